//! The best moments in words.

use super::ending::listed_briefly;
use crate::{
    evening::{BestMoment, DatedMoment, TurnMoment},
    rules::{blank::Inscription, sheets::in_gap},
    wording::{Noun, counted},
};

/// A moment in two texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MomentText {
    /// What was best: `19 points in one deal`, or an answer.
    pub title: String,
    /// Who did it, or why it is shown: `Ana, in deal 3`.
    pub story: String,
}

impl MomentText {
    fn new(title: impl Into<String>, story: impl Into<String>) -> Self {
        Self { title: title.into(), story: story.into() }
    }
}

/// A moment in words.
pub fn told(moment: &BestMoment) -> MomentText {
    match moment {
        BestMoment::DealPoints { points, deal, who } => {
            let story = deal.map_or_else(|| names(who), |deal| format!("{}, in deal {deal}", names(who)));
            MomentText::new(format!("{} in one deal", counted(*points, Noun::POINT)), story)
        }
        BestMoment::Fours { times, who } => {
            MomentText::new(format!("{} Four!", counted(*times, Noun::TIME)), names(who))
        }
        BestMoment::TurnTiles { tiles, who } => {
            MomentText::new(format!("{} in one turn", counted(*tiles, Noun::TILE)), who)
        }
        BestMoment::CardsAtOnce { cards, who } => {
            MomentText::new(format!("{} at once", counted(*cards, Noun::CARD)), names(who))
        }
        BestMoment::HandCards { cards, who } => {
            MomentText::new(format!("{} in one hand", counted(*cards, Noun::CARD)), who)
        }
        BestMoment::Penalties { penalties, who } => {
            MomentText::new(counted(*penalties, Noun::PENALTY), names(who))
        }
        BestMoment::Prize(Inscription::Rule(rule)) if !rule.title.is_empty() => {
            MomentText::new(&rule.title, format!("{rule} In the deck from now on"))
        }
        BestMoment::Prize(prize) => MomentText::new(prize.to_string(), "In the deck from now on"),
        BestMoment::InTurn { turn, what } => told_of_turn(*turn, what),
        BestMoment::Favourite { answer, who, category } if answer.is_empty() => {
            MomentText::new(category, format!("{who} had the answer that the table liked best"))
        }
        BestMoment::Favourite { answer, who, category } => {
            told_of_answer(answer, &format!("{who}, liked best"), category)
        }
        BestMoment::WorthMost { answer, points, who, category } => {
            told_of_answer(answer, &format!("{who}, worth {}", in_words(*points)), category)
        }
        BestMoment::OnlyOne { answer, who, category } => {
            told_of_answer(answer, &format!("{who} had the only answer that counted"), category)
        }
        BestMoment::SameAnswer { answer, who, category } => {
            told_of_answer(answer, &format!("{} had the same answer", names(who)), category)
        }
    }
}

/// An answer to a category. In the gap of a category it is a sentence that says the category, too (PG-R64, SC-R33).
fn told_of_answer(answer: &str, story: &str, category: &str) -> MomentText {
    match in_gap(category, answer) {
        Some(sentence) => MomentText::new(sentence, story),
        None => MomentText::new(answer, format!("{story} for “{category}”")),
    }
}

fn told_of_turn(turn: u32, what: &TurnMoment) -> MomentText {
    match what {
        TurnMoment::NearWin { who } => {
            MomentText::new("So close", format!("{who} nearly won on turn {turn}"))
        }
        TurnMoment::Swap { who, gave, with, got } => MomentText::new(
            format!("{} for {got}", counted(*gave, Noun::CARD)),
            format!("{who} swapped hands with {with} on turn {turn}"),
        ),
        TurnMoment::Chain { who, effects } => MomentText::new(
            format!("{} of one play", counted(*effects, Noun::EFFECT)),
            format!("{who} set them off on turn {turn}"),
        ),
        TurnMoment::Gain { who, cards } => MomentText::new(
            format!("{} more", counted(*cards, Noun::CARD)),
            format!("{who} got them all on turn {turn}"),
        ),
        TurnMoment::Play { who, cards } => MomentText::new(
            format!("{} at once", counted(*cards, Noun::CARD)),
            format!("{who} played them on turn {turn}"),
        ),
    }
}

/// A moment in words, with the name of its game.
pub fn told_with_game(DatedMoment { kind, moment, .. }: &DatedMoment) -> MomentText {
    let MomentText { title, story } = told(moment);
    MomentText { title, story: format!("{story} ({})", kind.short()) }
}

fn names(who: &[String]) -> String {
    listed_briefly(&who.iter().map(String::as_str).collect::<Vec<_>>())
}

fn in_words(points: u32) -> String {
    match points {
        2 => "two".to_owned(),
        3 => "three".to_owned(),
        points => points.to_string(),
    }
}
