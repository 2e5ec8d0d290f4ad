//! “Show that again”: the latest turns, with the cards that were played (BL-R66).

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{
    rules::blank::CardSeen,
    screens::blank::{TurnAgain, card_description, turns_again},
    ui::parts::{Dialog, card::CardFace},
};

/// The small button, and the dialog that it opens.
pub(super) fn button(game: BlankContext) -> AnyView {
    let open = RwSignal::new(false);
    view! {
        <button type="button" class="quiet" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            "Show that again"
        </button>
        <Dialog open on_close=move |()| open.set(false) title="The last turns" long=true>
            {turns(game)}
        </Dialog>
    }
    .into_any()
}

/// The turns, oldest first. Computer players wait meanwhile.
fn turns(game: BlankContext) -> AnyView {
    let viewer = untrack(|| game.own_seat());
    let turns = game.session.game.with_untracked(|game| turns_again(game, viewer));
    if turns.is_empty() {
        return view! { <p>"Nobody has played yet."</p> }.into_any();
    }
    let turn = |TurnAgain { seat, cards, sentences }: TurnAgain| {
        let cards = cards.iter().map(face).collect_view();
        let sentences = sentences.into_iter().map(|sentence| view! { <p dir="auto">{sentence}</p> });
        view! {
            <li class="stack">
                <h3><bdi>{game.name(seat)}</bdi></h3>
                <div class="row">{cards}</div>
                {sentences.collect_view()}
            </li>
        }
        .into_any()
    };
    view! { <ol class="turns-again stack" role="list">{turns.into_iter().map(turn).collect_view()}</ol> }
        .into_any()
}

fn face(card: &CardSeen) -> AnyView {
    view! { <span role="img" aria-label=card_description(card)><CardFace card=&card.card deck=card.mark/></span> }.into_any()
}
