//! Printed material for tables that play on paper: category lists and answer pads, on A4 or Letter.
//!
//! Only the section `.prints` is printed; `style/print.css` hides everything else.

use std::{cell::RefCell, sync::Arc};

use crate::ui::prelude::*;

use super::{
    deck_storage,
    lists::{self, ListForm},
    masthead::Masthead,
    parts::{
        Primary,
        controls::{Choice, Stepper},
    },
    screen::{self, Screen},
};
use crate::{
    browser::page,
    decks::{CategoryDeck, DeckKind, Line},
    rules::{pieceagories, scattergories},
};

/// Columns of an answer pad of Scattergories (SC-03).
const COLUMNS: usize = 3;

// The texts of `Printout` say these numbers.
const _: () = assert!(scattergories::LINES == 12 && pieceagories::LINES == 10 && COLUMNS == 3);

/// The most copies or pads that are printed at once: pads of which two are on a page fill twelve sheets of paper.
const MAX_COPIES: u8 = 24;

/// The maximum number of lists that are printed of a deck: they fill fifteen sheets of paper.
const MAX_LISTS: usize = 60;

/// The list of a word game from whose table people came here.
#[derive(Clone)]
pub struct TableList {
    /// The categories, number 1 first; empty if there is no list yet.
    pub categories: Vec<String>,
    /// How many players write.
    pub players: usize,
}

thread_local! {
    /// The list that was offered last, and its table.
    static OFFERED: RefCell<Option<(Screen, TableList)>> = const { RefCell::new(None) };
}

/// Offers to print this list of the present screen, if it is complete.
pub fn offer(list: TableList) {
    let is_complete =
        !list.categories.is_empty() && list.categories.iter().all(|category| !category.is_empty());
    OFFERED.set(is_complete.then(|| (Screen::from_fragment(&page::hash()), list)));
}

/// The list that was offered by the table to which "Back" leads.
fn offered() -> Option<TableList> {
    let (table, list) = OFFERED.with_borrow(Option::clone)?;
    (table == screen::return_target()).then_some(list)
}

/// A choice of what to print.
#[derive(Clone, Copy, PartialEq)]
enum Printout {
    /// The list of the open game, and a pad for each player.
    Table,
    /// A list of twelve, a line for the letter, and a pad for each player.
    Round,
    /// A list of twelve.
    Twelve,
    /// A list of ten.
    Ten,
    /// The lists of a deck.
    Deck,
    /// Answer pads of three columns of twelve lines (SC-03).
    Pads,
    /// Answer pads of ten lines (PG-34).
    Sheets,
}

impl Printout {
    const ALL: [Self; 7] =
        [Self::Table, Self::Round, Self::Twelve, Self::Ten, Self::Deck, Self::Pads, Self::Sheets];

    fn title(self) -> &'static str {
        match self {
            Printout::Table => "This game: list and pads",
            Printout::Round => "List, letter and pads",
            Printout::Twelve => "A list of twelve",
            Printout::Ten => "A list of ten",
            Printout::Deck => "All lists of a deck",
            Printout::Pads => "Answer pads, 3 × 12",
            Printout::Sheets => "Answer pads, 10 lines",
        }
    }

    fn line(self) -> &'static str {
        match self {
            Printout::Table => "The list of the open game, and a pad for each player.",
            Printout::Round => "One round of Scattergories. For three players on one page.",
            Printout::Twelve => "Drawn below, four on a page.",
            Printout::Ten => "For a round of Pieceagories, four on a page.",
            Printout::Deck => "Twelve categories a list, four lists on a page.",
            Printout::Pads => "One set of Scattergories for one player. Two on a page.",
            Printout::Sheets => "One round of Pieceagories for one player. Four on a page.",
        }
    }
}

/// The options of the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
struct PrintOptions {
    printout: RwSignal<Printout>,
    /// The list of the open game.
    table: StoredValue<Option<TableList>>,
    /// How many copies or pads: at first one for each player.
    copies: RwSignal<u8>,
    /// All decks with entries, except adjectives.
    decks: StoredValue<Vec<Arc<CategoryDeck>>>,
    /// The index of the chosen deck.
    deck: RwSignal<usize>,
    twelve: ListForm,
    ten: ListForm,
}

