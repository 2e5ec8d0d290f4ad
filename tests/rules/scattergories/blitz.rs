//! Blitz: one category at a time goes around the table.

use std::collections::BTreeMap;

use partypiece::{
    rules::{
        Seat,
        scattergories::{
            Action, Event, PhaseView, Refusal, Scattergories, Setup, SheetAction, SheetEvent, SheetRefusal,
        },
        sheets::OpenPhaseView,
    },
    screens::{
        GameScreens,
        scattergories::sheet_table,
        sheets::{blitz_turn, category_announced},
    },
};
use proptest::{collection::vec, prelude::*};

use super::{
    setups::{ANA, BO, CY, at, letter, name, people, sheet, three, with_house, with_typing},
    table::{Table, with_letter},
};

const NAMES: [&str; 8] = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"];

fn with_blitz(setup: Setup) -> Setup {
    with_typing(with_house(setup, |house| house.blitz = true))
}

fn entry(text: &str) -> SheetAction {
    SheetAction::Answer(text.into())
}

/// The current category, the player who is writing or writes next, and whether that player's time is running.
fn turn(table: &Table) -> Option<(u8, Seat, bool)> {
    let Some(OpenPhaseView::Blitz { line, writer, running, .. }) = table.sheet_phase() else { return None };
    Some((line, writer, running))
}

