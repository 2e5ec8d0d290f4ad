//! Checks whether an action is allowed; changes nothing.

use super::{
    Action, AnswerKind, AnswerPlace, CategoryList, Ground, LINES, Refusal, Scattergories, SheetRefusal,
    alternatives,
    phase::{Phase, RoundSheets},
};
use crate::rules::{
    Seat,
    words::{Answer, InvalidAnswer},
};

type Check = Result<(), Refusal>;

impl Scattergories {
    /// Whether `by` may do `action` now.
    pub(super) fn allows(&self, by: Seat, action: &Action) -> Check {
        self.require_here(by)?;
        match action {
            Action::Propose(list) => self.check_propose(list),
            Action::Agree(_) | Action::AgreeAll => self.check_agree(),
            Action::Roll => self.check_roll(),
            Action::Begin => Ok(self.sheets()?.may_begin(by, &self.setup)?),
            Action::TimeUp => Ok(self.sheets()?.may_end_time()?),
            Action::HandIn(sheet) => Ok(self.sheets()?.may_hand_in(by, sheet)?),
            Action::Answer(entry) => Ok(self.sheets()?.may_answer(by, entry, &self.setup)?),
            Action::EnterPoints(points) => self.check_points(points),
            Action::Appeal(line) => Ok(self.sheets()?.may_appeal(AnswerPlace { seat: by, line: *line })?),
            Action::Next => self.check_next(),
            Action::SetKind { place, kind } => self.check_set_kind(by, *place, *kind),
            Action::KeepOne { place, alternative } => self.check_keep_one(by, *place, *alternative),
            Action::OneAnswer(place) => self.check_several(by, *place),
            Action::Join(places) => Ok(self.sheets()?.may_join(places)?),
            Action::Challenge { place, ground } => self.check_challenge(*place, *ground),
            Action::Vote(_) | Action::Unanimous(_) | Action::Count | Action::CancelVote => {
                self.require_open_poll()
            }
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
    fn require_here(&self, seat: Seat) -> Check {
        if seat.index() >= self.setup.players.len() {
            Err(SheetRefusal::NoSheet.into())
        } else if self.gone.contains(&seat) {
            Err(SheetRefusal::Gone { name: self.setup.name(seat).clone() }.into())
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

    /// The sheets of the round.
    fn sheets(&self) -> Result<&RoundSheets, Refusal> {
        if let Phase::Sheets { round, .. } = &self.phase { Ok(round) } else { Err(self.not_now()) }
    }

    fn check_points(&self, points: &[[u8; LINES]]) -> Check {
        let round = self.sheets()?;
        round.may_score()?;
        Ok(round.check_points(points, &self.gone, &self.setup)?)
    }

    fn require_open_poll(&self) -> Check {
        if self.phase.poll().is_some() { Ok(()) } else { Err(SheetRefusal::NoVote.into()) }
    }

    fn check_next(&self) -> Check {
        let round = self.sheets()?;
        round.judging_without_vote()?;
        match round.several() {
            Some(place) => Err(Refusal::OneFirst { owner: self.setup.name(place.seat).clone() }),
            None => Ok(()),
        }
    }

    /// Checks that `by` wrote the answer. If the writer has left, anybody may change it.
    fn require_writer(&self, by: Seat, place: AnswerPlace) -> Check {
        if by == place.seat || self.gone.contains(&place.seat) {
            Ok(())
        } else {
            Err(Refusal::NotYours { owner: self.setup.name(place.seat).clone() })
        }
    }

    fn check_set_kind(&self, by: Seat, place: AnswerPlace, kind: AnswerKind) -> Check {
        let round = self.sheets()?;
        round.reading_without_vote_at(place)?;
        self.require_writer(by, place)?;
        if Answer::parse(round.text(place)).is_none() {
            return Err(Refusal::NothingThere);
        }
        let before = round.kind(place);
        let proper = kind.proper != before.proper && round.was_challenged(place, Ground::Proper);
        let title = kind.title != before.title && round.was_challenged(place, Ground::Title);
        if proper || title { Err(SheetRefusal::VotedAlready.into()) } else { Ok(()) }
    }

    fn check_several(&self, by: Seat, place: AnswerPlace) -> Check {
        let reading = self.sheets()?.reading_without_vote_at(place)?;
        self.require_writer(by, place)?;
        if reading.sheets().invalid(place) == Some(InvalidAnswer::Several) {
            Ok(())
        } else {
            Err(Refusal::NotSeveral)
        }
    }

    fn check_keep_one(&self, by: Seat, place: AnswerPlace, alternative: u8) -> Check {
        self.check_several(by, place)?;
        let exists = usize::from(alternative) < alternatives(self.sheets()?.text(place)).len();
        if exists { Ok(()) } else { Err(Refusal::NotSeveral) }
    }

    fn check_challenge(&self, place: AnswerPlace, ground: Ground) -> Check {
        let round = self.sheets()?;
        round.reading_without_vote_at(place)?;
        Ok(round.may_challenge(place, ground)?)
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
        self.require_here(seat)?;
        if self.here().count() <= *super::Setup::PLAYERS.start() { Err(Refusal::LastLeaves) } else { Ok(()) }
    }

    fn check_return(&self, seat: Seat) -> Check {
        if self.gone.contains(&seat) && self.phase != Phase::Over { Ok(()) } else { Err(self.not_now()) }
    }

    fn check_end(&self) -> Check {
        let (Phase::Agreeing { .. } | Phase::Scored(_) | Phase::SetOver) = self.phase else {
            return Err(self.not_now());
        };
        Ok(())
    }
}
