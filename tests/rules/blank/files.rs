//! Decks as files: a saved deck is read unchanged, and a bad one is refused with the name of the card.

use partypiece::{
    cards::{DeckFileError, read_deck, write_deck},
    rules::blank::{
        AutoEffect, CardDeck, CardId, DeckMark, Drawing, PlayerSelector, Rule, Trigger, WrittenEffect,
    },
};
use proptest::prelude::*;

use super::{
    random::random_deck_table,
    table::{for_players, rule},
};

fn refusal(text: &str) -> String {
    read_deck(text).expect_err("no deck").to_string()
}

fn file_with(change: impl FnOnce(&mut CardDeck)) -> String {
    let mut deck = CardDeck::fresh();
    change(&mut deck);
    write_deck(&deck)
}

/// BL-R44, BL-85
#[test]
fn a_written_deck_is_read_unchanged() {
    let mut deck =
        CardDeck { name: "Friday deck".to_owned(), mark: Some(DeckMark::Fish), ..CardDeck::fresh() };
    let drawing = Some(Drawing::from(vec![vec![[1, 2], [3, 4]].into()]));
    deck.cards[0].written = Some(WrittenEffect {
        clauses: vec![for_players(PlayerSelector::All, AutoEffect::Draw(1.into()))],
        author: "Bo".to_owned(),
        drawing,
        points: Some(-3),
    });
    assert_eq!(read_deck(&write_deck(&deck)), Ok(deck));
    assert!(write_deck(&CardDeck::fresh()).len() < 16_000);
}

/// BL-R44
#[test]
fn a_text_that_is_no_deck_is_refused() {
    assert_eq!(refusal(""), "This file is not a deck of cards.");
    assert_eq!(refusal("{\"partypiece_deck\":1}"), "“deck” is missing.");
    let version = "The version is missing: “partypiece_deck” says it. This page understands version 1.";
    assert_eq!(refusal("{}"), version);
    // ST-03
    for (written, found) in [("\"1\"", "“1”"), ("-1", "-1"), ("1.5", "1.5"), ("null", "null"), ("0", "0")]
    {
        assert_eq!(
            refusal(&format!("{{\"partypiece_deck\":{written},\"deck\":{{}}}}")),
            format!("partypiece_deck: {found} is not a version. This page understands version 1.")
        );
    }
    assert_eq!(refusal("[1,2,3]"), "This file is not a deck of cards.");
    let newer = write_deck(&CardDeck::fresh()).replace("\"partypiece_deck\":1", "\"partypiece_deck\":2");
    assert_eq!(read_deck(&newer), Err(DeckFileError::Newer { found: 2 }));
    assert_eq!(read_deck(&" ".repeat(5 << 20)), Err(DeckFileError::TooLong));
    assert_eq!(refusal(&"[".repeat(100_000)), "This file is not a deck of cards.");
}

/// BL-R44: each sentence names the card, or the deck if it has too many cards.
#[test]
fn the_refusal_names_the_bad_card() {
    let text = file_with(|deck| deck.cards[40].id = CardId(5));
    assert_eq!(refusal(&text), "Game Card 5: “red 5” and “Hat Full of Soup” both have that number.");
    let text = file_with(|deck| deck.rules[3].id = CardId(1));
    assert_eq!(refusal(&text), "Rule Card 1: “Sixes Are Heavy” and “Name That Shape” both have that number.");
    let text = file_with(|deck| {
        let card = deck.cards[0].clone();
        deck.cards = (0..10_000)
            .map(|id| partypiece::rules::blank::GameCard { id: CardId(id), ..card.clone() })
            .collect();
    });
    assert_eq!(refusal(&text), "The deck: it has 10000 Game Cards, and has to have 15 to 500.");
    let text = file_with(|deck| deck.cards[2].title = "x".repeat(5000));
    assert_eq!(refusal(&text), "Game Card 3: the title has 5000 characters; at most 40 are allowed.");
    let long = rule(
        Trigger::ReportedEvent("y".repeat(5000)),
        for_players(PlayerSelector::All, AutoEffect::Draw(1.into())),
    );
    let text = file_with(|deck| deck.rules[9].rule = Some(long));
    assert_eq!(refusal(&text), "Rule Card 10: the trigger has 5000 characters; at most 200 are allowed.");
    let backwards = file_with(|deck| deck.cards[2].title = "Hop\u{202e}poH".to_owned());
    assert_eq!(refusal(&backwards), "Game Card 3: the title has the invisible character U+202E in it.");
    let text = file_with(|deck| {
        deck.rules[0].rule =
            Some(rule(Trigger::AsWritten, for_players(PlayerSelector::All, AutoEffect::Draw(200.into()))))
    });
    assert_eq!(refusal(&text), "Rule Card 1: the number of cards is 200, and has to be 1 to 7.");
}

