//! What has been read of a file so far, and what is to be said about it.

use std::{fmt::Display, num::NonZeroU8};

use super::{Format, MOST_ENTRIES, Notice, Preview, Reason, plain::SAID, tidy::tidy};
use crate::{
    decks::{Deck, Kind, Line, NotALine, TWELVE, Tone},
    rules::pieceagories::TEN,
};

/// Of more notices than this, only the number is kept.
const MOST_NOTICES: usize = 100;

/// The most decks a file may bring; the packs of all known card games together are some two hundred.
const MOST_DECKS: usize = 500;

/// Once more entries than this were left out, the file is nobody's deck, and no further one is looked at.
const MOST_LEFT_OUT: usize = 100_000;

/// Longer than this, a text is not looked at more closely: no markup makes so much of a card.
const MOST_MARKED: usize = 1_000;

/// Whose hand a text is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hand {
    /// Ours: it stands as it is.
    Ours,
    /// Somebody else's: it may have markup in it, or be a formula.
    Theirs,
}

/// A deck's place in the basket.
pub(super) type DeckId = usize;

/// Where something stands in a file.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) line: u32,
    /// Written out only when there is something to say.
    pub(super) field: &'a dyn Display,
}

/// Something that is only counted, with the line where it was first.
#[derive(Default)]
struct Tally {
    times: u32,
    first: u32,
}

impl Tally {
    fn count(&mut self, line: u32) {
        if self.times == 0 {
            self.first = line;
        }
        self.times += 1;
    }
}

pub(super) struct Basket {
    file: String,
    decks: Vec<Deck>,
    notices: Vec<Notice>,
    unsaid: usize,
    left_out: usize,
    entries: usize,
    blank: Tally,
    markup: Tally,
    answers: Tally,
}

impl Basket {
    pub(super) fn new(file: String) -> Self {
        let (decks, notices, unsaid, left_out, entries) = Default::default();
        let (blank, markup, answers) = Default::default();
        Self { file, decks, notices, unsaid, left_out, entries, blank, markup, answers }
    }

    /// A new deck, called as the file is until it has a name of its own. Beyond the most, the last one is gone on with.
    pub(super) fn deck(&mut self, kind: Kind, tone: Tone) -> DeckId {
        if self.decks.len() < MOST_DECKS {
            let stem = self.file.rsplit_once('.').map_or(&self.file[..], |(stem, _)| stem);
            let cut: String = stem.chars().take(Line::LONGEST).collect();
            // A name without letters is no name.
            if let Some(name) = [&cut[..], "Deck"].into_iter().find_map(|name| Line::read(name).ok()) {
                self.decks.push(Deck::new(name, kind, tone));
            }
        }
        self.decks.len().saturating_sub(1)
    }

    /// Says something about a deck under a word of a file, which may mean nothing here.
    pub(super) fn say_known(&mut self, id: DeckId, key: &str, said: &str, place: Place<'_>) {
        if SAID.contains(&key) {
            self.say(id, key, said, place);
        } else {
            self.note(place, Reason::Unknown { word: short(key) });
        }
    }

    /// Says something about a deck, under one of the words of [`SAID`].
    pub(super) fn say(&mut self, id: DeckId, key: &str, said: &str, place: Place<'_>) {
        let Some(deck) = self.decks.get_mut(id) else { return };
        let known = match key {
            "kind" => Kind::of(said).map(|kind| deck.kind = kind).is_some(),
            "tone" => Tone::of(said).map(|tone| deck.tone = tone).is_some(),
            "lists a card" => {
                deck.lists_a_card = said.parse::<NonZeroU8>().ok();
                deck.lists_a_card.is_some()
            }
            _ => {
                match Line::read(said) {
                    Ok(line) => match key {
                        "name" => deck.name = line,
                        "language" => deck.language = Some(line),
                        "author" => deck.author = Some(line),
                        _ => deck.licence = Some(line),
                    },
                    Err(NotALine::Empty) => {}
                    Err(reason @ (NotALine::Long { .. } | NotALine::Lost)) => {
                        self.note(place, Reason::NotALine(reason));
                    }
                }
                true
            }
        };
        if !known {
            self.note(place, Reason::Unknown { word: short(said) });
        }
    }

    /// Puts an entry into a deck, or says why not.
    pub(super) fn put(&mut self, id: DeckId, text: &str, hand: Hand, place: Place<'_>) {
        if let Some(line) = self.entry(text, hand, place) {
            self.put_line(id, line, place);
        }
    }

