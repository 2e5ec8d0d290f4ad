//! Makes a `Round` of a view.

use crate::{
    rules::{
        Seat,
        pieceagories::{self, Appeal, LetterThrow, Mark, Person, Place, Scene, SimilarPair, Timer, View},
        words::listed,
    },
    ui::sheets::{self, AnyPlace, Ground, HeardAnswer, Round, RoundCategory, RoundPoll, RoundStage, Writer},
};

/// The round that is played.
pub(in super::super) fn round(view: &View) -> Round {
    Round {
        people: view.people.iter().map(writer).collect(),
        due: view.host,
        list: list(&view.scene).iter().map(|listed| category(view, listed)).collect(),
        letter: throw(&view.scene).map(|throw| throw.letter().into()),
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
pub(in super::super) fn authors(view: &View, category: &str) -> String {
    let wrote = view.authors.get(category).map_or(&[][..], Vec::as_slice);
    let name = |seat: &Seat| view.people.iter().find(|person| person.seat == *seat);
    let names: Vec<String> = wrote.iter().filter_map(name).map(|person| person.name.to_string()).collect();
    if names.is_empty() { String::new() } else { listed(&names) }
}

/// The dice that gave the letter, for those who may see them.
pub(super) fn throw(scene: &Scene) -> Option<LetterThrow> {
    match scene {
        Scene::Typing { throw, .. } => *throw,
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
        Scene::Brainstorm { .. }
        | Scene::Picking { .. }
        | Scene::Flipping { .. }
        | Scene::ReadyToRoll { .. }
        | Scene::Scored { .. }
        | Scene::Over { .. } => RoundStage::Other,
    }
}

fn appeal(Appeal { place, text, granted }: &Appeal) -> sheets::Appeal {
    sheets::Appeal { place: (*place).into(), text: text.clone(), granted: *granted }
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

/// Converts a mark.
pub(in super::super) fn mark(mark: &Mark) -> sheets::Mark {
    mark.map(AnyPlace::from)
}

fn open(poll: &pieceagories::Poll) -> RoundPoll {
    let question = poll.question.map(|&place| place.into());
    RoundPoll { question, ballots: poll.ballots.clone(), challenged: poll.challenged(), tally: poll.tally() }
}
