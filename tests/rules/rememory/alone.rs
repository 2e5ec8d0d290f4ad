//! One player alone, the game of the day, the queue of many players, and their ranking.

use std::collections::BTreeSet;

use partypiece::{
    play::Game,
    rules::{
        Seat, Viewer,
        luck::Seed,
        rememory::{Action, Deal, PhaseView, Refusal, Rememory, Variant, Wait},
    },
    screens::{
        GameScreens,
        rememory::{hidden_side, introduction, rest_of_ranking, sentence, wait_text},
    },
};

/// The seed of the game of a day.
fn day_seed(year: u16, month: u8, day: u8) -> Seed {
    Seed::of_day(*b"RMRY", year, month, day)
}

use super::{
    setups::{ANA, BO, CY, ROWS, STEALS, alone, hands, many, three, variants},
    table::{Table, started, tiles},
};

/// RM-R35: a turn lasts until a wrong tile, and the turns are counted.
#[test]
fn a_single_player_counts_turns() {
    let mut table = Table::new(&alone(Variant::Bag), 1);
    assert!(table.view().solo);
    table.hit();
    table.hit();
    assert_eq!(table.view().turns, 1);
    table.miss();
    table.miss();
    assert_eq!((table.turn(), table.view().turns), (ANA, 3));
    table.find_all_but(0);
    assert_eq!(table.view().turns, 3);
    assert_eq!(table.phase(), PhaseView::Over { winners: vec![ANA] });
}

/// RM-R35: there is nobody to hide anything from.
#[test]
fn a_single_player_has_no_curtain() {
    for variant in [ROWS, Variant::Hands { deal: Deal::Random, hidden: true }] {
        let mut table = Table::new(&alone(variant), 1);
        assert_eq!(table.view().private(), None);
        table.bring_coin();
        assert_eq!(table.view().private(), None);
        assert!(table.view().in_play().expect("a coin").public.coin().is_some());
        assert_eq!(table.refusal(ANA, Action::Look), Refusal::AlreadyOpen);
    }
    let mut rows = Table::new(&alone(ROWS), 1);
    rows.bring_coin();
    assert_eq!(rows.refusal(ANA, Action::Pick { place: 9 }), Refusal::Bound, "it has been seen");
    let hand = Table::new(&alone(Variant::Hands { deal: Deal::Random, hidden: true }), 1);
    assert_eq!(hand.hand(ANA).len(), 24);
    assert_eq!(hand.own(ANA), None, "it is open");
}

/// RM-R36: every version of the page must have the same seeds, so that results of a day can be compared.
#[test]
fn the_seed_of_a_day_never_changes() {
    assert_eq!(day_seed(2026, 11, 21), Seed(0x524d_5259_07ea_0b15));
    assert_eq!(day_seed(1, 1, 1), Seed(0x524d_5259_0001_0101));
    let first: Vec<String> = tiles(day_seed(2026, 11, 21).0)[..3].iter().map(ToString::to_string).collect();
    assert_eq!(first, FIRST_OF_THE_DAY);
}

/// The first three tiles of 21 November 2026.
const FIRST_OF_THE_DAY: [&str; 3] = ["4 of Arms", "2 of Suns", "2 of Moons"];

/// RM-R36
#[test]
fn every_day_has_its_own_grid_and_all_variants_have_the_same() {
    let mut seeds = Vec::new();
    for (year, month, day) in [(2026, 1, 1), (2026, 1, 2), (2026, 2, 1), (2027, 1, 1), (2026, 12, 31)] {
        seeds.push(day_seed(year, month, day).0);
    }
    let different: BTreeSet<u64> = seeds.iter().copied().collect();
    assert_eq!(different.len(), 5);
    let grid = tiles(seeds[0]);
    assert!(seeds[1..].iter().all(|&seed| tiles(seed) != grid));
    for variant in variants() {
        let setup = alone(variant);
        if setup.check().is_err() {
            continue;
        }
        let mut table = Table::new(&setup, seeds[0]);
        while table.game.outcome().is_none() {
            // `hit` turns the place at which the tile lies in a game with a bag. If this variant had another
            // grid, that would be a miss.
            table.hit();
        }
        assert_eq!(table.view().turns, 1);
    }
}

