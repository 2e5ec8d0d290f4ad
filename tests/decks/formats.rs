//! Common formats, read from files that look like real ones.

use partypiece::decks::{CategoryDeck, DeckKind, Format, Tone, json, plain};

use super::{messages, read, texts};

/// The preview of a file in `samples`.
macro_rules! sample {
    ($file:literal) => {
        super::read($file, &include_bytes!(concat!("samples/", $file))[..])
    };
}

fn names(decks: &[CategoryDeck]) -> Vec<&str> {
    decks.iter().map(|deck| deck.name.as_str()).collect()
}

#[test]
fn plain_text_is_an_entry_a_line() {
    let preview = sample!("lines.txt");
    assert_eq!(preview.format, Format::Plain);
    let [deck] = &preview.decks[..] else { panic!("there is not exactly one deck") };
    assert_eq!(
        texts(deck),
        [
            "Found under a flowerpot",
            "Grows in the shade",
            "Bites at dusk",
            "Left behind by guests",
            "Café chair",
            "# of the house"
        ]
    );
    assert_eq!(deck.name.as_str(), "Garden party");
    assert_eq!(deck.author.as_ref().unwrap().as_str(), "Ines and Bo");
    assert_eq!((deck.kind, deck.tone), (DeckKind::Categories, Tone::Family));
    assert_eq!(
        messages(&preview),
        [
            "“lines.txt”, line 11: left out, because its deck has the same entry already.",
            "“lines.txt”, line 5: 1 empty line was left out.",
            "“lines.txt”: “Garden party” has 6 entries, and a list takes ten or twelve; add some before you play.",
        ]
    );
    assert_eq!(preview.to_string(), "“lines.txt” is plain text: 1 deck, 6 entries; 1 left out.");
}

#[test]
fn line_ends_and_encodings_make_no_difference() {
    let text = include_str!("samples/lines.txt");
    let wanted = sample!("lines.txt").decks;
    let crlf = text.replace('\n', "\r\n");
    let with_bom = |bom: &[u8], text: Vec<u8>| [bom, &text[..]].concat();
    let little_endian: Vec<u8> = crlf.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big_endian: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for bytes in [
        crlf.clone().into_bytes(),
        text.replace('\n', "\r").into_bytes(),
        with_bom(b"\xef\xbb\xbf", crlf.into_bytes()),
        with_bom(b"\xff\xfe", little_endian.clone()),
        with_bom(b"\xfe\xff", big_endian.clone()),
        little_endian,
        big_endian,
    ] {
        assert_eq!(read("lines.txt", bytes).decks, wanted);
    }
}

/// PG-91
#[test]
fn plain_text_with_many_gaps_is_a_deck_of_prompts() {
    let kind = |text: &str| read("pasted", text).decks[0].kind;
    assert_eq!(kind("I like __.\nWhy?\nMy ____ is late."), DeckKind::Prompts);
    assert_eq!(kind("# kind: adjectives\nI like __."), DeckKind::Adjectives);
    assert_eq!(kind("I like fish.\nMy ____ is late."), DeckKind::Categories);
}

#[test]
fn a_table_has_quoted_cells_and_a_deck_for_each_pack_and_kind() {
    let preview = sample!("table.csv");
    assert_eq!(preview.format, Format::Csv);
    assert_eq!(names(&preview.decks), ["Harbour", "Harbour prompts"]);
    assert_eq!(
        texts(&preview.decks[0]),
        [
            "Seen, or heard, on a ferry",
            "Called \"captain\" by nobody",
            "Two lines in a cell",
            "+1 at a wedding"
        ]
    );
    assert_eq!(texts(&preview.decks[1]), ["The ferry is late because of ____."]);
    assert_eq!(preview.decks[1].kind, DeckKind::Prompts);
    assert_eq!(preview.decks[0].language.as_ref().unwrap().as_str(), "en");
    let messages = messages(&preview);
    assert_eq!(messages[0], "“table.csv”, line 5, text: left out, because it is a formula of a spreadsheet.");
    assert_eq!(
        messages[1],
        "“table.csv”, line 6: 1 row was left out, because it has no text in the columns that are read."
    );
    assert_eq!(
        messages[2],
        "“table.csv”, line 9: 1 answer card was left out, because only prompts can be categories."
    );
}

