//! The end of the game: winners, scores, and new game.

use crate::ui::prelude::*;

use super::{
    context::ClearContext,
    review,
    scoresheet::{all, chart},
};
use crate::{
    play::Kind,
    rules::{
        Seat,
        clear::{PhaseView, View},
    },
    screens::{
        clear::{Standing, best_moments, standings, suit, victory},
        ending::ranked,
    },
    ui::ending::{POINTS_TABLE, buttons, ending, moments},
};

pub(super) fn board(game: ClearContext) -> AnyView {
    // Nothing changes after the end of the game.
    game.session.view.with_untracked(|view| {
        let PhaseView::Over { winners } = &view.phase else { return ().into_any() };
        let people = view.people.iter();
        // No result stands below the names, because the table has it.
        let people =
            people.map(|person| (person.total, person.name.clone(), Some(suit(person.seat)), String::new()));
        let rest = view! {
            <section class="race row">
                {standing(view, winners)}
                {chart(view)}
            </section>
            {moments("Best moments", &best_moments(view))}
            {sheet(game)}
        }
        .into_any();
        ending(&ranked(people), victory(view, winners), rest)
    })
}

/// All players by points, with the parts of their scores.
fn standing(view: &View, winners: &[Seat]) -> AnyView {
    let row = |Standing { seat, name, total, parts }: Standing| {
        let parts = parts.map(|points| view! { <td>{points}</td> }).into_iter().collect_view();
        view! {
            <tr data-wins=winners.contains(&seat).to_string()>
                <th scope="row"><bdi>{name}</bdi></th>
                <td>{total}</td>
                {parts}
            </tr>
        }
        .into_any()
    };
    let heads = ["All", "Four!", "Cards", "Bonus"];
    let heads = heads.map(|head| view! { <th scope="col">{head}</th> }).into_iter().collect_view();
    view! {
        <table class="standings">
            <caption>{POINTS_TABLE}</caption>
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>{standings(view).into_iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// The score sheet, closed at first.
fn sheet(game: ClearContext) -> AnyView {
    view! {
        <details class="all-sheets">
            <summary>"Points of every deal"</summary>
            {game.session.view.with_untracked(all)}
        </details>
    }
    .into_any()
}

pub(super) fn foot(game: ClearContext) -> AnyView {
    view! { {review::open(game)}{buttons(game.session, Kind::Clear, |_| ())} }.into_any()
}
