//! Keep or box: after a game the table says which written cards stay in the deck (BW-12, BW-13).

use crate::ui::prelude::*;

use super::{StoredCardDeck, after_game, display_name, newest, store};
use crate::{
    browser::storage::GameId,
    rules::blank::{CardDeck, WrittenOn},
    ui::parts::{
        Dialog, Notice, Primary, Quiet,
        card::{CardFace, RuleCard, name_and_effect},
        set_notice,
    },
};

/// The button after a game, and the dialog that it opens. If nobody has written on a card yet, the dialog says so.
pub fn keep_or_box(game: GameId) -> AnyView {
    let open = RwSignal::new(false);
    let decks = RwSignal::new(Vec::<StoredCardDeck>::new());
    let error = RwSignal::new(None);
    let game = StoredValue::new(game);
    let show = move |()| {
        decks.set(after_game::stored_decks(&game.get_value()));
        open.set(true);
    };
    let change = Callback::new(move |changed: StoredCardDeck| {
        set_notice(error, store(&changed.id, &changed.deck));
        after_game::note_change(&game.get_value(), &changed.id);
        decks.update(|decks| {
            decks
                .iter_mut()
                .filter(|stored| stored.id == changed.id)
                .for_each(|stored| *stored = changed.clone());
        });
    });
    let all = move || {
        let several = decks.with(Vec::len) > 1;
        decks.with(|decks| decks.iter().map(|stored| one_deck(stored, several, change)).collect_view())
    };
    view! {
        <Quiet on_press=show>"Choose which written cards stay in the deck"</Quiet>
        <Dialog open on_close=move |()| open.set(false) title="Which written cards stay in the deck?" long=true>
            <p>
                "Vote on each card by raising your hands. If more of you want to put it in the box than to keep it, press “Put in the box”."
            </p>
            <p class="quietly">"A boxed card is not dealt. It stays with the deck: here and at “Decks” you can take it out again."</p>
            {all}
            <div class="row"><Notice text=error/><Primary on_press=move |()| open.set(false)>"Done"</Primary></div>
        </Dialog>
    }.into_any()
}

/// The written cards of a deck. `named` says whether the deck's name stands above them.
fn one_deck(stored: &StoredCardDeck, named: bool, change: Callback<StoredCardDeck>) -> AnyView {
    let written = stored.deck.written_by_people();
    let name = named.then(|| view! { <h3 dir="auto" translate="no">{display_name(&stored.deck)}</h3> });
    if written.is_empty() {
        return view! { {name}<p>"Nobody has written on a card of this deck yet."</p> }.into_any();
    }
    let row = |written_on: WrittenOn| {
        view! { <li class="row">{face(&stored.deck, written_on)}{move_button(stored.clone(), written_on, change)}</li> }.into_any()
    };
    view! { {name}<ul class="kept-cards stack" role="list">{written.into_iter().map(row).collect_view()}</ul> }.into_any()
}

/// The cards of a deck that are in its box, each with a button to take it out. Nothing if there are none.
pub(super) fn boxed_cards(stored: &StoredCardDeck, change: Callback<StoredCardDeck>) -> AnyView {
    let deck = &stored.deck;
    let rules = deck.boxed_rules.iter().map(|card| WrittenOn::Rule(card.id));
    let boxed: Vec<WrittenOn> =
        rules.chain(deck.boxed_cards.iter().map(|card| WrittenOn::Card(card.id))).collect();
    if boxed.is_empty() {
        return ().into_any();
    }
    let row = |written_on: WrittenOn| {
        view! { <li class="row">{face(deck, written_on)}{move_button(stored.clone(), written_on, change)}</li> }.into_any()
    };
    view! {
        <h3>"In the box"</h3>
        <p class="quietly">"These cards are not dealt."</p>
        <ul class="kept-cards stack" role="list">{boxed.into_iter().map(row).collect_view()}</ul>
    }
    .into_any()
}

/// A card, face up.
fn face(deck: &CardDeck, written_on: WrittenOn) -> AnyView {
    match written_on {
        WrittenOn::Rule(id) => deck.rule(id).map(|rule| view! { <RuleCard rule deck=deck.mark/> }).into_any(),
        WrittenOn::Card(id) => {
            let Some(card) = deck.all_cards().find(|card| card.id == id) else { return ().into_any() };
            view! { <span class="visually-hidden">{name_and_effect(card)}</span><CardFace card deck=deck.mark/> }.into_any()
        }
    }
}

/// The button that moves a card into the box or out of it.
pub(super) fn move_button(
    stored: StoredCardDeck,
    written_on: WrittenOn,
    change: Callback<StoredCardDeck>,
) -> AnyView {
    let is_boxed = stored.deck.is_boxed(written_on);
    let refusal = stored.deck.box_refusal(written_on).map(|refusal| refusal.to_string());
    let press = move |()| {
        let mut changed = newest(stored.clone());
        if is_boxed {
            changed.deck.take_out_of_box(written_on);
        } else {
            changed.deck.put_in_box(written_on);
        }
        change.run(changed);
    };
    let label = if is_boxed { "Take out of the box" } else { "Put in the box" };
    view! { <Quiet on_press=press refusal=refusal>{label}</Quiet> }.into_any()
}
