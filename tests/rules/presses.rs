//! PK-01 to PK-04, PK-09: a press counts once, for what it was aimed at.

use partypiece::screens::presses::{
    AIMED, AIMED_AT_THE_SAME_WORDS, Aim, Control, Meaning, PointerKind, PointerPress, TypedField,
    is_for_composition, key_counts,
};

/// The gaps between two clicks of a double click, in milliseconds: a system lets people choose up to half a second.
const GAPS: [f64; 5] = [0.0, 120.0, 180.0, 300.0, 500.0];
const KINDS: [PointerKind; 2] = [PointerKind::Mouse, PointerKind::Touch];

fn control(element: u8, says: &str, meaning: Meaning) -> Option<Control<u8>> {
    Some(Control { element, says: says.to_owned(), meaning, steps: 0 })
}

/// The same control after a step of the game.
fn after_step(control: Option<Control<u8>>) -> Option<Control<u8>> {
    control.map(|control| Control { steps: control.steps + 1, ..control })
}

fn large(says: &str) -> Option<Control<u8>> {
    control(0, says, Meaning::OncePerPress)
}

fn press(kind: PointerKind, time: f64, place: [i32; 2], control: Option<Control<u8>>) -> PointerPress<u8> {
    PointerPress { time, place, kind, control }
}

/// Whether the second of two presses at one place counts, `gap` milliseconds after the first, without a click count.
fn second_counts(
    kind: PointerKind,
    gap: f64,
    first: Option<Control<u8>>,
    second: Option<Control<u8>>,
) -> bool {
    let mut aim = Aim::new();
    assert!(aim.pressed(press(kind, 1_000.0, [50, 50], first)), "the first press counts");
    aim.released(1_080.0);
    aim.pressed(press(kind, 1_080.0 + gap, [52, 49], second))
}

/// PK-01
#[test]
fn the_second_press_of_a_double_press_on_the_large_button_does_nothing() {
    for kind in KINDS {
        for gap in GAPS {
            for next in ["Show the letter and start", "Done: pass to Ben"] {
                let counts = second_counts(kind, gap, large("Show the letter and start"), large(next));
                assert!(!counts, "{kind:?}, {gap} ms, {next}");
            }
        }
        assert!(second_counts(kind, AIMED + 1.0, large("Roll"), large("Scratch")), "{kind:?} after a while");
    }
}

/// PK-01: the button of a dialog that closes, and what lies below it.
#[test]
fn what_appears_under_the_pointer_is_not_pressed() {
    for kind in KINDS {
        for gap in GAPS {
            let below = control(7, "Leave", Meaning::Text);
            assert!(!second_counts(kind, gap, control(1, "OK", Meaning::Text), below), "{kind:?}, {gap} ms");
            let other_text = control(1, "Bo first", Meaning::Text);
            assert!(!second_counts(kind, gap, control(1, "Ana first", Meaning::Text), other_text));
        }
    }
}

/// PK-01: “Scratch (no line)” says the same to the next person, who has not pressed it.
#[test]
fn a_button_of_a_table_is_for_somebody_else_after_a_step() {
    for kind in KINDS {
        let scratch = || control(1, "Scratch (no line)", Meaning::Text);
        for gap in GAPS {
            assert!(!second_counts(kind, gap, scratch(), after_step(scratch())), "{kind:?}, {gap} ms");
            assert!(second_counts(kind, gap, scratch(), scratch()), "{kind:?}, {gap} ms, refused");
        }
        let slow = |gap| second_counts(kind, gap, scratch(), after_step(scratch()));
        assert!(!slow(690.0), "{kind:?}: it says the same, so a hand is slower to see that it is another's");
        assert!(slow(AIMED_AT_THE_SAME_WORDS + 1.0), "{kind:?} after a while");
        let undo = || control(2, "Undo", Meaning::Lasting);
        assert!(second_counts(kind, 120.0, undo(), after_step(undo())), "{kind:?}: each press undoes one");
        let held = scratch().zip(after_step(scratch()));
        assert!(held.is_some_and(|(began, now)| began.stayed(&now)), "another plays while it is held");
    }
}

/// PK-02
#[test]
fn quick_presses_on_a_control_that_means_the_same_all_count() {
    for kind in KINDS {
        let more = || control(1, "more rounds", Meaning::Text);
        let mut aim = Aim::new();
        for nth in 0..5_u8 {
            let time = f64::from(nth) * 120.0;
            assert!(aim.pressed(press(kind, time, [50, 50], more())), "{kind:?}, press {nth}");
            assert!(aim.clicked(i32::from(nth) + 1), "{kind:?}, click {nth}");
        }
        let points = |says| control(1, says, Meaning::Lasting);
        assert!(second_counts(kind, 120.0, points("1 point"), points("0 points")));
    }
}

/// PK-01: a double click on a coin, a card or “agrees” is one press, and does not take itself back.
#[test]
fn a_double_click_on_a_switch_turns_it_once() {
    for kind in KINDS {
        let switch = || control(1, "", Meaning::Switch);
        for gap in GAPS {
            assert!(!second_counts(kind, gap, switch(), switch()), "{kind:?}, {gap} ms");
            assert!(!second_counts(kind, gap, switch(), after_step(switch())), "{kind:?}, {gap} ms, a step");
        }
        assert!(second_counts(kind, AIMED + 1.0, switch(), switch()), "{kind:?} after a while");
        let held = switch().zip(after_step(switch()));
        assert!(held.is_some_and(|(began, now)| began.stayed(&now)), "{kind:?}: a slow press");
        let mut aim = Aim::new();
        assert!(aim.pressed(press(kind, 0.0, [50, 50], switch())));
        assert!(aim.pressed(press(kind, 200.0, [90, 50], control(2, "", Meaning::Switch))), "the next coin");
    }
    let mut aim = Aim::new();
    assert!(aim.pressed(press(PointerKind::Mouse, 0.0, [50, 50], control(1, "", Meaning::Switch))));
    aim.pressed(press(PointerKind::Mouse, 400.0, [50, 50], control(1, "", Meaning::Switch)));
    assert!(!aim.clicked(2), "the browser calls it a double click");
}

