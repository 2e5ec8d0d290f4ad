//! The prize: the winner writes a rule or gives a Game Card an effect, and others approve it.
//!
//! It is written step by step, beside a large picture of the card.

mod deck_box;
mod gaps;
mod pad;
mod pick;
mod rule;
mod try_out;
mod verdict;
mod writing;

use writing::WritingStep;

use crate::ui::prelude::*;

use super::context::BlankTable;
use crate::{
    browser::{focus, page},
    rules::{
        Public, Seat,
        blank::{Action, CardIndex, EFFECT_TIPS, Scene, TARGET_TIPS, TRIGGER_TIPS, View},
        name::Name,
    },
    screens::blank::{ALL_AGREE, name, winner},
    ui::{
        afterwards::afterwards,
        parts::{Primary, Quiet},
    },
};

pub(super) use rule::customise;
pub(super) use writing::WritingDraft;

/// The stage of the prize.
#[derive(Debug, Clone, PartialEq)]
enum PrizeStage {
    /// The win is celebrated first.
    Win,
    /// A deck has no name yet, or no mark, or no owner.
    NameDeck(u8),
    /// The winner chooses a prize.
    Choose,
    /// A rule is written from blocks.
    Rule,
    /// A rule is written, in free words.
    Words,
    /// A Game Card is chosen.
    Pick,
    /// A Game Card is customised.
    Card(CardIndex),
    /// The draft is shown to all and discussed.
    Talk {
        /// Whether it was refused.
        refused: bool,
    },
    /// Somebody has to approve or refuse.
    Verdict {
        /// Who.
        judge: Seat,
        /// How many people decide.
        of: usize,
    },
    /// A ruling of the table was proposed.
    Proposal,
    /// A computer player won, and writes nothing.
    Nothing,
}

/// The stage is public, because a winner writes in front of everybody.
impl Public for PrizeStage {}

/// The stage of the prize.
fn stage(table: BlankTable, view: &View) -> PrizeStage {
    let Scene::Prize { winner, draft, discussed, judges, verdicts, refused } = &view.scene else {
        return PrizeStage::Nothing;
    };
    if view.decision.is_some() {
        return PrizeStage::Proposal;
    }
    if view.people.get(winner.index()).is_none_or(|person| person.level.is_some()) {
        return PrizeStage::Nothing;
    }
    if draft.is_none() && !table.writing.celebrated.get() {
        return PrizeStage::Win;
    }
    let is_unlabelled = |deck: &crate::rules::blank::DeckView| {
        deck.mark.is_none() || deck.deck.name.is_empty() || deck.deck.owner.is_empty()
    };
    if let Some(deck) = view.decks.iter().position(is_unlabelled) {
        return PrizeStage::NameDeck(u8::try_from(deck).unwrap_or_default());
    }
    let shown = draft.is_some() && !table.writing.revising.get();
    let next = judges.iter().find(|judge| !verdicts.iter().any(|(has, _)| has == *judge));
    match (next, shown, discussed) {
        (Some(&judge), true, true) => PrizeStage::Verdict { judge, of: judges.len() },
        (_, true, _) => PrizeStage::Talk { refused: *refused },
        (_, false, _) => match table.writing.step.get() {
            WritingStep::Choose => PrizeStage::Choose,
            WritingStep::Rule => PrizeStage::Rule,
            WritingStep::Words => PrizeStage::Words,
            WritingStep::Pick => PrizeStage::Pick,
            WritingStep::Card(card) => PrizeStage::Card(card),
        },
    }
}

fn current_stage(table: BlankTable) -> Memo<PrizeStage> {
    Memo::new(move |_| table.with(|view| stage(table, view)))
}

/// The board: one frame after the foot has said what to do.
pub(super) fn board(table: BlankTable) -> Html {
    let stage = afterwards(current_stage(table));
    // `Frame` moves the focus only when the strip or the viewer changes, and both are the same in all steps.
    Effect::new(move |_| {
        stage.track();
        page::after_painting(|| {
            focus::set_to_marked();
        });
    });
    html! { <section class="prize row" aria-label="The prize">{move || stage_board(table, stage.get())}</section> }
}

