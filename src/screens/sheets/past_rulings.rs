//! Past rulings: what a vote adds to them, and which of them are shown when the same answers appear again.

use super::SheetTable;
use crate::{
    play::{Game, PastRuling, PastRulings, Ruling, RulingOrigin},
    rules::{
        Rules,
        sheets::{Ground, HeardAnswer, Question},
        vote::{Tally, VoteResult},
    },
};

/// A vote that was counted: what was asked, and the result.
pub type CountedVote = (Question, Tally);

/// The rulings that a counted vote made. A vote on whether an answer is a name or a title makes no ruling, and neither does a
/// vote without votes.
pub fn rulings(table: &SheetTable, (question, tally): &CountedVote) -> Vec<PastRuling> {
    if tally.count.keep == 0 && tally.count.strike == 0 {
        return Vec::new();
    }
    let ruling = match (question, tally.result) {
        (Question::Same(_), VoteResult::Stands) => Ruling::Different,
        (Question::Same(_), VoteResult::Struck) => Ruling::Same,
        (Question::Appeal(_) | Question::Challenge { .. }, VoteResult::Stands) => Ruling::Counts,
        (Question::Appeal(_) | Question::Challenge { .. }, VoteResult::Struck) => Ruling::Struck,
    };
    let past_ruling = |Matter { category, answer, other }| PastRuling { category, answer, other, ruling };
    matters(table, question).into_iter().map(past_ruling).collect()
}

/// All rulings that the votes of a game made, each with its round, found by replaying its record as far as the last vote.
/// Votes that were undone are not among them.
pub fn rulings_of<R: Rules>(
    game: &Game<R>,
    table: impl Fn(&R::View) -> SheetTable,
    counted: impl Fn(&R::Event) -> Option<CountedVote>,
) -> Vec<(u32, PastRuling)> {
    let mut found = Vec::new();
    let vote = |events: &[R::Event]| events.iter().find_map(&counted);
    let votes = game.actions().iter().rposition(|played| vote(&played.events).is_some());
    let (Some(last), Ok(mut replay)) = (votes, game.restarted()) else { return found };
    for played in &game.actions()[..=last] {
        // With the same seed, every recorded action is allowed again.
        if replay.play(played.by, played.action.clone()).is_err() {
            break;
        }
        if let Some(vote) = vote(&played.events) {
            let table = table(&replay.view());
            found.extend(rulings(&table, &vote).into_iter().map(|ruling| (table.round, ruling)));
        }
    }
    found
}

/// Past rulings on a question. They only inform: the table votes as it likes. What was ruled `now`, in this round, is not
/// past.
pub fn past_rulings_about(
    known: &PastRulings,
    table: &SheetTable,
    question: &Question,
    now: Option<&RulingOrigin>,
) -> Vec<String> {
    let past_ruling =
        |matter: &Matter| known.find(&matter.category, &matter.answer, matter.other.as_deref(), now);
    each_once(matters(table, question).iter().filter_map(past_ruling))
}

/// Past rulings on the answers of a line that were read. Answers ruled on `now`, in this round, show their mark instead.
pub fn past_rulings_on_line(
    known: &PastRulings,
    table: &SheetTable,
    line: u8,
    now: Option<&RulingOrigin>,
) -> Vec<String> {
    let category = table.category(line);
    let is_open = |heard: &&HeardAnswer| heard.place.line == line && heard.grounds.contains(&Ground::Fit);
    let heard = table.heard().iter().filter(is_open);
    each_once(heard.filter_map(|heard| known.find(&category, &heard.text, None, now)))
}

/// Past rulings in words. One that was found for several answers, which differ only in how they are written, is said once.
fn each_once<'a>(found: impl Iterator<Item = &'a PastRuling>) -> Vec<String> {
    let mut different: Vec<&PastRuling> = Vec::new();
    for past_ruling in found {
        if !different.contains(&past_ruling) {
            different.push(past_ruling);
        }
    }
    different.into_iter().map(PastRuling::to_string).collect()
}

/// What a ruling is about: one answer to a category, or two.
struct Matter {
    category: String,
    answer: String,
    other: Option<String>,
}

/// What a question asks about. If it compares several answers, the first one is paired with every further
/// answer that is written differently.
fn matters(table: &SheetTable, question: &Question) -> Vec<Matter> {
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
    let mut different: Vec<String> = Vec::new();
    for other in others.iter().map(|other| table.text(*other)) {
        if other != answer && !different.contains(&other) {
            different.push(other);
        }
    }
    different.into_iter().map(|other| matter(Some(other))).collect()
}
