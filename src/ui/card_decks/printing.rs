//! The cards of a deck on paper: nine to a sheet of A4 or Letter, to be cut out, and a sheet of backs after each sheet of fronts.
//!
//! The sheets are in the document only while the print dialog is open; `style/games/card-sheets.css` hides everything else.

use crate::ui::prelude::*;

use crate::{
    browser::page,
    rules::blank::{CardDeck, GameCard, Rule},
    ui::parts::card::{CardBack, CardFace, RuleCard, name_and_effect},
};

/// How many cards are on a sheet: three rows of three.
const ON_A_SHEET: usize = 9;

/// What is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CardPrint {
    /// Every card and every written rule of the deck, with backs.
    Deck,
    /// Empty cards, to be written by hand.
    Empty,
}

/// The buttons that print, and the sheets.
pub(super) fn printing(deck: CardDeck) -> AnyView {
    let printing = RwSignal::new(None::<CardPrint>);
    let deck = StoredValue::new(deck);
    let print = move |content| {
        printing.set(Some(content));
        page::after_painting(move || {
            // This returns when the dialog is closed.
            page::print();
            printing.try_set(None);
        });
    };
    view! {
        <button type="button" class="quiet" on:click=move |_| print(CardPrint::Deck)>"Print the cards"</button>
        <button type="button" class="quiet" on:click=move |_| print(CardPrint::Empty)>"Print empty cards"</button>
        {move || printing.get().map(|content| deck.with_value(|deck| sheets(content, deck)))}
    }.into_any()
}

/// How a deck is printed on both sides.
pub(super) fn advice(deck: &CardDeck) -> String {
    let fronts = deck.cards.len().div_ceil(ON_A_SHEET) + deck.written_rules().div_ceil(ON_A_SHEET);
    format!(
        "Printed, it has {} pages: fronts and backs in turn. Print on both sides, and flip on the long edge.",
        2 * fronts
    )
}

fn sheets(content: CardPrint, deck: &CardDeck) -> AnyView {
    let sheets = match content {
        CardPrint::Deck => {
            // A file made by printing can be read aloud, too (BW-07).
            let face = |card: &GameCard| {
                view! { <span role="img" aria-label=name_and_effect(card)><CardFace card deck=deck.mark/></span> }.into_any()
            };
            let rule = |rule: &&Rule| view! { <RuleCard rule deck=deck.mark/> }.into_any();
            let rules: Vec<&Rule> = deck.rules.iter().filter_map(|card| card.rule.as_ref()).collect();
            let cards = deck.cards.chunks(ON_A_SHEET).map(|cards| cards.iter().map(face).collect());
            let rules = rules.chunks(ON_A_SHEET).map(|rules| rules.iter().map(rule).collect());
            cards.chain(rules).flat_map(front_and_back).collect_view().into_any()
        }
        CardPrint::Empty => {
            let empty =
                || view! { <span class="empty-card stack"><i></i><i></i><i></i><i></i></span> }.into_any();
            sheet("fronts", (0..ON_A_SHEET).map(|_| empty()).collect())
        }
    };
    view! { <div class="card-sheets">{sheets}</div> }.into_any()
}

fn front_and_back(fronts: Vec<AnyView>) -> [AnyView; 2] {
    let backs = fronts.iter().map(|_| view! { <CardBack/> }.into_any()).collect();
    [sheet("fronts", fronts), sheet("backs", backs)]
}

/// A sheet. The style sheet lays backs from right to left, so they are behind their fronts when the paper is turned over.
fn sheet(side: &'static str, cards: Vec<AnyView>) -> AnyView {
    let cell = |card: AnyView| view! { <li>{card}</li> };
    view! { <ul class="card-sheet" role="list" data-side=side>{cards.into_iter().map(cell).collect_view()}</ul> }.into_any()
}
