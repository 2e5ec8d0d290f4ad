//! The buttons of the list of stored games on home.

use partypiece::{
    play::Kind,
    screens::game_list::{GameButton, continue_game},
};

/// HM-04: the list has many buttons with one text, so each is called by its text, for people who press by voice, and by whose game it is.
#[test]
fn the_name_of_a_button_begins_with_its_text() {
    for button in [GameButton::Continue, GameButton::View, GameButton::Save, GameButton::Delete] {
        assert_eq!(button.name("Ana and Bo"), format!("{}: Ana and Bo", button.text()));
    }
}

/// HM-04: the large button of home names the game that it continues.
#[test]
fn the_large_button_names_the_game_that_it_continues() {
    for kind in Kind::ALL {
        assert_eq!(continue_game(Some(kind)), format!("Continue {}", kind.short()));
    }
    assert_eq!(continue_game(None), "Continue", "a damaged record does not say which game it is");
}
