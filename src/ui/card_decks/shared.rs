//! Cards that came by a link: shown before they are added to a deck.

use crate::ui::prelude::*;

use super::{StoredCardDeck, all_decks, newest, store};
use crate::{
    browser::storage::DeckId,
    cards::SharedCards,
    rules::blank::{CardDeck, DeckMark},
    screens::blank::{add_to, added_sentence, free_mark, name_in_sentence, shared_facts},
    ui::{
        masthead::{Back, Masthead},
        parts::{
            Dialog, Notice, Primary, Quiet,
            card::{self, CardFace, RuleCard},
            drawn, show_notice,
        },
        screen::Screen,
    },
};

/// The page of a link with cards.
#[component]
pub fn CardLink(
    /// The code of the link.
    code: String,
) -> impl IntoView {
    let body = match SharedCards::from_payload(&code) {
        Ok(shared) => preview(shared),
        Err(error) => {
            view! { <p role="alert">{error.to_string()}</p><p>"Nothing was changed."</p> }.into_any()
        }
    };
    view! {
        <div class="setup text-page grid">
            <Masthead here=Screen::CardLink(code) title="Cards for BLANK" line="Somebody shared these cards with you. Add them to a deck to play with them."/>
            <main class="grid"><section class="setup-section wide open-deck stack">{body}</section></main>
            <Back/>
        </div>
    }
}

/// The cards, and a button for each deck.
fn preview(shared: SharedCards) -> AnyView {
    let rules = shared.rules.iter().map(|rule| view! { <li><RuleCard rule deck=None/></li> }).collect_view();
    let face = |card| {
        view! { <li><span class="visually-hidden">{card::name_and_effect(card)}</span><CardFace card deck=None/></li> }.into_any()
    };
    let faces = shared.cards.iter().map(face).collect_view();
    let decks = RwSignal::new(all_decks());
    let notice = RwSignal::new(None::<String>);
    let shared = StoredValue::new(shared);
    let add = move |to: Option<StoredCardDeck>| {
        show_notice(notice, shared.with_value(|shared| add(shared, to)));
        decks.set(all_decks());
    };
    let to_deck = move |stored: StoredCardDeck| {
        let label = drawn(&add_to(&stored.deck));
        view! { <Quiet on_press=move |()| add(Some(stored.clone()))>{label}</Quiet> }.into_any()
    };
    view! {
        <p>{shared.with_value(shared_facts)}</p>
        <ul class="laid grid" role="list">{rules}{faces}</ul>
        <div class="row">
            {move || decks.get().into_iter().map(to_deck).collect_view()}
            <Quiet on_press=move |()| add(None)>"Add to a new deck"</Quiet>
            <a class="quiet" href=Screen::Cards.hash()>"Decks of cards"</a>
        </div>
        <p><Notice text=notice/></p>
    }
    .into_any()
}

/// Adds the cards to a stored deck or to a new one, and says how that went.
fn add(shared: &SharedCards, to: Option<StoredCardDeck>) -> String {
    let new_deck = || {
        let taken: Vec<DeckMark> = all_decks().iter().filter_map(|stored| stored.deck.mark).collect();
        let deck = CardDeck { mark: Some(free_mark(&taken)?), ..CardDeck::fresh() };
        Ok::<_, &str>(StoredCardDeck { id: DeckId::fresh(), deck })
    };
    let StoredCardDeck { id, deck } = match to.map(newest).map_or_else(new_deck, Ok) {
        Ok(stored) => stored,
        Err(error) => return error.to_owned(),
    };
    let (deck, added) = deck.with_shared(shared);
    if let Err(error) = deck.check() {
        return format!("Nothing was added to {}. {error}", name_in_sentence(&deck));
    }
    let error = if added > 0 { store(&id, &deck) } else { None };
    error.unwrap_or_else(|| added_sentence(&deck, added))
}

/// The button that opens a link that somebody pastes.
pub(super) fn paste_button() -> AnyView {
    let open = RwSignal::new(false);
    let pasted = RwSignal::new(String::new());
    let refused = RwSignal::new(None);
    let read = move |()| {
        let outcome = pasted.with_untracked(|pasted| {
            let code = SharedCards::payload_in(pasted);
            SharedCards::from_payload(code).map(|_| code.to_owned())
        });
        match outcome {
            Ok(code) => Screen::CardLink(code).open(),
            Err(error) => show_notice(refused, error.to_string()),
        }
    };
    view! {
        <Quiet on_press=move |()| open.set(true)>"Paste a link"</Quiet>
        <Dialog open on_close=move |()| open.set(false) title="Paste a link with cards">
            <textarea rows="4" aria-label="Link" on:input=move |event| pasted.set(event_target_value(&event))></textarea>
            <p><Notice text=refused/></p>
            <div class="row">
                <Quiet on_press=move |()| open.set(false)>"Cancel"</Quiet>
                <Primary on_press=read>"Show the cards"</Primary>
            </div>
        </Dialog>
    }.into_any()
}
