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

use super::context::BlankContext;
use crate::{
    browser::{focus, page},
    rules::{Seat, blank::Action},
    screens::blank::{
        EFFECT_TIPS, TARGET_TIPS, TRIGGER_TIPS, WritingStep, name,
        prize::{PrizeStep, plain_rules_left, sentence, step},
        winner, writer,
    },
    ui::parts::{Primary, Quiet, card::CardFace},
};

use gaps::SentenceOn;
pub(super) use rule::customise;
pub(super) use writing::WritingForm;

fn current_step(game: BlankContext) -> Memo<PrizeStep> {
    Memo::new(move |_| game.with(|view| step(view, game.writing.progress())))
}

pub(super) fn board(game: BlankContext) -> AnyView {
    let step = current_step(game);
    // `Frame` moves the focus when the strip or the viewer changes, but both stay the same at most steps.
    Effect::new(move |_| {
        step.track();
        page::after_painting(|| {
            focus::set_to_marked();
        });
    });
    view! { <section class="prize row" aria-label="The prize">{move || step_board(game, step.get())}</section> }.into_any()
}

fn step_board(game: BlankContext, step: PrizeStep) -> AnyView {
    match step {
        PrizeStep::NameDeck(deck) => deck_box::board(game, deck),
        PrizeStep::Writing(step) => writing_board(game, step),
        PrizeStep::Talk { .. } | PrizeStep::Approval { .. } | PrizeStep::Together => approval::board(game),
        PrizeStep::Proposal => super::ruling::board(game),
        PrizeStep::Win | PrizeStep::Nothing => super::ceremony::board(game, game.with_untracked(winner)),
    }
}

fn writing_board(game: BlankContext, step: WritingStep) -> AnyView {
    match step {
        WritingStep::Choose => choose(game),
        WritingStep::Rule => rule::blocks(game),
        WritingStep::Words => rule::free_words(game),
        WritingStep::Pick => pick::board(game),
        WritingStep::Card(card) => rule::customise(game, game.writing, card),
    }
}

/// What to do now, in a sentence and a button.
pub(super) fn foot(game: BlankContext) -> AnyView {
    let step = current_step(game);
    let say = Memo::new(move |_| {
        let step = step.get();
        missing(game, &step).unwrap_or_else(|| game.with(|view| sentence(view, &step)))
    });
    view! { <p class="say" dir="auto">{say}</p>{move || buttons(game, step.get())} }.into_any()
}

fn buttons(game: BlankContext, step: PrizeStep) -> AnyView {
    let writer = game.with_untracked(writer);
    let primary = move |action: Action, label: &'static str| {
        let (press, refusal) = game.button(writer, action);
        view! { <Primary on_press=press refusal=refusal>{label}</Primary> }.into_any()
    };
    match step {
        PrizeStep::Win => {
            let (skip, refusal) = game.button(writer, Action::Decline);
            view! {
                <Quiet on_press=skip refusal=refusal>"Skip the prize"</Quiet>
                <Primary on_press=move |()| game.writing.celebrated.set(true)>"Choose a prize"</Primary>
            }
            .into_any()
        }
        PrizeStep::NameDeck(deck) => deck_box::foot(game, deck),
        PrizeStep::Writing(step) => writing_buttons(game, writer, step),
        PrizeStep::Talk { refused: true } => view! {
            {go_button(game, WritingStep::Choose, "Choose another prize")}
            {ask_again_button(game, writer)}
            <Primary on_press=move |()| game.writing.revising.set(true)>"Change it"</Primary>
        }
        .into_any(),
        PrizeStep::Talk { refused: false } => view! {
            <Quiet on_press=move |()| game.writing.revising.set(true)>"Change it"</Quiet>
            {try_out::button(game, game.writing)}
            {primary(Action::Discussed, "We talked about it")}
        }
        .into_any(),
        PrizeStep::Approval { judge, .. } => approval::foot(game, judge),
        PrizeStep::Together => approval::foot(game, game.default_seat()),
        PrizeStep::Proposal => super::ruling::foot(game),
        PrizeStep::Nothing => primary(Action::Decline, "Finish the game"),
    }
}

