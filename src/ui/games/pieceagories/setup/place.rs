//! A place card: who sits on a chair, behind which pawn.

use leptos::ev::{ClipboardEvent, KeyboardEvent};

use crate::ui::prelude::*;

use crate::{
    browser::focus,
    rules::pieceagories::{Chair, ChairId, Roster, Spot, names_many},
    ui::parts::{Notice, Quiet},
};

use super::{birthday::birthday, desk::Desk, grip::grip};

/// A place card.
pub(super) fn place(
    desk: Desk,
    id: ChairId,
    spots: Memo<Vec<(usize, usize)>>,
    picking: RwSignal<Option<ChairId>>,
    deal: Callback<()>,
) -> Html {
    let spot = move || {
        let place = desk.plan.with(|plan| plan.roster.place(id));
        place.and_then(|place| spots.with(|spots| spots.get(place).copied())).unwrap_or_default()
    };
    let empty = Memo::new(move |_| chair(desk, id, Chair::is_empty).unwrap_or(true));
    let hosts = move || desk.plan.with(|plan| plan.roster.host() == Some(id)) && !empty.get();
    html! {
        <li
            class="place"
            data-empty=move || empty.get().to_string()
            data-dragged=move || (desk.dragged.get() == Some(id)).to_string()
            style:--row=move || spot().0.to_string()
            style:--column=move || spot().1.to_string()
            on:pointerenter=move |_| desk.make_room(id)
        >
            <div class="who">
                {grip(desk, id, picking)}
                {name(desk, id, deal)}
                {remove(desk, id)}
            </div>
            {move || if empty.get() { Html::Nothing } else { where_from(desk, id) }}
            <span class="hosts">{move || hosts().then_some("host")}</span>
            {amiss(desk, id)}
        </li>
    }
}

/// When somebody was born, and the way to another seat.
fn where_from(desk: Desk, id: ChairId) -> Html {
    html! {
        <div class="where">
            {birthday(desk, id)}
            {shift(desk, id, false)}
            {shift(desk, id, true)}
        </div>
    }
}

/// Something about a chair, while it is there.
pub(super) fn chair<T>(desk: Desk, id: ChairId, read: impl Fn(&Chair) -> T) -> Option<T> {
    desk.plan.with(|plan| plan.roster.chair(id).map(read))
}

/// The name, in whatever shape it was typed.
fn name(desk: Desk, id: ChairId, deal: Callback<()>) -> Html {
    let text = Memo::new(move |_| chair(desk, id, |chair| chair.name.clone()).unwrap_or_default());
    let label = move || {
        format!("Name at seat {}", desk.plan.with(|plan| plan.roster.place(id).map_or(0, |place| place + 1)))
    };
    let write = move |event| desk.plan.update(|plan| plan.roster.rename(id, &event_target_value(&event)));
    let by_key = move |key: KeyboardEvent| {
        if key.key() == "Enter" && !key.is_composing() {
            key.prevent_default();
            go_on(desk, id, deal);
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
            aria-invalid=move || wrong(desk, id).is_some().then_some("true")
            aria-describedby=format!("amiss-{id}")
            prop:value=move || text.get()
            on:input=write
            on:keydown=by_key
            on:paste=move |event| paste(desk, id, &event)
        />
    }
}

/// Enter: to the next name, to a new chair, or on the last chair if it was left empty to the game.
fn go_on(desk: Desk, id: ChairId, deal: Callback<()>) {
    let (empty, next) = desk.plan.with_untracked(|plan| {
        let behind = plan.roster.place(id).and_then(|place| plan.roster.chairs().get(place + 1));
        (plan.roster.chair(id).is_none_or(Chair::is_empty), behind.map(|chair| chair.id))
    });
    match next {
        Some(next) => desk.lead_to(Spot::Name(next)),
        None if empty => deal.run(()),
        None => desk.seat(Roster::add),
    }
}

/// Several names at once become several people; one name is pasted as any text is.
fn paste(desk: Desk, id: ChairId, event: &ClipboardEvent) {
    let text =
        event.clipboard_data().and_then(|clipboard| clipboard.get_data("text").ok()).unwrap_or_default();
    if !names_many(&text) {
        return;
    }
    event.prevent_default();
    desk.seat(|roster| roster.paste(id, &text));
}

/// Takes the chair away. Whoever sat there can be brought back.
fn remove(desk: Desk, id: ChairId) -> Html {
    let press = move |_| {
        let place = desk.plan.with_untracked(|plan| plan.roster.place(id)).unwrap_or_default();
        let away = desk.plan.try_update(|plan| plan.roster.remove(id)).flatten();
        if let Some(away) = away.filter(|away| !away.name().trim().is_empty()) {
            desk.say(format!("{} has left the table.", away.name().trim()));
            desk.away.set(Some(away));
        }
        let neighbour = desk.plan.with_untracked(|plan| {
            let chairs = plan.roster.chairs();
            chairs.get(place).or(chairs.last()).map(|chair| chair.id)
        });
        if let Some(neighbour) = neighbour {
            desk.lead_to(Spot::Pawn(neighbour));
        }
    };
    html! {
        <button type="button" class="remove" aria-label=move || format!("Take away {}", desk.called(id)) on:click=press>
            "×"
        </button>
    }
}

/// Moves the chair one place on, or one back.
fn shift(desk: Desk, id: ChairId, clockwise: bool) -> Html {
    let label = move || {
        let way = if clockwise { "later" } else { "earlier" };
        format!("Move {} one seat {way}", desk.called(id))
    };
    let press = move |_| {
        desk.shift(id, clockwise);
        // A card that moves loses the focus on its way.
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

/// What is wrong with the chair, whether or not it is the first thing in the way.
fn wrong(desk: Desk, id: ChairId) -> Option<String> {
    let unreadable = chair(desk, id, |chair| chair.called().err().filter(|_| !chair.is_empty())).flatten();
    let spots = [Spot::Name(id), Spot::Pawn(id), Spot::Birthday(id)];
    unreadable
        .map(|reason| reason.to_string())
        .or_else(|| spots.into_iter().find_map(|spot| desk.hitch_at(spot)))
}

/// The sentence below the card, with the press that mends it where there is one.
fn amiss(desk: Desk, id: ChairId) -> Html {
    let text = Memo::new(move |_| wrong(desk, id));
    let no_pawn = Memo::new(move |_| {
        let scarce = desk.plan.with(|plan| usize::from(plan.roster.suits()) < Roster::PAWNS);
        (scarce && desk.hitch_at(Spot::Pawn(id)).is_some())
            .then(|| desk.plan.with(|plan| plan.roster.people().count().min(Roster::PAWNS)))
    });
    let no_birthday = Memo::new(move |_| desk.hitch_at(Spot::Birthday(id)).is_some());
    let own = move |suits: usize| {
        let press = move |()| {
            desk.plan.update(|plan| plan.roster.own(u8::try_from(suits).unwrap_or(u8::MAX)));
            desk.lead_to(Spot::Whole);
        };
        html! { <Quiet on_press=press>{format!("Own {suits} suits")}</Quiet> }
    };
    let by_seat = move || {
        let press = move |()| {
            desk.plan.update(|plan| plan.house.by_seat = true);
            desk.lead_to(Spot::Whole);
        };
        html! { <Quiet on_press=press>"Go by seats instead"</Quiet> }
    };
    html! {
        <div class="amiss" id=format!("amiss-{id}")>
            <Notice text=text asked=desk.asked/>
            {move || no_pawn.get().map(own)}
            {move || no_birthday.get().then(by_seat)}
        </div>
    }
}
