//! Checks what players do with the sheets of a round; changes nothing.

use std::collections::BTreeSet;

use super::{
    AnswerKind, AnswerPlace, Blitz, Entry, Ground, Judge, MAX_CHARACTERS, Names, Poll, Question, Reading,
    Sheet, SheetAction, SheetRefusal, SheetRound, Writing, round::SheetPhase,
};
use crate::rules::Seat;

type SheetCheck<T = ()> = Result<T, SheetRefusal>;

/// The people at a table, as the check needs to know them.
#[derive(Clone, Copy)]
pub(in crate::rules) struct People<'a> {
    /// Their names.
    pub(in crate::rules) names: &'a dyn Names,
    /// Players who have left.
    pub(in crate::rules) gone: &'a BTreeSet<Seat>,
    /// Who alone starts and ends the time on paper, reads on and counts votes; `None` if anybody may.
    pub(in crate::rules) host: Option<Seat>,
}

/// An action with sheets that was checked, with the data that applying it needs. Only the check makes one.
#[derive(Debug)]
pub(in crate::rules) struct AllowedOnSheets(pub(super) CheckedOnSheets);

#[derive(Debug)]
pub(super) enum CheckedOnSheets {
    /// A time starts; this is the writing after it.
    Begin(Writing),
    /// The time on paper is up; this is the writing after it.
    TimeUp(Writing),
    /// A sheet is handed in; this is the writing after it.
    HandIn { sheet: Sheet, writing: Writing },
    /// An answer of a Blitz is handed in; this is the Blitz after it.
    Answer { place: AnswerPlace, entry: Entry, after: Blitz },
    /// The points of a round on paper are entered.
    EnterPoints(Vec<Vec<u8>>),
    /// A vote is opened.
    Ask(Question),
    /// The table liked this answer to a category best, or none.
    Favourite { line: u8, seat: Option<Seat> },
    /// The next answer is read.
    Read,
    /// The next category of a Blitz goes around.
    GoOn(Blitz),
    /// Everything was read, and the round is scored.
    Score,
    /// Somebody votes; this is the vote after it.
    Vote(Poll),
    /// This vote is counted.
    Count(Poll),
    /// The vote on this question is cancelled.
    CancelVote(Question),
}

impl<J: Judge> SheetRound<J> {
    /// Checks whether `by` may do `action` now.
    pub(in crate::rules) fn allow(
        &self,
        by: Seat,
        action: &SheetAction,
        people: People<'_>,
    ) -> SheetCheck<AllowedOnSheets> {
        Ok(AllowedOnSheets(match action {
            SheetAction::Begin => CheckedOnSheets::Begin(self.check_begin(by, people)?),
            SheetAction::TimeUp => {
                let ended = self.require_writing()?.ended(self.players(), people.gone)?;
                people.require_host(by)?;
                CheckedOnSheets::TimeUp(ended)
            }
            SheetAction::HandIn(sheet) => {
                let writing = self.require_writing()?.handed_in(by, self.players())?;
                CheckedOnSheets::HandIn { sheet: check_sheet::<J>(sheet)?, writing }
            }
            SheetAction::Answer(entry) => {
                let SheetPhase::Writing(Writing::Blitz(blitz)) = &self.phase else {
                    return Err(self.not_now());
                };
                let after = blitz.answered(by, people.gone, people.names)?;
                let place = AnswerPlace { seat: by, line: blitz.line() };
                CheckedOnSheets::Answer { place, entry: check_entry::<J>(place.line, entry)?, after }
            }
            SheetAction::EnterPoints(points) => {
                self.check_points(by, points, people)?;
                CheckedOnSheets::EnterPoints(points.clone())
            }
            SheetAction::Appeal(line) => {
                let place = AnswerPlace { seat: by, line: *line };
                self.check_appeal(place)?;
                CheckedOnSheets::Ask(Question::Appeal(place))
            }
            SheetAction::Favourite { line, seat } => {
                people.require_host(by)?;
                self.check_favourite(*line, *seat, people)?;
                CheckedOnSheets::Favourite { line: *line, seat: *seat }
            }
            SheetAction::Next => self.check_next(by, people)?,
            SheetAction::Join(places) => {
                let reading = self.reading_without_vote()?;
                reading.may_ask_same_vote(places)?;
                CheckedOnSheets::Ask(Question::Same(reading.group(places)))
            }
            SheetAction::Challenge { place, ground } => {
                self.check_challenge(by, *place, *ground)?;
                CheckedOnSheets::Ask(Question::Challenge { place: *place, ground: *ground, by })
            }
            SheetAction::Vote(ballot) => CheckedOnSheets::Vote(self.open_poll()?.with_ballot(by, *ballot)),
            SheetAction::Unanimous(ballot) => {
                let poll = self.open_poll()?;
                people.require_host(by)?;
                CheckedOnSheets::Count(poll.with_all_alike(self.voters(people), *ballot))
            }
            SheetAction::Count => {
                let poll = self.open_poll()?;
                people.require_host(by)?;
                CheckedOnSheets::Count(poll.clone())
            }
            SheetAction::CancelVote => {
                let poll = self.open_poll()?;
                people.require_host(by)?;
                CheckedOnSheets::CancelVote(poll.question.clone())
            }
        }))
    }

