//! Properties of reading: no file makes it fail, sizes are limited, and our own files are read exactly.

use std::num::NonZeroU8;

use partypiece::decks::{
    CategoryDeck, DeckKind, Import, Line, MAX_ENTRIES, Preview, ReadProgress, Tone, csv, json, plain,
};
use proptest::{
    collection::vec,
    option,
    prelude::*,
    sample::{select, subsequence},
    test_runner::{Config, TestRunner},
};

use super::read;

/// Pieces with a meaning for one of the readers.
const PIECES: [&str; 80] = [
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    ";",
    "\t",
    "\"",
    "'",
    "\\",
    "\\u",
    "\\ud83e",
    "\\udd86",
    "00e9",
    "\\n",
    "/",
    "//",
    "/*",
    "*/",
    "\n",
    "\r\n",
    "\r",
    "#",
    "# name: x",
    "# kind: prompts",
    "=",
    "+1",
    "-",
    "@",
    "_",
    "____",
    "*",
    "**",
    "<br>",
    "<",
    ">",
    "&amp;",
    "&#9999999;",
    "[a](b)",
    "name",
    "\"name\"",
    "\"black\"",
    "\"white\"",
    "\"packs\"",
    "\"text\"",
    "\"calls\"",
    "\"decks\"",
    "\"entries\"",
    "\"format\"",
    "\"version\"",
    "\"metadata\"",
    "\"blackCards\"",
    "kind,text,pack",
    "sep=;",
    "#separator:tab",
    "|",
    "|---|---|",
    "Nr;Name",
    "List 1,List 2",
    "\"categories\"",
    "\"category\":",
    "\"title\"",
    "&eacute;",
    "1. ",
    "a) ",
    "☐",
    "①",
    "<ul>",
    "<li>",
    "<!--",
    "-->",
    "0",
    "4294967296",
    "null",
    "é",
    "\u{202e}",
    "🦆",
    "Fish",
    " ",
];

const SAMPLES: [&str; 10] = [
    include_str!("samples/lines.txt"),
    include_str!("samples/table.csv"),
    include_str!("samples/semicolons.csv"),
    include_str!("samples/compact-list.json"),
    include_str!("samples/compact-keys.json"),
    include_str!("samples/metadata.json"),
    include_str!("samples/full.json"),
    include_str!("samples/many-decks.json5"),
    include_str!("samples/all-bad-cards.json"),
    include_str!("samples/ours.json"),
];

/// Files that could confuse a reader: pieces of formats, also in UTF-16, samples that were changed or cut,
/// and random bytes.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    let pieces = vec(select(&PIECES[..]), 0..40).prop_map(|pieces| pieces.concat().into_bytes());
    let damaged =
        (select(&SAMPLES[..]), vec((any::<prop::sample::Index>(), any::<u8>()), 0..6), any::<bool>());
    let damaged = damaged.prop_map(|(sample, changes, cut)| {
        let mut bytes = sample.as_bytes().to_vec();
        for (sample_index, byte) in changes {
            let index = sample_index.index(bytes.len());
            bytes[index] = byte;
            if cut {
                bytes.truncate(index.max(1));
            }
        }
        bytes
    });
    let utf16 = vec(select(&PIECES[..]), 0..20).prop_map(|pieces| {
        [0xfffe_u16.swap_bytes()]
            .into_iter()
            .chain(pieces.concat().encode_utf16())
            .flat_map(u16::to_le_bytes)
            .collect()
    });
    prop_oneof![4 => pieces, 2 => damaged, 1 => utf16, 1 => vec(any::<u8>(), 0..80)]
}

fn file() -> impl Strategy<Value = (&'static str, Vec<u8>)> {
    (select(vec!["a.json", "b.csv", "c.txt", "pasted", "", ".", "…"]), bytes())
}

/// Asserts what holds for every file.
fn assert_properties(file: &str, bytes: Vec<u8>) -> Result<(), TestCaseError> {
    let length = bytes.len();
    let preview = read(file, bytes);
    prop_assert!(preview.entries() <= MAX_ENTRIES.min(length));
    prop_assert!(preview.decks.len() <= 500 && preview.notices.len() <= 220);
    for notice in preview.sentences() {
        let named = format!("“{file}”");
        prop_assert!(notice.starts_with(&named) && notice.ends_with('.') && notice.len() < 2_000);
    }
    for deck in &preview.decks {
        prop_assert!(!deck.entries().is_empty());
        for entry in deck.entries() {
            prop_assert_eq!(Line::parse(entry.as_str()), Ok(entry.clone()));
        }
    }
    assert_round_trip(&preview)
}

/// Asserts that the decks are the same after they were written and read again.
fn assert_round_trip(preview: &Preview) -> Result<(), TestCaseError> {
    let decks: Vec<&CategoryDeck> = preview.decks.iter().collect();
    let again = read("again.json", json(&decks));
    prop_assert_eq!(&again.decks, &preview.decks);
    prop_assert_eq!(again.entries_left_out, 0);
    Ok(())
}

/// Texts with everything that could confuse a format.
fn text() -> impl Strategy<Value = Line> {
    let pieces_in_a_row = vec(select(&PIECES[..]), 1..8).prop_map(|pieces| pieces.concat());
    prop_oneof![any::<String>(), pieces_in_a_row, "[a-e ,;\"'#=*_\\\\-]{1,12}"]
        .prop_filter_map("a line", |text| Line::parse(&text).ok())
}

