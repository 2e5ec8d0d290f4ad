//! Scoring: Fours, cards, the bonus, the sheet and the winner.
//!
//! Most tests use real pieces, because then a test can enter any number of coins. The sums are the same with
//! cards on the screen.

use partypiece::{
    rules::{
        Outcome, Seat,
        clear::{Action, DealScore, Ending, Event, PhaseView, Refusal, ScoreParts, Setup, line},
    },
    screens::clear::called,
};

use super::table::{
    ANA, BO, CY, DI, Table, call_action, find_game, four, name, three, two, with_house, with_real_pieces,
};

/// A deal with real pieces in which these counts are on the cards before everybody calls.
fn deal(setup: &Setup, counts: &[u8], calls: &[&str]) -> Table {
    let mut table = Table::new(&with_real_pieces(setup.clone()), 1);
    table.set_counts(counts);
    table.roll_and_call(calls);
    table
}

/// Three Scratch Rounds, and a Scratch-Off in which nobody takes a line, with these counts.
fn failed_scratch_off(setup: &Setup, counts: &[u8]) -> Table {
    let mut table = Table::new(&with_real_pieces(setup.clone()), 1);
    let scratches = vec!["0"; counts.len()];
    for _ in 0..4 {
        table.set_counts(counts).roll_and_call(&scratches);
    }
    table
}

fn parts(table: &Table) -> Vec<[u8; 3]> {
    let sheet = table.view().sheet;
    let last = sheet.last().expect("a deal on the sheet");
    last.parts.iter().map(|parts| [parts.four_points, parts.card, parts.bonus]).collect()
}

/// CL-05, CL-31, CL-53, CL-54, CL-R22: on the screen the page ends the deal by itself.
#[test]
fn a_deal_ends_with_the_first_roll_that_clears_a_card() {
    let mut table = Table::new(&three(), 1);
    loop {
        let events = table.play_roll();
        let cleared: Vec<Seat> =
            table.seats().into_iter().filter(|&seat| line::is_cleared(table.card(seat).left())).collect();
        let announced = events
            .iter()
            .filter_map(|event| if let Event::Cleared { seat, .. } = event { Some(*seat) } else { None });
        assert_eq!(announced.collect::<Vec<_>>(), cleared);
        if !cleared.is_empty() {
            break;
        }
        assert!(matches!(table.phase(), PhaseView::Rolling { .. }));
    }
    assert!(matches!(table.phase(), PhaseView::Bonus { .. } | PhaseView::Scored));
    table.refusal(table.view().roller, Action::Roll);
}

/// CL-54
#[test]
fn scoring_begins_when_the_last_player_has_acted() {
    let mut table = Table::new(&with_real_pieces(two()), 1);
    table.set_counts(&[9, 20]);
    table.play(ANA, Action::Roll);
    table.play(ANA, call_action("3!"));
    assert!(matches!(table.phase(), PhaseView::Acting { .. }));
    assert!(!table.view().people[0].cleared);
    table.play(BO, call_action("0"));
    assert_eq!(table.phase(), PhaseView::Scored);
    assert!(table.view().people[0].cleared);
}

/// CL-70, CL-71, CL-R11, CL-R13
#[test]
fn a_clear_card_scores_ten_less_the_coins_on_it() {
    for (before, call, points) in [(6, "3!", 7), (10, "4!", 4), (3, "3!", 10), (11, "3!", 2)] {
        let table = deal(&two(), &[before, 20], &[call, "3"]);
        assert_eq!(parts(&table)[0][1], points);
        assert_eq!(parts(&table)[0][2], 17, "the other card after this roll");
    }
}

