//! The score of a round: a column is full.

use crate::ui::prelude::*;

use super::at::At;
use crate::{
    rules::{
        Seat,
        scattergories::{Action, ROUNDS, Scene},
    },
    ui::{
        parts::Primary,
        sheets::{Score, scored},
    },
};

pub(super) fn board(at: At) -> Html {
    let score = at.glance(|view| {
        let Scene::Scored { column, totals } = &view.scene else { return None };
        let most = totals.iter().max().copied().unwrap_or_default();
        let best = (0..).map(Seat).zip(totals).filter(|(_, total)| **total == most && most > 0);
        let winners: Vec<Seat> = best.map(|(seat, _)| seat).collect();
        let letter = char::from(column.cast.face.letter());
        let points = column.points.iter().map(|row| row.to_vec()).collect();
        Some(Score { title: sentence(at, letter, &winners), points, winners, word: "most" })
    });
    score.map_or_else(|| Html::Nothing, |score| scored(at.sheets, score))
}

/// Who has the most in this round.
fn sentence(at: At, letter: char, best: &[Seat]) -> String {
    match best {
        [] => format!("Nobody has a point with {letter}"),
        [one] => format!("{} has the most with {letter}", at.name(*one)),
        _ => format!("{} have the most with {letter}", at.names(best)),
    }
}

pub(super) fn action(at: At) -> Html {
    let (advance, refusal) = at.button(Action::Advance);
    let round = at.glance(|view| view.round);
    let (say, press) = if round < ROUNDS {
        ("The same list, and another letter.".to_owned(), format!("On to round {}", round + 1))
    } else {
        ("That was the third column.".to_owned(), "Add up the set".to_owned())
    };
    html! {
        <p class="say">{say}</p>
        <Primary on_press=advance refusal>{press}</Primary>
    }
}
