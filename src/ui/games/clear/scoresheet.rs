//! The score sheet: a line for each player, with the parts of each deal (CL-13).

use crate::ui::prelude::*;

use super::{
    caller,
    cards::{pawn, suit},
    picture::{still, wood},
    review,
    state::ClearTable,
};
use crate::{
    rules::{
        Seat,
        clear::{Action, DealScore, Ending, Mode, Person, ScoreParts, View},
    },
    screens::clear::{CardLines, ending, name, nothing_scored},
    ui::parts::{Chart, ChartLine, Primary},
};

/// The points of one deal, and everybody's total after it.
pub(super) fn deal(view: &View, nth: usize) -> Html {
    let Some(score) = view.sheet.get(nth) else { return Html::Nothing };
    let row = |person: &Person| {
        let parts = score.parts.get(person.seat.index()).copied().unwrap_or_default();
        let number = |points: u8| html! { <td data-points=points>{points}</td> };
        html! {
            <tr data-wins=is_cleared(score, person.seat).to_string()>
                <th scope="row">
                    {pawn(person)}
                    <bdi>{person.name.to_string()}</bdi>
                    <small>{as_sum(view, score, person.seat)}</small>
                </th>
                <td class="felt">{person.card.map(|card| still(card, CardLines::default()))}</td>
                {number(parts.four_points)}
                {number(parts.card)}
                {number(parts.bonus)}
                <td class="sum">{parts.total()}</td>
                <td class="total">{total(view, person.seat, nth)}</td>
            </tr>
        }
    };
    let heads = ["Left", "Fours", "Card", "Bonus", "This deal", "Total"];
    let heads = heads.map(|head| html! { <th scope="col">{head}</th> }).into_iter().collect_html();
    html! {
        <table class="score-sheet" style:--people=view.people.len().to_string()>
            <caption class="visually-hidden">"The score of deal "{nth + 1}</caption>
            <thead><tr><th scope="col"><span class="visually-hidden">"Player"</span></th>{heads}</tr></thead>
            <tbody>{view.people.iter().map(row).collect_html()}</tbody>
        </table>
        <p class="quietly">"Card: ten points minus the coins left."</p>
    }
}

fn is_cleared(score: &DealScore, seat: Seat) -> bool {
    match &score.ending {
        Ending::Cleared { seats, .. } => seats.contains(&seat),
        Ending::AllScratched => false,
    }
}

/// A player's total after deal `nth`, counted from 0.
pub(super) fn total(view: &View, seat: Seat, nth: usize) -> u32 {
    let parts = view.sheet.iter().take(nth + 1).filter_map(|deal| deal.parts.get(seat.index()));
    parts.map(|parts: &ScoreParts| parts.total()).sum()
}

/// The points of a player's card and bonus in a deal, as a sum.
pub(super) fn as_sum(view: &View, score: &DealScore, seat: Seat) -> String {
    let Some(parts) = score.parts.get(seat.index()) else { return String::new() };
    let left = match parts.left {
        1 => "one coin left".to_owned(),
        left => format!("{left} coins left"),
    };
    let bonus = match &score.ending {
        Ending::Cleared { seats, bonus: Some(of) } if seats[..] == [seat] => Some(*of),
        Ending::Cleared { .. } | Ending::AllScratched => None,
    };
    match (parts.card, bonus) {
        (0, None) => left,
        // No line breaks inside a sum.
        (card, None) => format!("{left}: 10\u{a0}−\u{a0}{}\u{a0}=\u{a0}{card}", parts.left),
        (card, Some(of)) => sum(view, parts.left, card, of, parts.bonus),
    }
}

/// The card and the bonus together, as a sum (CL-74).
pub(super) fn sum(view: &View, left: u8, card: u8, of: Seat, bonus: u8) -> String {
    format!(
        "10\u{a0}−\u{a0}{left}\u{a0}=\u{a0}{card}, plus {bonus} for the card of {}: {}",
        name(view, of),
        card + bonus
    )
}

/// The chart of totals.
pub(super) fn chart(view: &View) -> Html {
    let line = |person: &Person| ChartLine {
        name: person.name.to_string(),
        suit: suit(person.seat),
        scores: (0..view.sheet.len()).map(|deal| total(view, person.seat, deal)).collect(),
    };
    let lines = view.people.iter().map(line).collect();
    html! { <Chart lines caption="Total points after each deal"/> }
}

/// All deals so far, in a dialog.
pub(super) fn all_deals(table: ClearTable) -> Html {
    (move || table.with(all)).into_html()
}

/// All scored deals, one column each.
pub(super) fn all(view: &View) -> Html {
    if view.sheet.is_empty() {
        return html! { <p>{nothing_scored(view)}</p> };
    }
    let heads = (1..=view.sheet.len()).map(|deal| html! { <th scope="col">{deal}</th> }).collect_html();
    let row = |person: &Person| {
        let deal = |deal: &DealScore| {
            let parts = deal.parts.get(person.seat.index()).copied().unwrap_or_default();
            html! { <td>{parts.total()}<small>{parts_of(parts)}</small></td> }
        };
        html! {
            <tr>
                <th scope="row"><bdi>{person.name.to_string()}</bdi></th>
                {view.sheet.iter().map(deal).collect_html()}
                <td class="total">{total(view, person.seat, view.sheet.len())}</td>
            </tr>
        }
    };
    html! {
        <div class="wide" tabindex="0" role="group" aria-label="The score sheet">
            <table class="all-deals">
                <caption>"Points of the finished deals: Fours + card + bonus"</caption>
                <thead><tr><td></td>{heads}<th scope="col">"Total"</th></tr></thead>
                <tbody>{view.people.iter().map(row).collect_html()}</tbody>
            </table>
        </div>
    }
}

fn parts_of(parts: ScoreParts) -> String {
    format!("{} + {} + {}", parts.four_points, parts.card, parts.bonus)
}

/// The score of a deal, which the scorekeeper confirms.
pub(super) fn scored(table: ClearTable) -> Html {
    // With real cards a count can still be corrected, and the score follows.
    let score = move || {
        table.with(|view| {
            html! {
                <h2>{ending(view)}</h2>
                {deal(view, view.sheet.len().saturating_sub(1))}
                {chart(view)}
            }
        })
    };
    html! {
        {wood()}
        <div class="tally">
            {score}
            {caller::recount(table)}
        </div>
    }
}

pub(super) fn scored_action(table: ClearTable) -> Html {
    let (keeper, deal, deals, caller) = table
        .session
        .view
        .with_untracked(|view| (view.scorekeeper, view.deal, view.deals, view.mode == Mode::Caller));
    let (on_press, refusal) = table.button(keeper, Action::Confirm);
    let label = if deal < deals { "Next deal" } else { "See who won" };
    let say = if caller && deal < deals {
        " checks the score. Fill every card again before the next deal."
    } else {
        " checks the score."
    };
    html! {
        {review::open(table)}
        <p class="say"><bdi>{table.name(keeper)}</bdi>{say}</p>
        <Primary on_press refusal>{label}</Primary>
    }
}
