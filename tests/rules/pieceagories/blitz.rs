//! Blitz: one category at a time goes around the table.

use std::collections::BTreeMap;

use partypiece::rules::{
    Seat,
    pieceagories::{Action, Event, Refusal, Scene, Setup, SheetEvent, SheetRefusal},
    sheets::SheetStage,
};
use proptest::{collection::vec, prelude::*};

use super::{
    setups::{ANA, BO, list_number, name, three, with_house, with_typing},
    table::Table,
};

/// Three people playing Blitz; the dice are thrown.
fn with_letter(setup: Setup) -> Table {
    let mut table = Table::new(&with_house(setup, |house| house.blitz = true), 1);
    table.collect().use_list();
    let Scene::ReadyToRoll { coin, .. } = table.scene() else { panic!("the dice do not follow the list") };
    assert_eq!(coin, None, "nobody flips a coin");
    table.play_host(Action::Roll);
    table
}

/// The current category, the next player, and whether that player's time is running.
fn turn(table: &Table) -> Option<(u8, Seat, bool)> {
    let Some(SheetStage::Blitz { line, writer, running, .. }) = table.stage() else { return None };
    Some((line, writer, running))
}

fn entry(text: &str) -> Action {
    Action::Answer(text.to_owned())
}

/// PG-R60: players write in turn, ten seconds each; no answer is seen before the reading.
#[test]
fn one_category_goes_around_without_a_coin() {
    let mut table = with_letter(with_typing(three()));
    assert!(matches!(table.scene(), Scene::Sheets { seconds: 10, stage: SheetStage::Blitz { .. }, .. }));
    assert_eq!(table.refusal(BO, Action::Begin), Refusal::Sheet(SheetRefusal::Turn { name: name("Ana") }));
    assert_eq!(table.refusal(ANA, entry("Tea")), Refusal::Sheet(SheetRefusal::NotBegun));
    table.play(ANA, Action::Begin);
    assert_eq!(table.refusal(BO, entry("Tea")), Refusal::Sheet(SheetRefusal::Turn { name: name("Ana") }));
    assert_eq!(
        table.refusal(ANA, entry(&"x".repeat(201))),
        Refusal::Sheet(SheetRefusal::LongAnswer { line: 1 })
    );
    assert_eq!(
        table.play(ANA, entry("Tiramisu")),
        [Event::Sheet(SheetEvent::Answered { by: ANA, line: list_number(1) })]
    );
    assert!(!format!("{:?}", table.views()).contains("Tiramisu"));
    assert_eq!(turn(&table), Some((1, BO, false)));
}

/// PG-R60: on paper everybody has 45 seconds at the same time.
#[test]
fn a_blitz_on_paper_takes_forty_five_seconds() {
    let table = with_letter(three());
    assert!(matches!(table.scene(), Scene::Sheets { seconds: 45, stage: SheetStage::Paper { .. }, .. }));
}

/// PG-R60: a setup without Blitz is written as in older records.
#[test]
fn a_setup_without_a_blitz_is_written_as_before() {
    let text = serde_json::to_string(&three()).expect("a setup");
    assert!(!text.contains("blitz"), "{text}");
    assert_eq!(serde_json::from_str::<Setup>(&text).expect("a setup"), three());
}

/// A step with this number continues the game: the writer begins, or writes if the time is running. Of the
/// other numbers, 0 lets a player leave (or continues, if that is refused), 1 lets a player return, and 2
/// reloads the game. The rest continue it, too.
const CONTINUE: u32 = 9;

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// PG-R60: even if people leave and return, nobody gets a category twice, and whoever stays gets each
    /// category exactly once. A reload in between changes nothing.
    #[test]
    fn each_person_has_each_category_once(steps in vec((0..9u32, 0..3u8), 120)) {
        let mut table = with_letter(with_typing(three()));
        let host = table.host();
        let mut written = BTreeMap::new();
        let mut left = Vec::new();
        // After the random actions everybody continues until the end.
        for (step, seat) in steps.into_iter().chain([(CONTINUE, 0); 60]) {
            let Some((line, writer, running)) = turn(&table) else { break };
            match step {
                0 if table.0.play(host, Action::Leave(Seat(seat))).is_ok() => left.push(Seat(seat)),
                1 => drop(table.0.play(host, Action::Return(Seat(seat)))),
                2 => table = table.reloaded(),
                _ if running => {
                    table.play(writer, entry("T"));
                    prop_assert!(written.insert((writer, line), ()).is_none(), "{writer:?} had {line} before");
                }
                _ => drop(table.play(writer, Action::Begin)),
            }
        }
        prop_assert!(table.reads(), "the answers are read aloud");
        for seat in table.seats().into_iter().filter(|seat| !left.contains(seat)) {
            prop_assert_eq!(written.keys().filter(|(writer, _)| *writer == seat).count(), 10);
        }
    }
}
