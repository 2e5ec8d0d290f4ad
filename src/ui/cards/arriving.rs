//! Opens a deck of cards from a file: shows it before it is stored, or says what is wrong with it and in which card
//! (BL-R44).

use crate::ui::prelude::*;

use super::{CardDecksState, called, deck::facts};
use crate::{
    browser::shelf::DeckId,
    rules::blank::{CardDeck, DeckMark},
    ui::{
        incoming::{self, Arrival},
        parts::{
            Dialog, Primary, Quiet,
            box_label::{BoxLabel, BoxLabelForm},
        },
        screen::Screen,
    },
};

/// Lets somebody choose a file.
pub(super) fn ask(cards: CardDecksState) {
    cards.notice.set(None);
    incoming::choose(Screen::Cards, move |arrival| come(cards, arrival));
}

/// Looks at a deck that came while another screen was open, and at what is dropped on this one.
pub(super) fn look_what_waits(cards: CardDecksState) {
    incoming::take_drops(Screen::Cards, move |arrival| come(cards, arrival));
    if let Some(arrival) = incoming::waiting(&Screen::Cards) {
        come(cards, Ok(arrival));
    }
}

fn come(cards: CardDecksState, arrival: Result<Arrival, String>) {
    match arrival {
        Ok(Arrival::Cards(deck, notice)) => {
            cards.notice.set(notice);
            look_at(cards, *deck);
        }
        Ok(Arrival::Told(sentence)) | Err(sentence) => cards.notice.set(Some(sentence)),
        // They have a screen of their own.
        Ok(Arrival::Categories { .. }) => {}
    }
}

fn look_at(cards: CardDecksState, deck: CardDeck) {
    if cards.decks.with_untracked(|decks| decks.iter().any(|shelved| shelved.deck == deck)) {
        cards.notice.set(Some(format!("{} is here already.", called(&deck))));
        return;
    }
    cards.label.update(|label| {
        *label = BoxLabel {
            name: deck.name.clone(),
            owner: deck.owner.clone(),
            mark: deck.mark.unwrap_or(label.mark),
        };
    });
    cards.arriving.set(Some(deck));
}

/// Shows the deck and asks whether to store it. If another deck has its mark, the mark is changed first (BL-79).
pub(super) fn dialog(cards: CardDecksState) -> Html {
    let open = Signal::derive(move || cards.arriving.with(Option::is_some));
    let inside = move || cards.arriving.get().map(|deck| preview(cards, &deck));
    let leave = move |()| cards.arriving.set(None);
    let refusal = Signal::derive(move || {
        let unnamed = cards.label.with(|label| label.name.trim().is_empty());
        unnamed.then(|| "Enter a name for the deck.".to_owned())
    });
    html! {
        <Dialog open on_close=leave title="Import this deck?">
            {inside}
            <div class="row">
                <Quiet on_press=leave>"Cancel"</Quiet>
                <Primary on_press=move |()| keep(cards) refusal=refusal>"Import deck"</Primary>
            </div>
        </Dialog>
    }
}

fn preview(cards: CardDecksState, deck: &CardDeck) -> Html {
    let taken = cards.taken(None);
    let mark = deck.mark.filter(|mark| taken.contains(mark));
    let changed = mark
        .map(|mark: DeckMark| format!("Another deck here has the {mark}: choose another one for this deck."));
    let echoes = deck.echoes().into_iter().map(|sentence| html! { <li>{sentence}</li> }).collect_html();
    html! {
        <p>{facts(deck, deck.games)}</p>
        {changed.map(|sentence| html! { <p>{sentence}</p> })}
        <BoxLabelForm label=cards.label people=Vec::new() taken/>
        <ul>{echoes}</ul>
    }
}

fn keep(cards: CardDecksState) {
    let Some(deck) = cards.arriving.get_untracked() else { return };
    let BoxLabel { name, owner, mark } = cards.label.get_untracked();
    let deck =
        CardDeck { name: name.trim().to_owned(), owner: owner.trim().to_owned(), mark: Some(mark), ..deck };
    match deck.check() {
        Ok(()) => {
            cards.keep(&DeckId::fresh(), &deck);
            cards.notice.set(Some(format!("{} was imported.", called(&deck))));
        }
        Err(error) => cards.notice.set(Some(error.to_string())),
    }
    cards.arriving.set(None);
}
