//! A round of sheets: written, appealed, read out, voted on.

use std::collections::BTreeSet;

use super::{
    AnswerKind, AnswerMark, AnswerPlace, Appeal, Appeals, Asked, Blitz, Edition, Ground, Judge, Number, Poll,
    Question, Reading, SheetEvent, Writing, judge::line_at, rows,
};
use crate::rules::{
    Seat, unexpected,
    vote::{Ballot, Verdict},
    words::{Answer, InvalidAnswer},
};

/// The events of an action, in order.
type SheetEvents<const LAST: u8> = Vec<SheetEvent<LAST>>;

/// The points by seat, then line, and all sheets with the mark of every answer.
pub(in crate::rules) type Scores<S, const LAST: u8, const LINES: usize> =
    (Vec<[u8; LINES]>, (Vec<S>, Vec<[AnswerMark<AnswerPlace<LAST>>; LINES]>));

/// The sheets of a round, from the throw for the letter until the round is scored.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct RoundSheets<J: Judge<LAST>, const LAST: u8> {
    pub(super) judge: J,
    pub(super) edition: Edition,
    pub(super) stage: Stage<J::Sheet, LAST>,
    /// In a Blitz, the categories that were read before the one that goes around now.
    pub(super) judged: Option<Box<Judging<J::Sheet, LAST>>>,
}

/// The stage of a round: its sheets are written, or judged.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Stage<S, const LAST: u8> {
    /// Players write, or type in their paper sheets.
    Writing(Writing<S>),
    /// All sheets were handed in.
    Judging(Box<Judging<S, LAST>>),
}

/// Sheets that were all handed in, with the table's votes on them.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Judging<S, const LAST: u8> {
    pub(super) sheets: Vec<S>,
    pub(super) appeals: Appeals<LAST>,
    /// `None` until the reading begins. Appeals come before it; in Scattergories a few can also come during it (SC-R18).
    pub(super) reading: Option<Reading<LAST>>,
    /// The challenges on which the table has voted: the answer and the ground (PG-R31, PG-R51, SC-R17,
    /// SC-R27).
    pub(super) challenged: BTreeSet<(AnswerPlace<LAST>, Ground)>,
    pub(super) poll: Option<Poll<LAST>>,
    /// The reading of earlier categories of a Blitz, while answers to the current one are appealed.
    pub(super) paused: Option<Reading<LAST>>,
    /// What is still to be written of a Blitz after this category was read.
    pub(super) rest: Option<Blitz<S>>,
}

impl<S, const LAST: u8> Judging<S, LAST> {
    /// Sheets before any vote.
    pub(super) fn new(sheets: Vec<S>) -> Self {
        let (appeals, challenged) = (Appeals::default(), BTreeSet::new());
        Self { sheets, appeals, reading: None, challenged, poll: None, paused: None, rest: None }
    }
}

impl<J: Judge<LAST>, const LAST: u8> RoundSheets<J, LAST> {
    /// A round before anybody writes.
    pub(in crate::rules) fn new(judge: J, edition: Edition, writing: Writing<J::Sheet>) -> Self {
        Self { judge, edition, stage: Stage::Writing(writing), judged: None }
    }

    /// The state of writing, until all sheets were handed in.
    pub(in crate::rules) fn writing(&self) -> Option<&Writing<J::Sheet>> {
        match &self.stage {
            Stage::Writing(writing) => Some(writing),
            Stage::Judging(_) => None,
        }
    }

    /// The reading, after the appeals.
    pub(in crate::rules) fn reading(&self) -> Option<&Reading<LAST>> {
        self.judging()?.reading.as_ref()
    }

    /// The open vote.
    pub(in crate::rules) fn poll(&self) -> Option<&Poll<LAST>> {
        self.judging()?.poll.as_ref()
    }

    pub(super) fn judging(&self) -> Option<&Judging<J::Sheet, LAST>> {
        match &self.stage {
            Stage::Writing(_) => None,
            Stage::Judging(judging) => Some(judging),
        }
    }

    /// The line at a place, after all sheets were handed in.
    fn line(&self, place: AnswerPlace<LAST>) -> Option<&J::Line> {
        line_at(&self.judging()?.sheets, place)
    }

    /// The text at a place, after all sheets were handed in; otherwise empty.
    pub(in crate::rules) fn text(&self, place: AnswerPlace<LAST>) -> &str {
        self.line(place).map_or("", |line| line.as_ref().trim())
    }