/// RM-14: the position of everybody in the queue.
#[test]
fn everybody_can_see_their_position_in_the_queue() {
    let mut table = Table::new(&many(99, Variant::Bag), 1);
    table.miss();
    let view = table.view();
    assert_eq!(
        view.queue().map(|person| person.seat.0).collect::<Vec<_>>(),
        (1..99).chain([0]).collect::<Vec<_>>()
    );
    assert_eq!(
        (view.wait(BO), view.wait(CY), view.wait(Seat(8)), view.wait(ANA)),
        (Wait::Now, Wait::Turns(1), Wait::Turns(7), Wait::Turns(98))
    );
    assert_eq!(wait_text(&view, BO), "It is Bo’s turn.");
    assert_eq!(wait_text(&view, CY), "Cy is next.");
    assert_eq!(wait_text(&view, Seat(8)), "It is Guest 8’s turn in 7 turns.");
    assert_eq!(view.wait(Seat(99)), Wait::Never);
    table.find_all_but(0);
    assert_eq!(table.view().queue().count(), 0);
    assert_eq!(wait_text(&table.view(), BO), "Bo has no more turns.");
}

/// RM-17: the page names the first few of the ranking; one sentence sums up the others.
#[test]
fn every_player_with_tiles_is_ranked() {
    let mut table = Table::new(&many(6, Variant::Bag), 1);
    let ranked = |table: &Table| table.view().ranked().iter().map(|person| person.seat.0).collect::<Vec<_>>();
    assert_eq!((ranked(&table), rest_of_ranking(&table.view(), 0)), (vec![], None));
    for (found, sentence) in [
        (1, "and 1 more with 1 tile"),
        (1, "and 2 more with 1 tile each"),
        (4, "and 3 more with 1 to 4 tiles"),
        (2, "and 4 more with 1 to 4 tiles"),
    ] {
        (0..found).for_each(|_| drop(table.hit()));
        table.miss();
        assert_eq!(rest_of_ranking(&table.view(), 0).as_deref(), Some(sentence));
    }
    assert_eq!(ranked(&table), [2, 3, 0, 1]);
    assert_eq!(rest_of_ranking(&table.view(), 1).as_deref(), Some("and 3 more with 1 to 2 tiles"));
    assert_eq!(rest_of_ranking(&table.view(), 2).as_deref(), Some("and 2 more with 1 tile each"));
    assert_eq!(rest_of_ranking(&table.view(), 4), None);
    // Guest 4, the fifth player, now shares the first place. So the largest number of tiles among
    // the others is also 4.
    (0..4).for_each(|_| drop(table.hit()));
    table.miss();
    assert_eq!(rest_of_ranking(&table.view(), 1).as_deref(), Some("and 4 more with 1 to 4 tiles"));
    let mut two = Table::new(&many(2, Variant::Bag), 1);
    (0..4).for_each(|_| drop(two.hit()));
    assert_eq!(rest_of_ranking(&two.view(), 0).as_deref(), Some("and 1 more with 4 tiles"));
}

/// RM-R17: players who are skipped are not counted.
#[test]
fn the_queue_leaves_out_players_without_coins() {
    let mut table = Table::new(&many(13, hands(Deal::Random)), 1);
    // Each hit takes a new coin from the reserve. The twelfth uses Ana's last coin.
    for _ in 0..11 {
        table.hit();
    }
    let (_, reserve) = table.coin_counts();
    assert_eq!(reserve, 0);
    table.hit();
    assert_eq!(table.view().wait(ANA), Wait::Never);
    assert_eq!(wait_text(&table.view(), ANA), "Ana has no more turns.");
    assert_eq!(table.view().wait(Seat(12)), Wait::Turns(11));
}

