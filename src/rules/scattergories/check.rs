//! Checks whether an action is allowed; changes nothing.

use super::{
    Action, AnswerKind, CategoryList, Entry, Ground, LINES, Number, Place, Refusal, Scattergories, Sheet,
    SheetRefusal, alternatives,
    judge::Measure,
    phase::{Phase, ReadingPhase, Written},
};
use crate::rules::{
    Seat,
    sheets::{Edition, LONGEST, SameVoteRefusal, Writing, WritingRefusal},
    words::InvalidAnswer,
};

type Check = Result<(), Refusal>;

impl Scattergories {
    /// Whether `by` may do `action` now.
    pub(super) fn allows(&self, by: Seat, action: &Action) -> Check {
        self.is_here(by)?;
        match action {
            Action::Propose(list) => self.check_propose(list),
            Action::Agree(_) | Action::AgreeAll => self.check_agree(),
            Action::Roll => self.check_roll(),
            Action::Begin => self.check_begin(by),
            Action::TimeUp => self.writing_check(self.writing()?.may_end()),
            Action::HandIn(sheet) => self.check_hand_in(by, sheet),
            Action::Answer(entry) => self.check_answer(by, entry),
            Action::EnterPoints(points) => self.check_points(points),
            Action::Appeal(line) => self.check_appeal(Place { seat: by, line: *line }),
            Action::Next => self.check_next(),
            Action::Call { place, kind } => self.check_call(by, *place, *kind),
            Action::KeepOne { place, which } => self.check_keep_one(by, *place, *which),
            Action::OneAnswer(place) => self.check_several(by, *place),
            Action::Join(places) => self.check_join(places),
            Action::Challenge { place, ground } => self.check_challenge(*place, *ground),
            Action::Vote(_) | Action::Unanimous(_) | Action::Count | Action::Drop => self.open_poll(),
            Action::Advance => self.check_advance(),
            Action::AnotherSet => self.check_another_set(),
            Action::Leave(seat) => self.check_leave(*seat),
            Action::Return(seat) => self.check_return(*seat),
            Action::End => self.check_end(),
        }
    }

    fn not_now(&self) -> Refusal {
        Refusal::Sheet(SheetRefusal::NotNow { activity: self.phase.activity() })
    }

    /// Checks that this seat exists and that its player has not left.
    fn is_here(&self, seat: Seat) -> Check {
        if seat.index() >= self.setup.players.len() {
            Err(Refusal::NoSeat)
        } else if self.gone.contains(&seat) {
            Err(Refusal::Sheet(SheetRefusal::Gone { name: self.setup.name(seat).clone() }))
        } else {
            Ok(())
        }
    }

    fn check_propose(&self, list: &CategoryList) -> Check {
        let Phase::Agreeing { .. } = self.phase else { return Err(self.not_now()) };
        list.check()
    }

    fn check_agree(&self) -> Check {
        let Phase::Agreeing { .. } = self.phase else { return Err(self.not_now()) };
        if self.list.is_some() { Ok(()) } else { Err(Refusal::NoList) }
    }

    fn check_roll(&self) -> Check {
        let Phase::Agreeing { agreed } = &self.phase else { return Err(self.not_now()) };
        self.check_agree()?;
        let missing: Vec<_> = self.here().filter(|seat| !agreed.contains(seat)).collect();
        if missing.is_empty() {
            return Ok(());
        }
        Err(Refusal::Agreement {
            missing: missing.into_iter().map(|seat| self.setup.name(seat).clone()).collect(),
        })
    }

    /// The sheets that are being written.
    fn writing(&self) -> Result<&Writing<Sheet>, Refusal> {
        if let Phase::Writing { writing, .. } = &self.phase { Ok(writing) } else { Err(self.not_now()) }
    }

    fn writing_check(&self, may: Result<(), WritingRefusal>) -> Check {
        may.map_err(|refusal| match refusal {
            WritingRefusal::NotNow => self.not_now(),
            WritingRefusal::Busy(writer) => {
                Refusal::Sheet(SheetRefusal::Writing { name: self.setup.name(writer).clone() })
            }
            WritingRefusal::Turn(writer) => {
                Refusal::Sheet(SheetRefusal::Turn { name: self.setup.name(writer).clone() })
            }
            WritingRefusal::SheetIn => Refusal::Sheet(SheetRefusal::SheetIn),
            WritingRefusal::NoSheet => Refusal::NoSeat,
            WritingRefusal::NotBegun => Refusal::Sheet(SheetRefusal::NotBegun),
        })
    }

