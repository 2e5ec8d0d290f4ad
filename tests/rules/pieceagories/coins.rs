//! Birthdays, and the coin that sets the timer.

use partypiece::{
    rules::{
        Luck, Seat,
        luck::Seed,
        pieceagories::{
            Action, Day, Event, Forfeit, NextFlip, PhaseView, Refusal, Setup, SheetAction, SheetEvent,
            SheetRefusal, coins::Field,
        },
        piecepack::{Coin, Rank, Suit},
        sheets::OpenPhaseView,
    },
    screens::pieceagories::TIE_BREAKS,
};

use super::{
    setups::{ANA, BO, CY, DI, day, four, name, people, three, with_house},
    table::{Table, find_game, with_letter},
};

fn with_birthdays(setup: Setup, birthdays: &[(u8, u8)]) -> Setup {
    let mut setup = setup;
    for (player, &(month, date)) in setup.players.iter_mut().zip(birthdays) {
        player.birthday = Some(day(month, date));
    }
    setup
}

/// A table with its list ready, about to flip a coin on this day.
fn flip_due(setup: &Setup, seed: u64, today: (u8, u8)) -> Table {
    let mut table = Table::new(setup, seed);
    table.collect().use_list();
    table.play_host(Action::Today(day(today.0, today.1)));
    table
}

fn due(table: &Table) -> Option<NextFlip> {
    let PhaseView::Flipping { due, .. } = table.phase() else { panic!("no coin to turn") };
    due
}

/// What each coin would show, found by flipping it in a game with the same seed.
fn faces(setup: &Setup, seed: u64) -> Vec<Rank> {
    let look = |place: u32| {
        let mut table = flip_due(setup, seed, (1, 1));
        let flipper = table.flipper();
        table.play(flipper, Action::Flip(place));
        table.view().coins[place as usize].face.expect("a coin that was turned")
    };
    (0..u32::from(setup.suits) * 6).map(look).collect()
}

/// The places of blank coins, and of the others.
fn nulls_and_numbers(faces: &[Rank]) -> (Vec<u32>, Vec<u32>) {
    let places = || (0..).zip(faces);
    let of = |null: bool| {
        places().filter(|(_, rank)| (**rank == Rank::Null) == null).map(|(index, _)| index).collect()
    };
    (of(true), of(false))
}

/// PG-38, PG-R11, section 6.4
#[test]
fn the_year_is_a_ring_of_366_days() {
    for (today, birthday, distance) in [
        ((11, 20), (11, 21), 1),
        ((11, 20), (11, 20), 0),
        ((11, 20), (1, 1), 42),
        ((11, 20), (11, 19), 365),
        ((2, 28), (2, 28), 0),
        ((2, 28), (2, 29), 1),
        ((2, 28), (3, 1), 2),
        ((3, 1), (2, 29), 365),
        ((12, 31), (1, 1), 1),
        ((1, 1), (12, 31), 365),
    ] {
        let (today, birthday) = (day(today.0, today.1), day(birthday.0, birthday.1));
        assert_eq!(birthday.distance_from(today), distance, "from {today} to {birthday}");
    }
}

/// PG-38, PG-R11
#[test]
fn a_leap_year_has_366_days() {
    for (month, days) in (1..).zip([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]) {
        for date in 0..=255 {
            assert_eq!(Day::new(month, date).is_some(), (1..=days).contains(&date), "{month}-{date}");
        }
    }
    assert_eq!((Day::new(0, 1), Day::new(13, 1), Day::new(255, 1)), (None, None, None));
    let first = day(1, 1);
    let all = (1..=12).flat_map(|month| (1..=31).filter_map(move |date| Day::new(month, date)));
    assert!(all.map(|day| day.distance_from(first)).eq(0..366), "each day follows the last one");
    assert_eq!(day(2, 29).to_string(), "29 February");
}

