//! Texts under keys: in the browser's storage, or in memory until storage accepts them.

use std::cell::{Cell, OnceCell, RefCell};

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Storage};

use super::{StorageError, journal};

/// The prefix of every key, because pages opened from a disk share one storage.
const PREFIX: &str = "partypiece/";

/// A text that is not yet in storage.
struct Chunk {
    key: String,
    text: String,
    write: Write,
}

/// What happens when a key already has a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Write {
    /// The first text stays. Another one is refused.
    Once,
    /// The newest text replaces the one before.
    Overwrite,
}

thread_local! {
    /// Texts that storage has not accepted yet, oldest first, so that the stored ones have no gaps.
    static WAITING: RefCell<Vec<Chunk>> = const { RefCell::new(Vec::new()) };
    /// Why it did not accept them.
    static TROUBLE: Cell<Option<StorageError>> = const { Cell::new(None) };
    /// The browser's storage, cached: getting it costs as much as reading from it.
    static STORAGE: OnceCell<Storage> = const { OnceCell::new() };
}

/// The text under `key`.
pub(super) fn read(key: &str) -> Option<String> {
    let waiting = WAITING
        .with_borrow(|waiting| waiting.iter().find(|chunk| chunk.key == key).map(|chunk| chunk.text.clone()));
    waiting.or_else(|| stored(&local_storage().ok()?, key))
}

/// Writes `text` under `key`; if the storage refuses it, it stays in memory.
pub(super) fn write(key: &str, text: &str, write: Write) -> Result<(), StorageError> {
    let outcome = WAITING.with_borrow_mut(|waiting| {
        enqueue(waiting, key, text, write)?;
        let outcome = flush(waiting);
        TROUBLE.set(outcome.err());
        outcome
    });
    // After a conflict the key has the text of another tab.
    if outcome != Err(StorageError::Conflict) || read(key).as_deref() == Some(text) {
        journal::note(key, Some(text));
    }
    outcome
}

/// Whether the storage accepts anything.
pub(super) fn probe() -> Result<(), StorageError> {
    let outcome = WAITING.with_borrow_mut(flush);
    TROUBLE.set(outcome.err());
    outcome?;
    let storage = local_storage()?;
    let outcome = storage.set_item(&full("try"), "").map_err(|error| refusal(&error));
    let _ = storage.remove_item(&full("try"));
    outcome
}

/// Writes a large `text` under `key` only if storage has space for it and for `spare` more bytes. It never waits in
/// memory, because everything written after it would have to wait too.
pub(super) fn write_if_room(key: &str, text: &str, spare: usize) -> Result<(), StorageError> {
    let storage = local_storage()?;
    let set = |key: &str, text: &str| storage.set_item(&full(key), text).map_err(|error| refusal(&error));
    let outcome = set("spare", &" ".repeat(spare)).and_then(|()| set(key, text));
    // It was only a test for space.
    let _ = storage.remove_item(&full("spare"));
    if outcome.is_ok() {
        journal::note(key, Some(text));
    }
    outcome
}

/// Deletes the text under `key`.
pub(super) fn erase(key: &str) {
    if read(key).is_none() {
        return;
    }
    journal::note(key, None);
    WAITING.with_borrow_mut(|waiting| waiting.retain(|chunk| chunk.key != key));
    if let Ok(storage) = local_storage() {
        // If storage does not delete it, it does no harm.
        let _ = storage.remove_item(&full(key));
    }
}

/// Tries once more to store what waits in memory.
pub(super) fn retry() {
    let outcome = WAITING.with_borrow_mut(flush);
    TROUBLE.set(outcome.err());
}

/// Why texts wait in memory, if any do.
pub(super) fn error() -> Option<StorageError> {
    if WAITING.with_borrow(Vec::is_empty) { None } else { TROUBLE.get() }
}

