//! The grid of tiles.

use crate::ui::prelude::*;

use super::state::RememoryTable;
use crate::{
    browser::{focus, motion, page},
    rules::rememory::{Action, COLUMNS, ROWS, TileSlot, place_name},
    screens::rememory::{FoundTile, found_tile},
    ui::{
        parts::Tile,
        rove::{arrows, tab_stop},
    },
};

/// Six columns, four rows (RM-06). A taken tile leaves a gap, and the others stay (RM-07).
pub(super) fn grid(table: RememoryTable) -> Html {
    forget_where_the_focus_was(table);
    let spots = spots(table);
    let found = found(table);
    let head = (1..=COLUMNS).map(|column| html! { <th scope="col">{column}</th> }).collect_html();
    let row = |(row, spots): (u8, &[RwSignal<TileSlot>])| {
        let tiles = (0..COLUMNS).zip(spots).map(|(column, spot)| {
            let place = row * COLUMNS + column;
            html! { <td>{tile(table, place, *spot, found)}</td> }
        });
        html! { <tr><th scope="row">{row + 1}</th>{tiles.collect_html()}</tr> }
    };
    html! {
        <div class="field">
            <table class="tiles" data-rove="" on:keydown=arrows>
                <caption class="visually-hidden">"The tiles"</caption>
                <thead class="visually-hidden"><tr><td></td>{head}</tr></thead>
                <tbody>{(0..ROWS).zip(spots.chunks(COLUMNS.into())).map(row).collect_html()}</tbody>
            </table>
        </div>
    }
}

/// Each place as a signal that is set only when it changes, so that the others are not drawn again.
fn spots(table: RememoryTable) -> Vec<RwSignal<TileSlot>> {
    let spots: Vec<_> = table.with_untracked(|view| view.grid.iter().copied().map(RwSignal::new).collect());
    let all = spots.clone();
    Effect::new(move |_| {
        table.with(|view| {
            let now = all.iter().zip(&view.grid);
            now.filter(|(spot, now)| spot.with_untracked(|was| was != *now))
                .for_each(|(spot, now)| spot.set(*now));
        });
    });
    spots
}

/// A place of the grid. Of a tile that lies face down nothing is known here, nor whether it was ever turned (RM-05).
fn tile(table: RememoryTable, place: u8, spot: RwSignal<TileSlot>, found: Memo<Option<FoundTile>>) -> Html {
    let empty = Memo::new(move |_| spot.get() == TileSlot::Empty);
    let face = Signal::derive(move || match spot.get() {
        TileSlot::Up(tile) => Some((tile.suit, tile.rank)),
        TileSlot::Down | TileSlot::Empty => None,
    });
    let name = move || {
        let place = place_name(place).to_lowercase();
        match spot.get() {
            TileSlot::Down => format!("hidden tile, {place}"),
            TileSlot::Up(tile) => format!("{tile}, {place}"),
            TileSlot::Empty => format!("empty place, {place}"),
        }
    };
    let state = move || match spot.get() {
        TileSlot::Down => "down",
        TileSlot::Up(_) => "up",
        TileSlot::Empty => "empty",
    };
    html! {
        <button
            type="button"
            class="bare"
            tabindex=tab_stop(place.into())
            data-lies=state
            aria-label=name
            on:click=move |_| table.act(Action::Turn { place })
        >
            {move || if empty.get() { leaving(place, found) } else { html! { <Tile face watched=true/> } }}
        </button>
    }
}

/// The tile that the last move found. Everybody sees it among the tiles of its owner too.
fn found(table: RememoryTable) -> Memo<Option<FoundTile>> {
    let found = Memo::new(move |_| table.session.latest.with(|events| found_tile(events)));
    Effect::new(move |_| {
        if found.get().is_some() {
            page::after_painting(|| motion::set_distance(".tiles .found", OWNER));
        }
    });
    found
}

/// Where the tiles of whoever has the turn lie, or of those who have most.
const OWNER: &str = ".side [data-turn=true] .whose, .side .leaders";

/// A found tile turns over where it lay, is seen for a second, and goes to its owner.
fn leaving(place: u8, found: Memo<Option<FoundTile>>) -> Html {
    let Some(FoundTile { coin, .. }) = found.get().filter(|found| found.place == place) else {
        return Html::Nothing;
    };
    html! { <span class="found"><Tile face=Some((coin.suit, coin.rank))/></span> }
}

/// Moves the tab stop back to the first tile and the first coin at the start of a turn and after a wrong tile.
/// Otherwise it would show where somebody was.
fn forget_where_the_focus_was(table: RememoryTable) {
    let view = table.session.view_later;
    let moment = Memo::new(move |_| view.with(|view| (view.turns, view.is_wrong())));
    Effect::new(move |_| {
        moment.with(|_| page::after_painting(focus::reset_tab_stops));
    });
}
