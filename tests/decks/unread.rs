//! What cannot be an entry is said with its true place: empty texts, fields that nobody knows, packs of cards that are not there.

use partypiece::decks::Preview;

use super::{messages, read, texts};

/// The entries of all decks.
fn all(preview: &Preview) -> Vec<&str> {
    preview.decks.iter().flat_map(texts).collect()
}

/// Whether one of the messages ends so.
fn says(preview: &Preview, end: &str) -> bool {
    messages(preview).iter().any(|message| message.ends_with(end))
}

/// FI-04, FI-09: an empty text among the entries of JSON is counted, whatever the shape.
#[test]
fn an_empty_text_in_json_of_any_shape_is_counted() {
    for file in [
        "{\"categories\":[\"Rivers\",\n\"\",\"Lakes\"]}",
        "[{\"category\":\"Rivers\"},\n{\"category\":\" \"},{\"category\":\"Lakes\"}]",
        "{\"List 1\":[\"Rivers\",\n\"\"],\"List 2\":[\"Lakes\"]}",
        "[[\"Rivers\"],[\n\"\",\"Lakes\"]]",
        "[\"Rivers\",\n\"\",\"Lakes\"]",
        "{\"black\":[{\"text\":\"Rivers\"},\n{\"text\":\"\"},{\"text\":\"Lakes\"}]}",
    ] {
        let preview = read("some.json", file);
        assert_eq!(all(&preview), ["Rivers", "Lakes"], "{file}");
        let told = "“some.json”, line 2: 1 text was left out, because it is empty.".to_owned();
        assert!(messages(&preview).contains(&told), "{file}: {:?}", messages(&preview));
    }
    let only = read("some.json", "{\"categories\":[\"\",\"\"]}");
    assert!(says(&only, "nothing in it can be read as a deck."), "{:?}", messages(&only));
    let beside =
        read("some.json", "[{\"category\":\"Rivers\",\"hint\":\"\"},{\"category\":\"Lakes\",\"hint\":\"\"}]");
    assert!(!messages(&beside).iter().any(|message| message.contains("empty")), "no word is lost there");
}