    fn check_begin(&self, by: Seat) -> Check {
        let may = match &self.phase {
            Phase::Around { around, .. } => around.may_begin(by),
            _ => self.writing()?.may_begin(by),
        };
        self.writing_check(may)
    }

    fn check_answer(&self, by: Seat, entry: &Entry) -> Check {
        let Phase::Around { around, .. } = &self.phase else { return Err(self.not_now()) };
        self.writing_check(around.may_answer(by))?;
        if entry.text.chars().count() > LONGEST {
            return Err(Refusal::Sheet(SheetRefusal::LongAnswer { line: Number::at(around.line()).into() }));
        }
        Ok(())
    }

    fn check_hand_in(&self, by: Seat, sheet: &Sheet) -> Check {
        self.writing_check(self.writing()?.may_hand_in(by))?;
        match Number::all().find(|line| sheet[line.index()].text.chars().count() > LONGEST) {
            Some(line) => Err(Refusal::Sheet(SheetRefusal::LongAnswer { line: line.into() })),
            None => Ok(()),
        }
    }

    fn check_points(&self, points: &[[u8; LINES]]) -> Check {
        let Writing::Entering { .. } = self.writing()? else { return Err(self.not_now()) };
        let most = Measure::most(self.setup.scoring);
        let fits =
            points.len() == self.setup.players.len() && points.iter().flatten().all(|&point| point <= most);
        if !fits {
            return Err(Refusal::Sheet(SheetRefusal::WrongPoints { lines: LINES, most }));
        }
        match self.absent_with(points) {
            Some(seat) => {
                Err(Refusal::Sheet(SheetRefusal::AbsentPoints { name: self.setup.name(seat).clone() }))
            }
            None => Ok(()),
        }
    }

    /// A player who has left but would get points (SC-R27, PG-R52).
    fn absent_with(&self, points: &[[u8; LINES]]) -> Option<Seat> {
        let has_some = |seat: &Seat| points.get(seat.index()).is_some_and(|row| *row != [0; LINES]);
        match self.edition {
            Edition::First => None,
            Edition::Second => self.gone.iter().copied().find(has_some),
        }
    }

    fn open_poll(&self) -> Check {
        if self.phase.poll().is_some() { Ok(()) } else { Err(Refusal::Sheet(SheetRefusal::NoVote)) }
    }

    fn no_poll(&self) -> Check {
        if self.phase.poll().is_some() { Err(Refusal::Sheet(SheetRefusal::VoteFirst)) } else { Ok(()) }
    }

    /// One's own answer can be appealed if it does not begin with a letter: before the reading, or in the reading
    /// after it was read. That matters if its writer has changed it during the reading.
    fn check_appeal(&self, place: Place) -> Check {
        let (written, measure) = match &self.phase {
            Phase::Appeals { written, .. } => (written, self.measure(written.roll)),
            Phase::Reading(reading) if reading.answers.was_read(place) => (&reading.written, reading.measure),
            Phase::Reading(_) => return Err(Refusal::Sheet(SheetRefusal::NotRead)),
            Phase::Agreeing { .. }
            | Phase::Writing { .. }
            | Phase::Around { .. }
            | Phase::Scored(_)
            | Phase::SetOver
            | Phase::Over => return Err(self.not_now()),
        };
        self.no_poll()?;
        if written.appeals.ruled(place).is_some() {
            Err(Refusal::Sheet(SheetRefusal::VotedAlready))
        } else if measure.appealable(written, place) {
            Ok(())
        } else {
            Err(Refusal::Sheet(SheetRefusal::NoAppeal))
        }
    }

    fn check_next(&self) -> Check {
        let (Phase::Appeals { .. } | Phase::Reading(_)) = self.phase else { return Err(self.not_now()) };
        self.no_poll()?;
        let Phase::Reading(reading) = &self.phase else { return Ok(()) };
        match reading.several() {
            Some(place) => Err(Refusal::OneFirst { owner: self.setup.name(place.seat).clone() }),
            None => Ok(()),
        }
    }

    /// The reading, if no vote is open and the answer at `place` was read.
    fn quiet_reading(&self, place: Place) -> Result<&ReadingPhase, Refusal> {
        let Phase::Reading(reading) = &self.phase else { return Err(self.not_now()) };
        self.no_poll()?;
        if reading.answers.was_read(place) { Ok(reading) } else { Err(Refusal::Sheet(SheetRefusal::NotRead)) }
    }

