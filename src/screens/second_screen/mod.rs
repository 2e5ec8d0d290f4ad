//! What a second screen shows: the public table of the running game, sized for people who sit three metres away.
//!
//! The boards, which each game makes in its own folder, get only a public view, and [`public_table`] only a [`PublicGame`]. So no secret
//! can be sent to the second window, which gets the table as a [`Message`].

mod evening;
mod followed;
mod message;

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::{
    GameScreens, Strip,
    ending::{Ranked, ranked},
};
use crate::{
    evening::BestMoment,
    play::PublicGame,
    rules::{
        Viewer,
        blank::GameCard,
        pieceagories::coins::CoinSeen,
        piecepack::{Rank, Suit},
        rememory::{CoinSlot, TileSlot, VisibleCoin},
    },
    wording::{Sentence, strong},
};

pub use evening::evening;
pub use followed::Followed;
pub use message::{Message, MessageProblem, PageId};

/// What is said below the pile onto which cards are played.
pub fn has_to_match(what: &str) -> Sentence {
    format!("To match: {}", strong(what)).into()
}

/// What is said of the Scratch Tile.
pub fn scratch_tile(pawns: u8) -> Sentence {
    format!("Scratch Tile: {} of 3", strong(pawns)).into()
}

/// The public table of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PublicTable {
    /// The name of the game.
    pub game: String,
    /// What the strip says to everybody.
    pub strip: Strip,
    /// What happened last, in a sentence.
    pub news: String,
    /// The seconds left on the clock, while one runs.
    pub seconds: Option<u32>,
    /// The players, in the order in which they are shown.
    pub people: Vec<PublicPerson>,
    /// The middle of the table.
    pub board: PublicBoard,
}

/// What a second screen shows of a player.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicPerson {
    /// Their name.
    pub name: String,
    /// The suit of their pawn.
    pub suit: Option<Suit>,
    /// What counts: "12 points", "7 cards".
    pub count: String,
    /// Whether it is their turn.
    pub turn: bool,
}

/// The middle of the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum PublicBoard {
    /// Rememory: the tiles in rows of six.
    Tiles {
        /// The tiles, row by row.
        tiles: Vec<TileSlot>,
        /// The coin in play, as far as everybody sees it.
        coin: Option<VisibleCoin>,
        /// The coins beside the tiles, as far as everybody sees them; none in variants without rows.
        coins: Vec<CoinSlot>,
    },
    /// Clear!: everybody's card.
    Cards {
        /// What the dice show; empty before the first throw of a deal.
        dice: Vec<Rank>,
        /// Whether everybody has decided about this throw.
        spent: bool,
        /// How many Scratch Rounds in a row there were.
        scratch_rounds: u8,
        /// The cards, in seat order.
        cards: Vec<CoinCard>,
    },
    /// BLANK: the card to match, and the rules.
    Piles {
        /// The card on top of the Discard Pile.
        top: Option<GameCard>,
        /// What has to be matched, in words.
        to_match: String,
        /// How many cards the Draw Pile has.
        draw_pile: u16,
        /// The open rules.
        rules: Vec<PublicRule>,
    },
    /// Pieceagories: the coins that are flipped for the minutes.
    Coins(Vec<CoinSeen>),
    /// The game is paused (PK-13).
    Paused,
    /// A word game before answers are read: from the choice of categories to the votes on answers that do not begin with a
    /// letter from A to Z.
    Writing {
        /// The letter, if everybody may know it.
        letter: Option<char>,
        /// The categories, number 1 first.
        categories: Vec<String>,
        /// How far each sheet is.
        sheets: Vec<PublicSheet>,
    },
    /// A word game while answers are read.
    Reading {
        /// The letter.
        letter: Option<char>,
        /// The number of the category.
        line: u8,
        /// The category.
        category: String,
        /// The answers of this line; those that were not read have no text.
        answers: Vec<PublicAnswer>,
        /// The question that people vote on.
        question: Option<String>,
    },
    /// Points, at the end of a round, a set or a deal.
    Points {
        /// How it ended.
        title: String,
        /// Names and points, best first.
        rows: Vec<(String, u32)>,
    },
    /// The game is over.
    Over {
        /// Everybody, best first.
        ranked: Vec<Ranked>,
    },
    /// The evening is over.
    Evening {
        /// Everybody, best first.
        ranked: Vec<Ranked>,
        /// The best moments of each of the last games, with the name of the game.
        moments: Vec<(String, Vec<BestMoment>)>,
    },
}

