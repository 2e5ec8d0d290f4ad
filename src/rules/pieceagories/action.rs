//! What somebody at the table can choose.

use serde::{Deserialize, Serialize};

use super::{Day, Number, Place, Sheet, SlipId};
use crate::rules::{Seat, vote::Ballot};

/// What a seat chose, as it stands in the record.
///
/// An action never says what luck made of it: a throw is `"roll"`, and replay finds the dice again from the seed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Put slips into the pool, in the brainstorm or between rounds (PG-R61): `{"invent":["Rivers","Fruit"]}`.
    Invent(Vec<String>),
    /// Take an own slip out again: `{"withdraw":4}`.
    Withdraw(SlipId),
    /// Throw the preparation dice again, for another letter: `"reroll"`.
    Reroll,
    /// End the brainstorm and collect the slips: `"collect"`.
    Collect,
    /// Put more cards into the pool: `{"add_cards":["Sticky"]}`.
    AddCards(Vec<String>),

    /// Put a slip on the list, under a number or the lowest free one: `{"pick":{"slip":4,"number":7}}`.
    Pick {
        /// Which slip.
        slip: SlipId,
        /// Its number this round.
        number: Option<Number>,
    },
    /// Take a slip off the list: `{"unpick":7}`.
    Unpick(Number),
    /// Exchange two numbers: `{"swap":[2,7]}`.
    Swap(Number, Number),
    /// Fill what is free on the list by luck: `"fill"`.
    Fill,
    /// Lay the list out for all to read: `"lay"`.
    #[serde(rename = "lay")]
    UseList,

    /// Say what day it is, for the order of birthdays: `{"today":[11,20]}`.
    Today(Day),
    /// Decide which of those who share a birthday turns the coin: `{"name":{"seat":2,"by":"arm wrestling"}}`.
    Name {
        /// Who shall turn it.
        seat: Seat,
        /// How that was found out, if the table cares to say.
        by: Option<String>,
    },
    /// Turn the coin at a place: `{"turn":11}`.
    Turn(u32),
    /// Throw the two dice for the letter: `"roll"`.
    Roll,

    /// Begin to write: one's own time runs, or on paper everybody's: `"begin"`.
    Begin,
    /// Time is up for all who write on paper: `"time_up"`.
    TimeUp,
    /// Hand in a sheet as it stands: `{"hand_in":["Carrot","",…]}`.
    HandIn(Box<Sheet>),
    /// Hand in an answer of a Blitz as it stands: `{"answer":"Carrot"}` (PG-R60).
    Answer(String),
    /// Enter the points of a round that was judged at the table, by seat and line: `{"enter_points":[[1,0,…],…]}`.
    EnterPoints(Vec<[u8; 10]>),

    /// Ask for a vote on an own answer that begins with no letter: `{"appeal":3}`.
    Appeal(Number),
    /// Go on: to the reading, the next answer, or the score: `"next"`.
    Next,
    /// Ask for a vote on whether answers are the same: `{"liken":[{"seat":0,"line":2},…]}`.
    #[serde(rename = "liken")]
    Join(Vec<Place>),
    /// Challenge an answer: `{"challenge":{"seat":0,"line":4}}`.
    Challenge(Place),
    /// Vote, or take the vote back: `{"vote":"keep"}`.
    Vote(Option<Ballot>),
    /// All who are here vote alike, and the votes are counted (PG-R59): `{"unanimous":"keep"}`.
    Unanimous(Ballot),
    /// Count the votes: `"count"`.
    Count,
    /// Let the question rest; what it was about stands: `"drop"`.
    Drop,
    /// Move the winners' pawns up and begin the next round: `"advance"`.
    Advance,

    /// Let the round count for nothing and play it again: `"void"`.
    Void,
    /// Somebody goes home: `{"leave":2}`.
    Leave(Seat),
    /// Somebody is back: `{"return":2}`.
    Return(Seat),
    /// End the game with the pawns as they stand: `"end"`.
    End,
}
