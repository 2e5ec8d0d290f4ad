//! The end of every game: who won, larger than everything else, then who came after them, and how it came about.

use crate::ui::prelude::*;

use super::{
    parts::{Applause, Pawn, Primary, Quiet},
    screen::Screen,
    session::Session,
    table::deal,
};
use crate::{
    browser::{chance, files},
    play::Kind,
    rules::Rules,
    screens::ending::{Ranked, at_place, step_names},
};

/// The winners, the podium and the rest: `how` they won, for example "wins with 12 points", and how it came about.
pub fn ending(ranked: &[Ranked], how: String, rest: Html) -> Html {
    let won = at_place(ranked, 1);
    let label = if won.len() == 1 { "The winner" } else { "The winners" };
    // Of a crowd that shares the first place, most are only counted.
    let names = match won.len() {
        0..=12 => won.iter().map(|ranked| winner(ranked)).collect_html(),
        _ => html! { <bdi>{step_names(&won)}</bdi> },
    };
    celebration(label, won.len(), names, how, html! { {podium(ranked)}{rest} })
}

/// Paper falls, and whatever is celebrated stands in large letters above the rest.
pub fn celebration(label: &'static str, many: usize, what: Html, how: String, rest: Html) -> Html {
    html! {
        <Applause/>
        <div class="ceremony">
            <header>
                <p class="applauded">{label}</p>
                <h2 data-many=many.min(8).to_string()>{what}</h2>
                <p class="how">{how}</p>
            </header>
            {rest}
        </div>
    }
}

fn winner(ranked: &Ranked) -> Html {
    html! {
        <span class="winner">
            {ranked.pawn.clone().map(|(suit, initial)| html! { <Pawn suit initial/> })}
            <bdi>{ranked.name.clone()}</bdi>
        </span>
        " "
    }
}

/// The second and the third place beside the first, if anybody has them.
fn podium(ranked: &[Ranked]) -> Html {
    let step = |place: usize| {
        let here = at_place(ranked, place);
        let first = here.first()?;
        let result = (!first.result.is_empty()).then(|| html! { <span>{first.result.clone()}</span> });
        let names = html! { <bdi>{step_names(&here)}</bdi>{result} };
        Some(
            html! { <li data-place=place.to_string()>{(place > 1).then_some(names)}<b>{place.to_string()}</b></li> },
        )
    };
    if ranked.iter().all(|ranked| ![2, 3].contains(&ranked.place)) {
        return Html::Nothing;
    }
    html! { <ol class="podium" role="list" aria-label="Podium">{step(2)}{step(1)}{step(3)}</ol> }
}

/// What is worth telling tomorrow: what it is, and what is remarkable about it. Nothing, if there is nothing.
pub fn moments(head: &'static str, told: Vec<(String, String)>) -> Html {
    if told.is_empty() {
        return Html::Nothing;
    }
    let moment = |(text, tale): (String, String)| {
        html! { <li><bdi class="text">{text}</bdi><span class="tale" dir="auto">{tale}</span></li> }
    };
    html! {
        <section class="moments">
            <h2>{head}</h2>
            <ul>{told.into_iter().map(moment).collect_html()}</ul>
        </section>
    }
}

/// What can be done after a game: save its record, or play once more. `anew` prepares the setup of a game with new luck.
/// The old game stays on the shelf.
pub fn buttons<R: Rules>(
    session: Session<R>,
    kind: Kind,
    refused: RwSignal<Option<String>>,
    anew: impl Fn(&mut R::Setup) + Copy + Send + Sync + 'static,
) -> Html {
    let file = format!("{}.jsonl", kind.slug());
    let record = move |()| files::save(&file, "application/x-ndjson", &session.record());
    let again = move |same: bool| {
        let mut setup = session.setup();
        let seed = if same { session.seed() } else { chance::seed() };
        if !same {
            anew(&mut setup);
        }
        if let Err(refusal) = deal::<R>(setup, seed) {
            refused.set(Some(refusal));
        }
    };
    html! {
        <a class="quiet" href=Screen::Home.hash()>"All games"</a>
        <Quiet on_press=record>"Save the record"</Quiet>
        <Quiet on_press=move |()| again(true)>"Replay with the same luck"</Quiet>
        <Primary on_press=move |()| again(false)>"Play again"</Primary>
    }
}
