//! Cancelled votes, and groups of similar answers that are split: what the kinds of answers add to the tests of both word
//! games (`word_games/shared.rs`).

use partypiece::rules::{
    scattergories::{Action, AnswerMark, AnswerPlace, Ground, Question, Refusal, SheetAction, SheetRefusal},
    vote::Ballot::{Keep, Strike},
};

use super::{
    setups::{ANA, BO, CY, NEITHER, PROPER, at, four, three},
    table::{Table, with_sheets},
};

fn asks_same(places: &[AnswerPlace]) -> Question {
    Question::Same(places.to_vec())
}

/// The grounds on which Ana's first answer can still be challenged, and whether she can still say what kind it is.
fn open_grounds(table: &Table) -> (Vec<Ground>, bool) {
    let heard = table.heard();
    (heard[0].grounds.clone(), heard[0].can_set_kind)
}

/// SC-R27, SC-R17, PG-R51: after a cancelled vote anybody may challenge again, also the writer of the answer.
#[test]
fn a_cancelled_challenge_may_be_made_again_on_the_same_ground() {
    for by in [ANA, BO] {
        let mut table = with_sheets(&three(), 'C', &[&["*_Casablanca"]]);
        table.read_lines(1);
        for ground in Ground::ALL {
            table.challenge(by, at(ANA, 1), ground);
            table.play(CY, SheetAction::CancelVote);
            assert_eq!(open_grounds(&table), (Ground::ALL.to_vec(), true));
        }
        for ground in Ground::ALL {
            table.challenge(CY, at(ANA, 1), ground);
            table.vote(&[(BO, Keep)]);
            assert_eq!(
                table.refusal(by, SheetAction::Challenge { place: at(ANA, 1), ground }),
                Refusal::Sheet(SheetRefusal::VotedAlready)
            );
        }
        assert_eq!(open_grounds(&table), (vec![], false));
    }
}

/// SC-R27, SC-R07, PG-R51: a cancelled vote is no ruling, so the writer may still take the `*` back.
#[test]
fn a_writer_may_withdraw_a_mark_after_a_cancelled_vote() {
    let mut table = with_sheets(&three(), 'S', &[&["*Harry S. Truman"]]);
    table.read_lines(1);
    table.challenge(BO, at(ANA, 1), Ground::Proper);
    table.play(BO, SheetAction::CancelVote);
    table.set_kind(at(ANA, 1), NEITHER);
    assert_eq!(table.mark(at(ANA, 1)), AnswerMark::WrongLetter);
}

/// SC-R27, SC-R18, PG-R51: an appeal may be made again, before the reading and during it.
#[test]
fn a_cancelled_appeal_may_be_made_again() {
    let mut table = with_sheets(&three(), 'S', &[&["7-Up", "9 Lives / Soda"]]);
    for _ in 0..2 {
        table.play(ANA, SheetAction::Appeal(1));
        table.play(BO, SheetAction::CancelVote);
        let appeals = table.appeals();
        assert_eq!(appeals[0].granted, None);
    }
    table.play(ANA, SheetAction::Appeal(1));
    table.vote(&[(BO, Strike)]);
    assert_eq!(table.refusal(ANA, SheetAction::Appeal(1)), Refusal::Sheet(SheetRefusal::VotedAlready));
    table.read_lines(2);
    table.play(ANA, Action::KeepOne { place: at(ANA, 2), alternative: 0 });
    for _ in 0..2 {
        table.play(ANA, SheetAction::Appeal(2));
        table.play(BO, SheetAction::CancelVote);
        assert_eq!(table.mark(at(ANA, 2)), AnswerMark::NoLetter);
    }
    table.play(ANA, SheetAction::Appeal(2));
    table.vote(&[(BO, Keep)]);
    assert_eq!(table.score().totals(), [1, 0, 0]);
}

/// SC-R27, SC-R14, PG-R51: people may ask again. The page does not, whatever changes on the sheets.
#[test]
fn a_cancelled_question_about_similar_answers_may_be_asked_again() {
    let mut table = with_sheets(&three(), 'D', &[&["dog"], &["dogs"]]);
    table.read_lines(1);
    let pair = vec![at(ANA, 1), at(BO, 1)];
    assert_eq!(table.poll(), Some(asks_same(&pair)));
    table.play(CY, SheetAction::CancelVote);
    table.set_kind(at(ANA, 1), PROPER);
    assert_eq!(table.poll(), None);
    table.play(CY, SheetAction::Join(pair.clone()));
    table.vote(&[(CY, Keep)]);
    assert_eq!(table.refusal(CY, SheetAction::Join(pair)), Refusal::Sheet(SheetRefusal::VotedAlready));
    assert_eq!(table.score().totals(), [1, 1, 0]);
}

/// SC-R27, PG-R53: no vote is opened, even when the sheets are compared again because somebody changed the
/// kind of an answer.
#[test]
fn the_rest_of_a_group_that_is_not_similar_opens_no_vote() {
    for changes_kind in [false, true] {
        let mut table = with_sheets(&four(), 'C', &[&["calves"], &["cal ves"], &["calf"], &["calve"]]);
        table.play(ANA, SheetAction::Next);
        table.play(ANA, SheetAction::Next);
        table.play(CY, SheetAction::Join(vec![at(ANA, 1), at(BO, 1)]));
        table.vote(&[(CY, Keep)]);
        if changes_kind {
            table.set_kind(at(ANA, 1), PROPER);
        }
        table.read_lines(1);
        assert_eq!(table.poll(), None);
        assert_eq!(table.score().totals(), [1, 1, 1, 1]);
    }
}
