//! Playing a roll: one throw for all, one line each, bound by what was chosen.

use partypiece::{
    play::UndoError,
    rules::{
        Seat, Viewer,
        clear::{Action, Call, Event, Hint, Hints, Mode, Refusal, Scene, Setup, Squares, Throw},
        piecepack::Rank,
    },
};

use super::table::{ANA, BO, CY, Table, house, name, plant, report, three, two};

/// What the others see while somebody has still to act.
fn shown(table: &Table) -> String {
    format!("{:?}", table.views())
}

/// CL-36, CL-37, CL-09
#[test]
fn four_dice_are_thrown_for_everybody_and_lie_by_every_card() {
    let mut table = Table::new(&three(), 1);
    assert_eq!(table.refused(BO, Action::Roll), Refusal::NotRoller { roller: name("Ana") });
    let [Event::Rolled { by: ANA, throw }] = table.play(ANA, Action::Roll)[..] else { panic!("Ana rolls") };
    assert!(matches!(throw, Throw::Roll(_)));
    assert_eq!(throw.faces().len(), 4);
    for view in table.views() {
        assert_eq!(view.throw(), Some(&throw));
    }
    assert_eq!(table.refused(ANA, Action::Roll).to_string(), "Not now: the players are looking for lines.");
}

/// CL-36
#[test]
fn dice_are_fair_and_fall_apart_from_each_other() {
    let throws = (0..400).map(|seed| {
        let Throw::Roll(faces) = Table::new(&two(), seed).roll() else { panic!("four dice") };
        faces.map(|face: Rank| usize::from(face.value()))
    });
    let (mut counts, mut equal) = ([0u32; 6], [[0u32; 4]; 4]);
    for faces in throws {
        for (at, face) in faces.into_iter().enumerate() {
            counts[face] += 1;
            (0..at).filter(|&other| faces[other] == face).for_each(|other| equal[other][at] += 1);
        }
    }
    // A sixth of 1600 is 267; four standard deviations are 60.
    assert!(counts.iter().all(|count| (207..327).contains(count)), "{counts:?}");
    // Two dice show the same in a sixth of 400 throws, which is 67; four standard deviations are 30.
    let pairs = (0..4).flat_map(|at| (0..at).map(move |other| (other, at)));
    assert!(pairs.into_iter().all(|(other, at)| (37..97).contains(&equal[other][at])), "{equal:?}");
}

/// CL-38: and nobody twice
#[test]
fn everybody_acts_once_on_a_roll_in_any_order() {
    let mut table = Table::new(&three(), 1);
    table.roll();
    assert_eq!(table.0.to_act(), [ANA, BO, CY].into());
    table.best(CY);
    assert_eq!(table.0.to_act(), [ANA, BO].into());
    assert_eq!(table.refused(CY, Action::Scratch), Refusal::AlreadyDecided { name: name("Cy") });
    table.best(ANA);
    table.best(BO);
    let view = table.view();
    assert_eq!(view.last.expect("a roll on which all acted").results.len(), 3);
    assert_eq!(view.roller, BO);
}

/// CL-44, CL-29, CL-45, CL-R22
#[test]
fn a_line_of_four_leaves_the_card_and_is_two_points_at_once() {
    let mut table = plant(&two(), |table| {
        table.roll();
        table.lines(ANA).iter().any(|line| line.len() == 4)
    });
    let line = table.lines(ANA).into_iter().find(|line| line.len() == 4).expect("four");
    table.play(ANA, Action::Take(line));
    assert_eq!(table.totals(), [0, 0], "nobody knows before all have acted");
    let events = table.best(BO);
    assert_eq!(table.left()[0], 20);
    assert!(table.card(ANA).left().among(line).is_empty());
    assert_eq!((table.totals()[0], table.view().people[0].fours), (2, 2));
    let text = table.0.tell(&partypiece::play::LogLine::Event(&events[1]));
    assert!(text.starts_with("Four! Ana takes "), "{text}");
}

/// CL-45
#[test]
fn everybody_who_calls_four_gets_two_points() {
    let table = plant(&two(), |table| {
        table.roll();
        let four = |table: &Table, seat| table.lines(seat).iter().any(|line| line.len() == 4);
        let both = four(table, ANA) && four(table, BO);
        if both {
            table.all_best();
        }
        both
    });
    assert_eq!(table.totals(), [2, 2]);
}

