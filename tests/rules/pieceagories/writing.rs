//! Sheets: who writes when, and what a line may contain.

use partypiece::rules::pieceagories::{
    Action, AnswerMark, Event, PhaseView, Refusal, SheetAction, SheetEvent, SheetRefusal,
};
use partypiece::rules::sheets::{AnswerKind, Ground, SheetActivity, Typing};

use super::{
    setups::{ANA, BO, CY, DI, at, challenge, letter, name, sheet, three, with_typing},
    table::{Table, find_game, scored, with_letter, with_sheets},
};

fn hand_in(lines: &[&str]) -> SheetAction {
    SheetAction::HandIn(sheet(lines))
}

/// The mark of one answer that nobody else has.
fn mark_of(c: char, text: &str) -> AnswerMark {
    let mut table = with_sheets(&three(), c, &[&[text]]);
    table.read_lines(1);
    table.mark(at(ANA, 1))
}

/// PG-54
#[test]
fn a_line_may_stay_blank() {
    let seven = ["Car", "Cat", "Cow", "Cup", "Cab", "Can", "Cod"];
    let table = scored(&three(), 'C', &[&seven]);
    assert_eq!(table.totals(), [7, 0, 0]);
    assert_eq!(table.points()[0], [1, 1, 1, 1, 1, 1, 1, 0, 0, 0]);
}

/// PG-54, PG-R19
#[test]
fn people_type_one_at_a_time_and_each_has_the_full_time() {
    let mut table = with_letter(&with_typing(three()), 'C');
    let PhaseView::Typing { seconds, .. } = table.phase() else { panic!("nobody is about to type") };
    assert_eq!(table.refusal(BO, hand_in(&[])), Refusal::Sheet(SheetRefusal::NotBegun));
    assert_eq!(table.refusal(DI, SheetAction::Begin), Refusal::NoPawn, "the host has no sheet");
    assert_eq!(table.play(BO, SheetAction::Begin), [Event::Sheet(SheetEvent::Began { by: BO })]);
    for by in [ANA, BO] {
        assert_eq!(
            table.refusal(by, SheetAction::Begin),
            Refusal::Sheet(SheetRefusal::Writing { name: name("Bo") })
        );
    }
    assert_eq!(table.refusal(ANA, hand_in(&[])), Refusal::Sheet(SheetRefusal::NotBegun));
    assert_eq!(table.0.to_act(), [BO].into());
    assert_eq!(table.play(BO, hand_in(&["Carrot"])), [Event::Sheet(SheetEvent::SheetIn { by: BO })]);
    assert_eq!(table.0.to_act(), [ANA, CY].into());
    table.play(ANA, SheetAction::Begin);
    let PhaseView::Typing { seconds: full, typing: Typing { writing, open, .. } } = table.phase() else {
        panic!("nobody is typing")
    };
    assert_eq!((full, writing, open), (seconds, Some(ANA), vec![ANA, CY]));
}

/// PG-62
#[test]
fn an_answer_is_final_when_time_is_up() {
    let mut table = with_letter(&with_typing(three()), 'C');
    table.play(ANA, SheetAction::Begin);
    table.play(ANA, hand_in(&["Caul"]));
    assert_eq!(table.refusal(ANA, hand_in(&["Cauliflower"])), Refusal::Sheet(SheetRefusal::SheetIn));
    assert_eq!(table.refusal(ANA, SheetAction::Begin), Refusal::Sheet(SheetRefusal::SheetIn));
    for seat in [BO, CY] {
        table.play(seat, SheetAction::Begin);
        table.play(seat, hand_in(&[]));
    }
    let late = table.refusal(BO, hand_in(&["Cod"]));
    assert_eq!(late, Refusal::Sheet(SheetRefusal::NotNow { activity: SheetActivity::Reading }));
    assert_eq!(late.to_string(), "Not now: answers are being read.");
    assert!(matches!(&table.read_lines(1)[0], Event::Sheet(SheetEvent::Read { text, .. }) if text == "Caul"));
}

/// PG-62, PG-R20
#[test]
fn a_word_cut_off_by_time_is_the_answer() {
    assert_eq!(mark_of('C', "Caul"), AnswerMark::Stands { points: 1 });
    let mut table = with_sheets(&three(), 'C', &[&["Caul"]]);
    table.read_lines(1);
    table.play(BO, challenge(at(ANA, 1)));
}

/// PG-62, PG-R47
#[test]
fn on_paper_answers_are_entered_only_after_the_time() {
    let mut table = with_letter(&three(), 'C');
    assert!(matches!(table.refusal(ANA, SheetAction::Begin), Refusal::Sheet(SheetRefusal::HostOnly { .. })));
    assert!(matches!(table.refusal(ANA, hand_in(&["Car"])), Refusal::Sheet(SheetRefusal::NotNow { .. })));
    table.play_host(SheetAction::Begin);
    assert!(matches!(table.refusal(ANA, hand_in(&["Car"])), Refusal::Sheet(SheetRefusal::NotNow { .. })));
    assert!(
        matches!(table.refusal(DI, SheetAction::Begin), Refusal::Sheet(SheetRefusal::NotNow { .. })),
        "the clock runs once"
    );
    assert!(matches!(table.refusal(BO, SheetAction::TimeUp), Refusal::Sheet(SheetRefusal::HostOnly { .. })));
    assert_eq!(table.play_host(SheetAction::TimeUp), [Event::Sheet(SheetEvent::TimeUp)]);
    assert_eq!(table.0.to_act(), [ANA, BO, CY].into());
    assert_eq!(table.refusal(DI, hand_in(&[])), Refusal::NoPawn);
    table.play(CY, hand_in(&["Car"]));
    assert_eq!(table.refusal(CY, hand_in(&["Cat"])), Refusal::Sheet(SheetRefusal::SheetIn));
    let open = table.open_sheets();
    let throw = table.throw_seen_by(DI).expect("dice that everybody sees");
    assert_eq!((open, throw.letter()), (vec![ANA, BO], letter('C')));
}

