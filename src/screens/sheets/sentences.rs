//! Sentences and labels of both word games with a place for a name, an answer or a category.

use super::{ReadingPrompt, SheetTable};
use crate::{
    rules::{sentences, sheets::AnswerPlace},
    wording::{Sentence, isolated},
};

/// The button with which somebody else writes first.
pub fn goes_first(name: &str) -> Sentence {
    format!("{} first", isolated(name)).into()
}

/// Who gets the laptop to write. `late` is whose time is up.
pub fn pass_laptop(name: &str, late: Option<&str>) -> Sentence {
    let late = late.map(|late| format!("Time is up: the answers of {} are locked. ", isolated(late)));
    format!(
        "{}Pass the laptop to {}. Everybody gets the same time and sees the letter only when it starts.",
        late.unwrap_or_default(),
        isolated(name)
    )
    .into()
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

/// That somebody's time is up, before the next sentence.
pub fn time_is_up_for(name: &str) -> Sentence {
    format!("{} ", sentences::time_is_up_for(&isolated(name))).into()
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
pub fn look_similar([one, other]: [String; 2]) -> Sentence {
    format!("“{}” and “{}” look similar.", isolated(one), isolated(other)).into()
}

/// Where an answer stands: its writer, and the number and the category of the line.
pub fn written_by(table: &SheetTable, place: AnswerPlace) -> Sentence {
    let (name, category) = (isolated(table.name(place.seat)), isolated(table.category(place.line)));
    format!("{name}, {} {category}", place.line).into()
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
