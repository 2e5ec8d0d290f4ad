//! A line of the players' list: seat number, name, and who plays.

use leptos::{
    attr::custom::custom_attribute,
    ev::{ClipboardEvent, KeyboardEvent, PointerEvent},
};

use crate::ui::prelude::*;

use super::{GuestList, Removed, focus_name};
use crate::{
    browser::{focus, pointer::release},
    rules::player::Level,
    screens::guests::{NameStep, name_step},
    setup::guests::{Guest, GuestId, has_several_names},
    ui::parts::Notice,
};

/// A line of the list.
pub(super) fn row(list: GuestList, id: GuestId, start: Callback<()>) -> AnyView {
    let is_nobody = move || guest(list, id, Guest::is_unnamed).unwrap_or(true);
    let problem = Signal::derive(move || problem(list, id));
    view! {
        <li
            class="place stack"
            data-empty=move || is_nobody().to_string()
            data-dragged=move || (list.dragged.get() == Some(id)).to_string()
            on:pointerenter=move |_| list.move_dragged_to(id)
        >
            <div class="who row">
                {grip(list, id)}
                {name(list, id, start, problem)}
                {list.allows_bots().then(|| level_choice(list, id))}
                {remove(list, id)}
            </div>
            <div class="problem stack" id=format!("problem-{id}")><Notice text=problem attempts=list.attempts/></div>
        </li>
    }.into_any()
}

fn guest<T>(list: GuestList, id: GuestId, read: impl Fn(&Guest) -> T) -> Option<T> {
    list.guests.with(|guests| guests.guest(id).map(read))
}

/// The problem of a line. An invalid name is reported while it is typed, anything else only after Start was pressed.
fn problem(list: GuestList, id: GuestId) -> Option<String> {
    let invalid_name =
        guest(list, id, |guest| guest.parse_name().err().filter(|_| !guest.is_unnamed())).flatten();
    invalid_name.map(|reason| reason.to_string()).or_else(|| list.problem_of(id))
}

/// The seat number. Dragging it moves the line; arrow keys do too.
fn grip(list: GuestList, id: GuestId) -> AnyView {
    let seat = move || list.guests.with(|guests| guests.position(id).map_or(0, |index| index + 1));
    let grab = move |press: PointerEvent| {
        release(&press);
        list.dragged.set(Some(id));
    };
    let by_key = move |key: KeyboardEvent| {
        let Some(onward) = focus::take_arrow(&key) else { return };
        list.shift(id, onward);
        // A moved element loses the focus.
        focus::set_in_next_frame(format!("#seat-{id}"));
    };
    view! {
        <button
            id=format!("seat-{id}")
            type="button"
            class="unstyled grip"
            data-grip=""
            aria-label=move || format!("Seat {}: move {} with the arrow keys", seat(), list.label_of(id))
            on:pointerdown=grab
            on:keydown=by_key
        >
            <span class="seat">{move || seat().to_string()}</span>
        </button>
    }
    .into_any()
}

/// What a name field calls.
#[derive(Clone, Copy)]
pub struct NameCallbacks {
    /// Gets the name as it is typed.
    pub rename: Callback<String>,
    /// Gets a pasted text with several names; a single name is pasted as usual.
    pub paste: Callback<String>,
    /// Is called by Enter.
    pub enter: Callback<()>,
}

/// The field for the name of a player.
pub fn name_field(
    id: String,
    label: Signal<String>,
    name: Signal<String>,
    problem: Signal<Option<String>>,
    NameCallbacks { rename, paste, enter }: NameCallbacks,
) -> AnyView {
    let by_key = move |key: KeyboardEvent| {
        if key.key() == "Enter" && !key.is_composing() {
            key.prevent_default();
            enter.run(());
        }
    };
    let on_paste = move |event: ClipboardEvent| {
        let text = event.clipboard_data().and_then(|clipboard| clipboard.get_data("text").ok());
        if let Some(text) = text.filter(|text| has_several_names(text)) {
            event.prevent_default();
            paste.run(text);
        }
    };
    // Safari corrects names, too. Leptos does not know its attribute against that.
    let uncorrected = custom_attribute("autocorrect", "off");
    view! {
        <input
            id=format!("name-{id}")
            type="text"
            dir="auto"
            placeholder="Name"
            autocomplete="off"
            autocapitalize="words"
            {..uncorrected}
            spellcheck="false"
            enterkeyhint="next"
            aria-label=move || label.get()
            aria-invalid=move || problem.get().is_some().then_some("true")
            aria-describedby=format!("problem-{id}")
            prop:value=move || name.get()
            on:input=move |event| rename.run(event_target_value(&event))
            on:keydown=by_key
            on:paste=on_paste
        />
    }
    .into_any()
}

