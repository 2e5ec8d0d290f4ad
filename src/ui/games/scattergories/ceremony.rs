//! The end of the game: winners, scores, best moments, and new game.

use crate::ui::prelude::*;

use super::{
    open_game::OpenGame,
    played::{mark, pawn},
    set_over::{ScoreSection, parts, points},
};
use crate::{
    browser::{chance, files},
    rules::{
        Seat,
        luck::Seed,
        scattergories::{Column, LINES, Mark, Person, Scattergories, Scene, Scoring, Sheet, View},
    },
    ui::{
        parts::{Applause, Chart, ChartLine, Pawn, Primary, Quiet, pawn::initial},
        sheets::{AllSheets, Moments, Page},
        table::deal,
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
        html! {
            <Applause/>
            <div class="ceremony">
                <header>{applauded(view, winners)}</header>
                <section class="race">
                    {points(view, &parts, &totals, winners)}
                    {chart(view, &parts)}
                </section>
                <Moments sheets=game.sheets pages=&pages(view) outstanding/>
                <AllSheets sheets=game.sheets pages=move || game.with_untracked(pages)/>
            </div>
        }
    })
}

/// The winners, each on a line of their own (PG-82, PG-R35).
fn applauded(view: &View, winners: &[Seat]) -> Html {
    let won: Vec<&Person> = view.people.iter().filter(|person| winners.contains(&person.seat)).collect();
    let total = won.first().map_or(0, |person| person.total);
    let points = if total == 1 { "1 point".to_owned() } else { format!("{total} points") };
    let how = match won.len() {
        1 => format!("wins with {points}"),
        _ => format!("win together with {points} each"),
    };
    let name = |person: &&Person| {
        let name = person.name.to_string();
        html! {
            <span class="winner">
                {pawn(person.seat).map(|suit| html! { <Pawn suit initial=initial(&name)/> })}
                <bdi>{name.clone()}</bdi>
            </span>
            " "
        }
    };
    html! {
        <p class="applauded">"The winner"</p>
        <h2 data-many=won.len().to_string()>{won.iter().map(name).collect_html()}</h2>
        <p class="how">{how}</p>
    }
}

/// The chart of points by round, or by set if there were several.
fn chart(view: &View, parts: &[ScoreSection]) -> Html {
    if parts.is_empty() {
        return Html::Nothing;
    }
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
fn pages(view: &View) -> Vec<Page> {
    let page = |(round, column): (u32, &std::sync::Arc<Column>)| Page {
        head: format!("round {round}, letter {}", char::from(column.roll.face.letter())),
        list: column.list.categories.to_vec(),
        authors: Vec::new(),
        sheets: column
            .sheets
            .iter()
            .flat_map(|(sheets, marks)| sheets.iter().zip(marks).map(written))
            .collect(),
        totals: column.points.iter().map(|row| row.iter().copied().map(u32::from).sum()).collect(),
    };
    (1..).zip(&view.columns).map(page).collect()
}

fn written((sheet, marks): (&Sheet, &[Mark; LINES])) -> Vec<(String, crate::ui::sheets::Mark)> {
    sheet.iter().map(|entry| entry.text.clone()).zip(marks.iter().map(mark)).collect()
}

pub(super) fn action(game: OpenGame) -> Html {
    let session = game.session;
    let record = move |()| files::save("scattergories.jsonl", "application/x-ndjson", &session.record());
    html! {
        <Quiet on_press=record>"Save the record"</Quiet>
        <Quiet on_press=move |()| again(game, session.seed(), false)>"Replay with the same luck"</Quiet>
        <Primary on_press=move |()| again(game, chance::seed(), true)>"Play again"</Primary>
    }
}

/// Starts a new game with the same players: with the same seed the letters are the same; `fresh` gives a new list. The
/// old game is kept.
fn again(game: OpenGame, seed: Seed, fresh: bool) {
    let mut setup = game.session.setup();
    if fresh {
        setup.list = Some(super::lists::at_once());
    }
    if let Err(refusal) = deal::<Scattergories>(setup, seed) {
        game.refused.set(Some(refusal));
    }
}