    /// What kind of answer stands at a place, according to its writer.
    pub(in crate::rules) fn kind(&self, place: AnswerPlace<LAST>) -> AnswerKind {
        self.line(place).map(J::kind).unwrap_or_default()
    }

    fn granted(&self, place: AnswerPlace<LAST>) -> bool {
        self.judging().is_some_and(|judging| judging.appeals.granted(place))
    }

    /// Whether an answer does not begin with a letter from A to Z and its writer may ask the table to let it count.
    pub(super) fn is_appealable(&self, place: AnswerPlace<LAST>) -> bool {
        self.line(place).is_some_and(|line| self.judge.may_appeal(place, line, self.granted(place)))
    }

    fn points(&self, answer: &Answer, place: AnswerPlace<LAST>) -> u8 {
        self.line(place).map_or(0, |line| self.judge.points(answer, line, self.granted(place)))
    }

    /// The mark of an answer, by the answers read so far.
    pub(in crate::rules) fn mark(&self, place: AnswerPlace<LAST>) -> AnswerMark<AnswerPlace<LAST>> {
        self.reading()
            .map_or(AnswerMark::Empty, |reading| reading.mark(place, |answer| self.points(answer, place)))
    }

    /// The first line that was read and has several answers. Its writer has to choose one before the reading continues
    /// (SC-24).
    pub(in crate::rules) fn several(&self) -> Option<AnswerPlace<LAST>> {
        let reading = self.reading()?;
        reading.all_read().find(|&place| reading.sheets().invalid(place) == Some(InvalidAnswer::Several))
    }

    /// The answers that do not begin with a letter from A to Z, with the table's decisions, for the view of the appeals.
    pub(super) fn appeals(&self) -> Vec<Appeal<AnswerPlace<LAST>>> {
        let Some(judging) = self.judging() else { return Vec::new() };
        let read = judging.paused.as_ref().map_or(0, Reading::lines_read);
        AnswerPlace::all(judging.sheets.len())
            .filter(|place| place.line.index() >= read)
            .filter(|&place| judging.appeals.ruled(place).is_some() || self.is_appealable(place))
            .map(|place| judging.appeals.appeal(place, self.text(place)))
            .collect()
    }

    /// Whether the table has voted on a challenge of an answer on this ground.
    pub(in crate::rules) fn was_challenged(&self, place: AnswerPlace<LAST>, ground: Ground) -> bool {
        self.judging().is_some_and(|judging| judging.challenged.contains(&(place, ground)))
    }

    fn writing_mut(&mut self) -> Option<&mut Writing<J::Sheet>> {
        match &mut self.stage {
            Stage::Writing(writing) => Some(writing),
            Stage::Judging(_) => None,
        }
    }

    pub(super) fn judging_mut(&mut self) -> Option<&mut Judging<J::Sheet, LAST>> {
        match &mut self.stage {
            Stage::Writing(_) => None,
            Stage::Judging(judging) => Some(judging),
        }
    }

    /// Starts a player's time, or on paper everybody's.
    pub(in crate::rules) fn begin(&mut self, by: Seat) -> SheetEvents<LAST> {
        let hides_letter = !self.shows_letter();
        let Some(writing) = self.writing_mut() else { return unexpected("no writing") };
        let is_blitz = matches!(writing, Writing::Blitz(_));
        let began = if writing.begin(by) { SheetEvent::AllBegan { by } } else { SheetEvent::Began { by } };
        let letter = (hides_letter && is_blitz).then(|| SheetEvent::LetterShown(self.judge.letter()));
        [began].into_iter().chain(letter).collect()
    }

    /// Ends the time for writing on paper.
    pub(in crate::rules) fn end_time(&mut self, gone: &BTreeSet<Seat>) -> SheetEvents<LAST> {
        let Some(writing) = self.writing_mut() else { return unexpected("no writing") };
        writing.end(gone);
        vec![SheetEvent::TimeUp]
    }

    /// Stores a sheet.
    pub(in crate::rules) fn hand_in(&mut self, by: Seat, sheet: J::Sheet) -> SheetEvents<LAST> {
        let Some(writing) = self.writing_mut() else { return unexpected("no writing") };
        writing.hand_in(by, sheet);
        self.after_hand_in(SheetEvent::SheetIn { by })
    }

