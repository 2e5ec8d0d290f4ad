//! The coin in play, drawn large, and the bag.

use crate::ui::prelude::*;

use super::context::RememoryContext;
use crate::{
    rules::rememory::{CoinSource, View},
    screens::rememory::{Middle, found_tile},
    ui::parts::{SeenCoin, Tile},
    wording::{Noun, counted},
};

/// The coin in play, large, with suit and value as far as the viewer may see them. Without a coin in play:
/// the tile that was just found.
pub(super) fn coin_in_play(game: RememoryContext) -> AnyView {
    let found = Memo::new(move |_| game.session.latest.with(|events| found_tile(events)));
    let middle = Memo::new(move |_| {
        let coin = game.session.with_own(Middle::coin);
        coin.or_else(|| found.get().map(Middle::Found))
    });
    let faces = move || match middle.get() {
        Some(Middle::Coin(seen)) => view! { <SeenCoin suit=seen.suit rank=seen.rank/> }.into_any(),
        Some(Middle::Found(found)) => {
            view! { <Tile face=Some((found.coin.suit, found.coin.rank))/> }.into_any()
        }
        None => view! { <i class="no-coin"></i> }.into_any(),
    };
    let (label, name) = (move || Middle::labels(middle.get()).0, move || Middle::labels(middle.get()).1);
    view! {
        <section class="in-play stack" aria-label="The coin in play">
            <span class="pair row">{faces}</span>
            <div class="called"><p><small>{label}</small>{name}</p></div>
        </section>
    }
    .into_any()
}

/// The bag; it shakes when a coin is drawn (RM-08). A press draws, as the primary button does.
pub(super) fn bag(game: RememoryContext) -> AnyView {
    let left = Memo::new(move |_| game.with(|view| view.coins.hidden()));
    let shaken = Memo::new(move |_| game.with(View::must_turn_tile));
    let shaken = move || shaken.get().to_string();
    let name = move || format!("The bag, {}: draw a coin", counted(left.get(), Noun::COIN));
    view! {
        <button type="button" class="unstyled bag" data-shaken=shaken aria-label=name on:click=move |_| game.take(CoinSource::Bag)>
            {bag_picture()}
            <b>{left}</b>
        </button>
    }.into_any()
}

/// The bag, tied with a cord.
pub(super) fn bag_picture() -> AnyView {
    view! {
        <svg class="sack" viewBox="0 0 60 64" aria-hidden="true">
            <path class="cloth" d="M22 17C12 24 3 37 5 49c1.4 9 10 13 25 13s23.6-4 25-13C57 37 48 24 38 17z"/>
            <path class="crease" d="M24 19c-3 9-8 16-10 27M30 19c0 10 1 18 0 30M36 19c3 9 8 15 10 25"/>
            <path class="cloth" d="M19 3c3 3 5 1 8 3s5 1 7-1 5 0 7-2c-1 6-3 9-3 14H22c0-5-2-8-3-14z"/>
            <path class="cord" d="M20 17c6 3 14 3 20 0M39 18c4 2 5 6 8 8M38 18c2 4 2 7 3 11"/>
        </svg>
    }
    .into_any()
}
