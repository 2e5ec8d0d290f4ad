//! Playing a roll: one throw for everybody, one line each, and no change afterwards.

use partypiece::{
    play::UndoError,
    rules::{
        Seat,
        clear::{Action, Call, Event, Hint, Hints, Mode, PhaseView, Refusal, Setup, Squares, Throw},
        piecepack::Rank,
    },
    screens::clear::decides_again,
};

use super::table::{ANA, BO, CY, Table, call_action, find_game, name, three, two, with_house};

/// What everybody sees.
fn shown(table: &Table) -> String {
    format!("{:?}", table.views())
}

/// CL-36, CL-37, CL-09
#[test]
fn one_throw_of_four_dice_is_for_every_card() {
    let mut table = Table::new(&three(), 1);
    assert_eq!(table.refusal(BO, Action::Roll), Refusal::NotRoller { roller: name("Ana") });
    let [Event::Rolled { by: ANA, throw }] = table.play(ANA, Action::Roll)[..] else {
        panic!("Ana does not roll")
    };
    assert!(matches!(throw, Throw::Roll(_)));
    assert_eq!(throw.faces().len(), 4);
    let view = table.view();
    assert_eq!(view.throw(), Some(&throw));
    assert_eq!(table.refusal(ANA, Action::Roll).to_string(), "Not now: the players are looking for lines.");
}

/// CL-36
#[test]
fn dice_are_fair_and_independent() {
    let throws = (0..400).map(|seed| {
        let Throw::Roll(faces) = Table::new(&two(), seed).roll() else { panic!("there are not four dice") };
        faces.map(|face: Rank| usize::from(face.value()))
    });
    let (mut counts, mut equal) = ([0u32; 6], [[0u32; 4]; 4]);
    for faces in throws {
        for (index, face) in faces.into_iter().enumerate() {
            counts[face] += 1;
            (0..index).filter(|&other| faces[other] == face).for_each(|other| equal[other][index] += 1);
        }
    }
    // A sixth of 1600 is 267; four standard deviations are 60.
    assert!(counts.iter().all(|count| (207..327).contains(count)), "{counts:?}");
    // Two dice show the same in a sixth of 400 throws, which is 67; four standard deviations are 30.
    let pairs = (0..4).flat_map(|index| (0..index).map(move |other| (other, index)));
    assert!(pairs.into_iter().all(|(other, index)| (37..97).contains(&equal[other][index])), "{equal:?}");
}

/// CL-38: nobody acts twice.
#[test]
fn everybody_acts_once_on_a_roll_in_any_order() {
    let mut table = Table::new(&three(), 1);
    table.roll();
    assert_eq!(table.0.to_act(), [ANA, BO, CY].into());
    table.play_best(CY);
    assert_eq!(table.0.to_act(), [ANA, BO].into());
    assert_eq!(table.refusal(CY, Action::Scratch), Refusal::AlreadyDecided { name: name("Cy") });
    table.play_best(ANA);
    table.play_best(BO);
    let view = table.view();
    assert_eq!(view.last.expect("a roll on which all acted").results.len(), 3);
    assert_eq!(view.roller, BO);
}

/// CL-44, CL-29, CL-45, CL-R22
#[test]
fn a_line_of_four_leaves_the_card_and_scores_two_points_at_once() {
    let mut table = find_game(&two(), |table| {
        table.roll();
        table.lines(ANA).iter().any(|line| line.len() == 4)
    });
    let line = table.lines(ANA).into_iter().find(|line| line.len() == 4).expect("four");
    table.play(ANA, Action::Take(line));
    assert_eq!(table.totals(), [0, 0], "nobody knows before all have acted");
    let events = table.play_best(BO);
    assert_eq!(table.coins_left()[0], 20);
    assert!(table.card(ANA).left().intersection(line).is_empty());
    assert_eq!((table.totals()[0], table.view().people[0].four_points), (2, 2));
    let text = table.0.tell(&partypiece::play::LogLine::Event(&events[1]));
    assert!(text.starts_with("Four! Ana takes "), "{text}");
}

/// CL-45
#[test]
fn everybody_who_takes_four_gets_two_points() {
    let table = find_game(&two(), |table| {
        table.roll();
        let four = |table: &Table, seat| table.lines(seat).iter().any(|line| line.len() == 4);
        let both = four(table, ANA) && four(table, BO);
        if both {
            table.all_play_best();
        }
        both
    });
    assert_eq!(table.totals(), [2, 2]);
}

/// CL-50, CL-R04
#[test]
fn a_line_of_three_may_be_taken_when_a_line_of_four_matches() {
    let mut table = find_game(&two(), |table| {
        table.roll();
        let lines = table.lines(ANA);
        lines.iter().any(|line| line.len() == 4) && lines.iter().any(|line| line.len() == 3)
    });
    let three = table.lines(ANA).into_iter().find(|line| line.len() == 3).expect("three");
    table.play(ANA, Action::Take(three));
    table.play_best(BO);
    assert_eq!((table.coins_left()[0], table.view().people[0].four_points), (21, 0));
}

