//! An answer: its words for comparison, its first letter, and whether it alliterates.

use super::{
    Letter, Similarity,
    written::{CommaPart, Word, parts},
};

/// A parsed answer.
///
/// Everything that comparisons need is computed once, because a round compares every answer with every other. Use
/// [`same`](Answer::same) to ask whether two answers count as one; `==` also compares first letters and articles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    key: Vec<String>,
    /// The words of the key in alphabetical order, for comparisons without regard to the order of words.
    sorted: Vec<String>,
    /// The key without spaces, for comparisons without regard to spaces.
    letters: String,
    first_letter: Option<Letter>,
    leads_with_article: bool,
    /// The first letter of each word that is not an article.
    initials: Vec<Option<Letter>>,
}

/// Why the text on a line is not a valid answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvalidAnswer {
    /// It begins with another letter.
    WrongLetter,
    /// It begins with a digit or a letter of another script; its writer may appeal.
    NoLetter,
    /// It begins with an article. At Pieceagories, an article comes last (PG-57).
    LeadingArticle,
    /// The line has several answers (SC-24). The game finds this, not [`Answer::check`].
    Several,
}

impl Answer {
    /// Parses an answer; `None` if the text has no letter or digit.
    pub fn parse(text: &str) -> Option<Self> {
        Self::from_parts(parts(text), key)
    }

    /// Parses an answer whose leading article is ignored in comparisons, if another word follows: `The Tempest` and
    /// `Tempest, The` are then the same (SC-R23).
    pub fn parse_ignoring_article(text: &str) -> Option<Self> {
        Self::from_parts(parts(text), key_without_article)
    }

    fn from_parts(parts: Vec<CommaPart>, key: fn(Vec<CommaPart>) -> Vec<String>) -> Option<Self> {
        let mut words = parts.iter().flatten();
        let first = words.next()?;
        let first_letter = first.initial();
        let leads_with_article = first.article && words.next().is_some();
        let initials = parts.iter().flatten().filter(|word| !word.article).map(Word::initial).collect();

        let key = key(parts);
        let mut sorted = key.clone();
        sorted.sort_unstable();
        let letters = key.concat();
        Some(Self { key, sorted, letters, first_letter, leads_with_article, initials })
    }

    /// The words for comparison. An article after the last comma is left out. Two parts around a comma are exchanged, so
    /// `Bush, George` has the words of `George Bush`.
    pub fn key(&self) -> &[String] {
        &self.key
    }

    /// Checks the first letter by the rules of Pieceagories. (Scattergories has a check of its own.)
    ///
    /// The first word as written has to begin with `letter`: `Bush, George` is an answer under B, `George Bush`
    /// under G (PG-60, PG-61). An answer with a leading article is wrong under every letter (PG-57).
    ///
    /// # Errors
    /// Why the answer is wrong.
    pub fn check(&self, letter: Letter) -> Result<(), InvalidAnswer> {
        if self.leads_with_article {
            return Err(InvalidAnswer::LeadingArticle);
        }
        check_first_letter(self.first_letter, letter)
    }

    /// Checks the first letter past a leading article: `The Walking Dead` is an answer under W (PG-R62).
    ///
    /// # Errors
    /// Why the answer is wrong.
    pub fn check_past_articles(&self, letter: Letter) -> Result<(), InvalidAnswer> {
        check_first_letter(self.first_letter_past_articles(), letter)
    }

    /// Whether the answer has at least two words that are not articles, and all of these begin with `letter`
    /// (PG-R33).
    pub fn alliterates(&self, letter: Letter) -> bool {
        self.initials.len() > 1 && self.words_beginning_with(letter) == self.initials.len()
    }

    /// The letter of the first word as written: `The Odyssey` begins with T (SC-13, SC-R09).
    pub fn first_letter(&self) -> Option<Letter> {
        self.first_letter
    }

    /// The letter of the first word that is not an article, or of the article if it is the only word (SC-R09).
    pub fn first_letter_past_articles(&self) -> Option<Letter> {
        self.initials.first().copied().unwrap_or(self.first_letter)
    }

    /// The number of words that begin with `letter`. Articles do not count. A shortened name such as `S.`
    /// is one word, and so is a compound with hyphens (SC-R08).
    pub fn words_beginning_with(&self, letter: Letter) -> usize {
        self.initials.iter().filter(|initial| **initial == Some(letter)).count()
    }

    /// How it is similar to `other`, if it is not the same.
    pub fn similarity(&self, other: &Answer) -> Option<Similarity> {
        if self.same(other) { None } else { Similarity::between(self, other) }
    }

    /// Whether both are the same answer.
    pub fn same(&self, other: &Answer) -> bool {
        self.key == other.key
    }

    /// Whether it begins with an article and has another word: `A` alone is a normal word (PG-R21).
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

fn check_first_letter(first: Option<Letter>, wanted: Letter) -> Result<(), InvalidAnswer> {
    match first {
        Some(first) if first == wanted => Ok(()),
        Some(_) => Err(InvalidAnswer::WrongLetter),
        None => Err(InvalidAnswer::NoLetter),
    }
}

/// The words for comparison. If there are exactly two parts, they are a name with the last name first, so
/// they are exchanged.
fn key(parts: Vec<CommaPart>) -> Vec<String> {
    in_natural_order(parts).flat_map(|word| word.tokens).collect()
}

/// The words for comparison as in [`key`], without a leading article if another word follows.
fn key_without_article(parts: Vec<CommaPart>) -> Vec<String> {
    let mut words = in_natural_order(parts).peekable();
    let article = words.next_if(|word| word.article);
    match article {
        Some(alone) if words.peek().is_none() => alone.tokens,
        Some(_) | None => words.flat_map(|word| word.tokens).collect(),
    }
}

fn in_natural_order(mut parts: Vec<CommaPart>) -> impl Iterator<Item = Word> {
    if parts.len() == 2 {
        parts.reverse();
    }
    parts.into_iter().flatten()
}

/// The words for comparing two categories, or the whole text if it has no words.
pub fn comparison_words(text: &str) -> Vec<String> {
    Answer::parse(text).map_or_else(|| vec![text.trim().to_owned()], |answer| answer.key)
}

/// The words for comparison as one text; `None` if the text has no letter or digit. Decks have thousands of entries,
/// and this is faster than an [`Answer`].
pub fn comparison_text(text: &str) -> Option<String> {
    let parts = parts(text);
    if parts.is_empty() { None } else { Some(key(parts).join(" ")) }
}
