//! Votes: the question, the ballots, and what a tie will do. Before the reading, answers that may appeal to one.

use std::collections::BTreeMap;

use crate::ui::prelude::*;

use super::{
    at::At,
    list::category,
    marks::{names, together},
};
use crate::{
    rules::{
        pieceagories::{Action, Event, Person, Place, Poll, Question, Scene, Throw, View},
        vote::{Tally, Verdict},
    },
    ui::parts::{Ballots, BigLetter, Primary, Quiet, Voter},
};

/// The open vote, in the scenes that can have one.
fn open(scene: &Scene) -> Option<&Poll> {
    if let Scene::Appeals { poll, .. } | Scene::Reading { poll, .. } = scene { poll.as_ref() } else { None }
}

/// Whether a vote is open.
pub(super) fn voting(at: At) -> Memo<bool> {
    Memo::new(move |_| at.scene(|scene| open(scene).is_some()))
}

/// The open vote, for as long as it is the same question.
pub(super) fn board(at: At) -> AnyView {
    let question = Memo::new(move |_| at.scene(|scene| open(scene).map(|poll| poll.question.clone())));
    (move || question.get().map(|question| ballot_box(at, question))).into_any()
}

fn ballot_box(at: At, question: Question) -> AnyView {
    let (asks, keep, strike) = words(at, &question);
    let answers =
        places(&question).into_iter().map(|place| view! { <li>{answer(at, place)}</li> }).collect_view();
    let voters = Memo::new(move |_| {
        at.look(|view| view.people.iter().filter(|p| p.here).map(voter).collect::<Vec<_>>())
    });
    let ballots = Memo::new(move |_| {
        at.scene(|scene| open(scene).map_or_else(BTreeMap::new, |poll| poll.ballots.clone()))
    });
    let tie = Memo::new(move |_| at.scene(|scene| open(scene).map(|poll| on_a_tie(at, poll))));
    view! {
        <section class="poll" aria-label="A vote">
            {verdict(at)}
            <h2>{asks}</h2>
            <ul class="questioned">{answers}</ul>
            {move || view! {
                <Ballots
                    voters=voters.get()
                    ballots
                    on_vote=move |(seat, ballot)| {
                        at.act(seat, Action::Vote(ballot));
                    }
                    keep
                    strike
                />
            }}
            <p class="tie">{move || tie.get()}</p>
        </section>
    }
    .into_any()
}

/// What is asked, and what the two ballots are called: keeping comes first.
fn words(at: At, question: &Question) -> (String, &'static str, &'static str) {
    match question {
        Question::Appeal(_) => ("It begins with no letter. May it count?".to_owned(), "Keep", "Strike"),
        Question::Challenge { by, .. } => {
            (format!("{} challenges this. May it count?", at.name(*by)), "Keep", "Strike")
        }
        Question::Alike(_) => ("Are these the same?".to_owned(), "Different", "The same"),
    }
}

/// The answers a question is about.
fn places(question: &Question) -> Vec<Place> {
    match question {
        Question::Appeal(place) | Question::Challenge { place, .. } => vec![*place],
        Question::Alike(places) => places.clone(),
    }
}

/// An answer in large type, with its writer and its category.
fn answer(at: At, place: Place) -> AnyView {
    let text = at.session.view.with_untracked(|view| text(&view.scene, place));
    view! {
        <bdi class="text">{text}</bdi>
        <span class="from">
            <bdi>{at.name(place.seat)}</bdi>", "{place.line.to_string()}" "<bdi>{category(at, place.line)}</bdi>
        </span>
    }
    .into_any()
}

/// What is written at a place, as far as everybody may read it.
fn text(scene: &Scene, place: Place) -> String {
    let text = if let Scene::Appeals { claims, .. } = scene {
        claims.iter().find(|claim| claim.place == place).map(|claim| &claim.text)
    } else if let Scene::Reading { heard, .. } = scene {
        heard.iter().find(|heard| heard.place == place).map(|heard| &heard.text)
    } else {
        None
    };
    text.cloned().unwrap_or_default()
}

fn voter(person: &Person) -> Voter {
    Voter { seat: person.seat, name: person.name.as_str().to_owned(), suit: person.pawn }
}

/// What a tie will do; once there is one, what it does (PG-68, PG-R28, PG-R29).
fn on_a_tie(at: At, poll: &Poll) -> String {
    let challenged = poll.challenged();
    let whose = names(at, &challenged);
    let (ballots, are) = if challenged.len() == 1 { ("ballot", "is") } else { ("ballots", "are") };
    let stands = if places(&poll.question).len() == 1 { "the answer stands" } else { "the answers stand" };
    let Tally { recount, verdict, .. } = poll.tally();
    match recount.filter(|_| !poll.ballots.is_empty()) {
        None => format!("On a tie the {ballots} of {whose} {are} left out; if it is still tied, {stands}."),
        Some(count) => {
            let ends = match verdict {
                Verdict::Stands => stands,
                Verdict::Struck if challenged.len() == 1 => "the answer is struck",
                Verdict::Struck => "the answers are struck",
            };
            format!(
                "A tie: without the {ballots} of {whose} it is {} to {}, and {ends}.",
                count.keep, count.strike
            )
        }
    }
}

