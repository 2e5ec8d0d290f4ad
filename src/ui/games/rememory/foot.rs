//! The foot of the table: what to do now, in a sentence and a button.

use crate::ui::prelude::*;

use super::{closing, context::RememoryContext};
use crate::{
    browser::{focus, page},
    rules::{Seat, rememory::Action},
    screens::hold::HoldPurpose,
    screens::rememory::{
        HiddenSide, LookState, PickedFrom, Prompt, found_tile, hidden_side, is_thinking, looks_at_coin,
        press, prompt, sentence,
    },
    ui::{
        curtain::Hold,
        parts::{Primary, Quiet, drawn},
    },
};

/// The first tile that can be turned.
const FIRST_TILE: &str = "[data-tiles] [data-lies=down]";
/// Coins that can be picked, best first: of the player's own hand, beside the tiles, of any hand.
const COINS: [&str; 3] = [
    "[data-hands] [data-turn=true] [data-lies=coin]",
    "[data-rows] [data-lies=coin]",
    "[data-hands] [data-lies=coin]",
];

pub(super) fn foot(game: RememoryContext) -> AnyView {
    let alone = game.session.only_person.is_some();
    let behind = Memo::new(move |_| game.is_behind());
    let prompt = Memo::new(move |_| game.with(|view| prompt(view, alone, behind.get())));
    let hidden = Memo::new(move |_| game.with(|view| hidden_side(view, alone, behind.get())));
    // What the large button says, and what it plays; without an action it points to the tiles.
    let press = Memo::new(move |_| game.with(press));
    let pressed = move |()| match press.get_untracked() {
        (_, Some(action)) => game.act(action),
        (_, None) => {
            focus::set(FIRST_TILE);
        }
    };
    let points_elsewhere = Signal::derive(move || press.get().1.is_none());
    // When a tile is to be turned after a press on the large button, arrow keys choose it at once.
    Effect::new(move |pointed_before: Option<bool>| {
        let points = points_elsewhere.get();
        if points && pointed_before == Some(false) {
            page::after_painting(|| {
                if focus::is_free() {
                    focus::set(FIRST_TILE);
                }
            });
        }
        points
    });
    let buttons = move || match prompt.get() {
        Prompt::Bot(seat) => bot(game, seat),
        Prompt::Pick(from) => pick(game, from),
        Prompt::Press => view! {
            {move || hidden.get().map(|hidden| looking(game, hidden))}
            <Primary on_press=pressed points_elsewhere>{move || press.get().0}</Primary>
        }
        .into_any(),
    };
    let has_found = Memo::new(move |_| game.session.latest.with(|events| found_tile(events).is_some()));
    let say = Memo::new(move |_| {
        game.session.with_own(|view, own| sentence(view, own, has_found.get(), closing::seconds()))
    });
    view! {
        <p class="say" dir="auto">{say}</p>
        {buttons}
    }
    .into_any()
}

/// A computer player needs no button: a sentence says that it is thinking.
fn bot(game: RememoryContext, seat: Seat) -> AnyView {
    view! { <p class="say">{drawn(&is_thinking(&game.name(seat)))}</p> }.into_any()
}

/// The buttons to pick a coin, at the table or, from a hidden hand, behind the curtain.
fn pick(game: RememoryContext, from: PickedFrom) -> AnyView {
    let focus_coin = |()| {
        COINS.iter().any(|coins| focus::set(coins));
    };
    let back = move |()| game.curtain.leave();
    match from {
        PickedFrom::Behind => view! {
            <Quiet on_press=back>"Back to the table"</Quiet>
            <Primary on_press=focus_coin points_elsewhere=true>"Choose a coin"</Primary>
        }
        .into_any(),
        PickedFrom::Hidden(seat) => view! {
            <Hold curtain=game.curtain seat name=game.name(seat) purpose=HoldPurpose::PickCoin/>
        }
        .into_any(),
        PickedFrom::Open => {
            view! { <Primary on_press=focus_coin points_elsewhere=true>"Choose a coin"</Primary> }.into_any()
        }
    }
}

/// The buttons to look at a hidden side of a coin, and to show it to everybody.
fn looking(game: RememoryContext, HiddenSide { seat, look, reveal }: HiddenSide) -> AnyView {
    let press_look = move |()| match game.session.only_person {
        Some(_) => game.act(Action::Look),
        None => game.curtain.lower(seat),
    };
    let look_button = match look {
        LookState::Possible => {
            view! { <Quiet on_press=press_look>{drawn(&looks_at_coin(&game.name(seat)))}</Quiet> }.into_any()
        }
        LookState::Behind => {
            view! { <Quiet on_press=move |()| game.curtain.leave()>"Back to the table"</Quiet> }.into_any()
        }
        LookState::Done => ().into_any(),
    };
    let reveal_button = reveal.then(|| {
        view! { <Quiet on_press=move |()| game.act(Action::Reveal)>"Show the coin to everybody"</Quiet> }
            .into_any()
    });
    view! { {look_button}{reveal_button} }.into_any()
}
