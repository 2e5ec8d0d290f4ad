//! An open deck: its rules, its cards, and its history.

use crate::ui::prelude::*;

use super::{CardDecksState, Shelved, called, save, throw_away, write_on};
use crate::{
    rules::blank::{CardDeck, GameCard, PrizeRecord, WrittenOn},
    ui::parts::card::{self, CardFace, RuleCard},
};

pub(super) fn open_deck(cards: CardDecksState, shelved: Shelved) -> Html {
    let deck = shelved.deck.clone();
    let gone = shelved.clone();
    let export = move |_| save(&deck);
    let CardDeck { owner, games, .. } = &shelved.deck;
    let whose = if owner.is_empty() { String::new() } else { format!("Belongs to {owner}. ") };
    let line = format!("{whose}{}", facts(&shelved.deck, *games));
    html! {
        <section class="open-deck" aria-labelledby="open-deck">
            <header>
                <h2 id="open-deck" dir="auto">{called(&shelved.deck)}</h2>
                <p>{line}</p>
                <div class="row">
                    <button type="button" class="quiet" on:click=move |_| write_on(cards)>"Rename"</button>
                    <button type="button" class="quiet" on:click=export>"Save as a file"</button>
                    <button type="button" class="quiet" on:click=move |_| throw_away(cards, gone.clone())>"Delete"</button>
                </div>
            </header>
            {spread(&shelved.deck)}
        </section>
    }
}

/// A summary of a deck: `15 rules, 7 cards with an effect, 3 games.`
pub(super) fn facts(deck: &CardDeck, games: u32) -> String {
    let many =
        |number: usize, one: &str, more: &str| format!("{number} {}", if number == 1 { one } else { more });
    let effects = deck.cards.iter().filter(|card| card.effect.is_some()).count();
    format!(
        "{}, {}, {} with an effect, {}.",
        many(deck.written(), "rule", "rules"),
        many(deck.cards.len(), "card", "cards"),
        effects,
        many(games as usize, "game", "games"),
    )
}

/// All cards and rules, those that people wrote first.
fn spread(deck: &CardDeck) -> Html {
    let mark = deck.mark;
    let history =
        deck.history.iter().rev().map(|kept| html! { <li>{description(deck, kept)}</li> }).collect_html();
    let won =
        (!deck.history.is_empty()).then(|| html! { <h3>"What was won"</h3><ul class="won">{history}</ul> });
    let mut written: Vec<_> = deck.rules.iter().filter_map(|card| card.rule.as_ref()).collect();
    written.sort_by_key(|rule| rule.author.is_empty());
    let rules = written.into_iter().map(|rule| html! { <li><RuleCard rule deck=mark/></li> }).collect_html();
    let mut all: Vec<&GameCard> = deck.cards.iter().collect();
    all.sort_by_key(|card| (card.colour, card.number, card.picture.is_some()));
    let face = |card: &&GameCard| {
        html! { <li><span class="visually-hidden">{card::called(card)}</span><CardFace card deck=mark/></li> }
    };
    html! {
        {won}
        <h3>"Rules"</h3>
        <ul class="laid" role="list">{rules}</ul>
        <h3>"Game Cards"</h3>
        <ul class="laid small" role="list">{all.iter().map(face).collect_html()}</ul>
    }
}

/// A past prize as a sentence.
fn description(deck: &CardDeck, kept: &PrizeRecord) -> String {
    let PrizeRecord { game, by, approved, on } = kept;
    let what = match on {
        WrittenOn::Rule(id) => {
            deck.rule(*id).map(|rule| format!("“{rule}”")).unwrap_or_else(|| "a rule".to_owned())
        }
        WrittenOn::Card(id) => {
            let card = deck.cards.iter().find(|card| card.id == *id);
            card.map(|card| format!("on {}", card::called(card))).unwrap_or_else(|| "on a card".to_owned())
        }
    };
    let leave = match approved.as_str() {
        "" => ". Everybody voted for it".to_owned(),
        name if name == by => String::new(),
        name => format!(". {name} agreed"),
    };
    format!("Game {game}: {by} wrote {what}{leave}.")
}
