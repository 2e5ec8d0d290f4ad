//! What the page reminds of and suggests: forfeits, categories for a letter, presses on points, similar answers.

use partypiece::{
    rules::{
        pieceagories::{CategorySource, Forfeit, Setup, SheetAction},
        piecepack::Rank,
        words::{self, Answer, Letter, Similarity},
    },
    screens::{
        pieceagories::{
            example_category, forfeit_reminder, forfeit_reminder_for_blank, preparation_letter, who_invents,
        },
        sheets::{further_presses, similar_pairs},
    },
};

use super::{
    screens::seen,
    setups::{three, with_house},
    table::{Table, find_game, with_letter, with_sheets},
};

fn with_song() -> Setup {
    with_house(three(), |house| house.forfeit = Some(Forfeit::Other("sing a line of ABBA".to_owned())))
}

/// A game in which a blank coin was flipped, and the name of whoever flipped it.
fn blank_flipped(setup: &Setup) -> (Table, String) {
    let mut table = find_game(setup, |table| table.collect().use_list().flip().1.rank == Rank::Null);
    let (by, _) = table.collect().use_list().flip();
    let name = table.0.setup().name(by).to_string();
    (table, name)
}

/// PG-44, PG-R36: the reminder for a blank coin is on the screen until another coin is flipped.
#[test]
fn the_forfeit_for_a_blank_coin_is_shown_until_the_next_flip() {
    let shown = |table: &Table| forfeit_reminder_for_blank(&table.0.public());
    let (mut table, name) = blank_flipped(&with_song());
    assert_eq!(shown(&table), Some(format!("For {name}: sing a line of ABBA.")));
    table.flip();
    let (without, _) = blank_flipped(&three());
    assert_eq!(shown(&without), None, "the house has no forfeit");
    let mut table = Table::new(&with_song(), 1);
    table.collect().use_list();
    assert_eq!(shown(&table), None, "no coin was flipped");
    table.flip_until_set();
    assert_eq!(shown(&table), None, "the last coin set the time");
}

/// PG-65, PG-R36: where only points are entered, people strike on paper, and the page reminds them all.
#[test]
fn a_table_on_paper_is_reminded_of_the_forfeit_for_duplicates() {
    let entering = |setup: &Setup| {
        let mut table = with_letter(setup, 'C');
        table.play_host(SheetAction::Begin);
        assert_eq!(forfeit_reminder(&table.view()), None, "nothing is struck while people write");
        table.play_host(SheetAction::TimeUp);
        forfeit_reminder(&table.view())
    };
    let song = "For everybody who strikes a duplicate: sing a line of ABBA.";
    assert_eq!(entering(&with_song()).as_deref(), Some(song));
    assert_eq!(entering(&three()), None);
}

/// PG-85: every suggested category begins with the letter, so that the sheet accepts it.
#[test]
fn a_suggested_category_begins_with_the_letter() {
    for c in 'A'..='Z' {
        let letter = Letter::new(c).expect("a letter");
        assert_eq!(words::first_letter(example_category(letter)), Some(letter));
    }
    for seed in 0..20 {
        let table = Table::new(&Setup { source: CategorySource::Squared, ..three() }, seed);
        let letter = preparation_letter(&table.view()).expect("a letter");
        let sentence = who_invents(&table.view());
        let example = example_category(Letter::new(letter).expect("a letter"));
        assert!(sentence.contains(&format!("begin with {letter}, such as “{example}”")), "{sentence}");
        assert!(!sentence.contains("“rivers”") || letter == 'R', "{sentence}");
    }
    assert!(who_invents(&Table::new(&three(), 1).view()).contains("such as “rivers”"), "without a letter");
}

/// PG-72, PG-73: what further presses on points do is said as they do it.
#[test]
fn the_sentence_about_further_presses_is_true() {
    let entering = |alliteration| {
        let mut table = with_letter(&with_house(three(), |house| house.alliteration = alliteration), 'C');
        table.play_host(SheetAction::Begin);
        table.play_host(SheetAction::TimeUp);
        further_presses(&seen(&table))
    };
    assert_eq!(entering(false), "A second press makes it count again.");
    assert_eq!(entering(true), "A second press gives 2 points.");
}

/// PG-66: two answers that differ by a letter, by two neighbours, or by the end of the word are pointed out; the page opens
/// no vote by itself.
#[test]
fn answers_that_are_nearly_the_same_are_pointed_out() {
    for [one, other] in [
        ["Austira", "Austria"],
        ["Amazon", "Amazonas"],
        ["Amazonas", "Amazon"],
        ["Apple", "Aple"],
        ["Albania", "Albanian"],
    ] {
        let mut table = with_sheets(&three(), 'A', &[&[one], &[other], &["Ant"]]);
        table.read_lines(1);
        assert_eq!(table.poll(), None, "{one} and {other}");
        let pairs: Vec<[String; 2]> =
            similar_pairs(&seen(&table)).into_iter().map(|(_, texts)| texts).collect();
        assert_eq!(pairs, [[one.to_owned(), other.to_owned()]]);
    }
    let similar = |one, other| Answer::parse(one)?.similarity(&Answer::parse(other)?);
    assert_eq!(similar("Amazon", "Amazonas"), Some(Similarity::Ending));
    assert_eq!(similar("Water", "Waterfall"), None, "a longer word is another word");
    assert_eq!(similar("Iran", "Iraner"), None, "four letters are too few");
}
