//! Files are recognised by their content, not by their name.

use partypiece::{cards::write_deck, import::Imported};

use super::{
    backup, cards, categories, deck, game, open, opened_backup, our_files, record, records, refused,
};

#[test]
fn every_file_of_ours_is_recognised_by_its_content() {
    for (name, text) in records() {
        let opened = open("file", text.as_str());
        assert_eq!(opened.problems(), None, "{name}");
        assert_eq!(game(opened).lines().join("\n") + "\n", text, "{name}");
    }
    assert_eq!(opened_backup(open("file", backup().to_text())), backup());
    assert_eq!(deck(open("file", write_deck(&cards()))), cards());
    for (name, text) in categories() {
        let Imported::Categories(bytes) = open(name, text.as_str()).imported else { panic!("{name}") };
        assert_eq!(bytes, text.into_bytes(), "{name}");
    }
}

/// Editors add byte order marks, use their own line ends, and leave empty lines.
#[test]
fn changes_by_an_editor_make_no_difference() {
    for (name, text) in our_files() {
        let before = format!("{:?}", open(&name, text.as_str()).imported);
        let crlf = text.replace('\n', "\r\n");
        let wide: Vec<u8> = format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect();
        for changed in [
            format!("\u{feff}{text}").into_bytes(),
            format!("{text}\n\n").into_bytes(),
            crlf.into_bytes(),
            wide,
        ] {
            let after = open(&name, changed);
            assert_eq!(after.problems(), None, "{name}");
            if !matches!(after.imported, Imported::Categories(_)) {
                assert_eq!(format!("{:?}", after.imported), before, "{name}");
            }
        }
    }
    let record = record("clear-1.jsonl");
    assert_eq!(open("x", format!("\n \n{record}")).problems(), None);
}

/// A saved game with a damaged record can be opened up to the damage.
#[test]
fn a_game_with_a_damaged_record_is_opened() {
    let record = record("clear-1.jsonl");
    let lines: Vec<&str> = record.lines().collect();
    let key = |part: &str, text: &str| format!("game/2345678923/{part}\n{text}\n");
    let steps = |missing: usize| -> String {
        let steps = lines[1..].iter().enumerate().filter(|(n, _)| *n != missing);
        steps.map(|(n, line)| key(&format!("step/{n:06}"), line)).collect()
    };
    let raw = |missing: usize| {
        key("draft/note", "a\nb") + &key("head", lines[0]) + &key("state", "1 2 on") + &steps(missing)
    };
    assert_eq!(game(open("raw.jsonl", raw(usize::MAX))).lines(), lines);
    assert_eq!(open("raw.jsonl", raw(usize::MAX)).problems(), None);
    let torn = open("raw.jsonl", raw(7));
    let sentence = format!(
        "“raw.jsonl”: The record of this game is damaged at step 8: it is missing. {} steps were left out. The game continues from the step before them.",
        lines.len() - 8
    );
    assert_eq!(
        (torn.problems(), game(torn).lines()),
        (Some(sentence), lines[..8].iter().map(|line| (*line).to_owned()).collect())
    );
    assert_eq!(
        refused("raw.jsonl", steps(0)),
        "“raw.jsonl”, line 1: The beginning of this game is missing, which says who plays and what was agreed."
    );
}

/// A saved page with games in it can be opened like a backup.
#[test]
fn a_page_that_contains_a_backup_is_opened() {
    let inert = backup().to_text().replace('<', "\\u003c");
    let page = |backup: &str| format!("<!doctype html>\n<div id=\"partypiece\"></div>\n{backup}</body>");
    let script = format!("<script id=\"party\" type=\"application/json\">{inert}</script>");
    assert_eq!(opened_backup(open("page.html", page(&script))), backup());
    assert_eq!(
        refused("page.html", page("")),
        "“page.html”: this is a page without games in it. Open it in the browser."
    );
}

/// Problems of games in a page are reported with the line of the page.
#[test]
fn lines_are_counted_from_the_beginning_of_the_page() {
    let page = |text: &str| {
        let inert = text.replace('<', "\\u003c");
        let script = format!("<script id=\"party\" type=\"application/json\">{inert}</script>");
        format!("<!doctype html>\n<div id=\"partypiece\"></div>\n{script}</body>")
    };
    let whole = backup().to_text();
    let impossible_version = refused("page.html", page(&whole.replacen("\"party\":1,", "\"party\":0,", 1)));
    assert!(impossible_version.starts_with("“page.html”, line 3"), "{impossible_version}");
    let torn = open("page.html", page(&whole[..whole.len() - 2])).problems().expect("the end is missing");
    assert!(torn.starts_with("“page.html”, line 3"), "{torn}");
}

