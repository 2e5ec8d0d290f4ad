//! BLANK, a card game by Henri Kermarrec, developed by Rory O'Connor and Michael Fox, published by The Creativity Hub.
//!
//! Players get rid of their cards by matching colour or number. Three open rules trigger further effects during play.
//! The winner writes on a card, and the writing stays. `docs/rules/blank.md` lists every rule under the ids that these
//! comments use.

mod action;
mod cards;
mod duty;
mod engine;
mod event;
mod lasting_view;
mod own_view;
mod phase_view;
mod refusal;
mod setup;
mod stack;
mod view;

use std::sync::Arc;

use super::{Luck, NewsSpan, Outcome, Rules, Seat, Seats, name::Name, player::Level};
pub use action::{
    AccusationKey, Action, CardDraft, ChoiceKind, Destination, Draft, Inscription, PendingChoice, Pick,
    RulingChange, TableRuling,
};
pub use cards::*;
pub(crate) use cards::{sentence, without_stop};
pub use duty::{Duty, Offence};
pub use engine::{ANYBODY_MAY_CALL, Allowed, DRAW_PILE_EMPTY, SO_MANY_STAY, winning_reason};
pub use event::{AccusationResult, Event, Obstacle, PenaltyReason};
pub use lasting_view::{LastingTarget, LastingView};
pub use own_view::OwnView;
pub use phase_view::PhaseView;
pub use refusal::{Activity, Refusal, USE_A_RULING};
pub use setup::{House, Setup};
pub use stack::Stack;
pub use view::{
    Accusation, AccusationVote, CardIndex, CardSeen, Counts, DeckView, EffectSource, Obligation,
    ObligationState, OpenAccusations, Person, RuleIndex, RuleView, TableDecision, View,
};

use cards::check_text;
use engine::{Expiry, Lasting, Prize, Task, Triggered};

/// The full state of a game of BLANK. It contains hidden cards, so the page gets only views of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Blank {
    setup: Setup,
    /// All Game Cards; a [`CardIndex`] is an index into this list.
    cards: Arc<Vec<CardSeen>>,
    /// All written rules; a [`RuleIndex`] is an index into this list.
    rules: Arc<Vec<TableRule>>,
    /// The decks, including the prizes that were won.
    decks: Vec<Arc<CardDeck>>,
    hands: Vec<Vec<CardIndex>>,
    /// The Draw Pile; the last card is drawn next.
    draw_pile: Vec<CardIndex>,
    /// Whether cards of the Draw Pile were shown since it was shuffled.
    is_pile_known: bool,
    /// The Discard Pile; the last card is on top.
    discards: Vec<CardIndex>,
    /// Open rules, oldest first.
    open_rules: Vec<OpenRule>,
    /// The Rule Card Pile; the first is opened next.
    rule_pile: Vec<RuleIndex>,
    active: Seat,
    clockwise: bool,
    /// Number of turns that have begun, including lost ones.
    turn: u32,
    /// The number on the top card of the last accepted play, to find out whether the next play repeats it.
    last_number: Option<CardNumber>,
    /// Number of cards in the last accepted play.
    last_played: u8,
    /// For each seat, the number of turns the player will lose.
    skips: Vec<u8>,
    /// For each seat, the turn at whose beginning the immunity ends; 0 or a past turn if there is none.
    immune: Vec<u32>,
    /// Extra plays that the active player has left.
    extra_plays: u8,
    /// Whether the active player took a Penalty, which ends the turn (BL-40, BL-R17).
    penalised: bool,
    lasting: Vec<Lasting>,
    /// Cards that players have to draw or to pass on, at most one stack for each (BL-R80).
    stacks: Vec<Stack>,
    obligations: Vec<TrackedObligation>,
    /// Number of obligations created so far; it gives each new one its id.
    obligation_count: u32,
    /// Effects that were triggered and are in no queue yet. They form the next queue.
    triggered: Vec<Triggered>,
    /// For each seat, the points, if the table plays with points (BL-R60).
    points: Vec<i32>,
    /// The cards that were written on during the game, and by whom (BL-R59).
    filled_in: Vec<(CardIndex, Seat)>,
    /// The players who could play nothing in their turn, since the last accepted play and since the Draw Pile
    /// became empty (BL-R62).
    stuck: Vec<Seat>,
    /// Rules that were triggered since `begin_new_cause`. The same cause triggers each rule only once (BL-R22).
    already_triggered: Vec<RuleIndex>,
    /// Each hand as it was after the last play from it. What came later is marked as new (BL-R64).
    hands_after_play: Vec<Vec<CardIndex>>,
    /// Each hand as it was when rules about hands were last checked, to find the hands that have changed
    /// since.
    known_hands: Vec<Vec<CardIndex>>,
    decision: Option<TableDecision>,
    phase: Phase,
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
    rule: RuleIndex,
    /// The turn in which it was opened.
    opened_in: u32,
    /// For a rule with a time: how many of its periods have passed and were handled.
    periods_handled: u32,
}

