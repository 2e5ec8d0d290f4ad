//! Decks as files: our own JSON, with a version, read with care.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::json;

use super::{Act, AutoEffect, CardDeck, DeckError, Effect, Rule, Trigger};

/// The version of the text.
const FORMAT: u32 = 1;
/// The longest text that is looked at, in bytes.
const LONGEST: usize = 4 << 20;

/// A deck in a file: `{"partypiece_deck":1,"deck":{…}}`.
#[derive(Serialize, Deserialize)]
struct DeckFile {
    partypiece_deck: u32,
    deck: CardDeck,
}

/// As much of it as every version has.
#[derive(Deserialize)]
struct DeckFileVersion {
    partypiece_deck: u32,
}

/// Why a text is no deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeckFileError {
    /// It does not begin as a deck does.
    NotADeck,
    /// More than any deck has to say.
    Long,
    /// It was written by a newer page.
    Newer {
        /// Its version.
        found: u32,
    },
    /// It does not say which version it is, or names one that never was.
    NoVersion {
        /// What it says.
        found: Option<u32>,
    },
    /// A card says something that this page does not know.
    Unknown {
        /// Whether it is a Rule Card.
        rule: bool,
        /// Which one of its kind in the file, from 1.
        at: usize,
        /// What it says, and where.
        unread: json::ReadError,
    },
    /// The same of the deck itself.
    UnknownOfDeck(json::ReadError),
    /// Something in it cannot be played with.
    BadDeck(DeckError),
}

impl fmt::Display for DeckFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckFileError::NotADeck => write!(f, "This file is not a deck of cards."),
            DeckFileError::Long => write!(f, "This is far more than a deck of cards can say."),
            DeckFileError::Newer { found } => {
                write!(
                    f,
                    "This deck was written by a newer page (version {found}); this one reads up to {FORMAT}."
                )
            }
            DeckFileError::NoVersion { found: None } => {
                write!(f, "The version is missing: “partypiece_deck” says it, and the first one is 1.")
            }
            DeckFileError::NoVersion { found: Some(found) } => {
                write!(f, "partypiece_deck: {found} is not a version; the first one is 1.")
            }
            DeckFileError::Unknown { rule, at, unread } => {
                let kind = if *rule { "Rule Card" } else { "Game Card" };
                write!(f, "{kind} number {at} of the file, {unread}")
            }
            DeckFileError::UnknownOfDeck(unread) => unread.fmt(f),
            DeckFileError::BadDeck(flaw) => flaw.fmt(f),
        }
    }
}

/// Where the text of a deck stopped making sense. All cards before that place are good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TruncatedDeck {
    /// What is wrong there.
    pub unread: json::ReadError,
    /// Game Cards that were read.
    pub cards: usize,
    /// Rule Cards that were read.
    pub rules: usize,
}

impl fmt::Display for TruncatedDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { unread, cards, rules } = self;
        write!(f, "{unread} What comes before it was read: {cards} Game Cards and {rules} Rule Cards.")
    }
}

/// The deck as a text that can be kept and sent (BL-R44).
pub fn write_deck(deck: &CardDeck) -> String {
    let file = DeckFile { partypiece_deck: FORMAT, deck: deck.clone() };
    serde_json::to_string(&file).unwrap_or_default()
}

/// Reads a deck. Nothing in it is ever run or taken for markup (BL-R44).
///
/// # Errors
/// It is no deck, or has a card in it that cannot be played with: the sentence names the card.
pub fn read_deck(text: &str) -> Result<CardDeck, DeckFileError> {
    if text.len() > LONGEST {
        return Err(DeckFileError::Long);
    }
    if !text.trim_start().starts_with('{') {
        return Err(DeckFileError::NotADeck);
    }
    let version: DeckFileVersion =
        json::read(text).map_err(|unread| match unread.misses("partypiece_deck") {
            true => DeckFileError::NoVersion { found: None },
            false => unknown(unread),
        })?;
    match version.partypiece_deck {
        0 => return Err(DeckFileError::NoVersion { found: Some(0) }),
        1..=FORMAT => {}
        found => return Err(DeckFileError::Newer { found }),
    }
    let file: DeckFile = json::read(text).map_err(unknown)?;
    file.deck.check().map_err(DeckFileError::BadDeck)?;
    Ok(file.deck)
}

