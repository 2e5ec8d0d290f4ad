//! How answers are written, with which clock, and what the table needs.

use crate::ui::prelude::*;

use crate::{
    screens::pieceagories::{bring, checklist, writing_advice},
    setup::pieceagories::{Material, Plan},
    ui::{
        parts::controls::Fold,
        sheets::{
            WhoseClock,
            answering::{AnsweringChoice, preselect_answering},
        },
    },
};

use super::{SetupForm, categories};

/// The two choices inside the drawn ring of seats: where categories come from, and how people write. With remarks.
pub(super) fn writing(form: SetupForm) -> AnyView {
    let advice = Memo::new(move |_| form.plan.with(writing_advice));
    let answers = Memo::new(move |_| form.plan.with(|plan| plan.answers));
    let set = Callback::new(move |answers| form.plan.update(|plan| plan.answers = answers));
    let people = Memo::new(move |_| form.plan.with(|plan| plan.roster.guests().named_count()));
    let choose = preselect_answering(people, set);
    let note = |sentence: String| view! { <p>{sentence}</p> };
    view! {
        {categories::first_choice(form)}
        <AnsweringChoice chosen=answers choose/>
        <div class="advice" role="status">{move || advice.get().into_iter().map(note).collect_view()}</div>
    }
    .into_any()
}

/// The clock, and the checklist of what the table needs beside the laptop.
pub(super) fn clock(form: SetupForm) -> AnyView {
    let list = Memo::new(move |_| form.plan.with(Plan::materials));
    let now = Signal::derive(move || list.with(|list| bring(list)));
    let timer = Memo::new(move |_| form.plan.with(|plan| plan.timer));
    let set = Callback::new(move |timer| form.plan.update(|plan| plan.timer = timer));
    let body = view! {
        <WhoseClock chosen=timer choose=set/>
        <div class="bring">
            <h3>"To bring"</h3>
            <ul class="stack">{move || checklist_lines(list.get())}</ul>
        </div>
    }
    .into_any();
    view! { <Fold title="Timer and materials" now body=body/> }.into_any()
}

/// The lines of the checklist. What is not needed has no checkbox.
fn checklist_lines(list: Vec<Material>) -> AnyView {
    let (to_bring, not_needed) = checklist(list);
    let line = |(name, tip): (String, &'static str)| {
        view! {
            <li>
                <label class="choice">
                    <input type="checkbox"/>
                    <span><b>{name}</b><small>{tip}</small></span>
                </label>
            </li>
        }
        .into_any()
    };
    view! {
        {to_bring.into_iter().map(line).collect_view()}
        <li class="quietly">{not_needed}</li>
    }
    .into_any()
}
