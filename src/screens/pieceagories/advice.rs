//! Advice before and during play: how long the game takes, and what makes it better.

use crate::{
    rules::{
        pieceagories::{Answers, CategorySource, Host, LINES, Setup, distinct},
        sheets::blitz_seconds,
    },
    screens::minutes::faster_on_paper,
    wording::{Noun, counted},
};

/// What people may start from when they look for a category: never a category itself.
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

/// About how many minutes a game takes, as a multiple of five.
///
/// On paper everybody writes at the same time, and the sheets are typed in afterwards. On the laptop people write one
/// after the other. A coin gives three minutes on average, or half of that if the writing time is halved.
pub fn minutes(setup: &Setup) -> u32 {
    let people = u32::try_from(setup.players.len()).unwrap_or(u32::MAX).min(99);
    let writing = 3 * setup.source.seconds_per_minute();
    // The list, coin and dice take two minutes, and reading a sheet out takes one.
    let round = 120 + 60 * people;
    let blitz = setup.house.blitz.then(|| blitz_seconds(setup.answers == Answers::Typed, people as usize));
    let round = match (setup.answers, blitz) {
        (Answers::Paper, sheet) => round + sheet.unwrap_or(writing) + 60 * people,
        (Answers::Typed, Some(answer)) => round + 10 * (answer + 3) * people,
        (Answers::Typed, None) => round + (writing + 30) * people,
    };
    let writing_categories = match setup.source {
        CategorySource::Free | CategorySource::Squared if setup.house.together => 8 * 60,
        CategorySource::Free | CategorySource::Squared => 3 * 60 * people,
        CategorySource::AgainstHumanity { .. }
        | CategorySource::ApplesToApples { .. }
        | CategorySource::Other { .. } => 0,
    };
    (writing_categories + round * u32::from(setup.rounds)).div_ceil(5 * 60) * 5
}

/// The recommended number of categories for a game (PG-R61): ten for the first round, and four new ones for each
/// further round.
pub fn categories_wanted(rounds: u8) -> usize {
    LINES + 4 * usize::from(rounds.saturating_sub(1))
}

/// Advice on the chosen setup, one sentence each.
pub fn advice(setup: &Setup) -> Vec<String> {
    [paper(setup), two_voters(setup), short_of_cards(setup)].into_iter().flatten().collect()
}

/// From four players on, people spend most of the evening waiting while others type.
fn paper(setup: &Setup) -> Option<String> {
    (setup.answers == Answers::Typed && setup.players.len() >= 4).then(|| {
        let on_paper = minutes(&Setup { answers: Answers::Paper, ..setup.clone() });
        faster_on_paper(on_paper, minutes(setup))
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
