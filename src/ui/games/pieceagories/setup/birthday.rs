//! A birthday: a day and a month, and nobody's age.

use crate::ui::prelude::*;

use crate::rules::pieceagories::{Born, ChairId, Day};

use super::desk::Desk;

/// The birthday on a place card, while the coin goes by birthdays (PG-38).
pub(super) fn birthday(desk: Desk, id: ChairId) -> AnyView {
    let asked = Memo::new(move |_| desk.plan.with(|plan| !plan.house.by_seat));
    view! { {move || asked.get().then(|| fields(desk, id))} }.into_any()
}

fn fields(desk: Desk, id: ChairId) -> AnyView {
    let born = Memo::new(move |_| {
        desk.plan.with(|plan| plan.roster.chair(id).map(|chair| chair.born)).unwrap_or_default()
    });
    let tell = move |born: Born| desk.plan.update(|plan| plan.roster.bear(id, born));
    let tell_day = move |event| {
        tell(Born { day: event_target_value(&event).parse().ok(), ..born.get_untracked() });
    };
    let tell_month = move |event| {
        tell(Born { month: event_target_value(&event).parse().ok(), ..born.get_untracked() });
    };
    let first = born.get_untracked();
    let days = (1_u8..=31).map(|day| option(day, day.to_string(), first.day));
    let months = (1_u8..).zip(Day::months()).map(|(month, name)| option(month, name.to_owned(), first.month));
    view! {
        <span
            class="born"
            id=format!("born-{id}")
            role="group"
            aria-label=move || format!("Birthday of {}", desk.called(id))
            data-missing=move || missing(born.get().day.and(born.get().month))
        >
            <span aria-hidden="true">"born"</span>
            <select
                aria-label="Day"
                data-missing=move || missing(born.get().day)
                prop:value=move || shown(born.get().day)
                on:change=tell_day
            >
                <option value="">"day"</option>
                {days.collect_view()}
            </select>
            <select
                aria-label="Month"
                data-missing=move || missing(born.get().month)
                prop:value=move || shown(born.get().month)
                on:change=tell_month
            >
                <option value="">"month"</option>
                {months.collect_view()}
            </select>
        </span>
    }
    .into_any()
}

/// An option. Its field has no value of its own before there are options, so the `first` one to show is told to it.
fn option(value: u8, text: String, first: Option<u8>) -> AnyView {
    view! { <option value=value.to_string() selected=first == Some(value)>{text}</option> }.into_any()
}

/// Marks what was not told, for the focus to find.
fn missing(number: Option<u8>) -> Option<&'static str> {
    number.is_none().then_some("")
}

fn shown(number: Option<u8>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}
