//! One answer on a line, its kind, and the order in which all answers are read.

use partypiece::rules::{
    Seat,
    scattergories::{
        Action, AnswerKind, AnswerMark, Event, Ground, PhaseView, Refusal, Scoring, Setup, SheetAction,
        SheetEvent, SheetRefusal, alternatives,
    },
    vote::Ballot::{Keep, Strike},
};

use super::{
    setups::{ANA, BO, CY, DI, NEITHER, PROPER, TITLE, at, four, name, three, with_junior},
    table::{Table, scored, with_sheets},
};

const STANDS: AnswerMark = AnswerMark::Stands { points: 1 };

fn split_answers(table: &Table) -> Option<(Seat, Vec<String>)> {
    let PhaseView::Sheets { several, .. } = table.phase() else { panic!("nothing is read") };
    several.map(|several| (several.place.seat, several.alternatives))
}

/// SC-21
#[test]
fn all_first_answers_are_read_before_the_second_ones() {
    let mut table = with_sheets(&four(), 'C', &[]);
    let mut steps = Vec::new();
    while let Some(place) = table.sheet_table().next() {
        let events = table.play(CY, SheetAction::Next);
        let Event::Sheet(SheetEvent::Read { place: read, .. }) = &events[0] else {
            panic!("no answer was read")
        };
        assert_eq!(*read, place);
        steps.push(*read);
    }
    assert_eq!(steps.len(), 48);
    assert_eq!(steps[..5], [at(ANA, 1), at(BO, 1), at(CY, 1), at(DI, 1), at(ANA, 2)]);
    assert!(steps.is_sorted_by_key(|place| (place.line, place.seat)));
}

/// SC-24
#[test]
fn a_line_is_split_at_slashes_semicolons_and_the_word_or() {
    for (text, parts) in [
        ("Carrot / Celery", vec!["Carrot", "Celery"]),
        ("Carrot; Celery;Cress", vec!["Carrot", "Celery", "Cress"]),
        ("Carrot OR  Celery", vec!["Carrot", "Celery"]),
        ("AC/DC", vec!["AC", "DC"]),
        ("Corn or Cress / Chard", vec!["Corn", "Cress", "Chard"]),
        ("Carrot／Celery", vec!["Carrot", "Celery"]),
        ("Carrot /", vec!["Carrot"]),
        ("Oregano, Corn on the cob", vec!["Oregano, Corn on the cob"]),
        ("Organ", vec!["Organ"]),
        ("or", vec![]),
        ("", vec![]),
    ] {
        assert_eq!(alternatives(text), parts, "{text}");
    }
}

/// SC-24, SC-R34: the category is read to its end first.
#[test]
fn a_line_with_several_answers_waits_until_its_writer_keeps_one() {
    let mut table = with_sheets(&three(), 'C', &[&["Carrot"], &["Carrot / Celery"], &["Celery; Corn"]]);
    table.read_lines(1);
    assert_eq!(split_answers(&table), Some((BO, vec!["Carrot".to_owned(), "Celery".to_owned()])));
    assert_eq!((table.mark(at(BO, 1)), table.mark(at(ANA, 1))), (AnswerMark::Several, STANDS));
    table.play(CY, SheetAction::Next);
    assert_eq!(split_answers(&table).map(|(owner, _)| owner), Some(BO), "the lines above come first");
    for by in [ANA, BO, CY] {
        assert_eq!(
            table.refusal(by, SheetAction::Next),
            Refusal::Sheet(SheetRefusal::OneFirst { owner: name("Bo") })
        );
    }
    let keep = |alternative| Action::KeepOne { place: at(BO, 1), alternative };
    assert_eq!(table.refusal(ANA, keep(1)), Refusal::NotYours { owner: name("Bo") });
    assert_eq!(table.refusal(BO, keep(2)), Refusal::NotSeveral);
    assert_eq!(table.refusal(ANA, Action::OneAnswer(at(ANA, 1))), Refusal::NotSeveral);
    let events = table.play(BO, keep(1));
    assert_eq!(events, [Event::AnswerKept { place: at(BO, 1), text: "Celery".to_owned(), mark: STANDS }]);
    assert_eq!(table.refusal(BO, keep(0)), Refusal::NotSeveral, "only one choice is possible");
    table.play(CY, Action::KeepOne { place: at(CY, 1), alternative: 0 });
    assert_eq!(table.score().totals(), [1, 0, 0], "only the kept answer is compared");
}

