//! Searching entries.

use partypiece::decks::search;

use super::deck;

#[test]
fn entries_are_found_with_any_accents_and_capitals() {
    let deck = deck("Café", &["Éclair or cake", "Cold tea", "CAKE shop", "Straße"]);
    let found = |words: &str| search(&deck, words).collect::<Vec<_>>();
    assert_eq!(found("cake"), [0, 2]);
    assert_eq!(found("eclair"), [0]);
    assert_eq!(found("STRASSE"), [3]);
    assert_eq!(found("  tea "), [1]);
    assert_eq!(found(""), [0, 1, 2, 3]);
    assert_eq!(found("coffee"), Vec::<usize>::new());
}
