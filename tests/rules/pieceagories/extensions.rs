//! Categories that people do not invent freely: with a preparation letter, or from cards.

use std::collections::BTreeSet;

use partypiece::{
    rules::{
        Seat,
        pieceagories::{
            Action, CategorySource, Event, LetterThrow, OwnView, PhaseView, Refusal, Setup, SheetRefusal,
        },
        piecepack::Rank,
        words::first_letter,
    },
    screens::pieceagories::advice,
    setup::pieceagories::{Need, materials},
};

use super::{
    setups::{ANA, BO, cards, letter, list_number, three},
    table::{Table, find_game},
};

/// The host of a game of three, who does not play.
const HAL: Seat = Seat(3);

const SONGS: &str = "Songs about rain and trains";

fn with_source(source: CategorySource) -> Setup {
    Setup { source, ..three() }
}

fn black_cards(many: usize) -> Setup {
    with_source(CategorySource::AgainstHumanity { cards: cards(many) })
}

fn adjective_cards(many: usize) -> Setup {
    with_source(CategorySource::ApplesToApples { cards: cards(many) })
}

fn other_cards(many: usize, reuses_cards: bool, half_time: bool) -> Setup {
    with_source(CategorySource::Other {
        game: "Blank Cards".to_owned(),
        cards: cards(many),
        reuses_cards,
        half_time,
    })
}

/// The categories on the list while it is chosen. With cards, the page has put them there already.
fn drawn_categories(table: &Table) -> Vec<String> {
    let PhaseView::Picking { picked, .. } = table.phase() else { panic!("nothing is being picked") };
    picked.into_iter().flatten().map(|category| category.text).collect()
}

fn has_enough_cards(table: &Table) -> bool {
    let PhaseView::Picking { enough, .. } = table.phase() else { panic!("nothing is being picked") };
    enough
}

/// A game "Pieceagories Pieceagories" with this preparation letter.
fn with_preparation_letter(c: char) -> Table {
    find_game(&with_source(CategorySource::Squared), |table| {
        table.throw_seen_by(ANA).is_some_and(|throw| throw.letter() == letter(c))
    })
}

/// PG-84, PG-R40
#[test]
fn categories_come_from_one_source_and_by_default_people_invent_them() {
    assert_eq!(three().source, CategorySource::Free);
    let inventing = |setup: &Setup| matches!(Table::new(setup, 1).phase(), PhaseView::Brainstorm { .. });
    for (setup, invented) in [
        (three(), true),
        (with_source(CategorySource::Squared), true),
        (black_cards(60), false),
        (adjective_cards(60), false),
        (other_cards(60, false, false), false),
    ] {
        assert_eq!(inventing(&setup), invented, "{:?}", setup.source);
        let mut table = Table::new(&setup, 1);
        let slips = || vec!["Rivers".to_owned()];
        if invented {
            assert!(matches!(
                table.refusal(HAL, Action::AddCards(slips())),
                Refusal::Sheet(SheetRefusal::NotNow { .. })
            ));
        } else {
            assert!(matches!(
                table.refusal(ANA, Action::Invent(slips())),
                Refusal::Sheet(SheetRefusal::NotNow { .. })
            ));
        }
    }
    let mut table = Table::new(&three(), 1);
    table.collect();
    assert!(
        matches!(table.refusal(HAL, Action::AddCards(cards(2))), Refusal::Sheet(SheetRefusal::NotNow { .. })),
        "also not later"
    );
}

/// PG-85
#[test]
fn inventing_with_a_letter_scores_nothing() {
    let mut table = with_preparation_letter('S');
    table.invent(ANA, &["Sports", SONGS]);
    let view = table.view();
    assert!(view.past.is_empty() && view.people.iter().all(|person| person.won == 0));
}

