//! A refusal names the file, the line, the field and the value.

use partypiece::{
    cards::write_deck,
    import::Imported,
    rules::blank::{CardDeck, CardId},
};

use super::{backup, cards, categories, game, open, opened_backup, record, refused};

/// A golden record with one text replaced.
fn changed(name: &str, from: &str, to: &str) -> String {
    let text = record(name);
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

#[test]
fn a_game_that_cannot_be_played_says_which_value_is_wrong() {
    let refusal = |from: &str, to: &str| refused("old.jsonl", changed("pieceagories-1.jsonl", from, to));
    let setup = "“old.jsonl”, line 1: What was agreed for this game cannot be played: ";
    for (from, to, sentence) in [
        ("\"rounds\":3", "\"rounds\":-6", "setup.rounds: -6 does not fit here."),
        ("\"rounds\":3", "\"rounds\":999", "setup.rounds: 999 does not fit here."),
        ("\"rounds\":3", "\"rounds\":\"three\"", "setup.rounds: “three” does not fit here."),
        ("\"rounds\":3,", "", "setup: “rounds” is missing."),
        ("\"rounds\":3", "\"rounds\":3,\"rounds\":4", "setup: “rounds” occurs twice."),
        ("\"suns\"", "\"mauve\"", "setup.players[0].pawn: “mauve” is not one of: suns, moons, crowns, arms"),
        ("\"name\":\"Bo\"", "\"name\":\"\"", "setup.players[1].name, “”: Everybody needs a name."),
        (
            "\"name\":\"Bo\"",
            "\"name\":\"\\ud83cBo\"",
            "setup.players[1].name: “\\ud83c” is only half of a letter.",
        ),
        ("\"together\":false", "\"together\":null", "setup.house.together: null does not fit here."),
    ] {
        let message = refusal(from, to);
        assert!(message.starts_with(&format!("{setup}{sentence}")), "{message}");
    }
    let beginning = "“old.jsonl”, line 1: The beginning of this game cannot be read: ";
    for (from, to, sentence) in [
        ("\"seed\":105", "\"seed\":-1", "seed: -1 does not fit here."),
        ("\"rules\":1,", "", "“rules” is missing."),
        ("\"suits\":4", "\"suits\"4", "setup: “4” is not JSON here."),
    ] {
        assert_eq!(refusal(from, to), format!("{beginning}{sentence}"));
    }
}

#[test]
fn a_missing_or_unknown_version_is_named() {
    let record = |to: &str| changed("clear-1.jsonl", "\"partypiece_game\":1,", to);
    let backup = |to: &str| backup().to_text().replacen("\"party\":1,", to, 1);
    let deck = |to: &str| write_deck(&cards()).replacen("\"partypiece_deck\":1,", to, 1);
    for (field, missing, zero, newer) in [
        ("partypiece_game", record(""), record("\"partypiece_game\":0,"), record("\"partypiece_game\":7,")),
        ("party", backup(""), backup("\"party\":0,"), backup("\"party\":7,")),
        ("partypiece_deck", deck(""), deck("\"partypiece_deck\":0,"), deck("\"partypiece_deck\":7,")),
    ] {
        assert_eq!(
            refused("x", missing),
            format!(
                "“x”, line 1: The version is missing: “{field}” says it. This page understands version 1."
            )
        );
        assert_eq!(
            refused("x", zero),
            format!("“x”, line 1: {field}: 0 is not a version. This page understands version 1.")
        );
        assert!(refused("x", newer).contains("newer"), "{field}");
    }
}

/// ST-05
#[test]
fn a_game_of_a_trial_version_is_refused_as_one() {
    assert_eq!(
        refused("old.jsonl", changed("clear-1.jsonl", "\"partypiece_game\":1,", "\"partypiece\":1,")),
        "“old.jsonl”, line 1: This game is of a trial version of this page (version 1), and cannot be played on."
    );
}

#[test]
fn a_missing_last_byte_is_reported_and_everything_else_is_read() {
    let text = record("clear-1.jsonl");
    let opened = open("game.jsonl", &text[..text.len() - 2]);
    let last = text.lines().count();
    let message = opened.problems().unwrap();
    assert!(
        message.starts_with(&format!("“game.jsonl”, line {last}: "))
            && message.contains("the text ends here"),
        "{message}"
    );
    assert_eq!(game(opened).lines().len(), last - 1);

    let text = backup().to_text();
    let opened = open("party.json", &text[..text.len() - 1]);
    let kept = backup().entries().count();
    assert_eq!(
        opened.problems().unwrap(),
        format!(
            "“party.json”, line 1: the text ends here, in the middle. What comes before it was taken: {kept} keys with their texts."
        )
    );
    assert_eq!(opened_backup(opened), backup());

    let text = write_deck(&cards());
    let opened = open("deck.json", &text[..text.len() - 1]);
    assert_eq!(
        opened.problems().unwrap(),
        "“deck.json”, line 1: the text ends here, in the middle. What comes before it was read: 72 Game Cards and 38 Rule Cards."
    );
    let Imported::Cards(deck) = opened.imported else { panic!("no deck was read") };
    assert_eq!(*deck, cards());
}

/// Keys and texts take turns. In an odd number one of them is missing, and people should know that.
#[test]
fn a_backup_with_an_odd_number_of_texts_is_reported() {
    let opened = open("odd.json", r#"{"party":1,"of":"zxwvtsrqpn","kept":["setting/a","1","setting/b"]}"#);
    assert_eq!(
        opened.problems().unwrap(),
        "“odd.json”: kept: it has 3 entries, an odd number, so a key or a text is missing; the last entry was left out."
    );
    assert_eq!(opened_backup(opened).entries().collect::<Vec<_>>(), [("setting/a", "1")]);
    let opened = open("twice.json", r#"{"party":1,"of":"z","kept":["setting/a","1","setting/a","2"]}"#);
    assert_eq!(
        opened.problems().unwrap(),
        "“twice.json”: kept: “setting/a” occurs twice; the first one was used."
    );
    assert_eq!(opened_backup(opened).entries().collect::<Vec<_>>(), [("setting/a", "1")]);
}

/// BL-R44
#[test]
fn a_deck_of_cards_says_which_card_and_which_value_is_wrong() {
    let text = write_deck(&cards());
    let refusal = |from: &str, to: &str| refused("deck.json", text.replacen(from, to, 1));
    assert_eq!(
        refusal("\"colour\":\"red\"", "\"colour\":\"mauve\""),
        "“deck.json”, line 1: Game Card number 1 of the file, deck.cards[0].colour: “mauve” is not one of: red, orange, yellow, green, blue, purple."
    );
    assert_eq!(
        refusal("\"games\":0", "\"games\":-1"),
        "“deck.json”, line 1: deck.games: -1 does not fit here."
    );
    let deck = |change: fn(&mut CardDeck)| {
        let mut deck = cards();
        change(&mut deck);
        refused("deck.json", write_deck(&deck))
    };
    let titles = deck(|deck| {
        deck.cards[3].title = "Hop".to_owned();
        deck.cards[40].title = "<b>Skip</b>".to_owned();
        deck.cards[40].id = deck.cards[3].id;
    });
    assert_eq!(titles, "“deck.json”: Game Card 4: “Hop” and “<b>Skip</b>” both have that number.");
    let untitled = deck(|deck| deck.rules[37].id = CardId(36));
    assert_eq!(
        untitled,
        "“deck.json”: Rule Card 36: “a plain Rule Card” and “a plain Rule Card” both have that number."
    );
}

/// SC-06
#[test]
fn decks_of_categories_name_an_unknown_version_and_an_incomplete_letter() {
    let message = |text: String| -> Vec<String> {
        let Imported::Categories(bytes) = open("deck.json", text).imported else {
            panic!("no decks were read")
        };
        partypiece::decks::Import::new("deck.json", bytes).unwrap().read_to_end().sentences().collect()
    };
    let [.., (_, text)] = categories();
    assert_eq!(message(text.clone()), Vec::<String>::new());
    assert_eq!(
        message(text.replacen("\"version\": 1", "\"version\": 0", 1)),
        ["“deck.json”, line 1, version: 0 is not a version; it was read as version 1."]
    );
    assert_eq!(
        message(text.replacen("\"version\": 1, ", "", 1)),
        ["“deck.json”, line 1, version: the version is missing; it was read as version 1."]
    );
    let entry = partypiece::decks::built_in()[0].entries()[0].to_string();
    for half in [r"\ud83c", r"\ud83c\u0041", r"\udfb2", r"\ud83c\n", r"\ud83c\ud83c\udfb2"] {
        for with_half in [format!("{half}{entry}"), format!("{entry}{half}")] {
            let notices = message(text.replacen(&entry, &with_half, 1));
            assert!(
                notices.iter().any(|message| message.contains("some of its letters are lost")),
                "{half}: {notices:?}"
            );
        }
    }
}
