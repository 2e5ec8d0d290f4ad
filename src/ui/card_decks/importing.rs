//! Opens a deck of cards from a file: shows it before it is stored, or says what is wrong with it and in which card
//! (BL-R44).

use crate::ui::prelude::*;

use super::{CardDecksState, NAME_NEEDED, display_name};
use crate::{
    browser::storage::DeckId,
    rules::{
        blank::{CardDeck, DeckMark},
        name::can_be_seen,
    },
    screens::blank::{BoxLabel, deck_facts},
    ui::{
        incoming::{self, OpenedContent},
        parts::{Dialog, Primary, Quiet, add_to_notice, box_label::BoxLabelForm, show_notice},
        screen::Screen,
    },
};

/// Lets somebody choose a file.
pub(super) fn choose_file(cards: CardDecksState) {
    cards.notice.set(None);
    incoming::choose(Screen::Cards, move |content| receive(cards, content));
}

/// Receives a deck that was opened on another screen, and files that are dropped on this one.
pub(super) fn receive_files(cards: CardDecksState) {
    incoming::handle_drops(Screen::Cards, move |content| receive(cards, content));
    if let Some(content) = incoming::take_waiting(&Screen::Cards) {
        receive(cards, Ok(content));
    }
    if let Some(sentence) = incoming::take_refusals() {
        receive(cards, Err(sentence));
    }
}

/// Shows the next deck, if several files were opened.
fn show_next(cards: CardDecksState) {
    cards.importing.set(None);
    match incoming::take_waiting(&Screen::Cards) {
        Some(OpenedContent::Cards(deck, notice)) => {
            add_notice(cards, notice);
            show_import(cards, *deck);
        }
        Some(OpenedContent::Message(_) | OpenedContent::Categories { .. }) | None => {
            incoming::open_next_screen()
        }
    }
}

/// Says a sentence besides what was said about other files.
fn add_notice(cards: CardDecksState, sentence: Option<String>) {
    if let Some(sentence) = sentence {
        add_to_notice(cards.notice, sentence);
    }
}

fn receive(cards: CardDecksState, content: Result<OpenedContent, String>) {
    if cards.importing.with_untracked(Option::is_none) {
        cards.notice.set(None);
    }
    match content {
        Ok(content @ OpenedContent::Cards(..)) if cards.importing.with_untracked(Option::is_some) => {
            incoming::keep_waiting(content);
        }
        Ok(OpenedContent::Cards(deck, notice)) => {
            add_notice(cards, notice);
            show_import(cards, *deck);
        }
        Ok(OpenedContent::Message(sentence)) | Err(sentence) => add_notice(cards, Some(sentence)),
        // Another screen handles these.
        Ok(OpenedContent::Categories { .. }) => {}
    }
}

fn show_import(cards: CardDecksState, deck: CardDeck) {
    if cards.decks.with_untracked(|decks| decks.iter().any(|stored| stored.deck == deck)) {
        add_notice(cards, Some(format!("{} is here already.", display_name(&deck))));
        return show_next(cards);
    }
    cards.label.update(|label| {
        *label = BoxLabel {
            name: deck.name.clone(),
            owner: deck.owner.clone(),
            mark: deck.mark.unwrap_or(label.mark),
        };
    });
    cards.importing.set(Some(deck));
}

/// Shows the deck and asks whether to store it. If another deck has the same mark, a sentence says so, and the form
/// ([`BoxLabelForm`]) selects a free mark (BL-79).
pub(super) fn dialog(cards: CardDecksState) -> AnyView {
    let open = Signal::derive(move || cards.importing.with(Option::is_some));
    let body = move || cards.importing.get().map(|deck| preview(cards, &deck));
    let cancel = move |()| show_next(cards);
    let refusal = Signal::derive(move || {
        let unnamed = cards.label.with(|label| !can_be_seen(&label.name));
        unnamed.then(|| NAME_NEEDED.to_owned())
    });
    view! {
        <Dialog open on_close=cancel title="Import this deck?">
            {body}
            <div class="row">
                <Quiet on_press=cancel>"Cancel"</Quiet>
                <Primary on_press=move |()| store(cards) refusal=refusal>"Import deck"</Primary>
            </div>
        </Dialog>
    }
    .into_any()
}

fn preview(cards: CardDecksState, deck: &CardDeck) -> AnyView {
    let taken = cards.taken(None);
    let mark = deck.mark.filter(|mark| taken.contains(mark));
    let mark_notice = mark
        .map(|mark: DeckMark| format!("Another deck here has the {mark}: choose another one for this deck."));
    let self_triggering =
        deck.self_triggering_rules().into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view();
    let problems = cards.notice.get_untracked();
    view! {
        <p>{deck_facts(deck, deck.games)}</p>
        {problems.map(|sentence| view! { <p role="alert">{sentence}</p> })}
        {mark_notice.map(|sentence| view! { <p>{sentence}</p> })}
        <BoxLabelForm label=cards.label people=Vec::new() taken/>
        <ul>{self_triggering}</ul>
    }
    .into_any()
}

fn store(cards: CardDecksState) {
    let Some(deck) = cards.importing.get_untracked() else { return };
    let BoxLabel { name, owner, mark } = cards.label.get_untracked();
    let deck =
        CardDeck { name: name.trim().to_owned(), owner: owner.trim().to_owned(), mark: Some(mark), ..deck };
    match deck.check() {
        Ok(()) => {
            cards.store(&DeckId::fresh(), &deck, Some(format!("{} was imported.", display_name(&deck))));
        }
        Err(error) => show_notice(cards.notice, error.to_string()),
    }
    show_next(cards);
}
