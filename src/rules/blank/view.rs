//! What one viewer may know.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    CardDeck, CardNumber, Charge, Colour, DeckMark, Draft, GameCard, House, PendingChoice, Rule, TableRuling,
};
use crate::rules::{Seat, Viewer, name::Name, player::Level};

/// Everything one viewer may know, and nothing else: the page can show only what is here.
///
/// No field could hold a card of another hand, or of a pile that lies face down.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Whose eyes it is made for.
    pub viewer: Viewer,
    /// Everybody, in seat order.
    pub people: Vec<Person>,
    /// The viewer's own hand; empty for the table.
    pub hand: Vec<CardSeen>,
    /// Those of the hand that match alone, as the open rules and changes make it now (BL-R10).
    pub matching: Vec<CardNo>,
    /// The top discard, to be matched.
    pub top: Option<CardSeen>,
    /// What the top card counts as, as masks: bit 0 is red, and bit 0 is the number 1. Without changes, one bit each.
    pub top_counts: Counts,
    /// How many discards there are, the top one included.
    pub discards: u16,
    /// How many cards the Draw Pile has.
    pub draw_pile: u16,
    /// How many rules the Rule Card Pile has.
    pub rule_pile: u16,
    /// The open rules, oldest first (BL-03).
    pub rules: Vec<RuleSeen>,
    /// Whose turn it is.
    pub active: Seat,
    /// Which way play goes (BL-27).
    pub clockwise: bool,
    /// Turns that have begun, lost ones counted.
    pub turn: u32,
    /// What lasts, oldest first, each in a sentence.
    pub lasting: Vec<String>,
    /// What people still have to do, have not done in time, or say they have done; oldest first. All of it can be called
    /// out.
    pub obligations: Vec<Obligation>,
    /// All that can be called out now, by anybody but the accused (BL-R14).
    pub accusations: Vec<Accusation>,
    /// What the table has to decide before anything else.
    pub decision: Option<TableDecision>,
    /// What the table is doing.
    pub scene: Scene,
    /// What the house plays by.
    pub house: House,
    /// The decks of the table.
    pub decks: Vec<DeckSeen>,
}

/// What a card counts as, as masks of colours and of numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// Bit 0 is red, bit 5 purple.
    pub colours: u8,
    /// Bit 0 is 1, bit 5 is 6.
    pub numbers: u8,
}

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    /// Their seat.
    pub seat: Seat,
    /// What they are called.
    pub name: Name,
    /// How well the page plays for them; nothing for people.
    pub level: Option<Level>,
    /// How many cards they hold (BL-R42).
    pub cards: u16,
    /// How many turns they will lose.
    pub skips: u8,
    /// Whether the next effect on them is ignored.
    pub immune: bool,
}

/// Something that somebody has to do and that only people can judge, or that the house does by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Obligation {
    /// Its number.
    pub id: u32,
    /// Who has to do it.
    pub seat: Seat,
    /// What.
    pub text: String,
    /// The sentence that says that it was not done: "Bo did not knock twice on the table."
    pub undone: String,
    /// What says so.
    pub source: EffectSource,
    /// Whether it is carried out by hand with [`super::Action::Obey`] (BL-R14); otherwise people tick it.
    pub by_hand: bool,
    /// How it stands.
    pub state: ObligationState,
}

/// How an obligation stands. One that is settled, waived or stale is gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ObligationState {
    /// There is time until the next accepted play (BL-56).
    Open,
    /// The time is over; it can be called out until the play after that is accepted (BL-R13).
    Missed,
    /// Somebody has ticked it, which is no proof: it can be called out as long as if it were missed (BL-R46).
    Ticked,
    /// It was carried out by hand when the time was over, as the page has seen (BL-R14, BL-R46).
    Late,
}

impl ObligationState {
    /// Whether it is still to be done, or has still not been.
    pub fn is_undone(self) -> bool {
        match self {
            ObligationState::Open | ObligationState::Missed => true,
            ObligationState::Ticked | ObligationState::Late => false,
        }
    }
}

/// What the table has to decide before anything else.
#[derive(Debug, Clone, PartialEq)]
pub enum TableDecision {
    /// Somebody is accused.
    Trial(Trial),
    /// A ruling was proposed; it takes everybody.
    Proposal {
        /// Who proposed it.
        by: Seat,
        /// What.
        ruling: TableRuling,
        /// Who has agreed.
        agreed: Vec<Seat>,
    },
}

/// An accusation that is heard.
#[derive(Debug, Clone, PartialEq)]
pub struct Trial {
    /// Who accuses.
    pub by: Seat,
    /// Of what, each judged by itself (BL-R39).
    pub charges: Vec<TrialCharge>,
}

