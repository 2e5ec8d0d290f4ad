//! A place for a coin, and the rows beside the tiles.

use crate::ui::prelude::*;

use super::context::RememoryContext;
use crate::{
    rules::rememory::{COLUMNS, CoinSource, ROWS},
    screens::rememory::{coin_name, coin_seen, coin_slug, row_length, row_name},
    ui::{
        parts::{SeenCoin, SuitMark},
        rove::{arrows, tab_stop},
    },
};

/// A place for a coin. `label` is put before its number, for example "Ana's coin".
pub(super) fn coin(game: RememoryContext, source: CoinSource, label: String, number: usize) -> AnyView {
    let slot = Memo::new(move |_| game.session.with_own(|view, own| view.coin_at(source, own)));
    let drawn = move || coin_seen(slot.get()).map(|seen| view! { <SeenCoin suit=seen.suit rank=seen.rank/> });
    view! {
        <button
            type="button"
            class="unstyled place"
            tabindex=tab_stop(number)
            data-lies=move || coin_slug(slot.get())
            aria-label=move || coin_name(slot.get(), &label, number + 1)
            on:click=move |_| game.take(source)
        >
            {drawn}
        </button>
    }
    .into_any()
}

/// How many coins there are: one for each tile.
const COINS: u8 = COLUMNS * ROWS;

/// The coins beside the tiles. The place of a coin that is gone stays empty (RM-R22).
pub(super) fn beside(game: RememoryContext) -> AnyView {
    let variant = game.variant();
    let columns = row_length(variant);
    let head = (1..=columns).map(|column| view! { <th scope="col">{column}</th> }).collect_view();
    let row = move |row: u8| {
        let coins = (0..columns).map(|column| {
            let place = row * columns + column;
            let source = CoinSource::Row { place };
            view! { <td>{coin(game, source, "coin".to_owned(), place.into())}</td> }.into_any()
        });
        let (name, suit) = row_name(variant, row);
        let mark = suit.map(|suit| view! { <SuitMark suit/> });
        view! { <tr><th scope="row"><span class="visually-hidden">{name}</span>{mark}</th>{coins.collect_view()}</tr> }.into_any()
    };
    view! {
        <table class="rows" data-rows="" data-rove="" data-wide=columns on:keydown=arrows>
            <caption class="visually-hidden">"The coins beside the tiles"</caption>
            <thead class="visually-hidden"><tr><td></td>{head}</tr></thead>
            <tbody>{(0..COINS / columns).map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
