//! Votes: the question, the ballots, the tie rule. Also appeals before the reading.

use std::collections::BTreeMap;

use crate::ui::prelude::*;

use super::{SheetContext, past_rulings};
use crate::{
    browser::page,
    rules::{
        sheets::{AnswerPlace, OpenPhaseView, Question, SheetAction},
        vote::Ballot,
    },
    screens::sheets::{
        AllBut, Participant, PollTexts, SheetTable, all_but, asks_for_vote, is_asked_below, is_one_by_one,
        nobody_has_voted, other_answers, past_rulings_about, poll_texts, questioned_answers, tie_sentence,
        who_asks, who_has_not_voted, written_by,
    },
    ui::parts::{AnswerInGap, Ballots, BigLetter, Primary, Quiet, Voter, drawn},
};

/// Whether a vote is open.
pub(super) fn voting(sheets: SheetContext) -> Memo<bool> {
    Memo::new(move |_| sheets.with(|table| table.poll().is_some()))
}

/// The open vote; drawn again only for another question.
pub(super) fn board(sheets: SheetContext) -> AnyView {
    let question = Memo::new(move |_| sheets.with(|table| table.poll().map(|poll| poll.question.clone())));
    (move || question.get().map(|question| open_vote(sheets, question))).into_any()
}

fn open_vote(sheets: SheetContext, question: Question) -> AnyView {
    let PollTexts { question: title, keep, strike, is_yes_or_no, unanimous } =
        sheets.with_untracked(|table| poll_texts(table, &question));
    let now = past_rulings::now(sheets);
    let known = sheets
        .with_untracked(|table| past_rulings_about(&past_rulings::stored(), table, &question, Some(&now)));
    let answers = sheets.with_untracked(|table| questioned_answers(table, &question));
    let card = |(text, places): (String, Vec<AnswerPlace>)| {
        view! { <li class="stack">{answer(sheets, text, &places)}</li> }.into_any()
    };
    let answers = answers.into_iter().map(card).collect_view();
    let voters = Memo::new(move |_| {
        sheets.with(|table| table.people.iter().filter(|person| person.here).map(voter).collect::<Vec<_>>())
    });
    let ballots = Memo::new(move |_| {
        sheets.with(|table| table.poll().map_or_else(BTreeMap::new, |poll| poll.ballots.clone()))
    });
    let tie = Memo::new(move |_| sheets.with(|table| table.poll().map(|poll| tie_sentence(table, poll))));
    view! {
        <section class="poll stack" aria-label="A vote">
            {vote_result(sheets)}
            <h2>{title}</h2>
            {sheets.with_untracked(who_asks).map(|who_asks| view! { <p class="who-asks">{drawn(&who_asks)}</p> })}
            <ul class="questioned row">{answers}</ul>
            {others(sheets, &question)}
            {past_rulings::sentences(known)}
            <Show
                when=move || one_by_one(sheets)
                fallback=move || view! {
                    <div class="row unanimous">{unanimous_buttons(sheets, unanimous)}</div>
                    <div class="row">{all_but_buttons(sheets)}</div>
                }
            >
                {move || view! {
                    <Ballots
                        voters=voters.get()
                        ballots
                        on_vote=move |(seat, ballot)| {
                            sheets.act(seat, SheetAction::Vote(ballot));
                        }
                        keep
                        strike
                        ticks=is_yes_or_no
                    />
                }.into_any()}
                <p class="tie">{move || tie.get()}</p>
            </Show>
        </section>
    }
    .into_any()
}

/// Whether the open question is asked below the answers (PG-R77, SC-R50).
pub(super) fn asked_below(sheets: SheetContext) -> Memo<bool> {
    Memo::new(move |_| sheets.with(|table| is_asked_below(table, disagrees(sheets, table))))
}

/// The question whether some of the answers above it are the same. One press is a vote of all.
pub(super) fn below_answers(sheets: SheetContext) -> AnyView {
    let question = Memo::new(move |_| sheets.with(|table| table.poll().map(|poll| poll.question.clone())));
    (move || {
        let (texts, who_asks) = question.with(|question| {
            let question = question.as_ref()?;
            sheets.with_untracked(|table| Some((poll_texts(table, question), who_asks(table)?)))
        })?;
        show_asked();
        Some(
            view! {
                <section class="below-answers stack" data-asked="" aria-label="A vote">
                    <h3>{texts.question}</h3>
                    <p class="who-asks">{drawn(&who_asks)}</p>
                    <div class="row unanimous">{unanimous_buttons(sheets, texts.unanimous)}</div>
                    <div class="row">{all_but_buttons(sheets)}</div>
                </section>
            }
            .into_any(),
        )
    })
    .into_any()
}

