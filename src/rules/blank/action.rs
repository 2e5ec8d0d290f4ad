//! What somebody at the table can choose.

use serde::{Deserialize, Serialize};

use super::{CardNo, Clause, Colour, DeckMark, Drawing, Rule, RuleNo, Side};
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
    Propose(TableRuling),
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

/// What a winner would write on a card, until it is approved (BL-65).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draft {
    /// A new rule, on a plain Rule Card of one of the decks (BL-66, BL-R31).
    Rule {
        /// Which of the decks on the table.
        deck: u8,
        /// What it says.
        rule: Rule,
    },
    /// An effect on a Game Card that has none (BL-71 to BL-78).
    Card {
        /// Which card.
        card: CardNo,
        /// Its title.
        title: String,
        /// What it does.
        clauses: Vec<Clause>,
        /// A drawing, on a card without a picture.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drawing: Option<Drawing>,
        /// Who signs.
        author: String,
    },
}

/// A ruling of the table: it takes everybody's agreement, and the log keeps its words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRuling {
    /// What was agreed, in the table's own words; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// What the page then does.
    pub decree: Decree,
}

/// What the page does once everybody agrees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decree {
    /// Nothing: the words are all.
    Words,
    /// Somebody draws so many, 1 to 7.
    Draw(Seat, u8),
    /// Somebody puts so many cards of their choice, 1 to 7, under the top card.
    Return(Seat, u8),
    /// Somebody loses their next turn.
    Skip(Seat),
    /// The direction changes.
    Reverse,
    /// It becomes somebody's turn.
    Turn(Seat),
    /// Something that lasts ends, by its place in the list of what lasts.
    EndLasting(u8),
    /// An obligation is waived, by its number (BL-R18).
    Waive(u32),
    /// So many plain Rule Cards, 1 to 24, are put into a deck, by its place on the table (BL-R27).
    Blanks(u8, u8),
}

/// What was chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// A player.
    Player(Seat),
    /// Players whom some words fit; there may be none.
    Players(Vec<Seat>),
    /// Cards of a hand.
    Cards(Vec<CardNo>),
    /// An open rule.
    Rule(RuleNo),
    /// A colour.
    Colour(Colour),
    /// Whether an answer was right.
    Right(bool),
    /// Everybody has seen what was shown.
    Seen,
}

/// What has to be chosen before the game goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PendingChoice {
    /// Who chooses; nobody means the table, by anybody's hand.
    pub by: Option<Seat>,
    /// What.
    pub kind: ChoiceKind,
}

/// What can be asked for. Public: it names no card of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChoiceKind {
    /// A player, of these.
    Player {
        /// Who can be chosen.
        among: Vec<Seat>,
    },
    /// The players whom some words fit (TG-TEXT).
    Players {
        /// The words.
        words: String,
    },
    /// So many cards of a hand; that hand is seen by whoever chooses.
    Cards {
        /// Whose hand.
        of: Seat,
        /// How many.
        cards: u8,
        /// What becomes of them.
        to: Destination,
    },
    /// An open rule.
    Rule,
    /// A colour.
    Colour,
    /// Whether somebody's answer is right (EF-ASK).
    Right {
        /// Who answers.
        of: Seat,
        /// The question.
        question: String,
        /// The answer that stands on the card.
        answer: String,
    },
    /// Who of several lost or won (EF-CONTEST).
    Contest {
        /// In what.
        text: String,
        /// Which of the two is named.
        side: Side,
        /// Who competes.
        among: Vec<Seat>,
    },
    /// That everybody has seen what is shown (EF-SHOW).
    Seen,
}

/// What becomes of cards that are chosen from a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Destination {
    /// They go under the top card.
    Discarded,
    /// Somebody gets them.
    To(Seat),
    /// They are shown.
    Shown,
}