/// PK-02
#[test]
fn quick_presses_at_different_places_all_count() {
    for kind in KINDS {
        let mut aim = Aim::new();
        for nth in 0..8_u8 {
            let place = [i32::from(nth) * 40, 50];
            let tile = control(nth, "face down", Meaning::Text);
            assert!(aim.pressed(press(kind, f64::from(nth) * 100.0, place, tile)), "{kind:?}, tile {nth}");
        }
    }
}

/// PK-01: “Bring back all 5” appears where “Remove all 5” was. A hand that trembles, or a browser that reports a movement where there
/// is none, aims at nothing else.
#[test]
fn a_mouse_that_hardly_moves_is_not_aimed_anew() {
    for to in [[50, 50], [52, 49], [44, 56]] {
        let mut aim = Aim::new();
        assert!(aim.pressed(press(
            PointerKind::Mouse,
            0.0,
            [50, 50],
            control(1, "Remove all 5", Meaning::Text)
        )));
        aim.moved(to);
        let again = control(2, "Bring back all 5", Meaning::Text);
        assert!(!aim.pressed(press(PointerKind::Mouse, 500.0, to, again)), "moved to {to:?}");
    }
}

/// PK-01: a thumb lands anywhere on a large button.
#[test]
fn a_second_press_anywhere_on_the_large_button_does_nothing() {
    let mut aim = Aim::new();
    assert!(aim.pressed(press(PointerKind::Touch, 0.0, [50, 50], large("Roll"))));
    assert!(!aim.pressed(press(PointerKind::Touch, 300.0, [250, 60], large("Scratch"))));
}

/// PK-01: whatever the system calls a double click. A mouse that was moved is aimed anew, unless it is one.
#[test]
fn the_click_count_of_the_browser_tells_a_double_click() {
    let moved_press = |clicks: i32| {
        let mut aim = Aim::new();
        aim.pressed(press(PointerKind::Mouse, 0.0, [50, 50], large("Roll")));
        aim.moved([80, 50]);
        assert!(aim.pressed(press(PointerKind::Mouse, 850.0, [51, 50], large("Scratch"))));
        aim.clicked(clicks)
    };
    assert!(moved_press(1));
    assert!(!moved_press(2));
}

/// PK-02: whoever goes on pressing gets on all the same.
#[test]
fn hammering_presses_once_in_a_while() {
    for kind in KINDS {
        let mut aim = Aim::new();
        let mut counted = 0;
        for nth in 0..10_u8 {
            let counts = aim.pressed(press(kind, f64::from(nth) * 200.0, [50, 50], large("Next")));
            let counts = counts && (kind == PointerKind::Touch || aim.clicked(i32::from(nth) + 1));
            counted += u8::from(counts);
        }
        assert!((2..=4).contains(&counted), "{kind:?}: {counted} of ten presses within two seconds");
    }
}

/// PK-02: whoever misses a button presses again at once.
#[test]
fn a_press_beside_all_controls_takes_nothing_from_the_next_one() {
    for kind in KINDS {
        assert!(second_counts(kind, 120.0, None, large("Roll")));
        assert!(second_counts(kind, 120.0, large("Roll"), None));
    }
}

/// PK-03: time may run out between the two halves of a press.
#[test]
fn a_control_that_changes_while_it_is_pressed_is_not_pressed() {
    let control = |says, meaning| Control { element: 1, says: String::from(says), meaning, steps: 0 };
    let began = control("Done: pass to Ben", Meaning::OncePerPress);
    assert!(began.stayed(&began.clone()));
    assert!(!began.stayed(&control("Read the answers", Meaning::OncePerPress)));
    assert!(control("on", Meaning::Lasting).stayed(&control("off", Meaning::Lasting)));
}

/// PK-04
#[test]
fn a_key_that_is_held_down_presses_once_and_goes_on_writing() {
    for field in [None, Some(TypedField::Line), Some(TypedField::Lines)] {
        for key in ["Enter", " ", "a", "ArrowLeft"] {
            assert!(key_counts(key, false, field), "{key}, {field:?}");
        }
        assert!(key_counts("a", true, field));
        assert!(key_counts("ArrowLeft", true, field));
    }
    assert!(!key_counts("Enter", true, None));
    assert!(!key_counts(" ", true, None));
    assert!(!key_counts("Enter", true, Some(TypedField::Line)), "Enter leads to the next field");
    assert!(key_counts(" ", true, Some(TypedField::Line)));
    assert!(key_counts("Enter", true, Some(TypedField::Lines)));
}

/// PK-09: in Safari the composition is over when its Enter comes.
#[test]
fn an_enter_that_ends_a_composition_presses_nothing() {
    assert!(is_for_composition("Enter", true, 13));
    assert!(is_for_composition("Enter", false, 229));
    assert!(!is_for_composition("Enter", false, 13));
    assert!(!is_for_composition("Unidentified", false, 229), "letters of an on-screen keyboard are typed");
}
