//! A game being played.

use std::fmt;

use super::Step;
use crate::{
    rules::{Luck, Outcome, Rules, Seat, Seats, luck::Seed},
    wording::{agreeing, duration},
};

/// A game being played, with its rules, random numbers and record.
///
/// The state is private; callers get views.
#[derive(Debug, Clone)]
pub struct Game<R: Rules> {
    setup: R::Setup,
    seed: Seed,
    /// The version of the rules it is played by.
    version: u32,
    /// All actions that are not undone, oldest first.
    actions: Vec<PlayedAction<R>>,
    /// The undone actions that can be redone, the next one last.
    undone: Vec<(Seat, R::Action)>,
    /// What the log shows besides the events.
    remarks: Vec<Remark>,
    /// All steps, for the record.
    steps: Vec<Step<R::Action>>,
    state: R,
    luck: Luck,
}

/// An action that is not undone.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayedAction<R: Rules> {
    /// The player.
    pub by: Seat,
    /// The action.
    pub action: R::Action,
    /// The events.
    pub events: Vec<R::Event>,
}

/// Something that happened between two actions.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Remark {
    /// The number of actions before it.
    after: usize,
    /// The number of steps of the record up to it.
    step: usize,
    kind: RemarkKind,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum RemarkKind {
    Undone { agreed: bool },
    Paused { seconds: u32 },
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq)]
pub enum LogLine<'a, E> {
    /// Something happened.
    Event(&'a E),
    /// Actions were undone, one after the other.
    Undone {
        /// Whether the undo was agreed to.
        agreed: bool,
        /// How many: one press may have made several.
        actions: usize,
    },
    /// The game was paused.
    Paused {
        /// How long, in seconds.
        seconds: u32,
    },
}

/// Why an action cannot be undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UndoError {
    /// There is nothing to undo.
    Nothing,
    /// The action showed something secret to somebody, so everybody has to agree first.
    Seen,
    /// The sheet goes back to its writer, who gets the laptop, so everybody has to agree first.
    Sheet,
    /// In this game everybody has to agree to every undo.
    Unagreed,
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoError::Nothing => "There is nothing to undo.",
            UndoError::Seen => "Others have seen something, so everybody has to agree.",
            UndoError::Sheet => "The sheet goes back to its writer, so everybody has to agree.",
            UndoError::Unagreed => "In this game everybody has to agree to an undo.",
        })
    }
}

/// Nothing was undone, or something else was played since.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NothingToRedo;

impl fmt::Display for NothingToRedo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("There is nothing to redo.")
    }
}

impl<R: Rules> Game<R> {
    /// Starts a game.
    ///
    /// # Errors
    /// Why the setup is not valid.
    pub fn start(setup: R::Setup, seed: Seed) -> Result<Self, R::Refusal> {
        Self::start_under(R::VERSION, setup, seed)
    }

    /// Starts a game under this version of the rules. An old record needs the version it was played by.
    ///
    /// # Errors
    /// Why the setup is not valid.
    pub(super) fn start_under(version: u32, setup: R::Setup, seed: Seed) -> Result<Self, R::Refusal> {
        let mut luck = Luck::new(seed);
        let state = R::start_under(version, &setup, &mut luck)?;
        let (actions, undone, remarks, steps) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Ok(Self { setup, seed, version, actions, undone, remarks, steps, state, luck })
    }

    /// A new game with the same setup, seed and version of the rules.
    ///
    /// # Errors
    /// The setup is not valid. This does not happen, because the game was started with it before.
    pub fn restarted(&self) -> Result<Self, R::Refusal> {
        Self::start_under(self.version, self.setup.clone(), self.seed)
    }

    /// Applies `action` for `by` and returns the events. After that, nothing can be redone.
    ///
    /// # Errors
    /// The rule that forbids it; the game is then unchanged.
    pub fn play(&mut self, by: Seat, action: R::Action) -> Result<&[R::Event], R::Refusal> {
        let allowed = self.state.allow(by, &action)?;
        self.steps.push(Step::Did { by, action: action.clone() });
        self.undone.clear();
        Ok(self.perform(by, action, allowed))
    }

