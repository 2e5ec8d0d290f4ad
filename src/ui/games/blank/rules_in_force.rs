//! The open rules. They light up when triggered (BL-03, BL-18).

use crate::ui::prelude::*;

use super::{context::BlankTable, happened};
use crate::screens::blank::triggered_rules;
use crate::{
    rules::blank::{RuleNo, RuleSeen, View},
    ui::{afterwards::afterwards, parts::card::RuleCard},
};

/// The open rules, oldest first.
pub(super) fn rules(table: BlankTable, view: Signal<View>) -> Html {
    let open = Memo::new(move |_| view.with(|view| view.rules.clone()));
    let lit = afterwards(Memo::new(move |_| table.session.latest.with(|events| triggered_rules(events))));
    let pile = Memo::new(move |_| view.with(|view| view.rule_pile));
    let many = move || open.with(Vec::len).to_string();
    html! {
        <section class="rules-in-force" aria-label="Rules in force">
            <ol role="list" data-many=many>
                <Each each=move || open.get() key=|seen| seen.no.0 let(seen)>
                    {rule(table, view, seen, lit)}
                </Each>
            </ol>
            <p class="visually-hidden">"Rule Card Pile: "{pile}" left."</p>
        </section>
    }
}

fn rule(table: BlankTable, view: Signal<View>, seen: RuleSeen, lit: Signal<Vec<RuleNo>>) -> Html {
    let no = seen.no;
    let is_lit = move || {
        let is_triggered = view.with(|view| view.rules.iter().any(|other| other.no == no && other.triggered));
        (is_triggered || lit.with(|lit| lit.contains(&no))).to_string()
    };
    let due = Memo::new(move |_| {
        view.with(|view| view.rules.iter().find(|other| other.no == no).and_then(|other| other.due_in))
    });
    let due_text = move || due.get().map(|turns| html! { <small class="due">{in_turns(turns)}</small> });
    let reported = seen.rule.is_reported();
    html! {
        <li data-fired=is_lit>
            <RuleCard rule=&seen.rule deck=seen.mark/>
            {due_text}
            {reported.then(|| happened::button(table, &seen))}
            {seen.seconds.map(|_| super::clock::left(table, no))}
        </li>
    }
}

fn in_turns(turns: u32) -> String {
    if turns == 1 { "after this turn".to_owned() } else { format!("in {turns} turns") }
}
