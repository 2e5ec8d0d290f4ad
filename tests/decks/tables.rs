//! Tables and JSON of other programs, whose columns and keys nobody knows: the texts are found, and nothing is left out
//! in silence.

use std::collections::BTreeSet;

use partypiece::{
    decks::{DeckKind, Import, Line, NoticeCause, Preview, Table},
    pasted::pasted_lines,
};
use proptest::{collection::vec, option, prelude::*, sample::select};

use super::{line, messages, read, texts};

/// The entries of all decks.
fn all(preview: &Preview) -> Vec<&str> {
    preview.decks.iter().flat_map(texts).collect()
}

fn names(preview: &Preview) -> Vec<&str> {
    preview.decks.iter().map(|deck| deck.name.as_str()).collect()
}

/// FI-03
#[test]
fn a_grid_of_words_is_read_whole() {
    let grid = "Fish,Bird,Tree\nRiver,Lake,Sea\nRed thing,,Blue thing\n";
    let preview = read("grid.csv", grid);
    let wanted = ["Fish", "Bird", "Tree", "River", "Lake", "Sea", "Red thing", "Blue thing"];
    assert_eq!(all(&preview), wanted);
    assert_eq!(names(&preview), ["grid"]);
    assert_eq!(all(&read("pasted", grid.replace(',', "\t"))), wanted, "cells copied from a spreadsheet");
    assert_eq!(all(&read("grid.txt", grid.replace(',', ";"))), wanted);
    assert_eq!(all(&read("row.csv", "Fish,Bird,Tree")), ["Fish", "Bird", "Tree"]);
}

/// FI-03
#[test]
fn lists_as_columns_are_decks() {
    let preview = read("lists.csv", "List 1,List 2\nFruit,Bird\nRiver,Tree\n,Lake\n");
    assert_eq!(names(&preview), ["List 1", "List 2"]);
    assert_eq!(texts(&preview.decks[1]), ["Bird", "Tree", "Lake"]);
    let no_series = read("machines.csv", "Area 51,Boeing 747\nRiver,Bird\nLake,Tree\n");
    assert!(all(&no_series).contains(&"Boeing 747"), "entries may end with a number, too");
}

