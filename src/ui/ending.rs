//! The end of every game: the winners in large letters, then the podium, and how the game went.

use crate::ui::prelude::*;

use super::{
    daily, evening,
    parts::{Applause, Dialog, Pawn, Primary, Quiet, drawn},
    screen::Screen,
    session::Session,
    table::start_game,
};
use crate::{
    browser::{chance, files},
    evening::BestMoment,
    play::Kind,
    rules::Rules,
    screens::{
        ending::{Ranked, at_place, beyond_podium, podium_names, sharing},
        moments::{MomentText, told},
    },
    wording::agreeing,
};

/// How many winners are all named in large letters. If more share the first place, three are named, and a number stands for the others.
const MAX_NAMED_WINNERS: usize = 12;

/// The winners, the podium and the rest of the screen. `victory` says how they won, for example "wins with 12 points".
pub fn ending(ranked: &[Ranked], victory: String, rest: AnyView) -> AnyView {
    let winners = at_place(ranked, 1);
    let label = agreeing(winners.len(), "The winner", "The winners");
    let names = match winners.len() {
        0..=MAX_NAMED_WINNERS => winners.iter().map(|ranked| winner(ranked)).collect_view().into_any(),
        _ => view! { <bdi>{podium_names(&winners)}</bdi> }.into_any(),
    };
    celebration(label, winners.len(), names, victory, view! { {podium(ranked)}{rest} }.into_any())
}

/// Falling paper, and what is celebrated, in large letters, above the rest.
pub fn celebration(
    label: &'static str,
    count: usize,
    celebrated: AnyView,
    sentence: String,
    rest: AnyView,
) -> AnyView {
    view! {
        <Applause/>
        <div class="ceremony stack">
            <header>
                <p class="applauded">{label}</p>
                <h2 class="row" data-many=sharing(count)>{celebrated}</h2>
                <p class="how">{sentence}</p>
                {evening::standings_line()}
                {daily::report()}
            </header>
            {rest}
        </div>
    }
    .into_any()
}

fn winner(ranked: &Ranked) -> AnyView {
    view! {
        <span class="winner">
            {ranked.pawn.clone().map(|(suit, initial)| view! { <Pawn suit initial/> })}
            <bdi>{ranked.name.clone()}</bdi>
        </span>
        " "
    }
    .into_any()
}

/// The second and the third place beside the first, if anybody has one of them.
fn podium(ranked: &[Ranked]) -> AnyView {
    let step = |place: usize| {
        let ranked_here = at_place(ranked, place);
        let first = ranked_here.first()?;
        let result = (!first.result.is_empty()).then(|| view! { <span>{first.result.clone()}</span> });
        // The winners' result stands above the podium, beside their names in large letters.
        let result = result.filter(|_| place > 1);
        Some(
            view! {
                <li class="stack" data-place=place.to_string()>
                    <bdi>{podium_names(&ranked_here)}</bdi>{result}
                    <b>{place.to_string()}</b>
                </li>
            }
            .into_any(),
        )
    };
    if ranked.iter().all(|ranked| ![2, 3].contains(&ranked.place)) {
        return ().into_any();
    }
    view! { <ol class="podium row" role="list" aria-label="Podium">{step(2)}{step(1)}{step(3)}</ol> }
        .into_any()
}

/// Everybody whose name is not on the podium, by their place.
pub fn beyond_the_podium(ranked: &[Ranked]) -> AnyView {
    let person = |ranked: &Ranked| {
        let Ranked { place, name, result, .. } = ranked.clone();
        view! { <li><b>{place.to_string()}</b>" "<bdi>{name}</bdi>" "<span>{result}</span></li> }.into_any()
    };
    let beyond = beyond_podium(ranked);
    if beyond.is_empty() {
        return ().into_any();
    }
    view! {
        <ul class="beyond row" role="list" aria-label="Further places">
            {beyond.into_iter().map(person).collect_view()}
        </ul>
    }
    .into_any()
}

/// The best moments; nothing if there are none.
pub fn moments(heading: impl Into<String>, moments: &[BestMoment]) -> AnyView {
    moments_told(heading, moments.iter().filter(|moment| moment.is_told()).map(told).collect())
}

