//! Makes a `Round` of a view.

use crate::{
    rules::{
        Seat,
        piecepack::Suit,
        scattergories::{
            self, Appeal, Face, Mark, Person, Place, Roll, Scene, Scoring, SimilarPair, Timer, View,
        },
    },
    ui::sheets::{self, AnyPlace, HeardAnswer, Round, RoundCategory, RoundPoll, RoundStage, Writer},
};

/// The round that is played.
pub(in super::super) fn round(view: &View) -> Round {
    let list = view.list.iter().flat_map(|list| &list.categories);
    // A list has no authors.
    let category =
        |text: &String| RoundCategory { text: text.clone(), older: Vec::new(), authors: String::new() };
    Round {
        people: view.people.iter().map(writer).collect(),
        due: view.due,
        list: list.map(category).collect(),
        letter: face(&view.scene).map(|face| face.letter().into()),
        seconds: view.seconds,
        // Nobody sets a timer of their own for ten seconds.
        own_timer: view.timer == Timer::Own && !matches!(view.scene, Scene::Around { .. }),
        may_hand_in_early: view.house.early,
        stage: stage(view),
    }
}

/// The suit of a seat. The rules have none; it only helps to tell players apart.
pub(in super::super) fn pawn(seat: Seat) -> Option<Suit> {
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
pub(in super::super) fn face(scene: &Scene) -> Option<Face> {
    match scene {
        Scene::Typing { face, .. } => *face,
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
        Scene::Appeals { appeals, poll, .. } => RoundStage::Appeals {
            appeals: appeals.iter().map(appeal).collect(),
            poll: poll.as_ref().map(open),
        },
        Scene::Reading { line, next, heard, hints, poll, .. } => RoundStage::Reading {
            line: (*line).into(),
            next: next.map(Place::into),
            heard: heard.iter().map(heard_answer).collect(),
            hints: hints.iter().map(|SimilarPair { places, .. }| places.map(Place::into)).collect(),
            poll: poll.as_ref().map(open),
        },
        Scene::Agreeing { .. } | Scene::Scored { .. } | Scene::SetOver(_) | Scene::Over { .. } => {
            RoundStage::Other
        }
    }
}

fn appeal(Appeal { place, text, granted }: &Appeal) -> sheets::Appeal {
    sheets::Appeal { place: (*place).into(), text: text.clone(), granted: *granted }
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

/// Converts a mark.
pub(in super::super) fn mark(mark: &Mark) -> sheets::Mark {
    mark.map(AnyPlace::from)
}

fn open(poll: &scattergories::Poll) -> RoundPoll {
    let question = poll.question.map(|&place| place.into());
    RoundPoll { question, ballots: poll.ballots.clone(), challenged: poll.challenged(), tally: poll.tally() }
}