/// CL-50, CL-R04
#[test]
fn a_line_of_three_may_be_taken_though_a_line_of_four_fits() {
    let mut table = plant(&two(), |table| {
        table.roll();
        let lines = table.lines(ANA);
        lines.iter().any(|line| line.len() == 4) && lines.iter().any(|line| line.len() == 3)
    });
    let three = table.lines(ANA).into_iter().find(|line| line.len() == 3).expect("three");
    table.play(ANA, Action::Take(three));
    table.best(BO);
    assert_eq!((table.left()[0], table.view().people[0].fours), (21, 0));
}

/// CL-49, CL-51, CL-R09
#[test]
fn one_line_is_taken_and_no_other_in_the_same_roll() {
    let mut table = plant(&two(), |table| {
        table.roll();
        table.lines(ANA).len() > 1
    });
    let lines = table.lines(ANA);
    table.play(ANA, Action::Take(lines[0]));
    for action in [Action::Take(lines[1]), Action::Take(lines[0]), Action::Scratch] {
        assert_eq!(table.refused(ANA, action), Refusal::AlreadyDecided { name: name("Ana") });
    }
}

/// CL-30, CL-48, CL-51, CL-R05, CL-R20
#[test]
fn who_scratches_is_bound_by_it_though_a_line_fits() {
    let mut table = plant(&two(), |table| {
        table.roll();
        !table.lines(BO).is_empty() && table.lines(ANA).is_empty()
    });
    let line = table.lines(BO)[0];
    table.play(BO, Action::Scratch);
    assert_eq!(table.refused(BO, Action::Take(line)), Refusal::AlreadyDecided { name: name("Bo") });
    table.play(ANA, Action::Scratch);
    assert_eq!(table.left(), [24, 24]);
    assert_eq!(table.view().pawns, 1, "all called it, so it counts");
}

/// CL-51: a choice that nobody has seen goes back at once, one after the other, and nobody is asked; from the moment all
/// have chosen, and back to before the dice were thrown, it takes the whole table, and the log says so
#[test]
fn a_slip_of_the_finger_is_ones_own_to_mend_until_it_is_seen() {
    let text = |table: &Table| table.0.log().last().map(|line| table.0.tell(line));
    for mode in [Mode::Cards, Mode::Caller] {
        let mut table = Table::new(&Setup { mode, ..three() }, 1);
        let scratch = match mode {
            Mode::Cards => Action::Scratch,
            Mode::Caller => report("0"),
        };
        table.roll();
        table.play(CY, scratch);
        table.play(ANA, scratch);
        for waiting in [vec![ANA, BO], vec![ANA, BO, CY]] {
            assert_eq!(table.0.undo(false), Ok(()));
            assert_eq!(table.0.to_act(), waiting.into_iter().collect());
            assert_eq!(text(&table).as_deref(), Some("The last turn was undone."));
        }
        assert_eq!(table.0.undo(false), Err(UndoError::Seen), "the dice have been seen");
        for seat in [ANA, BO, CY] {
            table.play(seat, scratch);
        }
        assert_eq!(table.0.undo(false), Err(UndoError::Seen), "everybody has seen what all chose");
        table.0.undo(true).expect("with everybody's leave");
        assert_eq!(table.0.to_act(), [CY].into());
        let leave = "Everybody agreed: the last turn was undone.";
        assert_eq!(text(&table).as_deref(), Some(leave));
    }
}

/// CL-R05
#[test]
fn a_house_that_checks_a_scratch_refuses_it_while_a_line_fits() {
    let checked = house(two(), |house| house.check_scratch = true);
    let fits = |table: &mut Table| {
        table.roll();
        !table.lines(ANA).is_empty() && table.lines(BO).is_empty()
    };
    let mut table = plant(&checked, fits);
    assert_eq!(table.refused(ANA, Action::Scratch), Refusal::LineFits);
    table.play(BO, Action::Scratch);
    table.best(ANA);
}

