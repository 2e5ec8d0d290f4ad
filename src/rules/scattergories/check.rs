//! Checks whether an action is allowed; changes nothing.

use std::{collections::BTreeSet, sync::Arc};

use super::{
    Action, AnswerKind, AnswerPlace, CategoryList, Column, Ground, Refusal, Scattergories, Setup,
    SheetRefusal, alternatives,
    phase::{Phase, Round},
};
use crate::rules::{
    Seat,
    sheets::{AllowedOnSheets, People},
    words::{Answer, InvalidAnswer},
};

type Check<T = ()> = Result<T, Refusal>;

/// An action that was checked. Only the check makes one, so nothing can be applied unchecked.
#[derive(Debug)]
pub struct Allowed(pub(super) Checked);

/// An allowed action, with the data that applying it needs.
#[derive(Debug)]
pub(super) enum Checked {
    /// Somebody proposes this list.
    Propose(Arc<CategoryList>),
    /// Somebody agrees; these are all who have agreed then.
    Agree(BTreeSet<Seat>),
    /// Somebody does not agree; these are all who still agree.
    Disagree(BTreeSet<Seat>),
    /// Everybody agrees.
    AgreeAll(BTreeSet<Seat>),
    /// The die is rolled for this list.
    Roll(Arc<CategoryList>),
    /// Something happens to the sheets.
    Sheet(AllowedOnSheets),
    /// The writer of an answer says of what kind it is.
    SetKind { place: AnswerPlace, kind: AnswerKind },
    /// The line is this single answer.
    Keep { place: AnswerPlace, text: String },
    /// The game goes on after this column.
    Advance(Arc<Column>),
    /// Another set begins.
    AnotherSet,
    /// A player leaves.
    Leave(Seat),
    /// A player comes back.
    Return(Seat),
    /// The game ends, after this column if one was scored last (SC-R31).
    End(Option<Arc<Column>>),
}

