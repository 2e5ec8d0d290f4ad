//! Templates: the static parts of an `html!`.
//!
//! A browser clones elements many times faster than it creates them one by one. So the first time an `html!` is rendered
//! its elements are created, and from the second time on they are cloned from a copy that contains only the static parts
//! (its gaps are empty).

use std::cell::RefCell;

use crate::{Builder, dom::Node};

/// A part of a template. `html!` writes them in the order of the markup.
pub enum Part {
    /// The start tag of an element: `<p`.
    Element(&'static str),
    /// The start tag of an SVG element: `<path`.
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

/// The parts of one `html!`. They are `'static`, so the address identifies the template.
pub(crate) type Template = &'static [Part];

thread_local! {
    /// Sorted by the address of their template.
    static CACHE: RefCell<Vec<(*const [Part], Cached)>> = const { RefCell::new(Vec::new()) };
}

/// The cache entry of a template.
enum Cached {
    /// It was rendered once. Most views are never rendered again, and those need no copy.
    RenderedOnce,
    /// A fragment with its elements and empty gaps.
    Elements(Node),
}

/// Clones the elements of a template. Returns the first node; the others are its next siblings. `None` when
/// the template is rendered for the first time, or has only gaps at its top level.
pub(crate) fn clone_cached(template: Template) -> Option<Node> {
    CACHE.with_borrow_mut(|cache| {
        let index = match cache.binary_search_by_key(&key(template), |(known, _)| key(*known)) {
            Ok(index) => index,
            Err(index) => {
                cache.insert(index, (template, Cached::RenderedOnce));
                return None;
            }
        };
        let (_, cached) = cache.get_mut(index)?;
        if let Cached::RenderedOnce = cached {
            *cached = Cached::Elements(Builder::without_gaps(template));
        }
        match cached {
            Cached::Elements(fragment) => fragment.clone_node().first_child(),
            Cached::RenderedOnce => None,
        }
    })
}

/// Two templates of the same address and length are the same.
fn key(template: *const [Part]) -> (*const Part, usize) {
    (template.cast(), template.len())
}
