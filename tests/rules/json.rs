//! The JSON reader accepts and refuses the same texts as serde_json.

use std::{fs, path::PathBuf};

use partypiece::{
    json::read,
    play::Step,
    rules::{
        Rules, blank::Blank, clear::Clear, name::Name, pieceagories::Pieceagories, rememory::Rememory,
        scattergories::Scattergories,
    },
};
use proptest::{prelude::*, sample::Index};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The lines of all golden records of a game.
fn records<R: Rules>() -> Vec<String> {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "records"].iter().collect();
    let paths =
        fs::read_dir(folder).expect("the folder of records").map(|entry| entry.expect("an entry").path());
    let named = |path: &PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy();
        name.starts_with(R::NAME) && name.ends_with(".jsonl")
    };
    let text = |path: PathBuf| fs::read_to_string(path).expect("a record");
    paths
        .filter(named)
        .map(text)
        .flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

/// The setup in the first line of a record.
fn setup(line: &str) -> Option<String> {
    let head: Value = serde_json::from_str(line).expect("JSON");
    head.get("setup").map(Value::to_string)
}

#[track_caller]
fn assert_reads_like_serde_json<T: DeserializeOwned + PartialEq + std::fmt::Debug>(text: &str) -> bool {
    let ours = read::<T>(text).ok();
    assert_eq!(ours, serde_json::from_str::<T>(text).ok(), "{text}");
    ours.is_some()
}

fn assert_every_line_reads<R: Rules>() {
    for line in records::<R>() {
        let reads = match setup(&line) {
            Some(setup) => assert_reads_like_serde_json::<R::Setup>(&setup),
            None => assert_reads_like_serde_json::<Step<R::Action>>(&line),
        };
        assert!(reads, "{line}");
    }
}

/// Old records and saved games stay readable.
#[test]
fn every_line_of_every_record_is_read() {
    assert_every_line_reads::<Pieceagories>();
    assert_every_line_reads::<Scattergories>();
    assert_every_line_reads::<Clear>();
    assert_every_line_reads::<Rememory>();
    assert_every_line_reads::<Blank>();
}

/// A line in which one letter is changed, removed or added.
fn damaged(line: &str, position: Index, letter: char, damage: u8) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    let index = position.index(letters.len());
    match damage {
        0 => letters[index] = letter,
        1 => drop(letters.remove(index)),
        _ => letters.insert(index, letter),
    }
    letters.into_iter().collect()
}

fn assert_damage_reads_like_serde_json<R: Rules>(line: Index, position: Index, letter: char, damage: u8) {
    let lines = records::<R>();
    let line = line.get(&lines);
    match setup(line) {
        Some(setup) => assert_reads_like_serde_json::<R::Setup>(&damaged(&setup, position, letter, damage)),
        None => assert_reads_like_serde_json::<Step<R::Action>>(&damaged(line, position, letter, damage)),
    };
}

