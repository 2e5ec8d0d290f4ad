//! Choosing the Game Card to customise: any without an effect (BL-71, BL-R26).

use crate::ui::prelude::*;

use super::{super::context::BlankTable, writing::WritingStep};
use crate::{
    rules::blank::{CardIndex, CardKind, CardSeen, DeckMark, Draft, GameCard, View},
    ui::{
        parts::card::{CardFace, name_and_effect},
        rove::{arrows, tab_stop},
    },
};

pub(super) fn board(table: BlankTable) -> Html {
    let cards = table.with_untracked(customisable);
    let button = |(index, card): (usize, CardSeen)| {
        let name = format!(
            "{}{}",
            if card.card.picture.is_none() { "plain " } else { "" },
            name_and_effect(&card.card)
        );
        let card_index = card.index;
        html! {
            <li>
                <button
                    type="button"
                    class="unstyled"
                    tabindex=tab_stop(index)
                    data-cursor=(index == 0).then_some("")
                    on:click=move |_| table.writing.go(WritingStep::Card(card_index))
                >
                    <span class="visually-hidden">{name}</span>
                    <CardFace card=&card.card deck=card.mark/>
                </button>
            </li>
        }
    };
    // Six rows of twelve fit the screen. More have to be scrolled, so the style sheet lets them begin at the top.
    let many = cards.len() > 72;
    html! {
        <ol class="pick" data-rove="" data-many=many.then_some("") on:keydown=arrows aria-label="Cards without an effect">
            {cards.into_iter().enumerate().map(button).collect_html()}
        </ol>
    }
}

/// The cards that can be customised: by colour, in each colour the plain ones first, then by number.
fn customisable(view: &View) -> Vec<CardSeen> {
    let mut customisable: Vec<CardSeen> =
        (0u8..)
            .zip(&view.decks)
            .flat_map(|(deck, seen)| {
                let cards = (seen.first.0..).zip(&seen.deck.cards);
                cards.filter(|(_, card)| card.kind() != CardKind::WithEffect).map(move |(index, card)| {
                    CardSeen { index: CardIndex(index), card: card.clone().into(), deck, mark: seen.mark }
                })
            })
            .collect();
    customisable.sort_by_key(|card| (card.colour(), card.card.picture.is_some(), card.number()));
    customisable
}

/// The card as a draft would change it, and its deck's mark; `None` if the draft is for a rule.
pub(super) fn drafted(view: &View, draft: &Draft) -> Option<(GameCard, Option<DeckMark>)> {
    let Draft::Card(draft) = draft else { return None };
    let seen = card(view, draft.card)?;
    Some((draft.on(&seen.card), seen.mark))
}

/// The card with this index, if it can be customised.
pub(super) fn card(view: &View, index: CardIndex) -> Option<CardSeen> {
    customisable(view).into_iter().find(|card| card.index == index)
}
