//! What the screens of both word games show, worked out from a [`SheetTable`]. Components only draw it.

mod decisions;
mod lines;
mod marking;
mod marks;
mod moments;
mod past_rulings;
mod poll;
mod reading;
pub(in crate::screens) mod second_screen;
mod sentences;
mod table;
pub(in crate::screens) mod tips;
mod writing;

use crate::{
    rules::{
        Seat,
        sheets::{AnswerMark, MarkedSheets, OpenPhaseView, Sheet},
        words::Letter,
    },
    wording::listed,
};

pub use decisions::{CategoryDecision, DecidingAction, DecisionSubject, rehearse};
pub use lines::{points_of, points_to_enter, with_favourites};
pub use marking::{Marking, how_to_mark};
pub use marks::{SYMBOLS, ShownMark};
pub use moments::{WrittenRound, moments};
pub use past_rulings::{CountedVote, past_rulings_about, past_rulings_on_line, rulings, rulings_of};
pub use poll::{
    AllBut, PollTexts, all_but, is_asked_below, is_one_by_one, nobody_has_voted, other_answers, poll_texts,
    questioned_answers, tie_sentence, who_has_not_voted,
};
pub use reading::{
    AnswerRow, ReadingPrompt, SEE_WHO_WON, answer_row, comparable, compare_sentence, ground_texts,
    is_unanswered, line_read, line_summary, line_to_read, next_answer_button, nobody_answered, points_read,
    reading_prompt, shown_line, similar_pairs,
};
pub use sentences::{
    A_POINT_EACH, about, asks_for_vote, blitz_sentence, category_authors, done_with, goes_first, has_left,
    keeps_first, leaves_or_returns, look_similar, on_chart, pass_when_done, reading_sentence, said_in_gap,
    same_time_for_all, starts, type_paper_of, who_asks, written_by,
};
pub use table::{Participant, RoundCategory, SheetTable};
pub use writing::{
    BlitzTurn, EndOfTime, NOT_A_LETTER, PaperFoot, PaperPress, TimeOf, WriterPress, answering_texts,
    blitz_turn, category_announced, cursor, duration_text, further_presses, is_being_written, is_empty,
    next_line_to_write, next_points, next_writers, paper_foot, point_label, running_time, seconds_again,
    sheet_heading, sheets_in, usual_points, when_time_is_up, writer_press, writer_sentence,
};

/// A note on the language for which the letter chart was made (PG-100).
pub const CHART: &str =
    "The chart follows how often letters begin words in American English, so answers begin with A to Z.";

/// A screen with sheets. What changes within one does not draw it anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SheetScreen {
    /// Players write behind the curtain, one after another.
    Typing,
    /// One category at a time goes around.
    Blitz,
    /// All write at once, on paper.
    Paper,
    /// Paper sheets are typed in.
    Entering,
    /// Answers that begin with no letter may be appealed.
    Appeals,
    /// Line by line, answers are read out and compared.
    Reading,
}

impl SheetScreen {
    /// The screen of a phase.
    pub fn of(phase: &OpenPhaseView) -> Self {
        match phase {
            OpenPhaseView::Blitz { .. } => SheetScreen::Blitz,
            OpenPhaseView::Paper { .. } => SheetScreen::Paper,
            OpenPhaseView::Entering { .. } => SheetScreen::Entering,
            OpenPhaseView::Appeals { .. } => SheetScreen::Appeals,
            OpenPhaseView::Reading { .. } => SheetScreen::Reading,
        }
    }

    /// Its name in style sheets.
    pub fn slug(self) -> &'static str {
        match self {
            SheetScreen::Typing => "typing",
            SheetScreen::Blitz => "blitz",
            SheetScreen::Paper => "paper",
            SheetScreen::Entering => "entering",
            SheetScreen::Appeals => "appeals",
            SheetScreen::Reading => "reading",
        }
    }
}

/// The points of a scored round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// The heading: who has the most.
    pub title: String,
    /// The points, by seat, then line.
    pub points: Vec<Vec<u8>>,
    /// The winners.
    pub winners: Vec<Seat>,
    /// The word below their total.
    pub winner_label: &'static str,
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
pub fn names(table: &SheetTable, seats: &[Seat]) -> String {
    listed(seats.iter().map(|&seat| table.name(seat)))
}

/// The name of a phase as the strip says it, and whose turn it is. While sheets are marked, appealed or read, the strip has the letter:
/// "Reading, letter S"; everybody sees it then. After the last answer it is the turn of `default_seat`.
pub fn phase_and_turn(
    phase: &OpenPhaseView,
    letter: Option<Letter>,
    default_seat: Seat,
    name: impl Fn(Seat) -> String,
) -> (String, String) {
    let with_letter = |phase: &str| match letter {
        Some(letter) => format!("{phase}, letter {}", char::from(letter)),
        None => phase.to_owned(),
    };
    let (phase, turn) = match phase {
        OpenPhaseView::Blitz { writer, .. } => ("Blitz".to_owned(), Some(*writer)),
        OpenPhaseView::Paper { .. } => ("Writing".to_owned(), None),
        OpenPhaseView::Entering { .. } => (with_letter("Marking"), None),
        OpenPhaseView::Appeals { .. } => (with_letter("Appeals"), None),
        OpenPhaseView::Reading { poll: Some(_), .. } => ("A vote".to_owned(), None),
        OpenPhaseView::Reading { next, .. } => {
            (with_letter("Reading"), Some(next.map_or(default_seat, |place| place.seat)))
        }
    };
    (phase, turn.map_or_else(|| "everybody".to_owned(), name))
}

/// Everybody's answers with their marks, by seat.
pub fn written_sheets((sheets, marks): &MarkedSheets) -> Vec<Vec<(String, AnswerMark)>> {
    let lines = |(sheet, marks): (&Sheet, &Vec<AnswerMark>)| {
        sheet.iter().zip(marks).map(|(entry, mark)| (entry.text.clone(), mark.clone())).collect()
    };
    sheets.iter().zip(marks).map(lines).collect()
}
