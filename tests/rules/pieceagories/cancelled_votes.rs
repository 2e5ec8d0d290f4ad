//! Cancelled votes, and groups of similar answers that are split.

use partypiece::rules::{
    Seat,
    pieceagories::{
        Action, AnswerMark, AnswerPlace, Event, Question, Refusal, SheetAction, SheetEvent, SheetRefusal,
    },
    vote::Ballot::{Keep, Strike},
};

use super::{
    setups::{ANA, BO, CY, DI, at, challenge, four, name},
    table::{Table, with_sheets},
};

fn asks_same(places: &[AnswerPlace]) -> Question {
    Question::Same(places.to_vec())
}

/// The answers that can still be challenged.
fn challengeable(table: &Table) -> Vec<AnswerPlace> {
    let heard = table.heard();
    let open = heard.iter().filter(|heard| !heard.grounds.is_empty());
    open.map(|heard| heard.place).collect()
}

/// Four answers to the first category. Somebody asked early about two of them, and the table found them different.
fn two_calves_voted_different() -> Table {
    let mut table = with_sheets(&four(), 'C', &[&["calves"], &["cal ves"], &["calf"], &["calve"]]);
    table.play_host(SheetAction::Next);
    table.play_host(SheetAction::Next);
    table.play(CY, SheetAction::Join(vec![at(ANA, 1), at(BO, 1)]));
    assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1)])));
    table.vote(&[(CY, Keep)]);
    table
}

/// PG-R51, PG-R31: anybody may challenge an answer, also its writer. If the host cancels the vote, the answer
/// may be challenged again.
#[test]
fn a_cancelled_challenge_may_be_made_again() {
    for by in [ANA, BO] {
        let mut table = with_sheets(&four(), 'C', &[&["Cuddle"]]);
        table.read_lines(1);
        table.play(by, challenge(at(ANA, 1)));
        assert_eq!(table.play_host(SheetAction::CancelVote), [Event::Sheet(SheetEvent::VoteCancelled)]);
        assert_eq!(challengeable(&table), [at(ANA, 1)], "the page offers it again");
        table.play(CY, challenge(at(ANA, 1)));
        table.vote(&[(CY, Strike), (DI, Strike)]);
        assert_eq!(table.mark(at(ANA, 1)), AnswerMark::VotedDown);
    }
}

/// PG-R51, PG-R31: only one vote is counted, even if others were cancelled before it.
#[test]
fn a_counted_challenge_uses_up_the_one_vote() {
    let mut table = with_sheets(&four(), 'C', &[&["Cuddle"]]);
    table.read_lines(1);
    for _ in 0..3 {
        table.play(BO, challenge(at(ANA, 1)));
        table.play_host(SheetAction::CancelVote);
    }
    table.play(BO, challenge(at(ANA, 1)));
    table.vote(&[]);
    assert_eq!(table.refusal(CY, challenge(at(ANA, 1))), Refusal::Sheet(SheetRefusal::VotedAlready));
    assert_eq!(challengeable(&table), []);
}

/// PG-R51, PG-R49
#[test]
fn a_cancelled_appeal_may_be_made_again() {
    let mut table = with_sheets(&four(), 'S', &[&["7-Up"]]);
    let granted = |table: &Table| {
        let appeals = table.appeals();
        appeals[0].granted
    };
    table.play(ANA, SheetAction::Appeal(1));
    assert_eq!(granted(&table), None, "nothing is decided while the vote is open");
    table.play_host(SheetAction::CancelVote);
    assert_eq!(granted(&table), None, "also not after the vote was cancelled");
    table.play(ANA, SheetAction::Appeal(1));
    table.vote(&[(BO, Keep)]);
    assert_eq!(granted(&table), Some(true));
    assert_eq!(table.refusal(ANA, SheetAction::Appeal(1)), Refusal::Sheet(SheetRefusal::VotedAlready));
    assert_eq!(table.score().totals(), [1, 0, 0, 0]);
}

/// PG-R51, PG-R26: the page asks only once, but people may ask again until votes are counted.
#[test]
fn a_cancelled_question_about_similar_answers_may_be_asked_again() {
    let mut table = with_sheets(&four(), 'D', &[&["dog"], &["dogs"]]);
    table.read_lines(1);
    let pair = vec![at(ANA, 1), at(BO, 1)];
    let hints = |table: &Table| table.hints().into_iter().map(Vec::from).collect::<Vec<Vec<AnswerPlace>>>();
    assert_eq!((table.poll(), hints(&table)), (Some(asks_same(&pair)), vec![]), "the page asks by itself");
    table.play_host(SheetAction::CancelVote);
    assert_eq!((table.poll(), hints(&table)), (None, vec![pair.clone()]), "then the page only gives a hint");
    for _ in 0..2 {
        table.play(CY, SheetAction::Join(pair.clone()));
        table.play_host(SheetAction::CancelVote);
        assert_eq!(table.poll(), None);
    }
    table.play(CY, SheetAction::Join(pair.clone()));
    table.vote(&[(CY, Keep)]);
    assert_eq!(table.refusal(CY, SheetAction::Join(pair)), Refusal::Sheet(SheetRefusal::VotedAlready));
    assert_eq!(hints(&table), Vec::<Vec<AnswerPlace>>::new());
    assert_eq!(table.score().totals(), [1, 1, 0, 0]);
}

