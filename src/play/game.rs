//! A game being played.

use super::Step;
use crate::rules::{Luck, Rules, Seat, Viewer, luck::Seed};

/// A game being played: the one place where rules, luck and record meet.
///
/// The state is private; whoever draws or chooses gets views.
#[derive(Debug, Clone)]
pub struct Game<R: Rules> {
    setup: R::Setup,
    seed: Seed,
    /// By which version of the rules it is played.
    version: u32,
    /// What stands, oldest first.
    turns: Vec<Turn<R>>,
    /// What was taken back and can be played again, the next one last.
    taken_back: Vec<(Seat, R::Action)>,
    /// Where the log has to say that something was taken back: after how many turns, and whether the table agreed.
    remarks: Vec<Remark>,
    /// Everything that was ever done here, for the record.
    steps: Vec<Step<R::Action>>,
    state: R,
    luck: Luck,
}

/// Something that was done and stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Turn<R: Rules> {
    /// By whom.
    pub by: Seat,
    /// What.
    pub action: R::Action,
    /// What happened.
    pub events: Vec<R::Event>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Remark {
    after: usize,
    agreed: bool,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq)]
pub enum Line<'a, E> {
    /// Something happened.
    Event(&'a E),
    /// Something was taken back.
    TakenBack {
        /// Whether it had been seen, so that the whole table agreed to it.
        agreed: bool,
    },
}

/// Why something cannot be taken back, or played again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotTakenBack {
    /// There is nothing.
    Nothing,
    /// Something was seen that cannot be unseen: everybody has to agree first.
    Seen,
    /// In this game everybody has to agree, whatever it is.
    Unagreed,
}

impl std::fmt::Display for NotTakenBack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            NotTakenBack::Nothing => "There is nothing to take back.",
            NotTakenBack::Seen => "Something was seen that cannot be unseen: the whole table has to agree.",
            NotTakenBack::Unagreed => "In this game nothing is taken back unless the whole table agrees.",
        })
    }
}

impl<R: Rules> Game<R> {
    /// Sets the table.
    ///
    /// # Errors
    /// What was agreed cannot be played, and why.
    pub fn start(setup: R::Setup, seed: Seed) -> Result<Self, R::Refusal> {
        Self::start_by(R::VERSION, setup, seed)
    }

    /// Sets the table by an older version of the rules, for its record.
    ///
    /// # Errors
    /// What was agreed cannot be played, and why.
    pub(super) fn start_by(version: u32, setup: R::Setup, seed: Seed) -> Result<Self, R::Refusal> {
        let mut luck = Luck::new(seed);
        let state = R::start_by(version, &setup, &mut luck)?;
        let (turns, taken_back, remarks, steps) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Ok(Self { setup, seed, version, turns, taken_back, remarks, steps, state, luck })
    }

    /// This game as it began: agreed alike, with the same luck, by the same version of the rules.
    ///
    /// # Errors
    /// What was agreed cannot be played, and why; but it was begun once.
    pub fn anew(&self) -> Result<Self, R::Refusal> {
        Self::start_by(self.version, self.setup.clone(), self.seed)
    }

    /// Does `action` for `by` and says what happened. What had been taken back is forgotten.
    ///
    /// # Errors
    /// The rule that forbids it; the game is then what it was.
    pub fn play(&mut self, by: Seat, action: R::Action) -> Result<&[R::Event], R::Refusal> {
        self.state.check(by, &action)?;
        self.steps.push(Step::Did { by, action: action.clone() });
        self.taken_back.clear();
        Ok(self.perform(by, action))
    }

    fn perform(&mut self, by: Seat, action: R::Action) -> &[R::Event] {
        let events = self.state.apply(by, &action, &mut self.luck);
        self.turns.push(Turn { by, action, events });
        self.turns.last().map_or(&[], |turn| &turn.events)
    }

    /// Takes the last turn back. Luck does not change its mind: the same choice brings the same dice again.
    ///
    /// # Errors
    /// There is nothing to take back, or it takes agreement and the table has not `agreed`.
    pub fn take_back(&mut self, agreed: bool) -> Result<(), NotTakenBack> {
        if let Some(reason) = self.asks_leave(1).filter(|_| !agreed) {
            return Err(reason);
        }
        self.undo(agreed)
    }

    fn undo(&mut self, agreed: bool) -> Result<(), NotTakenBack> {
        if self.turns.is_empty() {
            return Err(NotTakenBack::Nothing);
        }
        self.steps.push(Step::TookBack { agreed });
        self.remarks.push(Remark { after: self.turns.len() - 1, agreed });
        self.drop_last();
        Ok(())
    }

    /// How many turns stand between now and before the last one that somebody of `people` took; nothing if they took
    /// none. What the page did for others in answer goes back with it.
    pub fn turns_back(&self, people: impl Fn(Seat) -> bool) -> Option<usize> {
        self.turns.iter().rev().position(|turn| people(turn.by)).map(|answers| answers + 1)
    }

