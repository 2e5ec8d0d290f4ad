//! Categories that are called out while one person types them (PG-R65).

use std::collections::BTreeSet;

use partypiece::{
    decks::built_in,
    play::LogLine,
    rules::{
        Viewer,
        pieceagories::{Action, OwnView, PhaseView, Refusal},
        words::comparison_words,
    },
    screens::pieceagories::{
        OPENINGS, idea, pile_sentence, slips_seen, source_in_a_line, strip, who_invents,
    },
    setup::pieceagories::{Plan, SourceChoice},
};

use super::{
    setups::{ANA, BO, CATEGORIES, three, with_house},
    table::Table,
};

fn called_out() -> Table {
    Table::new(&with_house(three(), |house| house.together = true), 1)
}

/// PG-R65, PG-R57: a new set-up proposes it; the other way is a choice, which the folded section names.
#[test]
fn a_new_set_up_proposes_that_categories_are_called_out() {
    let mut plan = Plan::default();
    assert!(plan.house.together);
    assert_eq!(source_in_a_line(&plan), "We write our own, together");
    plan.house.together = false;
    assert_eq!(source_in_a_line(&plan), "We write our own, each in turn");
    plan.categories = SourceChoice::Ready;
    assert_eq!(source_in_a_line(&plan), "Ready-made categories");
}

/// PG-R65, PG-22, PG-R54: the host types what others call out. It is nobody's own, and anybody removes it.
#[test]
fn what_is_called_out_has_no_author() {
    let mut table = called_out();
    let host = table.host();
    let events = table.invent(host, &["Rivers", "Fruit"]);
    assert_eq!(table.0.tell(&LogLine::Event(&events[0])), "2 more categories are in the pile.");
    assert_eq!(slips_seen(&table.view(), None::<&OwnView>).len(), 2);
    table.play(BO, Action::Withdraw(0));
    let left: Vec<String> = slips_seen(&table.view(), None).into_iter().map(|slip| slip.text).collect();
    assert_eq!(left, ["Fruit"]);
    table.invent(host, &CATEGORIES);
    table.play_host(Action::Collect);
    table.play_round(&[1, 0, 0]);
    table.play_host(Action::End);
    assert!(table.view().authors.is_empty());
}

/// PG-R65, PG-22: where people write in turn, the host adds nothing, and nobody removes what others wrote.
#[test]
fn nobody_types_for_the_table_where_people_write_in_turn() {
    let mut table = Table::new(&three(), 1);
    let host = table.host();
    let refusal = table.refusal(host, Action::Invent(vec!["Rivers".to_owned()]));
    assert_eq!(refusal, Refusal::HostInventsNothing);
    table.invent(ANA, &["Rivers"]);
    assert_eq!(table.refusal(BO, Action::Withdraw(0)), Refusal::NoSuchSlip);
}

/// PG-R65, PG-R06, PG-R61: the table reads what to do and how many there are; ten are enough to begin.
#[test]
fn the_table_is_told_when_there_are_enough() {
    let mut table = called_out();
    let sentence = who_invents(&table.view());
    assert!(sentence.starts_with("Call out categories, such as"), "{sentence}");
    assert!(
        sentence.ends_with("One of you types them. Then Hal, the host, picks ten of them."),
        "{sentence}"
    );
    assert_eq!(strip(&table.view(), Viewer::Table).turn, "everybody");
    let host = table.host();
    table.invent(host, &CATEGORIES[..9]);
    assert!(pile_sentence(&table.view()).contains("9 different categories so far. You need 10 to begin."));
    table.invent(host, &CATEGORIES);
    assert!(pile_sentence(&table.view()).contains("so far. That is enough to begin."));
    table.play_host(Action::Collect);
    assert!(matches!(table.view().phase, PhaseView::Picking { .. }));
    assert!(!pile_sentence(&table.view()).contains("enough"), "the game has begun");
}

/// PG-R65: twelve different openings help people who have no idea, and none of them is a category.
#[test]
fn an_idea_is_never_a_category() {
    let openings: BTreeSet<_> = OPENINGS.iter().map(|opening| comparison_words(opening)).collect();
    assert_eq!(openings.len(), 12);
    assert_eq!((idea(0), idea(12)), ("How about a place?".to_owned(), idea(0)));
    for deck in built_in() {
        for entry in deck.entries() {
            assert!(!openings.contains(&comparison_words(&entry.to_string())), "{entry}");
        }
    }
}