/// CL-72, CL-73, CL-R14
#[test]
fn the_only_clear_player_adds_the_coins_of_one_other_card() {
    for (of, bonus) in [(BO, 6), (CY, 6), (DI, 10)] {
        let mut table = deal(&four(), &[8, 6, 6, 10], &["3!", "0", "0", "0"]);
        assert_eq!(table.phase(), PhaseView::Bonus { by: ANA, largest: DI });
        assert_eq!(table.view().bonus_winner(), Some(ANA));
        assert_eq!(table.0.to_act(), [ANA].into());
        assert_eq!(table.refusal(BO, Action::Bonus(DI)), Refusal::BonusNotYours { name: name("Ana") });
        assert_eq!(table.refusal(ANA, Action::Bonus(ANA)), Refusal::OwnCard);
        assert_eq!(table.refusal(ANA, Action::Bonus(Seat(4))), Refusal::NoCard);
        let refusal = table.refusal(ANA, Action::Confirm).to_string();
        assert_eq!(refusal, "Not now: a card for the bonus must be chosen.");
        let events = table.play(ANA, Action::Bonus(of));
        assert_eq!(events[0], Event::Bonus { by: ANA, of, coins: bonus });
        assert_eq!(parts(&table)[0], [0, 5, bonus]);
        assert_eq!(table.view().bonus_winner(), None);
    }
}

/// CL-73: of several largest cards the first by seat is proposed.
#[test]
fn the_largest_other_card_is_proposed() {
    let proposed = |counts: &[u8], cleared: usize| {
        let mut calls = ["0"; 4];
        calls[cleared] = "3!";
        match deal(&four(), counts, &calls).phase() {
            PhaseView::Bonus { largest, .. } => largest,
            phase => panic!("{phase:?}"),
        }
    };
    assert_eq!(proposed(&[11, 9, 9, 9], 0), BO);
    assert_eq!(proposed(&[9, 9, 11, 10], 2), DI);
    assert_eq!(proposed(&[9, 11, 9, 9], 1), ANA);
}

/// CL-74, CL-75, CL-76, CL-R18
#[test]
fn the_example_of_mark_mary_jack_and_frank() {
    let mut table =
        Table::new(&with_real_pieces(super::table::people(&["Mark", "Mary", "Jack", "Frank"])), 1);
    table.roll_and_call(&["0", "0", "4", "0"]);
    table.set_counts(&[8, 6, 6, 10]).roll_and_call(&["3!", "0", "0", "0"]);
    table.play(ANA, Action::Bonus(DI));
    assert_eq!(parts(&table), [[0, 5, 10], [0, 0, 0], [2, 0, 0], [0, 0, 0]]);
    assert_eq!(table.totals(), [15, 0, 2, 0]);
}

/// CL-13
#[test]
fn the_sheet_shows_fours_card_and_bonus_separately() {
    let mut table = Table::new(&with_real_pieces(three()), 1);
    table.roll_and_call(&["4", "0", "0"]);
    table.roll_and_call(&["4", "0", "0"]);
    table.set_counts(&[8, 10, 7]).roll_and_call(&["3!", "0", "0"]);
    table.play(ANA, Action::Bonus(BO));
    let sheet = table.view().sheet;
    let ending = Ending::Cleared { seats: vec![ANA], bonus: Some(BO) };
    let others = |left| ScoreParts { left, ..ScoreParts::default() };
    let parts = vec![ScoreParts { four_points: 4, card: 5, bonus: 10, left: 5 }, others(10), others(7)];
    assert_eq!(sheet, [DealScore { ending, parts }]);
    assert_eq!(sheet[0].parts[0].total(), 19);
}

/// CL-72, CL-R12
#[test]
fn two_clear_players_get_no_bonus() {
    let table = deal(&three(), &[9, 8, 24], &["3!", "4!", "0"]);
    assert_eq!(table.phase(), PhaseView::Scored);
    assert_eq!(parts(&table), [[0, 4, 0], [2, 6, 0], [0, 0, 0]]);
    assert_eq!(table.view().sheet[0].ending, Ending::Cleared { seats: vec![ANA, BO], bonus: None });
}

