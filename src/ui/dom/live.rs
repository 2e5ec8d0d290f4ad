//! What changes of itself: the one kind of effect that draws.

use std::borrow::Cow;

use leptos::prelude::{Owner, RenderEffect};

use super::AnyView;
use crate::browser::dom::{self, Node, Span};

/// Calls `draw` now, and again whenever a signal it has read changes, for as long as the owner of this moment.
pub(super) fn follow(mut draw: Box<dyn FnMut()>) {
    let effect = RenderEffect::new(move |_| draw());
    Owner::on_cleanup(move || drop(effect));
}

/// Marks a place in `parent`, before `before` or at the end, where things will come and go.
pub(super) fn place(parent: &Node, before: Option<&Node>) -> Span {
    let place = Span { first: dom::mark(), last: dom::mark() };
    parent.insert(&place.first, before);
    parent.insert(&place.last, before);
    place
}

/// Draws a view that changes. A text that only says something else stays the text it is.
pub(super) fn draw(mut look: Box<dyn FnMut() -> AnyView>, parent: &Node, before: Option<&Node>) {
    let place = place(parent, before);
    let mut text: Option<(Node, Cow<'static, str>)> = None;
    follow(Box::new(move || match (&mut text, look()) {
        (Some((_, said)), AnyView::Text(says)) if *said == says => {}
        (Some((text, said)), AnyView::Text(says)) => {
            text.set_says(&says);
            *said = says;
        }
        (_, view) => {
            place.clear_between();
            let Some(parent) = place.last.parent() else { return };
            if let AnyView::Text(says) = view {
                let node = dom::text(&says);
                parent.insert(&node, Some(&place.last));
                text = Some((node, says));
            } else {
                view.draw(&parent, Some(&place.last));
                text = None;
            }
        }
    }));
}
