//! Reads what other programs write where something else is expected: one odd value must not cost the cards after it.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor},
};

/// A text. A whole number is its digits, and anything else is no text.
#[derive(Debug, Default)]
pub(super) struct FoundText(pub(super) String);

/// Whether there is a picture: anything but nothing, in whatever form.
#[derive(Debug, Default)]
pub(super) struct FoundPicture(pub(super) bool);

/// An object whose fields are looked for one by one. A field may be there twice; then the last one counts. Where only a text
/// stands instead of the object, it is its words. Anything else is the default.
#[derive(Debug, Default)]
pub(super) struct Lenient<T>(pub(super) T);

/// What is looked for in an object.
pub(super) trait FoundFields: Default {
    /// Takes the value of a field, or ignores it.
    ///
    /// # Errors
    /// It is not JSON.
    fn take<'de, A: MapAccess<'de>>(&mut self, field: &str, fields: &mut A) -> Result<(), A::Error>;

    /// What a text alone is.
    fn of_text(text: FoundText) -> Self;
}

/// A list, whose items are added to those that were found before; also the values of an object. If an item cannot be read, those
/// before it are kept. Anything else is an empty list.
pub(super) struct Items<'t, T>(pub(super) &'t mut Vec<T>);

impl<'de> Deserialize<'de> for FoundText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TextVisitor)
    }
}

impl<'de> Deserialize<'de> for FoundPicture {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(PictureVisitor)
    }
}

impl<'de, T: FoundFields> Deserialize<'de> for Lenient<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ObjectVisitor(PhantomData))
    }
}

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for Items<'_, T> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

/// The methods of a visitor for values that are not looked for: they become the default.
macro_rules! by_default {
    ($value:ty: $($visit:ident $of:ty),*) => {
        $(fn $visit<E: Error>(self, _: $of) -> Result<$value, E> {
            Ok(<$value>::default())
        })*

        fn visit_unit<E: Error>(self) -> Result<$value, E> {
            Ok(<$value>::default())
        }
    };
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = FoundText;

    by_default!(FoundText: visit_f64 f64, visit_bool bool);

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

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<FoundText, A::Error> {
        IgnoredAny.visit_seq(items).map(|_| FoundText::default())
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<FoundText, A::Error> {
        IgnoredAny.visit_map(fields).map(|_| FoundText::default())
    }
}

struct PictureVisitor;

impl<'de> Visitor<'de> for PictureVisitor {
    type Value = FoundPicture;

    by_default!(FoundPicture: visit_u64 u64, visit_i64 i64, visit_f64 f64, visit_bool bool);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a picture")
    }

    fn visit_str<E: Error>(self, picture: &str) -> Result<FoundPicture, E> {
        Ok(FoundPicture(!picture.is_empty()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<FoundPicture, A::Error> {
        let first = items.next_element::<IgnoredAny>()?;
        IgnoredAny.visit_seq(items).map(|_| FoundPicture(first.is_some()))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<FoundPicture, A::Error> {
        let first = fields.next_entry::<IgnoredAny, IgnoredAny>()?;
        IgnoredAny.visit_map(fields).map(|_| FoundPicture(first.is_some()))
    }
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: FoundFields> Visitor<'de> for ObjectVisitor<T> {
    type Value = Lenient<T>;

    by_default!(Lenient<T>: visit_u64 u64, visit_i64 i64, visit_f64 f64, visit_bool bool);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Lenient<T>, E> {
        Ok(Lenient(T::of_text(FoundText(text.to_owned()))))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<Lenient<T>, A::Error> {
        IgnoredAny.visit_seq(items).map(|_| Lenient::default())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Lenient<T>, A::Error> {
        let mut found = T::default();
        while let Some(field) = fields.next_key::<String>()? {
            found.take(&field, &mut fields)?;
        }
        Ok(Lenient(found))
    }
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for Items<'_, T> {
    type Value = ();

    by_default!((): visit_str &str, visit_u64 u64, visit_i64 i64, visit_f64 f64, visit_bool bool);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        while let Some(item) = items.next_element()? {
            self.0.push(item);
        }
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        while let Some((_, item)) = items.next_entry::<IgnoredAny, T>()? {
            self.0.push(item);
        }
        Ok(())
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
