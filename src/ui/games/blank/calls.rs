//! Calling out what somebody did not do, or did out of turn (BL-46, BL-R13).

use crate::ui::prelude::*;

use super::context::BlankTable;
use crate::screens::blank::{may_call_out, possible_accusations};
use crate::{
    rules::{
        Seat,
        blank::{Action, Charge, Person},
    },
    ui::{
        afterwards::afterwards,
        parts::{Dialog, Primary, Quiet},
    },
};

/// The button, which is there as long as somebody can be called out, and its dialog.
pub(super) fn button(table: BlankTable) -> Html {
    let sole_person = table.session.sole_person;
    let may = Memo::new(move |_| table.session.view_later.with(|view| may_call_out(view, sole_person)));
    html! {
        <If when=move || may.get()>
            <button type="button" class="call-out" aria-haspopup="dialog" on:click=move |_| table.calling.set(true)>
                "Call it out"
            </button>
        </If>
        <Dialog open=table.calling on_close=move |()| table.calling.set(false) title="Call it out">
            {form(table)}
        </Dialog>
    }
}

/// The choice of who calls out what.
fn form(table: BlankTable) -> Html {
    let by = RwSignal::new(table.anybody());
    let picked = RwSignal::new(Vec::<Charge>::new());
    let caller = move |person: Person| {
        let seat = person.seat;
        let pressed = Signal::derive(move || by.get() == seat);
        let choose = move |()| {
            by.set(seat);
            picked.set(Vec::new());
        };
        html! { <Quiet on_press=choose pressed=pressed><bdi>{person.name.to_string()}</bdi></Quiet> }
    };
    // Whoever looks at their own hand calls out in their own name.
    let one = table.session.sole_person.is_some() || untrack(|| table.is_behind());
    let callers = if one {
        html! { <p><bdi>{table.name(by.get_untracked())}</bdi>" calls it out. Whoever is wrong draws a card."</p> }
    } else {
        html! {
            <div class="row" role="group" aria-label="Who calls it out">
                <span>"Who calls it out? Whoever is wrong draws a card."</span>
                {table.people_without_bots().into_iter().map(caller).collect_html()}
            </div>
        }
    };
    // The selection is shown at once; its effects follow a frame later.
    let later = afterwards(Memo::new(move |_| (by.get(), picked.get())));
    let refusal = Signal::derive(move || {
        later.with(|(by, picked)| table.session.refusal(*by, &Action::Accuse(picked.clone())))
    });
    let caller_later = Memo::new(move |_| later.with(|(by, _)| *by));
    let press = move |()| {
        table.calling.set(false);
        table.act(by.get_untracked(), Action::Accuse(picked.get_untracked()));
    };
    let any = Memo::new(move |_| {
        let by = caller_later.get();
        table.with(|view| !possible_accusations(view, by).is_empty())
    });
    html! {
        {callers}
        {move || charges(table, caller_later.get(), picked)}
        <div class="row">
            <Quiet on_press=move |()| table.calling.set(false)>"Cancel"</Quiet>
            <If when=move || any.get()>
                <Primary on_press=press refusal=refusal>"Accuse"</Primary>
            </If>
        </div>
    }
}

/// Everything that can be called out now, as toggles.
fn charges(table: BlankTable, by: Seat, picked: RwSignal<Vec<Charge>>) -> Html {
    let charges = table.with(|view| possible_accusations(view, by));
    if charges.is_empty() {
        return html! { <p>"There is nothing to call out. For anything else, use a table ruling."</p> };
    }
    let charge = move |(charge, text): (Charge, String)| {
        let on = move || picked.with(|picked| picked.contains(&charge));
        let toggle = move |_| {
            picked.update(|picked| {
                let before = picked.len();
                picked.retain(|other| *other != charge);
                if picked.len() == before {
                    picked.push(charge);
                }
            });
        };
        html! {
            <label class="choice">
                <input type="checkbox" prop:checked=on on:change=toggle/>
                <span dir="auto">{text}</span>
            </label>
        }
    };
    html! { <div class="choices grid">{charges.into_iter().map(charge).collect_html()}</div> }
}