impl Scattergories {
    /// Checks whether `by` may do `action` now.
    pub(super) fn allows(&self, by: Seat, action: &Action) -> Check<Checked> {
        self.require_here(by)?;
        match action {
            Action::Propose(list) => self.check_propose(list).map(Checked::Propose),
            Action::Agree(true) => {
                let agreed = self.check_agree()?.iter().copied().chain([by]);
                Ok(Checked::Agree(agreed.collect()))
            }
            Action::Agree(false) => {
                let agreed = self.check_agree()?.iter().copied().filter(|&seat| seat != by);
                Ok(Checked::Disagree(agreed.collect()))
            }
            Action::AgreeAll => {
                let agreed = self.check_agree()?.iter().copied().chain(self.here());
                Ok(Checked::AgreeAll(agreed.collect()))
            }
            Action::Roll => self.check_roll().map(Checked::Roll),
            Action::Sheet(action) => {
                Ok(Checked::Sheet(self.round()?.allow(by, action, self.people_now())?))
            }
            Action::SetKind { place, kind } => {
                self.check_set_kind(by, *place, *kind)?;
                Ok(Checked::SetKind { place: *place, kind: *kind })
            }
            Action::KeepOne { place, alternative } => self.check_keep_one(by, *place, *alternative),
            Action::OneAnswer(place) => {
                let text = self.check_several(by, *place)?.to_owned();
                Ok(Checked::Keep { place: *place, text })
            }
            Action::Advance => self.check_advance().map(Checked::Advance),
            Action::AnotherSet => self.check_another_set().map(|()| Checked::AnotherSet),
            Action::Leave(seat) => self.check_leave(*seat).map(|()| Checked::Leave(*seat)),
            Action::Return(seat) => self.check_return(*seat).map(|()| Checked::Return(*seat)),
            Action::End => self.check_end().map(Checked::End),
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

    fn check_propose(&self, list: &CategoryList) -> Check<Arc<CategoryList>> {
        let Phase::Agreeing { .. } = self.phase else { return Err(self.not_now()) };
        list.check()?;
        Ok(Arc::new(list.clone()))
    }

    /// The players who have agreed to the list so far.
    fn check_agree(&self) -> Check<&BTreeSet<Seat>> {
        let Phase::Agreeing { agreed } = &self.phase else { return Err(self.not_now()) };
        if self.list.is_some() { Ok(agreed) } else { Err(Refusal::NoList) }
    }

    fn check_roll(&self) -> Check<Arc<CategoryList>> {
        let Phase::Agreeing { agreed } = &self.phase else { return Err(self.not_now()) };
        let list = self.list.as_ref().ok_or(Refusal::NoList)?;
        let missing: Vec<_> = self.here().filter(|seat| !agreed.contains(seat)).collect();
        if missing.is_empty() {
            return Ok(Arc::clone(list));
        }
        Err(Refusal::Agreement {
            missing: missing.into_iter().map(|seat| self.setup.name(seat).clone()).collect(),
        })
    }

    /// The sheets of the round.
    fn round(&self) -> Check<&Round> {
        if let Phase::Sheets { round, .. } = &self.phase { Ok(round) } else { Err(self.not_now()) }
    }

    /// The people of the table, for the check of sheets. There is no host.
    fn people_now(&self) -> People<'_> {
        People { names: &self.setup, gone: &self.gone, host: None }
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
        let round = self.round()?;
        round.reading_without_vote_at(place)?;
        self.require_writer(by, place)?;
        if Answer::parse(round.text(place)).is_none() {
            return Err(Refusal::NothingThere);
        }
        let before = round.kind(place);
        let voted_proper = kind.proper != before.proper && round.was_challenged(place, Ground::Proper);
        let voted_title = kind.title != before.title && round.was_challenged(place, Ground::Title);
        if voted_proper || voted_title { Err(SheetRefusal::VotedAlready.into()) } else { Ok(()) }
    }

    /// The text of a line with several answers.
    fn check_several(&self, by: Seat, place: AnswerPlace) -> Check<&str> {
        let round = self.round()?;
        let reading = round.reading_without_vote_at(place)?;
        self.require_writer(by, place)?;
        if reading.sheets().invalid(place) == Some(InvalidAnswer::Several) {
            Ok(round.text(place))
        } else {
            Err(Refusal::NotSeveral)
        }
    }

    fn check_keep_one(&self, by: Seat, place: AnswerPlace, alternative: u8) -> Check<Checked> {
        let text = self.check_several(by, place)?;
        let kept = alternatives(text).into_iter().nth(alternative.into());
        kept.map(|text| Checked::Keep { place, text }).ok_or(Refusal::NotSeveral)
    }

    fn check_advance(&self) -> Check<Arc<Column>> {
        if let Phase::Scored(column) = &self.phase { Ok(Arc::clone(column)) } else { Err(self.not_now()) }
    }

    fn check_another_set(&self) -> Check {
        // The page ends a game with its set, and the table may still want more (SC-R37). A game that was ended early stays over.
        let is_whole = self.columns.len() == usize::from(self.setup.rounds);
        match self.phase {
            Phase::SetOver => Ok(()),
            Phase::Over if is_whole => Ok(()),
            Phase::Agreeing { .. } | Phase::Sheets { .. } | Phase::Scored(_) | Phase::Over => {
                Err(self.not_now())
            }
        }
    }

    fn check_leave(&self, seat: Seat) -> Check {
        if self.phase == Phase::Over {
            return Err(self.not_now());
        }
        self.require_here(seat)?;
        if self.here().count() <= *Setup::PLAYERS.start() { Err(Refusal::LastLeaves) } else { Ok(()) }
    }

    fn check_return(&self, seat: Seat) -> Check {
        if self.gone.contains(&seat) && self.phase != Phase::Over { Ok(()) } else { Err(self.not_now()) }
    }

    fn check_end(&self) -> Check<Option<Arc<Column>>> {
        match &self.phase {
            Phase::Scored(column) => Ok(Some(Arc::clone(column))),
            Phase::Agreeing { .. } | Phase::SetOver => Ok(None),
            Phase::Sheets { .. } | Phase::Over => Err(self.not_now()),
        }
    }
}
