//! A birthday: a day and a month, and nobody's age.

use crate::ui::prelude::*;

use crate::rules::pieceagories::{Birthday, ChairId, Day};

use super::form::SetupForm;

/// The birthday on a place card, if birthdays decide who flips the coin (PG-38).
pub(super) fn birthday(form: SetupForm, id: ChairId) -> Html {
    let asked = Memo::new(move |_| form.plan.with(|plan| !plan.house.by_seat));
    html! { {move || asked.get().then(|| fields(form, id))} }
}

fn fields(form: SetupForm, id: ChairId) -> Html {
    let born = Memo::new(move |_| {
        form.plan.with(|plan| plan.roster.chair(id).map(|chair| chair.born)).unwrap_or_default()
    });
    let (day, month) = (Signal::derive(move || born.get().day), Signal::derive(move || born.get().month));
    let set = move |born: Birthday| form.plan.update(|plan| plan.roster.set_birthday(id, born));
    let set_day = Callback::new(move |day| set(Birthday { day, ..born.get_untracked() }));
    let set_month = Callback::new(move |month| set(Birthday { month, ..born.get_untracked() }));
    html! {
        <span
            class="born"
            id=format!("born-{id}")
            role="group"
            aria-label=move || format!("Birthday of {}", form.called(id))
            data-missing=move || missing(day.get().and(month.get()))
        >
            <span aria-hidden="true">"born"</span>
            {field("day", day, set_day, (1..=31).map(|day| day.to_string()).collect())}
            {field("month", month, set_month, Day::months().map(str::to_owned).to_vec())}
        </span>
    }
}

/// The field of the day or the month, with options from 1.
fn field(
    what: &'static str,
    value: Signal<Option<u8>>,
    set: Callback<Option<u8>>,
    options: Vec<String>,
) -> Html {
    // A `<select>` shows a value only if its option exists, so the first value is set on the option.
    let first = value.get_untracked();
    let option = move |(value, text): (u8, String)| {
        html! { <option value=value.to_string() selected=first == Some(value)>{text}</option> }
    };
    let shown = move || value.get().map(|value| value.to_string()).unwrap_or_default();
    html! {
        <select
            aria-label=what
            data-missing=move || missing(value.get())
            prop:value=shown
            on:change=move |event| set.run(event_target_value(&event).parse().ok())
        >
            <option value="">{what}</option>
            {(1..).zip(options).map(option).collect_html()}
        </select>
    }
}

/// Marks a missing field, for the focus to find.
fn missing(number: Option<u8>) -> Option<&'static str> {
    number.is_none().then_some("")
}