/// CL-49, CL-51, CL-R09
#[test]
fn only_one_line_is_taken_in_a_roll() {
    let mut table = find_game(&two(), |table| {
        table.roll();
        table.lines(ANA).len() > 1
    });
    let lines = table.lines(ANA);
    table.play(ANA, Action::Take(lines[0]));
    for action in [Action::Take(lines[1]), Action::Take(lines[0]), Action::Scratch] {
        assert_eq!(table.refusal(ANA, action), Refusal::AlreadyDecided { name: name("Ana") });
    }
}

/// CL-30, CL-48, CL-51, CL-R05, CL-R20
#[test]
fn a_scratch_is_final_even_if_a_line_matches() {
    let mut table = find_game(&two(), |table| {
        table.roll();
        !table.lines(BO).is_empty() && table.lines(ANA).is_empty()
    });
    let line = table.lines(BO)[0];
    table.play(BO, Action::Scratch);
    assert_eq!(table.refusal(BO, Action::Take(line)), Refusal::AlreadyDecided { name: name("Bo") });
    table.play(ANA, Action::Scratch);
    assert_eq!(table.coins_left(), [24, 24]);
    assert_eq!(table.view().pawns, 1, "all called it, so it counts");
}

/// CL-51: choices that nobody has seen can be undone one after the other without asking anybody. To undo the
/// last choice of a roll, or the throw itself, the whole table has to agree, and the log says so.
#[test]
fn an_unseen_choice_can_be_undone_alone() {
    let text = |table: &Table| table.0.log().last().map(|line| table.0.tell(line));
    for mode in [Mode::Cards, Mode::Caller] {
        let mut table = Table::new(&Setup { mode, ..three() }, 1);
        let scratch = match mode {
            Mode::Cards => Action::Scratch,
            Mode::Caller => call_action("0"),
        };
        table.roll();
        table.play(CY, scratch);
        table.play(ANA, scratch);
        let (one, two) = ("The last turn was undone.", "The last turns were undone.");
        for (waiting, said) in [(vec![ANA, BO], one), (vec![ANA, BO, CY], two)] {
            assert_eq!(table.0.undo(false), Ok(()));
            assert_eq!(table.0.to_act(), waiting.into_iter().collect());
            assert_eq!(text(&table).as_deref(), Some(said));
        }
        assert_eq!(table.0.undo(false), Err(UndoError::Seen), "the dice have been seen");
        for seat in [ANA, BO, CY] {
            table.play(seat, scratch);
        }
        assert_eq!(table.0.undo(false), Err(UndoError::Seen), "everybody has seen what all chose");
        table.0.undo(true).expect("everybody agrees");
        assert_eq!(table.0.to_act(), [CY].into());
        let sentence = "Agreed: the last turn was undone.";
        assert_eq!(text(&table).as_deref(), Some(sentence));
    }
}

/// CL-R05
#[test]
fn a_house_that_checks_scratches_refuses_one_while_a_line_matches() {
    let checked = with_house(two(), |house| house.check_scratch = true);
    let fits = |table: &mut Table| {
        table.roll();
        !table.lines(ANA).is_empty() && table.lines(BO).is_empty()
    };
    let mut table = find_game(&checked, fits);
    assert_eq!(table.refusal(ANA, Action::Scratch), Refusal::LineFits);
    table.play(BO, Action::Scratch);
    table.play_best(ANA);
}

/// CL-R05
#[test]
fn missed_lines_are_shown_after_all_have_acted_if_the_house_wants_it() {
    for show in [false, true] {
        let setup = with_house(two(), |house| house.show_missed = show);
        let mut table = find_game(&setup, |table| {
            table.roll();
            let four = table.lines(BO).iter().any(|line| line.len() == 4);
            !table.lines(ANA).is_empty() && four && table.lines(BO).iter().any(|line| line.len() == 3)
        });
        let (ana, bo) = (table.lines(ANA), table.lines(BO));
        let three = bo.iter().copied().find(|line| line.len() == 3).expect("three");
        table.play(ANA, Action::Scratch);
        assert_eq!(table.view().last, None);
        table.play(BO, Action::Take(three));
        let results = table.view().last.expect("all have acted").results;
        let fours: Vec<Squares> = bo.into_iter().filter(|line| line.len() == 4).collect();
        assert_eq!(results[0].missed, if show { ana } else { vec![] });
        assert_eq!(results[1].missed, if show { fours } else { vec![] });
    }
}