#[component]
pub fn Print() -> impl IntoView {
    let mut decks: Vec<Arc<CategoryDeck>> =
        deck_storage::all().into_iter().map(|stored| stored.deck).collect();
    decks.retain(|deck| deck.kind != DeckKind::Adjectives && !deck.entries().is_empty());
    let table = offered();
    // Without a table: a round for three players, which is on one page.
    let (first, players) =
        table.as_ref().map_or((Printout::Round, 3), |table| (Printout::Table, table.players));
    let options = PrintOptions {
        printout: RwSignal::new(first),
        copies: RwSignal::new(u8::try_from(players).unwrap_or(u8::MAX)),
        table: StoredValue::new(table),
        decks: StoredValue::new(decks),
        deck: RwSignal::new(0),
        twelve: ListForm::open(scattergories::LINES),
        ten: ListForm::open(pieceagories::LINES),
    };
    let possible = Printout::ALL
        .into_iter()
        .filter(|printout| *printout != Printout::Table || options.table.with_value(Option::is_some));
    let choices = possible.map(|printout| {
        let chosen = Memo::new(move |_| options.printout.get() == printout);
        let choose = Callback::new(move |()| options.printout.set(printout));
        view! { <Choice group="what" title=printout.title() line=printout.line() chosen choose/> }.into_any()
    });
    let back = screen::return_target();
    view! {
        <div class="setup form-page printing grid">
            <Masthead here=Screen::Print title="Print" line="Lists and answer sheets for playing on paper. The preview below is what will be printed."/>
            <main class="stack">
                <fieldset class="ways grid">
                    <legend class="visually-hidden">"What is printed"</legend>
                    {choices.collect_view()}
                </fieldset>
                {move || details(options, options.printout.get())}
                <section class="prints row" aria-label="What is printed">{move || pages(options)}</section>
            </main>
            <footer class="foot row" data-foot="">
                <a class="quiet" href=back.hash()>{back.back()}</a>
                <a class="quiet" href=Screen::Decks.hash()>"All decks"</a>
                <Primary on_press=move |()| print(options)>"Print"</Primary>
            </footer>
        </div>
    }
}

/// Prints. A list of twelve or ten then counts as played, so the next one is different.
fn print(options: PrintOptions) {
    page::print();
    match options.printout.get_untracked() {
        Printout::Round | Printout::Twelve => options.twelve.played(),
        Printout::Ten => options.ten.played(),
        Printout::Table | Printout::Deck | Printout::Pads | Printout::Sheets => {}
    }
}

/// The options of what is printed.
fn details(options: PrintOptions, printout: Printout) -> AnyView {
    match printout {
        Printout::Round => {
            view! { <lists::ListEditor list=options.twelve/> {copies(options, "Pads", ["fewer pads", "more pads"])} }.into_any()
        }
        Printout::Twelve => {
            view! { <lists::ListEditor list=options.twelve/> {copies(options, "Lists", ["fewer lists", "more lists"])} }.into_any()
        }
        Printout::Ten => {
            view! { <lists::ListEditor list=options.ten/> {copies(options, "Copies", ["fewer copies", "more copies"])} }.into_any()
        }
        Printout::Deck => deck_choice(options),
        Printout::Table | Printout::Pads | Printout::Sheets => {
            copies(options, "Pads", ["fewer pads", "more pads"])
        }
    }
}

fn copies(options: PrintOptions, title: &'static str, buttons: [&'static str; 2]) -> AnyView {
    let refusal =
        |copies| (!(1..=MAX_COPIES).contains(&copies)).then(|| format!("Choose 1 to {MAX_COPIES} copies."));
    view! { <Stepper title line="One for each player." buttons number=options.copies.into() change=Callback::new(move |n| options.copies.set(n)) refusal/> }.into_any()
}