/// BL-R44: markup is read as plain text, as in names.
#[test]
fn markup_is_plain_text() {
    for text in ["I <3 you, and 2 < 5.", "<b>Hop</b>", "<b onclick=alert(1)>hop</b>", "</script>", "<!--"] {
        let file = file_with(|deck| {
            deck.cards[2].title = text.to_owned();
            deck.rules[0].rule = Some(Rule::from_free_words(text, "Bo"));
        });
        let deck = read_deck(&file).expect("a deck");
        assert_eq!(deck.cards[2].title, text);
        assert_eq!(deck.rules[0].rule.as_ref().and_then(Rule::in_free_words), Some(text));
    }
}

#[test]
fn an_unknown_effect_is_refused_with_the_position_of_its_card() {
    let fresh = write_deck(&CardDeck::fresh());
    let text = fresh.replacen("\"reverse\"", "\"explode\"", 1);
    assert_eq!(
        refusal(&text),
        "Rule Card number 2 of the file, deck.rules[1].rule.clauses[0].effect.auto: “explode” is not known here."
    );
    let text = fresh.replacen("\"again\"", "\"explode\"", 1);
    let sentence = refusal(&text);
    assert!(
        sentence.starts_with("Game Card number 51 of the file") || sentence.starts_with("Rule Card"),
        "{sentence}"
    );
    let text = fresh.replacen("\"number\":1", "\"number\":9", 1);
    assert_eq!(
        refusal(&text),
        "Game Card number 1 of the file, deck.cards[0].number, 9: A card’s number is 1 to 6."
    );
}

/// Rules that trigger themselves are allowed; the import screen names them.
#[test]
fn rules_that_trigger_themselves_are_named() {
    let drawn = Trigger::Drawn { cause: partypiece::rules::blank::Cause::Any, least: 1 };
    let mut deck = CardDeck::fresh();
    deck.rules[4].rule = Some(rule(drawn, for_players(PlayerSelector::All, AutoEffect::Draw(1.into()))));
    assert_eq!(
        deck.self_triggering_rules(),
        ["Rule Card 5 can trigger itself; it does so at most once for each event."]
    );
    assert!(CardDeck::fresh().self_triggering_rules().is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// BL-R44
    #[test]
    fn any_valid_deck_is_read_unchanged(seed: u64) {
        let deck = random_deck_table(seed, 2).0.setup().decks[0].clone();
        prop_assert_eq!(read_deck(&write_deck(&deck)), Ok(deck));
    }

    #[test]
    fn a_file_that_was_cut_or_changed_never_hangs_or_panics(seed: u64, index: usize, letter in "[\\[\\]{}\",:0-9a-z]") {
        let text = write_deck(&random_deck_table(seed % 4, 2).0.setup().decks[0]);
        let index = index % text.len();
        _ = read_deck(&text[..index]);
        let mut changed = text.clone();
        if changed.is_char_boundary(index) && changed.is_char_boundary(index + 1) {
            changed.replace_range(index..=index, &letter);
            _ = read_deck(&changed);
        }
    }
}
