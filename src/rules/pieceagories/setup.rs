//! What the table agrees before play.

use serde::{Deserialize, Serialize};

use super::{
    Answers, Day, Refusal, Timer,
    pool::{check_category, check_length, distinct},
};
use crate::rules::{Seat, name::Name, piecepack::Suit, repeated, words::seen};

/// How many categories a list has (PG-30).
pub const TEN: usize = 10;

/// What is agreed before a game of Pieceagories.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// Who has a pawn, in the order people sit.
    pub players: Vec<PawnPlayer>,
    /// Who runs the table.
    pub host: Host,
    /// Suits owned, 4 to 8; each brings a pawn, and six coins (PG-02, PG-R44).
    pub suits: u8,
    /// Rounds to play, 1 to 20; six unless the house says otherwise (PG-81).
    pub rounds: u8,
    /// Where categories come from (PG-84).
    pub source: CategorySource,
    /// How answers are written.
    pub answers: Answers,
    /// Which clock is used (PG-11).
    pub timer: Timer,
    /// House rules; all off is the game as designed.
    #[serde(default)]
    pub house: House,
}

/// A person with a pawn.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PawnPlayer {
    /// What they are called.
    pub name: Name,
    /// The suit of their pawn.
    pub pawn: Suit,
    /// Day and month; only a table that does not go by birthdays can do without.
    pub birthday: Option<Day>,
}

/// The one who runs the table (PG-21, PG-R04).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Host {
    /// One of the participants.
    Plays(Seat),
    /// Somebody without a pawn, who votes but does not write.
    Runs(Name),
}

/// Where categories come from. One source a game (PG-R40).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CategorySource {
    /// People invent them.
    Free,
    /// People invent them to a letter: Pieceagories Pieceagories (PG-85).
    Squared,
    /// Prompts of Cards Against Humanity, which the table owns (PG-91).
    Against {
        /// What stands on the cards.
        cards: Vec<String>,
    },
    /// Adjectives of Apples to Apples, which the table owns; half the time (PG-95, PG-97).
    Apples {
        /// What stands on the cards.
        cards: Vec<String>,
    },
    /// Cards of another game of that family (PG-99).
    Other {
        /// What the game is called.
        game: String,
        /// What stands on the cards.
        cards: Vec<String>,
        /// Whether a card may come back in a later round.
        replayed: bool,
        /// Whether the clock has half the time.
        half_time: bool,
    },
}

/// House rules. Each is a switch, and off is the rule as written.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct House {
    /// Categories are invented in the open, together, instead of one by one behind the curtain.
    pub together: bool,
    /// A host who plays invents categories too (PG-R05).
    pub host_invents: bool,
    /// Answers of which every word begins with the letter are worth two (PG-73).
    pub alliteration: bool,
    /// Only answers to the same category can be duplicates (PG-R22).
    pub same_category: bool,
    /// The letter of the round before is thrown again (PG-R18).
    pub fresh_letter: bool,
    /// A sheet may be handed in before time is up.
    pub early: bool,
    /// The coin goes around as people sit, not by birthdays.
    pub by_seat: bool,
    /// Blitz: ten seconds for each answer, one category at a time around the table, or on paper 45 seconds a sheet. No
    /// coin is flipped (PG-R60).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub blitz: bool,
    /// Who wrote a category is shown once the list is laid out, not only after the game (PG-R54).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub authors_at_once: bool,
    /// What befalls whoever turns a null or strikes a duplicate (PG-44, PG-65).
    pub forfeit: Option<Forfeit>,
}

/// What befalls whoever turns a null or has to strike a duplicate. Reminded of, never counted (PG-R36).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Forfeit {
    /// A drink, and everybody taking part has said that they are old enough.
    Drink {
        /// Whether they have said so; without it no game starts.
        of_age: bool,
    },
    /// Something the table thought of.
    Other(String),
}

impl Setup {
    /// The fewest and the most rounds.
    pub const ROUNDS: std::ops::RangeInclusive<u8> = 1..=20;
    /// The fewest and the most suits.
    pub const SUITS: std::ops::RangeInclusive<u8> = 4..=8;

