//! What this laptop remembers of its table: what it used lately, what it retired, where its lists are dealt from.
//!
//! Each lies among the settings, and so goes along with everything else. What is retired has a key of its own, so that
//! two laptops' tables add up when one takes in the other's party.

use crate::{
    browser::shelf,
    decks::{DeckKind, Line, ListDraft, used},
    ui::stock::{DeckRef, StoredDeck},
};

/// What was used lately, a line each, the oldest first.
const LATELY: &str = "lately";
/// Where lists are dealt from, a word each.
const CHOSEN: &str = "list-decks";
/// Before what is retired.
const RETIRED: &str = "retired/";

/// The lines among some texts.
pub(super) fn lines(texts: &[String]) -> Vec<Line> {
    texts.iter().filter_map(|text| Line::read(text).ok()).collect()
}

fn kept(key: &str) -> Vec<String> {
    shelf::setting(key).unwrap_or_default().lines().map(str::to_owned).collect()
}

/// What this table used lately, the oldest first.
pub(super) fn lately() -> Vec<Line> {
    lines(&kept(LATELY))
}

/// Remembers that a list was played.
pub(super) fn use_up(making: &ListDraft) {
    let texts: Vec<String> = making.rows().iter().map(|row| row.text.clone()).collect();
    let (lately, list) = (lately(), lines(&texts));
    let used: Vec<&str> = used(&lately, &list).into_iter().map(Line::as_str).collect();
    shelf::set_setting(LATELY, &used.join("\n"));
}

/// What this table never wants to see again, in alphabetical order.
pub(super) fn retired() -> Vec<String> {
    shelf::settings(RETIRED)
}

/// Retires a category.
pub(super) fn retire(text: &str) {
    if let Ok(line) = Line::read(text) {
        shelf::set_setting(&format!("{RETIRED}{line}"), "");
    }
}

/// Lets a category that was retired come again.
pub(super) fn bring_back(text: &str) {
    shelf::drop_setting(&format!("{RETIRED}{text}"));
}

/// Where lists are dealt from: as was chosen last, or from the packs of categories that come with the page.
pub(super) fn chosen(stock: &[StoredDeck]) -> Vec<DeckRef> {
    let words = kept(CHOSEN);
    let chosen = |stored: &&StoredDeck| match &stored.place {
        place if !words.is_empty() => words.contains(&place.slug()),
        DeckRef::BuiltIn(_) => stored.deck.kind == DeckKind::Categories,
        DeckRef::Stored(_) => false,
    };
    stock.iter().filter(chosen).map(|stored| stored.place.clone()).collect()
}

/// Remembers where lists are dealt from.
pub(super) fn choose(places: &[DeckRef]) {
    let words: Vec<String> = places.iter().map(DeckRef::slug).collect();
    shelf::set_setting(CHOSEN, &words.join("\n"));
}
