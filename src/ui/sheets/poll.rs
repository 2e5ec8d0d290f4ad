//! Votes: the question, the ballots, and what a tie will do. Before the reading, answers that may appeal to one.

use std::collections::BTreeMap;

use crate::ui::prelude::*;

use super::{Deed, Doubt, Poll, Question, Round, Sheets, Spot, Stage, Writer, names, precedents};
use crate::{
    rules::{
        vote::{Tally, Verdict},
        words::listed,
    },
    ui::parts::{Ballots, BigLetter, Primary, Quiet, Voter},
};

/// Whether a vote is open.
pub(super) fn voting(sheets: Sheets) -> Memo<bool> {
    Memo::new(move |_| sheets.look(|round| round.poll().is_some()))
}

/// The open vote, for as long as it is the same question.
pub(super) fn board(sheets: Sheets) -> Html {
    let question = Memo::new(move |_| sheets.look(|round| round.poll().map(|poll| poll.question.clone())));
    (move || question.get().map(|question| ballot_box(sheets, question))).into_html()
}

fn ballot_box(sheets: Sheets, question: Question) -> Html {
    let (asks, keep, strike) = words(sheets, &question);
    let answers =
        question.spots().iter().map(|&spot| html! { <li>{answer(sheets, spot)}</li> }).collect_html();
    let voters = Memo::new(move |_| {
        sheets.look(|round| round.people.iter().filter(|person| person.here).map(voter).collect::<Vec<_>>())
    });
    let ballots = Memo::new(move |_| {
        sheets.look(|round| round.poll().map_or_else(BTreeMap::new, |poll| poll.ballots.clone()))
    });
    let tie = Memo::new(move |_| sheets.look(|round| round.poll().map(|poll| on_a_tie(round, poll))));
    html! {
        <section class="poll" aria-label="A vote">
            {verdict(sheets)}
            <h2>{asks}</h2>
            <ul class="questioned">{answers}</ul>
            {precedents::on(sheets, &question)}
            {move || html! {
                <Ballots
                    voters=voters.get()
                    ballots
                    on_vote=move |(seat, ballot)| {
                        sheets.act(seat, &Deed::Vote(ballot));
                    }
                    keep
                    strike
                />
            }}
            <p class="tie">{move || tie.get()}</p>
        </section>
    }
}

/// What is asked, and what the two ballots are called: keeping comes first.
fn words(sheets: Sheets, question: &Question) -> (String, &'static str, &'static str) {
    match question {
        Question::Appeal(_) => ("It begins with no letter. May it count?".to_owned(), "Keep", "Strike"),
        Question::Challenge { by, doubt: Doubt::Fit, .. } => {
            (format!("{} challenges this. May it count?", sheets.name(*by)), "Keep", "Strike")
        }
        Question::Challenge { by, doubt: Doubt::Proper, .. } => {
            (format!("{} doubts the name. Is it a proper noun?", sheets.name(*by)), "It is", "It is not")
        }
        Question::Challenge { by, spot, doubt: Doubt::Title } => {
            let called = sheets.glance(|round| round.heard_at(*spot).is_some_and(|heard| heard.title));
            let (keep, strike) = if called { ("It is", "It is not") } else { ("It is not", "It is") };
            (format!("{} doubts the title. Is it a title?", sheets.name(*by)), keep, strike)
        }
        Question::Alike(_) => ("Are these the same?".to_owned(), "Different", "The same"),
    }
}

/// An answer in large type, with its writer and its category.
fn answer(sheets: Sheets, spot: Spot) -> Html {
    html! {
        <bdi class="text">{sheets.glance(|round| round.text(spot))}</bdi>
        <span class="from">
            <bdi>{sheets.name(spot.seat)}</bdi>", "{spot.line.to_string()}" "<bdi>{sheets.category(spot.line)}</bdi>
        </span>
    }
}

fn voter(writer: &Writer) -> Voter {
    Voter { seat: writer.seat, name: writer.name.clone(), suit: writer.suit }
}

/// What a tie will do; once there is one, what it does (PG-68, PG-R28, PG-R29, PG-R30, SC-32, SC-R15).
fn on_a_tie(round: &Round, poll: &Poll) -> String {
    let whose = names(round, &poll.challenged);
    let alone = poll.challenged.len() == 1;
    let (ballots, are) = if alone { ("ballot", "is") } else { ("ballots", "are") };
    let (stands, struck) = ends(&poll.question, alone);
    let Tally { cast, recount, verdict } = poll.tally;
    match recount {
        None if cast.keep == cast.strike && !poll.ballots.is_empty() => {
            let has = if alone { "has" } else { "have" };
            format!("A tie, and {whose} {has} not voted: {stands}.")
        }
        None => format!("On a tie the {ballots} of {whose} {are} left out; if it is still tied, {stands}."),
        Some(count) => {
            let ends = match verdict {
                Verdict::Stands => stands,
                Verdict::Struck => struck,
            };
            format!(
                "A tie: without the {ballots} of {whose} it is {} to {}, and {ends}.",
                count.keep, count.strike
            )
        }
    }
}

