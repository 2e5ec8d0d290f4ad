//! Draws lists whose categories differ from each other and from those of the last games.

use std::{collections::BTreeSet, fmt};

use super::{Deck, Line};
use crate::rules::{
    Luck,
    words::{Answer, Similarity},
};

/// The request for a list.
#[derive(Debug, Clone, Copy)]
pub struct DrawRequest<'a> {
    /// The length of the list.
    pub length: usize,
    /// The decks, which are shuffled together.
    pub decks: &'a [&'a Deck],
    /// The recently used categories, oldest first.
    pub recent: &'a [Line],
    /// The categories that are on the list already and stay.
    pub pinned: &'a [Line],
    /// The categories that must not be drawn, because people do not want them any more.
    pub retired: &'a [Line],
}

/// A list that was drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct Drawn {
    /// The categories: the pinned ones, then the drawn ones.
    pub list: Vec<Line>,
    /// The number of recently used categories on the list, because there were no others.
    pub again: usize,
    /// The number of missing categories, because no others were left. People can add entries, restore retired ones, or
    /// play a shorter list.
    pub missing: usize,
}

impl fmt::Display for Drawn {
    /// A warning about the list; empty if everything is fine.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = self.list.len() + self.missing;
        match (self.missing, self.again) {
            (0, 0) => Ok(()),
            (0, again) => {
                write!(f, "The decks are nearly used up: {again} of these {of} were on a list lately.")
            }
            (missing, _) => {
                write!(f, "The decks have run out: {missing} of {of} are missing. Add some, or another deck.")
            }
        }
    }
}

/// Draws a list. The same random numbers give the same list.
///
/// Every entry has the same chance. Retired ones and those that are on the list already are never drawn. Entries that
/// overlap with the list are drawn only when no others are left; after those, entries that were used lately, oldest
/// first.
pub fn draw(asked: &DrawRequest<'_>, luck: &mut Luck) -> Drawn {
    let mut hand = DrawnList::new(asked);
    let mut shuffled: Vec<&Line> = asked.decks.iter().flat_map(|deck| deck.entries()).collect();
    luck.shuffle(&mut shuffled);
    let mut recent = BTreeSet::new();
    recent.extend(asked.recent.iter().map(Line::key));
    for overlapping in [false, true] {
        for line in &shuffled {
            if hand.is_full() {
                break;
            }
            let key = line.key();
            if !recent.contains(key) {
                hand.take(line, overlapping);
            }
        }
    }
    let fresh = hand.list.len();
    let there = |line: &&Line| asked.decks.iter().any(|deck| deck.has(line));
    for line in asked.recent.iter().filter(there) {
        hand.take(line, true);
    }
    let again = hand.list.len() - fresh;
    Drawn { missing: asked.length.saturating_sub(hand.list.len()), list: hand.list, again }
}

/// A pile of at most `most` cards, from all decks shuffled together. Every card has the same chance, and none is in it
/// twice. Drawing from the pile is the same as drawing from the decks (PG-92).
pub fn pile(decks: &[&Deck], most: usize, luck: &mut Luck) -> Vec<Line> {
    let mut shuffled: Vec<&Line> = decks.iter().flat_map(|deck| deck.entries()).collect();
    luck.shuffle(&mut shuffled);
    let mut there = BTreeSet::new();
    shuffled.into_iter().filter(|line| there.insert(line.key())).take(most).cloned().collect()
}

/// A list that is being drawn.
struct DrawnList {
    length: usize,
    list: Vec<Line>,
    gists: Vec<Gist>,
    /// The keys of entries that are on the list or must not be drawn.
    barred: BTreeSet<String>,
}

impl DrawnList {
    fn new(asked: &DrawRequest<'_>) -> Self {
        let mut hand =
            Self { length: asked.length, list: Vec::new(), gists: Vec::new(), barred: BTreeSet::new() };
        for line in asked.pinned {
            hand.take(line, true);
        }
        // Added after the pinned lines, because somebody who pins a retired entry wants it.
        hand.barred.extend(asked.retired.iter().map(|line| line.key().to_owned()));
        hand
    }

    fn is_full(&self) -> bool {
        self.list.len() >= self.length
    }

    /// Adds an entry to the list, if it is allowed.
    fn take(&mut self, line: &Line, overlapping: bool) {
        if self.is_full() || self.barred.contains(line.key()) {
            return;
        }
        let gist = Gist::of(line);
        if overlapping || !self.gists.iter().any(|there| there.overlaps(&gist)) {
            self.list.push(line.clone());
            self.gists.push(gist);
            self.barred.insert(line.key().to_owned());
        }
    }
}

/// Whether two categories have nearly the same topic: `Fruit` and `Red fruit`, `Found in a kitchen` and `Kitchen
/// smell`.
pub fn overlap(one: &Line, other: &Line) -> bool {
    Gist::of(one).overlaps(&Gist::of(other))
}

/// The topic of a category.
struct Gist {
    words: Option<Answer>,
    /// Its main word; `None` for a sentence with a gap.
    head: Option<Answer>,
}

/// Linking words: words after them do not change the topic.
const LINKS: [&str; 55] = [
    "about", "after", "around", "as", "at", "before", "behind", "beside", "between", "by", "comes", "done",
    "during", "for", "found", "from", "full", "goes", "has", "heard", "in", "inside", "into", "is", "kept",
    "like", "lives", "made", "makes", "near", "needs", "of", "on", "one", "out", "over", "said", "seen",
    "sold", "stands", "than", "that", "to", "under", "used", "when", "where", "which", "who", "with",
    "without", "worn", "worth", "written", "you",
];

/// Words that are too common at the beginning of categories to be a topic.
const EMPTY: [&str; 24] = [
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

impl Gist {
    fn of(line: &Line) -> Self {
        let words = Answer::read(line.as_str());
        let head = words
            .as_ref()
            .filter(|_| line.as_str().chars().all(|c| c != '_'))
            .and_then(|words| Answer::read(head(words.key())?));
        Self { words, head }
    }

    fn overlaps(&self, other: &Gist) -> bool {
        let similar = |one: &Answer, other: &Answer| one.same(other) || one.similarity(other).is_some();
        let one_word = |one: &Answer, other: &Answer| {
            one.same(other) || one.similarity(other) == Some(Similarity::Plural)
        };
        both(&self.words, &other.words, similar) || both(&self.head, &other.head, one_word)
    }
}

fn both(one: &Option<Answer>, other: &Option<Answer>, hold: impl Fn(&Answer, &Answer) -> bool) -> bool {
    matches!((one, other), (Some(one), Some(other)) if hold(one, other))
}

/// The main word of a category: the last one before the first linking word, as in `Green _fruit_ with stones`. If that
/// is too common, the last word that is not: `Things in a _kitchen_`.
fn head(words: &[String]) -> Option<&str> {
    let is_link = |word: &&String| LINKS.contains(&&word[..]);
    let says = |word: &&String| !EMPTY.contains(&&word[..]) && !is_link(word);
    let first = words.iter().take_while(|word| !is_link(word)).last().filter(says);
    first.or_else(|| words.iter().rev().find(says)).map(|word| &word[..])
}