/// PG-86
#[test]
fn the_preparation_dice_use_the_same_chart() {
    let ace_five = find_game(&with_source(CategorySource::Squared), |table| {
        table.throw_seen_by(ANA) == Some(LetterThrow([Rank::Ace, Rank::Five]))
    });
    assert_eq!(
        ace_five.throw_seen_by(BO).map(|throw| throw.letter()),
        Some(letter('S')),
        "everybody sees the letter"
    );
    assert_eq!(
        Table::new(&three(), 1).throw_seen_by(ANA),
        None,
        "without the extension there are no dice yet"
    );
}

/// PG-87, PG-88, PG-R39
#[test]
fn invented_categories_start_with_the_preparation_letter() {
    let mut table = with_preparation_letter('S');
    table.invent(ANA, &["Sports teams", SONGS, "sörbets", "\"Spices\""]);
    for off in ["Fruit", "The Simpsons", "7 seas", "A song"] {
        let refusal = table.refusal(BO, Action::Invent(vec!["Spoons".to_owned(), off.to_owned()]));
        assert_eq!(refusal, Refusal::OffLetter { category: off.to_owned(), letter: letter('S') });
    }
    let many: Vec<String> = (0..30).map(|number| format!("Sort {number} of thing")).collect();
    table.play(ANA, Action::Invent(many));
    let mut table = with_preparation_letter('T');
    table.invent(ANA, &["The Beatles songs"]);
    assert_eq!(first_letter("The Beatles songs"), Some(letter('T')), "an article counts as the first word");
}

/// PG-89, PG-R39
#[test]
fn the_host_may_throw_another_letter_any_number_of_times() {
    let mut table = with_preparation_letter('S');
    table.invent(ANA, &["Sports"]);
    assert!(matches!(table.refusal(ANA, Action::Reroll), Refusal::Sheet(SheetRefusal::HostOnly { .. })));
    let mut letters = BTreeSet::new();
    for _ in 0..40 {
        let events = table.play_host(Action::Reroll);
        let throw = table.throw_seen_by(BO).expect("preparation dice");
        assert_eq!(events, [Event::Prepared(throw)]);
        letters.insert(char::from(throw.letter()));
        let Some(OwnView::Slips(slips)) = table.own(ANA) else { panic!("there is no brainstorm") };
        assert_eq!(slips.len(), 1, "slips in the pile stay there");
    }
    assert!(letters.len() > 4);
    while table.throw_seen_by(BO).is_some_and(|throw| throw.letter() != letter('B')) {
        table.play_host(Action::Reroll);
    }
    table.invent(ANA, &["Bands"]);
    assert!(matches!(
        table.refusal(ANA, Action::Invent(vec!["Snakes".to_owned()])),
        Refusal::OffLetter { .. }
    ));
    let mut free = Table::new(&three(), 1);
    assert!(matches!(free.refusal(HAL, Action::Reroll), Refusal::Sheet(SheetRefusal::NotNow { .. })));
}

/// PG-90
#[test]
fn after_inventing_with_a_letter_the_game_is_as_usual() {
    let mut table = with_preparation_letter('S');
    let slips: Vec<String> = (1..=10).map(|number| format!("Sort {number}")).collect();
    table.play(ANA, Action::Invent(slips));
    table.play_host(Action::Collect);
    assert!(matches!(table.refusal(HAL, Action::Reroll), Refusal::Sheet(SheetRefusal::NotNow { .. })));
    table.throw_dice();
    let round_letter = table.throw_seen_by(ANA).expect("dice").letter();
    let answer = format!("{}xyz", char::from(round_letter));
    table.write(&[&[&answer]]).score();
    assert_eq!(table.totals(), [1, 0, 0], "by the letter of the round's own dice");
}