/// Something that can be called out, or was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Accusation {
    /// Of what.
    pub charge: Charge,
    /// Against whom.
    pub accused: Seat,
    /// What they are said to have done, or not to have done, in a sentence.
    pub text: String,
}

/// One charge of an accusation.
#[derive(Debug, Clone, PartialEq)]
pub struct TrialCharge {
    /// Of what, and against whom.
    pub accusation: Accusation,
    /// Whether it is right, where the page has seen it: then nobody has to say anything (BL-R15).
    pub known: Option<bool>,
    /// Whether they admit it.
    pub admitted: bool,
    /// Who says that it is right or wrong, in seat order; neither accuser nor accused has a say.
    pub ballots: Vec<(Seat, bool)>,
}

/// What the table is doing.
#[derive(Debug, Clone, PartialEq)]
pub enum Scene {
    /// Rules are opened and read aloud (BL-08).
    Opening {
        /// How many rules are still to be opened after this one; none means that everybody has to understand.
        left: u8,
        /// Whether all are open and only understanding is wanted (BL-09).
        all_read: bool,
    },
    /// Somebody plays.
    Turn {
        /// Whether it is an extra play, which may end without a Penalty.
        extra: bool,
    },
    /// Things were set off; the table agrees on their order, by anybody's hand (BL-48).
    Ordering {
        /// In the order they will be resolved.
        queue: Vec<EffectSource>,
        /// Whose report it is, if somebody reported it: as long as it waits it can be accused (BL-R41).
        reporter: Option<Seat>,
    },
    /// Something has to be chosen.
    Choosing {
        /// What, and by whom.
        choice: PendingChoice,
        /// What set it off.
        source: EffectSource,
        /// The cards to choose from, for the eyes of whoever chooses; or the cards that are shown, for all.
        cards: Vec<CardSeen>,
        /// What waits in the queue behind it.
        queue: Vec<EffectSource>,
    },
    /// The Draw Pile is empty: the game pauses (BL-60).
    Paused,
    /// Somebody is rid of all cards; who has something to say (BL-R18).
    LastCall {
        /// Who wins otherwise.
        winner: Seat,
    },
    /// The winner chooses a prize (BL-65).
    Prize {
        /// Who has won.
        winner: Seat,
        /// What they would write, once they showed it.
        draft: Option<Arc<Draft>>,
        /// Whether it was talked over.
        discussed: bool,
        /// Who has the last word on it; several mean a majority of them.
        judges: Vec<Seat>,
        /// What each of them said so far.
        verdicts: Vec<(Seat, bool)>,
        /// Whether what lies there was refused; another draft has not been.
        refused: bool,
    },
    /// The game is over, and the decks of the view can be put away.
    Over {
        /// Who has won.
        winner: Seat,
    },
}

/// A deck of the table.
#[derive(Debug, Clone, PartialEq)]
pub struct DeckSeen {
    /// The whole deck: what cards there are is no secret. Who holds them is.
    pub deck: Arc<CardDeck>,
    /// Its mark.
    pub mark: Option<DeckMark>,
    /// The number of its first Game Card on this table.
    pub first: CardNo,
}

/// A Game Card of this table, by its place among the cards of all decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardNo(pub u16);

impl CardNo {
    /// Its place in the list of all.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A Rule Card of this table, by its place among the written rules of all decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RuleNo(pub u16);

impl RuleNo {
    /// Its place in the list of all.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A Game Card whose face is seen.
#[derive(Debug, Clone, PartialEq)]
pub struct CardSeen {
    /// Which card of this table it is.
    pub no: CardNo,
    /// What is on it.
    pub card: Arc<GameCard>,
    /// Which of the decks on the table it is from.
    pub deck: u8,
    /// That deck's mark, for the lower right corner (BL-79).
    pub mark: Option<DeckMark>,
}

impl CardSeen {
    /// Its number.
    pub fn number(&self) -> CardNumber {
        self.card.number
    }

    /// Its colour.
    pub fn colour(&self) -> Colour {
        self.card.colour
    }
}

/// An open Rule Card.
#[derive(Debug, Clone, PartialEq)]
pub struct RuleSeen {
    /// Which rule of this table it is.
    pub no: RuleNo,
    /// What is written on it.
    pub rule: Arc<Rule>,
    /// Which of the decks on the table it is from.
    pub deck: u8,
    /// That deck's mark (BL-21).
    pub mark: Option<DeckMark>,
    /// Whether it was set off by what happened last.
    pub fired: bool,
    /// How many turns until time sets it off, if turns do.
    pub due_in: Option<u32>,
    /// How many seconds the page has to count before it says that they have passed, if seconds set it off.
    pub seconds: Option<u16>,
}

/// What set something off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EffectSource {
    /// An open rule.
    Rule(RuleNo),
    /// The Game Card that was played on top.
    Card(CardNo),
    /// A ruling of the table.
    Table,
}