/// The same for moments in words.
pub fn moments_told(heading: impl Into<String>, moments: Vec<MomentText>) -> AnyView {
    if moments.is_empty() {
        return ().into_any();
    }
    let moment = |MomentText { title, story }: MomentText| {
        view! { <li class="stack"><bdi class="text">{title}</bdi><span class="tale" dir="auto" translate="no">{drawn(&story)}</span></li> }.into_any()
    };
    view! {
        <section class="moments">
            <h2>{heading.into()}</h2>
            <ul class="grid">{moments.into_iter().map(moment).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// The label of the button that ends a game early.
pub const END_HERE: &str = "End the game here";
/// The title of a table with the parts of everybody's points.
pub const POINTS_TABLE: &str = "Points, and where they came from";

/// The button that ends a game early, in the menu behind the three dots. `what_counts` says which part of the
/// unfinished game counts.
pub fn end_early(what_counts: &'static str, end: (Callback<()>, Signal<Option<String>>)) -> AnyView {
    view! { <p>{what_counts}</p><div class="row">{end_here(end)}</div> }.into_any()
}

/// The button that ends a game early, and the question before it.
pub fn end_here((end, refusal): (Callback<()>, Signal<Option<String>>)) -> AnyView {
    let open = RwSignal::new(false);
    view! {
        <Quiet on_press=move |()| open.set(true) refusal>{END_HERE}</Quiet>
        {end_game_dialog(open, end)}
    }
    .into_any()
}

/// The question before a game ends early. Without it, a press on the button would show the winner at once, which nobody expects.
pub fn end_game_dialog(open: RwSignal<bool>, end: Callback<()>) -> AnyView {
    let press = move |()| {
        open.set(false);
        end.run(());
    };
    view! {
        <Dialog open on_close=move |()| open.set(false) title="End the game now?">
            <p>"It counts as it stands."</p>
            <div class="row">
                <Quiet on_press=move |()| open.set(false)>"Cancel"</Quiet>
                <Primary on_press=press>"End the game"</Primary>
            </div>
        </Dialog>
    }
    .into_any()
}

/// The buttons after a game. Those that start another game leave this one in storage. `prepare` changes the setup
/// for "Play again", which has new luck.
pub fn buttons<R: Rules>(
    session: Session<R>,
    kind: Kind,
    prepare: impl Fn(&mut R::Setup) + Copy + Send + Sync + 'static,
) -> AnyView {
    let start = starter(session, prepare);
    view! {
        {all_games()}
        {rare_buttons(session, kind, start)}
        <Primary on_press=move |()| start.run(false)>"Play again"</Primary>
    }
    .into_any()
}

/// The same buttons where a game has one more: those that are rarely pressed are behind “More”.
pub fn few_buttons<R: Rules>(
    session: Session<R>,
    kind: Kind,
    prepare: impl Fn(&mut R::Setup) + Copy + Send + Sync + 'static,
) -> AnyView {
    let start = starter(session, prepare);
    let open = RwSignal::new(false);
    view! {
        {all_games()}
        <Quiet on_press=move |()| open.set(true)>"More"</Quiet>
        <Primary on_press=move |()| start.run(false)>"Play again"</Primary>
        <Dialog open on_close=move |()| open.set(false) title="More">
            <div class="row">{rare_buttons(session, kind, start)}</div>
        </Dialog>
    }
    .into_any()
}

fn all_games() -> AnyView {
    view! { <span class="press"><a class="quiet" href=Screen::Home.hash()>"All games"</a></span> }.into_any()
}

/// Starts the game again: with the same luck if it is called with `true`.
fn starter<R: Rules>(
    session: Session<R>,
    prepare: impl Fn(&mut R::Setup) + Copy + Send + Sync + 'static,
) -> Callback<bool> {
    Callback::new(move |same_seed: bool| {
        let mut setup = session.setup();
        let seed = if same_seed { session.seed() } else { chance::seed() };
        if !same_seed {
            prepare(&mut setup);
        }
        if let Err(refusal) = start_game::<R>(setup, seed) {
            session.show_notice(refusal);
        }
    })
}

fn rare_buttons<R: Rules>(session: Session<R>, kind: Kind, start: Callback<bool>) -> AnyView {
    let file = format!("{}.jsonl", kind.slug());
    let record = move |()| files::save_record(&file, &session.record());
    view! {
        <Quiet on_press=record>"Save as a file"</Quiet>
        <Quiet on_press=move |()| start.run(true)>"Play again from the same start"</Quiet>
        <span class="press"><a class="quiet" href=Screen::Setup(kind).hash()>"Change the players"</a></span>
    }
    .into_any()
}