    fn not_now(&self) -> SheetRefusal {
        SheetRefusal::NotNow { activity: self.activity() }
    }

    fn require_writing(&self) -> SheetCheck<&Writing> {
        self.writing().ok_or_else(|| self.not_now())
    }

    fn open_poll(&self) -> SheetCheck<&Poll> {
        self.poll().ok_or(SheetRefusal::NoVote)
    }

    /// Everybody who may vote: all who have not left, also a host without a sheet (PG-67).
    fn voters(&self, people: People<'_>) -> impl Iterator<Item = Seat> {
        let seats = (0..).map(Seat).take(self.players());
        let host = people.host.filter(|host| host.index() >= self.players());
        seats.chain(host).filter(|seat| !people.gone.contains(seat))
    }

    /// Whether `by` may start their time, or on paper everybody's.
    fn check_begin(&self, by: Seat, people: People<'_>) -> SheetCheck<Writing> {
        let writing = self.require_writing()?;
        let begun = writing.begun(by, self.players(), people.names)?;
        if writing.on_paper() {
            people.require_host(by)?;
        }
        Ok(begun)
    }

    /// Whether `by` may enter these points, while paper sheets are typed in: there is a row for each player, no line has
    /// more points than a line can be worth, and nobody who has left gets any (PG-R52, SC-R27).
    fn check_points(&self, by: Seat, points: &[Vec<u8>], people: People<'_>) -> SheetCheck {
        let SheetPhase::Writing(Writing::Entering { .. }) = self.phase else { return Err(self.not_now()) };
        people.require_host(by)?;
        let most = self.judge.most_points().saturating_add(u8::from(self.judge.favourite_scores()));
        let lines = J::LINES;
        let fits = |row: &Vec<u8>| row.len() == usize::from(lines) && row.iter().all(|&point| point <= most);
        if points.len() != self.players() || !points.iter().all(fits) {
            return Err(SheetRefusal::WrongPoints { lines, most });
        }
        let has_some =
            |seat: &&Seat| points.get(seat.index()).is_some_and(|row| row.iter().any(|&point| point > 0));
        match people.gone.iter().find(has_some) {
            Some(&seat) => Err(SheetRefusal::AbsentPoints { name: people.names.name(seat).clone() }),
            None => Ok(()),
        }
    }

    /// What comes next: the next answer, the next category of a Blitz, or the score.
    fn check_next(&self, by: Seat, people: People<'_>) -> SheetCheck<CheckedOnSheets> {
        self.require_judging()?;
        people.require_host(by)?;
        self.require_no_vote()?;
        let next = self.reading().and_then(Reading::next);
        // A category is read to its end before anybody chooses one of several answers (SC-R34).
        let must_choose = |place: &AnswerPlace| next.is_none_or(|next| next.line > place.line);
        if let Some(place) = self.several().filter(must_choose) {
            return Err(SheetRefusal::OneFirst { owner: people.names.name(place.seat).clone() });
        }
        let all_read = self.reading().is_some() && next.is_none();
        Ok(match &self.rest {
            _ if !all_read => CheckedOnSheets::Read,
            Some(blitz) => CheckedOnSheets::GoOn(blitz.gone_on(people.gone)),
            None => CheckedOnSheets::Score,
        })
    }

    fn require_judging(&self) -> SheetCheck {
        if self.writing().is_some() { Err(self.not_now()) } else { Ok(()) }
    }

    fn require_no_vote(&self) -> SheetCheck {
        if self.poll.is_some() { Err(SheetRefusal::VoteFirst) } else { Ok(()) }
    }

    /// The reading, if no vote is open.
    fn reading_without_vote(&self) -> SheetCheck<&Reading> {
        let reading = self.reading().ok_or_else(|| self.not_now())?;
        self.require_no_vote()?;
        Ok(reading)
    }

