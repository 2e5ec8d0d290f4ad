//! The decks of cards that a game of BLANK leaves. Each replaces the stored deck that it was dealt from, or
//! is stored as a new one (BL-80).

use crate::{
    cards::{read_deck, write_deck},
    play::DeckId,
    rules::blank::CardDeck,
};

/// A stored deck.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredCardDeck {
    /// Its id.
    pub id: DeckId,
    /// The deck.
    pub deck: CardDeck,
}

/// A note beside a game for each deck that the game stored: the deck's id, the hash of its text, and what it
/// replaced. If the end of the game is undone and the game ends again, the note says which stored deck to
/// replace.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedDeckNote {
    /// The id of the stored deck.
    pub id: DeckId,
    hash: u64,
    before: Before,
}

/// What was stored before. The deck as it was dealt is not kept a second time, because the game's own record has it.
#[derive(Debug, Clone, PartialEq)]
enum Before {
    /// No deck.
    Nothing,
    /// The deck as it was dealt.
    Dealt,
    /// Something else, as text.
    Other(String),
}

impl SavedDeckNote {
    /// Reads a note.
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.splitn(3, '\n');
        let id = DeckId::parse(lines.next()?)?;
        let hash = lines.next()?.parse().ok()?;
        let before = match lines.next()? {
            "new" => Before::Nothing,
            "dealt" => Before::Dealt,
            // A deck begins with `{`, so it is none of these words.
            other => Before::Other(other.to_owned()),
        };
        Some(Self { id, hash, before })
    }

    /// The note as text.
    pub fn text(&self) -> String {
        let before = match &self.before {
            Before::Nothing => "new",
            Before::Dealt => "dealt",
            Before::Other(text) => text,
        };
        format!("{}\n{}\n{before}", self.id.as_str(), self.hash)
    }

    /// The note with the hash of `stored`, after the table changed the stored deck, for example put cards in
    /// its box. If the table then undoes the end of the game, the next end stores the deck again: no prize is
    /// lost, but the cards leave the box. With the old hash, the change would look like one from elsewhere,
    /// and the next end would not be stored.
    #[must_use]
    pub fn with_change(self, stored: &str) -> Self {
        Self { hash: hash_of(stored), ..self }
    }

    /// What the end of a game stores: the text of the deck, and the new note. `noted` is the note of an end
    /// that was undone, with the text that is stored now. If `noted` is `None`, the deck is found among
    /// `stored`, or gets the id `fresh`. Returns `None` if the stored deck was changed elsewhere since the
    /// note: that change is kept.
    pub fn of_end(
        noted: Option<(Self, String)>,
        stored: &[StoredCardDeck],
        fresh: DeckId,
        dealt: &CardDeck,
        played: &CardDeck,
    ) -> Option<(String, Self)> {
        let (id, before) = match noted {
            Some((note, text)) if hash_of(&text) == note.hash => (note.id, note.before),
            Some(_) => return None,
            None => match find_stored(stored, dealt) {
                Some(StoredCardDeck { id, deck }) if deck == dealt => (id.clone(), Before::Dealt),
                Some(StoredCardDeck { id, deck }) => (id.clone(), Before::Other(write_deck(deck))),
                None => (fresh, Before::Nothing),
            },
        };
        let deck = match &before {
            Before::Nothing => None,
            Before::Dealt => Some(dealt.clone()),
            Before::Other(text) => read_deck(text).ok(),
        };
        let text = write_deck(&deck.map_or_else(|| played.clone(), |deck| deck.merge_prizes(dealt, played)));
        let hash = hash_of(&text);
        Some((text, Self { id, hash, before }))
    }
}

/// Finds the stored deck that this one was dealt from: an equal one, or one with the same name and mark.
fn find_stored<'a>(stored: &'a [StoredCardDeck], dealt: &CardDeck) -> Option<&'a StoredCardDeck> {
    let same = stored.iter().find(|stored| stored.deck == *dealt);
    let same_name_and_mark = |stored: &&StoredCardDeck| {
        dealt.mark.is_some() && (stored.deck.mark, &stored.deck.name) == (dealt.mark, &dealt.name)
    };
    same.or_else(|| stored.iter().find(same_name_and_mark))
}

/// A hash of a text, to see whether it has changed: FNV-1a, with its own offset and prime. It is stored, so it never changes.
fn hash_of(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
