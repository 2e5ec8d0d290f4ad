//! Cancelled votes, groups of similar answers that are split, and points of players who left: as in Pieceagories, but an
//! answer can be challenged on more grounds.

use partypiece::rules::{
    Seat,
    scattergories::{Action, AnswerMark, AnswerPlace, Ground, Question, Refusal, Setup, SheetRefusal},
    vote::Ballot::{Keep, Strike},
};

use super::{
    super::laws::by_version,
    setups::{ANA, BO, CY, DI, NEITHER, PROPER, four, list, list_number, name, place_at, three},
    table::{Table, with_letter, with_sheets},
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
            table.challenge(by, place_at(ANA, 1), ground);
            table.play(CY, Action::CancelVote);
            assert_eq!(open_grounds(&table), (Ground::ALL.to_vec(), true));
        }
        for ground in Ground::ALL {
            table.challenge(CY, place_at(ANA, 1), ground);
            table.vote(&[(BO, Keep)]);
            assert_eq!(
                table.refusal(by, Action::Challenge { place: place_at(ANA, 1), ground }),
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
    table.challenge(BO, place_at(ANA, 1), Ground::Proper);
    table.play(BO, Action::CancelVote);
    table.set_kind(place_at(ANA, 1), NEITHER);
    assert_eq!(table.mark(place_at(ANA, 1)), AnswerMark::WrongLetter);
}

/// SC-R27, SC-R18, PG-R51: an appeal may be made again, before the reading and during it.
#[test]
fn a_cancelled_appeal_may_be_made_again() {
    let mut table = with_sheets(&three(), 'S', &[&["7-Up", "9 Lives / Soda"]]);
    for _ in 0..2 {
        table.play(ANA, Action::Appeal(list_number(1)));
        table.play(BO, Action::CancelVote);
        let appeals = table.appeals();
        assert_eq!(appeals[0].granted, None);
    }
    table.play(ANA, Action::Appeal(list_number(1)));
    table.vote(&[(BO, Strike)]);
    assert_eq!(
        table.refusal(ANA, Action::Appeal(list_number(1))),
        Refusal::Sheet(SheetRefusal::VotedAlready)
    );
    table.read_lines(2);
    table.play(ANA, Action::KeepOne { place: place_at(ANA, 2), alternative: 0 });
    for _ in 0..2 {
        table.play(ANA, Action::Appeal(list_number(2)));
        table.play(BO, Action::CancelVote);
        assert_eq!(table.mark(place_at(ANA, 2)), AnswerMark::NoLetter);
    }
    table.play(ANA, Action::Appeal(list_number(2)));
    table.vote(&[(BO, Keep)]);
    assert_eq!(table.score().totals(), [1, 0, 0]);
}

/// SC-R27, SC-R14, PG-R51: people may ask again. The page does not, whatever changes on the sheets.
#[test]
fn a_cancelled_question_about_similar_answers_may_be_asked_again() {
    let mut table = with_sheets(&three(), 'D', &[&["dog"], &["dogs"]]);
    table.read_lines(1);
    let pair = vec![place_at(ANA, 1), place_at(BO, 1)];
    assert_eq!(table.poll(), Some(asks_same(&pair)));
    table.play(CY, Action::CancelVote);
    table.set_kind(place_at(ANA, 1), PROPER);
    assert_eq!(table.poll(), None);
    table.play(CY, Action::Join(pair.clone()));
    table.vote(&[(CY, Keep)]);
    assert_eq!(table.refusal(CY, Action::Join(pair)), Refusal::Sheet(SheetRefusal::VotedAlready));
    assert_eq!(table.score().totals(), [1, 1, 0]);
}

/// SC-R27, PG-R53: no vote is opened, even when the sheets are compared again because somebody changed the
/// kind of an answer.
#[test]
fn the_rest_of_a_group_that_is_not_similar_opens_no_vote() {
    for changes_kind in [false, true] {
        let mut table = with_sheets(&four(), 'C', &[&["calves"], &["cal ves"], &["calf"], &["calve"]]);
        table.play(ANA, Action::Next);
        table.play(ANA, Action::Next);
        table.play(CY, Action::Join(vec![place_at(ANA, 1), place_at(BO, 1)]));
        table.vote(&[(CY, Keep)]);
        if changes_kind {
            table.set_kind(place_at(ANA, 1), PROPER);
        }
        table.read_lines(1);
        assert_eq!(table.poll(), None);
        assert_eq!(table.score().totals(), [1, 1, 1, 1]);
    }
}

/// SC-R27, PG-R53: the other two answers are similar only through `calves`.
#[test]
fn a_struck_answer_connects_no_others() {
    let mut table = with_sheets(&three(), 'C', &[&["calf"], &["calves"], &["calve"]]);
    table.play(ANA, Action::Next);
    table.play(ANA, Action::Next);
    table.challenge(CY, place_at(BO, 1), Ground::Fit);
    table.vote(&[(CY, Strike)]);
    table.read_lines(1);
    assert_eq!(table.poll(), None);
    assert_eq!(table.score().totals(), [1, 0, 1]);
}

/// SC-R27, SC-R02, PG-R52
#[test]
fn no_points_are_entered_for_somebody_who_has_left() {
    let mut table = with_letter(&four(), 'C');
    table.play_any(Action::Begin);
    table.play(ANA, Action::Leave(CY));
    table.play_any(Action::TimeUp);
    table.play(ANA, Action::Leave(DI));
    let points = |of: &[Seat]| {
        let row = |seat: Seat| [u8::from(of.contains(&seat)); 12];
        Action::EnterPoints([ANA, BO, CY, DI].map(row).to_vec())
    };
    for (of, absent) in [(&[CY][..], "Cy"), (&[ANA, DI], "Di"), (&[ANA, BO, CY, DI], "Cy")] {
        let refusal = table.refusal(ANA, points(of));
        assert_eq!(refusal, Refusal::Sheet(SheetRefusal::AbsentPoints { name: name(absent) }));
    }
    table.play(ANA, Action::Return(DI));
    table.refusal(ANA, points(&[CY, DI]));
    table.play(ANA, points(&[ANA, DI]));
    assert_eq!(table.totals(), [12, 0, 0, 12]);
}

/// SC-R26 and SC-R27 came later, so they do not hold in a record of the first version of the rules.
#[test]
fn an_old_record_continues_by_its_own_rules() {
    let table = Table::new(&Setup { list: None, ..three() }, 1);
    let mut steps = vec![
        (BO, Action::Propose(Box::new(list()))),
        (ANA, Action::Agree(true)),
        (CY, Action::Agree(true)),
        (ANA, Action::Roll),
        (ANA, Action::Begin),
        (ANA, Action::Leave(CY)),
        (ANA, Action::TimeUp),
        (ANA, Action::EnterPoints(vec![[0; 12], [0; 12], [1; 12]])),
    ];
    let (mut old, damage) = by_version(1, &table.0, &steps);
    assert_eq!((damage, old.log().len()), (None, 9));
    assert_eq!(old.tell(&old.log()[0]), "Bo proposed the list “Card 2, list 3”.");
    for _ in 0..5 {
        old.undo(true).expect("everybody agrees");
    }
    old.check(ANA, &Action::Roll).expect("Bo had agreed, and still has");
    let (_, damage) = by_version(2, &table.0, &steps);
    assert!(damage.is_some_and(|damage| damage.step == 4 && damage.reason.contains("Still missing: Bo")));
    steps.insert(3, (BO, Action::Agree(true)));
    let (_, damage) = by_version(2, &table.0, &steps);
    assert!(damage.is_some_and(|damage| damage.step == 9 && damage.reason.contains("Cy has left")));
}

/// PG-R50, SC-R27: in a record of the first version, quotation marks belong to an answer.
#[test]
fn an_old_record_is_judged_with_quotation_marks() {
    let mut table = with_sheets(&three(), 'T', &[&["“The Tempest”"], &["Tempest"]]);
    table.read_lines(1);
    let marks = |version| {
        let (game, damage) = by_version(version, &table.0, &[]);
        assert_eq!(damage, None);
        let table = crate::table::Table(game);
        let places =
            table.heard().into_iter().map(|heard| heard.place.on_sheet().expect("a line of a sheet"));
        places.map(|place| table.mark(place)).collect::<Vec<_>>()
    };
    assert_eq!(marks(1)[..2], [AnswerMark::Stands { points: 1 }, AnswerMark::Stands { points: 1 }]);
    assert!(matches!(marks(2)[..2], [AnswerMark::Duplicate { .. }, AnswerMark::Duplicate { .. }]));
}
