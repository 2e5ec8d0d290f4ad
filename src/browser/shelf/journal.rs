//! The journal behind the storage, for browsers that are killed.
//!
//! The storage is synchronous but reaches the disk only seconds later. The journal is asynchronous but is on the disk
//! within milliseconds. So each change goes into both, and changes that the storage has lost are made again before the
//! page is drawn. `play::journal` decides which.

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use gloo_timers::callback::Timeout;
use js_sys::{Array, Function, Object, Promise, Reflect, futures::JsFuture, futures::spawn_local};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

use super::{
    database::Database,
    storage::{self, Write},
    store,
};
use crate::{
    browser::{
        chance, clock,
        missing::{LockOptions, Locks, features},
    },
    play::journal::{Change, JournalEntry, Marks, Stamp, lost},
};

/// The prefix of the marks. They are not keys of the shelf.
const MARK: &str = "partypiece-journal/";

/// The mark for all writers without their own. No writer has this name.
const SINCE: &str = "since";

/// The prefix of the locks that tell which writers are alive.
const ALIVE: &str = "partypiece-writer/";

/// How long the page waits for its database, in milliseconds. Without an answer it starts without a journal.
const PATIENCE: u32 = 3_000;

/// After this many milliseconds the changes of every tab are in the storage, if not yet on the disk.
const UNDER_WAY: u64 = 60_000;

/// After this many milliseconds the storage is on the disk, and the journal may delete its entries.
const A_WEEK: u64 = 7 * 24 * 60 * 60 * 1_000;

/// This page as a writer.
struct Journal {
    database: Database,
    writer: String,
    /// When it wrote last.
    last: u64,
    /// The keys that it erased, to know what is written again.
    erased: BTreeSet<String>,
    /// Entries to write into the database after the current task.
    pending: Vec<JournalEntry>,
}

thread_local! {
    /// `None` until the journal was read, and in a browser without one.
    static JOURNAL: RefCell<Option<Journal>> = const { RefCell::new(None) };
}

/// Makes the changes again that the storage has lost, then calls `then`. Without a journal it only calls `then`.
pub(super) fn recover(then: impl FnOnce() + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    let in_vain = {
        let then = Rc::clone(&then);
        Timeout::new(PATIENCE, move || go_on(&then, None))
    };
    spawn_local(async move {
        go_on(&then, StoredJournal::look().await.ok());
        drop(in_vain);
    });
}

/// Continues, unless the page has continued already: then the answer came too late.
fn go_on(then: &Cell<Option<impl FnOnce()>>, found: Option<StoredJournal>) {
    let Some(then) = then.take() else { return };
    match found {
        Some(found) => found.adopt(),
        // The page continues without the journal, so its old entries must never come back.
        None => Marks { since: clock::now() as u64, ..marks() }.write(),
    }
    then();
}

/// What a page finds when it starts.
struct StoredJournal {
    database: Database,
    entries: Vec<JournalEntry>,
    marks: Marks,
    alive: Vec<String>,
}

impl StoredJournal {
    async fn look() -> Result<Self, JsValue> {
        let database = Database::open().await?;
        let marks = marks();
        let entries = database.entries(marks.since).await?;
        Ok(Self { database, entries, marks, alive: alive().await.unwrap_or_default() })
    }

    /// Makes this page a writer, and makes the lost changes again as its own.
    fn adopt(self) {
        let Self { database, entries, marks, alive } = self;
        let writer = format!("{:x}", chance::number());
        live_as(&writer);
        let lost = lost(entries, &marks, &alive, storage::read);
        let written = lost.iter().filter(|entry| matches!(entry.change, Change::Write { afresh: true, .. }));
        let erased = written.map(|entry| entry.key.clone()).collect();
        let journal =
            Journal { database: database.clone(), writer, last: marks.since, erased, pending: Vec::new() };
        JOURNAL.set(Some(journal));
        for JournalEntry { key, change, .. } in lost {
            match change {
                Change::Write { text, .. } if store::store_of(&key).is_some() => store::put_back(&key, &text),
                // What storage refuses stays in memory, and `error` reports it.
                Change::Write { text, .. } => drop(storage::write(&key, &text, Write::Overwrite)),
                Change::Erase => storage::erase(&key),
            }
        }
        flush();
        let now = clock::now() as u64;
        Marks { since: marks.since.max(now.saturating_sub(UNDER_WAY)), ..marks }.write();
        spawn_local(async move {
            // If this fails, the next start deletes them.
            let _ = database.forget(now.saturating_sub(A_WEEK)).await;
        });
    }
}