/// FI-09: a list may have texts, lists and objects side by side; each text is an entry or named.
#[test]
fn texts_beside_lists_and_objects_of_json_are_not_lost() {
    let lists = read("some.json", r#"["Rivers", ["Lakes", "Seas"]]"#);
    assert_eq!(all(&lists), ["Rivers", "Lakes", "Seas"]);
    let names: Vec<&str> = lists.decks.iter().map(|deck| deck.name.as_str()).collect();
    assert_eq!(names, ["some", "some 2"], "no two decks of a file have the same name");
    let objects = read("some.json", r#"["Rivers", {"category":"Lakes"}, {"category":"Seas"}]"#);
    assert_eq!(all(&objects), ["Lakes", "Seas"]);
    assert!(says(&objects, "the list: not read: 1 text. Under “What to read” you can choose this."));
}

/// FI-09: lists of texts and lists of objects side by side are both read.
#[test]
fn lists_of_texts_beside_lists_of_objects_are_read() {
    for file in [
        r#"{"categories":{"easy":["A lake"],"hard":[{"text":"A poet"}]}}"#,
        r#"{"categories":{"easy":["A lake","A pond","A sea"],"hard":[{"text":"A poet"}]}}"#,
    ] {
        let preview = read("mixed.json", file);
        assert!(all(&preview).contains(&"A lake"), "{:?}", messages(&preview));
        assert!(all(&preview).contains(&"A poet"), "{:?}", messages(&preview));
    }
}

/// FI-09: a choice is spoken of only where people have it.
#[test]
fn a_single_text_of_json_offers_no_choice() {
    let preview = read("one.json", "\"A lake\"");
    assert!(
        !messages(&preview).iter().any(|message| message.contains("What to read")),
        "{:?}",
        messages(&preview)
    );
}

/// FI-09: fields that a known format does not have are named.
#[test]
fn fields_that_a_format_does_not_have_are_named() {
    for (file, told) in [
        (
            r#"{"black":["Why ____?"],"white":[{"text":"A cat"}],"packs":[{"name":"A","black":[0],"description":"Old ones"}]}"#,
            "“some.json”, “packs › description”: not read: 1 text.",
        ),
        (
            r#"[{"name":"A","black":[{"text":"Why ____?","hint":"Ask"},{"text":"How ____?","hint":"Ask"}],"white":[{"text":"A cat"}]}]"#,
            "“some.json”, “black › hint”: not read: 2 texts.",
        ),
        (
            r#"{"format":"partypiece decks","version":1,"decks":[{"name":"A","entries":["Rivers",{"text":"Lakes"}]}]}"#,
            "“some.json”, “decks › entries › text”: not read: 1 text.",
        ),
        (r#"{"blackCards":["Why ____?"],"extra":["Rivers"]}"#, "“some.json”, “extra”: not read: 1 text."),
    ] {
        let preview = read("some.json", file);
        let said = messages(&preview);
        assert_eq!(said.iter().filter(|message| message.contains("not read")).collect::<Vec<_>>(), [told]);
    }
}

/// FI-09: what is nested too deep to be read is said.
#[test]
fn texts_that_are_nested_too_deep_are_reported() {
    let deep = format!("{}\"Lakes\"{}", "[".repeat(9), "]".repeat(9));
    let preview = read("deep.json", format!("[\"Rivers\",\n{deep}]"));
    assert_eq!(all(&preview), ["Rivers"]);
    let told = "“deep.json”, line 2: lists and objects that are nested more than 8 deep were left out.";
    assert!(messages(&preview).contains(&told.to_owned()), "{:?}", messages(&preview));
}

/// FI-09: more texts than are kept, most of them in a field that is no entry.
#[test]
fn texts_beyond_the_most_are_reported() {
    let objects: Vec<String> = (0..31_000)
        .map(|number| format!("{{\"category\":\"Thing {number}\",\"hint\":\"Hint {number}\"}}"))
        .collect();
    let preview = read("many.json", format!("[{}]", objects.join(",")));
    assert!(says(&preview, "more than 30000 entries; the others were left out."));
    assert_eq!((preview.entries(), preview.entries_left_out), (30_000, 1_000));
}

/// PG-91, FI-09: a pack that refers to no card says what stands there, and a name that is too long says its line.
#[test]
fn what_is_wrong_with_a_pack_has_its_true_place() {
    let file =
        "{\"black\":[\"Why ____?\"],\"packs\":[{\"name\":\"A\",\"black\":[0,\n-1, 1.5, null, 4294967296]}]}";
    let said = messages(&read("packs.json", file));
    for found in ["-1", "1.5", "null", "4294967296"] {
        let told = format!("“packs.json”, line 2, black: left out, because there is no card {found}.");
        assert!(said.contains(&told), "{said:?}");
    }
    let key = "long ".repeat(50);
    let named = messages(&read(
        "named.json",
        format!("{{\"black\":[{{\"text\":\"Why ____?\",\n\"pack\":\"{key}\"}}]}}"),
    ));
    assert_eq!(
        named[0],
        "“named.json”, line 2, black[0].pack: left out, because it has 249 characters, and a card has room for 200."
    );
}

/// FI-08: the lines of a table in a web page are those of the page.
#[test]
fn a_row_of_a_web_page_has_the_line_where_it_stands() {
    let long = "long ".repeat(50);
    let page = format!(
        "<table><tr><td>Rivers<td>easy<tr><td>Lakes<td>hard<tr><td>{long}<td>easy\n<tr><td>{long}<td>hard</table>"
    );
    let said = messages(&read("page.html", page));
    let lines: Vec<bool> = [1, 2]
        .map(|line| {
            said.iter().any(|told| told.contains(&format!("line {line}")) && told.contains("characters"))
        })
        .into();
    assert_eq!(lines, [true, true], "{said:?}");
    assert!(!said.iter().any(|told| told.contains("line 3")), "{said:?}");
}

/// FI-04, FI-09: a name that no deck gets, and other fields of a deck that are not taken over, are places as all others.
#[test]
fn names_and_fields_that_no_deck_gets_are_named() {
    for (file, names, told) in [
        (
            r#"[{"name":"Ann","category":"Rivers"},{"name":"Bo","category":"Lakes"}]"#,
            vec!["some"],
            vec!["“name”: not read: 2 texts"],
        ),
        (
            r#"{"author":"Ann","categories":["Rivers","Lakes"]}"#,
            vec!["some"],
            vec!["“author”: not read: 1 text"],
        ),
        (
            "{\"category\":\"Rivers\"}\n{\"category\":\"Lakes\"}\n{\"name\":\"Ann\"}",
            vec!["some"],
            vec!["“name”: not read: 1 text"],
        ),
        (r#"{"name":"Mine","categories":["Rivers","Lakes"]}"#, vec!["Mine"], vec![]),
        (r#"{"deck":"Mine","items":["Rivers","Lakes"]}"#, vec!["Mine"], vec![]),
        (r#"[{"category":"Rivers","pack":"A"},{"category":"Lakes","pack":"A"}]"#, vec!["A"], vec![]),
        (
            r#"{"decks":[{"name":"A","cards":["Rivers"]},{"name":"B","cards":["Lakes"]}]}"#,
            vec!["A", "B"],
            vec![],
        ),
    ] {
        let preview = read("some.json", file);
        assert_eq!(all(&preview), ["Rivers", "Lakes"], "{file}");
        assert_eq!(preview.decks.iter().map(|deck| deck.name.as_str()).collect::<Vec<_>>(), names, "{file}");
        let said = messages(&preview);
        let unread: Vec<&String> = said.iter().filter(|message| message.contains("not read")).collect();
        assert_eq!(unread.len(), told.len(), "{file}: {unread:?}");
        assert!(unread.iter().zip(told).all(|(unread, told)| unread.contains(told)), "{file}: {unread:?}");
    }
}

/// FI-14, FI-09: a line that is no TOML is a text, as a line without a key is in YAML.
#[test]
fn lines_without_a_key_in_yaml_and_toml_are_not_lost() {
    for (file, text) in [
        ("list.toml", "Rivers\nLakes\nwords = [\"Seas\"]\n# wide\n"),
        ("list.yaml", "Rivers\nLakes\n- Seas\n"),
        ("lists.yaml", "- [Rivers, Lakes]\n- Seas\n"),
    ] {
        let preview = read(file, text);
        let said = messages(&preview).join("\n");
        for word in ["Rivers", "Lakes", "Seas"] {
            assert!(all(&preview).contains(&word) || said.contains("not read: "), "{file}: {preview:?}");
        }
    }
}

/// FI-09: our own table has no columns beyond its heading, but somebody may have written something there.
#[test]
fn cells_beyond_the_heading_of_our_own_table_are_counted() {
    let table = "kind,text,pack,author,lang,tone,licence,lists a card\ncategories,Rivers,A,,,family,,\ncategories,Lakes,A,,,family,,,more\n";
    let preview = read("ours.csv", table);
    assert_eq!(all(&preview), ["Rivers", "Lakes"]);
    assert!(says(&preview, "line 3: 1 row has cells beyond the last heading, which were left out."));
}

/// FI-16, FI-09: an emoji is a text, too, in a row of a table in Markdown and beside it.
#[test]
fn emojis_in_tables_in_markdown_are_not_lost() {
    assert_eq!(
        all(&read("list.txt", "Fruit\n|🍎|🍌|\n|---|---|\nNuts\nSeas\nTrees\n")),
        ["Fruit", "🍎", "🍌", "Nuts", "Seas", "Trees"]
    );
    let beside = read("list.md", "🎲\n\n| Nr | Thing |\n|---|---|\n| 1 | Fish |\n| 2 | Bird |\n***\n");
    assert_eq!(all(&beside), ["Fish", "Bird"]);
    assert!(says(&beside, "1 line beside the table was left out."), "{:?}", messages(&beside));
}

/// FI-09: what begins with `#` above a table is said, unless it tells a program what the columns are.
#[test]
fn comments_above_a_table_are_counted() {
    let told = "line 1: 1 line was left out, because it begins with “#”.";
    let preview = read("list.csv", "#Seas: big\nRivers;blue\nLakes;green\nTrees;red\n");
    assert!(all(&preview).contains(&"Rivers"));
    assert!(says(&preview, told), "{:?}", messages(&preview));
    let anki = read("anki.txt", "#separator:Semicolon\n#tags column:2\n1;Fruit\n2;Sea bird\n");
    assert!(!messages(&anki).iter().any(|message| message.contains("“#”")), "{:?}", messages(&anki));
}
