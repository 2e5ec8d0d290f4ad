//! Votes: the question, the ballots, the tie rule. Also appeals before the reading.

use std::collections::BTreeMap;

use crate::ui::prelude::*;

use super::{Sheets, past_rulings};
use crate::{
    rules::{
        sheets::{AnyAnswerPlace, Question, SheetStage},
        vote::Ballot,
    },
    screens::sheets::{
        Participant, PollTexts, SheetAction, is_one_by_one, nobody_has_voted, other_answers,
        past_rulings_about, poll_texts, questioned_answers, rulings, tie_sentence, who_has_not_voted,
    },
    ui::parts::{Ballots, BigLetter, Primary, Quiet, Voter},
};

/// Whether a vote is open.
pub(super) fn voting(sheets: Sheets) -> Memo<bool> {
    Memo::new(move |_| sheets.with(|table| table.poll().is_some()))
}

/// The open vote; drawn again only for another question.
pub(super) fn board(sheets: Sheets) -> Html {
    let question = Memo::new(move |_| sheets.with(|table| table.poll().map(|poll| poll.question.clone())));
    (move || question.get().map(|question| open_vote(sheets, question))).into_html()
}

fn open_vote(sheets: Sheets, question: Question<AnyAnswerPlace>) -> Html {
    let PollTexts { question: title, keep, strike, is_yes_or_no, unanimous } =
        sheets.with_untracked(|table| poll_texts(table, &question));
    let known = sheets.with_untracked(|table| past_rulings_about(&past_rulings::stored(), table, &question));
    sheets.disagree.set(false);
    let answers = sheets.with_untracked(|table| questioned_answers(table, &question));
    let card = |(text, places): (String, Vec<AnyAnswerPlace>)| {
        html! { <li class="stack">{answer(sheets, text, &places)}</li> }
    };
    let answers = answers.into_iter().map(card).collect_html();
    let voters = Memo::new(move |_| {
        sheets.with(|table| table.people.iter().filter(|person| person.here).map(voter).collect::<Vec<_>>())
    });
    let ballots = Memo::new(move |_| {
        sheets.with(|table| table.poll().map_or_else(BTreeMap::new, |poll| poll.ballots.clone()))
    });
    let tie = Memo::new(move |_| sheets.with(|table| table.poll().map(|poll| tie_sentence(table, poll))));
    html! {
        <section class="poll stack" aria-label="A vote">
            {verdict(sheets)}
            <h2>{title}</h2>
            <ul class="questioned row">{answers}</ul>
            {others(sheets, &question)}
            {past_rulings::sentences(known)}
            <If
                when=move || one_by_one(sheets)
                fallback=move || html! { <div class="row unanimous">{unanimous_buttons(sheets, unanimous)}</div> }
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
                        ticks=is_yes_or_no
                    />
                }}
                <p class="tie">{move || tie.get()}</p>
            </If>
        </section>
    }
}

/// The other answers to this category, in small type.
fn others(sheets: Sheets, question: &Question<AnyAnswerPlace>) -> Html {
    let others = sheets.with_untracked(|table| other_answers(table, question));
    if others.is_empty() {
        return Html::Nothing;
    }
    let other = |(name, text): (String, String)| {
        html! { <li><bdi class="from">{name}</bdi>": "<bdi>{text}</bdi></li> }
    };
    html! {
        <ul class="other-answers row" aria-label="The other answers to this category">
            {others.into_iter().map(other).collect_html()}
        </ul>
    }
}

