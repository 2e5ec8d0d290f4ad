//! Decks as files: our own JSON, with a version, read with care.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::json;

use super::{Act, Deck, Deed, Effect, Flaw, Rule, Trigger};

/// The version of the text.
const FORMAT: u32 = 1;
/// The longest text that is looked at, in bytes.
const LONGEST: usize = 4 << 20;

/// A deck in a file: `{"partypiece_deck":1,"deck":{…}}`.
#[derive(Serialize, Deserialize)]
struct DeckFile {
    partypiece_deck: u32,
    deck: Deck,
}

/// As much of it as every version has.
#[derive(Deserialize)]
struct Version {
    partypiece_deck: u32,
}

/// Why a text is no deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoDeck {
    /// It does not begin as a deck does.
    NotADeck,
    /// More than any deck has to say.
    Long,
    /// It was written by a newer page.
    Newer {
        /// Its version.
        found: u32,
    },
    /// A card says something that this page does not know.
    Unknown {
        /// Whether it is a Rule Card.
        rule: bool,
        /// Which one of its kind in the file, from 1.
        at: usize,
    },
    /// Something in it cannot be played with.
    Flawed(Flaw),
}

impl fmt::Display for NoDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoDeck::NotADeck => write!(f, "This is no deck of cards."),
            NoDeck::Long => write!(f, "This is far more than a deck of cards can say."),
            NoDeck::Newer { found } => {
                write!(
                    f,
                    "This deck was written by a newer page (version {found}); this one reads up to {FORMAT}."
                )
            }
            NoDeck::Unknown { rule, at } => {
                let kind = if *rule { "Rule Card" } else { "Game Card" };
                write!(f, "{kind} number {at} of the file says something that is not known here.")
            }
            NoDeck::Flawed(flaw) => flaw.fmt(f),
        }
    }
}

/// The deck as a text that can be kept and sent (BL-R44).
pub fn write_deck(deck: &Deck) -> String {
    let file = DeckFile { partypiece_deck: FORMAT, deck: deck.clone() };
    serde_json::to_string(&file).unwrap_or_default()
}

/// Reads a deck. Nothing in it is ever run or taken for markup (BL-R44).
///
/// # Errors
/// It is no deck, or has a card in it that cannot be played with: the sentence names the card.
pub fn read_deck(text: &str) -> Result<Deck, NoDeck> {
    if text.len() > LONGEST {
        return Err(NoDeck::Long);
    }
    let version: Version = json::read(text).map_err(|_| NoDeck::NotADeck)?;
    if version.partypiece_deck > FORMAT {
        return Err(NoDeck::Newer { found: version.partypiece_deck });
    }
    let file: DeckFile = json::read(text).map_err(|unread| {
        card_at(text, unread.at).map_or(NoDeck::NotADeck, |(rule, at)| NoDeck::Unknown { rule, at })
    })?;
    file.deck.check().map_err(NoDeck::Flawed)?;
    Ok(file.deck)
}

/// Which card of the file a place in its text belongs to: whether it is a rule, and which of its kind.
fn card_at(text: &str, end: usize) -> Option<(bool, usize)> {
    let (mut depth, mut at, mut in_text, mut escaped) = (0u32, 0usize, false, false);
    let (mut word, mut list) = (Vec::new(), Vec::new());
    for &byte in text.as_bytes().get(..end.min(text.len()))? {
        if in_text {
            in_text = escaped || byte != b'"';
            escaped = !escaped && byte == b'\\';
            word.push(byte);
            continue;
        }
        match byte {
            b'"' => (in_text, word) = (true, Vec::new()),
            b'[' | b'{' => {
                depth += 1;
                if depth == 3 {
                    (list, at) = (word.clone(), 0);
                }
                at += usize::from(depth == 4);
            }
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    let rule = match list.as_slice() {
        b"rules\"" => true,
        b"cards\"" => false,
        _ => return None,
    };
    (at > 0 && depth >= 3).then_some((rule, at))
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
            Trigger::Drawn { .. } => deeds.any(|deed| matches!(deed, Deed::Draw(_))),
            Trigger::Discarded(_) => {
                deeds.any(|deed| matches!(deed, Deed::Discard { .. } | Deed::DiscardAll(_)))
            }
            Trigger::Act(Act::HandIs(_)) => deeds.any(|deed| {
                matches!(
                    deed,
                    Deed::Draw(_) | Deed::Take { .. } | Deed::Give { .. } | Deed::Swap(_) | Deed::Pass { .. }
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

impl Deck {
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
