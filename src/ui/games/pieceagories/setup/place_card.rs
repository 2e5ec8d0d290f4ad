//! A place card: the name, the birthday and the pawn of a chair. The pawn is also its drag handle.

use leptos::ev::{KeyboardEvent, PointerEvent};

use crate::ui::prelude::*;

use crate::{
    browser::{focus, pointer::release},
    rules::day::{Birthday, Day},
    screens::{
        guests::{NameStep, name_step, seat_number},
        pieceagories::{pawn_label, problem_of_chair},
    },
    setup::{
        guests::{Guest, GuestId},
        pieceagories::{PlanField, Roster},
    },
    ui::{
        guests::{NameCallbacks, name_field},
        parts::{Notice, Pawn, Quiet, piecepack::initial},
    },
};

use super::{SetupForm, whole_list::RemovedPeople};

/// The place card of a chair. `cells` are the row and the column of each place around the table; `picking` is the chair whose pawn is
/// being chosen.
pub(super) fn place_card(
    form: SetupForm,
    id: GuestId,
    cells: Memo<Vec<(usize, usize)>>,
    picking: RwSignal<Option<GuestId>>,
    start: Callback<()>,
) -> AnyView {
    let cell = move || {
        let place = form.plan.with(|plan| plan.roster.guests().position(id));
        place.and_then(|place| cells.with(|cells| cells.get(place).copied())).unwrap_or_default()
    };
    let empty = Memo::new(move |_| chair(form, id, Guest::is_unnamed).unwrap_or(true));
    let hosts = move || form.plan.with(|plan| plan.roster.host() == Some(id)) && !empty.get();
    view! {
        <li
            class="place stack"
            data-empty=move || empty.get().to_string()
            data-dragged=move || (form.dragged.get() == Some(id)).to_string()
            style:--row=move || cell().0.to_string()
            style:--column=move || cell().1.to_string()
            on:pointerenter=move |_| form.move_dragged_to(id)
        >
            <div class="who row">
                {grip(form, id, picking)}
                {name(form, id, start)}
                {remove(form, id)}
            </div>
            {move || if empty.get() { ().into_any() } else { birthday_and_seat(form, id) }}
            <span class="hosts">{move || hosts().then_some("host")}</span>
            {problem_notice(form, id)}
        </li>
    }
    .into_any()
}

/// The birthday, and the buttons to another seat.
fn birthday_and_seat(form: SetupForm, id: GuestId) -> AnyView {
    view! {
        <div class="where row">
            {birthday(form, id)}
            {shift(form, id, EARLIER)}
            {shift(form, id, LATER)}
        </div>
    }
    .into_any()
}

/// Reads a chair, if it still exists.
fn chair<T>(form: SetupForm, id: GuestId, read: impl Fn(&Guest) -> T) -> Option<T> {
    form.plan.with(|plan| plan.roster.guests().guest(id).map(read))
}

/// The field for the name.
fn name(form: SetupForm, id: GuestId, start: Callback<()>) -> AnyView {
    let label = Signal::derive(move || {
        format!("Name at seat {}", form.plan.with(|plan| seat_number(plan.roster.guests(), id)))
    });
    let text = Memo::new(move |_| chair(form, id, |chair| chair.name.clone()).unwrap_or_default());
    let rename = Callback::new(move |name: String| form.plan.update(|plan| plan.roster.rename(id, &name)));
    // Several pasted names become several players.
    let paste = Callback::new(move |text: String| form.paste(id, text));
    let enter = Callback::new(move |()| go_on(form, id, start));
    let problem = Signal::derive(move || problem(form, id));
    name_field(id.to_string(), label, text.into(), problem, NameCallbacks { rename, paste, enter })
}

/// Enter: goes to the next name or adds a chair; on an empty last chair it starts the game.
fn go_on(form: SetupForm, id: GuestId, start: Callback<()>) {
    match form.plan.with_untracked(|plan| name_step(plan.roster.guests(), id)) {
        NameStep::Next(next) => form.focus_field(PlanField::Name(next)),
        NameStep::Start => start.run(()),
        NameStep::Add => form.add_people(Roster::add),
    }
}

