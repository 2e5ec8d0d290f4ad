//! An accusation: the page decides it if it saw what happened; otherwise the accused admits it, or the others vote (BL-R15).

use std::collections::BTreeMap;

use crate::ui::prelude::*;

use super::context::BlankTable;
use crate::{
    rules::{
        Seat,
        blank::{Action, TrialCharge},
        vote::Ballot,
    },
    screens::blank::{
        accusation_sentence, charge_at, finding_without_votes, is_only_charge, may_admit, name, trial,
        verdict_label, voters,
    },
    ui::parts::{Ballots, Primary, Quiet, Voter},
};

pub(super) fn board(table: BlankTable) -> AnyView {
    let by = Memo::new(move |_| table.with(|view| trial(view).map(|trial| name(view, trial.by))));
    let count = Memo::new(move |_| table.with(|view| trial(view).map_or(0, |trial| trial.charges.len())));
    view! {
        <section class="settled stack" aria-labelledby="called-out">
            <h2 id="called-out"><bdi>{by}</bdi>" calls it out"</h2>
            {move || (0..count.get()).map(|charge| charge_section(table, charge)).collect_view()}
        </section>
    }
    .into_any()
}

/// One charge: what somebody is accused of, and how it is decided.
fn charge_section(table: BlankTable, charge: usize) -> AnyView {
    let accusation = table.with_untracked(|view| {
        let accusation = &charge_at(view, charge)?.accusation;
        Some((accusation_sentence(view, accusation), accusation.accused))
    });
    let Some((sentence, accused)) = accusation else { return ().into_any() };
    let finding = Memo::new(move |before: Option<&Option<String>>| {
        table.with(|view| match charge_at(view, charge) {
            Some(charge) => finding_without_votes(view, charge),
            // The accusation is decided, and its board stays for another frame.
            None => before.cloned().flatten(),
        })
    });
    let body = move || match finding.get() {
        Some(finding) => view! { <p class="found">{finding}</p> }.into_any(),
        None => votes(table, charge, accused),
    };
    view! {
        <div class="charge stack">
            <p dir="auto">{sentence}</p>
            {body}
        </div>
    }
    .into_any()
}

/// The button to admit it, and the votes.
fn votes(table: BlankTable, charge: usize, accused: Seat) -> AnyView {
    let number = u8::try_from(charge).unwrap_or(u8::MAX);
    let seats = table.with_untracked(|view| voters(view, accused));
    let voter = |seat: &Seat| Voter { seat: *seat, name: table.name(*seat), suit: None };
    let voters: Vec<Voter> = seats.iter().map(voter).collect();
    // The type `Ballot` has names from the word games: `Keep` is a yes, which means "guilty" here.
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
    // Beside a charge such as "Bo did not knock", it is not clear what "yes" means.
    let question = (!seats.is_empty()).then(|| view! { <p>"Is that true?"</p> });
    view! { {admit}{none}{question}{unanimous}{ballots} }.into_any()
}

/// Two buttons, each of which records the same vote for all voters. If this is the only charge, a press also
/// counts the votes.
fn unanimous(table: BlankTable, charge: u8, voters: &[Seat]) -> AnyView {
    let button = |(guilty, label): (bool, &'static str)| {
        let voters = voters.to_vec();
        let press = move |()| {
            for seat in &voters {
                table.act(*seat, Action::Judge { charge, guilty: Some(guilty) });
            }
            if table.with_untracked(is_only_charge) {
                table.act(table.anybody(), Action::Verdict);
            }
        };
        view! { <Quiet on_press=press>{label}</Quiet> }.into_any()
    };
    view! { <div class="row">{[(true, "All yes"), (false, "All no")].map(button).into_iter().collect_view()}</div> }.into_any()
}

pub(super) fn action(table: BlankTable) -> AnyView {
    let (press, refusal) = table.button(table.anybody(), Action::Verdict);
    let label = move || table.with(verdict_label);
    view! { <Primary on_press=press refusal=refusal>{label}</Primary> }.into_any()
}
