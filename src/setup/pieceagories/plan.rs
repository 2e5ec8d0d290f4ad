//! The content of the set-up screen, finished or not.
//!
//! A [`Setup`] can be played; a [`Plan`] may contain any input. Every field stays as it was typed, even if invalid,
//! until somebody changes it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Material, Roster, materials, slips};
use crate::{
    rules::{
        Seat,
        day::{Birthday, NoSuchDay},
        name::{InvalidName, Name},
        pieceagories::{
            Answers, CategorySource, Forfeit, Host, House, LINES, PawnPlayer, Refusal, Setup, SheetRefusal,
            Timer, distinct,
        },
        piecepack::Suit,
    },
    setup::guests::{Guest, GuestId},
};

/// The settings as they are entered on the set-up screen.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Plan {
    /// The people at the table.
    pub roster: Roster,
    /// The number of rounds.
    pub rounds: u8,
    /// Where categories come from.
    pub categories: SourceChoice,
    /// The cards as typed or pasted, one per line. Kept even while a source without cards is chosen.
    pub cards: String,
    /// Cards from decks, in addition to the typed ones. Not stored, because decks are shuffled again each evening.
    #[serde(skip)]
    pub dealt: Vec<String>,
    /// The name of the other game.
    pub game: String,
    /// Whether cards of the other game may be drawn again in later rounds.
    pub reuses_cards: bool,
    /// Whether the writing time is halved with the other game.
    pub half_time: bool,
    /// How answers are written.
    pub answers: Answers,
    /// Which clock is used.
    pub timer: Timer,
    /// House rules, without the forfeit.
    pub house: House,
    /// The forfeit for a null or a struck duplicate.
    pub forfeit_choice: ForfeitChoice,
    /// The text of the table's own forfeit. Kept even while another choice is selected.
    pub forfeit: String,
}

/// The choice on the set-up screen where categories come from (PG-84); [`CategorySource`] also has the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SourceChoice {
    /// People invent them.
    Invented,
    /// People invent categories that begin with a letter.
    Squared,
    /// The black cards of Cards Against Humanity.
    AgainstHumanity,
    /// The adjectives of Apples to Apples.
    ApplesToApples,
    /// The cards of another game.
    Other,
    /// Decks of ready-made categories (PG-R56).
    Ready,
}

impl SourceChoice {
    /// All sources; the original game comes first.
    pub const ALL: [Self; 6] = [
        Self::Invented,
        Self::Ready,
        Self::Squared,
        Self::AgainstHumanity,
        Self::ApplesToApples,
        Self::Other,
    ];

    /// Whether categories are drawn from cards, typed or from decks.
    pub fn on_cards(self) -> bool {
        match self {
            SourceChoice::Invented | SourceChoice::Squared => false,
            SourceChoice::AgainstHumanity
            | SourceChoice::ApplesToApples
            | SourceChoice::Other
            | SourceChoice::Ready => true,
        }
    }
}

/// The forfeit for whoever flips a null or has a struck duplicate (PG-44, PG-65).
///
/// Only whether the choice is `Words` is stored, so a drink has to be chosen again each evening.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "bool", into = "bool")]
pub enum ForfeitChoice {
    /// No forfeit, as in most games.
    #[default]
    Nothing,
    /// A drink; choosing it confirms that everybody is old enough.
    Drink,
    /// The table's own text.
    Words,
}

impl From<bool> for ForfeitChoice {
    fn from(words: bool) -> Self {
        if words { ForfeitChoice::Words } else { ForfeitChoice::Nothing }
    }
}

impl From<ForfeitChoice> for bool {
    fn from(choice: ForfeitChoice) -> Self {
        choice == ForfeitChoice::Words
    }
}

impl Default for Plan {
    /// The official rules with two empty chairs, except that categories are called out, players flip coins by seat and may
    /// hand in before time is up (PG-R57, PG-R65).
    fn default() -> Self {
        Self {
            roster: Roster::default(),
            rounds: Setup::OFFICIAL_ROUNDS,
            categories: SourceChoice::Invented,
            cards: String::new(),
            dealt: Vec::new(),
            game: String::new(),
            reuses_cards: false,
            half_time: false,
            answers: Answers::Typed,
            timer: Timer::Page,
            house: House { together: true, by_seat: true, early: true, ..House::default() },
            forfeit_choice: ForfeitChoice::Nothing,
            forfeit: String::new(),
        }
    }
}

