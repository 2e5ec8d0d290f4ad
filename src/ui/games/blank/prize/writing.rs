//! The draft of the prize, or of a card that is written on during the game. It is stored beside the game at every change.

use crate::ui::prelude::*;

use crate::{
    browser::shelf::{self, GameId},
    json,
    rules::blank::{CardDraft, CardIndex, Draft, Rule},
    screens::blank::sketch::Sketch,
};

/// The step that the writer has reached.
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
    Card(CardIndex),
}

/// The draft. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(in super::super) struct WritingDraft {
    pub(super) step: RwSignal<WritingStep>,
    /// The rule. For a Game Card only its title, clauses and author are used (BL-83).
    pub(super) rule: RwSignal<Rule>,
    /// Whether the signature was filled in; whoever deletes it wants none.
    is_signed: RwSignal<bool>,
    /// A rule in free words.
    pub(super) free_words: RwSignal<String>,
    pub(super) sketch: RwSignal<Sketch>,
    /// The points of a Game Card, if the table plays with points.
    pub(super) points: RwSignal<Option<i16>>,
    /// The deck that gets the rule (BL-R31).
    pub(super) deck: RwSignal<u8>,
    /// Whether the editor is open instead of the preview. The preview exists after a draft was shown to everybody.
    pub(super) revising: RwSignal<bool>,
    /// Whether the win was celebrated; the prize is chosen after that.
    pub(super) celebrated: RwSignal<bool>,
}

impl WritingDraft {
    /// The draft that is stored under a name, or a new one that starts with the template.
    pub(in super::super) fn open(id: GameId, name: &'static str) -> Self {
        let writing = Self {
            step: RwSignal::new(WritingStep::Choose),
            rule: RwSignal::new(Rule::template()),
            is_signed: RwSignal::new(false),
            free_words: RwSignal::new(String::new()),
            sketch: RwSignal::new(Sketch::default()),
            points: RwSignal::new(None),
            deck: RwSignal::new(0),
            revising: RwSignal::new(false),
            celebrated: RwSignal::new(false),
        };
        if let Some(draft) = shelf::side_text(&id, name).and_then(|text| json::read(&text).ok()) {
            writing.celebrated.set(true);
            writing.load(draft);
        }
        let game_id = StoredValue::new(id);
        Effect::new(move |_| {
            if writing.step.get() != WritingStep::Choose
                && let Ok(text) = serde_json::to_string(&writing.draft())
            {
                shelf::set_side_text(&game_id.get_value(), name, &text);
            }
        });
        writing
    }

    fn load(self, draft: Draft) {
        match draft {
            Draft::Rule { deck, rule } => {
                self.deck.set(deck);
                match rule.in_free_words() {
                    Some(free_words) => {
                        self.free_words.set(free_words.to_owned());
                        self.step.set(WritingStep::Words);
                    }
                    None => self.step.set(WritingStep::Rule),
                }
                self.rule.set(rule);
            }
            Draft::Card(CardDraft { card, title, clauses, drawing, points, author }) => {
                self.rule.set(Rule { title, clauses, author, ..Rule::template() });
                self.sketch.set(Sketch::new(drawing.unwrap_or_default()));
                self.points.set(points);
                self.step.set(WritingStep::Card(card));
            }
        }
        self.is_signed.set(self.rule.with_untracked(|rule| !rule.author.is_empty()));
    }

    /// Goes to another step. After free words, a rule built from blocks starts with the template.
    pub(super) fn go(self, step: WritingStep) {
        if self.rule.with_untracked(|rule| rule.in_free_words().is_some()) {
            let author = self.rule.with_untracked(|rule| rule.author.clone());
            self.rule.set(Rule { author, ..Rule::template() });
        }
        if let WritingStep::Card(_) = step {
            self.sketch.set(Sketch::default());
            self.points.set(None);
        }
        self.revising.set(true);
        self.step.set(step);
    }

    /// Fills in the signature once (BL-78).
    pub(super) fn sign(self, author: impl FnOnce() -> String) {
        if !self.is_signed.get_untracked() {
            self.is_signed.set(true);
            self.rule.update(|rule| rule.author = author());
        }
    }

    /// Opens the editor for a card of a hand: with the draft for this card if there is one, otherwise with a new signed draft.
    pub(in super::super) fn write_on(self, card: CardIndex, author: String) {
        if self.step.get_untracked() != WritingStep::Card(card) {
            self.rule.set(Rule::template());
            self.is_signed.set(false);
            self.sign(|| author);
            self.go(WritingStep::Card(card));
        }
        self.revising.set(true);
    }

    /// The card that is being written on. Tracks its signals.
    pub(in super::super) fn open_card(self) -> Option<CardIndex> {
        match self.step.get() {
            WritingStep::Card(card) if self.revising.get() => Some(card),
            _ => None,
        }
    }

    /// Closes the editor. The draft stays.
    pub(in super::super) fn close(self) {
        self.revising.set(false);
    }

    /// Forgets the draft, because it is on the card now.
    pub(in super::super) fn finish(self) {
        self.close();
        self.step.set(WritingStep::Choose);
        self.rule.set(Rule::template());
        self.is_signed.set(false);
        self.sketch.set(Sketch::default());
    }

    /// The draft as it would be shown to all. Tracks its signals.
    pub(in super::super) fn draft(self) -> Draft {
        let rule = self.rule.get();
        let drawing = self.sketch.with(Sketch::finished);
        match self.step.get() {
            WritingStep::Card(card) => {
                let Rule { title, clauses, author, .. } = rule;
                Draft::Card(CardDraft { card, title, clauses, drawing, points: self.points.get(), author })
            }
            WritingStep::Words => {
                let rule =
                    Rule { title: rule.title, ..Rule::from_free_words(&self.free_words.get(), &rule.author) };
                Draft::Rule { deck: self.deck.get(), rule }
            }
            WritingStep::Choose | WritingStep::Rule | WritingStep::Pick => {
                Draft::Rule { deck: self.deck.get(), rule }
            }
        }
    }
}
