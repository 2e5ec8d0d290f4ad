//! The table of a word game, in terms that both games share.

use std::collections::BTreeMap;

use super::Mark;
use crate::rules::{
    Seat,
    piecepack::Suit,
    sheets::{self, AnyPlace, Ground, Number, Place, SimilarPair},
    vote::{Ballot, Tally},
};

/// The table now. It is made from a view, so it knows no more than a view.
#[derive(Debug, Clone, PartialEq)]
pub struct Round {
    /// Everybody at the table, in seat order.
    pub people: Vec<Writer>,
    /// The seat that performs actions open to anybody.
    pub due: Seat,
    /// The list, number 1 first.
    pub list: Vec<RoundCategory>,
    /// The letter, for those who may know it.
    pub letter: Option<char>,
    /// How long everybody writes, in seconds.
    pub seconds: u32,
    /// Whether the table has a timer of its own.
    pub own_timer: bool,
    /// Whether a sheet may be handed in before time is up.
    pub may_hand_in_early: bool,
    /// What the table is doing.
    pub stage: RoundStage,
}

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Writer {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// The suit of their pawn.
    pub suit: Option<Suit>,
    /// Whether they have a sheet.
    pub writes: bool,
    /// Whether they are still here.
    pub here: bool,
}

/// A category on the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundCategory {
    /// Its text.
    pub text: String,
    /// The numbers it had in earlier rounds.
    pub older: Vec<u8>,
    /// The names of its authors, as far as the table may know.
    pub authors: String,
}

/// The stage of the round.
#[derive(Debug, Clone, PartialEq)]
pub enum RoundStage {
    /// One after the other writes.
    Typing {
        /// Who is writing.
        writing: Option<Seat>,
        /// Whose sheets are not in yet.
        missing_sheets: Vec<Seat>,
    },
    /// A Blitz: one category at a time goes around the table.
    Around {
        /// The category, from 1.
        line: u8,
        /// Who writes, or is next.
        writer: Seat,
        /// Whether their time is running.
        running: bool,
    },
    /// All write on paper.
    Paper {
        /// Whether time runs.
        running: bool,
    },
    /// Paper sheets are typed in, or points entered.
    Entering {
        /// Whose sheets are not in yet.
        missing_sheets: Vec<Seat>,
        /// What most answers are worth.
        usual: u8,
        /// The most that a line is worth.
        most: u8,
    },
    /// Answers without a letter, before the reading.
    Appeals {
        /// The answers and their state.
        appeals: Vec<Appeal>,
        /// The open vote.
        poll: Option<RoundPoll>,
    },
    /// Answers are read.
    Reading {
        /// The line that is being read.
        line: u8,
        /// The answer that is read next.
        next: Option<AnyPlace>,
        /// The answers read so far, in order.
        heard: Vec<HeardAnswer>,
        /// Pairs that the table may want to compare.
        hints: Vec<[AnyPlace; 2]>,
        /// The open vote.
        poll: Option<RoundPoll>,
    },
    /// A stage without sheets.
    Other,
}

/// An answer that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeardAnswer {
    /// Where it is.
    pub place: AnyPlace,
    /// Its text.
    pub text: String,
    /// Its mark, as far as the table has heard.
    pub mark: Mark,
    /// Whether its writer calls it a title.
    pub title: bool,
    /// The grounds on which it may still be challenged.
    pub grounds: Vec<Ground>,
}

/// An open vote.
#[derive(Debug, Clone, PartialEq)]
pub struct RoundPoll {
    /// The question.
    pub question: Question,
    /// The ballots so far.
    pub ballots: BTreeMap<Seat, Ballot>,
    /// Whose answers are in question.
    pub challenged: Vec<Seat>,
    /// The result if it were counted now.
    pub tally: Tally,
}

/// The question.
pub type Question = sheets::Question<AnyPlace>;

/// An answer that begins with no letter, before the reading.
pub type Appeal = sheets::Appeal<AnyPlace>;

/// An action with sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetAction {
    /// Begin to write.
    Begin,
    /// Time is up for all who write on paper.
    TimeUp,
    /// Hand in the sheet on the pad.
    HandIn,
    /// Hand in the answer of a Blitz on a line of the pad, from 1.
    Answer(u8),
    /// Enter points, by seat, then line.
    EnterPoints(Vec<Vec<u8>>),
    /// Ask for a vote on one's own answer that begins with no letter.
    Appeal(AnyPlace),
    /// Go on: to the reading, the next answer, or the score.
    Next,
    /// Ask whether answers are the same.
    Join(Vec<AnyPlace>),
    /// Challenge an answer.
    Challenge(AnyPlace, Ground),
    /// Vote, or remove the vote.
    Vote(Option<Ballot>),
    /// Everybody votes alike, and the votes are counted.
    Unanimous(Ballot),
    /// Count the votes.
    Count,
    /// Cancel the vote.
    Drop,
}

