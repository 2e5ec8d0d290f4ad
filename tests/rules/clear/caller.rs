//! Real pieces: the page rolls, announces, counts scratches and keeps score, and nobody's card is in the game.

use partypiece::rules::{
    Seat,
    clear::{Action, Call, Event, Mode, Refusal, Scene, Squares},
};

use super::table::{ANA, BO, CY, Table, caller, house, name, report, three, two};

fn table() -> Table {
    Table::new(&caller(three()), 1)
}

#[test]
fn nobodys_card_is_in_the_game_and_coins_are_counted_by_what_is_called() {
    let mut table = table();
    assert_eq!(table.view().mode, Mode::Caller);
    table.calls(&["4", "3", "0"]);
    assert!(table.view().people.iter().all(|person| person.card.is_none()));
    assert_eq!(table.left(), [20, 21, 24]);
    assert_eq!(table.totals(), [2, 0, 0]);
    assert_eq!(table.view().hint(ANA), None);
}

/// CL-R06: neither here is it told before all have said it
#[test]
fn a_call_is_told_when_all_have_called() {
    let mut table = table();
    table.roll();
    let before = table.left();
    assert_eq!(table.play(BO, report("4")), [Event::Acted { by: BO }]);
    assert_eq!(table.left(), before);
    assert_eq!(table.totals(), [0, 0, 0]);
}

#[test]
fn what_is_real_is_said_and_what_is_on_the_screen_is_taken_there() {
    let mut real = table();
    real.roll();
    for action in [Action::Take(Squares::ALL), Action::Scratch] {
        assert_eq!(real.refused(ANA, action), Refusal::CardsAreReal);
    }
    let mut screen = Table::new(&three(), 1);
    screen.roll();
    assert_eq!(screen.refused(ANA, report("3")), Refusal::CardsOnScreen);
    assert_eq!(screen.refused(ANA, Action::Count { seat: ANA, left: 9 }), Refusal::CardsOnScreen);
}

/// CL-51
#[test]
fn a_call_binds_here_as_well() {
    let mut table = table();
    table.roll();
    table.play(ANA, report("0"));
    assert_eq!(table.refused(ANA, report("3")), Refusal::AlreadyDecided { name: name("Ana") });
    assert_eq!(
        table.refused(BO, Action::Count { seat: ANA, left: 9 }),
        Refusal::AlreadyDecided { name: name("Ana") }
    );
}

/// CL-61
#[test]
fn two_is_called_in_a_scratch_off_and_nowhere_else() {
    let mut table = table();
    table.roll();
    assert_eq!(table.refused(ANA, report("2")), Refusal::WrongCall { call: Call::Two });
}

/// CL-53, CL-R10
#[test]
fn a_call_that_cannot_be_is_refused() {
    let mut table = table();
    table.counts(&[12, 3, 5]);
    table.roll();
    assert_eq!(table.refused(ANA, report("0!")), Refusal::ClearWithout);
    assert_eq!(table.refused(ANA, report("3!")), Refusal::ClearWith { left: 9 });
    assert_eq!(table.refused(BO, report("4")), Refusal::FewCoins { call: Call::Four, left: 3 });
    assert_eq!(table.refused(BO, report("3")), Refusal::MustBeClear { left: 0 });
    table.play(ANA, report("4!"));
    table.play(BO, report("3!"));
    table.play(CY, report("0"));
    assert_eq!(table.left(), [8, 0, 5]);
}

/// What is on the real table counts, whatever was called.
#[test]
fn anybody_may_say_how_many_coins_are_really_there() {
    let mut table = table();
    table.calls(&["3", "0", "0"]);
    assert_eq!(
        table.play(CY, Action::Count { seat: ANA, left: 20 }),
        [Event::Counted { seat: ANA, left: 20 }]
    );
    assert_eq!(table.left()[0], 20);
    for left in [23, 25, 255] {
        assert_eq!(table.refused(ANA, Action::Count { seat: ANA, left }), Refusal::Count { left });
    }
    assert_eq!(table.refused(ANA, Action::Count { seat: ANA, left: 2 }), Refusal::MustBeClear { left: 2 });
    assert_eq!(table.refused(ANA, Action::Count { seat: Seat(3), left: 20 }), Refusal::NoCard);
    table.roll();
    table.play(BO, Action::Count { seat: BO, left: 17 });
    assert_eq!(table.left()[1], 17);
}

/// CL-12, CL-13: the scorekeeper confirms what is on the cards
#[test]
fn a_count_after_the_deal_is_scored_anew() {
    let mut table = table();
    table.counts(&[9, 20, 10]).calls(&["3!", "0", "0"]);
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
    assert_eq!(table.refused(ANA, Action::Count { seat: ANA, left: 9 }), Refusal::ClearWith { left: 9 });
    assert_eq!(table.view().sheet.len(), 1);
    assert_eq!(table.scene(), Scene::Scored);
    assert!(matches!(table.refused(BO, Action::Confirm), Refusal::NotScorekeeper { .. }));
}

/// CL-67, CL-69: real cards have to be laid, so the next deal waits for a word
#[test]
fn a_table_without_announcements_waits_for_its_real_cards() {
    let mut table = Table::new(&caller(house(two(), |house| house.unannounced = true)), 1);
    table.counts(&[9, 20]);
    let events = table.calls(&["3!", "0"]);
    assert!(!events.iter().any(|event| matches!(event, Event::Announced { .. })));
    assert_eq!(table.scene(), Scene::Scored);
    table.confirm();
    assert_eq!(table.left(), [24, 24]);
}
