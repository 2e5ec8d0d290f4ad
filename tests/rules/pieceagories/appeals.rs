//! Appeals before the reading: whether an answer that does not begin with a letter from A to Z counts.

use partypiece::rules::{
    Seat,
    pieceagories::{AnswerMark, Event, Question, Refusal, SheetAction, SheetEvent, SheetRefusal},
    vote::Ballot::{Keep, Strike},
};

use super::{
    setups::{ANA, BO, CY, DI, at, four},
    table::with_sheets,
};

const HAL: Seat = Seat(4);
const STANDS: AnswerMark = AnswerMark::Stands { points: 1 };

/// PG-100, PG-R49
#[test]
fn the_owner_of_an_answer_without_a_letter_may_appeal_before_the_reading() {
    for (ballots, granted) in [
        (&[(BO, Keep), (CY, Keep), (DI, Strike)][..], true),
        (&[(BO, Strike), (CY, Strike), (ANA, Keep)], false),
        (&[], true),
    ] {
        let mut table = with_sheets(&four(), 'S', &[&["7-Up", "Dog", "The Sun", "Сок"]]);
        let appeals = table.appeals();
        let open: Vec<_> =
            appeals.iter().map(|appeal| (appeal.place, appeal.text.as_str(), appeal.granted)).collect();
        assert_eq!(open, [(at(ANA, 1), "7-Up", None), (at(ANA, 4), "Сок", None)]);
        for (by, line) in [(ANA, 2), (ANA, 3), (ANA, 5), (BO, 1), (HAL, 1)] {
            assert_eq!(table.refusal(by, SheetAction::Appeal(line)), Refusal::Sheet(SheetRefusal::NoAppeal));
        }
        table.play(ANA, SheetAction::Appeal(1));
        assert_eq!(table.poll(), Some(Question::Appeal(at(ANA, 1))));
        assert_eq!(table.refusal(ANA, SheetAction::Appeal(4)), Refusal::Sheet(SheetRefusal::VoteFirst));
        assert_eq!(table.refusal(HAL, SheetAction::Next), Refusal::Sheet(SheetRefusal::VoteFirst));
        table.vote(ballots);
        assert_eq!(table.refusal(ANA, SheetAction::Appeal(1)), Refusal::Sheet(SheetRefusal::VotedAlready));
        let appeals = table.appeals();
        assert_eq!((appeals[0].granted, appeals[1].granted), (Some(granted), None));
        table.read_lines(1);
        assert_eq!(table.mark(at(ANA, 1)), if granted { STANDS } else { AnswerMark::NoLetter });
        assert_eq!(table.score().totals(), [u32::from(granted), 0, 0, 0]);
    }
}

/// PG-R49
#[test]
fn a_cancelled_appeal_leaves_the_answer_unchanged() {
    let mut table = with_sheets(&four(), 'S', &[&["7-Up"]]);
    table.play(ANA, SheetAction::Appeal(1));
    table.play_host(SheetAction::CancelVote);
    assert_eq!(table.score().totals(), [0, 0, 0, 0]);
}

/// PG-R49, PG-R25
#[test]
fn without_an_appeal_the_reading_begins_at_once() {
    assert!(with_sheets(&four(), 'S', &[&["Soda", "Dog"]]).reads());
    let mut table = with_sheets(&four(), 'S', &[&["7-Up"]]);
    assert!(matches!(table.refusal(BO, SheetAction::Next), Refusal::Sheet(SheetRefusal::HostOnly { .. })));
    let events = table.play_host(SheetAction::Next);
    assert!(
        matches!(events[..], [Event::Sheet(SheetEvent::Read { .. })]),
        "the next step reads the first answer"
    );
}