/// PG-38, PG-R10
#[test]
fn the_next_birthday_flips_the_first_coin() {
    let setup = with_birthdays(three(), &[(3, 5), (12, 24), (11, 1)]);
    assert_eq!(due(&flip_due(&setup, 1, (11, 20))), Some(NextFlip::Seat(BO)));
    assert_eq!(due(&flip_due(&setup, 1, (11, 1))), Some(NextFlip::Seat(CY)), "a birthday today is next");
    assert_eq!(due(&flip_due(&setup, 1, (11, 2))), Some(NextFlip::Seat(BO)));
}

/// PG-38
#[test]
fn no_coin_is_flipped_before_the_date_is_known() {
    let mut table = Table::new(&three(), 1);
    table.collect().use_list();
    assert_eq!(due(&table), None);
    assert_eq!(table.refusal(ANA, Action::Flip(0)), Refusal::DateMissing);
    assert_eq!(table.refusal(DI, Action::ChooseFlipper { seat: ANA, how: None }), Refusal::DateMissing);
    let refusal = table.refusal(ANA, Action::Today(day(1, 1)));
    assert!(matches!(refusal, Refusal::Sheet(SheetRefusal::HostOnly { .. })));
    assert_eq!(table.0.to_act(), [DI].into());
    assert_eq!(table.play_host(Action::Today(day(1, 2))), [Event::DayIs(day(1, 2))]);
    assert!(matches!(table.phase(), PhaseView::Flipping { today: Some(today), .. } if today == day(1, 2)));
    assert_eq!(due(&table), Some(NextFlip::Seat(BO)));
    table.play_host(Action::Today(day(1, 3)));
    assert_eq!(due(&table), Some(NextFlip::Seat(CY)), "the host corrects the date");
    table.flip();
    table.play_host(Action::RestartRound);
    table.use_list();
    assert_eq!(table.refusal(DI, Action::Today(day(1, 1))), Refusal::DateFixed);
}

/// PG-39
#[test]
fn only_the_flipper_flips_a_coin_and_may_choose_any_hidden_one() {
    for place in 0..24 {
        let mut table = flip_due(&three(), 7, (1, 2));
        for by in [ANA, CY, DI] {
            assert_eq!(
                table.refusal(by, Action::Flip(place)),
                Refusal::Sheet(SheetRefusal::Turn { name: name("Bo") })
            );
        }
        assert_eq!(table.refusal(BO, Action::Flip(24)), Refusal::NoCoin);
        assert_eq!(table.refusal(BO, Action::Flip(u32::MAX)), Refusal::NoCoin);
        let events = table.play(BO, Action::Flip(place));
        let seen = table.view().coins[place as usize];
        let coin = Coin { suit: seen.suit, rank: seen.face.expect("turned") };
        assert_eq!(events[0], Event::CoinFlipped { by: BO, coin });
        if let PhaseView::ReadyToRoll { seconds, .. } = table.phase() {
            assert_eq!(seconds, u32::from(coin.rank.value()) * 60);
            assert_eq!(events[1..], [Event::TimerSet { seconds }]);
        } else {
            assert_eq!((coin.rank, events.len()), (Rank::Null, 1));
        }
    }
}

/// PG-40, PG-45, PG-R13
#[test]
fn a_blank_passes_the_coin_on_and_the_next_round_continues_there() {
    // From 20 November on, the order is Bo, Ana, Cy, Di.
    let setup = with_birthdays(four(), &[(11, 21), (11, 20), (1, 1), (11, 19)]);
    let (nulls, numbers) = nulls_and_numbers(&faces(&setup, 5));
    let mut table = flip_due(&setup, 5, (11, 20));
    assert_eq!(table.play(BO, Action::Flip(nulls[0])).len(), 1, "no time is set");
    assert_eq!(due(&table), Some(NextFlip::Seat(ANA)));
    assert!(matches!(table.play(ANA, Action::Flip(numbers[0]))[1], Event::TimerSet { .. }));
    table.round_from_the_dice(&[1, 0, 0, 0]);
    table.use_list();
    assert_eq!(due(&table), Some(NextFlip::Seat(CY)));
}

