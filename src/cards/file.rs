//! Decks as files: our own JSON format with a version number, checked when it is read.

use std::{fmt, ops::RangeInclusive};

use serde::{Deserialize, Serialize};

use crate::{
    json::{self, no_version, versions},
    rules::blank::{CardDeck, DeckError},
    wording::{Noun, counted},
};

/// The version of the file format.
const FORMAT: u32 = 1;
/// The versions of it that this page understands.
const FORMATS: RangeInclusive<u32> = 1..=FORMAT;
/// The maximum size of a text that is read, in bytes.
const MAX_BYTES: usize = 4 << 20;

/// A deck in a file: `{"partypiece_deck":1,"deck":{…}}`.
#[derive(Serialize, Deserialize)]
struct DeckFile {
    partypiece_deck: u32,
    deck: CardDeck,
}

/// The part of the file that every version has. It is read first.
#[derive(Deserialize)]
struct DeckFileVersion {
    partypiece_deck: u32,
}

/// Why a text cannot be read as a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeckFileError {
    /// It does not begin like a deck file.
    NotADeck,
    /// It is longer than `MAX_BYTES`.
    TooLong,
    /// It was written by a newer version of the page.
    Newer {
        /// The version in the file.
        found: u32,
    },
    /// It has no version number, or one that never existed.
    NoVersion {
        /// What stands there, if anything does.
        found: Option<String>,
    },
    /// A card cannot be read: its text is damaged, or contains something that this page does not know.
    UnreadableCard {
        /// Whether it is a Rule Card.
        rule: bool,
        /// The position of the card in its list in the file, from 1.
        number: usize,
        /// What could not be read, and where.
        error: json::ReadError,
    },
    /// Another part of the file is damaged, or unknown to this page: for example the history, or a card in
    /// the box.
    UnreadableOutsideCards(json::ReadError),
    /// It can be read, but the deck cannot be used in a game.
    BadDeck(DeckError),
}

impl fmt::Display for DeckFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckFileError::NotADeck => write!(f, "This file is not a deck of cards."),
            DeckFileError::TooLong => write!(
                f,
                "This file is too large for a deck of cards: at most {} MB are read.",
                MAX_BYTES >> 20
            ),
            DeckFileError::Newer { found } => {
                write!(
                    f,
                    "This deck was written by a newer page (version {found}); this one understands {}.",
                    versions(&FORMATS)
                )
            }
            DeckFileError::NoVersion { found } => {
                f.write_str(&no_version("partypiece_deck", found.as_deref(), &FORMATS))
            }
            DeckFileError::UnreadableCard { rule, number, error } => {
                let kind = if *rule { "Rule Card" } else { "Game Card" };
                write!(f, "{kind} number {number} of the file, {error}")
            }
            DeckFileError::UnreadableOutsideCards(error) => error.fmt(f),
            DeckFileError::BadDeck(error) => error.fmt(f),
        }
    }
}

/// The error at which reading a damaged deck stopped. All cards before it are valid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TruncatedDeck {
    /// What could not be read there.
    pub error: json::ReadError,
    /// Number of Game Cards that were read.
    pub cards: usize,
    /// Number of Rule Cards that were read.
    pub rules: usize,
}

