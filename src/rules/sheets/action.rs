//! What players do with sheets.

use serde::{Deserialize, Serialize};

use super::{AnswerPlace, Entry, Ground, Sheet};
use crate::rules::{Seat, vote::Ballot};

/// What a seat chose to do with the sheets of a round, in the form in which the record keeps it: `{"sheet":"begin"}`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetAction {
    /// Start the writing time: one's own, or on paper everybody's: `"begin"`.
    Begin,
    /// Report that the time for writing on paper is up: `"time_up"`.
    TimeUp,
    /// Hand in a sheet: `{"hand_in":[{"text":"Carrot"},{"text":""},…]}`.
    HandIn(Sheet),
    /// Hand in one answer of a Blitz: `{"answer":{"text":"Carrot"}}` (PG-R60, SC-R30).
    Answer(Entry),
    /// Enter the points of a round that the table judged on paper, by seat and line: `{"enter_points":[[1,0,…],…]}`.
    EnterPoints(Vec<Vec<u8>>),
    /// Ask for a vote on one's own answer on this line, from 1, if it begins with a digit or with a letter of another
    /// script, such as “7-Up”: `{"appeal":3}`.
    Appeal(u8),
    /// Say which answer to a category the table liked best, or that none was: `{"favourite":{"line":4,"seat":0}}` (PG-R69,
    /// SC-R39).
    Favourite {
        /// The category.
        line: u8,
        /// Whose answer.
        seat: Option<Seat>,
    },
    /// Continue with the reading, the next answer, or the score: `"next"`.
    Next,
    /// Ask for a vote on whether answers are the same: `{"join":[{"seat":0,"line":2},…]}`.
    Join(Vec<AnswerPlace>),
    /// Challenge an answer: `{"challenge":{"place":{"seat":0,"line":4},"ground":"fit"}}`.
    Challenge {
        /// Which answer.
        place: AnswerPlace,
        /// On what ground.
        ground: Ground,
    },
    /// Vote, or remove the vote: `{"vote":"keep"}`.
    Vote(Option<Ballot>),
    /// Enter the same vote for all who are here, and count at once (PG-R59, SC-R29): `{"unanimous":"keep"}`.
    Unanimous(Ballot),
    /// Count the votes: `"count"`.
    Count,
    /// Cancel the open vote; the answers keep their marks: `"cancel_vote"`.
    CancelVote,
}
