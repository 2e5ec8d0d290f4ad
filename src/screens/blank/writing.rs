//! The draft of a rule or of a Game Card, and how far its writer has come.

use crate::rules::blank::{Action, CardDraft, CardIndex, Draft, Drawing, GameCard, Rule};

/// The step that the writer has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WritingStep {
    /// Choosing a prize.
    Choose,
    /// Writing a rule built from blocks.
    Rule,
    /// Writing a rule in free words.
    Words,
    /// Choosing a card.
    Pick,
    /// Writing on a card.
    Card(CardIndex),
}

impl WritingStep {
    /// Whether the drawing and the points begin again at this step, because they belong to one card.
    pub fn begins_card(self) -> bool {
        matches!(self, Self::Card(_))
    }
}

/// How far the writer has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WriterProgress {
    /// Whether the win was celebrated; the prize is chosen after that.
    pub celebrated: bool,
    /// Whether the editor is open, even if a draft was shown to everybody.
    pub revising: bool,
    /// The step of the editor.
    pub step: WritingStep,
}

impl WriterProgress {
    /// The card of a hand that is being written on.
    pub fn open_card(self) -> Option<CardIndex> {
        let WritingStep::Card(card) = self.step else { return None };
        self.revising.then_some(card)
    }
}

/// What was written so far, at all steps.
#[derive(Debug, Clone, PartialEq)]
pub struct WritingDraft {
    /// The step. It says which of the other fields are used.
    pub step: WritingStep,
    /// The rule. For a Game Card only its title, clauses and author are used (BL-83).
    pub rule: Rule,
    /// A rule in free words.
    pub free_words: String,
    /// The drawing on a Game Card.
    pub drawing: Option<Drawing>,
    /// The points of a Game Card, if the table plays with points.
    pub points: Option<i16>,
    /// The deck that gets the rule (BL-R31).
    pub deck: u8,
}

impl Default for WritingDraft {
    /// A new draft, which starts with the template.
    fn default() -> Self {
        Self {
            step: WritingStep::Choose,
            rule: Rule::template(),
            free_words: String::new(),
            drawing: None,
            points: None,
            deck: 0,
        }
    }
}

impl From<Draft> for WritingDraft {
    /// A stored draft, at the step at which it was written.
    fn from(draft: Draft) -> Self {
        match draft {
            Draft::Rule { deck, rule } => {
                let free_words = rule.in_free_words().map(str::to_owned);
                let step = if free_words.is_some() { WritingStep::Words } else { WritingStep::Rule };
                Self { step, rule, free_words: free_words.unwrap_or_default(), deck, ..Self::default() }
            }
            Draft::Card(CardDraft { card, title, clauses, drawing, points, author }) => Self {
                step: WritingStep::Card(card),
                rule: Rule { title, clauses, author, ..Rule::template() },
                drawing,
                points,
                ..Self::default()
            },
        }
    }
}

impl WritingDraft {
    /// The draft as it would be shown to all.
    pub fn finished(self) -> Draft {
        let Self { step, rule, free_words, drawing, points, deck } = self;
        match step {
            WritingStep::Card(card) => {
                let Rule { title, clauses, author, .. } = rule;
                Draft::Card(CardDraft { card, title, clauses, drawing, points, author })
            }
            WritingStep::Words => {
                let rule = Rule { title: rule.title, ..Rule::from_free_words(&free_words, &rule.author) };
                Draft::Rule { deck, rule }
            }
            WritingStep::Choose | WritingStep::Rule | WritingStep::Pick => Draft::Rule { deck, rule },
        }
    }

    /// The draft to store; `None` while a prize or a card is chosen. What is stored was signed, unless its writer deleted
    /// the signature.
    pub fn stored(self) -> Option<Draft> {
        match self.step {
            WritingStep::Choose | WritingStep::Pick => None,
            WritingStep::Rule | WritingStep::Words | WritingStep::Card(_) => Some(self.finished()),
        }
    }

    /// Writes the draft on a card of the hand; `None` if it is for a rule (BL-R59).
    pub fn fill_in(self) -> Option<Action> {
        let Draft::Card(draft) = self.finished() else { return None };
        Some(Action::FillIn(Box::new(draft)))
    }
}

/// The rule that replaces one in free words at the next step: the template with the same author. `None` if the rule is built
/// from blocks, which stay.
pub fn rule_after_free_words(rule: &Rule) -> Option<Rule> {
    rule.in_free_words().map(|_| Rule { author: rule.author.clone(), ..Rule::template() })
}

/// The title with which the editor of a card begins: an illustrated card has a printed title. `None` if the
/// `written` title stays.
pub fn printed_title(card: &GameCard, written: &str) -> Option<String> {
    (written.is_empty() && card.picture.is_some()).then(|| card.title.clone())
}

/// Examples of triggers, for players who write a rule (BL-68).
pub const TRIGGER_TIPS: [&str; 6] = [
    "A card is played: of a number, of a colour, or several at once.",
    "A card is drawn.",
    "A card is discarded by an effect.",
    "Something happens outside the game.",
    "Somebody does something, in the game or at the table.",
    "Time passes: turns, rounds, or seconds.",
];

/// Examples of targets (BL-68, BL-74).
pub const TARGET_TIPS: [&str; 6] = [
    "The next player.",
    "The previous player.",
    "Everybody, or everybody else.",
    "Cards: the top one, those in hands, or all of a kind.",
    "The Draw Pile or the Discard Pile.",
    "The open rules themselves.",
];

/// Examples of effects (BL-68, BL-74).
pub const EFFECT_TIPS: [&str; 6] = [
    "Draw cards.",
    "Take cards from somebody, give them, or swap.",
    "Discard cards.",
    "Change what cards count as, or what may be played.",
    "Say something, or answer a question.",
    "Do something; nearly anything will do.",
];
