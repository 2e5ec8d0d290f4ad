//! The choice of decks: one, or several mixed. They are stored again after the game (BL-80).

use crate::ui::prelude::*;

use super::SetupForm;
use crate::{
    browser::storage,
    rules::blank::{CardDeck, DeckMark},
    screens::blank::{
        display_name, name_in_sentence,
        setup::{is_new, mark_new_deck, marks_for_new_deck},
    },
    ui::{
        card_decks::{StoredCardDeck, all_decks},
        parts::{controls::Fold, emblem},
        screen::Screen,
    },
    wording::{Noun, counted, listed},
};

/// What a deck is called before anything was won with it.
const NEW_DECK: &str = "A new deck";

/// What is on its cards (BL-109).
const NEW_DECK_LINE: &str = "14 rules, 6 effects, nothing added yet.";

/// The setting that stores the decks chosen last.
const SETTING: &str = "blank-decks";

/// The decks chosen last, as they are now; if there are none, the first stored deck or a new one.
pub(super) fn last() -> Vec<CardDeck> {
    let stored = storage::setting(SETTING).unwrap_or_default();
    let all = all_decks();
    let chosen = all.iter().filter(|deck| stored.split(' ').any(|id| id == deck.id.as_str()));
    let chosen: Vec<CardDeck> = chosen.map(|stored| stored.deck.clone()).collect();
    let first = || all.first().map_or_else(CardDeck::fresh, |stored| stored.deck.clone());
    if chosen.is_empty() { vec![first()] } else { chosen }
}

pub(super) fn decks(form: SetupForm) -> AnyView {
    let all = RwSignal::new(all_decks());
    // Another tab may have imported the decks that it has chosen.
    let take = move || {
        let stored = storage::setting(SETTING).unwrap_or_default();
        if form.decks.with_untracked(|chosen| ids(chosen)) != stored {
            let now = last();
            if form.decks.with_untracked(|before| *before != now) {
                all.set(all_decks());
                form.decks.set(now);
            }
        }
    };
    keep_with_owner(storage::on_setting_changed_elsewhere(SETTING, take));
    let now = Signal::derive(move || {
        form.decks.with(|decks| {
            let name = |deck: &CardDeck| if is_new(deck) { NEW_DECK.to_owned() } else { display_name(deck) };
            let name_inside =
                |deck: &CardDeck| if is_new(deck) { "a new deck".to_owned() } else { name_in_sentence(deck) };
            match &decks[..] {
                [] => String::new(),
                [only] => name(only),
                [first, others @ ..] => {
                    format!("{}, mixed with {}", name(first), listed(others.iter().map(name_inside)))
                }
            }
        })
    });
    let fresh = choice(form, CardDeck::fresh(), NEW_DECK.to_owned(), NEW_DECK_LINE.to_owned());
    let other = move |StoredCardDeck { deck, .. }: StoredCardDeck| {
        let name = display_name(&deck);
        let line =
            format!("{}, {}", counted(deck.written_rules(), Noun::RULE), counted(deck.games, Noun::GAME));
        choice(form, deck, name, line)
    };
    let others = move || all.get().into_iter().map(other).collect_view();
    let body = view! {
        <p>"Prizes stay in the deck. Several decks are mixed for this game and separated afterwards."</p>
        <div class="choices grid">{others}{fresh}</div>
        {move || new_mark(form)}
        <p><a href=Screen::Cards.hash()>"See all decks"</a></p>
    }
    .into_any();
    view! { <Fold title="Decks" now body/> }.into_any()
}

/// The mark of a new deck that is mixed with others: a free one, which can be changed here (BL-R72).
fn new_mark(form: SetupForm) -> Option<AnyView> {
    let free = form.decks.with(|decks| marks_for_new_deck(decks, &stored_marks()));
    let choice = |mark: DeckMark| {
        let chosen =
            move || form.decks.with(|decks| decks.iter().any(|deck| is_new(deck) && deck.mark == Some(mark)));
        let choose = move |_| {
            form.decks.update(|decks| {
                decks.iter_mut().filter(|deck| is_new(deck)).for_each(|deck| deck.mark = Some(mark));
            });
        };
        view! {
            <label title=mark.to_string()>
                <input type="radio" name="new-mark" aria-label=mark.to_string() prop:checked=chosen on:change=choose/>
                {emblem::mark(mark)}
            </label>
        }
        .into_any()
    };
    (!free.is_empty()).then(|| {
        view! {
            <div class="box-label">
                <fieldset class="marks coins row">
                    <legend>"The mark of the new deck, on every card"</legend>
                    {free.into_iter().map(choice).collect_view()}
                </fieldset>
            </div>
        }
        .into_any()
    })
}

fn stored_marks() -> Vec<DeckMark> {
    all_decks().iter().filter_map(|stored| stored.deck.mark).collect()
}

/// The toggle of a deck.
fn choice(form: SetupForm, deck: CardDeck, name: String, line: String) -> AnyView {
    let seal = deck.mark.map(emblem::mark);
    // The mark of a new deck may have been chosen here.
    let is_it = |deck: &CardDeck, other: &CardDeck| other == deck || (is_new(deck) && is_new(other));
    let seen = deck.clone();
    let on = move || form.decks.with(|decks| decks.iter().any(|other| is_it(&seen, other)));
    let toggle = move |event| {
        let on = event_target_checked(&event);
        form.decks.update(|decks| {
            decks.retain(|other| !is_it(&deck, other));
            if on {
                decks.push(deck.clone());
            }
            mark_new_deck(decks, &stored_marks());
        });
        remember(form);
    };
    view! {
        <label class="choice">
            <input type="checkbox" prop:checked=on on:change=toggle/>
            <span><b dir="auto" translate="no">{name}</b><small>{line}</small></span>
            {seal}
        </label>
    }
    .into_any()
}

/// Stores the chosen decks for the next game.
fn remember(form: SetupForm) {
    storage::set_setting(SETTING, &form.decks.with_untracked(|chosen| ids(chosen)));
}

/// The ids of these decks, as they are stored. A new deck has none.
fn ids(chosen: &[CardDeck]) -> String {
    let all = all_decks();
    let ids: Vec<&str> =
        all.iter().filter(|stored| chosen.contains(&stored.deck)).map(|stored| stored.id.as_str()).collect();
    ids.join(" ")
}
