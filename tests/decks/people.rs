//! Lists as people have them: files of spreadsheets, word processors, chats and other programs.

use partypiece::decks::{NoticeCause, Preview, typed_lines};

use super::{read, texts};

/// The entries of all decks.
fn all(preview: &Preview) -> Vec<&str> {
    preview.decks.iter().flat_map(texts).collect()
}

/// FI-01: what a spreadsheet writes as CSV in much of Europe.
#[test]
fn windows_1252_is_read_as_such_and_said() {
    let preview = read(
        "liste.csv",
        b"Kategorie;Nr\r\nM\xf6bel;1\r\nCaf\xe9s \x96 drau\xdfen;2\r\n\x84Gr\xfc\xdfe\x93;3\r\n".to_vec(),
    );
    assert_eq!(texts(&preview.decks[0]), ["Möbel", "Cafés – draußen", "„Grüße“"]);
    assert_eq!(preview.notices[0].cause, NoticeCause::OneByteLetters { encoding: "Windows-1252" });
    let line_end = read("liste.txt", b"Fish\nCaf\xe9".to_vec());
    assert_eq!(texts(&line_end.decks[0]), ["Fish", "Café"]);
}

/// FI-01: damage in UTF-8 is no Windows-1252, and neither is a file that was cut inside a letter.
#[test]
fn damaged_utf8_is_not_taken_for_windows_1252() {
    for bytes in [&b"M\xc3\xb6bel\nCaf\xe9\nFish\n"[..], b"Fish\nM\xc3", b"Fish\n\xe2\x80"] {
        let preview = read("list.txt", bytes.to_vec());
        let is_old = |cause: &NoticeCause| matches!(cause, NoticeCause::OneByteLetters { .. });
        assert!(!preview.notices.iter().any(|notice| is_old(&notice.cause)), "{bytes:?}");
    }
    let ours = b"{\"format\": \"partypiece decks\", \"version\": 1, \"decks\": [{\"name\": \"A\", \"entries\": [\"Caf\xff\", \"Fish\"]}]}";
    assert_eq!(all(&read("ours.json", ours.to_vec())), ["Fish"], "a bad byte in our own file is damage");
}

/// FI-02
#[test]
fn all_named_entities_of_html_become_letters() {
    let preview = read(
        "list.txt",
        "Caf&eacute; &copy; &ndash; &rarr;\nM&ouml;bel&hellip;\nA &lt;b&gt; & &amp; AT&T; &nosuch;\n&#150; &#xe9; &CounterClockwiseContourIntegral;\n",
    );
    assert_eq!(all(&preview), ["Café © – →", "Möbel…", "A <b> & & AT&T; &nosuch;", "– é ∳"]);
}

/// FI-02
#[test]
fn entities_of_two_characters_keep_both() {
    let preview = read("list.txt", "&fjlig;ords\n&NotEqualTilde; &nvlt; &bne;\n&caps; &race; &acE;\n");
    assert_eq!(
        all(&preview),
        ["fjords", "\u{2242}\u{338} <\u{20d2} =\u{20e5}", "\u{2229}\u{fe00} \u{223d}\u{331} \u{223e}\u{333}"]
    );
}

/// FI-02: the semicolon of an entity separates no cells.
#[test]
fn a_list_with_an_entity_on_every_line_is_no_table() {
    assert_eq!(
        all(&read("list.txt", "North &rarr; south\nEast &larr; west\nUp &darr; down\n")),
        ["North → south", "East ← west", "Up ↓ down"]
    );
}

/// FI-02: as browsers do, but only where the word ends, so that nothing else that has an ampersand changes.
#[test]
fn old_entities_and_numbers_need_no_semicolon() {
    let preview = read(
        "old.txt",
        "Caf&eacute\n&copy 2024, &reg\nSalt &amp pepper\nO&#39;Neill and O&#x27 Neill\nR&B, AT&T and &copycat\n&rarr east\nA &lt b, 3 &#1 4\n",
    );
    let wanted = [
        "Café",
        "© 2024, ®",
        "Salt & pepper",
        "O'Neill and O' Neill",
        "R&B, AT&T and &copycat",
        "&rarr east",
        "A < b, 3 &#1 4",
    ];
    assert_eq!(all(&preview), wanted);
}

