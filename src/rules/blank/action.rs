//! What somebody at the table can choose.

use serde::{Deserialize, Serialize};

use super::{CardNo, DeckMark, Draft, Pick, RuleNo, Ruling};
use crate::rules::Seat;

/// What a seat chose, as it stands in the record.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The rule that was opened has been read aloud: the next one is opened (BL-08): `"read"`.
    Read,
    /// Everybody understands the rules: the first turn opens (BL-09): `"understood"`.
    Understood,

    /// Play cards, the last one on top (BL-31, BL-32). Whoever's turn it is not tries to play out of turn (BL-53),
    /// and what does not match may be tried too (BL-R09): `{"play":[4,17]}`.
    Play(Vec<CardNo>),
    /// Nothing in the hand matches (BL-37): `"no_match"`.
    NoMatch,

    /// Put what was set off in another order, by its places in the queue (BL-48): `{"order":[1,0]}`.
    Order(Vec<u8>),
    /// Everybody agrees to the order: resolve it (BL-48, BL-R21): `"resolve"`.
    Resolve,
    /// Choose what a card asks for: `{"choose":{"player":2}}`.
    Choose(Pick),
    /// Shuffle the discards into a new Draw Pile (BL-60 to BL-63): `"reshuffle"`.
    Reshuffle,

    /// An obligation was met (BL-56): `{"done":5}`.
    Done(u32),
    /// Carry out by hand what a card says, where the house has sharp eyes (BL-R14): `{"obey":5}`.
    Obey(u32),
    /// Something happened that a rule speaks of, and who did it, if anybody (BL-45): `{"happened":{"rule":3,"who":1}}`.
    Happened {
        /// Which rule.
        rule: RuleNo,
        /// Who did it; nobody means whoever's turn it is.
        who: Option<Seat>,
    },
    /// The seconds that a rule waits for have passed (BL-91, BL-R40): `{"clock":3}`.
    Clock(RuleNo),

    /// Accuse others (BL-R13, BL-R39): `{"accuse":[{"obligation":5}]}`.
    Accuse(Vec<Charge>),
    /// Admit what one is accused of: `"admit"`.
    Admit,
    /// Say whether a charge is right, or take that back: `{"judge":{"charge":0,"guilty":true}}`.
    Judge {
        /// Which of the charges, from 0.
        charge: u8,
        /// Whether it is right; nothing to abstain.
        guilty: Option<bool>,
    },
    /// Count what was said about the charges: `"verdict"`.
    Verdict,

    /// Propose a ruling of the table (BL-108): `{"propose":{"text":"…","decree":{"skip":2}}}`.
    Propose(Ruling),
    /// Agree to the ruling, or not: `{"agree":true}`.
    Agree(bool),

    /// Nobody has anything to say against the winner (BL-R18): `"close"`.
    Close,

    /// Give a deck its name, mark and owner (BL-79, BL-81, BL-R32).
    NameDeck {
        /// Which of the decks on the table.
        deck: u8,
        /// What stands on its box.
        name: String,
        /// Its mark.
        mark: DeckMark,
        /// Whose deck it is.
        owner: String,
    },
    /// Show what one would write on a card; all may talk it over (BL-66).
    Draft(Box<Draft>),
    /// It was talked over with all (BL-66): `"discussed"`.
    Discussed,
    /// Whoever has the last word gives it (BL-67, BL-73): `{"approve":true}`.
    Approve(bool),
    /// Leave the prize, for the glory alone (BL-R28): `"decline"`.
    Decline,
}

/// What somebody is accused of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Charge {
    /// Not doing what a card says, by the number of the obligation (BL-46, BL-50, BL-56).
    Obligation(u32),
    /// Playing out of turn with word or hand (BL-R11).
    OutOfTurn(Seat),
    /// Reporting something that did not happen (BL-R41).
    Report(RuleNo),
}
