//! The rulings that are possible now. Each choice is a complete decree, so a ruling can only be about existing things.

use std::mem::discriminant;

use super::{cards, name};
use crate::rules::{
    Seat,
    blank::{CardDeck, Decree, Obligation, Scene, View},
};

/// A question about a decree, with its choices.
#[derive(Debug, Clone, PartialEq)]
pub struct OpenQuestion {
    /// The label of the question.
    pub asks: &'static str,
    /// The choices.
    pub of: Vec<(String, Decree)>,
}

/// Whether two decrees are of the same kind; their details may differ.
pub fn is_same_kind(one: Decree, other: Decree) -> bool {
    discriminant(&one) == discriminant(&other)
}

/// All kinds of decrees that are possible now, each about the first candidate.
pub fn kinds(view: &View) -> Vec<(String, Decree)> {
    let whom = view.active;
    let lasting = (!view.lasting.is_empty()).then_some(("End a lasting effect", Decree::EndLasting(0)));
    let owed = undone(view).next();
    let waived = owed.map(|owed| ("Cancel a task", Decree::Waive(owed.id)));
    let kinds = match view.scene {
        Scene::Prize { .. } => {
            let first = rooms(view).next().map(|(deck, _)| Decree::Blanks(deck, 1));
            first.map(|blanks| ("Add plain Rule Cards", blanks)).into_iter().collect()
        }
        Scene::Opening { .. }
        | Scene::Turn { .. }
        | Scene::Ordering { .. }
        | Scene::Choosing { .. }
        | Scene::Paused
        | Scene::LastCall { .. }
        | Scene::Over { .. } => [
            ("Just write it down", Decree::Words),
            ("Draw cards", Decree::Draw(whom, 1)),
            ("Put cards back", Decree::Return(whom, 1)),
            ("Lose a turn", Decree::Skip(whom)),
            ("Change whose turn it is", Decree::Turn(whom)),
            ("Change the direction", Decree::Reverse),
        ]
        .into_iter()
        .chain(lasting)
        .chain(waived)
        .collect::<Vec<_>>(),
    };
    kinds.into_iter().map(|(word, decree)| (word.to_owned(), decree)).collect()
}

/// Obligations that are not done; only these can be cancelled.
fn undone(view: &View) -> impl Iterator<Item = &Obligation> {
    view.obligations.iter().filter(|owed| owed.state.is_undone())
}

/// Decks with room for more Rule Cards: the index, and the number of cards that fit (BL-R27).
fn rooms(view: &View) -> impl Iterator<Item = (u8, u8)> {
    let room = |rules: usize| u8::try_from(CardDeck::MAX_RULES.saturating_sub(rules).min(24)).unwrap_or(24);
    let rooms = (0..).zip(&view.decks).map(move |(at, deck)| (at, room(deck.deck.rules.len())));
    rooms.filter(|(_, room)| *room > 0)
}

/// The open questions of a decree.
pub fn open(view: &View, decree: Decree) -> Vec<OpenQuestion> {
    let people = |put: &dyn Fn(Seat) -> Decree| {
        let of = view.people.iter().map(|person| (person.name.to_string(), put(person.seat)));
        OpenQuestion { asks: "Who", of: of.collect() }
    };
    let many = |put: &dyn Fn(u8) -> Decree| OpenQuestion {
        asks: "How many cards",
        of: (1..=7).map(|n| (n.to_string(), put(n))).collect(),
    };
    match decree {
        Decree::Words | Decree::Reverse => Vec::new(),
        Decree::Draw(whom, cards) => {
            vec![people(&|whom| Decree::Draw(whom, cards)), many(&|cards| Decree::Draw(whom, cards))]
        }
        Decree::Return(whom, cards) => {
            vec![people(&|whom| Decree::Return(whom, cards)), many(&|cards| Decree::Return(whom, cards))]
        }
        Decree::Skip(_) => vec![people(&Decree::Skip)],
        Decree::Turn(_) => vec![people(&Decree::Turn)],
        Decree::EndLasting(_) => {
            let of =
                (0..).zip(&view.lasting).map(|(at, sentence)| (sentence.clone(), Decree::EndLasting(at)));
            vec![OpenQuestion { asks: "Which effect", of: of.collect() }]
        }
        Decree::Waive(_) => {
            let of = undone(view);
            let of =
                of.map(|owed| (format!("{}: {}", name(view, owed.seat), owed.text), Decree::Waive(owed.id)));
            vec![OpenQuestion { asks: "Which task", of: of.collect() }]
        }
        Decree::Blanks(at, cards) => {
            let room = rooms(view).find(|(deck, _)| *deck == at).map_or(0, |(_, room)| room);
            let deck = |(deck, room): (u8, u8)| (named(view, deck), Decree::Blanks(deck, cards.min(room)));
            let decks = OpenQuestion { asks: "Into which deck", of: rooms(view).map(deck).collect() };
            let many = (1..=room).map(|n| (n.to_string(), Decree::Blanks(at, n))).collect();
            let several = view.decks.len() > 1;
            let many = OpenQuestion { asks: "How many plain Rule Cards", of: many };
            several.then_some(decks).into_iter().chain([many]).collect()
        }
    }
}

/// The name of a deck, by index.
fn named(view: &View, deck: u8) -> String {
    let name = view.decks.get(usize::from(deck)).map(|deck| deck.deck.name.clone()).unwrap_or_default();
    if name.is_empty() { "the deck".to_owned() } else { name }
}

/// The sentence for a decree; empty if only words are logged.
pub fn describe(view: &View, decree: Decree) -> String {
    let who = |seat: Seat| name(view, seat);
    match decree {
        Decree::Words => String::new(),
        Decree::Draw(seat, many) => format!("{} draws {}.", who(seat), cards(many.into())),
        Decree::Return(seat, many) => format!("{} puts {} back.", who(seat), cards(many.into())),
        Decree::Skip(seat) => format!("{} loses a turn.", who(seat)),
        Decree::Turn(seat) => format!("It is {}’s turn.", who(seat)),
        Decree::Reverse => "The direction changes.".to_owned(),
        Decree::EndLasting(at) => view
            .lasting
            .get(usize::from(at))
            .map(|sentence| format!("This ends: {sentence}"))
            .unwrap_or_default(),
        Decree::Waive(id) => {
            let owed = view.obligations.iter().find(|owed| owed.id == id);
            owed.map(|owed| format!("{} does not have to {}.", who(owed.seat), owed.text)).unwrap_or_default()
        }
        Decree::Blanks(deck, 1) => format!("1 plain Rule Card goes into {}.", named(view, deck)),
        Decree::Blanks(deck, many) => format!("{many} plain Rule Cards go into {}.", named(view, deck)),
    }
}