/// PG-91, PG-95
#[test]
fn cards_belong_to_the_table_and_ten_must_be_different() {
    for source in
        [black_cards, adjective_cards, |many| other_cards(many, true, false)] as [fn(usize) -> Setup; 3]
    {
        for (many, refusal) in [(0, Some(0)), (9, Some(9)), (10, None)] {
            let allowed = refusal.map_or(Ok(()), |cards| Err(Refusal::FewCards { cards }));
            assert_eq!(source(many).check(), allowed);
        }
    }
    let mut same = cards(9);
    same.extend(["card 9!".to_owned(), " ".to_owned(), String::new(), "\u{200b}".to_owned()]);
    let setup = with_source(CategorySource::AgainstHumanity { cards: same });
    assert_eq!(setup.check(), Err(Refusal::FewCards { cards: 9 }), "equal cards count once");
    let long = with_source(CategorySource::AgainstHumanity { cards: vec!["x".repeat(201); 12] });
    assert_eq!(long.check(), Err(Refusal::LongSlip { characters: 201 }));
    let last_material_is = |setup: &Setup, name: &str| {
        materials(setup).last().map(|material| material.name == name && material.need == Need::Needed)
    };
    assert_eq!(last_material_is(&black_cards(10), "the black cards of Cards Against Humanity"), Some(true));
    assert_eq!(last_material_is(&adjective_cards(10), "the adjectives of Apples to Apples"), Some(true));
    assert_eq!(last_material_is(&other_cards(10, true, false), "the cards of Blank Cards"), Some(true));
    assert_eq!(last_material_is(&three(), "the cards of Blank Cards"), Some(false));
}

/// PG-92, PG-95
#[test]
fn ten_different_cards_are_drawn_without_a_choice() {
    let mut firsts = BTreeSet::new();
    for seed in 0..200 {
        let mut table = Table::new(&black_cards(90), seed);
        let list = drawn_categories(&table);
        let different: BTreeSet<&String> = list.iter().collect();
        assert_eq!((list.len(), different.len()), (10, 10));
        firsts.insert(list[0].clone());
        for action in [
            Action::Pick { slip: 0, number: None },
            Action::Unpick(list_number(1)),
            Action::Swap(list_number(1), list_number(2)),
            Action::Fill,
        ] {
            assert_eq!(table.refusal(HAL, action), Refusal::CardsDecide);
        }
        let PhaseView::Picking { pool, .. } = table.phase() else { panic!("nothing is being picked") };
        assert!(pool.is_empty(), "nobody sees cards that were not drawn");
    }
    assert!(firsts.len() > 60, "any card may be number 1");
}

/// PG-93, PG-96, PG-99
#[test]
fn played_cards_are_out_unless_they_may_be_replayed() {
    for setup in [black_cards(60), adjective_cards(60), other_cards(60, false, false)] {
        let mut table = Table::new(&setup, 1);
        let mut seen = BTreeSet::new();
        for round in 1..=6 {
            for card in drawn_categories(&table) {
                assert!(seen.insert(card.clone()), "{card} again in round {round}");
            }
            table.play_round(&[1, 0, 0]);
        }
        assert_eq!(seen.len(), 60);
        assert!(matches!(table.phase(), PhaseView::Over { .. }));
    }
    let mut table = Table::new(&other_cards(10, true, false), 1);
    for _ in 0..6 {
        assert_eq!(drawn_categories(&table).len(), 10);
        table.play_round(&[1, 0, 0]);
    }
}

/// PG-94, PG-98
#[test]
fn with_cards_everything_else_is_as_usual() {
    for setup in [black_cards(60), adjective_cards(60)] {
        let mut table = Table::new(&setup, 1);
        assert!(matches!(table.refusal(ANA, Action::UseList), Refusal::Sheet(SheetRefusal::HostOnly { .. })));
        table.throw_dice();
        let c = char::from(table.throw_seen_by(ANA).expect("dice").letter());
        let (one, other) = (format!("{c}ab"), format!("{c}ub"));
        table.write(&[&[&one, &other], &[&one]]).score();
        assert_eq!(table.totals(), [1, 0, 0]);
        table.play_host(Action::Advance);
        assert_eq!(table.won(), [1, 0, 0]);
    }
}

