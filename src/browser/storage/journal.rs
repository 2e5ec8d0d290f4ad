//! A write-ahead journal beside `localStorage`, in case the browser is killed.
//!
//! The storage is synchronous but reaches the disk only seconds later. The journal is asynchronous but is on the disk
//! within milliseconds. So each change goes into both, and changes that the storage has lost are repeated before the
//! page is drawn. `play::journal` decides which changes were lost.

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use gloo_timers::callback::Timeout;
use js_sys::{Function, Object, Promise, futures::spawn_local};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

use super::{
    database::Database,
    decks,
    texts::{self, Write},
};
use crate::{
    browser::{
        chance, clock,
        optional::{LockOptions, features},
        tabs::names_held,
    },
    play::journal::{Change, Checkpoints, JournalEntry, Stamp, lost},
};

/// The prefix of the checkpoints. They are not keys of storage.
const CHECKPOINT: &str = "partypiece-journal/";

/// The checkpoint that counts for every writer: the storage has all changes up to this time. No writer has this name. Under another
/// name it would not be found in a browser that has it, and entries that are no longer valid there would come back.
const ALL_UNTIL: &str = "since";

/// The prefix of the locks that tell which writers are alive.
const ALIVE: &str = "partypiece-writer/";

/// How long the page waits for its database, in milliseconds. Without an answer it starts without a journal.
const OPEN_TIMEOUT: u32 = 3_000;

/// Changes older than this many milliseconds are in the storage that every tab sees, even if they are not yet on the disk.
/// So `all_until` may include them.
const SETTLE_TIME: u64 = 60_000;

/// After this many milliseconds the storage is on the disk, and the journal may delete its entry of a change.
const KEEP_ENTRIES: u64 = 7 * 24 * 60 * 60 * 1_000;

/// The open journal, and the id of this page as a writer.
struct Journal {
    database: Database,
    writer: String,
    /// The time of this page's last entry, and at first `all_until`. The next stamp is always later.
    last: u64,
    /// Keys that were erased, by this page or by a page whose changes it recovered. A later write of such a key says that it
    /// came after an erasure.
    erased: BTreeSet<String>,
    /// Entries to write into the database after the current task.
    pending: Vec<JournalEntry>,
}

thread_local! {
    /// `None` until the journal was read, if it could not be opened in time, and after it could not be written.
    static JOURNAL: RefCell<Option<Journal>> = const { RefCell::new(None) };
}

/// Repeats the changes that the storage has lost, then calls `callback`. Without a journal it only notes that all older
/// entries are no longer valid.
pub(super) fn recover(callback: impl FnOnce() + 'static) {
    let callback = Rc::new(Cell::new(Some(callback)));
    let timeout = {
        let callback = Rc::clone(&callback);
        Timeout::new(OPEN_TIMEOUT, move || continue_with(&callback, None))
    };
    spawn_local(async move {
        continue_with(&callback, StoredJournal::load().await.ok());
        drop(timeout);
    });
}

/// Continues, unless the page has continued already: then the answer came too late.
fn continue_with(callback: &Cell<Option<impl FnOnce()>>, found: Option<StoredJournal>) {
    let Some(callback) = callback.take() else { return };
    match found {
        Some(found) => found.recover_changes(),
        // The page continues without the journal, so its old entries must never come back.
        None => checkpoints().advanced_to(clock::now() as u64).write(),
    }
    callback();
}

/// The journal as a page finds it when it starts.
struct StoredJournal {
    database: Database,
    entries: Vec<JournalEntry>,
    checkpoints: Checkpoints,
    alive: Vec<String>,
}

impl StoredJournal {
    async fn load() -> Result<Self, JsValue> {
        let database = Database::open().await?;
        let checkpoints = checkpoints();
        let entries = database.entries(checkpoints.all_until).await?;
        Ok(Self { database, entries, checkpoints, alive: alive().await })
    }