impl fmt::Display for TruncatedDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { error, cards, rules } = self;
        let (cards, rules) = (counted(*cards, Noun::GAME_CARD), counted(*rules, Noun::RULE_CARD));
        write!(f, "{error} What comes before it was read: {cards} and {rules}.")
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
/// The text is not a deck that this page can read, or the deck cannot be used in a game. If the cause is a
/// part of the deck, the message names it.
pub fn read_deck(text: &str) -> Result<CardDeck, DeckFileError> {
    if text.len() > MAX_BYTES {
        return Err(DeckFileError::TooLong);
    }
    if !text.trim_start().starts_with('{') {
        return Err(DeckFileError::NotADeck);
    }
    let version: DeckFileVersion = json::read(text).map_err(|error: json::ReadError| {
        match (error.is_missing_field("partypiece_deck"), error.wrong_value_of("partypiece_deck")) {
            (true, _) => DeckFileError::NoVersion { found: None },
            (false, Some(found)) => DeckFileError::NoVersion { found: Some(found.to_owned()) },
            // Only the whole deck has the path to what is broken in it.
            (false, None) => invalid_content(json::read::<DeckFile>(text).err().unwrap_or(error)),
        }
    })?;
    match version.partypiece_deck {
        0 => return Err(DeckFileError::NoVersion { found: Some("0".to_owned()) }),
        1..=FORMAT => {}
        found => return Err(DeckFileError::Newer { found }),
    }
    let file: DeckFile = json::read(text).map_err(invalid_content)?;
    file.deck.check().map_err(DeckFileError::BadDeck)?;
    Ok(file.deck)
}

/// Reads a deck. If the text is damaged or cut off, returns the cards before the damage, if they are enough to play.
///
/// # Errors
/// The same as for [`read_deck`].
pub fn read_deck_partially(text: &str) -> Result<(CardDeck, Option<TruncatedDeck>), DeckFileError> {
    let error =
        match read_deck(text) {
            Ok(deck) => return Ok((deck, None)),
            Err(
                DeckFileError::UnreadableCard { error, .. } | DeckFileError::UnreadableOutsideCards(error),
            ) if error.is_broken() => error,
            Err(error) => return Err(error),
        };
    let whole = whole_cards(text, error.byte_index).and_then(|whole| json::read::<DeckFile>(&whole).ok());
    let Some(DeckFile { mut deck, .. }) = whole else { return Err(invalid_content(error)) };
    // The new rule may be on a card that could not be read.
    deck.new_rule = deck.new_rule.filter(|id| deck.rule(*id).is_some());
    // If this deck cannot be used, usually because too few cards are left, report the damage as the cause.
    deck.check().map_err(|_| invalid_content(error.clone()))?;
    let (cards, rules) = (deck.cards.len(), deck.rules.len());
    Ok((deck, Some(TruncatedDeck { error, cards, rules })))
}

/// The text of a deck up to the last complete card or entry of the history, with all open brackets closed.
fn whole_cards(text: &str, end: usize) -> Option<String> {
    let (mut depth, mut in_text, mut escaped) = (0u32, false, false);
    // Counts the lists that ended: first Game Cards, then Rule Cards, then the history and the cards in the box.
    let (mut lists, mut whole) = (0, None);
    for (position, byte) in text.bytes().enumerate().take(end) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            _ if in_text => {}
            b'[' | b'{' => depth += 1,
            b']' | b'}' => {
                depth = depth.saturating_sub(1);
                lists += u32::from((byte, depth) == (b']', 2));
                // An object that ends at depth 3 is a card or an entry of the history: file, deck and list are open around it.
                if (byte, depth) == (b'}', 3) {
                    whole = Some((position + 1, lists));
                }
            }
            _ => {}
        }
    }
    let (whole, lists) = whole?;
    let end = if lists == 0 { "],\"rules\":[]}}" } else { "]}}" };
    Some([text.get(..whole)?, end].concat())
}

/// The error for content that cannot be read. It names the card if the content belongs to a card that is not
/// in the box.
fn invalid_content(error: json::ReadError) -> DeckFileError {
    let card = |list: &str| {
        let (index, _) = error.path.strip_prefix(list)?.split_once(']')?;
        Some(index.parse::<usize>().ok()? + 1)
    };
    let card = match (card("deck.cards["), card("deck.rules[")) {
        (Some(number), _) => Some((false, number)),
        (None, number) => number.map(|number| (true, number)),
    };
    match card {
        Some((rule, number)) => DeckFileError::UnreadableCard { rule, number, error },
        None => DeckFileError::UnreadableOutsideCards(error),
    }
}
