//! Keeps the focus in its place while the page changes.
//!
//! When a closure in `view!` runs again, Leptos draws what is in it anew, and a browser takes the focus from an element that is removed.
//! People at the keyboard and at a screen reader would start again from the top of the page. So the element that stands
//! in the place of the removed one gets the focus, if it has the same tag.

use std::{cell::RefCell, iter};

use leptos::prelude::queue_microtask;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, Event, HtmlElement, MutationObserver, MutationObserverInit};

use super::{ListenerGuard, focus};

thread_local! {
    static KEPT: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// The element that has the focus, and where it stands.
struct Kept {
    element: Element,
    /// Its parent and its index there, then those of its parent, up to the root.
    path: Vec<(Element, usize)>,
}

impl Kept {
    fn of(element: Element) -> Self {
        let above = |element: &Element| {
            let index =
                iter::successors(element.previous_element_sibling(), Element::previous_element_sibling);
            Some((element.parent_element()?, index.count()))
        };
        let path = iter::successors(above(&element), |(parent, _)| above(parent)).collect();
        Self { element, path }
    }

    /// The element that stands in its place now; none on another screen, which sets the focus itself.
    fn successor(&self) -> Option<HtmlElement> {
        let highest = self.path.iter().position(|(parent, _)| parent.is_connected())?;
        let (parent, _) = &self.path[highest];
        if super::root().as_deref() == Some(parent) {
            return None;
        }
        let mut indices = self.path[..=highest].iter().rev().map(|(_, index)| *index);
        let found = indices.try_fold(parent.clone(), |parent, index| {
            iter::successors(parent.first_element_child(), Element::next_element_sibling).nth(index)
        })?;
        let is_same_kind = found.tag_name() == self.element.tag_name();
        is_same_kind.then(|| found.dyn_into().ok()).flatten()
    }
}

/// Keeps the focus in its place for as long as the page is open.
pub fn listen(root: &Element) {
    ListenerGuard::new()
        .capture_on_window("focusin", Box::new(|_| remember()))
        .capture_on_window("focusout", Box::new(|event| forget_unless_removed(&event)))
        .keep_forever();
    let changed = Closure::<dyn FnMut()>::new(after_change);
    if let Ok(observer) = MutationObserver::new(changed.as_ref().unchecked_ref()) {
        let options = MutationObserverInit::new();
        options.set_child_list(true);
        options.set_subtree(true);
        // This fails only without anything to observe.
        let _ = observer.observe_with_options(root, &options);
    }
    changed.forget();
}

fn remember() {
    KEPT.set(focus::focused().map(Kept::of));
}

/// An element that loses the focus without being removed was left on purpose. Only after this event it is known whether it was removed.
fn forget_unless_removed(event: &Event) {
    let left = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    queue_microtask(move || {
        KEPT.with_borrow_mut(|kept| {
            let is_left =
                |kept: &mut Kept| left.as_ref() == Some(&kept.element) && kept.element.is_connected();
            if focus::is_lost() {
                kept.take_if(is_left);
            }
        });
    });
}

fn after_change() {
    if !focus::is_lost() {
        // Its place may have changed.
        return remember();
    }
    let removed = KEPT.take().filter(|kept| !kept.element.is_connected());
    if let Some(successor) = removed.and_then(|kept| kept.successor()) {
        // An element that cannot take the focus is left without it.
        let _ = successor.focus();
    }
}