/// PG-41, PG-R14, PG-R15
#[test]
fn the_coin_is_passed_until_a_number_shows_at_most_five_times() {
    let setup = people(&["Ana", "Bo"]);
    let (nulls, numbers) = nulls_and_numbers(&faces(&setup, 3));
    assert_eq!((nulls.len(), numbers.len()), (4, 20));
    for fifth in numbers {
        let mut table = flip_due(&setup, 3, (1, 1));
        for (&place, flipper) in nulls.iter().zip([ANA, BO, ANA, BO]) {
            assert_eq!(due(&table), Some(NextFlip::Seat(flipper)));
            table.play(flipper, Action::Flip(place));
            assert_eq!(table.view().coins[place as usize].face, Some(Rank::Null), "a blank stays face up");
            let next = table.flipper();
            assert_eq!(table.refusal(next, Action::Flip(place)), Refusal::NoCoin);
        }
        table.play(ANA, Action::Flip(fifth));
        let PhaseView::ReadyToRoll { seconds, .. } = table.phase() else { panic!("no time is set") };
        assert!([60, 120, 180, 240, 300].contains(&seconds));
        assert!(matches!(
            table.refusal(BO, Action::Flip(fifth)),
            Refusal::Sheet(SheetRefusal::NotNow { .. })
        ));
    }
}

/// PG-42, PG-R12
#[test]
fn the_host_chooses_among_equal_birthdays_until_each_had_a_coin() {
    let setup = with_birthdays(three(), &[(3, 5), (6, 1), (3, 5)]);
    let mut table = flip_due(&setup, 2, (2, 1));
    assert_eq!(due(&table), Some(NextFlip::Tie(vec![ANA, CY])));
    assert_eq!(
        table.refusal(ANA, Action::Flip(0)),
        Refusal::TieFirst { names: vec![name("Ana"), name("Cy")] }
    );
    assert_eq!(table.refusal(DI, Action::ChooseFlipper { seat: BO, how: None }), Refusal::NotInTie);
    let refusal = table.refusal(CY, Action::ChooseFlipper { seat: CY, how: None });
    assert!(matches!(refusal, Refusal::Sheet(SheetRefusal::HostOnly { .. })));
    assert_eq!(table.0.to_act(), [DI].into());
    table.play_host(Action::ChooseFlipper { seat: CY, how: None });
    assert_eq!(table.0.to_act(), [CY].into());
    assert_eq!(table.refusal(ANA, Action::Flip(0)), Refusal::Sheet(SheetRefusal::Turn { name: name("Cy") }));
    for (flippers, after) in [
        (vec![CY, ANA, BO], NextFlip::Tie(vec![ANA, CY])),
        (vec![CY, ANA, BO, ANA, CY], NextFlip::Seat(BO)),
        (vec![CY], NextFlip::Seat(ANA)),
    ] {
        // Each of these players flips one coin. After a number the round is played to its end. The next
        // player to flip is the same after a number as after a blank.
        let mut table = flip_due(&setup, 2, (2, 1));
        for flipper in flippers {
            if let Some(NextFlip::Tie(_)) = due(&table) {
                table.play_host(Action::ChooseFlipper { seat: flipper, how: None });
            }
            assert_eq!(table.flip().0, flipper);
            if let PhaseView::ReadyToRoll { .. } = table.phase() {
                table.round_from_the_dice(&[1, 0, 0]);
                table.use_list();
            }
        }
        assert_eq!(due(&table), Some(after));
    }
}

/// PG-42
#[test]
fn a_named_flipper_no_longer_flips_when_the_date_changes() {
    let setup = with_birthdays(four(), &[(3, 5), (6, 1), (3, 5), (6, 1)]);
    let mut table = flip_due(&setup, 2, (2, 1));
    table.play_host(Action::ChooseFlipper { seat: ANA, how: None });
    table.play_host(Action::Today(day(2, 2)));
    assert!(
        matches!(table.phase(), PhaseView::Flipping { named: None, .. }),
        "the tie is the same, but nobody is named any more"
    );
    table.play_host(Action::Today(day(4, 1)));
    assert_eq!(due(&table), Some(NextFlip::Tie(vec![BO, DI])));
    assert!(matches!(table.refusal(ANA, Action::Flip(0)), Refusal::TieFirst { .. }));
    table.play_host(Action::ChooseFlipper { seat: BO, how: None });
    table.play_host(Action::Leave(BO));
    assert_eq!(due(&table), Some(NextFlip::Seat(DI)), "a player who has left is skipped");
    table.play_host(Action::Return(BO));
    assert!(matches!(table.phase(), PhaseView::Flipping { named: None, .. }), "also when the player returns");
}

