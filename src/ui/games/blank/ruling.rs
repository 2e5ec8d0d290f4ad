//! A ruling of the table for a case that no rule covers. Everybody has to agree (BL-108).

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{
    rules::blank::{Action, MAX_TEXT, Person, RulingChange, TableRuling},
    screens::blank::{
        agrees,
        ruling_changes::{self, OpenQuestion, agreed, is_same_kind, kinds, open_questions, proposal},
    },
    ui::parts::{Dialog, Primary, Quiet, drawn},
};

/// The button and the dialog for a ruling.
pub(super) fn button(game: BlankContext) -> AnyView {
    view! {
        <Quiet on_press=move |()| game.ruling.set(true)>"Table ruling"</Quiet>
        <Dialog open=game.ruling on_close=move |()| game.ruling.set(false) title="Table ruling">
            <div class="ruling stack">{form(game)}</div>
        </Dialog>
    }
    .into_any()
}

/// The ruling in words and as a change. Only a change that is possible now can be chosen.
fn form(game: BlankContext) -> AnyView {
    let text = RwSignal::new(String::new());
    let kinds = game.with_untracked(kinds);
    let change = RwSignal::new(kinds.first().map_or(RulingChange::Words, |(_, change)| *change));
    let ruling = move || TableRuling { text: text.get().trim().to_owned(), change: change.get() };
    let refusal =
        Signal::derive(move || game.session.refusal(game.default_seat(), &Action::Propose(ruling())));
    let propose = move |()| {
        let ruling = untrack(ruling);
        game.ruling.set(false);
        game.act(game.default_seat(), Action::Propose(ruling));
    };
    let several = kinds.len() > 1;
    let kind_choice = several
        .then(|| choice(change, OpenQuestion { label: "What should happen", options: kinds }, is_same_kind));
    let questions = Memo::new(move |_| game.with(|view| open_questions(view, change.get())));
    let detail_choices = move || {
        let is_same = |one: RulingChange, other: RulingChange| one == other;
        questions.get().into_iter().map(|question| choice(change, question, is_same)).collect_view()
    };
    let sentence = Memo::new(move |_| game.with(|view| ruling_changes::describe(view, change.get())));
    view! {
        <p>"Talk about it. It counts when everybody agrees. The log keeps it."</p>
        <label><span>"What was agreed"</span>
            <input type="text" dir="auto" autocomplete="off" maxlength=MAX_TEXT.to_string() on:input=move |event| text.set(event_target_value(&event))/>
        </label>
        {kind_choice}
        {detail_choices}
        <p class="decreed" dir="auto" aria-live="polite">{sentence}</p>
        <div class="row">
            <Quiet on_press=move |()| game.ruling.set(false)>"Cancel"</Quiet>
            <Primary on_press=propose refusal=refusal>"Propose it"</Primary>
        </div>
    }
    .into_any()
}

/// An open question with its options as toggles. `is_same` says whether an option is the chosen one.
fn choice(
    change: RwSignal<RulingChange>,
    question: OpenQuestion,
    is_same: fn(RulingChange, RulingChange) -> bool,
) -> AnyView {
    let toggle = |(label, option): (String, RulingChange)| {
        let is_chosen = move || is_same(change.get(), option).to_string();
        view! {
            <button type="button" class="chip" aria-pressed=is_chosen dir="auto" on:click=move |_| change.set(option)>{label}</button>
        }.into_any()
    };
    view! {
        <div class="open row" role="group" aria-label=question.label>
            <span aria-hidden="true">{question.label}</span>
            {question.options.into_iter().map(toggle).collect_view()}
        </div>
    }
    .into_any()
}

/// The proposed ruling, and a toggle for each person who agrees.
pub(super) fn board(game: BlankContext) -> AnyView {
    let sentence = Memo::new(move |_| game.with(proposal));
    let agree = move |person: Person| {
        let has_agreed = Signal::derive(move || game.with(|view| agreed(view).contains(&person.seat)));
        let (agree, why_not) = game.button(person.seat, Action::Agree(true));
        // Whoever presses again means what is already so.
        let refusal = Signal::derive(move || why_not.get().filter(|_| !has_agreed.get()));
        let press = move |()| {
            if !has_agreed.get_untracked() {
                agree.run(());
            }
        };
        let label = drawn(&agrees(&person.name));
        view! { <Quiet on_press=press refusal=refusal pressed=has_agreed>{label}</Quiet> }.into_any()
    };
    view! {
        <section class="settled stack" aria-labelledby="proposed">
            <h2 id="proposed">"Table ruling proposed"</h2>
            <p dir="auto">{sentence}</p>
            <div class="row" role="group" aria-label="Who agrees">
                {game.people_without_bots().into_iter().map(agree).collect_view()}
            </div>
        </section>
    }
    .into_any()
}

pub(super) fn foot(game: BlankContext) -> AnyView {
    let everybody_agrees = move |()| {
        let seats = game.people_without_bots().into_iter().map(|person| person.seat);
        let agreed_seats = game.with_untracked(|view| agreed(view).to_vec());
        for seat in seats.filter(|seat| !agreed_seats.contains(seat)) {
            game.act(seat, Action::Agree(true));
        }
    };
    // A player who has agreed cannot refuse any more, so the first player who has not agreed refuses. A
    // computer player never refuses by itself: if it is the first one, it refuses for the people.
    let refuse = move |()| {
        let agreed_seats = game.with_untracked(|view| agreed(view).to_vec());
        if let Some(person) = game.people().into_iter().find(|person| !agreed_seats.contains(&person.seat)) {
            game.act(person.seat, Action::Agree(false));
        }
    };
    view! {
        <Quiet on_press=refuse>"Not everybody agrees"</Quiet>
        <Primary on_press=everybody_agrees>"Everybody agrees"</Primary>
    }
    .into_any()
}
