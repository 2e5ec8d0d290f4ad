//! The prize: the winner writes a rule or gives a Game Card an effect, and others approve it.
//!
//! It is written step by step, beside a large picture of the card.

mod approval;
mod deck_box;
mod gaps;
mod pad;
mod pick;
mod rule;
mod try_out;
mod writing;

use crate::ui::prelude::*;

use super::context::BlankTable;
use crate::{
    browser::{focus, page},
    rules::{
        Seat,
        blank::{Action, EFFECT_TIPS, TARGET_TIPS, TRIGGER_TIPS},
    },
    screens::blank::{
        WritingStep, name,
        prize::{PrizeStage, plain_rules_left, sentence, stage},
        winner, writer,
    },
    ui::parts::{Primary, Quiet},
};

pub(super) use rule::customise;
pub(super) use writing::WritingForm;

fn current_stage(table: BlankTable) -> Memo<PrizeStage> {
    Memo::new(move |_| table.with(|view| stage(view, table.writing.progress())))
}

/// The board.
pub(super) fn board(table: BlankTable) -> AnyView {
    let stage = current_stage(table);
    // `Frame` moves the focus when the strip or the viewer changes, but both stay the same at most stages.
    Effect::new(move |_| {
        stage.track();
        page::after_painting(|| {
            focus::set_to_marked();
        });
    });
    view! { <section class="prize row" aria-label="The prize">{move || stage_board(table, stage.get())}</section> }.into_any()
}

fn stage_board(table: BlankTable, stage: PrizeStage) -> AnyView {
    match stage {
        PrizeStage::NameDeck(deck) => deck_box::board(table, deck),
        PrizeStage::Writing(step) => writing_board(table, step),
        PrizeStage::Talk { .. } | PrizeStage::Approval { .. } => approval::board(table),
        PrizeStage::Proposal => super::ruling::board(table),
        PrizeStage::Win | PrizeStage::Nothing => super::ceremony::board(table, table.with_untracked(winner)),
    }
}

fn writing_board(table: BlankTable, step: WritingStep) -> AnyView {
    match step {
        WritingStep::Choose => choose(table),
        WritingStep::Rule => rule::blocks(table),
        WritingStep::Words => rule::free_words(table),
        WritingStep::Pick => pick::board(table),
        WritingStep::Card(card) => rule::customise(table, table.writing, card),
    }
}

/// What to do now, in a sentence and a button.
pub(super) fn action(table: BlankTable) -> AnyView {
    let stage = current_stage(table);
    let say = move || table.with(|view| sentence(view, &stage.get()));
    view! { <p class="say" dir="auto">{say}</p>{move || buttons(table, stage.get())} }.into_any()
}

fn buttons(table: BlankTable, stage: PrizeStage) -> AnyView {
    let writer = table.with_untracked(writer);
    let primary = move |action: Action, label: &'static str| {
        let (press, refusal) = table.button(writer, action);
        view! { <Primary on_press=press refusal=refusal>{label}</Primary> }.into_any()
    };
    match stage {
        PrizeStage::Win => {
            let (skip, refusal) = table.button(writer, Action::Decline);
            view! {
                <Quiet on_press=skip refusal=refusal>"Skip the prize"</Quiet>
                <Primary on_press=move |()| table.writing.celebrated.set(true)>"Choose a prize"</Primary>
            }
            .into_any()
        }
        PrizeStage::NameDeck(deck) => deck_box::action(table, deck),
        PrizeStage::Writing(step) => writing_buttons(table, writer, step),
        PrizeStage::Talk { refused: true } => view! {
            {go_button(table, WritingStep::Choose, "Choose another prize")}
            {ask_again_button(table, writer)}
            <Primary on_press=move |()| table.writing.revising.set(true)>"Change it"</Primary>
        }
        .into_any(),
        PrizeStage::Talk { refused: false } => view! {
            <Quiet on_press=move |()| table.writing.revising.set(true)>"Change it"</Quiet>
            {try_out::button(table, table.writing)}
            {primary(Action::Discussed, "We talked about it")}
        }
        .into_any(),
        PrizeStage::Approval { judge, .. } => approval::action(table, judge),
        PrizeStage::Proposal => super::ruling::action(table),
        PrizeStage::Nothing => primary(Action::Decline, "Finish the game"),
    }
}

