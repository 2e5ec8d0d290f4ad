//! The preview of an import.

use std::sync::Arc;

use crate::ui::prelude::*;

use super::{
    SAMPLE_ENTRIES, entry_count_text,
    importing::{DeckImport, ImportStage},
};
use crate::{
    decks::{CategoryDeck, Line, Preview, Table, TableColumn},
    screens::category_decks::Arrival,
    ui::parts::{Dialog, Primary, Quiet},
    wording::{Noun, counted},
};

/// How many notices are shown at once. A longer list is closed at first: it would push the button that imports out of sight.
const MAX_OPEN: usize = 9;

/// The dialog with the preview, while there is a file.
pub(super) fn preview(import: DeckImport) -> AnyView {
    let open = Memo::new(move |_| import.stage.with(|stage| !matches!(stage, ImportStage::Nothing)));
    let reading = Memo::new(move |_| import.stage.with(|stage| matches!(stage, ImportStage::Reading { .. })));
    let body = move || {
        if reading.get() {
            return progress(import);
        }
        match import.stage.get_untracked() {
            ImportStage::Read(read) => result(import, read),
            ImportStage::Nothing | ImportStage::Reading { .. } => ().into_any(),
        }
    };
    view! {
        <Dialog open=open on_close=move |()| import.cancel() title="Decks from a file">
            {body}
        </Dialog>
    }
    .into_any()
}

/// The progress of reading, and Cancel.
fn progress(import: DeckImport) -> AnyView {
    let with_progress = move |text: fn(&str, usize, usize) -> String| {
        import.stage.with(|stage| match stage {
            ImportStage::Reading { file, read, of } => text(file, *read, *of),
            ImportStage::Nothing | ImportStage::Read(_) => String::new(),
        })
    };
    view! {
        <p>{move || with_progress(|file, _, _| format!("Reading “{file}”"))}</p>
        <progress
            aria-label="Progress"
            max=move || with_progress(|_, _, of| of.to_string())
            value=move || with_progress(|_, read, _| read.to_string())
        ></progress>
        <div class="row"><Primary on_press=move |()| import.cancel()>"Cancel"</Primary></div>
    }
    .into_any()
}

/// The decks of the file, the problems in it, and the buttons.
fn result(import: DeckImport, read: Arc<Preview>) -> AnyView {
    let has_no_decks = read.decks.is_empty();
    let of = Arc::clone(&read);
    let arrivals = Memo::new(move |_| import.arrivals(&of));
    let count =
        Memo::new(move |_| import.wanted.with(|wanted| wanted.iter().filter(|wanted| **wanted).count()));
    let store_label = move || match count.get() {
        0 => "Import none".to_owned(),
        count => format!("Import {}", counted(count, Noun::DECK)),
    };
    let buttons = if has_no_decks {
        view! { <Primary on_press=move |()| import.cancel()>"Close"</Primary> }.into_any()
    } else {
        view! {
            <Quiet on_press=move |()| import.cancel()>"Cancel"</Quiet>
            <Primary on_press=move |()| import.store()>{store_label}</Primary>
        }
        .into_any()
    };
    view! {
        <p>{read.to_string()}</p>
        {read.table.as_ref().map(|table| columns(import, table))}
        <ul class="arriving" role="list">
            {read.decks.iter().enumerate().map(|(index, deck)| deck_row(import, index, deck, arrivals)).collect_view()}
        </ul>
        {notices(&read)}
        <div class="row">{buttons}</div>
    }
    .into_any()
}

/// A deck of the file, with sample entries, and what is here already of it.
fn deck_row(import: DeckImport, index: usize, deck: &CategoryDeck, arrivals: Memo<Vec<Arrival>>) -> AnyView {
    let arrival = move || arrivals.with(|all| all.get(index).map(Arrival::to_string));
    let wanted =
        Memo::new(move |_| import.wanted.with(|wanted| wanted.get(index).copied().unwrap_or_default()));
    let want = move |event| {
        let is_checked = event_target_checked(&event);
        import.wanted.update(|wanted| {
            if let Some(wanted) = wanted.get_mut(index) {
                *wanted = is_checked;
            }
        });
    };
    let samples: Vec<&str> = deck.entries().iter().take(SAMPLE_ENTRIES).map(Line::as_str).collect();
    let more = if deck.entries().len() > SAMPLE_ENTRIES { " …" } else { "" };
    view! {
        <li>
            <label>
                <input type="checkbox" prop:checked=move || wanted.get() on:change=want/>
                <span>
                    <b dir="auto" translate="no">{deck.name.to_string()}</b>", "{entry_count_text(deck)}
                    <small class="quietly" dir="auto">{samples.join(" / ")}{more}</small>
                    <small>{arrival}</small>
                </span>
            </label>
            {name_field(import, index, deck)}
        </li>
    }
    .into_any()
}

