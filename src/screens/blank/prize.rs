//! The prize: what the winner and the others do next, step by step, and the sentences for it.

use super::{
    ALL_AGREE, is_person, name, shown_draft,
    writing::{WriterProgress, WritingStep},
};
use crate::{
    rules::{
        Seat,
        blank::{
            CardIndex, CardKind, CardSeen, DeckMark, DeckView, Draft, Event, GameCard, Inscription,
            PhaseView, View,
        },
        name::Name,
    },
    wording::plural,
};

/// The step of the prize.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PrizeStep {
    /// The win is celebrated first.
    Win,
    /// The winner chooses a prize, or writes it.
    Writing(WritingStep),
    /// The draft is shown to all and discussed.
    Talk {
        /// Whether the draft was refused.
        refused: bool,
    },
    /// Somebody has to approve or refuse.
    Approval {
        /// The player who has to vote.
        judge: Seat,
        /// How many players decide.
        of: usize,
    },
    /// The table approves or refuses with one answer, because nobody owns the deck yet.
    Together,
    /// The draft was accepted, and its deck needs a name.
    NameDeck(u8),
    /// A ruling of the table was proposed.
    Proposal,
    /// Nobody writes: it is not the time for a prize, or no person plays (BL-R73).
    Nothing,
}

impl PrizeStep {
    /// Whether a draft is written, which is shown to everybody when it is complete.
    pub fn is_draft(&self) -> bool {
        match self {
            Self::Writing(WritingStep::Rule | WritingStep::Words | WritingStep::Card(_)) => true,
            Self::Writing(WritingStep::Choose | WritingStep::Pick)
            | Self::Win
            | Self::Talk { .. }
            | Self::Approval { .. }
            | Self::Together
            | Self::NameDeck(_)
            | Self::Proposal
            | Self::Nothing => false,
        }
    }
}

/// The step of the prize, which is public, because a winner writes in front of everybody. A ruling comes first because anybody may
/// propose one. A deck without a name is named last, when something is to be written into it (BL-79, BL-81, BL-R76).
pub fn step(view: &View, progress: WriterProgress) -> PrizeStep {
    let PhaseView::Prize { writer, draft, .. } = &view.phase else { return PrizeStep::Nothing };
    if view.decision.is_some() {
        return PrizeStep::Proposal;
    }
    if !is_person(view, *writer) {
        return PrizeStep::Nothing;
    }
    if draft.is_none() && !progress.celebrated {
        return PrizeStep::Win;
    }
    if draft.is_some() && !progress.revising {
        step_of_draft(view)
    } else {
        PrizeStep::Writing(progress.step)
    }
}

/// The step of a draft that everybody sees: it is discussed, and then its judges vote one after the other (BL-66, BL-67).
fn step_of_draft(view: &View) -> PrizeStep {
    let PhaseView::Prize { discussed, judges, approvals, refused, together, unnamed, .. } = &view.phase
    else {
        return PrizeStep::Nothing;
    };
    if let Some(deck) = unnamed {
        return PrizeStep::NameDeck(*deck);
    }
    if *discussed && *together {
        return PrizeStep::Together;
    }
    let has_voted = |judge: &Seat| approvals.iter().any(|(seat, _)| seat == judge);
    match judges.iter().find(|judge| !has_voted(judge)) {
        Some(&judge) if *discussed => PrizeStep::Approval { judge, of: judges.len() },
        Some(_) | None => PrizeStep::Talk { refused: *refused },
    }
}

/// What to do now, in a sentence.
pub fn sentence(view: &View, step: &PrizeStep) -> String {
    let PhaseView::Prize { winner, writer, .. } = &view.phase else { return String::new() };
    match step {
        PrizeStep::NameDeck(deck) => naming_sentence(view, *deck),
        PrizeStep::Writing(step) => writing_sentence(&name(view, *writer), *step),
        PrizeStep::Talk { refused: true } => "Not accepted. Change it, or choose another prize.".to_owned(),
        PrizeStep::Talk { refused: false } => "Talk about it: how will it work?".to_owned(),
        PrizeStep::Approval { judge, of: 1 } => who_decides(view, &name(view, *judge)),
        PrizeStep::Approval { judge, .. } => {
            format!("Everybody votes: does {} accept it?", name(view, *judge))
        }
        PrizeStep::Together => "Does the table accept it? Nobody owns this deck yet.".to_owned(),
        PrizeStep::Proposal => ALL_AGREE.to_owned(),
        PrizeStep::Win if winner != writer => {
            format!("The computer does not write, so the prize is for {}.", name(view, *writer))
        }
        PrizeStep::Win | PrizeStep::Nothing => String::new(),
    }
}

