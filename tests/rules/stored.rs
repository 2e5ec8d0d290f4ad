//! A stored game, step by step under its own keys, of which a step was lost.

use std::collections::BTreeMap;

use partypiece::{
    play::{Ancestry, Backup, StoredRecord, head_line, step_line},
    rules::pieceagories::{Action, Pieceagories},
};

use crate::pieceagories::{
    setups::{ANA, BO, CATEGORIES, three},
    table::Table,
};

/// The head and the numbered steps of a short game.
fn stored_game() -> (String, Vec<(usize, String)>) {
    let mut table = Table::new(&three(), 2);
    table.invent(ANA, &CATEGORIES);
    table.invent(BO, &["Smells", "Rivers"]);
    table.play_host(Action::Collect);
    table.use_list();
    (head_line(&table.0), table.0.steps().iter().map(step_line).enumerate().collect())
}

/// ST-01: whichever step is lost, the game ends before it, and the steps after it are damage; never the next steps.
#[test]
fn steps_after_a_missing_one_are_never_part_of_the_game() {
    let (head, steps) = stored_game();
    let last = steps.len() - 1;
    assert!(last > 3);
    for lost in 0..=last {
        for empty in [false, true] {
            let mut damaged = steps.clone();
            match empty {
                true => damaged[lost].1 = " ".to_owned(),
                false => drop(damaged.remove(lost)),
            }
            let record = StoredRecord::new(head.clone(), damaged);
            let (game, damage) = record.read::<Pieceagories>().expect("a head");
            assert_eq!(game.steps().len(), lost, "step {lost}");
            assert_eq!(record.lines().len(), lost + 1, "step {lost}");
            // Without the last step the rest is whole; an empty text in its place would refuse the next step.
            let Some(damage) = damage else {
                assert!(lost == last && !empty, "step {lost} is said to be missing");
                continue;
            };
            assert_eq!((damage.step, damage.lost), (lost + 1, last + 1 - lost), "step {lost}");
            let sentence = damage.to_string();
            let expected =
                format!("The record of this game is damaged at step {}: it is missing. ", lost + 1);
            assert!(sentence.starts_with(&expected), "{sentence}");
            assert_eq!(record.read_any().expect("a head").1, Some(damage));
        }
    }
}

/// ST-01: damage before the gap comes first, and the steps after the gap are counted with it.
#[test]
fn a_damaged_step_before_a_gap_is_named_and_all_lost_steps_are_counted() {
    let (head, mut steps) = stored_game();
    let all = steps.len();
    steps.remove(3);
    steps[1].1 = "{\"did\":".to_owned();
    let (game, damage) = StoredRecord::new(head, steps).read::<Pieceagories>().expect("a head");
    let damage = damage.expect("damage");
    assert_eq!((game.steps().len(), damage.step, damage.lost), (1, 2, all - 1));
}

/// ST-01: every step of a gap is counted, and so is every step after it.
#[test]
fn all_steps_of_several_gaps_are_counted() {
    let (head, steps) = stored_game();
    let all = steps.len();
    for gap in [vec![1, 2], vec![1, 3], vec![0, 1, 3], (1..all - 1).collect()] {
        let kept = steps.iter().filter(|(number, _)| !gap.contains(number)).cloned();
        let (_, damage) = StoredRecord::new(head.clone(), kept).read::<Pieceagories>().expect("a head");
        let damage = damage.expect("damage");
        assert_eq!((damage.step, damage.lost), (gap[0] + 1, all - gap[0]), "without {gap:?}");
    }
}

/// ST-01: a key with any number, as no page writes it, ends nothing.
#[test]
fn the_largest_number_of_a_step_does_no_harm() {
    let (head, mut steps) = stored_game();
    let all = steps.len();
    steps.push((usize::MAX, steps[0].1.clone()));
    let (game, damage) = StoredRecord::new(head, steps).read::<Pieceagories>().expect("a head");
    assert_eq!((game.steps().len(), damage.map(|damage| damage.step)), (all, Some(all + 1)));
}

const GAME: &str = "game/2345678923/";

/// A game of the storage with these numbered steps.
fn keys(steps: &[(usize, &str)]) -> BTreeMap<String, String> {
    let steps = steps.iter().map(|(n, text)| (format!("{GAME}step/{n:06}"), (*text).to_owned()));
    [(format!("{GAME}head"), "{}".to_owned())].into_iter().chain(steps).collect()
}

/// ST-02: a backup fills a gap only with steps of the same game.
#[test]
fn merging_a_backup_never_splices_two_games() {
    let ancestry = |backup: &[(usize, &str)], here: &[(usize, &str)]| {
        let here = keys(here);
        Backup::new("z".to_owned(), keys(backup).into_iter()).ancestry(GAME, |key| here.get(key).cloned())
    };
    let whole = [(0, "a"), (1, "b"), (2, "c"), (3, "d")];
    let torn = [(0, "a"), (2, "c"), (3, "d")];
    assert_eq!(ancestry(&whole, &torn), Ancestry::Ahead, "the lost step comes back");
    assert_eq!(ancestry(&whole[..3], &torn), Ancestry::Ahead, "step 2 shows that it is the same game");
    assert_eq!(ancestry(&torn, &whole), Ancestry::UpToDate);
    assert_eq!(ancestry(&torn, &torn), Ancestry::UpToDate);
    assert_eq!(ancestry(&torn, &torn[..2]), Ancestry::Ahead);
    assert_eq!(ancestry(&[(0, "a"), (1, "x")], &torn), Ancestry::Diverged, "x may lead elsewhere than to c");
    assert_eq!(ancestry(&torn, &[(0, "a"), (1, "x")]), Ancestry::Diverged);
    assert_eq!(ancestry(&[(0, "a"), (1, "x"), (2, "y")], &torn), Ancestry::Diverged);
}
