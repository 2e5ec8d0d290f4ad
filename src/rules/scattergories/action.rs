//! What somebody at the table can choose.

use serde::{Deserialize, Serialize};

use super::{AnswerKind, CategoryList, Entry, Ground, LINES, Number, Place, Sheet};
use crate::rules::{Seat, vote::Ballot};

/// What a seat chose, as it stands in the record. Nobody runs the table: what is not somebody's own, anybody may do.
///
/// An action never says what luck made of it: a roll is `"roll"`, and replay finds the letter again from the seed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Propose a list for the round, to which everybody has not agreed: `{"propose":{"name":"…","categories":["Fruit",…]}}`.
    Propose(Box<CategoryList>),
    /// Agree to the list, or no longer: `{"agree":true}`.
    Agree(bool),
    /// Say that all agree to the list: `"agree_all"`.
    AgreeAll,
    /// Roll the letter die: `"roll"`.
    Roll,

    /// Begin to write: one's own time runs, or on paper everybody's: `"begin"`.
    Begin,
    /// Time is up for all who write on paper: `"time_up"`.
    TimeUp,
    /// Hand in a sheet as it stands: `{"hand_in":[{"text":"Carrot"},{"text":""},…]}`.
    HandIn(Box<Sheet>),
    /// Hand in an answer of a Blitz as it stands: `{"answer":{"text":"Carrot"}}` (SC-R30).
    Answer(Entry),
    /// Enter the points of a round that was judged at the table, by seat and line: `{"enter_points":[[1,0,…],…]}`.
    EnterPoints(Vec<[u8; LINES]>),

    /// Ask for a vote on an own answer that begins with no letter: `{"appeal":3}`.
    Appeal(Number),
    /// Go on: to the reading, the next answer, or the score: `"next"`.
    Next,
    /// Say what an own answer is, once it was read: `{"call":{"place":{"seat":0,"line":4},"kind":{"proper":true}}}`.
    Call {
        /// Which answer.
        place: Place,
        /// What it is.
        kind: AnswerKind,
    },
    /// Keep one of several answers on an own line: `{"keep_one":{"place":{"seat":0,"line":4},"which":1}}`.
    KeepOne {
        /// Which line.
        place: Place,
        /// Which of its alternatives, from 0.
        which: u8,
    },
    /// Say that an own line holds one answer, whatever it looks like: `{"one_answer":{"seat":0,"line":4}}`.
    OneAnswer(Place),
    /// Ask for a vote on whether answers are the same: `{"liken":[{"seat":0,"line":2},…]}`.
    #[serde(rename = "liken")]
    Join(Vec<Place>),
    /// Challenge an answer: `{"challenge":{"place":{"seat":0,"line":4},"ground":"fit"}}`.
    Challenge {
        /// Which answer.
        place: Place,
        /// On what ground.
        ground: Ground,
    },
    /// Vote, or take the vote back: `{"vote":"keep"}`.
    Vote(Option<Ballot>),
    /// All who are here vote alike, and the votes are counted (SC-R29): `{"unanimous":"keep"}`.
    Unanimous(Ballot),
    /// Count the votes: `"count"`.
    Count,
    /// Let the question rest; what it was about stands: `"drop"`.
    Drop,
    /// Go on from the score, to the next round or the end of the set: `"advance"`.
    Advance,

    /// Begin another set: `"another_set"`.
    AnotherSet,
    /// Somebody goes home: `{"leave":2}`.
    Leave(Seat),
    /// Somebody is back: `{"return":2}`.
    Return(Seat),
    /// End the game, before a roll or after a set: `"end"`.
    End,
}
