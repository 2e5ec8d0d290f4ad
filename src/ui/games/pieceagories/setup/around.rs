//! The table with a place card for each chair.

use crate::ui::prelude::*;

use crate::{
    rules::pieceagories::{ChairId, PlanField, Roster},
    ui::parts::{Notice, Quiet},
};

use super::{form::SetupForm, host::host, pawns::pawns, place::place, writing::writing};

/// The most chairs around the table; more are shown in rows.
const AROUND: usize = 8;

/// The table. Enter on the last, empty chair calls `deal`.
pub(super) fn around(form: SetupForm, deal: Callback<()>) -> Html {
    let picking = RwSignal::new(None::<ChairId>);
    let chairs = Memo::new(move |_| {
        form.plan.with(|plan| plan.roster.chairs().iter().map(|chair| chair.id).collect::<Vec<_>>())
    });
    let spots = Memo::new(move |_| seats_around(chairs.with(Vec::len)));
    let let_go = move || form.dragged.set(None);
    let up = window_event_listener(leptos::ev::pointerup, move |_| let_go());
    let cancel = window_event_listener(leptos::ev::pointercancel, move |_| let_go());
    on_cleanup(move || {
        up.remove();
        cancel.remove();
    });
    html! {
        <section class="around wide" aria-label="The table" data-crowd=move || spots.with(Vec::is_empty).to_string()>
            <ol class="places" aria-label="Who is here, in the order people sit">
                <Each each=move || chairs.get() key=|id| *id let(id)>
                    {place(form, id, spots, picking, deal)}
                </Each>
            </ol>
            <div class="middle">
                {writing(form)}
                <div class="row">
                    {host(form)}
                    {add(form)}
                    {put_back(form)}
                </div>
            </div>
            {pawns(form, picking)}
        </section>
    }
}

/// The cells of the chairs, clockwise, in a grid of eight columns of which each chair takes two: the first half above
/// the table, the others below. `None` if they do not fit.
fn seats_around(chairs: usize) -> Vec<(usize, usize)> {
    if chairs > AROUND {
        return Vec::new();
    }
    let above = chairs.div_ceil(2);
    let below = chairs - above;
    let row = |row: usize, seats: usize| (0..seats).map(move |seat| (row, 5 - seats + 2 * seat));
    row(1, above).chain(row(3, below).rev()).collect()
}

/// The button for another chair, and the sentence if no more fit.
fn add(form: SetupForm) -> Html {
    let add = move |()| form.seat(Roster::add);
    html! {
        <Quiet on_press=add>"Add a chair"</Quiet>
        <Notice text=form.full/>
    }
}

/// The button that restores a removed chair.
fn put_back(form: SetupForm) -> Html {
    let name =
        Memo::new(move |_| form.away.with(|away| away.as_ref().map(|away| away.name().trim().to_owned())));
    let press = move |()| {
        if let Some(away) = form.away.try_update(Option::take).flatten() {
            let id = form.plan.try_update(|plan| plan.roster.put_back(away));
            form.lead_to(id.map_or(PlanField::Whole, PlanField::Pawn));
        }
    };
    let back = move |name: String| html! { <Quiet on_press=press>"Bring back "<bdi>{name}</bdi></Quiet> };
    html! { {move || name.get().map(back)} }
}