/// Other programs call prompts black, and name a kind after one of its cards.
#[test]
fn a_table_names_its_kinds_in_the_words_of_other_programs() {
    let table = "text;kind;pack\nSeen on a ferry;Category;Sea\nWindy;adjective;Weather\nWhy ____?;BLACK;Questions\nHow ____?;prompt;More questions";
    let preview = read("kinds.csv", table);
    let kinds: Vec<_> = preview.decks.iter().map(|deck| deck.kind).collect();
    let prompts = DeckKind::Prompts;
    assert_eq!(kinds, [DeckKind::Categories, DeckKind::Adjectives, prompts, prompts]);
}

#[test]
fn a_table_may_have_semicolons_or_tabs_or_no_header() {
    let preview = sample!("semicolons.csv");
    assert_eq!(names(&preview.decks), ["Lake"]);
    assert_eq!(texts(&preview.decks[0]), ["Small boat", "Bait; live or not"]);
    let tabs = read("pasted", "text\tpack\nSmall boat\tLake\n");
    assert_eq!((tabs.format, texts(&tabs.decks[0])), (Format::Csv, vec!["Small boat"]));
    let headless = read("lake.csv", "Small boat,3\nBait,4\n");
    assert_eq!(
        (names(&headless.decks), texts(&headless.decks[0])),
        (vec!["lake"], vec!["Small boat", "Bait"])
    );
}

/// PG-91
#[test]
fn compact_json_against_humanity_has_packs_that_name_their_cards() {
    let preview = sample!("compact-list.json");
    assert_eq!(preview.format, Format::Compact);
    assert_eq!(names(&preview.decks), ["Village life", "Letters home"]);
    assert_eq!(
        texts(&preview.decks[0]),
        ["The mayor was seen with ____.", "____ + ____ = endless joy.", "What woke the baby?"]
    );
    assert_eq!(
        texts(&preview.decks[1]),
        ["Dear diary, Today I met ____ & I blushed.", "What woke the baby?"]
    );
    assert_eq!((preview.decks[0].kind, preview.decks[0].tone), (DeckKind::Prompts, Tone::Party));
    let messages = messages(&preview);
    assert_eq!(
        messages[..4],
        [
            "“compact-list.json”, line 10, black: left out, because its deck has the same entry already.",
            "“compact-list.json”, line 11, black: left out, because there is no card 9.",
            "“compact-list.json”, line 5: markup was removed from 1 entry.",
            "“compact-list.json”, line 2: 3 answer cards were left out, because only prompts can be categories.",
        ]
    );
}

/// PG-91: packs under their keys, packs beside the cards in older files, and cards that name their pack.
#[test]
fn compact_json_against_humanity_has_its_packs_in_other_ways_too() {
    let preview = sample!("compact-keys.json");
    assert_eq!(names(&preview.decks), ["Village life", "night"]);
    assert_eq!(texts(&preview.decks[1]), ["What woke the baby?", "The mayor was seen with ____."]);
    let old = sample!("compact-old.json");
    assert_eq!((old.format, names(&old.decks)), (Format::Compact, vec!["Village life"]));
    assert_eq!(texts(&old.decks[0]), ["The mayor was seen with ____.", "What woke the baby?"]);
    let named = sample!("metadata.json");
    assert_eq!(names(&named.decks), ["Village life", "By night"]);
    assert_eq!(texts(&named.decks[1]), ["What woke the baby?"]);
}

