//! A place card: name and pawn of a chair.

use leptos::ev::{ClipboardEvent, KeyboardEvent};

use crate::ui::prelude::*;

use crate::{
    browser::focus,
    rules::pieceagories::{Chair, ChairId, PlanField, Roster, names_many},
    ui::parts::{Notice, Quiet},
};

use super::{birthday::birthday, form::SetupForm, grip::grip};

/// A place card.
pub(super) fn place(
    form: SetupForm,
    id: ChairId,
    spots: Memo<Vec<(usize, usize)>>,
    picking: RwSignal<Option<ChairId>>,
    deal: Callback<()>,
) -> Html {
    let spot = move || {
        let place = form.plan.with(|plan| plan.roster.place(id));
        place.and_then(|place| spots.with(|spots| spots.get(place).copied())).unwrap_or_default()
    };
    let empty = Memo::new(move |_| chair(form, id, Chair::is_empty).unwrap_or(true));
    let hosts = move || form.plan.with(|plan| plan.roster.host() == Some(id)) && !empty.get();
    html! {
        <li
            class="place"
            data-empty=move || empty.get().to_string()
            data-dragged=move || (form.dragged.get() == Some(id)).to_string()
            style:--row=move || spot().0.to_string()
            style:--column=move || spot().1.to_string()
            on:pointerenter=move |_| form.make_room(id)
        >
            <div class="who">
                {grip(form, id, picking)}
                {name(form, id, deal)}
                {remove(form, id)}
            </div>
            {move || if empty.get() { Html::Nothing } else { where_from(form, id) }}
            <span class="hosts">{move || hosts().then_some("host")}</span>
            {amiss(form, id)}
        </li>
    }
}

/// The birthday, and the buttons to another seat.
fn where_from(form: SetupForm, id: ChairId) -> Html {
    html! {
        <div class="where">
            {birthday(form, id)}
            {shift(form, id, false)}
            {shift(form, id, true)}
        </div>
    }
}

/// Reads a chair, if it still exists.
pub(super) fn chair<T>(form: SetupForm, id: ChairId, read: impl Fn(&Chair) -> T) -> Option<T> {
    form.plan.with(|plan| plan.roster.chair(id).map(read))
}

/// The field for the name.
fn name(form: SetupForm, id: ChairId, deal: Callback<()>) -> Html {
    let text = Memo::new(move |_| chair(form, id, |chair| chair.name.clone()).unwrap_or_default());
    let label = move || {
        format!("Name at seat {}", form.plan.with(|plan| plan.roster.place(id).map_or(0, |place| place + 1)))
    };
    let write = move |event| form.plan.update(|plan| plan.roster.rename(id, &event_target_value(&event)));
    let by_key = move |key: KeyboardEvent| {
        if key.key() == "Enter" && !key.is_composing() {
            key.prevent_default();
            go_on(form, id, deal);
        }
    };
    html! {
        <input
            id=format!("name-{id}")
            type="text"
            dir="auto"
            placeholder="Name"
            autocomplete="off"
            autocapitalize="words"
            spellcheck="false"
            enterkeyhint="next"
            aria-label=label
            aria-invalid=move || wrong(form, id).is_some().then_some("true")
            aria-describedby=format!("amiss-{id}")
            prop:value=move || text.get()
            on:input=write
            on:keydown=by_key
            on:paste=move |event| paste(form, id, &event)
        />
    }
}

/// Enter: goes to the next name or adds a chair; on an empty last chair it starts the game.
fn go_on(form: SetupForm, id: ChairId, deal: Callback<()>) {
    let (empty, next) = form.plan.with_untracked(|plan| {
        let behind = plan.roster.place(id).and_then(|place| plan.roster.chairs().get(place + 1));
        (plan.roster.chair(id).is_none_or(Chair::is_empty), behind.map(|chair| chair.id))
    });
    match next {
        Some(next) => form.lead_to(PlanField::Name(next)),
        None if empty => deal.run(()),
        None => form.seat(Roster::add),
    }
}

/// Several pasted names become several players; a single name is pasted as usual.
fn paste(form: SetupForm, id: ChairId, event: &ClipboardEvent) {
    let text =
        event.clipboard_data().and_then(|clipboard| clipboard.get_data("text").ok()).unwrap_or_default();
    if !names_many(&text) {
        return;
    }
    event.prevent_default();
    form.seat(|roster| roster.paste(id, &text));
}

/// Removes the chair; this can be undone.
fn remove(form: SetupForm, id: ChairId) -> Html {
    let press = move |_| {
        let place = form.plan.with_untracked(|plan| plan.roster.place(id)).unwrap_or_default();
        let away = form.plan.try_update(|plan| plan.roster.remove(id)).flatten();
        if let Some(away) = away.filter(|away| !away.name().trim().is_empty()) {
            form.say(format!("{} has left the table.", away.name().trim()));
            form.away.set(Some(away));
        }
        let neighbour = form.plan.with_untracked(|plan| {
            let chairs = plan.roster.chairs();
            chairs.get(place).or(chairs.last()).map(|chair| chair.id)
        });
        if let Some(neighbour) = neighbour {
            form.lead_to(PlanField::Pawn(neighbour));
        }
    };
    html! {
        <button type="button" class="remove" aria-label=move || format!("Take away {}", form.called(id)) on:click=press>
            "×"
        </button>
    }
}

/// The button that moves the chair one place.
fn shift(form: SetupForm, id: ChairId, clockwise: bool) -> Html {
    let label = move || {
        let way = if clockwise { "later" } else { "earlier" };
        format!("Move {} one seat {way}", form.called(id))
    };
    let press = move |_| {
        form.shift(id, clockwise);
        // A moved element loses the focus.
        focus::put_when_drawn(format!("#shift-{clockwise}-{id}"));
    };
    html! {
        <button
            id=format!("shift-{clockwise}-{id}")
            type="button"
            class="shift"
            data-clockwise=clockwise.to_string()
            aria-label=label
            on:click=press
        ></button>
    }
}

/// The problem of the chair, even if it is not the first one of the plan.
fn wrong(form: SetupForm, id: ChairId) -> Option<String> {
    let unreadable = chair(form, id, |chair| chair.called().err().filter(|_| !chair.is_empty())).flatten();
    let spots = [PlanField::Name(id), PlanField::Pawn(id), PlanField::Birthday(id)];
    unreadable
        .map(|reason| reason.to_string())
        .or_else(|| spots.into_iter().find_map(|spot| form.problem_at(spot)))
}

/// The sentence below the card, with a button that solves the problem if possible.
fn amiss(form: SetupForm, id: ChairId) -> Html {
    let text = Memo::new(move |_| wrong(form, id));
    let no_birthday = Memo::new(move |_| form.problem_at(PlanField::Birthday(id)).is_some());
    let by_seat = move || {
        let press = move |()| {
            form.plan.update(|plan| plan.house.by_seat = true);
            form.lead_to(PlanField::Whole);
        };
        html! { <Quiet on_press=press>"Go by seats instead"</Quiet> }
    };
    html! {
        <div class="amiss" id=format!("amiss-{id}")>
            <Notice text=text attempts=form.attempts/>
            {move || no_birthday.get().then(by_seat)}
        </div>
    }
}
