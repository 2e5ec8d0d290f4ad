//! The screen of BLANK's decks: their cards, their names, import and export.

mod arriving;
mod deck;
pub mod home;

use crate::ui::prelude::*;

use super::{
    masthead::Masthead,
    parts::{
        Dialog, Notice, Primary, Quiet,
        box_label::{BoxLabel, BoxLabelForm},
        emblem,
    },
    screen::Screen,
};
use crate::{
    browser::{
        files, page,
        shelf::{self, DeckId},
    },
    play::Kind,
    rules::{
        blank::{CardDeck, DeckMark, read_deck, write_deck},
        words::fold,
    },
};

/// A stored deck.
#[derive(Debug, Clone, PartialEq)]
pub struct Shelved {
    /// Its id.
    pub id: DeckId,
    /// The deck.
    pub deck: CardDeck,
}

/// All stored decks that can be read. Others are kept as they are and are part of a backup.
pub fn shelved() -> Vec<Shelved> {
    let read = |(id, text): (DeckId, String)| Some(Shelved { id, deck: read_deck(&text).ok()? });
    let mut decks: Vec<Shelved> = shelf::CARDS.texts().into_iter().filter_map(read).collect();
    decks.sort_by_key(|shelved| fold(&shelved.deck.name));
    decks
}

/// The name of a deck.
pub fn called(deck: &CardDeck) -> String {
    if deck.name.is_empty() { "A deck without a name".to_owned() } else { deck.name.clone() }
}

/// The state of the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
struct CardDecksState {
    decks: RwSignal<Vec<Shelved>>,
    /// The open deck, if any.
    open: RwSignal<Option<DeckId>>,
    /// The box label being edited.
    label: RwSignal<BoxLabel>,
    labelling: RwSignal<bool>,
    /// A deck from a file that waits to be stored.
    arriving: RwSignal<Option<CardDeck>>,
    /// The deck that was deleted last.
    gone: RwSignal<Option<Shelved>>,
    notice: RwSignal<Option<String>>,
}

impl CardDecksState {
    fn load() -> Self {
        let decks = shelved();
        let first = decks.first().map(|shelved| shelved.id.clone());
        Self {
            decks: RwSignal::new(decks),
            open: RwSignal::new(first),
            label: RwSignal::new(BoxLabel {
                name: String::new(),
                owner: String::new(),
                mark: DeckMark::Star,
            }),
            labelling: RwSignal::new(false),
            arriving: RwSignal::new(None),
            gone: RwSignal::new(None),
            notice: RwSignal::new(None),
        }
    }

    /// The open deck.
    fn opened(self) -> Option<Shelved> {
        let open = self.open.get()?;
        self.decks.with(|decks| decks.iter().find(|shelved| shelved.id == open).cloned())
    }

    /// The marks of other decks.
    fn taken(self, but: Option<&DeckId>) -> Vec<DeckMark> {
        let others = |shelved: &&Shelved| Some(&shelved.id) != but;
        self.decks.with_untracked(|decks| {
            decks.iter().filter(others).filter_map(|shelved| shelved.deck.mark).collect()
        })
    }

    fn keep(self, id: &DeckId, deck: &CardDeck) {
        // If the storage refuses it, it stays in memory, and the home page says so.
        let _ = shelf::CARDS.save(id, &write_deck(deck));
        self.decks.set(shelved());
        self.open.set(Some(id.clone()));
    }
}

/// The screen.
#[component]
pub fn CardDecks() -> Html {
    let cards = CardDecksState::load();
    arriving::look_what_waits(cards);
    let play = |()| Screen::SetUp(Kind::Blank).open();
    html! {
        <div class="setup card-decks">
            <Masthead here=Screen::Cards title="Decks of cards" line="Your decks for BLANK, with all the prizes written on them."/>
            <main>
                {boxes(cards)}
                {move || cards.opened().map_or_else(empty, |shelved| deck::open_deck(cards, shelved))}
            </main>
            {label(cards)}
            {arriving::dialog(cards)}
            <footer class="action">
                <Notice text=cards.notice/>
                {taken_back(cards)}
                <Quiet on_press=move |()| arriving::ask(cards)>"Import a deck"</Quiet>
                <Quiet on_press=move |()| fresh(cards)>"A new deck"</Quiet>
                <Primary on_press=play>"Play BLANK"</Primary>
            </footer>
        </div>
    }
}

