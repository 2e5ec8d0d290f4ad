//! A test table, and shortcuts to the situation that a test needs.

use partypiece::{
    rules::{
        Seat,
        scattergories::{
            Action, AnswerKind, AnswerPlace, Answers, Event, Face, Ground, PhaseView, Refusal, Roll,
            Scattergories, Setup, Sheet, SheetAction, SheetEvent, SheetRefusal, View,
        },
        words::Letter,
    },
    screens::{
        self,
        sheets::{CountedVote, SheetTable},
    },
};

use super::setups::{ANA, four, letter, sheet, with_letters};
pub(crate) use crate::table::find_game;
use crate::word_games::word_game;

pub(crate) type Table = crate::table::Table<Scattergories>;

word_game!(Scattergories in scattergories);

/// A writer has to choose one of several answers on a line.
fn choice(view: &View) -> Option<(Seat, Action)> {
    let PhaseView::Sheets { several: Some(several), .. } = &view.phase else { return None };
    Some((several.place.seat, Action::OneAnswer(several.place)))
}

impl Table {
    /// The first player who is still there plays a legal action.
    pub(crate) fn play_any(&mut self, action: impl Into<Action>) -> Vec<Event> {
        let by = self.view().people.iter().find(|person| person.here).map_or(ANA, |person| person.seat);
        self.play(by, action)
    }

    pub(crate) fn phase(&self) -> PhaseView {
        self.view().phase
    }

    /// Everybody agrees to the list, and the die is rolled.
    pub(crate) fn agree_and_roll(&mut self) -> &mut Self {
        self.play_any(Action::AgreeAll);
        self.play_any(Action::Roll);
        self
    }

    /// Plays a whole round on paper in which only points are entered, by seat, at most one point for each line.
    pub(crate) fn play_round(&mut self, points: &[u8]) -> &mut Self {
        self.agree_and_roll();
        self.enter_points(points)
    }

    /// Plays the rest of a round after the roll, as `play_round` does.
    pub(crate) fn enter_points(&mut self, points: &[u8]) -> &mut Self {
        self.play_any(SheetAction::Begin);
        self.play_any(SheetAction::TimeUp);
        let points = |seat: Seat| points.get(seat.index()).copied().unwrap_or_default();
        let row = |seat| (0..12).map(|line| u8::from(line < points(seat))).collect();
        self.play_any(SheetAction::EnterPoints(self.seats().into_iter().map(row).collect()));
        self.play_any(Action::Advance);
        self
    }

    pub(crate) fn challenge(&mut self, by: Seat, place: AnswerPlace, ground: Ground) -> Vec<Event> {
        self.play(by, SheetAction::Challenge { place, ground })
    }

    pub(crate) fn set_kind(&mut self, place: AnswerPlace, kind: AnswerKind) -> Vec<Event> {
        self.play(place.seat, Action::SetKind { place, kind })
    }

    /// Points by seat, then line, of a scored round.
    pub(crate) fn points(&self) -> Vec<Vec<u8>> {
        let PhaseView::Scored { column, .. } = self.phase() else { panic!("the round is not scored") };
        column.points.clone()
    }

    /// Points by seat of a scored round.
    pub(crate) fn totals(&self) -> Vec<u32> {
        let PhaseView::Scored { totals, .. } = self.phase() else { panic!("the round is not scored") };
        totals
    }

    /// What was rolled in the round, if this seat may see it.
    pub(crate) fn face(&self, seat: Seat) -> Option<Face> {
        screens::scattergories::rolled(&self.phase(), self.own(seat).as_ref())
    }

    /// The roll of the round, if everybody sees it.
    pub(crate) fn roll(&self) -> Option<Roll> {
        match self.phase() {
            PhaseView::Sheets { roll, .. } => roll,
            PhaseView::Scored { column, .. } => Some(column.roll),
            PhaseView::Agreeing { .. }
            | PhaseView::Typing(_)
            | PhaseView::SetOver(_)
            | PhaseView::Over { .. } => None,
        }
    }

    pub(crate) fn letter(&self) -> Letter {
        self.face(ANA).expect("a letter that everybody sees").letter()
    }
}

/// The first round with this letter.
pub(crate) fn with_letter(setup: &Setup, c: char) -> Table {
    let setup = with_letters(setup.clone(), &format!("{c}{}", if c == 'Z' { 'Y' } else { 'Z' }));
    // On paper everybody sees the die, and the luck does not depend on how answers are written.
    let on_paper = Setup { answers: Answers::Paper, ..setup.clone() };
    let seen = find_game(&on_paper, |table| table.agree_and_roll().letter() == letter(c));
    let mut table = Table::new(&setup, seen.0.seed().0);
    table.agree_and_roll();
    table
}

/// The vote that one of these events counted.
pub(crate) fn counted(events: &[Event]) -> CountedVote {
    let vote = |event: &Event| if let Event::Sheet(event) = event { event.counted() } else { None };
    events.iter().find_map(vote).expect("a vote was counted")
}
