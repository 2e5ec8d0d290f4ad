//! The score of a round.

use crate::ui::prelude::*;

use super::open_game::OpenGame;
use crate::{
    rules::{
        Seat,
        scattergories::{Action, ROUNDS, Scene},
    },
    ui::{
        parts::Primary,
        sheets::{Score, Scored},
    },
};

pub(super) fn board(game: OpenGame) -> Html {
    let score = game.with_untracked(|view| {
        let Scene::Scored { column, totals } = &view.scene else { return None };
        let most = totals.iter().max().copied().unwrap_or_default();
        let best = (0..).map(Seat).zip(totals).filter(|(_, total)| **total == most && most > 0);
        let winners: Vec<Seat> = best.map(|(seat, _)| seat).collect();
        let letter = char::from(column.roll.face.letter());
        let points = column.points.iter().map(|row| row.to_vec()).collect();
        Some(Score { title: sentence(game, letter, &winners), points, winners, word: "most" })
    });
    score.map_or_else(|| Html::Nothing, |score| html! { <Scored sheets=game.sheets score/> })
}

/// Who has the most in this round.
fn sentence(game: OpenGame, letter: char, best: &[Seat]) -> String {
    match best {
        [] => format!("Nobody scored in round {letter}"),
        [one] => format!("{} wins round {letter}", game.name(*one)),
        _ => format!("{} share round {letter}", game.names(best)),
    }
}

pub(super) fn action(game: OpenGame) -> Html {
    let (advance, refusal) = game.button(Action::Advance);
    let round = game.with_untracked(|view| view.round);
    let (say, press) = if round < ROUNDS {
        ("Next: the same list with a new letter.".to_owned(), format!("Start round {}", round + 1))
    } else {
        ("All three rounds are played.".to_owned(), "See who won".to_owned())
    };
    html! {
        <p class="say">{say}</p>
        <Primary on_press=advance refusal>{press}</Primary>
    }
}
