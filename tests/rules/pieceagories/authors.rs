//! The authors of categories, and when they are named.

use std::collections::BTreeMap;

use partypiece::rules::{
    Seat,
    pieceagories::{Action, CategorySource, House, PhaseView, Pieceagories, Setup},
};

use crate::laws::Views;

use super::{
    setups::{ANA, BO, CATEGORIES, CY, cards, three, with_house, with_typing},
    table::Table,
};

/// A list of ten categories: Ana writes nine, and Bo one. Cy writes the first of Ana's categories, too.
fn invented_list(setup: &Setup) -> Table {
    let mut table = Table::new(setup, 1);
    table.invent(ANA, &CATEGORIES[..9]);
    table.invent(BO, &CATEGORIES[9..10]);
    table.invent(CY, &[&CATEGORIES[0].to_uppercase()]);
    table.play_host(Action::Collect);
    table
}

fn named_at_once(setup: Setup) -> Setup {
    with_house(setup, |house| house.authors_at_once = true)
}

fn all_authors() -> BTreeMap<String, Vec<Seat>> {
    let all = CATEGORIES[..10].iter().map(|text| ((*text).to_owned(), vec![ANA]));
    let shared = [(CATEGORIES[0].to_owned(), vec![ANA, CY]), (CATEGORIES[9].to_owned(), vec![BO])];
    all.chain(shared).collect()
}

/// The authors that everybody sees.
fn shown_authors(table: &Table) -> BTreeMap<String, Vec<Seat>> {
    table.view().authors
}

/// PG-R54, PG-R07: authors are named after the game, unless the table chose otherwise. If two people wrote
/// the same category, both are named.
#[test]
fn authors_are_named_after_the_game() {
    let mut table = invented_list(&Setup { rounds: 2, ..three() });
    assert_eq!(shown_authors(&table), BTreeMap::new(), "while picking");
    table.use_list();
    assert_eq!(shown_authors(&table), BTreeMap::new(), "once the list is laid out");
    table.play_round(&[1, 0, 0]);
    assert_eq!(shown_authors(&table), BTreeMap::new(), "between two rounds");
    table.play_round(&[1, 0, 0]);
    assert!(matches!(table.phase(), PhaseView::Over { .. }));
    assert_eq!(shown_authors(&table), all_authors());
}

/// PG-R54
#[test]
fn by_house_rule_authors_are_named_once_the_list_is_laid_out() {
    let mut table = invented_list(&named_at_once(Setup { rounds: 2, ..three() }));
    assert_eq!(shown_authors(&table), BTreeMap::new(), "while the list is picked");
    table.use_list();
    assert_eq!(shown_authors(&table), all_authors());
    table.throw_dice();
    assert_eq!(shown_authors(&table), all_authors(), "while people write");
    table.write(&[]).score();
    assert_eq!(shown_authors(&table), all_authors());
    table.play_host(Action::Advance);
    assert_eq!(shown_authors(&table), BTreeMap::new(), "while the next list is picked");
}

/// PG-R54: only the authors of the open list are named, and at the end only those of played categories.
#[test]
fn authors_of_unplayed_categories_stay_unknown() {
    let mut table = Table::new(&named_at_once(Setup { rounds: 1, ..three() }), 1);
    table.invent(ANA, &CATEGORIES[..10]);
    table.invent(BO, &["Never picked"]);
    table.play_host(Action::Collect);
    for category in &CATEGORIES[..10] {
        let slip = table.slip(category);
        table.play_host(Action::Pick { slip, number: None });
    }
    table.play_host(Action::UseList);
    assert!(!shown_authors(&table).contains_key("Never picked") && shown_authors(&table).len() == 10);
    table.play_round(&[1, 0, 0]);
    assert!(!shown_authors(&table).contains_key("Never picked") && shown_authors(&table).len() == 10);
}

/// PG-R54: categories from cards have no authors.
#[test]
fn cards_have_no_authors() {
    let source = CategorySource::AgainstHumanity { cards: cards(10) };
    let mut table = Table::new(&named_at_once(Setup { rounds: 1, source, ..three() }), 1);
    table.use_list();
    assert_eq!(shown_authors(&table), BTreeMap::new());
    table.play_round(&[1, 0, 0]);
    assert_eq!(shown_authors(&table), BTreeMap::new());
}

/// The views of a game in which these two people wrote the categories alternately.
fn views_of(setup: &Setup, authors: [Seat; 2], play: impl Fn(&mut Table)) -> Views<Pieceagories> {
    let mut table = Table::new(setup, 1);
    for (index, category) in CATEGORIES[..10].iter().enumerate() {
        table.invent(authors[index % 2], &[category]);
    }
    table.play_host(Action::Collect);
    play(&mut table);
    table.views()
}

/// PG-R54: before the authors are named, no view depends on them.
#[test]
fn no_view_shows_an_author_too_early() {
    let all = [
        ("picking", false, 0),
        ("picking at once", true, 0),
        ("laid", false, 1),
        ("scored", false, 2),
        ("next", false, 3),
    ];
    for (when, at_once, phase) in all {
        let setup = with_house(with_typing(three()), |house| house.authors_at_once = at_once);
        let play = |table: &mut Table| match phase {
            0 => {}
            1 => _ = table.use_list(),
            2 => _ = table.throw_dice().write(&[]).score(),
            _ => _ = table.throw_dice().write(&[]).score().play_host(Action::Advance),
        };
        assert!(views_of(&setup, [ANA, BO], play) == views_of(&setup, [BO, ANA], play), "{when}");
    }
    let laid = |table: &mut Table| _ = table.use_list();
    let setup = named_at_once(with_typing(three()));
    assert!(
        views_of(&setup, [ANA, BO], laid) != views_of(&setup, [BO, ANA], laid),
        "the list is laid out, with the house rule"
    );
}

/// PG-R54: the order of the pile does not show the authors either, because it is alphabetical.
#[test]
fn the_order_of_the_pile_does_not_show_the_writers() {
    let pile = |first: Seat, second: Seat| {
        let mut table = Table::new(&three(), 1);
        let half = |seat| if seat == ANA { &CATEGORIES[..5] } else { &CATEGORIES[5..10] };
        table.invent(first, half(first));
        table.invent(second, half(second));
        table.play_host(Action::Collect);
        let PhaseView::Picking { pool, .. } = table.phase() else { panic!("the list is not being picked") };
        pool.into_iter().map(|slip| slip.text).collect::<Vec<_>>()
    };
    assert_eq!(pile(ANA, BO), pile(BO, ANA));
}

/// PG-R54: an old setup without this choice is read and written unchanged.
#[test]
fn by_default_authors_are_named_after_the_game() {
    let old = serde_json::to_string(&House::default()).expect("a house");
    assert!(!old.contains("authors"), "{old}");
    assert_eq!(serde_json::from_str::<House>(&old).expect("a house"), House::default());
    let chosen = House { authors_at_once: true, ..House::default() };
    let text = serde_json::to_string(&chosen).expect("a house");
    assert_eq!(serde_json::from_str::<House>(&text).expect("a house"), chosen);
}
