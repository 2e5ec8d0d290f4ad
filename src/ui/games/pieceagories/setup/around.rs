//! The table with a place card for each chair, the host, and the pawns to choose from.

use crate::ui::prelude::*;

use crate::{
    rules::piecepack::Suit,
    screens::{
        painted::ADD_PERSON,
        pieceagories::{owner_of, seats_around, who_could_host},
    },
    setup::{
        guests::GuestId,
        pieceagories::{PlanField, Roster},
    },
    ui::{
        guests::{end_drag_on_release, kept_players},
        parts::{Dialog, Notice, Pawn, Quiet, drawn, piecepack::initial},
    },
    wording::{Sentence, isolated},
};

use super::{
    SetupForm,
    place_card::place_card,
    whole_list::{bring_back, whole_list},
    writing::writing,
};

/// The table. Enter on the last, empty chair calls `start`.
pub(super) fn around(form: SetupForm, start: Callback<()>) -> AnyView {
    let picking = RwSignal::new(None::<GuestId>);
    let chairs = Memo::new(move |_| {
        form.plan.with(|plan| plan.roster.guests().list().iter().map(|chair| chair.id).collect::<Vec<_>>())
    });
    let cells = Memo::new(move |_| seats_around(chairs.with(Vec::len)));
    end_drag_on_release(form.dragged);
    view! {
        <section class="around wide stack" aria-label="The table" data-crowd=move || cells.with(Vec::is_empty).to_string()>
            <ol class="places grid" data-places="" aria-label="Who is here, in the order people sit">
                <For each=move || chairs.get() key=|id| *id let(id)>
                    {place_card(form, id, cells, picking, start)}
                </For>
            </ol>
            <div class="middle stack">
                <div class="row" data-list-buttons="">
                    {host(form)}
                    {add(form)}
                    {whole_list(form)}
                </div>
                {bring_back(form)}
                {kept_players(form.shared, Callback::new(move |id| form.exchange(id)))}
                {writing(form)}
            </div>
            {pawns(form, picking)}
        </section>
    }.into_any()
}

/// The button for another chair, and the sentence if no more fit.
fn add(form: SetupForm) -> AnyView {
    let add = move |()| form.add_people(Roster::add);
    view! {
        <Quiet on_press=add>{ADD_PERSON}</Quiet>
        <Notice text=form.full/>
    }
    .into_any()
}

/// The value for a host who does not play. The ids of chairs are numbers, so no chair has this value.
const HOST_ONLY: &str = "host-only";

/// The choice of the host: a player, or somebody who does not play (PG-21, PG-R04).
fn host(form: SetupForm) -> AnyView {
    let choose = move |event| {
        let value = event_target_value(&event);
        form.plan.update(|plan| {
            let chair = plan.roster.guests().list().iter().find(|chair| chair.id.to_string() == value);
            let chair = chair.map(|chair| chair.id);
            plan.roster.set_host(chair);
        });
        if value == HOST_ONLY {
            form.focus_field(PlanField::Host);
        }
    };
    let host_only = Memo::new(move |_| form.plan.with(|plan| plan.roster.host().is_none()));
    view! {
        <label class="host row">
            <span>"Host"</span>
            <select on:change=choose aria-describedby="host-does">
                {move || people(form)}
                <option value=HOST_ONLY prop:selected=move || host_only.get()>"A host who doesn’t play"</option>
            </select>
        </label>
        <span id="host-does" hidden>"The host picks the categories, rolls the dice and moves the pawns."</span>
        {move || host_only.get().then(|| host_name(form))}
    }.into_any()
}

/// Everybody who could host.
fn people(form: SetupForm) -> AnyView {
    form.plan.with(|plan| {
        let host = plan.roster.host();
        let option = |(id, name): (GuestId, String)| {
            view! { <option translate="no" value=id.to_string() prop:selected=host == Some(id)>{name}</option> }.into_any()
        };
        who_could_host(&plan.roster).into_iter().map(option).collect_view().into_any()
    })
}

/// The name of a host who does not play.
fn host_name(form: SetupForm) -> AnyView {
    let text = Memo::new(move |_| form.plan.with(|plan| plan.roster.host_name.clone()));
    let problem = Memo::new(move |_| form.problem_at(PlanField::Host));
    view! {
        <input
            id="host-name"
            type="text"
            dir="auto"
            placeholder="Their name"
            autocomplete="off"
            spellcheck="false"
            aria-label="Name of the host"
            aria-invalid=move || problem.get().is_some().then_some("true")
            aria-describedby="problem-host"
            prop:value=move || text.get()
            on:input=move |event| form.plan.update(|plan| plan.roster.host_name = event_target_value(&event))
        />
        <span id="problem-host"><Notice text=problem attempts=form.attempts/></span>
    }
    .into_any()
}

/// All pawns, for the chair that is `picking` (PG-26).
fn pawns(form: SetupForm, picking: RwSignal<Option<GuestId>>) -> AnyView {
    let open = Memo::new(move |_| picking.get().is_some());
    let all = move || {
        let owned = form.plan.with(|plan| plan.roster.suits_in_play());
        let pawn = |id| owned.iter().map(|&suit| pawn(form, picking, id, suit)).collect_view();
        picking.get().map(pawn).into_any()
    };
    view! {
        <Dialog open on_close=move |()| picking.set(None) title="Which pawn?">
            <p class="quietly" dir="auto">{move || whose(form, picking).as_ref().map(drawn)}</p>
            <div class="pawns grid">{all}</div>
        </Dialog>
    }
    .into_any()
}

/// For whom a pawn is chosen, and what happens if somebody has that pawn.
fn whose(form: SetupForm, picking: RwSignal<Option<GuestId>>) -> Option<Sentence> {
    let name = isolated(form.chair_name(picking.get()?));
    Some(format!("For {name}. A pawn that somebody has is swapped for the one given up.").into())
}

/// A pawn and its owner.
fn pawn(form: SetupForm, picking: RwSignal<Option<GuestId>>, id: GuestId, suit: Suit) -> AnyView {
    let owner = form.plan.with_untracked(|plan| owner_of(&plan.roster, suit));
    let is_owner = owner.as_ref().is_some_and(|(owner, _)| *owner == id);
    let owner_name = owner.map(|(_, name)| name);
    let letter = owner_name.as_deref().map(initial).unwrap_or_default();
    let owner = match owner_name {
        Some(name) => view! { <small dir="auto" translate="no">{name}</small> }.into_any(),
        None => view! { <small>"free"</small> }.into_any(),
    };
    let give = move |_| {
        form.plan.update(|plan| plan.roster.give_pawn(id, suit));
        picking.set(None);
    };
    view! {
        <button type="button" class="unstyled stack" aria-pressed=is_owner.to_string() on:click=give>
            <Pawn suit initial=letter/>
            <b>{suit.to_string()}</b>
            {owner}
        </button>
    }
    .into_any()
}
