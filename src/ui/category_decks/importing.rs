//! Imports a file of decks: reads it slice by slice and shows the result before anything is stored.

use std::sync::Arc;

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::{self, IntervalGuard, every},
        focus,
    },
    decks::{CategoryDeck, Import, Preview, ReadProgress, Table, TooLarge},
    screens::category_decks::{Arrival, ArrivingDeck, arrivals},
    ui::{
        deck_storage::{self, StoredCategoryDeck},
        incoming::{self, OpenedContent, Received},
        parts::{add_to_notice, say_anew},
        screen::Screen,
    },
    wording::plural,
};

/// How many characters are read between two checks of the clock.
const CHARACTERS_PER_STEP: usize = 4_000;

/// How many milliseconds may pass with reading before the page may draw again: one frame of a slow screen.
const TIME_SLICE_MS: f64 = 14.0;

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
    /// The name of each deck of the file, as somebody may have changed it.
    pub(super) names: RwSignal<Vec<String>>,
    /// What is said about the files.
    said: RwSignal<Option<String>>,
    /// How many decks of the files were imported.
    imported: RwSignal<usize>,
    decks: RwSignal<Vec<StoredCategoryDeck>>,
    /// The name and the bytes of the file, to read it again with other columns.
    source: StoredValue<Option<(String, Vec<u8>)>, LocalStorage>,
    /// The id of the control that gets the focus when the file was read again.
    focus: StoredValue<Option<String>>,
    reading: StoredValue<Option<(Import, IntervalGuard)>, LocalStorage>,
}

impl DeckImport {
    /// Waits for a dropped file, or takes the file that was opened on another screen. `decks` is updated when
    /// decks are stored.
    pub(super) fn open(decks: RwSignal<Vec<StoredCategoryDeck>>) -> Self {
        let import = Self {
            stage: RwSignal::new(ImportStage::Nothing),
            wanted: RwSignal::new(Vec::new()),
            names: RwSignal::new(Vec::new()),
            said: RwSignal::new(None),
            imported: RwSignal::new(0),
            decks,
            source: StoredValue::new_local(None),
            focus: StoredValue::new(None),
            reading: StoredValue::new_local(None),
        };
        incoming::handle_drops(Screen::Decks, move |received| import.receive(received));
        import.show_waiting();
        if let Some(sentence) = incoming::take_refusals() {
            import.say(sentence);
        }
        import
    }

    /// The result: how many decks were imported of all files together, and what else is said about them.
    pub(super) fn notice(self) -> Signal<Option<String>> {
        Signal::derive(move || {
            let count = self.imported.get();
            let imported =
                (count > 0).then(|| plural(count, "1 deck was imported.", "# decks were imported."));
            let sentences: Vec<String> = imported.into_iter().chain(self.said.get()).collect();
            (!sentences.is_empty()).then(|| sentences.join("\n"))
        })
    }

    /// Lets somebody choose files.
    pub(super) fn choose(self) {
        incoming::choose(Screen::Decks, move |received| self.receive(received));
    }

    /// Takes the files of one choice or drop. What was said about the files before them is over, unless one of those is still
    /// shown.
    fn receive(self, received: Received) {
        let is_free = self.stage.with_untracked(|stage| matches!(stage, ImportStage::Nothing));
        if !is_free {
            return self.keep(received);
        }
        self.imported.set(0);
        say_anew(self.said, || {
            self.keep(received);
            self.show_waiting();
        });
    }

    /// Keeps files until those before them are done, and says why others were not read.
    fn keep(self, received: Received) {
        for content in received {
            match content {
                Ok(content) => incoming::keep_waiting(content),
                Err(sentence) => self.say(sentence),
            }
        }
    }

    /// Starts to read the next file that waits. Returns whether there was one.
    fn show_waiting(self) -> bool {
        // For this screen only files with decks of categories wait.
        let Some(OpenedContent::Categories { file, bytes }) = incoming::take_waiting(&Screen::Decks) else {
            return false;
        };
        self.source.set_value(Some((file.clone(), bytes.clone())));
        self.read(&file, Import::new(&file, bytes));
        true
    }

