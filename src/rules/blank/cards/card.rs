//! Game Cards and Rule Cards, as they lie in a deck.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{CardNumber, Clause, Colour, Effect, PlayerSelector, Target, Trigger};

/// A card by its number among its like in a deck. It stays the same for ever, whatever is written on the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u16);

/// A Game Card (BL-24, BL-25).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameCard {
    /// Which card of its deck it is.
    pub id: CardId,
    /// Its number.
    pub number: CardNumber,
    /// Its colour, and with it its symbol.
    pub colour: Colour,
    /// The printed picture, by the number the page draws it by; a plain card has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<u8>,
    /// What stands in its title line; empty on a plain card.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// What somebody made it do; most cards do nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<WrittenEffect>,
}

/// What is written on a Game Card: its trigger is always that it is played as the topmost (BL-83, TR-SELF).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenEffect {
    /// What happens, in order: one to three of them.
    pub clauses: Vec<Clause>,
    /// Who signed it; the page's own cards are signed by nobody (BL-78).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub author: String,
    /// What they drew, on a card that had no picture (BL-76).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawing: Option<Drawing>,
}

/// What is on a Game Card, for filters and for choosing which to customise (BL-17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    /// A number and a colour, and nothing more.
    Plain,
    /// A picture and a title without an effect.
    Illustrated,
    /// An effect.
    WithEffect,
}

impl GameCard {
    /// What is on it.
    pub fn kind(&self) -> CardKind {
        match (&self.effect, self.picture) {
            (Some(_), _) => CardKind::WithEffect,
            (None, Some(_)) => CardKind::Illustrated,
            (None, None) => CardKind::Plain,
        }
    }

    /// What tells it from other cards: its title, or what it is on a card without one.
    pub(in crate::rules::blank) fn called(&self) -> String {
        if self.title.is_empty() { self.to_string() } else { self.title.clone() }
    }

    /// What it does when it is played on top, as a sentence for each clause (BL-77).
    pub fn text(&self) -> String {
        self.effect.as_ref().map(WrittenEffect::to_string).unwrap_or_default()
    }
}

impl fmt::Display for GameCard {
    /// As it is called at the table: `red 4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour, self.number)
    }
}

/// A Rule Card (BL-16): one to be written is plain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleCard {
    /// Which Rule Card of its deck it is.
    pub id: CardId,
    /// What is written on it; nothing on a plain one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
}

impl RuleCard {
    /// What tells it from other cards: its title, its rule where it has none, or that it is plain.
    pub(in crate::rules::blank) fn called(&self) -> String {
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
    /// What the card is called; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// What sets it off.
    pub trigger: Trigger,
    /// What then happens, in order: one to three.
    pub clauses: Vec<Clause>,
    /// Who signed it; the page's own rules are signed by nobody.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub author: String,
}

impl Rule {
    /// A rule that is one sentence in free words, kept by the people alone (BL-69, BL-84).
    pub fn from_free_words(sentence: &str, author: &str) -> Self {
        let target = Target::Players(PlayerSelector::Worded("whoever it is for".to_owned()));
        Self {
            title: String::new(),
            trigger: Trigger::AsWritten,
            clauses: vec![Clause { target, effect: Effect::Free(sentence.to_owned()) }],
            author: author.to_owned(),
        }
    }

    /// The sentence of a rule that is one sentence in free words.
    pub fn in_free_words(&self) -> Option<&str> {
        let Trigger::AsWritten = self.trigger else { return None };
        let [Clause { effect: Effect::Free(sentence), .. }] = &self.clauses[..] else { return None };
        Some(sentence)
    }

    /// Whether people have to say that it is set off (BL-45).
    pub fn is_reported(&self) -> bool {
        match self.trigger {
            Trigger::Does(_) | Trigger::Happens(_) | Trigger::AsWritten => true,
            Trigger::Played { .. }
            | Trigger::Drawn { .. }
            | Trigger::Discarded(_)
            | Trigger::Act(_)
            | Trigger::Time { .. } => false,
        }
    }
}

/// A drawing on a plain Game Card (BL-76): strokes of points on a sheet of 256 by 256.
///
/// Nothing else can be in it, so that opening a stranger's deck only ever draws lines (BL-R44).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Drawing(pub Vec<Stroke>);

/// One stroke: points from the left and from the top, in the order they were drawn.
pub type Stroke = Vec<[u8; 2]>;

impl Drawing {
    /// The most strokes that fit on a card.
    pub const STROKES: usize = 64;
    /// The most points of all its strokes together.
    pub const POINTS: usize = 2000;

    /// Whether it fits on a card, and has something to see in each stroke.
    pub fn fits(&self) -> bool {
        let points: usize = self.0.iter().map(Vec::len).sum();
        self.0.len() <= Self::STROKES
            && points <= Self::POINTS
            && self.0.iter().all(|stroke| !stroke.is_empty())
    }
}