    pub(super) fn put_line(&mut self, id: DeckId, line: Line, place: Place<'_>) {
        let Some(deck) = self.decks.get_mut(id) else { return };
        if self.entries == MOST_ENTRIES {
            return self.leave_out(place, Reason::Many);
        }
        if deck.add(line).is_ok() {
            self.entries += 1;
        } else {
            self.leave_out(place, Reason::Twice);
        }
    }

    /// An entry, if it is one.
    pub(super) fn entry(&mut self, text: &str, hand: Hand, place: Place<'_>) -> Option<Line> {
        let text = text.trim();
        if text.is_empty() {
            self.blank.count(place.line);
            return None;
        }
        if self.left_out > MOST_LEFT_OUT {
            self.leave_out(place, Reason::Many);
            return None;
        }
        let letters = text.chars().take(MOST_MARKED + 1).count();
        let read = if hand == Hand::Theirs && letters > MOST_MARKED {
            Err(Reason::NotALine(NotALine::Long { letters: text.chars().count() }))
        } else if hand == Hand::Theirs && text.starts_with('=') {
            Err(Reason::Formula)
        } else {
            self.line(text, hand, place.line).map_err(Reason::NotALine)
        };
        read.map_err(|reason| self.leave_out(place, reason)).ok()
    }

    fn line(&mut self, text: &str, hand: Hand, line: u32) -> Result<Line, NotALine> {
        if hand == Hand::Ours {
            return Line::read(text);
        }
        let tidied = tidy(text);
        let entry = Line::read(&tidied)?;
        // Blanks and breaks are no markup; stars, tags and links are.
        let marks =
            |text: &str| text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '_' | '/')).count();
        if text != tidied && marks(text) > marks(&tidied) {
            self.markup.count(line);
        }
        Ok(entry)
    }

    /// Counts something empty where nobody expects an entry.
    pub(super) fn blank(&mut self, line: u32) {
        self.blank.count(line);
    }

    /// Counts a card that is an answer.
    pub(super) fn answer(&mut self, line: u32) {
        self.answers.count(line);
    }

    /// Notes that an entry is left out.
    pub(super) fn leave_out(&mut self, place: Place<'_>, reason: Reason) {
        self.left_out += 1;
        self.note(place, reason);
    }

    /// Notes something about a place. A second time at once is not said again: one slip often brings ten.
    pub(super) fn note(&mut self, place: Place<'_>, reason: Reason) {
        let again = self.notices.last().is_some_and(|last| {
            let everywhere = matches!(reason, Reason::Many);
            let here = matches!(reason, Reason::NotJson) && last.line == Some(place.line);
            (everywhere || here) && last.reason == reason
        });
        if again {
            return;
        }
        if self.notices.len() < MOST_NOTICES {
            let field = place.field.to_string();
            self.notices.push(Notice { line: Some(place.line), field, reason });
        } else {
            self.unsaid += 1;
        }
    }

    /// The first deck, whether it has entries or not.
    pub(super) fn first(self) -> Option<Deck> {
        self.decks.into_iter().next()
    }

    /// Everything, with what is to be said of the whole.
    pub(super) fn preview(mut self, format: Format) -> Preview {
        let mut notices = self.notices;
        let counted = [
            (self.blank, (|times| Reason::Blank { times }) as fn(u32) -> Reason),
            (self.markup, |times| Reason::Markup { times }),
            (self.answers, |times| Reason::Answers { times }),
        ];
        for (tally, reason) in counted {
            if tally.times > 0 {
                notices.push(Notice {
                    line: Some(tally.first),
                    field: String::new(),
                    reason: reason(tally.times),
                });
            }
        }
        let few = |deck: &&Deck| match deck.kind {
            Kind::Categories => deck.entries().len() < TWELVE,
            Kind::Prompts | Kind::Adjectives => deck.entries().len() < TEN,
        };
        for deck in self.decks.iter().filter(few).take(MOST_NOTICES) {
            let few = Reason::Few { name: deck.name.to_string(), entries: deck.entries().len() };
            notices.push(Notice { line: None, field: String::new(), reason: few });
        }
        self.decks.retain(|deck| !deck.entries().is_empty());
        if self.decks.is_empty() {
            notices.push(Notice { line: None, field: String::new(), reason: Reason::Nothing });
        }
        let (file, decks, unsaid, left_out) = (self.file, self.decks, self.unsaid, self.left_out);
        Preview { file, format, decks, notices, unsaid, left_out }
    }
}

/// As much of a word as can be said again.
pub(super) fn short(word: &str) -> String {
    word.chars().take(40).collect()
}
