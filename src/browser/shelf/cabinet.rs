//! Texts under keys: in the browser's storage, or in memory until that takes them.

use std::cell::{Cell, OnceCell, RefCell};

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Storage};

use super::{Trouble, journal};

/// Before every key, because pages opened from a disk share one storage.
const PREFIX: &str = "partypiece/";

/// A text that is not yet in storage.
struct Chunk {
    key: String,
    text: String,
    ink: Ink,
}

/// Whether a text may be written over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ink {
    /// It stands as it was first written.
    Permanent,
    /// The latest is the one that counts.
    Pencil,
}

thread_local! {
    /// What storage did not take yet, oldest first, so that what it takes has no holes.
    static WAITING: RefCell<Vec<Chunk>> = const { RefCell::new(Vec::new()) };
    /// Why it did not.
    static TROUBLE: Cell<Option<Trouble>> = const { Cell::new(None) };
    /// The browser's storage, once it was there: each time it is asked for costs as much as reading from it.
    static STORAGE: OnceCell<Storage> = const { OnceCell::new() };
}

/// The text under `key`.
pub(super) fn read(key: &str) -> Option<String> {
    let waiting = WAITING
        .with_borrow(|waiting| waiting.iter().find(|chunk| chunk.key == key).map(|chunk| chunk.text.clone()));
    waiting.or_else(|| stored(&storage().ok()?, key))
}

/// Writes `text` under `key`; in memory, if storage does not take it.
pub(super) fn write(key: &str, text: &str, ink: Ink) -> Result<(), Trouble> {
    let outcome = WAITING.with_borrow_mut(|waiting| {
        lay_down(waiting, key, text, ink)?;
        let outcome = settle(waiting);
        TROUBLE.set(outcome.err());
        outcome
    });
    // What was taken stands there as another tab wrote it.
    if outcome != Err(Trouble::Taken) || read(key).as_deref() == Some(text) {
        journal::note(key, Some(text));
    }
    outcome
}

/// Whether storage would take something.
pub(super) fn probe() -> Result<(), Trouble> {
    let outcome = WAITING.with_borrow_mut(settle);
    TROUBLE.set(outcome.err());
    outcome?;
    let storage = storage()?;
    let outcome = storage.set_item(&full("try"), "").map_err(|error| refusal(&error));
    let _ = storage.remove_item(&full("try"));
    outcome
}

/// Writes a large `text` under `key` if storage has room for it, and for `spare` more bytes, and otherwise not at all:
/// it never waits, for what waits keeps all that comes behind it waiting.
pub(super) fn write_if_room(key: &str, text: &str, spare: usize) -> Result<(), Trouble> {
    let storage = storage()?;
    let set = |key: &str, text: &str| storage.set_item(&full(key), text).map_err(|error| refusal(&error));
    let outcome = set("spare", &" ".repeat(spare)).and_then(|()| set(key, text));
    // It was there only to see whether it would be.
    let _ = storage.remove_item(&full("spare"));
    if outcome.is_ok() {
        journal::note(key, Some(text));
    }
    outcome
}

/// Takes what is under `key` away.
pub(super) fn erase(key: &str) {
    if read(key).is_none() {
        return;
    }
    journal::note(key, None);
    WAITING.with_borrow_mut(|waiting| waiting.retain(|chunk| chunk.key != key));
    if let Ok(storage) = storage() {
        // What a storage will not let go of stays, which harms nobody.
        let _ = storage.remove_item(&full(key));
    }
}

/// Tries once more to store what waits in memory.
pub(super) fn retry() {
    let outcome = WAITING.with_borrow_mut(settle);
    TROUBLE.set(outcome.err());
}

/// Why texts wait in memory, if any do.
pub(super) fn trouble() -> Option<Trouble> {
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

/// What lies in storage under keys that begin so, which are no keys of the cabinet's and not among [`keys`]: what is left
/// of each key, and its text.
pub(super) fn raw(beginning: &str) -> Vec<(String, String)> {
    let Ok(storage) = storage() else { return Vec::new() };
    let text = |key: &str| storage.get_item(key).ok().flatten();
    let named = |key: String| text(&key).map(|text| (key[beginning.len()..].to_owned(), text));
    stored_keys(beginning).filter_map(named).collect()
}

/// Sets one of the texts that [`raw`] reads, or takes it away, if storage lets it.
pub(super) fn set_raw(key: &str, text: Option<&str>) {
    if let Ok(storage) = storage() {
        let _ = match text {
            Some(text) => storage.set_item(key, text),
            None => storage.remove_item(key),
        };
    }
}

/// The keys in storage that begin so.
fn stored_keys(beginning: &str) -> impl Iterator<Item = String> {
    let keys = storage().map(|storage| js_sys::Object::keys(storage.as_ref())).unwrap_or_default();
    let keys = (0..keys.length()).filter_map(move |at| keys.get(at).as_string());
    keys.filter(move |key| key.starts_with(beginning))
}

fn lay_down(waiting: &mut Vec<Chunk>, key: &str, text: &str, ink: Ink) -> Result<(), Trouble> {
    match waiting.iter_mut().find(|chunk| chunk.key == key) {
        Some(chunk) if ink == Ink::Permanent && chunk.text != text => return Err(Trouble::Taken),
        Some(chunk) => text.clone_into(&mut chunk.text),
        None => waiting.push(Chunk { key: key.to_owned(), text: text.to_owned(), ink }),
    }
    Ok(())
}

/// Stores what waits, oldest first, until storage takes no more.
fn settle(waiting: &mut Vec<Chunk>) -> Result<(), Trouble> {
    let mut outcome = Ok(());
    while let Some(chunk) = waiting.first() {
        match store(chunk) {
            Ok(()) => {}
            // It can never be stored; the game itself still holds it, and hears about it.
            Err(Trouble::Taken) => outcome = Err(Trouble::Taken),
            Err(trouble) => return Err(trouble),
        }
        waiting.remove(0);
    }
    outcome
}

fn store(chunk: &Chunk) -> Result<(), Trouble> {
    let storage = storage()?;
    if chunk.ink == Ink::Permanent
        && let Some(there) = stored(&storage, &chunk.key)
    {
        return if there == chunk.text { Ok(()) } else { Err(Trouble::Taken) };
    }
    storage.set_item(&full(&chunk.key), &chunk.text).map_err(|error| refusal(&error))
}

/// What a storage's refusal means. Some browsers give a page that may keep nothing a storage without any room.
fn refusal(error: &JsValue) -> Trouble {
    let name = error.dyn_ref::<DomException>().map(DomException::name).unwrap_or_default();
    match name.as_str() {
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => Trouble::Full,
        _ => Trouble::Denied,
    }
}

fn storage() -> Result<Storage, Trouble> {
    STORAGE.with(|known| {
        if known.get().is_none() {
            let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
            let _ = known.set(storage.ok_or(Trouble::Denied)?);
        }
        known.get().cloned().ok_or(Trouble::Denied)
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
