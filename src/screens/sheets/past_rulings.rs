//! Past rulings: what a vote adds to them, and which of them are shown when the same answers appear again.

use super::{SheetAction, WordTable};
use crate::{
    play::{PastRuling, PastRulings, Ruling},
    rules::{
        sheets::{AnyAnswerPlace, Ground, HeardAnswer, Question},
        vote::{Ballot, Verdict},
    },
};

/// The rulings that the open vote makes if this action, which must end the vote, is played now. A vote on whether an answer is a name
/// or a title makes no ruling. Counting makes no ruling if nobody has voted.
pub fn rulings(table: &WordTable, action: &SheetAction) -> Vec<PastRuling> {
    let Some(poll) = table.poll() else { return Vec::new() };
    let stands = match action {
        SheetAction::Unanimous(ballot) => *ballot == Ballot::Keep,
        _ if poll.ballots.is_empty() => return Vec::new(),
        _ => poll.tally.verdict == Verdict::Stands,
    };
    let ruling = match (&poll.question, stands) {
        (Question::Same(_), true) => Ruling::Different,
        (Question::Same(_), false) => Ruling::Same,
        (Question::Appeal(_) | Question::Challenge { .. }, true) => Ruling::Counts,
        (Question::Appeal(_) | Question::Challenge { .. }, false) => Ruling::Struck,
    };
    let past_ruling = |Matter { category, answer, other }| PastRuling { category, answer, other, ruling };
    matters(table, &poll.question).into_iter().map(past_ruling).collect()
}

/// Past rulings on a question. They only inform: the table votes as it likes.
pub fn past_rulings_about(
    known: &PastRulings,
    table: &WordTable,
    question: &Question<AnyAnswerPlace>,
) -> Vec<String> {
    let past_ruling = |matter: &Matter| known.find(&matter.category, &matter.answer, matter.other.as_deref());
    matters(table, question).iter().filter_map(past_ruling).map(PastRuling::to_string).collect()
}

/// Past rulings on the answers of a line that were read. Answers ruled on in this round show their mark instead.
pub fn past_rulings_on_line(known: &PastRulings, table: &WordTable, line: u8) -> Vec<String> {
    let category = table.category(line);
    let is_open = |heard: &&HeardAnswer| heard.place.line == line && heard.grounds.contains(&Ground::Fit);
    let heard = table.heard().iter().filter(is_open);
    heard.filter_map(|heard| known.find(&category, &heard.text, None)).map(PastRuling::to_string).collect()
}

/// What a ruling is about: one answer to a category, or two.
#[derive(PartialEq)]
struct Matter {
    category: String,
    answer: String,
    other: Option<String>,
}

/// What a question asks about. If it compares several answers, the first one is paired with every further
/// answer that is written differently.
fn matters(table: &WordTable, question: &Question<AnyAnswerPlace>) -> Vec<Matter> {
    let (first, others) = match question {
        Question::Challenge { ground: Ground::Proper | Ground::Title, .. } => return Vec::new(),
        Question::Appeal(place) | Question::Challenge { place, ground: Ground::Fit, .. } => (place, None),
        Question::Same(places) => match places.as_slice() {
            [first, others @ ..] => (first, Some(others)),
            [] => return Vec::new(),
        },
    };
    let (category, answer) = (table.category(first.line), table.text(*first));
    let matter = |other| Matter { category: category.clone(), answer: answer.clone(), other };
    let Some(others) = others else { return vec![matter(None)] };
    let others = others.iter().map(|other| table.text(*other)).filter(|other| *other != answer);
    let mut matters: Vec<Matter> = others.map(|other| matter(Some(other))).collect();
    matters.dedup();
    matters
}
