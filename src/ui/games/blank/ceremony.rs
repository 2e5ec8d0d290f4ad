//! The end of the game: winner, hand sizes, and new game.

use crate::ui::prelude::*;

use super::context::BlankTable;
use crate::screens::blank::{cards, hands_by_turn, name};
use crate::{
    browser::{chance, files},
    rules::{
        blank::{Blank, Scene},
        luck::Seed,
        piecepack::Suit,
    },
    ui::{
        cards::home::decks,
        parts::{Applause, Chart, ChartLine, Primary, Quiet},
        table::deal,
    },
};

pub(super) fn board(table: BlankTable) -> Html {
    // Nothing changes after the end of the game.
    table.view.with_untracked(|view| {
        let Scene::Over { winner } = view.scene else { return Html::Nothing };
        let mut others: Vec<_> = view.people.iter().filter(|person| person.seat != winner).collect();
        others.sort_by_key(|person| person.cards);
        let row = |person: &crate::rules::blank::Person| {
            html! { <li><bdi>{person.name.to_string()}</bdi><b>{cards(person.cards)}</b></li> }
        };
        let turns = format!("played the last card on turn {}", view.turn);
        html! {
            <Applause/>
            <div class="ceremony">
                <header>
                    <p class="applauded">"Applause for"</p>
                    <h2 data-many="1"><bdi>{name(view, winner)}</bdi></h2>
                    <p class="how">{turns}</p>
                </header>
                <section class="race">
                    <ol class="left-over" aria-label="Cards left">{others.into_iter().map(row).collect_html()}</ol>
                    {chart(table)}
                </section>
            </div>
        }
    })
}

/// The number of cards of each player from start to end.
fn chart(table: BlankTable) -> Html {
    let people = table.people();
    if people.len() > Suit::ALL.len() {
        return Html::Nothing;
    }
    let held = table.session.game.with_untracked(|game| {
        let events = game.turns().iter().flat_map(|turn| &turn.events);
        hands_by_turn(people.len(), events)
    });
    let line = |(person, suit): (&crate::rules::blank::Person, Suit)| ChartLine {
        name: person.name.to_string(),
        suit,
        scores: held.iter().filter_map(|hands| hands.get(person.seat.index()).copied()).collect(),
    };
    let lines: Vec<ChartLine> = people.iter().zip(Suit::ALL).map(line).collect();
    html! { <Chart lines caption="Cards held, from the deal to the end"/> }
}

pub(super) fn action(table: BlankTable) -> Html {
    let session = table.session;
    let record = move |()| files::save("blank.jsonl", "application/x-ndjson", &session.record());
    html! {
        <Quiet on_press=record>"Save the record"</Quiet>
        <Quiet on_press=move |()| again(table, session.seed())>"Replay with the same luck"</Quiet>
        <Primary on_press=move |()| again(table, chance::seed())>"Play again"</Primary>
    }
}

/// Starts a new game with the same players. The old game is kept.
fn again(table: BlankTable, seed: Seed) {
    let mut setup = table.session.setup();
    // The same seed uses the same decks; a new game uses the decks as they are now (BL-70).
    if seed != table.session.seed() {
        setup.decks = table.view.with_untracked(decks);
    }
    if let Err(refusal) = deal::<Blank>(setup, seed) {
        table.refused.set(Some(refusal));
    }
}
