//! Keeping the focus where it is while views change.

use std::iter;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::dom::Node;

/// Changes the content of `parent` and keeps the focus. An element that was moved keeps the focus; if the
/// element was removed, the element that is now in its place gets the focus.
pub(crate) fn keep(parent: &Node, change: impl FnOnce()) {
    let Some(before) = focused() else { return change() };
    let path = path(parent.as_element(), &before);
    change();
    let Some(path) = path else { return };
    let now =
        if before.is_connected() { Some(before.clone()) } else { element_at(parent.as_element(), &path) };
    // If `change` has set the focus itself, nothing is done. The new element must have the same tag as the
    // old one.
    if is_lost()
        && let Some(now) = now.filter(|now| now.tag_name() == before.tag_name())
        && let Ok(now) = now.dyn_into::<HtmlElement>()
    {
        // An element that cannot take the focus is left without it.
        let _ = now.focus();
    }
}

/// The path from `parent` down to `element`: its index among its siblings on each level.
fn path(parent: &Element, element: &Element) -> Option<Vec<usize>> {
    let above = element.parent_element()?;
    let mut path = if above == *parent { Vec::new() } else { self::path(parent, &above)? };
    path.push(
        iter::successors(element.previous_element_sibling(), Element::previous_element_sibling).count(),
    );
    Some(path)
}

/// The element at the end of a path.
fn element_at(parent: &Element, path: &[usize]) -> Option<Element> {
    path.iter().try_fold(parent.clone(), |element, &index| {
        iter::successors(element.first_element_child(), Element::next_element_sibling).nth(index)
    })
}

fn is_lost() -> bool {
    focused().is_none_or(|element| element.tag_name() == "BODY")
}

fn focused() -> Option<Element> {
    web_sys::window()?.document()?.active_element()
}
