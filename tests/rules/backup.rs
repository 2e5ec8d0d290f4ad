//! A backup: the whole storage as one text.

use std::collections::BTreeMap;

use partypiece::play::{Ancestry, Backup, BackupDamage, BackupError, MergeReport};
use proptest::prelude::*;

const GAME: &str = "game/2345678923/";

/// A storage with a game of these steps.
fn storage(steps: &[&str]) -> BTreeMap<String, String> {
    let head = [(format!("{GAME}head"), "{}".to_owned()), ("setting/theme".to_owned(), "dark".to_owned())];
    let steps = steps.iter().enumerate();
    head.into_iter()
        .chain(steps.map(|(n, step)| (format!("{GAME}step/{n:06}"), (*step).to_owned())))
        .collect()
}

fn backup_of(steps: &[&str]) -> Backup {
    Backup::new("zxwvtsrqpn".to_owned(), storage(steps).into_iter())
}

#[test]
fn a_backup_is_read_as_it_was_written() {
    let backup = backup_of(&["one", "two"]);
    assert_eq!(Backup::read(&backup.to_text()), Ok((backup.clone(), Vec::new())));
    assert_eq!(Backup::read(&format!("\u{feff}{}\n", backup.to_text())), Ok((backup, Vec::new())));
}

#[test]
fn no_backup_a_broken_one_and_a_newer_one_are_different_errors() {
    let text = backup_of(&["one"]).to_text();
    assert_eq!(Backup::read(r#"{"partypiece_game":1,"game":"clear"}"#), Err(BackupError::NotABackup));
    assert_eq!(Backup::read("a letter to my aunt"), Err(BackupError::NotABackup));
    for cut in 12..text.len() {
        match Backup::read(&text[..cut]) {
            Err(BackupError::Broken(error)) => assert!(error.is_broken(), "cut at {cut}"),
            Ok((part, damage)) => {
                let [BackupDamage::Cut { kept, .. }] = damage[..] else { panic!("cut at {cut}: {damage:?}") };
                assert!(
                    part.entries().count() == kept
                        && backup_of(&["one"]).entries().zip(part.entries()).all(|(one, other)| one == other)
                );
            }
            other => panic!("cut at {cut}: {other:?}"),
        }
    }
    assert!(Backup::read(&text[..text.len() - 1]).is_ok());
    assert_eq!(
        Backup::read(r#"{"party":0,"kept":[]}"#),
        Err(BackupError::NoVersion { found: Some("0".to_owned()) })
    );
    assert_eq!(Backup::read(r#"{"of":"z","kept":[]}"#), Err(BackupError::NoVersion { found: None }));
    assert_eq!(Backup::read(r#"{"party":7,"games":[]}"#), Err(BackupError::Newer { found: 7 }));
}

/// ST-03
#[test]
fn a_version_that_is_none_is_told_as_it_was_found() {
    for (written, found) in [("\"1\"", "“1”"), ("-1", "-1"), ("1.5", "1.5"), ("null", "null"), ("0", "0")]
    {
        let text = format!("{{\"party\":{written},\"of\":\"z\",\"kept\":[\"setting/theme\",\"dark\"]}}");
        let error = Backup::read(&text).expect_err(written);
        assert_eq!(
            error.to_string(),
            format!("party: {found} is not a version. This page understands version 1.")
        );
    }
    assert_eq!(
        BackupError::Newer { found: 7 }.to_string(),
        "This backup was saved by a newer Partypiece (version 7; this page understands version 1). Nothing was taken from it."
    );
}

/// ST-04: what is more than anybody has is left out and counted, the settings first.
#[test]
fn a_backup_has_a_limit_of_keys() {
    let entries = |prefix: &'static str, count: usize| {
        (0..count).map(move |n| (format!("{prefix}{n:06}"), "x".to_owned()))
    };
    let read = |settings: usize, results: usize| {
        let all = entries("setting/past/", settings).chain(entries("result/", results));
        let (backup, damage) = Backup::read(&Backup::new("z".to_owned(), all).to_text()).expect("a backup");
        let kept = |prefix: &str| backup.entries().filter(|(key, _)| key.starts_with(prefix)).count();
        (kept("setting/"), kept("result/"), damage)
    };
    assert_eq!(read(5_000, 10_000), (5_000, 10_000, Vec::new()), "more than anybody has");
    let (settings, results, damage) = read(100_000, 10);
    assert_eq!((settings, results), (5_000, 10));
    assert_eq!(damage, [BackupDamage::TooMany { left_out: 95_000 }]);
    assert!(damage[0].to_string().ends_with("95000 were left out."));
    assert_eq!(read(10, 50_000), (0, 40_000, vec![BackupDamage::TooMany { left_out: 10_010 }]));
    let decks = entries("deck/", 4_000).chain(entries("result/", 10));
    let (backup, damage) = Backup::read(&Backup::new("z".to_owned(), decks).to_text()).expect("a backup");
    assert_eq!((backup.entries().count(), damage), (2_010, vec![BackupDamage::TooMany { left_out: 2_000 }]));
}

/// The number that is one.
#[test]
fn one_key_and_one_entry_are_said_as_one() {
    let cut = Backup::read(r#"{"party":1,"of":"z","kept":["setting/theme","dark",4]}"#).expect("a part");
    assert!(cut.1[0].to_string().ends_with("was taken: 1 key with its text."), "{}", cut.1[0]);
    assert!(BackupDamage::Odd { texts: 1 }.to_string().starts_with("kept: it has 1 entry, an odd number"));
}

#[test]
fn a_game_is_new_known_ahead_or_continued_in_two_places() {
    let ancestry =
        |backup: &[&str], here: &[&str]| backup_of(backup).ancestry(GAME, |key| storage(here).remove(key));
    assert_eq!(backup_of(&["one"]).ancestry(GAME, |_| None), Ancestry::New);
    assert_eq!(ancestry(&["one"], &["one"]), Ancestry::UpToDate);
    assert_eq!(ancestry(&["one"], &["one", "two"]), Ancestry::UpToDate);
    assert_eq!(ancestry(&["one", "two"], &["one"]), Ancestry::Ahead);
    assert_eq!(ancestry(&["one", "two"], &["one", "three"]), Ancestry::Diverged);
}

proptest! {
    /// With any text under any key.
    #[test]
    fn a_backup_keeps_every_entry(kept in proptest::collection::btree_map(".{0,20}", ".{0,60}", 0..10)) {
        let backup = Backup::new("zxwvtsrqpn".to_owned(), kept.clone().into_iter());
        let back: BTreeMap<_, _> = backup.entries().map(|(key, text)| (key.to_owned(), text.to_owned())).collect();
        prop_assert_eq!(back, kept);
        prop_assert_eq!(Backup::read(&backup.to_text()), Ok((backup, Vec::new())));
    }

    #[test]
    fn any_text_can_be_read_without_a_panic(text in "\\PC{0,200}") {
        let _ = Backup::read(&text);
    }
}

#[test]
fn the_sentence_about_a_merge_counts_games_decks_and_results() {
    let sentence = |report: MergeReport| report.to_string();
    let none = MergeReport::default();
    assert_eq!(sentence(none), "The file has no games.");
    assert_eq!(sentence(MergeReport { known: 2, ..none }), "All games of the file were here already.");
    assert_eq!(sentence(MergeReport { new: 1, ..none }), "1 game imported.");
    assert_eq!(
        sentence(MergeReport { decks: 1, damaged_decks: 1, ..none }),
        "The file has no games. 1 deck imported. 1 deck of cards is damaged and cannot be shown; what is left stays in every \
         backup.",
        "FI-10"
    );
    let one_known = MergeReport { new: 1, ahead: 1, known: 1, ..none };
    assert_eq!(sentence(one_known), "2 games imported; 1 game was here already.");
    let forked = MergeReport { diverged: 1, known: 3, decks: 1, results: 2, settings: 1, ..none };
    assert_eq!(
        sentence(forked),
        "1 game imported; 3 games were here already. A game that was continued in two places is now here twice. \
         1 deck imported. 2 results imported. Names and settings imported."
    );
}
