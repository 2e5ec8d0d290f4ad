//! The review of all finished throws of the game, one by one: everybody's lines, and missed lines on request.

use crate::ui::prelude::*;

use super::{
    cards::pawn,
    context::ClearContext,
    dice::still_dice,
    picture::{still, wood},
};
use crate::{
    browser::page,
    rules::clear::Throw,
    screens::clear::{
        ReviewedCard, ReviewedThrow, can_show_last_throw, crowding, dice_label, first_throw, reviewed_throws,
    },
    ui::{
        opponents::Opponents,
        parts::{Primary, Quiet, drawn},
    },
};

/// The button that opens the review at the first throw of the last scored deal; nothing with real cards.
pub(super) fn open(game: ClearContext) -> AnyView {
    let (caller, deal) = game.session.view.with_untracked(|view| (view.is_caller_mode(), view.sheet.len()));
    if caller {
        return ().into_any();
    }
    let press = move |()| {
        let first = game.session.game.with_untracked(|game| first_throw(&reviewed_throws(game), deal));
        game.review.set(Some(first.unwrap_or_default()));
    };
    view! { <Quiet on_press=press>"Show this deal again"</Quiet> }.into_any()
}

/// The button that opens the review at the last finished throw; nothing if the current deal has none, or with
/// real cards.
pub(super) fn last_throw(game: ClearContext) -> AnyView {
    let possible = game.session.view.with_untracked(can_show_last_throw);
    let press = move |()| {
        let last = game.session.game.with_untracked(|game| reviewed_throws(game).len().checked_sub(1));
        game.review.set(last);
    };
    possible.then(|| view! { <Quiet on_press=press>"Show that again"</Quiet> }).into_any()
}

pub(super) fn board(game: ClearContext) -> AnyView {
    let throws = game.session.game.with_untracked(reviewed_throws);
    let last = throws.len().saturating_sub(1);
    keep_with_owner(page::on_key(move |key| match key.key.as_str() {
        "ArrowRight" => next(game, last),
        "ArrowLeft" => previous(game),
        "Escape" => game.review.set(None),
        _ => {}
    }));
    Opponents::wait_here();
    (move || {
        let index = game.review.get().unwrap_or_default();
        throws.get(index).map(|throw| throw_board(game, throw))
    })
    .into_any()
}

/// Goes to the next throw, if there is one.
fn next(game: ClearContext, last: usize) {
    let now = game.review.get_untracked().unwrap_or_default();
    game.review.set(Some((now + 1).min(last)));
}

/// Goes to the throw before, if there is one.
fn previous(game: ClearContext) {
    let now = game.review.get_untracked().unwrap_or_default();
    game.review.set(Some(now.saturating_sub(1)));
}

/// One throw: a large card and everybody's small cards, before coins were removed.
fn throw_board(game: ClearContext, throw: &ReviewedThrow) -> AnyView {
    let cards = throw.cards();
    let smalls = cards.iter().map(|card| small(game, card)).collect_view();
    let dice = dice_row(&throw.result.throw);
    let large = move || {
        let seat = game.large_seat.get();
        cards.iter().find(|card| card.person.seat == seat).or(cards.first()).map(|card| large(game, card))
    };
    view! {
        {wood()}
        <div class="clear-cards again" data-people=crowding(throw.before.people.len())>
            <div class="everybody stack" role="group" aria-label="Everybody’s cards">{smalls}</div>
            <section class="large stack" data-large="" aria-label="The large card">
                <div class="head row"><h2 class="row">{throw.title()}</h2>{dice}</div>
                {large}
            </section>
        </div>
    }
    .into_any()
}

fn dice_row(throw: &Throw) -> AnyView {
    view! {
        <div class="throw row" role="img" aria-label=dice_label(Some(throw))>
            {still_dice(throw.faces())}
        </div>
    }
    .into_any()
}

/// A small card. A press makes it the large one.
fn small(game: ClearContext, card: &ReviewedCard) -> AnyView {
    let seat = card.person.seat;
    let (labelled, drawn) = (card.clone(), card.clone());
    view! {
        <button
            type="button"
            class="small"
            aria-pressed=move || (game.large_seat.get() == seat).to_string()
            on:click=move |_| game.enlarge(seat)
        >
            <span class="plate">
                {pawn(&card.person)}
                <bdi class="name">{card.person.name.to_string()}</bdi>
                <span class="called">{move || labelled.what_was_done(game.missed.get())}</span>
            </span>
            <span class="felt">{move || still(drawn.card, drawn.lines(game.missed.get()))}</span>
        </button>
    }
    .into_any()
}

fn large(game: ClearContext, card: &ReviewedCard) -> AnyView {
    let missed = game.missed.get();
    view! {
        <p class="did row">
            {pawn(&card.person)}
            <span>{drawn(&card.with_name(missed))}</span>
        </p>
        <div class="large-picture">{still(card.card, card.lines(missed))}</div>
    }
    .into_any()
}

pub(super) fn foot(game: ClearContext) -> AnyView {
    let throws = game.session.game.with_untracked(reviewed_throws);
    let last = throws.len().saturating_sub(1);
    let missed: Vec<bool> = throws.iter().map(ReviewedThrow::has_missed_lines).collect();
    let none_missed = Memo::new(move |_| {
        game.missed.get() && missed.get(game.review.get().unwrap_or_default()) == Some(&false)
    });
    let previous_refusal = Signal::derive(move || {
        (game.review.get() == Some(0)).then(|| "This is the first roll of the game.".to_owned())
    });
    let at_end = Memo::new(move |_| game.review.get().unwrap_or_default() >= last);
    let go_on = move |()| if at_end.get_untracked() { game.review.set(None) } else { next(game, last) };
    view! {
        <Quiet
            on_press=move |()| game.missed.update(|missed| *missed = !*missed)
            pressed=Signal::derive(move || game.missed.get())
        >
            "Show missed lines"
        </Quiet>
        <Quiet on_press=move |()| previous(game) refusal=previous_refusal>"Previous roll"</Quiet>
        <Show when=move || !at_end.get()>
            <Quiet on_press=move |()| game.review.set(None)>"Back to the game"</Quiet>
        </Show>
        <p class="say" role="status">{move || none_missed.get().then_some("Nobody missed a line in this roll.")}</p>
        <Primary on_press=go_on repeats=true>{move || if at_end.get() { "Back to the game" } else { "Next roll" }}</Primary>
    }.into_any()
}
