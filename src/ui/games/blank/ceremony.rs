//! The end: who won, the best moments, the size of each hand over time, and the buttons for another game.

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{
    play::Kind,
    rules::{
        Seat,
        blank::{Person, Setup},
        piecepack::Suit,
    },
    screens::blank::{hands_by_turn, how_won, moments, prize::open_in_the_next_game, ranking},
    ui::{
        card_decks::{after_game::next_decks, keeping::keep_or_box},
        ending::{self, ending},
        parts::{Chart, ChartLine},
    },
};

/// The win, shown before the prize and again after it.
pub(super) fn board(game: BlankContext, winner: Seat) -> AnyView {
    // What this board reads of the view does not change after a win.
    game.with_untracked(|view| {
        let ranked = ranking(view, winner);
        let (victory, best, next) = game.session.game.with_untracked(|game| {
            let events: Vec<_> = game.actions().iter().flat_map(|played| &played.events).collect();
            (how_won(view, winner, &events), moments(view, &events), open_in_the_next_game(&events))
        });
        let next = next.map(|next| view! { <p class="next-rules" dir="auto">{next}</p> });
        let rest = view! {
            {ending::beyond_the_podium(&ranked)}
            {ending::moments("Best moments", &best)}
            {next}
            <section class="race row">{chart(game)}</section>
        }
        .into_any();
        ending(&ranked, victory, rest)
    })
}

/// The number of cards of each player from start to end. A suit only gives a line its colour and mark, so there is no chart for more
/// players than there are suits.
fn chart(game: BlankContext) -> AnyView {
    let people = game.people();
    if people.len() > Suit::ALL.len() {
        return ().into_any();
    }
    let hands = game.session.game.with_untracked(|game| {
        let events = game.actions().iter().flat_map(|played| &played.events);
        hands_by_turn(people.len(), events)
    });
    let line = |(person, suit): (&Person, Suit)| ChartLine {
        name: person.name.to_string(),
        suit,
        scores: hands.iter().filter_map(|hands| hands.get(person.seat.index()).copied()).collect(),
    };
    let lines: Vec<ChartLine> = people.iter().zip(Suit::ALL).map(line).collect();
    // Each column is the start of one of evenly chosen turns, or the end.
    view! { <Chart lines caption="Cards held, from the deal to the end" column="Moment"/> }.into_any()
}

/// The buttons after a game. "Play again" deals from the changed decks: only for it, [`ending::few_buttons`] calls `prepare`.
/// "Play again from the same start" deals from the same decks as before (BL-70).
pub(super) fn foot(game: BlankContext) -> AnyView {
    let prepare = move |setup: &mut Setup| {
        setup.decks = game.with_untracked(|view| next_decks(&game.session.id(), view));
    };
    let buttons = ending::few_buttons(game.session, Kind::Blank, prepare);
    view! { {keep_or_box(game.session.id())}{buttons} }.into_any()
}
