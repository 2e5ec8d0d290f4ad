//! The theme by choice, hour and screen.

use partypiece::{
    play::GameId,
    screens::{
        address::Screen,
        theme::{DEVICE, follows_clock, is_dark, theme_at, toggled},
    },
};

#[test]
fn without_a_choice_the_dark_theme_is_shown_at_night() {
    assert_eq!([6, 7, 12, 17, 18, 23].map(|hour| theme_at("", hour)), ["dark", "", "", "", "dark", "dark"]);
}

/// LK-01.
#[test]
fn no_table_becomes_dark_by_itself() {
    assert!(follows_clock(&Screen::Home));
    let game = GameId::from_number(7);
    assert!(!follows_clock(&Screen::Table(game)));
}

#[test]
fn a_choice_applies_at_every_hour() {
    for hour in 0..24 {
        assert_eq!(
            ["light", "dark", "contrast", DEVICE].map(|theme| theme_at(theme, hour)),
            ["light", "dark", "contrast", ""]
        );
    }
}

#[test]
fn each_press_changes_what_is_seen() {
    for (theme, device) in [("", false), ("", true), ("light", true), ("dark", false), ("contrast", true)] {
        let before = is_dark(theme, device);
        assert_eq!(is_dark(toggled(before), device), !before);
    }
}
