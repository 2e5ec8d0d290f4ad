//! The score of a round, and the pawns it moves.

use crate::ui::prelude::*;

use super::at::At;
use crate::{
    rules::{
        Seat,
        pieceagories::{Action, Scene},
    },
    ui::{
        parts::{Primary, Quiet},
        sheets::{Score, scored},
    },
};

pub(super) fn board(at: At) -> Html {
    let score = at.session.view.with_untracked(|view| {
        let Scene::Scored { points, totals, winners, .. } = &view.scene else { return None };
        let title = sentence(at, totals, winners);
        let points = points.iter().map(|row| row.to_vec()).collect();
        Some(Score { title, points, winners: winners.clone(), word: "wins" })
    });
    score.map_or_else(|| Html::Nothing, |score| scored(at.sheets, score))
}

/// Who won the round, and what a tie means (PG-74, PG-75, PG-R34).
fn sentence(at: At, totals: &[u32], winners: &[Seat]) -> String {
    let best = totals.iter().max().copied().unwrap_or_default();
    match winners {
        _ if best == 0 => "Nobody has a point, so all are tied, and everybody wins the round".to_owned(),
        [one] => format!("{} wins the round", at.name(*one)),
        [_, _] => format!("{} are tied, and both win the round", at.names(winners)),
        _ => format!("{} are tied, and all of them win the round", at.names(winners)),
    }
}

pub(super) fn action(at: At) -> Html {
    let (void, void_refusal) = at.button(Action::Void);
    let (advance, advance_refusal) = at.button(Action::Advance);
    let winners = at.session.view.with_untracked(|view| match &view.scene {
        Scene::Scored { winners, .. } => winners.clone(),
        _ => Vec::new(),
    });
    let says = if winners.len() == 1 { "Move the pawn" } else { "Move the pawns" };
    html! {
        <Quiet on_press=void refusal=void_refusal>"Void this round"</Quiet>
        <p class="say">"One space up for "{at.names(&winners)}"."</p>
        <Primary on_press=advance refusal=advance_refusal>{says}</Primary>
    }
}
