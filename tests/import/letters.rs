//! One bad byte, or a cut inside a letter, loses what is at that place and not the whole file.

use partypiece::{
    cards::write_deck,
    decode::{LostCharacters, decode},
};

use super::{backup, cards, deck, game, open, opened_backup, record};

#[test]
fn a_lost_letter_is_reported_with_its_place() {
    let text = |bytes: &[u8]| decode(bytes.to_vec()).text;
    let lost = |bytes: &[u8]| decode(bytes.to_vec()).lost;
    assert_eq!((text(b"Fish\r\nBird\n").as_str(), lost(b"Fish\nBird\n")), ("Fish\nBird\n", None));
    assert_eq!(text(b"Caf\xe9 \xffx"), "Caf\u{fffd} \u{fffd}x");
    assert_eq!(
        lost(b"a\nCaf\xe9 \xffx"),
        Some(LostCharacters { line: 2, byte: 6, characters: 2, cut: false })
    );
    assert_eq!(
        lost("Caf\u{fffd}".as_bytes()),
        None,
        "a replacement character that was in the file is no loss"
    );
    assert_eq!(lost(b"a\r\n\r\xffb"), Some(LostCharacters { line: 3, byte: 5, characters: 1, cut: false }));
    for end in [&b"\xc3"[..], b"\xe2\x82", b"\xf0\x9f\x8e"] {
        let cut = [&b"Caf"[..], end].concat();
        assert_eq!(
            text(&cut),
            "Caf\u{fffd}",
            "an incomplete letter is one lost letter, however many of its bytes are there"
        );
        assert_eq!(lost(&cut), Some(LostCharacters { line: 1, byte: 4, characters: 1, cut: true }));
    }
    let wide = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    assert_eq!((text(&wide("Főzelék\n")), lost(&wide("Főzelék\n"))), ("Főzelék\n".to_owned(), None));
    assert_eq!(
        text(b"{\0partypiece\":1}"),
        "{\0partypiece\":1}",
        "a single zero byte does not make a file UTF-16"
    );
    for (end, cut) in [(&b"\x00\xd8"[..], true), (b"\x00\xd8x", true), (b"x", true), (b"\x00\xdc", false)] {
        assert_eq!(
            lost(&[b"\xff\xfeF\0i\0", end].concat()).map(|lost| (lost.byte, lost.cut)),
            Some((7, cut)),
            "{end:?} at the end"
        );
    }
}

/// A damaged step is not guessed; everything before it is read.
#[test]
fn a_game_is_read_up_to_the_step_with_a_bad_byte() {
    let text = record("pieceagories-1.jsonl");
    let position = text.rfind("hand_in").unwrap();
    let (line, start) =
        (1 + text[..position].matches('\n').count(), text[..position].rfind('\n').unwrap() + 1);
    for bad in [0xff, 0xc3, 0x80] {
        let mut bytes = text.clone().into_bytes();
        bytes[position] = bad;
        let opened = open("old.jsonl", bytes);
        let sentence = opened.problems().unwrap();
        let place = format!(
            "“old.jsonl”, line {line}: The record of this game is damaged at step {}: it has a letter that cannot be read. ",
            line - 1
        );
        assert!(sentence.starts_with(&place), "{sentence}");
        assert_eq!(game(opened).lines().join("\n") + "\n", text[..start]);
    }
}

#[test]
fn a_game_cut_inside_a_letter_is_read_up_to_there() {
    let text = record("pieceagories-1.jsonl").replace("\"rivers!\"", "\"rívers!\"");
    let cut = text.find('í').unwrap() + 1;
    let opened = open("cut.jsonl", &text.as_bytes()[..cut]);
    let sentence = opened.problems().unwrap();
    assert!(
        sentence.contains("the file ends in the middle of a letter") && sentence.contains("line "),
        "{sentence}"
    );
    let lines = game(opened).lines();
    assert!(text.starts_with(&lines.join("\n")) && lines.len() == text[..cut - 1].lines().count() - 1);
}

/// A game cannot be opened without its first line, so a bad byte in it loses one letter and not the line.
#[test]
fn a_bad_byte_in_a_name_of_the_first_line_loses_only_that_letter() {
    let text = record("clear-1.jsonl");
    let position = text.find("Ana").unwrap() + 1;
    let mut bytes = text.clone().into_bytes();
    bytes[position] = 0xff;
    let opened = open("name.jsonl", bytes);
    assert_eq!(
        opened.problems().unwrap(),
        "“name.jsonl”, line 1: 1 letter cannot be read; “\u{fffd}” stands in its place."
    );
    let game = game(opened);
    assert!(game.player_names().contains(&"A\u{fffd}a".to_owned()), "{:?}", game.player_names());
    assert_eq!(game.lines().len(), text.lines().count());
}

#[test]
fn a_backup_loses_the_step_with_a_bad_byte_and_keeps_everything_else() {
    let text = backup().to_text();
    let step = text.find("step/000005").unwrap();
    let position = step + text[step..].find("action").unwrap();
    let mut bytes = text.clone().into_bytes();
    bytes[position] = 0xff;
    let opened = open("party.json", bytes);
    let sentence = opened.problems().unwrap();
    assert!(
        sentence.contains("line 1: 1 letter cannot be read")
            && sentence.contains("“game/2345678923/step/000005” has a letter"),
        "{sentence}"
    );
    let (before, after) = (backup(), opened_backup(opened));
    let keys: Vec<&str> =
        before.entries().map(|(key, _)| key).filter(|key| !key.ends_with("step/000005")).collect();
    assert_eq!(after.entries().map(|(key, _)| key).collect::<Vec<_>>(), keys);
    let cafe = text.find('é').unwrap();
    let mut bytes = text.into_bytes();
    bytes[cafe] = b'(';
    let after = opened_backup(open("party.json", bytes));
    assert_eq!(after.entries().count(), before.entries().count(), "a deck loses a letter and nothing else");
}

#[test]
fn a_deck_of_cards_loses_a_letter_or_the_cards_after_a_cut() {
    let text = write_deck(&cards());
    let position = text.find('é').unwrap();
    let mut bytes = text.clone().into_bytes();
    bytes[position] = 0xff;
    bytes.remove(position + 1);
    let opened = open("deck.json", bytes);
    assert_eq!(
        opened.problems().unwrap(),
        "“deck.json”, line 1: 1 letter cannot be read; “\u{fffd}” stands in its place."
    );
    assert_eq!(deck(opened).name, "Caf\u{fffd} deck");

    let cut = text.find("\"rules\":").unwrap() + 2_000;
    let opened = open("deck.json", &text[..cut]);
    let sentence = opened.problems().unwrap();
    let deck = deck(opened);
    assert_eq!(deck.cards, cards().cards);
    assert!(!deck.rules.is_empty() && cards().rules.starts_with(&deck.rules));
    let expected =
        format!("What comes before it was read: 72 Game Cards and {} Rule Cards.", deck.rules.len());
    assert!(
        sentence.starts_with("“deck.json”, line 1: deck.rules[") && sentence.ends_with(&expected),
        "{sentence}"
    );
}
