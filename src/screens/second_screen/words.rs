//! Both word games on a second screen. It shows how many lines somebody has filled, but not what they write.

use super::{PeopleAndBoard, PublicAnswer, PublicBoard, PublicPerson, PublicSheet, counted};
use crate::{
    rules::{
        Seat, pieceagories, scattergories,
        sheets::{AnswerPlace, SheetScene, SheetStage, Typing},
    },
    screens::{
        pieceagories as pg, scattergories as sc,
        sheets::{Participant, Score, SheetTable, poll_texts},
    },
};

/// The coins, the sheets or the score of Pieceagories, and how many rounds each player has won.
pub fn pieceagories(view: &pieceagories::View, lines: u8) -> PeopleAndBoard {
    let table = pg::sheet_table(view, None);
    let turn = whose_turn(&table);
    let person = |person: &pieceagories::Person| PublicPerson {
        name: person.name.to_string(),
        suit: person.pawn,
        count: person.pawn.map_or_else(|| "host".to_owned(), |_| rounds(person.won)),
        turn: turn == Some(person.seat),
    };
    let board = match (&view.scene, pg::score(view)) {
        (_, Some(score)) => points(&table, &score),
        (pieceagories::Scene::Flipping { .. } | pieceagories::Scene::ReadyToRoll { .. }, _) => {
            PublicBoard::Coins(view.coins.clone())
        }
        _ => sheets(&table, lines),
    };
    (view.people.iter().filter(|person| person.here).map(person).collect(), board)
}

/// The sheets or the score of Scattergories, and how many points each player has.
pub fn scattergories(view: &scattergories::View, lines: u8) -> PeopleAndBoard {
    let table = sc::sheet_table(view, None);
    let turn = whose_turn(&table);
    let person = |person: &scattergories::Person| PublicPerson {
        name: person.name.to_string(),
        suit: sc::pawn(person.seat),
        count: counted(person.total, "point"),
        turn: turn == Some(person.seat),
    };
    let board = match (sc::score(view), &view.scene) {
        (Some(score), _) => points(&table, &score),
        (None, scattergories::Scene::SetOver(set)) => {
            let names = table.people.iter().map(|person| person.name.clone());
            let title = sc::set_title(view).unwrap_or_default();
            PublicBoard::points(title, names.zip(set.totals.iter().copied()).collect())
        }
        (None, _) => sheets(&table, lines),
    };
    (view.people.iter().filter(|person| person.here).map(person).collect(), board)
}

fn rounds(won: u8) -> String {
    if won == 1 { "1 round won".to_owned() } else { format!("{won} rounds won") }
}

/// Who writes, or whose answer is read next.
fn whose_turn(table: &SheetTable) -> Option<Seat> {
    match (table.typing(), table.stage()) {
        (Some(typing), _) => typing.turn(),
        (None, Some(SheetStage::Blitz { writer, .. })) => Some(*writer),
        (None, _) => table.next().map(|place| place.seat),
    }
}

fn points(table: &SheetTable, score: &Score) -> PublicBoard {
    let rows = table.writers().into_iter().map(|writer| (writer.name, score.total(writer.seat)));
    PublicBoard::points(score.title.clone(), rows.collect())
}

/// The sheets while they are written, or the line that is read.
fn sheets(table: &SheetTable, lines: u8) -> PublicBoard {
    if let Some(SheetStage::Reading { line, .. }) = table.stage() {
        return reading(table, *line);
    }
    let writing = table.typing().and_then(|typing| typing.writing);
    let open = table.missing_sheets();
    let filled_lines = filled_lines(table);
    let sheet = |writer: &Participant| PublicSheet {
        name: writer.name.clone(),
        lines: if writing == Some(writer.seat) { Some(lines) } else { filled_lines(writer.seat) },
        is_in: !open.contains(&writer.seat),
    };
    let writers = table.writers();
    PublicBoard::Writing {
        letter: table.letter,
        // Those of a Blitz appear one by one.
        categories: table
            .list
            .iter()
            .map(|category| category.text.clone())
            .filter(|text| !text.is_empty())
            .collect(),
        sheets: if open.is_empty() { Vec::new() } else { writers.iter().map(sheet).collect() },
    }
}

/// A function that gives the number of filled lines on the sheet of a seat, if the sheet was handed in.
fn filled_lines(table: &SheetTable) -> impl Fn(Seat) -> Option<u8> {
    let filled = match &table.sheets {
        Some(
            SheetScene::Typing(Typing { filled, .. }) | SheetScene::Open(SheetStage::Entering { filled, .. }),
        ) => filled.clone(),
        Some(SheetScene::Open(_)) | None => Vec::new(),
    };
    move |seat| filled.get(seat.index()).copied().flatten()
}

fn reading(table: &SheetTable, line: u8) -> PublicBoard {
    let answer = |writer: Participant| {
        let heard = table.heard_at(AnswerPlace { seat: writer.seat, line });
        PublicAnswer {
            name: writer.name,
            text: heard.map(|heard| heard.text.clone()),
            symbol: heard.map(|heard| heard.mark.symbol().to_owned()).unwrap_or_default(),
            mark_slug: heard.map(|heard| heard.mark.slug().to_owned()).unwrap_or_default(),
        }
    };
    PublicBoard::Reading {
        letter: table.letter,
        line,
        category: table.category(line),
        answers: table.writers().into_iter().map(answer).collect(),
        question: table.poll().map(|poll| poll_texts(table, &poll.question).question),
    }
}
