//! What the table of Pieceagories looks like, in the words of the sheets.

use crate::{
    rules::{
        Seat,
        pieceagories::{self, Claim, Hint, Mark, Person, Place, Question, Scene, Throw, Timer, View},
        words::listed,
    },
    ui::sheets::{self, Category, Doubt, Heard, Poll, Round, Stage, Writer, spots},
};

/// The round that is played.
pub(in super::super) fn round(view: &View) -> Round {
    Round {
        people: view.people.iter().map(writer).collect(),
        due: view.host,
        list: list(&view.scene).iter().map(|listed| category(view, listed)).collect(),
        letter: throw(&view.scene).map(|throw| throw.letter().into()),
        seconds: seconds(&view.scene),
        own_timer: view.timer == Timer::Own,
        early: view.house.early,
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

/// The list that lies on the table, if one does.
fn list(scene: &Scene) -> &[pieceagories::Category] {
    match scene {
        Scene::Flipping { list, .. }
        | Scene::Armed { list, .. }
        | Scene::Typing { list, .. }
        | Scene::Paper { list, .. }
        | Scene::Entering { list, .. }
        | Scene::Appeals { list, .. }
        | Scene::Reading { list, .. }
        | Scene::Scored { list, .. } => list,
        Scene::Brainstorm { .. } | Scene::Picking { .. } | Scene::Over { .. } => &[],
    }
}

fn category(view: &View, category: &pieceagories::Category) -> Category {
    let older = category.old.iter().map(|&number| number.into()).collect();
    Category { text: category.text.clone(), older, authors: authors(view, &category.text) }
}

/// The names of those who wrote a category, as far as the table may know (PG-R54).
pub(in super::super) fn authors(view: &View, category: &str) -> String {
    let wrote = view.authors.get(category).map_or(&[][..], Vec::as_slice);
    let name = |seat: &Seat| view.people.iter().find(|person| person.seat == *seat);
    let names: Vec<String> = wrote.iter().filter_map(name).map(|person| person.name.to_string()).collect();
    if names.is_empty() { String::new() } else { listed(&names) }
}

/// The dice that gave the letter, for those who may see them.
pub(super) fn throw(scene: &Scene) -> Option<Throw> {
    match scene {
        Scene::Typing { throw, .. } => *throw,
        Scene::Paper { throw, .. }
        | Scene::Entering { throw, .. }
        | Scene::Appeals { throw, .. }
        | Scene::Reading { throw, .. }
        | Scene::Scored { throw, .. } => Some(*throw),
        Scene::Brainstorm { .. }
        | Scene::Picking { .. }
        | Scene::Flipping { .. }
        | Scene::Armed { .. }
        | Scene::Over { .. } => None,
    }
}

fn seconds(scene: &Scene) -> u32 {
    if let Scene::Typing { seconds, .. } | Scene::Paper { seconds, .. } = scene { *seconds } else { 0 }
}

fn stage(view: &View) -> Stage {
    match &view.scene {
        Scene::Typing { writing, open, .. } => Stage::Typing { writing: *writing, open: open.clone() },
        Scene::Paper { running, .. } => Stage::Paper { running: *running },
        Scene::Entering { open, .. } => Stage::Entering {
            open: open.clone(),
            usual: 1,
            most: if view.house.alliteration { 2 } else { 1 },
        },
        Scene::Appeals { claims, poll, .. } => {
            Stage::Appeals { claims: claims.iter().map(claim).collect(), poll: poll.as_ref().map(open) }
        }
        Scene::Reading { line, next, heard, hints, poll, .. } => Stage::Reading {
            line: (*line).into(),
            next: next.map(Place::into),
            heard: heard.iter().map(told).collect(),
            hints: hints.iter().map(|Hint { places, .. }| places.map(Place::into)).collect(),
            poll: poll.as_ref().map(open),
        },
        Scene::Brainstorm { .. }
        | Scene::Picking { .. }
        | Scene::Flipping { .. }
        | Scene::Armed { .. }
        | Scene::Scored { .. }
        | Scene::Over { .. } => Stage::Other,
    }
}

fn claim(Claim { place, text, granted }: &Claim) -> sheets::Claim {
    sheets::Claim { spot: (*place).into(), text: text.clone(), granted: *granted }
}

fn told(heard: &pieceagories::Heard) -> Heard {
    Heard {
        spot: heard.place.into(),
        text: heard.text.clone(),
        mark: mark(&heard.mark),
        title: false,
        doubts: heard.open.then_some(Doubt::Fit).into_iter().collect(),
    }
}

/// What became of an answer.
pub(in super::super) fn mark(mark: &Mark) -> sheets::Mark {
    match mark {
        Mark::Empty => sheets::Mark::Empty,
        Mark::Stands { points } => sheets::Mark::Stands { points: *points },
        Mark::WrongLetter => sheets::Mark::WrongLetter,
        Mark::NoLetter => sheets::Mark::NoLetter,
        Mark::LeadingArticle => sheets::Mark::LeadingArticle,
        Mark::OwnRepeat { line } => sheets::Mark::OwnRepeat { line: (*line).into() },
        Mark::Duplicate { with } => sheets::Mark::Duplicate { with: spots(with) },
        Mark::Alike { with } => sheets::Mark::Alike { with: spots(with) },
        Mark::VotedDown => sheets::Mark::VotedDown,
    }
}

fn open(poll: &pieceagories::Poll) -> Poll {
    let question = match &poll.question {
        Question::Appeal(place) => sheets::Question::Appeal((*place).into()),
        Question::Alike(places) => sheets::Question::Alike(spots(places)),
        Question::Challenge { place, by } => {
            sheets::Question::Challenge { spot: (*place).into(), doubt: Doubt::Fit, by: *by }
        }
    };
    Poll { question, ballots: poll.ballots.clone(), challenged: poll.challenged(), tally: poll.tally() }
}