impl RoundStage {
    /// The stage of appeals, from the parts of a view.
    pub fn appeals<const LAST: u8>(
        appeals: &[sheets::Appeal<Place<LAST>>],
        poll: Option<&sheets::Poll<LAST>>,
    ) -> Self {
        let appeal = |sheets::Appeal { place, text, granted }: &sheets::Appeal<Place<LAST>>| Appeal {
            place: (*place).into(),
            text: text.clone(),
            granted: *granted,
        };
        RoundStage::Appeals { appeals: appeals.iter().map(appeal).collect(), poll: poll.map(RoundPoll::of) }
    }

    /// The stage of reading, from the parts of a view.
    pub fn reading<const LAST: u8>(
        (line, next): (Number<LAST>, Option<Place<LAST>>),
        heard: Vec<HeardAnswer>,
        hints: &[SimilarPair<LAST>],
        poll: Option<&sheets::Poll<LAST>>,
    ) -> Self {
        RoundStage::Reading {
            line: line.into(),
            next: next.map(AnyPlace::from),
            heard,
            hints: hints.iter().map(|pair| pair.places.map(AnyPlace::from)).collect(),
            poll: poll.map(RoundPoll::of),
        }
    }
}

impl RoundPoll {
    /// An open vote of a view.
    fn of<const LAST: u8>(poll: &sheets::Poll<LAST>) -> Self {
        Self {
            question: poll.question.map(|&place| place.into()),
            ballots: poll.ballots.clone(),
            challenged: poll.challenged(),
            tally: poll.tally(),
        }
    }
}

impl Round {
    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.people
            .iter()
            .find(|person| person.seat == seat)
            .map_or_else(String::new, |person| person.name.clone())
    }

    /// The category of a line.
    pub fn category(&self, line: u8) -> String {
        let category = usize::from(line).checked_sub(1).and_then(|at| self.list.get(at));
        category.map_or_else(String::new, |category| category.text.clone())
    }

    /// The authors of the category of a line, as far as the table may know.
    pub fn authors(&self, line: u8) -> String {
        let category = usize::from(line).checked_sub(1).and_then(|at| self.list.get(at));
        category.map_or_else(String::new, |category| category.authors.clone())
    }

    /// The numbers of the lines.
    pub fn lines(&self) -> std::ops::RangeInclusive<u8> {
        1..=u8::try_from(self.list.len()).unwrap_or(u8::MAX)
    }

    /// Everybody who has a sheet. Players who left have an empty one (PG-R46).
    pub fn writers(&self) -> Vec<Writer> {
        self.people.iter().filter(|person| person.writes).cloned().collect()
    }

    /// Whose sheets are not in yet.
    pub fn missing_sheets(&self) -> Vec<Seat> {
        if let RoundStage::Typing { missing_sheets, .. } | RoundStage::Entering { missing_sheets, .. } =
            &self.stage
        {
            missing_sheets.clone()
        } else {
            Vec::new()
        }
    }

    /// The open vote.
    pub fn poll(&self) -> Option<&RoundPoll> {
        if let RoundStage::Appeals { poll, .. } | RoundStage::Reading { poll, .. } = &self.stage {
            poll.as_ref()
        } else {
            None
        }
    }

    /// The answers read so far, in order.
    pub fn heard(&self) -> &[HeardAnswer] {
        if let RoundStage::Reading { heard, .. } = &self.stage { heard } else { &[] }
    }

    /// The answer that was read from a place, if it was.
    pub fn heard_at(&self, place: AnyPlace) -> Option<&HeardAnswer> {
        self.heard().iter().find(|heard| heard.place == place)
    }

    /// The answer that is read next.
    pub fn next(&self) -> Option<AnyPlace> {
        if let RoundStage::Reading { next, .. } = &self.stage { *next } else { None }
    }

    /// The line that is being read.
    pub fn line(&self) -> u8 {
        if let RoundStage::Reading { line, .. } = &self.stage { *line } else { 1 }
    }

    /// The text of an answer, if everybody may read it.
    pub fn text(&self, place: AnyPlace) -> String {
        let appealed = if let RoundStage::Appeals { appeals, .. } = &self.stage {
            appeals.iter().find(|appeal| appeal.place == place).map(|appeal| &appeal.text)
        } else {
            None
        };
        appealed.or_else(|| self.heard_at(place).map(|heard| &heard.text)).cloned().unwrap_or_default()
    }
}
