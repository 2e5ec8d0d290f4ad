//! The main screen: one large card, all cards small, and the throw.

use crate::ui::prelude::*;

use super::{
    card::large,
    context::ClearContext,
    dice::{dice, scratch_tile},
    gains::place,
    picture::{picture, wood},
    review,
};
use crate::{
    browser::page,
    rules::{
        Seat,
        clear::{Action, Person, View},
    },
    screens::clear::{
        DecisionPress, before_roll, bot_refusal, called, crowding, decision, lines, no_further_hint,
        roll_label, scratch_for_all, scratch_refusal, stamp, suit, took_four, who_is_ready,
    },
    ui::parts::{Pawn, Primary, Quiet, drawn, forget_answer_after},
    wording::{Noun, counted_strongly},
};

pub(super) fn pawn(person: &Person) -> AnyView {
    view! { <Pawn suit=suit(person.seat) initial=person.name.initial()/> }.into_any()
}

pub(super) fn board(game: ClearContext) -> AnyView {
    let people = game.people();
    let count = crowding(people.len());
    Effect::new(move |_| {
        game.large_seat.track();
        page::after_painting(page::scroll_to_turn);
    });
    view! {
        {wood()}
        <div class="clear-cards" data-people=count>
            <div class="everybody stack" data-scroll-to-turn="" role="group" aria-label="Everybody’s cards">
                <p class="ready">{move || game.with(who_is_ready)}</p>
                {people.into_iter().map(|person| small(game, person)).collect_view()}
            </div>
            <section class="large stack" data-large="" data-card-of=move || game.large_seat.get().0 aria-label="The large card">
                <div class="head row">
                    {move || heading(game, game.large_seat.get())}
                    {dice(game)}
                    {scratch_tile(game)}
                </div>
                {move || large(game, game.large_seat.get())}
                {move || stamped(game, game.large_seat.get())}
            </section>
        </div>
    }
    .into_any()
}

/// The heading: whose card is large.
fn heading(game: ClearContext, seat: Seat) -> AnyView {
    let person = game.session.view.with_untracked(|view| view.person(seat).cloned());
    let Some(person) = person else { return ().into_any() };
    view! { <h2 class="row">{pawn(&person)}<bdi>{person.name.to_string()}</bdi></h2> }.into_any()
}

/// A small card. A press makes it the large one.
fn small(game: ClearContext, person: Person) -> AnyView {
    let seat = person.seat;
    let now = Memo::new(move |_| game.with(|view| view.person(seat).cloned()));
    let left = Memo::new(move |_| now.with(|person| person.as_ref().map_or(0, |person| person.left)));
    let card = Signal::derive(move || now.with(|person| person.as_ref().and_then(|person| person.card)));
    let acted = move || now.with(|person| person.as_ref().is_some_and(|person| person.acted));
    let called = Memo::new(move |_| game.with_results(|view| called(view, seat)));
    let decided = move || if acted() { "has decided" } else { "" };
    let marks = Signal::derive(move || game.with_results(|view| lines(view, seat)));
    view! {
        <button
            type="button"
            class="small"
            aria-pressed=move || (game.large_seat.get() == seat).to_string()
            data-decided=move || acted().to_string()
            on:click=move |_| game.enlarge(seat)
        >
            <span class="plate">
                {pawn(&person)}
                <bdi class="name">{person.name.to_string()}</bdi>
                {points(game, seat)}
                <span class="left">{move || drawn(&counted_strongly(left.get(), Noun::COIN))}</span>
                <span class="called">{called}</span>
                " "
                <span class="visually-hidden">{decided}</span>
            </span>
            <span class="felt" data-card-of=move || (game.large_seat.get() != seat).then_some(seat.0)>
                {picture(card, marks)}
                {stamped(game, seat)}
            </span>
        </button>
    }
    .into_any()
}

/// Somebody's points, which count up when they make some.
pub(super) fn points(game: ClearContext, seat: Seat) -> AnyView {
    let total = Memo::new(move |_| game.with(|view| view.person(seat).map_or(0, |person| person.total)));
    view! {
        <span class="points" data-points-of=seat.0>
            <b>{game.gains.sum(place("points", seat), total.into())}</b>" "{move || Noun::POINT.after(total.get())}
        </span>
    }
    .into_any()
}

/// A player's call, across their card; beside the card if missed lines are drawn on it.
fn stamped(game: ClearContext, seat: Seat) -> AnyView {
    let stamp = Memo::new(move |_| game.with_results(|view| stamp(view, seat)));
    let aside = move || game.with_results(|view| !lines(view, seat).missed.is_empty()).to_string();
    let is_four = move || game.with_results(|view| took_four(view, seat)).to_string();
    view! { <b class="stamp" data-aside=aside data-four=is_four aria-hidden="true">{stamp}</b> }.into_any()
}

