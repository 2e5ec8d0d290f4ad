//! What everybody may see, and what one player may see besides. Who may see what is decided only here, and for sheets in
//! `sheets::view`.

use std::{collections::BTreeSet, sync::Arc};

use super::{
    AnswerPlace, Answers, CategoryList, Face, House, LINES, Roll, Scattergories, Scoring, Timer,
    alternatives,
    phase::{Phase, Round},
};
use crate::rules::{
    Seat,
    name::Name,
    sheets::{Favourites, MarkedSheets, OpenPhaseView, SheetPhaseView, Typing, best, totals},
    words::Letter,
};

/// Everything that everybody may see, and nothing else.
///
/// No field can hold an answer before it is read out or appealed, or the letter while players type their
/// sheets one after the other.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Everybody at the table, in seat order.
    pub people: Vec<Person>,
    /// The set, from 1.
    pub set: u32,
    /// The round of the set, from 1 to 3; it is also the column on everybody's sheet (SC-01, SC-35).
    pub round: u8,
    /// The rounds of a set (SC-R32).
    pub rounds: u8,
    /// The player who is asked to roll and to start the timer in this round; others may do it too (SC-R19).
    pub due: Seat,
    /// The list that was proposed last, agreed or not.
    pub list: Option<Arc<CategoryList>>,
    /// The writing time in seconds: for a sheet, or in a typed Blitz for each answer.
    pub seconds: u32,
    /// How answers are written.
    pub answers: Answers,
    /// Which clock is used.
    pub timer: Timer,
    /// How answers are scored.
    pub scoring: Scoring,
    /// The house rules.
    pub house: House,
    /// The letters that can come up.
    pub faces: Vec<Letter>,
    /// The scored columns of this set, in the order of the rounds (SC-03).
    pub columns: Vec<Arc<Column>>,
    /// The results of earlier sets.
    pub sets: Vec<SetResult>,
    /// What has to happen now.
    pub phase: PhaseView,
}

/// What one player may see besides.
#[derive(Debug, Clone, PartialEq)]
pub struct OwnView {
    /// What was rolled, because the player's time has started (SC-R24).
    pub face: Face,
}

/// A player.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: Name,
    /// Points in this set so far.
    pub points: u32,
    /// Points in all sets so far.
    pub total: u32,
    /// Whether they have not left.
    pub here: bool,
}

/// A scored round: one column of everybody's sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// The roll that gave its letter (SC-08, SC-33).
    pub roll: Roll,
    /// Its list.
    pub list: Arc<CategoryList>,
    /// Points by seat, then line.
    pub points: Vec<Vec<u8>>,
    /// All answers with their marks; `None` if the table gave the points on paper.
    pub sheets: Option<MarkedSheets>,
    /// The answers that the table liked best, by the numbers of their categories.
    pub favourites: Favourites,
}

/// The result of a set (SC-R16).
#[derive(Debug, Clone, PartialEq)]
pub struct SetResult {
    /// Points by seat, over all its rounds.
    pub totals: Vec<u32>,
    /// All players with the most points.
    pub winners: Vec<Seat>,
}

/// What has to happen now, as far as everybody may see it.
#[derive(Debug, Clone, PartialEq)]
pub enum PhaseView {
    /// Everybody has to agree on a list, then somebody rolls the die.
    Agreeing {
        /// The players who have agreed to the list. When all have agreed, somebody can roll (SC-07).
        agreed: BTreeSet<Seat>,
    },
    /// Players type one after the other, and each sees the letter only after their time has started.
    Typing(Typing),
    /// Everybody sees the letter: a round on paper or a Blitz, or answers that are appealed or read.
    Sheets {
        /// What was rolled; `None` in the first category of a Blitz while no clock runs.
        roll: Option<Roll>,
        /// What is written or read.
        phase: OpenPhaseView,
        /// A line with several answers: the reading waits until its writer chooses one (SC-24).
        several: Option<Box<Several>>,
    },
    /// The round is scored.
    Scored {
        /// The new column, which is not yet in [`View::columns`].
        column: Arc<Column>,
        /// Points of this round, by seat.
        totals: Vec<u32>,
    },
    /// The set is over (SC-01). Players can start another set or end the game.
    SetOver(SetResult),
    /// The game is over.
    Over {
        /// All players with the most points in all sets.
        winners: Vec<Seat>,
    },
}

