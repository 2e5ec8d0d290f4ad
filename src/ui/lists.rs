//! Good lists, on the set-up screen of both word games: dealt from decks, pinned, thumbed down, written by hand.

mod memory;
mod row;
mod sources;

use crate::ui::prelude::*;

use super::{parts::Notice, stock};
use crate::{
    browser::{chance, shelf},
    decks::{Deck, DeckKind, DraftRow, Drawn, ListDraft, ListSource},
    rules::Luck,
};
use stock::{DeckRef, StoredDeck};

/// A list on the screen. Copied freely; there is still one list.
#[derive(Clone, Copy)]
pub struct ListForm {
    length: usize,
    making: RwSignal<ListDraft>,
    /// All that a list could be dealt from.
    stock: RwSignal<Vec<StoredDeck>>,
    /// Where it is dealt from.
    chosen: RwSignal<Vec<DeckRef>>,
    /// What this table never wants to see again.
    retired: RwSignal<Vec<String>>,
    /// What is to know about the list that was dealt last.
    said: RwSignal<Option<String>>,
}

impl ListForm {
    /// The list as it was left, or a fresh one. From now on it is kept whenever it changes, until it was played.
    pub fn open(length: usize) -> Self {
        let stock = dealable();
        let chosen = memory::chosen(&stock);
        let list = Self {
            length,
            making: RwSignal::new(ListDraft::blank(length)),
            stock: RwSignal::new(stock),
            chosen: RwSignal::new(chosen),
            retired: RwSignal::new(memory::retired()),
            said: RwSignal::new(None),
        };
        match shelf::setting(&list.key()).and_then(|text| ListDraft::read(&text, length)) {
            Some(making) => list.making.set(making),
            None => list.deal(None),
        }
        Effect::new(move |_| list.making.with(|making| shelf::set_setting(&list.key(), &making.to_text())));
        Effect::new(move |_| list.chosen.with(|chosen| memory::choose(chosen)));
        list
    }

    /// What the list is called, if it stands so in a pack: `Classic pack, card 1, list 2`.
    pub fn name(self) -> String {
        self.making.with(|making| making.name().to_owned())
    }

    /// The categories, in order. A line that is still to be filled is empty.
    pub fn categories(self) -> Vec<String> {
        self.making.with(categories)
    }

    /// Remembers that the list was played, so that the next ones avoid what stood on it.
    pub fn played(self) {
        memory::use_up(&self.making.with_untracked(ListDraft::clone));
        shelf::drop_setting(&self.key());
    }

    /// A line of it; an empty one, if there is none.
    fn row(self, at: usize) -> DraftRow {
        self.making.with(|making| making.rows().get(at).cloned()).unwrap_or_default()
    }

    /// Under which setting it is kept.
    fn key(self) -> String {
        format!("list-{}", self.length)
    }

    /// Deals anew all lines that are not pinned, or that one line.
    fn deal(self, at: Option<usize>) {
        let drawn = self.stock.with_untracked(|stock| {
            let chosen = self.chosen.get_untracked();
            self.making.try_update(|making| dealt(making, stock, &chosen, at))
        });
        let said = drawn.map(|drawn| drawn.to_string()).filter(|said| !said.is_empty());
        self.said.set(said);
    }

    /// Retires what stands on a line for this group, and deals another for it.
    fn thumb_down(self, at: usize) {
        let text = self.making.with_untracked(|making| making.rows().get(at).map(|row| row.text.clone()));
        if let Some(text) = text {
            memory::retire(&text);
            self.retired.set(memory::retired());
        }
        self.deal(Some(at));
    }

    /// Lets what was retired come again.
    fn bring_back(self, text: &str) {
        memory::bring_back(text);
        self.retired.set(memory::retired());
    }
}

/// All that a list could be dealt from. Of adjectives no list of categories can be made.
fn dealable() -> Vec<StoredDeck> {
    let mut stock = stock::all();
    stock.retain(|stored| stored.deck.kind != DeckKind::Adjectives);
    stock
}

/// Deals all lines that are not pinned from the chosen decks, or one of them; avoids what this table used or retired.
fn dealt(making: &mut ListDraft, stock: &[StoredDeck], chosen: &[DeckRef], at: Option<usize>) -> Drawn {
    let (lately, retired) = (memory::lately(), memory::lines(&memory::retired()));
    let chosen = stock.iter().filter(|stored| chosen.contains(&stored.place));
    let decks: Vec<&Deck> = chosen.map(|stored| &*stored.deck).collect();
    let heap = ListSource { decks: &decks, lately: &lately, retired: &retired };
    let mut luck = Luck::new(chance::seed());
    match at {
        Some(at) => making.replace(at, &heap, &mut luck),
        None => making.deal(&heap, &mut luck),
    }
}

/// The categories of a list, in order. A line that is still to be filled is empty.
fn categories(making: &ListDraft) -> Vec<String> {
    making.rows().iter().map(|row| row.text.trim().to_owned()).collect()
}

/// A list that is played as it was dealt, from where lists are dealt: what it is called, and its categories.
pub fn at_once(length: usize) -> (String, Vec<String>) {
    let mut making = ListDraft::blank(length);
    let stock = dealable();
    dealt(&mut making, &stock, &memory::chosen(&stock), None);
    memory::use_up(&making);
    (making.name().to_owned(), categories(&making))
}

/// The list: where it is dealt from, its lines, and what was retired.
#[component]
pub fn ListEditor(
    /// The list in the making.
    list: ListForm,
) -> Html {
    html! {
        <div class="listing">
            {sources::sources(list)}
            <ol class="paper-list" aria-label="The list">
                {(0..list.length).map(|at| row::row(list, at)).collect_html()}
            </ol>
            <Notice text=list.said/>
            {retired(list)}
        </div>
    }
}

/// What was retired, and the way back for it.
fn retired(list: ListForm) -> Html {
    let count = Memo::new(move |_| list.retired.with(Vec::len));
    let back = move |text: String| {
        let (label, retired) = (format!("Bring back {text}"), text.clone());
        html! {
            <button type="button" class="chip" aria-label=label on:click=move |_| list.bring_back(&retired)>
                <bdi>{text}</bdi>" ↺"
            </button>
        }
    };
    let fold = move || {
        html! {
            <details class="retired">
                <summary>"Never again for this group: "{move || count.get().to_string()}</summary>
                <p class="row">{move || list.retired.get().into_iter().map(back).collect_html()}</p>
            </details>
        }
    };
    html! { <If when=move || { count.get() > 0 }>{fold()}</If> }
}
