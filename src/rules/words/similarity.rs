//! When two different answers are so similar that the table is asked about them.

use strsim::osa_distance;

use super::{Answer, plural};

/// Longer ones are not compared letter by letter, which takes the square of their length. No answer of 200 letters, the most
/// that the games take, has as many when it is folded: the longest single letter becomes eighteen.
const MOST_LETTERS: usize = 4_000;

/// How two different answers are similar: the first of these that holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Similarity {
    /// S1: word by word, one is the plural of the other: `dog`, `dogs`.
    Plural,
    /// S2: they differ in spaces only: `icecream`, `ice cream`.
    Spacing,
    /// S3: the same words in another order: `salt, pepper`, `salt pepper`.
    Order,
    /// S4: one is part of the other: `Bush`, `George Bush`.
    Part,
    /// S5: nearly the same letters: `colour`, `color`.
    Spelling,
}

impl Similarity {
    /// All of them, the strongest first.
    const ALL: [Self; 5] = [Self::Plural, Self::Spacing, Self::Order, Self::Part, Self::Spelling];

    /// Whether the app itself opens a vote; the others are hints only.
    pub fn opens_vote(self) -> bool {
        match self {
            Similarity::Plural | Similarity::Spacing | Similarity::Order => true,
            Similarity::Part | Similarity::Spelling => false,
        }
    }

    /// The first similarity that holds between two answers that are not the same.
    pub(super) fn between(one: &Answer, other: &Answer) -> Option<Self> {
        Self::ALL.into_iter().find(|similarity| similarity.holds(one, other))
    }

    fn holds(self, one: &Answer, other: &Answer) -> bool {
        match self {
            Similarity::Plural => plurals(one.key(), other.key()),
            Similarity::Spacing => one.letters() == other.letters(),
            Similarity::Order => one.sorted() == other.sorted(),
            Similarity::Part => part(one.sorted(), other.sorted()),
            Similarity::Spelling => nearly(one.letters(), other.letters()),
        }
    }
}

/// Whether two runs of words differ only in singular and plural.
fn plurals(one: &[String], other: &[String]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(a, b)| plural::matches(a, b))
}

/// Whether all words of the shorter one occur in the longer one, each as often. Both are in alphabetical order.
///
/// One of the words must have three letters at least, or every initial would be part of something. Answers of as many
/// words need no looking out for: they would have the same words, and `Order` comes first.
fn part(one: &[String], other: &[String]) -> bool {
    let (few, many) = if one.len() < other.len() { (one, other) } else { (other, one) };
    // As both are sorted, the search for each word can go on where the last one was found.
    let mut rest = many.iter();
    few.iter().any(|word| word.chars().count() >= 3) && few.iter().all(|word| rest.any(|found| found == word))
}

/// Whether two answers are a slip of the pen apart: the longer the answer, the more slips.
///
/// A slip is a letter changed, left out, put in, or two neighbours swapped and then left alone (the optimal string
/// alignment distance).
fn nearly(one: &str, other: &str) -> bool {
    let lengths = [one, other].map(|letters| letters.chars().count());
    let (short, long) = (lengths[0].min(lengths[1]), lengths[0].max(lengths[1]));
    let slips = match long {
        0..5 => 0,
        5..9 => 1,
        9.. => 2,
    };
    long <= MOST_LETTERS && long - short <= slips && osa_distance(one, other) <= slips
}
