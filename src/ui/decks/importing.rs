//! Imports a file of decks: reads it slice by slice and shows the result before anything is stored.

use std::sync::Arc;

use crate::ui::prelude::*;

use crate::{
    browser::clock::{self, IntervalGuard, every},
    decks::{Deck, Import, Preview, ReadProgress},
    ui::{
        incoming::{self, OpenedContent},
        parts::{set_notice, show_notice},
        screen::Screen,
        stock::{self, StoredDeck},
    },
};

/// How many characters are read between two checks of the clock.
const CHARACTERS_PER_STEP: usize = 4_000;

/// How many milliseconds are spent reading before the page may draw again: one frame of a slow screen.
const TIME_SLICE: f64 = 14.0;

/// The state of an import.
#[derive(Clone)]
pub(super) enum ImportStage {
    /// Nothing is being imported.
    Nothing,
    /// A file is being read.
    Reading {
        /// The name of the file.
        file: String,
        /// The bytes read so far.
        read: usize,
        /// The size of the file in bytes.
        of: usize,
    },
    /// The file was read; nothing is stored yet.
    Read(Arc<Preview>),
}

/// The import on the screen, one file at a time. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct DeckImport {
    /// The state of the import.
    pub(super) stage: RwSignal<ImportStage>,
    /// Which decks of the file to store.
    pub(super) wanted: RwSignal<Vec<bool>>,
    /// The result, as a sentence.
    pub(super) notice: RwSignal<Option<String>>,
    decks: RwSignal<Vec<StoredDeck>>,
    reading: StoredValue<Option<(Import, IntervalGuard)>, LocalStorage>,
}

impl DeckImport {
    /// Waits for a dropped file, or takes the file that was opened on another screen. `decks` is updated when
    /// decks are stored.
    pub(super) fn open(decks: RwSignal<Vec<StoredDeck>>) -> Self {
        let import = Self {
            stage: RwSignal::new(ImportStage::Nothing),
            wanted: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            decks,
            reading: StoredValue::new_local(None),
        };
        incoming::handle_drops(Screen::Decks, move |content| import.receive(content));
        if let Some(content) = incoming::take_waiting(&Screen::Decks) {
            import.receive(Ok(content));
        }
        import
    }

    /// Lets somebody choose a file.
    pub(super) fn choose(self) {
        self.notice.set(None);
        incoming::choose(Screen::Decks, move |content| self.receive(content));
    }

    /// Starts reading a file, or shows why it cannot be read.
    fn receive(self, content: Result<OpenedContent, String>) {
        let import = content.map(|content| match content {
            OpenedContent::Categories { file, bytes } => {
                let of = bytes.len();
                let import = Import::new(&file, bytes).map_err(|too_large| too_large.to_string())?;
                Ok((import, ImportStage::Reading { file, read: 0, of }))
            }
            // The home page and the screen of BLANK's decks handle these two, so they do not arrive here.
            OpenedContent::Message(sentence) => Err(sentence),
            OpenedContent::Cards(_, notice) => Err(notice.unwrap_or_default()),
        });
        match import.flatten() {
            Ok((import, stage)) => {
                self.notice.set(None);
                self.stage.set(stage);
                self.reading.set_value(Some((import, every(1, move || self.read_slice()))));
            }
            Err(sentence) => show_notice(self.notice, sentence),
        }
    }

    /// Reads the next slice.
    fn read_slice(self) {
        let begun = clock::now();
        let mut progress = ReadProgress::Done;
        self.reading.update_value(|reading| {
            let Some((import, _)) = reading else { return };
            progress = import.step(CHARACTERS_PER_STEP);
            while progress != ReadProgress::Done && clock::now() - begun < TIME_SLICE {
                progress = import.step(CHARACTERS_PER_STEP);
            }
        });
        match progress {
            ReadProgress::Reading { read: bytes, .. } => self.stage.update(|stage| {
                if let ImportStage::Reading { read, .. } = stage {
                    *read = bytes;
                }
            }),
            ReadProgress::Done => self.finish(),
        }
    }

    fn finish(self) {
        let read = self.reading.try_update_value(Option::take).flatten();
        let Some((import, _)) = read else { return };
        let preview = import.into_preview();
        // Decks that are stored already are not selected.
        let selected = self.decks.with_untracked(|decks| {
            let is_stored = |deck: &Deck| decks.iter().any(|stored| *stored.deck == *deck);
            preview.decks.iter().map(|deck| !is_stored(deck)).collect()
        });
        self.wanted.set(selected);
        self.stage.set(ImportStage::Read(Arc::new(preview)));
    }

    /// Cancels the import. Nothing was changed.
    pub(super) fn cancel(self) {
        self.reading.set_value(None);
        self.stage.set(ImportStage::Nothing);
    }

    /// Stores the selected decks.
    pub(super) fn store(self) {
        let ImportStage::Read(preview) = self.stage.get_untracked() else { return };
        let wanted = self.wanted.get_untracked();
        let decks: Vec<&Deck> =
            preview.decks.iter().zip(wanted).filter(|(_, wanted)| *wanted).map(|(deck, _)| deck).collect();
        let count = decks.len();
        let error = stock::add_all(decks.into_iter().cloned()).err();
        self.decks.set(stock::all());
        let sentence = match (error, count) {
            (Some(error), _) => Some(stock::error_sentence(error).to_owned()),
            (None, 0) => None,
            (None, 1) => Some("1 deck was imported.".to_owned()),
            (None, count) => Some(format!("{count} decks were imported.")),
        };
        set_notice(self.notice, sentence);
        self.stage.set(ImportStage::Nothing);
    }
}
