//! The slips with categories on them.

use std::collections::BTreeSet;

use super::{MAX_CHARACTERS, Number, Refusal};
use crate::rules::{Seat, name::can_be_seen, words::comparison_words};

/// The most slips that may be added at once; a longer paste is nearly always a mistake.
pub const MAX_SLIPS_AT_ONCE: usize = 1_000;

/// A slip.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Slip {
    pub(super) text: String,
    /// Two slips with the same key are the same category.
    key: Vec<String>,
    /// All authors (PG-R07); empty for a card.
    pub(super) authors: Vec<Seat>,
    /// The numbers it had on lists, oldest first (PG-35).
    pub(super) numbers: Vec<Number>,
    /// Whether it is out of the game: withdrawn, or a card that was played (PG-93).
    pub(super) gone: bool,
}

impl Slip {
    fn new(text: &str, key: Vec<String>, authors: Vec<Seat>) -> Self {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        Self { text, key, authors, numbers: Vec::new(), gone: false }
    }
}

/// All slips. The index of a slip never changes, because records refer to slips by index.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Pool(Vec<Slip>);

/// The index of a slip in the pool.
pub type SlipId = u32;

impl Pool {
    /// A pool of cards.
    pub(super) fn of_cards(cards: &[String]) -> Self {
        let mut pool = Self::default();
        pool.add_cards(cards);
        pool
    }

    /// Adds the cards that are not in the pool yet, and returns how many these were.
    pub(super) fn add_cards(&mut self, cards: &[String]) -> usize {
        // A card that was played is known, too: no card is added a second time (PG-R38).
        let mut known: BTreeSet<Vec<String>> = self.0.iter().map(|slip| slip.key.clone()).collect();
        let before = self.0.len();
        for card in cards.iter().filter(|card| !is_empty_text(card)) {
            let key = comparison_words(card);
            if known.insert(key.clone()) {
                self.0.push(Slip::new(card, key, Vec::new()));
            }
        }
        self.0.len() - before
    }

    /// Adds a category; without an author it is the table's. If the pool has a slip with the same category, `author`
    /// becomes one of its authors (PG-R07). Games with cards never call this.
    pub(super) fn add(&mut self, text: &str, author: Option<Seat>) {
        let key = comparison_words(text);
        match self.0.iter_mut().find(|slip| slip.key == key) {
            Some(slip) => {
                slip.gone = false;
                slip.authors.extend(author.filter(|author| !slip.authors.contains(author)));
            }
            None => self.0.push(Slip::new(text, key, author.into_iter().collect())),
        }
    }

    /// Removes `author` from the authors of a slip. A slip without authors is out of the game.
    pub(super) fn withdraw(&mut self, id: SlipId, author: Seat) {
        if let Some(slip) = self.0.get_mut(id as usize) {
            slip.authors.retain(|&seat| seat != author);
            slip.gone = slip.authors.is_empty();
        }
    }

    /// The slip, if it is in the game.
    pub(super) fn get(&self, id: SlipId) -> Option<&Slip> {
        self.0.get(id as usize).filter(|slip| !slip.gone)
    }

    /// Every slip in the game.
    pub(super) fn iter(&self) -> impl Iterator<Item = (SlipId, &Slip)> {
        (0..).zip(&self.0).filter(|(_, slip)| !slip.gone)
    }

    /// How many slips are in the game.
    pub(super) fn len(&self) -> usize {
        self.iter().count()
    }

    /// Notes that a slip was given a number this round.
    pub(super) fn add_number(&mut self, id: SlipId, number: Number) {
        if let Some(slip) = self.0.get_mut(id as usize) {
            slip.numbers.push(number);
        }
    }

    /// Removes a card, or a slip with all its authors, from the game.
    pub(super) fn discard(&mut self, id: SlipId) {
        if let Some(slip) = self.0.get_mut(id as usize) {
            slip.gone = true;
            slip.authors.clear();
        }
    }
}

/// Whether a text has only white space and invisible characters.
pub(super) fn is_empty_text(text: &str) -> bool {
    !can_be_seen(text)
}

/// Checks that a slip or card is not too long.
pub(super) fn check_slip_length(slip: &str) -> Result<(), Refusal> {
    match slip.chars().count() {
        characters if characters > MAX_CHARACTERS => Err(Refusal::LongSlip { characters }),
        _ => Ok(()),
    }
}

/// Checks that a text of the table, such as a forfeit, is not too long.
pub(super) fn check_text_length(text: &str) -> Result<(), Refusal> {
    match text.chars().count() {
        characters if characters > MAX_CHARACTERS => Err(Refusal::LongText { characters }),
        _ => Ok(()),
    }
}

/// Checks that slips can be added to the pool together.
pub(super) fn check_slips(slips: &[String]) -> Result<(), Refusal> {
    if slips.len() > MAX_SLIPS_AT_ONCE {
        return Err(Refusal::ManySlips { slips: slips.len() });
    }
    if slips.is_empty() || slips.iter().any(|slip| is_empty_text(slip)) {
        return Err(Refusal::EmptySlip);
    }
    slips.iter().try_for_each(|slip| check_slip_length(slip))
}

/// The cards without empty and repeated ones.
pub fn distinct(cards: &[String]) -> impl Iterator<Item = &String> {
    let mut known = BTreeSet::new();
    cards.iter().filter(move |card| !is_empty_text(card) && known.insert(comparison_words(card)))
}