/// FI-05
#[test]
fn bullets_numbers_and_quotation_marks_of_a_pasted_list_are_removed() {
    for pasted in [
        "1. Fruit\n2. Sea birds\n3. 3 Musketeers",
        "1) Fruit\n2) Sea birds\n3) 3 Musketeers",
        "(1) Fruit\n(2) Sea birds\n(3) 3 Musketeers",
        "1.) Fruit\n2.) Sea birds\n3.) 3 Musketeers",
        "a) Fruit\nb) Sea birds\nc) 3 Musketeers",
        "1.Fruit\n2.Sea birds\n3. 3 Musketeers",
        "①Fruit\n② Sea birds\n③ 3 Musketeers",
        "1️⃣ Fruit\n2️⃣ Sea birds\n3️⃣ 3 Musketeers",
        "- Fruit\n* Sea birds\n• 3 Musketeers",
        "· Fruit\n☐ Sea birds\n✅ 3 Musketeers",
        "- [ ] Fruit\n- [x] Sea birds\n- [ ] 3 Musketeers",
        "👉 Fruit\n▪️ Sea birds\n➡️3 Musketeers",
        "\u{f0b7}\tFruit\n\u{f0b7}\tSea birds\n\u{f0b7}\t3 Musketeers",
        "\"Fruit\",\n\"Sea birds\",\n\"3 Musketeers\"",
        "“Fruit”\n„Sea birds“\n«3 Musketeers»",
        "  1. \"Fruit\"\n\n  2. \"Sea birds\"\n  3. \"3 Musketeers\"",
    ] {
        let wanted = ["Fruit", "Sea birds", "3 Musketeers"];
        assert_eq!(typed_lines(pasted).unwrap(), wanted, "{pasted}");
        assert_eq!(all(&read("pasted.txt", pasted)), wanted, "{pasted}");
    }
}

/// FI-05: both quotation marks go, or none.
#[test]
fn quotation_marks_around_a_single_line_of_a_file_are_removed_in_pairs() {
    let list = "\"Quoted one\"\n»Guillemets«\n» Bullet\n“Yes” or “No”\nPlain\n";
    let wanted = ["Quoted one", "Guillemets", "Bullet", "“Yes” or “No”", "Plain"];
    assert_eq!(all(&read("quotes.txt", list)), wanted);
    assert_eq!(typed_lines("»Guillemets«\nPlain").unwrap(), ["»Guillemets«", "Plain"]);
}

/// FI-05
#[test]
fn what_only_looks_like_a_list_stays() {
    for text in [
        "“Yes” or “No”\nFish",
        "Things in \"quotes\"\n\"Fish\" and chips",
        "J. Smith\nE. coli",
        "24 hours\n3.5 inches",
        "-ing\n*****",
    ] {
        assert_eq!(typed_lines(text).unwrap(), text.lines().collect::<Vec<_>>());
    }
    assert_eq!(typed_lines("3. Liga\nFish\nBirds\nTrees").unwrap()[0], "3. Liga");
    assert_eq!(typed_lines("1. Fruit").unwrap(), ["1. Fruit"], "a line that somebody types stays as it is");
}

/// FI-05
#[test]
fn a_number_is_removed_only_if_the_lines_are_numbered() {
    for text in [
        "1. FC Köln\nHertha BSC\nBayern",
        "1. FC Köln\nHertha BSC",
        "1. FC Köln\n1. FC Nürnberg\nHertha BSC",
        "3. Liga\nFish\nBirds\nTrees",
        "2) Musketeers\nFish",
    ] {
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(typed_lines(text).unwrap(), lines);
        assert_eq!(all(&read("clubs.txt", text)), lines);
    }
    assert_eq!(typed_lines("1. 1. FC Köln\n2. Hertha").unwrap(), ["1. FC Köln", "Hertha"]);
    assert_eq!(typed_lines("1. Fish\n1. Birds\n1. Trees").unwrap(), ["Fish", "Birds", "Trees"], "Markdown");
    assert_eq!(typed_lines("3. Fish\n2. Birds\n1. Trees").unwrap(), ["Fish", "Birds", "Trees"]);
    assert_eq!(
        typed_lines("A:\n1. Fish\n2. Birds\n1. Trees\n2. Sea").unwrap()[1..],
        ["Fish", "Birds", "Trees", "Sea"]
    );
}

