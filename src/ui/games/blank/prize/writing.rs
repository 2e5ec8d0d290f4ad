//! The draft of the prize, or of a card that is written on during the game. It is stored beside the game at every change.

use crate::ui::prelude::*;

use crate::{
    browser::storage::{self, GameId},
    json,
    rules::blank::{CardIndex, Draft, Rule},
    screens::blank::{WriterProgress, WritingDraft, WritingStep, rule_after_free_words, sketch::Sketch},
};

/// The draft and its editor. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(in super::super) struct WritingForm {
    step: RwSignal<WritingStep>,
    pub(super) rule: RwSignal<Rule>,
    /// Whether the signature was filled in. It is filled in only once, because whoever deletes it wants none.
    is_signed: RwSignal<bool>,
    pub(super) free_words: RwSignal<String>,
    pub(super) sketch: RwSignal<Sketch>,
    pub(super) points: RwSignal<Option<i16>>,
    /// Which of the mixed decks gets a rule.
    pub(super) deck: RwSignal<u8>,
    /// Whether the editor is open instead of the preview. The preview exists after a draft was shown to everybody.
    pub(super) revising: RwSignal<bool>,
    /// Whether the win was celebrated. The prize is chosen after that.
    pub(super) celebrated: RwSignal<bool>,
}

impl WritingForm {
    /// The draft that is stored under a name, or a new one that starts with the template.
    pub(in super::super) fn open(id: GameId, name: &'static str) -> Self {
        let stored = storage::side_text(&id, name).and_then(|text| json::read::<Draft>(&text).ok());
        // If there is a draft, the celebration before the writing is over, and the signature was filled in.
        let was_begun = stored.is_some();
        let form = Self::new(stored.map(WritingDraft::from).unwrap_or_default(), was_begun);
        let game_id = StoredValue::new(id);
        Effect::new(move |_| {
            if let Some(draft) = form.written().stored()
                && let Ok(text) = serde_json::to_string(&draft)
            {
                storage::set_side_text(&game_id.get_value(), name, &text);
            }
        });
        form
    }

    fn new(draft: WritingDraft, was_begun: bool) -> Self {
        let WritingDraft { step, rule, free_words, drawing, points, deck } = draft;
        Self {
            step: RwSignal::new(step),
            is_signed: RwSignal::new(was_begun),
            rule: RwSignal::new(rule),
            free_words: RwSignal::new(free_words),
            sketch: RwSignal::new(Sketch::new(drawing.unwrap_or_default())),
            points: RwSignal::new(points),
            deck: RwSignal::new(deck),
            revising: RwSignal::new(false),
            celebrated: RwSignal::new(was_begun),
        }
    }

    /// Goes to another step. After free words, a rule built from blocks starts with the template. A card
    /// starts without drawing and points.
    pub(super) fn go(self, step: WritingStep) {
        if let Some(rule) = self.rule.with_untracked(rule_after_free_words) {
            self.rule.set(rule);
        }
        if step.begins_card() {
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

    /// Closes the editor. The draft stays.
    pub(in super::super) fn close(self) {
        self.revising.set(false);
    }

    /// Ends the draft, because it is on the card now: the next card begins with a new one.
    pub(in super::super) fn finish(self) {
        self.close();
        self.step.set(WritingStep::Choose);
    }

    /// How far the writer has come. Tracks its signals.
    pub(in super::super) fn progress(self) -> WriterProgress {
        WriterProgress {
            celebrated: self.celebrated.get(),
            revising: self.revising.get(),
            step: self.step.get(),
        }
    }

    /// What was written so far. Tracks its signals.
    pub(in super::super) fn written(self) -> WritingDraft {
        WritingDraft {
            step: self.step.get(),
            rule: self.rule.get(),
            free_words: self.free_words.get(),
            drawing: self.sketch.with(Sketch::finished),
            points: self.points.get(),
            deck: self.deck.get(),
        }
    }

    /// The draft as it would be shown to all. Tracks its signals.
    pub(super) fn finished(self) -> Draft {
        self.written().finished()
    }
}
