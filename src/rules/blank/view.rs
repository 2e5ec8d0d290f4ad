//! What everybody may see.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    AccusationKey, CardDeck, CardNumber, Colour, DeckMark, Duty, GameCard, House, LastingView, Offence,
    PhaseView, Rule, Stack, TableRuling,
};
use crate::rules::{Seat, name::Name, player::Level};

/// Everything that everybody may see, and nothing else.
///
/// No field says which card is in a hand or in a face-down pile, unless it is shown to all (EF-SHOW).
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// All players, in seat order.
    pub people: Vec<Person>,
    /// The top card of the Discard Pile, which plays have to match. There always is one, but no type of a pile says so.
    pub top: Option<CardSeen>,
    /// The colours and numbers the top card counts as, as bit masks. Without lasting effects, each has one bit set.
    pub top_counts: Counts,
    /// Number of discards, including the top one.
    pub discards: u16,
    /// Number of cards in the Draw Pile.
    pub draw_pile: u16,
    /// Number of rules in the Rule Card Pile, including those that are still to be opened at the start.
    pub rule_pile: u16,
    /// The open rules, oldest first (BL-03).
    pub rules: Vec<RuleView>,
    /// The active player.
    pub active: Seat,
    /// Whether play goes clockwise (BL-27).
    pub clockwise: bool,
    /// Number of turns that have begun, including lost ones.
    pub turn: u32,
    /// The lasting effects, oldest first.
    pub lasting: Vec<LastingView>,
    /// The cards that players have to draw or to pass on, at most one stack for each.
    pub stacks: Vec<Stack>,
    /// Whether a lasting effect changes which cards match.
    pub changes_matching: bool,
    /// The obligations that are not settled yet, oldest first. Each can lead to an accusation of the player who has it.
    pub obligations: Vec<Obligation>,
    /// All accusations that are possible now. Anybody except the accused may bring them (BL-R14).
    pub accusations: Vec<Accusation>,
    /// A decision the table has to make before anything else can happen.
    pub decision: Option<TableDecision>,
    /// What the table is doing now.
    pub phase: PhaseView,
    /// The options the table has chosen.
    pub house: House,
    /// The decks of the table.
    pub decks: Vec<DeckView>,
}

/// The colours and numbers a card counts as, as bit masks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// Bit 0 is red, bit 5 is purple.
    pub colours: u8,
    /// Bit 0 is number 1, bit 5 is number 6.
    pub numbers: u8,
}

impl Counts {
    /// All six colours, or all six numbers.
    pub const ALL: u8 = 0b11_1111;

    /// The colours.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.colours & colour.bit() != 0)
    }

    /// The numbers.
    pub fn numbers(self) -> impl Iterator<Item = CardNumber> {
        CardNumber::ALL.into_iter().filter(move |number| self.numbers & number.bit() != 0)
    }

    /// The colours and numbers that both have.
    pub(super) fn and(self, other: Self) -> Self {
        Self { colours: self.colours & other.colours, numbers: self.numbers & other.numbers }
    }
}

/// A player at the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: Name,
    /// The level of a computer player; `None` for people.
    pub level: Option<Level>,
    /// Number of cards in the hand (BL-R42).
    pub cards: u16,
    /// Number of turns the player will lose.
    pub skips: u8,
    /// Their points, if the table plays with points (BL-R60).
    pub points: Option<i32>,
    /// Whether the next effect on the player is ignored.
    pub immune: bool,
}

/// A task for a player. Either people judge whether it was done at the table, or the player carries it out on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Obligation {
    /// Its number.
    pub id: u32,
    /// The player who has to do it.
    pub seat: Seat,
    /// What has to be done.
    pub duty: Duty,
    /// The rule or card that demands it.
    pub source: EffectSource,
    /// Whether its player carries it out on the page, with [`super::Action::CarryOut`] (BL-R14). Otherwise it is marked as done, or lasts.
    pub on_page: bool,
    /// The state it is in.
    pub state: ObligationState,
}

/// The state of an obligation. Settled, waived and stale obligations are removed, so they have no state here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ObligationState {
    /// It can still be done in time, until the next accepted play (BL-56).
    Open,
    /// It was not done in time. Others can accuse the player until one more play is accepted (BL-R13).
    Missed,
    /// It was marked as done. This is no proof, so others can accuse the player for the same time as after a
    /// missed obligation (BL-R46).
    MarkedDone,
    /// It lasts for a while. Others can accuse the player until it ends (BL-R57).
    Lasting,
    /// The page saw that it was carried out by hand, but after the deadline (BL-R14, BL-R46).
    Late,
}

impl ObligationState {
    /// Whether it was to be done once, and has not been done yet.
    pub fn is_not_done(self) -> bool {
        match self {
            ObligationState::Open | ObligationState::Missed => true,
            ObligationState::MarkedDone | ObligationState::Lasting | ObligationState::Late => false,
        }
    }

    /// Whether the player still has to do it, or has to go on doing it.
    pub fn is_in_force(self) -> bool {
        self.is_not_done() || self == ObligationState::Lasting
    }
}

