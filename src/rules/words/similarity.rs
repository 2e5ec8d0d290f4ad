//! How answers can be similar without being the same.

use strsim::osa_distance;

use super::{Answer, plural};

/// Longer texts are not compared letter by letter, because the time grows with the square of the length.
/// Accepted answers are always shorter: they have at most 200 characters, and folding turns one character
/// into at most 18.
const MAX_CHARACTERS: usize = 4_000;

/// How two different answers are similar, the strongest first; the first that applies counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Similarity {
    /// S1: word by word, one is the plural of the other: `dog`, `dogs`.
    Plural,
    /// S2: they differ in spaces only: `icecream`, `ice cream`.
    Spacing,
    /// S3: the same words in another order: `salt pepper`, `pepper salt`.
    Order,
    /// S4: one is part of the other: `Bush`, `George Bush`.
    Part,
    /// S5: nearly the same letters: `colour`, `color`.
    Spelling,
    /// S6: one is the beginning of the other: `Amazon`, `Amazonas`.
    Ending,
}

impl Similarity {
    const ALL: [Self; 6] =
        [Self::Plural, Self::Spacing, Self::Order, Self::Part, Self::Spelling, Self::Ending];

    /// Whether the page opens a vote by itself; for other similarities it only shows a hint.
    pub fn opens_vote(self) -> bool {
        match self {
            Similarity::Plural | Similarity::Spacing | Similarity::Order => true,
            Similarity::Part | Similarity::Spelling | Similarity::Ending => false,
        }
    }

    /// The first similarity that applies to two answers that are not the same.
    pub(super) fn between(one: &Answer, other: &Answer) -> Option<Self> {
        Self::ALL.into_iter().find(|similarity| similarity.applies(one, other))
    }

    fn applies(self, one: &Answer, other: &Answer) -> bool {
        match self {
            Similarity::Plural => plurals(one.key(), other.key()),
            Similarity::Spacing => one.letters() == other.letters(),
            Similarity::Order => one.sorted() == other.sorted(),
            Similarity::Part => is_part(one.sorted(), other.sorted()),
            Similarity::Spelling => nearly_same(one.letters(), other.letters()),
            Similarity::Ending => has_another_ending(one.letters(), other.letters()),
        }
    }
}

/// Whether two lists of words differ only in singular and plural.
fn plurals(one: &[String], other: &[String]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(a, b)| plural::matches(a, b))
}

/// Whether all words of the shorter list are in the longer one, each at least as often. Both lists are sorted.
///
/// One of these words must have three letters; otherwise a single initial would be part of many answers.
/// Two lists of the same length would have the same words, and then `Order` applies first.
fn is_part(one: &[String], other: &[String]) -> bool {
    let (few, many) = if one.len() < other.len() { (one, other) } else { (other, one) };
    // The lists are sorted, so the search for each word continues after the previous one.
    let mut rest = many.iter();
    few.iter().any(|word| word.chars().count() >= 3) && few.iter().all(|word| rest.any(|found| found == word))
}

/// Whether one answer is the other with up to two letters more at its end, as a name has them in another language:
/// `Amazon` and `Amazonas`. From five letters on, as for typing errors.
fn has_another_ending(one: &str, other: &str) -> bool {
    const MIN_CHARACTERS: usize = 5;
    const MAX_MORE: usize = 2;
    let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
    long.strip_prefix(short).is_some_and(|ending| ending.chars().count() <= MAX_MORE)
        && short.chars().count() >= MIN_CHARACTERS
}

/// Whether two answers differ only by typing errors. Longer answers may have more of them.
///
/// A typing error is a letter that was changed, left out or added, or two neighbours that were swapped (the optimal
/// string alignment distance).
fn nearly_same(one: &str, other: &str) -> bool {
    let lengths = [one, other].map(|text| text.chars().count());
    let (short, long) = (lengths[0].min(lengths[1]), lengths[0].max(lengths[1]));
    let max_errors = match long {
        0..5 => 0,
        5..9 => 1,
        9.. => 2,
    };
    long <= MAX_CHARACTERS && long - short <= max_errors && osa_distance(one, other) <= max_errors
}
