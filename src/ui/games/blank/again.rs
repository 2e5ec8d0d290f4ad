//! “Show that again”: the latest turns, with the cards that were played (BL-R66).

use crate::ui::prelude::*;

use super::context::BlankTable;
use crate::{
    rules::blank::CardSeen,
    screens::blank::{TurnAgain, card_description, turns_again},
    ui::parts::{Dialog, card::CardFace},
};

/// The small button, and the dialog that it opens.
pub(super) fn button(table: BlankTable) -> Html {
    let open = RwSignal::new(false);
    html! {
        <button type="button" class="quiet" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            "Show that again"
        </button>
        <Dialog open on_close=move |()| open.set(false) title="The last turns" long=true>
            {turns(table)}
        </Dialog>
    }
}

/// The turns, oldest first. Computer players wait meanwhile.
fn turns(table: BlankTable) -> Html {
    let viewer = untrack(|| table.own_seat());
    let turns = table.session.game.with_untracked(|game| turns_again(game, viewer));
    if turns.is_empty() {
        return html! { <p>"Nobody has played yet."</p> };
    }
    let turn = |TurnAgain { seat, cards, sentences }: TurnAgain| {
        let cards = cards.iter().map(face).collect_html();
        let sentences = sentences.into_iter().map(|sentence| html! { <p dir="auto">{sentence}</p> });
        html! {
            <li class="stack">
                <h3><bdi>{table.name(seat)}</bdi></h3>
                <div class="row">{cards}</div>
                {sentences.collect_html()}
            </li>
        }
    };
    html! { <ol class="turns-again stack" role="list">{turns.into_iter().map(turn).collect_html()}</ol> }
}

fn face(card: &CardSeen) -> Html {
    html! { <span role="img" aria-label=card_description(card)><CardFace card=&card.card deck=card.mark/></span> }
}
