//! The pawns to choose from (PG-26).

use crate::ui::prelude::*;

use crate::{
    rules::{pieceagories::ChairId, piecepack::Suit},
    ui::parts::{Dialog, Pawn, pawn::initial},
};

use super::form::SetupForm;

/// All pawns, for the chair that is `picking`.
pub(super) fn pawns(form: SetupForm, picking: RwSignal<Option<ChairId>>) -> Html {
    let open = Memo::new(move |_| picking.get().is_some());
    let all = move || {
        let owned = form.plan.with(|plan| plan.roster.owned());
        let pawn = |id| owned.iter().map(|&suit| pawn(form, picking, id, suit)).collect_html();
        picking.get().map(pawn).into_html()
    };
    html! {
        <Dialog open on_close=move |()| picking.set(None) title="Which pawn?">
            <p class="quietly" dir="auto">{move || whose(form, picking)}</p>
            <div class="pawns">{all}</div>
        </Dialog>
    }
}

/// Whose pawn is chosen, and what happens to its present owner.
fn whose(form: SetupForm, picking: RwSignal<Option<ChairId>>) -> Option<String> {
    let name = form.called(picking.get()?);
    Some(format!("For {name}. A pawn that somebody has is swapped for the one given up."))
}

/// A pawn and its owner.
fn pawn(form: SetupForm, picking: RwSignal<Option<ChairId>>, id: ChairId, suit: Suit) -> Html {
    let (whose, mine) = form.plan.with_untracked(|plan| {
        let holder = plan.roster.people().find(|chair| chair.pawn == Some(suit));
        (holder.map(|chair| chair.name.trim().to_owned()), holder.is_some_and(|chair| chair.id == id))
    });
    let letter = whose.as_deref().map(initial).unwrap_or_default();
    let give = move |_| {
        form.plan.update(|plan| plan.roster.give_pawn(id, suit));
        picking.set(None);
    };
    html! {
        <button type="button" class="bare" aria-pressed=mine.to_string() on:click=give>
            <Pawn suit initial=letter/>
            <b>{suit.to_string()}</b>
            <small dir="auto">{whose.unwrap_or_else(|| "free".to_owned())}</small>
        </button>
    }
}
