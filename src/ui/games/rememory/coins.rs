//! A place where a coin lies, and the rows beside the tiles.

use crate::ui::prelude::*;

use super::at::{At, place_at};
use crate::{
    rules::{
        piecepack::{Rank, Suit},
        rememory::{Lay, Place, Sorted, Variant},
    },
    ui::{
        parts::{SeenCoin, suit::SuitMark},
        rove::{arrows, tab_stop},
    },
};

/// A place where a coin lies or lay. `whose` stands before the name of what lies there.
pub(super) fn coin(at: At, lay: Lay, whose: String, number: usize) -> Html {
    let here = Memo::new(move |_| at.look_guarded(|view| place_at(&view.coins, lay)));
    let name = move || match here.get() {
        Place::Coin(seen) => format!("{whose} {}: {seen}", number + 1),
        Place::InPlay => format!("{whose} {}: in play", number + 1),
        Place::Empty => format!("{whose} {}: gone", number + 1),
    };
    let lies = move || match here.get() {
        Place::Coin(_) => "coin",
        Place::InPlay => "in-play",
        Place::Empty => "empty",
    };
    let drawn = move || match here.get() {
        Place::Coin(seen) => html! { <SeenCoin suit=seen.suit rank=seen.rank/> },
        Place::InPlay | Place::Empty => Html::Nothing,
    };
    html! {
        <button
            type="button"
            class="bare place"
            tabindex=tab_stop(number)
            data-lies=lies
            aria-label=name
            on:click=move |_| at.take(lay)
        >
            {drawn}
        </button>
    }
}

/// How the rows beside the tiles lie: how many coins in each, and what each row has in common (RM-32, RM-37).
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

/// The coins beside the tiles, at places that do not close up (RM-R22).
pub(super) fn beside(at: At) -> Html {
    let (wide, common) = rows(at.variant());
    let head = (1..=wide).map(|column| html! { <th scope="col">{column}</th> }).collect_html();
    let row = move |row: u8| {
        let coins = (0..wide).map(|column| {
            let place = row * wide + column;
            let lay = Lay::Row { place };
            html! { <td>{coin(at, lay, "coin".to_owned(), place.into())}</td> }
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
