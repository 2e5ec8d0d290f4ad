//! What the sheets of both word games have in common: one suite, run for each game at a table of four.

use partypiece::rules::{
    Seat,
    pieceagories::Pieceagories,
    scattergories::Scattergories,
    sheets::{AnswerMark, AnswerPlace, Answers, Question, SheetAction, SheetEvent, SheetRefusal},
    vote::Ballot::{Keep, Strike},
};

use super::{WordGame, at, challenge};
use crate::{
    pieceagories::setups::{ANA, BO, CY, DI, name},
    table::Table,
};

/// Runs each test for both games.
macro_rules! for_both_games {
    ($($(#[doc = $doc:literal])* $test:ident)*) => {
        mod pieceagories {
            $($(#[doc = $doc])* #[test] fn $test() { super::$test::<super::Pieceagories>() })*
        }
        mod scattergories {
            $($(#[doc = $doc])* #[test] fn $test() { super::$test::<super::Scattergories>() })*
        }
    };
}

for_both_games! {
    /// PG-54, SC-12
    a_line_has_at_most_two_hundred_letters
    /// PG-04, PG-R45, SC-03, SC-12
    a_sheet_has_a_line_for_each_category
    /// PG-62, SC-12, SC-20
    nobody_writes_before_the_time_or_after_handing_in
    /// PG-R51, PG-R31, SC-R27, SC-R17: anybody may challenge an answer, also its writer. If the vote is cancelled, the
    /// answer may be challenged again.
    a_cancelled_challenge_may_be_made_again
    /// PG-R51, PG-R31, SC-R27, SC-R17: only one vote is counted, even if others were cancelled before it.
    a_counted_challenge_uses_up_the_one_vote
    /// PG-R51, PG-R49, SC-R27, SC-R18
    a_cancelled_appeal_may_be_made_again
    /// PG-R51, PG-R26, SC-R27, SC-R14: the page asks only once, but people may ask again until votes are counted.
    a_cancelled_question_about_similar_answers_may_be_asked_again
    /// PG-R51, PG-R26, SC-R27, SC-R14: if an early vote on a part of a group was cancelled, the page still asks about the
    /// whole group.
    the_page_asks_about_a_whole_group_even_if_a_part_was_cancelled
    /// PG-R53, PG-R26, SC-R27, SC-R14
    the_rest_of_a_group_that_is_not_similar_opens_no_vote
    /// PG-R53, PG-R26, SC-R27: an answer can be in only one vote, but the rest of the group has not been in a vote yet.
    people_may_still_ask_about_the_rest_of_a_group
    /// PG-R53, SC-R27: `calf` and `calve` are similar only through the struck `calves`.
    a_struck_answer_connects_no_others
    /// PG-R53, SC-R27: the page asks about answers that are similar even without the removed one.
    the_rest_of_a_group_that_is_similar_is_asked_about
    /// PG-R52, PG-R46, SC-R27, SC-R02: this round is on paper, and only points are entered for it.
    no_points_are_entered_for_somebody_who_has_left
    /// PG-R46, SC-31
    a_player_who_leaves_loses_their_vote
}

fn with_sheets<R: WordGame>(c: char, sheets: &[&[&str]]) -> Table<R> {
    let mut table = R::four(Answers::Paper, c);
    table.write(sheets);
    table
}

fn asks_same(places: &[AnswerPlace]) -> Option<Question> {
    Some(Question::Same(places.to_vec()))
}

fn next_answers<R: WordGame>(table: &mut Table<R>, answers: usize) {
    for _ in 0..answers {
        table.lead(SheetAction::Next);
    }
}

/// Four answers to the first category. Somebody asked early about two of them, and the table found them different.
fn two_calves_voted_different<R: WordGame>() -> Table<R> {
    let mut table = with_sheets::<R>('C', &[&["calves"], &["cal ves"], &["calf"], &["calve"]]);
    next_answers(&mut table, 2);
    table.play(CY, SheetAction::Join(vec![at(ANA, 1), at(BO, 1)]));
    assert_eq!(table.poll(), asks_same(&[at(ANA, 1), at(BO, 1)]));
    table.vote(&[(CY, Keep)]);
    table
}

fn a_line_has_at_most_two_hundred_letters<R: WordGame>() {
    let mut table = R::four(Answers::Typed, 'C');
    table.play(ANA, SheetAction::Begin);
    let long = "C".repeat(201);
    let sheet = |text: &str| SheetAction::HandIn(R::sheet(&["Car", text]));
    assert_eq!(table.refusal(ANA, sheet(&long)), SheetRefusal::LongAnswer { line: 2 }.into());
    table.play(ANA, sheet(&long[..200]));
}

fn a_sheet_has_a_line_for_each_category<R: WordGame>() {
    let mut table = R::four(Answers::Paper, 'C');
    table.lead(SheetAction::Begin);
    table.lead(SheetAction::TimeUp);
    let (sheet, leader) = (R::sheet(&["Car"]), table.leader());
    let lines = u8::try_from(sheet.len()).expect("few lines");
    for wrong in [vec![], sheet[1..].to_vec(), [&sheet[..], &sheet[..1]].concat()] {
        assert_eq!(table.refusal(ANA, SheetAction::HandIn(wrong)), SheetRefusal::WrongSheet { lines }.into());
    }
    let row = vec![0; sheet.len()];
    for wrong in [vec![row.clone(); 3], vec![row.clone(); 5], vec![row[1..].to_vec(); 4]] {
        let SheetRefusal::WrongPoints { lines: wanted, .. } =
            R::of_sheets(table.refusal(leader, SheetAction::EnterPoints(wrong)))
                .expect("a refusal of sheets")
        else {
            panic!("refused for another reason")
        };
        assert_eq!(wanted, lines);
    }
    table.play(ANA, SheetAction::HandIn(sheet));
}

fn nobody_writes_before_the_time_or_after_handing_in<R: WordGame>() {
    let mut table = R::four(Answers::Typed, 'C');
    let hand_in = |text: &str| SheetAction::HandIn(R::sheet(&[text]));
    assert_eq!(table.refusal(BO, hand_in("Carrot")), SheetRefusal::NotBegun.into());
    table.play(BO, SheetAction::Begin);
    assert_eq!(table.refusal(ANA, SheetAction::Begin), SheetRefusal::Writing { name: name("Bo") }.into());
    let events = table.play(BO, hand_in("Carr"));
    assert_eq!(
        events.iter().map(R::sheet_event).collect::<Vec<_>>(),
        [Some(&SheetEvent::SheetIn { by: BO })]
    );
    assert_eq!(table.refusal(BO, hand_in("Carrot")), SheetRefusal::SheetIn.into());
    assert_eq!(table.refusal(BO, SheetAction::Begin), SheetRefusal::SheetIn.into());
}

fn a_cancelled_challenge_may_be_made_again<R: WordGame>() {
    for by in [ANA, BO] {
        let mut table = with_sheets::<R>('C', &[&["Cuddle"]]);
        table.read_lines(1);
        table.play(by, challenge(at(ANA, 1)));
        let events = table.lead(SheetAction::CancelVote);
        assert_eq!(R::sheet_event(&events[0]), Some(&SheetEvent::VoteCancelled));
        assert_eq!(table.challengeable(), [at(ANA, 1)], "the page offers it again");
        table.play(CY, challenge(at(ANA, 1)));
        table.vote(&[(CY, Strike), (DI, Strike)]);
        assert_eq!(table.mark(at(ANA, 1)), AnswerMark::VotedDown);
    }
}

fn a_counted_challenge_uses_up_the_one_vote<R: WordGame>() {
    let mut table = with_sheets::<R>('C', &[&["Cuddle"]]);
    table.read_lines(1);
    for _ in 0..3 {
        table.play(BO, challenge(at(ANA, 1)));
        table.lead(SheetAction::CancelVote);
    }
    table.play(BO, challenge(at(ANA, 1)));
    table.vote(&[]);
    assert_eq!(table.refusal(CY, challenge(at(ANA, 1))), SheetRefusal::VotedAlready.into());
    assert_eq!(table.challengeable(), []);
}

fn a_cancelled_appeal_may_be_made_again<R: WordGame>() {
    let mut table = with_sheets::<R>('S', &[&["7-Up"]]);
    let granted = |table: &Table<R>| table.appeals()[0].granted;
    table.play(ANA, SheetAction::Appeal(1));
    assert_eq!(granted(&table), None, "nothing is decided while the vote is open");
    table.lead(SheetAction::CancelVote);
    assert_eq!(granted(&table), None, "also not after the vote was cancelled");
    table.play(ANA, SheetAction::Appeal(1));
    table.vote(&[(BO, Keep)]);
    assert_eq!(granted(&table), Some(true));
    assert_eq!(table.refusal(ANA, SheetAction::Appeal(1)), SheetRefusal::VotedAlready.into());
    assert_eq!(table.score().round_totals(), [1, 0, 0, 0]);
}

fn a_cancelled_question_about_similar_answers_may_be_asked_again<R: WordGame>() {
    let mut table = with_sheets::<R>('D', &[&["dog"], &["dogs"]]);
    table.read_lines(1);
    let pair = [at(ANA, 1), at(BO, 1)];
    let join = || SheetAction::Join(pair.to_vec());
    assert_eq!((table.poll(), table.hints()), (asks_same(&pair), vec![]), "the page asks by itself");
    table.lead(SheetAction::CancelVote);
    assert_eq!((table.poll(), table.hints()), (None, vec![pair]), "then the page only gives a hint");
    for _ in 0..2 {
        table.play(CY, join());
        table.lead(SheetAction::CancelVote);
        assert_eq!(table.poll(), None);
    }
    table.play(CY, join());
    table.vote(&[(CY, Keep)]);
    assert_eq!(table.refusal(CY, join()), SheetRefusal::VotedAlready.into());
    assert_eq!(table.hints(), Vec::<[AnswerPlace; 2]>::new());
    assert_eq!(table.score().round_totals(), [1, 1, 0, 0]);
}

fn the_page_asks_about_a_whole_group_even_if_a_part_was_cancelled<R: WordGame>() {
    let mut table = with_sheets::<R>('D', &[&["dog"], &["dogs"], &["do gs"]]);
    next_answers(&mut table, 2);
    table.play(DI, SheetAction::Join(vec![at(ANA, 1), at(BO, 1)]));
    table.lead(SheetAction::CancelVote);
    table.read_lines(1);
    assert_eq!(table.poll(), asks_same(&[at(ANA, 1), at(BO, 1), at(CY, 1)]));
    table.lead(SheetAction::CancelVote);
    assert_eq!(table.poll(), None, "the page asks only once");
    assert_eq!(table.score().round_totals(), [1, 1, 1, 0]);
}

fn the_rest_of_a_group_that_is_not_similar_opens_no_vote<R: WordGame>() {
    let mut table = two_calves_voted_different::<R>();
    let events = table.read_lines(1);
    let is_read = |event| matches!(R::sheet_event(event), Some(SheetEvent::Read { .. }));
    assert!(events.iter().all(is_read), "{events:?}");
    assert_eq!(table.score().round_totals(), [1, 1, 1, 1]);
}

fn people_may_still_ask_about_the_rest_of_a_group<R: WordGame>() {
    let mut table = two_calves_voted_different::<R>();
    table.read_lines(1);
    let join = |one, other| SheetAction::Join(vec![at(one, 1), at(other, 1)]);
    assert_eq!(table.refusal(BO, join(ANA, CY)), SheetRefusal::VotedAlready.into());
    table.play(BO, join(CY, DI));
    assert_eq!(table.poll(), asks_same(&[at(CY, 1), at(DI, 1)]), "only these two");
    table.vote(&[(BO, Strike)]);
    assert_eq!(table.score().round_totals(), [1, 1, 0, 0]);
}

fn a_struck_answer_connects_no_others<R: WordGame>() {
    let mut table = with_sheets::<R>('C', &[&["calf"], &["calves"], &["calve"], &["cow"]]);
    next_answers(&mut table, 2);
    table.play(DI, challenge(at(BO, 1)));
    table.vote(&[(DI, Strike)]);
    table.read_lines(1);
    assert_eq!(table.poll(), None);
    let both = [at(ANA, 1), at(DI, 1)];
    table.play(BO, SheetAction::Join(both.to_vec()));
    assert_eq!(table.poll(), asks_same(&both), "a question of people contains only these two, too");
    table.lead(SheetAction::CancelVote);
    assert_eq!(table.score().round_totals(), [1, 0, 1, 1]);
}

fn the_rest_of_a_group_that_is_similar_is_asked_about<R: WordGame>() {
    let mut table = with_sheets::<R>('D', &[&["dog"], &["dogs"], &["Dog s"], &["d ogs"]]);
    next_answers(&mut table, 1);
    table.play(BO, challenge(at(ANA, 1)));
    table.vote(&[(BO, Strike)]);
    table.read_lines(1);
    assert_eq!(table.poll(), asks_same(&[at(BO, 1), at(CY, 1), at(DI, 1)]));
    assert_eq!(table.vote(&[(ANA, Strike)]).count.strike, 1);
    assert_eq!(table.score().round_totals(), [0, 0, 0, 0]);
}

fn no_points_are_entered_for_somebody_who_has_left<R: WordGame>() {
    let mut table = R::four(Answers::Paper, 'C');
    table.lead(SheetAction::Begin);
    table.play(table.leader(), R::leaves(CY));
    table.lead(SheetAction::TimeUp);
    let leader = table.leader();
    table.play(leader, R::leaves(DI));
    let lines = R::sheet(&[]).len();
    let points = |of: &[Seat]| {
        let row = |seat: Seat| vec![u8::from(of.contains(&seat)); lines];
        SheetAction::EnterPoints([ANA, BO, CY, DI].map(row).to_vec())
    };
    for (of, absent) in [(&[CY][..], "Cy"), (&[ANA, DI], "Di"), (&[ANA, BO, CY, DI], "Cy")] {
        let refusal = table.refusal(leader, points(of));
        assert_eq!(refusal, SheetRefusal::AbsentPoints { name: name(absent) }.into());
    }
    table.play(leader, R::returns(DI));
    table.refusal(leader, points(&[CY, DI]));
    table.play(leader, points(&[ANA, DI]));
    let all = u32::try_from(lines).expect("few lines");
    assert_eq!(table.round_totals(), [all, 0, 0, all]);
}

fn a_player_who_leaves_loses_their_vote<R: WordGame>() {
    let mut table = with_sheets::<R>('C', &[&["Cuddle"]]);
    table.read_lines(1);
    table.play(CY, challenge(at(ANA, 1)));
    table.play(CY, SheetAction::Vote(Some(Strike)));
    table.play(table.leader(), R::leaves(CY));
    assert_eq!(
        table.refusal(CY, SheetAction::Vote(Some(Strike))),
        SheetRefusal::Gone { name: name("Cy") }.into()
    );
    let count = table.vote(&[(BO, Keep)]).count;
    assert_eq!((count.keep, count.strike), (1, 0));
    assert_eq!(table.mark(at(ANA, 1)), AnswerMark::Stands { points: 1 });
}
