//! An answer to a category with a gap is said in it, wherever it is said (PG-R64, SC-R33).

use partypiece::{
    evening::BestMoment,
    play::LogLine,
    rules::{
        Rules, Seat,
        pieceagories::{CategorySource, Setup},
        sheets::{Question, SheetAction, around_gap},
    },
    screens::{
        moments::told,
        sheets::{about, look_similar, said_in_gap, similar_pairs},
    },
};

use super::{WordGame, at, challenge};
use crate::{
    pieceagories::setups::{ANA, BO, three},
    scattergories::setups as scattergories,
    table::Table,
};

fn said<R: WordGame + Rules>(table: &mut Table<R>, by: Seat, action: SheetAction) -> String {
    let events = table.play(by, action);
    table.0.tell(&LogLine::Event(&events[0]))
}

/// Reads the first answer, challenges it, and makes it the favourite. All categories have a gap.
fn is_said_in_sentences<R: WordGame + Rules>(table: &mut Table<R>) {
    let leader = table.leader();
    let read = said(table, leader, SheetAction::Next);
    assert!(
        read.starts_with("1, Ana: ") && read.contains("Cake fell from ") && read.ends_with('.'),
        "{read}"
    );
    assert!(!read.contains(".."), "{read}");
    let vote = said(table, BO, challenge(at(ANA, 1)));
    assert!(vote.starts_with("Bo challenges “Cake fell from "), "{vote}");
    table.lead(SheetAction::CancelVote);
    let liked = said(table, leader, SheetAction::Favourite { line: 1, seat: Some(ANA) });
    assert!(liked.starts_with("The favourite of number 1 is “Cake fell from "), "{liked}");
}

/// PG-R64
#[test]
fn an_answer_of_pieceagories_is_said_in_its_gap() {
    let cards = (0..60).map(|number| format!("____ fell from tree {number}.")).collect();
    let source =
        CategorySource::Other { game: "Trees".to_owned(), cards, reuses_cards: false, half_time: false };
    let setup = Setup { source, ..three() };
    let mut table = crate::pieceagories::table::with_sheets(&setup, 'C', &[&["Cake"], &["Cow"], &[]]);
    is_said_in_sentences(&mut table);
}

/// PG-R64, SC-R33: also where answers are only similar, and where a vote is one of several decisions.
#[test]
fn similar_answers_are_said_in_their_gap() {
    let cards = (0..60).map(|number| format!("____ fell from tree {number}.")).collect();
    let source =
        CategorySource::Other { game: "Trees".to_owned(), cards, reuses_cards: false, half_time: false };
    let setup = Setup { source, ..three() };
    let sheets: &[&[&str]] = &[&["Cook"], &["Cook, James"], &["Cow"]];
    let mut table = crate::pieceagories::table::with_sheets(&setup, 'C', sheets);
    table.read_lines(1);
    let seen = table.sheet_table();
    let [(places, texts)] = similar_pairs(&seen).try_into().expect("a pair");
    assert_eq!(places, [at(ANA, 1), at(BO, 1)]);
    let tree = seen.category(1).replacen("____ fell from ", "", 1);
    let (one, other) = (format!("“Cook fell from {tree}”"), format!("“Cook, James fell from {tree}”"));
    assert_eq!(look_similar(texts).to_string(), format!("{one} and {other} look similar."));
    let asked = about(&seen, &Question::Same(places.to_vec()));
    assert_eq!(asked.to_string(), format!("Are {one} and {other} the same?"));
}

/// SC-R33
#[test]
fn an_answer_of_scattergories_is_said_in_its_gap() {
    let mut setup = scattergories::three();
    let mut list = scattergories::list();
    for (number, category) in list.categories.iter_mut().enumerate() {
        *category = format!("____ fell from tree {number}.");
    }
    setup.list = Some(list);
    let mut table = crate::scattergories::table::with_sheets(&setup, 'C', &[&["Cake"], &["Cow"], &[]]);
    is_said_in_sentences(&mut table);
}

/// PG-R64, SC-R33: a best moment is the whole sentence, so its category is not said again.
#[test]
fn a_best_moment_is_the_sentence_with_the_answer() {
    let moment = |category: &str| {
        let (answer, who, category) = ("noodles".to_owned(), "Ana".to_owned(), category.to_owned());
        told(&BestMoment::Favourite { answer, who, category })
    };
    let trophy = moment("Grandma won a trophy for ____.");
    assert_eq!(
        [trophy.title, trophy.story.to_string()],
        ["Grandma won a trophy for noodles.", "Ana, liked best"]
    );
    let plain = moment("Food");
    assert_eq!([plain.title, plain.story.to_string()], ["noodles", "Ana, liked best for “Food”"]);
}

/// PG-R64, SC-R33: an answer is read back in the gap of its category, if that has exactly one and the answer is not empty.
#[test]
fn an_answer_is_read_in_the_gap_of_its_category() {
    let trophy = "Grandma won a trophy for ____.";
    assert_eq!(around_gap(trophy), Some(("Grandma won a trophy for ", ".")));
    assert_eq!(around_gap("_ is closed"), Some(("", " is closed")), "a gap that somebody typed");
    assert_eq!(around_gap("Things in a kitchen"), None);
    assert_eq!(around_gap("Names like snake_case"), None, "a part of a word");
    assert_eq!(around_gap("First ____, then ____."), None, "no answer says which gap is meant");
    assert_eq!(said_in_gap(trophy, "noodles"), "“Grandma won a trophy for noodles.”");
    assert_eq!(said_in_gap(trophy, ""), "");
    assert_eq!(said_in_gap("Things in a kitchen", "noodles"), "noodles");
}