/// CL-R05
#[test]
fn what_was_missed_is_shown_only_where_the_house_shows_it_and_after_all_have_acted() {
    for show in [false, true] {
        let setup = house(two(), |house| house.show_missed = show);
        let mut table = plant(&setup, |table| {
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

/// CL-R05: hints are the house's to allow, and only for whoever has still to act
#[test]
fn hints_are_given_as_the_house_agreed() {
    for hints in [Hints::None, Hints::Exists, Hints::Show, Hints::Ask] {
        let mut table = Table::new(&house(two(), |house| house.hints = hints), 2);
        assert_eq!(table.view().hint(ANA), None, "no throw, no hint");
        table.roll();
        let lines = table.lines(ANA);
        let expected = match hints {
            Hints::None => None,
            Hints::Exists => Some(Hint::Exists(!lines.is_empty())),
            Hints::Show | Hints::Ask => Some(Hint::Lines(lines)),
        };
        assert_eq!(table.view().hint(ANA), expected);
        table.best(ANA);
        assert_eq!(table.view().hint(ANA), None);
        assert_eq!(table.view().hint(Seat(7)), None);
    }
}

/// CL-R06, CL-54
#[test]
fn what_somebody_chose_is_nobodys_to_know_before_all_have_chosen() {
    let mut table = plant(&three(), |table| {
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
    assert_eq!(table.0.view(Viewer::Seat(ANA)).people[0].left, 24);
}

/// CL-R06: told in the order of seats, whoever was first
#[test]
fn all_calls_are_told_together() {
    let mut table = Table::new(&three(), 3);
    table.roll();
    table.best(CY);
    table.best(ANA);
    let events = table.best(BO);
    let text = events
        .iter()
        .filter_map(|event| if let Event::Played(result) = event { Some(result.seat) } else { None });
    assert_eq!(text.collect::<Vec<_>>(), [ANA, BO, CY]);
}

/// CL-02, CL-52: there is no clock, and nobody acts for somebody who thinks
#[test]
fn a_roll_waits_for_whoever_thinks() {
    let mut table = Table::new(&three(), 3);
    table.roll();
    table.best(CY);
    table.best(ANA);
    let before = table.views();
    for by in [ANA, CY] {
        for action in [Action::Roll, Action::Scratch, Action::Confirm, Action::Bonus(BO)] {
            table.refused(by, action);
        }
    }
    assert!(table.views() == before);
    assert_eq!(table.0.to_act(), [BO].into());
    assert!(matches!(table.scene(), Scene::Acting { .. }));
}

/// CL-R23, CL-28
#[test]
fn a_wrong_claim_is_refused_and_may_be_tried_again() {
    let mut table = plant(&two(), |table| {
        table.roll();
        !table.lines(ANA).is_empty()
    });
    for squares in [Squares::NONE, Squares::ALL, Squares::one(3)] {
        assert!(matches!(table.refused(ANA, Action::Take(squares)), Refusal::Length { .. }));
    }
    let line = table.lines(ANA)[0];
    table.play(ANA, Action::Take(line));
}

/// CL-R24: an emptied square holds nothing to take
#[test]
fn what_was_taken_is_gone_in_later_rolls() {
    let mut table = Table::new(&two(), 4);
    let mut gone = Squares::NONE;
    for _ in 0..8 {
        if !matches!(table.scene(), Scene::Rolling { .. }) {
            break;
        }
        table.turn();
        let result = table.view().last.expect("a roll").results[0].clone();
        assert_eq!(result.coins.len() as u32, result.line.len());
        assert_eq!(result.call.coins() as usize, result.coins.len());
        assert_eq!(result.call == Call::Scratch, result.line.is_empty());
        assert!(gone.among(result.line).is_empty());
        gone = gone.with(result.line);
        assert_eq!(table.card(ANA).left(), Squares::ALL.without(gone));
    }
}

/// Nobody who does not sit there plays along.
#[test]
fn a_stranger_is_refused() {
    let mut table = Table::new(&two(), 1);
    for action in [Action::Roll, Action::Scratch, Action::Confirm, Action::Take(Squares::ALL)] {
        assert_eq!(table.refused(CY, action), Refusal::NoSuchSeat);
    }
}