    /// The reading, if no vote is open and the answer at `place` was read.
    pub(in crate::rules) fn reading_without_vote_at(&self, place: AnswerPlace) -> SheetCheck<&Reading> {
        let reading = self.reading_without_vote()?;
        if reading.was_read(place) { Ok(reading) } else { Err(SheetRefusal::NotRead) }
    }

    /// Whether the writer of the answer at `place` may ask the table to let it count: before the reading and, if the game
    /// has it so, after the answer was read.
    fn check_appeal(&self, place: AnswerPlace) -> SheetCheck {
        self.require_judging()?;
        match self.reading() {
            Some(_) if !J::APPEALS_WHEN_READ => return Err(self.not_now()),
            Some(reading) if !reading.was_read(place) => return Err(SheetRefusal::NotRead),
            Some(_) | None => {}
        }
        self.require_no_vote()?;
        if self.appeals.ruled(place).is_some() {
            return Err(SheetRefusal::VotedAlready);
        }
        if self.is_appealable(place) { Ok(()) } else { Err(SheetRefusal::NoAppeal) }
    }

    /// Whether this answer may be the favourite of its category: one that was read and is not empty. After a round on paper
    /// the page knows no answers, and it may be that of anybody who is here (PG-R69, SC-R39).
    fn check_favourite(&self, line: u8, seat: Option<Seat>, people: People<'_>) -> SheetCheck {
        if !(1..=J::LINES).contains(&line) || seat.is_some_and(|seat| seat.index() >= self.players()) {
            return Err(SheetRefusal::NoSheet);
        }
        if let SheetPhase::Writing(Writing::Entering { .. }) = self.phase {
            return match seat.filter(|seat| people.gone.contains(seat)) {
                Some(seat) => Err(SheetRefusal::Gone { name: people.names.name(seat).clone() }),
                None => Ok(()),
            };
        }
        let reading = self.reading_without_vote()?;
        match seat.map(|seat| AnswerPlace { seat, line }) {
            Some(place) if !reading.was_read(place) || reading.sheets().is_empty(place) => {
                Err(SheetRefusal::NotRead)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Whether `by` may challenge an answer. Only players with a sheet may (PG-70).
    fn check_challenge(&self, by: Seat, place: AnswerPlace, ground: Ground) -> SheetCheck {
        if self.reading().is_none() {
            return Err(self.not_now());
        }
        if by.index() >= self.players() {
            return Err(SheetRefusal::NoSheet);
        }
        self.reading_without_vote_at(place)?;
        self.may_challenge(place, ground)
    }

    /// Whether an answer that was read may be challenged on this ground, on which the table votes only once (PG-70,
    /// PG-R31, SC-29, SC-R17).
    pub(super) fn may_challenge(&self, place: AnswerPlace, ground: Ground) -> SheetCheck {
        let AnswerKind { proper, title } = self.kind(place);
        let can_matter = match ground {
            Ground::Fit => true,
            Ground::Proper => proper,
            // Whether it is a title matters only if the answer is marked as a proper noun or as a title.
            Ground::Title => proper || title,
        };
        if self.was_challenged(place, ground) {
            Err(SheetRefusal::VotedAlready)
        } else if !self.reading.counts(place) {
            Err(SheetRefusal::NotStanding)
        } else if can_matter {
            Ok(())
        } else {
            Err(SheetRefusal::NotMarked)
        }
    }
}

impl People<'_> {
    fn require_host(self, by: Seat) -> SheetCheck {
        match self.host {
            Some(host) if host != by => Err(SheetRefusal::HostOnly { host: self.names.name(host).clone() }),
            Some(_) | None => Ok(()),
        }
    }
}

/// A sheet that can be handed in.
fn check_sheet<J: Judge>(sheet: &Sheet) -> SheetCheck<Sheet> {
    if sheet.len() != usize::from(J::LINES) {
        return Err(SheetRefusal::WrongSheet { lines: J::LINES });
    }
    (1..=J::LINES).zip(sheet).map(|(line, entry)| check_entry::<J>(line, entry)).collect()
}

/// An entry that can be handed in; without marks, if the game has none.
fn check_entry<J: Judge>(line: u8, entry: &Entry) -> SheetCheck<Entry> {
    if entry.text.chars().count() > MAX_CHARACTERS {
        return Err(SheetRefusal::LongAnswer { line });
    }
    let kind = if J::HAS_KINDS { entry.kind } else { AnswerKind::default() };
    Ok(Entry { text: entry.text.clone(), kind })
}
