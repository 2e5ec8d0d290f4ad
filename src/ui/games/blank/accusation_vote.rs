//! An accusation: the page decides it if it saw what happened; otherwise the accused admits it, or the others vote (BL-R15).

use std::collections::BTreeMap;

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{
    rules::{
        Seat,
        blank::{AccusationVote, Action},
        vote::Ballot,
    },
    screens::blank::{
        accusation_sentence, admission, admits_it, calls_it_out, count_votes_label, decided_without_votes,
        is_only_accusation, may_admit, name, no_vote_yet, open_accusations, vote_at, voters,
    },
    ui::parts::{Ballots, Primary, Quiet, Voter, drawn},
};

pub(super) fn board(game: BlankContext) -> AnyView {
    let by = Memo::new(move |_| game.with(|view| open_accusations(view).map(|open| name(view, open.by))));
    let heading = move || by.with(|by| drawn(&calls_it_out(by.as_deref().unwrap_or_default())));
    let count =
        Memo::new(move |_| game.with(|view| open_accusations(view).map_or(0, |open| open.votes.len())));
    view! {
        <section class="settled stack" aria-labelledby="called-out">
            <h2 id="called-out">{heading}</h2>
            {move || (0..count.get()).map(|index| section(game, index)).collect_view()}
        </section>
    }
    .into_any()
}

/// One accusation: what somebody is accused of, and how it is decided.
fn section(game: BlankContext, index: usize) -> AnyView {
    let accusation = game.with_untracked(|view| {
        let accusation = &vote_at(view, index)?.accusation;
        Some((accusation_sentence(view, accusation), accusation.accused))
    });
    let Some((sentence, accused)) = accusation else { return ().into_any() };
    let result = Memo::new(move |before: Option<&Option<String>>| {
        game.with(|view| match vote_at(view, index) {
            Some(vote) => decided_without_votes(view, vote),
            // The accusation is decided, and its board stays for another frame.
            None => before.cloned().flatten(),
        })
    });
    let body = move || match result.get() {
        Some(result) => view! { <p class="found">{result}</p> }.into_any(),
        None => votes(game, index, accused),
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
fn votes(game: BlankContext, index: usize, accused: Seat) -> AnyView {
    // A number that does not fit would be refused.
    let number = u8::try_from(index).unwrap_or(u8::MAX);
    let seats = game.with_untracked(|view| voters(view, accused));
    let voter = |seat: &Seat| Voter { seat: *seat, name: game.name(*seat), suit: None };
    let voters: Vec<Voter> = seats.iter().map(voter).collect();
    // The type `Ballot` has names from the word games: `Keep` is a yes, which means that the accusation is true here.
    let ballots = Signal::derive(move || {
        let ballots_by_seat = |vote: &AccusationVote| {
            let ballot = |is_true| if is_true { Ballot::Keep } else { Ballot::Strike };
            vote.ballots.iter().map(|(seat, is_true)| (*seat, ballot(*is_true))).collect::<BTreeMap<_, _>>()
        };
        game.with(|view| vote_at(view, index).map(ballots_by_seat).unwrap_or_default())
    });
    let vote = Callback::new(move |(seat, ballot): (Seat, Option<Ballot>)| {
        let is_true = ballot.map(|ballot| ballot == Ballot::Keep);
        game.act(seat, Action::Vote { accusation: number, is_true });
    });
    let unanimous = (seats.len() > 1).then(|| unanimous(game, number, &seats));
    let admit = game.with_untracked(|view| may_admit(view, accused)).then(|| {
        let (_, refusal) = game.button(accused, Action::Admit);
        let press = move |()| {
            for (by, action) in game.with_untracked(|view| admission(view, accused)) {
                game.act(by, action);
            }
        };
        let label = drawn(&admits_it(&game.name(accused)));
        view! { <Quiet on_press=press refusal=refusal>{label}</Quiet> }.into_any()
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
fn unanimous(game: BlankContext, accusation: u8, voters: &[Seat]) -> AnyView {
    let button = |(is_true, label): (bool, &'static str)| {
        let voters = voters.to_vec();
        let press = move |()| {
            for seat in &voters {
                game.act(*seat, Action::Vote { accusation, is_true: Some(is_true) });
            }
            if game.with_untracked(is_only_accusation) {
                game.act(game.default_seat(), Action::CountVotes);
            }
        };
        view! { <Quiet on_press=press>{label}</Quiet> }.into_any()
    };
    view! { <div class="row">{[(true, "All yes"), (false, "All no")].map(button).into_iter().collect_view()}</div> }.into_any()
}

pub(super) fn foot(game: BlankContext) -> AnyView {
    let (press, refused) = game.button(game.default_seat(), Action::CountVotes);
    let refusal = Signal::derive(move || game.with(no_vote_yet).map(str::to_owned).or_else(|| refused.get()));
    let label = move || game.with(count_votes_label);
    view! { <Primary on_press=press refusal=refusal>{label}</Primary> }.into_any()
}
