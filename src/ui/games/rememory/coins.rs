//! A place for a coin, and the rows beside the tiles.

use crate::ui::prelude::*;

use super::state::RememoryTable;
use crate::{
    rules::{
        piecepack::{Rank, Suit},
        rememory::{CoinSlot, CoinSource, Sorted, Variant, View},
    },
    ui::{
        parts::{SeenCoin, SuitMark},
        rove::{arrows, tab_stop},
    },
};

/// A place for a coin. `whose` is put before its name.
pub(super) fn coin(
    table: RememoryTable,
    view: Signal<View>,
    source: CoinSource,
    whose: String,
    number: usize,
) -> Html {
    let slot = Memo::new(move |_| table.session.with_own(view, |view, own| view.coin_at(source, own)));
    let name = move || match slot.get() {
        CoinSlot::Coin(seen) => format!("{whose} {}: {seen}", number + 1),
        CoinSlot::InPlay => format!("{whose} {}: in play", number + 1),
        CoinSlot::Empty => format!("{whose} {}: gone", number + 1),
    };
    let state = move || match slot.get() {
        CoinSlot::Coin(_) => "coin",
        CoinSlot::InPlay => "in-play",
        CoinSlot::Empty => "empty",
    };
    let drawn = move || match slot.get() {
        CoinSlot::Coin(seen) => html! { <SeenCoin suit=seen.suit rank=seen.rank/> },
        CoinSlot::InPlay | CoinSlot::Empty => Html::Nothing,
    };
    html! {
        <button
            type="button"
            class="unstyled place"
            tabindex=tab_stop(number)
            data-lies=state
            aria-label=name
            on:click=move |_| table.take(source)
        >
            {drawn}
        </button>
    }
}

/// The rows beside the tiles: the number of coins in each, and the suit or rank that they share (RM-32, RM-37).
fn rows(variant: Variant) -> (u8, fn(u8) -> Html) {
    match variant {
        Variant::Rows { sorted: Sorted::Suit, .. } => (6, |row| {
            let suit = Suit::ALL[usize::from(row)];
            html! { <span class="visually-hidden">{suit.to_string()}</span><SuitMark suit/> }
        }),
        Variant::Rows { sorted: Sorted::Value, .. } => (4, |row| {
            let rank = Rank::ALL[usize::from(row)];
            html! { <span class="visually-hidden">{rank.to_string()}</span> }
        }),
        Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } | Variant::Scattered { .. } => {
            (6, |row| html! { <span class="visually-hidden">{row + 1}</span> })
        }
    }
}

/// The coins beside the tiles. The place of a coin that is gone stays empty (RM-R22).
pub(super) fn beside(table: RememoryTable, view: Signal<View>) -> Html {
    let (wide, common) = rows(table.variant());
    let head = (1..=wide).map(|column| html! { <th scope="col">{column}</th> }).collect_html();
    let row = move |row: u8| {
        let coins = (0..wide).map(|column| {
            let place = row * wide + column;
            let source = CoinSource::Row { place };
            html! { <td>{coin(table, view, source, "coin".to_owned(), place.into())}</td> }
        });
        html! { <tr><th scope="row">{common(row)}</th>{coins.collect_html()}</tr> }
    };
    html! {
        <table class="rows" data-rove="" data-wide=wide on:keydown=arrows>
            <caption class="visually-hidden">"The coins beside the tiles"</caption>
            <thead class="visually-hidden"><tr><td></td>{head}</tr></thead>
            <tbody>{(0..24 / wide).map(row).collect_html()}</tbody>
        </table>
    }
}