/// An obligation, as the engine follows it.
#[derive(Debug, Clone, PartialEq)]
struct TrackedObligation {
    view: Obligation,
    /// The effect that is applied when its player carries it out on the page, with [`Action::CarryOut`]: only with the house
    /// rule "Effects by hand".
    page_effect: Option<(Triggered, AutoEffect)>,
    /// When it ends by itself, if it lasts for a while (BL-R57).
    ends: Option<Expiry>,
    /// Whether a play was accepted after the obligation was created, so its deadline has passed. The play
    /// after that removes most of these obligations (BL-R13, BL-R46).
    is_past: bool,
}

/// Where the game stands.
#[derive(Debug, Clone, PartialEq)]
enum Phase {
    /// Rules are opened one by one; `left` are those that are still face down.
    Opening { left: Vec<RuleIndex>, all_read: bool },
    /// Cards are played; the stack has the tasks that are left.
    Play(Vec<Task>),
    /// Somebody has won and chooses a prize.
    Prize(Prize),
    /// The game is over.
    Over { winner: Seat },
}

impl Rules for Blank {
    const NAME: &'static str = "blank";
    const VERSION: u32 = 1;
    /// No rule lets a player undo a play alone, so an undo needs everybody's consent (BL-R43).
    const UNDO_NEEDS_CONSENT: bool = true;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Allowed = Allowed;
    type Refusal = Refusal;
    type View = View;
    type OwnView = OwnView;

    fn player_names(setup: &Setup) -> Vec<&Name> {
        setup.players.iter().map(|player| &player.name).collect()
    }

    fn level(setup: &Setup, seat: Seat) -> Option<Level> {
        setup.players.get(seat.index())?.level
    }

    fn start(setup: &Setup, luck: &mut Luck) -> Result<Self, Refusal> {
        setup.check()?;
        Ok(Self::deal(setup, luck))
    }

    fn allow(&self, by: Seat, action: &Action) -> Result<Allowed, Refusal> {
        self.allows(by, action).map(Allowed)
    }

    fn apply(&mut self, by: Seat, Allowed(checked): Allowed, luck: &mut Luck) -> Vec<Event> {
        self.act(by, checked, luck)
    }

    fn view(&self) -> View {
        self.public_view()
    }

    fn own(&self, seat: Seat) -> Option<OwnView> {
        self.own_view(seat)
    }

    fn to_act(&self) -> Seats {
        self.seats_to_act()
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { winner } = self.phase else { return None };
        // Points are for fun, and cards that are left do not count (BL-R60).
        let score = |seat: Seat| u32::from(seat == winner);
        Some(Outcome { winners: vec![winner], scores: self.setup.seats().map(score).collect() })
    }

    fn progress(&self) -> String {
        match &self.phase {
            Phase::Opening { .. } => "the rules are being read".to_owned(),
            Phase::Play(_) => format!("turn {}", self.turn),
            Phase::Prize(prize) => format!("{} has won", self.setup.name(prize.winner)),
            Phase::Over { winner } => format!("{} has won", self.setup.name(*winner)),
        }
    }