    fn perform(&mut self, by: Seat, action: R::Action, allowed: R::Allowed) -> &[R::Event] {
        let events = self.state.apply(by, allowed, &mut self.luck);
        self.actions.push(PlayedAction { by, action, events });
        self.actions.last().map_or(&[], |played| &played.events)
    }

    /// Performs an action that was performed in this state before: after an undo, the earlier actions, and with a redo the next one.
    fn perform_again(&mut self, by: Seat, action: R::Action) -> &[R::Event] {
        match self.state.allow(by, &action) {
            Ok(allowed) => self.perform(by, action, allowed),
            Err(refusal) => {
                debug_assert!(false, "the same action was allowed in the same state before: {refusal}");
                &[]
            }
        }
    }

    /// Undoes the last action and its random numbers, so the same choice gives the same dice again.
    ///
    /// # Errors
    /// There is nothing to undo, or the undo needs consent and the table has not `agreed`.
    pub fn undo(&mut self, agreed: bool) -> Result<(), UndoError> {
        if let Some(reason) = self.why_all_must_agree(1).filter(|_| !agreed) {
            return Err(reason);
        }
        if self.actions.is_empty() {
            return Err(UndoError::Nothing);
        }
        self.steps.push(Step::Undo { agreed });
        // After as many actions as will be left.
        self.note(self.actions.len() - 1, RemarkKind::Undone { agreed });
        self.drop_last();
        Ok(())
    }

    /// How many actions have to be undone so that the last action of `people` is undone: that action and the
    /// later actions of computer players. `None` if `people` did nothing yet.
    pub fn actions_to_undo(&self, people: impl Fn(Seat) -> bool) -> Option<usize> {
        self.actions.iter().rev().position(|played| people(played.by)).map(|later| later + 1)
    }

    /// Why everybody has to agree before the last `count` actions are undone; `None` if they do not have to.
    pub fn why_all_must_agree(&self, count: usize) -> Option<UndoError> {
        if self.last_actions_have(count, R::reveals) {
            Some(UndoError::Seen)
        } else if self.last_actions_have(count, R::returns_laptop) {
            Some(UndoError::Sheet)
        } else {
            (R::UNDO_NEEDS_CONSENT && !self.actions.is_empty()).then_some(UndoError::Unagreed)
        }
    }

    /// Whether one of the last `count` actions has such an event.
    fn last_actions_have(&self, count: usize, event: fn(&R::Event) -> bool) -> bool {
        self.actions.iter().rev().take(count).any(|played| played.events.iter().any(event))
    }

    /// The action that `redo` would redo, and its player.
    pub fn next_redo(&self) -> Option<&(Seat, R::Action)> {
        self.undone.last()
    }

    /// All actions that are not undone, oldest first.
    pub fn actions(&self) -> &[PlayedAction<R>] {
        &self.actions
    }

    /// Removes the last action, by replaying all actions before it, and keeps it for redo.
    fn drop_last(&mut self) {
        let mut luck = Luck::new(self.seed);
        let state = match R::start_under(self.version, &self.setup, &mut luck) {
            Ok(state) => state,
            Err(refusal) => {
                debug_assert!(false, "the same setup has been started before: {refusal}");
                return;
            }
        };
        (self.state, self.luck) = (state, luck);
        let actions = std::mem::take(&mut self.actions);
        let last = actions.len().saturating_sub(1);
        for (index, played) in actions.into_iter().enumerate() {
            if index < last {
                self.perform_again(played.by, played.action);
            } else {
                self.undone.push((played.by, played.action));
            }
        }
    }

    /// Redoes the last undone action and returns the events.
    ///
    /// # Errors
    /// Nothing was undone, or something else was played since.
    pub fn redo(&mut self) -> Result<&[R::Event], NothingToRedo> {
        let (by, action) = self.undone.pop().ok_or(NothingToRedo)?;
        self.steps.push(Step::Redo);
        Ok(self.perform_again(by, action))
    }

    /// Notes that the game was paused for so long. What was undone can still be redone.
    pub fn note_pause(&mut self, seconds: u32) {
        self.steps.push(Step::Paused { seconds });
        self.note(self.actions.len(), RemarkKind::Paused { seconds });
    }

