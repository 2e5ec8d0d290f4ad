//! Reading what the page has written: JSON, straight into types.
//!
//! serde_json writes it. Its reader takes more than the page ever writes, numbers of every kind, lists for structs, a
//! sentence for each wrong turn, and all of that is compiled for each type anew; this one takes what its types ask
//! for, and no more. Decks, which come from anywhere, have a reader of their own (`decks/read`).

mod access;
mod reader;

use std::{borrow::Cow, fmt};

use serde::de::{self, DeserializeOwned, Expected, Unexpected};

use reader::Reader;

/// Why a text could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unread {
    /// How far the reader had come, in bytes.
    pub at: usize,
    wrong: Wrong,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.wrong.fmt(f)
    }
}

/// Reads a text that holds one value and nothing else.
///
/// # Errors
/// It is no JSON, or says something else than the type asks for.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unread> {
    let mut reader = Reader::new(text);
    let value = T::deserialize(&mut reader).and_then(|value| reader.end().map(|()| value));
    value.map_err(|wrong| Unread { at: reader.at(), wrong })
}

/// What is wrong, as a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Wrong(Cow<'static, str>);

impl Wrong {
    /// What stands there is not what should.
    const OTHERWISE: Self = Self(Cow::Borrowed("It says something that is not known here."));
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Wrong {}

/// What a type says of its own values is passed on. What serde would say of their shape speaks of types and fields, and
/// nobody at a table has seen those.
impl de::Error for Wrong {
    fn custom<T: fmt::Display>(sentence: T) -> Self {
        Self(Cow::Owned(sentence.to_string()))
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::OTHERWISE
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::OTHERWISE
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        Self::OTHERWISE
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Self::OTHERWISE
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Self {
        Self::OTHERWISE
    }

    fn missing_field(_: &'static str) -> Self {
        Self::OTHERWISE
    }

    fn duplicate_field(_: &'static str) -> Self {
        Self::OTHERWISE
    }
}
