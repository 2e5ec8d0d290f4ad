//! An open deck: its rules, its cards, and its history.

use crate::ui::prelude::*;

use super::{
    CardDecksState, StoredCardDeck, delete, display_name, edit_label,
    keeping::{boxed_cards, move_button},
    printing::{self, printing},
    save,
    sharing::{self, share_button},
};
use crate::{
    rules::blank::{CardDeck, CardId, GameCard, Rule, WrittenOn},
    screens::blank::{cards_in_order, deck_facts, name_and_effect, past_prize, rules_signed_first},
    ui::parts::card::{CardFace, RuleCard},
    wording::paragraph,
};

pub(super) fn open_deck(cards: CardDecksState, stored: StoredCardDeck) -> AnyView {
    let deck = stored.deck.clone();
    let change = Callback::new(move |changed: StoredCardDeck| cards.store(&changed.id, &changed.deck, None));
    let deleted = stored.clone();
    let export = move |_| save(&deck);
    let CardDeck { owner, games, .. } = &stored.deck;
    let belongs_to = if owner.is_empty() { String::new() } else { format!("Belongs to {owner}.") };
    let line = paragraph([belongs_to, deck_facts(&stored.deck, *games)]);
    view! {
        <section class="open-deck stack" aria-labelledby="open-deck">
            <header class="stack">
                <h2 id="open-deck" dir="auto" translate="no">{display_name(&stored.deck)}</h2>
                <p>{line}</p>
                <div class="row">
                    <button type="button" class="quiet" on:click=move |_| edit_label(cards)>"Rename"</button>
                    <button type="button" class="quiet" on:click=export>"Save as a file"</button>
                    {share_button(&stored.deck)}
                    {printing(stored.deck.clone())}
                    <button type="button" class="quiet" on:click=move |_| delete(cards, deleted.clone())>"Delete"</button>
                </div>
                {sharing::advice(&stored.deck)}
                <p class="quietly">{printing::advice(&stored.deck)}</p>
            </header>
            {boxed_cards(&stored, change)}
            {all_cards(&stored, change)}
        </section>
    }.into_any()
}

/// The prizes, all written rules and all Game Cards.
fn all_cards(stored: &StoredCardDeck, change: Callback<StoredCardDeck>) -> AnyView {
    let deck = &stored.deck;
    let mark = deck.mark;
    let history =
        deck.history.iter().rev().map(|prize| view! { <li>{past_prize(deck, prize)}</li> }).collect_view();
    let history_section = (!deck.history.is_empty())
        .then(|| view! { <h3>"What was won"</h3><ul class="won stack">{history}</ul> });
    let by_people = deck.written_by_people();
    let box_button = |written_on: WrittenOn| {
        by_people.contains(&written_on).then(|| move_button(stored.clone(), written_on, change))
    };
    let rule = |(id, rule): (CardId, &Rule)| {
        view! { <li><RuleCard rule deck=mark/>{box_button(WrittenOn::Rule(id))}</li> }.into_any()
    };
    let rules = rules_signed_first(deck).into_iter().map(rule).collect_view();
    let face = |card: &GameCard| {
        view! { <li><span class="visually-hidden">{name_and_effect(card)}</span><CardFace card deck=mark/>{box_button(WrittenOn::Card(card.id))}</li> }.into_any()
    };
    view! {
        {history_section}
        <h3>"Rules"</h3>
        <ul class="laid grid" role="list">{rules}</ul>
        <h3>"Game Cards"</h3>
        <ul class="laid of-game-cards grid" role="list">{cards_in_order(deck).into_iter().map(face).collect_view()}</ul>
    }
    .into_any()
}
