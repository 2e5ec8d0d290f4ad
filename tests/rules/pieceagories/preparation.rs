//! Inventing categories, and the scoreboard.

use partypiece::{
    rules::{
        Seat,
        pieceagories::{
            Action, CategorySource, Event, Host, PhaseView, Refusal, Scoreboard, Setup, SheetRefusal,
        },
        piecepack::Suit,
        sheets::SheetActivity,
    },
    screens::pieceagories::{
        categories_wanted, press_on_slip, slips_known, slips_seen, slips_with, takes_more_slips, typed_twice,
    },
    setup::pieceagories::slips,
};

use super::{
    setups::{ANA, BO, CATEGORIES, CY, DI, four, people, three, with_house},
    table::Table,
};

fn slips_in_pile(table: &Table) -> usize {
    let PhaseView::Brainstorm { categories, .. } = table.phase() else { panic!("no brainstorm") };
    categories
}

/// The slips a seat may read while categories are invented.
fn readable_slips(table: &Table, seat: Seat) -> Vec<String> {
    let own = table.own(seat);
    slips_seen(&table.view(), own.as_ref()).into_iter().map(|slip| slip.text).collect()
}

/// PG-13
#[test]
fn categories_may_stay_unused() {
    let mut table = Table::new(&Setup { rounds: 1, ..three() }, 1);
    let many: Vec<String> = (0..23).map(|number| format!("Category {number}")).collect();
    table.play(BO, Action::Invent(many));
    table.play_host(Action::Collect);
    table.play_round(&[3, 2, 1]);
    assert_eq!(table.phase(), PhaseView::Over { winners: vec![ANA] });
}

/// PG-14
#[test]
fn a_paste_makes_one_slip_for_each_line() {
    let pasted = slips("Rivers\n  Fruit \r\n\n \nPets");
    assert_eq!(pasted, ["Rivers", "Fruit", "Pets"]);
    let mut table = Table::new(&three(), 1);
    assert_eq!(table.play(ANA, Action::Invent(pasted)), [Event::Invented { by: ANA, slips: 3 }]);
    assert_eq!(slips_in_pile(&table), 3);
    assert_eq!(slips(""), Vec::<String>::new());
}

/// PG-13, PG-15, PG-22
#[test]
fn people_invent_without_the_host() {
    let mut table = Table::new(&three(), 1);
    table.invent(BO, &CATEGORIES[..4]);
    let PhaseView::Brainstorm { counts, categories, .. } = table.phase() else { panic!("no brainstorm") };
    assert_eq!((counts.into_iter().collect::<Vec<_>>(), categories), (vec![(ANA, 0), (BO, 4), (CY, 0)], 4));
}

/// PG-22, PG-R05
#[test]
fn a_host_invents_only_with_the_house_rule() {
    let hal_plays = Setup { host: Host::Plays(BO), ..three() };
    let mut table = Table::new(&hal_plays, 1);
    assert_eq!(table.refusal(BO, Action::Invent(vec!["Rivers".to_owned()])), Refusal::HostInventsNothing);
    let PhaseView::Brainstorm { counts, .. } = table.phase() else { panic!("no brainstorm") };
    assert_eq!(counts.into_keys().collect::<Vec<_>>(), [ANA, CY], "the host is not asked");

    table = Table::new(&with_house(hal_plays, |house| house.host_invents = true), 1);
    table.invent(BO, &["Rivers"]);
    assert_eq!(slips_in_pile(&table), 1);

    table = Table::new(&with_house(three(), |house| house.host_invents = true), 1);
    assert_eq!(table.refusal(DI, Action::Invent(vec!["Rivers".to_owned()])), Refusal::HostInventsNothing);
}

/// PG-16, PG-25, PG-R01
#[test]
fn the_board_is_visible_during_the_brainstorm() {
    let view = Table::new(&three(), 1).view();
    assert!(matches!(view.phase, PhaseView::Brainstorm { .. }));
    assert_eq!(view.board, Scoreboard { wide: 2, high: 3, used: 3 });
    let pawns: Vec<(Option<Suit>, u8)> = view.people.iter().map(|person| (person.pawn, person.won)).collect();
    let foot = |suit| (Some(suit), 0);
    assert_eq!(pawns, [foot(Suit::Suns), foot(Suit::Moons), foot(Suit::Crowns), (None, 0)]);
}

/// PG-17, PG-18, PG-19, PG-20, PG-21, PG-R02
#[test]
fn the_board_is_a_tile_wide_for_every_two_people() {
    for (people, wide, runs, unused, tiles) in [
        (2, 1, 2, 0, 3),
        (3, 2, 4, 1, 6),
        (4, 2, 4, 0, 6),
        (5, 3, 6, 1, 9),
        (6, 3, 6, 0, 9),
        (7, 4, 8, 1, 12),
        (8, 4, 8, 0, 12),
    ] {
        let board = Scoreboard::new(people, 6);
        assert_eq!((board.wide, board.high, board.spaces()), (wide, 3, 6), "{people} people");
        let columns = board.wide * 2;
        assert_eq!(
            (columns, columns - board.used, board.wide * board.high),
            (runs, unused, tiles),
            "{people} people"
        );
    }
}