/// What befalls what is asked about if it is kept, and if it is struck.
fn ends(question: &Question, alone: bool) -> (&'static str, &'static str) {
    match question {
        Question::Challenge { doubt: Doubt::Proper | Doubt::Title, .. } => {
            ("the doubt falls", "the doubt is right")
        }
        Question::Appeal(_) | Question::Challenge { doubt: Doubt::Fit, .. } => {
            ("the answer stands", "the answer is struck")
        }
        Question::Alike(_) if alone => ("the answers stand", "the answer is struck"),
        Question::Alike(_) => ("the answers stand", "the answers are struck"),
    }
}

/// How the last vote ended, for as long as nothing else has happened.
pub(super) fn verdict(sheets: Sheets) -> Html {
    let sentence = Memo::new(move |_| sheets.game().verdict());
    (move || sentence.get().map(|sentence| html! { <p class="verdict">{sentence}</p> })).into_html()
}

/// The names of those who have not voted yet.
fn silent(round: &Round) -> Vec<String> {
    let Some(poll) = round.poll() else { return Vec::new() };
    let silent = round.people.iter().filter(|person| person.here && !poll.ballots.contains_key(&person.seat));
    silent.map(|person| person.name.clone()).collect()
}

/// What can be done while a vote is open.
pub(super) fn action(sheets: Sheets) -> Html {
    let (rest, rest_refusal) = sheets.button(Deed::Drop);
    let count_refusal = Signal::derive(move || sheets.game().refusal(sheets.due(), &Deed::Count));
    let silent = Memo::new(move |_| sheets.look(silent));
    let say = move || match silent.get().as_slice() {
        [] => "Everybody has voted.".to_owned(),
        [one] => format!("{one} has not voted yet."),
        few if few.len() <= 3 => format!("{} have not voted yet.", listed(few)),
        many => format!("{} have not voted yet.", many.len()),
    };
    html! {
        <Quiet on_press=rest refusal=rest_refusal>"Let it rest"</Quiet>
        <p class="say">{say}</p>
        <Primary on_press=move |()| count(sheets) refusal=count_refusal>"Count the votes"</Primary>
    }
}

/// Counts the votes, and keeps in mind what the table has ruled.
fn count(sheets: Sheets) {
    let ruling = sheets.glance(precedents::ruling);
    if sheets.act(sheets.due(), &Deed::Count) {
        precedents::remember(ruling);
    }
}

/// Answers that begin with no letter, of which their writers may ask the table before the reading (PG-R49, SC-R18).
pub(super) fn appeals_board(sheets: Sheets) -> Html {
    let voting = voting(sheets);
    (move || if voting.get() { board(sheets) } else { claims(sheets) }).into_html()
}

fn claims(sheets: Sheets) -> Html {
    let (letter, spots) = sheets.glance(|round| {
        let Stage::Appeals { claims, .. } = &round.stage else { return (None, Vec::new()) };
        (round.letter, claims.iter().map(|claim| claim.spot).collect())
    });
    html! {
        <section class="appeals">
            {verdict(sheets)}
            <header>
                <BigLetter letter/>
                <div>
                    <h2>"These begin with no letter"</h2>
                    <p>"They count for nothing, unless whoever wrote one asks the table and the table lets it in."</p>
                </div>
            </header>
            <ul class="claims">{spots.into_iter().map(|spot| claim(sheets, spot)).collect_html()}</ul>
        </section>
    }
}

fn claim(sheets: Sheets, spot: Spot) -> Html {
    let granted = Memo::new(move |_| {
        sheets.look(|round| {
            let Stage::Appeals { claims, .. } = &round.stage else { return None };
            claims.iter().find(|claim| claim.spot == spot).and_then(|claim| claim.granted)
        })
    });
    let refusal = Signal::derive(move || sheets.game().refusal(spot.seat, &Deed::Appeal(spot)));
    let ask = move |()| {
        sheets.act(spot.seat, &Deed::Appeal(spot));
    };
    let mark = move || granted.get().map(|granted| if granted { "stands" } else { "struck" });
    let became = move || match granted.get() {
        None => {
            html! { <Quiet on_press=ask refusal><bdi>{sheets.name(spot.seat)}</bdi>" asks the table"</Quiet> }
        }
        Some(true) => html! { <span class="mark"><b aria-hidden="true">"✓"</b>"may count"</span> },
        Some(false) => {
            html! { <span class="mark"><b aria-hidden="true">"✗"</b>"does not count"</span> }
        }
    };
    html! { <li data-mark=mark>{answer(sheets, spot)}{became}</li> }
}

/// Going on to the reading, or the vote that is open.
pub(super) fn appeals_action(sheets: Sheets) -> Html {
    let voting = voting(sheets);
    let read = move || {
        let (on_press, refusal) = sheets.button(Deed::Next);
        html! {
            <p class="say">"Asked or not, the reading comes next."</p>
            <Primary on_press refusal>"Read the answers"</Primary>
        }
    };
    (move || if voting.get() { action(sheets) } else { read() }).into_html()
}
