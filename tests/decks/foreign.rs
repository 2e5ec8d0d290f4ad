//! Files of other programs and other countries: encodings, web pages with tables, YAML, TOML, flash cards.

use partypiece::decks::{NoticeCause, Preview};

use super::{messages, read, texts};

/// The entries of all decks.
fn all(preview: &Preview) -> Vec<&str> {
    preview.decks.iter().flat_map(texts).collect()
}

fn names(preview: &Preview) -> Vec<String> {
    preview.decks.iter().map(|deck| deck.name.to_string()).collect()
}

/// Lists in encodings with one byte for each letter, each with its bytes beyond ASCII as they are in that encoding.
const LISTS: [(&str, &[u8], &[&str]); 9] = [
    (
        "Windows-1250",
        b"P\xf8\xedroda\nM\xecsta v Evrop\xec\nV\xecci v kuchyni\n\x8eivot",
        &["Příroda", "Města v Evropě", "Věci v kuchyni", "Život"],
    ),
    (
        "Windows-1250",
        b"\xa3\xf3d\x9f\nZwierz\xeata\nRzeczy \xbf\xf3\xb3te",
        &["Łódź", "Zwierzęta", "Rzeczy żółte"],
    ),
    ("Windows-1250", b"Gy\xfcm\xf6lcs\xf6k\nT\xfbz\nErd\xf5", &["Gyümölcsök", "Tűz", "Erdő"]),
    (
        "Windows-1250",
        b"\x8eivotinje\nZa\xe8ini\nLjudi i \xe8aj\nVo\xe6e",
        &["Životinje", "Začini", "Ljudi i čaj", "Voće"],
    ),
    ("Windows-1251", b"\xd0\xe5\xea\xe8\n\xc3\xee\xf0\xee\xe4\xe0", &["Реки", "Города"]),
    ("Windows-1253", b"\xd0\xfc\xeb\xe5\xe9\xf2\n\xc6\xfe\xe1", &["Πόλεις", "Ζώα"]),
    ("Windows-1254", b"\xdeehirler\nA\xf0a\xe7lar\nK\xfdrm\xfdz\xfd", &["Şehirler", "Ağaçlar", "Kırmızı"]),
    (
        "Windows-1252",
        b"Se\xf1ores\nM\xf6bel in K\xf6ln\nGar\xe7ons\nF\xf8roy\n\xc5ngstr\xf6m\nCaf\xe9 \x96 10 \x80",
        &["Señores", "Möbel in Köln", "Garçons", "Føroy", "Ångström", "Café – 10 €"],
    ),
    (
        "Windows-1252",
        b"Se\xf1ores\nM\xf6bel in K\xf6ln\nK\xfcche\nCaf\xe9",
        &["Señores", "Möbel in Köln", "Küche", "Café"],
    ),
];

/// FI-01
#[test]
fn a_list_is_read_in_the_encoding_that_explains_its_letters() {
    for (encoding, bytes, wanted) in LISTS {
        let preview = read("list.txt", bytes);
        assert_eq!(all(&preview), wanted, "{encoding}");
        assert_eq!(preview.notices[0].cause, NoticeCause::OneByteLetters { encoding });
    }
}

/// FI-08: the table of a web page is read as a table: its columns can be chosen, and what stands beside it is counted.
#[test]
fn a_table_in_a_web_page_is_a_table() {
    let page = "<html><body><h1>My list</h1><table border=1>\n<thead><tr><th>Nr<th>Category<th>Level</tr></thead>\n\
        <tr><td>1</td><td>Things at <b>sea</b></td><td>easy</td></tr>\
        <tr><td>2<td>\u{201c}Caf&eacute;s\u{201d}<br>in town<td>hard\
        <tr><td>3</td><td>\"Quoted\" birds</td><td></td></tr></table></body></html>";
    let preview = read("list.html", page);
    assert_eq!(all(&preview), ["Things at sea", "“Cafés” in town", "\"Quoted\" birds"]);
    let said = messages(&preview);
    assert!(said.iter().any(|line| line.ends_with("1 line beside the table was left out.")), "{said:?}");
    assert!(said.iter().any(|line| line.contains("“Level”")), "{said:?}");
    assert!(preview.to_string().contains("a web page"));
    let mut table = preview.table.expect("columns to choose");
    (table.columns[1].chosen, table.columns[2].chosen) = (false, true);
    let other =
        partypiece::decks::Import::with_table("list.html", page.into(), &table).expect("a small file");
    assert_eq!(all(&other.read_to_end()), ["easy", "hard"]);
}

