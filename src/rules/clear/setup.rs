//! What the players agree on before a game.

use std::mem::discriminant;

use serde::{Deserialize, Serialize};

use super::Refusal;
use crate::rules::{Seat, first_duplicate, name::Name, player::Player};

/// The setup of a game of Clear!.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The players, each with a card, clockwise in the order they sit (CL-01).
    pub players: Vec<Player>,
    /// Who keeps score, and confirms it (CL-12).
    pub scorekeeper: Seat,
    /// Who rolls first (CL-23).
    pub first: FirstRoller,
    /// In which order players roll (CL-24).
    pub order: Order,
    /// How many deals to play, 1 to 99; seven make a good game (CL-04, CL-25).
    pub deals: u8,
    /// Whether cards are on the screen or real.
    pub mode: Mode,
    /// House rules; all of them are optional.
    pub house: House,
}

/// Who rolls first (CL-23).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstRoller {
    /// A chosen player: `{"seat":1}`.
    Seat(Seat),
    /// A random player: `"random"`.
    Random,
}

/// In which order players roll (CL-24).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// To the left.
    Clockwise,
    /// To the right.
    Counterclockwise,
    /// Any other order, each seat once: `{"custom":[2,0,1]}`.
    Custom(Vec<Seat>),
}

impl Order {
    /// Whether the players chose the whole order.
    pub fn is_custom(&self) -> bool {
        matches!(self, Order::Custom(_))
    }

    /// Whether both are of the same kind; two custom orders may differ.
    pub fn is_same_kind(&self, other: &Self) -> bool {
        discriminant(self) == discriminant(other)
    }
}

/// Whether cards are on the screen or real.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// On the screen. The page knows which lines fit and which cards are clear.
    Cards,
    /// Real cards. The page rolls, announces, counts scratches and keeps score, and players enter what they took.
    Caller,
}

/// House rules. With all of them off, the game is played as its designer wrote it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct House {
    /// Players may not scratch if a line fits (CL-R05). Has no effect with real cards.
    pub check_scratch: bool,
    /// When all have acted, the lines that players missed are shown (CL-R05).
    pub show_missed: bool,
    /// What the page tells a player before they act (CL-R05).
    pub hints: Hints,
    /// The next deal begins at once, without an announcement of the score (CL-67). With real cards the game
    /// still waits, because people have to fill the cards again.
    pub go_on_at_once: bool,
}

/// What the page tells a player before they act (CL-R05).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    /// No hints.
    #[default]
    None,
    /// Whether a line fits.
    Exists,
    /// Which lines fit.
    Show,
    /// Which lines fit, but only after the player asks for it.
    Ask,
}

impl Setup {
    /// How many cards fit on one screen (CL-R01). The rules allow up to 255 players, because a seat is a byte.
    pub const FIT_ON_SCREEN: usize = 8;
    /// The allowed numbers of deals (CL-04, CL-25).
    pub const DEALS: std::ops::RangeInclusive<u8> = 1..=99;
    /// The recommended number of deals (CL-04).
    pub const RECOMMENDED_DEALS: u8 = 7;

    /// The defaults: seven deals, clockwise, a random first roller.
    pub fn of(players: Vec<Player>) -> Self {
        Self {
            players,
            scorekeeper: Seat(0),
            first: FirstRoller::Random,
            order: Order::Clockwise,
            deals: Self::RECOMMENDED_DEALS,
            mode: Mode::Cards,
            house: House::default(),
        }
    }

    /// Checks that a game can be played with this setup.
    ///
    /// # Errors
    /// The first problem found.
    pub fn check(&self) -> Result<(), Refusal> {
        let players = self.players.len();
        if players < 2 {
            return Err(Refusal::TooFew { players });
        }
        if players > usize::from(u8::MAX) {
            return Err(Refusal::TooMany { players });
        }
        if let Some(index) = first_duplicate(&self.players, |one, other| one.name.same_as(&other.name)) {
            return Err(Refusal::SameName { name: self.players[index].name.clone() });
        }
        if !Self::DEALS.contains(&self.deals) {
            return Err(Refusal::InvalidDeals { deals: self.deals });
        }
        self.check_roles()
    }

    fn check_roles(&self) -> Result<(), Refusal> {
        let exists = |seat: Seat| seat.index() < self.players.len();
        if !exists(self.scorekeeper) {
            return Err(Refusal::NoScorekeeper);
        }
        if let FirstRoller::Seat(seat) = self.first
            && !exists(seat)
        {
            return Err(Refusal::NoRoller);
        }
        if let Order::Custom(order) = &self.order {
            let mut seats = order.clone();
            seats.sort_unstable();
            if !seats.iter().copied().eq(self.seats()) {
                return Err(Refusal::InvalidOrder);
            }
        }
        match (self.mode, self.players.iter().find(|player| player.level.is_some())) {
            (Mode::Caller, Some(player)) => Err(Refusal::NoComputerPlayers { name: player.name.clone() }),
            (Mode::Caller, None) | (Mode::Cards, _) => Ok(()),
        }
    }

    /// The seats, in the order people sit.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)).map(Seat)
    }

    /// The name of the player at a seat.
    pub fn name(&self, seat: Seat) -> &Name {
        self.players.get(seat.index()).map_or(Name::nobody(), |player| &player.name)
    }

    /// Who rolls after `seat` (CL-24).
    pub fn roller_after(&self, seat: Seat) -> Seat {
        let seats = u8::try_from(self.players.len()).unwrap_or(u8::MAX).max(1);
        let clockwise = |steps: u8| Seat(((u16::from(seat.0) + u16::from(steps)) % u16::from(seats)) as u8);
        match &self.order {
            Order::Clockwise => clockwise(1),
            Order::Counterclockwise => clockwise(seats - 1),
            Order::Custom(order) => {
                let index = order.iter().position(|&other| other == seat).map_or(0, |index| index + 1);
                order.get(index).or(order.first()).copied().unwrap_or(seat)
            }
        }
    }
}
