//! The letter die, and the two dice that some tables roll instead.

use crate::ui::prelude::*;

use crate::{
    rules::{
        piecepack::Suit,
        scattergories::{Face, View},
    },
    screens::scattergories::rolled,
    ui::parts::Die,
};

/// The suits shown on the dice on screen; they have no meaning in this game.
const SUITS: [Suit; 2] = [Suit::Suns, Suit::Arms];

/// The two dice that gave the letter; nothing if the letter die was rolled.
pub(super) fn dice(view: &View) -> Html {
    let Some(Face::Dice(throw)) = rolled(&view.scene) else { return Html::Nothing };
    let die = |(&suit, rank)| html! { <Die suit face=Some(rank)/> };
    html! { <div class="row dice-row">{SUITS.iter().zip(throw.0).map(die).collect_html()}</div> }
}

/// A die with letters: one on top, one on each of the two visible sides.
pub(super) fn letter_die([up, left, right]: [char; 3]) -> Html {
    let letter = |at: &'static str, letter: char| {
        html! { <g transform=at><text text-anchor="middle">{letter.to_string()}</text></g> }
    };
    html! {
        <svg class="letter-die" viewBox="0 0 100 108" aria-hidden="true">
            <path class="up" d="M50 3L95 27 50 52 5 27z"/>
            <path class="left" d="M5 27L50 52V105L5 79z"/>
            <path class="right" d="M95 27L50 52V105L95 79z"/>
            {letter("matrix(.9 .5 -.9 .5 44 33)", up)}
            {letter("matrix(.87 .5 0 1 27 77)", left)}
            {letter("matrix(.87 -.5 0 1 73 77)", right)}
        </svg>
    }
}