fn stage_board(table: BlankTable, stage: PrizeStage) -> Html {
    match stage {
        PrizeStage::NameDeck(deck) => deck_box::board(table, deck),
        PrizeStage::Choose => choose(table),
        PrizeStage::Rule => rule::blocks(table),
        PrizeStage::Words => rule::words(table),
        PrizeStage::Pick => pick::board(table),
        PrizeStage::Card(card) => rule::customise(table, table.writing, card),
        PrizeStage::Talk { .. } | PrizeStage::Verdict { .. } => verdict::board(table),
        PrizeStage::Proposal => super::ruling::board(table),
        PrizeStage::Win | PrizeStage::Nothing => super::ceremony::board(table, table.with_untracked(winner)),
    }
}

/// What to do now, in a sentence and a button.
pub(super) fn action(table: BlankTable) -> Html {
    let stage = current_stage(table);
    let say = move || table.with(|view| sentence(view, &stage.get()));
    html! { <p class="say" dir="auto">{say}</p>{move || buttons(table, stage.get())} }
}

fn sentence(view: &View, stage: &PrizeStage) -> String {
    let named = |seat: Seat| name(view, seat);
    let Scene::Prize { winner, .. } = &view.scene else { return String::new() };
    match stage {
        PrizeStage::NameDeck(deck) if view.decks.len() > 1 => {
            format!("First, name deck {} of {}.", deck + 1, view.decks.len())
        }
        PrizeStage::NameDeck(_) if view.decks.iter().all(|deck| !deck.deck.name.is_empty()) => {
            "First, choose a mark and an owner: the deck keeps what winners write.".to_owned()
        }
        PrizeStage::NameDeck(_) => "First, name this deck: it keeps what winners write.".to_owned(),
        PrizeStage::Choose => format!("{} wins a prize: a change to the deck, for good.", named(*winner)),
        PrizeStage::Rule | PrizeStage::Words => format!("{} writes a rule.", named(*winner)),
        PrizeStage::Pick => "Choose a card without an effect.".to_owned(),
        PrizeStage::Card(_) => format!("{} writes on a card.", named(*winner)),
        PrizeStage::Talk { refused: true } => "Not accepted. Change it, or choose another prize.".to_owned(),
        PrizeStage::Talk { refused: false } => "Talk about it: how will it work?".to_owned(),
        PrizeStage::Verdict { judge, of: 1 } => who_decides(view, &named(*judge)),
        PrizeStage::Verdict { judge, .. } => format!("Everybody votes: does {} accept it?", named(*judge)),
        PrizeStage::Proposal => ALL_AGREE.to_owned(),
        PrizeStage::Win | PrizeStage::Nothing => String::new(),
    }
}

/// Who approves: the owner, or the person who decides for them (BL-67, BL-R28).
fn who_decides(view: &View, judge: &str) -> String {
    let owner = verdict::owner(view).filter(|owner| !same(owner, judge));
    match owner {
        Some(owner) => format!("{judge} decides for {owner}."),
        None => format!("{judge} decides."),
    }
}

/// Whether two names are the same to people: `Zoë` and `zoe` are.
fn same(one: &str, other: &str) -> bool {
    Name::parse(one).is_ok_and(|one| Name::parse(other).is_ok_and(|other| one.same_as(&other)))
}

fn buttons(table: BlankTable, stage: PrizeStage) -> Html {
    let winner = table.with_untracked(winner);
    let go_to = move |step: WritingStep| move |()| table.writing.go(step);
    let primary = move |action: Action, label: &'static str| {
        let (press, refusal) = table.button(winner, action);
        html! { <Primary on_press=press refusal=refusal>{label}</Primary> }
    };
    match stage {
        PrizeStage::Win => {
            let (skip, refusal) = table.button(winner, Action::Decline);
            html! {
                <Quiet on_press=skip refusal=refusal>"Skip the prize"</Quiet>
                <Primary on_press=move |()| table.writing.celebrated.set(true)>"Choose a prize"</Primary>
            }
        }
        PrizeStage::NameDeck(deck) => deck_box::action(table, deck),
        PrizeStage::Choose => {
            let (skip, refusal) = table.button(winner, Action::Decline);
            html! {
                <Quiet on_press=skip refusal=refusal>"Skip the prize"</Quiet>
                <Quiet on_press=go_to(WritingStep::Pick)>"Customise a Game Card"</Quiet>
                <Primary on_press=go_to(WritingStep::Rule)>"Write a rule"</Primary>
            }
        }
        PrizeStage::Rule => html! {
            <Quiet on_press=go_to(WritingStep::Choose)>"Choose another prize"</Quiet>
            <Quiet on_press=go_to(WritingStep::Words)>"Write freely"</Quiet>
            {show_button(table, winner)}
        },
        PrizeStage::Words => html! {
            <Quiet on_press=go_to(WritingStep::Choose)>"Choose another prize"</Quiet>
            <Quiet on_press=go_to(WritingStep::Rule)>"Use blocks"</Quiet>
            {show_button(table, winner)}
        },
        PrizeStage::Pick => html! {
            <Quiet on_press=go_to(WritingStep::Choose)>"Choose another prize"</Quiet>
        },
        PrizeStage::Card(_) => {
            html! { <Quiet on_press=go_to(WritingStep::Pick)>"Choose another card"</Quiet>{show_button(table, winner)} }
        }
        PrizeStage::Talk { refused: true } => html! {
            <Quiet on_press=go_to(WritingStep::Choose)>"Choose another prize"</Quiet>
            {ask_again_button(table, winner)}
            <Primary on_press=move |()| table.writing.revising.set(true)>"Change it"</Primary>
        },
        PrizeStage::Talk { refused: false } => html! {
            <Quiet on_press=move |()| table.writing.revising.set(true)>"Change it"</Quiet>
            {try_out::button(table, table.writing)}
            {primary(Action::Discussed, "We talked about it")}
        },
        PrizeStage::Verdict { judge, .. } => verdict::action(table, judge),
        PrizeStage::Proposal => super::ruling::action(table),
        PrizeStage::Nothing => primary(Action::Decline, "Finish the game"),
    }
}

