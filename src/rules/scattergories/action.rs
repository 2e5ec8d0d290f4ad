//! The actions a player can choose.

use serde::{Deserialize, Serialize};

use super::{AnswerKind, AnswerPlace, CategoryList};
use crate::rules::{Seat, sheets::SheetAction};

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

    /// Write, read out, challenge or vote: `{"sheet":"begin"}`.
    Sheet(SheetAction),
    /// Mark one's own answer as a proper noun or a title, after it was read:
    /// `{"set_kind":{"place":{"seat":0,"line":4},"kind":{"proper":true}}}`.
    SetKind {
        /// Which answer.
        place: AnswerPlace,
        /// The new marks.
        kind: AnswerKind,
    },
    /// Keep one of several answers on one's own line: `{"keep_one":{"place":{"seat":0,"line":4},"alternative":1}}`.
    KeepOne {
        /// Which line.
        place: AnswerPlace,
        /// Which of its alternatives, from 0.
        alternative: u8,
    },
    /// Declare that one's own line is a single answer, although it looks like several:
    /// `{"one_answer":{"seat":0,"line":4}}`.
    OneAnswer(AnswerPlace),
    /// Continue after the score, with the next round or the end of the set: `"advance"`.
    Advance,

    /// Start another set, also after the game has ended with a set: `"another_set"`.
    AnotherSet,
    /// A player leaves: `{"leave":2}`.
    Leave(Seat),
    /// A player comes back: `{"return":2}`.
    Return(Seat),
    /// End the game, before a roll, after a round or after a set: `"end"`.
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
