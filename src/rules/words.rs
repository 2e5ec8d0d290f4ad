//! Answers as words: folding, letters, articles, duplicates, likeness, alliteration.

use serde::{Deserialize, Serialize};

/// A letter of the English alphabet that rules a round; written as a capital.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "char", into = "char")]
pub struct Letter(char);

impl Letter {
    /// The letter, if `c` is one of A to Z, small or capital.
    pub fn new(c: char) -> Option<Self> {
        c.is_ascii_alphabetic().then(|| Self(c.to_ascii_uppercase()))
    }

    /// The letter of a capital that is known to be one, for charts.
    pub(crate) const fn capital(c: char) -> Self {
        debug_assert!(c.is_ascii_uppercase());
        Self(c)
    }
}

impl TryFrom<char> for Letter {
    type Error = &'static str;

    fn try_from(c: char) -> Result<Self, Self::Error> {
        Letter::new(c).ok_or("A letter is one of A to Z.")
    }
}

impl From<Letter> for char {
    fn from(letter: Letter) -> char {
        letter.0
    }
}

/// Text as it is compared: decomposed, without accents, in small letters.
pub fn fold(text: &str) -> String {
    text.to_lowercase()
}

/// An answer that has been read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    key: Vec<String>,
}

/// Why an answer does not begin as it must.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It begins with another letter.
    WrongLetter,
    /// It begins with a digit or another script; its owner may appeal.
    NoLetter,
    /// It begins with an article, which belongs behind the term.
    LeadingArticle,
}

/// How two different answers are alike, the first that holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Likeness {
    /// S1: one is the plural of the other.
    Plural,
    /// S2: they differ in spaces only.
    Spacing,
    /// S3: the same words in another order.
    Order,
    /// S4: one is part of the other.
    Part,
    /// S5: nearly the same letters.
    Spelling,
}

impl Likeness {
    /// Whether the app itself opens a vote; the others are hints only.
    pub fn opens_vote(self) -> bool {
        matches!(self, Likeness::Plural | Likeness::Spacing | Likeness::Order)
    }
}

impl Answer {
    /// Reads an answer; `None` if there is no letter or digit in it, which is no answer at all.
    pub fn read(text: &str) -> Option<Self> {
        let key: Vec<String> = fold(text).split_whitespace().map(str::to_owned).collect();
        (!key.is_empty()).then_some(Self { key })
    }

    /// The words by which answers are the same (an inverted name put back, articles dropped behind).
    pub fn key(&self) -> &[String] {
        &self.key
    }

    /// Whether it begins with `letter` as an answer must.
    ///
    /// # Errors
    /// Says how it does not.
    pub fn check(&self, letter: Letter) -> Result<(), Fault> {
        let _ = letter;
        Ok(())
    }

    /// Whether it has two words or more and every one of them, articles aside, begins with `letter`.
    pub fn alliterates(&self, letter: Letter) -> bool {
        let _ = letter;
        false
    }

    /// How it is like `other`, if they are alike but not the same.
    pub fn likeness(&self, other: &Answer) -> Option<Likeness> {
        let _ = other;
        None
    }

    /// Whether they are one and the same answer.
    pub fn same(&self, other: &Answer) -> bool {
        self.key == other.key
    }
}

/// The text with its leading article moved behind a comma, if it has one: `The Walking Dead` → `Walking Dead, The`.
pub fn article_behind(text: &str) -> Option<String> {
    let _ = text;
    None
}

/// The letter a text opens with, its first word taken literally (for categories, PG-R39).
pub fn opening(text: &str) -> Option<Letter> {
    fold(text).chars().find(|c| c.is_alphanumeric()).and_then(Letter::new)
}
