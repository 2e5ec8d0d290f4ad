//! Problems that a card or a deck can have, as sentences.

use std::fmt;

use super::{CardId, Clause, Drawing, WrittenEffect};
use crate::wording::{Noun, counted};

/// A problem of a deck, and where it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckError {
    /// Where it is.
    pub part: DeckPart,
    /// The problem.
    pub problem: CardProblem,
}

/// The part of a deck that has a problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeckPart {
    /// The deck itself.
    Deck,
    /// A Game Card, by its id in the deck.
    Card(CardId),
    /// A Rule Card.
    Rule(CardId),
    /// Two cards of the same kind, with their names for the message.
    Two {
        /// Whether they are Rule Cards; otherwise Game Cards.
        rules: bool,
        /// The id that both have.
        id: CardId,
        /// One of them.
        one: String,
        /// The other one.
        other: String,
    },
    /// A card that is in no deck: a draft, or a card of a link.
    Draft,
}

/// A problem of a card or a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardProblem {
    /// Too few or too many cards of one kind.
    CardCount {
        /// Whether they are Rule Cards; otherwise Game Cards.
        rules: bool,
        /// How many there are.
        found: usize,
        /// The smallest allowed number.
        least: usize,
        /// The largest allowed number.
        most: usize,
    },
    /// Two cards of a deck have the same id.
    SameId,
    /// A required text is empty.
    Empty(&'static str),
    /// A text is too long.
    TooLong {
        /// What the text is for.
        field: &'static str,
        /// Number of characters in it.
        characters: usize,
        /// The largest allowed number of characters.
        most: usize,
    },
    /// A text contains an invisible character that changes how the text around it is displayed.
    InvisibleCharacter {
        /// What the text is for.
        field: &'static str,
        /// The character.
        character: char,
    },
    /// No clauses, or more than three (BL-20, BL-72).
    ClauseCount(usize),
    /// An effect that makes no sense for its target (BL-104).
    EffectDoesNotFit,
    /// A number outside the allowed range.
    OutOfRange {
        /// What the number is for.
        field: &'static str,
        /// The number.
        found: u16,
        /// The smallest allowed value.
        least: u16,
        /// The largest allowed value.
        most: u16,
    },
    /// The trigger is about the cards of a hand, but its filter accepts every card.
    NoCondition,
    /// More than two patterns in a filter.
    TooManyPatterns,
    /// More points than fit on a card, above or below zero (BL-R60).
    Points,
    /// A drawing that is too large or has an empty part.
    Drawing,
    /// A drawing on a card that has a picture (BL-76).
    DrawingOnPicture,
    /// The deck's new rule is not one of its written rules.
    NewRuleMissing,
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let problem = &self.problem;
        match &self.part {
            DeckPart::Deck => write!(f, "The deck: {problem}"),
            DeckPart::Card(id) => write!(f, "Game Card {}: {problem}", id.0),
            DeckPart::Rule(id) => write!(f, "Rule Card {}: {problem}", id.0),
            DeckPart::Two { rules: true, id, one, other } => {
                write!(f, "Rule Card {}: “{one}” and “{other}” both have that number.", id.0)
            }
            DeckPart::Two { rules: false, id, one, other } => {
                write!(f, "Game Card {}: “{one}” and “{other}” both have that number.", id.0)
            }
            DeckPart::Draft => problem.fmt(f),
        }
    }
}

/// The sentence of a problem, after the place where it is.
impl fmt::Display for CardProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            CardProblem::CardCount { rules, found, least, most } => {
                let found = counted(found, if rules { Noun::RULE_CARD } else { Noun::GAME_CARD });
                write!(f, "it has {found}, and has to have {least} to {most}.")
            }
            CardProblem::SameId => write!(f, "both have that number."),
            CardProblem::Empty(field) => write!(f, "the {field} is missing."),
            CardProblem::TooLong { field, characters, most } => {
                write!(f, "the {field} has {characters} characters; at most {most} are allowed.")
            }
            CardProblem::InvisibleCharacter { field, character } => {
                write!(f, "the {field} has the invisible character U+{:04X} in it.", u32::from(character))
            }
            CardProblem::ClauseCount(0) => write!(f, "the effect is missing."),
            CardProblem::ClauseCount(found) => {
                write!(f, "{found} effects are too many; at most {} fit on a card.", Clause::MAX)
            }
            CardProblem::EffectDoesNotFit => write!(f, "that effect makes no sense for that target."),
            CardProblem::OutOfRange { field, found, least, most } => {
                write!(f, "the number of {field} is {found}, and has to be {least} to {most}.")
            }
            CardProblem::NoCondition => write!(f, "it has to say which cards are in the hand."),
            CardProblem::TooManyPatterns => write!(f, "at most two kinds of cards can be named together."),
            CardProblem::Points => {
                let most = WrittenEffect::MAX_POINTS;
                write!(f, "it can have −{most} to {most} points.")
            }
            CardProblem::Drawing => {
                let (parts, kilobytes) = (Drawing::MAX_PARTS, Drawing::MAX_BYTES >> 10);
                write!(
                    f,
                    "the drawing is too large: at most {parts} lines and stamps, and {kilobytes} KB in all, fit."
                )
            }
            CardProblem::DrawingOnPicture => write!(f, "it has a picture, and no room for a drawing."),
            CardProblem::NewRuleMissing => write!(f, "the rule that was won last is not in it."),
        }
    }
}
