//! Scratch Rounds, the Scratch Tile and the Scratch-Off.

use partypiece::{
    play::PressGroups,
    rules::{
        Seat,
        clear::{Action, Call, Ending, Event, PhaseView, Refusal, Throw},
        player::{Level, Player},
    },
    screens::clear::scratch_for_all,
};

use super::table::{
    ANA, BO, CY, DI, Table, call_action, find_game, name, three, two, with_house, with_real_pieces,
};

/// A table of three with real pieces at its first Scratch-Off, thrown by Cy.
fn scratch_off() -> Table {
    let mut table = Table::new(&with_real_pieces(three()), 1);
    for _ in 0..3 {
        table.roll_and_call(&["0", "0", "0"]);
    }
    table
}

/// CL-32, CL-56
#[test]
fn a_scratch_round_is_declared_when_all_scratch_and_only_then() {
    let mut table = Table::new(&with_real_pieces(three()), 1);
    let events = table.roll_and_call(&["0", "3", "0"]);
    assert!(!events.iter().any(|event| matches!(event, Event::ScratchRound { .. })));
    assert_eq!((table.view().pawns, table.view().last.expect("a roll").pawn_number), (0, 0));
    assert!(!table.view().is_scratch_off());
    let events = table.roll_and_call(&["0", "0", "0"]);
    assert!(events.contains(&Event::ScratchRound { pawns: 1 }));
    assert_eq!((table.view().pawns, table.view().last.expect("a roll").pawn_number), (1, 1));
}

/// CL-14, CL-17, CL-18, CL-33, CL-56, CL-57
#[test]
fn the_scratch_tile_counts_scratch_rounds_in_a_row() {
    let mut table = Table::new(&with_real_pieces(three()), 1);
    assert_eq!(table.view().pawns, 0);
    for pawns in 1..=2 {
        table.roll_and_call(&["0", "0", "0"]);
        assert_eq!(table.view().pawns, pawns);
        assert_eq!(
            table.phase(),
            PhaseView::Rolling { scratch_off: false },
            "with fewer than three, play goes on"
        );
    }
    assert_eq!(table.view().roller, CY);
    assert!(matches!(table.roll(), Throw::Roll(_)));
}

/// CL-58: pawns are removed only if there are any, and only then the removal is announced.
#[test]
fn a_line_removes_the_pawns_from_the_scratch_tile() {
    for rounds in 1..=2 {
        let mut table = Table::new(&with_real_pieces(three()), 1);
        assert!(!table.roll_and_call(&["0", "3", "0"]).contains(&Event::PawnsOff), "no pawn lies there yet");
        for _ in 0..rounds {
            table.roll_and_call(&["0", "0", "0"]);
        }
        assert!(table.roll_and_call(&["0", "3", "0"]).contains(&Event::PawnsOff));
        assert_eq!(table.view().pawns, 0);
        table.roll_and_call(&["0", "0", "0"]);
        assert_eq!(table.view().pawns, 1, "the count starts again");
        assert!(!table.roll_and_call(&["0", "0", "0"]).contains(&Event::PawnsOff));
    }
}

/// CL-34, CL-57, CL-59, CL-60, CL-R02
#[test]
fn three_scratch_rounds_in_a_row_lead_to_two_dice_for_the_last_roller() {
    let mut table = Table::new(&with_real_pieces(three()), 1);
    table.roll_and_call(&["0", "0", "0"]);
    table.roll_and_call(&["0", "0", "0"]);
    let events = table.roll_and_call(&["0", "0", "0"]);
    assert!(events.ends_with(&[Event::ScratchRound { pawns: 3 }, Event::ScratchOff { roller: CY }]));
    let view = table.view();
    assert_eq!((view.pawns, view.roller, view.phase), (0, CY, PhaseView::Rolling { scratch_off: true }));
    assert_eq!(view.last.expect("a roll").pawn_number, 3);
    assert_eq!(table.refusal(ANA, Action::Roll), Refusal::NotRoller { roller: name("Cy") });
    let Throw::ScratchOff(dice) = table.roll() else { panic!("no two dice were rolled") };
    assert_eq!(dice.len(), 2);
}

/// CL-61, CL-R15
#[test]
fn in_a_scratch_off_only_lines_of_two_are_taken() {
    let mut table = scratch_off();
    assert!(table.view().is_scratch_off(), "two dice are thrown next");
    table.roll();
    assert!(table.view().is_scratch_off(), "players act on two dice");
    for call in ["3", "4"] {
        assert!(matches!(table.refusal(ANA, call_action(call)), Refusal::WrongCall { .. }));
    }
    table.play(ANA, call_action("2"));
    // On the screen, too.
    let mut table = Table::new(&two(), 2);
    for _ in 0..3 {
        table.roll();
        table.all_scratch();
    }
    table.roll();
    let line = table.lines(ANA)[0];
    assert_eq!(line.len(), 2);
    table.play(ANA, Action::Take(line));
    table.play_best(BO);
    assert_eq!(table.coins_left()[0], 22);
    assert_eq!(table.view().last.expect("a throw").results[0].call, Call::Two);
}