/// All keys that begin with `beginning`, in order, each once.
pub(super) fn keys(beginning: &str) -> Vec<String> {
    let waiting = |waiting: &Vec<Chunk>| waiting.iter().map(|chunk| chunk.key.clone()).collect::<Vec<_>>();
    let mut keys = WAITING.with_borrow(waiting);
    keys.retain(|key| key.starts_with(beginning));
    keys.extend(stored_keys(&full(beginning)).map(|key| key[PREFIX.len()..].to_owned()));
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// The texts under keys with this prefix that are not among [`keys`]: the rest of each key, and its text.
pub(super) fn raw(beginning: &str) -> Vec<(String, String)> {
    let Ok(storage) = local_storage() else { return Vec::new() };
    let text = |key: &str| storage.get_item(key).ok().flatten();
    let named = |key: String| text(&key).map(|text| (key[beginning.len()..].to_owned(), text));
    stored_keys(beginning).filter_map(named).collect()
}

/// Sets or deletes one of the texts that [`raw`] reads, if the storage allows it.
pub(super) fn set_raw(key: &str, text: Option<&str>) {
    if let Ok(storage) = local_storage() {
        let _ = match text {
            Some(text) => storage.set_item(key, text),
            None => storage.remove_item(key),
        };
    }
}

/// The keys in the storage with this prefix.
fn stored_keys(beginning: &str) -> impl Iterator<Item = String> {
    let keys = local_storage().map(|storage| js_sys::Object::keys(storage.as_ref())).unwrap_or_default();
    let keys = (0..keys.length()).filter_map(move |at| keys.get(at).as_string());
    keys.filter(move |key| key.starts_with(beginning))
}

fn enqueue(waiting: &mut Vec<Chunk>, key: &str, text: &str, write: Write) -> Result<(), StorageError> {
    match waiting.iter_mut().find(|chunk| chunk.key == key) {
        Some(chunk) if write == Write::Once && chunk.text != text => return Err(StorageError::Conflict),
        Some(chunk) => text.clone_into(&mut chunk.text),
        None => waiting.push(Chunk { key: key.to_owned(), text: text.to_owned(), write }),
    }
    Ok(())
}

/// Stores the waiting texts, oldest first, until the storage accepts no more.
fn flush(waiting: &mut Vec<Chunk>) -> Result<(), StorageError> {
    let mut outcome = Ok(());
    while let Some(chunk) = waiting.first() {
        match store(chunk) {
            Ok(()) => {}
            // It can never be stored; the game still has it and is told.
            Err(StorageError::Conflict) => outcome = Err(StorageError::Conflict),
            Err(error) => return Err(error),
        }
        waiting.remove(0);
    }
    outcome
}

fn store(chunk: &Chunk) -> Result<(), StorageError> {
    let storage = local_storage()?;
    if chunk.write == Write::Once
        && let Some(there) = stored(&storage, &chunk.key)
    {
        return if there == chunk.text { Ok(()) } else { Err(StorageError::Conflict) };
    }
    storage.set_item(&full(&chunk.key), &chunk.text).map_err(|error| refusal(&error))
}

/// The meaning of an exception. Some browsers give a page that may store nothing a storage without space.
fn refusal(error: &JsValue) -> StorageError {
    let name = error.dyn_ref::<DomException>().map(DomException::name).unwrap_or_default();
    match name.as_str() {
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => StorageError::Full,
        _ => StorageError::Denied,
    }
}

fn local_storage() -> Result<Storage, StorageError> {
    STORAGE.with(|known| {
        if known.get().is_none() {
            let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
            let _ = known.set(storage.ok_or(StorageError::Denied)?);
        }
        known.get().cloned().ok_or(StorageError::Denied)
    })
}

fn stored(storage: &Storage, key: &str) -> Option<String> {
    storage.get_item(&full(key)).ok().flatten()
}

fn full(key: &str) -> String {
    let mut full = String::from(PREFIX);
    full.push_str(key);
    full
}