fn name(list: GuestList, id: GuestId, start: Callback<()>, problem: Signal<Option<String>>) -> AnyView {
    let label = Signal::derive(move || {
        format!(
            "Name at seat {}",
            list.guests.with(|guests| guests.position(id).map_or(0, |index| index + 1))
        )
    });
    let text = Memo::new(move |_| guest(list, id, |guest| guest.name.clone()).unwrap_or_default());
    let rename = Callback::new(move |name: String| list.guests.update(|guests| guests.rename(id, &name)));
    // Several pasted names become several players.
    let paste = Callback::new(move |text: String| list.paste(id, &text));
    let enter = Callback::new(move |()| on_enter(list, id, start));
    name_field(id.to_string(), label, text.into(), problem, NameCallbacks { rename, paste, enter })
}

/// Enter: goes to the next name or adds a line; in an empty last line it starts the game.
fn on_enter(list: GuestList, id: GuestId, start: Callback<()>) {
    match list.guests.with_untracked(|guests| name_step(guests, id)) {
        NameStep::Next(next) => focus_name(next),
        NameStep::Add => list.add(),
        NameStep::Start => start.run(()),
    }
}

/// The choice of a person or a computer player.
fn level_choice(list: GuestList, id: GuestId) -> AnyView {
    let level = Memo::new(move |_| guest(list, id, |guest| guest.level).flatten());
    let label = |level: Option<Level>| level.map_or_else(String::new, |level| level.to_string());
    let first = level.get_untracked();
    let choose = move |event| {
        let chosen = event_target_value(&event);
        let level = Level::called(&chosen);
        list.guests.update(|guests| guests.set_level(id, level));
    };
    // A `<select>` shows a value only if its option exists, so the first value is set on the option.
    let option = move |level: Level| {
        let value = level.to_string();
        view! { <option value=value.clone() selected=first == Some(level)>{format!("computer, {value}")}</option> }.into_any()
    };
    view! {
        <select
            id=format!("plays-{id}")
            aria-label=move || format!("Who plays for {}", list.label_of(id))
            data-bot=move || level.get().is_some().to_string()
            prop:value=move || label(level.get())
            on:change=choose
        >
            <option value="">"person"</option>
            {Level::ALL.map(option).into_iter().collect_view()}
        </select>
    }
    .into_any()
}

/// The button that removes the line. If the line has a name, this can be undone.
fn remove(list: GuestList, id: GuestId) -> AnyView {
    let press = move |click: leptos::ev::MouseEvent| {
        // The next button of this kind has moved below the pointer: a double click must not press it, too.
        if click.detail() > 1 {
            return;
        }
        let index = list.guests.with_untracked(|guests| guests.position(id)).unwrap_or_default();
        let removed = list.guests.try_update(|guests| guests.remove(id)).flatten();
        list.full.set(None);
        if let Some(removed) = removed.filter(|removed| !removed.name().is_empty()) {
            list.say(format!("{} does not play.", removed.name()));
            list.removed.set(Some(Removed::One(removed)));
        }
        let neighbour = list.guests.with_untracked(|guests| {
            let list = guests.list();
            list.get(index).or(list.last()).map(|guest| guest.id)
        });
        // The button that had the focus is gone. The seat gets it, not the name: a field would open the keyboard of a phone.
        if let Some(neighbour) = neighbour {
            focus::set_in_next_frame(format!("#seat-{neighbour}"));
        }
    };
    view! {
        <button type="button" class="remove" data-remove="" aria-label=move || format!("Take away {}", list.label_of(id)) on:click=press>
            "×"
        </button>
    }.into_any()
}
