//! Singular and plural of English words.
//!
//! The result does not have to be exact: a match of answers only opens a vote, and a match of categories only keeps one of
//! them off a list while there are others.

/// Plurals without a regular ending.
const IRREGULAR: [(&str, &str); 11] = [
    ("man", "men"),
    ("woman", "women"),
    ("child", "children"),
    ("person", "people"),
    ("mouse", "mice"),
    ("goose", "geese"),
    ("foot", "feet"),
    ("tooth", "teeth"),
    ("ox", "oxen"),
    ("die", "dice"),
    ("cactus", "cacti"),
];

/// Whether two folded words may be forms of the same word, in singular or plural.
pub(super) fn matches(one: &str, other: &str) -> bool {
    forms(one).any(|a| forms(other).any(|b| a.is_same_text(b)))
}

/// A possible form of a word, in two pieces so that no new string is needed.
#[derive(Clone, Copy)]
struct WordForm<'a> {
    stem: &'a str,
    ending: &'static str,
}

impl WordForm<'_> {
    fn is_same_text(self, other: WordForm<'_>) -> bool {
        let bytes = self.stem.bytes().chain(self.ending.bytes());
        bytes.eq(other.stem.bytes().chain(other.ending.bytes()))
    }
}

/// The word itself, its possible singulars, and the other word of an irregular pair.
fn forms(word: &str) -> impl Iterator<Item = WordForm<'_>> {
    let length = word.chars().count();
    let whole = |stem| WordForm { stem, ending: "" };
    // A word shorter than `min_length` keeps the ending: `yes` is no plural of `y`, and `lies` none of `ly`.
    let singular = |plural_ending, ending, min_length| {
        let stem = word.strip_suffix(plural_ending).filter(|_| length >= min_length)?;
        Some(WordForm { stem, ending })
    };
    [
        Some(whole(word)),
        singular("s", "", 3).filter(|_| !word.ends_with("ss")),
        singular("es", "", 4),
        singular("ies", "y", 5),
        singular("ves", "f", 5),
        singular("ves", "fe", 5),
        partner(word).map(whole),
    ]
    .into_iter()
    .flatten()
}

/// The other word of an irregular pair.
fn partner(word: &str) -> Option<&'static str> {
    IRREGULAR.iter().find_map(|&(one, many)| match word {
        _ if word == one => Some(many),
        _ if word == many => Some(one),
        _ => None,
    })
}
