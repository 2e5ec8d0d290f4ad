//! From one round to the next, and the end.

use partypiece::rules::{
    Outcome, Seat,
    pieceagories::{
        Action, Event, Host, PhaseView, Refusal, Setup, SheetAction, SheetEvent, SheetRefusal,
        coins::CoinSeen,
    },
    piecepack::{Rank, Suit},
    sheets::Typing,
};

use super::{
    setups::{ANA, BO, CY, DI, sheet, three, with_typing},
    table::{Table, scored, with_letter, with_sheets},
};

fn rounds(rounds: u8) -> Setup {
    Setup { rounds, ..three() }
}

fn outcome(winners: &[Seat], scores: &[u32]) -> Option<Outcome> {
    Some(Outcome { winners: winners.to_vec(), scores: scores.to_vec() })
}

/// PG-06, PG-74, PG-75, PG-R34
#[test]
fn all_players_with_the_most_points_win_the_round() {
    for (points, winners) in [
        ([7, 5, 4], &[ANA][..]),
        ([6, 5, 5], &[ANA]),
        ([6, 6, 3], &[ANA, BO]),
        ([3, 6, 6], &[BO, CY]),
        ([5, 5, 5], &[ANA, BO, CY]),
        ([0, 0, 0], &[ANA, BO, CY]),
        ([0, 0, 1], &[CY]),
    ] {
        let mut table = Table::new(&three(), 1);
        table.play_round(&points);
        let past = &table.view().past[0];
        assert_eq!(past.winners, winners, "{points:?}");
        assert_eq!(past.totals, points.map(u32::from));
        let moved = |seat: Seat| u8::from(winners.contains(&seat));
        assert_eq!(table.won(), [moved(ANA), moved(BO), moved(CY)]);
    }
}

/// PG-07
#[test]
fn rounds_won_decide_the_game_and_points_do_not() {
    let mut table = Table::new(&rounds(5), 1);
    for points in [[7, 6, 0], [7, 6, 0], [0, 10, 0], [7, 6, 0], [0, 10, 0]] {
        table.play_round(&points);
    }
    assert_eq!(table.0.outcome(), outcome(&[ANA], &[3, 2, 0]));
    let points: u32 = table.view().past.iter().map(|past| past.totals[1]).sum();
    assert_eq!(points, 38, "Bo has more points");
}

/// PG-76
#[test]
fn the_host_moves_the_pawn_of_each_winner_one_space() {
    let mut table = Table::new(&three(), 1);
    for points in [[1, 0, 0], [0, 0, 1], [0, 0, 1]] {
        table.play_round(&points);
    }
    assert_eq!(table.won(), [1, 0, 2]);
    table.throw_dice().write(&[&[], &[], &[]]).score();
    for by in [ANA, BO] {
        assert!(matches!(table.refusal(by, Action::Advance), Refusal::Sheet(SheetRefusal::HostOnly { .. })));
    }
    assert_eq!(table.won(), [1, 0, 2], "no pawn moves before the host says so");
    let mut table = Table::new(&three(), 1);
    for points in [[1, 0, 0], [0, 0, 1], [0, 0, 1], [4, 4, 2]] {
        table.play_round(&points);
    }
    assert_eq!(table.won(), [2, 1, 2]);
    assert!(
        matches!(table.refusal(DI, Action::Advance), Refusal::Sheet(SheetRefusal::NotNow { .. })),
        "the pawns move only once"
    );
}

/// PG-78, PG-R15
#[test]
fn every_flipped_coin_is_hidden_after_the_round() {
    for seed in 0..30 {
        let mut table = Table::new(&three(), seed);
        table.collect().use_list();
        table.flip_until_set();
        let up = |table: &Table| table.view().coins.iter().filter(|coin| coin.face.is_some()).count();
        assert!(up(&table) >= 1);
        table.round_from_the_dice(&[1, 0, 0]);
        assert_eq!(up(&table), 0);
    }
}

/// PG-79
#[test]
fn the_coins_are_shuffled_for_every_round() {
    let suits =
        |table: &Table| table.view().coins.iter().map(|coin: &CoinSeen| coin.suit).collect::<Vec<Suit>>();
    let orders = |seed: u64| {
        let mut table = Table::new(&three(), seed);
        let first = suits(&table);
        table.play_round(&[1, 0, 0]);
        [first, suits(&table)]
    };
    for seed in 0..10 {
        let [first, second] = orders(seed);
        assert_ne!(first, second);
        assert_eq!([first, second], orders(seed), "the same luck shuffles the same way");
    }
    assert_ne!(orders(1), orders(2));
}

