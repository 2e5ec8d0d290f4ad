//! What every screen does with a sentence that comes again, and with a part that is out of sight.

use partypiece::screens::{is_said_again, said_again, shortest_scroll};

#[test]
fn a_sentence_that_is_shown_again_changes_each_time() {
    let refused = || "Roll the dice first.".to_owned();
    let mut shown = String::new();
    for _ in 0..4 {
        let before = shown.clone();
        shown = said_again(&before, refused());
        assert_ne!(shown, before, "a screen reader would not say it");
        assert_eq!(shown.trim_end_matches('\u{a0}'), refused());
        let looks_the_same = is_said_again(&shown) == is_said_again(&before);
        assert!(!looks_the_same || before.is_empty(), "nobody would see it");
    }
    assert_eq!(said_again("", String::new()), "", "nothing is not said");
}

#[test]
fn a_part_is_scrolled_just_into_its_window() {
    let window = [100.0, 200.0];
    let cases = [
        ("it is visible", [120.0, 160.0], 0.0),
        ("it is cut off at the end", [180.0, 230.0], 30.0),
        ("it is after the end", [250.0, 290.0], 90.0),
        ("it is cut off at the beginning", [80.0, 130.0], -20.0),
        ("it is before the beginning", [10.0, 40.0], -90.0),
        ("it is larger, so its beginning is shown", [150.0, 400.0], 50.0),
    ];
    for (case, part, distance) in cases {
        assert!((shortest_scroll(window, part) - distance).abs() < 1e-9, "{case}");
    }
}
