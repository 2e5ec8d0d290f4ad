//! The actions a player can choose.

use serde::{Deserialize, Serialize};

use super::{AnswerPlace, Day, Number, Sheet, SlipId};
use crate::rules::{Seat, vote::Ballot};

/// What a seat chose, in the form in which the record keeps it.
///
/// An action never contains a random result: a throw is `"roll"`, and a replay gets the same dice again from the seed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Add slips to the pool, in the brainstorm or between rounds (PG-R61): `{"invent":["Rivers","Fruit"]}`.
    Invent(Vec<String>),
    /// Take back one's own slip: `{"withdraw":4}`.
    Withdraw(SlipId),
    /// Throw the dice again for the letter that categories begin with, in Pieceagories Pieceagories (PG-85): `"reroll"`.
    Reroll,
    /// End the brainstorm and collect the slips: `"collect"`.
    Collect,
    /// Add more cards to the pool: `{"add_cards":["Sticky"]}`.
    AddCards(Vec<String>),

    /// Put a slip on the list, with the given number or the lowest free one: `{"pick":{"slip":4,"number":7}}`.
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
    /// Fill the free numbers of the list at random: `"fill"`.
    Fill,
    /// Use the list, which shows it to everybody: `"lay"`.
    #[serde(rename = "lay")]
    UseList,

    /// Enter today's date, from which birthdays are counted: `{"today":[11,20]}`.
    Today(Day),
    /// Choose who flips the coin when players share a birthday: `{"name":{"seat":2,"by":"arm wrestling"}}`.
    #[serde(rename = "name")]
    ChooseFlipper {
        /// The chosen player.
        seat: Seat,
        /// How the table decided; optional.
        #[serde(rename = "by")]
        how: Option<String>,
    },
    /// Flip the coin at a place: `{"turn":11}`.
    #[serde(rename = "turn")]
    Flip(u32),
    /// Throw the two dice for the letter: `"roll"`.
    Roll,

    /// Start the writing time: one's own, or on paper everybody's: `"begin"`.
    Begin,
    /// Report that the time for writing on paper is up: `"time_up"`.
    TimeUp,
    /// Hand in a sheet: `{"hand_in":["Carrot","",…]}`.
    HandIn(Box<Sheet>),
    /// Hand in one answer of a Blitz: `{"answer":"Carrot"}` (PG-R60).
    Answer(String),
    /// Enter the points of a round that the table judged on paper, by seat and line: `{"enter_points":[[1,0,…],…]}`.
    EnterPoints(Vec<[u8; 10]>),

    /// Ask for a vote on one's own answer that begins with a digit or with a letter of another script, such
    /// as “7-Up”: `{"appeal":3}`.
    Appeal(Number),
    /// Continue with the reading, the next answer, or the score: `"next"`.
    Next,
    /// Ask for a vote on whether answers are the same: `{"liken":[{"seat":0,"line":2},…]}`.
    #[serde(rename = "liken")]
    Join(Vec<AnswerPlace>),
    /// Challenge an answer: `{"challenge":{"seat":0,"line":4}}`.
    Challenge(AnswerPlace),
    /// Vote, or take the vote back: `{"vote":"keep"}`.
    Vote(Option<Ballot>),
    /// Enter the same vote for all who are here, and count at once (PG-R59): `{"unanimous":"keep"}`.
    Unanimous(Ballot),
    /// Count the votes: `"count"`.
    Count,
    /// Cancel the open vote; the answers keep their marks: `"drop"`.
    #[serde(rename = "drop")]
    CancelVote,
    /// Move the winners' pawns up and begin the next round: `"advance"`.
    Advance,

    /// Cancel the round and play it again: `"void"`.
    #[serde(rename = "void")]
    RestartRound,
    /// A player leaves: `{"leave":2}`.
    Leave(Seat),
    /// A player comes back: `{"return":2}`.
    Return(Seat),
    /// End the game now; the pawns stay where they are: `"end"`.
    End,
}
