//! An accusation: the page decides it if it saw what happened; otherwise the accused admits it, or the others vote (BL-R15).

use std::collections::BTreeMap;

use crate::ui::prelude::*;

use super::context::BlankTable;
use crate::screens::blank::{is_vote_open, name, trial};
use crate::{
    rules::{
        Seat,
        blank::{Action, TrialCharge, View},
        vote::Ballot,
    },
    ui::parts::{Ballots, Primary, Quiet, Voter},
};

fn charge_at(view: &View, charge: usize) -> Option<&TrialCharge> {
    trial(view).and_then(|trial| trial.charges.get(charge))
}

pub(super) fn board(table: BlankTable) -> Html {
    let by = Memo::new(move |_| table.with(|view| trial(view).map(|trial| name(view, trial.by))));
    let count = Memo::new(move |_| table.with(|view| trial(view).map_or(0, |trial| trial.charges.len())));
    html! {
        <section class="settled stack" aria-labelledby="called-out">
            <h2 id="called-out"><bdi>{by}</bdi>" calls it out"</h2>
            {move || (0..count.get()).map(|charge| charge_section(table, charge)).collect_html()}
        </section>
    }
}

/// One charge: what somebody is accused of, and how it is decided.
fn charge_section(table: BlankTable, charge: usize) -> Html {
    let Some(first) = table.with_untracked(|view| charge_at(view, charge).cloned()) else {
        return Html::Nothing;
    };
    let admitted =
        Memo::new(move |_| table.with(|view| charge_at(view, charge).is_some_and(|charge| charge.admitted)));
    let body = move || {
        if admitted.get() {
            html! { <p class="found">"They admit it."</p> }
        } else if first.known.is_some() {
            html! { <p class="found">"The computer saw what happened and decides."</p> }
        } else {
            votes(table, charge, first.accusation.accused)
        }
    };
    html! {
        <div class="charge stack">
            <p dir="auto">{first.accusation.text.clone()}</p>
            {body}
        </div>
    }
}

/// All people but the accuser and the accused.
fn voters(table: BlankTable, accused: Seat) -> Vec<Voter> {
    let accuser = table.with_untracked(|view| trial(view).map(|trial| trial.by));
    let people = table.people_without_bots().into_iter();
    let others = people.filter(|person| person.seat != accused && Some(person.seat) != accuser);
    others.map(|person| Voter { seat: person.seat, name: person.name.to_string(), suit: None }).collect()
}

/// The button to admit it, and the votes.
fn votes(table: BlankTable, charge: usize, accused: Seat) -> Html {
    let number = u8::try_from(charge).unwrap_or(u8::MAX);
    let voters = voters(table, accused);
    let ballots = Signal::derive(move || {
        let ballots_by_seat = |charge: &TrialCharge| {
            let ballot = |guilty| if guilty { Ballot::Keep } else { Ballot::Strike };
            charge.ballots.iter().map(|(seat, guilty)| (*seat, ballot(*guilty))).collect::<BTreeMap<_, _>>()
        };
        table.with(|view| charge_at(view, charge).map(ballots_by_seat).unwrap_or_default())
    });
    let vote = Callback::new(move |(seat, ballot): (Seat, Option<Ballot>)| {
        let guilty = ballot.map(|ballot| ballot == Ballot::Keep);
        table.act(seat, Action::Judge { charge: number, guilty });
    });
    let seats: Vec<Seat> = voters.iter().map(|voter| voter.seat).collect();
    let unanimous = (seats.len() > 1).then(|| unanimous(table, number, &seats));
    let is_person = table.people_without_bots().iter().any(|person| person.seat == accused);
    let admit = is_person.then(|| {
        let (press, refusal) = table.button(accused, Action::Admit);
        html! { <Quiet on_press=press refusal=refusal><bdi>{table.name(accused)}</bdi>" admits it"</Quiet> }
    });
    let none = voters.is_empty().then(|| {
        html! { <p class="quietly">"Nobody else can vote. If it is not admitted, nobody draws a card."</p> }
    });
    let ballots =
        (!voters.is_empty()).then(|| html! { <Ballots voters ballots on_vote=vote keep="Yes" strike="No"/> });
    html! { {admit}{none}{unanimous}{ballots} }
}

/// Two buttons, each of which records the same vote for all voters. If there is no other charge, it also counts the votes.
fn unanimous(table: BlankTable, charge: u8, voters: &[Seat]) -> Html {
    let button = |(guilty, label): (bool, &'static str)| {
        let voters = voters.to_vec();
        let press = move |()| {
            for seat in &voters {
                table.act(*seat, Action::Judge { charge, guilty: Some(guilty) });
            }
            if table.with_untracked(|view| trial(view).is_some_and(|trial| trial.charges.len() == 1)) {
                table.act(table.anybody(), Action::Verdict);
            }
        };
        html! { <Quiet on_press=press>{label}</Quiet> }
    };
    html! { <div class="row">{[(true, "All yes"), (false, "All no")].map(button).into_iter().collect_html()}</div> }
}

pub(super) fn action(table: BlankTable) -> Html {
    let (press, refusal) = table.button(table.anybody(), Action::Verdict);
    let accused: Vec<Seat> = table.with_untracked(|view| {
        let charges = trial(view).into_iter().flat_map(|trial| &trial.charges);
        charges.map(|charge| charge.accusation.accused).collect()
    });
    let nobody_votes = accused.into_iter().all(|accused| voters(table, accused).is_empty());
    let label = move || match table.with(is_vote_open) {
        false => "Go on",
        true if nobody_votes => "It is not admitted",
        true => "Count the votes",
    };
    html! { <Primary on_press=press refusal=refusal>{label}</Primary> }
}
