//! The names of saved files.

use partypiece::screens::file_name::{card_deck_file_name, file_name};

/// FI-17
#[test]
fn a_deck_in_any_script_gives_its_file_a_name() {
    assert_eq!(card_deck_file_name("Friday’s Deck!"), "friday-s-deck.deck.json");
    assert_eq!(card_deck_file_name("Карты на вечер"), "карты-на-вечер.deck.json");
    assert_eq!(card_deck_file_name("夜のカード 2"), "夜のカード-2.deck.json");
    assert_eq!(card_deck_file_name("한글 카드"), "한글-카드.deck.json");
    assert_eq!(card_deck_file_name("Éclair"), "éclair.deck.json");
    assert_eq!(card_deck_file_name("E\u{301}clair"), "eclair.deck.json", "no hyphen for an accent");
}

/// FI-17
#[test]
fn a_name_without_letters_leaves_the_kind_of_the_file() {
    assert_eq!(card_deck_file_name("★ ★ ★"), "deck.deck.json");
    assert_eq!(card_deck_file_name(""), "deck.deck.json");
    assert_eq!(file_name("decks", "", ".json"), "decks.json");
    assert_eq!(file_name("deck", "…", ".txt"), "deck.txt");
}

/// FI-17: the day and the ending fit as well.
#[test]
fn a_file_is_named_after_its_kind_and_what_it_is_about() {
    assert_eq!(file_name("clear", "Ana, Bo und Ζωή", ".jsonl"), "clear-ana-bo-und-ζωή.jsonl");
    assert_eq!(file_name("deck", "../a:b\\c", ".csv"), "deck-a-b-c.csv");
    let long = file_name("pieceagories", &"𝒜".repeat(400), ".jsonl");
    assert!(long.len() + "-2026-11-24".len() <= 250, "{long}");
}
