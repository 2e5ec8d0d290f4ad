//! The draft of the prize. It is stored beside the game at every change.

use crate::ui::prelude::*;

use crate::{
    browser::shelf::{self, GameId},
    json,
    rules::blank::{CardNo, Draft, Rule},
    screens::blank::sketch::Sketch,
};

/// The name under which it is stored beside the game.
const DRAFT_NAME: &str = "prize";

/// The step that the winner has reached.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in super::super) enum WritingStep {
    /// Choosing a prize.
    Choose,
    /// Writing a rule built from blocks.
    Rule,
    /// Writing a rule in free words.
    Words,
    /// Choosing a card.
    Pick,
    /// Writing on a card.
    Card(CardNo),
}

/// The draft. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(in super::super) struct PrizeDraft {
    pub(super) step: RwSignal<WritingStep>,
    /// The rule. For a Game Card only its title, clauses and author are used (BL-83).
    pub(super) rule: RwSignal<Rule>,
    /// A rule in free words.
    pub(super) words: RwSignal<String>,
    pub(super) sketch: RwSignal<Sketch>,
    /// The deck that gets the rule (BL-R31).
    pub(super) deck: RwSignal<u8>,
    /// Whether the editor is open instead of the preview. The preview exists after a draft was shown to everybody.
    pub(super) revising: RwSignal<bool>,
    /// Whether the win was celebrated; the prize is chosen after that.
    pub(super) celebrated: RwSignal<bool>,
}

impl PrizeDraft {
    /// The stored draft, or a new one that starts with the template.
    pub(in super::super) fn open(id: GameId) -> Self {
        let writing = Self {
            step: RwSignal::new(WritingStep::Choose),
            rule: RwSignal::new(Rule::template()),
            words: RwSignal::new(String::new()),
            sketch: RwSignal::new(Sketch::default()),
            deck: RwSignal::new(0),
            revising: RwSignal::new(false),
            celebrated: RwSignal::new(false),
        };
        if let Some(draft) = shelf::draft(&id, DRAFT_NAME).and_then(|text| json::read(&text).ok()) {
            writing.celebrated.set(true);
            writing.load(draft);
        }
        let game_id = StoredValue::new(id);
        Effect::new(move |_| {
            if writing.step.get() != WritingStep::Choose
                && let Ok(text) = serde_json::to_string(&writing.draft())
            {
                shelf::set_draft(&game_id.get_value(), DRAFT_NAME, &text);
            }
        });
        writing
    }

    fn load(self, draft: Draft) {
        match draft {
            Draft::Rule { deck, rule } => {
                self.deck.set(deck);
                match rule.in_free_words() {
                    Some(words) => {
                        self.words.set(words.to_owned());
                        self.step.set(WritingStep::Words);
                    }
                    None => self.step.set(WritingStep::Rule),
                }
                self.rule.set(rule);
            }
            Draft::Card { card, title, clauses, drawing, author } => {
                self.rule.set(Rule { title, clauses, author, ..Rule::template() });
                self.sketch.set(Sketch::new(drawing.unwrap_or_default()));
                self.step.set(WritingStep::Card(card));
            }
        }
    }

    /// Goes to another step. After free words, a rule built from blocks starts with the template.
    pub(super) fn go(self, step: WritingStep) {
        if self.rule.with_untracked(|rule| rule.in_free_words().is_some()) {
            let author = self.rule.with_untracked(|rule| rule.author.clone());
            self.rule.set(Rule { author, ..Rule::template() });
        }
        if let WritingStep::Card(_) = step {
            self.sketch.set(Sketch::default());
        }
        self.revising.set(true);
        self.step.set(step);
    }

    /// The draft as it would be shown to all. Tracks its signals.
    pub(super) fn draft(self) -> Draft {
        let rule = self.rule.get();
        let drawing = self.sketch.with(Sketch::finished);
        match self.step.get() {
            WritingStep::Card(card) => {
                Draft::Card { card, title: rule.title, clauses: rule.clauses, drawing, author: rule.author }
            }
            WritingStep::Words => {
                let rule =
                    Rule { title: rule.title, ..Rule::from_free_words(&self.words.get(), &rule.author) };
                Draft::Rule { deck: self.deck.get(), rule }
            }
            WritingStep::Choose | WritingStep::Rule | WritingStep::Pick => {
                Draft::Rule { deck: self.deck.get(), rule }
            }
        }
    }
}