/// PG-R51, PG-R26: if an early vote on a part of a group was cancelled, the page still asks about the whole
/// group.
#[test]
fn the_page_asks_about_a_whole_group_even_if_a_part_was_cancelled() {
    let mut table = with_sheets(&four(), 'D', &[&["dog"], &["dogs"], &["do gs"]]);
    table.play_host(SheetAction::Next);
    table.play_host(SheetAction::Next);
    table.play(DI, SheetAction::Join(vec![at(ANA, 1), at(BO, 1)]));
    table.play_host(SheetAction::CancelVote);
    table.read_lines(1);
    assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1), at(CY, 1)])));
    table.play_host(SheetAction::CancelVote);
    assert_eq!(table.poll(), None, "the page asks only once");
    assert_eq!(table.score().totals(), [1, 1, 1, 0]);
}

/// PG-R53, PG-R26
#[test]
fn the_rest_of_a_group_that_is_not_similar_opens_no_vote() {
    let mut table = two_calves_voted_different();
    let events = table.read_lines(1);
    assert!(events.iter().all(|event| matches!(event, Event::Sheet(SheetEvent::Read { .. }))), "{events:?}");
    assert_eq!(table.score().totals(), [1, 1, 1, 1]);
}

/// PG-R53, PG-R26: an answer can be in only one vote, but the rest of the group has not been in a vote yet.
#[test]
fn people_may_still_ask_about_the_rest_of_a_group() {
    let mut table = two_calves_voted_different();
    table.read_lines(1);
    assert_eq!(
        table.refusal(BO, SheetAction::Join(vec![at(ANA, 1), at(CY, 1)])),
        Refusal::Sheet(SheetRefusal::VotedAlready)
    );
    table.play(BO, SheetAction::Join(vec![at(CY, 1), at(DI, 1)]));
    assert_eq!(table.poll(), Some(asks_same(&[at(CY, 1), at(DI, 1)])), "only these two");
    table.vote(&[(BO, Strike)]);
    assert_eq!(table.score().totals(), [1, 1, 0, 0]);
}

/// PG-R53: `calf` and `calve` are similar only through the struck `calves`.
#[test]
fn a_struck_answer_connects_no_others() {
    let mut table = with_sheets(&four(), 'C', &[&["calf"], &["calves"], &["calve"], &["cow"]]);
    table.play_host(SheetAction::Next);
    table.play_host(SheetAction::Next);
    table.play(DI, challenge(at(BO, 1)));
    table.vote(&[(DI, Strike)]);
    table.read_lines(1);
    assert_eq!(table.poll(), None);
    table.play(BO, SheetAction::Join(vec![at(ANA, 1), at(DI, 1)]));
    assert_eq!(
        table.poll(),
        Some(asks_same(&[at(ANA, 1), at(DI, 1)])),
        "a question of people contains only these two, too"
    );
    table.play_host(SheetAction::CancelVote);
    assert_eq!(table.score().totals(), [1, 0, 1, 1]);
}

/// PG-R53: the page asks about answers that are similar even without the removed one.
#[test]
fn the_rest_of_a_group_that_is_similar_is_asked_about() {
    let mut table = with_sheets(&four(), 'D', &[&["dog"], &["dogs"], &["Dog s"], &["d ogs"]]);
    table.play_host(SheetAction::Next);
    table.play(BO, challenge(at(ANA, 1)));
    table.vote(&[(BO, Strike)]);
    table.read_lines(1);
    assert_eq!(table.poll(), Some(asks_same(&[at(BO, 1), at(CY, 1), at(DI, 1)])));
    assert_eq!(table.vote(&[(ANA, Strike)]).count.strike, 1);
    assert_eq!(table.score().totals(), [0, 0, 0, 0]);
}

/// PG-R52, PG-R46: this round is on paper, and only points are entered for it.
#[test]
fn no_points_are_entered_for_somebody_who_has_left() {
    let mut table = super::table::with_letter(&four(), 'C');
    table.play_host(SheetAction::Begin);
    table.play_host(Action::Leave(CY));
    table.play_host(SheetAction::TimeUp);
    table.play_host(Action::Leave(DI));
    let points = |of: &[Seat]| {
        let row = |seat: Seat| vec![u8::from(of.contains(&seat)); 10];
        SheetAction::EnterPoints([ANA, BO, CY, DI].map(row).to_vec())
    };
    for (of, absent) in [(&[CY][..], "Cy"), (&[ANA, DI], "Di"), (&[ANA, BO, CY, DI], "Cy")] {
        let refusal = table.refusal(table.host(), points(of));
        assert_eq!(refusal, Refusal::Sheet(SheetRefusal::AbsentPoints { name: name(absent) }));
    }
    table.play_host(Action::Return(DI));
    table.refusal(table.host(), points(&[CY, DI]));
    table.play_host(points(&[ANA, DI]));
    assert_eq!((table.totals(), table.winners()), (vec![10, 0, 0, 10], vec![ANA, DI]));
}
