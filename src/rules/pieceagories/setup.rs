//! What the players agree on before a game.

use serde::{Deserialize, Serialize};

use super::{
    Answers, Day, Refusal, SheetRefusal, Timer,
    pool::{check_slip_length, check_text_length, distinct, is_empty_text},
};
use crate::rules::{Seat, first_duplicate, name::Name, piecepack::Suit, sheets::Names};

/// The number of categories on a list (PG-30).
pub const LINES: usize = 10;

/// The setup of a game of Pieceagories.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The players with a pawn, in the order they sit.
    pub players: Vec<PawnPlayer>,
    /// The host.
    pub host: Host,
    /// The number of suits, 4 to 8; each has one pawn and six coins (PG-02, PG-R44).
    pub suits: u8,
    /// The number of rounds, 1 to 20; six in the original game (PG-81).
    pub rounds: u8,
    /// Where categories come from (PG-84).
    pub source: CategorySource,
    /// How answers are written.
    pub answers: Answers,
    /// Which clock is used (PG-11).
    pub timer: Timer,
    /// House rules; all off in the original game.
    #[serde(default)]
    pub house: House,
}

/// A player with a pawn.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PawnPlayer {
    /// Their name.
    pub name: Name,
    /// The suit of their pawn.
    pub pawn: Suit,
    /// Day and month; may be `None` only if coins are flipped by seat.
    pub birthday: Option<Day>,
}

/// The host, who runs the game (PG-21, PG-R04).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Host {
    /// One of the players.
    Plays(Seat),
    /// Somebody without a pawn, who votes but does not write.
    Runs(Name),
}

/// Where categories come from; a game has one source (PG-R40).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CategorySource {
    /// People invent them.
    Free,
    /// People invent categories that begin with a letter thrown before: the variant “Pieceagories Pieceagories” (PG-85).
    Squared,
    /// Prompts of Cards Against Humanity, which the table owns (PG-91).
    AgainstHumanity {
        /// The texts of the cards.
        cards: Vec<String>,
    },
    /// Adjectives of Apples to Apples, which the table owns. The writing time is halved (PG-95, PG-97).
    ApplesToApples {
        /// The texts of the cards.
        cards: Vec<String>,
    },
    /// Cards of another game that descends from 1000 Blank White Cards (PG-99).
    Other {
        /// The name of the game.
        game: String,
        /// The texts of the cards.
        cards: Vec<String>,
        /// Whether a card may be drawn again in a later round.
        reuses_cards: bool,
        /// Whether the writing time is halved.
        half_time: bool,
    },
}

/// House rules. Where one is off, the original rule applies.
///
/// Rules that are younger than the first records are left out of a record where they are off, so that those records are
/// written as they were.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct House {
    /// People call out categories and one of them types, on the open screen, not one by one behind the curtain (PG-R65).
    pub together: bool,
    /// A host who plays invents categories too (PG-R05).
    pub host_invents: bool,
    /// Answers in which every word begins with the letter score two points (PG-73).
    pub alliteration: bool,
    /// Only answers to the same category can be duplicates (PG-R22).
    pub same_category: bool,
    /// If the dice give the letter of the previous round, they are thrown again (PG-R18).
    pub fresh_letter: bool,
    /// A sheet may be handed in before time is up.
    pub early: bool,
    /// Players flip coins in seat order, not by birthday.
    pub by_seat: bool,
    /// Blitz, without coins: players type their answers to one category at a time, with at most ten seconds for each
    /// answer. On paper a sheet has 45 seconds (PG-R60).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub blitz: bool,
    /// The answer to a category that the table liked best is worth a point more, if it counts (PG-R70).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub favourite: bool,
    /// In a Blitz, each category is read as soon as everybody has answered it. It is on in every new
    /// Blitz ([`for_new_game`](Self::for_new_game)).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub read_each: bool,
    /// The authors of categories are shown as soon as the list is used, not only after the game (PG-R54).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub authors_at_once: bool,
    /// A leading article does not count: `The Walking Dead` is an answer for W, and the same as `Walking Dead`
    /// (PG-R62).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub skip_articles: bool,
    /// The forfeit for a null or a struck duplicate (PG-44, PG-65).
    pub forfeit: Option<Forfeit>,
}

impl House {
    /// The rules as a new game has them.
    #[must_use]
    pub fn for_new_game(self) -> Self {
        Self { read_each: self.blitz, ..self }
    }
}

/// The forfeit for whoever flips a null or has a struck duplicate. The page reminds people of it but does not count it (PG-R36).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Forfeit {
    /// A drink, only if everybody is old enough.
    Drink {
        /// Whether this was confirmed; without it no game starts.
        of_age: bool,
    },
    /// The table's own forfeit.
    Other(String),
}

