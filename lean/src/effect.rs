//! The effect that draws a reactive view.

use std::borrow::Cow;

use leptos::prelude::{Owner, RenderEffect};

use crate::{
    Html, Render,
    dom::{self, Node, Nodes},
    focus,
};

/// Runs `draw` now, and again whenever a signal it has read changes, until the current owner is cleaned up.
pub(crate) fn render_effect(mut draw: Box<dyn FnMut()>) {
    let effect = RenderEffect::new(move |_| draw());
    Owner::on_cleanup(move || drop(effect));
}

/// Draws a reactive view. If one text follows another, the text node stays and only its value changes. Anything else is
/// drawn anew.
pub(crate) fn insert_reactive(mut view: Box<dyn Render>, parent: &Node, before: Option<&Node>) {
    let markers = Nodes::markers(parent, before);
    let mut shown: Option<(Node, Cow<'static, str>)> = None;
    render_effect(Box::new(move || {
        let html = view.render();
        // At the first run this is often a fragment; later it is the element to which the nodes were moved.
        let Some(parent) = markers.last.parent_node() else { return };
        match (&mut shown, html) {
            (Some((_, shown)), Html::Text(text)) if *shown == text => {}
            (Some((node, shown)), Html::Text(text)) => {
                node.set_node_value(&text);
                *shown = text;
            }
            (None, Html::Text(text)) => {
                markers.clear_between();
                let node = dom::create_text(&text);
                parent.insert_before(&node, Some(&markers.last));
                shown = Some((node, text));
            }
            (None, Html::Nothing) if markers.are_adjacent() => {}
            (_, html) => {
                shown = None;
                focus::keep(&parent, || {
                    markers.clear_between();
                    html.insert_into(&parent, Some(&markers.last));
                });
            }
        }
    }));
}
