//! The score of a round, and the pawns it moves.

use crate::ui::prelude::*;

use super::OpenGame;
use crate::{
    rules::pieceagories::Action,
    screens::pieceagories::{score, scored_foot},
    ui::{
        parts::{Primary, Quiet},
        sheets::Scored,
    },
};

pub(super) fn board(game: OpenGame) -> Html {
    game.with_untracked(score).map(|score| html! { <Scored sheets=game.sheets score/> }).into_html()
}

pub(super) fn action(game: OpenGame) -> Html {
    let (void, void_refusal) = game.button(Action::Void);
    let (advance, advance_refusal) = game.button(Action::Advance);
    let (say, press) = game.with_untracked(scored_foot);
    html! {
        <Quiet on_press=void refusal=void_refusal>"Cancel and replay this round"</Quiet>
        <p class="say">{say}</p>
        <Primary on_press=advance refusal=advance_refusal>{press}</Primary>
    }
}
