//! The bonus: the only player with a cleared card chooses another card and gets a point for each coin on it.

use crate::ui::prelude::*;

use super::{
    cards::pawn,
    context::ClearContext,
    picture::{still, wood},
};
use crate::{
    rules::clear::{Action, Card, Person},
    screens::clear::{BonusChoice, CardLines, bonus_choice, chooses_bonus, cleared},
    ui::{
        parts::{Primary, drawn},
        rove::{arrows, tab_stop},
    },
    wording::{Noun, counted_strongly},
};

/// The bonus as it would be taken now; tracks it.
fn choice(game: ClearContext) -> Option<BonusChoice> {
    game.with(|view| bonus_choice(view, game.marked.get()))
}

pub(super) fn board(game: ClearContext) -> AnyView {
    game.session.view.with_untracked(|view| {
        let Some(by) = view.bonus_winner().and_then(|by| view.person(by)) else { return ().into_any() };
        let others: Vec<&Person> = view.people.iter().filter(|person| person.seat != by.seat).collect();
        let cards = others.iter().enumerate().map(|(nth, person)| other_card(game, nth, person)).collect_view();
        view! {
            {wood()}
            <div class="bonus">
                <header class="hero">
                    {pictured(by)}
                    <div class="stack">
                        <h2>{drawn(&cleared(view, &[by.seat]))}</h2>
                        <p class="sum">{move || choice(game).map(|choice| choice.sum)}</p>
                    </div>
                </header>
                <div class="others grid" data-list=view.is_caller_mode().to_string() role="group" aria-label="The other cards" data-rove="" on:keydown=arrows>{cards}</div>
            </div>
        }.into_any()
    })
}

/// The picture of somebody's card; nothing if it is real.
fn pictured(person: &Person) -> AnyView {
    let picture = |card: Card| view! { <span class="felt">{still(card, CardLines::default())}</span> };
    person.card.map(picture).into_any()
}

/// A card that can be marked.
fn other_card(game: ClearContext, nth: usize, person: &Person) -> AnyView {
    let seat = person.seat;
    let pressed = move || choice(game).is_some_and(|choice| choice.of == seat).to_string();
    view! {
        <button
            type="button"
            class="small"
            tabindex=tab_stop(nth)
            aria-pressed=pressed
            on:click=move |_| game.marked.set(Some(seat))
        >
            <span class="plate">
                {pawn(person)}
                <bdi class="name">{person.name.to_string()}</bdi>
                <span class="left">{drawn(&counted_strongly(person.left, Noun::COIN))}</span>
            </span>
            {pictured(person)}
        </button>
    }
    .into_any()
}

pub(super) fn foot(game: ClearContext) -> AnyView {
    // This screen is shown only while there is a winner; the roller is just any seat.
    let by = game.session.view.with_untracked(|view| view.bonus_winner().unwrap_or(view.roller));
    let take = move |()| {
        if let Some(choice) = untrack(|| choice(game)) {
            game.act(choice.by, Action::Bonus(choice.of));
            game.marked.set(None);
        }
    };
    view! {
        <p class="say">{drawn(&chooses_bonus(&game.name(by)))}</p>
        <Primary on_press=take>{move || choice(game).map(|choice| choice.button)}</Primary>
    }
    .into_any()
}