    /// Reads a file slice by slice.
    fn read(self, file: &str, import: Result<Import, TooLarge>) {
        match import {
            Ok(import) => {
                let of = self.source.with_value(|source| source.as_ref().map_or(0, |(_, bytes)| bytes.len()));
                self.stage.set(ImportStage::Reading { file: file.to_owned(), read: 0, of });
                // As soon as the page may have drawn after the slice before.
                self.reading.set_value(Some((import, every(1, move || self.read_slice()))));
            }
            Err(too_large) => {
                self.say(too_large.to_string());
                self.show_next();
            }
        }
    }

    /// Reads the file again with other columns. The control with this id gets the focus afterwards.
    pub(super) fn choose_columns(self, table: &Table, focus: String) {
        let Some((file, bytes)) = self.source.get_value() else { return };
        self.focus.set_value(Some(focus));
        self.read(&file, Import::with_table(&file, bytes, table));
    }

    /// Says a sentence besides what was said about other files.
    fn say(self, sentence: String) {
        add_to_notice(self.said, sentence);
    }

    /// Closes the preview and shows the next file. If none waits, the screen of other files that wait opens.
    fn show_next(self) {
        self.reading.set_value(None);
        self.source.set_value(None);
        self.stage.set(ImportStage::Nothing);
        if !self.show_waiting() {
            incoming::open_next_screen();
        }
    }

    /// Reads the next slice.
    fn read_slice(self) {
        let begun = clock::now();
        let mut progress = ReadProgress::Done;
        self.reading.update_value(|reading| {
            let Some((import, _)) = reading else { return };
            progress = import.step(CHARACTERS_PER_STEP);
            while progress != ReadProgress::Done && clock::now() - begun < TIME_SLICE_MS {
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
        // Decks that are here already are not selected. Which ones are depends on the names and the choice, so both are set first.
        self.wanted.set(preview.decks.iter().map(|_| true).collect());
        self.names.set(preview.decks.iter().map(|deck| deck.name.to_string()).collect());
        let arrivals = untrack(|| self.arrivals(&preview));
        self.wanted.set(arrivals.into_iter().map(|arrival| arrival != Arrival::Here).collect());
        self.stage.set(ImportStage::Read(Arc::new(preview)));
        if let Some(id) = self.focus.try_update_value(Option::take).flatten() {
            focus::set_soon(format!("#{id}"));
        }
    }

    /// What is here already of each deck of the file, as it would be imported now. Tracks the names and the choice.
    pub(super) fn arrivals(self, preview: &Preview) -> Vec<Arrival> {
        let (names, wanted) = (self.names.get(), self.wanted.get());
        let arriving = preview.decks.iter().zip(names).zip(wanted);
        let arriving: Vec<ArrivingDeck> =
            arriving.map(|((deck, name), wanted)| ArrivingDeck::new(deck, &name, wanted)).collect();
        self.decks.with_untracked(|decks| arrivals(&arriving, decks))
    }

    /// Cancels the import. Nothing was changed.
    pub(super) fn cancel(self) {
        self.show_next();
    }

    /// Stores the selected decks.
    pub(super) fn store(self) {
        let ImportStage::Read(preview) = self.stage.get_untracked() else { return };
        let wanted = self.wanted.get_untracked();
        let renamed = |(deck, name): (&CategoryDeck, String)| {
            let mut deck = deck.clone();
            deck.rename(&name);
            deck
        };
        let decks = preview.decks.iter().zip(self.names.get_untracked()).zip(wanted);
        let decks: Vec<CategoryDeck> =
            decks.filter(|(_, wanted)| *wanted).map(|(deck, _)| renamed(deck)).collect();
        let count = decks.len();
        let error = deck_storage::add_all(decks.into_iter()).err();
        self.decks.set(deck_storage::all());
        match error {
            Some(error) => self.say(deck_storage::error_sentence(error).to_owned()),
            None => self.imported.update(|imported| *imported += count),
        }
        self.show_next();
    }
}
