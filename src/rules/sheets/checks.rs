//! Checks what players may do with the sheets of a round; changes nothing.

use std::collections::BTreeSet;

use super::{
    AnswerPlace, Edition, Ground, Judge, MAX_CHARACTERS, Names, Number, Reading, RoundSheets, SheetRefusal,
    Writing, round::Judging,
};
use crate::rules::Seat;

type SheetCheck = Result<(), SheetRefusal>;

impl<J: Judge<LAST>, const LAST: u8> RoundSheets<J, LAST> {
    /// What is going on, as a clause for the sentence of a refusal.
    pub(in crate::rules) fn activity(&self) -> &'static str {
        match (self.writing(), self.reading()) {
            (Some(writing), _) => writing.activity(),
            (None, None) => "the table decides on answers that do not begin with a letter from A to Z",
            (None, Some(_)) => "answers are being read",
        }
    }

    fn not_now(&self) -> SheetRefusal {
        SheetRefusal::NotNow { activity: self.activity() }
    }

    /// Whether `by` may start their time, or on paper everybody's.
    pub(in crate::rules) fn may_begin(&self, by: Seat, names: &dyn Names) -> SheetCheck {
        self.writing().ok_or_else(|| self.not_now())?.may_begin(by, names)
    }

    /// Whether somebody may report that the time for writing on paper is up.
    pub(in crate::rules) fn may_end_time(&self) -> SheetCheck {
        self.writing().ok_or_else(|| self.not_now())?.may_end()
    }

    /// Whether `by` may hand in their sheet.
    pub(in crate::rules) fn may_hand_in(&self, by: Seat, sheet: &J::Sheet) -> SheetCheck {
        self.writing().ok_or_else(|| self.not_now())?.may_hand_in(by)?;
        Number::all().zip(sheet.as_ref()).try_for_each(|(line, text)| check_length::<LAST>(line, text))
    }

    /// Whether `by` may hand in their answer of a Blitz.
    pub(in crate::rules) fn may_answer(&self, by: Seat, text: &J::Line, names: &dyn Names) -> SheetCheck {
        let Some(Writing::Blitz(blitz)) = self.writing() else { return Err(self.not_now()) };
        blitz.may_answer(by, names)?;
        check_length::<LAST>(Number::at(blitz.line()), text)
    }

    /// Whether points may be entered now: while paper sheets are typed in.
    pub(in crate::rules) fn may_score(&self) -> SheetCheck {
        if let Some(Writing::Entering { .. }) = self.writing() { Ok(()) } else { Err(self.not_now()) }
    }

    /// Checks points: there is a row for each player, and no line has more points than a line can be worth.
    /// In the second edition nobody who has left gets any (PG-R52, SC-R27).
    pub(in crate::rules) fn check_points<const LINES: usize>(
        &self,
        points: &[[u8; LINES]],
        gone: &BTreeSet<Seat>,
        names: &dyn Names,
    ) -> SheetCheck {
        let (players, most) = (self.writing().map_or(0, Writing::players), self.judge.most_points());
        if points.len() != players || points.iter().flatten().any(|&point| point > most) {
            return Err(SheetRefusal::WrongPoints { lines: LINES, most });
        }
        let has_some = |seat: &&Seat| points.get(seat.index()).is_some_and(|row| *row != [0; LINES]);
        match gone.iter().find(has_some) {
            Some(seat) if self.edition == Edition::Second => {
                Err(SheetRefusal::AbsentPoints { name: names.name(*seat).clone() })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// The sheets, if all were handed in and no vote is open.
    pub(in crate::rules) fn judging_without_vote(&self) -> Result<&Judging<J::Sheet, LAST>, SheetRefusal> {
        let judging = self.judging().ok_or_else(|| self.not_now())?;
        if judging.poll.is_some() { Err(SheetRefusal::VoteFirst) } else { Ok(judging) }
    }

    /// The reading, if no vote is open.
    pub(in crate::rules) fn reading_without_vote(&self) -> Result<&Reading<LAST>, SheetRefusal> {
        let reading = self.reading().ok_or_else(|| self.not_now())?;
        self.judging_without_vote()?;
        Ok(reading)
    }

    /// The reading, if no vote is open and the answer at `place` was read.
    pub(in crate::rules) fn reading_without_vote_at(
        &self,
        place: AnswerPlace<LAST>,
    ) -> Result<&Reading<LAST>, SheetRefusal> {
        let reading = self.reading_without_vote()?;
        if reading.was_read(place) { Ok(reading) } else { Err(SheetRefusal::NotRead) }
    }

    /// Whether the writer of the answer at `place` may ask the table to let it count: before the reading, or after the
    /// answer was read, because its writer may have changed it during the reading.
    pub(in crate::rules) fn may_appeal(&self, place: AnswerPlace<LAST>) -> SheetCheck {
        if self.reading().is_some_and(|reading| !reading.was_read(place)) {
            return Err(SheetRefusal::NotRead);
        }
        if self.judging_without_vote()?.appeals.ruled(place).is_some() {
            return Err(SheetRefusal::VotedAlready);
        }
        if self.is_appealable(place) { Ok(()) } else { Err(SheetRefusal::NoAppeal) }
    }

    /// Whether somebody may ask for a vote on whether answers are the same.
    pub(in crate::rules) fn may_join(&self, places: &[AnswerPlace<LAST>]) -> SheetCheck {
        self.reading_without_vote()?.may_ask_same_vote(places)
    }

    /// Whether an answer that was read may be challenged on this ground (PG-70, SC-29, SC-R17).
    pub(in crate::rules) fn may_challenge(&self, place: AnswerPlace<LAST>, ground: Ground) -> SheetCheck {
        let kind = self.kind(place);
        let can_matter = match ground {
            Ground::Fit => true,
            Ground::Proper => kind.proper,
            // Whether it is a title matters only if the answer is marked as a proper noun or as a title.
            Ground::Title => kind.proper || kind.title,
        };
        if !self.reading().is_some_and(|reading| reading.counts(place)) {
            Err(SheetRefusal::NotStanding)
        } else if self.was_challenged(place, ground) {
            Err(SheetRefusal::VotedAlready)
        } else if can_matter {
            Ok(())
        } else {
            Err(SheetRefusal::NotMarked)
        }
    }
}

fn check_length<const LAST: u8>(line: Number<LAST>, text: &impl AsRef<str>) -> SheetCheck {
    if text.as_ref().chars().count() > MAX_CHARACTERS {
        return Err(SheetRefusal::LongAnswer { line: line.into() });
    }
    Ok(())
}
