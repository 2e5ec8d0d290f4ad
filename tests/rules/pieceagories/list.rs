//! The list of ten.

use std::collections::BTreeSet;

use partypiece::rules::pieceagories::{Action, Event, Number, PhaseView, Refusal, SheetAction, SheetRefusal};

use super::{
    setups::{BO, CATEGORIES, DI, list_number, sheet, three, with_typing},
    table::Table,
};

fn picking_table() -> Table {
    let mut table = Table::new(&three(), 1);
    table.collect();
    table
}

/// The picked list so far: number and text.
fn picked(table: &Table) -> Vec<Option<(u8, String)>> {
    let PhaseView::Picking { picked, .. } = table.phase() else { panic!("nothing is being picked") };
    picked.into_iter().map(|category| category.map(|c| (c.number.into(), c.text))).collect()
}

fn pick(table: &mut Table, text: &str, number: Option<u8>) -> Vec<Event> {
    let slip = table.slip(text);
    table.play_host(Action::Pick { slip, number: number.map(list_number) })
}

/// PG-30
#[test]
fn the_host_picks_exactly_ten() {
    let mut table = picking_table();
    for (already, category) in CATEGORIES[..10].iter().enumerate() {
        assert_eq!(table.refusal(DI, Action::UseList), Refusal::ListShort { missing: 10 - already });
        pick(&mut table, category, None);
    }
    let eleventh = Action::Pick { slip: table.slip("Smells"), number: None };
    assert_eq!(table.refusal(DI, eleventh), Refusal::ListFull);
    assert_eq!(table.refusal(DI, Action::Fill), Refusal::ListFull);
    assert_eq!(table.play_host(Action::UseList), [Event::ListUsed]);
}

/// PG-30
#[test]
fn only_the_host_picks() {
    let mut table = picking_table();
    let slip = table.slip("Fruit");
    pick(&mut table, "Rivers", Some(1));
    pick(&mut table, "Pets", Some(2));
    for action in [
        Action::Pick { slip, number: None },
        Action::Unpick(list_number(1)),
        Action::Swap(list_number(1), list_number(2)),
        Action::Fill,
        Action::UseList,
        Action::End,
    ] {
        assert!(matches!(table.refusal(BO, action), Refusal::Sheet(SheetRefusal::HostOnly { .. })));
    }
    assert_eq!(table.refusal(DI, Action::Pick { slip: 99, number: None }), Refusal::NoSuchSlip);
}

/// PG-31, PG-33
#[test]
fn the_list_is_sorted_by_number() {
    let mut table = picking_table();
    for (category, number) in CATEGORIES.iter().zip([7, 2, 1, 10, 3, 4, 5, 6, 8, 9]) {
        pick(&mut table, category, Some(number));
    }
    table.play_host(Action::UseList);
    let list = table.view().list;
    let numbers: Vec<Number> = list.iter().map(|category| category.number).collect();
    assert_eq!(numbers, Number::all().collect::<Vec<_>>());
    let texts: Vec<&str> = list.iter().map(|category| category.text.as_str()).collect();
    let sorted = [2, 1, 4, 5, 6, 7, 0, 8, 9, 3].map(|index: usize| CATEGORIES[index]);
    assert_eq!(texts, sorted);
}

/// PG-31, PG-37
#[test]
fn no_number_and_no_category_is_on_the_list_twice() {
    let mut table = picking_table();
    pick(&mut table, "Fruit", Some(4));
    let (fruit, rivers) = (table.slip("Fruit"), table.slip("Rivers"));
    let taken = Action::Pick { slip: rivers, number: Some(list_number(4)) };
    assert_eq!(table.refusal(DI, taken), Refusal::NumberTaken { number: list_number(4) });
    for number in [None, Some(list_number(8)), Some(list_number(4))] {
        let again = Action::Pick { slip: fruit, number };
        assert_eq!(table.refusal(DI, again), Refusal::Twice { number: list_number(4) });
    }
    pick(&mut table, "Rivers", None);
    assert_eq!(
        table.play_host(Action::Swap(list_number(1), list_number(4))),
        [Event::Swapped(list_number(1), list_number(4))]
    );
    assert_eq!(picked(&table)[0], Some((1, "Fruit".to_owned())), "numbers are exchanged, never doubled");
    assert_eq!(picked(&table)[3], Some((4, "Rivers".to_owned())));
}

