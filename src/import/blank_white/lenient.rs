//! Reads what other programs write where something else is expected: one odd value must not cost the cards after it.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{Error, IgnoredAny, MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer},
};

/// A text. A number is its digits, and anything else is no text.
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

/// JSON in which each escaped half of a surrogate pair is replaced, so that a text that was cut inside an emoji costs one
/// letter. The text keeps its length, so errors keep their places.
pub(super) fn with_whole_letters(json: &str) -> String {
    let mut mended = String::with_capacity(json.len());
    let mut rest = json;
    while let Some((before, after)) = rest.split_once('\\') {
        mended.push_str(before);
        let escape =
            match (code_unit(after), after.get(5..).and_then(|next| code_unit(next.strip_prefix('\\')?))) {
                (Some(0xd800..0xdc00), Some(0xdc00..0xe000)) => after.get(..11),
                (Some(0xd800..0xe000), _) => {
                    mended.push_str("\\ufffd");
                    rest = after.get(5..).unwrap_or_default();
                    continue;
                }
                _ => after.chars().next().and_then(|first| after.get(..first.len_utf8())),
            };
        let escape = escape.unwrap_or_default();
        mended.push('\\');
        mended.push_str(escape);
        rest = after.get(escape.len()..).unwrap_or_default();
    }
    mended.push_str(rest);
    mended
}

/// The number of an escape after its backslash: `u00e9`.
fn code_unit(escape: &str) -> Option<u16> {
    let digits = escape.strip_prefix('u')?.get(..4)?;
    let is_hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    u16::from_str_radix(digits, 16).ok().filter(|_| is_hex)
}