/// PG-94, PG-97, PG-R37, PG-99
#[test]
fn some_cards_have_half_the_time() {
    for (setup, seconds_a_minute) in [
        (three(), 60),
        (black_cards(60), 60),
        (adjective_cards(60), 30),
        (other_cards(60, false, false), 60),
        (other_cards(60, false, true), 30),
    ] {
        let mut seconds = BTreeSet::new();
        for seed in 0..40 {
            let mut table = Table::new(&setup, seed);
            if !table.view().cards {
                table.collect();
            }
            let coin = table.use_list().flip_until_set();
            let PhaseView::ReadyToRoll { seconds: set, .. } = table.phase() else {
                panic!("the clock is not set")
            };
            assert_eq!(set, u32::from(coin.rank.value()) * seconds_a_minute);
            seconds.insert(set);
        }
        assert_eq!(seconds, (1..=5).map(|minutes| minutes * seconds_a_minute).collect());
    }
}

/// PG-R38, PG-93
#[test]
fn with_fewer_than_ten_cards_left_the_host_adds_some_or_ends_the_game() {
    let mut table = Table::new(&adjective_cards(19), 1);
    assert!(has_enough_cards(&table));
    table.play_round(&[1, 0, 0]);
    assert!(!has_enough_cards(&table) && drawn_categories(&table).is_empty());
    assert_eq!(table.refusal(HAL, Action::UseList), Refusal::FewCards { cards: 9 });
    assert!(matches!(
        table.refusal(BO, Action::AddCards(cards(3))),
        Refusal::Sheet(SheetRefusal::HostOnly { .. })
    ));
    for (slips, refusal) in [
        (vec![], Refusal::EmptySlip),
        (vec!["x".to_owned(); 10_000], Refusal::ManySlips { slips: 10_000 }),
        (vec!["x".repeat(300)], Refusal::LongSlip { characters: 300 }),
    ] {
        assert_eq!(table.refusal(HAL, Action::AddCards(slips)), refusal);
    }
    assert_eq!(
        table.play_host(Action::AddCards(cards(19))),
        [Event::CardsAdded { cards: 0 }],
        "these cards are there already"
    );
    let fresh = vec!["Sticky".to_owned(), "sticky".to_owned()];
    assert_eq!(table.play_host(Action::AddCards(fresh)), [Event::CardsAdded { cards: 1 }, Event::Drawn]);
    assert!(has_enough_cards(&table) && drawn_categories(&table).contains(&"Sticky".to_owned()));
    table.play_round(&[1, 0, 0]);
    assert_eq!(table.play_host(Action::End), [Event::Over { winners: vec![ANA] }]);
    assert_eq!(table.won(), [2, 0, 0]);
}

/// PG-R38
#[test]
fn a_table_with_too_few_cards_is_told_before_the_game() {
    let sentence =
        "6 rounds take 60 cards, and there are 19: enough for 1 round. More can be added during play.";
    assert_eq!(advice(&black_cards(19)), [sentence]);
    assert!(advice(&adjective_cards(40))[0].contains("there are 40: enough for 4 rounds."));
    for enough in [black_cards(60), other_cards(10, true, false), three()] {
        assert_eq!(advice(&enough), Vec::<String>::new());
    }
}

/// PG-R45, PG-93
#[test]
fn cards_of_a_cancelled_round_were_seen_and_stay_out() {
    let mut table = Table::new(&black_cards(20), 1);
    let first: BTreeSet<String> = drawn_categories(&table).into_iter().collect();
    table.use_list();
    let events = table.play_host(Action::RestartRound);
    assert_eq!(events, [Event::RoundCancelled, Event::Round(1), Event::Drawn]);
    assert!(drawn_categories(&table).iter().all(|card| !first.contains(card)));
}

/// PG-99
#[test]
fn cards_of_another_game_are_called_by_its_name() {
    let long = with_source(CategorySource::Other {
        game: "g".repeat(201),
        cards: cards(10),
        reuses_cards: false,
        half_time: false,
    });
    assert_eq!(long.check(), Err(Refusal::LongText { characters: 201 }));
}
