//! Several decisions about one category, such as two votes: all are on one screen, and one press makes them (PG-R73, SC-R43).

use crate::ui::prelude::*;

use super::{
    SheetContext,
    context::{BallotOn, Calls},
    past_rulings, poll,
};
use crate::{
    rules::{sheets::Question, vote::Ballot},
    screens::{
        self,
        sheets::{CategoryDecision, PollTexts, about, keeps_first, line_read, poll_texts},
    },
    ui::parts::{Primary, Quiet, drawn},
};

/// How everybody votes: what was not marked stands.
fn ballot_on(struck: RwSignal<Vec<Question>>) -> BallotOn {
    Callback::new(move |question| {
        let struck = struck.with(|struck| struck.contains(&question));
        if struck { Ballot::Strike } else { Ballot::Keep }
    })
}

/// What has to be decided. There is one memo of it for the whole game, because a rehearsal copies the game and plays in it.
pub(super) fn rehearsed(game: Calls, struck: RwSignal<Vec<Question>>) -> Memo<Vec<CategoryDecision>> {
    Memo::new(move |_| game.rehearse.run(ballot_on(struck)))
}

/// Whether several things have to be decided, and one press is to decide all.
pub(super) fn several(sheets: SheetContext) -> Memo<bool> {
    Memo::new(move |_| {
        let votes_one_by_one = sheets.with(|table| table.poll().is_some_and(|poll| !poll.ballots.is_empty()));
        let is_alone = sheets.decides_alone.get() == Some(sheets.with(line_read));
        !is_alone && !votes_one_by_one && sheets.rehearsed.with(|decisions| decisions.len() > 1)
    })
}

/// A row for each decision.
pub(super) fn board(sheets: SheetContext) -> AnyView {
    let row = move |decision: CategoryDecision| match decision {
        CategoryDecision::KeepsFirst { place, first } => {
            let keeps = sheets.with_untracked(|table| drawn(&keeps_first(table, place, &first)));
            view! { <li class="row"><span class="about">{keeps}</span></li> }.into_any()
        }
        CategoryDecision::AllVote { question, .. } => vote(sheets, question),
    };
    poll::show_asked();
    view! {
        <section class="below-answers stack" data-asked="">
            <h3>"Decide all of this at once?"</h3>
            <ul class="decisions stack">
                <For each=move || sheets.rehearsed.get() key=CategoryDecision::subject let(decision)>{row(decision)}</For>
            </ul>
        </section>
    }
    .into_any()
}

/// What a vote is about, and both results, of which one is pressed.
fn vote(sheets: SheetContext, question: Question) -> AnyView {
    let (text, PollTexts { keep, strike, .. }) =
        sheets.with_untracked(|table| (about(table, &question), poll_texts(table, &question)));
    let asked = question.clone();
    let strikes = Memo::new(move |_| sheets.struck.with(|struck| struck.contains(&asked)));
    let button = |is_strike: bool, label: &'static str| {
        let question = question.clone();
        let pressed = move || strikes.get() == is_strike;
        let press = move |_| {
            if !untrack(pressed) {
                sheets.struck.update(|struck| screens::toggle(struck, question.clone()));
            }
        };
        let name = format!("{label}: {text}");
        view! {
            <button type="button" class="quiet" aria-pressed=move || pressed().to_string() aria-label=name on:click=press>
                {label}
            </button>
        }
        .into_any()
    };
    view! {
        <li class="row">
            <span class="about">{drawn(&text)}</span>
            <span class="row">{button(false, keep)}{button(true, strike)}</span>
        </li>
    }
    .into_any()
}

/// The large button decides all as it is shown.
pub(super) fn foot(sheets: SheetContext) -> AnyView {
    let decide = move |()| {
        let remember = Callback::new(move |()| past_rulings::remember(sheets));
        sheets.game.decide.run((ballot_on(sheets.struck), remember));
        sheets.struck.set(Vec::new());
    };
    let label = move || format!("Decide all {}", sheets.rehearsed.with(Vec::len));
    view! {
        <Quiet on_press=move |()| sheets.decides_alone.set(Some(sheets.with_untracked(line_read)))>"One after the other"</Quiet>
        <p class="say">"Change what somebody sees otherwise."</p>
        <Primary on_press=decide>{label}</Primary>
    }
    .into_any()
}