/// FI-03: the column with texts is read, and each other one is named.
#[test]
fn the_column_with_texts_is_found_and_the_others_are_named() {
    for (file, table, entries, unread) in [
        (
            "nr.csv",
            "Nr;Name\n1;Möbel\n2;Fisch\n",
            vec!["Möbel", "Fisch"],
            vec!["column 1, “Nr”: not read: 2 cells"],
        ),
        ("kategorie.csv", "Kategorie\nMöbel\nFisch\n", vec!["Möbel", "Fisch"], vec![]),
        (
            "KATEGORIEN.CSV",
            "Kategorie;Punkte\nMöbel;3\nFisch;4\n",
            vec!["Möbel", "Fisch"],
            vec!["column 2, “Punkte”: not read: 2 cells"],
        ),
        (
            "sep.csv",
            "sep=;\nKategorie;Punkte\nMöbel, alt;3\nFisch;4\n",
            vec!["Möbel, alt", "Fisch"],
            vec!["column 2"],
        ),
        (
            "quoted.csv",
            "\"sep=;\"\r\n\"Möbel\";\"Fisch\"\r\n\"Baum\";\"See\"\r\n",
            vec!["Möbel", "Fisch", "Baum", "See"],
            vec![],
        ),
        ("unknown.csv", "Dings;Wert\nMöbel;3\nFisch;4\n", vec!["Möbel", "Fisch"], vec!["column 2, “Wert”"]),
        (
            "cah.csv",
            "BLACK_CARDS,WHITE_CARDS\nWhy __?,A hat\nI like __.,A coat\n",
            vec!["Why ____?", "I like ____."],
            vec!["column 2, “WHITE_CARDS”: not read: 2 cells"],
        ),
        (
            "level.csv",
            "Word,Level\nFish,easy\nBird,easy\nTree,hard\nLake,easy\nRiver,hard\nSea,easy\nHat,easy\nCoat,hard\n",
            vec!["Fish", "Bird", "Tree", "Lake", "River", "Sea", "Hat", "Coat"],
            vec!["column 2, “Level”: not read: 8 cells"],
        ),
        (
            "notes.csv",
            "Nr,What,Notes\n1,Fish,This is a rather long description of what a fish is\n2,Bird,And another one that says everything about all birds\n",
            vec!["Fish", "Bird"],
            vec!["column 1", "column 3, “Notes”"],
        ),
        (
            "anki.txt",
            "#separator:tab\n#html:true\nFish\tA1\nSalt &amp; pepper\tA2\n",
            vec!["Fish", "A1", "Salt & pepper", "A2"],
            vec![],
        ),
        (
            "notion.md",
            "| Nr | Thing |\n|----|:-----:|\n| 1 | Fish |\n| 2 | Bird |\n",
            vec!["Fish", "Bird"],
            vec!["column 1, “Nr”: not read: 2 cells"],
        ),
        (
            "bom.tsv",
            "\u{feff}Kategorie\tNr\nMöbel\t1\nFisch\t2\n",
            vec!["Möbel", "Fisch"],
            vec!["column 2, “Nr”"],
        ),
        (
            "prose.csv",
            "Things, you find at sea\nRed, green, blue\nFish\n",
            vec!["Things, you find at sea", "Red, green, blue", "Fish"],
            vec![],
        ),
    ] {
        let preview = read(file, table);
        assert_eq!(all(&preview), entries, "{file}: {:?}", preview.table);
        let told = messages(&preview);
        let told: Vec<&String> = told.iter().filter(|message| message.contains("not read")).collect();
        assert_eq!(told.len(), unread.len(), "{file}: {told:?}");
        for (told, unread) in told.iter().zip(unread) {
            assert!(told.contains(unread), "{told}");
        }
    }
    assert_eq!(read("cah.csv", "BLACK_CARDS\nWhy __?\nI like __.\n").decks[0].kind, DeckKind::Prompts);
}

/// FI-03, FI-16: with titles and sentences around it, without bars at its edges, with bars and quotation marks in cells, and twice.
#[test]
fn a_table_in_markdown_is_read_as_a_table() {
    for (table, entries, told) in [
        (
            "# Our list\n\n| Nr | Thing |\n|---|---|\n| 1 | Fish |\n| 2 | Bird |\n",
            vec!["Fish", "Bird"],
            vec!["“list.md”: 1 line beside the table was left out.", "column 1, “Nr”: not read: 2 cells"],
        ),
        (
            "Thing | Points\n--- | ---:\nFish | 3\nBird | 4\n",
            vec!["Fish", "Bird"],
            vec!["column 2, “Points”: not read: 2 cells"],
        ),
        (
            "|Thing|\n|:-:|\n|\"Quoted\" fish|\n|Bird \\| tree|\n",
            vec!["“Quoted” fish", "Bird | tree"],
            vec![],
        ),
        (
            "| Thing | 2024 |\n|-|-|\n| Fish | 7 |\n\n| Thing | 2024 |\n|-|-|\n| Bird | 8 |\n| | |\n| 12 | 13 |\n",
            vec!["Fish", "Bird", "12"],
            vec!["1 line beside the table", "1 empty line", "column 2, “2024”: not read: 3 cells"],
        ),
        (
            "1. Fish\n2. Bird\n3. Tree\n\n| Thing | Points |\n|---|---|\n",
            vec!["Fish", "Bird", "Tree", "Thing", "Points"],
            vec![],
        ),
    ] {
        let preview = read("list.md", table);
        let entries: Vec<String> = entries.iter().map(|entry| entry.replace(['“', '”'], "\"")).collect();
        assert_eq!(all(&preview), entries, "{table}");
        for told in told {
            assert!(
                messages(&preview).iter().any(|message| message.contains(told)),
                "{:?}",
                messages(&preview)
            );
        }
    }
}

