//! What the rooms of both word games show, worked out from a [`Round`]. Components only draw it.

mod marks;
mod moments;
mod poll;
mod precedents;
mod reading;
mod round;
mod writing;

use crate::rules::{Seat, words::listed};

pub use marks::{Mark, ShownMark};
pub use moments::{WrittenRound, moments};
pub use poll::{PollWords, is_one_by_one, on_a_tie, poll_words, who_has_not_voted};
pub use precedents::{on_line, on_question, rulings};
pub use reading::{
    AnswerRow, ReadingPrompt, SoFar, answer_row, comparable, ground_words, line_to_read, reading_prompt,
    shown_line, similar_pairs, so_far,
};
pub use round::{
    Appeal, HeardAnswer, Question, Round, RoundCategory, RoundPoll, RoundStage, SheetAction, Writer,
};
pub use writing::{
    AroundTurn, Draft, PaperFoot, PaperPress, Running, WriterPress, around_turn, cursor, duration_text,
    next_open, next_points, next_writers, paper_foot, point_label, running, usual_points, when_time_is_up,
    writer_press, writer_sentence,
};

/// A room that uses sheets. What changes within a room does not draw it again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SheetRoom {
    /// One after another writes behind the curtain.
    Typing,
    /// One category at a time goes around.
    Around,
    /// All write at once, on paper.
    Paper,
    /// Paper sheets are typed in.
    Entering,
    /// Answers that begin with no letter may be appealed.
    Appeals,
    /// Line by line, answers are read out and compared.
    Reading,
}

impl SheetRoom {
    /// Its name in style sheets.
    pub fn slug(self) -> &'static str {
        match self {
            SheetRoom::Typing => "typing",
            SheetRoom::Around => "around",
            SheetRoom::Paper => "paper",
            SheetRoom::Entering => "entering",
            SheetRoom::Appeals => "appeals",
            SheetRoom::Reading => "reading",
        }
    }
}

/// The points of a scored round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// The heading: who has the most.
    pub title: String,
    /// By seat, then line.
    pub points: Vec<Vec<u8>>,
    /// The winners.
    pub winners: Vec<Seat>,
    /// The word below their total.
    pub word: &'static str,
}

impl Score {
    /// The points of a seat, by line.
    pub fn of(&self, seat: Seat) -> &[u8] {
        self.points.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The sum of a seat's points.
    pub fn total(&self, seat: Seat) -> u32 {
        self.of(seat).iter().copied().map(u32::from).sum()
    }
}

/// The names of some seats: `Ana, Bo and Cy`.
pub fn names(round: &Round, seats: &[Seat]) -> String {
    listed(&seats.iter().map(|&seat| round.name(seat)).collect::<Vec<_>>())
}

/// The name of a phase in which everybody knows the letter: "Reading, letter S".
pub fn phase_with_letter(phase: &str, letter: Option<char>) -> String {
    letter.map_or_else(|| phase.to_owned(), |letter| format!("{phase}, letter {letter}"))
}