    /// Stores one answer of a Blitz (PG-R60, SC-R30).
    pub(in crate::rules) fn answer(
        &mut self,
        by: Seat,
        text: J::Line,
        gone: &BTreeSet<Seat>,
    ) -> SheetEvents<LAST> {
        let Some(Writing::Blitz(blitz)) = self.writing_mut() else {
            return unexpected("another way of writing");
        };
        let line = Number::at(blitz.line());
        blitz.answer(by, text, gone);
        self.after_hand_in(SheetEvent::Answered { by, line })
    }

    /// A player leaves: they are not asked any more, and their vote does not count.
    pub(in crate::rules) fn leave(&mut self, seat: Seat, gone: &BTreeSet<Seat>) -> SheetEvents<LAST> {
        match &mut self.stage {
            Stage::Writing(writing) => writing.leave(seat, gone),
            Stage::Judging(judging) => {
                if let Some(poll) = &mut judging.poll {
                    poll.set_ballot(seat, None);
                }
            }
        }
        self.close_writing().into_iter().collect()
    }

    /// Returns `event`. After the last sheet or answer, it also ends the writing.
    fn after_hand_in(&mut self, event: SheetEvent<LAST>) -> SheetEvents<LAST> {
        [event].into_iter().chain(self.close_writing()).collect()
    }

    /// After the last sheet was handed in, or the last answer to a category that is read at once: the sheets are judged.
    fn close_writing(&mut self) -> Option<SheetEvent<LAST>> {
        let writing = self.writing()?;
        if let Writing::Blitz(blitz) = writing
            && let Some(line) = blitz.line_to_read().filter(|&line| line >= self.lines_read())
        {
            self.judge_line(blitz.clone(), line);
            return None;
        }
        let sheets = writing.all(usize::from(LAST))?;
        let hidden = matches!(writing, Writing::Typing { .. });
        self.judge(Box::new(Judging::new(sheets)));
        hidden.then(|| SheetEvent::Shown(self.judge.letter()))
    }

    /// Parses the sheets again after a change during the reading.
    fn parse_again(&mut self) {
        let Stage::Judging(judging) = &mut self.stage else { return unexpected("another stage") };
        let Judging { sheets, appeals, reading: Some(reading), .. } = &mut **judging else {
            return unexpected("no reading");
        };
        reading.replace_sheets(self.judge.parse_sheets(sheets, appeals));
    }

    /// Ends the appeals, and reads the next answer (PG-63, SC-21); `None` after the last one.
    pub(in crate::rules) fn read_next(&mut self) -> Option<SheetEvent<LAST>> {
        if self.reading().is_none() {
            self.begin_reading();
        }
        let place = self.judging_mut()?.reading.as_mut()?.read_next()?;
        let note = self.kind(place).note();
        Some(SheetEvent::Read { place, text: self.text(place).to_owned(), note, mark: self.mark(place) })
    }

    /// The points and marks after the last answer was read.
    pub(in crate::rules) fn scores<const LINES: usize>(&self) -> Scores<J::Sheet, LAST, LINES> {
        let sheets = self.judging().map(|judging| judging.sheets.clone()).unwrap_or_default();
        let marks = rows(sheets.len(), |place| self.mark(place));
        let points =
            marks.iter().map(|row: &[AnswerMark<_>; LINES]| row.each_ref().map(AnswerMark::points)).collect();
        (points, (sheets, marks))
    }

    /// Changes a line during the reading, or how the game judges it. Returns its new text and mark.
    pub(in crate::rules) fn change(
        &mut self,
        place: AnswerPlace<LAST>,
        change: impl FnOnce(&mut J, &mut J::Line),
    ) -> (String, AnswerMark<AnswerPlace<LAST>>) {
        if let Stage::Judging(judging) = &mut self.stage
            && let Some(sheet) = judging.sheets.get_mut(place.seat.index())
            && let Some(line) = sheet.as_mut().get_mut(place.line.index())
        {
            change(&mut self.judge, line);
        }
        self.parse_again();
        (self.text(place).to_owned(), self.mark(place))
    }

    /// Opens a vote.
    pub(in crate::rules) fn ask(&mut self, question: Question<AnswerPlace<LAST>>) -> SheetEvents<LAST> {
        let texts = question.places().iter().map(|&place| self.text(place).to_owned()).collect();
        let Some(judging) = self.judging_mut() else { return unexpected("sheets not handed in") };
        judging.poll = Some(Poll::open(question.clone()));
        vec![SheetEvent::Asked(Asked { question, texts })]
    }

