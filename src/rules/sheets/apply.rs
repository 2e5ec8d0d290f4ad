//! Applies what the check of a round has allowed, and returns the events.

use std::collections::BTreeSet;

use super::{
    AnswerMark, AnswerPlace, Asked, Blitz, Entry, Ground, Judge, Poll, Question, Scores, Sheet, SheetEvent,
    SheetRound, Writing,
    check::{AllowedOnSheets, CheckedOnSheets},
    judge::entry_at_mut,
    round::SheetPhase,
};
use crate::rules::{Seat, vote::VoteResult};

/// The events of an action, in order.
type SheetEvents = Vec<SheetEvent>;

/// What an action did with the sheets.
#[derive(Debug, Default)]
pub(in crate::rules) struct Applied {
    /// The events, in order.
    pub(in crate::rules) events: SheetEvents,
    /// The points, if the round is over.
    pub(in crate::rules) scores: Option<Scores>,
}

impl<J: Judge> SheetRound<J> {
    /// Applies an action that `allow` has allowed.
    pub(in crate::rules) fn apply(&mut self, by: Seat, AllowedOnSheets(allowed): AllowedOnSheets) -> Applied {
        let events = match allowed {
            CheckedOnSheets::Begin(writing) => self.begin(by, writing),
            CheckedOnSheets::TimeUp(writing) => {
                self.phase = SheetPhase::Writing(writing);
                vec![SheetEvent::TimeUp]
            }
            CheckedOnSheets::HandIn { sheet, writing } => self.hand_in(by, sheet, writing),
            CheckedOnSheets::Answer { place, entry, after } => self.answer(place, entry, after),
            CheckedOnSheets::Ask(question) => self.ask(question),
            CheckedOnSheets::Favourite { line, seat } => self.favourite(line, seat),
            CheckedOnSheets::Read => self.read_next(),
            CheckedOnSheets::GoOn(blitz) => {
                self.rest = None;
                self.phase = SheetPhase::Writing(Writing::Blitz(blitz));
                Vec::new()
            }
            CheckedOnSheets::Vote(poll) => {
                self.poll = Some(poll);
                Vec::new()
            }
            CheckedOnSheets::Count(poll) => self.count(&poll),
            CheckedOnSheets::CancelVote(question) => self.cancel_vote(&question),
            CheckedOnSheets::EnterPoints(points) => {
                let scores = Some(Scores { points, sheets: None, favourites: self.favourites.clone() });
                return Applied { events: vec![SheetEvent::PointsIn], scores };
            }
            CheckedOnSheets::Score => return Applied { events: Vec::new(), scores: Some(self.scores()) },
        };
        Applied { events, scores: None }
    }

    /// Records the favourite of a category (PG-R69, SC-R39).
    fn favourite(&mut self, line: u8, seat: Option<Seat>) -> SheetEvents {
        let Some(seat) = seat else {
            self.favourites.remove(&line);
            return vec![SheetEvent::NoFavourite { line }];
        };
        self.favourites.insert(line, seat);
        let place = AnswerPlace { seat, line };
        vec![SheetEvent::Favourite { place, text: self.text(place).to_owned() }]
    }

    /// Starts a player's time, or on paper everybody's.
    fn begin(&mut self, by: Seat, writing: Writing) -> SheetEvents {
        let began = if writing.on_paper() { SheetEvent::AllBegan { by } } else { SheetEvent::Began { by } };
        self.phase = SheetPhase::Writing(writing);
        vec![began]
    }

    /// Stores a sheet. After the last one, the sheets are judged.
    fn hand_in(&mut self, by: Seat, sheet: Sheet, writing: Writing) -> SheetEvents {
        if let Some(blank) = self.sheets.get_mut(by.index()) {
            *blank = sheet;
        }
        self.phase = SheetPhase::Writing(writing);
        [SheetEvent::SheetIn { by }].into_iter().chain(self.close_writing()).collect()
    }

    /// Stores one answer of a Blitz (PG-R60, SC-R30).
    fn answer(&mut self, place: AnswerPlace, entry: Entry, after: Blitz) -> SheetEvents {
        if let Some(blank) = entry_at_mut(&mut self.sheets, place) {
            *blank = entry;
        }
        let kept_letter = self.keeps_letter();
        self.phase = SheetPhase::Writing(Writing::Blitz(after));
        let answered = SheetEvent::Answered { by: place.seat, line: place.line };
        [answered].into_iter().chain(self.letter_shown(kept_letter)).chain(self.close_writing()).collect()
    }

    /// A player leaves: they are not asked any more, and their vote does not count.
    pub(in crate::rules) fn leave(&mut self, seat: Seat, gone: &BTreeSet<Seat>) -> SheetEvents {
        let kept_letter = self.keeps_letter();
        if let SheetPhase::Writing(writing) = &mut self.phase {
            writing.leave(seat, gone);
        }
        if let Some(poll) = &mut self.poll {
            poll.set_ballot(seat, None);
        }
        self.letter_shown(kept_letter).into_iter().chain(self.close_writing()).collect()
    }

    /// The log has the letter of a Blitz as soon as nobody has to answer the first category any more.
    fn letter_shown(&self, kept_letter: bool) -> Option<SheetEvent> {
        (kept_letter && !self.keeps_letter()).then(|| SheetEvent::LetterShown(self.judge.letter()))
    }

