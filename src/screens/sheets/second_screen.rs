//! What both word games show on a second screen. It shows how many lines somebody has filled, but not what they write.

use super::{Participant, Score, SheetTable, poll_texts};
use crate::{
    rules::{
        Seat,
        sheets::{AnswerPlace, OpenPhaseView, SheetPhaseView, Typing},
    },
    screens::second_screen::{PublicAnswer, PublicBoard, PublicSheet},
};

/// Who writes, or whose answer is read next.
pub(in crate::screens) fn whose_turn(table: &SheetTable) -> Option<Seat> {
    match (table.typing(), table.phase()) {
        (Some(typing), _) => typing.turn(),
        (None, Some(OpenPhaseView::Blitz { writer, .. })) => Some(*writer),
        (None, _) => table.next().map(|place| place.seat),
    }
}

/// The points of a round.
pub(in crate::screens) fn points(table: &SheetTable, score: &Score) -> PublicBoard {
    let rows = table.writers().into_iter().map(|writer| (writer.name, score.total(writer.seat)));
    PublicBoard::points(score.title.clone(), rows.collect())
}

/// The sheets while they are written, or the line that is read.
pub(in crate::screens) fn sheets(table: &SheetTable, lines: u8) -> PublicBoard {
    if let Some(OpenPhaseView::Reading { line, .. }) = table.phase() {
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
            SheetPhaseView::Typing(Typing { filled, .. })
            | SheetPhaseView::Open(OpenPhaseView::Entering { filled, .. }),
        ) => filled.clone(),
        Some(SheetPhaseView::Open(_)) | None => Vec::new(),
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