fn writing_buttons(table: BlankTable, writer: Seat, step: WritingStep) -> AnyView {
    let another_prize = || go_button(table, WritingStep::Choose, "Choose another prize");
    match step {
        WritingStep::Choose => {
            let (skip, refusal) = table.button(writer, Action::Decline);
            view! {
                <Quiet on_press=skip refusal=refusal>"Skip the prize"</Quiet>
                {go_button(table, WritingStep::Pick, "Write an effect for a card")}
                <Primary on_press=move |()| table.writing.go(WritingStep::Rule)>"Write a rule"</Primary>
            }
            .into_any()
        }
        WritingStep::Rule => view! {
            {another_prize()}
            {go_button(table, WritingStep::Words, "Write freely")}
            {show_button(table, writer)}
        }
        .into_any(),
        WritingStep::Words => view! {
            {another_prize()}
            {go_button(table, WritingStep::Rule, "Use blocks")}
            {show_button(table, writer)}
        }
        .into_any(),
        WritingStep::Pick => another_prize(),
        WritingStep::Card(_) => view! {
            {go_button(table, WritingStep::Pick, "Choose another card")}
            {show_button(table, writer)}
        }
        .into_any(),
    }
}

/// A button that goes to another step.
fn go_button(table: BlankTable, step: WritingStep, label: &'static str) -> AnyView {
    view! { <Quiet on_press=move |()| table.writing.go(step)>{label}</Quiet> }.into_any()
}

/// After a refusal the same draft can be discussed again.
fn ask_again_button(table: BlankTable, writer: Seat) -> AnyView {
    let (press, refusal) = table.button(writer, Action::Discussed);
    view! { <Quiet on_press=press refusal=refusal>"Ask again"</Quiet> }.into_any()
}

/// Shows the draft to all.
fn show_button(table: BlankTable, writer: Seat) -> AnyView {
    let draft = move || Action::Draft(Box::new(table.writing.finished()));
    let refusal = Signal::derive(move || table.session.refusal(writer, &draft()));
    let press = move |()| {
        if table.act(writer, untrack(draft)) {
            table.writing.revising.set(false);
        }
    };
    view! { <Primary on_press=press refusal=refusal>"Show it to everybody"</Primary> }.into_any()
}

/// The two prizes to choose from (BL-65).
fn choose(table: BlankTable) -> AnyView {
    let prize_button = move |step: WritingStep, title: &'static str, line: &'static str, piece: AnyView| {
        view! {
            <button type="button" class="unstyled way stack" on:click=move |_| table.writing.go(step)>
                {piece}
                <strong>{title}</strong>
                <span>{line}</span>
            </button>
        }
        .into_any()
    };
    let rule_picture =
        view! { <span class="rule-face" aria-hidden="true"><span class="text">"If …, then …"</span></span> }
            .into_any();
    let card_picture = table.with(|view| {
        let first = view.decks.first().and_then(|deck| deck.deck.customisable_cards().next().cloned());
        first.map(|card| view! { <crate::ui::parts::card::CardFace card=&card deck=None/> }.into_any())
    });
    let left = table.with(plain_rules_left);
    view! {
        <div class="ways row">
            {prize_button(WritingStep::Rule, "A new rule", "It is open in the next game.", rule_picture)}
            {prize_button(WritingStep::Pick, "An effect for a card", "Title, effect, a drawing, your name.", card_picture.into_any())}
        </div>
        <p class="left row">{left}{super::ruling::button(table)}</p>
    }.into_any()
}

/// The tips, closed at first. For a Game Card, `triggers` is false, because the card has no trigger.
pub(super) fn tips(triggers: bool) -> AnyView {
    let list = |title: &'static str, tips: &[&'static str; 6]| {
        let tip = |tip: &&'static str| view! { <li>{*tip}</li> };
        view! { <div><h2>{title}</h2><ul>{tips.iter().map(tip).collect_view()}</ul></div> }.into_any()
    };
    view! {
        <details class="rule-tips stack">
            <summary>"Tips"</summary>
            <div class="lists grid">
                {triggers.then(|| list("When it can happen", &TRIGGER_TIPS))}
                {list("For whom or what", &TARGET_TIPS)}
                {list("What can happen", &EFFECT_TIPS)}
            </div>
        </details>
    }
    .into_any()
}
