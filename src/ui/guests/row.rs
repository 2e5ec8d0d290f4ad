//! A line of the players' list: seat number, name, and who plays.

use leptos::ev::{ClipboardEvent, KeyboardEvent, PointerEvent};

use crate::ui::prelude::*;

use super::{GuestList, lead_to, no_more};
use crate::{
    browser::{capture::release, focus},
    rules::{
        guests::{Guest, GuestId, Guests, has_several_names},
        player::Level,
    },
    ui::parts::Notice,
};

/// A line of the list.
pub(super) fn row(list: GuestList, id: GuestId, deal: Callback<()>) -> Html {
    let nobody = move || guest(list, id, Guest::is_unnamed).unwrap_or(true);
    let wrong = Signal::derive(move || wrong(list, id));
    html! {
        <li
            class="place"
            data-empty=move || nobody().to_string()
            data-dragged=move || (list.dragged.get() == Some(id)).to_string()
            on:pointerenter=move |_| list.make_room(id)
        >
            <div class="who">
                {grip(list, id)}
                {name(list, id, deal, wrong)}
                {list.bots.then(|| plays(list, id))}
                {remove(list, id)}
            </div>
            <div class="amiss" id=format!("amiss-{id}")><Notice text=wrong attempts=list.attempts/></div>
        </li>
    }
}

fn guest<T>(list: GuestList, id: GuestId, read: impl Fn(&Guest) -> T) -> Option<T> {
    list.guests.with(|guests| guests.guest(id).map(read))
}

/// The problem of a line. An invalid name is reported while it is typed, anything else only after "Deal" was pressed.
fn wrong(list: GuestList, id: GuestId) -> Option<String> {
    use crate::rules::name::Name;
    let unreadable =
        guest(list, id, |guest| Name::read(&guest.name).err().filter(|_| !guest.is_unnamed())).flatten();
    unreadable.map(|reason| reason.to_string()).or_else(|| list.hitch_at(id))
}

/// The seat number. Dragging it moves the line; arrow keys do too.
fn grip(list: GuestList, id: GuestId) -> Html {
    let seat = move || list.guests.with(|guests| guests.place(id).map_or(0, |place| place + 1));
    let grab = move |press: PointerEvent| {
        release(&press);
        list.dragged.set(Some(id));
    };
    let by_key = move |key: KeyboardEvent| {
        let onward = match key.key().as_str() {
            "ArrowRight" | "ArrowDown" => true,
            "ArrowLeft" | "ArrowUp" => false,
            _ => return,
        };
        key.prevent_default();
        list.shift(id, onward);
        // A moved element loses the focus.
        focus::set_in_next_frame(format!("#seat-{id}"));
    };
    html! {
        <button
            id=format!("seat-{id}")
            type="button"
            class="bare grip"
            aria-label=move || format!("Seat {} of {}. Arrows move it", seat(), list.called(id))
            on:pointerdown=grab
            on:keydown=by_key
        >
            <span class="seat">{move || seat().to_string()}</span>
        </button>
    }
}

