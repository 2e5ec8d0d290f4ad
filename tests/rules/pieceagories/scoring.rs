//! Reading, duplicates, points.

use partypiece::rules::{
    Seat,
    pieceagories::{
        Action, AnswerMark, AnswerPlace, Event, Forfeit, House, Refusal, Setup, SheetAction, SheetEvent,
        SheetRefusal, preliminary_marks,
    },
    vote::Ballot::{Keep, Strike},
};

use super::{
    setups::{ANA, BO, CY, DI, at, challenge, four, letter, sheet, three, with_house, with_typing},
    table::{Table, scored, with_letter, with_sheets},
};

const STANDS: AnswerMark = AnswerMark::Stands { points: 1 };

/// The marks after a round with these sheets, read to the end.
fn marks(setup: &Setup, c: char, sheets: &[&[&str]], places: &[AnswerPlace]) -> Vec<AnswerMark> {
    let mut table = with_sheets(setup, c, sheets);
    while !table.all_read() {
        table.play_host(if table.poll().is_some() { SheetAction::CancelVote } else { SheetAction::Next });
    }
    places.iter().map(|&place| table.mark(place)).collect()
}

fn duplicate(seat: Seat, line: u8) -> AnswerMark {
    AnswerMark::Duplicate { with: vec![at(seat, line)] }
}

/// PG-R23: the writer sees the mark that the rules will give. A line is marked as a repeat only if the earlier one is valid.
#[test]
fn the_preview_of_a_sheet_is_right_unless_others_have_the_same_answer() {
    let lines = [
        "George Bush",
        "Bush, George",
        "Bush, George.",
        "7 Balls",
        "Balls, 7",
        "The Bee",
        "Bee, The",
        "“Bee”",
        "",
        "Big Ben",
    ];
    let setup = with_house(three(), |house| house.alliteration = true);
    let repeat = |line| AnswerMark::RepeatOnSheet { line };
    let seen = preliminary_marks(&sheet(&lines), letter('B'), &setup.house);
    assert_eq!(seen[..3], [AnswerMark::WrongLetter, STANDS, repeat(2)]);
    assert_eq!(seen[3..5], [AnswerMark::NoLetter, STANDS]);
    assert_eq!(seen[5..8], [AnswerMark::LeadingArticle, STANDS, repeat(7)]);
    assert_eq!(seen[8..], [AnswerMark::Empty, AnswerMark::Stands { points: 2 }]);
    let places: Vec<AnswerPlace> = (1..=10).map(|line| at(ANA, line)).collect();
    assert_eq!(marks(&setup, 'B', &[&lines], &places), seen);
}

/// PG-63, PG-R42
#[test]
fn answers_are_read_line_by_line_and_seat_by_seat() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"]]);
    let mut read = Vec::new();
    for _ in 0..30 {
        let events = table.play_host(SheetAction::Next);
        let Some(Event::Sheet(SheetEvent::Read { place, .. })) = events.first() else {
            panic!("no answer was read")
        };
        read.push(*place);
    }
    let order: Vec<AnswerPlace> =
        (1..=10).flat_map(|line| [ANA, BO, CY].map(|seat| at(seat, line))).collect();
    assert_eq!(read, order);
    let last = table.play_host(SheetAction::Next);
    assert!(matches!(last[..], [Event::Scored { .. }]), "then the points are known");
}

/// PG-63
#[test]
fn only_the_host_continues_the_reading() {
    let mut table = with_sheets(&three(), 'C', &[]);
    for by in [ANA, BO, CY] {
        assert!(matches!(
            table.refusal(by, SheetAction::Next),
            Refusal::Sheet(SheetRefusal::HostOnly { .. })
        ));
    }
}

/// PG-64
#[test]
fn an_answer_of_two_people_scores_for_neither() {
    let sheets: &[&[&str]] = &[&["Dog"], &["dog"], &["Dragon"]];
    let found = marks(&three(), 'D', sheets, &[at(ANA, 1), at(BO, 1), at(CY, 1)]);
    assert_eq!(found, [duplicate(BO, 1), duplicate(ANA, 1), STANDS]);
    assert_eq!(scored(&three(), 'D', sheets).totals(), [0, 0, 1]);
}

