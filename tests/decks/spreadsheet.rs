//! Tables for spreadsheets: no cell is a formula, and everything is read back.

use partypiece::decks::csv;

use super::{deck, read, texts};

#[test]
fn no_cell_is_a_formula() {
    let deck =
        deck("=Name", &["=1+1 apples", "+1 at a wedding", "-ing form", "@home", "'tis", "a,b;c\"d\"", "'=x"]);
    let table = csv(&[&deck]);
    let rows: Vec<&str> = table.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!(rows[0], "kind,text,pack,author,lang,tone,licence,lists a card");
    assert_eq!(rows[1], "categories,'=1+1 apples,'=Name,,,family,,");
    assert_eq!(rows[6], "categories,\"a,b;c\"\"d\"\"\",'=Name,,,family,,");
    for cell in rows.iter().flat_map(|row| row.split(',')) {
        let cell = cell.trim_matches('"');
        assert!(!cell.starts_with(['=', '+', '-', '@']), "{cell}");
    }
    let again = read("again.csv", table);
    assert_eq!(texts(&again.decks[0]), texts(&deck));
    assert_eq!(again.decks, [deck]);
}

#[test]
fn a_table_keeps_the_details_of_a_deck() {
    let mut deck = deck("Harbour", &["Small boat", "Bait"]);
    deck.author = Some(super::line("Ines; Bo"));
    deck.lists_per_card = std::num::NonZeroU8::new(2);
    deck.tone = partypiece::decks::Tone::Party;
    let mut other = deck.clone();
    other.name = super::line("Lake");
    assert_eq!(read("two.csv", csv(&[&deck, &other])).decks, [deck, other]);
}

/// In our own table markup is text that somebody wrote; in other tables it is removed.
#[test]
fn texts_of_our_own_table_are_unchanged() {
    let entries =
        ["snake_case", "*Stars*", "AT&amp;T", "<b>bold</b>", "[a](b)", "C:\\new", "c __ d", "`x`", "# one"];
    let deck = deck("My_deck *1*", &entries);
    let table = csv(&[&deck]);
    for before in ["", "\n", "\r\n \r\n"] {
        let again = read("again.csv", format!("{before}{}", table.trim_start_matches('\u{feff}')));
        assert_eq!(again.decks, std::slice::from_ref(&deck), "{before:?}");
        assert_eq!(again.decks.iter().map(texts).collect::<Vec<_>>(), [entries]);
    }
    let others = read("others.csv", "text,pack\n*Stars*,Box\nAT&amp;T,Box\n");
    assert_eq!(texts(&others.decks[0]), ["Stars", "AT&T"]);
    let formula = read("ours.csv", table + "categories,=1+1,Box,,,family,,\r\n");
    assert_eq!(
        formula.entries_left_out, 1,
        "a formula that the page did not write is left out, even of its own table"
    );
}