impl Setup {
    /// The fewest and the most rounds.
    pub const ROUNDS: std::ops::RangeInclusive<u8> = 1..=20;

    /// How many rounds the official rules have (PG-81).
    pub const OFFICIAL_ROUNDS: u8 = 6;
    /// The fewest and the most suits.
    pub const SUITS: std::ops::RangeInclusive<u8> = 4..=8;

    /// Checks that a game can be played with this setup.
    ///
    /// # Errors
    /// The first problem found.
    pub fn check(&self) -> Result<(), Refusal> {
        self.check_counts()?;
        self.check_people()?;
        if let Some(Forfeit::Drink { of_age: false }) = self.house.forfeit {
            return Err(Refusal::NotOfAge);
        }
        if let Some(Forfeit::Other(text)) = &self.house.forfeit {
            check_text_length(text)?;
            if is_empty_text(text) {
                return Err(Refusal::NoForfeit);
            }
        }
        self.check_cards()
    }

    fn check_cards(&self) -> Result<(), Refusal> {
        if let CategorySource::Other { game, .. } = &self.source {
            check_text_length(game)?;
        }
        let Some(cards) = self.source.cards() else { return Ok(()) };
        cards.iter().try_for_each(|card| check_slip_length(card))?;
        match distinct(cards).count() {
            cards if cards < LINES => Err(Refusal::FewCards { cards }),
            _ => Ok(()),
        }
    }

    fn check_counts(&self) -> Result<(), Refusal> {
        if !Self::SUITS.contains(&self.suits) {
            return Err(Refusal::Suits { suits: self.suits });
        }
        if !Self::ROUNDS.contains(&self.rounds) {
            return Err(Refusal::Rounds { rounds: self.rounds });
        }
        let participants = self.players.len();
        if participants < 2 {
            return Err(Refusal::Sheet(SheetRefusal::TooFew { players: participants }));
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
        if let Some(duplicate) = first_duplicate(&names, |a, b| a.same_as(b)) {
            return Err(Refusal::Sheet(SheetRefusal::SameName { name: names[duplicate].clone() }));
        }
        let mut pawns = self.players.iter().map(|player| player.pawn);
        if let Some(pawn) = pawns.find(|pawn| !Suit::ALL[..usize::from(self.suits)].contains(pawn)) {
            return Err(Refusal::NoSuchPawn { pawn });
        }
        if let Some(duplicate) = first_duplicate(&self.players, |a, b| a.pawn == b.pawn) {
            return Err(Refusal::PawnTaken { pawn: self.players[duplicate].pawn });
        }
        let lacks_birthday = |player: &&PawnPlayer| player.birthday.is_none() && !self.house.by_seat;
        match self.players.iter().find(lacks_birthday) {
            Some(player) => Err(Refusal::NoBirthday { name: player.name.clone() }),
            None => Ok(()),
        }
    }

    /// The host's seat: that of a player, or the one after all players.
    pub fn host_seat(&self) -> Seat {
        match self.host {
            Host::Plays(seat) => seat,
            Host::Runs(_) => Seat(u8::try_from(self.players.len()).unwrap_or(u8::MAX)),
        }
    }

    /// The name of the person at a seat.
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

impl Names for Setup {
    fn name(&self, seat: Seat) -> &Name {
        self.name(seat)
    }
}

impl CategorySource {
    /// The cards, if categories are drawn and not invented.
    pub fn cards(&self) -> Option<&[String]> {
        match self {
            CategorySource::Free | CategorySource::Squared => None,
            CategorySource::AgainstHumanity { cards }
            | CategorySource::ApplesToApples { cards }
            | CategorySource::Other { cards, .. } => Some(cards),
        }
    }

    /// Whether a card that was drawn may be drawn again in a later round (PG-93, PG-96, PG-99).
    pub fn reuses_cards(&self) -> bool {
        match self {
            CategorySource::Free | CategorySource::Squared => true,
            CategorySource::AgainstHumanity { .. } | CategorySource::ApplesToApples { .. } => false,
            CategorySource::Other { reuses_cards, .. } => *reuses_cards,
        }
    }

    /// How many seconds of writing time each minute on a coin gives: 60, or 30 if it is halved (PG-97, PG-99).
    pub fn seconds_per_minute(&self) -> u32 {
        match self {
            CategorySource::ApplesToApples { .. } | CategorySource::Other { half_time: true, .. } => 30,
            CategorySource::Free
            | CategorySource::Squared
            | CategorySource::AgainstHumanity { .. }
            | CategorySource::Other { half_time: false, .. } => 60,
        }
    }
}
