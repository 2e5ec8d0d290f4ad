//! Real pieces: the page rolls, announces, counts scratches and keeps score, and knows nobody's card.

use partypiece::rules::{
    Seat,
    clear::{Action, Call, Event, Mode, PhaseView, Refusal, Squares},
};

use partypiece::screens::clear::{entered, entered_clear};

use super::table::{ANA, BO, CY, Table, call_action, three, two, with_house, with_real_pieces};

fn table() -> Table {
    Table::new(&with_real_pieces(three()), 1)
}

#[test]
fn cards_are_not_in_the_game_and_coins_are_counted_by_calls() {
    let mut table = table();
    assert_eq!(table.view().mode, Mode::Caller);
    table.roll_and_call(&["4", "3", "0"]);
    assert!(table.view().people.iter().all(|person| person.card.is_none()));
    assert_eq!(table.coins_left(), [20, 21, 24]);
    assert_eq!(table.totals(), [2, 0, 0]);
    assert_eq!(table.view().hint(ANA), None);
}

/// CL-R28: people hear a call, so it stands in the row at once; coins and points follow when everybody has called.
#[test]
fn a_call_is_shown_at_once_and_counts_when_everybody_has_called() {
    let mut table = table();
    table.roll();
    let before = table.coins_left();
    assert_eq!(table.play(BO, call_action("4")), [Event::Acted { by: BO }]);
    assert_eq!(table.view().people[1].call, Some((Call::Four, false)));
    assert_eq!((table.coins_left(), table.totals()), (before, vec![0, 0, 0]));
}

#[test]
fn coins_are_called_at_real_pieces_and_taken_on_the_screen() {
    let mut real = table();
    real.roll();
    for action in [Action::Take(Squares::ALL), Action::Scratch] {
        assert_eq!(real.refusal(ANA, action), Refusal::CardsAreReal);
    }
    let mut screen = Table::new(&three(), 1);
    screen.roll();
    assert_eq!(screen.refusal(ANA, call_action("3")), Refusal::CardsOnScreen);
    assert_eq!(screen.refusal(ANA, Action::Count { seat: ANA, left: 9 }), Refusal::CardsOnScreen);
}

/// CL-51, CL-R28: a slip of the finger is corrected until the dice are thrown again, also when everybody has called.
#[test]
fn a_call_can_be_changed_until_the_next_throw() {
    let mut table = table();
    table.roll();
    table.play(ANA, call_action("0"));
    assert_eq!(table.play(ANA, call_action("3")), [Event::CallChanged { by: ANA }]);
    table.play(BO, call_action("0"));
    table.play(CY, call_action("0"));
    assert_eq!((table.coins_left(), table.totals()), (vec![21, 24, 24], vec![0, 0, 0]));
    table.play(ANA, call_action("4"));
    assert_eq!((table.coins_left(), table.totals()), (vec![20, 24, 24], vec![2, 0, 0]));
    let events = table.play(ANA, call_action("0"));
    assert!(matches!(
        events[..],
        [Event::CallChanged { by: ANA }, Event::Played(_), Event::ScratchRound { pawns: 1 }]
    ));
    assert_eq!((table.coins_left(), table.totals(), table.view().pawns), (vec![24; 3], vec![0; 3], 1));
    table.play(ANA, call_action("3"));
    assert_eq!(table.view().pawns, 0);
    table.roll();
    assert_eq!(table.view().people[0].call, None);
}

/// CL-R28: pressing what stands in the row already does no harm, before and after everybody has called.
#[test]
fn calling_the_same_again_changes_nothing() {
    let mut table = table();
    table.roll();
    table.play(ANA, call_action("3"));
    assert_eq!(table.play(ANA, call_action("3")), []);
    table.play(BO, call_action("0"));
    table.play(CY, call_action("4"));
    let before = table.view();
    assert_eq!(table.play(CY, call_action("4")), []);
    assert_eq!(table.view(), before);
    table.play(CY, call_action("3"));
    assert_eq!((table.coins_left(), table.totals()), (vec![21, 24, 21], vec![0, 0, 0]));
}

/// CL-R28: a call can be changed at once, and the coins after it are counted when everybody has called: the sentence says so.
#[test]
fn the_coins_of_whoever_has_called_are_counted_when_everybody_has() {
    let mut table = table();
    table.roll();
    table.play(ANA, call_action("3"));
    let count = Action::Count { seat: ANA, left: 20 };
    let refusal = table.refusal(BO, count);
    assert_eq!(refusal.to_string(), "Ana has called. Count the coins when everybody has.");
    table.play(BO, Action::Count { seat: BO, left: 17 });
    table.play(BO, call_action("0"));
    table.play(CY, call_action("0"));
    table.play(BO, count);
    assert_eq!(table.coins_left(), [20, 17, 24]);
}

/// CL-R28: a count by hand stays when somebody's call is changed.
#[test]
fn a_count_stays_when_a_call_is_changed() {
    let mut table = table();
    table.roll_and_call(&["3", "3", "0"]);
    table.play(CY, Action::Count { seat: BO, left: 20 });
    table.play(ANA, call_action("4"));
    assert_eq!(table.coins_left(), [20, 20, 24]);
}

