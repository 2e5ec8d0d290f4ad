//! Opens a deck of cards from a file: shows it before it is stored, or says what is wrong with it and in which card
//! (BL-R44).

use crate::ui::prelude::*;

use super::{CardDecksState, display_name};
use crate::{
    browser::storage::DeckId,
    rules::blank::{CardDeck, DeckMark},
    screens::blank::{BoxLabel, deck_facts},
    ui::{
        incoming::{self, OpenedContent, Received},
        parts::{Dialog, Primary, Quiet, add_to_notice, box_label::BoxLabelForm, say_anew},
        screen::Screen,
    },
};

/// Lets somebody choose files.
pub(super) fn choose_files(cards: CardDecksState) {
    incoming::choose(Screen::Cards, move |received| receive(cards, received));
}

/// Receives what was opened on another screen, and files that are dropped on this one.
pub(super) fn receive_files(cards: CardDecksState) {
    incoming::handle_drops(Screen::Cards, move |received| receive(cards, received));
    receive(cards, incoming::take_refusals().map(Err).into_iter().collect());
}

/// Receives the files of one choice or drop. Their decks are asked about one after the other, because each needs a mark of its own.
/// What was said about the files before them is over, unless one of those is still shown.
fn receive(cards: CardDecksState, received: Received) {
    let is_free = cards.importing.with_untracked(Option::is_none);
    if !is_free {
        return keep(cards, received);
    }
    say_anew(cards.notice, || {
        keep(cards, received);
        show_waiting(cards);
    });
}

/// Keeps decks until those before them are done, and says why other files were not read.
fn keep(cards: CardDecksState, received: Received) {
    for content in received {
        match content {
            Ok(content) => incoming::keep_waiting(content),
            Err(sentence) => add_to_notice(cards.notice, sentence),
        }
    }
}

/// Closes the dialog and shows the next deck. If none waits, the screen of other files that wait opens.
fn show_next(cards: CardDecksState) {
    cards.importing.set(None);
    if !show_waiting(cards) {
        incoming::open_next_screen();
    }
}

/// Shows the next deck that waits. Returns whether there was one.
fn show_waiting(cards: CardDecksState) -> bool {
    // For this screen only decks of cards wait.
    let Some(OpenedContent::Cards(deck, notice)) = incoming::take_waiting(&Screen::Cards) else {
        return false;
    };
    notice.into_iter().for_each(|sentence| add_to_notice(cards.notice, sentence));
    ask_about(cards, *deck);
    true
}

fn ask_about(cards: CardDecksState, deck: CardDeck) {
    if cards.decks.with_untracked(|decks| decks.iter().any(|stored| stored.deck == deck)) {
        add_to_notice(cards.notice, format!("{} is here already.", display_name(&deck)));
        return show_next(cards);
    }
    cards.label.update(|label| *label = BoxLabel::of(&deck, label.mark));
    cards.importing.set(Some(deck));
}

/// Shows the deck and asks whether to store it. If another deck has the same mark, a sentence says so, and the form
/// ([`BoxLabelForm`]) selects a free mark (BL-79).
pub(super) fn dialog(cards: CardDecksState) -> AnyView {
    let open = Signal::derive(move || cards.importing.with(Option::is_some));
    let body = move || cards.importing.get().map(|deck| preview(cards, &deck));
    let cancel = move |()| show_next(cards);
    let labelled = move || {
        let deck = cards.importing.get()?;
        Some(cards.label.with(|label| label.put_on(deck)))
    };
    let refusal = Signal::derive(move || labelled()?.err());
    let store = move |()| {
        let Some(Ok(deck)) = untrack(labelled) else { return };
        cards.store(&DeckId::fresh(), &deck, Some(format!("{} was imported.", display_name(&deck))));
        show_next(cards);
    };
    view! {
        <Dialog open on_close=cancel title="Import this deck?">
            {body}
            <div class="row">
                <Quiet on_press=cancel>"Cancel"</Quiet>
                <Primary on_press=store refusal=refusal>"Import deck"</Primary>
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
    // What is wrong with its file, below what was said of the files before it.
    let said = cards.notice.get_untracked();
    view! {
        <p>{deck_facts(deck, deck.games)}</p>
        {said.map(|sentence| view! { <p role="alert">{sentence}</p> })}
        {mark_notice.map(|sentence| view! { <p>{sentence}</p> })}
        // Nobody is at a table here whose name could be suggested for the owner.
        <BoxLabelForm label=cards.label people=Vec::new() taken/>
        <ul>{self_triggering}</ul>
    }
    .into_any()
}
