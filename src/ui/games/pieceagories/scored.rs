//! The score of a round, and the pawns it moves.

use crate::ui::prelude::*;

use super::open_game::OpenGame;
use crate::{
    rules::{
        Seat,
        pieceagories::{Action, Scene},
    },
    ui::{
        parts::{Primary, Quiet},
        sheets::{Score, Scored},
    },
};

pub(super) fn board(game: OpenGame) -> Html {
    let score = game.session.view.with_untracked(|view| {
        let Scene::Scored { points, totals, winners, .. } = &view.scene else { return None };
        let title = sentence(game, totals, winners);
        let points = points.iter().map(|row| row.to_vec()).collect();
        Some(Score { title, points, winners: winners.clone(), word: "wins" })
    });
    score.map_or_else(|| Html::Nothing, |score| html! { <Scored sheets=game.sheets score/> })
}

/// Who won the round, and what a tie means (PG-74, PG-75, PG-R34).
fn sentence(game: OpenGame, totals: &[u32], winners: &[Seat]) -> String {
    let best = totals.iter().max().copied().unwrap_or_default();
    match winners {
        _ if best == 0 => "Nobody has a point, so everybody wins the round".to_owned(),
        [one] => format!("{} wins the round", game.name(*one)),
        [_, _] => format!("{} both win the round", game.names(winners)),
        _ => format!("{} all win the round", game.names(winners)),
    }
}

pub(super) fn action(game: OpenGame) -> Html {
    let (void, void_refusal) = game.button(Action::Void);
    let (advance, advance_refusal) = game.button(Action::Advance);
    let winners = game.session.view.with_untracked(|view| match &view.scene {
        Scene::Scored { winners, .. } => winners.clone(),
        _ => Vec::new(),
    });
    let says = if winners.len() == 1 { "Move the pawn" } else { "Move the pawns" };
    html! {
        <Quiet on_press=void refusal=void_refusal>"Cancel and replay this round"</Quiet>
        <p class="say">"One space up for "{game.names(&winners)}"."</p>
        <Primary on_press=advance refusal=advance_refusal>{says}</Primary>
    }
}
