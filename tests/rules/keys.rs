//! LK-02, LK-11: the list of keys of each game, and which keys are no shortcuts.

use partypiece::{
    play::Kind,
    screens::keys::{HOLD, KeyHelp, LastTyped, MOVE, keys},
};

fn action(game: Kind, key: &str) -> Option<&'static str> {
    keys(game).find(|&(known, _)| known == key).map(|(_, action)| action)
}

#[test]
fn the_curtain_has_a_key_only_where_there_is_a_curtain() {
    for game in Kind::ALL {
        assert_eq!(action(game, HOLD).is_some(), game != Kind::Clear, "{game:?}");
    }
}

#[test]
fn only_clear_has_the_keys_of_its_review() {
    for game in Kind::ALL {
        let reviews = keys(game).any(|(key, _)| key.contains("Show that again"));
        assert_eq!(reviews, game == Kind::Clear, "{game:?}");
    }
}

#[test]
fn arrows_say_what_they_move_in_each_game() {
    for (game, moved) in [
        (Kind::Pieceagories, "coins, slips, categories and answers"),
        (Kind::Scattergories, "categories and answers"),
        (Kind::Clear, "the coins of the large card"),
        (Kind::Rememory, "tiles and between coins"),
        (Kind::Blank, "the cards of your hand"),
    ] {
        assert_eq!(action(game, MOVE), Some(format!("move between {moved}").as_str()), "{game:?}");
    }
}

#[test]
fn each_key_is_named_once_and_those_of_every_table_are_there() {
    for game in Kind::ALL {
        let list: Vec<KeyHelp> = keys(game).collect();
        for (index, (key, _)) in list.iter().enumerate() {
            assert!(list[..index].iter().all(|(other, _)| other != key), "{game:?}: {key}");
        }
        assert!(action(game, "Enter").is_some_and(|action| action.contains("press the large button")));
        assert_eq!(action(game, "Space"), Some("press or choose what has the focus"));
    }
}

#[test]
fn letters_typed_on_after_the_field_is_gone_are_no_shortcuts() {
    let mut typed = LastTyped::default();
    assert!(!typed.continues("m", 500.0), "nobody typed yet");
    typed.pressed_in_field("t", 1000.0);
    assert!(typed.continues("m", 1200.0));
    assert!(typed.continues("m", 3000.0), "each letter gives time for the next");
    assert!(!typed.continues("m", 5100.0), "a pause ends it");
    assert!(!typed.continues("m", 5200.0));
    typed.pressed_in_field("t", 6000.0);
    assert!(typed.continues("Enter", 7500.0));
    assert!(!typed.continues("Enter", 8100.0), "Enter is not held up for longer");
}

#[test]
fn whoever_ends_with_enter_expects_the_field_to_go() {
    let mut typed = LastTyped::default();
    typed.pressed_in_field("t", 1000.0);
    typed.pressed_in_field("Enter", 1100.0);
    assert!(!typed.continues("m", 1200.0));
    assert!(typed.continues("Enter", 1300.0), "a second Enter at once was a mistake");
    assert!(!typed.continues("Enter", 1600.0));
}

#[test]
fn whoever_leaves_a_field_by_a_key_has_stopped_typing() {
    for key in ["Tab", "Escape", "ArrowDown"] {
        let mut typed = LastTyped::default();
        typed.pressed_in_field("t", 1000.0);
        assert!(!typed.continues(key, 1100.0), "{key} is no text");
        typed.pressed_in_field(key, 1200.0);
        assert!(!typed.continues("Enter", 1300.0), "{key}");
    }
}

#[test]
fn whoever_presses_a_button_has_stopped_typing() {
    let mut typed = LastTyped::default();
    typed.pressed_in_field("t", 1000.0);
    typed.stopped();
    assert!(!typed.continues("Enter", 1200.0));
}