/// After a refusal the same draft can be discussed again.
fn ask_again_button(table: BlankTable, winner: Seat) -> Html {
    let (press, refusal) = table.button(winner, Action::Discussed);
    html! { <Quiet on_press=press refusal=refusal>"Ask again"</Quiet> }
}

/// Shows the draft to all.
fn show_button(table: BlankTable, winner: Seat) -> Html {
    let draft = move || Action::Draft(Box::new(table.writing.draft()));
    let refusal = Signal::derive(move || table.session.refusal(winner, &draft()));
    let press = move |()| {
        if table.act(winner, untrack(draft)) {
            table.writing.revising.set(false);
        }
    };
    html! { <Primary on_press=press refusal=refusal>"Show it to everybody"</Primary> }
}

/// The two prizes to choose from (BL-65).
fn choose(table: BlankTable) -> Html {
    let prize_button = move |step: WritingStep, title: &'static str, line: &'static str, piece: Html| {
        html! {
            <button type="button" class="unstyled way stack" on:click=move |_| table.writing.go(step)>
                {piece}
                <strong>{title}</strong>
                <span>{line}</span>
            </button>
        }
    };
    let rule_picture =
        html! { <span class="rule-face" aria-hidden="true"><span class="text">"If …, then …"</span></span> };
    let card_picture = table.with(|view| {
        let first = view.decks.first().and_then(|deck| deck.deck.customisable_cards().next().cloned());
        first.map(|card| html! { <crate::ui::parts::card::CardFace card=&card deck=None/> })
    });
    let plain_count = table.with(|view| {
        view.decks.iter().flat_map(|deck| &deck.deck.rules).filter(|card| card.rule.is_none()).count()
    });
    let left = match plain_count {
        0 => "No plain Rule Card is left to write a rule on.".to_owned(),
        1 => "1 plain Rule Card is left.".to_owned(),
        plain_count => format!("{plain_count} plain Rule Cards are left."),
    };
    html! {
        <div class="ways row">
            {prize_button(WritingStep::Rule, "A new rule", "It is open in the next game.", rule_picture)}
            {prize_button(WritingStep::Pick, "An effect for a card", "Title, effect, a drawing, your name.", card_picture.into_html())}
        </div>
        <p class="left row">{left}{super::ruling::button(table)}</p>
    }
}

/// The tips, closed at first. A Game Card has no trigger.
pub(super) fn tips(triggers: bool) -> Html {
    let list = |title: &'static str, tips: &[&'static str; 6]| {
        let tip = |tip: &&'static str| html! { <li>{*tip}</li> };
        html! { <div><h2>{title}</h2><ul>{tips.iter().map(tip).collect_html()}</ul></div> }
    };
    html! {
        <details class="rule-tips stack">
            <summary>"Tips"</summary>
            <div class="lists grid">
                {triggers.then(|| list("When it can happen", &TRIGGER_TIPS))}
                {list("For whom or what", &TARGET_TIPS)}
                {list("What can happen", &EFFECT_TIPS)}
            </div>
        </details>
    }
}
