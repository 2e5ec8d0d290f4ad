//! Makes a `Round` of a view.

use std::sync::Arc;

use crate::{
    rules::{
        Seat,
        pieceagories::{
            self, Action, LINES, LetterThrow, Mark, OwnView, Past, Person, Scene, Sheet, Timer, View,
        },
        sheets::{AnyPlace, Ground},
        words::listed,
    },
    screens::sheets::{
        self, Draft, HeardAnswer, Round, RoundCategory, RoundStage, SheetAction, Writer, WrittenRound,
    },
};

/// The round that is played.
pub fn round(view: &View, own: Option<&OwnView>) -> Round {
    Round {
        people: view.people.iter().map(writer).collect(),
        due: view.host,
        list: list(&view.scene).iter().map(|listed| category(view, listed)).collect(),
        letter: throw(&view.scene, own).map(|throw| throw.letter().into()),
        seconds: seconds(&view.scene),
        // Nobody sets a timer of their own for ten seconds.
        own_timer: view.timer == Timer::Own && !matches!(view.scene, Scene::Around { .. }),
        may_hand_in_early: view.house.early,
        stage: stage(view),
    }
}

fn writer(person: &Person) -> Writer {
    Writer {
        seat: person.seat,
        name: person.name.to_string(),
        suit: person.pawn,
        writes: person.pawn.is_some(),
        here: person.here,
    }
}

/// The list, if there is one.
fn list(scene: &Scene) -> &[pieceagories::Category] {
    match scene {
        Scene::Flipping { list, .. }
        | Scene::ReadyToRoll { list, .. }
        | Scene::Typing { list, .. }
        | Scene::Around { list, .. }
        | Scene::Paper { list, .. }
        | Scene::Entering { list, .. }
        | Scene::Appeals { list, .. }
        | Scene::Reading { list, .. }
        | Scene::Scored { list, .. } => list,
        Scene::Brainstorm { .. } | Scene::Picking { .. } | Scene::Over { .. } => &[],
    }
}

fn category(view: &View, category: &pieceagories::Category) -> RoundCategory {
    let older = category.old.iter().map(|&number| number.into()).collect();
    RoundCategory { text: category.text.clone(), older, authors: authors(view, &category.text) }
}

/// The authors of a category, as far as the table may know (PG-R54).
fn authors(view: &View, category: &str) -> String {
    let wrote = view.authors.get(category).map_or(&[][..], Vec::as_slice);
    let name = |seat: &Seat| view.people.iter().find(|person| person.seat == *seat);
    let names: Vec<String> = wrote.iter().filter_map(name).map(|person| person.name.to_string()).collect();
    if names.is_empty() { String::new() } else { listed(&names) }
}

/// The dice that gave the letter, for those who may see them.
pub fn throw(scene: &Scene, own: Option<&OwnView>) -> Option<LetterThrow> {
    match scene {
        Scene::Typing { .. } => match own? {
            OwnView::Letter(throw) => Some(*throw),
            OwnView::Slips(_) => None,
        },
        Scene::Around { throw, .. }
        | Scene::Paper { throw, .. }
        | Scene::Entering { throw, .. }
        | Scene::Appeals { throw, .. }
        | Scene::Reading { throw, .. }
        | Scene::Scored { throw, .. } => Some(*throw),
        Scene::Brainstorm { .. }
        | Scene::Picking { .. }
        | Scene::Flipping { .. }
        | Scene::ReadyToRoll { .. }
        | Scene::Over { .. } => None,
    }
}

fn seconds(scene: &Scene) -> u32 {
    if let Scene::Typing { seconds, .. } | Scene::Around { seconds, .. } | Scene::Paper { seconds, .. } =
        scene
    {
        *seconds
    } else {
        0
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
        Scene::Entering { open, .. } => RoundStage::Entering {
            missing_sheets: open.clone(),
            usual: 1,
            most: if view.house.alliteration { 2 } else { 1 },
        },
        Scene::Appeals { appeals, poll, .. } => RoundStage::appeals(appeals, poll.as_ref()),
        Scene::Reading { line, next, heard, hints, poll, .. } => {
            let heard = heard.iter().map(heard_answer).collect();
            RoundStage::reading((*line, *next), heard, hints, poll.as_ref())
        }
        Scene::Brainstorm { .. }
        | Scene::Picking { .. }
        | Scene::Flipping { .. }
        | Scene::ReadyToRoll { .. }
        | Scene::Scored { .. }
        | Scene::Over { .. } => RoundStage::Other,
    }
}

fn heard_answer(heard: &pieceagories::Heard) -> HeardAnswer {
    HeardAnswer {
        place: heard.place.into(),
        text: heard.text.clone(),
        mark: mark(&heard.mark),
        title: false,
        grounds: heard.open.then_some(Ground::Fit).into_iter().collect(),
    }
}

/// A mark with places on a sheet of any length.
fn mark(mark: &Mark) -> sheets::Mark {
    mark.map(AnyPlace::from)
}

/// All rounds that were played, for the end of the game.
pub fn written_rounds(view: &View) -> Vec<WrittenRound> {
    let written_round = |(round, past): (u32, &Arc<Past>)| WrittenRound {
        title: format!("round {round}, letter {}", char::from(past.letter)),
        list: past.categories.to_vec(),
        authors: past.categories.iter().map(|category| authors(view, category)).collect(),
        sheets: past
            .sheets
            .iter()
            .flat_map(|(sheets, marks)| sheets.iter().zip(marks).map(written))
            .collect(),
        totals: past.totals.clone(),
    };
    (1..).zip(&view.past).map(written_round).collect()
}

fn written((sheet, marks): (&Sheet, &[Mark; LINES])) -> Vec<(String, sheets::Mark)> {
    sheet.iter().cloned().zip(marks.iter().map(mark)).collect()
}

/// The action of the game for an action with sheets, if it has one. `draft` is the sheet being written.
pub fn action(action: &SheetAction, draft: &Draft) -> Option<Action> {
    Some(match action {
        SheetAction::Begin => Action::Begin,
        SheetAction::TimeUp => Action::TimeUp,
        SheetAction::HandIn => Action::HandIn(Box::new(sheet(draft))),
        SheetAction::Answer(line) => Action::Answer(draft.text(*line).to_owned()),
        SheetAction::EnterPoints(points) => {
            let row = |row: &Vec<u8>| row.as_slice().try_into().ok();
            Action::EnterPoints(points.iter().map(row).collect::<Option<_>>()?)
        }
        SheetAction::Appeal(place) => Action::Appeal(place.place()?.line),
        SheetAction::Next => Action::Next,
        SheetAction::Join(places) => Action::Join(places.iter().filter_map(|place| place.place()).collect()),
        SheetAction::Challenge(place, _) => Action::Challenge(place.place()?),
        SheetAction::Vote(ballot) => Action::Vote(*ballot),
        SheetAction::Unanimous(ballot) => Action::Unanimous(*ballot),
        SheetAction::Count => Action::Count,
        SheetAction::Drop => Action::Drop,
    })
}

/// The whole sheet of a draft.
pub(super) fn sheet(draft: &Draft) -> Sheet {
    std::array::from_fn(|at| draft.texts.get(at).cloned().unwrap_or_default())
}