fn empty() -> Html {
    html! {
        <p class="prose none">
            "No decks yet. Finish a game of BLANK and its deck appears here. Or make a new deck, or import one."
        </p>
    }
}

/// All boxes; one may be open.
fn boxes(cards: CardDecksState) -> Html {
    let one = move |shelved: Shelved| {
        let Shelved { id, deck } = shelved;
        let chosen = id.clone();
        let is_open = move || cards.open.with(|open| open.as_ref() == Some(&chosen)).to_string();
        html! {
            <li>
                <button type="button" class="bare box" aria-pressed=is_open on:click=move |_| cards.open.set(Some(id.clone()))>
                    <span class="seal">{deck.mark.map(emblem::mark)}</span>
                    <span dir="auto">{called(&deck)}</span>
                </button>
            </li>
        }
    };
    let all = move || cards.decks.get().into_iter().map(one).collect_html();
    html! { <ul class="boxes" role="list" aria-label="Decks">{all}</ul> }
}

/// Creates a deck and asks for its name.
fn fresh(cards: CardDecksState) {
    let id = DeckId::fresh();
    let mark = DeckMark::ALL.into_iter().find(|mark| !cards.taken(None).contains(mark));
    let Some(mark) = mark else {
        cards.notice.set(Some("All 12 marks are in use. Delete a deck first.".to_owned()));
        return;
    };
    cards.keep(&id, &CardDeck { mark: Some(mark), ..CardDeck::fresh() });
    write_on(cards);
}

/// Edits the box label of the open deck.
fn write_on(cards: CardDecksState) {
    let Some(Shelved { deck, .. }) = untrack(|| cards.opened()) else { return };
    cards.label.update(|label| {
        *label = BoxLabel { name: deck.name, owner: deck.owner, mark: deck.mark.unwrap_or(label.mark) };
    });
    cards.labelling.set(true);
}

/// The dialog with the box label.
fn label(cards: CardDecksState) -> Html {
    let write = move |()| {
        let Some(Shelved { id, deck }) = untrack(|| cards.opened()) else { return };
        let BoxLabel { name, owner, mark } = cards.label.get_untracked();
        let deck = CardDeck {
            name: name.trim().to_owned(),
            owner: owner.trim().to_owned(),
            mark: Some(mark),
            ..deck
        };
        match deck.check() {
            Ok(()) => {
                cards.keep(&id, &deck);
                cards.labelling.set(false);
                cards.notice.set(None);
            }
            Err(error) => cards.notice.set(Some(error.to_string())),
        }
    };
    let refusal = Signal::derive(move || {
        let unnamed = cards.label.with(|label| label.name.trim().is_empty());
        unnamed.then(|| "Enter a name for the deck.".to_owned())
    });
    html! {
        <Dialog open=cards.labelling on_close=move |()| cards.labelling.set(false) title="Name this deck">
            <BoxLabelForm label=cards.label people=Vec::new() taken=cards.taken(cards.open.get_untracked().as_ref())/>
            <div class="row"><Primary on_press=write refusal=refusal>"Save the name"</Primary></div>
        </Dialog>
    }
}

/// Deletes the open deck; this can be undone.
fn throw_away(cards: CardDecksState, shelved: Shelved) {
    shelf::CARDS.remove(&shelved.id);
    cards.decks.set(self::shelved());
    cards.open.set(cards.decks.with_untracked(|decks| decks.first().map(|shelved| shelved.id.clone())));
    cards.notice.set(Some(format!("Deleted: {}.", called(&shelved.deck))));
    cards.gone.set(Some(shelved));
    page::focus("#undo");
}

/// The button that restores the deleted deck. U presses it.
fn taken_back(cards: CardDecksState) -> Html {
    let back = move |_| {
        if let Some(Shelved { id, deck }) = cards.gone.get_untracked() {
            cards.keep(&id, &deck);
            cards.gone.set(None);
            cards.notice.set(Some(format!("{} is back.", called(&deck))));
        }
    };
    let button = move || {
        cards.gone.with(Option::is_some).then(|| {
            html! { <button type="button" class="quiet" id="undo" on:click=back>"Undo"</button> }
        })
    };
    button.into_html()
}

/// Saves a deck as a file.
fn save(deck: &CardDeck) {
    let plain: String = fold(&called(deck))
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .take(40)
        .collect();
    files::save(&format!("{plain}.deck.json"), "application/json", &write_deck(deck));
}
