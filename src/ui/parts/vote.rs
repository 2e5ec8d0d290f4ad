//! Ballots: people vote on an answer, or at BLANK on an accusation.

use std::collections::BTreeMap;

use crate::ui::prelude::*;

use super::{
    nothing,
    piecepack::{Pawn, initial},
};
use crate::rules::{Seat, piecepack::Suit, vote::Ballot};

/// Somebody who has a vote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Voter {
    pub seat: Seat,
    pub name: String,
    /// The suit of their pawn, if they have one.
    pub suit: Option<Suit>,
}

/// Two buttons for each voter, keep and strike, and the count below. Pressing the pressed one again removes the ballot.
#[component]
pub fn Ballots(
    /// Who votes, in seat order.
    voters: Vec<Voter>,
    /// The ballots so far.
    #[prop(into)]
    ballots: Signal<BTreeMap<Seat, Ballot>>,
    /// Called with a vote, or with `None` to remove it.
    #[prop(into)]
    on_vote: Callback<(Seat, Option<Ballot>)>,
    /// The label of a ballot for the answer.
    #[prop(default = "Keep")]
    keep: &'static str,
    /// The label of a ballot against it.
    #[prop(default = "Strike")]
    strike: &'static str,
    /// Whether a tick and a cross mark the pressed ballots. They would be wrong for "the same" and "different".
    #[prop(default = true)]
    ticks: bool,
) -> impl IntoView {
    let toggle = |voter| view! { <VoterToggle voter ballots on_vote keep strike/> };
    let toggles: Vec<_> = voters.into_iter().map(toggle).collect();
    let count =
        move |counted: Ballot| ballots.with(|all| all.values().filter(|ballot| **ballot == counted).count());
    view! {
        <div class="ballots stack" data-ticks=ticks.to_string()>
            <div class="voters grid">{toggles}</div>
            <p class="vote-count row">
                <span data-ballot="keep">{move || count(Ballot::Keep).to_string()}<small>{keep}</small></span>
                <span data-ballot="strike">{move || count(Ballot::Strike).to_string()}<small>{strike}</small></span>
            </p>
        </div>
    }
}

#[component]
fn VoterToggle(
    voter: Voter,
    ballots: Signal<BTreeMap<Seat, Ballot>>,
    on_vote: Callback<(Seat, Option<Ballot>)>,
    keep: &'static str,
    strike: &'static str,
) -> impl IntoView {
    let Voter { seat, name, suit } = voter;
    let own_ballot = Memo::new(move |_| ballots.with(|all| all.get(&seat).copied()));
    let ballot_button = move |ballot: Ballot, slug: &'static str, label: &'static str| {
        let is_pressed = move || own_ballot.get() == Some(ballot);
        let press =
            move |_| on_vote.run((seat, (own_ballot.get_untracked() != Some(ballot)).then_some(ballot)));
        view! {
            <button type="button" data-ballot=slug aria-pressed=move || is_pressed().to_string() on:click=press>
                {label}
            </button>
        }
        .into_any()
    };
    let pawn = suit.map_or_else(nothing, |suit| view! { <Pawn suit initial=initial(&name)/> }.into_any());
    view! {
        <div class="voter row" role="group" aria-label=name.clone()>
            {pawn}
            <span class="name" dir="auto">{name.clone()}</span>
            {ballot_button(Ballot::Keep, "keep", keep)}
            {ballot_button(Ballot::Strike, "strike", strike)}
        </div>
    }
}