/// Notes that a text was written under a key, or that it was erased.
pub(super) fn note(key: &str, text: Option<&str>) {
    let first =
        JOURNAL.with_borrow_mut(|journal| journal.as_mut().is_some_and(|journal| journal.note(key, text)));
    if first {
        spawn_local(async { flush() });
    }
}

impl Journal {
    /// Returns whether it is the first pending entry.
    fn note(&mut self, key: &str, text: Option<&str>) -> bool {
        self.last = (clock::now() as u64).max(self.last + 1);
        let change = match text {
            Some(text) => Change::Write { text: text.to_owned(), afresh: self.erased.contains(key) },
            None => {
                self.erased.insert(key.to_owned());
                Change::Erase
            }
        };
        let stamp = Stamp { writer: self.writer.clone(), at: self.last };
        self.pending.push(JournalEntry { key: key.to_owned(), stamp, change });
        self.pending.len() == 1
    }
}

/// Writes pending entries into the database, and marks that the storage has them, if it has.
fn flush() {
    let marked = JOURNAL.with_borrow_mut(|kept| {
        let journal = kept.as_mut()?;
        let entries = std::mem::take(&mut journal.pending);
        let stamp = entries.last()?.stamp.clone();
        if journal.database.write(&entries).is_err() {
            // The browser has closed it, for example because somebody cleared the data. The next start opens it again.
            *kept = None;
        }
        Some(stamp)
    });
    if let Some(stamp) = marked.filter(|_| storage::error().is_none()) {
        mark(&stamp.writer, stamp.at);
    }
}

/// Reads the marks of all writers.
fn marks() -> Marks {
    let mut writers: BTreeMap<String, u64> = BTreeMap::new();
    for (key, text) in storage::raw(MARK) {
        writers.insert(key, text.parse().unwrap_or_default());
    }
    Marks { since: writers.remove(SINCE).unwrap_or_default(), writers }
}

impl Marks {
    /// Stores the marks and deletes those that are no longer needed.
    fn write(&self) {
        mark(SINCE, self.since);
        for writer in self.spent() {
            storage::set_raw(&[MARK, writer].concat(), None);
        }
    }
}

fn mark(writer: &str, at: u64) {
    storage::set_raw(&[MARK, writer].concat(), Some(&at.to_string()));
}

/// Holds a lock while this page exists, so that others know it is alive.
fn live_as(writer: &str) {
    let Some(locks) = features().and_then(|features| features.locks()) else { return };
    let options: LockOptions = Object::new().unchecked_into();
    let for_ever = Closure::once_into_js(|_: JsValue| Promise::new(&mut |_, _| ()));
    // A page without this lock is taken for closed. That matters only to a page that starts within milliseconds.
    let _ = locks.request(&[ALIVE, writer].concat(), &options, for_ever.unchecked_ref::<Function>());
}

/// The writers that are alive.
async fn alive() -> Option<Vec<String>> {
    let locks: Locks = features()?.locks()?;
    let answer = JsFuture::from(locks.query().ok()?).await.ok()?;
    let held = Array::from(&Reflect::get(&answer, &"held".into()).ok()?);
    let name = |lock: JsValue| Reflect::get(&lock, &"name".into()).ok()?.as_string();
    let names = held.iter().filter_map(name);
    Some(names.filter_map(|name| name.strip_prefix(ALIVE).map(str::to_owned)).collect())
}
