//! An accusation: the page decides it if it saw what happened; otherwise the accused admits it, or the others vote (BL-R15).

use std::collections::BTreeMap;

use crate::ui::prelude::*;

use super::context::BlankTable;
use crate::{
    rules::{
        Seat,
        blank::{AccusationVote, Action},
        vote::Ballot,
    },
    screens::blank::{
        accusation_sentence, count_votes_label, decided_without_votes, is_only_accusation, may_admit, name,
        open_accusations, vote_at, voters,
    },
    ui::parts::{Ballots, Primary, Quiet, Voter},
};

pub(super) fn board(table: BlankTable) -> AnyView {
    let by = Memo::new(move |_| table.with(|view| open_accusations(view).map(|open| name(view, open.by))));
    let count =
        Memo::new(move |_| table.with(|view| open_accusations(view).map_or(0, |open| open.votes.len())));
    view! {
        <section class="settled stack" aria-labelledby="called-out">
            <h2 id="called-out"><bdi>{by}</bdi>" calls it out"</h2>
            {move || (0..count.get()).map(|index| section(table, index)).collect_view()}
        </section>
    }
    .into_any()
}

/// One accusation: what somebody is accused of, and how it is decided.
fn section(table: BlankTable, index: usize) -> AnyView {
    let accusation = table.with_untracked(|view| {
        let accusation = &vote_at(view, index)?.accusation;
        Some((accusation_sentence(view, accusation), accusation.accused))
    });
    let Some((sentence, accused)) = accusation else { return ().into_any() };
    let result = Memo::new(move |before: Option<&Option<String>>| {
        table.with(|view| match vote_at(view, index) {
            Some(vote) => decided_without_votes(view, vote),
            // The accusation is decided, and its board stays for another frame.
            None => before.cloned().flatten(),
        })
    });
    let body = move || match result.get() {
        Some(result) => view! { <p class="found">{result}</p> }.into_any(),
        None => votes(table, index, accused),
    };
    view! {
        <div class="accusation stack">
            <p dir="auto">{sentence}</p>
            {body}
        </div>
    }
    .into_any()
}

/// The button to admit it, and the votes.
fn votes(table: BlankTable, index: usize, accused: Seat) -> AnyView {
    let number = u8::try_from(index).unwrap_or(u8::MAX);
    let seats = table.with_untracked(|view| voters(view, accused));
    let voter = |seat: &Seat| Voter { seat: *seat, name: table.name(*seat), suit: None };
    let voters: Vec<Voter> = seats.iter().map(voter).collect();
    // The type `Ballot` has names from the word games: `Keep` is a yes, which means that the accusation is true here.
    let ballots = Signal::derive(move || {
        let ballots_by_seat = |vote: &AccusationVote| {
            let ballot = |is_true| if is_true { Ballot::Keep } else { Ballot::Strike };
            vote.ballots.iter().map(|(seat, is_true)| (*seat, ballot(*is_true))).collect::<BTreeMap<_, _>>()
        };
        table.with(|view| vote_at(view, index).map(ballots_by_seat).unwrap_or_default())
    });
    let vote = Callback::new(move |(seat, ballot): (Seat, Option<Ballot>)| {
        let is_true = ballot.map(|ballot| ballot == Ballot::Keep);
        table.act(seat, Action::Vote { accusation: number, is_true });
    });
    let unanimous = (seats.len() > 1).then(|| unanimous(table, number, &seats));
    let admit = table.with_untracked(|view| may_admit(view, accused)).then(|| {
        let (press, refusal) = table.button(accused, Action::Admit);
        view! { <Quiet on_press=press refusal=refusal><bdi>{table.name(accused)}</bdi>" admits it"</Quiet> }
            .into_any()
    });
    let none = voters.is_empty().then(|| {
        view! { <p class="quietly">"Nobody else can vote. If it is not admitted, nobody draws a card."</p> }.into_any()
    });
    let ballots =
        (!voters.is_empty()).then(|| view! { <Ballots voters ballots on_vote=vote keep="Yes" strike="No"/> });
    // Beside an accusation such as "Bo did not knock", it is not clear what "yes" means.
    let question = (!seats.is_empty()).then(|| view! { <p>"Is that true?"</p> });
    view! { {admit}{none}{question}{unanimous}{ballots} }.into_any()
}

/// Two buttons, each of which records the same vote for all voters. If this is the only accusation, a press also
/// counts the votes.
fn unanimous(table: BlankTable, accusation: u8, voters: &[Seat]) -> AnyView {
    let button = |(is_true, label): (bool, &'static str)| {
        let voters = voters.to_vec();
        let press = move |()| {
            for seat in &voters {
                table.act(*seat, Action::Vote { accusation, is_true: Some(is_true) });
            }
            if table.with_untracked(is_only_accusation) {
                table.act(table.anybody(), Action::CountVotes);
            }
        };
        view! { <Quiet on_press=press>{label}</Quiet> }.into_any()
    };
    view! { <div class="row">{[(true, "All yes"), (false, "All no")].map(button).into_iter().collect_view()}</div> }.into_any()
}

pub(super) fn action(table: BlankTable) -> AnyView {
    let (press, refusal) = table.button(table.anybody(), Action::CountVotes);
    let label = move || table.with(count_votes_label);
    view! { <Primary on_press=press refusal=refusal>{label}</Primary> }.into_any()
}
