//! Makes a `Round` of a view.

use std::sync::Arc;

use super::{
    answers::{entry, sheet},
    points::sum,
};
use crate::{
    rules::{
        Seat,
        piecepack::Suit,
        scattergories::{
            self, Action, Column, Face, LINES, Mark, OwnView, Person, Roll, Scene, Scoring, Sheet, Timer,
            View,
        },
        sheets::AnyPlace,
    },
    screens::sheets::{
        self, Draft, HeardAnswer, Round, RoundCategory, RoundStage, SheetAction, Writer, WrittenRound,
    },
};

/// The round that is played.
pub fn round(view: &View, own: Option<&OwnView>) -> Round {
    let list = view.list.iter().flat_map(|list| &list.categories);
    // A list has no authors.
    let category =
        |text: &String| RoundCategory { text: text.clone(), older: Vec::new(), authors: String::new() };
    Round {
        people: view.people.iter().map(writer).collect(),
        due: view.due,
        list: list.map(category).collect(),
        letter: rolled(&view.scene, own).map(|face| face.letter().into()),
        seconds: view.seconds,
        // Nobody sets a timer of their own for ten seconds.
        own_timer: view.timer == Timer::Own && !matches!(view.scene, Scene::Around { .. }),
        may_hand_in_early: view.house.early,
        stage: stage(view),
    }
}

/// The suit of a seat. The rules have none; it only helps to tell players apart.
pub fn pawn(seat: Seat) -> Option<Suit> {
    Suit::ALL.get(seat.index()).copied()
}

fn writer(person: &Person) -> Writer {
    Writer {
        seat: person.seat,
        name: person.name.to_string(),
        suit: pawn(person.seat),
        writes: true,
        here: person.here,
    }
}

/// What was rolled, for those who may see it.
pub fn rolled(scene: &Scene, own: Option<&OwnView>) -> Option<Face> {
    match scene {
        Scene::Typing { .. } => own.map(|own| own.face),
        Scene::Around { roll: Roll { face, .. }, .. }
        | Scene::Paper { roll: Roll { face, .. }, .. }
        | Scene::Entering { roll: Roll { face, .. }, .. }
        | Scene::Appeals { roll: Roll { face, .. }, .. }
        | Scene::Reading { roll: Roll { face, .. }, .. } => Some(*face),
        Scene::Scored { column, .. } => Some(column.roll.face),
        Scene::Agreeing { .. } | Scene::SetOver(_) | Scene::Over { .. } => None,
    }
}

fn stage(view: &View) -> RoundStage {
    match &view.scene {
        Scene::Typing { writing, open, .. } => {
            RoundStage::Typing { writing: *writing, missing_sheets: open.clone() }
        }
        Scene::Around { line, writer, running, .. } => {
            RoundStage::Around { line: (*line).into(), writer: *writer, running: *running }
        }
        Scene::Paper { running, .. } => RoundStage::Paper { running: *running },
        Scene::Entering { open, most, .. } => {
            let usual = if view.scoring == Scoring::Junior { 2 } else { 1 };
            RoundStage::Entering { missing_sheets: open.clone(), usual, most: *most }
        }
        Scene::Appeals { appeals, poll, .. } => RoundStage::appeals(appeals, poll.as_ref()),
        Scene::Reading { line, next, heard, hints, poll, .. } => {
            let heard = heard.iter().map(heard_answer).collect();
            RoundStage::reading((*line, *next), heard, hints, poll.as_ref())
        }
        Scene::Agreeing { .. } | Scene::Scored { .. } | Scene::SetOver(_) | Scene::Over { .. } => {
            RoundStage::Other
        }
    }
}

fn heard_answer(heard: &scattergories::Heard) -> HeardAnswer {
    HeardAnswer {
        place: heard.place.into(),
        text: heard.text.clone(),
        mark: mark(&heard.mark),
        title: heard.kind.title,
        grounds: heard.grounds.clone(),
    }
}

/// A mark with places on a sheet of any length.
fn mark(mark: &Mark) -> sheets::Mark {
    mark.map(AnyPlace::from)
}

/// The sheets of the last set; of earlier ones only the points are kept (SC-03).
pub fn written_rounds(view: &View) -> Vec<WrittenRound> {
    let written_round = |(round, column): (u32, &Arc<Column>)| WrittenRound {
        title: format!("round {round}, letter {}", char::from(column.roll.face.letter())),
        list: column.list.categories.to_vec(),
        authors: Vec::new(),
        sheets: column
            .sheets
            .iter()
            .flat_map(|(sheets, marks)| sheets.iter().zip(marks).map(written))
            .collect(),
        totals: column.points.iter().map(sum).collect(),
    };
    (1..).zip(&view.columns).map(written_round).collect()
}

fn written((sheet, marks): (&Sheet, &[Mark; LINES])) -> Vec<(String, sheets::Mark)> {
    sheet.iter().map(|entry| entry.text.clone()).zip(marks.iter().map(mark)).collect()
}

/// The action of the game for an action with sheets, if it has one. `draft` is the sheet being written.
pub fn action(action: &SheetAction, draft: &Draft) -> Option<Action> {
    Some(match action {
        SheetAction::Begin => Action::Begin,
        SheetAction::TimeUp => Action::TimeUp,
        SheetAction::HandIn => Action::HandIn(Box::new(sheet(draft))),
        SheetAction::Answer(line) => Action::Answer(entry(draft, *line)),
        SheetAction::EnterPoints(points) => {
            let row = |row: &Vec<u8>| row.as_slice().try_into().ok();
            Action::EnterPoints(points.iter().map(row).collect::<Option<_>>()?)
        }
        SheetAction::Appeal(place) => Action::Appeal(place.place()?.line),
        SheetAction::Next => Action::Next,
        SheetAction::Join(places) => Action::Join(places.iter().filter_map(|place| place.place()).collect()),
        SheetAction::Challenge(place, ground) => Action::Challenge { place: place.place()?, ground: *ground },
        SheetAction::Vote(ballot) => Action::Vote(*ballot),
        SheetAction::Unanimous(ballot) => Action::Unanimous(*ballot),
        SheetAction::Count => Action::Count,
        SheetAction::Drop => Action::Drop,
    })
}
