//! The end of the game: winners, scores, best moments, and new game.

use crate::ui::prelude::*;

use super::{
    open_game::OpenGame,
    played::{authors, mark},
};
use crate::{
    browser::shelf::{self, Removed},
    play::Kind,
    rules::{
        Seat,
        pieceagories::{LINES, Mark, Past, Person, Scene, Sheet, View},
    },
    screens::ending::ranked,
    ui::{
        ending::{buttons, ending},
        parts::{Chart, ChartLine, Quiet},
        sheets::{AllSheets, Moments, WrittenRound},
    },
};

/// Everybody with a pawn.
fn racers(view: &View) -> Vec<&Person> {
    view.people.iter().filter(|person| person.pawn.is_some()).collect()
}

pub(super) fn board(game: OpenGame) -> Html {
    // Nothing changes after the end of the game.
    game.session.view.with_untracked(|view| {
        let Scene::Over { winners } = &view.scene else { return Html::Nothing };
        let racers = racers(view).into_iter();
        let racers = racers.map(|person| (person.won, person.name.clone(), person.pawn, String::new()));
        let rest = html! {
            <Moments sheets=game.sheets rounds=&written_rounds(game) outstanding=2/>
            <section class="race">
                {standing(view, winners)}
                {chart(view)}
            </section>
            <AllSheets sheets=game.sheets rounds=move || written_rounds(game)/>
        };
        ending(&ranked(racers), how(view, winners), rest)
    })
}

/// With how many rounds they won (PG-82, PG-R35).
fn how(view: &View, winners: &[Seat]) -> String {
    let first = view.people.iter().find(|person| winners.contains(&person.seat));
    match (winners.len(), first.map_or(0, |person| person.won)) {
        (_, 0) => "No pawn has moved: everybody wins.".to_owned(),
        (1, 1) => "wins with one round".to_owned(),
        (1, rounds) => format!("wins with {rounds} rounds"),
        (_, 1) => "win together with one round each".to_owned(),
        (_, rounds) => format!("win together with {rounds} rounds each"),
    }
}

/// The rounds won decide; the points are only shown (PG-07).
fn standing(view: &View, winners: &[Seat]) -> Html {
    let mut racers = racers(view);
    racers.sort_by_key(|person| std::cmp::Reverse(person.won));
    let row = |person: &Person| {
        let points: u32 = view.past.iter().filter_map(|past| past.totals.get(person.seat.index())).sum();
        html! {
            <tr data-wins=winners.contains(&person.seat).to_string()>
                <th scope="row"><bdi>{person.name.as_str().to_owned()}</bdi></th>
                <td>{person.won.to_string()}</td>
                <td>{points.to_string()}</td>
            </tr>
        }
    };
    html! {
        <table class="standings">
            <caption class="visually-hidden">"Rounds won, and points"</caption>
            <thead>
                <tr><td></td><th scope="col">"Rounds"</th><th scope="col">"Points"</th></tr>
            </thead>
            <tbody>{racers.into_iter().map(row).collect_html()}</tbody>
        </table>
    }
}

/// The chart of the pawns.
fn chart(view: &View) -> Html {
    let line = |person: &Person| {
        let mut won = 0;
        let climbs = |past: &std::sync::Arc<Past>| {
            won += u32::from(past.winners.contains(&person.seat));
            won
        };
        let scores = view.past.iter().map(climbs).collect();
        Some(ChartLine { name: person.name.as_str().to_owned(), suit: person.pawn?, scores })
    };
    let lines = racers(view).into_iter().filter_map(line).collect();
    html! { <Chart lines caption="Rounds won, round by round"/> }
}

/// All sheets by round.
fn written_rounds(game: OpenGame) -> Vec<WrittenRound> {
    game.session.view.with_untracked(|view| {
        let written_round = |(round, past): (u32, &std::sync::Arc<Past>)| WrittenRound {
            title: format!("round {round}, letter {}", char::from(past.letter)),
            list: past.categories.to_vec(),
            authors: past.categories.iter().map(|category| authors(view, category)).collect(),
            sheets: past
                .sheets
                .iter()
                .flat_map(|(sheets, marks)| sheets.iter().zip(marks).map(written))
                .collect(),
            totals: past.totals.clone(),
        };
        (1..).zip(&view.past).map(written_round).collect()
    })
}

fn written((sheet, marks): (&Sheet, &[Mark; LINES])) -> Vec<(String, crate::ui::sheets::Mark)> {
    sheet.iter().cloned().zip(marks.iter().map(mark)).collect()
}

pub(super) fn action(game: OpenGame) -> Html {
    html! { {eraser(game)}{buttons(game.session, Kind::Pieceagories, game.refused, |_| ())} }
}

/// The button that deletes all typed answers, and the one that restores them (PG-83).
fn eraser(game: OpenGame) -> Html {
    let id = game.session.id();
    let erased = RwSignal::new(None::<Removed>);
    let says = move || {
        if erased.with(Option::is_some) { "Undo: bring the answers back" } else { "Delete the answers" }
    };
    let press = move |()| match erased.try_update(Option::take).flatten() {
        Some(removed) => {
            shelf::restore(removed);
            game.session.say("The answers are back.".to_owned());
        }
        None => {
            erased.set(shelf::remove(&id));
            game.session.say("The answers are deleted.".to_owned());
        }
    };
    html! {
        <Quiet on_press=press>{says}</Quiet>
        <If when=move || erased.with(Option::is_some)>
            <p class="erased">"Deleted. They disappear when you leave this page."</p>
        </If>
    }
}