/// PG-64
#[test]
fn a_duplicate_is_unknown_until_both_answers_are_read() {
    let mut table = with_sheets(&three(), 'D', &[&["Dog"], &["Doe"], &["Dog"]]);
    table.play_host(SheetAction::Next);
    assert_eq!(table.mark(at(ANA, 1)), STANDS);
    table.play_host(SheetAction::Next);
    table.play_host(SheetAction::Next);
    assert_eq!(table.mark(at(ANA, 1)), duplicate(CY, 1));
    assert_eq!(table.mark(at(BO, 1)), STANDS);
}

/// PG-64, PG-R48
#[test]
fn different_spelling_is_the_same_answer() {
    for (one, other, same) in [
        ("Crème brûlée", "creme BRULEE", true),
        ("Coca-Cola", "coca cola", true),
        ("Cat's cradle", "cats cradle", true),
        ("Clash, The", "Clash", true),
        ("Curie, Marie", "Curie, Marie!", true),
        ("Cream, sour", "Cream sour", false),
        ("Cola", "Colas", false),
    ] {
        let sheets: &[&[&str]] = &[&[one], &[other]];
        let totals = if same { [0, 0, 0] } else { [1, 1, 0] };
        assert_eq!(scored(&three(), 'C', sheets).totals(), totals, "{one} / {other}");
    }
    // A name and its inverted form are the same answer, but only “Curie, Marie” begins with C.
    assert_eq!(scored(&three(), 'C', &[&["Curie, Marie"], &["Marie Curie"]]).totals(), [1, 0, 0]);
}

/// PG-R22
#[test]
fn duplicates_count_on_the_whole_sheet_or_by_house_rule_in_one_category() {
    let lines =
        |line: usize| -> Vec<&str> { (1..10).map(|other| if other == line { "Dog" } else { "" }).collect() };
    for (ana, bo) in [(1, 1), (1, 2), (9, 1)] {
        let (one, other) = (lines(ana), lines(bo));
        let sheets: &[&[&str]] = &[&one, &other];
        assert_eq!(scored(&three(), 'D', sheets).totals(), [0, 0, 0], "lines {ana} and {bo}");
        let by_category = with_house(three(), |house| house.same_category = true);
        let apart = u32::from(ana != bo);
        assert_eq!(scored(&by_category, 'D', sheets).totals(), [apart, apart, 0], "lines {ana} and {bo}");
    }
    let found = marks(&three(), 'D', &[&lines(1), &lines(3)], &[at(ANA, 1), at(BO, 3)]);
    assert_eq!(found, [duplicate(BO, 3), duplicate(ANA, 1)], "the mark says where the duplicate is");
}

/// PG-58, PG-R22
#[test]
fn a_repeat_on_the_own_sheet_is_struck_under_either_house_rule() {
    for same_category in [false, true] {
        let setup = with_house(three(), |house| house.same_category = same_category);
        assert_eq!(scored(&setup, 'D', &[&["Dog", "Dog"]]).totals(), [1, 0, 0]);
    }
}

/// PG-R24
#[test]
fn an_invalid_answer_strikes_no_other() {
    for (sheets, totals) in [
        // An answer with a leading article or a wrong letter is invalid, even if the words are the same.
        ([&["The Clash"][..], &["Clash"], &[]], [0, 1, 0]),
        ([&["Marie Curie"], &["Curie, Marie"], &[]], [0, 1, 0]),
        // Of two equal answers on one sheet, only the first can strike an answer of another player.
        ([&["Cat", "Cat"], &["", "Cow"], &[]], [1, 1, 0]),
        ([&["Cat", "Cat"], &["", "Cat"], &[]], [0, 0, 0]),
    ] {
        assert_eq!(scored(&three(), 'C', &sheets).totals(), totals, "{sheets:?}");
    }
}

