//! The draft is shown to all and discussed.

use std::sync::Arc;

use crate::ui::prelude::*;

use super::{super::context::BlankTable, pick};
use crate::{
    rules::{
        Seat,
        blank::{Action, Draft, GameCard, Scene, View, WrittenEffect},
    },
    ui::parts::{
        Primary, Quiet,
        card::{CardFace, RuleCard, name_and_effect},
    },
};

pub(super) fn board(table: BlankTable) -> Html {
    let card = table.with(|view| {
        let Scene::Prize { draft: Some(draft), .. } = &view.scene else { return None };
        Some(draft_card(view, draft))
    });
    html! { <div class="shown">{card}</div> }
}

fn draft_card(view: &View, draft: &Arc<Draft>) -> Html {
    match draft.as_ref() {
        Draft::Rule { deck, rule } => {
            let mark = view.decks.get(usize::from(*deck)).and_then(|deck| deck.mark);
            html! { <RuleCard rule deck=mark/> }
        }
        Draft::Card { card, title, clauses, drawing, author } => {
            let Some(seen) = pick::card(view, *card) else { return Html::Nothing };
            let effect =
                WrittenEffect { clauses: clauses.clone(), author: author.clone(), drawing: drawing.clone() };
            let card = GameCard { title: title.clone(), effect: Some(effect), ..seen.card.as_ref().clone() };
            html! { <CardFace card=&card deck=seen.mark/><p class="visually-hidden">{name_and_effect(&card)}</p> }
        }
    }
}

/// The owner of the deck that would be changed.
pub(super) fn owner(view: &View) -> Option<String> {
    let Scene::Prize { draft: Some(draft), .. } = &view.scene else { return None };
    let deck = match draft.as_ref() {
        Draft::Rule { deck, .. } => usize::from(*deck),
        Draft::Card { card, .. } => usize::from(pick::card(view, *card)?.deck),
    };
    view.decks.get(deck).map(|deck| deck.deck.owner.clone())
}

pub(super) fn action(table: BlankTable, judge: Seat) -> Html {
    let (no, _) = table.button(judge, Action::Approve(false));
    let (yes, refusal) = table.button(judge, Action::Approve(true));
    html! {
        <Quiet on_press=move |()| table.writing.revising.set(true)>"Change it"</Quiet>
        <Quiet on_press=no>"Start over"</Quiet>
        <Primary on_press=yes refusal=refusal>"Keep it for good"</Primary>
    }
}