/// FI-03, FI-04, FI-08: files of other shapes, found by trying sixty.
#[test]
fn lists_of_other_shapes_come_in_whole() {
    for (file, text, wanted) in [
        ("line.txt", "Rivers, Trees, Tools, Cities", vec!["Rivers", "Trees", "Tools", "Cities"]),
        ("line.txt", "Rivers; Trees; Tools", vec!["Rivers", "Trees", "Tools"]),
        (
            "line.txt",
            "Things at sea, in lakes, in rivers, or ponds.",
            vec!["Things at sea, in lakes, in rivers, or ponds."],
        ),
        ("prose.md", "Here they are:\n\n| Category | Hard |\n|---|:--:|\n| Rivers | yes |\n", vec!["Rivers"]),
        (
            "mixed.md",
            "Food:\n- Fruit\nNature:\n1. Rivers\n2. Trees\nMore\nand more\nlines",
            vec!["Food:", "Fruit", "Nature:", "Rivers", "Trees", "More", "and more", "lines"],
        ),
        (
            "deck.xml",
            "<?xml version=\"1.0\"?>\n<deck><card>Rivers</card><card>Trees &amp; bushes</card></deck>",
            vec!["Rivers", "Trees & bushes"],
        ),
        (
            "words.js",
            "export const words = [\n  \"Rivers\",\n  'Trees',\n  `Tools`,\n];\n",
            vec!["Rivers", "Trees", "Tools"],
        ),
        (
            "cardcast.json",
            r#"{"name":"Mine","calls":[{"text":["Why ","?"]},{"text":["","likes ","."]}],"responses":[{"text":["cats"]}]}"#,
            vec!["Why ____?", "____likes ____."],
        ),
        (
            "sheet.csv",
            "Set,Type,Card\nBase,Prompt,Why __?\nBase,Response,A cat\nBase,Prompt,I like __.\n",
            vec!["Why ____?", "I like ____."],
        ),
        (
            "anki.txt",
            "Basic\tRivers\nBasic\tTrees\nBasic\tTools\nBasic\tCities\n",
            vec!["Rivers", "Trees", "Tools", "Cities"],
        ),
    ] {
        assert_eq!(all(&read(file, text)), wanted, "{file}");
    }
}

/// FI-08
#[test]
fn a_web_page_gives_its_items_paragraphs_and_cells() {
    let page = "<!DOCTYPE html>\n<html><head><title>My lists</title><style>p { color: red }</style></head>\n<body><h1>Seen at sea</h1>\n\
        <ul><li>Fish &amp; chips<li><b>Small</b>\n boat</li></ul><!-- <p>never</p> -- > --><script>if (a < b) { \"x\" }</script>\
        <table><tr><td>Caf&eacute;</td><td>3 &lt; 4 birds</td></tr></table></body></html>";
    let preview = read("list.html", page);
    assert_eq!(all(&preview), ["Seen at sea", "Fish & chips", "Small boat", "Café", "3 < 4 birds"]);
    assert_eq!(preview.to_string(), "“list.html” is a web page: 1 deck, 5 entries.");
}

/// FI-08: a comment ends with two dashes and `>`, not with an arrow in it.
#[test]
fn an_arrow_in_a_comment_of_a_web_page_does_not_end_it() {
    let page = "<ul><li>Fish<!-- a -> b, c- > d --><li>Boat</ul>";
    assert_eq!(all(&read("list.html", page)), ["Fish", "Boat"]);
}

/// FI-08: HTML lets people leave out `</head>`, and `<body>`, too.
#[test]
fn a_head_without_an_end_hides_nothing_of_the_page() {
    let head = "<!doctype html><html><head><meta charset=utf-8><title>My <b>lists</title><style>p { color: red }</style>";
    for body in [
        "<body><ul><li>Fish<li>Boat</ul>",
        "<p>Fish</p><p>Boat",
        "\nFish<br>Boat",
        "</head>Fish<hr>Boat</html>",
    ] {
        assert_eq!(all(&read("list.html", format!("{head}{body}").as_str())), ["Fish", "Boat"], "{body}");
    }
}

/// FI-08: a part of a page may begin with any of its tags.
#[test]
fn a_part_of_a_web_page_is_read_as_one() {
    for part in [
        "<h2>Seen at sea</h2><ol><li>Fish</li><li>Boat</li></ol>",
        "<dl><dt>Seen at sea</dt><dd>Fish</dd><dd>Boat</dd></dl>",
        "<select class=a><option>Seen at sea</option><option>Fish</option><option>Boat</option></select>",
        "<p class=\"first\">Seen at sea</p><p>Fish</p><p>Boat</p>",
        "<br>Seen at sea<br/>Fish<br>Boat",
    ] {
        assert_eq!(all(&read("part.html", part)), ["Seen at sea", "Fish", "Boat"], "{part}");
    }
    let words = "<name> of a town\n<3\n<pet> food\n";
    assert_eq!(read("words.txt", words).to_string(), "“words.txt” is plain text: 1 deck, 3 entries.");
}