/// CL-72: with two players there is only one other card.
#[test]
fn with_one_other_card_there_is_no_choice() {
    let table = deal(&two(), &[9, 20], &["3!", "0"]);
    assert_eq!(table.view().sheet[0].ending, Ending::Cleared { seats: vec![ANA], bonus: Some(BO) });
    assert_eq!(parts(&table), [[0, 4, 20], [0, 0, 0]]);
}

/// CL-78
#[test]
fn after_a_failed_scratch_off_everybody_with_fewer_than_ten_coins_scores() {
    let table = failed_scratch_off(&two(), &[9, 4]);
    assert_eq!(parts(&table), [[0, 1, 0], [0, 6, 0]]);
    assert_eq!(table.view().people.iter().filter(|person| person.cleared).count(), 0);
}

/// CL-79
#[test]
fn after_a_failed_scratch_off_ten_coins_or_more_score_nothing() {
    assert_eq!(parts(&failed_scratch_off(&three(), &[10, 12, 17])), [[0; 3]; 3]);
}

/// CL-66
#[test]
fn a_deal_is_scored_only_when_a_card_is_clear_or_a_scratch_off_fails() {
    for seed in 0..20 {
        let mut table = Table::new(&three(), seed);
        while let PhaseView::Rolling { scratch_off } = table.phase() {
            table.play_roll();
            let view = table.view();
            let over = !matches!(view.phase, PhaseView::Rolling { .. });
            let last = view.last.expect("a throw");
            let is_cleared = last.results.iter().any(|result| result.cleared);
            let all_scratched = last.results.iter().all(|result| result.line.is_empty());
            assert_eq!(over, is_cleared || scratch_off && all_scratched);
        }
    }
}

/// CL-67
#[test]
fn deals_and_totals_are_announced_unless_the_house_turns_it_off() {
    let setup = Setup { deals: 3, ..two() };
    let mut table = deal(&setup, &[9, 20], &["3!", "0"]);
    let texts: Vec<String> = table.0.log().iter().map(|line| table.0.tell(line)).collect();
    assert_eq!(texts.last().map(String::as_str), Some("1 of 3 deals played. Total points: Ana 24 and Bo 0."));
    table.confirm_score();
    assert_eq!(table.view().deal, 2);

    let mut table = Table::new(&with_house(setup, |house| house.go_on_at_once = true), 1);
    table.play_deal_and_go_on();
    let log = table.0.log();
    let announced = |line: &&partypiece::play::LogLine<'_, Event>| {
        matches!(line, partypiece::play::LogLine::Event(Event::Announced { .. }))
    };
    assert_eq!(log.iter().filter(announced).count(), 0);
    assert_eq!((table.view().deal, table.phase()), (2, PhaseView::Rolling { scratch_off: false }));
    assert_eq!(table.view().sheet.len(), 1);
}

impl Table {
    fn play_deal_and_go_on(&mut self) {
        while self.view().deal == 1 {
            self.play_roll();
        }
    }
}

/// CL-69, CL-R02
#[test]
fn the_next_deal_has_full_cards_and_the_next_roller_in_order() {
    let mut table = Table::new(&three(), 1);
    table.play_deal();
    let last = table.view().roller;
    let events = table.confirm_score();
    let next = Seat((last.0 + 1) % 3);
    assert_eq!(events, [Event::Dealt { deal: 2, roller: next }]);
    let view = table.view();
    assert_eq!((view.deal, view.roller, view.roll), (2, next, 0));
    assert!(view.people.iter().all(|person| person.left == 24 && person.four_points == 0 && !person.cleared));
}

/// CL-03, CL-68
#[test]
fn most_points_after_the_last_deal_win() {
    let setup = Setup { deals: 2, ..three() };
    let mut table = deal(&setup, &[9, 20, 10], &["3!", "0", "0"]);
    table.confirm_score();
    assert_eq!(table.0.outcome(), None);
    table.set_counts(&[9, 9, 17]).roll_and_call(&["0", "4!", "0"]);
    let events = table.confirm_score();
    assert_eq!(table.totals(), [24, 2 + 5 + 17, 0]);
    assert_eq!(events, [Event::Over { winners: vec![ANA, BO] }]);
    assert_eq!(table.0.outcome(), Some(Outcome { winners: vec![ANA, BO], scores: vec![24, 24, 0] }));
    assert_eq!(table.phase(), PhaseView::Over { winners: vec![ANA, BO] });
}