/// The field in which a deck of the file can get another name before it is imported: the name of a file is seldom a good one.
fn name_field(import: DeckImport, index: usize, deck: &CategoryDeck) -> AnyView {
    let name = Memo::new(move |_| import.names.with(|names| names.get(index).cloned().unwrap_or_default()));
    let write = move |event| {
        let typed = event_target_value(&event);
        import.names.update(|names| {
            if let Some(name) = names.get_mut(index) {
                *name = typed;
            }
        });
    };
    view! {
        <label class="row" translate="no">
            <span translate="yes">"Name"</span>
            <input
                type="text"
                dir="auto"
                autocomplete="off"
                maxlength=Line::MAX_CHARACTERS.to_string()
                aria-label=format!("Name of {}", deck.name)
                prop:value=move || name.get()
                on:input=write
            />
        </label>
    }
    .into_any()
}

/// The columns of a table, or the places of JSON, to choose those with entries.
fn columns(import: DeckImport, table: &Table) -> AnyView {
    let heading = table.has_heading.map(|has_heading| {
        let table = table.clone();
        let change = move |event| {
            let table = Table { has_heading: Some(event_target_checked(&event)), ..table.clone() };
            import.choose_columns(&table, "has-heading".to_owned());
        };
        view! {
            <label>
                <input type="checkbox" id="has-heading" checked=has_heading on:change=change/>
                <span>"The first row is a heading"</span>
            </label>
        }
        .into_any()
    });
    let offered = table.columns.iter().enumerate().filter(|(_, column)| column.is_offered());
    let rows: Vec<AnyView> =
        offered.map(|(index, column)| column_row(import, table, index, column)).collect();
    table
        .has_choice()
        .then(|| {
            view! {
                <fieldset class="columns">
                    <legend>"What to read"</legend>
                    {heading}
                    <ul class="arriving" role="list">{rows}</ul>
                </fieldset>
            }
        })
        .into_any()
}

/// A column with sample cells, and whether its cells become entries.
fn column_row(import: DeckImport, table: &Table, index: usize, column: &TableColumn) -> AnyView {
    let id = format!("column-{index}");
    let (chosen, samples) = (column.chosen, table.samples_of(column).join(" / "));
    let name = table.column_name(index);
    let count = table.count_of(column);
    let table = table.clone();
    let change = {
        let id = id.clone();
        move |event| {
            let mut table = table.clone();
            if let Some(column) = table.columns.get_mut(index) {
                column.chosen = event_target_checked(&event);
            }
            import.choose_columns(&table, id.clone());
        }
    };
    view! {
        <li>
            <label>
                <input type="checkbox" id=id checked=chosen on:change=change/>
                <span>
                    <b dir="auto">{name}</b>
                    ", "{count}
                    <small class="quietly" dir="auto">{samples}</small>
                </span>
            </label>
        </li>
    }
    .into_any()
}

/// The entries that were left out or changed, with the reasons.
fn notices(read: &Preview) -> AnyView {
    let line = |sentence: String| view! { <li>{sentence}</li> };
    let unlisted =
        (read.unlisted_notices > 0).then(|| format!("And {} more.", read.unlisted_notices)).map(line);
    let sentences = read.sentences().map(line).chain(unlisted).collect_view();
    let has_notices = !read.notices.is_empty();
    let is_open = read.notices.len() <= MAX_OPEN;
    let details = view! {
        <details class="notices" open=is_open>
            <summary>"What was left out or changed"</summary>
            <ul>{sentences}</ul>
        </details>
    }
    .into_any();
    view! { {has_notices.then_some(details)} }.into_any()
}
