//! The pawn on a place card, which is also its drag handle.

use leptos::ev::{KeyboardEvent, PointerEvent};

use crate::ui::prelude::*;

use crate::{
    browser::capture::release,
    rules::pieceagories::{ChairId, PlanField},
    ui::parts::{Pawn, pawn::initial},
};

use super::{form::SetupForm, place::chair};

/// The pawn: a press offers all pawns, a drag moves the chair, arrow keys do too.
pub(super) fn grip(form: SetupForm, id: ChairId, picking: RwSignal<Option<ChairId>>) -> Html {
    // The place at the start of the press: if it changed, the press was a drag.
    let grabbed = StoredValue::new(None::<usize>);
    let place = move || form.plan.with_untracked(|plan| plan.roster.place(id));
    let grab = move |press: PointerEvent| {
        release(&press);
        grabbed.set_value(place());
        form.dragged.set(Some(id));
    };
    let press = move |_| {
        if grabbed.get_value().is_none_or(|from| place() == Some(from)) {
            picking.set(Some(id));
        }
    };
    let by_key = move |key: KeyboardEvent| {
        grabbed.set_value(None);
        move_by_key(form, id, &key);
    };
    html! {
        <button
            id=format!("pawn-{id}")
            type="button"
            class="bare grip"
            aria-label=move || label(form, id)
            on:pointerdown=grab
            on:click=press
            on:keydown=by_key
        >
            {drawn(form, id)}
        </button>
    }
}

fn label(form: SetupForm, id: ChairId) -> String {
    let pawn = chair(form, id, |chair| chair.pawn).flatten();
    let pawn = pawn.map_or("none left".to_owned(), |pawn| pawn.to_string());
    format!("Pawn of {}: {pawn}. Press to choose, arrows to move the chair", form.called(id))
}

fn drawn(form: SetupForm, id: ChairId) -> Html {
    let pawn = Memo::new(move |_| chair(form, id, |chair| chair.pawn).flatten());
    let letter = Memo::new(move |_| chair(form, id, |chair| initial(chair.name.trim())).unwrap_or_default());
    let drawn = move || match pawn.get() {
        Some(suit) => html! { <Pawn suit initial=letter.get()/> },
        None => html! { <span class="none" aria-hidden="true">"?"</span> },
    };
    html! { {drawn} }
}

fn move_by_key(form: SetupForm, id: ChairId, key: &KeyboardEvent) {
    let clockwise = match key.key().as_str() {
        "ArrowRight" | "ArrowDown" => true,
        "ArrowLeft" | "ArrowUp" => false,
        _ => return,
    };
    key.prevent_default();
    form.shift(id, clockwise);
    // A moved element loses the focus.
    form.lead_to(PlanField::Pawn(id));
}
