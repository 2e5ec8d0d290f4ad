//! Names of players.

use partypiece::rules::name::{InvalidName, Name, initial};
use proptest::prelude::*;

fn name(text: &str) -> Name {
    Name::parse(text).expect("a name")
}

#[test]
fn a_problem_with_a_name_is_a_sentence() {
    assert_eq!(InvalidName::Empty.to_string(), "Everybody needs a name.");
    let long = Name::parse(&"n".repeat(25)).expect_err("too long");
    assert_eq!(long.to_string(), "That name has 25 characters; at most 24 fit beside a pawn.");
    assert!(Name::parse(&"n".repeat(24)).is_ok());
}

#[test]
fn a_pawn_shows_the_first_letter() {
    for (text, initial) in [("ana", "A"), ("émile", "É"), ("ßen", "SS"), ("🦊", "🦊"), ("אנה", "א")]
    {
        assert_eq!(name(text).initial(), initial);
    }
}

/// A letter or emoji may consist of several characters, and a part of it would be another letter or none.
#[test]
fn a_pawn_shows_a_whole_letter() {
    for (text, whole) in [
        ("e\u{301}mile", "E\u{301}"),
        ("👩‍👩‍👧 Ana", "A"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("🇩🇪", "🇩🇪"),
        ("👍🏽", "👍🏽"),
        ("❤\u{fe0f}", "❤\u{fe0f}"),
        ("1\u{fe0f}\u{20e3}", "1\u{fe0f}\u{20e3}"),
        ("नीता", "नी"),
        ("\"Ana\"", "A"),
    ] {
        assert_eq!((name(text).initial().as_str(), initial(text).as_str()), (whole, whole), "{text}");
    }
}

#[test]
fn a_right_to_left_name_does_not_reverse_the_sentence() {
    assert_eq!(format!("{} turns the coin.", name("אנה")), "\u{2068}אנה\u{2069} turns the coin.");
    assert_eq!(format!("{} turns the coin.", name("Ana")), "Ana turns the coin.");
    assert_eq!(name("אנה").as_str(), "אנה");
}

#[test]
fn names_that_look_or_sound_the_same_are_equal() {
    for (one, other, same) in [
        ("Zoë", "zoe", true),
        ("Bo", "B\u{2060}o", true),
        ("❤", "❤\u{fe0f}", true),
        ("Ana", "Anna", false),
        ("🦊", "🐻", false),
    ] {
        assert_eq!(name(one).same_as(&name(other)), same, "{one} / {other}");
    }
}

#[test]
fn a_record_cannot_contain_an_invalid_name() {
    for text in [r#""""#, r#""\u200b""#, r#""nnnnnnnnnnnnnnnnnnnnnnnnn""#, "7", "null"] {
        assert!(serde_json::from_str::<Name>(text).is_err(), "{text}");
    }
    assert_eq!(serde_json::from_str::<Name>(r#"" Ana ""#).expect("a name"), name("Ana"));
}

proptest! {
    #[test]
    fn a_name_read_again_is_unchanged(text in "\\PC{0,30}|.{0,12}") {
        if let Ok(name) = Name::parse(&text) {
            prop_assert_eq!(Name::parse(name.as_str()), Ok(name.clone()));
            prop_assert!(name.as_str().chars().count() <= Name::MAX_CHARACTERS);
            prop_assert!(!name.as_str().chars().any(char::is_control));
        }
    }
}
