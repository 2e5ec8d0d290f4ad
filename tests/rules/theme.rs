//! The theme by choice, hour and screen.

use partypiece::{
    play::GameId,
    screens::{
        address::Screen,
        theme::{Theme, follows_clock, theme_at, toggled},
    },
};

#[test]
fn without_a_choice_the_dark_theme_is_shown_at_night() {
    let (dark, device) = (Theme::Dark, Theme::Device);
    let themes = [6, 7, 12, 17, 18, 23].map(|hour| theme_at(None, hour));
    assert_eq!(themes, [dark, device, device, device, dark, dark]);
}

/// LK-01.
#[test]
fn no_table_becomes_dark_by_itself() {
    assert!(follows_clock(&Screen::Home));
    let game = GameId::from_number(7);
    assert!(!follows_clock(&Screen::Table(game)));
}

const THEMES: [Theme; 4] = [Theme::Device, Theme::Light, Theme::Dark, Theme::Contrast];

#[test]
fn a_choice_applies_at_every_hour() {
    for theme in THEMES {
        assert!((0..24).all(|hour| theme_at(Some(theme), hour) == theme));
        assert_eq!(Theme::of_slug(theme.slug()), Some(theme));
    }
}

#[test]
fn each_press_changes_what_is_seen() {
    for theme in THEMES {
        for device in [false, true] {
            let before = theme.is_dark(device);
            assert_eq!(toggled(before).is_dark(device), !before);
        }
    }
}