    /// Notes what the log shows `after` so many actions.
    fn note(&mut self, after: usize, kind: RemarkKind) {
        self.remarks.push(Remark { after, step: self.steps.len(), kind });
    }

    /// Replays one step of a record.
    ///
    /// # Errors
    /// Why the step is not possible, as a sentence.
    pub fn step(&mut self, step: Step<R::Action>) -> Result<(), String> {
        match step {
            Step::Did { by, action } => {
                self.play(by, action).map(drop).map_err(|refusal| refusal.to_string())
            }
            Step::Undo { agreed } => self.undo(agreed).map_err(|reason| reason.to_string()),
            Step::Redo => self.redo().map(drop).map_err(|reason| reason.to_string()),
            Step::Paused { seconds } => {
                self.note_pause(seconds);
                Ok(())
            }
        }
    }

    /// What everybody may see.
    pub fn view(&self) -> R::View {
        self.state.view()
    }

    /// What only the player of `seat` may see, if there is anything.
    pub fn own(&self, seat: Seat) -> Option<R::OwnView> {
        self.state.own(seat)
    }

    /// Checks whether `by` may do `action` now, without doing it.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, by: Seat, action: &R::Action) -> Result<(), R::Refusal> {
        self.state.allow(by, action).map(drop)
    }

    /// Who may act now.
    pub fn to_act(&self) -> Seats {
        self.state.to_act()
    }

    /// Who plays, in seat order.
    pub fn player_names(&self) -> Vec<String> {
        R::player_names(&self.setup).into_iter().map(ToString::to_string).collect()
    }

    /// The progress of the game; after its end the last sentence of the log.
    pub fn progress(&self) -> String {
        match (self.outcome(), self.log().last()) {
            (Some(_), Some(last)) => self.tell(last),
            (Some(_), None) | (None, _) => self.state.progress(),
        }
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// The setup.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    /// The seed of its random numbers.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The version of the rules it is played by.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The record so far.
    pub fn steps(&self) -> &[Step<R::Action>] {
        &self.steps
    }

    /// Whether there is an action to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The log, oldest first.
    pub fn log(&self) -> Vec<LogLine<'_, R::Event>> {
        let mut lines = Vec::new();
        for index in 0..=self.actions.len() {
            // A remark stands at the end if actions before it were undone later.
            let here = |remark: &&Remark| remark.after.min(self.actions.len()) == index;
            let remarks: Vec<Remark> = self.remarks.iter().filter(here).copied().collect();
            // One press may undo several actions, and is one line.
            let directly_after = |one: &Remark, next: &Remark| {
                let undone = matches!(one.kind, RemarkKind::Undone { .. });
                undone && one.kind == next.kind && one.step + 1 == next.step
            };
            lines.extend(remarks.chunk_by(directly_after).filter_map(|same| {
                Some(match same.first()?.kind {
                    RemarkKind::Undone { agreed } => LogLine::Undone { agreed, actions: same.len() },
                    RemarkKind::Paused { seconds } => LogLine::Paused { seconds },
                })
            }));
            lines.extend(
                self.actions
                    .get(index)
                    .into_iter()
                    .flat_map(|played| played.events.iter().filter(|event| R::is_logged(event)))
                    .map(LogLine::Event),
            );
        }
        lines
    }

    /// The sentence for a line of the log.
    pub fn tell(&self, line: &LogLine<'_, R::Event>) -> String {
        match line {
            LogLine::Event(event) => self.state.tell(event),
            LogLine::Undone { agreed: false, actions } => {
                agreeing(*actions, "The last turn was undone.", "The last turns were undone.").to_owned()
            }
            // One person alone agrees to it, too.
            LogLine::Undone { agreed: true, actions } => {
                agreeing(*actions, "Agreed: the last turn was undone.", "Agreed: the last turns were undone.")
                    .to_owned()
            }
            LogLine::Paused { seconds } => format!("The game was paused for {}.", duration(*seconds)),
        }
    }

    /// Whether two games are in the same state: setup, state, and future random numbers.
    pub fn same_as(&self, other: &Self) -> bool {
        self.setup == other.setup && self.luck == other.luck && self.state == other.state
    }
}