/// PG-43
#[test]
fn on_equal_birthdays_the_host_names_the_flipper_and_may_say_how_it_was_decided() {
    assert_eq!(TIE_BREAKS, ["rock, paper, scissors", "the nearest guess", "arm wrestling", "push-ups"]);
    let setup = with_birthdays(three(), &[(3, 5), (6, 1), (3, 5)]);
    for how in TIE_BREAKS.into_iter().chain(["something else"]).map(|way| Some(way.to_owned())).chain([None])
    {
        let mut table = flip_due(&setup, 2, (2, 1));
        let named = table.play_host(Action::ChooseFlipper { seat: CY, how: how.clone() });
        assert_eq!(named, [Event::FlipperNamed { seat: CY, how }]);
    }
    let mut table = flip_due(&setup, 2, (2, 1));
    let long = Action::ChooseFlipper { seat: CY, how: Some("y".repeat(201)) };
    assert_eq!(table.refusal(DI, long), Refusal::LongText { characters: 201 });
}

/// PG-44, PG-R36
#[test]
fn a_blank_reminds_of_the_forfeit_once_if_the_house_has_one() {
    let (nulls, numbers) = nulls_and_numbers(&faces(&three(), 4));
    let reminder = |text: Option<&str>| Event::Forfeit { seats: vec![ANA], text: text.map(str::to_owned) };
    for (forfeit, reminders) in [
        (None, vec![]),
        (Some(Forfeit::Drink { of_age: true }), vec![reminder(None)]),
        (Some(Forfeit::Other("sing".to_owned())), vec![reminder(Some("sing"))]),
    ] {
        let setup = with_house(three(), |house| house.forfeit = forfeit);
        let events = flip_due(&setup, 4, (1, 1)).play(ANA, Action::Flip(nulls[0]));
        assert_eq!(events[1..], reminders);
        let events = flip_due(&setup, 4, (1, 1)).play(ANA, Action::Flip(numbers[0]));
        assert!(
            matches!(events[..], [Event::CoinFlipped { .. }, Event::TimerSet { .. }]),
            "not for a number"
        );
    }
}

/// PG-46
#[test]
fn the_timer_is_set_and_does_not_start_yet() {
    let mut table = flip_due(&three(), 1, (1, 1));
    let minutes = table.flip_until_set().rank.value();
    table.play_host(Action::Roll);
    let shown = |table: &Table| (table.sheet_table().seconds, table.sheet_phase());
    let full = u32::from(minutes) * 60;
    assert_eq!(shown(&table), (full, Some(OpenPhaseView::Paper { running: false })));
    assert_eq!(table.refusal(DI, SheetAction::TimeUp), Refusal::Sheet(SheetRefusal::NotBegun));
    assert_eq!(table.play_host(SheetAction::Begin), [Event::Sheet(SheetEvent::AllBegan { by: DI })]);
    assert_eq!(shown(&table), (full, Some(OpenPhaseView::Paper { running: true })));
}

/// PG-R09, PG-R37
#[test]
fn the_number_of_a_coin_sets_the_minutes() {
    for (rank, minutes) in Rank::ALL.into_iter().zip(0..) {
        assert_eq!(rank.value(), minutes, "{rank}");
        if rank != Rank::Null {
            let wanted = |table: &mut Table| table.collect().use_list().flip().1.rank == rank;
            let mut table = find_game(&three(), wanted);
            table.collect().use_list().flip();
            let PhaseView::ReadyToRoll { seconds, .. } = table.phase() else { panic!("no time") };
            assert_eq!(seconds, u32::from(minutes) * 60);
        }
    }
}

