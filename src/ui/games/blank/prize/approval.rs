//! The winner has proposed a rule or a card: it is shown to everybody, discussed, and approved or refused.

use crate::ui::prelude::*;

use super::super::context::BlankContext;
use crate::{
    rules::{
        Seat,
        blank::{Action, Draft, View},
    },
    screens::blank::{prize::drafted_card, shown_draft},
    ui::parts::{
        Primary, Quiet,
        card::{CardFace, RuleCard, name_and_effect},
    },
};

pub(super) fn board(game: BlankContext) -> AnyView {
    let card = game.with(|view| shown_draft(view).map(|draft| draft_card(view, draft)));
    view! { <div class="shown">{card}</div> }.into_any()
}

fn draft_card(view: &View, draft: &Draft) -> AnyView {
    match draft {
        Draft::Rule { deck, rule } => {
            let mark = view.decks.get(usize::from(*deck)).and_then(|deck| deck.mark);
            view! { <RuleCard rule deck=mark/> }.into_any()
        }
        Draft::Card(_) => {
            let Some((card, mark)) = drafted_card(view, draft) else { return ().into_any() };
            view! { <CardFace card=&card deck=mark/><p class="visually-hidden">{name_and_effect(&card)}</p> }
                .into_any()
        }
    }
}

pub(super) fn foot(game: BlankContext, judge: Seat) -> AnyView {
    // Whoever may not refuse may not approve either, and the large button says why.
    let (no, _) = game.button(judge, Action::Approve(false));
    let (yes, refusal) = game.button(judge, Action::Approve(true));
    view! {
        <Quiet on_press=move |()| game.writing.revising.set(true)>"Change it"</Quiet>
        <Quiet on_press=no>"Start over"</Quiet>
        <Primary on_press=yes refusal=refusal>"Keep it for good"</Primary>
    }
    .into_any()
}