/// The button that removes the chair. A chair with a name can be brought back.
fn remove(form: SetupForm, id: GuestId) -> AnyView {
    let press = move |click: leptos::ev::MouseEvent| {
        // The next button of this kind has moved below the pointer: a double click must not press it, too.
        if click.detail() > 1 {
            return;
        }
        let place = form.plan.with_untracked(|plan| plan.roster.guests().position(id)).unwrap_or_default();
        let removed = form.plan.try_update(|plan| plan.roster.remove(id)).flatten();
        form.full.set(None);
        if let Some(removed) = removed.filter(|removed| !removed.name().trim().is_empty()) {
            form.say(format!("{} has left the table.", removed.name().trim()));
            form.removed.set(Some(RemovedPeople::One(removed)));
        }
        let neighbour = form.plan.with_untracked(|plan| {
            let chairs = plan.roster.guests().list();
            chairs.get(place).or(chairs.last()).map(|chair| chair.id)
        });
        // The button that had the focus is gone. The pawn gets it, not the name: a field would open the keyboard of a phone.
        if let Some(neighbour) = neighbour {
            form.focus_field(PlanField::Pawn(neighbour));
        }
    };
    view! {
        <button type="button" class="remove" data-remove="" aria-label=move || format!("Take away {}", form.chair_name(id)) on:click=press>
            "×"
        </button>
    }.into_any()
}

/// Whether a chair moves clockwise, to a later seat.
const EARLIER: bool = false;
const LATER: bool = true;

/// The button that moves the chair one place.
fn shift(form: SetupForm, id: GuestId, clockwise: bool) -> AnyView {
    let label = move || {
        let chair = form.chair_name(id);
        if clockwise {
            format!("Move {chair} one seat later")
        } else {
            format!("Move {chair} one seat earlier")
        }
    };
    let press = move |_| {
        form.shift(id, clockwise);
        // A moved element loses the focus.
        focus::set_in_next_frame(format!("#shift-{clockwise}-{id}"));
    };
    view! {
        <button
            id=format!("shift-{clockwise}-{id}")
            type="button"
            class="shift"
            data-clockwise=clockwise.to_string()
            aria-label=label
            on:click=press
        ></button>
    }
    .into_any()
}

/// The problem of the chair: its invalid name, or the first problem of the plan if it belongs to the chair.
fn problem(form: SetupForm, id: GuestId) -> Option<String> {
    form.with(|plan, problem, start_pressed| problem_of_chair(plan, problem, id, start_pressed))
}

/// The sentence below the card. If the birthday is missing, a button solves the problem.
fn problem_notice(form: SetupForm, id: GuestId) -> AnyView {
    let text = Memo::new(move |_| problem(form, id));
    let no_birthday = Memo::new(move |_| form.problem_at(PlanField::Birthday(id)).is_some());
    let by_seat = move || {
        let press = move |()| {
            form.plan.update(|plan| plan.house.by_seat = true);
            form.focus_field(PlanField::Whole);
        };
        view! { <Quiet on_press=press>"Go by seats instead"</Quiet> }.into_any()
    };
    view! {
        <div class="problem stack" id=format!("problem-{id}")>
            <Notice text=text attempts=form.attempts/>
            {move || no_birthday.get().then(by_seat)}
        </div>
    }
    .into_any()
}

/// The birthday on a place card, if birthdays decide who flips the coin (PG-38).
fn birthday(form: SetupForm, id: GuestId) -> AnyView {
    let asked = Memo::new(move |_| form.plan.with(|plan| !plan.house.by_seat));
    view! { {move || asked.get().then(|| birthday_fields(form, id))} }.into_any()
}