/// CL-R05: hints need a house rule, and are only for players who have still to choose.
#[test]
fn hints_follow_the_house_rule() {
    for hints in [Hints::None, Hints::Exists, Hints::Show, Hints::Ask] {
        let mut table = Table::new(&with_house(two(), |house| house.hints = hints), 2);
        assert_eq!(table.view().hint(ANA), None, "no throw, no hint");
        table.roll();
        let lines = table.lines(ANA);
        let expected = match hints {
            Hints::None => None,
            Hints::Exists => Some(Hint::Exists(!lines.is_empty())),
            Hints::Show | Hints::Ask => Some(Hint::Lines(lines)),
        };
        assert_eq!(table.view().hint(ANA), expected);
        table.play_best(ANA);
        assert_eq!(table.view().hint(ANA), None);
        assert_eq!(table.view().hint(Seat(7)), None);
    }
}

/// CL-R06, CL-54
#[test]
fn choices_are_secret_until_all_have_chosen() {
    let mut table = find_game(&three(), |table| {
        table.roll();
        !table.lines(ANA).is_empty()
    });
    let line = table.lines(ANA)[0];
    let take = table.play(ANA, Action::Take(line));
    let (seen, text) = (shown(&table), format!("{take:?}"));
    table.0.undo(false).expect("nobody has seen it");
    let scratch = table.play(ANA, Action::Scratch);
    assert_eq!(shown(&table), seen);
    assert_eq!(format!("{scratch:?}"), text);
    assert_eq!(take, [Event::Acted { by: ANA }]);
    assert_eq!(
        table.view().people.iter().map(|person| person.acted).collect::<Vec<_>>(),
        [true, false, false]
    );
    assert_eq!(table.view().people[0].left, 24);
}

/// CL-R06: the calls are announced in the order of seats, no matter who chose first.
#[test]
fn all_calls_are_announced_together() {
    let mut table = Table::new(&three(), 3);
    table.roll();
    table.play_best(CY);
    table.play_best(ANA);
    let events = table.play_best(BO);
    let seats = events
        .iter()
        .filter_map(|event| if let Event::Played(result) = event { Some(result.seat) } else { None });
    assert_eq!(seats.collect::<Vec<_>>(), [ANA, BO, CY]);
}

/// CL-02, CL-52: there is no clock, and nobody acts for a player who thinks.
#[test]
fn a_roll_waits_for_every_player() {
    let mut table = Table::new(&three(), 3);
    table.roll();
    table.play_best(CY);
    table.play_best(ANA);
    let before = table.views();
    for by in [ANA, CY] {
        for action in [Action::Roll, Action::Scratch, Action::Confirm, Action::Bonus(BO)] {
            table.refusal(by, action);
        }
    }
    assert!(table.views() == before);
    assert_eq!(table.0.to_act(), [BO].into());
    assert!(matches!(table.phase(), PhaseView::Acting { .. }));
}

/// CL-R23, CL-28
#[test]
fn a_wrong_line_is_refused_and_may_be_tried_again() {
    let mut table = find_game(&two(), |table| {
        table.roll();
        !table.lines(ANA).is_empty()
    });
    for squares in [Squares::NONE, Squares::ALL, Squares::one(3)] {
        assert!(matches!(table.refusal(ANA, Action::Take(squares)), Refusal::Length { .. }));
    }
    let line = table.lines(ANA)[0];
    table.play(ANA, Action::Take(line));
}

/// CL-R24: an emptied square has no coin to take.
#[test]
fn removed_coins_stay_removed_in_later_rolls() {
    let mut table = Table::new(&two(), 4);
    let mut gone = Squares::NONE;
    for _ in 0..8 {
        if !matches!(table.phase(), PhaseView::Rolling { .. }) {
            break;
        }
        table.play_roll();
        let result = table.view().last.expect("a roll").results[0].clone();
        assert_eq!(result.coins.len() as u32, result.line.len());
        assert_eq!(result.call.coins() as usize, result.coins.len());
        assert_eq!(result.call == Call::Scratch, result.line.is_empty());
        assert!(gone.intersection(result.line).is_empty());
        gone = gone.with(result.line);
        assert_eq!(table.card(ANA).left(), Squares::ALL.without(gone));
    }
}

/// Only people at the table may act.
#[test]
fn a_stranger_is_refused() {
    let mut table = Table::new(&two(), 1);
    for action in [Action::Roll, Action::Scratch, Action::Confirm, Action::Take(Squares::ALL)] {
        assert_eq!(table.refusal(CY, action), Refusal::NoSuchSeat);
    }
}

/// CL-R33: after an undo it is known who decides again, also when it was not the next one from the roller; not when the throw itself was
/// undone.
#[test]
fn whoever_decided_last_decides_again_after_an_undo() {
    let mut table = Table::new(&three(), 1);
    table.roll();
    assert_eq!(decides_again(&table.0), None, "nothing was undone");
    table.play(CY, Action::Scratch);
    table.play(BO, Action::Scratch);
    table.0.undo(false).expect("nobody has seen it");
    assert_eq!(decides_again(&table.0), Some(BO));
    table.0.undo(false).expect("nobody has seen it");
    assert_eq!(decides_again(&table.0), Some(CY));
    table.0.undo(true).expect("everybody agrees");
    assert_eq!(decides_again(&table.0), None, "Ana rolls again");
}