/// CL-R21
#[test]
fn players_with_equal_points_win_together() {
    let mut table = failed_scratch_off(&Setup { deals: 1, ..three() }, &[4, 9, 4]);
    table.confirm_score();
    let sentence = table.0.log().last().map(|line| table.0.tell(line));
    assert_eq!(sentence.as_deref(), Some("Ana and Cy win the game together."));
    for action in [Action::Confirm, Action::Roll, Action::Count { seat: ANA, left: 9 }] {
        assert_eq!(table.refusal(ANA, action).to_string(), "Not now: the game is over.");
    }
}

/// CL-03: during a deal the total is the sheet plus the Fours of that deal.
#[test]
fn totals_are_right_at_every_moment() {
    let mut table = Table::new(&Setup { deals: 2, ..two() }, 9);
    while table.0.outcome().is_none() {
        let view = table.view();
        let open = matches!(
            view.phase,
            PhaseView::Rolling { .. } | PhaseView::Acting { .. } | PhaseView::Bonus { .. }
        );
        for (index, person) in view.people.iter().enumerate() {
            let sheet: u32 = view.sheet.iter().map(|deal| deal.parts[index].total()).sum();
            assert_eq!(person.total, sheet + if open { u32::from(person.four_points) } else { 0 });
        }
        if matches!(view.phase, PhaseView::Rolling { .. }) {
            table.play_roll()
        } else {
            table.confirm_score()
        };
    }
}

/// CL-70, CL-R10: on the screen, too, a clear card has at most eight coins.
#[test]
fn a_clear_card_on_the_screen_scores_two_to_ten() {
    for seed in 0..30 {
        let mut table = Table::new(&two(), seed);
        table.play_deal();
        let view = table.view();
        let DealScore { ending, parts } = &view.sheet[0];
        if let Ending::Cleared { seats, .. } = ending {
            for seat in seats {
                let parts = parts[seat.index()];
                assert!(parts.left <= 8 && parts.card == 10 - parts.left);
            }
        }
    }
}

/// CL-31, CL-R26: a game that ends in a new deal shows no card as clear, before its first roll and on it.
#[test]
fn a_card_that_was_clear_in_the_deal_before_is_not_clear_in_this_one() {
    let cleared = |table: &Table| table.view().people.iter().filter(|person| person.cleared).count();
    for rolls in [false, true] {
        let mut table = find_game(&two(), |table| {
            table.play_deal();
            cleared(table) > 0
        });
        table.confirm_score();
        if rolls {
            table.roll();
        }
        table.play(ANA, Action::End);
        assert_eq!(cleared(&table), 0);
        assert_eq!(table.seats().into_iter().map(|seat| called(&table.view(), seat)).collect::<String>(), "");
    }
}

/// CL-R26
#[test]
fn the_table_can_stop_after_a_deal_and_finished_deals_count() {
    let mut table = Table::new(&three(), 1);
    assert_eq!(table.refusal(BO, Action::End), Refusal::NoDealFinished);
    table.play_deal();
    table.confirm_score();
    let finished: Vec<u32> = table.view().sheet[0].parts.iter().map(|parts| parts.total()).collect();
    table.play_roll();
    let most = finished.iter().max();
    let winners = table.seats().into_iter().filter(|seat| finished.get(seat.index()) == most).collect();
    assert_eq!(table.play(CY, Action::End), [Event::Over { winners }]);
    assert_eq!(table.totals(), finished, "Fours of the open deal do not count");
    assert!(matches!(table.refusal(CY, Action::End), Refusal::NotNow { .. }));
}
