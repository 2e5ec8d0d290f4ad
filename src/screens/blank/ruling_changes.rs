//! The rulings that are possible now. Each choice is a complete change, so every choice is valid.

use std::mem::discriminant;

use super::{duty, lasting_effects, name};
use crate::{
    rules::{
        Seat,
        blank::{CardDeck, Obligation, PhaseView, RulingChange, TableDecision, View, without_stop},
    },
    wording::{Noun, agreeing, counted, paragraph},
};

/// A question about a change, with its choices.
#[derive(Debug, Clone, PartialEq)]
pub struct OpenQuestion {
    /// Its label.
    pub label: &'static str,
    /// The choices.
    pub options: Vec<(String, RulingChange)>,
}

/// Whether two changes are of the same kind; their details may differ.
pub fn is_same_kind(one: RulingChange, other: RulingChange) -> bool {
    discriminant(&one) == discriminant(&other)
}

/// All kinds of changes that are possible now, each with its first choice. When somebody has won, only the deck is still changed.
pub fn kinds(view: &View) -> Vec<(String, RulingChange)> {
    let active = view.active;
    let lasting = (!view.lasting.is_empty()).then_some(("End a lasting effect", RulingChange::EndLasting(0)));
    let obligation = in_force(view).next();
    let waived = obligation.map(|obligation| ("Cancel a task", RulingChange::Waive(obligation.id)));
    let kinds = match view.phase {
        PhaseView::Prize { .. } => {
            let first = decks_with_space(view).next().map(|(deck, _)| RulingChange::Blanks(deck, 1));
            first.map(|blanks| ("Add plain Rule Cards", blanks)).into_iter().collect()
        }
        PhaseView::Opening { .. }
        | PhaseView::Turn { .. }
        | PhaseView::Ordering { .. }
        | PhaseView::Choosing { .. }
        | PhaseView::Paused
        | PhaseView::LastCall { .. }
        | PhaseView::Over { .. } => [
            ("Just write it down", RulingChange::Words),
            ("Draw cards", RulingChange::Draw(active, 1)),
            ("Put cards back", RulingChange::Return(active, 1)),
            ("Lose a turn", RulingChange::Skip(active)),
            ("Change whose turn it is", RulingChange::Turn(active)),
            ("Change the direction", RulingChange::Reverse),
        ]
        .into_iter()
        .chain(lasting)
        .chain(waived)
        .collect::<Vec<_>>(),
    };
    kinds.into_iter().map(|(label, change)| (label.to_owned(), change)).collect()
}

/// Obligations that players still have to do, or have to go on doing; only these can be cancelled.
fn in_force(view: &View) -> impl Iterator<Item = &Obligation> {
    view.obligations.iter().filter(|obligation| obligation.state.is_in_force())
}

/// Decks with room for more Rule Cards: the index, and the number of cards that fit, at most so many at once (BL-R27).
fn decks_with_space(view: &View) -> impl Iterator<Item = (u8, u8)> {
    const MOST: u8 = RulingChange::MOST_BLANKS;
    let space = |rules: usize| {
        u8::try_from(CardDeck::MAX_RULES.saturating_sub(rules)).map_or(MOST, |space| space.min(MOST))
    };
    let spaces = (0..).zip(&view.decks).map(move |(index, deck)| (index, space(deck.deck.rules.len())));
    spaces.filter(|(_, space)| *space > 0)
}

