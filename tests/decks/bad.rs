//! Bad files: every problem is reported in a sentence, and the rest is read.

use partypiece::decks::{Import, MAX_BYTES, MAX_ENTRIES, NoticeCause, ReadProgress};

use super::{messages, read, texts};

#[test]
fn a_file_of_fifty_megabytes_is_not_read() {
    let refused = Import::new("huge.json", vec![b' '; 50_000_000]).err().unwrap();
    assert_eq!(
        refused.to_string(),
        "“huge.json” has 50 MB, and decks of up to 10 MB are read; nothing was changed."
    );
}

#[test]
fn an_entry_of_five_thousand_letters_is_left_out() {
    let long = "long ".repeat(1_000);
    let preview = read("long.txt", format!("Fish\n{long}\nBirds\n"));
    assert_eq!(texts(&preview.decks[0]), ["Fish", "Birds"]);
    assert_eq!(
        messages(&preview)[0],
        "“long.txt”, line 2: left out, because it has 4999 characters, and a card has room for 200."
    );
    let json = format!("{{\"format\":1,\"decks\":[\n{{\"entries\":[\"Fish\",\n\"{long}\"]}}]}}");
    assert_eq!(
        messages(&read("long.json", json))[0],
        "“long.json”, line 3, decks[0].entries[1]: left out, because it has 4999 characters, and a card has room for 200."
    );
}

#[test]
fn an_invalid_utf8_line_is_left_out_and_the_others_stay() {
    let preview = read("latin.txt", b"M\xc3\xb6bel\nCaf\xe9\nBirds\n".to_vec());
    assert_eq!(texts(&preview.decks[0]), ["Möbel", "Birds"]);
    assert_eq!(
        messages(&preview)[0],
        "“latin.txt”, line 2: left out, because some of its letters are lost; save the file as UTF-8 and try again."
    );
    assert_eq!(preview.entries_left_out, 1);
}

#[test]
fn an_incomplete_utf16_letter_is_left_out_and_the_others_stay() {
    let mut bytes: Vec<u8> = "\u{feff}Fish\nBi".encode_utf16().flat_map(u16::to_le_bytes).collect();
    bytes.extend([0x00, 0xd8, b'\n', 0, b'O', 0, b'K', 0, b'!']);
    let preview = read("half.txt", bytes);
    assert_eq!(texts(&preview.decks[0]), ["Fish"]);
    assert_eq!(preview.entries_left_out, 2);
}

#[test]
fn broken_json_is_read_before_and_after_the_error() {
    let file = "[{\"name\": \"Broken\", \"black\": [\n{\"text\": \"One _\"},\n{\"text\": \"Two _},\n{\"text\": \"Three _\"},\n}\n]}, {\"name\":\"Whole\",\"black\":[\"Four _\"]}]";
    let preview = read("broken.json", file);
    assert_eq!(texts(&preview.decks[0]), ["One ____", "Three ____"]);
    assert!(
        messages(&preview)
            .iter()
            .any(|message| message.starts_with("“broken.json”, line 3, [0].black[1].text: this is not JSON"))
    );
}

#[test]
fn a_file_that_breaks_off_keeps_what_came_before() {
    let whole = include_str!("samples/compact-list.json");
    let cut = &whole[..whole.find("\"Letters").unwrap()];
    let preview = read("cut.json", cut);
    assert_eq!(preview.decks[0].entries().len(), 3);
    let ends =
        |message: &String| message.ends_with("the file ends in the middle; what came before was read.");
    assert!(messages(&preview).iter().any(ends), "{:?}", messages(&preview));
    let call = read("cut.json5", "{calls: [[['One ', {}]], [['Two ', {}");
    assert_eq!(texts(&call.decks[0]), ["One ____", "Two ____"]);
    let cell = read("cut.csv", "text,pack\nFish,Sea\n\"Birds");
    assert_eq!(cell.decks.iter().map(|deck| deck.entries().len()).sum::<usize>(), 2);
    assert_eq!(messages(&cell)[0], "“cut.csv”, line 3: a quotation mark without a closing one was ignored.");
}

