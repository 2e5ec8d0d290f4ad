//! Draws lists whose categories differ from each other and from those of the last games.

use std::{collections::BTreeSet, fmt};

use super::{CategoryDeck, Line};
use crate::rules::{
    Luck,
    words::{Answer, Similarity},
};

/// The request for a list.
#[derive(Debug, Clone, Copy)]
pub struct DrawRequest<'a> {
    /// How many categories the list should have, with the pinned ones.
    pub length: usize,
    /// The decks, which are shuffled together.
    pub decks: &'a [&'a CategoryDeck],
    /// The recently used categories, oldest first.
    pub recent: &'a [Line],
    /// The categories that are on the list already and stay.
    pub pinned: &'a [Line],
    /// The categories that people do not want any more; they are not drawn.
    pub retired: &'a [Line],
}

/// A list that was drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct Drawn {
    /// The categories: the pinned ones, then the drawn ones.
    pub list: Vec<Line>,
    /// The number of recently used categories that were drawn, because no others were left. Pinned ones do not count.
    pub reused: usize,
    /// How many categories are missing from the list, because the decks have no more.
    pub missing: usize,
}

impl fmt::Display for Drawn {
    /// A warning about the list; empty if everything is fine.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let length = self.list.len() + self.missing;
        match (self.missing, self.reused) {
            (0, 0) => Ok(()),
            (0, reused) => {
                write!(f, "The decks are nearly used up: {reused} of these {length} were on a list lately.")
            }
            (1.., _) => {
                write!(
                    f,
                    "The decks have run out: the list has only {} of {length} categories. Add some, or another deck.",
                    self.list.len()
                )
            }
        }
    }
}

/// Draws a list. The same random numbers give the same list.
///
/// First come entries that are new, then those that overlap with the list, and last those that were used recently, oldest
/// first. Retired entries and entries that are already on the list are never drawn. An entry that is in two decks has no
/// greater chance than others.
pub fn draw(request: &DrawRequest<'_>, luck: &mut Luck) -> Drawn {
    let mut list = DrawnList::new(request);
    let shuffled = shuffled(request.decks, luck);
    let recent: BTreeSet<&str> = request.recent.iter().map(Line::key).collect();
    for may_overlap in [false, true] {
        for line in &shuffled {
            if list.is_full() {
                break;
            }
            if !recent.contains(line.key()) {
                list.add_if_allowed(line, may_overlap);
            }
        }
    }
    let without_reused = list.lines.len();
    let is_in_decks = |line: &&Line| request.decks.iter().any(|deck| deck.has(line));
    for line in request.recent.iter().filter(is_in_decks) {
        list.add_if_allowed(line, true);
    }
    let reused = list.lines.len() - without_reused;
    Drawn { missing: request.length.saturating_sub(list.lines.len()), list: list.lines, reused }
}

/// A pile of at most `most` different cards, each drawn with the same chance. What reads the same in two decks is one card
/// (PG-92).
pub fn pile(decks: &[&CategoryDeck], most: usize, luck: &mut Luck) -> Vec<Line> {
    shuffled(decks, luck).into_iter().take(most).cloned().collect()
}

/// All entries of these decks in random order. What reads the same in two decks is one entry.
fn shuffled<'a>(decks: &[&'a CategoryDeck], luck: &mut Luck) -> Vec<&'a Line> {
    let mut keys = BTreeSet::new();
    let lines = decks.iter().flat_map(|deck| deck.entries());
    let mut different: Vec<&Line> = lines.filter(|line| keys.insert(line.key())).collect();
    luck.shuffle(&mut different);
    different
}

/// A list that is being drawn.
struct DrawnList {
    /// The length that was asked for.
    length: usize,
    lines: Vec<Line>,
    topics: Vec<Topic>,
    /// The keys of entries that are on the list or must not be drawn.
    excluded: BTreeSet<String>,
}

impl DrawnList {
    fn new(request: &DrawRequest<'_>) -> Self {
        let mut list =
            Self { length: request.length, lines: Vec::new(), topics: Vec::new(), excluded: BTreeSet::new() };
        for line in request.pinned {
            list.add_if_allowed(line, true);
        }
        // Retired entries are excluded after the pinned lines are added: who pins a retired entry wants it.
        list.excluded.extend(request.retired.iter().map(|line| line.key().to_owned()));
        list
    }

