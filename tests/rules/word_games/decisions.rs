//! Several decisions about one category are one press (PG-R73, SC-R43).

use partypiece::{
    rules::{
        Seat,
        pieceagories::{Answers, Pieceagories},
        scattergories::{self, Scattergories},
        sheets::{AnswerMark, Question, SheetAction},
        vote::Ballot::{self, Keep, Strike},
    },
    screens::{
        scattergories::first_of_several,
        sheets::{
            CategoryDecision, DecidingAction, DecisionSubject, about, keeps_first, line_read, rehearse,
        },
    },
};

use super::{WordGame, at};
use crate::{
    scattergories::setups::{ANA, BO, CY, DI},
    table::Table,
};

/// A category that is read to its end.
fn read<R: WordGame>(sheets: &[&[&str]]) -> Table<R> {
    let mut table = R::four(Answers::Typed, 'C');
    table.write(sheets);
    for _ in 0..table.seats().len() {
        table.lead(SheetAction::Next);
    }
    table
}

fn make<R: WordGame>(table: &mut Table<R>, all: Vec<DecidingAction<R::Action>>) {
    for (_, by, action) in all {
        table.play(by, action);
    }
}

/// PG-R73: two pairs of similar answers are two votes. One press makes both, as everybody sees them.
#[test]
fn two_votes_of_pieceagories_are_one_press() {
    for (ballots, points) in [([Keep, Keep], [1, 1, 1, 1]), ([Strike, Keep], [0, 0, 1, 1])] {
        let mut table = read::<Pieceagories>(&[&["Cat"], &["Cats"], &["Cow"], &["Cows"]]);
        let of = |question: &Question| ballots[usize::from(question.places()[0].seat != ANA)];
        let all = rehearse(&table.0, Pieceagories::sheet_table, |_| None, of);
        assert_eq!(all.len(), 2);
        let seen = table.sheet_table();
        let texts: Vec<String> = all
            .iter()
            .filter_map(|(decision, ..)| match decision {
                CategoryDecision::AllVote { question, .. } => Some(about(&seen, question).to_string()),
                CategoryDecision::KeepsFirst { .. } => None,
            })
            .collect();
        assert_eq!(texts, ["Are “Cat” and “Cats” the same?", "Are “Cow” and “Cows” the same?"]);
        let pair = Question::Same(vec![at(ANA, 1), at(BO, 1)]);
        assert_eq!(all[0].0.subject(), DecisionSubject::Vote(pair), "whatever everybody votes");
        make(&mut table, all);
        assert_eq!(table.poll(), None, "nothing of this category is open");
        assert_eq!([ANA, BO, CY, DI].map(|seat| table.mark(at(seat, 1)).points()), points);
        table.lead(SheetAction::Next);
    }
}

/// PG-R73: decisions made one after the other are so for one category of one round. The next category is asked about as a whole again,
/// also when its answers are read one by one.
#[test]
fn another_category_is_another_line_that_was_read() {
    let mut table =
        read::<Pieceagories>(&[&["Cat", "Car"], &["Cats", "Cars"], &["Cow", "Can"], &["Cows", "Cans"]]);
    let first = line_read(&table.sheet_table());
    let all = rehearse(&table.0, Pieceagories::sheet_table, |_| None, |_| Keep);
    make(&mut table, all);
    assert_eq!(line_read(&table.sheet_table()), first, "until the next answer is read");
    table.lead(SheetAction::Next);
    assert_ne!(line_read(&table.sheet_table()), first);
}

/// SC-R43: which answer a writer keeps and a vote on that answer are two decisions.
#[test]
fn two_decisions_about_one_answer_are_told_apart() {
    let place = at(ANA, 1);
    let keeps = CategoryDecision::KeepsFirst { place, first: "Carrot".to_owned() };
    let vote = |ballot| CategoryDecision::AllVote { question: Question::Appeal(place), ballot };
    assert_ne!(keeps.subject(), vote(Keep).subject());
    assert_eq!(vote(Strike).subject(), vote(Keep).subject());
}

/// SC-R43, SC-R34: where a line has several answers, the first one is kept, and what it brings up is decided with it.
#[test]
fn several_answers_and_votes_of_scattergories_are_one_press() {
    let mut table = read::<Scattergories>(&[&["Carrot / Corn"], &["Carrots"], &["Cow"], &["Cows"]]);
    let all = rehearse(&table.0, Scattergories::sheet_table, first_of_several, |_| Strike);
    let kinds: Vec<_> =
        all.iter().map(|(decision, ..)| matches!(decision, CategoryDecision::AllVote { .. })).collect();
    assert_eq!(kinds, [false, true, true]);
    let CategoryDecision::KeepsFirst { place, first } = &all[0].0 else { panic!("nothing is kept") };
    let keeps = keeps_first(&table.sheet_table(), *place, first);
    assert_eq!(keeps.to_string(), "Ana wrote “Carrot / Corn”. The first answer counts: “Carrot”.");
    make(&mut table, all);
    assert_eq!((table.poll(), scattergories_choice(&table)), (None, None));
    assert!(matches!(table.mark(at(ANA, 1)), AnswerMark::VotedSame { .. }));
    table.lead(SheetAction::Next);
}

fn scattergories_choice(table: &Table<Scattergories>) -> Option<(Seat, scattergories::Action)> {
    Scattergories::choice(&table.view())
}

/// PG-R73, SC-R43: finding out what is to be decided changes nothing, and one decision alone is as ever.
#[test]
fn finding_out_what_is_to_be_decided_changes_nothing() {
    let table = read::<Pieceagories>(&[&["Cat"], &["Cats"], &["Cow"], &[]]);
    let before = table.0.clone();
    let keep = |_: &Question| Ballot::Keep;
    assert_eq!(rehearse(&table.0, Pieceagories::sheet_table, |_| None, keep).len(), 1);
    assert!(before.same_as(&table.0));
    let none = read::<Pieceagories>(&[&["Cat"], &["Cow"], &["Cod"], &[]]);
    assert!(rehearse(&none.0, Pieceagories::sheet_table, |_| None, keep).is_empty());
}
