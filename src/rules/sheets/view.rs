//! What everybody may see of the sheets of a round. Only this file decides that.

use super::{
    AnswerKind, AnswerMark, AnswerPlace, Appeal, Entry, Favourites, Ground, Judge, PollSeen, Sheet,
    SheetRound, SimilarPair, Writing, judge::entry_at, round::SheetPhase,
};
use crate::rules::{Seat, words::Answer};

/// The sheets of a round, as far as everybody may see them.
#[derive(Debug, Clone, PartialEq)]
pub enum SheetPhaseView {
    /// Players type one after the other, and each sees the letter only after their time has started.
    Typing(Typing),
    /// Everybody sees the letter.
    Open(OpenPhaseView),
}

/// Players who type one after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Typing {
    /// Who is writing.
    pub writing: Option<Seat>,
    /// The players whose sheets were not handed in yet.
    pub open: Vec<Seat>,
    /// How many lines of each sheet have an answer, by seat; `None` before it was handed in.
    pub filled: Vec<Option<u8>>,
}

impl Typing {
    /// Whoever is writing, or is next.
    pub fn turn(&self) -> Option<Seat> {
        self.writing.or(self.open.first().copied())
    }
}

/// The phase of a round in which everybody sees the letter.
#[derive(Debug, Clone, PartialEq)]
pub enum OpenPhaseView {
    /// A Blitz: everybody answers one category before the next one (PG-R60, SC-R30).
    Blitz {
        /// The number of the current category.
        line: u8,
        /// The player who is writing or writes next.
        writer: Seat,
        /// Whether they are the first to answer this category.
        first: bool,
        /// Whether their time is running.
        running: bool,
    },
    /// Everybody writes on paper.
    Paper {
        /// Whether the time is running.
        running: bool,
    },
    /// Paper sheets are typed in, or only the points of a round that was judged on paper.
    Entering {
        /// The players whose sheets were not handed in yet.
        open: Vec<Seat>,
        /// How many lines of each sheet have an answer, by seat; `None` before it was handed in.
        filled: Vec<Option<u8>>,
        /// The points of most answers that count.
        usual: u8,
        /// The most points that may be entered for a line, without that of a favourite.
        most: u8,
        /// The answers that the table liked best.
        favourites: Favourites,
    },
    /// Appeals before the reading, for answers that do not begin with a letter from A to Z.
    Appeals {
        /// The answers, with the table's decisions.
        appeals: Vec<Appeal>,
        /// The open vote.
        poll: Option<PollSeen>,
    },
    /// Answers are read (PG-63, SC-21).
    Reading {
        /// The line that is being read.
        line: u8,
        /// The answer that is read next; `None` when all were read.
        next: Option<AnswerPlace>,
        /// The answers read so far, in the order of reading.
        heard: Vec<HeardAnswer>,
        /// Pairs of similar answers that people may want to compare; they have no effect on their own.
        hints: Vec<SimilarPair>,
        /// The lines, read or not, on which nobody has an answer (SC-R35, PG-R66).
        unanswered: Vec<u8>,
        /// The answers that the table liked best.
        favourites: Favourites,
        /// The open vote.
        poll: Option<PollSeen>,
        /// The line that goes around after this one was read, in a Blitz whose categories are read one by one.
        next_line: Option<u8>,
    },
}

impl OpenPhaseView {
    /// The open vote.
    pub fn poll(&self) -> Option<&PollSeen> {
        if let OpenPhaseView::Appeals { poll, .. } | OpenPhaseView::Reading { poll, .. } = self {
            poll.as_ref()
        } else {
            None
        }
    }

    /// The answers read so far, in the order of reading.
    pub fn heard(&self) -> &[HeardAnswer] {
        if let OpenPhaseView::Reading { heard, .. } = self { heard } else { &[] }
    }
}

/// An answer that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeardAnswer {
    /// Its place.
    pub place: AnswerPlace,
    /// Its text.
    pub text: String,
    /// Its mark, by the answers read so far.
    pub mark: AnswerMark,
    /// What kind of answer it is, according to its writer.
    pub kind: AnswerKind,
    /// Whether its writer may still say that it is of another kind, and that can change its points.
    pub can_set_kind: bool,
    /// The grounds on which it may still be challenged.
    pub grounds: Vec<Ground>,
    /// Whether the table may vote on whether it is the same as some other answer (PG-66, SC-R14).
    pub can_be_compared: bool,
}