/// The view shows how many turns a player has to wait; this number goes down by one each turn.
#[test]
fn the_queue_moves_by_one() {
    for variant in [Variant::Bag, ROWS, STEALS] {
        let mut table = Table::new(&many(7, variant), 2);
        for turns in (1..7).rev() {
            table.miss();
            assert_eq!(table.view().wait(ANA), Wait::Turns(turns));
        }
    }
}

/// RM-04
#[test]
fn the_leaders_have_the_most_tiles() {
    let mut table = Table::new(&three(Variant::Bag), 1);
    let leaders = |table: &Table| {
        let view = table.view();
        let found = view.ranked();
        let most = found.first().map_or(0, |person| person.kept.len());
        let leads = found.iter().filter(|person| person.kept.len() == most);
        (leads.map(|person| person.seat).collect::<Vec<_>>(), most)
    };
    assert_eq!(leaders(&table), (vec![], 0));
    table.hit();
    assert_eq!(leaders(&table), (vec![ANA], 1));
    table.miss();
    table.hit();
    assert_eq!(leaders(&table), (vec![ANA, BO], 1));
    table.hit();
    assert_eq!(leaders(&table), (vec![BO], 2));
}

/// At the start of a game of the day, everybody sees the same as in any other game.
#[test]
fn a_game_of_a_day_can_be_started() {
    let game =
        Game::<partypiece::rules::rememory::Rememory>::start(alone(Variant::Bag), day_seed(2026, 2, 28));
    assert!(game.is_ok_and(|game| game.view() == started(&alone(Variant::Bag), 1).view()));
}

/// The words of a game of several, which are untrue for a single player.
const OF_SEVERAL: [&str; 5] = ["next player", "verybody", "Most tiles", "most tiles", "Only you"];

/// RM-R35: what a single player reads never speaks of others: at the foot, in the log, and on the three cards.
#[test]
fn a_single_player_never_reads_about_others() {
    for variant in variants().into_iter().filter(|variant| !matches!(variant, Variant::Steals { .. })) {
        let mut table = Table::new(&alone(variant), 4);
        let mut read = Vec::new();
        for turn in 0..12 {
            let look = |table: &Table| sentence(&table.view(), None, false, None);
            read.push(look(&table));
            match turn % 3 {
                0 => {
                    table.open_wrong();
                    read.push(look(&table));
                    table.play_active(Action::Close);
                }
                1 => drop(table.hit()),
                _ => drop(table.miss()),
            }
        }
        let view = table.view();
        read.extend(introduction(&view).map(|(_, text)| text.to_owned()));
        read.extend(table.game.log().iter().map(|line| table.game.tell(line)));
        read.extend(Rememory::moment(&view, Viewer::Table).map(|moment| moment.tip.to_owned()));
        assert!(hidden_side(&view, true, false).is_none_or(|side| !side.reveal), "nobody to show it to");
        for sentence in read {
            assert!(!OF_SEVERAL.iter().any(|words| sentence.contains(words)), "{variant:?}: {sentence}");
        }
    }
}

/// RM-22 to RM-37: the three cards before a first game say where the coins of this variant come from.
#[test]
fn every_variant_has_its_own_introduction() {
    let mut texts = BTreeSet::new();
    for variant in variants() {
        let cards = introduction(&Table::new(&three(variant), 4).view());
        assert!(cards.iter().all(|(_, text)| text.len() <= 130 && text.ends_with('.')), "{cards:?}");
        texts.insert(cards[0].1);
    }
    assert_eq!(texts.len(), 5, "{texts:?}");
    let even = introduction(&Table::new(&three(hands(Deal::Random)), 4).view());
    assert!(!even[2].1.contains("Most tiles"), "all end with the same number: {even:?}");
}