/// PG-30, PG-31
#[test]
fn a_picked_category_can_be_put_back() {
    let mut table = picking_table();
    pick(&mut table, "Fruit", Some(4));
    assert_eq!(table.play_host(Action::Unpick(list_number(4))), [Event::Unpicked(list_number(4))]);
    assert_eq!(picked(&table), vec![None; 10]);
    assert_eq!(
        table.refusal(DI, Action::Unpick(list_number(4))),
        Refusal::NumberFree { number: list_number(4) }
    );
    pick(&mut table, "Fruit", Some(9));
    for (a, b) in [(9, 3), (3, 9)] {
        assert_eq!(
            table.refusal(DI, Action::Swap(list_number(a), list_number(b))),
            Refusal::NumberFree { number: list_number(3) }
        );
    }
}

/// PG-R08
#[test]
fn free_numbers_can_be_filled_at_random_and_the_host_confirms() {
    let mut table = picking_table();
    pick(&mut table, "Gifts", Some(5));
    let events = table.play_host(Action::Fill);
    assert_eq!(events.len(), 9);
    let list = picked(&table);
    assert_eq!(list[4], Some((5, "Gifts".to_owned())), "picked categories stay");
    let mut texts: Vec<String> = list.into_iter().flatten().map(|category| category.1).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), 10, "ten different categories");
    assert!(matches!(table.phase(), PhaseView::Picking { .. }));
    table.play_host(Action::Unpick(list_number(1)));
    table.play_host(Action::Fill);
    table.play_host(Action::UseList);
    let first: BTreeSet<String> = (0..40)
        .map(|seed| {
            let mut table = Table::new(&three(), seed);
            table.collect();
            table.play_host(Action::Fill);
            picked(&table)[0].clone().expect("a category").1
        })
        .collect();
    assert!(first.len() > 5, "the rest is random: {first:?}");
}

/// PG-32, PG-34, PG-53
#[test]
fn everybody_sees_the_list_until_the_score() {
    let list = |table: &Table| -> Vec<(u8, String)> {
        table.view().list.into_iter().map(|category| (category.number.into(), category.text)).collect()
    };
    let mut table = Table::new(&with_typing(three()), 1);
    table.collect().use_list();
    let laid = list(&table);
    assert_eq!(laid.iter().map(|category| category.0).collect::<Vec<_>>(), (1..=10).collect::<Vec<_>>());
    let same = |table: &Table| list(table) == laid;
    assert!(same(&table));
    table.flip_until_set();
    assert!(same(&table));
    table.play_host(Action::Roll);
    table.play(BO, SheetAction::Begin);
    assert!(same(&table), "while sheets are written");
    table.play(BO, SheetAction::HandIn(sheet(&[])));
    let seats = table.seats();
    for seat in seats.into_iter().filter(|&seat| seat != BO) {
        table.play(seat, SheetAction::Begin);
        table.play(seat, SheetAction::HandIn(sheet(&[])));
    }
    assert!(same(&table));
    table.score();
    assert!(same(&table));
}

/// PG-35, PG-36, PG-77, PG-80, PG-R41
#[test]
fn a_category_returns_with_its_old_numbers_struck_through() {
    let mut table = picking_table();
    pick(&mut table, "Fruit", Some(3));
    table.play_round(&[1, 0, 0]);
    assert_eq!(table.view().round, 2);
    assert_eq!(table.pool().len(), CATEGORIES.len(), "all categories are in the pile again");
    let old = |table: &Table| {
        let PhaseView::Picking { pool, .. } = table.phase() else { panic!("nothing is being picked") };
        pool.into_iter().find(|slip| slip.text == "Fruit").expect("fruit").old
    };
    assert_eq!(old(&table), [list_number(3)]);
    pick(&mut table, "Fruit", Some(9));
    let PhaseView::Picking { picked, .. } = table.phase() else { panic!("nothing is being picked") };
    let fruit = picked[8].clone().expect("number 9");
    assert_eq!((fruit.number, fruit.old), (list_number(9), vec![list_number(3)]));
    table.use_list();
    let list = table.view().list;
    assert_eq!(
        (list[8].number, list[8].old.clone()),
        (list_number(9), vec![list_number(3)]),
        "the current number is not struck through"
    );
    table.play_round(&[1, 0, 0]);
    pick(&mut table, "Fruit", Some(9));
    assert_eq!(old(&table), [list_number(3), list_number(9)], "the category may keep its number");
}