/// SC-R30: players write in turn, and nobody else may write meanwhile.
#[test]
fn one_category_goes_around_and_another_player_starts_each_time() {
    let mut table = with_letter(&with_blitz(three()), 'C');
    assert_eq!(table.roll(), None, "the letter appears with the clock");
    assert_eq!(
        table.refusal(BO, SheetAction::Begin),
        Refusal::Sheet(SheetRefusal::Turn { name: name("Ana") })
    );
    assert_eq!(table.refusal(ANA, entry("Carrot")), Refusal::Sheet(SheetRefusal::NotBegun));
    let began = table.play(ANA, SheetAction::Begin);
    assert_eq!(began, [Event::Sheet(SheetEvent::Began { by: ANA })]);
    assert!(table.roll().is_some(), "everybody sees the letter");
    assert_eq!(
        table.refusal(BO, SheetAction::Begin),
        Refusal::Sheet(SheetRefusal::Writing { name: name("Ana") })
    );
    assert_eq!(table.refusal(BO, entry("Cod")), Refusal::Sheet(SheetRefusal::Turn { name: name("Ana") }));
    assert!(matches!(
        table.refusal(ANA, SheetAction::HandIn(sheet(&[]))),
        Refusal::Sheet(SheetRefusal::NotNow { .. })
    ));
    assert_eq!(
        table.refusal(ANA, entry(&"x".repeat(201))),
        Refusal::Sheet(SheetRefusal::LongAnswer { line: 1 })
    );
    assert_eq!(table.play(ANA, entry("Carrot")), [Event::Sheet(SheetEvent::Answered { by: ANA, line: 1 })]);
    assert!(!format!("{:?}", table.views()).contains("Carrot"), "the answer is secret until the reading");
    assert_eq!(table.roll(), None, "the letter appears with Bo's clock, too");
    let mut order = Vec::new();
    let mut log = Vec::new();
    while let Some((line, writer, _)) = turn(&table) {
        order.push((line, writer));
        table.play(writer, SheetAction::Begin);
        log.extend(table.play(writer, entry("")));
    }
    let letter_shown = Event::Sheet(SheetEvent::LetterShown(letter('C')));
    assert_eq!(log.iter().position(|event| *event == letter_shown), Some(2), "after the first category");
    assert_eq!(order[..5], [(1, BO), (1, CY), (2, BO), (2, CY), (2, ANA)]);
    assert_eq!(table.score().points()[0], [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
}

/// SC-R30: between two clocks nobody sees the category, and the letter only if everybody has written with it; the sentence says what
/// appears.
#[test]
fn whoever_writes_next_sees_no_category_before_they_start() {
    let mut table = with_letter(&with_blitz(three()), 'C');
    let before = Table::new(&with_blitz(three()), 1).view().list.expect("a list");
    let categories = before.categories.clone();
    while let Some((line, writer, _)) = turn(&table).filter(|(line, ..)| *line <= 3) {
        let shown = format!("{:?} {:?}", table.views(), Scattergories::public_board(&table.view(), 0));
        let category = &categories[usize::from(line) - 1];
        assert!(!shown.contains(category.as_str()), "{writer:?} sees {category} before they start");
        assert_eq!(table.roll().is_some(), line > 1);
        let sentence = blitz_turn(&sheet_table(&table.view(), None)).expect("a Blitz").sentence;
        let appears = ["he letter and the category appear with", "he category appears with"];
        assert!(sentence.contains(appears[usize::from(line > 1)]), "{sentence}");
        table.play(writer, SheetAction::Begin);
        assert!(format!("{:?}", table.views()).contains(category.as_str()));
        let announced = category_announced(&sheet_table(&table.view(), None)).expect("an announcement");
        assert!(announced.contains(category.as_str()), "{announced}");
        table.play(writer, entry("Carrot"));
    }
}

/// SC-R30: each category appears with its clock and is read as soon as everybody has answered it. A line with several
/// answers waits for its writer first (SC-24).
#[test]
fn each_category_appears_with_its_clock_and_is_read_at_once() {
    let setup = with_blitz(three());
    let mut table = with_letter(&Setup { house: setup.house.clone().for_new_game(), ..setup }, 'C');
    let known = |table: &Table| {
        let list = table.view().list.expect("a list");
        list.categories.iter().filter(|category| !category.is_empty()).count()
    };
    assert_eq!(known(&table), 0);
    for (number, answers) in
        [["Carrot", "Cod / Crab", "Carrot"], ["Celery", "", "Cod"]].into_iter().enumerate()
    {
        while let Some((_, writer, running)) = turn(&table) {
            table.play(writer, if running { entry(answers[writer.index()]) } else { SheetAction::Begin });
        }
        assert_eq!(known(&table), number + 1);
        if number == 0 {
            table.read_lines(1);
            table.play(ANA, SheetAction::Next);
            assert!(table.0.check(ANA, &SheetAction::Next.into()).is_err(), "Bo has to choose");
            table.play(BO, Action::KeepOne { place: at(BO, 1), alternative: 0 });
        }
        table.read_lines(number + 1);
        assert_eq!(table.heard().len(), 3 * (number + 1));
        table.play(ANA, SheetAction::Next);
    }
    assert_eq!(turn(&table), Some((3, CY, false)));
    assert_eq!(known(&table), 2);
}

/// SC-R30: each has ten seconds, or less with many people, so that nobody waits more than half a minute. On
/// paper all have 45 seconds.
#[test]
fn the_time_in_a_blitz_depends_on_the_number_of_players() {
    for (players, seconds) in [(2, 10), (3, 10), (4, 10), (5, 7), (6, 6), (7, 5), (8, 4)] {
        let setup = people(&NAMES[..players]);
        assert_eq!(with_letter(&with_blitz(setup.clone()), 'C').view().seconds, seconds);
        assert!(seconds * (players as u32 - 1) <= 30);
        let on_paper = with_house(setup, |house| house.blitz = true);
        assert_eq!(with_letter(&on_paper, 'C').view().seconds, 45);
    }
}

/// SC-R30: a setup without Blitz is written as in older records.
#[test]
fn a_setup_without_a_blitz_is_written_as_before() {
    let text = serde_json::to_string(&three()).expect("a setup");
    assert!(!text.contains("blitz"), "{text}");
    assert_eq!(serde_json::from_str::<Setup>(&text).expect("a setup"), three());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// SC-R30: even if people leave and return, nobody has a category twice, and whoever stays has each
    /// category exactly once. What they wrote is on their sheets. A reload in between changes nothing.
    #[test]
    fn each_person_has_each_category_once(players in 3..6usize, moves in vec((0..9u32, 0..6u8), 200)) {
        let mut table = with_letter(&with_blitz(people(&NAMES[..players])), 'C');
        let mut written = BTreeMap::new();
        let mut left = Vec::new();
        for (kind, seat) in moves {
            let Some((line, writer, running)) = turn(&table) else { break };
            match kind {
                0 if table.0.play(writer, Action::Leave(Seat(seat))).is_ok() => left.push(Seat(seat)),
                1 => drop(table.0.play(writer, Action::Return(Seat(seat)))),
                2 => table = table.reloaded(),
                _ if running => {
                    let text = format!("C{line}{}", writer.0);
                    table.play(writer, entry(&text));
                    prop_assert!(written.insert((writer, line), text).is_none(), "{writer:?} had {line} before");
                }
                _ => drop(table.play(writer, SheetAction::Begin)),
            }
        }
        while let Some((line, writer, running)) = turn(&table) {
            if !running {
                table.play(writer, SheetAction::Begin);
            }
            let text = format!("C{line}{}", writer.0);
            table.play(writer, entry(&text));
            prop_assert!(written.insert((writer, line), text).is_none());
        }
        for seat in table.seats().into_iter().filter(|seat| !left.contains(seat)) {
            prop_assert_eq!(written.keys().filter(|(writer, _)| *writer == seat).count(), 12);
        }
        table.score();
        let PhaseView::Scored { column, .. } = table.phase() else { panic!("the round is not scored") };
        let (sheets, _) = column.sheets.as_ref().expect("sheets");
        for (seat, sheet) in (0..).map(Seat).zip(sheets) {
            for (line, there) in (1..).zip(sheet) {
                let wrote = written.get(&(seat, line)).cloned().unwrap_or_default();
                prop_assert_eq!(&there.text, &wrote);
            }
        }
    }
}