    /// Registers this page as a writer and applies the lost changes again under its own name.
    fn recover_changes(self) {
        let Self { database, entries, checkpoints, alive } = self;
        let writer = format!("{:x}", chance::number());
        hold_alive_lock(&writer);
        let lost = lost(entries, &checkpoints, &alive, texts::read);
        let rewritten =
            lost.iter().filter(|entry| matches!(entry.change, Change::Write { after_erase: true, .. }));
        let erased = rewritten.map(|entry| entry.key.clone()).collect();
        let journal = Journal {
            database: database.clone(),
            writer,
            last: checkpoints.all_until,
            erased,
            pending: Vec::new(),
        };
        JOURNAL.set(Some(journal));
        for JournalEntry { key, change, .. } in lost {
            apply(&key, &change);
        }
        // The repeated changes are written before the checkpoint moves past their old entries.
        flush();
        let now = clock::now() as u64;
        checkpoints.advanced_to(now.saturating_sub(SETTLE_TIME)).write();
        spawn_local(async move {
            // If this fails, the next start deletes the old entries.
            let _ = database.forget(now.saturating_sub(KEEP_ENTRIES)).await;
        });
    }
}

/// Makes a change in the storage.
fn apply(key: &str, change: &Change) {
    match change {
        Change::Write { text, .. } if decks::deck_storage_of(key).is_some() => decks::restore(key, text),
        // What storage refuses stays in memory, and `error` reports it.
        Change::Write { text, .. } => drop(texts::write(key, text, Write::Overwrite)),
        Change::Erase => texts::erase(key),
    }
}

/// Records a write (`Some`) or a deletion (`None`) of a key.
pub(super) fn note(key: &str, text: Option<&str>) {
    let first =
        JOURNAL.with_borrow_mut(|journal| journal.as_mut().is_some_and(|journal| journal.note(key, text)));
    if first {
        spawn_local(async { flush() });
    }
}

impl Journal {
    /// Adds a change to the pending entries. Returns whether it is the first of them.
    fn note(&mut self, key: &str, text: Option<&str>) -> bool {
        self.last = (clock::now() as u64).max(self.last + 1);
        let change = match text {
            Some(text) => Change::Write { text: text.to_owned(), after_erase: self.erased.contains(key) },
            None => {
                self.erased.insert(key.to_owned());
                Change::Erase
            }
        };
        let stamp = Stamp { writer: self.writer.clone(), time: self.last };
        self.pending.push(JournalEntry { key: key.to_owned(), stamp, change });
        self.pending.len() == 1
    }
}

/// Writes pending entries into the database, and updates the checkpoint of this writer if the storage accepted everything.
fn flush() {
    let stamp = JOURNAL.with_borrow_mut(|open| {
        let journal = open.as_mut()?;
        let entries = std::mem::take(&mut journal.pending);
        let stamp = entries.last()?.stamp.clone();
        if journal.database.write(&entries).is_err() {
            // The browser has closed the database, for example because somebody cleared the data. The next
            // start opens it again.
            *open = None;
        }
        Some(stamp)
    });
    if let Some(stamp) = stamp.filter(|_| texts::error().is_none()) {
        set_checkpoint(&stamp.writer, stamp.time);
    }
}

/// Reads the checkpoints of all writers.
fn checkpoints() -> Checkpoints {
    let mut writers: BTreeMap<String, u64> = BTreeMap::new();
    for (key, text) in texts::raw(CHECKPOINT) {
        writers.insert(key, text.parse().unwrap_or_default());
    }
    Checkpoints { all_until: writers.remove(ALL_UNTIL).unwrap_or_default(), writers }
}

impl Checkpoints {
    /// Stores `all_until`, and deletes the checkpoints of writers if they are not later than that.
    fn write(&self) {
        set_checkpoint(ALL_UNTIL, self.all_until);
        for writer in self.obsolete_writers() {
            texts::set_raw(&[CHECKPOINT, writer].concat(), None);
        }
    }
}

fn set_checkpoint(writer: &str, time: u64) {
    texts::set_raw(&[CHECKPOINT, writer].concat(), Some(&time.to_string()));
}

/// Holds a lock while this page exists, so that other tabs know it is alive.
fn hold_alive_lock(writer: &str) {
    let Some(locks) = features().and_then(|features| features.locks()) else { return };
    let options: LockOptions = Object::new().unchecked_into();
    let never_resolves = Closure::once_into_js(|_: JsValue| Promise::new(&mut |_, _| ()));
    // If the lock is refused, other pages believe that this page is closed. That matters only if another page starts before
    // the storage of all tabs has the last change of this page.
    let _ = locks.request(&[ALIVE, writer].concat(), &options, never_resolves.unchecked_ref::<Function>());
}

/// The writers that are alive; none if the browser does not tell.
async fn alive() -> Vec<String> {
    let names = names_held().await.unwrap_or_default();
    names.iter().filter_map(|name| name.strip_prefix(ALIVE).map(str::to_owned)).collect()
}
