//! The set-up screen: the game that would start.

use crate::{
    rules::clear::{Hints, Mode, Refusal, Setup},
    screens::{
        length::{Length, LongGame},
        minutes::{fewer, in_fives, table_of},
    },
    wording::{Noun, counted_at_start, with_sentences},
};

/// Where the cards can be, each with a title and a sentence about it.
pub const MODES: [(Mode, &str, &str); 2] = [
    (Mode::Cards, "Play on this screen", "The page shows everybody’s card and checks the lines."),
    (
        Mode::Caller,
        "We play with a real piecepack",
        "A box of wooden tiles and coins for each player. The page rolls the dice and keeps score.",
    ),
];

/// What hints can show, each with a title and a sentence about it (CL-R05).
pub const HINTS: [(Hints, &str, &str); 4] = [
    (Hints::None, "None", "You find the lines yourselves."),
    (Hints::Ask, "When asked", "The first press on “Hint” says whether a line fits, the second shows one."),
    (Hints::Exists, "Say whether", "The page says whether any line fits."),
    (Hints::Show, "Show lines", "Lines that fit are drawn on the card."),
];

/// Why this number of deals is not allowed (CL-04).
pub fn problem_of_deals(deals: u8) -> Option<String> {
    (!Setup::DEALS.contains(&deals)).then(|| Refusal::InvalidDeals { deals }.to_string())
}

/// A summary of the game that would start with this number of players.
pub fn summary(plan: &Setup, players: usize) -> String {
    let minutes = |deals| minutes(plan.mode, deals, players);
    let line = match plan.mode {
        Mode::Caller => format!("{}, with a real piecepack", plan.length_line(players)),
        Mode::Cards => plan.length_line(players),
    };
    with_sentences(line, fewer(plan.deals, Noun::DEAL, minutes))
}

/// The deals of a short game.
const SHORT: u8 = 2;

impl LongGame for Setup {
    fn length(&self) -> Option<Length> {
        match self.deals {
            Self::RECOMMENDED_DEALS => Some(Length::AsWritten),
            SHORT => Some(Length::Short),
            _ => None,
        }
    }

    fn set_length(&mut self, length: Length) {
        self.deals = match length {
            Length::AsWritten => Self::RECOMMENDED_DEALS,
            Length::Short => SHORT,
        };
    }

    fn length_line(&self, players: usize) -> String {
        let minutes = minutes(self.mode, self.deals, players);
        format!("{}, about {minutes} minutes", counted_at_start(self.deals, Noun::DEAL))
    }
}

/// The length of a game in minutes, as exact as an estimate can be.
fn minutes(mode: Mode, deals: u8, players: usize) -> u32 {
    in_fives(60 * u32::from(deals) * minutes_of_a_deal(mode, players))
}

/// How many minutes each player decides in a deal, and how many everything else takes: two players need the five of CL-02.
const DECIDING: u32 = 2;
const EVERYTHING_ELSE: u32 = 1;

/// The length of a deal in minutes (CL-02). With real cards everybody searches at once; on one screen people decide one after the other,
/// which takes longer.
pub fn minutes_of_a_deal(mode: Mode, players: usize) -> u32 {
    match mode {
        Mode::Cards => DECIDING * table_of(players).max(2) + EVERYTHING_ELSE,
        Mode::Caller => 5,
    }
}
