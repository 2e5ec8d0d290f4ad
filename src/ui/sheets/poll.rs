//! Votes: the question, the ballots, the tie rule. Also appeals before the reading.

use std::collections::BTreeMap;

use crate::ui::prelude::*;

use super::{
    AnyPlace, Ground, Question, Round, RoundPoll, RoundStage, SheetAction, Sheets, Writer, names, precedents,
};
use crate::{
    rules::{
        vote::{Ballot, Tally, Verdict},
        words::listed,
    },
    ui::parts::{Ballots, BigLetter, Primary, Quiet, Voter},
};

/// Whether a vote is open.
pub(super) fn voting(sheets: Sheets) -> Memo<bool> {
    Memo::new(move |_| sheets.with(|round| round.poll().is_some()))
}

/// The open vote; drawn again only for another question.
pub(super) fn board(sheets: Sheets) -> Html {
    let question = Memo::new(move |_| sheets.with(|round| round.poll().map(|poll| poll.question.clone())));
    (move || question.get().map(|question| ballot_box(sheets, question))).into_html()
}

fn ballot_box(sheets: Sheets, question: Question) -> Html {
    let (asks, keep, strike) = words(sheets, &question);
    let all = all_words(&question, keep);
    sheets.disagree.set(false);
    let answers =
        question.places().iter().map(|&place| html! { <li>{answer(sheets, place)}</li> }).collect_html();
    let voters = Memo::new(move |_| {
        sheets.with(|round| round.people.iter().filter(|person| person.here).map(voter).collect::<Vec<_>>())
    });
    let ballots = Memo::new(move |_| {
        sheets.with(|round| round.poll().map_or_else(BTreeMap::new, |poll| poll.ballots.clone()))
    });
    let tie = Memo::new(move |_| sheets.with(|round| round.poll().map(|poll| on_a_tie(round, poll))));
    html! {
        <section class="poll" aria-label="A vote">
            {verdict(sheets)}
            <h2>{asks}</h2>
            <ul class="questioned">{answers}</ul>
            {precedents::on(sheets, &question)}
            <If
                when=move || one_by_one(sheets)
                fallback=move || html! { <div class="row unanimous">{unanimous_buttons(sheets, all)}</div> }
            >
                {move || html! {
                    <Ballots
                        voters=voters.get()
                        ballots
                        on_vote=move |(seat, ballot)| {
                            sheets.act(seat, &SheetAction::Vote(ballot));
                        }
                        keep
                        strike
                    />
                }}
                <p class="tie">{move || tie.get()}</p>
            </If>
        </section>
    }
}

/// The question, and the labels of the two ballots, the one to keep first.
fn words(sheets: Sheets, question: &Question) -> (String, &'static str, &'static str) {
    match question {
        Question::Appeal(_) => {
            ("It does not begin with a letter. Does it count?".to_owned(), "Keep", "Strike")
        }
        Question::Challenge { by, ground: Ground::Fit, .. } => {
            (format!("{} challenges this. Does it count?", sheets.name(*by)), "Keep", "Strike")
        }
        Question::Challenge { by, ground: Ground::Proper, .. } => {
            (format!("{} challenges the name. Is it a proper noun?", sheets.name(*by)), "Yes", "No")
        }
        Question::Challenge { by, place, ground: Ground::Title } => {
            let called =
                sheets.with_untracked(|round| round.heard_at(*place).is_some_and(|heard| heard.title));
            let (keep, strike) = if called { ("Yes", "No") } else { ("No", "Yes") };
            (format!("{} challenges the title. Is it a title?", sheets.name(*by)), keep, strike)
        }
        Question::Same(_) => ("Are these the same?".to_owned(), "Different", "The same"),
    }
}