fn birthday_fields(form: SetupForm, id: GuestId) -> AnyView {
    let born = Memo::new(move |_| {
        form.plan.with(|plan| plan.roster.guests().guest(id).map(|chair| chair.born)).unwrap_or_default()
    });
    let (day, month) = (Signal::derive(move || born.get().day), Signal::derive(move || born.get().month));
    let set = move |born: Birthday| form.plan.update(|plan| plan.roster.set_birthday(id, born));
    let set_day = Callback::new(move |day| set(Birthday { day, ..born.get_untracked() }));
    let set_month = Callback::new(move |month| set(Birthday { month, ..born.get_untracked() }));
    view! {
        <span
            class="born row"
            id=format!("born-{id}")
            role="group"
            aria-label=move || format!("Birthday of {}", form.chair_name(id))
            data-missing=move || missing(day.get().and(month.get()))
        >
            <span aria-hidden="true">"born"</span>
            {birthday_field("day", day, set_day, (1..=31).map(|day| day.to_string()).collect())}
            {birthday_field("month", month, set_month, Day::months().map(str::to_owned).to_vec())}
        </span>
    }
    .into_any()
}

/// The field of the day or the month, with options from 1.
fn birthday_field(
    part: &'static str,
    value: Signal<Option<u8>>,
    set: Callback<Option<u8>>,
    options: Vec<String>,
) -> AnyView {
    // A `<select>` shows a value only if its option exists, so the first value is set on the option.
    let first = value.get_untracked();
    let option = move |(value, text): (u8, String)| {
        view! { <option value=value.to_string() selected=first == Some(value)>{text}</option> }.into_any()
    };
    let shown = move || value.get().map(|value| value.to_string()).unwrap_or_default();
    view! {
        <select
            aria-label=part
            data-missing=move || missing(value.get())
            prop:value=shown
            on:change=move |event| set.run(event_target_value(&event).parse().ok())
        >
            <option value="">{part}</option>
            {(1..).zip(options).map(option).collect_view()}
        </select>
    }
    .into_any()
}

/// Marks an empty field, so that `focus_field` finds it.
fn missing(number: Option<u8>) -> Option<&'static str> {
    number.is_none().then_some("")
}

/// The pawn: a press offers all pawns, and a drag or an arrow key moves the chair.
fn grip(form: SetupForm, id: GuestId, picking: RwSignal<Option<GuestId>>) -> AnyView {
    // The place at the start of the press: if it changed, the press was a drag.
    let start_place = StoredValue::new(None::<usize>);
    let place = move || form.plan.with_untracked(|plan| plan.roster.guests().position(id));
    let begin_drag = move |press: PointerEvent| {
        release(&press);
        start_place.set_value(place());
        form.dragged.set(Some(id));
    };
    let press = move |_| {
        if start_place.get_value().is_none_or(|from| place() == Some(from)) {
            picking.set(Some(id));
        }
    };
    let by_key = move |key: KeyboardEvent| {
        start_place.set_value(None);
        move_by_key(form, id, &key);
    };
    view! {
        <button
            id=format!("pawn-{id}")
            type="button"
            class="unstyled grip"
            data-grip=""
            aria-label=move || form.plan.with(|plan| pawn_label(&plan.roster, id))
            on:pointerdown=begin_drag
            on:click=press
            on:keydown=by_key
        >
            {pawn_or_mark(form, id)}
        </button>
    }
    .into_any()
}

/// The chair's pawn, or a question mark if none is left.
fn pawn_or_mark(form: SetupForm, id: GuestId) -> AnyView {
    let pawn = Memo::new(move |_| chair(form, id, |chair| chair.pawn).flatten());
    let letter = Memo::new(move |_| chair(form, id, |chair| initial(chair.name.trim())).unwrap_or_default());
    let drawn = move || match pawn.get() {
        Some(suit) => view! { <Pawn suit initial=letter.get()/> }.into_any(),
        None => view! { <span class="none" aria-hidden="true">"?"</span> }.into_any(),
    };
    view! { {drawn} }.into_any()
}

fn move_by_key(form: SetupForm, id: GuestId, key: &KeyboardEvent) {
    let Some(clockwise) = focus::take_arrow(key) else { return };
    form.shift(id, clockwise);
    // A moved element loses the focus.
    form.focus_field(PlanField::Pawn(id));
}
