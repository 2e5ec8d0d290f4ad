//! Singular and plural of English words.
//!
//! It need not be exact, because a match only opens a vote.

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
struct PluralForm<'a> {
    stem: &'a str,
    ending: &'static str,
}

impl PluralForm<'_> {
    fn is_same_text(self, other: PluralForm<'_>) -> bool {
        let bytes = self.stem.bytes().chain(self.ending.bytes());
        bytes.eq(other.stem.bytes().chain(other.ending.bytes()))
    }
}

/// The word itself, the words whose plural it may be, and the other word of an irregular pair.
fn forms(word: &str) -> impl Iterator<Item = PluralForm<'_>> {
    let length = word.chars().count();
    let whole = |stem| PluralForm { stem, ending: "" };
    let plural_of = |plural, ending, least| {
        let stem = word.strip_suffix(plural).filter(|_| length >= least)?;
        Some(PluralForm { stem, ending })
    };
    [
        Some(whole(word)),
        plural_of("s", "", 3).filter(|_| !word.ends_with("ss")),
        plural_of("es", "", 4),
        plural_of("ies", "y", 5),
        plural_of("ves", "f", 5),
        plural_of("ves", "fe", 5),
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