#[test]
fn cards_beyond_the_most_are_left_out_and_change_no_other_card() {
    let cards = "{\"text\":\"a\"},".repeat(299_999) + "{\"text\":\"Last kept\"},{\"text\":\"Too many\"}";
    let packs = "[{\"name\":\"Pack\",\"black\":[299999]}]";
    let preview = read("most.json", format!("{{\"black\":[{cards}],\"packs\":{packs}}}"));
    assert_eq!(texts(&preview.decks[0]), ["Last kept"]);
    assert!(preview.notices.iter().any(|notice| notice.cause == NoticeCause::TooMany));
}

#[test]
fn an_unclosed_quote_loses_no_other_row() {
    let rows: String = (0..500).map(|number| format!("Thing {number},Box\n")).collect();
    let preview = read("open.csv", format!("text,pack\n\"Fish,Box\n{rows}Last,Box\n"));
    assert_eq!(preview.decks[0].entries().len(), 502);
    assert_eq!(preview.decks[0].entries()[501].as_str(), "Last");
    assert_eq!(
        messages(&preview),
        ["“open.csv”, line 2: a quotation mark without a closing one was ignored."]
    );
}

#[test]
fn a_missing_comma_or_bracket_loses_nothing_else() {
    let file = r#"{"format" "partypiece decks", "decks": [{"name": "Loose" "kind": "prompts", "entries": ["One" "Two",, "Three"}, {"name": "Next", "entries": ["Four"]}"#;
    let preview = read("loose.json", file);
    let decks: Vec<Vec<&str>> = preview.decks.iter().map(texts).collect();
    assert_eq!(decks[0], ["One", "Two", "Three"]);
    assert!(preview.notices.iter().any(|notice| notice.cause == NoticeCause::NotJson));
}

