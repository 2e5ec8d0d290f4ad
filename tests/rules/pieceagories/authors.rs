//! Who wrote a category, and who is told of it when.

use std::collections::BTreeMap;

use partypiece::rules::{
    Seat,
    pieceagories::{Action, CategorySource, House, Scene, Setup, View},
};

use super::{
    guests::{ANA, BO, CATEGORIES, CY, cards, house, three, typed},
    table::Table,
};

/// Ana writes all categories but two: one is Bo's, and one both Ana's and Cy's.
fn invented(setup: &Setup) -> Table {
    let mut table = Table::new(setup, 1);
    table.invent(ANA, &CATEGORIES[..9]);
    table.invent(BO, &CATEGORIES[9..10]);
    table.invent(CY, &[&CATEGORIES[0].to_uppercase()]);
    table.hosts(Action::Collect);
    table
}

fn at_once(setup: Setup) -> Setup {
    house(setup, |house| house.authors_at_once = true)
}

fn everybody() -> BTreeMap<String, Vec<Seat>> {
    let all = CATEGORIES[..10].iter().map(|text| ((*text).to_owned(), vec![ANA]));
    let shared = [(CATEGORIES[0].to_owned(), vec![ANA, CY]), (CATEGORIES[9].to_owned(), vec![BO])];
    all.chain(shared).collect()
}

/// What each seat and the table are told of authors, which is the same.
fn told(table: &Table) -> BTreeMap<String, Vec<Seat>> {
    let mut views = table.views().into_iter().map(|view| view.authors);
    let first = views.next().expect("the table looks");
    assert!(views.all(|authors| authors == first), "one is told more than another");
    first
}

/// PG-R54, PG-R07: unless the table wants it otherwise, and two who wrote the same are both named
#[test]
fn authors_are_named_after_the_game() {
    let mut table = invented(&Setup { rounds: 2, ..three() });
    assert_eq!(told(&table), BTreeMap::new(), "while picking");
    table.use_list();
    assert_eq!(told(&table), BTreeMap::new(), "once the list is laid out");
    table.round(&[1, 0, 0]);
    assert_eq!(told(&table), BTreeMap::new(), "between two rounds");
    table.round(&[1, 0, 0]);
    assert!(matches!(table.scene(), Scene::Over { .. }));
    assert_eq!(told(&table), everybody());
}

/// PG-R54
#[test]
fn by_house_rule_authors_are_named_once_the_list_is_laid_out() {
    let mut table = invented(&at_once(Setup { rounds: 2, ..three() }));
    assert_eq!(told(&table), BTreeMap::new(), "while picking nobody");
    table.use_list();
    assert_eq!(told(&table), everybody());
    table.deal();
    assert_eq!(told(&table), everybody(), "while people write");
    table.write(&[]).score();
    assert_eq!(told(&table), everybody());
    table.hosts(Action::Advance);
    assert_eq!(told(&table), BTreeMap::new(), "while the next list is picked");
}

/// PG-R54: only of the list that lies there, and in the end only of what was played
#[test]
fn nobody_learns_who_wrote_what_was_never_on_a_list() {
    let mut table = Table::new(&at_once(Setup { rounds: 1, ..three() }), 1);
    table.invent(ANA, &CATEGORIES[..10]);
    table.invent(BO, &["Never picked"]);
    table.hosts(Action::Collect);
    for category in &CATEGORIES[..10] {
        let slip = table.slip(category);
        table.hosts(Action::Pick { slip, number: None });
    }
    table.hosts(Action::UseList);
    assert!(!told(&table).contains_key("Never picked") && told(&table).len() == 10);
    table.round(&[1, 0, 0]);
    assert!(!told(&table).contains_key("Never picked") && told(&table).len() == 10);
}

/// PG-R54: nobody wrote a card
#[test]
fn cards_have_no_authors() {
    let source = CategorySource::Against { cards: cards(10) };
    let mut table = Table::new(&at_once(Setup { rounds: 1, source, ..three() }), 1);
    table.use_list();
    assert_eq!(told(&table), BTreeMap::new());
    table.round(&[1, 0, 0]);
    assert_eq!(told(&table), BTreeMap::new());
}

/// The views of a game in which each of the categories was written by one of these, and put in by one after another.
fn seen(setup: &Setup, authors: [Seat; 2], play: impl Fn(&mut Table)) -> Vec<View> {
    let mut table = Table::new(setup, 1);
    for (at, category) in CATEGORIES[..10].iter().enumerate() {
        table.invent(authors[at % 2], &[category]);
    }
    table.hosts(Action::Collect);
    play(&mut table);
    table.views()
}

/// PG-R54: before the table may know, no view depends on who wrote what
#[test]
fn no_view_tells_early_who_wrote_a_category() {
    let all = [
        ("picking", false, 0),
        ("picking at once", true, 0),
        ("laid", false, 1),
        ("scored", false, 2),
        ("next", false, 3),
    ];
    for (when, at_once, far) in all {
        let setup = house(typed(three()), |house| house.authors_at_once = at_once);
        let play = |table: &mut Table| match far {
            0 => {}
            1 => _ = table.use_list(),
            2 => _ = table.deal().write(&[]).score(),
            _ => _ = table.deal().write(&[]).score().hosts(Action::Advance),
        };
        assert!(seen(&setup, [ANA, BO], play) == seen(&setup, [BO, ANA], play), "{when}");
    }
    let laid = |table: &mut Table| _ = table.use_list();
    let setup = at_once(typed(three()));
    assert!(seen(&setup, [ANA, BO], laid) != seen(&setup, [BO, ANA], laid), "laid out, the house says so");
}

/// PG-R54: nor does the order of the pile tell, in which one person's slips would lie together
#[test]
fn the_pile_lies_in_no_order_of_its_writers() {
    let pile = |first: Seat, second: Seat| {
        let mut table = Table::new(&three(), 1);
        let half = |seat| if seat == ANA { &CATEGORIES[..5] } else { &CATEGORIES[5..10] };
        table.invent(first, half(first));
        table.invent(second, half(second));
        table.hosts(Action::Collect);
        let Scene::Picking { pool, .. } = table.scene() else { panic!("the list is picked") };
        pool.into_iter().map(|slip| slip.text).collect::<Vec<_>>()
    };
    assert_eq!(pile(ANA, BO), pile(BO, ANA));
}

/// PG-R54: what was agreed before there was a choice is read, and written, as it was
#[test]
fn a_table_that_did_not_choose_is_told_after_the_game() {
    let old = serde_json::to_string(&House::default()).expect("a house");
    assert!(!old.contains("authors"), "{old}");
    assert_eq!(serde_json::from_str::<House>(&old).expect("a house"), House::default());
    let chosen = House { authors_at_once: true, ..House::default() };
    let text = serde_json::to_string(&chosen).expect("a house");
    assert_eq!(serde_json::from_str::<House>(&text).expect("a house"), chosen);
}
