//! A few cards as a link: the text after `#/card/` in an address. Nothing is sent; whoever opens the link has the cards.

use std::{fmt, ops::RangeInclusive};

use serde::{Deserialize, Serialize};

use crate::{
    base64,
    json::{self, versions},
    rules::blank::{CardDeck, DeckError, DeckPart, GameCard, Rule, RuleCard},
};

/// The version of the format.
const FORMAT: u32 = 1;

/// The versions that this page understands.
const FORMATS: RangeInclusive<u32> = 1..=FORMAT;

/// What comes before the cards in the fragment of an address.
const PREFIX: &str = "#/card/";

/// A few written cards: `{"v":1,"rules":[…],"cards":[…]}`, as base64 for addresses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SharedCards {
    #[serde(rename = "v")]
    version: u32,
    /// The rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Rule>,
    /// The Game Cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<GameCard>,
}

/// The part that every version has. It is read first.
#[derive(Deserialize)]
struct SharedVersion {
    v: u32,
}

/// Why a link cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardLinkError {
    /// It is damaged, or a part of it is missing.
    Damaged,
    /// It is longer than any link of this page.
    TooLong,
    /// It was made by a newer page.
    Newer {
        /// Its version.
        found: u32,
    },
    /// It has no card.
    Empty,
    /// It has more cards than a link can have.
    TooMany,
    /// A card cannot be used in a game.
    BadCard(DeckError),
}

impl fmt::Display for CardLinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardLinkError::Damaged => f.write_str(
                "This link is damaged or not complete, so its cards cannot be read. Copy the whole link, or ask for it again.",
            ),
            CardLinkError::TooLong => f.write_str("This link is too long to be a link with cards."),
            CardLinkError::Newer { found } => write!(
                f,
                "This link was made by a newer page (version {found}; this page understands {}). Open it there, or load the new page here.",
                versions(&FORMATS)
            ),
            CardLinkError::Empty => f.write_str("This link has no cards in it."),
            CardLinkError::TooMany => {
                write!(f, "This link has too many cards: at most {} fit.", SharedCards::MAX)
            }
            CardLinkError::BadCard(problem) => write!(f, "A card of this link cannot be used: {problem}"),
        }
    }
}

impl SharedCards {
    /// The most cards in a link. A deck with more is better given away as a file.
    pub const MAX: usize = 60;
    /// The maximum number of characters in a link: about a thousand for each card, because drawings are long.
    const MAX_LINK: usize = 60_000;

    /// These cards and rules.
    pub fn new(rules: Vec<Rule>, cards: Vec<GameCard>) -> Self {
        Self { version: FORMAT, rules, cards }
    }

    /// The cards of a deck that people have written: not those that came with the page, and not those that the table has put
    /// in the box.
    pub fn written_in(deck: &CardDeck) -> Self {
        let fresh = CardDeck::fresh();
        let rules = deck.rules.iter().filter_map(|card| card.rule.clone());
        let is_new_rule = |rule: &Rule| fresh.rules.iter().all(|card| card.rule.as_ref() != Some(rule));
        let is_new_card = |card: &&GameCard| {
            card.written.is_some() && fresh.cards.iter().all(|other| other.written != card.written)
        };
        let cards = deck.cards.iter().filter(is_new_card).cloned();
        Self::new(rules.filter(is_new_rule).collect(), cards.collect())
    }

    /// How many cards and rules there are.
    pub fn count(&self) -> usize {
        self.rules.len() + self.cards.len()
    }

    /// Everybody who signed a card, in the order of the cards.
    pub fn authors(&self) -> Vec<&str> {
        let rules = self.rules.iter().map(|rule| rule.author.as_str());
        let effects = self.cards.iter().filter_map(|card| card.written.as_ref());
        let mut authors = Vec::new();
        for author in rules.chain(effects.map(|effect| effect.author.as_str())) {
            if !author.is_empty() && !authors.contains(&author) {
                authors.push(author);
            }
        }
        authors
    }

    /// Each rule and each card by itself, with its name.
    pub fn each(&self) -> Vec<(String, Self)> {
        let name = |title: &str, text: String| if title.is_empty() { text } else { title.to_owned() };
        let rules = self
            .rules
            .iter()
            .map(|rule| (name(&rule.title, rule.to_string()), Self::new(vec![rule.clone()], Vec::new())));
        let cards = self
            .cards
            .iter()
            .map(|card| (name(&card.title, card.to_string()), Self::new(Vec::new(), vec![card.clone()])));
        rules.chain(cards).collect()
    }