/// FI-03, FI-04, FI-05: twenty files of other programs lose no word.
#[test]
fn files_of_other_programs_lose_no_word() {
    for (file, text) in [
        ("keep.txt", "☐ Fruit\n☑ Sea bird\n"),
        ("notes.txt", "◦\tFruit\n◦\tSea bird\n"),
        ("word.txt", "1.\tFruit\r\n2.\tSea bird\r\n"),
        ("list.md", "# My list\n\n* Fruit\n* Sea bird\n"),
        ("tasks.md", "- [ ] Fruit\n- [x] Sea bird\n"),
        ("list.yaml", "- Fruit\n- Sea bird\n"),
        ("sheets.csv", "Category\r\nFruit\r\nSea bird\r\n"),
        ("sheets.tsv", "Category\tUsed\r\nFruit\tTRUE\r\nSea bird\tTRUE\r\n"),
        ("numbers.csv", "Tabelle 1;;\r\n;;\r\nFruit;1;\r\nSea bird;2;\r\n"),
        ("notion.csv", "\u{feff}Name,Nr\nFruit,1\nSea bird,2\n"),
        ("quizlet.txt", "Fruit\t1\nSea bird\t2\n"),
        ("anki.txt", "#separator:Semicolon\n#html:false\n#tags column:2\n1;Fruit\n2;Sea bird\n"),
        ("excel.csv", "sep=,\r\nFruit,1\r\nSea bird,2\r\n"),
        ("code.js", "const CATEGORIES = [\n  'Fruit', // sweet\n  'Sea bird',\n];\n"),
        ("code.py", "categories = [\"Fruit\", \"Sea bird\"]\n"),
        ("table.md", "| Category | Nr |\n| --- | ---: |\n| Fruit | 1 |\n| Sea bird | 2 |\n"),
        (
            "app.json",
            r#"{"version":3,"settings":{"time":90},"lists":{"easy":["Fruit"],"hard":["Sea bird"]}}"#,
        ),
        (
            "api.json",
            r#"{"data":[{"id":"1","attributes":{"category":"Fruit"}},{"id":"2","attributes":{"category":"Sea bird"}}]}"#,
        ),
        ("firebase.json", r#"{"-Nx1":{"text":"Fruit"},"-Nx2":{"text":"Sea bird"}}"#),
        ("lines.ndjson", "{\"text\":\"Fruit\"}\r\n{\"text\":\"Sea bird\"}\r\n"),
        ("bullets.txt", "👉 Fruit\n✅ Sea bird\n"),
        ("circled.txt", "①Fruit\n②Sea bird\n"),
    ] {
        let utf16: Vec<u8> =
            [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
        for bytes in [text.as_bytes().to_vec(), utf16] {
            let preview = read(file, bytes);
            let entries = all(&preview);
            assert!(
                ["Fruit", "Sea bird"].iter().all(|wanted| entries.contains(wanted)),
                "{file}: {preview:?}"
            );
            assert!(entries.len() <= 3, "{file}: {entries:?}");
        }
    }
}

/// FI-09.
#[test]
fn nothing_is_left_out_without_a_word() {
    let hashes =
        read("list.txt", "#1 hits\n#metoo\n# about music\n## Loud\nsnake_case\nfoo_bar@x.org\nI like _");
    assert_eq!(all(&hashes), ["#1 hits", "#metoo", "snake_case", "foo_bar@x.org", "I like ____"]);
    let comments = NoticeCause::Comments { times: 2 };
    assert!(hashes.notices.iter().any(|notice| notice.cause == comments), "{hashes:?}");
}

/// FI-09: each row after a quotation mark that is never closed is a row.
#[test]
fn an_open_quotation_mark_swallows_no_rows() {
    let table = "word,note\n\"Jaws,old\nRocky,new\nUp,y\n\"Alien, the film\",x\nHeat,z\n";
    let preview = read("films.csv", table);
    assert_eq!(all(&preview), ["Jaws", "Rocky", "Up", "Alien, the film", "Heat"]);
    assert!(preview.notices.iter().any(|notice| notice.cause == NoticeCause::OpenQuote), "{preview:?}");
    let whole = read("quotes.csv", "word,note\n\"Sea\nbird\",x\n\"Say \"\"yes\"\"\",y\n");
    assert_eq!(all(&whole), ["Sea bird", "Say \"yes\""]);
}

/// FI-09: only our own files are by a later release of ours.
#[test]
fn a_version_of_another_program_is_not_ours() {
    let preview = read("other.json", r#"{"version":2,"categories":["Fruit","Sea bird"]}"#);
    assert_eq!(all(&preview), ["Fruit", "Sea bird"]);
    let is_ours =
        |cause: &NoticeCause| matches!(cause, NoticeCause::Newer { .. } | NoticeCause::NoVersion { .. });
    assert!(!preview.notices.iter().any(|notice| is_ours(&notice.cause)), "{preview:?}");
    let words =
        read("other.json", r#"{"format":"list","version":"1.2.0","categories":["Fruit","Sea bird"]}"#);
    assert!(!words.notices.iter().any(|notice| is_ours(&notice.cause)), "{words:?}");
}
