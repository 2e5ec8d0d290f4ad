//! Properties of opening a damaged file of ours: nothing panics, its beginning is read, and every sentence names the
//! file and the place.

use partypiece::{
    decks::Import,
    import::{self, Imported, Opened},
};
use proptest::{prelude::*, sample::Index};

use super::{backup, our_files};

/// A change that damages a file.
#[derive(Debug, Clone)]
enum Mutation {
    /// The file is cut here.
    Cut(Index),
    /// One byte is changed.
    Flip(Index, u8),
    /// One byte is missing.
    Drop(Index),
    /// One byte is added.
    Add(Index, u8),
    /// A part is repeated.
    Repeat(Index, Index),
    /// The next digit is replaced by this text.
    Number(Index, &'static str),
}

fn mutation() -> impl Strategy<Value = Mutation> {
    let position = any::<Index>;
    prop_oneof![
        position().prop_map(Mutation::Cut),
        (position(), any::<u8>()).prop_map(|(position, byte)| Mutation::Flip(position, byte)),
        position().prop_map(Mutation::Drop),
        (position(), any::<u8>()).prop_map(|(position, byte)| Mutation::Add(position, byte)),
        (position(), position()).prop_map(|(position, to)| Mutation::Repeat(position, to)),
        (
            position(),
            prop::sample::select(vec!["-6", "1e9", "0", "99999999999999999999", "null", "\"\\ud83c\"", "[]"])
        )
            .prop_map(|(position, number)| Mutation::Number(position, number)),
    ]
}

/// The damaged file, and the number of unchanged bytes at its beginning.
fn damaged(mut bytes: Vec<u8>, mutation: &Mutation) -> (Vec<u8>, usize) {
    let length = bytes.len();
    let from = match mutation {
        Mutation::Cut(position)
        | Mutation::Flip(position, _)
        | Mutation::Drop(position)
        | Mutation::Add(position, _)
        | Mutation::Repeat(position, _) => position.index(length),
        Mutation::Number(position, _) => {
            let from = position.index(length);
            from + bytes[from..].iter().position(u8::is_ascii_digit).unwrap_or(0)
        }
    };
    match mutation {
        Mutation::Cut(_) => bytes.truncate(from),
        Mutation::Flip(_, byte) => bytes[from] = *byte,
        Mutation::Drop(_) => drop(bytes.remove(from)),
        Mutation::Add(_, byte) => bytes.insert(from, *byte),
        Mutation::Repeat(_, to) => {
            let piece = bytes[from..from + to.index(length - from)].to_vec();
            bytes.splice(from..from, piece);
        }
        Mutation::Number(_, number) => drop(bytes.splice(from..=from, number.bytes())),
    }
    (bytes, from)
}

/// Checks that a sentence names the file and ends like a sentence.
fn assert_sentence(sentence: &str, file: &str) -> Result<(), TestCaseError> {
    prop_assert!(sentence.starts_with(&format!("“{file}”")), "{}", sentence);
    prop_assert!(sentence.ends_with('.') && sentence.chars().count() < 1_500, "{}", sentence);
    prop_assert!(!sentence.contains("no record of a game"), "{}", sentence);
    Ok(())
}

/// Whether a sentence names a place, or is about the whole file.
fn names_a_place(sentence: &str) -> bool {
    [
        "line ",
        "Card ",
        "kept",
        "/step/",
        "The deck: ",
        "nothing in this file",
        "not a text",
        "version",
        "first letters",
    ]
    .iter()
    .any(|place| sentence.contains(place))
}

/// Checks the properties of every damaged file.
fn assert_properties(file: &str, whole: &str, bytes: Vec<u8>, good: usize) -> Result<(), TestCaseError> {
    let untouched = bytes == whole.as_bytes();
    let opened = match import::open(file, bytes) {
        Ok(opened) => opened,
        Err(error) => {
            let sentence = error.to_string();
            prop_assert!(names_a_place(&sentence), "{}", sentence);
            return assert_sentence(&sentence, file);
        }
    };
    for notice in &opened.notices {
        assert_sentence(&notice.to_string(), file)?;
        prop_assert!(names_a_place(&notice.to_string()), "{}", notice);
    }
    let has_no_notice = opened.notices.is_empty();
    prop_assert!(has_no_notice || !untouched);
    assert_keeps_the_beginning(&opened, file, whole, good)
}

/// Checks that a game or a backup has everything from before the damage, and that decks can be used.
fn assert_keeps_the_beginning(
    opened: &Opened,
    file: &str,
    whole: &str,
    good: usize,
) -> Result<(), TestCaseError> {
    let whole_lines = whole.as_bytes()[..good].iter().filter(|byte| **byte == b'\n').count();
    match &opened.imported {
        Imported::Game(game) => {
            prop_assert!(file.ends_with(".jsonl"));
            let lines = game.lines();
            prop_assert!(lines.len() >= whole_lines, "{} of {} lines", lines.len(), whole_lines);
            for (line, was) in lines.iter().zip(whole.lines()).take(whole_lines) {
                prop_assert_eq!(line, was);
            }
        }
        Imported::Backup(taken) => {
            let taken: Vec<(&str, &str)> = taken.entries().collect();
            let from = |text: &str| whole.find(&serde_json::to_string(text).unwrap()).unwrap_or(whole.len());
            for (key, text) in backup()
                .entries()
                .filter(|(key, text)| from(key).max(from(text)) + key.len() + 3 * text.len() + 8 < good)
            {
                prop_assert!(taken.contains(&(key, text)), "{} is lost", key);
            }
        }
        Imported::Cards(deck) => {
            prop_assert!(deck.check().is_ok());
        }
        Imported::Categories(bytes) => {
            if let Ok(import) = Import::new(file, bytes.clone()) {
                for sentence in import.read_to_end().sentences() {
                    assert_sentence(&sentence, file)?;
                }
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn the_beginning_of_a_damaged_file_is_read_and_the_rest_is_reported(file_index: Index, mutation in mutation()) {
        let files = our_files();
        let (file, whole) = file_index.get(&files);
        let (bytes, good) = damaged(whole.clone().into_bytes(), &mutation);
        assert_properties(file, whole, bytes, good)?;
    }

    #[test]
    fn noise_is_reported_in_sentences(bytes in prop::collection::vec(any::<u8>(), 0..200), opening in prop::sample::select(vec!["", "{\"partypiece_game\":", "{\"partypiece\":1,", "{\"party\":1,", "{\"partypiece_deck\":1,\"deck\":", "game/2345678923/head\n", "<div id=\"partypiece\">"])) {
        let bytes = [opening.as_bytes(), &bytes].concat();
        match import::open("noise", bytes) {
            Ok(opened) => for notice in opened.notices {
                assert_sentence(&notice.to_string(), "noise")?;
            },
            Err(error) => assert_sentence(&error.to_string(), "noise")?,
        }
    }
}

/// Every file of ours, cut at up to sixty places and inside up to forty characters of several bytes.
#[test]
fn a_file_cut_anywhere_keeps_its_beginning() {
    for (file, whole) in our_files() {
        let letters = whole
            .char_indices()
            .filter(|(_, letter)| letter.len_utf8() > 1)
            .map(|(index, _)| index + 1)
            .take(40);
        for cut in (0..whole.len()).step_by(whole.len() / 60 + 1).chain(letters) {
            if let Err(error) = assert_properties(&file, &whole, whole.as_bytes()[..cut].to_vec(), cut) {
                panic!("{file} cut at {cut}: {error}");
            }
        }
    }
}