/// A line with several answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Several {
    /// Its place. Its writer chooses, or anybody if the writer has left.
    pub place: AnswerPlace,
    /// The answers to choose from.
    pub alternatives: Vec<String>,
}

impl Scattergories {
    /// While people write: what was rolled, if the writing time of `seat` has started.
    pub(super) fn own_view(&self, seat: Seat) -> Option<OwnView> {
        let Phase::Sheets { roll, round, .. } = &self.phase else { return None };
        round.writing()?.has_looked(seat).then_some(OwnView { face: roll.face })
    }

    /// What everybody may see.
    pub(super) fn public_view(&self) -> View {
        let (set, round) = self.set_and_round();
        View {
            people: self.people(),
            set,
            round,
            rounds: self.setup.rounds,
            due: self.due(),
            list: self.shown_list(),
            seconds: self.setup.blitz_seconds(self.here().count()).unwrap_or(self.setup.seconds),
            answers: self.setup.answers,
            timer: self.setup.timer,
            scoring: self.setup.scoring,
            house: self.setup.house.clone(),
            faces: self.setup.die.letters(),
            columns: self.columns.clone(),
            sets: self.sets.clone(),
            phase: self.phase_view(),
        }
    }

    /// The list. A category of a Blitz has no text until its clock runs or everybody has answered it.
    fn shown_list(&self) -> Option<Arc<CategoryList>> {
        let list = self.list.as_ref()?;
        let Phase::Sheets { round, .. } = &self.phase else { return Some(Arc::clone(list)) };
        let shown = usize::from(round.shown_lines());
        if shown >= LINES {
            return Some(Arc::clone(list));
        }
        let mut list = CategoryList::clone(list);
        list.categories.iter_mut().skip(shown).for_each(String::clear);
        Some(Arc::new(list))
    }

    /// The set and its round, from 1. If the game ended before a round of this set was scored: the previous
    /// set and its last round, if there is a previous set.
    fn set_and_round(&self) -> (u32, u8) {
        if self.phase == Phase::Over && self.columns.is_empty() && self.set > 1 {
            (self.set - 1, self.setup.rounds)
        } else {
            (self.set, self.round)
        }
    }

    fn people(&self) -> Vec<Person> {
        let (set, all) = (self.points_of_set(), self.points_of_all());
        let person = |seat: Seat| Person {
            seat,
            name: self.setup.name(seat).clone(),
            points: set.get(seat.index()).copied().unwrap_or_default(),
            total: all.get(seat.index()).copied().unwrap_or_default(),
            here: !self.gone.contains(&seat),
        };
        self.setup.seats().map(person).collect()
    }

    fn phase_view(&self) -> PhaseView {
        match &self.phase {
            Phase::Agreeing { agreed } => PhaseView::Agreeing { agreed: agreed.clone() },
            Phase::Sheets { roll, round, .. } => match round.phase_view(self.due()) {
                SheetPhaseView::Typing(typing) => PhaseView::Typing(typing),
                SheetPhaseView::Open(phase) => {
                    let roll = round.shows_letter().then_some(*roll);
                    PhaseView::Sheets { roll, phase, several: several(round) }
                }
            },
            Phase::Scored(column) => {
                PhaseView::Scored { column: column.clone(), totals: totals(&column.points) }
            }
            Phase::SetOver => PhaseView::SetOver(self.set_result()),
            Phase::Over => PhaseView::Over { winners: best(&self.points_of_all()) },
        }
    }
}

fn several(round: &Round) -> Option<Box<Several>> {
    round.several().map(|place| Box::new(Several { place, alternatives: alternatives(round.text(place)) }))
}
