//! What everybody may see, and what one player may see besides.

use std::{collections::BTreeMap, sync::Arc};

use super::{Day, House, LetterThrow, NextFlip, Number, Past, SlipId, Timer, coins::CoinSeen};
use crate::rules::{
    Seat,
    name::Name,
    piecepack::{Coin, Suit},
    sheets::{SheetStage, Typing},
};

/// Everything that everybody may see, and nothing else.
///
/// No field can hold the face of a face-down coin, an answer before it is read out or appealed, or the letter
/// while players type their sheets one after the other.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Everybody at the table, in seat order; a host without a pawn comes last.
    pub people: Vec<Person>,
    /// The host's seat.
    pub host: Seat,
    /// The round, from 1.
    pub round: u8,
    /// The number of rounds in the game.
    pub rounds: u8,
    /// The size of the board.
    pub board: Scoreboard,
    /// The coins, in their order on the table.
    pub coins: Vec<CoinSeen>,
    /// Whether answers are written on paper.
    pub paper: bool,
    /// Which clock is used.
    pub timer: Timer,
    /// The house rules.
    pub house: House,
    /// Whether categories are drawn from cards.
    pub cards: bool,
    /// The finished rounds.
    pub past: Vec<Arc<Past>>,
    /// The authors of categories, by the text of the category. During a round the map has the categories of
    /// the list, after the game all categories that were used. Empty while authors may not be shown (PG-R54).
    pub authors: BTreeMap<String, Vec<Seat>>,
    /// The list of the round, number 1 first; empty while there is none.
    pub list: Vec<Category>,
    /// What has to happen now.
    pub scene: Scene,
}

/// What one player may see besides.
#[derive(Debug, Clone, PartialEq)]
pub enum OwnView {
    /// The dice, which show the letter. They are there only after the player's time has started.
    Letter(LetterThrow),
    /// The slips that the player added.
    Slips(Vec<SlipSeen>),
}

/// A person at the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: Name,
    /// Their pawn; `None` for a host who does not play.
    pub pawn: Option<Suit>,
    /// The number of rounds won, which is also the position of the pawn (PG-R01).
    pub won: u8,
    /// Whether they are still at the table (PG-R46).
    pub here: bool,
}

/// A category on the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Category {
    /// Its number this round.
    pub number: Number,
    /// Its text.
    pub text: String,
    /// The numbers it had in earlier rounds, shown struck through (PG-35).
    pub old: Vec<Number>,
}

/// A slip in the pool.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SlipSeen {
    /// Its id.
    pub id: SlipId,
    /// Its text.
    pub text: String,
    /// The numbers it had in earlier rounds.
    pub old: Vec<Number>,
}

/// What has to happen now, as far as everybody may see it.
#[derive(Debug, Clone, PartialEq)]
pub enum Scene {
    /// Categories are invented.
    Brainstorm {
        /// The dice thrown before categories are invented, with the extension "Pieceagories Pieceagories" (PG-85).
        throw: Option<LetterThrow>,
        /// The number of slips that each inventor has added.
        counts: BTreeMap<Seat, usize>,
        /// How many different categories there are.
        categories: usize,
        /// All slips if players invent together; otherwise none.
        slips: Vec<SlipSeen>,
    },
    /// The host picks ten categories, or ten cards were drawn.
    Picking {
        /// All slips in alphabetical order; empty if cards are drawn.
        pool: Vec<SlipSeen>,
        /// The list so far, number 1 first.
        picked: Vec<Option<Category>>,
        /// Whether enough cards are left for a list; always true if the host picks.
        enough: bool,
    },
    /// A player has to flip a coin.
    Flipping {
        /// The day from which birthdays are counted, once it is known.
        today: Option<Day>,
        /// Whether that day may still be changed.
        day_open: bool,
        /// Who flips the coin, once that is known.
        due: Option<NextFlip>,
        /// The host's choice among players who share a birthday.
        named: Option<Seat>,
    },
    /// The timer is set but does not run yet.
    ReadyToRoll {
        /// The coin that gave the minutes; `None` in a Blitz.
        coin: Option<Coin>,
        /// The writing time in seconds.
        seconds: u32,
    },
    /// Players type one after the other, and each sees the letter only after their time has started.
    Typing {
        /// The writing time in seconds.
        seconds: u32,
        /// Who types.
        typing: Typing,
    },
    /// Everybody sees the letter: a round on paper or a Blitz, or answers that are appealed or read.
    Sheets {
        /// The writing time in seconds.
        seconds: u32,
        /// The dice; `None` in a Blitz before its first clock has started.
        throw: Option<LetterThrow>,
        /// What is written or read.
        stage: SheetStage,
    },
    /// The round is scored; the pawns have not moved yet.
    Scored {
        /// The dice.
        throw: LetterThrow,
        /// Points by seat, then line.
        points: Vec<Vec<u8>>,
        /// Totals by seat.
        totals: Vec<u32>,
        /// The winners of the round.
        winners: Vec<Seat>,
    },
    /// The game is over.
    Over {
        /// The winners of the game.
        winners: Vec<Seat>,
    },
}

/// The size of a scoreboard. A run is the column of spaces of one pawn; each tile is two spaces wide and two high.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scoreboard {
    /// The width in tiles.
    pub wide: u8,
    /// The height in tiles.
    pub high: u8,
    /// The number of runs with a pawn; the rightmost run may be unused (PG-20, PG-R02).
    pub used: u8,
}

impl Scoreboard {
    /// The board for a number of participants and rounds: one tile wide for every two participants (PG-17), and three
    /// tiles high, or more for more than six rounds (PG-18, PG-23, PG-R03).
    pub fn new(participants: u8, rounds: u8) -> Self {
        Self { wide: participants.div_ceil(2), high: rounds.div_ceil(2).max(3), used: participants }
    }

    /// The number of spaces in each run.
    pub fn spaces(self) -> u8 {
        self.high * 2
    }
}
