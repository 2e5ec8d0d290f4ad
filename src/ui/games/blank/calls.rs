//! Calling out what somebody did not do, or did out of turn (BL-46, BL-R13).

use crate::ui::prelude::*;

use super::at::{At, called, name};
use crate::{
    rules::{
        Seat,
        blank::{Action, Charge, Person, Scene, Source, Standing, View},
    },
    ui::{
        afterwards::afterwards,
        parts::{Dialog, Primary, Quiet},
    },
};

/// The large button, which is there at every moment of play, and the dialog behind it.
pub(super) fn button(at: At) -> AnyView {
    view! {
        <button type="button" class="call-out" aria-haspopup="dialog" on:click=move |_| at.calling.set(true)>
            "Call it out"
        </button>
        <Dialog open=at.calling on_close=move |()| at.calling.set(false) title="Call it out">
            {call(at)}
        </Dialog>
    }
    .into_any()
}

/// Who calls out, and what.
fn call(at: At) -> AnyView {
    let by = RwSignal::new(at.anybody());
    let picked = RwSignal::new(Vec::<Charge>::new());
    let caller = move |person: Person| {
        let seat = person.seat;
        let pressed = Signal::derive(move || by.get() == seat);
        let choose = move |()| {
            by.set(seat);
            picked.set(Vec::new());
        };
        view! { <Quiet on_press=choose pressed=pressed><bdi>{person.name.to_string()}</bdi></Quiet> }
            .into_any()
    };
    let callers = at.only.is_none() && !untrack(|| at.is_behind());
    let callers = callers.then(|| {
        view! {
            <div class="row" role="group" aria-label="Who calls it out">
                <span>"Who calls it out?"</span>
                {at.persons().into_iter().map(caller).collect_view()}
            </div>
        }
    });
    // What has been chosen shows at once; what follows from it, after that.
    let said = afterwards(Memo::new(move |_| (by.get(), picked.get())));
    let refusal = Signal::derive(move || {
        said.with(|(by, picked)| at.session.refusal(*by, &Action::Accuse(picked.clone())))
    });
    let caller_later = Memo::new(move |_| said.with(|(by, _)| *by));
    let press = move |()| {
        at.calling.set(false);
        at.act(by.get_untracked(), Action::Accuse(picked.get_untracked()));
    };
    view! {
        {callers}
        {move || charges(at, caller_later.get(), picked)}
        <div class="row">
            <Quiet on_press=move |()| at.calling.set(false)>"Let it be"</Quiet>
            <Primary on_press=press refusal=refusal>"Accuse"</Primary>
        </div>
    }
    .into_any()
}

/// All that can be called out now, each to be chosen or not.
fn charges(at: At, by: Seat, picked: RwSignal<Vec<Charge>>) -> AnyView {
    let charges = at.look(|view| chargeable(view, by));
    if charges.is_empty() {
        return view! { <p>"Nothing that a card asks for is left undone. Anything else is for a ruling of the table."</p> }
            .into_any();
    }
    let charge = move |(charge, text): (Charge, String)| {
        let on = move || picked.with(|picked| picked.contains(&charge));
        let turn = move |_| {
            picked.update(|picked| {
                let before = picked.len();
                picked.retain(|other| *other != charge);
                if picked.len() == before {
                    picked.push(charge);
                }
            });
        };
        view! {
            <label class="choice">
                <input type="checkbox" prop:checked=on on:change=turn/>
                <span dir="auto">{text}</span>
            </label>
        }
        .into_any()
    };
    view! { <div class="choices">{charges.into_iter().map(charge).collect_view()}</div> }.into_any()
}

/// What `by` may call out, in words.
fn chargeable(view: &View, by: Seat) -> Vec<(Charge, String)> {
    let owed = view.obligations.iter().filter(|owed| owed.seat != by).map(|owed| {
        let when = match owed.state {
            Standing::Open => "has not yet done it",
            Standing::Missed => "did not do it in time",
        };
        (Charge::Obligation(owed.id), format!("{} {when}: {}", name(view, owed.seat), owed.text))
    });
    let mut charges: Vec<(Charge, String)> = owed.collect();
    match &view.scene {
        Scene::Turn { .. } => {
            let others = view.people.iter().filter(|person| person.level.is_none());
            let others = others.filter(|person| person.seat != view.active && person.seat != by);
            charges.extend(others.map(|person| {
                (Charge::OutOfTurn(person.seat), format!("{} played out of turn", person.name))
            }));
        }
        Scene::Ordering { queue, reporter: Some(reporter) } if *reporter != by => {
            let rule = queue.iter().find_map(|source| match source {
                Source::Rule(rule) => Some(*rule),
                Source::Card(_) | Source::Table => None,
            });
            charges.extend(rule.map(|rule| {
                let said =
                    format!("{} said what did not happen: {}", name(view, *reporter), called(view, rule));
                (Charge::Report(rule), said)
            }));
        }
        Scene::Ordering { .. }
        | Scene::Opening { .. }
        | Scene::Choosing { .. }
        | Scene::Paused
        | Scene::LastCall { .. }
        | Scene::Prize { .. }
        | Scene::Over { .. } => {}
    }
    charges
}
