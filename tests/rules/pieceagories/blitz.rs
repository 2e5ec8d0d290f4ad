//! Blitz: one category at a time goes around the table.

use std::collections::BTreeMap;

use partypiece::rules::{
    Seat,
    pieceagories::{
        Action, AnswerMark, Event, PhaseView, Refusal, Setup, SheetAction, SheetEvent, SheetRefusal,
    },
    sheets::OpenPhaseView,
    vote::Ballot,
};
use partypiece::screens::sheets::{ReadingPrompt, reading_prompt};
use proptest::{collection::vec, prelude::*};

use super::{
    screens::seen,
    setups::{ANA, BO, CY, at, challenge, name, three, with_house, with_typing},
    table::Table,
};

/// Three people playing Blitz; the dice are thrown.
fn with_letter(setup: Setup) -> Table {
    let mut table = Table::new(&with_house(setup, |house| house.blitz = true), 1);
    table.collect().use_list();
    let PhaseView::ReadyToRoll { coin, .. } = table.phase() else {
        panic!("the dice do not follow the list")
    };
    assert_eq!(coin, None, "nobody flips a coin");
    table.play_host(Action::Roll);
    table
}

/// The current category, the next player, and whether that player's time is running.
fn turn(table: &Table) -> Option<(u8, Seat, bool)> {
    let Some(OpenPhaseView::Blitz { line, writer, running, .. }) = table.sheet_phase() else { return None };
    Some((line, writer, running))
}

fn entry(text: &str) -> SheetAction {
    SheetAction::Answer(text.into())
}

/// PG-R60: players write in turn, ten seconds each; no answer is seen before the reading.
#[test]
fn one_category_goes_around_without_a_coin() {
    let mut table = with_letter(with_typing(three()));
    assert!(matches!(
        table.phase(),
        PhaseView::Sheets { seconds: 10, phase: OpenPhaseView::Blitz { .. }, .. }
    ));
    assert_eq!(
        table.refusal(BO, SheetAction::Begin),
        Refusal::Sheet(SheetRefusal::Turn { name: name("Ana") })
    );
    assert_eq!(table.refusal(ANA, entry("Tea")), Refusal::Sheet(SheetRefusal::NotBegun));
    table.play(ANA, SheetAction::Begin);
    assert_eq!(table.refusal(BO, entry("Tea")), Refusal::Sheet(SheetRefusal::Turn { name: name("Ana") }));
    assert_eq!(
        table.refusal(ANA, entry(&"x".repeat(201))),
        Refusal::Sheet(SheetRefusal::LongAnswer { line: 1 })
    );
    assert_eq!(table.play(ANA, entry("Tiramisu")), [Event::Sheet(SheetEvent::Answered { by: ANA, line: 1 })]);
    assert!(!format!("{:?}", table.views()).contains("Tiramisu"));
    assert_eq!(turn(&table), Some((1, BO, false)));
}

/// Everybody answers the category that goes around.
fn answer_category(table: &mut Table, answers: [&str; 3]) {
    while let Some((_, writer, running)) = turn(table) {
        if running {
            table.play(writer, entry(answers[writer.index()]));
        } else {
            table.play(writer, SheetAction::Begin);
        }
        if turn(table).is_none_or(|(_, _, running)| !running) && first(table) {
            break;
        }
    }
}

/// Whether the next answer is the first to its category.
fn first(table: &Table) -> bool {
    matches!(table.sheet_phase(), Some(OpenPhaseView::Blitz { first: true, .. }))
}

/// What everybody knows of the list: how many categories have a text.
fn known_categories(table: &Table) -> usize {
    table.view().list.iter().filter(|category| !category.text.is_empty()).count()
}

/// PG-R60: the letter and each category appear with the clock of each writer and are in no view between their clocks. The letter is the
/// same for the whole round, so everybody knows it after the first category.
#[test]
fn the_letter_and_a_category_appear_with_the_clock() {
    let mut table = with_letter(with_house(with_typing(three()), |house| house.authors_at_once = true));
    assert_eq!((table.throw_seen_by(ANA), known_categories(&table)), (None, 0));
    assert!(table.view().authors.is_empty(), "an author would name the category");
    let began = table.play(ANA, SheetAction::Begin);
    assert_eq!(began, [Event::Sheet(SheetEvent::Began { by: ANA })], "the log keeps the letter");
    let letter = table.throw_seen_by(BO).expect("everybody sees the letter").letter();
    assert_eq!((known_categories(&table), table.view().authors.len()), (1, 1));
    for next in [BO, CY] {
        table.play(turn(&table).expect("a turn").1, entry("Tea"));
        assert_eq!(turn(&table), Some((1, next, false)));
        let seen = (table.throw_seen_by(next), known_categories(&table), table.view().authors.len());
        assert_eq!(seen, (None, 0, 0), "whoever writes next has not begun");
        table.play(next, SheetAction::Begin);
        assert_eq!((table.throw_seen_by(next).is_some(), known_categories(&table)), (true, 1));
    }
    let answered = table.play(CY, entry("Tea"));
    assert!(answered.contains(&Event::Sheet(SheetEvent::LetterShown(letter))), "{answered:?}");
    assert_eq!(turn(&table), Some((2, BO, false)));
    assert_eq!(known_categories(&table), 1, "nobody knows the second one");
    assert_eq!(table.throw_seen_by(BO).map(|throw| throw.letter()), Some(letter));
    let began = table.play(BO, SheetAction::Begin);
    assert_eq!(known_categories(&table), 2);
    table.play(BO, entry("Tea"));
    assert_eq!((turn(&table), known_categories(&table)), (Some((2, CY, false)), 1));
    assert!(!began.iter().any(|event| matches!(event, Event::Sheet(SheetEvent::LetterShown(_)))));
}

