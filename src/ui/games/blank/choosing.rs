//! What the board shows of a choice that an effect asks for: players, rules or colours to press, an answer, or shown cards.
//! The foot has the rest of it (`action`).

use crate::ui::prelude::*;

use super::context::BlankTable;
use crate::{
    browser::{focus, page},
    rules::{
        Seat,
        blank::{Action, CardSeen, ChoiceKind, Colour, PendingChoice, Pick},
    },
    screens::blank::{card_description, choice_slug, rule_name},
    ui::parts::{Quiet, card::CardFace, emblem::shape},
};

/// Choices made in front of everybody. Cards of a hand are chosen in the hand.
pub(super) fn board(table: BlankTable, choice: &PendingChoice) -> Html {
    let by = choice.by.unwrap_or_else(|| table.anybody());
    let choose = move |pick: Pick| {
        table.act(by, Action::Choose(pick));
    };
    let player_button = move |seat: Seat| {
        let press = move |()| choose(Pick::Player(seat));
        html! { <Quiet on_press=press><bdi>{table.name(seat)}</bdi></Quiet> }
    };
    let colour_button = move |colour: Colour| {
        let press = move |()| choose(Pick::Colour(colour));
        html! {
            <span data-colour=colour.slug()>
                <Quiet on_press=press>{shape(colour)}{colour.to_string()}</Quiet>
            </span>
        }
    };
    page::after_painting(|| {
        focus::set(".asked button");
    });
    let inside = match &choice.kind {
        ChoiceKind::Player { among } | ChoiceKind::Contest { among, .. } => {
            among.iter().copied().map(player_button).collect_html()
        }
        ChoiceKind::Points { .. } => {
            let everybody = table.people().into_iter().map(|person| player_button(person.seat));
            let nobody = html! { <Quiet on_press=move |()| choose(Pick::Nobody)>"Nobody"</Quiet> };
            everybody.chain([nobody]).collect_html()
        }
        ChoiceKind::Players { .. } => player_toggles(table),
        ChoiceKind::Rule => rule_buttons(table, by),
        ChoiceKind::Colour => Colour::ALL.map(colour_button).into_iter().collect_html(),
        ChoiceKind::AnswerIsRight { answer, .. } => hidden_answer(answer.clone()),
        ChoiceKind::EverybodyHasSeen => shown_cards(table),
        ChoiceKind::Cards { .. } | ChoiceKind::HasSeenHand { .. } => Html::Nothing,
    };
    html! {
        <section class="asked stack" data-asks=choice_slug(&choice.kind)>
            <div class="row" role="group" aria-label="Choices" data-rove="" on:keydown=crate::ui::rove::arrows>{inside}</div>
        </section>
    }
}

/// All players as toggles (TG-TEXT).
fn player_toggles(table: BlankTable) -> Html {
    let toggle = |person: crate::rules::blank::Person| {
        let seat = person.seat;
        let pressed = Signal::derive(move || table.named.with(|named| named.contains(&seat)));
        let press = move |()| table.toggle_named(seat);
        html! { <Quiet on_press=press pressed=pressed><bdi>{person.name.to_string()}</bdi></Quiet> }
    };
    table.people().into_iter().map(toggle).collect_html()
}

fn rule_buttons(table: BlankTable, by: Seat) -> Html {
    let open_rules = table.with(|view| {
        view.rules.iter().map(|seen| (seen.index, rule_name(view, seen.index))).collect::<Vec<_>>()
    });
    let button = |(rule, name): (_, String)| {
        let press = move |()| {
            table.act(by, Action::Choose(Pick::Rule(rule)));
        };
        html! { <Quiet on_press=press><span dir="auto">{name}</span></Quiet> }
    };
    open_rules.into_iter().map(button).collect_html()
}

/// The answer, hidden until somebody opens it.
fn hidden_answer(answer: String) -> Html {
    html! { <details><summary>"Show the answer"</summary><p dir="auto">{answer}</p></details> }
}

/// Cards that are shown to all (EF-SHOW).
fn shown_cards(table: BlankTable) -> Html {
    let cards = table.with(|view| view.shown_cards().to_vec());
    let card = |card: CardSeen| {
        let name = card_description(&card);
        html! { <span class="shown" role="img" aria-label=name><CardFace card=&card.card deck=card.mark/></span> }
    };
    cards.into_iter().map(card).collect_html()
}
