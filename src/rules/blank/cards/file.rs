//! Decks as files: our own JSON format with a version number, checked when it is read.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::json;

use super::{Act, AutoEffect, CardDeck, DeckError, Effect, Rule, Trigger};

/// The version of the file format.
const FORMAT: u32 = 1;
/// The maximum size of a text that is read, in bytes.
const LONGEST: usize = 4 << 20;

/// A deck in a file: `{"partypiece_deck":1,"deck":{…}}`.
#[derive(Serialize, Deserialize)]
struct DeckFile {
    partypiece_deck: u32,
    deck: CardDeck,
}

/// The part of the file that every version has.
#[derive(Deserialize)]
struct DeckFileVersion {
    partypiece_deck: u32,
}

/// Why a text cannot be read as a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeckFileError {
    /// It does not begin like a deck file.
    NotADeck,
    /// It is longer than any deck can be.
    Long,
    /// It was written by a newer version of the page.
    Newer {
        /// The version in the file.
        found: u32,
    },
    /// It has no version number, or one that never existed.
    NoVersion {
        /// The version in the file, if there is one.
        found: Option<u32>,
    },
    /// A card contains something that this page does not know.
    Unknown {
        /// Whether it is a Rule Card.
        rule: bool,
        /// The place of the card in its list in the file, counted from 1.
        at: usize,
        /// What could not be read, and where.
        unread: json::ReadError,
    },
    /// The deck itself, outside its cards, contains something that this page does not know.
    UnknownOfDeck(json::ReadError),
    /// It can be read, but the deck cannot be used in a game.
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

/// The place where the text of a damaged deck could not be read any more. All cards before it are good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TruncatedDeck {
    /// What could not be read there.
    pub unread: json::ReadError,
    /// Number of Game Cards that were read.
    pub cards: usize,
    /// Number of Rule Cards that were read.
    pub rules: usize,
}

impl fmt::Display for TruncatedDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { unread, cards, rules } = self;
        write!(f, "{unread} What comes before it was read: {cards} Game Cards and {rules} Rule Cards.")
    }
}

/// Writes the deck as a text, to be saved and sent (BL-R44).
pub fn write_deck(deck: &CardDeck) -> String {
    let file = DeckFile { partypiece_deck: FORMAT, deck: deck.clone() };
    serde_json::to_string(&file).unwrap_or_default()
}

/// Reads a deck. Its texts are never executed or interpreted as markup (BL-R44).
///
/// # Errors
/// The text is no deck, or a card cannot be used in a game; the message names the card.
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

/// Reads a deck. If the text is damaged or cut off, returns the cards before that place, if they can be played with.
///
/// # Errors
/// The same as for [`read_deck`].
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
    // The rule that was won last may be on a card that was lost.
    cut.new_rule =
        cut.new_rule.filter(|id| cut.rules.iter().any(|card| card.id == *id && card.rule.is_some()));
    // If too few cards are left to play, report the damage in the text, because that is the cause.
    cut.check().map_err(|_| unknown(unread.clone()))?;
    let (cards, rules) = (cut.cards.len(), cut.rules.len());
    Ok((cut, Some(TruncatedDeck { unread, cards, rules })))
}

/// The text of a deck up to the last complete card, with all open brackets closed.
fn whole_cards(text: &str, end: usize) -> Option<String> {
    let (mut depth, mut in_text, mut escaped) = (0u32, false, false);
    // Counts the lists that ended: first Game Cards, then Rule Cards, then the history.
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
                // At depth 3 an object ends: these are the cards, inside a list, the deck and the file.
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

/// Makes the error for a place that cannot be read; it names the card, if the place is on one.
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
    /// Whether its own effect can trigger it again. In play it triggers only once for each event from outside (BL-R22).
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
    /// One sentence for each rule that can trigger itself: such rules are allowed, because play limits them.
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
