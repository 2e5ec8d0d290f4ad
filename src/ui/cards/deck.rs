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
    rules::blank::{CardDeck, CardId, GameCard, PrizeRecord, Rule, WrittenOn},
    ui::parts::card::{self, CardFace, RuleCard},
};

pub(super) fn open_deck(cards: CardDecksState, shelved: StoredCardDeck) -> Html {
    let deck = shelved.deck.clone();
    let change = Callback::new(move |changed: StoredCardDeck| cards.store(&changed.id, &changed.deck));
    let deleted = shelved.clone();
    let export = move |_| save(&deck);
    let CardDeck { owner, games, .. } = &shelved.deck;
    let belongs_to = if owner.is_empty() { String::new() } else { format!("Belongs to {owner}. ") };
    let line = format!("{belongs_to}{}", facts(&shelved.deck, *games));
    html! {
        <section class="open-deck stack" aria-labelledby="open-deck">
            <header class="stack">
                <h2 id="open-deck" dir="auto">{display_name(&shelved.deck)}</h2>
                <p>{line}</p>
                <div class="row">
                    <button type="button" class="quiet" on:click=move |_| edit_label(cards)>"Rename"</button>
                    <button type="button" class="quiet" on:click=export>"Save as a file"</button>
                    {share_button(&shelved.deck)}
                    {printing(shelved.deck.clone())}
                    <button type="button" class="quiet" on:click=move |_| delete(cards, deleted.clone())>"Delete"</button>
                </div>
                {sharing::advice(&shelved.deck)}
                <p class="quietly">{printing::advice(&shelved.deck)}</p>
            </header>
            {boxed_cards(&shelved, change)}
            {all_cards(&shelved, change)}
        </section>
    }
}

/// A summary of a deck: `15 rules, 7 cards with an effect, 3 games.`
pub(super) fn facts(deck: &CardDeck, games: u32) -> String {
    let counted =
        |number: usize, one: &str, more: &str| format!("{number} {}", if number == 1 { one } else { more });
    let effects = deck.cards.iter().filter(|card| card.effect.is_some()).count();
    format!(
        "{}, {}, {} with an effect, {}.",
        counted(deck.written_rules(), "rule", "rules"),
        counted(deck.cards.len(), "card", "cards"),
        effects,
        counted(games as usize, "game", "games"),
    )
}

/// All cards and rules, those that people wrote first.
fn all_cards(stored: &StoredCardDeck, change: Callback<StoredCardDeck>) -> Html {
    let deck = &stored.deck;
    let mark = deck.mark;
    let history =
        deck.history.iter().rev().map(|prize| html! { <li>{description(deck, prize)}</li> }).collect_html();
    let history_section = (!deck.history.is_empty())
        .then(|| html! { <h3>"What was won"</h3><ul class="won stack">{history}</ul> });
    let by_people = deck.written_by_people();
    let box_button = |on: WrittenOn| by_people.contains(&on).then(|| move_button(stored.clone(), on, change));
    let mut written: Vec<_> =
        deck.rules.iter().filter_map(|card| Some((card.id, card.rule.as_ref()?))).collect();
    written.sort_by_key(|(_, rule)| rule.author.is_empty());
    let rule = |(id, rule): (CardId, &Rule)| {
        html! { <li><RuleCard rule deck=mark/>{box_button(WrittenOn::Rule(id))}</li> }
    };
    let rules = written.into_iter().map(rule).collect_html();
    let mut all: Vec<&GameCard> = deck.cards.iter().collect();
    all.sort_by_key(|card| (card.colour, card.number, card.picture.is_some()));
    let face = |card: &&GameCard| {
        html! { <li><span class="visually-hidden">{card::name_and_effect(card)}</span><CardFace card deck=mark/>{box_button(WrittenOn::Card(card.id))}</li> }
    };
    html! {
        {history_section}
        <h3>"Rules"</h3>
        <ul class="laid grid" role="list">{rules}</ul>
        <h3>"Game Cards"</h3>
        <ul class="laid small grid" role="list">{all.iter().map(face).collect_html()}</ul>
    }
}

/// A past prize as a sentence.
fn description(deck: &CardDeck, prize: &PrizeRecord) -> String {
    let PrizeRecord { game, by, approved, on } = prize;
    let target = match on {
        WrittenOn::Rule(id) => {
            deck.rule(*id).map(|rule| format!("“{rule}”")).unwrap_or_else(|| "a rule".to_owned())
        }
        WrittenOn::Card(id) => {
            let card = deck.all_cards().find(|card| card.id == *id);
            card.map(|card| format!("on {}", card::name_and_effect(card)))
                .unwrap_or_else(|| "on a card".to_owned())
        }
    };
    let approval = match approved.as_str() {
        "" => ". Everybody voted for it".to_owned(),
        name if name == by => String::new(),
        name => format!(". {name} agreed"),
    };
    format!("Game {game}: {by} wrote {target}{approval}.")
}
