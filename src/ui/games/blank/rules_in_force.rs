//! The open rules: how they are opened (BL-07 to BL-09), and how they light up when triggered (BL-03, BL-18).

use crate::ui::prelude::*;

use super::{context::BlankContext, happened};
use crate::{
    rules::blank::{RuleIndex, RuleView, View},
    screens::blank::{opening_sentence, triggered_rules},
    ui::parts::card::RuleCard,
    wording::plural,
};

/// The open rules, oldest first.
pub(super) fn rules(game: BlankContext) -> AnyView {
    let open = Memo::new(move |_| game.with(|view| view.rules.clone()));
    let lit = Memo::new(move |_| game.session.latest.with(|events| triggered_rules(events)));
    let pile = Memo::new(move |_| game.with(|view| view.rule_pile));
    view! {
        <section class="rules-in-force" aria-label="Rules in force">
            <ol class="stack" role="list">
                <For each=move || open.get() key=|rule| rule.index.0 let(rule)>
                    {rule_card(game, rule, lit)}
                </For>
            </ol>
            <p class="visually-hidden">{move || format!("Rule Card Pile: {} left.", pile.get())}</p>
        </section>
    }
    .into_any()
}

fn rule_card(game: BlankContext, rule: RuleView, lit: Memo<Vec<RuleIndex>>) -> AnyView {
    let index = rule.index;
    // A rule is lit while its effects wait, and also just after it was triggered, if they ended at once.
    let is_lit = move || {
        let is_triggered =
            game.with(|view| view.rules.iter().any(|other| other.index == index && other.was_triggered));
        (is_triggered || lit.with(|lit| lit.contains(&index))).to_string()
    };
    let due_in = Memo::new(move |_| {
        game.with(|view| view.rules.iter().find(|other| other.index == index).and_then(|other| other.due_in))
    });
    let due_text = move || due_in.get().map(|turns| view! { <small class="due">{in_turns(turns)}</small> });
    let reported = rule.rule.is_reported();
    view! {
        <li class="stack" data-fired=is_lit>
            <RuleCard rule=&rule.rule deck=rule.mark/>
            {due_text}
            {reported.then(|| happened::button(game, &rule))}
            {rule.seconds.map(|_| super::clock::left(game, index))}
        </li>
    }
    .into_any()
}

fn in_turns(turns: u32) -> String {
    plural(turns, "after this turn", "in # turns")
}

/// The open rules in large type; the newest is highlighted until it was read.
pub(super) fn opening(game: BlankContext) -> AnyView {
    let open = Memo::new(move |_| game.with(|view| view.rules.clone()));
    let left = Memo::new(move |_| game.with(View::rules_to_open));
    let rule_card = move |rule: RuleView| {
        let index = rule.index;
        let newest = move || {
            open.with(|open| open.last().is_some_and(|last| last.index == index)) && left.get().is_some()
        };
        view! { <li data-fired=move || newest().to_string()><RuleCard rule=&rule.rule deck=rule.mark/></li> }
            .into_any()
    };
    view! {
        <section class="opened stack" aria-label="Rules in force">
            <ol class="row" role="list">
                <For each=move || open.get() key=|rule| rule.index.0 let(rule)>
                    {rule_card(rule)}
                </For>
            </ol>
            <p>{move || opening_sentence(left.get())}</p>
        </section>
    }
    .into_any()
}
