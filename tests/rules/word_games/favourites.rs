//! The answer to a category that the table liked best (PG-R69, PG-R70, SC-R39, SC-R40).

use partypiece::{
    evening::BestMoment,
    play::LogLine,
    rules::{
        Rules, Seat,
        pieceagories::{self, Pieceagories},
        scattergories::{self, Scattergories},
        sheets::{AnswerMark, SheetAction, SheetRefusal},
        vote::Ballot::Strike,
    },
    screens::{
        moments::told,
        pieceagories::best_answers,
        sheets::{answer_row, points_to_enter, with_favourites},
    },
};

use super::{WordGame, at, challenge};
use crate::{
    pieceagories::setups::{ANA, BO, CY, three, with_house},
    table::Table,
};

fn favourite(line: u8, seat: Option<Seat>) -> SheetAction {
    SheetAction::Favourite { line, seat }
}

fn with_sheets<R: WordGame>(sheets: &[&[&str]]) -> Table<R> {
    let mut table = R::four(partypiece::rules::sheets::Answers::Typed, 'C');
    table.write(sheets);
    table
}

fn is_said_undone_and_never_asked<R: WordGame + Rules>() {
    let mut table = with_sheets::<R>(&[&["Cat"], &["Cow"], &["Cow"], &[]]);
    assert_eq!(
        R::of_sheets(table.refusal(table.leader(), favourite(1, Some(ANA)))),
        Some(SheetRefusal::NotRead)
    );
    table.read_lines(1);
    let row = |table: &Table<R>, seat| answer_row(&table.sheet_table(), at(seat, 1)).favourite;
    assert_eq!([ANA, BO, Seat(3)].map(|seat| row(&table, seat)), [Some(false), Some(false), None]);
    let leader = table.leader();
    let tell = |table: &mut Table<R>, action| {
        let events = table.play(leader, action);
        table.0.tell(&LogLine::Event(&events[0]))
    };
    assert_eq!(tell(&mut table, favourite(1, Some(ANA))), "The favourite of number 1 is “Cat”, by Ana.");
    assert_eq!([ANA, BO].map(|seat| row(&table, seat)), [Some(true), Some(false)]);
    // A struck answer may be liked best, and there is one favourite in a category.
    tell(&mut table, favourite(1, Some(CY)));
    assert_eq!([ANA, CY].map(|seat| row(&table, seat)), [Some(false), Some(true)]);
    assert_eq!(tell(&mut table, favourite(1, None)), "Number 1 has no favourite.");
    assert_eq!(row(&table, CY), Some(false));
    for (line, seat) in [(1, Seat(3)), (2, ANA), (99, ANA), (1, Seat(9))] {
        table.refusal(leader, favourite(line, Some(seat)));
    }
    table.play(BO, challenge(at(ANA, 1)));
    table.refusal(leader, favourite(1, Some(ANA)));
    table.vote(&[(BO, Strike)]);
    // The large button never waits for a favourite.
    table.play(leader, SheetAction::Next);
}

/// PG-R69
#[test]
fn the_favourite_of_pieceagories_is_said_undone_and_never_asked() {
    is_said_undone_and_never_asked::<Pieceagories>();
}

/// SC-R39
#[test]
fn the_favourite_of_scattergories_is_said_undone_and_never_asked() {
    is_said_undone_and_never_asked::<Scattergories>();
}

/// PG-R70, PG-R69: by house rule a favourite is worth a point more, but not if it does not count.
#[test]
fn a_favourite_is_worth_a_point_by_house_rule() {
    for (on, totals) in [(false, [2, 1, 0]), (true, [3, 1, 0])] {
        let setup = with_house(three(), |house| house.favourite = on);
        let sheets: [&[&str]; 3] = [&["Cat", "Cup"], &["Cow", "Cod"], &["Dog", "cod"]];
        let mut table = crate::pieceagories::table::with_sheets(&setup, 'C', &sheets);
        table.read_lines(2);
        table.play_host(favourite(1, Some(ANA)));
        table.play_host(favourite(2, Some(BO)));
        assert_eq!(table.mark(at(ANA, 1)), AnswerMark::Stands { points: 1 + u8::from(on) });
        assert_eq!(table.mark(at(BO, 2)).points(), 0, "it is struck");
        assert_eq!(table.score().totals(), totals);
    }
}

/// SC-R40
#[test]
fn a_favourite_of_scattergories_is_worth_a_point_by_house_rule() {
    let mut setup = crate::scattergories::setups::three();
    setup.house.favourite = true;
    let mut table = crate::scattergories::table::with_sheets(&setup, 'C', &[&["Cat"], &["Cow"], &[]]);
    table.read_lines(1);
    table.play_any(favourite(1, Some(BO)));
    assert_eq!(table.score().totals(), [1, 2, 0]);
    let house = serde_json::to_string(&scattergories::House::default()).expect("text");
    let other = serde_json::to_string(&pieceagories::House::default()).expect("text");
    assert!(
        !house.contains("favourite") && !other.contains("favourite"),
        "records without it stay as they are"
    );
}

/// PG-R69, PG-R68: after a round on paper a favourite has no text, and its point is added to those that were entered.
#[test]
fn a_favourite_is_chosen_on_paper() {
    let setup = with_house(three(), |house| house.favourite = true);
    let mut table = crate::pieceagories::table::with_letter(&setup, 'C');
    table.play_host(SheetAction::Begin);
    table.play_host(SheetAction::TimeUp);
    let events = table.play_host(favourite(3, Some(BO)));
    assert_eq!(table.0.tell(&LogLine::Event(&events[0])), "The favourite of number 3 is by Bo.");
    let seen = table.sheet_table();
    let points = with_favourites(&seen, points_to_enter(None, 3, 10, 1));
    assert_eq!((points[1][2], points[0][2]), (2, 1));
    let struck = with_favourites(&seen, vec![vec![0; 10]; 3]);
    assert_eq!(struck, vec![vec![0; 10]; 3], "what does not count gets nothing");
    table.play_host(SheetAction::EnterPoints(points));
    assert_eq!(table.totals(), [10, 11, 10]);
    table.play_host(pieceagories::Action::Advance);
    table.play_host(pieceagories::Action::End);
    let moments = best_answers(&table.view());
    let BestMoment::Favourite { answer, who, .. } = &moments[0] else { panic!("no favourite") };
    assert_eq!((answer.as_str(), who.as_str()), ("", "Bo"));
    assert_eq!(told(&moments[0]).story.to_string(), "Bo had the answer that the table liked best");
}

/// PG-R69, SC-R39: favourites come first among the best moments, everybody's first one before anybody's second one.
#[test]
fn favourites_are_the_best_moments() {
    let sheets: [&[&str]; 3] = [&["Cat", "Cup", "Cod"], &["Cow", "Cod", "Corn"], &["Crab", "Cafe", "Cane"]];
    let mut table = crate::pieceagories::table::with_sheets(&three(), 'C', &sheets);
    table.read_lines(3);
    for (line, seat) in [(1, ANA), (2, ANA), (3, BO)] {
        table.play_host(favourite(line, Some(seat)));
    }
    table.score();
    table.play_host(pieceagories::Action::Advance);
    table.play_host(pieceagories::Action::End);
    let texts: Vec<_> = best_answers(&table.view()).iter().map(told).collect();
    let titles: Vec<&str> = texts.iter().map(|text| text.title.as_str()).collect();
    assert_eq!(titles, ["Cat", "Corn", "Cup"]);
    assert!(texts[0].story.to_string().starts_with("Ana, liked best for “"), "{}", texts[0].story);
}