    fn is_full(&self) -> bool {
        self.lines.len() >= self.length
    }

    /// Adds an entry, unless the list is full or the entry is excluded. An entry that overlaps with the list
    /// is added only if `may_overlap` is true.
    fn add_if_allowed(&mut self, line: &Line, may_overlap: bool) {
        if self.is_full() || self.excluded.contains(line.key()) {
            return;
        }
        let topic = Topic::of(line);
        if may_overlap || !self.topics.iter().any(|other| other.overlaps(&topic)) {
            self.lines.push(line.clone());
            self.topics.push(topic);
            self.excluded.insert(line.key().to_owned());
        }
    }
}

/// Whether two categories have nearly the same topic: `Fruit` and `Red fruit`, `Found in a kitchen` and
/// `Things in the kitchen`.
pub fn overlap(one: &Line, other: &Line) -> bool {
    Topic::of(one).overlaps(&Topic::of(other))
}

/// The topic of a category.
struct Topic {
    /// The whole category, as an [`Answer`], because answers can be compared.
    whole: Option<Answer>,
    /// Its main word; `None` for a sentence with a gap, or if no word says what it is about.
    head: Option<Answer>,
}

/// Words such as `with` or `in`. The main word stands before the first of them; what follows does not change the topic.
const LINKING_WORDS: [&str; 55] = [
    "about", "after", "around", "as", "at", "before", "behind", "beside", "between", "by", "comes", "done",
    "during", "for", "found", "from", "full", "goes", "has", "heard", "in", "inside", "into", "is", "kept",
    "like", "lives", "made", "makes", "near", "needs", "of", "on", "one", "out", "over", "said", "seen",
    "sold", "stands", "than", "that", "to", "under", "used", "when", "where", "which", "who", "with",
    "without", "worn", "worth", "written", "you",
];

/// Words that are too common at the beginning of categories to be a topic.
const VAGUE_WORDS: [&str; 24] = [
    "a",
    "an",
    "any",
    "anything",
    "every",
    "excuse",
    "kind",
    "name",
    "people",
    "person",
    "place",
    "reason",
    "somebody",
    "someone",
    "something",
    "somewhere",
    "sort",
    "the",
    "thing",
    "things",
    "type",
    "way",
    "word",
    "your",
];

impl Topic {
    fn of(line: &Line) -> Self {
        let whole = Answer::parse(line.as_str());
        let head = whole
            .as_ref()
            .filter(|_| line.as_str().chars().all(|c| c != '_'))
            .and_then(|answer| Answer::parse(main_word(answer.key())?));
        Self { whole, head }
    }

    fn overlaps(&self, other: &Topic) -> bool {
        let is_similar = |one: &Answer, other: &Answer| one.same(other) || one.similarity(other).is_some();
        // A single word with nearly the same letters, or with the same beginning, may be quite another topic.
        let is_same_word = |one: &Answer, other: &Answer| {
            one.same(other) || one.similarity(other) == Some(Similarity::Plural)
        };
        both_some_and(&self.whole, &other.whole, is_similar)
            || both_some_and(&self.head, &other.head, is_same_word)
    }
}

/// Whether both answers exist and `compare` is true for them.
fn both_some_and(
    one: &Option<Answer>,
    other: &Option<Answer>,
    compare: impl Fn(&Answer, &Answer) -> bool,
) -> bool {
    matches!((one, other), (Some(one), Some(other)) if compare(one, other))
}

/// The main word of a category. It is the last word before the first linking word: `fruit` in `Green fruit with stones`.
/// Without a linking word it is the last word of all. If there is no such word, or it is too common, the main word is the
/// last one that is neither common nor linking: `kitchen` in `Things in a kitchen`.
fn main_word(words: &[String]) -> Option<&str> {
    let is_linking = |word: &&String| LINKING_WORDS.contains(&&word[..]);
    let has_meaning = |word: &&String| !VAGUE_WORDS.contains(&&word[..]) && !is_linking(word);
    let first = words.iter().take_while(|word| !is_linking(word)).last().filter(has_meaning);
    first.or_else(|| words.iter().rev().find(has_meaning)).map(|word| &word[..])
}