/// The field for the name of a player. `enter` is what Enter does, and `paste` gets a pasted text with several names; a
/// single name is pasted as usual.
pub fn name_field(
    id: String,
    label: Signal<String>,
    name: Signal<String>,
    wrong: Signal<Option<String>>,
    [rename, paste]: [Callback<String>; 2],
    enter: Callback<()>,
) -> Html {
    let by_key = move |key: KeyboardEvent| {
        if key.key() == "Enter" && !key.is_composing() {
            key.prevent_default();
            enter.run(());
        }
    };
    let pasted = move |event: ClipboardEvent| {
        let text = event.clipboard_data().and_then(|clipboard| clipboard.get_data("text").ok());
        if let Some(text) = text.filter(|text| has_several_names(text)) {
            event.prevent_default();
            paste.run(text);
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
            aria-label=move || label.get()
            aria-invalid=move || wrong.get().is_some().then_some("true")
            aria-describedby=format!("amiss-{id}")
            prop:value=move || name.get()
            on:input=move |event| rename.run(event_target_value(&event))
            on:keydown=by_key
            on:paste=pasted
        />
    }
}

fn name(list: GuestList, id: GuestId, deal: Callback<()>, wrong: Signal<Option<String>>) -> Html {
    let label = Signal::derive(move || {
        format!("Name at seat {}", list.guests.with(|guests| guests.place(id).map_or(0, |at| at + 1)))
    });
    let text = Memo::new(move |_| guest(list, id, |guest| guest.name.clone()).unwrap_or_default());
    let rename = Callback::new(move |name: String| list.guests.update(|guests| guests.rename(id, &name)));
    let paste = Callback::new(move |text: String| paste(list, id, &text));
    let enter = Callback::new(move |()| go_on(list, id, deal));
    name_field(id.to_string(), label, text.into(), wrong, [rename, paste], enter)
}

/// Enter: goes to the next name or adds a line; in an empty last line it starts the game.
fn go_on(list: GuestList, id: GuestId, deal: Callback<()>) {
    let (nobody, next) = list.guests.with_untracked(|guests| {
        let behind = guests.place(id).and_then(|place| guests.list().get(place + 1));
        (guests.guest(id).is_none_or(Guest::is_unnamed), behind.map(|guest| guest.id))
    });
    match next {
        Some(next) => lead_to(next),
        None if nobody => deal.run(()),
        None => list.add(),
    }
}

/// Several pasted names become several players.
fn paste(list: GuestList, id: GuestId, text: &str) {
    let left_out = list.guests.try_update(|guests| guests.paste(id, text)).unwrap_or_default();
    list.full.set((left_out > 0).then(|| no_more(left_out)));
    list.say(format!("{} are on the list.", list.guests.with_untracked(Guests::named_count)));
}

/// The choice of a person or a computer player.
fn plays(list: GuestList, id: GuestId) -> Html {
    let level = Memo::new(move |_| guest(list, id, |guest| guest.level).flatten());
    let word = |level: Option<Level>| level.map_or_else(String::new, |level| level.to_string());
    let first = level.get_untracked();
    let choose = move |event| {
        let chosen = event_target_value(&event);
        let level = Level::ALL.into_iter().find(|level| level.to_string() == chosen);
        list.guests.update(|guests| guests.set_level(id, level));
    };
    // A `<select>` shows a value only if its option exists, so the first value is set on the option.
    let option = move |level: Level| {
        let value = level.to_string();
        html! { <option value=value.clone() selected=first == Some(level)>{format!("computer, {value}")}</option> }
    };
    html! {
        <select
            id=format!("plays-{id}")
            aria-label=move || format!("Who plays for {}", list.called(id))
            data-bot=move || level.get().is_some().to_string()
            prop:value=move || word(level.get())
            on:change=choose
        >
            <option value="">"person"</option>
            {Level::ALL.map(option).into_iter().collect_html()}
        </select>
    }
}

/// Removes the line; this can be undone.
fn remove(list: GuestList, id: GuestId) -> Html {
    let press = move |_| {
        let place = list.guests.with_untracked(|guests| guests.place(id)).unwrap_or_default();
        let gone = list.guests.try_update(|guests| guests.remove(id)).flatten();
        if let Some(gone) = gone.filter(|gone| !gone.name().is_empty()) {
            list.say(format!("{} does not play.", gone.name()));
            list.gone.set(Some(gone));
        }
        let neighbour = list.guests.with_untracked(|guests| {
            let list = guests.list();
            list.get(place).or(list.last()).map(|guest| guest.id)
        });
        if let Some(neighbour) = neighbour {
            focus::set_in_next_frame(format!("#seat-{neighbour}"));
        }
    };
    html! {
        <button type="button" class="remove" aria-label=move || format!("Take away {}", list.called(id)) on:click=press>
            "×"
        </button>
    }
}
