//! Choosing the Game Card to customise: any without an effect (BL-71, BL-R26).

use crate::ui::prelude::*;

use super::super::context::BlankContext;
use crate::{
    rules::blank::CardSeen,
    screens::blank::{WritingStep, prize::customisable},
    ui::{
        parts::card::{CardFace, name_and_effect},
        rove::{arrows, tab_stop},
    },
};

pub(super) fn board(game: BlankContext) -> AnyView {
    let cards = game.with_untracked(customisable);
    let button = |(index, card): (usize, CardSeen)| {
        let name = match card.card.picture {
            Some(_) => name_and_effect(&card.card),
            None => format!("plain {}", name_and_effect(&card.card)),
        };
        let card_index = card.index;
        view! {
            <li>
                <button
                    type="button"
                    class="unstyled"
                    tabindex=tab_stop(index)
                    data-cursor=(index == 0).then_some("")
                    on:click=move |_| game.writing.go(WritingStep::Card(card_index))
                >
                    <span class="visually-hidden">{name}</span>
                    <CardFace card=&card.card deck=card.mark/>
                </button>
            </li>
        }
        .into_any()
    };
    /// Six rows of twelve cards fit the screen. A longer list scrolls, so the style sheet lets it begin at the top.
    const FITTING: usize = 6 * 12;
    let many = cards.len() > FITTING;
    view! {
        <ol class="pick" data-rove="" data-many=many.then_some("") on:keydown=arrows aria-label="Cards without an effect">
            {cards.into_iter().enumerate().map(button).collect_view()}
        </ol>
    }.into_any()
}
