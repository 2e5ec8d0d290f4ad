//! The score sheet: a line for each player, with the parts of each deal (CL-13).

use crate::ui::prelude::*;

use super::{
    caller,
    cards::pawn,
    context::ClearContext,
    gains::place,
    picture::{still, wood},
    review,
};
use crate::{
    rules::clear::{Action, DealScore, Person, ScoreParts, View},
    screens::clear::{
        CardLines, NOT_TOLD, ScoreLine, ending, how_cards_score, nothing_scored, running_totals, score_line,
        scored_foot, shown_total, suit,
    },
    ui::parts::{Chart, ChartLine, Primary, drawn},
};

/// The points of one deal, and everybody's total after it.
fn deal(game: ClearContext, view: &View, nth: usize) -> AnyView {
    let row = |person: &Person| {
        let ScoreLine { cleared, parts, sum, total } = score_line(view, person.seat, nth)?;
        let seat = person.seat.0;
        let number = |points: u8| view! { <td data-points=points>{points}</td> };
        // Until somebody asks who won, no line is lit either: it would look like the winner's.
        let wins = cleared && total.is_some();
        let total = match total {
            Some(total) => {
                let before = total.saturating_sub(parts.total());
                game.gains.sum_after(place("total", person.seat), before, total)
            }
            None => NOT_TOLD.into_any(),
        };
        Some(
            view! {
                <tr data-wins=wins.to_string()>
                    <th scope="row">
                        {pawn(person)}
                        <bdi>{person.name.to_string()}</bdi>
                        <small>{sum}</small>
                    </th>
                    <td class="felt" data-card-of=seat>{person.card.map(|card| still(card, CardLines::default()))}</td>
                    {number(parts.four_points)}
                    {number(parts.card)}
                    <td data-points=parts.bonus data-bonus-of=seat>{parts.bonus}</td>
                    <td class="sum" data-deal-of=seat>{parts.total()}</td>
                    <td class="total" data-total-of=seat>{total}</td>
                </tr>
            }
            .into_any(),
        )
    };
    let heads = ["Left", "Fours", "Card", "Bonus", "This deal", "Total"];
    let heads = heads.map(|head| view! { <th scope="col">{head}</th> }).into_iter().collect_view();
    view! {
        <table class="score-sheet" style:--people=view.people.len().to_string()>
            <caption class="visually-hidden">{format!("The score of deal {}", nth + 1)}</caption>
            <thead><tr><th scope="col"><span class="visually-hidden">"Player"</span></th>{heads}</tr></thead>
            <tbody>{view.people.iter().filter_map(row).collect_view()}</tbody>
        </table>
        <p class="quietly">{view.sheet.get(nth).map(|deal| how_cards_score(&deal.ending))}</p>
    }
    .into_any()
}

/// The chart of totals.
pub(super) fn chart(view: &View) -> AnyView {
    let line = |person: &Person| ChartLine {
        name: person.name.to_string(),
        suit: suit(person.seat),
        scores: running_totals(view, person.seat),
    };
    let lines = view.people.iter().map(line).collect();
    view! { <Chart lines caption="Total points after each deal" column="Deal"/> }.into_any()
}

/// All deals so far, in a dialog.
pub(super) fn all_deals(game: ClearContext) -> AnyView {
    (move || game.with(all)).into_any()
}

/// All scored deals, one column each.
pub(super) fn all(view: &View) -> AnyView {
    if view.sheet.is_empty() {
        return view! { <p>{nothing_scored(view)}</p> }.into_any();
    }
    let heads = (1..=view.sheet.len()).map(|deal| view! { <th scope="col">{deal}</th> }).collect_view();
    let row = |person: &Person| {
        let deal = |deal: &DealScore| {
            let parts = deal.parts.get(person.seat.index()).copied().unwrap_or_default();
            view! { <td>{parts.total()}<small>{parts_of(parts)}</small></td> }.into_any()
        };
        view! {
            <tr>
                <th scope="row"><bdi>{person.name.to_string()}</bdi></th>
                {view.sheet.iter().map(deal).collect_view()}
                <td class="total">{shown_total(view, person.seat)}</td>
            </tr>
        }
        .into_any()
    };
    view! {
        <div class="wide" tabindex="0" role="group" aria-label="The score sheet">
            <table class="all-deals">
                <caption>"Points of the finished deals: Fours + card + bonus"</caption>
                <thead><tr><td></td>{heads}<th scope="col">"Total"</th></tr></thead>
                <tbody>{view.people.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

fn parts_of(parts: ScoreParts) -> String {
    format!("{} + {} + {}", parts.four_points, parts.card, parts.bonus)
}

/// The score of a deal, which the scorekeeper confirms.
pub(super) fn scored(game: ClearContext) -> AnyView {
    // With real cards a count can still be corrected, and the score follows.
    let score = move || {
        game.with(|view| {
            view! {
                {view.sheet.last().map(|deal| view! { <h2>{drawn(&ending(view, &deal.ending))}</h2> })}
                {deal(game, view, view.sheet.len().saturating_sub(1))}
                {(!view.hides_totals()).then(|| chart(view))}
            }
            .into_any()
        })
    };
    view! {
        {wood()}
        <div class="tally">
            {score}
            {caller::recount(game)}
        </div>
    }
    .into_any()
}

pub(super) fn foot_after_score(game: ClearContext) -> AnyView {
    let (keeper, (sentence, label)) =
        game.session.view.with_untracked(|view| (view.scorekeeper, scored_foot(view)));
    let (on_press, refusal) = game.button(keeper, Action::Confirm);
    view! {
        {review::open(game)}
        <p class="say">{drawn(&sentence)}</p>
        <Primary on_press refusal>{label}</Primary>
    }
    .into_any()
}
