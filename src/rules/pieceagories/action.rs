//! The actions a player can choose.

use serde::{Deserialize, Serialize};

use super::{Day, Number, SlipId};
use crate::rules::{Seat, sheets::SheetAction};

/// What a seat chose, in the form in which the record keeps it.
///
/// An action never contains a random result: a throw is `"roll"`, and a replay gets the same dice again from the seed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Add slips to the pool, in the brainstorm or between rounds (PG-R61): `{"invent":["Rivers","Fruit"]}`.
    Invent(Vec<String>),
    /// Take back one's own slip, or one that was called out: `{"withdraw":4}`.
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
    /// Use the list, which shows it to everybody: `"use_list"`.
    UseList,

    /// Enter today's date, from which birthdays are counted: `{"today":[11,20]}`.
    Today(Day),
    /// Choose who flips the coin when players share a birthday: `{"choose_flipper":{"seat":2,"how":"arm wrestling"}}`.
    ChooseFlipper {
        /// The chosen player.
        seat: Seat,
        /// How the table decided; optional.
        how: Option<String>,
    },
    /// Flip the coin at a place: `{"flip":11}`.
    Flip(u32),
    /// Throw the two dice for the letter: `"roll"`.
    Roll,

    /// Write, read out, challenge or vote: `{"sheet":"begin"}`.
    Sheet(SheetAction),
    /// Move the winners' pawns up and begin the next round: `"advance"`.
    Advance,

    /// Cancel the round and play it again: `"restart_round"`.
    RestartRound,
    /// A player leaves: `{"leave":2}`.
    Leave(Seat),
    /// A player comes back: `{"return":2}`.
    Return(Seat),
    /// End the game now; the pawns stay where they are: `"end"`.
    End,
}

impl From<SheetAction> for Action {
    fn from(action: SheetAction) -> Self {
        Action::Sheet(action)
    }
}

impl Action {
    /// What it does with sheets, if it does something with them.
    pub fn on_sheets(&self) -> Option<&SheetAction> {
        if let Action::Sheet(action) = self { Some(action) } else { None }
    }
}
