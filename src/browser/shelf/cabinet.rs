//! Texts under keys: in the browser's storage, or in memory until that takes them.

use std::cell::{Cell, OnceCell, RefCell};

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Storage};

use super::Trouble;

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
    WAITING.with_borrow_mut(|waiting| {
        lay_down(waiting, key, text, ink)?;
        let outcome = settle(waiting);
        TROUBLE.set(outcome.err());
        outcome
    })
}

/// Writes a large `text` under `key` if storage has room for it, and for `spare` more bytes, and otherwise not at all:
/// it never waits, for what waits keeps all that comes behind it waiting.
pub(super) fn write_if_room(key: &str, text: &str, spare: usize) -> Result<(), Trouble> {
    let storage = storage()?;
    let set = |key: &str, text: &str| storage.set_item(&full(key), text).map_err(|error| refusal(&error));
    let outcome = set("spare", &" ".repeat(spare)).and_then(|()| set(key, text));
    // It was there only to see whether it would be.
    let _ = storage.remove_item(&full("spare"));
    outcome
}

/// Takes what is under `key` away.
pub(super) fn erase(key: &str) {
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
    let mut keys: Vec<String> = WAITING.with_borrow(|waiting| {
        waiting.iter().map(|chunk| chunk.key.clone()).filter(|key| key.starts_with(beginning)).collect()
    });
    if let Ok(storage) = storage() {
        for key in js_sys::Object::keys(storage.as_ref()) {
            let key = key.as_string().unwrap_or_default();
            let ours = key.strip_prefix(PREFIX).filter(|key| key.starts_with(beginning));
            keys.extend(ours.map(str::to_owned));
        }
    }
    keys.sort_unstable();
    keys.dedup();
    keys
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