/// SC-24
#[test]
fn a_writer_may_say_that_it_is_one_answer_and_be_challenged() {
    let mut table = with_sheets(&four(), 'T', &[&["Trick or Treat"], &["trick or treat"], &["Tea/Tennis"]]);
    for seat in [ANA, BO, CY] {
        table.read_lines(1);
        assert_eq!(split_answers(&table).map(|(owner, _)| owner), Some(seat));
        table.play(seat, Action::OneAnswer(at(seat, 1)));
    }
    assert_eq!(
        table.mark(at(ANA, 1)),
        AnswerMark::Duplicate { with: vec![at(BO, 1)] },
        "the whole line is compared"
    );
    table.challenge(ANA, at(CY, 1), Ground::Fit);
    table.vote(&[(ANA, Strike)]);
    assert_eq!(table.mark(at(CY, 1)), AnswerMark::VotedDown);
    assert_eq!(table.score().totals(), [0, 0, 0, 0]);
}

/// SC-24, SC-R02
#[test]
fn when_the_writer_has_left_anybody_keeps_one() {
    let mut table = with_sheets(&three(), 'C', &[&[], &["Carrot or Celery"]]);
    table.read_lines(1);
    table.play(ANA, Action::Leave(BO));
    table.play(CY, Action::KeepOne { place: at(BO, 1), alternative: 0 });
    assert_eq!(table.score().totals(), [0, 1, 0]);
}

/// SC-24: the page asks about similar answers only when every line that was read has only one answer left.
#[test]
fn similar_answers_are_asked_about_when_every_player_has_only_one() {
    let mut table = with_sheets(&three(), 'D', &[&["dog"], &["dogs"], &["duck / deer"]]);
    table.read_lines(1);
    assert_eq!((split_answers(&table).is_some(), table.poll()), (true, None));
    table.play(CY, Action::KeepOne { place: at(CY, 1), alternative: 0 });
    assert_eq!(table.poll().map(|question| question.places().to_vec()), Some(vec![at(ANA, 1), at(BO, 1)]));
}

/// SC-24: a text that cannot be split is one answer.
#[test]
fn a_slash_at_the_end_leaves_one_answer() {
    assert_eq!(scored(&three(), 'C', &[&["Carrot /"], &["carrot"]]).totals(), [0, 0, 0]);
}

/// SC-36, SC-39, SC-R07: the writer marks the kind on the sheet, and can change it during the reading.
#[test]
fn a_writer_may_say_what_kind_of_answer_it_is() {
    let mut table = with_sheets(&three(), 'S', &[&["Harry S. Truman"], &["Sammy Sosa"]]);
    let set_kind = |kind| Action::SetKind { place: at(ANA, 1), kind };
    assert_eq!(table.refusal(ANA, set_kind(PROPER)), Refusal::Sheet(SheetRefusal::NotRead));
    table.read_lines(1);
    assert_eq!(table.refusal(BO, set_kind(PROPER)), Refusal::NotYours { owner: name("Ana") });
    let nothing = Action::SetKind { place: at(CY, 1), kind: PROPER };
    assert_eq!(table.refusal(CY, nothing), Refusal::NothingThere);
    assert_eq!(table.mark(at(ANA, 1)), AnswerMark::WrongLetter);
    let text = "Harry S. Truman".to_owned();
    let kind_set = Event::KindSet { place: at(ANA, 1), text, kind: PROPER, mark: STANDS };
    assert_eq!(table.play(ANA, set_kind(PROPER)), [kind_set]);
    table.set_kind(at(ANA, 1), AnswerKind { proper: true, title: true });
    assert_eq!(table.mark(at(ANA, 1)), AnswerMark::WrongLetter, "of a title the first word counts");
    table.set_kind(at(ANA, 1), PROPER);
    table.set_kind(at(BO, 1), PROPER);
    assert_eq!(table.score().totals(), [1, 2, 0]);
}

