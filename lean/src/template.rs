//! Templates: what of an `html!` never changes.
//!
//! A browser clones elements many times faster than it creates them one by one. So the first time an `html!` is drawn its
//! elements are created, and from the second time on they are cloned from a copy that was made with nothing in the gaps.

use std::cell::RefCell;

use crate::{Builder, dom::Node};

/// A part of a template. `html!` writes them in the order of the markup.
pub enum Part {
    /// The start tag of an element: `<p`.
    Element(&'static str),
    /// The start tag of an element of a drawing: `<path`.
    SvgElement(&'static str),
    /// An attribute that never changes, of the element that was started last.
    Attribute(&'static str, &'static str),
    /// A text that never changes.
    Text(&'static str),
    /// Something that is known only when the page runs; the next call on the builder fills it.
    Gap,
    /// The end tag of the element that was started last and has not ended.
    End,
}

/// The parts of one `html!`. They lie in the program, so their address tells one template from another.
pub(crate) type Template = &'static [Part];

thread_local! {
    /// Sorted by the address of their template.
    static CACHE: RefCell<Vec<(*const [Part], Cached)>> = const { RefCell::new(Vec::new()) };
}

/// What is kept of a template.
enum Cached {
    /// It was drawn once. Most views are never drawn again, and those need no copy.
    DrawnOnce,
    /// A fragment with its elements, and with nothing in the gaps.
    Elements(Node),
}

/// The first node of a clone of a template's elements, with the others behind it; nothing, when it is drawn for the first
/// time.
pub(crate) fn clone_cached(template: Template) -> Option<Node> {
    CACHE.with_borrow_mut(|cache| {
        let place = match cache.binary_search_by_key(&key(template), |(known, _)| key(*known)) {
            Ok(place) => place,
            Err(place) => {
                cache.insert(place, (template, Cached::DrawnOnce));
                return None;
            }
        };
        let (_, cached) = cache.get_mut(place)?;
        if let Cached::DrawnOnce = cached {
            *cached = Cached::Elements(Builder::without_gaps(template));
        }
        match cached {
            Cached::Elements(fragment) => fragment.clone_node().first_child(),
            Cached::DrawnOnce => None,
        }
    })
}

/// Two templates of the same address and length are the same.
fn key(template: *const [Part]) -> (*const Part, usize) {
    (template.cast(), template.len())
}