fn deck_choice(options: PrintOptions) -> AnyView {
    let first = options.deck.get_untracked();
    let option = |(index, deck): (usize, &Arc<CategoryDeck>)| {
        view! { <option translate="no" value=index.to_string() selected=index == first>{deck.name.to_string()}</option> }
            .into_any()
    };
    let choose = move |event| options.deck.set(event_target_value(&event).parse().unwrap_or_default());
    view! {
        <label class="printed row">
            "Deck"
            <select on:change=choose>
                {options.decks.with_value(|decks| decks.iter().enumerate().map(option).collect_view())}
            </select>
        </label>
    }
    .into_any()
}

/// The printed pages.
fn pages(options: PrintOptions) -> AnyView {
    let copies = usize::from(options.copies.get());
    match options.printout.get() {
        Printout::Table => {
            let categories =
                options.table.with_value(|table| table.as_ref().map(|table| table.categories.clone()));
            let categories = categories.unwrap_or_default();
            let pads = (0..copies).map(|_| pad(categories.len(), 1)).collect_view();
            view! { {card("The list", categories.iter().map(String::as_str))}{pads} }.into_any()
        }
        Printout::Round => {
            let pads = (0..copies).map(|_| pad(scattergories::LINES, 1)).collect_view();
            view! { {list_cards(options.twelve, 1)}{pads} }.into_any()
        }
        Printout::Twelve => list_cards(options.twelve, copies),
        Printout::Ten => list_cards(options.ten, copies),
        Printout::Deck => options
            .decks
            .with_value(|decks| decks.get(options.deck.get()).map(|deck| lists_of(deck)))
            .into_any(),
        Printout::Pads => (0..copies).map(|_| pad(scattergories::LINES, COLUMNS)).collect_view().into_any(),
        Printout::Sheets => (0..copies).map(|_| pad(pieceagories::LINES, 1)).collect_view().into_any(),
    }
}

/// Copies of a dealt list.
fn list_cards(list: ListForm, copies: usize) -> AnyView {
    let (name, categories) = (list.name(), list.categories());
    (0..copies).map(|_| card(&name, categories.iter().map(String::as_str))).collect_view().into_any()
}

/// The first lists of a deck: its own lists, or its entries in groups of twelve.
fn lists_of(deck: &CategoryDeck) -> AnyView {
    let name = deck.name.as_str();
    let entry_groups = || {
        let with_name = |(index, dozen)| (format!("{name}, list {}", index + 1), dozen);
        deck.entries().chunks(CategoryDeck::LIST).enumerate().map(with_name).collect()
    };
    let lists: Vec<(String, &[Line])> =
        if deck.lists_per_card.is_some() { deck.named_lists().collect() } else { entry_groups() };
    let card = |(name, list): (String, &[Line])| card(&name, list.iter().map(Line::as_str));
    lists.into_iter().take(MAX_LISTS).map(card).collect_view().into_any()
}

/// A list, printed as a card.
fn card<'a>(name: &str, categories: impl Iterator<Item = &'a str>) -> AnyView {
    let line = |category: &str| view! { <li dir="auto">{category.to_owned()}</li> };
    view! {
        <article class="print-card">
            <h2 dir="auto">{name.to_owned()}</h2>
            <p>"Letter"</p>
            <ol>{categories.map(line).collect_view()}</ol>
        </article>
    }
    .into_any()
}

/// An answer pad: a name, and for each column the letter, its lines and the score.
fn pad(lines: usize, columns: usize) -> AnyView {
    let head = |column: usize| {
        let letter = if columns == 1 { "Letter".to_owned() } else { format!("Letter {}", column + 1) };
        view! { <th scope="col"><small>{letter}</small></th> }.into_any()
    };
    let row = |line: usize| {
        let cells = (0..columns).map(|_| view! { <td></td> }).collect_view();
        view! { <tr><th scope="row">{(line + 1).to_string()}</th>{cells}</tr> }.into_any()
    };
    let score = (0..columns).map(|_| view! { <td><small>"Points"</small></td> }).collect_view();
    view! {
        <article class="print-pad" data-columns=columns.to_string()>
            <p>"Name"</p>
            <table>
                <thead><tr><td></td>{(0..columns).map(head).collect_view()}</tr></thead>
                <tbody>{(0..lines).map(row).collect_view()}</tbody>
                <tfoot><tr><td></td>{score}</tr></tfoot>
            </table>
        </article>
    }
    .into_any()
}
