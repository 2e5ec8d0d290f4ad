//! The face of a Game Card: a number, and a colour with its symbol.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The number of a Game Card, 1 to 6 (BL-24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardNumber(u8);

impl CardNumber {
    /// All six, in order.
    pub const ALL: [CardNumber; 6] =
        [CardNumber(1), CardNumber(2), CardNumber(3), CardNumber(4), CardNumber(5), CardNumber(6)];

    /// Makes a card number; `None` unless it is from 1 to 6.
    pub fn new(number: u8) -> Option<Self> {
        (1..=6).contains(&number).then_some(Self(number))
    }

    /// The number as an integer.
    pub fn get(self) -> u8 {
        self.0
    }

    /// The bit for this number in a bit mask: bit 0 for number 1.
    pub(in crate::rules::blank) fn bit(self) -> u8 {
        1 << (self.0 - 1)
    }
}

impl TryFrom<u8> for CardNumber {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        CardNumber::new(number).ok_or("A card’s number is 1 to 6.")
    }
}

impl From<CardNumber> for u8 {
    fn from(number: CardNumber) -> u8 {
        number.0
    }
}

impl fmt::Display for CardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The colour of a Game Card (BL-26, BL-R03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "a colour is what it is called")]
pub enum Colour {
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Purple,
}

impl Colour {
    /// All six, in the order of the rainbow.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Orange, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Purple];

    /// The symbol shown with the colour, so that players who cannot tell colours apart can play (BL-24, BL-26).
    pub fn symbol(self) -> Symbol {
        match self {
            Colour::Red => Symbol::Hexagon,
            Colour::Orange => Symbol::Triangle,
            Colour::Yellow => Symbol::Square,
            Colour::Green => Symbol::Circle,
            Colour::Blue => Symbol::Diamond,
            Colour::Purple => Symbol::Shield,
        }
    }

    /// The name with its article: `a red`, `an orange`.
    pub fn with_article(self) -> String {
        let article = if self == Colour::Orange { "an" } else { "a" };
        format!("{article} {self}")
    }

    /// The bit for this colour in a bit mask.
    pub(in crate::rules::blank) fn bit(self) -> u8 {
        1 << self as u8
    }

    /// Its name, for people and in style sheets: `data-colour="red"` colours an element like a red card.
    pub fn slug(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Orange => "orange",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Purple => "purple",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// The symbol of a colour (BL-26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "a symbol is what it is called")]
pub enum Symbol {
    Hexagon,
    Triangle,
    Square,
    Circle,
    Diamond,
    Shield,
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Symbol::Hexagon => "hexagon",
            Symbol::Triangle => "triangle",
            Symbol::Square => "square",
            Symbol::Circle => "circle",
            Symbol::Diamond => "diamond",
            Symbol::Shield => "shield",
        })
    }
}

/// A colour or a number of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "a colour is a colour")]
pub enum Feature {
    Colour(Colour),
    Number(CardNumber),
}

impl Feature {
    /// All colours, then all numbers.
    pub fn all() -> impl Iterator<Item = Self> {
        Colour::ALL.map(Self::Colour).into_iter().chain(CardNumber::ALL.map(Self::Number))
    }

    /// Whether a card with this colour and number has it.
    pub(in crate::rules::blank) fn is_on(self, (colour, number): (Colour, CardNumber)) -> bool {
        match self {
            Self::Colour(wanted) => wanted == colour,
            Self::Number(wanted) => wanted == number,
        }
    }
}

impl fmt::Display for Feature {
    /// A card that has it: `a red card`, `a 6`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Colour(colour) => write!(f, "{} card", colour.with_article()),
            Self::Number(number) => write!(f, "a {number}"),
        }
    }
}