/// PG-55
#[test]
fn an_answer_with_another_letter_keeps_its_text_and_scores_nothing() {
    let mut table = with_sheets(&three(), 'C', &[&["Carrot"], &["broccoli"]]);
    let read = table.read_lines(1);
    let wrong = Event::Sheet(SheetEvent::Read {
        place: at(BO, 1),
        text: "broccoli".to_owned(),
        kind: AnswerKind::default(),
        mark: AnswerMark::WrongLetter,
    });
    assert_eq!(read[1], wrong);
    assert_eq!(table.score().totals(), [1, 0, 0]);
}

/// PG-56, PG-57, PG-60, PG-61, PG-R21
#[test]
fn articles_go_to_the_end_and_last_names_may_come_first() {
    let stands = AnswerMark::Stands { points: 1 };
    for (letter, text, mark) in [
        ('W', "Walking Dead, The", stands.clone()),
        ('W', "The Walking Dead", AnswerMark::LeadingArticle),
        ('T', "The Walking Dead", AnswerMark::LeadingArticle),
        ('T', "Twilight Zone, The", stands.clone()),
        ('T', "The Thing", AnswerMark::LeadingArticle),
        ('T', "Thing, The", stands.clone()),
        ('T', "The, The", stands.clone()),
        ('A', "A", stands.clone()),
        ('A', "A-Team", stands.clone()),
        ('A', "À la carte", stands.clone()),
        ('B', "Bush, George", stands.clone()),
        ('B', "Barack Obama", stands.clone()),
        ('O', "Obama, Barack", stands.clone()),
        ('O', "Barack Obama", AnswerMark::WrongLetter),
        ('C', " \t", AnswerMark::Empty),
        ('C', "!?", AnswerMark::Empty),
    ] {
        assert_eq!(mark_of(letter, text), mark, "{text:?} under {letter}");
    }
}

/// PG-58, PG-R23
#[test]
fn an_answer_counts_only_for_the_first_category_it_was_written_for() {
    let mut table = with_sheets(&three(), 'C', &[&["", "Coconut", "", "", "", "", "coconut!"]]);
    table.read_lines(10);
    assert_eq!(table.mark(at(ANA, 2)), AnswerMark::Stands { points: 1 });
    assert_eq!(table.mark(at(ANA, 7)), AnswerMark::RepeatOnSheet { line: 2 });
    assert_eq!(table.score().totals(), [1, 0, 0]);
}

/// PG-R23
#[test]
fn a_line_with_a_wrong_letter_does_not_use_up_the_answer() {
    let mut table = with_sheets(&three(), 'C', &[&["The Cat", "Cat, the", "Cat", "7 Cats", "7 cats"]]);
    table.play_host(SheetAction::Next);
    table.read_lines(10);
    let marks: Vec<AnswerMark> = (1..=5).map(|line| table.mark(at(ANA, line))).collect();
    let expected = [
        AnswerMark::LeadingArticle,
        AnswerMark::Stands { points: 1 },
        AnswerMark::RepeatOnSheet { line: 2 },
        AnswerMark::NoLetter,
        AnswerMark::NoLetter,
    ];
    assert_eq!(marks, expected);
}

/// PG-59
#[test]
fn no_vote_restores_a_repeat_on_the_own_sheet() {
    let mut table = with_sheets(&three(), 'C', &[&["", "", "China", "", "", "", "", "China"], &["Chile"]]);
    table.read_lines(10);
    assert_eq!(table.refusal(BO, challenge(at(ANA, 8))), Refusal::Sheet(SheetRefusal::NotStanding));
    let same = SheetAction::Join(vec![at(ANA, 8), at(BO, 1)]);
    assert_eq!(table.refusal(BO, same), Refusal::Sheet(SheetRefusal::NotStanding));
    let points = &table.score().points()[0];
    assert_eq!((points[2], points[7]), (1, 0));
}

/// PG-R43
#[test]
fn the_same_answer_may_be_written_again_in_another_round() {
    let second_letter = |table: &mut Table| {
        table.write(&[&["Tea"]]).score().play_host(Action::Advance);
        table.throw_dice().throw_seen_by(ANA).map(|throw| throw.letter())
    };
    let first_letter_is_t = |table: &mut Table| {
        table.throw_dice().throw_seen_by(ANA).is_some_and(|throw| throw.letter() == letter('T'))
    };
    let mut table =
        find_game(&three(), |table| first_letter_is_t(table) && second_letter(table) == Some(letter('T')));
    table.throw_dice();
    second_letter(&mut table);
    assert_eq!(table.write(&[&["Tea"]]).score().totals(), [1, 0, 0]);
}

/// PG-54: a line is a text. What Scattergories' writers say about an answer does not exist here, even if a record has it.
#[test]
fn an_answer_has_no_kind() {
    let mut table = with_letter(&with_typing(three()), 'C');
    table.play(ANA, SheetAction::Begin);
    let mut marked = sheet(&["Charlie Chaplin"]);
    marked[0].kind = AnswerKind { proper: true, title: true };
    table.play(ANA, SheetAction::HandIn(marked));
    for seat in [BO, CY] {
        table.play(seat, SheetAction::Begin);
        table.play(seat, hand_in(&[]));
    }
    table.read_lines(1);
    assert_eq!(table.heard()[0].kind, AnswerKind::default());
    assert_eq!(table.heard()[0].grounds, [Ground::Fit]);
}