/// FI-03: people may choose other columns, and say that the first row is no heading.
#[test]
fn other_columns_can_be_chosen() {
    let table = "Nr;Name;Art\n1;Möbel;Ding\n2;Fisch;Tier\n";
    let preview = read("nr.csv", table);
    let mut choice = preview.table.clone().unwrap();
    assert_eq!(choice.has_heading, Some(true));
    assert_eq!(choice.samples_of(&choice.columns[2]), ["Ding", "Tier"]);
    choice.columns.iter_mut().for_each(|column| column.chosen = column.heading == "Art");
    let again = |choice: &Table| Import::with_table("nr.csv", table.into(), choice).unwrap().read_to_end();
    assert_eq!(all(&again(&choice)), ["Ding", "Tier"]);
    choice.columns[1].chosen = true;
    assert_eq!(names(&again(&choice)), ["Name", "Art"]);
    choice.has_heading = Some(false);
    assert_eq!(choice.samples_of(&choice.columns[2]), ["Art", "Ding", "Tier"], "the first row is no heading");
    assert_eq!(all(&again(&choice)), ["Name", "Art", "Möbel", "Ding", "Fisch", "Tier"]);
    choice.columns.iter_mut().for_each(|column| column.chosen = false);
    let nothing = again(&choice);
    assert_eq!((nothing.decks.len(), nothing.table.as_ref()), (0, Some(&choice)), "it can still be chosen");
}

/// FI-03: several columns that go into one deck are told, and so are rows with something beside them.
#[test]
fn what_is_read_together_and_what_has_no_text_is_told() {
    let preview = read("pairs.tsv", "Fish\tFisch\nBird\tVogel\nTree\tBaum\n");
    assert_eq!(all(&preview), ["Fish", "Fisch", "Bird", "Vogel", "Tree", "Baum"]);
    assert_eq!(
        messages(&preview)[0],
        "“pairs.tsv”: the texts of 2 columns are read together. Under “What to read” you can choose fewer."
    );
    let preview = read("gaps.csv", "Kategorie;Punkte\nFisch;3\n;4\n;\nBaum;\n");
    assert!(
        messages(&preview).contains(
            &"“gaps.csv”, line 3: 1 row was left out, because it has no text in the columns that are read."
                .to_owned()
        )
    );
    assert!(messages(&preview).contains(&"“gaps.csv”, line 4: 1 empty line was left out.".to_owned()));
}

/// FI-03: what is beyond the widest table is said, too.
#[test]
fn a_row_with_more_than_a_hundred_cells_is_reported() {
    let row: Vec<String> = (0..120).map(|number| format!("{number} things")).collect();
    let preview =
        read("wide.csv", format!("{}\n{}\n", row.join(","), row.join(",").replace("things", "others")));
    assert_eq!(preview.entries(), 200);
    assert!(preview.notices.iter().any(|notice| notice.cause == NoticeCause::TooManyCells));
}

