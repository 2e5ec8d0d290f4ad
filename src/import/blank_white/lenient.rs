//! Reads what other programs write where something else is expected: one odd value must not cost the cards after it.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{Error, IgnoredAny, MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer},
};

/// A text. A whole number is its digits, and anything else is no text.
#[derive(Debug, Default)]
pub(super) struct FoundText(pub(super) String);

/// An object. Anything else is the default.
#[derive(Debug, Default)]
pub(super) struct Lenient<T>(pub(super) T);

impl<'de> Deserialize<'de> for FoundText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TextVisitor)
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for Lenient<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ObjectVisitor(PhantomData))
    }
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = FoundText;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<FoundText, E> {
        Ok(FoundText(text.to_owned()))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<FoundText, E> {
        Ok(FoundText(number.to_string()))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<FoundText, E> {
        Ok(FoundText(number.to_string()))
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<FoundText, E> {
        Ok(FoundText::default())
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<FoundText, E> {
        Ok(FoundText::default())
    }

    fn visit_unit<E: Error>(self) -> Result<FoundText, E> {
        Ok(FoundText::default())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<FoundText, A::Error> {
        IgnoredAny.visit_seq(items).map(|_| FoundText::default())
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<FoundText, A::Error> {
        IgnoredAny.visit_map(fields).map(|_| FoundText::default())
    }
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Default> Visitor<'de> for ObjectVisitor<T> {
    type Value = Lenient<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<Lenient<T>, E> {
        Ok(Lenient::default())
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<Lenient<T>, E> {
        Ok(Lenient::default())
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Lenient<T>, E> {
        Ok(Lenient::default())
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Lenient<T>, E> {
        Ok(Lenient::default())
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<Lenient<T>, E> {
        Ok(Lenient::default())
    }

    fn visit_unit<E: Error>(self) -> Result<Lenient<T>, E> {
        Ok(Lenient::default())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<Lenient<T>, A::Error> {
        IgnoredAny.visit_seq(items).map(|_| Lenient::default())
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<Lenient<T>, A::Error> {
        T::deserialize(MapAccessDeserializer::new(fields)).map(Lenient)
    }
}

/// JSON in which what is wrong within texts is replaced: half of a surrogate pair, so that a text that was cut inside an emoji
/// costs one letter; the backslash of an escape that does not exist; a control character. The text keeps its length and its lines
/// outside texts, so errors keep their places.
pub(super) fn with_whole_letters(json: &str) -> String {
    let mut mended = String::with_capacity(json.len());
    let (mut rest, mut in_text) = (json, false);
    while let Some(first) = rest.chars().next() {
        let (length, instead) = match first {
            '\\' => escape(&rest[1..]),
            _ if in_text && first.is_ascii_control() => (1, Some(" ")),
            _ => (first.len_utf8(), None),
        };
        in_text ^= first == '"';
        let (part, after) = rest.split_at(length);
        mended.push_str(instead.unwrap_or(part));
        rest = after;
    }
    mended
}

/// The length of an escape with its backslash, and what replaces it if it is wrong; `rest` is what follows the backslash.
fn escape(rest: &str) -> (usize, Option<&'static str>) {
    let second = rest.get(5..).and_then(|next| code_unit(next.strip_prefix('\\')?));
    match (code_unit(rest), second) {
        (Some(0xd800..0xdc00), Some(0xdc00..0xe000)) => (12, None),
        (Some(0xd800..0xe000), _) => (6, Some("\\ufffd")),
        (Some(_), _) => (6, None),
        (None, _) if rest.starts_with(['"', '\\', '/', 'b', 'f', 'n', 'r', 't']) => (2, None),
        (None, _) => (1, Some(" ")),
    }
}

/// The number of an escape after its backslash: `u00e9`.
fn code_unit(escape: &str) -> Option<u16> {
    let digits = escape.strip_prefix('u')?.get(..4)?;
    let is_hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    u16::from_str_radix(digits, 16).ok().filter(|_| is_hex)
}
