//! What the board shows of a choice that an effect asks for: players, rules or colours to press, an answer, or shown cards.
//! Where a press here does not decide yet, `foot` has the button that does.

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{
    browser::{focus, page},
    rules::{
        Seat,
        blank::{Action, CardSeen, ChoiceKind, Colour, PendingChoice, Person, Pick},
    },
    screens::blank::{card_description, choice_slug, rule_name},
    ui::{
        parts::{Quiet, card::CardFace, emblem::shape},
        rove::arrows,
    },
};

/// Choices made in front of everybody. Cards of a hand are chosen in the hand.
pub(super) fn board(game: BlankContext, choice: &PendingChoice) -> AnyView {
    let by = choice.by.unwrap_or_else(|| game.default_seat());
    let choose = move |pick: Pick| {
        game.act(by, Action::Choose(pick));
    };
    let player_button = move |seat: Seat| {
        let press = move |()| choose(Pick::Player(seat));
        view! { <Quiet on_press=press><bdi>{game.name(seat)}</bdi></Quiet> }.into_any()
    };
    let colour_button = move |colour: Colour| {
        let press = move |()| choose(Pick::Colour(colour));
        view! {
            <span data-colour=colour.slug()>
                <Quiet on_press=press>{shape(colour)}{colour.to_string()}</Quiet>
            </span>
        }
        .into_any()
    };
    // Whoever chooses begins at the first choice.
    page::after_painting(|| {
        focus::set("[data-asks] button");
    });
    let inside = match &choice.kind {
        ChoiceKind::Player { among } | ChoiceKind::Contest { among, .. } => {
            among.iter().copied().map(player_button).collect_view().into_any()
        }
        ChoiceKind::Points { .. } => {
            let everybody = game.people().into_iter().map(|person| player_button(person.seat));
            let nobody = view! { <Quiet on_press=move |()| choose(Pick::Nobody)>"Nobody"</Quiet> }.into_any();
            everybody.chain([nobody]).collect_view().into_any()
        }
        ChoiceKind::Players { .. } => player_toggles(game),
        ChoiceKind::Rule => rule_buttons(game, by),
        ChoiceKind::Colour => Colour::ALL.map(colour_button).into_iter().collect_view().into_any(),
        ChoiceKind::AnswerIsRight { answer, .. } => hidden_answer(answer.clone()),
        ChoiceKind::EverybodyHasSeen => shown_cards(game),
        ChoiceKind::Cards { .. } | ChoiceKind::HasSeenHand { .. } => ().into_any(),
    };
    view! {
        <section class="asked stack" data-asks=choice_slug(&choice.kind)>
            <div class="row" role="group" aria-label="Choices" data-rove="" on:keydown=arrows>{inside}</div>
        </section>
    }
    .into_any()
}

/// All players as toggles (TG-TEXT).
fn player_toggles(game: BlankContext) -> AnyView {
    let toggle = |person: Person| {
        let seat = person.seat;
        let pressed = Signal::derive(move || game.named.with(|named| named.contains(&seat)));
        let press = move |()| game.toggle_named(seat);
        view! { <Quiet on_press=press pressed=pressed><bdi>{person.name.to_string()}</bdi></Quiet> }
            .into_any()
    };
    game.people().into_iter().map(toggle).collect_view().into_any()
}

fn rule_buttons(game: BlankContext, by: Seat) -> AnyView {
    let open_rules = game.with(|view| {
        view.rules.iter().map(|seen| (seen.index, rule_name(view, seen.index))).collect::<Vec<_>>()
    });
    let button = |(rule, name): (_, String)| {
        let press = move |()| {
            game.act(by, Action::Choose(Pick::Rule(rule)));
        };
        view! { <Quiet on_press=press><span dir="auto">{name}</span></Quiet> }.into_any()
    };
    open_rules.into_iter().map(button).collect_view().into_any()
}

/// The answer, hidden until somebody opens it.
fn hidden_answer(answer: String) -> AnyView {
    view! { <details><summary>"Show the answer"</summary><p dir="auto">{answer}</p></details> }.into_any()
}

/// Cards that are shown to all (EF-SHOW).
fn shown_cards(game: BlankContext) -> AnyView {
    let cards = game.with(|view| view.shown_cards().to_vec());
    let card = |card: CardSeen| {
        let name = card_description(&card);
        view! { <span class="shown" role="img" aria-label=name><CardFace card=&card.card deck=card.mark/></span> }.into_any()
    };
    cards.into_iter().map(card).collect_view().into_any()
}