/// PG-R17
#[test]
fn a_host_who_does_not_play_flips_no_coin() {
    let mut table = flip_due(&three(), 1, (1, 1));
    let flippers: Vec<Seat> = (0..3)
        .map(|_| {
            let (by, coin) = table.flip();
            if coin.rank != Rank::Null {
                table.round_from_the_dice(&[1, 0, 0]);
                table.use_list();
            }
            by
        })
        .collect();
    assert_eq!(flippers, [ANA, BO, CY]);
    assert_eq!(due(&table), Some(NextFlip::Seat(ANA)));
}

/// PG-R46
#[test]
fn players_who_left_are_skipped() {
    let mut table = flip_due(&three(), 1, (1, 1));
    table.play_host(Action::Leave(ANA));
    assert_eq!(due(&table), Some(NextFlip::Seat(BO)));
    assert_eq!(table.flip().0, BO);
    table.play_host(Action::RestartRound);
    table.play_host(Action::Return(ANA));
    table.play_host(Action::Leave(CY));
    table.use_list();
    assert_eq!(due(&table), Some(NextFlip::Seat(ANA)));
}

/// With this house rule the coin goes around the table, and nobody is asked for the date.
#[test]
fn by_house_rule_the_coin_goes_around_the_table() {
    let setup = with_house(with_birthdays(three(), &[(3, 5), (3, 5), (1, 1)]), |house| house.by_seat = true);
    let mut table = Table::new(&setup, 1);
    table.collect().use_list();
    assert_eq!(due(&table), Some(NextFlip::Seat(ANA)));
    assert_eq!(table.refusal(DI, Action::Today(day(1, 1))), Refusal::DateFixed);
    table.flip();
    table.play_host(Action::RestartRound);
    table.use_list();
    assert_eq!(due(&table), Some(NextFlip::Seat(BO)));
}

/// PG-R16
#[test]
fn a_set_needs_numbers_and_after_the_last_blank_all_coins_are_hidden_again() {
    let coin = |rank| Coin { suit: Suit::Suns, rank };
    let luck = &mut Luck::new(Seed(1));
    assert_eq!(Field::spread(&[coin(Rank::Null), coin(Rank::Null)], luck), None);
    assert_eq!(Field::spread(&[], luck), None);
    // With two coins the blank may come last; then both are hidden again.
    for seed in 0..20 {
        let luck = &mut Luck::new(Seed(seed));
        let mut field = Field::spread(&[coin(Rank::Null), coin(Rank::Ace)], luck).expect("a number");
        let up = |field: &Field| field.seen().iter().filter(|coin| coin.face.is_some()).count();
        let first = field.flip(0, luck).expect("a coin");
        assert_eq!((up(&field), field.flip(0, luck)), (1, None), "the coin is face up already");
        field.flip(1, luck).expect("the other coin");
        assert_eq!(up(&field), if first.rank == Rank::Null { 2 } else { 0 });
    }
}

/// PG-41, section 6.2
#[test]
fn the_chances_of_blanks_are_those_of_the_rules() {
    let coins = Coin::set(4);
    let all = u64::try_from(coins.len()).expect("few");
    let nulls = u64::try_from(coins.iter().filter(|coin| coin.rank == Rank::Null).count()).expect("few");
    // Blanks stay face up, so each one leaves one coin and one blank less.
    for (k, (numerator, denominator)) in (0..).zip([(5, 6), (10, 69), (5, 253), (10, 5313), (1, 10626)]) {
        let before: (u64, u64) =
            (0..k).fold((1, 1), |(a, b), turned| (a * (nulls - turned), b * (all - turned)));
        let chance = (before.0 * (all - nulls), before.1 * (all - k));
        assert_eq!(chance.0 * denominator, chance.1 * numerator, "{k} blanks");
    }
    assert_eq!(with_letter(&three(), 'T').view().coins.iter().filter(|coin| coin.face.is_none()).count(), 23);
}
