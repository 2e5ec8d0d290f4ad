//! What one viewer may know.

use std::{collections::BTreeMap, sync::Arc};

use super::{
    Appeal, Day, House, LetterThrow, Mark, NextFlip, Number, Past, Place, Poll, Scoreboard, SimilarPair,
    SlipId, TEN, Timer, coins::CoinSeen,
};
use crate::rules::{
    Seat, Viewer,
    name::Name,
    piecepack::{Coin, Suit},
};

/// Everything one viewer may know, and nothing else: the page can show only what is here.
///
/// No field could hold the face of a coin that lies face down, a sheet that has not been read, or the letter for
/// somebody whose time has not begun.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Whose eyes it is made for.
    pub viewer: Viewer,
    /// Everybody at the table, in seat order; a host without a pawn comes last.
    pub people: Vec<Person>,
    /// Who runs the table.
    pub host: Seat,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there will be.
    pub rounds: u8,
    /// The measures of the board.
    pub board: Scoreboard,
    /// The coins as they lie.
    pub coins: Vec<CoinSeen>,
    /// Whether answers are written on paper.
    pub paper: bool,
    /// Which clock is used.
    pub timer: Timer,
    /// What the house plays by.
    pub house: House,
    /// Whether categories are cards.
    pub cards: bool,
    /// The rounds that were played.
    pub past: Vec<Arc<Past>>,
    /// Who wrote a category, by what it says: of the list or of all that were played, once the table may know that, and
    /// of none before (PG-R54).
    pub authors: BTreeMap<String, Vec<Seat>>,
    /// What the table is doing.
    pub scene: Scene,
}

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    /// Their seat.
    pub seat: Seat,
    /// What they are called.
    pub name: Name,
    /// Their pawn; a host who only runs the table has none.
    pub pawn: Option<Suit>,
    /// Rounds won, which is where the pawn stands (PG-R01).
    pub won: u8,
    /// Whether they are still here (PG-R46).
    pub here: bool,
}

/// A category on the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Category {
    /// Its number this round.
    pub number: Number,
    /// What it says.
    pub text: String,
    /// The numbers it had before, struck through (PG-35).
    pub old: Vec<Number>,
}

/// A slip in the pile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SlipSeen {
    /// Which slip it is.
    pub id: SlipId,
    /// What it says.
    pub text: String,
    /// The numbers it had before.
    pub old: Vec<Number>,
}

/// What the table is doing, and what of it this viewer may know.
#[derive(Debug, Clone, PartialEq)]
pub enum Scene {
    /// Categories are invented.
    Brainstorm {
        /// The preparation dice, in Pieceagories Pieceagories.
        throw: Option<LetterThrow>,
        /// How many slips each inventor has put in.
        counts: BTreeMap<Seat, usize>,
        /// How many different categories there are.
        categories: usize,
        /// The slips this viewer may read: their own, or all if the house invents together.
        slips: Vec<SlipSeen>,
    },
    /// The host picks ten.
    Picking {
        /// The pile.
        pool: Vec<SlipSeen>,
        /// The list so far, number 1 first.
        picked: Vec<Option<Category>>,
        /// Whether enough cards are left to draw from; always so where the host picks.
        enough: bool,
    },
    /// A coin has to be turned.
    Flipping {
        /// The list.
        list: Vec<Category>,
        /// What day birthdays are counted from, once it was said.
        today: Option<Day>,
        /// Whether that day may still be changed.
        day_open: bool,
        /// Who turns the coin, once that is known.
        due: Option<NextFlip>,
        /// Whom the host named of those who share a birthday.
        named: Option<Seat>,
    },
    /// The clock is set and still.
    Armed {
        /// The list.
        list: Vec<Category>,
        /// The coin that set it.
        coin: Option<Coin>,
        /// What it is set to.
        seconds: u32,
    },
    /// One after the other writes.
    Typing {
        /// The list.
        list: Vec<Category>,
        /// How long everybody has.
        seconds: u32,
        /// The dice, for those who have looked under the cup.
        throw: Option<LetterThrow>,
        /// Who is writing.
        writing: Option<Seat>,
        /// Whose sheets are not in yet.
        open: Vec<Seat>,
    },
    /// All write on paper.
    Paper {
        /// The list.
        list: Vec<Category>,
        /// How long everybody has.
        seconds: u32,
        /// The dice.
        throw: LetterThrow,
        /// Whether time runs.
        running: bool,
    },
    /// A Blitz: one category at a time goes around the table (PG-R60).
    Around {
        /// The list.
        list: Vec<Category>,
        /// How long everybody has for an answer.
        seconds: u32,
        /// The dice.
        throw: LetterThrow,
        /// The category that goes around.
        line: Number,
        /// Who writes, or is next.
        writer: Seat,
        /// Whether their time is running.
        running: bool,
    },
    /// Paper sheets are typed in.
    Entering {
        /// The list.
        list: Vec<Category>,
        /// The dice.
        throw: LetterThrow,
        /// Whose sheets are not in yet.
        open: Vec<Seat>,
    },
    /// Answers without a letter, before the reading.
    Appeals {
        /// The list.
        list: Vec<Category>,
        /// The dice.
        throw: LetterThrow,
        /// The answers, and what became of them.
        appeals: Vec<Appeal>,
        /// The open vote.
        poll: Option<Poll>,
    },
    /// Answers are read.
    Reading {
        /// The list.
        list: Vec<Category>,
        /// The dice.
        throw: LetterThrow,
        /// The line that is being read.
        line: Number,
        /// The answer that is read next; `None` when all are.
        next: Option<Place>,
        /// What has been read, in the order of reading.
        heard: Vec<Heard>,
        /// Pairs that the table may want to compare; nothing follows from them by itself.
        hints: Vec<SimilarPair>,
        /// The open vote.
        poll: Option<Poll>,
    },
    /// Pawns are about to move.
    Scored {
        /// The list.
        list: Vec<Category>,
        /// The dice.
        throw: LetterThrow,
        /// Points by seat, then line.
        points: Vec<[u8; TEN]>,
        /// Totals by seat.
        totals: Vec<u32>,
        /// Who won the round.
        winners: Vec<Seat>,
    },
    /// Applause.
    Over {
        /// Who won the game.
        winners: Vec<Seat>,
    },
}

/// An answer that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard {
    /// Where it is.
    pub place: Place,
    /// What it says.
    pub text: String,
    /// What became of it, as far as the table has heard.
    pub mark: Mark,
    /// Whether it may still be challenged.
    pub open: bool,
}
