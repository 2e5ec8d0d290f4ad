//! Game Cards and Rule Cards of a deck.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{CardNumber, Clause, Colour, Drawing, Effect, PlayerSelector, Target, Trigger, without_stop};
use crate::wording::{Noun, counted, paragraph};

/// The id of a card. It is unique among the Game Cards of a deck, or among its Rule Cards. It never changes,
/// even when the card is written on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u16);

/// A Game Card (BL-24, BL-25).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameCard {
    /// The card's id in its deck.
    pub id: CardId,
    /// Its number.
    pub number: CardNumber,
    /// Its colour, which also decides its symbol.
    pub colour: Colour,
    /// The number of the printed picture; `None` on a plain card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<u8>,
    /// Its title; empty on a plain card.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// What is written on it, with its effect; most cards have nothing.
    #[serde(default, rename = "effect", skip_serializing_if = "Option::is_none")]
    pub written: Option<WrittenEffect>,
}

/// What is written on a Game Card, except its title. It has no trigger, because it always happens when the card is played on top
/// (BL-83, TR-SELF).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenEffect {
    /// The effects in order: one to three clauses.
    pub clauses: Vec<Clause>,
    /// Who signed it; empty on the cards that come with the page (BL-78).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub author: String,
    /// A drawing, only on a card without a picture (BL-76).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawing: Option<Drawing>,
    /// The points it is worth; they count only if the table plays with points (BL-R60).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i16>,
}

impl WrittenEffect {
    /// The most points that a card can be worth, above or below zero. The number has to fit on the card.
    pub const MAX_POINTS: i16 = 999;
}

/// A number of points as text: "1 point", "−3 points".
pub fn points_text(points: i32) -> String {
    let sign = if points < 0 { "−" } else { "" };
    format!("{sign}{}", counted(points.unsigned_abs(), Noun::POINT))
}

/// The kind of a Game Card (BL-17). Filters use it, and only some kinds can be customised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    /// Only a number and a colour.
    Plain,
    /// A picture and a title, but no effect.
    Illustrated,
    /// A card with an effect.
    WithEffect,
}

impl GameCard {
    /// The kind of the card.
    pub fn kind(&self) -> CardKind {
        match (&self.written, self.picture) {
            (Some(_), _) => CardKind::WithEffect,
            (None, Some(_)) => CardKind::Illustrated,
            (None, None) => CardKind::Plain,
        }
    }

    /// A name for messages: the title, or colour and number if it has no title.
    pub(in crate::rules::blank) fn label(&self) -> String {
        if self.title.is_empty() { self.to_string() } else { self.title.clone() }
    }

    /// Its effect as text, one sentence for each clause (BL-77).
    pub fn text(&self) -> String {
        self.written.as_ref().map(WrittenEffect::to_string).unwrap_or_default()
    }

    /// What a screen reader says about it: the description of its drawing, its points and its effect (BW-07).
    pub fn spoken_text(&self) -> String {
        let Some(written) = &self.written else { return String::new() };
        let drawing = written.drawing.as_ref().map(|drawing| drawing.description.as_str());
        let drawing = drawing.filter(|description| !description.is_empty());
        let drawing = drawing.map(|description| format!("Drawing: {}.", without_stop(description)));
        let points = written.points.map(|points| format!("{}.", points_text(points.into())));
        paragraph([drawing, points, Some(written.to_string())].into_iter().flatten())
    }
}

impl fmt::Display for GameCard {
    /// Colour and number, as players say it: `red 4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour, self.number)
    }
}

/// A Rule Card (BL-16). A plain one has no rule yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleCard {
    /// The card's id in its deck.
    pub id: CardId,
    /// The rule written on it; `None` on a plain card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
}

impl RuleCard {
    /// A name for messages: the title, or else the rule's text, or else that it is plain.
    pub(in crate::rules::blank) fn label(&self) -> String {
        match &self.rule {
            None => "a plain Rule Card".to_owned(),
            Some(rule) if rule.title.is_empty() => rule.to_string(),
            Some(rule) => rule.title.clone(),
        }
    }
}

/// What is written on a Rule Card (BL-19, BL-20, BL-22, BL-82).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The title of the rule; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The event that triggers it.
    pub trigger: Trigger,
    /// The effects in order: one to three clauses.
    pub clauses: Vec<Clause>,
    /// Who signed it; empty on the rules that come with the page.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub author: String,
}

/// The players of a rule in free words, whom the table names each time.
pub const WHOEVER: &str = "whoever it is for";

impl Rule {
    /// Makes a rule from one sentence in free words. The page cannot apply it, only people can (BL-69, BL-84).
    pub fn from_free_words(sentence: &str, author: &str) -> Self {
        let target = Target::Players(PlayerSelector::Worded(WHOEVER.to_owned()));
        Self {
            title: String::new(),
            trigger: Trigger::AsWritten,
            clauses: vec![Clause { target, effect: Effect::Free(sentence.to_owned()) }],
            author: author.to_owned(),
        }
    }

    /// The sentence, if the rule is one sentence in free words.
    pub fn in_free_words(&self) -> Option<&str> {
        let Trigger::AsWritten = self.trigger else { return None };
        let [Clause { effect: Effect::Free(sentence), .. }] = &self.clauses[..] else { return None };
        Some(sentence)
    }

    /// Whether people have to report its event because the page cannot detect it (BL-45).
    pub fn is_reported(&self) -> bool {
        matches!(self.trigger, Trigger::ReportedAct(_) | Trigger::ReportedEvent(_) | Trigger::AsWritten)
    }
}
