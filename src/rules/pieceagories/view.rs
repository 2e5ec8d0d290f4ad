//! What everybody may see, and what one player may see besides.

use std::{collections::BTreeMap, sync::Arc};

use super::{
    Appeal, Day, House, LINES, LetterThrow, Mark, NextFlip, Number, Past, Place, Poll, Scoreboard,
    SimilarPair, SlipId, Timer, coins::CoinSeen,
};
use crate::rules::{
    Public, Seat,
    name::Name,
    piecepack::{Coin, Suit},
};

/// Everything that everybody may see, and nothing else.
///
/// No field can hold the face of a face-down coin, an answer before it is read out or appealed, or the letter while
/// players type.
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
    /// The authors of categories, by the text of the category: of the current list, or after the game of all
    /// categories that were used. Empty while authors may not be shown (PG-R54).
    pub authors: BTreeMap<String, Vec<Seat>>,
    /// What has to happen now.
    pub scene: Scene,
}

impl Public for View {}

/// What one player may see besides.
#[derive(Debug, Clone, PartialEq)]
pub enum OwnView {
    /// The dice, because the player's time has started.
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
    /// Their pawn; a host who only runs the table has none.
    pub pawn: Option<Suit>,
    /// The number of rounds won, which is also the position of the pawn (PG-R01).
    pub won: u8,
    /// Whether they have not left (PG-R46).
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
        /// The preparation dice, in Pieceagories Pieceagories.
        throw: Option<LetterThrow>,
        /// The number of slips that each inventor has added.
        counts: BTreeMap<Seat, usize>,
        /// How many different categories there are.
        categories: usize,
        /// All slips if players invent together; otherwise none.
        slips: Vec<SlipSeen>,
    },
    /// The host picks ten.
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
        /// The list.
        list: Vec<Category>,
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
        /// The list.
        list: Vec<Category>,
        /// The coin that gave the minutes; `None` in a Blitz.
        coin: Option<Coin>,
        /// The writing time in seconds.
        seconds: u32,
    },
    /// Players write one after the other.
    Typing {
        /// The list.
        list: Vec<Category>,
        /// The writing time in seconds.
        seconds: u32,
        /// Who is writing.
        writing: Option<Seat>,
        /// The players whose sheets were not handed in yet.
        open: Vec<Seat>,
    },
    /// Everybody writes on paper.
    Paper {
        /// The list.
        list: Vec<Category>,
        /// The writing time in seconds.
        seconds: u32,
        /// The dice.
        throw: LetterThrow,
        /// Whether the time is running.
        running: bool,
    },
    /// A Blitz: everybody answers one category before the next one (PG-R60).
    Around {
        /// The list.
        list: Vec<Category>,
        /// The time for each answer in seconds.
        seconds: u32,
        /// The dice.
        throw: LetterThrow,
        /// The number of the current category.
        line: Number,
        /// The player who is writing or writes next.
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
        /// The players whose sheets were not handed in yet.
        open: Vec<Seat>,
    },
    /// Appeals before the reading, for answers that do not begin with a letter.
    Appeals {
        /// The list.
        list: Vec<Category>,
        /// The dice.
        throw: LetterThrow,
        /// The answers, with the table's decisions.
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
        /// The answer that is read next; `None` when all were read.
        next: Option<Place>,
        /// The answers read so far, in the order of reading.
        heard: Vec<Heard>,
        /// Pairs of similar answers that people may want to compare; they have no effect on their own.
        hints: Vec<SimilarPair>,
        /// The open vote.
        poll: Option<Poll>,
    },
    /// The round is scored; the pawns have not moved yet.
    Scored {
        /// The list.
        list: Vec<Category>,
        /// The dice.
        throw: LetterThrow,
        /// Points by seat, then line.
        points: Vec<[u8; LINES]>,
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

/// An answer that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard {
    /// Its place.
    pub place: Place,
    /// Its text.
    pub text: String,
    /// Its mark, by the answers read so far.
    pub mark: Mark,
    /// Whether it may still be challenged.
    pub open: bool,
}
