//! A ruling of the table for a case that no rule covers. Everybody has to agree (BL-108).

use crate::ui::prelude::*;

use super::context::BlankTable;
use crate::screens::blank::decrees::{
    self, OpenQuestion, agreed, is_same_kind, kinds, open_questions, proposal,
};
use crate::{
    rules::blank::{Action, Decree, Person, TableRuling},
    ui::{
        afterwards::afterwards,
        parts::{Dialog, Primary, Quiet},
    },
};

/// The button and the dialog for a ruling.
pub(super) fn button(table: BlankTable) -> Html {
    html! {
        <Quiet on_press=move |()| table.ruling.set(true)>"Table ruling"</Quiet>
        <Dialog open=table.ruling on_close=move |()| table.ruling.set(false) title="Table ruling">
            <div class="ruling stack">{form(table)}</div>
        </Dialog>
    }
}

/// The ruling in words and as a decree. Only existing things can be chosen.
fn form(table: BlankTable) -> Html {
    let text = RwSignal::new(String::new());
    let kinds = table.with_untracked(kinds);
    let decree = RwSignal::new(kinds.first().map_or(Decree::Words, |(_, decree)| *decree));
    let ruling = move || TableRuling { text: text.get().trim().to_owned(), decree: decree.get() };
    // The selection is shown at once; its effects follow a frame later.
    let later = afterwards(Memo::new(move |_| ruling()));
    let refusal =
        Signal::derive(move || table.session.refusal(table.anybody(), &Action::Propose(later.get())));
    let propose = move |()| {
        let ruling = untrack(ruling);
        table.ruling.set(false);
        table.act(table.anybody(), Action::Propose(ruling));
    };
    let several = kinds.len() > 1;
    let kinds = several
        .then(|| choice(decree, OpenQuestion { label: "What should happen", options: kinds }, is_same_kind));
    let open = Memo::new(move |_| table.with(|view| later.with(|later| open_questions(view, later.decree))));
    let open = move || {
        open.get().into_iter().map(|open| choice(decree, open, |one, other| one == other)).collect_html()
    };
    let sentence =
        Memo::new(move |_| table.with(|view| later.with(|later| decrees::describe(view, later.decree))));
    html! {
        <p>"Talk about it. It counts when everybody agrees. The log keeps it."</p>
        <label><span>"What was agreed"</span>
            <input type="text" autocomplete="off" on:input=move |event| text.set(event_target_value(&event))/>
        </label>
        {kinds}
        {open}
        <p class="decreed" dir="auto" aria-live="polite">{sentence}</p>
        <div class="row">
            <Quiet on_press=move |()| table.ruling.set(false)>"Cancel"</Quiet>
            <Primary on_press=propose refusal=refusal>"Propose it"</Primary>
        </div>
    }
}

/// An open question with its options as toggles.
fn choice(decree: RwSignal<Decree>, open: OpenQuestion, same: fn(Decree, Decree) -> bool) -> Html {
    let option = |(label, to): (String, Decree)| {
        let is_chosen = move || same(decree.get(), to).to_string();
        html! {
            <button type="button" class="chip" aria-pressed=is_chosen dir="auto" on:click=move |_| decree.set(to)>{label}</button>
        }
    };
    html! {
        <div class="open row" role="group" aria-label=open.label>
            <span aria-hidden="true">{open.label}</span>
            {open.options.into_iter().map(option).collect_html()}
        </div>
    }
}

/// The proposed ruling, and who has not agreed yet.
pub(super) fn board(table: BlankTable) -> Html {
    let sentence = Memo::new(move |_| table.with(proposal));
    let agree = move |person: Person| {
        let (press, refusal) = table.button(person.seat, Action::Agree(true));
        let agreed = Signal::derive(move || table.with(|view| agreed(view).contains(&person.seat)));
        html! {
            <Quiet on_press=press refusal=refusal pressed=agreed><bdi>{person.name.to_string()}</bdi>" agrees"</Quiet>
        }
    };
    html! {
        <section class="settled stack" aria-labelledby="proposed">
            <h2 id="proposed">"Table ruling proposed"</h2>
            <p dir="auto">{sentence}</p>
            <div class="row" role="group" aria-label="Who agrees">
                {table.people_without_bots().into_iter().map(agree).collect_html()}
            </div>
        </section>
    }
}

pub(super) fn action(table: BlankTable) -> Html {
    let everybody_agrees = move |()| {
        let persons = table.people_without_bots().into_iter().map(|person| person.seat);
        let agreed_seats = table.with_untracked(|view| agreed(view).to_vec());
        for seat in persons.filter(|seat| !agreed_seats.contains(seat)) {
            table.act(seat, Action::Agree(true));
        }
    };
    // The first player who has not agreed refuses. That may be a computer player, which never refuses by itself.
    let refuse = move |()| {
        let agreed_seats = table.with_untracked(|view| agreed(view).to_vec());
        if let Some(person) = table.people().into_iter().find(|person| !agreed_seats.contains(&person.seat)) {
            table.act(person.seat, Action::Agree(false));
        }
    };
    html! {
        <Quiet on_press=refuse>"Not everybody agrees"</Quiet>
        <Primary on_press=everybody_agrees>"Everybody agrees"</Primary>
    }
}
