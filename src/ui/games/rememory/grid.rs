//! The grid of tiles.

use crate::ui::prelude::*;

use super::context::RememoryContext;
use crate::{
    browser::{focus, page},
    rules::rememory::{Action, COLUMNS, ROWS, TileSlot},
    screens::rememory::{FoundTile, tile_face, tile_name, tile_slug},
    ui::{
        parts::Tile,
        rove::{arrows, tab_stop},
    },
};

/// Six columns, four rows (RM-06). A taken tile leaves a gap, and the others stay (RM-07).
pub(super) fn grid(game: RememoryContext) -> AnyView {
    reset_tab_stops_each_turn(game);
    let slots = slots(game);
    aim_at_owner(game);
    let head = (1..=COLUMNS).map(|column| view! { <th scope="col">{column}</th> }).collect_view();
    let row = |(row, slots): (u8, &[RwSignal<TileSlot>])| {
        let tiles = (0..COLUMNS).zip(slots).map(|(column, slot)| {
            let place = row * COLUMNS + column;
            view! { <td>{tile(game, place, *slot)}</td> }.into_any()
        });
        view! { <tr><th scope="row">{row + 1}</th>{tiles.collect_view()}</tr> }.into_any()
    };
    view! {
        <div class="field">
            <table class="tiles" data-tiles="" data-rove="" on:keydown=arrows>
                <caption class="visually-hidden">"The tiles"</caption>
                <thead class="visually-hidden"><tr><td></td>{head}</tr></thead>
                <tbody>{(0..ROWS).zip(slots.chunks(COLUMNS.into())).map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// A signal for each place, set only when the place changes, so that the others are not drawn again.
fn slots(game: RememoryContext) -> Vec<RwSignal<TileSlot>> {
    let slots: Vec<_> = game.with_untracked(|view| view.grid.iter().copied().map(RwSignal::new).collect());
    let all = slots.clone();
    Effect::new(move |_| {
        game.with(|view| {
            let now = all.iter().zip(&view.grid);
            now.filter(|(slot, now)| slot.with_untracked(|was| was != *now))
                .for_each(|(slot, now)| slot.set(*now));
        });
    });
    slots
}

/// A place of the grid.
fn tile(game: RememoryContext, place: u8, slot: RwSignal<TileSlot>) -> AnyView {
    let empty = Memo::new(move |_| slot.get().is_empty());
    let face = Signal::derive(move || tile_face(slot.get()));
    view! {
        <button
            type="button"
            class="unstyled"
            tabindex=tab_stop(place.into())
            data-lies=move || tile_slug(slot.get())
            aria-label=move || tile_name(slot.get(), place)
            on:click=move |_| {
                // Where a tile was found, nothing can be meant.
                if !empty.get_untracked() {
                    game.act(Action::Turn { place });
                }
            }
        >
            {move || if empty.get() { found_picture(game, place) } else { view! { <Tile face/> }.into_any() }}
        </button>
    }
    .into_any()
}

/// Lets a found tile move to whoever found it.
fn aim_at_owner(game: RememoryContext) {
    Effect::new(move |_| {
        if game.on_its_way.is_shown() {
            page::after_painting(|| page::set_distance("[data-found]", OWNER));
        }
    });
}

/// The element to which a found tile moves: the name of the player on turn, or the list of leaders.
const OWNER: &str = "[data-turn=true] [data-owner], [data-leaders]";

/// A found tile turns over in its place, stays visible for a second, and moves to its owner. The next press ends that.
fn found_picture(game: RememoryContext, place: u8) -> AnyView {
    let Some(FoundTile { coin, .. }) = game.on_its_way.get().filter(|found| found.place == place) else {
        return ().into_any();
    };
    view! { <span class="found" data-found=""><Tile face=Some((coin.suit, coin.rank))/></span> }.into_any()
}

/// Moves the tab stop back to the first tile and the first coin at the start of a turn and after a wrong tile. Otherwise it
/// would show which tile somebody had focused.
fn reset_tab_stops_each_turn(game: RememoryContext) {
    let moment = Memo::new(move |_| game.with(|view| (view.turns, view.is_wrong())));
    Effect::new(move |_| {
        moment.with(|_| page::after_painting(focus::reset_tab_stops));
    });
}
