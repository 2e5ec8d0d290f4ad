//! BLANK, a card game by Henri Kermarrec, developed by Rory O'Connor and Michael Fox, published by The Creativity Hub.
//!
//! Cards are shed by colour or number while three rules lie open and set off one thing after another; whoever wins
//! writes on a card, for good. `docs/rules/blank.md` states it all, by the ids that stand in these comments.

mod action;
mod cards;
mod engine;
mod event;
mod refusal;
mod setup;
mod view;

use std::sync::Arc;

use super::{Luck, Outcome, Rules, Seat, Seats, Viewer, name::Name};
pub use action::{Action, Charge, ChoiceKind, Decree, Destination, Draft, PendingChoice, Pick, TableRuling};
pub use cards::*;
pub use event::{Event, Finding, PenaltyReason};
pub use refusal::Refusal;
pub use setup::{House, Setup};
pub use view::{
    Accusation, CardNo, CardSeen, Counts, DeckSeen, EffectSource, Obligation, ObligationState, Person,
    RuleNo, RuleSeen, Scene, TableDecision, Trial, TrialCharge, View,
};

use cards::{check_text, many, sentence};
use engine::{Firing, Lasting, Prize, RulesVersion, Task};

/// A game of BLANK as the rules know it. Nobody else sees it whole: the page gets views.
#[derive(Debug, Clone, PartialEq)]
pub struct Blank {
    setup: Setup,
    /// By which of its rules it is played.
    version: RulesVersion,
    /// All Game Cards, by number.
    cards: Arc<Vec<CardSeen>>,
    /// All written rules, by number.
    rules: Arc<Vec<TableRule>>,
    /// The decks, with what was won.
    decks: Vec<Arc<CardDeck>>,
    hands: Vec<Vec<CardNo>>,
    /// The Draw Pile; the last card is drawn next.
    draw: Vec<CardNo>,
    /// The Discard Pile; the last card is on top.
    discards: Vec<CardNo>,
    /// Open rules, oldest first.
    open: Vec<OpenRule>,
    /// The Rule Card Pile; the first is opened next.
    pile: Vec<RuleNo>,
    active: Seat,
    clockwise: bool,
    /// Turns that have begun, lost ones counted.
    turn: u32,
    /// Plays that were accepted.
    plays: u32,
    /// The number on top of the last accepted play.
    running: Option<CardNumber>,
    /// Turns that each will lose.
    skips: Vec<u8>,
    /// Until the end of which turn each is spared the next effect.
    immune: Vec<u32>,
    /// Extra plays that the active player has left.
    again: u8,
    /// Whether the active player took a Penalty, which ends the turn (BL-40, BL-R17).
    penalised: bool,
    lasting: Vec<Lasting>,
    obligations: Vec<TrackedObligation>,
    /// How many obligations there were.
    obligation_count: u32,
    /// What was set off and waits for the end of what is being resolved.
    fired: Vec<Firing>,
    /// Rules that were set off since the last event from outside (BL-R22).
    guard: Vec<RuleNo>,
    /// How many cards each hand had when it was last looked at.
    counted: Vec<usize>,
    decision: Option<TableDecision>,
    stage: GameStage,
}

/// A written rule on this table.
#[derive(Debug, Clone, PartialEq)]
struct TableRule {
    rule: Arc<Rule>,
    deck: u8,
    mark: Option<DeckMark>,
}

/// An open rule.
#[derive(Debug, Clone, Copy, PartialEq)]
struct OpenRule {
    rule: RuleNo,
    /// The turn in which it was opened.
    since: u32,
    /// How often time has set it off.
    ran: u32,
}

/// An obligation, and what the page does when it is carried out by hand.
#[derive(Debug, Clone, PartialEq)]
struct TrackedObligation {
    seen: Obligation,
    by_hand: Option<(Firing, AutoEffect)>,
    /// Whether a play was accepted since: at the next one it is stale (BL-R13, BL-R46).
    past: bool,
}

/// How far the game is.
#[derive(Debug, Clone, PartialEq)]
enum GameStage {
    /// Rules are opened one by one; these are still face down.
    Opening { left: Vec<RuleNo>, all_read: bool },
    /// Cards are played.
    Play(Vec<Task>),
    /// Somebody has won.
    Prize(Prize),
    /// It is over.
    Over { winner: Seat },
}

impl Rules for Blank {
    const NAME: &'static str = "blank";
    const VERSION: u32 = 2;
    const OLDEST: u32 = 1;
    /// No rule lets anybody take anything back; a slip is corrected by the whole table (BL-R43).
    const UNDO_NEEDS_CONSENT: bool = true;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn who(setup: &Setup) -> Vec<&Name> {
        setup.players.iter().map(|player| &player.name).collect()
    }

    fn start(setup: &Setup, luck: &mut Luck) -> Result<Self, Refusal> {
        Self::start_by(Self::VERSION, setup, luck)
    }

    fn start_by(version: u32, setup: &Setup, luck: &mut Luck) -> Result<Self, Refusal> {
        setup.check()?;
        Ok(Self::dealt(RulesVersion::of(version), setup, luck))
    }

    fn check(&self, by: Seat, action: &Action) -> Result<(), Refusal> {
        self.allows(by, action)
    }

    fn apply(&mut self, by: Seat, action: &Action, luck: &mut Luck) -> Vec<Event> {
        self.act(by, action, luck)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn to_act(&self) -> Seats {
        self.due()
    }

    fn outcome(&self) -> Option<Outcome> {
        let GameStage::Over { winner } = self.stage else { return None };
        let score = |seat: Seat| u32::from(seat == winner);
        Some(Outcome { winners: vec![winner], scores: self.setup.seats().map(score).collect() })
    }

    fn standing(&self) -> String {
        match &self.stage {
            GameStage::Opening { .. } => "the rules are being read".to_owned(),
            GameStage::Play(_) => format!("turn {}", self.turn),
            GameStage::Prize(prize) => format!("{} has won", self.setup.name(prize.winner)),
            GameStage::Over { winner } => format!("{} has won", self.setup.name(*winner)),
        }
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn tell(&self, event: &Event) -> String {
        self.sentence(event)
    }
}
