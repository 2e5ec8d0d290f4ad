//! Reading JSON: old records stay readable, and what is wrong is said in a sentence with its place.

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

fn assert_every_line_reads<R: Rules>() {
    for line in records::<R>() {
        let reads = match setup(&line) {
            Some(setup) => read::<R::Setup>(&setup).map(drop),
            None => read::<Step<R::Action>>(&line).map(drop),
        };
        assert_eq!(reads, Ok(()), "{line}");
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

/// Reads a damaged line. Whatever the damage is, the answer is a sentence about a place that exists.
fn assert_damage_is_said<R: Rules>(line: Index, position: Index, letter: char, damage: u8) {
    let lines = records::<R>();
    let line = line.get(&lines);
    let setup = setup(line);
    let text = damaged(setup.as_ref().unwrap_or(line), position, letter, damage);
    let error = match setup {
        Some(_) => read::<R::Setup>(&text).err(),
        None => read::<Step<R::Action>>(&text).err(),
    };
    if let Some(error) = error {
        assert_eq!(error.line, 1, "{text}");
        assert!(error.byte_index <= text.len() && error.to_string().ends_with('.'), "{error}: {text}");
    }
}

proptest! {
    #[test]
    fn a_damaged_line_is_read_or_refused_with_a_sentence(
        line: Index,
        position: Index,
        letter in prop::sample::select(r#"{}[]:,"\0 1-.ent"#.chars().collect::<Vec<_>>()),
        damage in 0..3u8,
    ) {
        assert_damage_is_said::<Pieceagories>(line, position, letter, damage);
        assert_damage_is_said::<Scattergories>(line, position, letter, damage);
        assert_damage_is_said::<Clear>(line, position, letter, damage);
        assert_damage_is_said::<Rememory>(line, position, letter, damage);
        assert_damage_is_said::<Blank>(line, position, letter, damage);
    }

    #[test]
    fn any_text_is_read_as_it_was_written(text: String) {
        let written = serde_json::to_string(&text).expect("JSON");
        prop_assert_eq!(read::<String>(&written).ok(), Some(text));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in r#"[\[\]{}:,"\\u0-9a-fé\n ]{0,40}"#) {
        let _ = read::<Vec<String>>(&text);
        let _ = read::<Step<<Blank as Rules>::Action>>(&text);
    }
}

#[test]
fn escaped_letters_are_read_and_wrong_escapes_refused_with_a_sentence() {
    let escaped = r#""\u00e9\ud83c\udfb2\/\b\f\n\r\t\"\\""#;
    assert_eq!(read::<String>(escaped), Ok("é\u{1f3b2}/\u{8}\u{c}\n\r\t\"\\".to_owned()));
    for (text, sentence) in [
        (r#""\ud83c""#, r"“\ud83c” is only half of a letter."),
        (r#""\ud83cé""#, r"“\ud83c” is only half of a letter."),
        (r#""\ud83c\é""#, r"“\ud83c” is only half of a letter."),
        (r#"é"#, "“é” is not JSON here."),
        (r#""\ud83c\n""#, r"“\ud83c” is only half of a letter."),
        (r#""\ud83c\u0041""#, r"“\ud83c” is only half of a letter."),
        (r#""\ud83c\ud83c""#, r"“\ud83c” is only half of a letter."),
        (r#""\udfb2""#, r"“\udfb2” is only half of a letter."),
        (r#""\ud83c\udfb2\q""#, "“q” is not JSON here."),
        ("\"\\ud83c\\udfb2\n\"", "the mark U+000A is not JSON here."),
        (r#""\ud83c\u"#, "the text ends here, in the middle."),
    ] {
        assert_eq!(read::<String>(text).expect_err(text).to_string(), sentence, "{text}");
    }
}

#[test]
fn only_unknown_fields_are_skipped() {
    #[derive(Debug, PartialEq, serde::Deserialize)]
    struct Known {
        asked: Option<u8>,
    }
    let asked = |text| read::<Known>(text).map(|known| known.asked).map_err(|error| error.to_string());
    for (text, expected) in [
        (r#"{"more":{"a":[1,-2.5e3,true,null,{"b":"}]"}]},"asked":7}"#, Ok(Some(7))),
        (r#"{"asked":null,"more":[]}"#, Ok(None)),
        (r#"{"more":,"asked":7}"#, Err("more: “,” is not JSON here.")),
        (r#"{"more":[1,],"asked":7}"#, Err("more: “]” is not JSON here.")),
        (r#"{"asked":7}}"#, Err("“}” is not JSON here.")),
        (r#"{"asked":7,}"#, Err("“}” is not JSON here.")),
        (r#"{"asked":07}"#, Err("asked: “7” is not JSON here.")),
        (r#"{"asked":256}"#, Err("asked: 256 does not fit here.")),
        (r#"{"asked":7,"asked":7}"#, Err("“asked” occurs twice.")),
    ] {
        assert_eq!(asked(text), expected.map_err(str::to_owned), "{text}");
    }
}

/// Half a letter in a picture that is not read must not cost what follows.
#[test]
fn half_a_letter_in_a_skipped_text_does_not_end_the_reading() {
    #[derive(Debug, serde::Deserialize)]
    struct Known {
        asked: u8,
    }
    for skipped in [r"\ud868", r"\udfb2\ud868", r#"\\\""#] {
        let text = format!(r#"{{"more":["{skipped}",{{"{skipped}":"{skipped}"}}],"asked":7}}"#);
        assert_eq!(read::<Known>(&text).map(|known| known.asked), Ok(7), "{skipped:?}");
    }
    assert!(read::<Known>(r#"{"asked":7,"more":"cut"#).is_err());
}

/// However deep the brackets are nested, the stack does not overflow: neither in what is read, nor in what is skipped, nor when
/// the value of an error is looked for.
#[test]
fn deep_brackets_do_not_overflow_the_stack() {
    #[derive(Debug, PartialEq, serde::Deserialize)]
    struct Nested {
        #[serde(default)]
        inner: Vec<Nested>,
    }
    let nested = |depth: usize| format!("{}{}", r#"{"inner":["#.repeat(depth), "]}".repeat(depth));
    assert!(read::<Nested>(&nested(50)).is_ok());
    let error = read::<Nested>(&nested(100_000)).expect_err("too deep");
    assert!(error.to_string().ends_with("is not JSON here."), "{error}");
    assert!(error.path.starts_with('…'), "{error}");
    let skipped = format!(r#"{{"deep":{}{},"inner":7}}"#, "[".repeat(100_000), "]".repeat(100_000));
    let error = read::<Nested>(&skipped).expect_err("7 is no list");
    assert_eq!(error.to_string(), "inner: this value does not fit here.");
}

#[test]
fn an_error_is_a_sentence_with_its_position() {
    let error = read::<Vec<Name>>(r#"["Ana",""]"#).expect_err("an empty name");
    let reason = Name::parse("").expect_err("an empty name").to_string();
    assert_eq!((error.to_string(), error.byte_index), (format!("[1], “”: {reason}"), 10));
    let error = read::<Vec<Name>>(r#"["Ana",7]"#).expect_err("a number is no name");
    assert_eq!(error.to_string(), "[1]: 7 does not fit here.");
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
        (r#"{"seats":[1,-2],"colours":[]}"#, "1: seats[1]: -2 does not fit here."),
        (r#"{"seats":[1,256],"colours":[]}"#, "1: seats[1]: 256 does not fit here."),
        (r#"{"seats":[1],"colours":[]}"#, "1: seats: this list does not fit here."),
        (r#"{"seats":[1,2,3],"colours":[]}"#, "1: seats: “3” is not JSON here."),
        (
            "{\n\"seats\":[1,2],\n\"colours\":[\"red\",\"mauve\"]}",
            "3: colours[1]: “mauve” is not one of: red, mixed.",
        ),
        (r#"{"seats":[1,2],"colours":["mixed"]}"#, "1: colours[0].mixed: “mixed” does not fit here."),
        (r#"{"seats":[1,2],"colours":[{"mixed":0}]}"#, "1: colours[0].mixed: 0 does not fit here."),
        (r#"{"seats":[1,2],"colours":{}}"#, "1: colours: this object does not fit here."),
        (r#"{"seats":[1,2]}"#, "1: “colours” is missing."),
        (r#"{"seats":[1,2],"seats":[1,2]}"#, "1: “seats” occurs twice."),
        (r#"{"seats":[1,2],"chairs":[1,2]}"#, "1: chairs: “chairs” is not one of: seats, colours."),
        (r#"{"seats":[1,2],"colours":["re"#, "1: colours[0]: the text ends here, in the middle."),
        (r#"{"seats":[1,2],"colours":["\ud83c"]}"#, r"1: colours[0]: “\ud83c” is only half of a letter."),
        (r#"{"seats":[1,2],"colours":["\u00"#, "1: colours[0]: the text ends here, in the middle."),
        (r#"{"seats":[1,2],"colours":[]} x"#, "1: “x” is not JSON here."),
        ("", "1: the text ends here, in the middle."),
    ] {
        assert_eq!(error_with_line(text), sentence, "{text}");
    }
}
