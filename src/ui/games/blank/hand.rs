//! A hand of cards. Selected cards are raised and numbered from the bottom up; the last one goes on top.

use leptos::ev::PointerEvent;

use crate::ui::prelude::*;

use super::{context::BlankContext, fill_in};
use crate::{
    browser::{focus, page},
    rules::blank::{CardIndex, CardSeen},
    screens::blank::{Prompt, card_description, cards_to_choose_from, fits, hand_size, hand_title, sorted},
    ui::{
        parts::card::CardFace,
        rove::{arrows_or_play, tab_stop},
    },
};

/// The mark of a card that has come since the last play from this hand (BL-R64).
const NEW: &str = "new";

/// The hand that the viewer sees: their own, or the one from which they choose or at which they look. Nothing
/// if there is none.
pub(super) fn hand(game: BlankContext) -> AnyView {
    (move || if game.has_hand.get() { fan(game) } else { ().into_any() }).into_any()
}

fn fan(game: BlankContext) -> AnyView {
    let cards = Memo::new(move |_| {
        let by_number = game.by_number.get();
        game.session.own.with(|own| sorted(cards_to_choose_from(own.as_ref()), by_number))
    });
    let first = Memo::new(move |_| cards.with(|cards| cards.first().map(|card| card.index)));
    // The focused card may have been played, so the first card becomes the tab stop.
    Effect::new(move |_| {
        cards.track();
        page::after_painting(focus::reset_tab_stops);
    });
    let title = Memo::new(move |_| {
        let own = game.own_seat();
        own.map(|own| game.with(|view| hand_title(view, own)))
    });
    let sort = move || if game.by_number.get() { "Sort by colour" } else { "Sort by number" };
    let size = move || cards.with(|cards| hand_size(cards.len()));
    view! {
        <section class="blank-hand" aria-label=title>
            <header class="stack">
                <h2><bdi>{title}</bdi></h2>
                <button type="button" class="quiet" on:click=move |_| game.toggle_sorting()>{sort}</button>
            </header>
            // A card that was written on is drawn again (BL-R59).
            <ul class="fan" role="list" data-rove="" data-size=size on:keydown=arrows_or_play>
                <For each=move || cards.get().into_iter().enumerate() key=|(_, card)| (card.index.0, card.card.written.is_some()) let((index, card))>
                    {hand_card(game, card, index, first)}
                </For>
            </ul>
            {fill_in::dialog(game)}
        </section>
    }.into_any()
}

/// A card. `index` is its place when it is drawn; `first` follows which card is the first one now.
fn hand_card(game: BlankContext, card: CardSeen, index: usize, first: Memo<Option<CardIndex>>) -> AnyView {
    let card_index = card.index;
    let index_among_chosen = Memo::new(move |_| {
        game.chosen.with(|chosen| {
            let index = chosen.iter().position(|other| *other == card_index)?;
            // A single card is numbered, too: only of several is one on top.
            Some((index, index > 0 && index + 1 == chosen.len()))
        })
    });
    // The first card gets the focus when the player has to choose cards, write on them, or look at them.
    let focus_first = move || {
        let chooses = game.prompt.with(|prompt| match prompt {
            Prompt::Play { .. } | Prompt::Write | Prompt::Cards | Prompt::Look => true,
            Prompt::Decide(_)
            | Prompt::Read
            | Prompt::Understand
            | Prompt::Bot(_)
            | Prompt::Pass(_)
            | Prompt::Peek
            | Prompt::Order
            | Prompt::Shuffle
            | Prompt::LastCall(_)
            | Prompt::Prize(_)
            | Prompt::Over => false,
        });
        (chooses && first.get() == Some(card_index)).then_some("")
    };
    let session = game.session;
    // Whether it can be used now, as an attribute value.
    let fits = Memo::new(move |_| session.with_own(|view, own| fits(view, own?, card_index, game.lit.get())));
    let begin_drag = move |press: PointerEvent| game.drag.begin(card_index, &press);
    let tap = move |press: leptos::ev::MouseEvent| {
        if game.drag.was_tap(&press) {
            game.tap(card_index);
        }
    };
    let is_new = Memo::new(move |_| {
        session.own.with(|own| own.as_ref().is_some_and(|own| own.new.contains(&card_index)))
    });
    let fresh = move || is_new.get().then(|| view! { <span class="fresh" aria-hidden="true">{NEW}</span> });
    let description = move || {
        let matches = (fits.get() == Some("true")).then_some("matches");
        let said: Vec<&str> = [is_new.get().then_some(NEW), matches].into_iter().flatten().collect();
        (!said.is_empty()).then(|| said.join(", "))
    };
    let is_top = move || index_among_chosen.get().is_some_and(|(_, top)| top);
    let place_label = move || match index_among_chosen.get() {
        Some((_, true)) => "top".to_owned(),
        Some((index, false)) => (index + 1).to_string(),
        None => String::new(),
    };
    view! {
        <li data-dragged=move || game.drag.translation(card_index).is_some().to_string()>
            <button
                type="button"
                class="unstyled"
                draggable="false"
                tabindex=tab_stop(index)
                data-cursor=focus_first
                aria-pressed=move || index_among_chosen.get().is_some().to_string()
                aria-description=description
                data-fits=move || fits.get()
                style:translate=move || game.drag.translation(card_index)
                on:pointerdown=begin_drag
                on:click=tap
            >
                <CardFace card=&card.card deck=card.mark/>
                <span class="visually-hidden">{card_description(&card)}</span>
                {fresh}
                <span class="place" aria-hidden="true" data-top=is_top>{place_label}</span>
            </button>
        </li>
    }
    .into_any()
}
