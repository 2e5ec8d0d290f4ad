//! How many cards an effect moves.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// How many cards an effect moves.
///
/// In a file it is a number or words: `2`, `"top number"`, `"played"`, `"until 5"`, `"until match"`, `"all"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    /// This many, 1 to 7.
    Number(u8),
    /// The number printed on the top card (BL-R50).
    TopNumber,
    /// As many as were played together last (BL-R50).
    Played,
    /// As many as are needed until a hand has this size, 0 to 20 (BL-R51). For cards from a pile, it is the
    /// hand that gets them; otherwise it is the hand that they come from.
    UntilHandHas(u8),
    /// As many as are needed until a card in the hand matches. Only for a draw (BL-R81).
    UntilMatch,
    /// The whole hand; for cards from the Discard Pile, all cards under the top one. Not allowed for a draw.
    All,
}

impl Amount {
    fn from_text(text: &str) -> Option<Self> {
        Some(match text {
            "top number" => Amount::TopNumber,
            "played" => Amount::Played,
            "all" => Amount::All,
            "until match" => Amount::UntilMatch,
            _ => Amount::UntilHandHas(text.strip_prefix("until ")?.parse().ok()?),
        })
    }
}

impl From<u8> for Amount {
    fn from(cards: u8) -> Self {
        Amount::Number(cards)
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Amount::Number(cards) => serializer.serialize_u8(*cards),
            Amount::TopNumber => serializer.serialize_str("top number"),
            Amount::Played => serializer.serialize_str("played"),
            Amount::UntilHandHas(cards) => serializer.collect_str(&format_args!("until {cards}")),
            Amount::UntilMatch => serializer.serialize_str("until match"),
            Amount::All => serializer.serialize_str("all"),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AmountVisitor)
    }
}

struct AmountVisitor;

impl de::Visitor<'_> for AmountVisitor {
    type Value = Amount;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of cards")
    }

    fn visit_u64<E: de::Error>(self, cards: u64) -> Result<Amount, E> {
        let number = u8::try_from(cards).map(Amount::Number);
        number.map_err(|_| E::invalid_value(de::Unexpected::Unsigned(cards), &self))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Amount, E> {
        Amount::from_text(text).ok_or_else(|| {
            E::unknown_variant(text, &["top number", "played", "until 5", "until match", "all"])
        })
    }
}
