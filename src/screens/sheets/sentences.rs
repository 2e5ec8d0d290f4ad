//! Sentences and labels of both word games with a place for a name, an answer or a category.

use super::{BlitzTurn, ReadingPrompt, SheetTable, poll_texts};
use crate::{
    rules::{
        sentences::time_is_up_for,
        sheets::{AnswerPlace, LetterThrow, Question, in_gap},
    },
    wording::{Sentence, isolated, listed, paragraph},
};

/// What an answer is usually worth, for newcomers (PG-64, PG-72, SC-22, SC-23).
pub const A_POINT_EACH: &str =
    "An answer that somebody else has, too, gets no point. Every other answer gets one.";

/// Which letter the chart has for a throw. Beside the product alone, people count the letters of the alphabet (PG-51).
pub fn on_chart(throw: LetterThrow) -> String {
    format!("{} on the chart: {}", throw.product(), char::from(throw.letter()))
}

/// The button with which somebody else writes first.
pub fn goes_first(name: &str) -> Sentence {
    format!("{} first", isolated(name)).into()
}

/// How people write in turn, below whoever gets the laptop. `late` is whose time is up.
pub fn same_time_for_all(late: Option<&str>) -> Sentence {
    let late = late.map(|late| format!("Time is up: the answers of {} are locked.", isolated(late)));
    let same = "Everybody gets the same time and sees the letter only when it starts.".to_owned();
    paragraph(late.into_iter().chain([same])).into()
}

/// The button of a writer who is done while somebody else still has to write.
pub fn pass_when_done(name: &str) -> Sentence {
    format!("Done: pass to {}", isolated(name)).into()
}

/// Why no points can be entered for somebody.
pub fn has_left(name: &str) -> Sentence {
    format!("{} has left", isolated(name)).into()
}

/// Whose sheet is typed in from paper.
pub fn type_paper_of(name: &str) -> Sentence {
    format!("No timer now. Type what is on the paper of {}.", isolated(name)).into()
}

/// The button that hands in a sheet that was typed in from paper.
pub fn done_with(name: &str) -> Sentence {
    format!("Done with {}", isolated(name)).into()
}

/// The button with which somebody starts their time.
pub fn starts(name: &str) -> Sentence {
    format!("{}: start", isolated(name)).into()
}

/// What to do in a Blitz, and before it, whose time is up.
pub fn blitz_sentence(turn: &BlitzTurn, late: Option<&str>) -> Sentence {
    let late = late.map(|late| time_is_up_for(&isolated(late)));
    paragraph(late.into_iter().chain([turn.sentence.clone()])).into()
}

/// The button with which somebody leaves, or returns.
pub fn leaves_or_returns(name: &str, here: bool) -> Sentence {
    let name = isolated(name);
    if here { format!("{name} leaves") } else { format!("{name} is back") }.into()
}

/// The button with which a writer appeals.
pub fn asks_for_vote(name: &str) -> Sentence {
    format!("{} asks for a vote", isolated(name)).into()
}

/// That two answers are only similar.
pub fn look_similar(answers: [String; 2]) -> Sentence {
    format!("{} look similar.", listed(answers.map(quoted))).into()
}

fn quoted(answer: String) -> String {
    format!("“{}”", isolated(answer))
}

/// An answer as it is read back: in the gap of its category, if that has one (PG-R64, SC-R33).
pub(super) fn read_back(table: &SheetTable, place: AnswerPlace) -> String {
    let text = table.text(place);
    in_gap(&table.category(place.line), &text).unwrap_or(text)
}

/// Who asks whether answers are the same: the page, because they look alike, or somebody. Nothing about other questions.
pub fn who_asks(table: &SheetTable) -> Option<Sentence> {
    let poll = table.poll().filter(|poll| matches!(poll.question, Question::Same(_)))?;
    let answers = answers_of(table, &poll.question);
    Some(match poll.alike {
        true => format!("{answers} look alike, so the page asks.").into(),
        false => format!("Somebody asks about {answers}.").into(),
    })
}

/// The answers that a question is about, each text once.
fn answers_of(table: &SheetTable, question: &Question) -> String {
    let mut answers: Vec<String> = Vec::new();
    for &place in question.places() {
        let answer = read_back(table, place);
        if answers.iter().all(|known| known.to_lowercase() != answer.to_lowercase()) {
            answers.push(answer);
        }
    }
    listed(answers.into_iter().map(quoted))
}

/// What is decided about answers, among several decisions: `Are “Cat” and “Cats” the same?`
pub fn about(table: &SheetTable, question: &Question) -> Sentence {
    let answers = answers_of(table, question);
    match question {
        Question::Same(_) => format!("Are {answers} the same?"),
        Question::Appeal(_) | Question::Challenge { .. } => {
            format!("{answers}: {}", poll_texts(table, question).question)
        }
    }
    .into()
}

/// Which of several answers its writer keeps.
pub fn keeps_first(table: &SheetTable, place: AnswerPlace, first: &str) -> Sentence {
    let (name, first, text) = (table.name(place.seat), isolated(first), table.text(place));
    format!("{} wrote “{}”. The first answer counts: “{first}”.", isolated(name), isolated(text)).into()
}

/// Where an answer stands: its writer, and the number and the category of the line.
pub fn written_by(table: &SheetTable, place: AnswerPlace) -> Sentence {
    let (name, category) = (isolated(table.name(place.seat)), isolated(table.category(place.line)));
    format!("{name}, {} {category}", place.line).into()
}

/// How the name of a button says an answer: a category with a gap is read with the answer in it (PG-R64, SC-R33).
pub fn said_in_gap(category: &str, answer: &str) -> String {
    in_gap(category, answer).map_or_else(|| answer.to_owned(), |sentence| format!("“{sentence}”"))
}

/// The authors of a category, beside it (PG-R54).
pub fn category_authors(authors: &str) -> Sentence {
    format!("by {}", isolated(authors)).into()
}

/// What comes next in the reading.
pub fn reading_sentence(table: &SheetTable, prompt: ReadingPrompt) -> Sentence {
    match prompt {
        ReadingPrompt::Category(line) => {
            format!("Next, number {line}: {}", isolated(table.category(line)))
        }
        ReadingPrompt::Challenge(_) => "Press an answer to challenge it.".to_owned(),
        ReadingPrompt::GoOn(_) => "This category is done.".to_owned(),
        ReadingPrompt::Done | ReadingPrompt::Over => "All answers are read.".to_owned(),
    }
    .into()
}