    /// Only its writer may change an answer; if they have left, anybody may.
    fn owns(&self, by: Seat, place: Place) -> Check {
        if by == place.seat || self.gone.contains(&place.seat) {
            Ok(())
        } else {
            Err(Refusal::NotYours { owner: self.setup.name(place.seat).clone() })
        }
    }

    fn check_call(&self, by: Seat, place: Place, kind: AnswerKind) -> Check {
        let reading = self.quiet_reading(place)?;
        self.owns(by, place)?;
        if !Written::says_something(reading.written.text(place)) {
            return Err(Refusal::NothingThere);
        }
        let before = reading.written.kind(place);
        let ruled = |ground| reading.challenged.contains(&(place, ground));
        let proper = kind.proper != before.proper && ruled(Ground::Proper);
        let title = kind.title != before.title && ruled(Ground::Title);
        if proper || title { Err(Refusal::Sheet(SheetRefusal::VotedAlready)) } else { Ok(()) }
    }

    fn check_several(&self, by: Seat, place: Place) -> Check {
        let reading = self.quiet_reading(place)?;
        self.owns(by, place)?;
        if reading.answers.sheets().invalid(place) == Some(InvalidAnswer::Several) {
            Ok(())
        } else {
            Err(Refusal::NotSeveral)
        }
    }

    fn check_keep_one(&self, by: Seat, place: Place, which: u8) -> Check {
        self.check_several(by, place)?;
        let reading = self.quiet_reading(place)?;
        let there = usize::from(which) < alternatives(reading.written.text(place)).len();
        if there { Ok(()) } else { Err(Refusal::NotSeveral) }
    }

    fn check_join(&self, places: &[Place]) -> Check {
        let Phase::Reading(reading) = &self.phase else { return Err(self.not_now()) };
        self.no_poll()?;
        reading.answers.may_ask_same_vote(places).map_err(|refusal| match refusal {
            SameVoteRefusal::NotRead => Refusal::Sheet(SheetRefusal::NotRead),
            SameVoteRefusal::OtherCategory => Refusal::Sheet(SheetRefusal::OtherCategory),
            SameVoteRefusal::NotCounting => Refusal::Sheet(SheetRefusal::NotStanding),
            SameVoteRefusal::VotedAlready => Refusal::Sheet(SheetRefusal::VotedAlready),
            SameVoteRefusal::OneOwner => Refusal::Sheet(SheetRefusal::OneOwner),
        })
    }

    fn check_challenge(&self, place: Place, ground: Ground) -> Check {
        self.quiet_reading(place)?.may_challenge(place, ground)
    }

    fn check_advance(&self) -> Check {
        if let Phase::Scored(_) = self.phase { Ok(()) } else { Err(self.not_now()) }
    }

    fn check_another_set(&self) -> Check {
        if self.phase == Phase::SetOver { Ok(()) } else { Err(self.not_now()) }
    }

    fn check_leave(&self, seat: Seat) -> Check {
        if self.phase == Phase::Over {
            return Err(self.not_now());
        }
        self.is_here(seat)?;
        if self.here().count() <= *super::Setup::PLAYERS.start() { Err(Refusal::LastLeaves) } else { Ok(()) }
    }

    fn check_return(&self, seat: Seat) -> Check {
        if self.gone.contains(&seat) && self.phase != Phase::Over { Ok(()) } else { Err(self.not_now()) }
    }

    fn check_end(&self) -> Check {
        let (Phase::Agreeing { .. } | Phase::SetOver) = self.phase else { return Err(self.not_now()) };
        Ok(())
    }
}

impl ReadingPhase {
    /// Whether an answer may be challenged on this ground (SC-29, SC-R17).
    pub(super) fn may_challenge(&self, place: Place, ground: Ground) -> Check {
        let kind = self.written.kind(place);
        let called = match ground {
            Ground::Fit => true,
            Ground::Proper => kind.proper,
            // A title counts differently only for an answer marked as a proper noun, or if it is marked as a title
            // itself.
            Ground::Title => kind.proper || kind.title,
        };
        if !self.answers.counts(place) {
            Err(Refusal::Sheet(SheetRefusal::NotStanding))
        } else if self.challenged.contains(&(place, ground)) {
            Err(Refusal::Sheet(SheetRefusal::VotedAlready))
        } else if called {
            Ok(())
        } else {
            Err(Refusal::NotCalled)
        }
    }
}