/// PG-79: the ranks under the backs are shuffled, too.
#[test]
fn a_coin_seen_in_one_round_is_somewhere_else_in_the_next() {
    let moved = |seed: u64| {
        let face_at_0 = |table: &mut Table| {
            let by = table.flipper();
            table.play(by, Action::Flip(0));
            table.view().coins[0].face.unwrap_or(Rank::Null)
        };
        let mut table = Table::new(&three(), seed);
        table.collect().use_list();
        let first = face_at_0(&mut table);
        table.play_host(Action::RestartRound);
        table.use_list();
        first != face_at_0(&mut table)
    };
    assert!((0..20).filter(|&seed| moved(seed)).count() > 10);
}

/// PG-80, PG-81, PG-24
#[test]
fn six_rounds_are_played_unless_the_house_says_otherwise() {
    assert_eq!(three().rounds, 6);
    for rounds in [1, 4, 6, 9] {
        let mut table = Table::new(&Setup { rounds, ..three() }, 1);
        for round in 1..=rounds {
            assert_eq!((table.view().round, table.view().rounds), (round, rounds));
            assert_eq!(table.0.outcome(), None);
            table.play_round(&[1, 0, 0]);
        }
        assert_eq!(table.phase(), PhaseView::Over { winners: vec![ANA] });
        assert_eq!(table.0.outcome(), outcome(&[ANA], &[u32::from(rounds), 0, 0]));
        for action in [
            Action::Fill,
            Action::UseList,
            Action::Advance,
            Action::RestartRound,
            Action::End,
            Action::Sheet(SheetAction::Begin),
        ] {
            assert!(
                matches!(table.refusal(DI, action), Refusal::Sheet(SheetRefusal::NotNow { .. })),
                "no round follows"
            );
        }
        assert!(table.0.to_act().is_empty());
    }
}

/// PG-80
#[test]
fn after_a_round_the_next_list_is_picked() {
    let mut table = scored(&three(), 'C', &[&["Cat"]]);
    let events = table.play_host(Action::Advance);
    assert_eq!(events, [Event::Advanced { winners: vec![ANA] }, Event::Round(2)]);
    let PhaseView::Picking { picked, .. } = table.phase() else { panic!("nothing is being picked") };
    assert_eq!(picked, vec![None; 10]);
}

/// PG-82, PG-R35
#[test]
fn all_players_who_climbed_furthest_win() {
    for (each, winners) in [
        ([[1, 0, 0], [0, 1, 0]], &[ANA, BO][..]),
        ([[1, 1, 0], [1, 0, 0]], &[ANA]),
        ([[1, 1, 1], [1, 1, 1]], &[ANA, BO, CY]),
    ] {
        let mut table = Table::new(&rounds(2), 1);
        table.play_round(&each[0]).play_round(&each[1]);
        assert_eq!(table.phase(), PhaseView::Over { winners: winners.to_vec() });
        assert_eq!(table.0.outcome().map(|outcome| outcome.winners), Some(winners.to_vec()));
    }
}

/// PG-82
#[test]
fn the_last_pawn_moves_and_then_there_is_applause() {
    let mut table = scored(&rounds(1), 'C', &[&["Cat"], &["Cow"]]);
    let winners = vec![ANA, BO];
    assert_eq!(
        table.play_host(Action::Advance),
        [Event::Advanced { winners: winners.clone() }, Event::Over { winners }]
    );
}

/// PG-R45
#[test]
fn a_round_can_be_voided_until_the_pawns_move_and_is_replayed() {
    let fresh = || {
        let mut table = Table::new(&with_typing(three()), 4);
        table.collect();
        table
    };
    let laid = |table: &mut Table| {
        table.use_list();
    };
    let timer_set = |table: &mut Table| {
        table.use_list().flip_until_set();
    };
    let rolled = |table: &mut Table| {
        table.throw_dice();
    };
    let writing = |table: &mut Table| {
        table.throw_dice().play(ANA, SheetAction::Begin);
    };
    let read = |table: &mut Table| {
        table.throw_dice().write(&[&["x"]]);
    };
    let counted = |table: &mut Table| {
        table.throw_dice().write(&[]).score();
    };
    for play_until in [laid, timer_set, rolled, writing, read, counted] as [fn(&mut Table); 6] {
        let mut table = fresh();
        play_until(&mut table);
        assert!(matches!(
            table.refusal(BO, Action::RestartRound),
            Refusal::Sheet(SheetRefusal::HostOnly { .. })
        ));
        assert_eq!(table.play_host(Action::RestartRound), [Event::RoundCancelled, Event::Round(1)]);
        let view = table.view();
        assert_eq!((view.round, view.past.len(), table.won()), (1, 0, vec![0, 0, 0]));
        assert!(view.coins.iter().all(|coin| coin.face.is_none()));
        table.throw_dice().write(&[]).score();
        table.play_host(Action::Advance);
        assert_eq!(table.view().round, 2);
    }
    let mut table = fresh();
    assert!(
        matches!(table.refusal(DI, Action::RestartRound), Refusal::Sheet(SheetRefusal::NotNow { .. })),
        "the round has not begun"
    );
}