/// Why the game cannot start yet, and the field to correct.
#[derive(Debug, Clone, PartialEq)]
pub struct PlanProblem {
    /// The field.
    pub field: PlanField,
    /// The reason.
    pub reason: PlanProblemReason,
}

/// A field of the plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlanField {
    /// Somebody's name.
    Name(GuestId),
    /// Somebody's pawn.
    Pawn(GuestId),
    /// Somebody's birthday.
    Birthday(GuestId),
    /// The host.
    Host,
    /// The cards.
    Cards,
    /// The forfeit.
    Forfeit,
    /// The plan as a whole.
    Whole,
}

/// Why a plan cannot be played yet. `Display` is the sentence beside the field.
#[derive(Debug, Clone, PartialEq)]
pub enum PlanProblemReason {
    /// A name is not valid.
    Name(InvalidName),
    /// A birthday does not exist.
    Day(NoSuchDay),
    /// The rules refuse the setup.
    Rules(Refusal),
}

impl fmt::Display for PlanProblemReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlanProblemReason::Name(reason) => reason.fmt(f),
            PlanProblemReason::Day(reason) => reason.fmt(f),
            PlanProblemReason::Rules(refusal) => refusal.fmt(f),
        }
    }
}

impl Plan {
    /// The setup of the game, if the plan is valid.
    ///
    /// # Errors
    /// The first problem, with its field.
    pub fn to_setup(&self) -> Result<Setup, PlanProblem> {
        let people: Vec<&Guest> = self.roster.guests().named().collect();
        let names = people.iter().map(|chair| {
            chair.parse_name().map_err(|reason| PlanProblem {
                field: PlanField::Name(chair.id),
                reason: PlanProblemReason::Name(reason),
            })
        });
        let names = names.collect::<Result<Vec<Name>, PlanProblem>>()?;
        let host = self.checked_host(&people)?;
        let mut players = Vec::new();
        for (chair, name) in people.iter().zip(names) {
            players.push(self.checked_chair(chair, name, people.len())?);
        }
        let setup = Setup {
            players,
            host,
            suits: self.roster.suits(),
            rounds: self.rounds,
            source: self.source(),
            answers: self.answers,
            timer: self.timer,
            house: House { forfeit: self.forfeit_rule(), ..self.house.clone().for_new_game() },
        };
        setup.check().map_err(|refusal| PlanProblem {
            field: self.field(&refusal),
            reason: PlanProblemReason::Rules(refusal),
        })?;
        Ok(setup)
    }

    fn checked_chair(
        &self,
        chair: &Guest,
        name: Name,
        participants: usize,
    ) -> Result<PawnPlayer, PlanProblem> {
        let day = |born: Birthday| {
            born.to_day().map_err(|reason| PlanProblem {
                field: PlanField::Birthday(chair.id),
                reason: PlanProblemReason::Day(reason),
            })
        };
        // A person has no pawn only if there are more people than pawns.
        let too_many = Refusal::TooMany { participants, suits: self.roster.suits() };
        Ok(PawnPlayer {
            name,
            pawn: chair.pawn.ok_or(PlanProblem {
                field: PlanField::Pawn(chair.id),
                reason: PlanProblemReason::Rules(too_many),
            })?,
            // Birthdays are not needed if coins are flipped by seat.
            birthday: if self.house.by_seat { None } else { day(chair.born)? },
        })
    }

    fn checked_host(&self, people: &[&Guest]) -> Result<Host, PlanProblem> {
        let Some(host) = self.roster.host() else {
            return Name::parse(&self.roster.host_name).map(Host::Runs).map_err(|reason| PlanProblem {
                field: PlanField::Host,
                reason: PlanProblemReason::Name(reason),
            });
        };
        // A host without a name is the first seat, until the names are refused.
        let seat = people.iter().position(|chair| chair.id == host).unwrap_or_default();
        Ok(Host::Plays(Seat(u8::try_from(seat).unwrap_or(u8::MAX))))
    }

    /// The forfeit for the rules. A drink was confirmed by choosing it, and a text loses superfluous spaces.
    fn forfeit_rule(&self) -> Option<Forfeit> {
        match self.forfeit_choice {
            ForfeitChoice::Nothing => None,
            ForfeitChoice::Drink => Some(Forfeit::Drink { of_age: true }),
            ForfeitChoice::Words => {
                Some(Forfeit::Other(self.forfeit.split_whitespace().collect::<Vec<_>>().join(" ")))
            }
        }
    }

