//! Lists of categories on the set-up screens of both word games: dealt from decks, pinned, rejected, or written by
//! hand.

mod memory;
mod row;
mod sources;

use crate::ui::prelude::*;

use super::{
    deck_storage,
    parts::{Notice, set_notice},
};
use crate::{
    browser::{chance, storage},
    decks::{CategoryDeck, DeckKind, DraftRow, Drawn, ListDraft, ListSource, pasted_too_many},
    pasted::pasted_lines,
    rules::Luck,
    screens::category_decks::are_same_decks,
};
use deck_storage::{DeckRef, StoredCategoryDeck};

/// A list on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub struct ListForm {
    length: usize,
    draft: RwSignal<ListDraft>,
    /// The decks that a list can be dealt from.
    all_decks: RwSignal<Vec<StoredCategoryDeck>>,
    /// The decks that the list is dealt from.
    chosen: RwSignal<Vec<DeckRef>>,
    /// Categories that this table rejected.
    retired: RwSignal<Vec<String>>,
    /// A remark about the list that was dealt last.
    notice: RwSignal<Option<String>>,
    /// Whether the list was played. Then it is not stored again, until a new one is dealt.
    is_played: RwSignal<bool>,
}

impl ListForm {
    /// The stored list, or a new one. From now on it is stored on every change, until it is played.
    pub fn open(length: usize) -> Self {
        let all_decks = dealable();
        let chosen = memory::chosen(&all_decks);
        let list = Self {
            length,
            draft: RwSignal::new(ListDraft::empty(length)),
            all_decks: RwSignal::new(all_decks),
            chosen: RwSignal::new(chosen),
            retired: RwSignal::new(memory::retired()),
            notice: RwSignal::new(None),
            is_played: RwSignal::new(false),
        };
        match storage::setting(&list.key()).and_then(|text| ListDraft::read(&text, length)) {
            Some(draft) => list.draft.set(draft),
            None => list.deal(None),
        }
        Effect::new(move |_| {
            if !list.is_played.get() {
                list.draft.with(|draft| storage::set_setting(&list.key(), &draft.to_text()));
            }
        });
        let take = move || list.take_stored();
        keep_with_owner([
            storage::on_setting_changed_elsewhere(&list.key(), take),
            storage::on_setting_changed_elsewhere(memory::CHOSEN, move || list.take_chosen()),
        ]);
        list
    }

    /// Takes the decks that another tab has chosen. It may have imported them, too.
    fn take_chosen(self) {
        let all_decks = dealable();
        let Some(chosen) = memory::chosen_by_hand(&all_decks) else { return };
        if self.chosen.with_untracked(|now| !are_same_decks(now, &chosen)) {
            self.all_decks.set(all_decks);
            self.chosen.set(chosen);
        }
    }

    /// Takes the list that another tab has stored.
    fn take_stored(self) {
        let stored = storage::setting(&self.key()).and_then(|text| ListDraft::read(&text, self.length));
        if let Some(draft) = stored.filter(|draft| self.draft.with_untracked(|now| now != draft)) {
            self.draft.set(draft);
        }
    }

    /// The name of the list, if it is one of a pack: `Classic pack, card 1, list 2`.
    pub fn name(self) -> String {
        self.draft.with(|draft| draft.name().to_owned())
    }

    /// The categories in order. An unfilled line is empty.
    pub fn categories(self) -> Vec<String> {
        self.draft.with(categories)
    }

    /// Tracks every change of the list.
    pub fn track(self) {
        self.draft.track();
    }

    /// Records that the list was played, so that new lists avoid its categories.
    pub fn played(self) {
        memory::record_played(&self.draft.with_untracked(ListDraft::clone));
        self.is_played.set(true);
        storage::delete_setting(&self.key());
    }

    /// The line at `index`, from 0; an empty line if the list is shorter.
    fn row(self, index: usize) -> DraftRow {
        self.draft.with(|draft| draft.rows().get(index).cloned()).unwrap_or_default()
    }

    /// The setting that stores the list.
    fn key(self) -> String {
        format!("list-{}", self.length)
    }