pub(super) fn foot(game: ClearContext) -> AnyView {
    let rolling = Memo::new(move |_| game.with(|view| view.throw().is_none()));
    (move || if rolling.get() { roll(game) } else { decide(game) }).into_any()
}

/// The button to roll.
pub(super) fn roll(game: ClearContext) -> AnyView {
    let (roller, say, label) =
        game.session.view.with_untracked(|view| (view.roller, before_roll(view), roll_label(view)));
    let (on_press, refusal) = game.button(roller, Action::Roll);
    // A computer player rolls by itself: nobody has a button for it. This read is tracked, so that the foot is drawn again with all
    // that it reads above.
    let is_person = game.with(|view| bot_refusal(view, roller)).is_none();
    view! {
        <p class="say">{drawn(&say)}</p>
        {review::last_throw(game)}
        {is_person.then(|| view! { <Primary on_press refusal>{label}</Primary> })}
    }
    .into_any()
}

/// The buttons of a decision. Decisions are secret until everybody has decided.
fn decide(game: ClearContext) -> AnyView {
    let decision = Memo::new(move |_| {
        let (seat, coins) = (game.large_seat.get(), game.chosen.get());
        game.with(|view| decision(view, seat, coins, game.asked_hint(view, seat)))
    });
    forget_answer_after(move || game.chosen.track());
    let press = move || decision.with(|decision| decision.press);
    let no_scratch = Signal::derive(move || game.with(|view| scratch_refusal(view, game.large_seat.get())));
    let refusal = Signal::derive(move || match press() {
        DecisionPress::Back => None,
        DecisionPress::Wait => no_scratch.get(),
        DecisionPress::Take | DecisionPress::Choose => {
            game.session.refusal(game.large_seat.get(), &Action::Take(game.chosen.get()))
        }
    });
    let take = move || game.decide(Action::Take(game.chosen.get_untracked()));
    let on_press = move |()| match untrack(press) {
        DecisionPress::Back => game.go_back(),
        // Too early, the take is refused, and the refusal says what to do.
        DecisionPress::Take | DecisionPress::Choose | DecisionPress::Wait => take(),
    };
    let points_elsewhere = Signal::derive(move || match press() {
        DecisionPress::Choose | DecisionPress::Wait => true,
        DecisionPress::Take | DecisionPress::Back => false,
    });
    view! {
        {hint_button(game)}
        <Quiet on_press=move |()| game.decide(Action::Scratch) refusal=no_scratch>"Scratch (no line)"</Quiet>
        {scratch_for_all_button(game)}
        {review::last_throw(game)}
        {deselect_button(game)}
        <p class="say" data-wrong=move || decision.with(|decision| decision.is_wrong).to_string()>
            {move || decision.with(|decision| decision.sentence.clone())}
        </p>
        <Primary on_press refusal points_elsewhere>{move || decision.with(|decision| decision.button.clone())}</Primary>
    }.into_any()
}

/// The button with which everybody who has not decided scratches (CL-R31).
fn scratch_for_all_button(game: ClearContext) -> AnyView {
    let label = Memo::new(move |_| game.with(scratch_for_all).map(|(_, label)| label));
    let button = move |label: &'static str| {
        view! { <Quiet on_press=move |()| game.scratch_for_all()>{label}</Quiet> }.into_any()
    };
    (move || label.get().map(button)).into_any()
}

/// The button that deselects all coins. Its space is reserved while none are chosen, so that the bar does not move.
fn deselect_button(game: ClearContext) -> AnyView {
    let none = Memo::new(move |_| game.chosen.get().is_empty());
    view! {
        <span class="deselect" data-none=move || none.get().to_string()>
            <Quiet on_press=move |()| game.deselect()>"Choose again"</Quiet>
        </span>
    }
    .into_any()
}

/// The button for a hint, if the house rules give hints on request.
fn hint_button(game: ClearContext) -> AnyView {
    let on_request = game.session.view.with_untracked(View::gives_hints_on_request);
    let asked = Memo::new(move |_| game.with(|view| game.asked_hint(view, game.large_seat.get())));
    let refusal = Signal::derive(move || {
        let seat = game.large_seat.get();
        game.with(|view| scratch_refusal(view, seat).or_else(|| no_further_hint(view, seat, asked.get())))
    });
    let button = move || {
        view! {
            <Quiet on_press=move |()| game.ask_for_hint() refusal=refusal>{move || asked.get().button()}</Quiet>
        }
        .into_any()
    };
    on_request.then(button).into_any()
}
