//! Advice before and during play: how long the game takes, and what makes it better.

use crate::{
    rules::{
        pieceagories::{Answers, CategorySource, Host, LINES, Setup, distinct},
        piecepack::Rank,
        sheets::blitz_seconds,
    },
    screens::minutes::{faster_on_paper, in_fives, seconds_of_writing, table_of},
    wording::{Noun, counted},
};

/// What people may start from when they look for a category: never a category itself, because the players invent them.
pub const OPENINGS: [&str; 12] = [
    "a place",
    "something in this room",
    "something you ate today",
    "somebody you all know",
    "a noise",
    "the weather",
    "school",
    "a holiday",
    "something broken",
    "the year 2100",
    "a bad habit",
    "a dream",
];

/// The answer to "Need an idea?"; each press gives the next one.
pub fn idea(press: usize) -> String {
    format!("How about {}?", OPENINGS[press % OPENINGS.len()])
}

/// Ways to decide which of the players with the same birthday flips the coin (PG-43). Any other way is as good.
pub const TIE_BREAKS: [&str; 4] = ["rock, paper, scissors", "the nearest guess", "arm wrestling", "push-ups"];

/// How many minutes a coin gives on average.
const AVERAGE_COIN: u8 = 3;

/// Inventing categories takes each player so many seconds alone, and all together so many.
const INVENTING: u32 = 3 * 60;
const INVENTING_TOGETHER: u32 = 8 * 60;

/// About how many minutes a game takes, as a multiple of five.
pub fn minutes(setup: &Setup) -> u32 {
    minutes_with(setup, AVERAGE_COIN)
}

/// How long a game takes, from always the lowest coin to always the highest. In a Blitz no coin is flipped.
pub fn span_of_minutes(setup: &Setup) -> String {
    match [Rank::Ace, Rank::Five].map(|coin| minutes_with(setup, coin.value())) {
        [least, most] if least == most => format!("about {least} minutes"),
        [least, most] => format!("{least} to {most} minutes, as the coin falls"),
    }
}

/// How long a game takes if each coin gives so many minutes. If the writing time is halved, a coin gives half the time.
fn minutes_with(setup: &Setup, coin: u8) -> u32 {
    let people = table_of(setup.players.len());
    let writing = u32::from(coin) * setup.source.seconds_per_minute();
    let blitz =
        setup.house.blitz.then(|| blitz_seconds(setup.answers == Answers::Typed, setup.players.len()));
    let writing_by_all = seconds_of_writing(setup.answers, writing, blitz, LINES, people);
    // The list, the coin and the dice take two minutes, and reading a sheet out takes one.
    let round = 120 + writing_by_all + 60 * people;
    let inventing = match setup.source {
        CategorySource::Free | CategorySource::Squared if setup.house.together => INVENTING_TOGETHER,
        CategorySource::Free | CategorySource::Squared => INVENTING * people,
        CategorySource::AgainstHumanity { .. }
        | CategorySource::ApplesToApples { .. }
        | CategorySource::Other { .. } => 0,
    };
    in_fives(inventing + round * u32::from(setup.rounds))
}

/// The recommended number of categories for a game (PG-R61): a list for the first round, and some new ones for each further round.
pub fn categories_wanted(rounds: u8) -> usize {
    /// New categories for each further round. The rest of its list may have been used before.
    const NEW_PER_ROUND: usize = 4;
    LINES + NEW_PER_ROUND * usize::from(rounds.saturating_sub(1))
}

/// Advice on the chosen setup, one sentence each.
pub fn advice(setup: &Setup) -> Vec<String> {
    [paper(setup), two_voters(setup), short_of_cards(setup)].into_iter().flatten().collect()
}

/// That many people write faster on paper.
fn paper(setup: &Setup) -> Option<String> {
    faster_on_paper(setup.answers, setup.players.len(), |answers| {
        minutes(&Setup { answers, ..setup.clone() })
    })
}

/// Two voters can only agree or tie. On a tie the ballot of the answer's owner is left out, so the other
/// player decides (PG-R32).
fn two_voters(setup: &Setup) -> Option<String> {
    let two = setup.players.len() == 2 && matches!(setup.host, Host::Plays(_));
    two.then(|| {
        "With two players, the other one alone decides about an answer. A host who does not play would be \
         a third voter."
            .to_owned()
    })
}

/// There may be too few cards for all rounds if cards are not used twice (PG-93, PG-R38). With fewer than ten cards no
/// game can start, so there is no advice.
fn short_of_cards(setup: &Setup) -> Option<String> {
    let cards = distinct(setup.source.cards()?).count();
    let needed = usize::from(setup.rounds) * LINES;
    (!setup.source.reuses_cards() && (LINES..needed).contains(&cards)).then(|| {
        format!(
            "{} rounds take {needed} cards, and there are {cards}: enough for {}. More can be added during play.",
            setup.rounds,
            counted(cards / LINES, Noun::ROUND)
        )
    })
}