/// CL-62, CL-63, CL-R17
#[test]
fn a_card_cleared_by_a_line_of_two_is_scored_as_usual() {
    let mut table = scratch_off();
    table.set_counts(&[9, 12, 6]);
    let events = table.roll_and_call(&["2!", "0", "2"]);
    assert!(events.contains(&Event::Cleared { seat: ANA, left: 7 }));
    table.play(ANA, Action::Bonus(BO));
    assert_eq!(table.totals(), [3 + 12, 0, 0], "the others get nothing for their cards");
}

/// CL-63, CL-66, CL-77
#[test]
fn a_scratch_off_without_a_line_ends_the_deal() {
    let mut table = scratch_off();
    table.set_counts(&[9, 4, 17]);
    table.roll_and_call(&["0", "0", "0"]);
    assert_eq!(table.phase(), PhaseView::Scored);
    assert_eq!(table.view().sheet[0].ending, Ending::AllScratched);
}

/// CL-64, CL-65, CL-R02
#[test]
fn after_a_line_of_two_there_are_four_dice_and_the_count_starts_at_zero() {
    let mut table = scratch_off();
    table.roll_and_call(&["0", "2", "0"]);
    let view = table.view();
    assert_eq!((view.roller, view.pawns, view.phase), (ANA, 0, PhaseView::Rolling { scratch_off: false }));
    for pawns in [1, 2, 0] {
        table.roll_and_call(&["0", "0", "0"]);
        assert_eq!(table.view().pawns, pawns);
    }
    assert_eq!(table.phase(), PhaseView::Rolling { scratch_off: true });
}

/// CL-R19: the tile is empty at the start of every deal.
#[test]
fn a_deal_that_ends_after_scratches_leaves_no_pawn_on_the_tile() {
    let mut table = Table::new(&with_real_pieces(two()), 1);
    table.set_counts(&[8, 20]);
    table.roll_and_call(&["0", "0"]);
    table.roll_and_call(&["0", "0"]);
    let events = table.roll_and_call(&["3!", "0"]);
    assert!(events.contains(&Event::PawnsOff));
    table.confirm_score();
    assert_eq!(table.view().pawns, 0);
}

/// CL-R31: one press scratches for all people who have not decided, and Undo takes it back as a whole. For one person the usual
/// button is enough.
#[test]
fn one_press_scratches_for_everybody_who_has_not_decided() {
    let mut table = Table::new(&three(), 1);
    assert_eq!(scratch_for_all(&table.view()), None, "nobody has rolled");
    table.roll();
    assert_eq!(scratch_for_all(&table.view()), Some((vec![ANA, BO, CY], "Nobody has a line")));
    table.play(BO, Action::Scratch);
    let (rest, button) = scratch_for_all(&table.view()).expect("two have not decided");
    assert_eq!((rest.clone(), button), (vec![ANA, CY], "All others scratch"));
    let mut presses = PressGroups::default();
    for seat in rest {
        table.play(seat, Action::Scratch);
        presses.played(table.0.actions().len());
    }
    presses.ended();
    assert_eq!((table.view().pawns, scratch_for_all(&table.view())), (1, None), "it was a Scratch Round");
    let stays = presses.without(table.0.actions().len() - 1);
    while table.0.actions().len() > stays {
        table.0.undo(true).expect("everybody agrees");
    }
    assert_eq!(table.0.to_act(), [ANA, CY].into(), "Bo has still scratched");
    table.play(CY, Action::Scratch);
    assert_eq!(scratch_for_all(&table.view()), None, "only Ana is left");
}

/// CL-R31, CL-R05: the button is the same whether a line fits or not. Where a Scratch is checked, the refusal names nobody.
#[test]
fn the_button_for_all_does_not_tell_whether_a_line_fits() {
    let checked = with_house(three(), |house| house.check_scratch = true);
    let rolled = |someone_has_a_line: bool| {
        find_game(&checked, |table| {
            table.roll();
            [ANA, BO, CY].iter().any(|&seat| !table.lines(seat).is_empty()) == someone_has_a_line
        })
    };
    let (mut with, without) = (rolled(true), rolled(false));
    assert_eq!(scratch_for_all(&with.view()), scratch_for_all(&without.view()));
    let has_line = [ANA, BO, CY].into_iter().find(|&seat| !with.lines(seat).is_empty()).expect("a line");
    let refusal = with.refusal(has_line, Action::Scratch).to_string();
    assert_eq!(refusal, "By house rule nobody can scratch while a line fits.");
}

/// CL-R31: a computer player decides for itself.
#[test]
fn nobody_scratches_for_a_computer_player() {
    let mut setup = three();
    setup.players.push(Player { level: Some(Level::ALL[0]), ..Player::person(name("Scout")) });
    let mut table = Table::new(&setup, 1);
    table.roll();
    let people: Vec<Seat> = scratch_for_all(&table.view()).expect("three people").0;
    assert!(!people.contains(&DI), "{people:?}");
}