    /// Opens a vote on whether the answers at `places`, and all others of their group, are the same.
    pub(in crate::rules) fn join(&mut self, places: &[AnswerPlace<LAST>]) -> SheetEvents<LAST> {
        let Some(reading) = self.reading() else { return unexpected("no reading") };
        self.ask(Question::Same(reading.group(places)))
    }

    /// Opens the vote on the next group of similar answers, if it is due (PG-66, SC-R14, see
    /// [`Reading::take_next_question`]) and no line waits for its writer to choose an answer.
    pub(in crate::rules) fn ask_due(&mut self) -> SheetEvents<LAST> {
        if self.several().is_some() {
            return Vec::new();
        }
        let reading = self.judging_mut().and_then(|judging| judging.reading.as_mut());
        let Some(group) = reading.and_then(Reading::take_next_question) else { return Vec::new() };
        self.ask(Question::Same(group))
    }

    /// Sets or removes the ballot of a player.
    pub(in crate::rules) fn vote(&mut self, by: Seat, ballot: Option<Ballot>) -> SheetEvents<LAST> {
        let Some(Judging { poll: Some(poll), .. }) = self.judging_mut() else {
            return unexpected("no open vote");
        };
        poll.set_ballot(by, ballot);
        Vec::new()
    }

    /// Enters the same vote for all `voters`, and counts it at once (PG-R59, SC-R29).
    pub(in crate::rules) fn unanimous(
        &mut self,
        voters: impl Iterator<Item = Seat>,
        ballot: Ballot,
    ) -> SheetEvents<LAST> {
        let Some(Judging { poll: Some(poll), .. }) = self.judging_mut() else {
            return unexpected("no open vote");
        };
        poll.ballots = voters.map(|voter| (voter, ballot)).collect();
        self.count()
    }

    fn take_poll(&mut self) -> Option<Poll<LAST>> {
        self.judging_mut()?.poll.take()
    }

    /// Counts the votes and applies the verdict.
    pub(in crate::rules) fn count(&mut self) -> SheetEvents<LAST> {
        let Some(poll) = self.take_poll() else { return unexpected("no open vote") };
        let tally = poll.tally();
        self.rule(&poll.question, tally.verdict == Verdict::Struck);
        let counted = SheetEvent::Counted { question: poll.question, tally };
        [counted].into_iter().chain(self.ask_due()).collect()
    }

    /// Applies a verdict, and records the vote, because the table votes only once on each question (PG-R31,
    /// SC-R17).
    fn rule(&mut self, question: &Question<AnswerPlace<LAST>>, struck: bool) {
        let Some(judging) = self.judging_mut() else { return unexpected("sheets not handed in") };
        match (question, &mut judging.reading) {
            (Question::Appeal(place), reading) => {
                judging.appeals.rule(*place, !struck);
                if reading.is_some() {
                    self.parse_again();
                }
            }
            (Question::Same(places), Some(reading)) => {
                reading.record_vote_held(places);
                if struck {
                    reading.record_same(places.clone());
                }
            }
            (Question::Challenge { place, ground, .. }, Some(reading)) => {
                judging.challenged.insert((*place, *ground));
                if struck {
                    if *ground == Ground::Fit {
                        reading.vote_down(*place);
                    }
                    self.change(*place, |_, line| J::correct(line, *ground));
                }
            }
            (Question::Same(_) | Question::Challenge { .. }, None) => unexpected("no reading"),
        }
    }

    /// Cancels the open vote, and opens the next one that is due. People may ask the cancelled question again
    /// (PG-R51, SC-R27), but the page does not. In the first edition nobody can ask again whether these
    /// answers are the same.
    pub(in crate::rules) fn cancel_vote(&mut self) -> SheetEvents<LAST> {
        let Some(poll) = self.take_poll() else { return unexpected("no open vote") };
        let reading = self.judging_mut().and_then(|judging| judging.reading.as_mut());
        if let (Some(reading), Question::Same(places)) = (reading, &poll.question) {
            reading.cancel(places);
        }
        [SheetEvent::VoteCancelled].into_iter().chain(self.ask_due()).collect()
    }
}
