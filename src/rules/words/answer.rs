//! An answer: what it is compared by, how it begins, whether it alliterates.

use super::{
    Letter, Similarity, Wrapping,
    written::{CommaPart, Word, parts},
};

/// An answer that has been read.
///
/// Everything a comparison needs is worked out here once, because a round compares every answer with every other.
/// Two answers count as one when they are the [`same`](Answer::same); `==` also asks how they were written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    key: Vec<String>,
    /// The key in alphabetical order, to see past the order of the words.
    sorted: Vec<String>,
    /// The key without its spaces, to see past them.
    letters: String,
    opens: Option<Letter>,
    leads_with_article: bool,
    /// How each word begins, articles left out.
    initials: Vec<Option<Letter>>,
}

/// Why a line holds no valid answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvalidAnswer {
    /// It begins with another letter.
    WrongLetter,
    /// It begins with a digit or another script; its owner may appeal.
    NoLetter,
    /// It begins with an article, which has to come last.
    LeadingArticle,
    /// There is more than one answer on the line (SC-24). Found by the game, not by [`Answer::check`].
    Several,
}

impl Answer {
    /// Reads an answer; `None` if there is no letter or digit in it, which is no answer at all.
    pub fn read(text: &str) -> Option<Self> {
        Self::read_with(text, Wrapping::Ignored)
    }

    /// Reads an answer by either version of the rules about its wrapping.
    pub fn read_with(text: &str, wrapping: Wrapping) -> Option<Self> {
        Self::of_parts(parts(text, wrapping), key)
    }

    /// Reads an answer that is compared without an article in front, if another word follows: `The Tempest` and
    /// `Tempest, The` are then the same (SC-R23).
    pub fn read_past_article(text: &str) -> Option<Self> {
        Self::read_past_article_with(text, Wrapping::Ignored)
    }

    /// Reads an answer that is compared without an article in front, by either version of the rules about its wrapping.
    pub fn read_past_article_with(text: &str, wrapping: Wrapping) -> Option<Self> {
        Self::of_parts(parts(text, wrapping), key_past_article)
    }

    fn of_parts(parts: Vec<CommaPart>, key: fn(Vec<CommaPart>) -> Vec<String>) -> Option<Self> {
        let mut words = parts.iter().flatten();
        let first = words.next()?;
        let opens = first.initial();
        let leads_with_article = first.article && words.next().is_some();
        let initials = parts.iter().flatten().filter(|word| !word.article).map(Word::initial).collect();

        let key = key(parts);
        let mut sorted = key.clone();
        sorted.sort_unstable();
        let letters = key.concat();
        Some(Self { key, sorted, letters, opens, leads_with_article, initials })
    }

    /// The words by which answers are the same (an inverted name put back, an article behind the comma dropped).
    pub fn key(&self) -> &[String] {
        &self.key
    }

    /// Whether it begins with `letter` as an answer must.
    ///
    /// An article in front fails under every letter, its own included (PG-57). The letter is looked for where the
    /// text was begun: `Bush, George` is an answer under B, `George Bush` under G (PG-60, PG-61).
    ///
    /// # Errors
    /// Says how it does not.
    pub fn check(&self, letter: Letter) -> Result<(), InvalidAnswer> {
        match self.opens {
            _ if self.leads_with_article => Err(InvalidAnswer::LeadingArticle),
            Some(opens) if opens == letter => Ok(()),
            Some(_) => Err(InvalidAnswer::WrongLetter),
            None => Err(InvalidAnswer::NoLetter),
        }
    }

    /// Whether it has two words or more, articles aside, and every one of them begins with `letter` (PG-R33).
    pub fn alliterates(&self, letter: Letter) -> bool {
        self.initials.len() > 1 && self.words_on(letter) == self.initials.len()
    }

    /// The letter its first word begins with, as it was written: `The Tempest` begins with T (SC-13, SC-R09).
    pub fn opening(&self) -> Option<Letter> {
        self.opens
    }

    /// The letter it begins with when articles in front are passed over, unless there is nothing else (SC-R09).
    pub fn opening_past_articles(&self) -> Option<Letter> {
        self.initials.first().copied().unwrap_or(self.opens)
    }

    /// How many of its words begin with `letter`: articles never do, an initial is a word, and so is a compound with
    /// hyphens (SC-R08).
    pub fn words_on(&self, letter: Letter) -> usize {
        self.initials.iter().filter(|initial| **initial == Some(letter)).count()
    }

    /// How it is similar to `other`, if it is not the same.
    pub fn similarity(&self, other: &Answer) -> Option<Similarity> {
        if self.same(other) { None } else { Similarity::between(self, other) }
    }

    /// Whether they are one and the same answer.
    pub fn same(&self, other: &Answer) -> bool {
        self.key == other.key
    }

    /// Whether it begins with an article and goes on: `A` alone is a word like any other (PG-R21).
    pub(super) fn leads_with_article(&self) -> bool {
        self.leads_with_article
    }

    /// The words of the key in alphabetical order.
    pub(super) fn sorted(&self) -> &[String] {
        &self.sorted
    }

    /// The key without its spaces.
    pub(super) fn letters(&self) -> &str {
        &self.letters
    }
}

/// The words an answer is compared by. Two parts are a name put last-name-first, and are turned round again.
fn key(parts: Vec<CommaPart>) -> Vec<String> {
    turned_round(parts).flat_map(|word| word.tokens).collect()
}

/// The same without one article in front, unless it is all there is.
fn key_past_article(parts: Vec<CommaPart>) -> Vec<String> {
    let mut words = turned_round(parts).peekable();
    let article = words.next_if(|word| word.article);
    match article {
        Some(alone) if words.peek().is_none() => alone.tokens,
        Some(_) | None => words.flat_map(|word| word.tokens).collect(),
    }
}

fn turned_round(mut parts: Vec<CommaPart>) -> impl Iterator<Item = Word> {
    if parts.len() == 2 {
        parts.reverse();
    }
    parts.into_iter().flatten()
}

/// By what two texts of the table's own are the same: their words, or if they have none, all they are.
pub(in crate::rules) fn same_key(text: &str) -> Vec<String> {
    Answer::read(text).map_or_else(|| vec![text.trim().to_owned()], |answer| answer.key)
}

/// The words by which answers are the same as one text, without all else that is known of an [`Answer`]: decks have
/// thousands of entries. `None` if there is no letter or digit in it.
pub fn same_text(text: &str) -> Option<String> {
    let parts = parts(text, Wrapping::Ignored);
    if parts.is_empty() { None } else { Some(key(parts).join(" ")) }
}