/// The open questions of a change.
pub fn open_questions(view: &View, change: RulingChange) -> Vec<OpenQuestion> {
    let who = |make: &dyn Fn(Seat) -> RulingChange| {
        let options = view.people.iter().map(|person| (person.name.to_string(), make(person.seat)));
        OpenQuestion { label: "Who", options: options.collect() }
    };
    let how_many = |make: &dyn Fn(u8) -> RulingChange| OpenQuestion {
        label: "How many cards",
        options: (1..=RulingChange::MOST_CARDS).map(|n| (n.to_string(), make(n))).collect(),
    };
    match change {
        RulingChange::Words | RulingChange::Reverse => Vec::new(),
        RulingChange::Draw(seat, cards) => {
            vec![
                who(&|seat| RulingChange::Draw(seat, cards)),
                how_many(&|cards| RulingChange::Draw(seat, cards)),
            ]
        }
        RulingChange::Return(seat, cards) => {
            vec![
                who(&|seat| RulingChange::Return(seat, cards)),
                how_many(&|cards| RulingChange::Return(seat, cards)),
            ]
        }
        RulingChange::Skip(_) => vec![who(&RulingChange::Skip)],
        RulingChange::Turn(_) => vec![who(&RulingChange::Turn)],
        RulingChange::EndLasting(_) => {
            let effects = lasting_effects(view).into_iter();
            let options = effects.zip((0..).map(RulingChange::EndLasting)).collect();
            vec![OpenQuestion { label: "Which effect", options }]
        }
        RulingChange::Waive(_) => {
            let options = in_force(view);
            let options = options.map(|obligation| {
                (
                    format!("{}: {}", name(view, obligation.seat), duty(view, obligation)),
                    RulingChange::Waive(obligation.id),
                )
            });
            vec![OpenQuestion { label: "Which task", options: options.collect() }]
        }
        RulingChange::Blanks(into_deck, cards) => {
            let space =
                decks_with_space(view).find(|(deck, _)| *deck == into_deck).map_or(0, |(_, space)| space);
            let deck = |(deck, space): (u8, u8)| {
                (deck_name(view, deck), RulingChange::Blanks(deck, cards.min(space)))
            };
            let decks = OpenQuestion {
                label: "Into which deck",
                options: decks_with_space(view).map(deck).collect(),
            };
            let options = (1..=space).map(|n| (n.to_string(), RulingChange::Blanks(into_deck, n))).collect();
            let several = view.decks.len() > 1;
            let how_many = OpenQuestion { label: "How many plain Rule Cards", options };
            several.then_some(decks).into_iter().chain([how_many]).collect()
        }
    }
}

/// The name of a deck, by index.
fn deck_name(view: &View, deck: u8) -> String {
    let name = view.decks.get(usize::from(deck)).map(|deck| deck.deck.name.clone()).unwrap_or_default();
    if name.is_empty() { "the deck".to_owned() } else { name }
}

/// The sentence for a change; empty if only words are logged.
pub fn describe(view: &View, change: RulingChange) -> String {
    let name_of = |seat: Seat| name(view, seat);
    match change {
        RulingChange::Words => String::new(),
        RulingChange::Draw(seat, cards) => {
            format!("{} draws {}.", name_of(seat), counted(cards, Noun::CARD))
        }
        RulingChange::Return(seat, cards) => {
            format!("{} puts {} back.", name_of(seat), counted(cards, Noun::CARD))
        }
        RulingChange::Skip(seat) => format!("{} loses a turn.", name_of(seat)),
        RulingChange::Turn(seat) => format!("It is {}’s turn.", name_of(seat)),
        RulingChange::Reverse => "The direction changes.".to_owned(),
        RulingChange::EndLasting(index) => lasting_effects(view)
            .get(usize::from(index))
            .map(|sentence| format!("This ends: {sentence}"))
            .unwrap_or_default(),
        RulingChange::Waive(id) => {
            let obligation = view.obligations.iter().find(|obligation| obligation.id == id);
            obligation
                .map(|obligation| obligation.duty.no_longer(&name_of(obligation.seat)))
                .unwrap_or_default()
        }
        RulingChange::Blanks(deck, cards) => {
            let go = agreeing(cards, "goes", "go");
            format!("{} {go} into {}.", counted(cards, Noun::PLAIN_RULE_CARD), deck_name(view, deck))
        }
    }
}

/// Who has agreed to the proposed ruling.
pub fn agreed(view: &View) -> &[Seat] {
    match &view.decision {
        Some(TableDecision::Proposal { agreed, .. }) => agreed,
        Some(TableDecision::Accusations(_)) | None => &[],
    }
}

/// The proposed ruling in words; empty if there is none.
pub fn proposal(view: &View) -> String {
    let Some(TableDecision::Proposal { by, ruling, .. }) = &view.decision else { return String::new() };
    let change = describe(view, ruling.change);
    let text = without_stop(&ruling.text);
    let by = name(view, *by);
    match text {
        "" => format!("{by} proposes: {change}"),
        text => paragraph([format!("{by} proposes: {text}."), change]),
    }
}