    /// After the last sheet was handed in, or the last answer to a category that is read at once, the sheets are judged.
    ///
    /// A Blitz whose categories are read one by one does not wait for the last: after all categories at once nobody
    /// remembers what they thought ten minutes ago (PG-R60, SC-R30).
    fn close_writing(&mut self) -> Option<SheetEvent> {
        let SheetPhase::Writing(writing) = &self.phase else { return None };
        if let Writing::Blitz(blitz) = writing
            && blitz.line_to_read().is_some_and(|line| line > self.reading.lines_read())
        {
            self.rest = (blitz.line() <= J::LINES).then(|| blitz.clone());
            self.judge();
            return None;
        }
        if !writing.is_done(J::LINES) {
            return None;
        }
        let hidden = match writing {
            Writing::Typing { .. } => true,
            Writing::Paper { .. } | Writing::Entering { .. } | Writing::Blitz(_) => false,
        };
        self.judge();
        hidden.then(|| SheetEvent::Shown(self.judge.letter()))
    }

    /// Opens the appeals if there is anything to appeal, otherwise the reading (PG-R25, PG-R49, SC-R18).
    fn judge(&mut self) {
        self.phase = SheetPhase::Appeals;
        if self.appeals().is_empty() {
            self.begin_reading();
        }
    }

    fn begin_reading(&mut self) {
        self.phase = SheetPhase::Reading;
        self.parse_again();
        self.reading.read_up_to(self.last_line());
    }

    /// Parses the sheets, again after a change. Votes stay.
    fn parse_again(&mut self) {
        self.reading.replace_sheets(self.judge.parse_sheets(&self.sheets, &self.appeals));
    }

    /// Ends the appeals, reads the next answer (PG-63, SC-21), and opens a vote if one is due.
    fn read_next(&mut self) -> SheetEvents {
        if self.phase == SheetPhase::Appeals {
            self.begin_reading();
        }
        let read = self.reading.read_next().map(|place| SheetEvent::Read {
            place,
            text: self.text(place).to_owned(),
            kind: self.kind(place),
            mark: self.mark(place),
        });
        read.into_iter().chain(self.ask_due()).collect()
    }

    /// Changes a line during the reading, or how the game judges it. Returns its new text and mark.
    pub(in crate::rules) fn change(
        &mut self,
        place: AnswerPlace,
        change: impl FnOnce(&mut J, &mut Entry),
    ) -> (String, AnswerMark) {
        if let Some(entry) = entry_at_mut(&mut self.sheets, place) {
            change(&mut self.judge, entry);
        }
        self.parse_again();
        (self.text(place).to_owned(), self.mark(place))
    }

    /// Opens a vote.
    fn ask(&mut self, question: Question) -> SheetEvents {
        let texts = question.places().iter().map(|&place| self.text(place).to_owned()).collect();
        self.poll = Some(Poll::open(question.clone()));
        vec![SheetEvent::Asked(Asked { question, texts })]
    }

    /// Opens the vote on the next group of similar answers, if it is due (PG-66, SC-R14, see
    /// [`Reading::take_next_question`](super::Reading::take_next_question)) and no line waits for its writer to choose an
    /// answer.
    pub(in crate::rules) fn ask_due(&mut self) -> SheetEvents {
        if self.phase != SheetPhase::Reading || self.several().is_some() {
            return Vec::new();
        }
        let group = self.reading.take_next_question();
        group.map_or_else(Vec::new, |group| self.ask(Question::Same(group)))
    }

    /// Counts a vote and applies the result.
    fn count(&mut self, poll: &Poll) -> SheetEvents {
        let tally = poll.tally();
        self.poll = None;
        self.rule(&poll.question, tally.result == VoteResult::Struck);
        let counted = SheetEvent::Counted { question: poll.question.clone(), tally };
        [counted].into_iter().chain(self.ask_due()).collect()
    }

    /// Applies a result, and records the vote, because the table votes only once on each question (PG-R31,
    /// SC-R17).
    fn rule(&mut self, question: &Question, struck: bool) {
        match question {
            Question::Appeal(place) => {
                self.appeals.rule(*place, !struck);
                if self.phase == SheetPhase::Reading {
                    self.parse_again();
                }
            }
            Question::Same(places) => {
                self.reading.record_vote_held(places);
                if struck {
                    self.reading.record_same(places.clone());
                }
            }
            Question::Challenge { place, ground, .. } => {
                self.challenged.insert((*place, *ground));
                if struck {
                    self.strike(*place, *ground);
                }
            }
        }
    }

    /// Applies a successful challenge: the answer does not count, or it is of another kind than its writer said (SC-R07,
    /// SC-R17).
    fn strike(&mut self, place: AnswerPlace, ground: Ground) {
        match (ground, entry_at_mut(&mut self.sheets, place)) {
            (Ground::Fit, _) => self.reading.vote_down(place),
            (Ground::Proper, Some(entry)) => entry.kind.proper = false,
            (Ground::Title, Some(entry)) => entry.kind.title = !entry.kind.title,
            (Ground::Proper | Ground::Title, None) => {}
        }
        self.parse_again();
    }

    /// Cancels the open vote, and opens the next one that is due. People may ask the cancelled question again
    /// (PG-R51, SC-R27), but the page does not.
    fn cancel_vote(&mut self, question: &Question) -> SheetEvents {
        self.poll = None;
        if let Question::Same(places) = question {
            self.reading.cancel(places);
        }
        [SheetEvent::VoteCancelled].into_iter().chain(self.ask_due()).collect()
    }
}
