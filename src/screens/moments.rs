//! The best moments in words.

use super::names::listed_briefly;
use crate::{
    evening::{BestMoment, DatedMoment, TurnMoment},
    rules::{blank::Inscription, sheets::in_gap},
    wording::{Noun, Sentence, counted, isolated, paragraph},
};

/// A moment in two texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MomentText {
    /// What was best: `19 points in one deal`, or an answer.
    pub title: String,
    /// Who did it, or why it is shown: `Ana, in deal 3`.
    pub story: Sentence,
}

/// A moment in words.
pub fn told(moment: &BestMoment) -> MomentText {
    let (title, story) = texts(moment);
    MomentText { title, story: story.into() }
}

/// The title and the story, with the marks of its places.
fn texts(moment: &BestMoment) -> (String, String) {
    match moment {
        BestMoment::DealPoints { points, deal, who } => {
            let names = names(who);
            let story = deal.map_or_else(|| names.clone(), |deal| format!("{names}, in deal {deal}"));
            (format!("{} in one deal", counted(*points, Noun::POINT)), story)
        }
        BestMoment::Fours { times, who } => (format!("{} Four!", counted(*times, Noun::TIME)), names(who)),
        BestMoment::TurnTiles { tiles, who } => {
            (format!("{} in one turn", counted(*tiles, Noun::TILE)), isolated(who))
        }
        BestMoment::CardsAtOnce { cards, who } => {
            (format!("{} at once", counted(*cards, Noun::CARD)), names(who))
        }
        BestMoment::HandCards { cards, who } => {
            (format!("{} in one hand", counted(*cards, Noun::CARD)), isolated(who))
        }
        BestMoment::Penalties { penalties, who } => (counted(*penalties, Noun::PENALTY), names(who)),
        BestMoment::Prize(Inscription::Rule(rule)) if !rule.title.is_empty() => {
            (rule.title.clone(), paragraph([rule.to_string(), format!("{STAYS}.")]))
        }
        BestMoment::Prize(prize) => (prize.to_string(), STAYS.to_owned()),
        BestMoment::InTurn { turn, what } => texts_of_turn(*turn, what),
        BestMoment::Favourite { answer, who, category } if answer.is_empty() => {
            (category.clone(), format!("{} had the answer that the table liked best", isolated(who)))
        }
        BestMoment::Favourite { answer, who, category } => {
            let (who, category_name) = (isolated(who), isolated(category));
            let alone = format!("{who}, liked best");
            texts_of_answer(answer, category, alone, format!("{who}, liked best for “{category_name}”"))
        }
        BestMoment::WorthMost { answer, points, who, category } => {
            let (who, points, category_name) = (isolated(who), in_words(*points), isolated(category));
            let alone = format!("{who}, worth {points}");
            texts_of_answer(answer, category, alone, format!("{who}, worth {points} for “{category_name}”"))
        }
        BestMoment::OnlyOne { answer, who, category } => {
            let (who, category_name) = (isolated(who), isolated(category));
            let alone = format!("{who} had the only answer that counted");
            let with_category = format!("{who} had the only answer that counted for “{category_name}”");
            texts_of_answer(answer, category, alone, with_category)
        }
        BestMoment::SameAnswer { answer, who, category } => {
            let (who, category_name) = (names(who), isolated(category));
            let alone = format!("{who} had the same answer");
            texts_of_answer(
                answer,
                category,
                alone,
                format!("{who} had the same answer for “{category_name}”"),
            )
        }
    }
}

/// An answer to a category. In the gap of a category it is a sentence that says the category, too (PG-R64, SC-R33); then the story is told
/// `alone`.
fn texts_of_answer(answer: &str, category: &str, alone: String, with_category: String) -> (String, String) {
    match in_gap(category, answer) {
        Some(sentence) => (sentence, alone),
        None => (answer.to_owned(), with_category),
    }
}

/// What is said of a prize.
const STAYS: &str = "It stays in the deck for good";

fn texts_of_turn(turn: u32, what: &TurnMoment) -> (String, String) {
    match what {
        TurnMoment::NearWin { who } => {
            ("So close".to_owned(), format!("{} nearly won on turn {turn}", isolated(who)))
        }
        TurnMoment::Swap { who, gave, with, got } => (
            format!("{} for {got}", counted(*gave, Noun::CARD)),
            format!("{} swapped hands with {} on turn {turn}", isolated(who), isolated(with)),
        ),
        TurnMoment::Chain { who, effects } => (
            format!("{} of one play", counted(*effects, Noun::EFFECT)),
            format!("{} set them off on turn {turn}", isolated(who)),
        ),
        TurnMoment::Gain { who, cards } => (
            format!("{} more", counted(*cards, Noun::CARD)),
            format!("{} got them all on turn {turn}", isolated(who)),
        ),
        TurnMoment::Play { who, cards } => (
            format!("{} at once", counted(*cards, Noun::CARD)),
            format!("{} played them on turn {turn}", isolated(who)),
        ),
    }
}

/// A moment in words, with the name of its game.
pub fn told_with_game(DatedMoment { kind, moment, .. }: &DatedMoment) -> MomentText {
    let (title, story) = texts(moment);
    MomentText { title, story: format!("{story} ({})", kind.short()).into() }
}

fn names(who: &[String]) -> String {
    let names: Vec<String> = who.iter().map(isolated).collect();
    listed_briefly(&names)
}

/// Points as people say them: hardly any answer is worth more than three.
fn in_words(points: u32) -> String {
    match points {
        2 => "two".to_owned(),
        3 => "three".to_owned(),
        points => points.to_string(),
    }
}