    /// The field to correct after a refusal of the rules. Of two equal names it is the second one.
    fn field(&self, refusal: &Refusal) -> PlanField {
        let called =
            |name: &Name| self.roster.guests().named().rfind(|chair| chair.parse_name().as_ref() == Ok(name));
        if let Refusal::Sheet(SheetRefusal::TooFew { .. }) = refusal {
            let empty = self.roster.guests().list().iter().find(|chair| chair.is_unnamed());
            empty.map_or(PlanField::Whole, |chair| PlanField::Name(chair.id))
        } else if let Refusal::Sheet(SheetRefusal::SameName { name }) = refusal {
            let host_only =
                self.roster.host().is_none() && Name::parse(&self.roster.host_name).as_ref() == Ok(name);
            let chair = called(name).filter(|_| !host_only);
            chair.map_or(PlanField::Host, |chair| PlanField::Name(chair.id))
        } else if let Refusal::NoBirthday { name } = refusal {
            called(name).map_or(PlanField::Whole, |chair| PlanField::Birthday(chair.id))
        } else if let Refusal::FewCards { .. } | Refusal::LongSlip { .. } = refusal {
            PlanField::Cards
        } else if let Refusal::NoForfeit = refusal {
            PlanField::Forfeit
        } else {
            PlanField::Whole
        }
    }

    /// The source of categories, with its cards.
    fn source(&self) -> CategorySource {
        let cards = || {
            let mut cards = slips(&self.cards);
            cards.extend_from_slice(&self.dealt);
            cards
        };
        match self.categories {
            SourceChoice::Invented => CategorySource::Free,
            SourceChoice::Squared => CategorySource::Squared,
            SourceChoice::AgainstHumanity => CategorySource::AgainstHumanity { cards: cards() },
            SourceChoice::ApplesToApples => CategorySource::ApplesToApples { cards: cards() },
            SourceChoice::Ready => CategorySource::Other {
                game: "ready-made categories".to_owned(),
                cards: cards(),
                reuses_cards: false,
                half_time: false,
            },
            SourceChoice::Other => CategorySource::Other {
                game: if self.game.trim().is_empty() {
                    "another game".to_owned()
                } else {
                    self.game.trim().to_owned()
                },
                cards: cards(),
                reuses_cards: self.reuses_cards,
                half_time: self.half_time,
            },
        }
    }

    /// A setup with placeholder names, to estimate the length of the evening and the materials before all names are
    /// entered. No game is started with it.
    pub fn outline(&self) -> Setup {
        let people = self.roster.guests().named_count().clamp(2, Suit::ALL.len());
        let somebody = |(index, &pawn): (usize, &Suit)| {
            let name = Name::parse(&(index + 1).to_string()).ok()?;
            Some(PawnPlayer { name, pawn, birthday: None })
        };
        let players = Suit::ALL.iter().take(people).enumerate().filter_map(somebody).collect();
        let host_only = Name::parse("host").ok().filter(|_| self.roster.host().is_none());
        Setup {
            players,
            host: host_only.map_or(Host::Plays(Seat(0)), Host::Runs),
            suits: self.roster.suits(),
            rounds: self.rounds,
            source: self.source(),
            answers: self.answers,
            timer: self.timer,
            house: self.house.clone(),
        }
    }

    /// The checklist of materials, without cards if all cards come from decks.
    pub fn materials(&self) -> Vec<Material> {
        let mut list = materials(&self.outline());
        if self.categories.on_cards() && !self.dealt.is_empty() && slips(&self.cards).is_empty() {
            // The cards are its last line.
            list.pop();
        }
        list
    }

    /// The number of different cards, and for how many rounds they last; `None` if cards can be used again.
    pub fn cards_and_rounds(&self) -> (usize, Option<usize>) {
        let source = self.source();
        let cards = source.cards().map_or(0, |cards| distinct(cards).count());
        (cards, (!source.reuses_cards()).then_some(cards / LINES))
    }
}

impl PlanProblem {
    /// Whether the problem is a missing entry. It is shown only when somebody wants to start; a wrong entry
    /// is shown at once.
    pub fn is_missing(&self) -> bool {
        match &self.reason {
            PlanProblemReason::Name(InvalidName::Empty) => true,
            PlanProblemReason::Name(InvalidName::Long { .. }) | PlanProblemReason::Day(_) => false,
            PlanProblemReason::Rules(refusal) => matches!(
                refusal,
                Refusal::Sheet(SheetRefusal::TooFew { .. })
                    | Refusal::NoBirthday { .. }
                    | Refusal::FewCards { .. }
                    | Refusal::NoForfeit
            ),
        }
    }
}
