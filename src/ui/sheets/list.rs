//! The list of categories.

use crate::ui::prelude::*;

use super::{RoundCategory, Sheets};
use crate::ui::parts::Slip;

/// The list in large type and in numerical order (PG-32, PG-33). It does not change while a room is open.
#[component]
pub fn CategoryList(
    /// The sheets of the game.
    sheets: Sheets,
) -> Html {
    let list = sheets.with_untracked(|round| round.list.clone());
    let slips = (1..).zip(list).map(slip).collect_html();
    html! { <ol class="ten" aria-label="The list">{slips}</ol> }
}

fn slip((number, RoundCategory { text, older, authors }): (u8, RoundCategory)) -> Html {
    html! { <li><Slip text number=Some(number) older authors/></li> }
}