/// How the last vote ended, for as long as nothing else has happened.
pub(super) fn verdict(at: At) -> AnyView {
    let counted = move |event: &Event| matches!(event, Event::Counted { .. } | Event::Dropped);
    let sentence = Memo::new(move |_| {
        at.session
            .latest
            .with(|events| events.iter().find(|event| counted(event)).map(|event| at.session.sentence(event)))
    });
    (move || sentence.get().map(|sentence| view! { <p class="verdict">{sentence}</p> })).into_any()
}

/// The names of those who have not voted yet.
fn silent(view: &View) -> Vec<String> {
    let Some(poll) = open(&view.scene) else { return Vec::new() };
    let silent = view.people.iter().filter(|person| person.here && !poll.ballots.contains_key(&person.seat));
    silent.map(|person| person.name.to_string()).collect()
}

/// What can be done while a vote is open.
pub(super) fn action(at: At) -> AnyView {
    let (rest, rest_refusal) = at.host_button(Action::Drop);
    let (count, count_refusal) = at.host_button(Action::Count);
    let silent = Memo::new(move |_| at.look(silent));
    let say = move || match silent.get().as_slice() {
        [] => "Everybody has voted.".to_owned(),
        [one] => format!("{one} has not voted yet."),
        few if few.len() <= 3 => format!("{} have not voted yet.", together(few)),
        many => format!("{} have not voted yet.", many.len()),
    };
    view! {
        <Quiet on_press=rest refusal=rest_refusal>"Let it rest"</Quiet>
        <p class="say">{say}</p>
        <Primary on_press=count refusal=count_refusal>"Count the votes"</Primary>
    }
    .into_any()
}

/// Answers that begin with no letter, of which their writers may ask the table before the reading (PG-R49).
pub(super) fn appeals_board(at: At) -> AnyView {
    let voting = voting(at);
    (move || if voting.get() { board(at) } else { claims(at) }).into_any()
}

fn claims(at: At) -> AnyView {
    let (throw, places) = at.session.view.with_untracked(|view| {
        let Scene::Appeals { throw, claims, .. } = &view.scene else { return (None, Vec::new()) };
        (Some(*throw), claims.iter().map(|claim| claim.place).collect())
    });
    view! {
        <section class="appeals">
            {verdict(at)}
            <header>
                <BigLetter letter=throw.map(Throw::letter).map(char::from)/>
                <div>
                    <h2>"These begin with no letter"</h2>
                    <p>"They count for nothing, unless whoever wrote one asks the table and the table lets it in."</p>
                </div>
            </header>
            <ul class="claims">{places.into_iter().map(|place| claim(at, place)).collect_view()}</ul>
        </section>
    }
    .into_any()
}

fn claim(at: At, place: Place) -> AnyView {
    let granted = Memo::new(move |_| {
        at.scene(|scene| {
            let Scene::Appeals { claims, .. } = scene else { return None };
            claims.iter().find(|claim| claim.place == place).and_then(|claim| claim.granted)
        })
    });
    let refusal = Signal::derive(move || at.session.refusal(place.seat, &Action::Appeal(place.line)));
    let ask = move |()| {
        at.act(place.seat, Action::Appeal(place.line));
    };
    let mark = move || granted.get().map(|granted| if granted { "stands" } else { "struck" });
    let became = move || match granted.get() {
        None => {
            view! { <Quiet on_press=ask refusal><bdi>{at.name(place.seat)}</bdi>" asks the table"</Quiet> }
                .into_any()
        }
        Some(true) => view! { <span class="mark"><b aria-hidden="true">"✓"</b>"may count"</span> }.into_any(),
        Some(false) => {
            view! { <span class="mark"><b aria-hidden="true">"✗"</b>"does not count"</span> }.into_any()
        }
    };
    view! { <li data-mark=mark>{answer(at, place)}{became}</li> }.into_any()
}

/// Going on to the reading, or the vote that is open.
pub(super) fn appeals_action(at: At) -> AnyView {
    let voting = voting(at);
    let read = move || {
        let (on_press, refusal) = at.host_button(Action::Next);
        view! {
            <p class="say">"Asked or not, the reading comes next."</p>
            <Primary on_press refusal>"Read the answers"</Primary>
        }
        .into_any()
    };
    (move || if voting.get() { action(at) } else { read() }).into_any()
}
