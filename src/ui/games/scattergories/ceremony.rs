//! The end of the game: winners, scores, best moments, and new game.

use crate::ui::prelude::*;

use super::{ScattergoriesContext, points::standings};
use crate::{
    play::Kind,
    rules::scattergories::{Action, Person, PhaseView, Setup, View},
    screens::{
        ending::ranked,
        scattergories::{
            best_answers, chart_labels, pawn, points_table, running_totals, victory, written_rounds,
        },
    },
    ui::{
        ending::{buttons, ending, moments},
        parts::{Chart, ChartLine, Quiet},
        sheets::AllSheets,
    },
};

pub(super) fn board(game: ScattergoriesContext) -> AnyView {
    // Nothing changes after the end of the game.
    game.with_untracked(|view| {
        let PhaseView::Over { winners } = &view.phase else { return ().into_any() };
        let people = view.people.iter();
        // No result stands below the names, because the table has it.
        let people =
            people.map(|person| (person.total, person.name.clone(), pawn(person.seat), String::new()));
        let rest = view! {
            {moments("Best moments", &best_answers(view))}
            <section class="race row">
                {points_table(view).map(standings)}
                {chart(view)}
            </section>
            <AllSheets sheets=game.sheets rounds=move || game.with_untracked(written_rounds)/>
        }
        .into_any();
        ending(&ranked(people), victory(view, winners), rest)
    })
}

/// The chart of points by round, or by set if there were several.
fn chart(view: &View) -> AnyView {
    let line = |person: &Person| {
        let scores = running_totals(view, person.seat);
        Some(ChartLine { name: person.name.to_string(), suit: pawn(person.seat)?, scores })
    };
    let (caption, column) = chart_labels(view);
    view! { <Chart lines=view.people.iter().filter_map(line).collect() caption column/> }.into_any()
}

/// A game with a new seed gets a new list. A game that ended with a whole set may go on with another one (SC-R37).
pub(super) fn foot(game: ScattergoriesContext) -> AnyView {
    let fresh_list = |setup: &mut Setup| setup.list = Some(super::lists::random_list());
    let (again, refusal) = game.button(Action::AnotherSet);
    let another_set = refusal
        .get_untracked()
        .is_none()
        .then(|| view! { <Quiet on_press=again>"Another set: these points stay"</Quiet> });
    view! { {another_set}{buttons(game.session, Kind::Scattergories, fresh_list)} }.into_any()
}
