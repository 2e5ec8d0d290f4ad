//! `apply` panics in a debug build if `check` refuses the action, so a test that forgot `check` fails there instead of
//! continuing as if nothing had happened.

use std::panic::{AssertUnwindSafe, catch_unwind};

use partypiece::rules::{
    Luck, Rules, Seat,
    luck::Seed,
    pieceagories,
    pieceagories::Pieceagories,
    scattergories,
    scattergories::{AnswerKind, Ground, Scattergories},
    vote::Ballot,
};

const ANA: Seat = Seat(0);

/// Checks that the action is refused, and that `apply` panics when it gets the action all the same.
#[track_caller]
fn assert_apply_panics<R: Rules>(table: &R, by: Seat, action: &R::Action) {
    assert!(table.check(by, action).is_err(), "{action:?} is allowed");
    let (mut table, mut luck) = (table.clone(), Luck::new(Seed(1)));
    let outcome = catch_unwind(AssertUnwindSafe(|| drop(table.apply(by, action, &mut luck))));
    assert!(outcome.is_err(), "{action:?} was applied without a panic");
}

#[test]
fn pieceagories_panics_when_a_refused_action_is_applied() {
    use pieceagories::{Action, AnswerPlace, Number};
    let setup = crate::pieceagories::setups::three();
    let table = Pieceagories::start(&setup, &mut Luck::new(Seed(1))).expect("a table");
    let (line, place) = (Number::FIRST, AnswerPlace { seat: ANA, line: Number::FIRST });
    let host = setup.host_seat();
    for action in [
        Action::Withdraw(7),
        Action::Reroll,
        Action::AddCards(vec!["Sticky".to_owned()]),
        Action::Pick { slip: 0, number: None },
        Action::Unpick(line),
        Action::Swap(line, line),
        Action::Fill,
        Action::UseList,
        Action::Today(crate::pieceagories::setups::day(1, 1)),
        Action::ChooseFlipper { seat: ANA, how: None },
        Action::Flip(0),
        Action::Roll,
        Action::Begin,
        Action::TimeUp,
        Action::HandIn(Box::default()),
        Action::Answer(Default::default()),
        Action::EnterPoints(vec![[0; 10]; 3]),
        Action::Appeal(line),
        Action::Next,
        Action::Join(vec![place]),
        Action::Challenge(place),
        Action::Vote(None),
        Action::Unanimous(Ballot::Keep),
        Action::Count,
        Action::CancelVote,
        Action::Advance,
        Action::RestartRound,
        Action::Return(ANA),
        Action::End,
    ] {
        assert_apply_panics(&table, host, &action);
    }
    let mut picking = table.clone();
    let categories = crate::pieceagories::setups::CATEGORIES.map(str::to_owned).to_vec();
    picking.apply(ANA, &Action::Invent(categories), &mut Luck::new(Seed(1)));
    picking.apply(host, &Action::Collect, &mut Luck::new(Seed(1)));
    for action in [
        Action::Invent(vec!["Rivers".to_owned()]),
        Action::Collect,
        Action::Pick { slip: 99, number: None },
        Action::UseList,
    ] {
        assert_apply_panics(&picking, host, &action);
    }
}

#[test]
fn scattergories_panics_when_a_refused_action_is_applied() {
    use scattergories::{Action, AnswerPlace, Number};
    let setup = crate::scattergories::setups::three();
    let table = Scattergories::start(&setup, &mut Luck::new(Seed(1))).expect("a table");
    let (line, place) = (Number::FIRST, AnswerPlace { seat: ANA, line: Number::FIRST });
    for action in [
        Action::Begin,
        Action::TimeUp,
        Action::HandIn(Box::default()),
        Action::Answer(Default::default()),
        Action::EnterPoints(vec![[0; 12]; 3]),
        Action::Appeal(line),
        Action::Next,
        Action::SetKind { place, kind: AnswerKind::default() },
        Action::KeepOne { place, alternative: 0 },
        Action::OneAnswer(place),
        Action::Join(vec![place]),
        Action::Challenge { place, ground: Ground::Fit },
        Action::Vote(None),
        Action::Unanimous(Ballot::Keep),
        Action::Count,
        Action::CancelVote,
        Action::Advance,
        Action::AnotherSet,
        Action::Return(ANA),
    ] {
        assert_apply_panics(&table, ANA, &action);
    }
    let mut writing = table.clone();
    writing.apply(ANA, &Action::AgreeAll, &mut Luck::new(Seed(1)));
    writing.apply(ANA, &Action::Roll, &mut Luck::new(Seed(1)));
    let list = Box::new(crate::scattergories::setups::list());
    for action in [
        Action::Propose(list),
        Action::Agree(true),
        Action::AgreeAll,
        Action::Roll,
        Action::TimeUp,
        Action::HandIn(Box::default()),
        Action::Answer(Default::default()),
        Action::End,
    ] {
        assert_apply_panics(&writing, ANA, &action);
    }
}