/// PG-R24, PG-R25
#[test]
fn an_answer_voted_down_still_strikes_its_duplicates() {
    let mut table = with_sheets(&three(), 'C', &[&["Cuddle"], &[], &["", "Cuddle"]]);
    table.read_lines(1);
    table.play(BO, challenge(at(ANA, 1)));
    table.vote(&[(BO, Strike), (CY, Strike), (ANA, Keep)]);
    assert_eq!(table.mark(at(ANA, 1)), AnswerMark::VotedDown);
    table.read_lines(2);
    assert_eq!(table.mark(at(CY, 2)), duplicate(ANA, 1));
    assert_eq!(table.mark(at(ANA, 1)), duplicate(CY, 2), "duplicates come before challenges");
    assert_eq!(table.score().totals(), [0, 0, 0]);
}

/// PG-05, PG-72
#[test]
fn each_valid_answer_is_one_point() {
    let ana: &[&str] = &["Cab", "", "Cat", "Dog", "Cod", "", "Cup", "Can", "Car", "Cow"];
    let bo: &[&str] = &["Cob", "Cod", "", "", "", "", "Can"];
    let table = scored(&three(), 'C', &[ana, bo]);
    assert_eq!(table.totals(), [5, 1, 0], "two empty, one wrong letter, two struck: five of ten");
    assert_eq!(table.points()[0], [1, 0, 1, 0, 0, 0, 1, 0, 1, 1]);
}

/// PG-05
#[test]
fn an_answer_must_be_valid_and_unique() {
    let mut table = with_sheets(&three(), 'B', &[&["", "Banana"], &["", "Brick"]]);
    table.read_lines(2);
    table.play(ANA, challenge(at(BO, 2)));
    table.vote(&[(ANA, Strike), (BO, Keep), (CY, Strike)]);
    assert_eq!(table.score().totals(), [1, 0, 0]);
}

/// PG-73, PG-R33
#[test]
fn by_house_rule_an_alliteration_scores_two() {
    let alliteration = with_house(three(), |house| house.alliteration = true);
    assert!(!House::default().alliteration);
    for (text, with) in [
        ("Farrah Fawcett", 2),
        ("Frankie Feeny Falls", 2),
        ("Fawcett, Farrah", 2),
        ("Four-Five Fish", 2),
        ("Fish and Fowl", 1),
        ("Fish", 1),
        ("Fish-Fowl", 1),
        ("Fabulous Fox, The", 2),
    ] {
        assert_eq!(scored(&three(), 'F', &[&[text]]).totals(), [1, 0, 0], "{text}");
        assert_eq!(scored(&alliteration, 'F', &[&[text]]).totals(), [with, 0, 0], "{text}");
    }
}

/// PG-73, PG-64
#[test]
fn alliterations_that_are_struck_score_nothing() {
    let alliteration = with_house(three(), |house| house.alliteration = true);
    let ana: &[&str] = &["Fancy Fish", "Fun Fact", "Funny Fox", "Fun Fact", "Farm"];
    let bo: &[&str] = &["Fine Flute", "", "Fox, Funny", "Last Fact"];
    let mut table = with_sheets(&alliteration, 'F', &[ana, bo, &["Foul Fruit"]]);
    table.read_lines(1);
    table.play(ANA, challenge(at(CY, 1)));
    table.vote(&[(ANA, Strike), (BO, Strike), (CY, Keep)]);
    table.score();
    assert_eq!(table.points(), [[2, 2, 0, 0, 1, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0; 10],]);
    assert_eq!(table.totals(), [5, 2, 0]);
}

/// PG-R25
#[test]
fn a_struck_answer_is_never_restored_by_a_later_step() {
    // Both appeals about 7-Up are granted before the reading. When the second 7-Up is read, both answers are
    // struck as duplicates, and no later vote restores them.
    let mut table = with_sheets(&three(), 'S', &[&["7-Up", "Soup"], &["7 up", "Soups"], &["", "Soup"]]);
    table.play(ANA, SheetAction::Appeal(1));
    table.vote(&[(BO, Keep)]);
    table.play(BO, SheetAction::Appeal(1));
    table.vote(&[(BO, Keep)]);
    table.read_lines(2);
    assert_eq!(table.mark(at(ANA, 1)), duplicate(BO, 1));
    assert!(table.poll().is_some(), "soup, soups, soup");
    table.vote(&[(ANA, Keep), (BO, Keep), (CY, Keep)]);
    assert_eq!(table.mark(at(ANA, 2)), duplicate(CY, 2));
    assert_eq!(table.mark(at(BO, 2)), STANDS);
    assert_eq!(table.refusal(BO, challenge(at(ANA, 2))), Refusal::Sheet(SheetRefusal::NotStanding));
    assert_eq!(table.score().totals(), [0, 1, 0]);
}

