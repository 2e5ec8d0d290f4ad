//! What the table of Scattergories looks like, in the words of the sheets.

use crate::{
    rules::{
        Seat,
        piecepack::Suit,
        scattergories::{
            self, Cast, Claim, Face, Ground, Hint, Mark, Person, Place, Question, Scene, Scoring, Timer, View,
        },
    },
    ui::sheets::{self, Category, Doubt, Heard, Poll, Round, Stage, Writer, spots},
};

/// The round that is played.
pub(in super::super) fn round(view: &View) -> Round {
    let list = view.list.iter().flat_map(|list| &list.categories);
    // A list of a deck is nobody's at the table.
    let category = |text: &String| Category { text: text.clone(), older: Vec::new(), authors: String::new() };
    Round {
        people: view.people.iter().map(writer).collect(),
        due: view.due,
        list: list.map(category).collect(),
        letter: face(&view.scene).map(|face| face.letter().into()),
        seconds: view.seconds,
        own_timer: view.timer == Timer::Own,
        early: view.house.early,
        stage: stage(view),
    }
}

/// The pawn that stands for a seat; the rules have none, and a table wants to tell people apart at a glance.
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
        Scene::Paper { cast: Cast { face, .. }, .. }
        | Scene::Entering { cast: Cast { face, .. }, .. }
        | Scene::Appeals { cast: Cast { face, .. }, .. }
        | Scene::Reading { cast: Cast { face, .. }, .. } => Some(*face),
        Scene::Scored { column, .. } => Some(column.cast.face),
        Scene::Agreeing { .. } | Scene::SetOver(_) | Scene::Over { .. } => None,
    }
}

fn stage(view: &View) -> Stage {
    match &view.scene {
        Scene::Typing { writing, open, .. } => Stage::Typing { writing: *writing, open: open.clone() },
        Scene::Paper { running, .. } => Stage::Paper { running: *running },
        Scene::Entering { open, most, .. } => {
            let usual = if view.scoring == Scoring::Junior { 2 } else { 1 };
            Stage::Entering { open: open.clone(), usual, most: *most }
        }
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
        Scene::Agreeing { .. } | Scene::Scored { .. } | Scene::SetOver(_) | Scene::Over { .. } => {
            Stage::Other
        }
    }
}

fn claim(Claim { place, text, granted }: &Claim) -> sheets::Claim {
    sheets::Claim { spot: (*place).into(), text: text.clone(), granted: *granted }
}

fn told(heard: &scattergories::Heard) -> Heard {
    Heard {
        spot: heard.place.into(),
        text: heard.text.clone(),
        mark: mark(&heard.mark),
        title: heard.kind.title,
        doubts: heard.grounds.iter().map(|&ground| doubt(ground)).collect(),
    }
}

fn doubt(ground: Ground) -> Doubt {
    match ground {
        Ground::Fit => Doubt::Fit,
        Ground::Proper => Doubt::Proper,
        Ground::Title => Doubt::Title,
    }
}

/// What became of an answer.
pub(in super::super) fn mark(mark: &Mark) -> sheets::Mark {
    match mark {
        Mark::Empty => sheets::Mark::Empty,
        Mark::Stands { points } => sheets::Mark::Stands { points: *points },
        Mark::WrongLetter => sheets::Mark::WrongLetter,
        Mark::NoLetter => sheets::Mark::NoLetter,
        Mark::Several => sheets::Mark::Several,
        Mark::OwnRepeat { line } => sheets::Mark::OwnRepeat { line: (*line).into() },
        Mark::Duplicate { with } => sheets::Mark::Duplicate { with: spots(with) },
        Mark::Alike { with } => sheets::Mark::Alike { with: spots(with) },
        Mark::VotedDown => sheets::Mark::VotedDown,
    }
}

fn open(poll: &scattergories::Poll) -> Poll {
    let question = match &poll.question {
        Question::Appeal(place) => sheets::Question::Appeal((*place).into()),
        Question::Alike(places) => sheets::Question::Alike(spots(places)),
        Question::Challenge { place, ground, by } => {
            sheets::Question::Challenge { spot: (*place).into(), doubt: doubt(*ground), by: *by }
        }
    };
    Poll { question, ballots: poll.ballots.clone(), challenged: poll.challenged(), tally: poll.tally() }
}
