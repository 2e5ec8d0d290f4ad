//! How answers are written, by which clock, and what that asks the table to bring.

use crate::ui::prelude::*;

use crate::{
    rules::pieceagories::{Answers, Material, Need, Plan, Timer, advice, materials},
    ui::parts::agreed::{fold, one_of},
};

use super::desk::Desk;

/// The choice in the middle of the table, and what is worth saying about it.
pub(super) fn writing(desk: Desk) -> AnyView {
    let advice = Memo::new(move |_| {
        let told = |plan: &Plan| {
            if plan.roster.people().count() < 2 { Vec::new() } else { advice(&plan.outline()) }
        };
        desk.plan.with(told)
    });
    let note = |sentence: String| view! { <p>{sentence}</p> }.into_any();
    view! {
        <fieldset class="ways">
            <legend class="visually-hidden">"How answers are written"</legend>
            {way(desk, Answers::Typed)}
            {way(desk, Answers::Paper)}
        </fieldset>
        <div class="advice" role="status">{move || advice.get().into_iter().map(note).collect_view()}</div>
    }
    .into_any()
}

fn way(desk: Desk, way: Answers) -> AnyView {
    let (title, line, picture) = match way {
        Answers::Typed => (
            "Typed in turn",
            "The laptop goes around; each types alone, against the clock.",
            "M8 6h24v16H8zM4 26h32l-3-4H7zM13 11h9M13 15h14",
        ),
        Answers::Paper => (
            "On paper",
            "All write at once and type it in afterwards. Best from four people up.",
            "M9 4h17l5 5v18H9zM26 4v5h5M13 12h9M13 16h7M24 24l11-11 3 3-11 11-4 1z",
        ),
    };
    let chosen = Memo::new(move |_| desk.plan.with(|plan| plan.answers == way));
    let choose = move |_| desk.plan.update(|plan| plan.answers = way);
    view! {
        <label class="choice">
            <input type="radio" name="answers" prop:checked=move || chosen.get() on:change=choose/>
            <span><b>{title}</b><small>{line}</small></span>
            <svg viewBox="0 0 40 30" aria-hidden="true"><path d=picture/></svg>
        </label>
    }
    .into_any()
}

/// The clock, and the checklist of what lies on a real table beside the laptop.
pub(super) fn clock(desk: Desk) -> AnyView {
    let list = Memo::new(move |_| desk.plan.with(|plan| materials(&plan.outline())));
    let now = Signal::derive(move || {
        let bring: Vec<String> =
            list.with(|list| needed(list).map(|material| material.what.clone()).collect());
        match bring[..] {
            [] => "Nothing to bring".to_owned(),
            [..] => format!("Bring {}", bring.join(", ")),
        }
    });
    let body = view! {
        <fieldset class="choices">
            <legend>"Clock"</legend>
            {timer(desk, Timer::Page, "On this page", "It starts, ticks and stops by itself.")}
            {timer(desk, Timer::Own, "A timer of your own", "The page says what to set, and waits until you say that time is up.")}
        </fieldset>
        <div class="bring">
            <h3>"To bring"</h3>
            <ul>{move || checklist(list.get())}</ul>
        </div>
    };
    fold("Clock and materials", now, RwSignal::new(false), body.into_any())
}

fn timer(desk: Desk, timer: Timer, title: &'static str, line: &'static str) -> AnyView {
    let chosen = Memo::new(move |_| desk.plan.with(|plan| plan.timer == timer));
    let choose = Callback::new(move |()| desk.plan.update(|plan| plan.timer = timer));
    one_of("timer", title, line, chosen.into(), choose)
}

/// What the table has to bring.
fn needed(list: &[Material]) -> impl Iterator<Item = &Material> {
    list.iter().filter(|material| material.need == Need::Needed)
}

/// The checklist. Nothing on it keeps anybody from dealing (PG-12), and what is not needed needs no tick.
fn checklist(list: Vec<Material>) -> AnyView {
    let (not_needed, to_bring): (Vec<Material>, Vec<Material>) =
        list.into_iter().partition(|material| material.need == Need::NotNeeded);
    let not_needed: Vec<String> = not_needed.into_iter().map(|material| material.what).collect();
    view! {
        {to_bring.into_iter().map(line).collect_view()}
        <li class="quietly">"Not needed: "{not_needed.join(", ")}"."</li>
    }
    .into_any()
}

fn line(Material { what, need, tip }: Material) -> AnyView {
    let what = if need == Need::Optional { what + " (optional)" } else { what };
    view! {
        <li>
            <label class="choice">
                <input type="checkbox"/>
                <span><b>{what}</b><small>{tip}</small></span>
            </label>
        </li>
    }
    .into_any()
}