fn writing_buttons(game: BlankContext, writer: Seat, step: WritingStep) -> AnyView {
    let another_prize = || go_button(game, WritingStep::Choose, "Choose another prize");
    match step {
        WritingStep::Choose => {
            let (skip, refusal) = game.button(writer, Action::Decline);
            view! {
                <Quiet on_press=skip refusal=refusal>"Skip the prize"</Quiet>
                {go_button(game, WritingStep::Pick, "Write an effect for a card")}
                <Primary on_press=move |()| game.writing.go(WritingStep::Rule)>"Write a rule"</Primary>
            }
            .into_any()
        }
        WritingStep::Rule => view! {
            {another_prize()}
            {go_button(game, WritingStep::Words, "Write freely")}
            {show_button(game, writer)}
        }
        .into_any(),
        WritingStep::Words => view! {
            {another_prize()}
            {go_button(game, WritingStep::Rule, "Use blocks")}
            {show_button(game, writer)}
        }
        .into_any(),
        WritingStep::Pick => another_prize(),
        WritingStep::Card(_) => view! {
            {go_button(game, WritingStep::Pick, "Choose another card")}
            {show_button(game, writer)}
        }
        .into_any(),
    }
}

/// A button that goes to another step.
fn go_button(game: BlankContext, step: WritingStep, label: &'static str) -> AnyView {
    view! { <Quiet on_press=move |()| game.writing.go(step)>{label}</Quiet> }.into_any()
}

/// After a refusal the same draft can be discussed again.
fn ask_again_button(game: BlankContext, writer: Seat) -> AnyView {
    let (press, refusal) = game.button(writer, Action::Discussed);
    view! { <Quiet on_press=press refusal=refusal>"Ask again"</Quiet> }.into_any()
}

/// What is still missing in the draft that is being written, so that the large button is not dim without a reason.
fn missing(game: BlankContext, step: &PrizeStep) -> Option<String> {
    let draft = || Action::Draft(Box::new(game.writing.finished()));
    step.is_draft().then(|| game.session.refusal(game.with(writer), &draft())).flatten()
}

/// Shows the draft to all.
fn show_button(game: BlankContext, writer: Seat) -> AnyView {
    let draft = move || Action::Draft(Box::new(game.writing.finished()));
    let refusal = Signal::derive(move || game.session.refusal(writer, &draft()));
    let press = move |()| {
        if game.act(writer, untrack(draft)) {
            game.writing.revising.set(false);
        }
    };
    view! { <Primary on_press=press refusal=refusal>"Show it to everybody"</Primary> }.into_any()
}

/// The two prizes to choose from (BL-65).
fn choose(game: BlankContext) -> AnyView {
    let prize_button = move |step: WritingStep, title: &'static str, line: &'static str, piece: AnyView| {
        view! {
            <button type="button" class="unstyled way stack" on:click=move |_| game.writing.go(step)>
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
    let card_picture = game.with(|view| {
        let first = view.decks.first().and_then(|deck| deck.deck.customisable_cards().next().cloned());
        first.map(|card| view! { <CardFace card=&card deck=None/> }.into_any())
    });
    let left = game.with(plain_rules_left);
    view! {
        <div class="ways row">
            {prize_button(WritingStep::Rule, "A new rule", "It is open in the next game, with two others.", rule_picture)}
            {prize_button(WritingStep::Pick, "An effect for a card", "Title, effect, a drawing, your name.", card_picture.into_any())}
        </div>
        <p class="left row">{left}{super::ruling::button(game)}</p>
    }.into_any()
}

/// The tips, closed at first.
fn tips(on: SentenceOn) -> AnyView {
    let triggers = on == SentenceOn::RuleCard;
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
