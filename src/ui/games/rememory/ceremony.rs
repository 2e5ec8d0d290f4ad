//! The end of the game: winners, tiles, and new game.

use crate::ui::prelude::*;

use super::{
    best::{best, is_best, was_known},
    crowd::{few_names, line},
    state::RememoryTable,
};
use crate::{
    browser::{chance, files},
    rules::{
        Seat,
        luck::Seed,
        rememory::{Person, Rememory, Scene, View},
    },
    ui::{
        parts::{Applause, Primary, Quiet},
        table::deal,
    },
};

pub(super) fn board(table: RememoryTable) -> Html {
    // Nothing changes after the end of the game.
    table.view.with_untracked(|view| {
        let Scene::Over { winners } = &view.scene else { return Html::Nothing };
        html! {
            <Applause/>
            <div class="ceremony">
                <header>{if view.solo { cleared(table, view) } else { applauded(view, winners) }}</header>
                {(!view.solo).then(|| ranking(view))}
            </div>
        }
    })
}

/// All with the most tiles, by name (RM-19, RM-20).
fn applauded(view: &View, winners: &[Seat]) -> Html {
    let most = view.people.iter().map(|person| person.kept.len()).max().unwrap_or_default();
    let how = match (winners.len(), most) {
        (1, 1) => "wins with one tile".to_owned(),
        (1, most) => format!("wins with {most} tiles"),
        (2, most) => format!("both win with {most} tiles each"),
        (_, 1) => "all win with one tile each".to_owned(),
        (_, most) => format!("all win with {most} tiles each"),
    };
    html! {
        <p class="applauded">"Applause for"</p>
        <h2 data-many=winners.len().min(8).to_string()><bdi>{few_names(view, winners)}</bdi></h2>
        <p class="how">{how}</p>
    }
}

/// Everybody who found something, with their tiles.
fn ranking(view: &View) -> Html {
    let found = view.ranked();
    let rest = match view.people.len() - found.len() {
        0 => String::new(),
        1 => "One player found no tile.".to_owned(),
        more => format!("{more} players found no tile."),
    };
    let row = |person: &Person| line(&person.name.to_string(), &person.kept);
    html! {
        <section class="ranking" aria-label="Tiles kept">
            <ol class="scores">{found.into_iter().map(row).collect_html()}</ol>
            <p class="quietly">{rest}</p>
        </section>
    }
}

/// For a single player the number of turns counts.
fn cleared(table: RememoryTable, view: &View) -> Html {
    let turns = view.turns;
    let before = best(view.variant);
    let how = if was_known(&table.session.id(), table.session.seed()) {
        "You played this grid before, so it does not count as your best.".to_owned()
    } else if is_best(view.variant, turns) {
        match before {
            Some(before) if before > turns => format!("Your best so far. Before, it was {before}."),
            Some(_) => "As good as your best.".to_owned(),
            None => "This is your first result.".to_owned(),
        }
    } else {
        before.map(|best| format!("Your best is {best}.")).unwrap_or_default()
    };
    let turns = if turns == 1 { "1 turn".to_owned() } else { format!("{turns} turns") };
    html! {
        <p class="applauded">"All tiles found in"</p>
        <h2 data-many="1">{turns}</h2>
        <p class="how">{how}</p>
    }
}

pub(super) fn action(table: RememoryTable) -> Html {
    let session = table.session;
    let record = move |()| files::save("rememory.jsonl", "application/x-ndjson", &session.record());
    html! {
        <Quiet on_press=record>"Save the record"</Quiet>
        <Quiet on_press=move |()| again(table, session.seed())>"Replay with the same luck"</Quiet>
        <Primary on_press=move |()| again(table, chance::seed())>"Play again"</Primary>
    }
}

/// Starts a new game with the same players. The old game is kept.
fn again(table: RememoryTable, seed: Seed) {
    if let Err(refusal) = deal::<Rememory>(table.session.setup(), seed) {
        table.refused.set(Some(refusal));
    }
}
