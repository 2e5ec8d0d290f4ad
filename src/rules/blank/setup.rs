//! What a table agrees on before the cards are dealt.

use serde::{Deserialize, Serialize};

use super::{CardDeck, Refusal};
use crate::rules::{Seat, name::Name, player::Player};

/// What a table agrees on before the cards are dealt.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// Who plays, in the order they sit, clockwise.
    pub players: Vec<Player>,
    /// The youngest, who starts (BL-15, BL-R04).
    pub youngest: Seat,
    /// The decks, mixed into one for this game (BL-80). Each goes home with its own cards.
    pub decks: Vec<CardDeck>,
    /// What the house plays by.
    #[serde(default)]
    pub house: House,
    /// Who speaks for the owner of a deck who is not at the table; nobody means the table itself (BL-R28).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delegate: Option<Seat>,
}

/// What the house plays by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct House {
    /// Cards that may be played are marked, and others cannot be played (BL-R09).
    pub training_wheels: bool,
    /// Cards are drawn, taken, given and discarded by hand, and whoever forgets can be called out (BL-R14).
    pub sharp_eyes: bool,
}

impl Setup {
    /// Cards dealt to each (BL-12).
    pub const HAND: usize = 7;
    /// Rules open at the start (BL-43).
    pub const OPEN: usize = 3;
    /// The most decks that can be mixed.
    pub const DECKS: usize = 8;
    /// The most people around one laptop.
    pub const MOST: usize = 40;

    /// All seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)).map(Seat)
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &Name {
        self.players.get(seat.index()).map_or(Name::nobody(), |player| &player.name)
    }

    /// How many can play with so many Game Cards: seven each, and one to begin with (BL-R02).
    pub fn room(cards: usize) -> usize {
        (cards.saturating_sub(1) / Self::HAND).min(Self::MOST)
    }

    /// Whether the Draw Pile will be tiny, which is worth a note.
    pub fn tiny_pile(&self) -> bool {
        let cards = self.decks.iter().map(|deck| deck.cards.len()).sum();
        Self::is_tiny(cards, self.players.len())
    }

    /// Whether so many Game Cards leave so many players a tiny Draw Pile (BL-R02): fewer cards than players.
    pub fn is_tiny(cards: usize, players: usize) -> bool {
        cards.saturating_sub(players * Self::HAND + 1) < players
    }

    /// Whether this can be played.
    ///
    /// # Errors
    /// What cannot, and why.
    pub fn check(&self) -> Result<(), Refusal> {
        let players = self.players.len();
        if players < 2 {
            return Err(Refusal::TooFew);
        }
        if self.decks.is_empty() {
            return Err(Refusal::NoDeck);
        }
        if self.decks.len() > Self::DECKS {
            return Err(Refusal::TooManyDecks);
        }
        for deck in &self.decks {
            deck.check().map_err(|error| Refusal::BadDeck { deck: deck.name.clone(), error })?;
        }
        let cards = self.decks.iter().map(|deck| deck.cards.len()).sum();
        if players > Self::room(cards) {
            return Err(Refusal::TooMany { cards, room: Self::room(cards) });
        }
        for (at, player) in self.players.iter().enumerate() {
            if self.players[..at].iter().any(|other| other.name.same_as(&player.name)) {
                return Err(Refusal::SameName { name: player.name.clone() });
            }
        }
        for (at, deck) in self.decks.iter().enumerate() {
            if self.decks.len() > 1 && deck.mark.is_none() {
                return Err(Refusal::Unmarked);
            }
            if let Some(mark) = deck.mark
                && self.decks[..at].iter().any(|other| other.mark == Some(mark))
            {
                return Err(Refusal::SameMark { mark });
            }
        }
        let sits = |seat: Seat| seat.index() < players;
        if sits(self.youngest) && self.delegate.is_none_or(sits) { Ok(()) } else { Err(Refusal::NoSuchSeat) }
    }
}
