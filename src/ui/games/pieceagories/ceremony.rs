//! The score of a round, and the end of the game: winners, scores, best moments, and new game.

use crate::ui::prelude::*;

use super::PieceagoriesContext;
use crate::{
    browser::storage::{self, RemovedGame},
    play::Kind,
    rules::{
        Seat,
        pieceagories::{Action, Person, PhaseView, View},
    },
    screens::{
        ending::ranked,
        pieceagories::{
            Standing, best_answers, racers, running_totals, score, scored_foot, standings, victory,
            written_rounds,
        },
    },
    ui::{
        ending::{buttons, ending, moments},
        parts::{Chart, ChartLine, Primary, Quiet, drawn},
        sheets::{AllSheets, Scored},
    },
};

/// The score of a round.
pub(super) fn scored_board(game: PieceagoriesContext) -> AnyView {
    game.with_untracked(score).map(|score| view! { <Scored sheets=game.sheets score/> }).into_any()
}

/// The label of the button that cancels a round.
pub(super) const REPLAY_ROUND: &str = "Cancel and replay this round";

pub(super) fn foot_after_score(game: PieceagoriesContext) -> AnyView {
    let (restart, restart_refusal) = game.button(Action::RestartRound);
    let (advance, advance_refusal) = game.button(Action::Advance);
    let (say, press) = game.with_untracked(scored_foot);
    view! {
        <Quiet on_press=restart refusal=restart_refusal>{REPLAY_ROUND}</Quiet>
        <p class="say">{drawn(&say)}</p>
        <Primary on_press=advance refusal=advance_refusal>{press}</Primary>
    }
    .into_any()
}

pub(super) fn board(game: PieceagoriesContext) -> AnyView {
    // Nothing changes after the end of the game.
    game.with_untracked(|view| {
        let PhaseView::Over { winners } = &view.phase else { return ().into_any() };
        // No result stands below the names, because the table has it.
        let racers = racers(view).map(|person| (person.won, person.name.clone(), person.pawn, String::new()));
        let rest = view! {
            {moments("Best moments", &best_answers(view))}
            <section class="race row">
                {standings_table(view, winners)}
                {chart(view)}
            </section>
            <AllSheets sheets=game.sheets rounds=move || game.with_untracked(written_rounds)/>
            <div class="row">{eraser(game)}</div>
        }
        .into_any();
        ending(&ranked(racers), victory(view, winners), rest)
    })
}

/// The standings. The rounds won decide; the points are only shown (PG-07).
fn standings_table(view: &View, winners: &[Seat]) -> AnyView {
    let row = |Standing { seat, name, won, points }: Standing| {
        view! {
            <tr data-wins=winners.contains(&seat).to_string()>
                <th scope="row"><bdi>{name}</bdi></th>
                <td>{won.to_string()}</td>
                <td>{points.to_string()}</td>
            </tr>
        }
        .into_any()
    };
    view! {
        <table class="standings">
            <caption class="visually-hidden">"Rounds won, and points"</caption>
            <thead>
                <tr><td></td><th scope="col">"Rounds"</th><th scope="col">"Points"</th></tr>
            </thead>
            <tbody>{standings(view).into_iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// The chart of rounds won, for everybody with a pawn.
fn chart(view: &View) -> AnyView {
    let line = |person: &Person| {
        let scores = running_totals(view, person.seat);
        Some(ChartLine { name: person.name.to_string(), suit: person.pawn?, scores })
    };
    view! { <Chart lines=racers(view).filter_map(line).collect() caption="Rounds won, round by round" column="Round"/> }.into_any()
}

pub(super) fn foot(game: PieceagoriesContext) -> AnyView {
    buttons(game.session, Kind::Pieceagories, |_| ())
}

/// The button that deletes the stored game with all typed answers, and after that restores it (PG-83).
fn eraser(game: PieceagoriesContext) -> AnyView {
    let id = game.session.id();
    let erased = RwSignal::new(None::<RemovedGame>);
    let label = move || {
        if erased.with(Option::is_some) { "Undo: bring the answers back" } else { "Delete the answers" }
    };
    let press = move |()| match erased.try_update(Option::take).flatten() {
        Some(removed) => {
            storage::restore(removed);
            game.session.announce("The answers are back.".to_owned());
        }
        None => {
            erased.set(storage::remove(&id));
            game.session.announce("The answers are deleted, and the saved game with them.".to_owned());
        }
    };
    view! {
        <Quiet on_press=press>{label}</Quiet>
        <Show when=move || erased.with(Option::is_some)>
            <p class="erased">"Deleted, and the saved game with them. They disappear when you leave this page."</p>
        </Show>
    }.into_any()
}