    /// Why the last `turns` turns go back only with everybody's leave, if that is so.
    pub fn asks_leave(&self, turns: usize) -> Option<NotTakenBack> {
        if self.was_seen(turns) {
            Some(NotTakenBack::Seen)
        } else {
            (R::BY_AGREEMENT && !self.turns.is_empty()).then_some(NotTakenBack::Unagreed)
        }
    }

    /// Whether something that was seen in the last `turns` turns cannot be unseen.
    fn was_seen(&self, turns: usize) -> bool {
        self.turns.iter().rev().take(turns).any(|turn| turn.events.iter().any(R::reveals))
    }

    /// Who would play again what was taken back last.
    pub fn next_again(&self) -> Option<Seat> {
        self.taken_back.last().map(|(by, _)| *by)
    }

    /// What stands, oldest first.
    pub fn turns(&self) -> &[Turn<R>] {
        &self.turns
    }

    /// Replays all turns but the last.
    fn drop_last(&mut self) {
        let mut luck = Luck::new(self.seed);
        let state = match R::start_by(self.version, &self.setup, &mut luck) {
            Ok(state) => state,
            Err(refusal) => {
                debug_assert!(false, "the same setup has been started before: {refusal}");
                return;
            }
        };
        (self.state, self.luck) = (state, luck);
        let turns = std::mem::take(&mut self.turns);
        let last = turns.len().saturating_sub(1);
        for (at, turn) in turns.into_iter().enumerate() {
            if at < last {
                self.perform(turn.by, turn.action);
            } else {
                self.taken_back.push((turn.by, turn.action));
            }
        }
    }

    /// Plays again what was taken back last, and says what happened.
    ///
    /// # Errors
    /// Nothing was taken back, or something else was done since.
    pub fn play_again(&mut self) -> Result<&[R::Event], NotTakenBack> {
        let (by, action) = self.taken_back.pop().ok_or(NotTakenBack::Nothing)?;
        self.steps.push(Step::Again);
        Ok(self.perform(by, action))
    }

    /// Does one step of a record.
    ///
    /// # Errors
    /// The sentence that says why the step does not fit here.
    pub fn step(&mut self, step: Step<R::Action>) -> Result<(), String> {
        match step {
            Step::Did { by, action } => {
                self.play(by, action).map(drop).map_err(|refusal| refusal.to_string())
            }
            Step::TookBack { agreed: false } if self.was_seen(1) => Err(NotTakenBack::Seen.to_string()),
            // A record may be older than the custom that everything takes agreement.
            Step::TookBack { agreed } => self.undo(agreed).map_err(|reason| reason.to_string()),
            Step::Again => self.play_again().map(drop).map_err(|reason| reason.to_string()),
        }
    }

    /// What `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> R::View {
        self.state.view(viewer)
    }

    /// The rules' word on whether `by` may do `action` now, without doing it.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, by: Seat, action: &R::Action) -> Result<(), R::Refusal> {
        self.state.check(by, action)
    }

    /// Who may act now.
    pub fn to_act(&self) -> crate::rules::Seats {
        self.state.to_act()
    }

    /// Who plays, in seat order.
    pub fn who(&self) -> Vec<String> {
        R::who(&self.setup).into_iter().map(ToString::to_string).collect()
    }

    /// How far it has come; once it is over, the sentence with which it ended.
    pub fn standing(&self) -> String {
        match (self.outcome(), self.log().last()) {
            (Some(_), Some(last)) => self.tell(last),
            (Some(_), None) | (None, _) => self.state.standing(),
        }
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<crate::rules::Outcome> {
        self.state.outcome()
    }

    /// What was agreed before play.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    /// What its luck grows from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// By which version of the rules it is played.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The record so far.
    pub fn steps(&self) -> &[Step<R::Action>] {
        &self.steps
    }

    /// Whether there is something to take back.
    pub fn can_take_back(&self) -> bool {
        !self.turns.is_empty()
    }

    /// Whether there is something to play again.
    pub fn can_play_again(&self) -> bool {
        !self.taken_back.is_empty()
    }

    /// The log, oldest first.
    pub fn log(&self) -> Vec<Line<'_, R::Event>> {
        let mut lines = Vec::new();
        for at in 0..=self.turns.len() {
            // A remark on turns that have gone since stands at the end.
            let here = |remark: &&Remark| remark.after.min(self.turns.len()) == at;
            lines.extend(
                self.remarks.iter().filter(here).map(|remark| Line::TakenBack { agreed: remark.agreed }),
            );
            lines.extend(self.turns.get(at).into_iter().flat_map(|turn| turn.events.iter().map(Line::Event)));
        }
        lines
    }

    /// The sentence that tells a line of the log.
    pub fn tell(&self, line: &Line<'_, R::Event>) -> String {
        match line {
            Line::Event(event) => self.state.tell(event),
            Line::TakenBack { agreed: false } => "The last turn was taken back.".to_owned(),
            Line::TakenBack { agreed: true } => {
                "With everybody's leave, the last turn was taken back.".to_owned()
            }
        }
    }

    /// Whether two games have come to the same: setup, state, and the luck that is still to come.
    pub fn same_as(&self, other: &Self) -> bool {
        self.setup == other.setup && self.luck == other.luck && self.state == other.state
    }
}