/// A card of Clear!.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoinCard {
    /// Whose it is.
    pub name: String,
    /// The coins in rows of six; `None` where one was taken.
    pub coins: Vec<Option<Rank>>,
    /// Whether they have decided about this throw.
    pub decided: bool,
    /// What they did on the last throw: "Four!".
    pub stamp: String,
}

/// An open rule of BLANK.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicRule {
    /// Its title; may be empty.
    pub title: String,
    /// Its text.
    pub text: String,
    /// Whether it was just triggered.
    pub triggered: bool,
}

/// How far a sheet is, without its answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicSheet {
    /// Whose it is.
    pub name: String,
    /// How many lines have an answer; `None` before it was handed in, except for the present writer.
    pub lines: Option<u8>,
    /// Whether it was handed in.
    pub is_in: bool,
}

/// An answer in the reading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicAnswer {
    /// Whose it is.
    pub name: String,
    /// The answer, once it was read.
    pub text: Option<String>,
    /// The symbol of its mark; empty before it was read.
    pub symbol: String,
    /// The name of its mark in style sheets; empty before it was read.
    pub mark_slug: String,
}

/// How many people fit beside the middle of the table.
pub(super) const MAX_PEOPLE: usize = 12;

/// What a second screen shows of a game: its people and the middle of its table.
pub type PeopleAndBoard = (Vec<PublicPerson>, PublicBoard);

/// What only the page of the laptop knows about writing: it is not in the game before a sheet is handed in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Progress {
    /// The seconds left on the clock, while one runs.
    pub seconds: Option<u32>,
    /// How many lines the present writer has filled, without their texts.
    pub lines: u8,
    /// Whether the game is paused.
    pub paused: bool,
}

impl PublicBoard {
    /// Points, best first.
    pub(super) fn points(title: String, mut rows: Vec<(String, u32)>) -> Self {
        rows.sort_by_key(|(_, points)| Reverse(*points));
        PublicBoard::Points { title, rows }
    }
}

/// The public table of a game. `strip` is the strip of the laptop, where a game of the day has its date (DG-10).
pub fn public_table<G: GameScreens>(
    game: &PublicGame<'_, G>,
    strip: impl Fn(&G::View, Viewer) -> Strip,
    progress: Progress,
) -> PublicTable {
    let view = game.view();
    let (people, board) = match (game.outcome(), G::public_board(&view, progress.lines)) {
        // The function has returned a ranking.
        (_, (people, board @ PublicBoard::Over { .. })) => (people, board),
        (Some(outcome), (people, _)) => {
            let scores = outcome.scores.iter().zip(game.player_names());
            let scores = scores.map(|(score, name)| {
                let shown = people.iter().find(|person| name.as_str() == person.name);
                let (suit, count) =
                    shown.map(|person| (person.suit, person.count.clone())).unwrap_or_default();
                (*score, name.clone(), suit, count)
            });
            (Vec::new(), PublicBoard::Over { ranked: ranked(scores) })
        }
        (None, (people, _)) if progress.paused => (people, PublicBoard::Paused),
        (None, shown) => shown,
    };
    // At the end the winners are in large letters. In a pause nothing says the letter.
    let has_news = !matches!(board, PublicBoard::Over { .. } | PublicBoard::Paused);
    PublicTable {
        game: G::KIND.title().to_owned(),
        strip: strip(&view, Viewer::Table),
        news: if has_news { game.news() } else { String::new() },
        seconds: progress.seconds,
        people: fitting(people),
        board,
    }
}

/// All people. If not all fit: the person whose turn it is, and those who follow (SS-11).
fn fitting(mut people: Vec<PublicPerson>) -> Vec<PublicPerson> {
    if people.len() > MAX_PEOPLE {
        let turn = people.iter().position(|person| person.turn);
        people.rotate_left(turn.unwrap_or_default());
        people.truncate(MAX_PEOPLE);
    }
    people
}