/// PG-R46
#[test]
fn a_player_who_left_has_an_empty_sheet_and_a_pawn_that_stays() {
    let mut table = Table::new(&three(), 1);
    table.play_round(&[0, 0, 1]);
    assert_eq!(table.play_host(Action::Leave(CY)), [Event::Left(CY)]);
    assert!(!table.view().people[2].here);
    table.throw_dice().write(&[&[], &[], &["x"]]).score();
    assert_eq!(table.totals(), [0, 0, 0]);
    assert_eq!(table.winners(), [ANA, BO], "a player who has left does not win without points");
    table.play_host(Action::Advance);
    assert_eq!(table.won(), [1, 1, 1]);
    for action in [SheetAction::Vote(None).into(), Action::Flip(0), SheetAction::Begin.into()] {
        assert!(matches!(table.refusal(CY, action), Refusal::Sheet(SheetRefusal::Gone { .. })));
    }
    assert_eq!(table.play_host(Action::Return(CY)), [Event::Returned(CY)]);
    table.throw_dice();
    table.play_host(SheetAction::Begin);
    table.play_host(SheetAction::TimeUp);
    assert_eq!(table.0.to_act(), [ANA, BO, CY].into());
}

/// PG-R46
#[test]
fn a_sheet_handed_in_before_leaving_is_read_and_counts() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["Car", "Cup"]]);
    table.play_host(Action::Leave(CY));
    assert_eq!(table.score().totals(), [1, 1, 2]);
    assert_eq!(table.winners(), [CY]);
}

/// PG-R46
#[test]
fn nobody_waits_for_the_sheet_of_a_player_who_left() {
    let mut table = with_letter(&with_typing(three()), 'C');
    for seat in [ANA, BO] {
        table.play(seat, SheetAction::Begin);
        table.play(seat, SheetAction::HandIn(sheet(&[])));
    }
    table.play(CY, SheetAction::Begin);
    let events = table.play_host(Action::Leave(CY));
    assert!(
        matches!(events[..], [Event::Left(CY), Event::Sheet(SheetEvent::Shown(_))]),
        "the reading begins: {events:?}"
    );

    let mut table = with_letter(&with_typing(three()), 'C');
    table.play(CY, SheetAction::Begin);
    table.play_host(Action::Leave(CY));
    table.play(ANA, SheetAction::Begin);
    let PhaseView::Typing { typing: Typing { open, writing, .. }, .. } = table.phase() else {
        panic!("nobody is typing")
    };
    assert_eq!((open, writing), (vec![ANA, BO], Some(ANA)));
}

/// PG-R46, PG-R04
#[test]
fn the_host_and_the_last_participant_cannot_leave() {
    let mut table = Table::new(&three(), 1);
    assert!(matches!(table.refusal(ANA, Action::Leave(BO)), Refusal::Sheet(SheetRefusal::HostOnly { .. })));
    assert_eq!(table.refusal(DI, Action::Leave(DI)), Refusal::NoPawn);
    assert!(matches!(table.refusal(DI, Action::Return(BO)), Refusal::Sheet(SheetRefusal::NotNow { .. })));
    table.play_host(Action::Leave(ANA));
    assert!(matches!(table.refusal(DI, Action::Leave(ANA)), Refusal::Sheet(SheetRefusal::Gone { .. })));
    table.play_host(Action::Leave(BO));
    assert_eq!(table.refusal(DI, Action::Leave(CY)), Refusal::LastLeaves);

    let mut table = Table::new(&Setup { host: Host::Plays(BO), ..three() }, 1);
    assert!(matches!(table.refusal(BO, Action::Leave(BO)), Refusal::HostLeaves { .. }));
    assert_eq!(table.refusal(BO, Action::Leave(Seat(200))), Refusal::NoPawn);
}

/// PG-R38, PG-07: a game may end early, with the pawns where they are.
#[test]
fn the_host_may_end_the_game_between_rounds() {
    let mut table = Table::new(&three(), 1);
    assert!(matches!(table.refusal(DI, Action::End), Refusal::Sheet(SheetRefusal::NotNow { .. })));
    table.play_round(&[0, 1, 0]);
    assert_eq!(table.play_host(Action::End), [Event::Over { winners: vec![BO] }]);
    assert_eq!(table.0.outcome(), outcome(&[BO], &[0, 1, 0]));
}