/// Scrolls to what is asked below the answers, where they fill a small screen.
pub(super) fn show_asked() {
    page::after_painting(|| page::scroll_into_view("[data-asked]"));
}

/// The other answers to this category, in small type.
fn others(sheets: SheetContext, question: &Question) -> AnyView {
    let others = sheets.with_untracked(|table| other_answers(table, question));
    if others.is_empty() {
        return ().into_any();
    }
    let line = question.places().first().map(|place| place.line);
    let category = line.map(|line| sheets.category(line)).unwrap_or_default();
    let other = |(name, answer): (String, String)| {
        let category = category.clone();
        view! { <li><bdi class="from">{name}</bdi>": "<bdi><AnswerInGap category answer/></bdi></li> }
            .into_any()
    };
    view! {
        <ul class="other-answers row" aria-label="The other answers to this category">
            {others.into_iter().map(other).collect_view()}
        </ul>
    }
    .into_any()
}

/// Two buttons, each of which is a vote of the whole table (PG-R59, SC-R29).
fn unanimous_buttons(sheets: SheetContext, all: [(Ballot, &'static str); 2]) -> AnyView {
    let button = |(ballot, label): (Ballot, &'static str)| {
        let refusal =
            Signal::derive(move || sheets.refusal(sheets.default_seat(), SheetAction::Unanimous(ballot)));
        let press = move |()| count(sheets, SheetAction::Unanimous(ballot));
        view! { <Quiet on_press=press refusal>{label}</Quiet> }.into_any()
    };
    all.map(button).into_iter().collect_view().into_any()
}

/// A button for each likely vote of everybody but one person. Its press enters all ballots and counts them (PG-R67, SC-R36).
fn all_but_buttons(sheets: SheetContext) -> AnyView {
    let votes = Memo::new(move |_| {
        sheets.with(|table| table.poll().map(|poll| all_but(table, poll))).unwrap_or_default()
    });
    let button = move |AllBut { label, ballots }: AllBut| {
        let press = move |()| {
            let mut ballots = ballots.iter().copied();
            if ballots.all(|(seat, ballot)| sheets.act(seat, SheetAction::Vote(Some(ballot)))) {
                count(sheets, SheetAction::Count);
            }
        };
        view! { <Quiet on_press=press>{drawn(&label)}</Quiet> }.into_any()
    };
    (move || votes.get().into_iter().map(button).collect_view()).into_any()
}

/// Whether people vote one by one; tracks it.
fn one_by_one(sheets: SheetContext) -> bool {
    sheets.with(|table| is_one_by_one(table, disagrees(sheets, table)))
}

/// Whether somebody disagrees on the open question; tracks it.
fn disagrees(sheets: SheetContext, table: &SheetTable) -> bool {
    let question = table.poll().map(|poll| &poll.question);
    sheets.disagree.with(|about| about.is_some() && about.as_ref() == question)
}

/// An answer in large type, in the gap of its category if that has one, with everybody who wrote it and the category.
fn answer(sheets: SheetContext, text: String, places: &[AnswerPlace]) -> AnyView {
    // An answer to several categories stands in the gap of none.
    let is_of_one = places.windows(2).all(|pair| pair[0].line == pair[1].line);
    let line = places.first().filter(|_| is_of_one).map(|place| place.line);
    let category = line.map(|line| sheets.category(line)).unwrap_or_default();
    let from = |place: &AnswerPlace| {
        let written_by = sheets.with_untracked(|table| written_by(table, *place));
        view! { <span class="from">{drawn(&written_by)}</span> }.into_any()
    };
    view! {
        <bdi class="text"><AnswerInGap category answer=text/></bdi>
        {places.iter().map(from).collect_view()}
    }
    .into_any()
}

fn voter(participant: &Participant) -> Voter {
    Voter { seat: participant.seat, name: participant.name.clone(), suit: participant.suit }
}

/// How the last vote ended, until something else happens.
pub(super) fn vote_result(sheets: SheetContext) -> AnyView {
    let sentence = Memo::new(move |_| sheets.game.vote_result.run(()));
    (move || sentence.get().map(|sentence| view! { <p class="vote-result">{sentence}</p> })).into_any()
}

/// The buttons while a vote is open.
pub(super) fn foot(sheets: SheetContext) -> AnyView {
    let (cancel, cancel_refusal) = sheets.button(SheetAction::CancelVote);
    let count_refusal = Signal::derive(move || {
        sheets.with(nobody_has_voted).or_else(|| sheets.refusal(sheets.default_seat(), SheetAction::Count))
    });
    let say = Memo::new(move |_| sheets.with(who_has_not_voted));
    let is_one_by_one = Memo::new(move |_| one_by_one(sheets));
    let disagree = move |()| {
        let question = sheets.with_untracked(|table| table.poll().map(|poll| poll.question.clone()));
        sheets.disagree.set(question);
    };
    let primary = move || {
        if is_one_by_one.get() {
            view! {
                <p class="say">{move || say.get()}</p>
                <Primary on_press=move |()| count(sheets, SheetAction::Count) refusal=count_refusal>"Count the votes"</Primary>
            }.into_any()
        } else {
            view! {
                <p class="say">"If everybody agrees, one press votes for all."</p>
                <Quiet on_press=disagree>"Somebody disagrees: vote one by one"</Quiet>
            }
            .into_any()
        }
    };
    view! {
        <Quiet on_press=cancel refusal=cancel_refusal>"Cancel the vote"</Quiet>
        {primary}
    }
    .into_any()
}

/// Counts the votes and stores the ruling.
fn count(sheets: SheetContext, action: SheetAction) {
    if sheets.act(sheets.default_seat(), action) {
        past_rulings::remember(sheets);
    }
}

/// Answers that do not begin with a letter from A to Z. Their writers may ask for a vote before the reading (PG-R49, SC-R18).
pub(super) fn appeals_board(sheets: SheetContext) -> AnyView {
    let voting = voting(sheets);
    (move || if voting.get() { board(sheets) } else { appeals(sheets) }).into_any()
}

fn appeals(sheets: SheetContext) -> AnyView {
    let (letter, places) = sheets.with_untracked(|table| {
        let Some(OpenPhaseView::Appeals { appeals, .. }) = table.phase() else { return (None, Vec::new()) };
        (table.letter, appeals.iter().map(|appeal| appeal.place).collect())
    });
    view! {
        <section class="appeals stack">
            {vote_result(sheets)}
            <header class="row">
                <BigLetter letter/>
                <div>
                    <h2>"These do not begin with a letter from A to Z"</h2>
                    <p>"They count only if the writer asks and the table votes for it."</p>
                </div>
            </header>
            <ul class="appeals-list stack">{places.into_iter().map(|place| appeal(sheets, place)).collect_view()}</ul>
        </section>
    }.into_any()
}

fn appeal(sheets: SheetContext, place: AnswerPlace) -> AnyView {
    let granted = Memo::new(move |_| {
        sheets.with(|table| {
            let Some(OpenPhaseView::Appeals { appeals, .. }) = table.phase() else { return None };
            appeals.iter().find(|appeal| appeal.place == place).and_then(|appeal| appeal.granted)
        })
    });
    let refusal = Signal::derive(move || sheets.refusal(place.seat, SheetAction::Appeal(place.line)));
    let ask = move |()| {
        sheets.act(place.seat, SheetAction::Appeal(place.line));
    };
    let mark = move || granted.get().map(|granted| if granted { "stands" } else { "struck" });
    let result = move || match granted.get() {
        None => {
            view! { <Quiet on_press=ask refusal>{drawn(&asks_for_vote(&sheets.name(place.seat)))}</Quiet> }
                .into_any()
        }
        Some(true) => view! { <span class="mark"><b aria-hidden="true">"✓"</b>"accepted"</span> }.into_any(),
        Some(false) => {
            view! { <span class="mark"><b aria-hidden="true">"✗"</b>"does not count"</span> }.into_any()
        }
    };
    let text = sheets.with_untracked(|table| table.text(place));
    view! { <li data-mark=mark>{answer(sheets, text, &[place])}{result}</li> }.into_any()
}

/// The button that starts the reading, or the buttons of the open vote.
pub(super) fn appeals_foot(sheets: SheetContext) -> AnyView {
    let voting = voting(sheets);
    let read = move || {
        let (on_press, refusal) = sheets.button(SheetAction::Next);
        view! {
            <p class="say">"Writers may ask for a vote now. Then the answers are read."</p>
            <Primary on_press refusal>"Read the answers"</Primary>
        }
        .into_any()
    };
    (move || if voting.get() { foot(sheets) } else { read() }).into_any()
}
