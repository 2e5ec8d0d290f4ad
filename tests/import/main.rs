//! Opened files: each is recognised by its content, as much as possible is read, and problems are reported with their
//! place.

// Tests may panic. Clippy's exception for tests does not include their helper functions.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod blank_white;
mod damaged;
mod hostile;
mod kinds;
mod letters;
mod refusals;

use std::{fs, path::PathBuf};

use partypiece::{
    cards::write_deck,
    import::{self, Imported, Opened},
    play::{AnyGame, Backup},
    rules::blank::{CardDeck, DeckMark},
};

/// Every golden record, with the name of its file.
fn records() -> Vec<(String, String)> {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "records"].iter().collect();
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
    paths.sort();
    let named = |path: PathBuf| {
        (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap())
    };
    paths.into_iter().map(named).collect()
}

/// The golden record with this name.
fn record(name: &str) -> String {
    records().into_iter().find(|(file, _)| file == name).unwrap().1
}

/// A backup with a game, a deck and a setting.
fn backup() -> Backup {
    let record = record("clear-1.jsonl");
    let mut lines = record.lines();
    let head = [("game/2345678923/head".to_owned(), lines.next().unwrap().to_owned())];
    let steps =
        lines.take(30).enumerate().map(|(n, line)| (format!("game/2345678923/step/{n:06}"), line.to_owned()));
    let rest = [
        ("deck/bcdfghjkmn".to_owned(), "# name: Café\nFruit\nBirds\n".to_owned()),
        ("setting/theme".to_owned(), "dark".to_owned()),
    ];
    Backup::new("zxwvtsrqpn".to_owned(), head.into_iter().chain(steps).chain(rest))
}

/// A deck of cards with a letter of two bytes.
fn cards() -> CardDeck {
    CardDeck {
        name: "Café deck".to_owned(),
        mark: Some(DeckMark::Fish),
        owner: "Zoë".to_owned(),
        ..CardDeck::fresh()
    }
}

/// A built-in deck of categories, as a file in each of our own formats.
fn categories() -> [(&'static str, String); 3] {
    let mut deck = partypiece::decks::built_in().swap_remove(0);
    deck.author = Some(partypiece::decks::Line::parse("Inès").unwrap());
    [
        ("deck.txt", partypiece::decks::plain(&deck)),
        ("deck.csv", partypiece::decks::csv(&[&deck])),
        ("deck.json", partypiece::decks::json(&[&deck])),
    ]
}

/// Files of ours that can be opened again: records, a backup, a deck of cards, and decks of categories.
fn our_files() -> Vec<(String, String)> {
    let mut files = records();
    files.push(("party.json".to_owned(), backup().to_text()));
    files.push(("cards.deck.json".to_owned(), write_deck(&cards())));
    files.extend(categories().map(|(name, text)| (name.to_owned(), text)));
    files
}

fn open(file: &str, bytes: impl Into<Vec<u8>>) -> Opened {
    import::open(file, bytes.into()).unwrap_or_else(|error| panic!("{error}"))
}

fn refused(file: &str, bytes: impl Into<Vec<u8>>) -> String {
    import::open(file, bytes.into()).err().unwrap_or_else(|| panic!("{file} was not refused")).to_string()
}

fn game(opened: Opened) -> AnyGame {
    let Imported::Game(game) = opened.imported else {
        panic!("expected a game, found {:?}", opened.imported)
    };
    game
}

fn opened_backup(opened: Opened) -> Backup {
    let Imported::Backup(backup) = opened.imported else {
        panic!("expected a backup, found {:?}", opened.imported)
    };
    backup
}

fn deck(opened: Opened) -> CardDeck {
    let Imported::Cards(deck) = opened.imported else {
        panic!("expected a deck of cards, found {:?}", opened.imported)
    };
    *deck
}