/// That the draft was accepted, and what its deck still lacks: a name, or only a mark and an owner.
fn naming_sentence(view: &View, deck: u8) -> String {
    match view.decks.len() {
        2.. => format!("Accepted. Now name deck {} of {}, which keeps it.", deck + 1, view.decks.len()),
        _ if view.decks.iter().all(|deck| !deck.deck.name.is_empty()) => {
            "Accepted. Now choose a mark and an owner for the deck, which keeps it.".to_owned()
        }
        _ => "Accepted. Now name the deck, which keeps it.".to_owned(),
    }
}

/// What the writer does.
fn writing_sentence(winner: &str, step: WritingStep) -> String {
    match step {
        WritingStep::Choose => format!("{winner} wins a prize: a change to the deck, for good."),
        WritingStep::Rule | WritingStep::Words => format!("{winner} writes a rule."),
        WritingStep::Pick => "Choose a card without an effect.".to_owned(),
        WritingStep::Card(_) => format!("{winner} writes on a card."),
    }
}

/// Who approves: the owner, or the person who decides for them (BL-67, BL-R28).
fn who_decides(view: &View, judge: &str) -> String {
    match owner(view) {
        Some(owner) if is_same_name(&owner, judge) => {
            format!("{judge} owns the deck and decides.")
        }
        Some(owner) if !owner.is_empty() => format!("{judge} decides for {owner}."),
        Some(_) | None => format!("{judge} decides."),
    }
}

/// The owner of the deck that the draft would change.
fn owner(view: &View) -> Option<String> {
    let deck = match shown_draft(view)? {
        Draft::Rule { deck, .. } => *deck,
        Draft::Card(draft) => customisable_card(view, draft.card)?.deck,
    };
    view.decks.get(usize::from(deck)).map(|deck| deck.deck.owner.clone())
}

/// Whether two names are the same to people: `Zoë` and `zoe` are.
fn is_same_name(one: &str, other: &str) -> bool {
    Name::parse(one).is_ok_and(|one| Name::parse(other).is_ok_and(|other| one.same_as(&other)))
}

/// Which rules are open in the next game, if the prize is a rule (BL-70).
pub fn open_in_the_next_game(events: &[&Event]) -> Option<String> {
    let written = events.iter().rev().find_map(|event| match event {
        Event::PrizeWritten(Inscription::Rule(rule)) => Some(rule),
        _ => None,
    })?;
    let new = match written.title.as_str() {
        "" => "the new rule".to_owned(),
        title => format!("“{title}”"),
    };
    Some(format!("In the next game {new} is open for sure, and two other rules at random."))
}

/// How many plain Rule Cards are left to write on (BL-R27).
pub fn plain_rules_left(view: &View) -> String {
    let rules = view.decks.iter().flat_map(|deck| &deck.deck.rules);
    match rules.filter(|card| card.rule.is_none()).count() {
        0 => "No plain Rule Card is left to write a rule on.".to_owned(),
        plain => plural(plain, "1 plain Rule Card is left.", "# plain Rule Cards are left."),
    }
}

/// The names of the decks between which the writer of a rule chooses (BL-R31); none if there is only one deck.
pub fn decks_to_choose_from(view: &View) -> Vec<String> {
    let names: Vec<String> = view.decks.iter().map(|deck| deck.deck.name.clone()).collect();
    if names.len() > 1 { names } else { Vec::new() }
}

/// The cards that can be customised (BL-71, BL-R26): by colour, in each colour the plain ones first, then by number.
pub fn customisable(view: &View) -> Vec<CardSeen> {
    let mut cards: Vec<CardSeen> =
        (0u8..).zip(&view.decks).flat_map(|(deck, seen)| customisable_of(deck, seen)).collect();
    cards.sort_by_key(|card| (card.colour(), card.card.picture.is_some(), card.number()));
    cards
}

/// The cards of one deck that can be customised.
fn customisable_of(deck: u8, seen: &DeckView) -> impl Iterator<Item = CardSeen> {
    let cards = (seen.first.0..).zip(&seen.deck.cards);
    cards.filter(|(_, card)| card.kind() != CardKind::WithEffect).map(move |(index, card)| CardSeen {
        index: CardIndex(index),
        card: card.clone().into(),
        deck,
        mark: seen.mark,
    })
}

/// The card with this index, if it can be customised.
pub fn customisable_card(view: &View, index: CardIndex) -> Option<CardSeen> {
    customisable(view).into_iter().find(|card| card.index == index)
}

/// The card as a draft would change it, and its deck's mark; `None` if the draft is for a rule.
pub fn drafted_card(view: &View, draft: &Draft) -> Option<(GameCard, Option<DeckMark>)> {
    let Draft::Card(draft) = draft else { return None };
    let seen = customisable_card(view, draft.card)?;
    Some((draft.on(&seen.card), seen.mark))
}