impl<J: Judge> SheetRound<J> {
    /// What everybody may see now. In a Blitz in which nobody writes next, `due` is shown as the writer.
    pub(in crate::rules) fn phase_view(&self, due: Seat) -> SheetPhaseView {
        SheetPhaseView::Open(match &self.phase {
            SheetPhase::Writing(Writing::Typing { writing, .. }) => {
                return SheetPhaseView::Typing(Typing {
                    writing: *writing,
                    open: self.open(),
                    filled: self.filled(),
                });
            }
            SheetPhase::Writing(Writing::Paper { running }) => OpenPhaseView::Paper { running: *running },
            SheetPhase::Writing(Writing::Blitz(blitz)) => OpenPhaseView::Blitz {
                line: blitz.line(),
                writer: blitz.writer().unwrap_or(due),
                first: blitz.is_new_line(),
                running: blitz.running(),
            },
            SheetPhase::Writing(Writing::Entering { .. }) => OpenPhaseView::Entering {
                open: self.open(),
                filled: self.filled(),
                usual: self.judge.usual_points(),
                most: self.judge.most_points(),
                favourites: self.favourites.clone(),
            },
            SheetPhase::Appeals => OpenPhaseView::Appeals { appeals: self.appeals(), poll: self.poll_seen() },
            SheetPhase::Reading => self.reading_view(),
        })
    }

    /// The players whose sheets were not handed in yet.
    fn open(&self) -> Vec<Seat> {
        self.writing().map_or_else(Vec::new, Writing::open)
    }

    /// How many lines of each sheet have an answer, by seat; `None` for sheets that were not handed in yet.
    fn filled(&self) -> Vec<Option<u8>> {
        let open = self.open();
        let filled = |(seat, sheet): (Seat, &Sheet)| {
            let lines = sheet.iter().filter(|entry| !entry.text.trim().is_empty()).count();
            (!open.contains(&seat)).then(|| u8::try_from(lines).unwrap_or(u8::MAX))
        };
        (0..).map(Seat).zip(&self.sheets).map(filled).collect()
    }

    fn reading_view(&self) -> OpenPhaseView {
        let reading = &self.reading;
        let standing = reading.all_read().filter(|&place| reading.counts(place)).collect();
        let heard = |place| self.heard(place, reading.can_be_compared(place, &standing));
        OpenPhaseView::Reading {
            line: reading.line(),
            next: reading.next(),
            heard: reading.all_read().map(heard).collect(),
            hints: reading.hints(),
            unanswered: self.unanswered(),
            favourites: self.favourites.clone(),
            poll: self.poll_seen(),
            next_line: self.next_line(),
        }
    }

    fn poll_seen(&self) -> Option<PollSeen> {
        let poll = self.poll()?;
        Some(PollSeen::of(poll, self.reading.look_alike(poll.question.places())))
    }

    /// The lines that can be read now and on which nobody has an answer.
    fn unanswered(&self) -> Vec<u8> {
        let sheets = self.reading.sheets();
        let nobody_has = |&line: &u8| {
            (0..).map(Seat).take(self.players()).all(|seat| sheets.is_empty(AnswerPlace { seat, line }))
        };
        (1..=self.last_line()).filter(nobody_has).collect()
    }

    fn heard(&self, place: AnswerPlace, can_be_compared: bool) -> HeardAnswer {
        let text = self.text(place);
        let has_kind = J::HAS_KINDS && Answer::parse(text).is_some() && self.kind_matters(place);
        let mut kinds = [Ground::Proper, Ground::Title].into_iter();
        HeardAnswer {
            place,
            text: text.to_owned(),
            mark: self.mark(place),
            kind: self.kind(place),
            can_set_kind: has_kind && kinds.any(|ground| !self.was_challenged(place, ground)),
            grounds: Ground::ALL
                .into_iter()
                .filter(|&ground| self.may_challenge(place, ground).is_ok())
                .collect(),
            can_be_compared,
        }
    }

    /// Whether an answer is worth something else as a name, or its writer has said of what kind it is (SC-R45). A title is judged like
    /// an answer of no kind.
    fn kind_matters(&self, place: AnswerPlace) -> bool {
        let Some(entry) = entry_at(&self.sheets, place) else { return false };
        let granted = self.appeals.granted(place);
        let worth = |kind: AnswerKind| {
            let entry = Entry { kind, ..entry.clone() };
            let answer = self.judge.parse_line(place, &entry, granted)?;
            Some(answer.map(|answer| self.judge.points(&answer, &entry, granted)))
        };
        let none = AnswerKind::default();
        entry.kind != none || worth(none) != worth(AnswerKind { proper: true, ..none })
    }
}
