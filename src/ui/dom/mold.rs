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
    /// Its elements that stand in no other, without anything in their gaps.
    Cast(Vec<Node>),
}

/// Copies of all elements of a markup that stand in no other; nothing, when it is drawn for the first time.
pub(super) fn copies(words: &'static str) -> Option<Vec<Node>> {
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
            Mold::Cast(roots) => Some(roots.iter().map(Node::copy).collect()),
            Mold::Once => None,
        }
    })
}
