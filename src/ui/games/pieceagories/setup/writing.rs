//! How answers are written, with which clock, and what the table needs.

use crate::ui::prelude::*;

use crate::{
    rules::{
        pieceagories::{Material, Need, Plan, advice},
        sheets::{Answers, PAPER_FROM},
    },
    ui::{
        parts::agreed::Fold,
        sheets::{Answering, WhoseClock},
    },
};

use super::{categories, form::SetupForm};

/// The choice in the middle of the table, with a remark.
pub(super) fn writing(form: SetupForm) -> Html {
    let advice = Memo::new(move |_| {
        let advice = |plan: &Plan| {
            if plan.roster.people().count() < 2 { Vec::new() } else { advice(&plan.outline()) }
        };
        form.plan.with(advice)
    });
    let answers = Memo::new(move |_| form.plan.with(|plan| plan.answers));
    let choose = Callback::new(move |answers| form.plan.update(|plan| plan.answers = answers));
    preselect_paper(form);
    let note = |sentence: String| html! { <p>{sentence}</p> };
    html! {
        {categories::first_choice(form)}
        <Answering chosen=answers choose/>
        <div class="advice" role="status">{move || advice.get().into_iter().map(note).collect_html()}</div>
    }
}

/// Preselects paper when the fifth player is entered (PG-R58); with fewer again, typing in turn.
fn preselect_paper(form: SetupForm) {
    let many = Memo::new(move |_| form.plan.with(|plan| plan.roster.people().count() >= PAPER_FROM));
    Effect::new(move |before: Option<bool>| {
        let many = many.get();
        if before.is_some_and(|before| before != many) {
            form.plan.update(|plan| plan.answers = Answers::preselected(many));
        }
        many
    });
}

/// The clock, and the checklist of what the table needs beside the laptop.
pub(super) fn clock(form: SetupForm) -> Html {
    let list = Memo::new(move |_| form.plan.with(Plan::materials));
    let now = Signal::derive(move || {
        let bring: Vec<String> =
            list.with(|list| needed(list).map(|material| material.what.clone()).collect());
        match bring[..] {
            [] => "Nothing to bring".to_owned(),
            [..] => format!("Bring {}", bring.join(", ")),
        }
    });
    let timer = Memo::new(move |_| form.plan.with(|plan| plan.timer));
    let set = Callback::new(move |timer| form.plan.update(|plan| plan.timer = timer));
    let body = html! {
        <WhoseClock chosen=timer choose=set/>
        <div class="bring">
            <h3>"To bring"</h3>
            <ul>{move || checklist(list.get())}</ul>
        </div>
    };
    html! { <Fold title="Timer and materials" now body=body/> }
}

/// What the table needs.
fn needed(list: &[Material]) -> impl Iterator<Item = &Material> {
    list.iter().filter(|material| material.need == Need::Needed)
}

/// The checklist. It never prevents the start (PG-12); what is not needed has no tick.
fn checklist(list: Vec<Material>) -> Html {
    let (not_needed, to_bring): (Vec<Material>, Vec<Material>) =
        list.into_iter().partition(|material| material.need == Need::NotNeeded);
    let not_needed: Vec<String> = not_needed.into_iter().map(|material| material.what).collect();
    html! {
        {to_bring.into_iter().map(line).collect_html()}
        <li class="quietly">"Not needed: "{not_needed.join(", ")}"."</li>
    }
}

fn line(Material { what, need, tip }: Material) -> Html {
    let what = if need == Need::Optional { what + " (optional)" } else { what };
    html! {
        <li>
            <label class="choice">
                <input type="checkbox"/>
                <span><b>{what}</b><small>{tip}</small></span>
            </label>
        </li>
    }
}
