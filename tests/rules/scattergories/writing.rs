//! From the roll to the last sheet: the timer, and who writes when.

use partypiece::rules::{
    Seat,
    scattergories::{
        Action, Answers, Event, PhaseView, Refusal, Scoring, Setup, SheetAction, SheetEvent, SheetRefusal,
        Timer, looks_proper,
    },
    sheets::OpenPhaseView,
};

use super::{
    setups::{ANA, BO, CY, letter, name, sheet, three, with_junior, with_typing},
    table::{Table, scored, with_letter},
};

/// SC-09, SC-10
#[test]
fn the_timer_is_two_and_a_half_minutes_by_default_and_at_most_three() {
    assert_eq!(Table::new(&three(), 1).view().seconds, 150);
    let without_seconds: Setup =
        serde_json::from_str(r#"{"players":["Ana","Bo"],"answers":"typed","timer":"page"}"#)
            .expect("a setup");
    assert_eq!(without_seconds, Setup::of(vec![name("Ana"), name("Bo")]));
    for (seconds, fits) in [(0, false), (9, false), (10, true), (180, true), (181, false), (u32::MAX, false)]
    {
        let wanted = if fits { Ok(()) } else { Err(Refusal::Seconds { seconds }) };
        assert_eq!(Setup { seconds, ..three() }.check(), wanted);
    }
    assert_eq!(Table::new(&Setup { seconds: 180, ..three() }, 1).view().seconds, 180);
}

/// SC-11
#[test]
fn the_timer_does_not_run_until_somebody_starts_it() {
    let mut table = with_letter(&three(), 'C');
    let running = |table: &Table| matches!(table.sheet_phase(), Some(OpenPhaseView::Paper { running: true }));
    assert!(!running(&table));
    assert_eq!(table.refusal(ANA, SheetAction::TimeUp), Refusal::Sheet(SheetRefusal::NotBegun));
    assert_eq!(
        table.play(CY, SheetAction::Begin),
        [Event::Sheet(SheetEvent::AllBegan { by: CY })],
        "anybody may start the timer, and the event says who did"
    );
    assert!(running(&table));
    assert!(matches!(table.refusal(ANA, SheetAction::Begin), Refusal::Sheet(SheetRefusal::NotNow { .. })));
}

/// SC-12: a line for each category; empty lines are allowed.
#[test]
fn nine_answers_in_time_are_nine_answers_and_three_blanks() {
    let nine = ["Cat", "Cod", "Cow", "Cup", "Cab", "Can", "Cap", "Car", "Cot"];
    let table = scored(&three(), 'C', &[&[], &nine]);
    assert_eq!(table.points()[1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0]);
    let PhaseView::Scored { column, .. } = table.phase() else { panic!("the round is not scored") };
    let (sheets, _) = column.sheets.as_ref().expect("sheets");
    assert_eq!(sheets[1], sheet(&nine));
}

/// SC-12, SC-20: nothing is written before the timer runs or after the sheet is in. On paper, nothing is
/// entered before the time is over.
#[test]
fn nobody_writes_before_the_time_or_after_handing_in() {
    let mut table = with_letter(&with_typing(three()), 'C');
    let hand_in = || SheetAction::HandIn(sheet(&["Carr"]));
    assert_eq!(table.refusal(BO, hand_in()), Refusal::Sheet(SheetRefusal::NotBegun));
    table.play(BO, SheetAction::Begin);
    table.play(BO, hand_in());
    assert_eq!(
        table.refusal(BO, SheetAction::HandIn(sheet(&["Carrot"]))),
        Refusal::Sheet(SheetRefusal::SheetIn)
    );
    assert_eq!(table.refusal(BO, SheetAction::Begin), Refusal::Sheet(SheetRefusal::SheetIn));
    for seat in [ANA, CY] {
        table.play(seat, SheetAction::Begin);
        table.play(seat, SheetAction::HandIn(sheet(&[])));
    }
    assert_eq!(table.score().points()[1][0], 1);
    let PhaseView::Scored { column, .. } = table.phase() else { panic!("the round is not scored") };
    assert_eq!(column.sheets.as_ref().expect("sheets").0[1][0].text, "Carr");

    let mut table = with_letter(&three(), 'C');
    table.play_any(SheetAction::Begin);
    assert!(
        matches!(table.refusal(BO, hand_in()), Refusal::Sheet(SheetRefusal::NotNow { .. })),
        "on paper, sheets are entered after the time"
    );
}

/// SC-20, SC-R25
#[test]
fn a_word_cut_off_by_time_counts_as_it_is() {
    assert_eq!(scored(&three(), 'C', &[&["Carr"]]).totals(), [1, 0, 0]);
}

/// SC-R24
#[test]
fn in_turn_each_player_sees_the_letter_when_their_time_begins() {
    let mut table = with_letter(&with_typing(three()), 'C');
    assert_eq!(table.view().answers, Answers::Typed);
    let knows = |table: &Table| [ANA, BO, CY].map(|seat| table.face(seat).is_some());
    assert_eq!(knows(&table), [false, false, false], "not even the roller has seen the letter");
    assert_eq!(table.play(BO, SheetAction::Begin), [Event::Sheet(SheetEvent::Began { by: BO })]);
    assert_eq!(knows(&table), [false, true, false]);
    assert_eq!(table.0.to_act(), [BO].into());
    assert_eq!(
        table.refusal(ANA, SheetAction::Begin),
        Refusal::Sheet(SheetRefusal::Writing { name: name("Bo") })
    );
    table.play(BO, SheetAction::HandIn(sheet(&[])));
    assert_eq!(table.0.to_act(), [ANA, CY].into());
    assert!(
        matches!(table.refusal(ANA, SheetAction::TimeUp), Refusal::Sheet(SheetRefusal::NotNow { .. })),
        "each player has the full time"
    );
    for seat in [CY, ANA] {
        table.play(seat, SheetAction::Begin);
        let events = table.play(seat, SheetAction::HandIn(sheet(&[])));
        let shown = events
            .iter()
            .any(|event| matches!(event, Event::Sheet(SheetEvent::Shown(shown)) if *shown == letter('C')));
        assert_eq!(shown, seat == ANA, "everybody sees the letter when all sheets are handed in");
    }
}

/// SC-R24
#[test]
fn on_paper_everybody_writes_at_the_same_time() {
    let mut table = with_letter(&Setup { timer: Timer::Physical, ..three() }, 'C');
    assert_eq!(table.view().timer, Timer::Physical);
    assert_eq!(table.letter(), letter('C'), "everybody sees the letter");
    table.play(BO, SheetAction::Begin);
    assert_eq!(table.play(CY, SheetAction::TimeUp), [Event::Sheet(SheetEvent::TimeUp)]);
    table.play(CY, SheetAction::HandIn(sheet(&["Carrot"])));
    let open = table.open_sheets();
    assert_eq!(open, [ANA, BO]);
}

/// SC-R24: a table that judged on paper enters only its points.
#[test]
fn points_may_be_entered_instead_of_answers() {
    let entering = |setup: &Setup| {
        let mut table = with_letter(setup, 'C');
        table.play_any(SheetAction::Begin);
        assert!(matches!(
            table.refusal(ANA, SheetAction::EnterPoints(vec![vec![0; 12]; 3])),
            Refusal::Sheet(SheetRefusal::NotNow { .. })
        ));
        table.play_any(SheetAction::TimeUp);
        table
    };
    let plain = Setup { scoring: Scoring::Standard { alliteration: false }, ..three() };
    for (setup, most) in [(three(), 100), (plain, 1), (with_junior(three()), 2)] {
        let mut table = entering(&setup);
        assert!(
            matches!(table.sheet_phase(), Some(OpenPhaseView::Entering { most: shown, .. }) if shown == most)
        );
        let row = |points: u8| vec![points; 12];
        let mut high = row(0);
        high[0] = most + 1;
        for points in [vec![high, row(0), row(0)], vec![row(0); 2], vec![row(0); 4]] {
            assert_eq!(
                table.refusal(ANA, SheetAction::EnterPoints(points)),
                Refusal::Sheet(SheetRefusal::WrongPoints { lines: 12, most })
            );
        }
        table.play(CY, SheetAction::EnterPoints(vec![row(most), row(1), row(0)]));
        assert_eq!(table.totals(), [12 * u32::from(most), 12, 0]);
    }
}

/// SC-R02: if a player leaves before handing in, the sheet is empty and counts as handed in.
#[test]
fn writing_continues_without_a_player_who_left() {
    let mut table = with_letter(&with_typing(three()), 'C');
    table.play(BO, SheetAction::Begin);
    table.play(ANA, Action::Leave(BO));
    for seat in [ANA, CY] {
        table.play(seat, SheetAction::Begin);
        table.play(seat, SheetAction::HandIn(sheet(&["Carrot"])));
    }
    assert!(table.reads());
    let mut table = with_letter(&with_typing(three()), 'C');
    for seat in [ANA, CY] {
        table.play(seat, SheetAction::Begin);
        table.play(seat, SheetAction::HandIn(sheet(&["Carrot"])));
    }
    table.play(ANA, Action::Leave(BO));
    assert!(table.reads(), "the reading begins after the last sheet");
    assert_eq!(
        table.refusal(BO, SheetAction::Begin),
        Refusal::Sheet(SheetRefusal::Gone { name: name("Bo") })
    );
    assert_eq!(table.refusal(Seat(3), SheetAction::Begin), Refusal::Sheet(SheetRefusal::NoSheet));
}

/// SC-R07: the page suggests a proper noun if an answer has several words and all are capitalised.
#[test]
fn the_page_may_suggest_that_an_answer_is_a_proper_noun() {
    for (text, looks) in [
        ("Ronald Reagan", true),
        ("Harry S. Truman", true),
        ("Élodie “Ché” O'Hara", true),
        ("collard greens", false),
        ("Collard greens", false),
        ("Carrot", false),
        ("", false),
        ("7 Up", false),
    ] {
        assert_eq!(looks_proper(text), looks, "{text}");
    }
}