    /// Deals again all lines that are not pinned, or only the given one.
    fn deal(self, index: Option<usize>) {
        let drawn = self.all_decks.with_untracked(|all_decks| {
            let chosen = self.chosen.get_untracked();
            self.draft.try_update(|draft| deal_from(draft, all_decks, &chosen, index))
        });
        if index.is_none() {
            self.is_played.set(false);
        }
        let notice = drawn.map(|drawn| drawn.to_string()).filter(|notice| !notice.is_empty());
        set_notice(self.notice, notice);
    }

    /// Puts several pasted lines on the lines from `index` on. A single line is pasted as usual, then the answer is `false`.
    fn paste(self, index: usize, text: &str) -> bool {
        let lines = pasted_lines(text);
        let are_several = lines.len() > 1;
        if are_several {
            let left_out = self.draft.try_update(|draft| draft.paste(index, &lines)).unwrap_or_default();
            set_notice(self.notice, pasted_too_many(left_out));
        }
        are_several
    }

    /// Retires the category of a line for this table and deals another.
    fn retire(self, index: usize) {
        let text = self.draft.with_untracked(|draft| draft.rows().get(index).map(|row| row.text.clone()));
        if let Some(text) = text {
            memory::retire(&text);
            self.retired.set(memory::retired());
        }
        self.deal(Some(index));
    }

    /// Allows a retired category again.
    fn allow_again(self, text: &str) {
        memory::allow_again(text);
        self.retired.set(memory::retired());
    }
}

/// The decks that a list can be dealt from.
fn dealable() -> Vec<StoredCategoryDeck> {
    let mut all_decks = deck_storage::all();
    all_decks.retain(|stored| stored.deck.kind != DeckKind::Adjectives);
    all_decks
}

/// Deals all lines that are not pinned, or only the given one, from the chosen decks. Avoids categories that
/// this table used recently or retired.
fn deal_from(
    draft: &mut ListDraft,
    all_decks: &[StoredCategoryDeck],
    chosen: &[DeckRef],
    index: Option<usize>,
) -> Drawn {
    let (recent, retired) = (memory::recent(), memory::lines(&memory::retired()));
    let chosen = all_decks.iter().filter(|stored| chosen.contains(&stored.deck_ref));
    let decks: Vec<&CategoryDeck> = chosen.map(|stored| &*stored.deck).collect();
    let source = ListSource { decks: &decks, recent: &recent, retired: &retired };
    let mut luck = Luck::new(chance::seed());
    match index {
        Some(index) => draft.redraw_line(index, &source, &mut luck),
        None => draft.redraw(&source, &mut luck),
    }
}

/// The categories in order. An unfilled line is empty.
fn categories(draft: &ListDraft) -> Vec<String> {
    draft.rows().iter().map(|row| row.text.trim().to_owned()).collect()
}

/// A new list from the chosen decks: its name and its categories. It is recorded as played.
pub fn random_list(length: usize) -> (String, Vec<String>) {
    let mut draft = ListDraft::empty(length);
    let all_decks = dealable();
    deal_from(&mut draft, &all_decks, &memory::chosen(&all_decks), None);
    memory::record_played(&draft);
    (draft.name().to_owned(), categories(&draft))
}

/// The editor of a list: its decks, its lines, and the retired categories.
#[component]
pub fn ListEditor(
    /// The list being edited.
    list: ListForm,
) -> impl IntoView {
    view! {
        <div class="listing stack">
            {sources::sources(list)}
            {row::legend()}
            <ol class="paper-list grid" aria-label="The list">
                {(0..list.length).map(|index| row::row(list, index)).collect_view()}
            </ol>
            <Notice text=list.notice/>
            {retired(list)}
        </div>
    }
}

/// The retired categories, each with a button to allow it again.
fn retired(list: ListForm) -> AnyView {
    let count = Memo::new(move |_| list.retired.with(Vec::len));
    let allow_button = move |text: String| {
        let (label, retired) = (format!("Bring back {text}"), text.clone());
        view! {
            <button type="button" class="chip" aria-label=label on:click=move |_| list.allow_again(&retired)>
                <bdi translate="no">{text}</bdi>" ↺"
            </button>
        }
        .into_any()
    };
    let details = move || {
        view! {
            <details class="retired">
                <summary>{move || format!("Never again for this group: {}", count.get())}</summary>
                <p class="row">{move || list.retired.get().into_iter().map(allow_button).collect_view()}</p>
            </details>
        }
        .into_any()
    };
    view! { <Show when=move || { count.get() > 0 }>{details()}</Show> }.into_any()
}
