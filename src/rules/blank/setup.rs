//! The settings of a game, agreed before the cards are dealt.

use serde::{Deserialize, Serialize};

use super::{CardDeck, DeckMark, Refusal};
use crate::rules::{Seat, first_duplicate, name::Name, player::Player};

/// The settings of a game, agreed before the cards are dealt.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The players in seat order, clockwise.
    pub players: Vec<Player>,
    /// The seat of the youngest player, who starts (BL-15, BL-R04).
    pub youngest: Seat,
    /// The decks, mixed for this game (BL-80). After the game each deck is saved separately with its own cards.
    pub decks: Vec<CardDeck>,
    /// The options the table has chosen.
    pub house: House,
    /// The player who decides for a deck's owner who is not at the table; `None` means that the whole table decides
    /// (BL-R28).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delegate: Option<Seat>,
}

/// The options that a table can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct House {
    /// Playable cards are marked, and all others are refused (BL-R09).
    pub mark_playable: bool,
    /// Players draw, take, give and discard cards by hand, and can be accused if they forget it (BL-R14).
    pub effects_by_hand: bool,
    /// Plain cards may be written on while they are in a hand (BL-R59).
    pub fill_in: bool,
    /// Whoever plays a card says who gets its points (BL-R60).
    pub points: bool,
    /// The player with most points wins, not the first player with an empty hand (BL-R61). Points are then
    /// counted even if `points` is off.
    pub points_win: bool,
    /// The discards are never shuffled into a new Draw Pile, and the game is over when nobody can play (BL-R62).
    pub one_pile: bool,
    /// The table agrees on every order of effects, also where it changes nothing (BL-48, BL-R75). A record without this field is of a
    /// game that asked every time. `bool::clone` is true for `true`, so the field is written only where it is off.
    #[serde(default = "if_missing", skip_serializing_if = "bool::clone")]
    pub every_order: bool,
}

/// The value of [`House::every_order`] in a record without it.
fn if_missing() -> bool {
    true
}

impl House {
    /// Whether points are counted (BL-R60, BL-R61).
    pub fn counts_points(self) -> bool {
        self.points || self.points_win
    }
}

impl Setup {
    /// Number of cards dealt to each player (BL-12).
    pub const HAND_SIZE: usize = 7;
    /// Number of rules open at the start (BL-43).
    pub const OPEN_RULES: usize = 3;
    /// Maximum number of decks in one game. Their cards are enough for the maximum number of players, and there are more marks than
    /// that, so each deck can have its own.
    pub const MAX_DECKS: usize = 8;
    /// Maximum number of players, because all of them share one laptop (BL-R02). Seats beyond 255 would have no number.
    pub const MAX_PLAYERS: usize = 40;

    /// All seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)).map(Seat)
    }

    /// The name of the player in a seat.
    pub fn name(&self, seat: Seat) -> &Name {
        self.players.get(seat.index()).map_or(Name::nobody(), |player| &player.name)
    }

    /// Maximum number of players for this many Game Cards. It is never more than `MAX_PLAYERS`.
    pub fn max_players(cards: usize) -> usize {
        Self::enough_for(cards).min(Self::MAX_PLAYERS)
    }

    /// For how many players these Game Cards are enough: seven each, and one to start the Discard Pile (BL-R02).
    fn enough_for(cards: usize) -> usize {
        cards.saturating_sub(1) / Self::HAND_SIZE
    }

    /// Whether the Draw Pile would have fewer cards than there are players (BL-R02).
    pub fn is_draw_pile_tiny(cards: usize, players: usize) -> bool {
        cards.saturating_sub(players * Self::HAND_SIZE + 1) < players
    }

    /// Checks that a game with this setup can be played.
    ///
    /// # Errors
    /// The first problem found.
    pub fn check(&self) -> Result<(), Refusal> {
        let players = self.players.len();
        if players < 2 {
            return Err(Refusal::TooFew);
        }
        if self.decks.is_empty() {
            return Err(Refusal::DeckMissing);
        }
        if self.decks.len() > Self::MAX_DECKS {
            return Err(Refusal::TooManyDecks);
        }
        for deck in &self.decks {
            deck.check().map_err(|error| Refusal::BadDeck { deck: deck.name.clone(), error })?;
        }
        let cards = self.decks.iter().map(|deck| deck.cards.len()).sum();
        if players > Self::enough_for(cards) {
            return Err(Refusal::TooManyForCards { cards, room: Self::enough_for(cards) });
        }
        if players > Self::MAX_PLAYERS {
            return Err(Refusal::TooManyForLaptop);
        }
        if let Some(index) = first_duplicate(&self.players, |one, other| one.name.same_as(&other.name)) {
            return Err(Refusal::SameName { name: self.players[index].name.clone() });
        }
        let marks: Vec<DeckMark> = self.decks.iter().filter_map(|deck| deck.mark).collect();
        if self.decks.len() > 1 && marks.len() < self.decks.len() {
            return Err(Refusal::Unmarked);
        }
        if let Some(index) = first_duplicate(&marks, |one, other| one == other) {
            return Err(Refusal::SameMark { mark: marks[index] });
        }
        let sits = |seat: Seat| seat.index() < players;
        if sits(self.youngest) && self.delegate.is_none_or(sits) { Ok(()) } else { Err(Refusal::NoSuchSeat) }
    }
}