proptest! {
    #[test]
    fn a_damaged_line_is_refused_exactly_when_serde_json_refuses_it(
        line: Index,
        position: Index,
        letter in prop::sample::select(r#"{}[]:,"\0 1-.ent"#.chars().collect::<Vec<_>>()),
        damage in 0..3u8,
    ) {
        assert_damage_reads_like_serde_json::<Pieceagories>(line, position, letter, damage);
        assert_damage_reads_like_serde_json::<Scattergories>(line, position, letter, damage);
        assert_damage_reads_like_serde_json::<Clear>(line, position, letter, damage);
        assert_damage_reads_like_serde_json::<Rememory>(line, position, letter, damage);
        assert_damage_reads_like_serde_json::<Blank>(line, position, letter, damage);
    }

    #[test]
    fn any_text_is_read_as_it_was_written(text: String) {
        let written = serde_json::to_string(&text).expect("JSON");
        prop_assert_eq!(read::<String>(&written).ok(), Some(text));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in r#"[\[\]{}:,"\\u0-9a-f ]{0,40}"#) {
        prop_assert_eq!(read::<Vec<String>>(&text).ok(), serde_json::from_str(&text).ok());
        let _ = read::<Step<<Blank as Rules>::Action>>(&text);
    }
}

#[test]
fn escaped_letters_are_read() {
    for text in [
        r#""\u00e9\ud83c\udfb2\/\b\f\n\r\t\"\\""#,
        r#" "é" "#,
        r#""\ud83c""#,
        r#""\udfb2""#,
        r#""\u+0e9""#,
        "\"\n\"",
    ] {
        assert_eq!(read::<String>(text).ok(), serde_json::from_str(text).ok(), "{text}");
    }
}

#[test]
fn only_unknown_fields_are_skipped() {
    #[derive(Debug, PartialEq, serde::Deserialize)]
    struct Known {
        asked: Option<u8>,
    }
    let texts = [
        r#"{"more":{"a":[1,-2.5e3,true,null,{"b":"}]"}]},"asked":7}"#,
        r#"{"asked":null,"more":[]}"#,
        r#"{"more":,"asked":7}"#,
        r#"{"more":[1,],"asked":7}"#,
        r#"{"asked":7}}"#,
        r#"{"asked":7,}"#,
        r#"{"asked":07}"#,
        r#"{"asked":256}"#,
        r#"{"asked":7,"asked":7}"#,
    ];
    for text in texts {
        assert_eq!(read::<Known>(text).ok(), serde_json::from_str(text).ok(), "{text}");
    }
}

/// Half a letter in a picture that is not read must not cost what follows.
#[test]
fn nothing_in_a_skipped_text_ends_the_reading() {
    #[derive(serde::Deserialize)]
    struct Known {
        asked: u8,
    }
    for skipped in [r"\ud868", r"\q", r"\u1", "\u{7}", "\n", r#"\\\""#] {
        let text = format!(r#"{{"more":["{skipped}",{{"{skipped}":"{skipped}"}}],"asked":7}}"#);
        assert_eq!(read::<Known>(&text).map(|known| known.asked), Ok(7), "{skipped:?}");
    }
    assert!(read::<Known>(r#"{"asked":7,"more":"cut"#).is_err());
}

#[test]
fn too_many_brackets_are_refused() {
    #[derive(Debug, serde::Deserialize)]
    struct Empty {}
    let deep = |depth: usize| format!(r#"{{"deep":{}{}}}"#, "[".repeat(depth), "]".repeat(depth));
    assert!(read::<Empty>(&deep(50)).is_ok());
    assert!(read::<Empty>(&deep(100_000)).is_err());
}

#[test]
fn an_error_is_a_sentence_with_its_position() {
    let error = read::<Vec<Name>>(r#"["Ana",""]"#).expect_err("an empty name");
    let reason = Name::parse("").expect_err("an empty name").to_string();
    assert_eq!((error.to_string(), error.byte_index), (format!("[1], “”: {reason}"), 9));
    let error = read::<Vec<Name>>(r#"["Ana",7]"#).expect_err("a number is no name");
    assert_eq!(error.to_string(), "[1]: 7 is not a text.");
}

/// The error of an invalid text, with its line.
fn error_with_line(text: &str) -> String {
    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Table {
        #[expect(dead_code, reason = "it is only read")]
        seats: [u8; 2],
        #[expect(dead_code, reason = "it is only read")]
        colours: Vec<Colour>,
    }
    #[derive(Debug, serde::Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Colour {
        Red,
        #[expect(dead_code, reason = "it is only read")]
        Mixed(bool),
    }
    let error = read::<Table>(text).expect_err("an invalid text");
    format!("{}: {error}", error.line)
}

#[test]
fn an_error_names_the_line_the_field_and_the_value() {
    for (text, sentence) in [
        (r#"{"seats":[1,-2],"colours":[]}"#, "1: seats[1]: -2 is not a whole number from 0 up."),
        (r#"{"seats":[1,256],"colours":[]}"#, "1: seats[1]: 256 does not fit here."),
        (r#"{"seats":[1],"colours":[]}"#, "1: seats: 1 entry does not fit here."),
        (r#"{"seats":[1,2,3],"colours":[]}"#, "1: seats[1]: “,” is not JSON here."),
        (
            "{\n\"seats\":[1,2],\n\"colours\":[\"red\",\"mauve\"]}",
            "3: colours[1]: “mauve” is not one of: red, mixed.",
        ),
        (r#"{"seats":[1,2],"colours":["mixed"]}"#, "1: colours[0]: “mixed” has no value."),
        (r#"{"seats":[1,2],"colours":[{"mixed":0}]}"#, "1: colours[0].mixed: 0 is not true or false."),
        (r#"{"seats":[1,2],"colours":{}}"#, "1: colours: an object is not a list."),
        (r#"{"seats":[1,2]}"#, "1: “colours” is missing."),
        (r#"{"seats":[1,2],"seats":[1,2]}"#, "1: “seats” occurs twice."),
        (r#"{"seats":[1,2],"chairs":[1,2]}"#, "1: “chairs” is not one of: seats, colours."),
        (r#"{"seats":[1,2],"colours":["re"#, "1: colours[0]: the text ends here, in the middle."),
        (r#"{"seats":[1,2],"colours":["\ud83c"]}"#, r"1: colours[0]: “\ud83c” is only half of a letter."),
        (r#"{"seats":[1,2],"colours":["\u00"#, "1: colours[0]: the text ends here, in the middle."),
        (r#"{"seats":[1,2],"colours":[]} x"#, "1: “x” is not JSON here."),
        ("", "1: the text ends here, in the middle."),
    ] {
        assert_eq!(error_with_line(text), sentence, "{text}");
    }
}