/// PG-18, PG-23, PG-24, PG-R03
#[test]
fn the_board_is_taller_for_more_than_six_rounds_and_never_smaller() {
    let heights = [
        (1..=6, 3),
        (7..=8, 4),
        (9..=10, 5),
        (11..=12, 6),
        (13..=14, 7),
        (15..=16, 8),
        (17..=18, 9),
        (19..=20, 10),
    ];
    for (rounds, high) in heights {
        for rounds in rounds {
            for people in 2..=8 {
                let board = Scoreboard::new(people, rounds);
                assert_eq!((board.high, board.wide), (high, people.div_ceil(2)), "{rounds} rounds");
                assert!(board.spaces() >= rounds, "whoever wins every round stays on the board");
                assert!(
                    board.wide * board.high <= 6 * people.max(4),
                    "there are enough tiles for this number of suits"
                );
            }
        }
    }
}

/// PG-23, PG-24, PG-R03
#[test]
fn a_game_has_one_to_twenty_rounds() {
    for rounds in 0..=30 {
        let allowed = if (1..=20).contains(&rounds) { Ok(()) } else { Err(Refusal::Rounds { rounds }) };
        assert_eq!(Setup { rounds, ..three() }.check(), allowed);
    }
    assert_eq!(Table::new(&Setup { rounds: 9, ..three() }, 1).view().board.spaces(), 10);
}

/// PG-21, PG-R04
#[test]
fn a_host_who_plays_is_one_of_the_participants() {
    let mut with_pawn = Table::new(&Setup { host: Host::Plays(DI), ..four() }, 1);
    assert_eq!((with_pawn.view().people.len(), with_pawn.view().board.wide * 2), (4, 4));
    with_pawn.throw_dice().write(&[]).score();
    assert_eq!(with_pawn.points().len(), 4, "the host has a sheet");

    let without = Table::new(&three(), 1).view();
    assert_eq!((without.people.len(), without.host), (4, DI));
    assert_eq!((without.people[3].pawn, without.board.used, without.board.wide * 2), (None, 3, 4));
}

/// PG-27
#[test]
fn all_coins_lie_with_the_number_down() {
    let coins = Table::new(&three(), 1).view().coins;
    for suit in &Suit::ALL[..4] {
        assert_eq!(coins.iter().filter(|coin| coin.suit == *suit).count(), 6, "{suit}");
    }
    assert!(coins.iter().all(|coin| coin.face.is_none()));
}

/// PG-28, PG-29, PG-R54
#[test]
fn only_the_host_ends_the_brainstorm() {
    let mut table = Table::new(&three(), 1);
    table.invent(ANA, &CATEGORIES[..6]);
    table.invent(BO, &CATEGORIES[6..]);
    assert!(matches!(table.refusal(BO, Action::Collect), Refusal::Sheet(SheetRefusal::HostOnly { .. })));
    assert_eq!(table.play_host(Action::Collect), [Event::Collected { categories: 12 }, Event::Round(1)]);
    let pool: Vec<String> = table.pool().into_iter().map(|slip| slip.1).collect();
    let mut all = CATEGORIES;
    all.sort_unstable();
    assert_eq!(pool, all, "slips of all authors, in alphabetical order");
    let late = table.refusal(ANA, Action::Invent(vec!["Late".to_owned()]));
    assert_eq!(late, Refusal::Sheet(SheetRefusal::NotNow { activity: SheetActivity::Picking }));
    assert_eq!(late.to_string(), "Not now: the list is being picked.");
    assert!(matches!(table.refusal(ANA, Action::Withdraw(0)), Refusal::Sheet(SheetRefusal::NotNow { .. })));
}

/// PG-R06
#[test]
fn the_brainstorm_needs_ten_categories() {
    let mut table = Table::new(&three(), 1);
    for have in 0..10 {
        assert_eq!(table.refusal(DI, Action::Collect), Refusal::FewCategories { categories: have });
        table.invent(ANA, &CATEGORIES[have..=have]);
    }
    table.play_host(Action::Collect);
}

/// PG-R07, PG-37
#[test]
fn the_same_category_from_two_people_is_one_slip_of_both() {
    let mut table = Table::new(&three(), 1);
    table.invent(ANA, &["Kitchen tools", "Rivers"]);
    table.invent(BO, &["kitchen-TOOLS!"]);
    assert_eq!(slips_in_pile(&table), 2);
    assert_eq!(readable_slips(&table, BO), ["Kitchen tools"]);
    // Each author can withdraw the slip. The slip stays until both authors have withdrawn it.
    table.play(ANA, Action::Withdraw(0));
    assert_eq!((slips_in_pile(&table), readable_slips(&table, ANA)), (2, vec!["Rivers".to_owned()]));
    table.invent(BO, &["KITCHEN tools"]);
    assert_eq!(table.play(BO, Action::Withdraw(0)), [Event::Withdrew { by: BO }]);
    assert_eq!(slips_in_pile(&table), 1, "equal slips are one");
    table.invent(CY, &["Kitchen Tools"]);
    assert_eq!(slips_in_pile(&table), 2, "the slip can be written again");
    assert_eq!(table.refusal(ANA, Action::Withdraw(0)), Refusal::NoSuchSlip, "the slip is only Cy's now");
}