/// SC-R07: if the table votes that an answer is no proper noun, only the first word of the answer counts, for
/// at most one point.
#[test]
fn an_answer_voted_no_proper_noun_is_treated_as_an_ordinary_one() {
    let mut table = with_sheets(&three(), 'S', &[&["*Harry S. Truman", "*Sammy Sosa"], &["Soap"]]);
    table.read_lines(2);
    assert_eq!(
        table.refusal(CY, SheetAction::Challenge { place: at(BO, 1), ground: Ground::Proper }),
        Refusal::Sheet(SheetRefusal::NotMarked)
    );
    for (line, mark) in [(1, AnswerMark::WrongLetter), (2, STANDS)] {
        table.challenge(CY, at(ANA, line), Ground::Proper);
        table.vote(&[(BO, Strike), (CY, Strike), (ANA, Keep)]);
        assert_eq!(table.mark(at(ANA, line)), mark);
        let again = Action::SetKind { place: at(ANA, line), kind: PROPER };
        assert_eq!(table.refusal(ANA, again), Refusal::Sheet(SheetRefusal::VotedAlready));
    }
    table.set_kind(at(ANA, 2), TITLE);
    assert_eq!(table.score().totals(), [1, 1, 0]);
}

/// SC-R17: whether an answer is a title can be challenged in both directions.
#[test]
fn a_wrong_claim_about_a_title_can_be_challenged() {
    // Nobody has called the answer a title. A successful challenge makes it a title.
    for (ballot, is_title, mark) in
        [(Strike, true, AnswerMark::WrongLetter), (Keep, false, AnswerMark::Stands { points: 1 })]
    {
        let mut table = with_sheets(&three(), 'M', &[&["*The Count of Monte Cristo"], &["Milk"]]);
        table.read_lines(1);
        assert_eq!(
            table.refusal(CY, SheetAction::Challenge { place: at(BO, 1), ground: Ground::Title }),
            Refusal::Sheet(SheetRefusal::NotMarked)
        );
        table.challenge(CY, at(ANA, 1), Ground::Title);
        table.vote(&[(CY, ballot)]);
        assert_eq!(table.mark(at(ANA, 1)), mark);
        let heard = table.heard();
        assert_eq!(heard[0].kind.title, is_title);
        let other =
            Action::SetKind { place: at(ANA, 1), kind: AnswerKind { proper: true, title: !is_title } };
        assert_eq!(table.refusal(ANA, other), Refusal::Sheet(SheetRefusal::VotedAlready));
        table.set_kind(at(ANA, 1), AnswerKind { proper: false, title: is_title });
    }
    let mut table = with_sheets(&three(), 'T', &[&["_The Tempest"]]);
    table.read_lines(1);
    table.challenge(CY, at(ANA, 1), Ground::Title);
    table.vote(&[(CY, Strike)]);
    let heard = table.heard();
    assert_eq!(heard[0].kind, NEITHER);
}

/// SC-R45, SC-R07: only an answer that is worth something else as a name is asked about, until its writer has called it one.
#[test]
fn only_answers_that_can_be_worth_more_may_be_called_names() {
    let lines = ["Cat", "Cash", "Cat food", "Crazy cat", "Uncle Charles", "Fresh carrot"];
    let asked = |setup: &_| {
        let mut table = with_sheets(setup, 'C', &[&lines]);
        table.read_lines(6);
        let PhaseView::Sheets { phase, .. } = table.phase() else { panic!("nothing is read") };
        let of_ana = phase.heard().iter().filter(|heard| heard.place.seat == ANA);
        of_ana.map(|heard| heard.can_set_kind).collect::<Vec<_>>()
    };
    assert_eq!(asked(&three()), [false, false, false, true, true, true]);
    let flat = Setup { scoring: Scoring::Standard { alliteration: false }, ..three() };
    assert_eq!(asked(&flat), [false, false, false, false, true, true], "a point each");
    assert_eq!(
        asked(&with_junior(three())),
        [false, false, false, false, true, true],
        "with the letter or not"
    );
}
