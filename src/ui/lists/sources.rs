//! The sources of a list: decks to deal from, or a complete list of a pack.

use crate::ui::prelude::*;

use super::{ListForm, memory};
use crate::{
    decks::{CategoryDeck, Line},
    screens,
    ui::{
        deck_storage::{DeckRef, StoredCategoryDeck},
        parts::Quiet,
    },
};

/// The decks, the button that deals a new list, and the lists of the packs.
pub(super) fn sources(list: ListForm) -> AnyView {
    view! {
        <div class="sources stack">
            <div class="row" role="group" aria-label="Decks the list is dealt from">
                {move || list.all_decks.with(|all_decks| all_decks.iter().map(|stored| chip(list, stored)).collect_view())}
            </div>
            <div class="row">
                <Quiet on_press=move |()| list.deal(None)>"New list"</Quiet>
                // The lists of the packs have as many lines as a sheet of Scattergories.
                {(list.length == CategoryDeck::LIST).then(|| pack_lists(list))}
            </div>
        </div>
    }.into_any()
}

/// A toggle button for a deck.
fn chip(list: ListForm, stored: &StoredCategoryDeck) -> AnyView {
    let deck_ref = stored.deck_ref.clone();
    let label = format!("{}, {}", stored.deck.name, stored.deck.entries().len());
    let this = deck_ref.clone();
    let is_chosen = Memo::new(move |_| list.chosen.with(|chosen| chosen.contains(&this)));
    let press = move |_| toggle(list, &deck_ref);
    view! {
        <button type="button" class="chip" aria-pressed=move || is_chosen.get().to_string() on:click=press>
            <bdi translate="no">{label}</bdi>
        </button>
    }
    .into_any()
}

fn toggle(list: ListForm, deck_ref: &DeckRef) {
    list.chosen.update(|chosen| screens::toggle(chosen, deck_ref.clone()));
    list.chosen.with_untracked(|chosen| memory::choose(chosen));
    list.deal(None);
}

/// The lists of the packs, to be used unchanged.
fn pack_lists(list: ListForm) -> AnyView {
    let take = move |event| {
        let chosen = event_target_value(&event);
        list.all_decks.with_untracked(|all_decks| {
            let found = all_decks.iter().flat_map(|stored| stored.deck.named_lists());
            if let Some((name, lines)) = found.into_iter().find(|(name, _)| *name == chosen) {
                list.draft.update(|draft| draft.use_list(name, lines));
                list.notice.set(None);
            }
        });
    };
    // The value of a `<select>` is set before its options are in it, so the first one is marked, too.
    let first = untrack(|| list.name());
    let option = |(name, _): (String, &[Line])| {
        view! { <option value=name.clone() selected=name == first>{name.clone()}</option> }.into_any()
    };
    let options = list.all_decks.with_untracked(|all_decks| {
        all_decks.iter().flat_map(|stored| stored.deck.named_lists()).map(option).collect_view()
    });
    view! {
        <label class="printed row">
            "or a printed list"
            <select prop:value=move || list.name() on:change=take>
                <option value="">"No printed list: draw from the decks"</option>
                {options}
            </select>
        </label>
    }
    .into_any()
}