/// CL-53, CL-R28: whoever forgot to call Clear does so until the next throw, and the deal is scored.
#[test]
fn clear_is_called_after_the_line() {
    let mut table = table();
    table.set_counts(&[9, 20, 10]).roll_and_call(&["3", "0", "0"]);
    assert_eq!(table.refusal(BO, entered_clear(&table.view(), BO)), Refusal::ClearWithoutLine);
    let action = entered_clear(&table.view(), ANA);
    assert_eq!(action, call_action("3!"));
    table.play(ANA, action);
    assert_eq!(table.view().bonus_winner(), Some(ANA));
}

/// CL-31, CL-R28: a card with too few coins for a line of three is clear without a second press.
#[test]
fn clear_is_entered_by_itself_where_nothing_else_is_possible() {
    let mut table = table();
    table.set_counts(&[5, 12, 24]).roll();
    assert_eq!(entered(&table.view(), ANA, Call::Three), call_action("3!"));
    assert_eq!(entered(&table.view(), ANA, Call::Scratch), call_action("0"));
    table.play(BO, call_action("4!"));
    assert_eq!(entered(&table.view(), BO, Call::Three), call_action("3"), "nine coins cannot be clear");
}

/// CL-61
#[test]
fn two_is_called_only_in_a_scratch_off() {
    let mut table = table();
    table.roll();
    assert_eq!(table.refusal(ANA, call_action("2")), Refusal::WrongCall { call: Call::Two });
}

/// CL-53, CL-R10
#[test]
fn an_impossible_call_is_refused() {
    let mut table = table();
    table.set_counts(&[12, 3, 5]);
    table.roll();
    assert_eq!(table.refusal(ANA, call_action("0!")), Refusal::ClearWithoutLine);
    assert_eq!(table.refusal(ANA, call_action("3!")), Refusal::TooManyToBeClear { left: 9 });
    assert_eq!(table.refusal(BO, call_action("4")), Refusal::FewCoins { call: Call::Four, left: 3 });
    assert_eq!(table.refusal(BO, call_action("3")), Refusal::MustBeClear { left: 0 });
    table.play(ANA, call_action("4!"));
    table.play(BO, call_action("3!"));
    table.play(CY, call_action("0"));
    assert_eq!(table.coins_left(), [8, 0, 5]);
}

/// The coins on the real table count, whatever was called.
#[test]
fn anybody_may_correct_the_number_of_real_coins() {
    let mut table = table();
    table.roll_and_call(&["3", "0", "0"]);
    assert_eq!(
        table.play(CY, Action::Count { seat: ANA, left: 20 }),
        [Event::Counted { seat: ANA, left: 20 }]
    );
    assert_eq!(table.coins_left()[0], 20);
    for left in [23, 25, 255] {
        assert_eq!(table.refusal(ANA, Action::Count { seat: ANA, left }), Refusal::ImpossibleCount { left });
    }
    assert_eq!(table.refusal(ANA, Action::Count { seat: ANA, left: 2 }), Refusal::MustBeClear { left: 2 });
    assert_eq!(table.refusal(ANA, Action::Count { seat: Seat(3), left: 20 }), Refusal::NoCard);
    table.roll();
    table.play(BO, Action::Count { seat: BO, left: 17 });
    assert_eq!(table.coins_left()[1], 17);
}

/// CL-12, CL-13: until the scorekeeper confirms the score, anybody may correct a count, which changes the score.
#[test]
fn a_count_after_the_deal_changes_the_score() {
    let mut table = table();
    table.set_counts(&[9, 20, 10]).roll_and_call(&["3!", "0", "0"]);
    table.play(ANA, Action::Bonus(BO));
    assert_eq!(table.totals(), [24, 0, 0]);
    let events = table.play(BO, Action::Count { seat: BO, left: 18 });
    assert!(matches!(
        events[..],
        [
            Event::Counted { .. },
            Event::Bonus { coins: 18, .. },
            Event::Scored { .. },
            Event::Announced { .. }
        ]
    ));
    table.play(CY, Action::Count { seat: ANA, left: 5 });
    assert_eq!(table.totals(), [23, 0, 0]);
    assert_eq!(
        table.refusal(ANA, Action::Count { seat: ANA, left: 9 }),
        Refusal::TooManyToBeClear { left: 9 }
    );
    assert_eq!(table.view().sheet.len(), 1);
    assert_eq!(table.phase(), PhaseView::Scored);
    assert!(matches!(table.refusal(BO, Action::Confirm), Refusal::NotScorekeeper { .. }));
}

/// CL-67, CL-69: people have to lay out their cards, so the next deal waits for them.
#[test]
fn a_table_without_announcements_waits_for_its_real_cards() {
    let mut table = Table::new(&with_real_pieces(with_house(two(), |house| house.go_on_at_once = true)), 1);
    table.set_counts(&[9, 20]);
    let events = table.roll_and_call(&["3!", "0"]);
    assert!(!events.iter().any(|event| matches!(event, Event::Announced { .. })));
    assert_eq!(table.phase(), PhaseView::Scored);
    table.confirm_score();
    assert_eq!(table.coins_left(), [24, 24]);
}
