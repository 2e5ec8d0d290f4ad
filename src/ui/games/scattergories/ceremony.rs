//! The end of the game: winners, scores, best moments, and new game.

use crate::ui::prelude::*;

use super::{
    open_game::OpenGame,
    played::{mark, pawn},
    set_over::{ScoreSection, parts, points},
};
use crate::{
    play::Kind,
    rules::{
        Seat,
        scattergories::{Column, LINES, Mark, Person, Scene, Scoring, Setup, Sheet, View},
    },
    screens::ending::ranked,
    ui::{
        ending::{buttons, ending},
        parts::{Chart, ChartLine},
        sheets::{AllSheets, Moments, WrittenRound},
    },
};

pub(super) fn board(game: OpenGame) -> Html {
    // Nothing changes after the end of the game.
    game.with_untracked(|view| {
        let Scene::Over { winners } = &view.scene else { return Html::Nothing };
        let parts = parts(view);
        let totals = view.people.iter().map(|person| person.total).collect::<Vec<_>>();
        // In Junior most answers are worth two.
        let outstanding = if view.scoring == Scoring::Junior { 3 } else { 2 };
        let people = view.people.iter();
        let people =
            people.map(|person| (person.total, person.name.clone(), pawn(person.seat), String::new()));
        let rest = html! {
            <Moments sheets=game.sheets rounds=&written_rounds(view) outstanding/>
            <section class="race">
                {points(view, &parts, &totals, winners)}
                {chart(view, &parts)}
            </section>
            <AllSheets sheets=game.sheets rounds=move || game.with_untracked(written_rounds)/>
        };
        ending(&ranked(people), how(view, winners), rest)
    })
}

/// With how many points they won (SC-R16).
fn how(view: &View, winners: &[Seat]) -> String {
    let first = view.people.iter().find(|person| winners.contains(&person.seat));
    let total = first.map_or(0, |person| person.total);
    let points = if total == 1 { "1 point".to_owned() } else { format!("{total} points") };
    match winners.len() {
        1 => format!("wins with {points}"),
        _ => format!("win together with {points} each"),
    }
}

/// The chart of points by round, or by set if there were several.
fn chart(view: &View, parts: &[ScoreSection]) -> Html {
    let line = |person: &Person| {
        let mut sum = 0;
        let grown = |(_, points): &ScoreSection| {
            sum += points.get(person.seat.index()).copied().unwrap_or_default();
            sum
        };
        let scores = parts.iter().map(grown).collect();
        Some(ChartLine { name: person.name.to_string(), suit: pawn(person.seat)?, scores })
    };
    let lines = view.people.iter().filter_map(line).collect();
    let (caption, step) = if view.sets.is_empty() {
        ("Points, round by round", "Round")
    } else {
        ("Points, set by set", "Set")
    };
    html! { <Chart lines caption step/> }
}

/// The sheets of the last set; of earlier ones only the points are kept (SC-03).
fn written_rounds(view: &View) -> Vec<WrittenRound> {
    let written_round = |(round, column): (u32, &std::sync::Arc<Column>)| WrittenRound {
        title: format!("round {round}, letter {}", char::from(column.roll.face.letter())),
        list: column.list.categories.to_vec(),
        authors: Vec::new(),
        sheets: column
            .sheets
            .iter()
            .flat_map(|(sheets, marks)| sheets.iter().zip(marks).map(written))
            .collect(),
        totals: column.points.iter().map(|row| row.iter().copied().map(u32::from).sum()).collect(),
    };
    (1..).zip(&view.columns).map(written_round).collect()
}

fn written((sheet, marks): (&Sheet, &[Mark; LINES])) -> Vec<(String, crate::ui::sheets::Mark)> {
    sheet.iter().map(|entry| entry.text.clone()).zip(marks.iter().map(mark)).collect()
}

/// With new luck a game has a fresh list.
pub(super) fn action(game: OpenGame) -> Html {
    let fresh_list = |setup: &mut Setup| setup.list = Some(super::lists::at_once());
    buttons(game.session, Kind::Scattergories, game.refused, fresh_list)
}
