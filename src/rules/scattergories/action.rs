//! The actions a player can choose.

use serde::{Deserialize, Serialize};

use super::{AnswerKind, AnswerPlace, CategoryList, Entry, Ground, LINES, Number, Sheet};
use crate::rules::{Seat, vote::Ballot};

/// What a seat chose, in the form in which the record keeps it. There is no host: any player may do everything that is
/// not the task of one player.
///
/// An action never contains a random result: a roll is `"roll"`, and a replay gets the same letter again from the
/// seed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Propose a list for the round: `{"propose":{"name":"…","categories":["Fruit",…]}}`. Nobody has agreed to it yet.
    Propose(Box<CategoryList>),
    /// Agree to the list, or withdraw the agreement: `{"agree":true}`.
    Agree(bool),
    /// Report that everybody agrees to the list: `"agree_all"`.
    AgreeAll,
    /// Roll the letter die: `"roll"`.
    Roll,

    /// Start the writing time: one's own, or on paper everybody's: `"begin"`.
    Begin,
    /// Report that the time for writing on paper is up: `"time_up"`.
    TimeUp,
    /// Hand in a sheet: `{"hand_in":[{"text":"Carrot"},{"text":""},…]}`.
    HandIn(Box<Sheet>),
    /// Hand in one answer of a Blitz: `{"answer":{"text":"Carrot"}}` (SC-R30).
    Answer(Entry),
    /// Enter the points of a round that the table judged on paper, by seat and line: `{"enter_points":[[1,0,…],…]}`.
    EnterPoints(Vec<[u8; LINES]>),

    /// Ask for a vote on one's own answer that does not begin with a letter from A to Z: `{"appeal":3}`.
    Appeal(Number),
    /// Continue with the reading, the next answer, or the score: `"next"`.
    Next,
    /// Mark one's own answer as a proper noun or a title, after it was read:
    /// `{"call":{"place":{"seat":0,"line":4},"kind":{"proper":true}}}`.
    #[serde(rename = "call")]
    SetKind {
        /// Which answer.
        place: AnswerPlace,
        /// The new marks.
        kind: AnswerKind,
    },
    /// Keep one of several answers on one's own line: `{"keep_one":{"place":{"seat":0,"line":4},"which":1}}`.
    KeepOne {
        /// Which line.
        place: AnswerPlace,
        /// Which of its alternatives, from 0.
        #[serde(rename = "which")]
        alternative: u8,
    },
    /// Declare that one's own line is a single answer, although it looks like several:
    /// `{"one_answer":{"seat":0,"line":4}}`.
    OneAnswer(AnswerPlace),
    /// Ask for a vote on whether answers are the same: `{"liken":[{"seat":0,"line":2},…]}`.
    #[serde(rename = "liken")]
    Join(Vec<AnswerPlace>),
    /// Challenge an answer: `{"challenge":{"place":{"seat":0,"line":4},"ground":"fit"}}`.
    Challenge {
        /// Which answer.
        place: AnswerPlace,
        /// On what ground.
        ground: Ground,
    },
    /// Vote, or take the vote back: `{"vote":"keep"}`.
    Vote(Option<Ballot>),
    /// Enter the same vote for all who are here, and count at once (SC-R29): `{"unanimous":"keep"}`.
    Unanimous(Ballot),
    /// Count the votes: `"count"`.
    Count,
    /// Cancel the open vote; the answers keep their marks: `"drop"`.
    #[serde(rename = "drop")]
    CancelVote,
    /// Continue after the score, with the next round or the end of the set: `"advance"`.
    Advance,

    /// Start another set: `"another_set"`.
    AnotherSet,
    /// A player leaves: `{"leave":2}`.
    Leave(Seat),
    /// A player comes back: `{"return":2}`.
    Return(Seat),
    /// End the game, before a roll, after a round or after a set: `"end"`.
    End,
}
