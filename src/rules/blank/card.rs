//! Game Cards and Rule Cards, as they lie in a deck.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Clause, Colour, Drawing, Number, Rule};

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
    pub number: Number,
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
pub enum Kind {
    /// A number and a colour, and nothing more.
    Plain,
    /// A picture and a title without an effect.
    Illustrated,
    /// An effect.
    WithEffect,
}

impl GameCard {
    /// What is on it.
    pub fn kind(&self) -> Kind {
        match (&self.effect, self.picture) {
            (Some(_), _) => Kind::WithEffect,
            (None, Some(_)) => Kind::Illustrated,
            (None, None) => Kind::Plain,
        }
    }

    /// What tells it from other cards: its title, or what it is on a card without one.
    pub(super) fn called(&self) -> String {
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
    pub(super) fn called(&self) -> String {
        match &self.rule {
            None => "a plain Rule Card".to_owned(),
            Some(rule) if rule.title.is_empty() => rule.to_string(),
            Some(rule) => rule.title.clone(),
        }
    }
}