    /// The part of the address from `#` on.
    ///
    /// # Errors
    /// There is no card, there are too many, or a card cannot be used in a game.
    pub fn to_fragment(&self) -> Result<String, CardLinkError> {
        self.check()?;
        // Cards have nothing that JSON cannot write.
        let text = serde_json::to_string(self).unwrap_or_default();
        let fragment = format!("{PREFIX}{}", base64::encode(text.as_bytes()));
        if fragment.len() > Self::MAX_LINK { Err(CardLinkError::TooMany) } else { Ok(fragment) }
    }

    /// The code (the payload of the link) in a link, or in what somebody pasted: a whole address, its end, or only the code.
    pub fn payload_in(pasted: &str) -> &str {
        let pasted = pasted.trim();
        pasted.split_once(PREFIX).map_or(pasted, |(_, code)| code)
    }

    /// Reads the code of a link. Its texts are never interpreted as markup.
    ///
    /// # Errors
    /// It is too long or cannot be read, has no cards or too many, or a card cannot be used in a game.
    pub fn from_payload(payload: &str) -> Result<Self, CardLinkError> {
        if payload.len() > Self::MAX_LINK {
            return Err(CardLinkError::TooLong);
        }
        let bytes = base64::decode(payload).ok_or(CardLinkError::Damaged)?;
        let text = String::from_utf8(bytes).map_err(|_| CardLinkError::Damaged)?;
        let version: SharedVersion = json::read(&text).map_err(|_| CardLinkError::Damaged)?;
        match version.v {
            0 => return Err(CardLinkError::Damaged),
            1..=FORMAT => {}
            found => return Err(CardLinkError::Newer { found }),
        }
        let shared: Self = json::read(&text).map_err(|_| CardLinkError::Damaged)?;
        shared.check()?;
        Ok(shared)
    }

    fn check(&self) -> Result<(), CardLinkError> {
        match self.count() {
            0 => return Err(CardLinkError::Empty),
            1..=Self::MAX => {}
            _ => return Err(CardLinkError::TooMany),
        }
        let rules = self.rules.iter().try_for_each(Rule::check);
        let cards = self.cards.iter().try_for_each(GameCard::check);
        rules
            .and(cards)
            .map_err(|problem| CardLinkError::BadCard(DeckError { part: DeckPart::Draft, problem }))
    }
}

impl CardDeck {
    /// A copy of this deck with the shared cards added, and the number of shared cards that the deck did not
    /// have yet.
    ///
    /// A rule is written on a plain Rule Card. An effect is written on a card that has no effect and the same
    /// number, colour and picture. If there is no such card, a new Rule Card or Game Card is added.
    pub fn with_shared(&self, shared: &SharedCards) -> (Self, usize) {
        let mut deck = self.clone();
        let mut added = 0;
        for rule in &shared.rules {
            if deck.all_rules().any(|card| card.rule.as_ref() == Some(rule)) {
                continue;
            }
            match deck.rules.iter_mut().find(|card| card.rule.is_none()) {
                Some(card) => card.rule = Some(rule.clone()),
                None => {
                    let id = deck.free_rule_id();
                    deck.rules.push(RuleCard { id, rule: Some(rule.clone()) });
                }
            }
            added += 1;
        }
        for card in &shared.cards {
            if deck.all_cards().any(|other| other.is_same_card(card)) {
                continue;
            }
            let fits = |other: &&mut GameCard| {
                (other.number, other.colour, other.picture) == (card.number, card.colour, card.picture)
                    && other.written.is_none()
            };
            if let Some(unwritten) = deck.cards.iter_mut().find(fits) {
                *unwritten = GameCard { id: unwritten.id, ..card.clone() };
            } else {
                let id = deck.free_card_id();
                deck.cards.push(GameCard { id, ..card.clone() });
            }
            added += 1;
        }
        (deck, added)
    }
}

impl GameCard {
    /// Whether both cards are the same except for their ids.
    fn is_same_card(&self, other: &Self) -> bool {
        *self == Self { id: self.id, ..other.clone() }
    }
}
