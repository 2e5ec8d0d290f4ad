//! Who has which tiles, and whose turn it is.

use crate::ui::prelude::*;

use super::context::RememoryContext;
use crate::{
    rules::{
        Seat,
        rememory::{self, Person},
    },
    screens::rememory::suit,
    ui::parts::{Pawn, Tile, counted_up},
    wording::Noun,
};

/// A line for each player: name, number of tiles, and the tiles (RM-04, RM-15).
pub(super) fn scores(game: RememoryContext) -> AnyView {
    let line = |person: Person| {
        view! { <li data-turn=is_turn(game, person.seat)>{head(game, &person)}{kept(game, person.seat)}</li> }
            .into_any()
    };
    view! {
        <ol class="scores stack" data-scroll-to-turn="" aria-label="Tiles kept">{game.people().into_iter().map(line).collect_view()}</ol>
    }.into_any()
}

/// Whether it is the turn of a seat, as an attribute value.
pub(super) fn is_turn(game: RememoryContext, seat: Seat) -> Memo<&'static str> {
    Memo::new(move |_| game.with(|view| if view.turn == seat { "true" } else { "false" }))
}

/// A name, the number of tiles, and the level of a computer player.
pub(super) fn head(game: RememoryContext, person: &Person) -> AnyView {
    let seat = person.seat;
    let count = Memo::new(move |_| {
        game.with(|view| u32::try_from(view.people[seat.index()].kept.len()).unwrap_or(u32::MAX))
    });
    let level = person.level.map(|level| view! { <small>{level.to_string()}</small> });
    let tiles = move || Noun::TILE.after(count.get());
    let finds = Signal::derive(move || game.on_its_way.get().is_some_and(|found| found.by == seat));
    view! {
        <span class="whose" data-owner="">{pawn(game, person)}<bdi>{person.name.to_string()}</bdi>{level}</span>
        <b>{counted_up(count.into(), finds)}<span class="visually-hidden">" "{tiles}</span></b>
    }
    .into_any()
}

/// Somebody's pawn, if everybody has one (RM-R42).
pub(super) fn pawn(game: RememoryContext, person: &Person) -> AnyView {
    let suit = game.with_untracked(|view| suit(view, person.seat));
    suit.map(|suit| view! { <Pawn suit initial=person.name.initial()/> }).into_any()
}

/// A player's tiles, face up, in the order in which they were found.
fn kept(game: RememoryContext, seat: Seat) -> AnyView {
    let tiles = Memo::new(move |_| game.with(|view| view.people[seat.index()].kept.clone()));
    view! { <span class="kept row">{move || pile(&tiles.get())}</span> }.into_any()
}

/// Tiles as a small row of faces, with their names for screen readers.
pub(super) fn pile(tiles: &[rememory::Tile]) -> AnyView {
    let tile = |tile: &rememory::Tile| {
        let face = Some((tile.suit, tile.rank));
        view! { <span><span class="visually-hidden">{tile.to_string()}" "</span><Tile face/></span> }
            .into_any()
    };
    tiles.iter().map(tile).collect_view().into_any()
}