fn decks() -> impl Strategy<Value = Vec<CategoryDeck>> {
    let label = (text(), select(&DeckKind::ALL[..]), select(vec![Tone::Family, Tone::Party]));
    let more = (option::of(text()), option::of(text()), option::of(text()), any::<u8>());
    let deck = (label, more, vec(text(), 1..9)).prop_map(|((name, kind, tone), more, entries)| {
        let mut deck = CategoryDeck::new(name, kind, tone);
        (deck.language, deck.author, deck.licence) = (more.0, more.1, more.2);
        deck.lists_per_card = NonZeroU8::new(more.3);
        for entry in entries {
            // A repeated entry is one entry.
            let _ = deck.add(entry);
        }
        deck
    });
    vec(deck, 1..4)
}

/// The cells of a table as a spreadsheet sees them.
fn cells(table: &str) -> Vec<String> {
    let (mut cells, mut quoted) = (vec![String::new()], false);
    for c in table.chars() {
        quoted ^= c == '"';
        if !quoted && matches!(c, ',' | '\n') {
            cells.push(String::new());
        } else {
            cells.last_mut().unwrap().push(c);
        }
    }
    let unquoted = |cell: String| match cell.strip_prefix('"').and_then(|cell| cell.strip_suffix('"')) {
        Some(inside) => inside.replace("\"\"", "\""),
        None => cell,
    };
    cells.into_iter().map(unquoted).collect()
}

proptest! {
    #![proptest_config(Config::with_cases(3_000))]

    #[test]
    fn no_file_can_make_reading_fail((file, bytes) in file()) {
        assert_properties(file, bytes)?;
    }
}

proptest! {
    #![proptest_config(Config::with_cases(64))]

    #[test]
    fn our_own_json_comes_back_exactly(decks in decks()) {
        let written = json(&decks.iter().collect::<Vec<_>>());
        prop_assert!(serde_json::from_str::<serde_json::Value>(&written).is_ok(), "it is JSON to everybody");
        let again = read("decks.json", written);
        prop_assert_eq!(again.entries_left_out, 0);
        prop_assert_eq!(again.decks, decks);
    }

    #[test]
    fn plain_text_comes_back_exactly(decks in decks()) {
        for deck in decks {
            let again = read("deck.txt", plain(&deck));
            prop_assert_eq!(again.entries_left_out, 0);
            prop_assert_eq!(again.decks, [deck]);
        }
    }

    #[test]
    fn our_own_table_comes_back_exactly(decks in decks(), separator in select(vec![",", ";", "\t"]), breaks in 0..3usize) {
        // In a table, decks with equal details become one deck.
        let details = |deck: &CategoryDeck| {
            let CategoryDeck { name, kind, language, tone, author, licence, lists_per_card, .. } = deck;
            format!("{name:?} {kind:?} {language:?} {tone:?} {author:?} {licence:?} {lists_per_card:?}")
        };
        let mut decks = decks;
        let mut seen = std::collections::BTreeSet::new();
        decks.retain(|deck| seen.insert(details(deck)));
        let table = csv(&decks.iter().collect::<Vec<_>>());
        // A spreadsheet may save it with other separators, and with empty lines in front.
        let cells = table.trim_start_matches('\u{feff}').lines().map(|row| cells(row).into_iter().map(|cell| {
            format!("\"{}\"", cell.replace('"', "\"\""))
        }).collect::<Vec<_>>().join(separator) + "\n");
        let saved = "\n".repeat(breaks) + &cells.collect::<String>();
        for table in [table.clone(), saved] {
            let again = read("decks.csv", table);
            prop_assert_eq!(again.entries_left_out, 0);
            prop_assert_eq!(&again.decks, &decks);
        }
    }

    #[test]
    fn no_cell_of_a_table_is_a_formula(decks in decks()) {
        let table = csv(&decks.iter().collect::<Vec<_>>());
        for cell in cells(&table) {
            prop_assert!(!cell.starts_with(['=', '+', '-', '@']), "{}", cell);
        }
    }

    #[test]
    fn steps_of_any_size_read_the_same((file, bytes) in file(), sizes in vec(1usize..50, 1..5)) {
        let mut import = Import::new(file, bytes.clone()).unwrap();
        let mut sizes = sizes.into_iter().cycle();
        while import.step(sizes.next().unwrap()) != ReadProgress::Done {}
        prop_assert_eq!(import.into_preview(), read(file, bytes));
    }

    #[test]
    fn each_line_of_plain_text_is_read_by_itself(lines in subsequence(vec!["Fish", "Sea birds", "=x", "", "# hush", "Moss"], 0..6)) {
        let preview = read("some.txt", lines.join("\n"));
        let kept = lines.iter().filter(|line| ["Fish", "Sea birds", "Moss"].contains(line)).count();
        prop_assert_eq!(preview.entries(), kept);
    }
}

/// Run it with `cargo test --release --test decks -- --ignored`.
#[test]
#[ignore = "it takes minutes"]
fn no_file_of_a_million_can_make_reading_fail() {
    let mut runner = TestRunner::new(Config { failure_persistence: None, ..Config::with_cases(1_000_000) });
    runner.run(&file(), |(file, bytes)| assert_properties(file, bytes)).unwrap();
}
