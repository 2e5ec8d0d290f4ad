//! The score of a deal, which the scorekeeper confirms.

use crate::ui::prelude::*;

use super::{caller, picture::wood, review, scoresheet, state::ClearTable};
use crate::{
    rules::clear::{Action, Mode},
    screens::clear::ending,
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
