//! The scoreboard: tiles face down, side by side, with a track of spaces for each player.

use crate::ui::prelude::*;

use super::{nothing, parity, piecepack::Pawn};
use crate::rules::piecepack::Suit;

/// A pawn on the scoreboard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardPawn {
    /// Its suit, which gives the colour.
    pub suit: Suit,
    pub initial: String,
    /// The name below its track.
    pub name: String,
    /// The track, from the left, from 0; style sheets call it `--run`.
    pub track: u8,
    /// The space it stands on; 0 is the start strip below the tiles (PG-R01).
    pub position: u32,
}

/// The scoreboard with its pawns (PG-17 to PG-25).
///
/// A screen reader gets one picture with one sentence. When a pawn climbs, only its height and its number
/// change, so people see it climb and nothing else moves.
#[component]
pub fn Scoreboard(
    /// How many tiles lie side by side; each is two tracks wide.
    tiles_wide: u8,
    /// How many rows of tiles there are; each is two spaces high.
    tiles_high: u8,
    /// The pawns, at most one to a track. A track without one is drawn faded (PG-20).
    #[prop(into)]
    pawns: Signal<Vec<BoardPawn>>,
    /// The standing in one sentence, for example "Ana 2, Bo 0, Cy 1 of 6".
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let tile = |_| face_down_tile();
    let column = |_| view! { <div>{(0..tiles_high).map(tile).collect_view()}</div> };
    let tiles: Vec<_> = (0..tiles_wide).map(column).collect();
    let track = |track: u8| view! { <Track track pawns/> };
    let tracks: Vec<_> = (0..tiles_wide.saturating_mul(2)).map(track).collect();
    view! {
        <div
            class="scoreboard"
            style:--runs=(u16::from(tiles_wide) * 2).to_string()
            style:--spaces=(u16::from(tiles_high) * 2).to_string()
            role="img"
            aria-label=move || label.get()
        >
            <div class="field">
                <div class="tiles">{tiles}</div>
                {tracks}
            </div>
        </div>
    }
}

/// A tile that is never turned, so it needs no face (PG-19).
fn face_down_tile() -> AnyView {
    view! { <span class="tile turns"><span class="back"></span></span> }.into_any()
}

/// One track, from the name at the bottom to the last space.
#[component]
fn Track(track: u8, pawns: Signal<Vec<BoardPawn>>) -> impl IntoView {
    let pawn = move || pawns.with(|all| all.iter().find(|pawn| pawn.track == track).cloned());
    let position = Memo::new(move |_| pawn().map_or(0, |pawn| pawn.position));
    let player = Memo::new(move |_| pawn().map(|pawn| (pawn.suit, pawn.initial, pawn.name)));
    let spaces = move || match position.get() {
        0 => String::new(),
        spaces => spaces.to_string(),
    };
    let pawn_and_name = move |(suit, initial, name): (Suit, String, String)| {
        view! {
            <span class="climbed">{spaces}</span>
            <span
                class="stands"
                data-step=move || parity(position.get())
                style:--position=move || position.get().to_string()
            >
                <Pawn suit initial/>
            </span>
            <span class="name">{name}</span>
        }
        .into_any()
    };
    view! {
        <div class="run" data-spare=move || player.with(Option::is_none).to_string() style:--run=track.to_string()>
            {move || player.get().map_or_else(nothing, pawn_and_name)}
        </div>
    }
}