/// Reads a deck, and of one whose text is damaged or was cut off all cards before that place, if those can be played with.
///
/// # Errors
/// As [`read_deck`] says.
pub fn read_deck_as_far(text: &str) -> Result<(CardDeck, Option<TruncatedDeck>), DeckFileError> {
    let unread = match read_deck(text) {
        Ok(deck) => return Ok((deck, None)),
        Err(DeckFileError::Unknown { unread, .. } | DeckFileError::UnknownOfDeck(unread))
            if unread.is_broken() =>
        {
            unread
        }
        Err(no) => return Err(no),
    };
    let whole = whole_cards(text, unread.at).and_then(|whole| json::read::<DeckFile>(&whole).ok());
    let Some(DeckFile { deck: mut cut, .. }) = whole else { return Err(unknown(unread)) };
    // The rule that was won last may be among those that are gone.
    cut.new_rule =
        cut.new_rule.filter(|id| cut.rules.iter().any(|card| card.id == *id && card.rule.is_some()));
    // A deck that is too small for what is missing is told of what is missing.
    cut.check().map_err(|_| unknown(unread.clone()))?;
    let (cards, rules) = (cut.cards.len(), cut.rules.len());
    Ok((cut, Some(TruncatedDeck { unread, cards, rules })))
}

/// The text of a deck up to the last card that is whole, with all brackets closed.
fn whole_cards(text: &str, end: usize) -> Option<String> {
    let (mut depth, mut in_text, mut escaped) = (0u32, false, false);
    // Lists that were closed: first Game Cards, then Rule Cards, then what was made of them.
    let (mut lists, mut whole) = (0, None);
    for (at, byte) in text.bytes().enumerate().take(end) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            _ if in_text => {}
            b'[' | b'{' => depth += 1,
            b']' | b'}' => {
                depth = depth.saturating_sub(1);
                lists += u32::from((byte, depth) == (b']', 2));
                // Cards are objects in a list, in the deck, in the file.
                if (byte, depth) == (b'}', 3) {
                    whole = Some((at + 1, lists));
                }
            }
            _ => {}
        }
    }
    let (whole, lists) = whole?;
    let end = if lists == 0 { "],\"rules\":[]}}" } else { "]}}" };
    Some([text.get(..whole)?, end].concat())
}

/// What is said of a place that cannot be read: if it is on a card, which one.
fn unknown(unread: json::ReadError) -> DeckFileError {
    let card = |list: &str| {
        let (at, _) = unread.field.strip_prefix(list)?.split_once(']')?;
        Some(at.parse::<usize>().ok()? + 1)
    };
    let card = match (card("deck.cards["), card("deck.rules[")) {
        (Some(at), _) => Some((false, at)),
        (None, at) => at.map(|at| (true, at)),
    };
    match card {
        Some((rule, at)) => DeckFileError::Unknown { rule, at, unread },
        None => DeckFileError::UnknownOfDeck(unread),
    }
}

impl Rule {
    /// Whether what it does can set it off again. In play it is set off once for each thing that happens (BL-R22).
    pub fn echoes(&self) -> bool {
        let mut deeds = self.clauses.iter().filter_map(|clause| match &clause.effect {
            Effect::Auto(deed) => Some(deed),
            Effect::Say(_)
            | Effect::Do(_)
            | Effect::Ask { .. }
            | Effect::Contest { .. }
            | Effect::Free(_) => None,
        });
        match self.trigger {
            Trigger::Drawn { .. } => deeds.any(|deed| matches!(deed, AutoEffect::Draw(_))),
            Trigger::Discarded(_) => {
                deeds.any(|deed| matches!(deed, AutoEffect::Discard { .. } | AutoEffect::DiscardAll(_)))
            }
            Trigger::Act(Act::HandIs(_)) => deeds.any(|deed| {
                matches!(
                    deed,
                    AutoEffect::Draw(_)
                        | AutoEffect::Take { .. }
                        | AutoEffect::Give { .. }
                        | AutoEffect::Swap(_)
                        | AutoEffect::Pass { .. }
                )
            }),
            Trigger::Played { .. }
            | Trigger::Act(_)
            | Trigger::Does(_)
            | Trigger::Happens(_)
            | Trigger::Time { .. }
            | Trigger::AsWritten => false,
        }
    }
}

impl CardDeck {
    /// Sentences about rules that can set themselves off: allowed, and bounded in play.
    pub fn echoes(&self) -> Vec<String> {
        let rules = self.rules.iter().filter(|card| card.rule.as_ref().is_some_and(Rule::echoes));
        rules
            .map(|card| {
                format!(
                    "Rule Card {} can set itself off; it does so once for each thing that happens.",
                    card.id.0
                )
            })
            .collect()
    }
}