/// FI-14
#[test]
fn lists_in_yaml_and_toml_come_in_without_markup() {
    for (file, text, wanted) in [
        (
            "lists.yaml",
            "---\n# my lists\nname: Ours\ncategories:\n  - Rivers\n  - \"Trees: tall ones\"\n  - 'Tools' # in a shed\n  - Things in a pub: any\n  - 1984\n  - Seas\n  - Birds\n",
            vec!["Rivers", "Trees: tall ones", "Tools", "Things in a pub: any", "1984", "Seas", "Birds"],
        ),
        ("flat.yml", "- Rivers\n- Trees\n-   Tools\n", vec!["Rivers", "Trees", "Tools"]),
        (
            "cards.yaml",
            "- id: 1\n  text: Rivers\n  hint: long ones\n- id: 2\n  text: Trees\n  hint: tall ones\n",
            vec!["Rivers", "Trees"],
        ),
        ("flow.yaml", "words: [Rivers, \"Trees\",\n  Tools]\n", vec!["Rivers", "Trees", "Tools"]),
        (
            "block.yaml",
            "words: |\n  Rivers\n  Trees\n\n  Tools\nauthor: Me\n",
            vec!["Rivers", "Trees", "Tools"],
        ),
        (
            "list.toml",
            "# ours\nname = \"Ours\"\n\n[deck]\ncategories = [\n  \"Rivers\", # wide\n  'Trees',\n  \"# 1 hits\",\n]\n",
            vec!["Rivers", "Trees", "# 1 hits"],
        ),
        (
            "tables.toml",
            "[[cards]] # all\ntext = \"Rivers\"\nhint = 'long ones'\n\n[[cards]]\ntext = \"Trees\"\nhint = \"tall ones\"\n",
            vec!["Rivers", "Trees"],
        ),
        (
            "marks.toml",
            "seen = 07:32:00\n\"a = b\" = [\"A \\\"big\\\" [tree\", 'Up \\ down', \"Caf\\u00e9 \\U0001F333\"]\n",
            vec!["A \"big\" [tree", "Up \\ down", "Café 🌳"],
        ),
        (
            "braces.toml",
            "words = [{ text = \"Rivers\", hint = \"long\" }, { text = \"Trees\" }]\n",
            vec!["Rivers", "Trees"],
        ),
        (
            "block.toml",
            "words = \"\"\"\nRivers # wide\n\nA \"tree\"\nTools\"\"\" # all\n[deck]\nname = '''Ours'''\n",
            vec!["Rivers # wide", "A \"tree\"", "Tools"],
        ),
    ] {
        let preview = read(file, text);
        assert_eq!(all(&preview), wanted, "{file}: {:?}", messages(&preview));
        let format = if file.ends_with("toml") { "TOML" } else { "YAML" };
        assert!(preview.to_string().contains(&format!("is {format}: ")), "{preview}");
        let is_damage = |notice: &partypiece::decks::Notice| {
            matches!(notice.cause, NoticeCause::NotJson | NoticeCause::Truncated)
        };
        assert!(!preview.notices.iter().any(is_damage), "{file}: {:?}", messages(&preview));
    }
}

/// FI-03: what Anki writes above its cards says which columns are no texts, and which one names the deck.
#[test]
fn lines_to_a_flash_card_program_name_its_columns() {
    let text = "#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n\
        Ab$cd9!x\tBasic\tSea\tRivers\tlong\tt1\nQw$ty7?y\tBasic\tSea\tTrees\ttall\tt2\nZx$cv5!z\tBasic\tLand\tTools\told\tt1\n";
    let preview = read("anki.txt", text);
    assert_eq!(names(&preview), ["Sea", "Land"]);
    let read = all(&preview);
    assert!(["Rivers", "Trees", "Tools"].iter().all(|word| read.contains(word)), "{read:?}");
    assert!(!read.iter().any(|text| text.contains('$') || *text == "Basic" || *text == "t1"), "{read:?}");
}

/// FI-03: a sample of a column shows what its entry would be.
#[test]
fn samples_have_the_gaps_that_entries_have() {
    let preview = read("cards.csv", "Nr,Card\n1,Why __?\n2,<b>I</b> like _________.\n");
    let table = preview.table.as_ref().expect("columns to choose");
    assert_eq!(table.samples_of(&table.columns[1]), ["Why ____?", "I like ____."]);
    assert_eq!(all(&preview), ["Why ____?", "I like ____."]);
}

/// FI-03: a file may name the bar as its separator.
#[test]
fn a_file_that_names_the_bar_as_its_separator_is_a_table() {
    let preview = read("bars.csv", "sep=|\nThing|Nr\nFish|1\n\"Bird\"|2\n");
    assert_eq!(all(&preview), ["Fish", "Bird"]);
    assert!(preview.table.is_some_and(|table| table.has_choice()));
}

/// FI-03: the columns of a table in Markdown can be chosen.
#[test]
fn the_columns_of_a_table_in_markdown_can_be_chosen() {
    for table in [
        "| Fish | River |\n|---|---|\n| Trout | Rhine |\n| Carp | Elbe |\n",
        "# Things\n\nSome words.\n\n| Fish | River |\n| :-- | --: |\n| Trout | Rhine |\n",
        "Fish | River\n---|---\nTrout | Rhine\n",
        &format!("{}.\n\n| Fish | River |\n|---|---|\n| Trout | Rhine |\n", "Many words ".repeat(100)),
    ] {
        let preview = read("table.md", table);
        assert!(preview.table.is_some_and(|table| table.columns.len() == 2), "{table}");
    }
}