/// PG-65, PG-R36
#[test]
fn striking_a_duplicate_reminds_each_owner_of_the_forfeit_once() {
    let sheets: &[&[&str]] = &[&["Dog"], &["Dog"], &["Doe"], &["", "Dog"]];
    let reminders = |setup: &Setup| -> Vec<Event> {
        let events = with_sheets(setup, 'D', sheets).read_lines(10);
        events.into_iter().filter(|event| matches!(event, Event::Forfeit { .. })).collect()
    };
    assert_eq!(reminders(&four()), []);
    let drinks = with_house(four(), |house| house.forfeit = Some(Forfeit::Drink { of_age: true }));
    let drink = |seats: &[Seat]| Event::Forfeit { seats: seats.to_vec(), text: None };
    assert_eq!(reminders(&drinks), [drink(&[ANA, BO]), drink(&[DI])]);
}

/// PG-R45, PG-72, PG-73
#[test]
fn a_table_that_judged_on_paper_enters_only_points() {
    let row = |first: u8| {
        let mut row = vec![0; 10];
        row[0] = first;
        row
    };
    let end_writing = |table: &mut Table| {
        table.play_host(SheetAction::Begin);
        table.play_host(SheetAction::TimeUp);
    };
    for (alliteration, most) in [(false, 1), (true, 2)] {
        let mut table = with_letter(&with_house(three(), |house| house.alliteration = alliteration), 'C');
        end_writing(&mut table);
        let points = |first| SheetAction::EnterPoints(vec![row(first), row(0), row(1)]);
        assert!(matches!(table.refusal(ANA, points(0)), Refusal::Sheet(SheetRefusal::HostOnly { .. })));
        let too_many = Refusal::Sheet(SheetRefusal::WrongPoints { lines: 10, most });
        assert_eq!(table.refusal(DI, points(most + 1)), too_many);
        assert_eq!(table.refusal(DI, SheetAction::EnterPoints(vec![row(0); 2])), too_many);
        assert_eq!(table.refusal(DI, SheetAction::EnterPoints(vec![row(0); 4])), too_many);
        let events = table.play_host(points(most));
        assert!(matches!(events[..], [Event::Sheet(SheetEvent::PointsIn), Event::Scored { .. }]));
        assert_eq!(table.totals(), [u32::from(most), 0, 1]);
        table.play_host(Action::Advance);
        assert_eq!(table.view().past[0].sheets, None);
    }
    let mut table = with_letter(&with_typing(three()), 'C');
    assert!(matches!(
        table.refusal(DI, SheetAction::EnterPoints(vec![row(0); 3])),
        Refusal::Sheet(SheetRefusal::NotNow { .. })
    ));
}

/// PG-05, PG-63
#[test]
fn a_played_round_is_kept_with_every_sheet_and_mark() {
    let mut table = scored(&three(), 'C', &[&["Cat", "Dog"], &["Cow"]]);
    table.play_host(Action::Advance);
    let past = &table.view().past[0];
    let (sheets, marks) = past.sheets.as_ref().expect("sheets that were typed in");
    assert_eq!(sheets[0], sheet(&["Cat", "Dog"]));
    assert_eq!(marks[0][..3], [STANDS, AnswerMark::WrongLetter, AnswerMark::Empty]);
    assert_eq!((past.totals.as_slice(), past.winners.as_slice()), (&[1, 1, 0][..], &[ANA, BO][..]));
    assert_eq!(char::from(past.letter), 'C');
    assert_eq!(past.categories.len(), 10);
}