/// What the table says when everybody votes alike: to keep, then to strike.
fn all_words(question: &Question, keep: &'static str) -> [(Ballot, &'static str); 2] {
    let (all_keep, all_strike) = match question {
        Question::Appeal(_) | Question::Challenge { ground: Ground::Fit, .. } => ("All keep", "All strike"),
        Question::Same(_) => ("All different", "All the same"),
        Question::Challenge { ground: Ground::Proper | Ground::Title, .. } if keep == "Yes" => {
            ("All yes", "All no")
        }
        Question::Challenge { ground: Ground::Proper | Ground::Title, .. } => ("All no", "All yes"),
    };
    [(Ballot::Keep, all_keep), (Ballot::Strike, all_strike)]
}

/// Two buttons, each of which is a vote of the whole table (PG-R59, SC-R29).
fn unanimous_buttons(sheets: Sheets, all: [(Ballot, &'static str); 2]) -> Html {
    let button = |(ballot, says): (Ballot, &'static str)| {
        let refusal =
            Signal::derive(move || sheets.game().refusal(sheets.due(), &SheetAction::Unanimous(ballot)));
        let press = move |()| count(sheets, &SheetAction::Unanimous(ballot));
        html! { <Quiet on_press=press refusal>{says}</Quiet> }
    };
    all.map(button).into_iter().collect_html()
}

/// Whether people vote one by one: somebody disagrees, or somebody has voted already.
fn one_by_one(sheets: Sheets) -> bool {
    sheets.disagree.get() || sheets.with(|round| round.poll().is_some_and(|poll| !poll.ballots.is_empty()))
}

/// An answer in large type, with its writer and its category.
fn answer(sheets: Sheets, place: AnyPlace) -> Html {
    html! {
        <bdi class="text">{sheets.with_untracked(|round| round.text(place))}</bdi>
        <span class="from">
            <bdi>{sheets.name(place.seat)}</bdi>", "{place.line.to_string()}" "<bdi>{sheets.category(place.line)}</bdi>
        </span>
    }
}

fn voter(writer: &Writer) -> Voter {
    Voter { seat: writer.seat, name: writer.name.clone(), suit: writer.suit }
}

/// What a tie would do, or does (PG-68, PG-R28, PG-R29, PG-R30, SC-32, SC-R15).
fn on_a_tie(round: &Round, poll: &RoundPoll) -> String {
    let whose = names(round, &poll.challenged);
    let alone = poll.challenged.len() == 1;
    let (ballots, are) = if alone { ("vote", "is") } else { ("votes", "are") };
    let (stands, struck) = ends(&poll.question, alone);
    let Tally { cast, recount, verdict } = poll.tally;
    match recount {
        None if cast.keep == cast.strike && !poll.ballots.is_empty() => {
            let has = if alone { "has" } else { "have" };
            format!("Tie, and {whose} {has} not voted: {stands}.")
        }
        None => format!(
            "If it is a tie, the {ballots} of {whose} {are} left out. If it is still a tie, {stands}."
        ),
        Some(count) => {
            let ends = match verdict {
                Verdict::Stands => stands,
                Verdict::Struck => struck,
            };
            format!(
                "Tie: without the {ballots} of {whose} it is {} to {}, and {ends}.",
                count.keep, count.strike
            )
        }
    }
}

/// What happens to the answer if it is kept, and if it is struck.
fn ends(question: &Question, alone: bool) -> (&'static str, &'static str) {
    match question {
        Question::Challenge { ground: Ground::Proper | Ground::Title, .. } => {
            ("the writer is right", "the writer is wrong")
        }
        Question::Appeal(_) | Question::Challenge { ground: Ground::Fit, .. } => {
            ("the answer counts", "the answer is struck")
        }
        Question::Same(_) if alone => ("the answers count", "the answer is struck"),
        Question::Same(_) => ("the answers count", "the answers are struck"),
    }
}

/// How the last vote ended, until something else happens.
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

/// The buttons while a vote is open.
pub(super) fn action(sheets: Sheets) -> Html {
    let (rest, rest_refusal) = sheets.button(SheetAction::Drop);
    let count_refusal = Signal::derive(move || sheets.game().refusal(sheets.due(), &SheetAction::Count));
    let silent = Memo::new(move |_| sheets.with(silent));
    let split = Memo::new(move |_| one_by_one(sheets));
    let say = move || match silent.get().as_slice() {
        [] => "Everybody has voted.".to_owned(),
        [one] => format!("{one} has not voted yet."),
        few if few.len() <= 3 => format!("{} have not voted yet.", listed(few)),
        many => format!("{} have not voted yet.", many.len()),
    };
    let primary = move || {
        if split.get() {
            html! {
                <p class="say">{say}</p>
                <Primary on_press=move |()| count(sheets, &SheetAction::Count) refusal=count_refusal>"Count the votes"</Primary>
            }
        } else {
            html! {
                <p class="say">"If everybody agrees, one press votes for all."</p>
                <Primary on_press=move |()| sheets.disagree.set(true)>"Somebody disagrees: vote one by one"</Primary>
            }
        }
    };
    html! {
        <Quiet on_press=rest refusal=rest_refusal>"Cancel the vote"</Quiet>
        {primary}
    }
}

/// Counts the votes and stores the ruling.
fn count(sheets: Sheets, action: &SheetAction) {
    let ruling = sheets.with_untracked(|round| precedents::ruling(round, action));
    if sheets.act(sheets.due(), action) {
        precedents::remember(ruling);
    }
}

/// Answers that begin with no letter. Their writers may ask for a vote before the reading (PG-R49, SC-R18).
pub(super) fn appeals_board(sheets: Sheets) -> Html {
    let voting = voting(sheets);
    (move || if voting.get() { board(sheets) } else { appeals(sheets) }).into_html()
}

fn appeals(sheets: Sheets) -> Html {
    let (letter, places) = sheets.with_untracked(|round| {
        let RoundStage::Appeals { appeals, .. } = &round.stage else { return (None, Vec::new()) };
        (round.letter, appeals.iter().map(|appeal| appeal.place).collect())
    });
    html! {
        <section class="appeals">
            {verdict(sheets)}
            <header>
                <BigLetter letter/>
                <div>
                    <h2>"These do not begin with a letter"</h2>
                    <p>"They count only if the writer asks and the table votes for it."</p>
                </div>
            </header>
            <ul class="appeals-list">{places.into_iter().map(|place| appeal(sheets, place)).collect_html()}</ul>
        </section>
    }
}

fn appeal(sheets: Sheets, place: AnyPlace) -> Html {
    let granted = Memo::new(move |_| {
        sheets.with(|round| {
            let RoundStage::Appeals { appeals, .. } = &round.stage else { return None };
            appeals.iter().find(|appeal| appeal.place == place).and_then(|appeal| appeal.granted)
        })
    });
    let refusal = Signal::derive(move || sheets.game().refusal(place.seat, &SheetAction::Appeal(place)));
    let ask = move |()| {
        sheets.act(place.seat, &SheetAction::Appeal(place));
    };
    let mark = move || granted.get().map(|granted| if granted { "stands" } else { "struck" });
    let became = move || match granted.get() {
        None => {
            html! { <Quiet on_press=ask refusal><bdi>{sheets.name(place.seat)}</bdi>" asks for a vote"</Quiet> }
        }
        Some(true) => html! { <span class="mark"><b aria-hidden="true">"✓"</b>"counts"</span> },
        Some(false) => {
            html! { <span class="mark"><b aria-hidden="true">"✗"</b>"does not count"</span> }
        }
    };
    html! { <li data-mark=mark>{answer(sheets, place)}{became}</li> }
}

/// The button to the reading, or the open vote.
pub(super) fn appeals_action(sheets: Sheets) -> Html {
    let voting = voting(sheets);
    let read = move || {
        let (on_press, refusal) = sheets.button(SheetAction::Next);
        html! {
            <p class="say">"Anybody may ask. Then the answers are read."</p>
            <Primary on_press refusal>"Read the answers"</Primary>
        }
    };
    (move || if voting.get() { action(sheets) } else { read() }).into_html()
}