/// PG-91
#[test]
fn packs_may_come_before_their_cards_or_not_at_all() {
    let early =
        r#"{"packs": [{"black": [1], "name": "Late"}], "black": [{"text": "One _"}, {"text": "Two _"}]}"#;
    assert_eq!(texts(&read("early.json", early).decks[0]), ["Two ____"]);
    let alone = read("alone.json", r#"{"black": [{"text": "One _"}, {"text": "Two _"}]}"#);
    assert_eq!((names(&alone.decks), texts(&alone.decks[0])), (vec!["alone"], vec!["One ____", "Two ____"]));
}

/// PG-91
#[test]
fn full_json_against_humanity_has_packs_with_their_cards() {
    let preview = sample!("full.json");
    assert_eq!(preview.format, Format::Full);
    assert_eq!(names(&preview.decks), ["Village life", "Letters home"]);
    assert_eq!(
        texts(&preview.decks[0]),
        ["The mayor was seen with ____.", "In the barn: ____, ____ and more ____."]
    );
}

/// PG-99: files of the program “Many Decks”.
#[test]
fn files_of_many_decks_are_json5_with_parts_and_gaps() {
    let preview = sample!("many-decks.json5");
    assert_eq!(preview.format, Format::ManyDecks);
    let [deck] = &preview.decks[..] else { panic!("there is not exactly one deck") };
    assert_eq!((deck.name.as_str(), deck.author.as_ref().unwrap().as_str()), ("Village life", "Ines"));
    assert_eq!(
        texts(deck),
        ["The mayor was seen with ____.", "First ____, Then ____ and nothing else.", "What woke the baby?"]
    );
    let online = sample!("many-decks-online.json");
    assert_eq!(texts(&online.decks[0]), ["____ is for dinner."]);
    let deck = &online.decks[0];
    assert_eq!(deck.author.as_ref().unwrap().as_str(), "Ines");
    assert_eq!(deck.language.as_ref().unwrap().as_str(), "de");
}

/// PG-99: packs of the program “All Bad Cards”.
#[test]
fn packs_of_all_bad_cards_are_read() {
    let preview = sample!("all-bad-cards.json");
    assert_eq!(preview.format, Format::AllBadCards);
    assert_eq!(names(&preview.decks), ["Village life"]);
    assert_eq!(texts(&preview.decks[0]), ["The mayor was seen with ____.", "____ before ____"]);
}

#[test]
fn a_plain_list_of_texts_is_a_deck() {
    let preview = read("fish.json", r#"["Sea fish", "Fish, cooked"]"#);
    assert_eq!((preview.format, names(&preview.decks)), (Format::Json, vec!["fish"]));
    assert_eq!(preview.decks[0].kind, DeckKind::Categories);
}

#[test]
fn our_own_files_keep_everything() {
    let preview = sample!("ours.json");
    assert_eq!(preview.format, Format::Ours);
    let [deck] = &preview.decks[..] else { panic!("there is not exactly one deck") };
    assert_eq!(
        texts(deck),
        ["Small *boat*", "Bait: \"live\" or not", "C:\\harbour", "= 2 knots", "Ünder the jetty", "⛵"]
    );
    assert_eq!(read("again.json", json(&[deck])).decks, preview.decks);
    assert_eq!(read("again.txt", plain(deck)).decks, preview.decks);
}

/// Prompts with several gaps, Markdown, HTML and line breaks.
#[test]
fn prompts_become_readable_categories() {
    for (written, expected) in [
        ("_ and ______ walk into a bar.", "____ and ____ walk into a bar."),
        ("**Never** say *that* about `_`!", "Never say that about ____!"),
        (
            "Roses are red\nViolets are blue\n_ is for you",
            "Roses are red / Violets are blue / ____ is for you",
        ),
        ("Dear Abby,\n\nplease help me with _.", "Dear Abby, please help me with ____."),
        ("A long\nsentence", "A long sentence"),
        ("One<br>more <b>time</b><br/>with _", "One more time with ____"),
        ("One<BR>more<p class=\"x\">time<br class='a'/>with _", "One more time with ____"),
        ("Salt &amp; _ &mdash; I &lt;3 it &#33; &#x41;", "Salt & ____ — I <3 it ! A"),
        ("See [the rules](https://example.org/a_b) of _", "See the rules of ____"),
        ("5 * 3 = _ and f*ck it, a < b > c", "5 * 3 = ____ and f*ck it, a < b > c"),
        ("Me \\& you \\_ [sic]\\nagain", "Me & you ____ [sic] again"),
        ("Me, \\_\\_\\_ and _\\__.", "Me, ____ and ____."),
        ("~5 minutes, F*** you, 5* hotels, *_", "~5 minutes, F*** you, 5* hotels, *____"),
        ("***One* and** ~~two~~, *a ~5 b*", "One and two, a ~5 b"),
        ("A\nÉclair", "A / Éclair"),
    ] {
        let file = format!("[{}]", serde_json::to_string(written).unwrap());
        assert_eq!(texts(&read("prompt.json", file).decks[0]), [expected], "{written:?}");
    }
}

#[test]
fn json_is_read_with_extensions_of_json5() {
    let file = "\u{feff}// one\n{'format': \"partypiece decks\", version: +1, /* two **/ decks: [{name: 'It\\'s', \"kind\": \"adjectives\",\n\
        entries: ['one\\\n two', \"\\u00e9\\x41\\ud83e\\udd86\", \"tab\\tend\\/\",],},],}";
    let preview = read("five.json5", file);
    assert_eq!(texts(&preview.decks[0]), ["one two", "éA🦆", "tab end/"]);
    assert_eq!(preview.decks[0].name.as_str(), "It's");
    assert_eq!(preview.entries_left_out, 0);
}
