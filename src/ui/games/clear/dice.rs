//! The throw beside the cards, and the Scratch Tile with its pawns.

use crate::ui::prelude::*;

use super::context::ClearContext;
use crate::{
    rules::{
        clear::View,
        piecepack::{Rank, Suit},
    },
    screens::clear::{dice_label, matched, pawns_on_tile, scratch_tile_label, shown_throw},
    ui::parts::{Die, Pawn, Tile},
};

/// The colours of the dice on the screen. In the game they mean nothing.
pub(super) const SUITS: [Suit; 4] = [Suit::Suns, Suit::Moons, Suit::Crowns, Suit::Arms];

/// The dice: empty places before the first throw of a deal, four for a roll, two for a Scratch-Off (CL-09, CL-16).
pub(super) fn dice(game: ClearContext) -> AnyView {
    let shown = Memo::new(move |_| game.with(shown_throw));
    let scratch_off = Memo::new(move |_| game.with(View::is_scratch_off));
    // Another number for every throw, so that the dice roll even if the faces stay the same. A Scratch-Off does not count as a roll,
    // so it gets the number between two rolls.
    let throw_number =
        Memo::new(move |_| game.with(|view| 2 * u32::from(view.roll) + u32::from(scratch_off.get())));
    // Once everybody has decided, the dice are pale until the next throw.
    let spent = Memo::new(move |_| game.with(|view| view.throw().is_none() && shown_throw(view).is_some()));
    let waits_for_two = Memo::new(move |_| game.with(|view| scratch_off.get() && view.throw().is_none()));
    let name = move || shown.with(|throw| dice_label(throw.as_ref()));
    let lit = Memo::new(move |_| game.with(|view| matched(view, game.large_seat.get(), game.chosen.get())));
    let die = move |nth: usize| {
        let lit = Signal::derive(move || lit.with(|lit| lit.get(nth) == Some(&true)));
        let face = Signal::derive(move || shown.get().and_then(|throw| throw.faces().get(nth).copied()));
        view! { <Die suit=SUITS[nth] face throw=throw_number lit/> }.into_any()
    };
    view! {
        <div
            class="throw row"
            role="img"
            aria-label=name
            data-spent=move || spent.get().to_string()
            data-dice=move || shown.get().map_or(SUITS.len(), |throw| throw.faces().len())
        >
            {(0..SUITS.len()).map(die).collect_view()}
            <b class="stamp" aria-hidden="true">{move || waits_for_two.get().then_some("Scratch-Off")}</b>
        </div>
    }
    .into_any()
}

/// Dice without animation, for pictures.
pub(super) fn still_dice(faces: &[Rank]) -> AnyView {
    let die = |(suit, face): (Suit, &Rank)| view! { <Die suit face=Some(*face)/> };
    SUITS.into_iter().zip(faces).map(die).collect_view().into_any()
}

/// The Scratch Tile, and on it a pawn for each Scratch Round in a row (CL-14, CL-17, CL-18).
pub(super) fn scratch_tile(game: ClearContext) -> AnyView {
    let pawns = Memo::new(move |_| game.with(|view| u32::from(pawns_on_tile(view))));
    let name = move || game.with(scratch_tile_label);
    let pawn = move |nth: u32| {
        view! {
            <span data-on=move || (pawns.get() > nth).to_string() style:--nth=nth.to_string()>
                <Pawn suit=SUITS[nth as usize] initial=""/>
            </span>
        }
        .into_any()
    };
    view! {
        <div class="scratch-tile" role="img" aria-label=name title="When everybody scratches, a pawn goes on the Scratch Tile. Three times in a row: Scratch-Off.">
            <Tile/>
            <small>"Scratch Tile"</small>
            {(0..3).map(pawn).collect_view()}
        </div>
    }.into_any()
}
