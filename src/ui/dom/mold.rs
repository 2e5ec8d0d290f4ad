//! Molds: the unchanging part of a view is made once and copied from then on, which a browser does many times faster
//! than it makes elements.

use std::cell::RefCell;

use super::Markup;
use crate::browser::dom::Node;

thread_local! {
    /// In the order of where their words lie, which is theirs alone.
    static MOLDS: RefCell<Vec<(*const u8, Mold)>> = const { RefCell::new(Vec::new()) };
}

/// What is kept of the markup of a `view!`.
enum Mold {
    /// It was drawn once. Most views never are again, and those need no mold.
    Once,
    /// All that never changes of it, with nothing in the gaps.
    Cast(Node),
}

/// The first node of a copy of a markup, and the others behind it; nothing, when it is drawn for the first time.
pub(super) fn copy(words: &'static str) -> Option<Node> {
    MOLDS.with_borrow_mut(|molds| {
        let place = match molds.binary_search_by_key(&words.as_ptr(), |(words, _)| *words) {
            Ok(place) => place,
            Err(place) => {
                molds.insert(place, (words.as_ptr(), Mold::Once));
                return None;
            }
        };
        let (_, mold) = molds.get_mut(place)?;
        if let Mold::Once = mold {
            *mold = Mold::Cast(Markup::cast(words));
        }
        match mold {
            Mold::Cast(nowhere) => nowhere.copy().first(),
            Mold::Once => None,
        }
    })
}
