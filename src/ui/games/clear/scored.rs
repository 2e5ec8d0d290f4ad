//! The score of a deal, which the scorekeeper confirms.

use crate::ui::prelude::*;

use super::{
    caller,
    picture::wood,
    review, scoresheet,
    state::{ClearTable, name},
};
use crate::{
    rules::{
        Seat,
        clear::{Action, Ending, Mode, View},
        words::listed,
    },
    ui::parts::Primary,
};

pub(super) fn board(table: ClearTable) -> Html {
    // With real cards a count can still be corrected, and the score follows.
    let score = move || {
        table.with(|view| {
            html! {
                <h2>{ending(view)}</h2>
                {scoresheet::deal(view, view.sheet.len().saturating_sub(1))}
                {scoresheet::chart(view)}
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

/// Why the deal is over (CL-66).
pub(super) fn ending(view: &View) -> String {
    let names = |seats: &[Seat]| listed(&seats.iter().map(|&seat| name(view, seat)).collect::<Vec<_>>());
    match view.sheet.last().map(|deal| &deal.ending) {
        Some(Ending::Cleared { seats, .. }) if seats.len() == 1 => {
            format!("Clear! {} is the only clear player", names(seats))
        }
        Some(Ending::Cleared { seats, .. }) => {
            format!("Clear! {} are clear, so there is no bonus", names(seats))
        }
        Some(Ending::Jam) | None => "Nobody can move. Cards with fewer than 10 coins score.".to_owned(),
    }
}

pub(super) fn action(table: ClearTable) -> Html {
    let (keeper, deal, deals, caller) = table
        .session
        .view
        .with_untracked(|view| (view.scorekeeper, view.deal, view.deals, view.mode == Mode::Caller));
    let (on_press, refusal) = table.button(keeper, Action::Confirm);
    let label = if deal < deals { "Next deal" } else { "See who won" };
    let say = if caller && deal < deals {
        " keeps score. Fill every card again before the next deal."
    } else {
        " keeps score."
    };
    html! {
        {review::open(table)}
        <p class="say"><bdi>{table.name(keeper)}</bdi>{say}</p>
        <Primary on_press refusal>{label}</Primary>
    }
}