    fn news(event: &Event) -> NewsSpan {
        match event {
            Event::Played { .. } | Event::Returned { .. } | Event::ExtraPlayEnded(_) => NewsSpan::Move,
            // To draw because nothing matches is a turn, too.
            Event::Penalty { reason: PenaltyReason::CannotPlay, .. } => NewsSpan::Move,
            Event::RuleOpened(_)
            | Event::Penalty { .. }
            | Event::Moved { .. }
            | Event::NothingDone { .. } => NewsSpan::UntilMove,
            Event::Understood
            | Event::Turn(_)
            | Event::LostTurn(_)
            | Event::TurnOver(_)
            | Event::JumpedIn(_)
            | Event::Drew { .. }
            | Event::FilledIn(_)
            | Event::GotPoints(..)
            | Event::Triggered(_)
            | Event::Ordered(_)
            | Event::Resolving(_)
            | Event::EffectIgnored(_)
            | Event::Chose { .. }
            | Event::TookDiscards { .. }
            | Event::Swapped(..)
            | Event::Discarded { .. }
            | Event::Shown { .. }
            | Event::ShownTo { .. }
            | Event::LastingBegan(_)
            | Event::LastingEnded(_)
            | Event::Waived(..)
            | Event::ObligationEnded(..)
            | Event::WillLoseTurns(..)
            | Event::Reversed
            | Event::PlaysAgain(_)
            | Event::Immune(_)
            | Event::Stacked(_)
            | Event::Shuffled
            | Event::DrawPileEmpty
            | Event::Reshuffled { .. }
            | Event::Flipped(_)
            | Event::WentUnder(_)
            | Event::RuleDropped(_)
            | Event::Obliged { .. }
            | Event::CountsAsDone { .. }
            | Event::Missed { .. }
            | Event::Reported { .. }
            | Event::TimeUp(_)
            | Event::Accused { .. }
            | Event::Admitted(_)
            | Event::Decided { .. }
            | Event::RulingProposed { .. }
            | Event::RulingAccepted { .. }
            | Event::RulingRejected
            | Event::LastCall(_)
            | Event::NotWonYet(_)
            | Event::Won(_)
            | Event::DeckNamed { .. }
            | Event::DraftShown(_)
            | Event::DraftDiscussed
            | Event::DraftAccepted
            | Event::DraftRefused
            | Event::PrizeWritten(_)
            | Event::PrizeDeclined => NewsSpan::UntilNext,
        }
    }

    /// Whether players learned something secret from the event, which an undo cannot hide again.
    fn reveals(event: &Event) -> bool {
        match event {
            Event::RuleOpened(_)
            | Event::Played { .. }
            | Event::Returned { .. }
            | Event::Drew { .. }
            | Event::Moved { .. }
            | Event::TookDiscards { .. }
            | Event::Swapped(..)
            | Event::Discarded { .. }
            | Event::Shown { .. }
            | Event::ShownTo { .. }
            | Event::Flipped(_) => true,
            Event::Understood
            | Event::Turn(_)
            | Event::LostTurn(_)
            | Event::TurnOver(_)
            | Event::JumpedIn(_)
            | Event::Penalty { .. }
            | Event::FilledIn(_)
            | Event::GotPoints(..)
            | Event::ExtraPlayEnded(_)
            | Event::Triggered(_)
            | Event::Ordered(_)
            | Event::Resolving(_)
            | Event::EffectIgnored(_)
            | Event::NothingDone { .. }
            | Event::Chose { .. }
            | Event::LastingBegan(_)
            | Event::LastingEnded(_)
            | Event::Waived(..)
            | Event::ObligationEnded(..)
            | Event::WillLoseTurns(..)
            | Event::Reversed
            | Event::PlaysAgain(_)
            | Event::Immune(_)
            | Event::Stacked(_)
            | Event::Shuffled
            | Event::DrawPileEmpty
            | Event::Reshuffled { .. }
            | Event::WentUnder(_)
            | Event::RuleDropped(_)
            | Event::Obliged { .. }
            | Event::CountsAsDone { .. }
            | Event::Missed { .. }
            | Event::Reported { .. }
            | Event::TimeUp(_)
            | Event::Accused { .. }
            | Event::Admitted(_)
            | Event::Decided { .. }
            | Event::RulingProposed { .. }
            | Event::RulingAccepted { .. }
            | Event::RulingRejected
            | Event::LastCall(_)
            | Event::NotWonYet(_)
            | Event::Won(_)
            | Event::DeckNamed { .. }
            | Event::DraftShown(_)
            | Event::DraftDiscussed
            | Event::DraftAccepted
            | Event::DraftRefused
            | Event::PrizeWritten(_)
            | Event::PrizeDeclined => false,
        }
    }

    fn tell(&self, event: &Event) -> String {
        self.sentence(event)
    }
}