/// PG-14
#[test]
fn an_invalid_slip_is_refused_as_a_whole() {
    let mut table = Table::new(&three(), 1);
    table.invent(ANA, &["Rivers"]);
    let slip = |text: &str| vec!["Fruit".to_owned(), text.to_owned()];
    for (slips, refusal) in [
        (Vec::new(), Refusal::EmptySlip),
        (slip(""), Refusal::EmptySlip),
        (slip(" \t\u{200b}"), Refusal::EmptySlip),
        (slip("\u{ad}\u{2800}"), Refusal::EmptySlip),
        (slip(&"x".repeat(201)), Refusal::LongSlip { characters: 201 }),
        (vec!["Fruit".to_owned(); 10_000], Refusal::ManySlips { slips: 10_000 }),
        (vec![String::new(); 1_001], Refusal::ManySlips { slips: 1_001 }),
    ] {
        assert_eq!(table.refusal(BO, Action::Invent(slips)), refusal);
    }
    assert_eq!(slips_in_pile(&table), 1);
    table.play(BO, Action::Invent(vec!["x".repeat(200); 1_000]));
    assert_eq!(slips_in_pile(&table), 2, "a thousand equal slips are one");
}

/// PG-14
#[test]
fn a_slip_is_one_line_of_clean_text() {
    let mut table = Table::new(&three(), 1);
    table.invent(ANA, &["  Things\nthat \t sink ", "???", "<i>Rivers</i>"]);
    assert_eq!(readable_slips(&table, ANA), ["Things that sink", "???", "<i>Rivers</i>"]);
}

/// A table of two, three or four people can start with any seed, whether its host plays or not.
#[test]
fn any_table_can_start_with_any_seed() {
    for names in [&["Ana", "Bo"][..], &["Ana", "Bo", "Cy"], &["Ana", "Bo", "Cy", "Di"]] {
        for host in [Host::Plays(BO), people(names).host] {
            for seed in [0, 1, u64::MAX] {
                assert!(
                    slips_in_pile(&Table::new(&Setup { host: host.clone(), ..people(names) }, seed)) == 0
                );
            }
        }
    }
}

/// PG-R61: before a further round people can add categories while the host picks, and the host can pick these
/// at once.
#[test]
fn categories_are_added_between_rounds() {
    let mut table = Table::new(&three(), 1);
    table.play_round(&[1, 0, 0]);
    let before = table.pool().len();
    table.invent(BO, &["Things in a drawer"]);
    assert_eq!(table.pool().len(), before + 1);
    let host = table.host();
    let slip = vec!["Things on a roof".to_owned()];
    assert_eq!(table.refusal(host, Action::Invent(slip.clone())), Refusal::HostInventsNothing);
    let slip_id = table.slip("Things in a drawer");
    table.play_host(Action::Pick { slip: slip_id, number: None });
    table.use_list();
    assert!(
        matches!(table.refusal(BO, Action::Invent(slip)), Refusal::Sheet(SheetRefusal::NotNow { .. })),
        "the list is laid out"
    );
}

/// PG-R61: ten categories for one round, about thirty for six.
#[test]
fn the_page_recommends_a_number_of_categories() {
    assert_eq!([1, 2, 6].map(categories_wanted), [10, 14, 30]);
}

/// PG-30, PG-R61: a press on a slip picks it, and another press takes it off the list. Between rounds people
/// can add slips to the pile, but only if they invent categories freely.
#[test]
fn a_press_on_a_slip_picks_it_or_puts_it_back() {
    let mut table = Table::new(&three(), 1);
    assert!(!takes_more_slips(&table.view(), &CategorySource::Free), "nothing was played yet");
    table.play_round(&[1, 0, 0]);
    table.invent(BO, &["Things in a drawer"]);
    let again = ["things in a drawer".to_owned()];
    let known = slips_known(&table.view(), None);
    assert_eq!(typed_twice(&known, &again).as_deref(), Some("“things in a drawer” is there already."));
    assert!(takes_more_slips(&table.view(), &CategorySource::Free));
    assert!(!takes_more_slips(&table.view(), &CategorySource::Squared));
    let slip_id = table.slip("Things in a drawer");
    let pile = slips_with(&table.view(), "Things in a drawer");
    let slip = pile.iter().find(|slip| slip.id == slip_id).expect("the slip in the pile");
    assert_eq!(press_on_slip(&table.view(), slip), Action::Pick { slip: slip_id, number: None });
    table.play_host(press_on_slip(&table.view(), slip));
    let Action::Unpick(number) = press_on_slip(&table.view(), slip) else { panic!("it is picked already") };
    table.play_host(Action::Unpick(number));
    assert_eq!(press_on_slip(&table.view(), slip), Action::Pick { slip: slip_id, number: None });
}