/// A Blitz whose categories are read one by one, as in every new game.
fn read_each() -> Setup {
    let setup = with_house(with_typing(three()), |house| house.blitz = true);
    Setup { house: setup.house.clone().for_new_game(), ..setup }
}

/// PG-R60: each category is read and voted on as soon as everybody has answered it; then the next one goes around.
#[test]
fn each_category_is_read_as_soon_as_it_is_answered() {
    let mut table = with_letter(read_each());
    table.play(ANA, SheetAction::Begin);
    let c = char::from(table.throw_seen_by(ANA).expect("a letter").letter());
    let words = ["ea", "ee", "oo"].map(|rest| format!("{c}{rest}"));
    let [one, two, three] = words.each_ref().map(String::as_str);
    answer_category(&mut table, [one, two, three]);
    assert!(table.reads() && known_categories(&table) == 1);
    table.read_lines(1);
    assert_eq!(table.heard().len(), 3);
    assert_eq!(reading_prompt(&seen(&table)), ReadingPrompt::GoOn(2));
    table.play(BO, challenge(at(ANA, 1)));
    table.play_host(SheetAction::Unanimous(Ballot::Strike));
    table.play_host(SheetAction::Next);
    assert_eq!(turn(&table), Some((2, BO, false)));
    // The second category: Ana has the answer that Cy had before, so both are struck, and Bo's begins with no letter.
    answer_category(&mut table, [three, "7", ""]);
    assert_eq!(table.appeals().len(), 1, "only those of this category");
    table.read_lines(2);
    assert_eq!(table.heard().len(), 6);
    let duplicate = |seat, line| AnswerMark::Duplicate { with: vec![at(seat, line)] };
    assert_eq!(table.mark(at(ANA, 1)), AnswerMark::VotedDown, "the vote stays");
    assert_eq!([table.mark(at(CY, 1)), table.mark(at(ANA, 2))], [duplicate(ANA, 2), duplicate(CY, 1)]);
    assert_eq!(table.mark(at(BO, 1)), AnswerMark::Stands { points: 1 });
    let table = table.reloaded();
    assert_eq!(reading_prompt(&seen(&table)), ReadingPrompt::GoOn(3));
}

/// PG-R60: who leaves while a category is read is not asked for the next one, and the same category is not read twice.
#[test]
fn whoever_leaves_during_the_reading_is_asked_no_more() {
    let mut table = with_letter(read_each());
    answer_category(&mut table, [""; 3]);
    table.read_lines(1);
    let host = table.host();
    table.play(host, Action::Leave(BO));
    table.play(host, SheetAction::Next);
    assert_eq!(turn(&table), Some((2, CY, false)));
    table.play(host, Action::Leave(CY));
    assert_eq!(turn(&table), Some((2, ANA, false)), "nothing is read again");
    table.play(host, Action::Return(BO));
    answer_category(&mut table, [""; 3]);
    assert!(table.reads() && known_categories(&table) == 2);
}

/// PG-R60: the points are the same whenever answers are read.
#[test]
fn the_points_do_not_depend_on_when_answers_are_read() {
    let totals = |setup: &Setup| {
        let mut table = with_letter(setup.clone());
        table.play(ANA, SheetAction::Begin);
        let c = char::from(table.throw_seen_by(ANA).expect("a letter").letter());
        for line in 0..10 {
            // Some answers come again in another category, and some are equal.
            let answers = [line, line / 2, line % 3].map(|number| format!("{c}{}", "ab".repeat(number + 1)));
            answer_category(&mut table, answers.each_ref().map(String::as_str));
            while table.reads() && !matches!(reading_prompt(&seen(&table)), ReadingPrompt::Done) {
                table.play_host(if table.poll().is_some() {
                    SheetAction::CancelVote
                } else {
                    SheetAction::Next
                });
            }
        }
        table.play_host(SheetAction::Next);
        table.totals()
    };
    let each = totals(&read_each());
    assert_eq!(each, totals(&with_typing(three())));
    assert!(each.iter().any(|total| *total > 0), "{each:?}");
}

/// PG-R60: on paper everybody has 45 seconds at the same time.
#[test]
fn a_blitz_on_paper_takes_forty_five_seconds() {
    let table = with_letter(three());
    assert!(matches!(
        table.phase(),
        PhaseView::Sheets { seconds: 45, phase: OpenPhaseView::Paper { .. }, .. }
    ));
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
                _ => drop(table.play(writer, SheetAction::Begin)),
            }
        }
        prop_assert!(table.reads(), "the answers are read aloud");
        for seat in table.seats().into_iter().filter(|seat| !left.contains(seat)) {
            prop_assert_eq!(written.keys().filter(|(writer, _)| *writer == seat).count(), 10);
        }
    }
}