#[test]
fn a_file_of_another_kind_is_reported() {
    for (file, text) in [
        ("empty.txt", ""),
        ("blank.txt", "\n \n# nothing\n"),
        ("other.json", r#"{"glossary": {"title": "S", "list": [1, 2, {"a": null}]}}"#),
        ("lone.json", "nonsense"),
        ("marks.txt", "!!!\n???\n"),
        ("head.csv", "kind,text,pack\n"),
    ] {
        let preview = read(file, text);
        assert_eq!(preview.decks, []);
        assert_eq!(
            messages(&preview).last().unwrap(),
            &format!("“{file}”: nothing in it can be read as a deck.")
        );
    }
}

#[test]
fn a_deck_of_nine_is_kept_and_reported() {
    let preview = read("nine.txt", "a1\nb2\nc3\nd4\ne5\nf6\ng7\nh8\ni9");
    assert_eq!(preview.decks[0].entries().len(), 9);
    assert_eq!(
        messages(&preview),
        ["“nine.txt”: “nine” has 9 entries, and a list takes ten or twelve; add some before you play."]
    );
}

/// Ten categories are a full list of Pieceagories.
#[test]
fn a_deck_of_ten_is_said_to_be_enough_for_pieceagories() {
    let preview = read("ten.txt", "a1\nb2\nc3\nd4\ne5\nf6\ng7\nh8\ni9\nj10");
    assert_eq!(
        messages(&preview),
        [
            "“ten.txt”: “ten” has 10 entries: enough for a list of Pieceagories, but a list of Scattergories takes twelve."
        ]
    );
}

#[test]
fn an_empty_deck_is_reported_and_not_kept() {
    let file = r#"{"format": "partypiece decks", "version": 1, "decks": [{"name": "Empty", "entries": []}, {"name": "Fish", "entries": ["Sea fish", ""]}]}"#;
    let preview = read("two.json", file);
    assert_eq!(preview.decks.len(), 1);
    assert_eq!(messages(&preview)[0], "“two.json”, line 1: 1 text was left out, because it is empty.");
    assert_eq!(messages(&preview)[1], "“two.json”: “Empty” has no entries, so it is not saved.");
}

#[test]
fn fields_of_a_later_release_are_named_and_skipped() {
    let file = r#"{"format": "partypiece decks", "version": 2, "decks": [{"name": "New", "kind": "riddles", "mood": "blue", "lists a card": 0, "entries": ["Sea fish"]}]}"#;
    let preview = read("new.json", file);
    assert_eq!(texts(&preview.decks[0]), ["Sea fish"]);
    assert_eq!(
        messages(&preview)[..4],
        [
            "“new.json”, line 1, version: a later release wrote this file (version 2; this page understands version 1); what is known was read.",
            "“new.json”, line 1, decks[0].kind: “riddles” is not known here; the default was used.",
            "“new.json”, line 1, decks[0].mood: “mood” is not known here; the default was used.",
            "“new.json”, line 1, decks[0].lists a card: “0” is not known here; the default was used.",
        ]
    );
}

#[test]
fn a_field_that_is_null_is_empty() {
    let file = r#"{"format": "partypiece decks", "version": 1, "decks": [{"name": "Fish", "author": null, "language": null, "entries": ["Sea fish"]}]}"#;
    let preview = read("null.json", file);
    assert_eq!((&preview.decks[0].author, &preview.decks[0].language), (&None, &None));
}

#[test]
fn formulas_are_left_out_and_markup_is_removed() {
    let preview = read("sheet.txt", "=HYPERLINK(\"x\")\n<script>alert(1)</script>\n**Bold** birds\n");
    assert_eq!(texts(&preview.decks[0]), ["alert(1)", "Bold birds"]);
    assert_eq!(
        messages(&preview)[0],
        "“sheet.txt”, line 1: left out, because it is a formula of a spreadsheet."
    );
    assert_eq!(messages(&preview)[1], "“sheet.txt”, line 2: markup was removed from 2 entries.");
}

#[test]
fn entries_beyond_the_limit_are_left_out() {
    let file: String = (0..MAX_ENTRIES + 5).map(|number| format!("Thing {number}\n")).collect();
    let preview = read("many.txt", file);
    assert_eq!((preview.entries(), preview.entries_left_out), (MAX_ENTRIES, 5));
    assert_eq!(
        messages(&preview),
        ["“many.txt”, line 30001: more than 30000 entries; the others were left out."]
    );
}

#[test]
fn a_thousand_problems_are_a_hundred_sentences_and_a_number() {
    let preview = read("dull.txt", "Fish\n".repeat(1_000));
    assert_eq!((preview.entries_left_out, preview.unlisted_notices), (999, 899));
    assert_eq!(preview.notices.len(), 101);
}

/// The page draws between two steps, and the import can be cancelled there.
#[test]
fn a_file_is_read_in_steps_that_report_progress() {
    let file = include_bytes!("samples/compact-list.json");
    let whole = read("compact-list.json", &file[..]);
    let mut import = Import::new("compact-list.json", file.to_vec()).unwrap();
    let mut last = 0;
    let mut steps = 0;
    while let ReadProgress::Reading { read, of } = import.step(10) {
        assert!(of == file.len() && read <= of && read >= last && read - last <= 40);
        (last, steps) = (read, steps + 1);
    }
    assert!(steps > file.len() / 40);
    assert_eq!(import.step(0), ReadProgress::Done);
    assert_eq!(import.into_preview(), whole);
}

/// Sixty kilobytes of each of the slowest inputs; a reader that needs quadratic time would be noticeably slow here.
#[test]
fn the_slowest_inputs_are_read_within_the_limits() {
    for piece in [
        "[",
        "{",
        "{\"black\":[",
        "\"",
        "\\",
        "[[](",
        "a\n",
        "\"a\",",
        "x,",
        "<a",
        "&a",
        "{\"a\":{\"name\":\"b\"},",
    ] {
        let file = piece.repeat(60_000 / piece.len());
        for name in ["worst.json", "worst.csv", "worst.txt"] {
            let preview = read(name, file.as_str());
            assert!(preview.decks.len() <= 500 && preview.notices.len() <= 220);
        }
    }
    assert!(Import::new("most.txt", vec![0; MAX_BYTES]).is_ok());
}
