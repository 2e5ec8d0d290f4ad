//! Stores the decks of a finished game. Each replaces the stored deck that it was dealt from (BL-80).

use crate::{
    browser::{
        page,
        shelf::{self, DeckId, GameId},
    },
    rules::blank::{Blank, CardDeck, Setup, View, read_deck, write_deck},
    ui::{prelude::*, session::Session},
};

use super::{StoredCardDeck, shelved};

/// A note beside a game for each deck that it stored: the deck's id, the hash of its text, and what it replaced. With
/// it, the same stored deck is replaced if the end is undone and the game ends again.
struct SavedDeckNote {
    id: DeckId,
    hash: u64,
    before: Before,
}

/// What was stored before.
enum Before {
    /// No deck.
    Nothing,
    /// The deck as it was dealt.
    Dealt,
    /// Something else, as text.
    Other(String),
}

/// Stores the decks of a game when it ends and the applause is shown. If nobody sees the applause, they are stored when
/// the game is opened again.
pub fn watch(session: Session<Blank>) {
    Effect::new(move |_| {
        let over = session.view.with(View::is_over);
        if over {
            let (game, dealt) = (session.id(), session.setup().decks);
            let played = session.view.with_untracked(decks);
            page::after_painting(move || {
                for (index, (dealt, played)) in dealt.iter().zip(&played).enumerate() {
                    store_deck(&game, index, dealt, played);
                }
            });
        }
    });
}

/// The stored decks of a finished game, as they are now.
pub fn stored_decks(game: &GameId) -> Vec<StoredCardDeck> {
    let noted = (0..Setup::MAX_DECKS).filter_map(|index| note(game, index));
    let stored = |SavedDeckNote { id, .. }: SavedDeckNote| {
        let deck = read_deck(&shelf::CARDS.text(&id)?).ok()?;
        Some(StoredCardDeck { id, deck })
    };
    noted.filter_map(stored).collect()
}

/// Updates the note after the table changed a stored deck. So, if the end of the game is undone, its next end does not
/// take this change for one made elsewhere, and stores the deck again: cards that were put in the box are in the deck
/// again, and no prize is lost.
pub fn note_change(game: &GameId, deck: &DeckId) {
    for index in 0..Setup::MAX_DECKS {
        if let Some(note) = note(game, index).filter(|note| note.id == *deck) {
            let hash = hash_of(&shelf::CARDS.text(deck).unwrap_or_default());
            shelf::set_side_text(game, &note_key(index), &SavedDeckNote { hash, ..note }.text());
        }
    }
}

/// The decks for the next game: as they are stored, or else as they are on the table.
pub fn next_decks(game: &GameId, view: &View) -> Vec<CardDeck> {
    let stored = stored_decks(game);
    let current = decks(view);
    if stored.len() == current.len() {
        stored.into_iter().map(|stored| stored.deck).collect()
    } else {
        current
    }
}

fn note_key(index: usize) -> String {
    format!("home-{index}")
}

fn note(game: &GameId, index: usize) -> Option<SavedDeckNote> {
    shelf::side_text(game, &note_key(index)).and_then(|text| SavedDeckNote::read(&text))
}

/// The decks of a table in their current state.
fn decks(view: &View) -> Vec<CardDeck> {
    view.decks.iter().map(|deck| deck.deck.as_ref().clone()).collect()
}

fn store_deck(game: &GameId, index: usize, dealt: &CardDeck, played: &CardDeck) {
    let (id, before, stored) = match note(game, index) {
        Some(SavedDeckNote { id, hash, before }) => {
            let text = shelf::CARDS.text(&id).unwrap_or_default();
            // Changes made elsewhere since then are kept.
            if hash_of(&text) != hash {
                return;
            }
            let stored = match &before {
                Before::Nothing => None,
                Before::Dealt => Some(dealt.clone()),
                Before::Other(text) => read_deck(text).ok(),
            };
            (id, before, stored)
        }
        None => match find_stored(dealt) {
            Some(StoredCardDeck { id, deck }) if deck == *dealt => (id, Before::Dealt, Some(deck)),
            Some(StoredCardDeck { id, deck }) => (id, Before::Other(write_deck(&deck)), Some(deck)),
            None => (DeckId::fresh(), Before::Nothing, None),
        },
    };
    let text =
        write_deck(&stored.map_or_else(|| played.clone(), |stored| stored.merge_prizes(dealt, played)));
    shelf::set_side_text(
        game,
        &note_key(index),
        &SavedDeckNote { id: id.clone(), hash: hash_of(&text), before }.text(),
    );
    // If the storage refuses it, it stays in memory, and the screen of decks says so.
    let _ = shelf::CARDS.save(&id, &text);
}

/// Finds the stored deck that this one was dealt from: an equal one, or one with the same name and mark.
fn find_stored(dealt: &CardDeck) -> Option<StoredCardDeck> {
    let all = shelved();
    let same = all.iter().find(|shelved| shelved.deck == *dealt);
    let same_name_and_mark = |shelved: &&StoredCardDeck| {
        dealt.mark.is_some() && (shelved.deck.mark, &shelved.deck.name) == (dealt.mark, &dealt.name)
    };
    same.or_else(|| all.iter().find(same_name_and_mark)).cloned()
}

impl SavedDeckNote {
    fn read(text: &str) -> Option<Self> {
        let mut lines = text.splitn(3, '\n');
        let id = DeckId::parse(lines.next()?)?;
        let hash = lines.next()?.parse().ok()?;
        let before = match lines.next()? {
            "new" => Before::Nothing,
            "dealt" => Before::Dealt,
            other => Before::Other(other.to_owned()),
        };
        Some(Self { id, hash, before })
    }

    fn text(&self) -> String {
        let before = match &self.before {
            Before::Nothing => "new",
            Before::Dealt => "dealt",
            Before::Other(text) => text,
        };
        format!("{}\n{}\n{before}", self.id.as_str(), self.hash)
    }
}

/// A hash of a text, to see whether it has changed: FNV-1a.
fn hash_of(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