/// FI-04
#[test]
fn json_of_any_shape_gives_its_texts() {
    for (file, entries, decks) in [
        (r#"{"categories":["Animal","River"]}"#, vec!["Animal", "River"], vec!["some"]),
        (r#"{"name":"Mine","categories":["Animal","River"]}"#, vec!["Animal", "River"], vec!["Mine"]),
        (
            r#"[{"name":"A","categories":["Animal"]},{"name":"B","categories":["River"]}]"#,
            vec!["Animal", "River"],
            vec!["A", "B"],
        ),
        (
            r#"[{"categories":["Animal"],"title":"A"},{"categories":["River"],"title":"B"}]"#,
            vec!["Animal", "River"],
            vec!["A", "B"],
        ),
        (
            r#"{"List 1":["Animal","River"],"List 2":["Lake"]}"#,
            vec!["Animal", "River", "Lake"],
            vec!["List 1", "List 2"],
        ),
        (
            r#"[{"id":1,"category":"Animal"},{"id":2,"category":"River"}]"#,
            vec!["Animal", "River"],
            vec!["some"],
        ),
        (
            r#"[{"id":"a1","thing":"Animal"},{"id":"a2","thing":"River"}]"#,
            vec!["Animal", "River"],
            vec!["some"],
        ),
        (
            r#"[{"category":"Animal","pack":"A"},{"category":"River","pack":"B"}]"#,
            vec!["Animal", "River"],
            vec!["A", "B"],
        ),
        (r#"[["Animal","River"]]"#, vec!["Animal", "River"], vec!["some"]),
        (r#"[["Animal","River"],["Lake","Sea"]]"#, vec!["Animal", "River", "Lake", "Sea"], vec!["some"]),
        ("{\"category\":\"Animal\"}\n{\"category\":\"River\"}\n", vec!["Animal", "River"], vec!["some"]),
        ("\"Animal\"\n\"River\"\n", vec!["Animal", "River"], vec!["some"]),
        ("[\"Animal\"]\n[\"River\"]\n", vec!["Animal", "River"], vec!["some"]),
        (
            r#"{"data":{"rounds":[{"letter":"A","words":["Animal","River"]}]}}"#,
            vec!["Animal", "River"],
            vec!["some"],
        ),
        (r#"{"1":"Animal","2":"River"}"#, vec!["Animal", "River"], vec!["some"]),
    ] {
        let preview = read("some.json", file);
        assert_eq!(all(&preview), entries, "{file}");
        assert_eq!(names(&preview), decks, "{file}");
        assert!(preview.decks.iter().all(|deck| deck.kind == DeckKind::Categories), "{file}");
    }
}

/// FI-04: lists of objects one level deeper are decks, too, if they have names.
#[test]
fn named_lists_of_objects_are_decks() {
    let file = r#"{"data":{"lists":[{"title":"Food","items":[{"text":"Fruit"},{"text":"Nuts"}]},{"title":"Nature","items":[{"text":"Rivers"}]}]}}"#;
    let preview = read("deep.json", file);
    assert_eq!(names(&preview), ["Food", "Nature"]);
    assert_eq!(all(&preview), ["Fruit", "Nuts", "Rivers"]);
    let one = read("one.json", r#"{"title":"Food","items":[{"text":"Fruit"},{"text":"Nuts"}]}"#);
    assert_eq!(names(&one), ["Food"]);
}

/// FI-04: long lists without names are decks, and the texts at other places can be chosen.
#[test]
fn places_of_json_can_be_chosen() {
    let list = |letter: char| (0..12).map(|n| format!("\"{letter}{n}\"")).collect::<Vec<_>>().join(",");
    let lists = read("lists.json", format!("[[{}],[{}]]", list('a'), list('b')));
    assert_eq!(names(&lists), ["lists 1", "lists 2"]);
    let file = r#"[{"category":"Animal","hint":"It lives"},{"category":"River","hint":"It flows"}]"#;
    let preview = read("hints.json", file);
    assert!(messages(&preview).contains(
        &"“hints.json”, “hint”: not read: 2 texts. Under “What to read” you can choose this.".to_owned()
    ));
    let mut choice = preview.table.unwrap();
    assert_eq!(choice.has_heading, None);
    choice.columns.iter_mut().for_each(|column| column.chosen = column.heading == "[].hint");
    let again = Import::with_table("hints.json", file.into(), &choice).unwrap().read_to_end();
    assert_eq!(all(&again), ["It lives", "It flows"]);
}

/// FI-04, FI-09: what has no quotation marks is no entry, which is said.
#[test]
fn numbers_among_the_texts_of_json_are_counted() {
    for (file, times) in [
        (r#"["Rivers", 3]"#, 1),
        (r#"[7, "Rivers", true, null]"#, 3),
        (r#"{"categories":["Rivers",1984,"Lakes"]}"#, 1),
        (r#"{"List 1":["Rivers",1.5],"List 2":[2,"Lakes"]}"#, 2),
        (r#"[{"id":1,"category":"Rivers"},{"id":2,"category":1984}]"#, 1),
        (
            r#"{"format":"partypiece decks","version":1,"decks":[{"name":"A","kind":"categories","entries":["Rivers",3]}]}"#,
            1,
        ),
        (r#"{"black":["Why ____?", 3]}"#, 1),
        (r#"["Rivers","Lakes"]"#, 0),
        (r#"[{"id":1,"category":"Rivers"},{"id":2,"category":"Lakes"}]"#, 0),
    ] {
        let preview = read("numbers.json", file);
        let told = preview.notices.iter().find_map(|notice| match notice.cause {
            NoticeCause::Unquoted { times } => Some(times),
            _ => None,
        });
        assert_eq!(told.unwrap_or_default(), times, "{file}: {:?}", messages(&preview));
        assert!(
            all(&preview).iter().any(|entry| entry.contains("Rivers") || entry.contains("Why")),
            "{file}"
        );
    }
    assert!(messages(&read("toml.toml", "words = [\"Rivers\", 3]\n")).iter().any(|told| {
        told.contains("1 number or word among the entries was left out, because it has no quotation marks.")
    }));
}

/// FI-04
#[test]
fn a_refusal_shows_what_shape_was_found() {
    for (file, shape) in [
        (
            r#"{"glossary":{"title":"S","list":[1,2,{"a":null}]}}"#,
            "it has 1 text in “glossary › title”, 2 numbers or words in “glossary › list”, 1 number or word in “glossary › list › a”, but no list of entries.",
        ),
        ("[1,2,3]", "it has 3 numbers or words in the list, but no list of entries."),
    ] {
        let preview = read("other.json", file);
        assert_eq!(preview.decks, []);
        let told = messages(&preview);
        assert!(told.contains(&format!("“other.json”: {shape}")), "{told:?}");
    }
}

proptest! {
    /// FI-03: every cell is an entry, a heading, a field of a deck, or in a column that a sentence names.
    #[test]
    fn no_cell_of_a_table_is_left_out_in_silence(
        rows in vec(vec("[A-Z][a-z]{2,8}|[0-9]{1,3}|easy|hard||[a-z ]{30,50}", 1..5), 1..14),
        heading in option::of(select(vec!["Nr;Name", "Word;Level", "List 1;List 2", "Kategorie", "pack;text;notes"])),
        separator in select(vec![",", ";", "\t"]),
    ) {
        let heading = heading.map(|heading| heading.split(';').map(str::to_owned).collect());
        let rows: Vec<Vec<String>> = heading.into_iter().chain(rows).collect();
        let file: String = rows.iter().map(|row| row.join(separator) + "\n").collect();
        let preview = read("any.csv", file);
        let entries: BTreeSet<String> = all(&preview).into_iter().map(|entry| line(entry).key().to_owned()).collect();
        // Sentences with commas are no table.
        let Some(table) = preview.table.clone() else { return Ok(()) };
        for cell in rows.iter().flat_map(|row| row.iter().enumerate()) {
            let (index, cell) = (cell.0, cell.1.trim());
            let Ok(wanted) = Line::parse(cell) else { continue };
            let column = &table.columns[index];
            let is_named = || messages(&preview).iter().any(|told| told.contains(&format!(", column {}", index + 1)) && told.contains("not read"));
            prop_assert!(
                entries.contains(wanted.key()) || column.heading == cell || column.field.is_some() || !column.chosen && is_named(),
                "{cell:?} of column {index} in {preview:?}"
            );
        }
    }

    /// FI-05: what is pasted loses only what stands around its entries.
    #[test]
    fn pasted_entries_are_parts_of_their_lines(lines in vec("(1\\. |a\\) |- |☐ |① |\\[ \\] )?[\"“]?[A-Za-z0-9 .]{0,9}[\"”]?,?", 0..6)) {
        let pasted = lines.join("\n");
        for entry in pasted_lines(&pasted) {
            prop_assert!(!entry.is_empty() && lines.iter().any(|line| line.contains(entry)));
        }
    }
}