#[test]
fn other_texts_are_left_to_the_readers_of_decks() {
    for text in [
        "a letter to my aunt",
        "{\"black\": [\"One ____\"]}",
        "[\"Fruit\"]",
        "text,pack\nFruit,Food",
        "{",
        "\"",
        "{}",
        "null",
    ] {
        assert!(matches!(open("file", text).imported, Imported::Categories(_)), "{text}");
    }
    assert_eq!(refused("none.txt", ""), "“none.txt”: there is nothing in this file.");
    let noise: Vec<u8> = (0..400_u32).map(|n| (n * 37 % 251) as u8).collect();
    assert!(refused("noise.bin", noise).contains("this is not a text in UTF-8"));
}

/// FI-07: what is no text is named as what it is, with what to do, whatever it is called.
#[test]
fn a_file_that_is_no_text_is_named_as_what_it_is() {
    let zip = |name: &str| format!("PK\u{3}\u{4}\u{14}\0\0\0\u{8}\0{name}PK").into_bytes();
    let old_office = |name: &str| {
        let text = name.encode_utf16().flat_map(u16::to_le_bytes);
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".iter().copied().chain([0; 600]).chain(text).collect::<Vec<u8>>()
    };
    let padded = |name: &[u8]| [vec![b'a'; 257], name.to_vec(), vec![0; 200]].concat();
    for (bytes, what, advice) in [
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(), "this is a picture", "text file"),
        (b"\xff\xd8\xff\xe0\0\x10JFIF".to_vec(), "this is a picture", "text file"),
        (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic".to_vec(), "this is a picture", "text file"),
        (b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>".to_vec(), "this is a picture", "text file"),
        (
            b"<?xml version=\"1.0\"?>\n<!-- A -->\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>".to_vec(),
            "this is a picture",
            "text file",
        ),
        (b"\0\0\0\x18ftypmp42\0\0\0\0".to_vec(), "this is a sound or a video", "texts only"),
        (b"%PDF-1.7\n1 0 obj\n".to_vec(), "this is a PDF", "Copy its words"),
        (zip("xl/workbook.xml"), "this is a spreadsheet", "save it as CSV"),
        (
            zip("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"),
            "this is a spreadsheet",
            "save it as CSV",
        ),
        (old_office("Workbook"), "this is a spreadsheet", "save it as CSV"),
        (zip("word/document.xml"), "this is a document", "save it as plain text"),
        (old_office("WordDocument"), "this is a document", "save it as plain text"),
        (
            old_office("EncryptedPackage"),
            "this file is protected with a password",
            "save it as plain text or as CSV",
        ),
        (b"{\\rtf1\\ansi Fruit\\par}".to_vec(), "this is a document", "save it as plain text"),
        (zip("ppt/presentation.xml"), "these are slides", "Copy their words"),
        (
            zip("Index/Document.iwaPKIndex/CalculationEngine.iwaPKIndex/Slide-8060.iwa"),
            "these are slides",
            "Copy their words",
        ),
        (
            zip("Index/Document.iwaPKIndex/Tables/Tile.iwaPKIndex/MasterSlide-1.iwa"),
            "these are slides",
            "Copy their words",
        ),
        (zip("Index/TemplateSlide-2.iwaPKIndex/Document.iwa"), "these are slides", "Copy their words"),
        (zip("index.apxl"), "these are slides", "Copy their words"),
        (
            zip("Index/Document.iwaPKIndex/Tables/Tile.iwa"),
            "this is a spreadsheet of Numbers",
            "choose File, Export To, CSV",
        ),
        (
            zip("Index/Document.iwaPKIndex/CalculationEngine.iwa"),
            "this is a document of a word processor",
            "save it as plain text",
        ),
        (zip("collection.anki2"), "this is a package of Anki", "Notes in Plain Text"),
        (zip("photos/cat.jpg"), "this is an archive", "Unpack it first"),
        (b"\x1f\x8b\x08\0\0\0".to_vec(), "this is an archive", "Unpack it first"),
        (padded(b"ustar"), "this is an archive", "Unpack it first"),
        (b"\x28\xb5\x2f\xfd\0\0".to_vec(), "this is an archive", "Unpack it first"),
        (b"\xff\xfb\x90\x44\0\0".to_vec(), "this is a sound or a video", "texts only"),
        (b"\0asm\x01\0\0\0".to_vec(), "this is a program", "not a text"),
    ] {
        for name in ["list.txt", "list.csv", "list.xlsx"] {
            let refusal = refused(name, bytes.clone());
            assert!(refusal.starts_with(&format!("“{name}”: {what}")), "{refusal}");
            assert!(refusal.contains(advice) && refusal.ends_with('.'), "{refusal}");
        }
    }
    let small = refused("list.numbers", zip("Index/Document.iwa"));
    assert!(small.contains("this is a spreadsheet of Numbers"), "{small}");
}
