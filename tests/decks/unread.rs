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
