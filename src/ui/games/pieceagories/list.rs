//! The list of ten, as everybody reads it.

use crate::ui::prelude::*;

use super::at::At;
use crate::{
    rules::pieceagories::{Category, Number, Scene},
    ui::parts::Slip,
};

/// The list that lies on the table, if one does.
pub(super) fn list(scene: &Scene) -> &[Category] {
    match scene {
        Scene::Flipping { list, .. }
        | Scene::Armed { list, .. }
        | Scene::Typing { list, .. }
        | Scene::Paper { list, .. }
        | Scene::Entering { list, .. }
        | Scene::Appeals { list, .. }
        | Scene::Reading { list, .. }
        | Scene::Scored { list, .. } => list,
        Scene::Brainstorm { .. } | Scene::Picking { .. } | Scene::Over { .. } => &[],
    }
}

/// The list in large type and in numerical order (PG-32, PG-33). It does not change while a room is open.
pub(super) fn laid_out(at: At) -> AnyView {
    let slips = at.session.view.with_untracked(|view| list(&view.scene).to_vec());
    view! { <ol class="ten" aria-label="The list">{slips.into_iter().map(slip).collect_view()}</ol> }
        .into_any()
}

fn slip(category: Category) -> AnyView {
    let older: Vec<u8> = category.old.iter().map(|&number| u8::from(number)).collect();
    view! { <li><Slip text=category.text number=Some(u8::from(category.number)) older/></li> }.into_any()
}

/// What the category of a line says.
pub(super) fn category(at: At, line: Number) -> String {
    at.session.view.with_untracked(|view| {
        let category = list(&view.scene).iter().find(|category| category.number == line);
        category.map(|category| category.text.clone()).unwrap_or_default()
    })
}
