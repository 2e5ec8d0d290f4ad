//! The scoreboard: blank-grid tiles side by side, one run of spaces for each player.

use leptos::prelude::*;

use super::{pawn::Pawn, tile::Tile};
use crate::rules::piecepack::Suit;

/// A pawn on the scoreboard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardPawn {
    /// Whose colour it wears.
    pub suit: Suit,
    /// The initial on it.
    pub initial: String,
    /// The name at the foot of its run.
    pub name: String,
    /// Which run it climbs, counted from the left from 0.
    pub run: u8,
    /// The space it stands on; 0 is the start strip below the tiles (PG-R01).
    pub position: u32,
}

/// The scoreboard with its pawns (PG-17 to PG-25).
///
/// To a screen reader it is one picture with one sentence. Tiles are laid once; a step only changes the height at
/// which its pawn stands, so the step can be seen and no other thing moves.
#[component]
pub fn Scoreboard(
    /// How many tiles lie side by side; each is two runs wide.
    tiles_wide: u8,
    /// How many tiles lie on top of each other; each is two spaces high.
    tiles_high: u8,
    /// The pawns, at most one to a run. A run without one is drawn faded (PG-20).
    #[prop(into)]
    pawns: Signal<Vec<BoardPawn>>,
    /// The standing in one sentence, for example "Ana 2, Bo 0, Cy 1 of 6".
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let column = || view! { <div>{(0..tiles_high).map(|_| view! { <Tile/> }).collect_view()}</div> };
    let tiles = (0..tiles_wide).map(|_| column()).collect_view();
    let runs = (0..tiles_wide.saturating_mul(2)).map(|run| view! { <Run run pawns/> }).collect_view();
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
                {runs}
            </div>
        </div>
    }
}

/// One run from its name at the foot to the last space.
#[component]
fn Run(run: u8, pawns: Signal<Vec<BoardPawn>>) -> impl IntoView {
    let mine = move || pawns.with(|all| all.iter().find(|pawn| pawn.run == run).cloned());
    let position = Memo::new(move |_| mine().map_or(0, |pawn| pawn.position));
    let player = Memo::new(move |_| mine().map(|pawn| (pawn.suit, pawn.initial, pawn.name)));
    view! {
        <div class="run" data-spare=move || player.with(Option::is_none).to_string() style:--run=run.to_string()>
            {move || {
                player.get().map(|(suit, initial, name)| {
                    view! {
                        <span class="climbed">
                            {move || Some(position.get()).filter(|position| *position > 0).map(|position| position.to_string())}
                        </span>
                        <span
                            class="stands"
                            data-step=move || if position.get().is_multiple_of(2) { "even" } else { "odd" }
                            style:--position=move || position.get().to_string()
                        >
                            <Pawn suit initial/>
                        </span>
                        <span class="name">{name}</span>
                    }
                })
            }}
        </div>
    }
}
