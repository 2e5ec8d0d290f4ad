//! What changes of itself: the one kind of effect that draws.

use std::borrow::Cow;

use leptos::{
    prelude::{Owner, RenderEffect},
    reactive::effect::EffectFunction,
};

use super::view::{AnyView, Look};
use crate::browser::{
    dom::{self, Node, Span},
    focus,
};

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

/// Draws a view that changes. A text that only says something else stays the text it is; all else is drawn anew.
pub(super) fn draw(mut live: Box<dyn Look>, parent: &Node, before: Option<&Node>) {
    let place = place(parent, before);
    let mut text: Option<(Node, Cow<'static, str>)> = None;
    follow(Box::new(move || {
        let view = live.look();
        let Some(parent) = place.last.parent() else { return };
        match (&mut text, view) {
            (Some((_, said)), AnyView::Text(says)) if *said == says => {}
            (Some((node, said)), AnyView::Text(says)) => {
                node.set_says(&says);
                *said = says;
            }
            (None, AnyView::Text(says)) => {
                place.clear_between();
                let node = dom::text(&says);
                parent.insert(&node, Some(&place.last));
                text = Some((node, says));
            }
            (None, AnyView::Nothing) if place.is_empty() => {}
            (_, view) => {
                text = None;
                focus::keep(&parent, || {
                    place.clear_between();
                    view.draw(&parent, Some(&place.last));
                });
            }
        }
    }));
}

/// An effect that does something else than draw: it first runs when what is there now has been drawn.
///
/// It is Leptos' own, compiled once for all that it may be asked to run.
pub struct Effect;

impl Effect {
    /// Calls `run` soon, and again whenever a signal it has read changes, for as long as the owner of this moment.
    pub fn new<M>(mut run: impl EffectFunction<(), M> + 'static) -> Self {
        let run: Box<dyn FnMut()> = Box::new(move || run.run(None));
        leptos::prelude::Effect::new(run);
        Self
    }
}