/// Two buttons, each of which is a vote of the whole table (PG-R59, SC-R29).
fn unanimous_buttons(sheets: Sheets, all: [(Ballot, &'static str); 2]) -> Html {
    let button = |(ballot, label): (Ballot, &'static str)| {
        let refusal = Signal::derive(move || {
            sheets.game().refusal(sheets.default_seat(), &SheetAction::Unanimous(ballot))
        });
        let press = move |()| count(sheets, &SheetAction::Unanimous(ballot));
        html! { <Quiet on_press=press refusal>{label}</Quiet> }
    };
    all.map(button).into_iter().collect_html()
}

/// Whether people vote one by one; tracks it.
fn one_by_one(sheets: Sheets) -> bool {
    sheets.with(|table| is_one_by_one(table, sheets.disagree.get()))
}

/// An answer in large type, with everybody who wrote it and the category.
fn answer(sheets: Sheets, text: String, places: &[AnyAnswerPlace]) -> Html {
    let from = |place: &AnyAnswerPlace| {
        html! {
            <span class="from">
                <bdi>{sheets.name(place.seat)}</bdi>", "{place.line.to_string()}" "<bdi>{sheets.category(place.line)}</bdi>
            </span>
        }
    };
    html! { <bdi class="text">{text}</bdi>{places.iter().map(from).collect_html()} }
}

fn voter(participant: &Participant) -> Voter {
    Voter { seat: participant.seat, name: participant.name.clone(), suit: participant.suit }
}

/// How the last vote ended, until something else happens.
pub(super) fn verdict(sheets: Sheets) -> Html {
    let sentence = Memo::new(move |_| sheets.game().verdict());
    (move || sentence.get().map(|sentence| html! { <p class="verdict">{sentence}</p> })).into_html()
}

/// The buttons while a vote is open.
pub(super) fn action(sheets: Sheets) -> Html {
    let (cancel, cancel_refusal) = sheets.button(SheetAction::CancelVote);
    let count_refusal = Signal::derive(move || {
        sheets
            .with(nobody_has_voted)
            .or_else(|| sheets.game().refusal(sheets.default_seat(), &SheetAction::Count))
    });
    let say = Memo::new(move |_| sheets.with(who_has_not_voted));
    let is_one_by_one = Memo::new(move |_| one_by_one(sheets));
    let primary = move || {
        if is_one_by_one.get() {
            html! {
                <p class="say">{move || say.get()}</p>
                <Primary on_press=move |()| count(sheets, &SheetAction::Count) refusal=count_refusal>"Count the votes"</Primary>
            }
        } else {
            html! {
                <p class="say">"If everybody agrees, one press votes for all."</p>
                <Quiet on_press=move |()| sheets.disagree.set(true)>"Somebody disagrees: vote one by one"</Quiet>
            }
        }
    };
    html! {
        <Quiet on_press=cancel refusal=cancel_refusal>"Cancel the vote"</Quiet>
        {primary}
    }
}

/// Counts the votes and stores the ruling.
fn count(sheets: Sheets, action: &SheetAction) {
    let rulings = sheets.with_untracked(|table| rulings(table, action));
    if sheets.act(sheets.default_seat(), action) {
        past_rulings::remember(rulings);
    }
}

/// Answers that do not begin with a letter from A to Z. Their writers may ask for a vote before the reading (PG-R49, SC-R18).
pub(super) fn appeals_board(sheets: Sheets) -> Html {
    let voting = voting(sheets);
    (move || if voting.get() { board(sheets) } else { appeals(sheets) }).into_html()
}

fn appeals(sheets: Sheets) -> Html {
    let (letter, places) = sheets.with_untracked(|table| {
        let Some(SheetStage::Appeals { appeals, .. }) = table.stage() else { return (None, Vec::new()) };
        (table.letter, appeals.iter().map(|appeal| appeal.place).collect())
    });
    html! {
        <section class="appeals stack">
            {verdict(sheets)}
            <header class="row">
                <BigLetter letter/>
                <div>
                    <h2>"These do not begin with a letter from A to Z"</h2>
                    <p>"They count only if the writer asks and the table votes for it."</p>
                </div>
            </header>
            <ul class="appeals-list stack">{places.into_iter().map(|place| appeal(sheets, place)).collect_html()}</ul>
        </section>
    }
}

fn appeal(sheets: Sheets, place: AnyAnswerPlace) -> Html {
    let granted = Memo::new(move |_| {
        sheets.with(|table| {
            let Some(SheetStage::Appeals { appeals, .. }) = table.stage() else { return None };
            appeals.iter().find(|appeal| appeal.place == place).and_then(|appeal| appeal.granted)
        })
    });
    let refusal = Signal::derive(move || sheets.game().refusal(place.seat, &SheetAction::Appeal(place)));
    let ask = move |()| {
        sheets.act(place.seat, &SheetAction::Appeal(place));
    };
    let mark = move || granted.get().map(|granted| if granted { "stands" } else { "struck" });
    let result = move || match granted.get() {
        None => {
            html! { <Quiet on_press=ask refusal><bdi>{sheets.name(place.seat)}</bdi>" asks for a vote"</Quiet> }
        }
        Some(true) => html! { <span class="mark"><b aria-hidden="true">"✓"</b>"counts"</span> },
        Some(false) => {
            html! { <span class="mark"><b aria-hidden="true">"✗"</b>"does not count"</span> }
        }
    };
    let text = sheets.with_untracked(|table| table.text(place));
    html! { <li data-mark=mark>{answer(sheets, text, &[place])}{result}</li> }
}

/// The button that starts the reading, or the buttons of the open vote.
pub(super) fn appeals_action(sheets: Sheets) -> Html {
    let voting = voting(sheets);
    let read = move || {
        let (on_press, refusal) = sheets.button(SheetAction::Next);
        html! {
            <p class="say">"Writers may ask for a vote now. Then the answers are read."</p>
            <Primary on_press refusal>"Read the answers"</Primary>
        }
    };
    (move || if voting.get() { action(sheets) } else { read() }).into_html()
}