    /// Checks that a game can be played so.
    ///
    /// # Errors
    /// The first thing that is in the way.
    pub fn check(&self) -> Result<(), Refusal> {
        self.check_numbers()?;
        self.check_people()?;
        if let Some(Forfeit::Drink { of_age: false }) = self.house.forfeit {
            return Err(Refusal::NotOfAge);
        }
        if let Some(Forfeit::Other(what)) = &self.house.forfeit {
            check_category(what)?;
            if seen(what).trim().is_empty() {
                return Err(Refusal::NoForfeit);
            }
        }
        self.check_cards()
    }

    fn check_cards(&self) -> Result<(), Refusal> {
        if let CategorySource::Other { game, .. } = &self.source {
            check_category(game)?;
        }
        let Some(cards) = self.source.cards() else { return Ok(()) };
        cards.iter().try_for_each(|card| check_length(card))?;
        match distinct(cards).count() {
            cards if cards < TEN => Err(Refusal::FewCards { cards }),
            _ => Ok(()),
        }
    }

    fn check_numbers(&self) -> Result<(), Refusal> {
        if !Self::SUITS.contains(&self.suits) {
            return Err(Refusal::Suits { suits: self.suits });
        }
        if !Self::ROUNDS.contains(&self.rounds) {
            return Err(Refusal::Rounds { rounds: self.rounds });
        }
        let participants = self.players.len();
        if participants < 2 {
            return Err(Refusal::TooFew { participants });
        }
        if participants > usize::from(self.suits) {
            return Err(Refusal::TooMany { participants, suits: self.suits });
        }
        Ok(())
    }

    fn check_people(&self) -> Result<(), Refusal> {
        let mut names: Vec<&Name> = self.players.iter().map(|player| &player.name).collect();
        match &self.host {
            Host::Plays(seat) if seat.index() >= self.players.len() => return Err(Refusal::NoHost),
            Host::Plays(_) => {}
            Host::Runs(name) => names.push(name),
        }
        if let Some(twice) = repeated(&names, |a, b| a.same_as(b)) {
            return Err(Refusal::SameName { name: names[twice].clone() });
        }
        let mut pawns = self.players.iter().map(|player| player.pawn);
        if let Some(pawn) = pawns.find(|pawn| !Suit::ALL[..usize::from(self.suits)].contains(pawn)) {
            return Err(Refusal::NoSuchPawn { pawn });
        }
        if let Some(twice) = repeated(&self.players, |a, b| a.pawn == b.pawn) {
            return Err(Refusal::PawnTaken { pawn: self.players[twice].pawn });
        }
        let unborn = |player: &&PawnPlayer| player.birthday.is_none() && !self.house.by_seat;
        match self.players.iter().find(unborn) {
            Some(player) => Err(Refusal::NoBirthday { name: player.name.clone() }),
            None => Ok(()),
        }
    }

    /// The seat that runs the table: one of the participants, or the one after them.
    pub fn host_seat(&self) -> Seat {
        match self.host {
            Host::Plays(seat) => seat,
            Host::Runs(_) => Seat(u8::try_from(self.players.len()).unwrap_or(u8::MAX)),
        }
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &Name {
        match (&self.host, self.players.get(seat.index())) {
            (Host::Runs(name), None) => name,
            (_, Some(player)) => &player.name,
            (Host::Plays(_), None) => Name::nobody(),
        }
    }

    /// The seats with a pawn.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)).map(Seat)
    }
}

impl CategorySource {
    /// The cards, if categories are drawn and not invented.
    pub fn cards(&self) -> Option<&[String]> {
        match self {
            CategorySource::Free | CategorySource::Squared => None,
            CategorySource::Against { cards }
            | CategorySource::Apples { cards }
            | CategorySource::Other { cards, .. } => Some(cards),
        }
    }

    /// Whether a card that was drawn may be drawn again in a later round (PG-93, PG-96, PG-99).
    pub fn replays(&self) -> bool {
        match self {
            CategorySource::Free | CategorySource::Squared => true,
            CategorySource::Against { .. } | CategorySource::Apples { .. } => false,
            CategorySource::Other { replayed, .. } => *replayed,
        }
    }

    /// How many seconds a coin's minute lasts (PG-97, PG-99).
    pub fn minute(&self) -> u32 {
        match self {
            CategorySource::Apples { .. } | CategorySource::Other { half_time: true, .. } => 30,
            CategorySource::Free
            | CategorySource::Squared
            | CategorySource::Against { .. }
            | CategorySource::Other { half_time: false, .. } => 60,
        }
    }
}
