//! The large card: a grid of buttons over six tiles, and the chosen line.

use crate::ui::prelude::*;

use super::{
    context::ClearContext,
    drag,
    picture::{self, ROW_NUMBERS, VIEW_BOX, coin, is_empty, path},
};
use crate::{
    rules::{
        Seat,
        clear::{COLUMNS, Card, Squares, View, line},
    },
    screens::clear::{CardLines, hinted_lines, is_deciding, lines},
    ui::{
        parts::Tile,
        rove::{arrows_or_play, tab_stop},
    },
};

/// Somebody's card, large.
pub(super) fn large(game: ClearContext, seat: Seat) -> AnyView {
    let card: Signal<Option<Card>> =
        Memo::new(move |_| game.with(|view| view.person(seat).and_then(|person| person.card))).into();
    // Whoever decides begins to choose at the first coin that is left.
    let first = Memo::new(move |_| {
        let decides = game.large_seat.get() == seat && game.with(|view| is_deciding(view, seat));
        card.get().filter(|_| decides)?.left().numbers().next()
    });
    let head = (0..COLUMNS)
        .map(|column| {
            view! { <th scope="col"><span class="visually-hidden">{column + 1}</span></th> }.into_any()
        })
        .collect_view();
    let row = move |row: u8| {
        let square = move |column: u8| square(game, card, first, row * COLUMNS + column);
        view! { <tr><th scope="row"><span class="visually-hidden">{row + 1}</span></th>{(0..COLUMNS).map(square).collect_view()}</tr> }.into_any()
    };
    let drawn = move |view: &View| {
        // When another card becomes large, this one is drawn for a moment longer, without hints.
        let hints = if game.large_seat.get() == seat {
            hinted_lines(view, seat, game.asked_hint(view, seat))
        } else {
            Vec::new()
        };
        CardLines { hints, ..lines(view, seat) }
    };
    let caption = format!("The card of {}", game.name(seat));
    view! {
        <div class="card">
            <div class="tiles" aria-hidden="true">{(0..6).map(|_| view! { <Tile/> }).collect_view()}</div>
            <table data-rove="" on:keydown=arrows_or_play>
                <caption class="visually-hidden">{caption}</caption>
                <thead><tr><td></td>{head}</tr></thead>
                <tbody>{ROW_NUMBERS.map(row).collect_view()}</tbody>
            </table>
            <svg class="across" viewBox=VIEW_BOX aria-hidden="true">
                {picture::lines(Signal::derive(move || game.with_results(drawn)))}
                {choice(game, card)}
            </svg>
        </div>
    }
    .into_any()
}

/// `first`: the coin at which somebody begins to choose.
fn square(game: ClearContext, card: Signal<Option<Card>>, first: Memo<Option<u8>>, square: u8) -> AnyView {
    let name = move || {
        let (row, column) = (square / COLUMNS + 1, square % COLUMNS + 1);
        match card.with(|card| card.as_ref().and_then(|card| card.coin(square))) {
            Some(rank) => format!("row {row}, column {column}, {rank}"),
            None => format!("row {row}, column {column}, empty"),
        }
    };
    let begin_drag = move |press: leptos::ev::PointerEvent| game.drag.begin(square, &press);
    let tap = move |press: leptos::ev::MouseEvent| {
        if game.drag.was_tap(&press) {
            game.tap(square);
        }
    };
    let is_chosen = move || game.chosen.get().has(Squares::one(square)).to_string();
    view! {
        <td>
            <button
                type="button"
                tabindex=tab_stop(usize::from(square))
                data-cursor=move || (first.get() == Some(square)).then_some("")
                aria-label=name
                aria-pressed=is_chosen
                data-gone=move || is_empty(card, square).to_string()
                on:pointerdown=begin_drag
                on:pointerenter=move |_| drag::enter(game, square)
                on:click=tap
            >
                <svg class="lies" viewBox="0 0 24 24" aria-hidden="true">{coin(card, square)}</svg>
            </button>
        </td>
    }
    .into_any()
}

/// The chosen line. It has another colour if it matches the dice.
fn choice(game: ClearContext, card: Signal<Option<Card>>) -> AnyView {
    let fits = move || {
        let fits = game.with(|view| {
            let (card, throw) = (card.get()?, view.throw()?);
            line::call(&card, game.chosen.get(), throw).ok()
        });
        fits.is_some().to_string()
    };
    view! { <path class="line chosen" d=move || path(game.chosen.get()) data-fits=fits/> }.into_any()
}
