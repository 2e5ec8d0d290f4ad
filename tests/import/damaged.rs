//! A damaged file of ours is told as damaged, and is never read as a list of words.

use partypiece::{
    cards::write_deck,
    decks::{Format, Import},
    import::{self, Imported},
};

use super::{backup, cards, categories, opened_backup, records, refused};

/// Records, a backup and a deck of cards: each would be a strange list of words.
fn no_lists() -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = records().into_iter().step_by(4).collect();
    files.push(("backup.json".to_owned(), backup().to_text()));
    files.push(("cards.json".to_owned(), write_deck(&cards())));
    files
}

/// One byte changed or lost, at each place where the kind of a file is said.
fn damaged(text: &str) -> impl Iterator<Item = Vec<u8>> {
    let bytes = text.as_bytes();
    let places = (0..bytes.len().min(130)).chain((130..bytes.len()).step_by(bytes.len() / 5 + 1));
    places.flat_map(|place| {
        let replaced = *b"x\"}\n\xff";
        let changed = replaced.map(|byte| [&bytes[..place], &[byte], &bytes[place + 1..]].concat());
        changed.into_iter().chain([[&bytes[..place], &bytes[place + 1..]].concat()])
    })
}

/// FI-12
#[test]
fn one_damaged_byte_never_makes_words_of_a_file_of_ours() {
    for (name, text) in no_lists() {
        for bytes in damaged(&text) {
            let opened = import::open("damaged", bytes.clone());
            let is_list = opened.is_ok_and(|opened| matches!(opened.imported, Imported::Categories(_)));
            assert!(!is_list, "{name}: {}", String::from_utf8_lossy(&bytes[..bytes.len().min(200)]));
        }
    }
}

/// FI-12
#[test]
fn a_file_of_ours_that_is_cut_off_is_no_list_of_words() {
    for (name, text) in no_lists() {
        for length in 3..200.min(text.len()) {
            let opened = import::open("cut", text.as_bytes()[..length].to_vec());
            let is_list = opened.is_ok_and(|opened| matches!(opened.imported, Imported::Categories(_)));
            assert!(!is_list, "{name} cut at {length}");
        }
    }
}

/// FI-12
#[test]
fn our_decks_of_categories_are_read_as_ours_when_a_byte_is_damaged() {
    let [.., (_, text)] = categories();
    for bytes in damaged(&text[..1_000]) {
        let opened = import::open("decks.json", bytes.clone());
        let Ok(Imported::Categories(bytes)) = opened.map(|opened| opened.imported) else { continue };
        for name in ["decks.json", "decks.txt"] {
            let preview = Import::new(name, bytes.clone()).unwrap().read_to_end();
            let shown = String::from_utf8_lossy(&bytes[..200]).into_owned();
            assert!(
                matches!(preview.format, Format::Ours | Format::Json),
                "{name}: {} {shown}",
                preview.format
            );
        }
    }
}

/// FI-12: of a saved page that is cut off, or damaged where its backup begins, the games before the damage are taken.
#[test]
fn a_damaged_page_with_games_gives_its_games() {
    let text = backup().to_text().replace('<', "\\u003c");
    let tag = "<script id=\"party\" type=\"application/json\">";
    let page = format!(
        "<!doctype html>\n<title>Partypiece</title>\n<div id=\"partypiece\"></div>\n{tag}{text}</script></body></html>"
    );
    assert_eq!(opened_backup(super::open("page.html", page.as_str())), backup());
    for damaged in [
        page.replacen("<!d", "x!d", 1),
        page.replacen("id=\"partypiece\"", "id=\"partyp1ece\"", 1),
        page.replacen("id=\"party\" ", "id=\"pa\u{fffd}ty\" ", 1),
        page.replacen("</script>", "</scri", 1),
    ] {
        let opened = super::open("page.html", damaged.as_str());
        assert!(opened_backup(opened).entries().count() > 30, "{damaged}");
    }
    let cut = super::open("page.html", &page[..page.len() - 100]);
    assert!(cut.problems().is_some());
    assert!(opened_backup(cut).entries().count() > 30);
    assert_eq!(
        refused("page.html", &page[..80]),
        "“page.html”: this page is cut off before the games in it, if it had any."
    );
}