/// A decision the table has to make before anything else can happen.
#[derive(Debug, Clone, PartialEq)]
pub enum TableDecision {
    /// Somebody is accused, and the table votes.
    Accusations(OpenAccusations),
    /// Somebody proposed a ruling; everybody has to agree.
    Proposal {
        /// Who proposed it.
        by: Seat,
        /// The proposed ruling.
        ruling: TableRuling,
        /// Who has agreed.
        agreed: Vec<Seat>,
    },
}

/// The accusations that the table is deciding about. One player brought all of them at once.
#[derive(Debug, Clone, PartialEq)]
pub struct OpenAccusations {
    /// Who accuses.
    pub by: Seat,
    /// The accusations; each one is decided separately (BL-R39).
    pub votes: Vec<AccusationVote>,
}

/// A possible accusation, or one that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Accusation {
    /// What the player is accused of.
    pub key: AccusationKey,
    /// The accused player.
    pub accused: Seat,
    /// What the player has done, or has not done.
    pub offence: Offence,
}

/// One of these accusations, and the votes on it.
#[derive(Debug, Clone, PartialEq)]
pub struct AccusationVote {
    /// What the accusation is, and against whom.
    pub accusation: Accusation,
    /// Whether it is true, if the page has seen what happened: then no votes are needed (BL-R15).
    pub known: Option<bool>,
    /// Whether the accused admits it.
    pub admitted: bool,
    /// The votes in seat order: `true` means that the accusation is true. Accuser and accused have no vote.
    pub ballots: Vec<(Seat, bool)>,
}

impl View {
    /// The effects that wait to be resolved, in their order.
    pub fn queue(&self) -> &[EffectSource] {
        if let PhaseView::Ordering { queue, .. } | PhaseView::Choosing { queue, .. } = &self.phase {
            queue
        } else {
            &[]
        }
    }

    /// Whether the table still has to agree on the order of the queue (BL-48).
    pub fn is_ordering(&self) -> bool {
        matches!(self.phase, PhaseView::Ordering { .. })
    }

    /// The cards that are shown to all now (EF-SHOW); empty if there are none.
    pub fn shown_cards(&self) -> &[CardSeen] {
        if let PhaseView::Choosing { shown, .. } = &self.phase { shown } else { &[] }
    }

    /// How many rules are opened after the present one; `None` after all were read (BL-08).
    pub fn rules_to_open(&self) -> Option<u8> {
        if let PhaseView::Opening { left, all_read: false } = self.phase { Some(left) } else { None }
    }

    /// The rules whose timers run now, with their seconds.
    pub fn running_timers(&self) -> Vec<(RuleIndex, u16)> {
        if !matches!(self.phase, PhaseView::Turn { .. }) || self.decision.is_some() {
            return Vec::new();
        }
        self.rules.iter().filter_map(|rule| Some((rule.index, rule.seconds?))).collect()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, PhaseView::Over { .. })
    }
}

/// A deck of the table.
#[derive(Debug, Clone, PartialEq)]
pub struct DeckView {
    /// The whole deck. The list of cards is public; only who holds which card is secret.
    pub deck: Arc<CardDeck>,
    /// Its mark.
    pub mark: Option<DeckMark>,
    /// The index of its first Game Card on this table.
    pub first: CardIndex,
}

/// Which Game Card of this game: an index into the list of the cards of all decks. Not its printed number, which many cards
/// share.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardIndex(pub u16);

impl CardIndex {
    /// The index as a `usize`.
    pub fn to_usize(self) -> usize {
        usize::from(self.0)
    }
}

/// Which Rule Card of this game: an index into the list of the written rules of all decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RuleIndex(pub u16);

impl RuleIndex {
    /// The index as a `usize`.
    pub fn to_usize(self) -> usize {
        usize::from(self.0)
    }
}

/// A Game Card with its face. Only those who may see the card get it.
#[derive(Debug, Clone, PartialEq)]
pub struct CardSeen {
    /// Its index among the cards of this table.
    pub index: CardIndex,
    /// What is on it.
    pub card: Arc<GameCard>,
    /// Index of its deck on the table.
    pub deck: u8,
    /// The mark of its deck, shown in the lower right corner (BL-79).
    pub mark: Option<DeckMark>,
}

impl CardSeen {
    /// The number printed on it.
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
pub struct RuleView {
    /// The index of the rule in this game.
    pub index: RuleIndex,
    /// What is written on it.
    pub rule: Arc<Rule>,
    /// Index of its deck on the table.
    pub deck: u8,
    /// The mark of its deck (BL-21).
    pub mark: Option<DeckMark>,
    /// Whether it was triggered since the last event from outside, such as a play, a report or a new turn.
    pub was_triggered: bool,
    /// Number of turns until elapsed time triggers it; `None` if turns do not trigger it, or not any more.
    pub due_in: Option<u32>,
    /// Number of seconds that the page counts before it reports that the time has passed; `None` if seconds
    /// do not trigger the rule, or not any more.
    pub seconds: Option<u16>,
}

/// The source of an effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EffectSource {
    /// An open rule.
    Rule(RuleIndex),
    /// The Game Card that was played on top.
    Card(CardIndex),
    /// A ruling of the table.
    Table,
}
