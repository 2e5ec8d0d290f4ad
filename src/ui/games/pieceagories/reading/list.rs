//! The list of ten beside the reading: what came before can be turned back to, what comes is in sight.

use crate::ui::prelude::*;

use super::{Look, current, heard};
use crate::{
    rules::pieceagories::{Heard, Number},
    ui::{
        games::pieceagories::{list::category, marks::symbol},
        rove::{arrows, tab_stop},
    },
};

/// The list, with the category that is read marked, and what became of the answers so far.
pub(super) fn list(look: Look) -> AnyView {
    let entries = Number::all().map(|line| entry(look, line)).collect_view();
    view! {
        <nav class="turning" aria-label="The list">
            <ol data-rove="" on:keydown=arrows>{entries}</ol>
        </nav>
    }
    .into_any()
}

fn entry(look: Look, line: Number) -> AnyView {
    let at = look.at;
    let read =
        Memo::new(move |_| at.scene(|scene| heard(scene).iter().any(|heard| heard.place.line == line)));
    let now = Memo::new(move |_| at.scene(current) == line);
    let shown = Memo::new(move |_| look.line.get() == line);
    let so_far = Memo::new(move |_| {
        at.scene(|scene| {
            let here = heard(scene).iter().filter(|heard| heard.place.line == line);
            here.map(|heard| symbol(&heard.mark)).collect::<String>()
        })
    });
    let standing = move || {
        at.scene(|scene| {
            let here = || heard(scene).iter().filter(|heard| heard.place.line == line);
            format!(", {} of {} stand", here().filter(|heard| stands(heard)).count(), here().count())
        })
    };
    let says = move || {
        view! {
            <span class="number">{line.to_string()}</span>
            <bdi class="category">{category(at, line)}</bdi>
        }
    };
    let body = move || {
        if read.get() || now.get() {
            view! {
                <button type="button" tabindex=move || tab_stop(usize::from(!now.get())) aria-current=move || shown.get().then_some("true") on:click=move |_| look.turn_to(line)>
                    {says()}
                    <span class="so-far" aria-hidden="true">{move || so_far.get()}</span>
                    <span class="visually-hidden">{standing}</span>
                </button>
            }
            .into_any()
        } else {
            view! { <span class="ahead">{says()}</span> }.into_any()
        }
    };
    view! { <li data-now=move || now.get().to_string()>{body}</li> }.into_any()
}

fn stands(heard: &Heard) -> bool {
    heard.mark.stands()
}
