//! Texts under keys: in the browser's storage, or in memory until storage accepts them.

use std::{
    cell::{Cell, OnceCell, RefCell},
    fmt,
};

use js_sys::{Array, Function, JsString, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Event, Storage};

use super::journal;
use crate::browser::ListenerGuard;

/// The prefix of every key, because pages opened from a disk share one storage.
const PREFIX: &str = "partypiece/";

/// Stands between texts that are read together. It is a control character, which neither a key nor a line of JSON has.
const SEPARATOR: &str = "\u{1e}";

/// A text that is not yet in storage.
struct WaitingText {
    key: String,
    text: String,
    write: Write,
}

/// Why the browser stores nothing. The text stays in memory while the window is open, and saving is tried again later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StorageRefusal {
    /// The browser does not let this page store anything.
    Denied,
    /// There is no space left.
    Full,
}

/// Why something of a game could not be saved. After `Conflict` and `Deleted` it is not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StorageError {
    Refused(StorageRefusal),
    /// The key already has another text, usually because another tab continued this game.
    Conflict,
    /// The game is no longer in storage: another tab or the browser deleted it.
    Deleted,
}

impl From<StorageRefusal> for StorageError {
    fn from(refusal: StorageRefusal) -> Self {
        StorageError::Refused(refusal)
    }
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StorageError::Refused(StorageRefusal::Denied) => {
                "This browser cannot save anything for this page, so this game is lost when you close the window. Save the game as a file first."
            }
            StorageError::Refused(StorageRefusal::Full) => {
                "This browser has no space left, so new moves are lost when you close the window. Save the game as a file, or delete an old game."
            }
            StorageError::Conflict => {
                "This game was continued in another window, so nothing more is saved here. Continue there, or save this game as a file."
            }
            StorageError::Deleted => {
                "This game was deleted in another window or by the browser. Save it as a file to keep it."
            }
        })
    }
}

/// How to write a key that already has a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Write {
    /// The first text stays. Another one is refused.
    Once,
    /// The newest text replaces the one before.
    Overwrite,
}

thread_local! {
    /// Texts that storage has not accepted yet. They are stored oldest first, so that a game on the disk has no gaps.
    static WAITING: RefCell<Vec<WaitingText>> = const { RefCell::new(Vec::new()) };
    /// Why storage did not accept them.
    static LAST_ERROR: Cell<Option<StorageError>> = const { Cell::new(None) };
    /// The browser's storage, cached: getting it costs as much as reading from it.
    static STORAGE: OnceCell<Storage> = const { OnceCell::new() };
}

/// The text under `key`.
pub(super) fn read(key: &str) -> Option<String> {
    let waiting = WAITING
        .with_borrow(|waiting| waiting.iter().find(|entry| entry.key == key).map(|entry| entry.text.clone()));
    waiting.or_else(|| stored(&local_storage().ok()?, key))
}

/// The texts under many keys, in order, and "" where there is none. JavaScript reads and joins them: reading
/// a long record text by text was slow, mostly because each key and text was passed between Rust and JavaScript.
pub(super) fn read_all(keys: &[String]) -> Vec<String> {
    let mut texts = stored_texts(keys).unwrap_or_else(|_| vec![String::new(); keys.len()]);
    WAITING.with_borrow(|waiting| {
        for entry in waiting {
            let index = keys.iter().position(|key| *key == entry.key);
            if let Some(text) = index.and_then(|index| texts.get_mut(index)) {
                entry.text.clone_into(text);
            }
        }
    });
    texts
}

/// Calls `keys.map(storage.getItem).join(SEPARATOR)`.
fn stored_texts(keys: &[String]) -> Result<Vec<String>, JsValue> {
    let Ok(storage) = local_storage() else { return Ok(vec![String::new(); keys.len()]) };
    let full: Vec<String> = keys.iter().map(|key| full_key(key)).collect();
    let full = JsString::from(full.join(SEPARATOR)).split(SEPARATOR);
    let get: Function = Reflect::get(&storage, &"getItem".into())?.dyn_into()?;
    let map: Function = Reflect::get(&full, &"map".into())?.dyn_into()?;
    let texts: Array = map.call1(&full, &get.bind0(&storage))?.dyn_into()?;
    Ok(String::from(texts.join(SEPARATOR)).split(SEPARATOR).map(str::to_owned).collect())
}

/// Writes `text` under `key`. A text that the storage refuses stays in memory, except after a conflict.
pub(super) fn write(key: &str, text: &str, write: Write) -> Result<(), StorageError> {
    let outcome = WAITING.with_borrow_mut(|waiting| {
        enqueue(waiting, key, text, write)?;
        let outcome = flush(waiting);
        LAST_ERROR.set(outcome.err());
        outcome
    });
    // After a conflict, this text is noted only if it was stored: the conflict may be about an older waiting
    // text.
    if outcome != Err(StorageError::Conflict) || read(key).as_deref() == Some(text) {
        journal::note(key, Some(text));
    }
    outcome
}

/// Whether the storage accepts anything.
pub(super) fn probe() -> Result<(), StorageError> {
    let outcome = WAITING.with_borrow_mut(flush);
    LAST_ERROR.set(outcome.err());
    outcome?;
    let storage = local_storage()?;
    let outcome = storage.set_item(&full_key("try"), "").map_err(|error| refusal(&error));
    // What stays of the attempt is empty.
    let _ = storage.remove_item(&full_key("try"));
    Ok(outcome?)
}

/// Writes large texts under their keys, each only if storage has space for it and for `spare` more characters. They
/// never wait in memory, because everything written after them would have to wait too.
pub(super) fn write_if_room(texts: &[(&str, &str)], spare: usize) -> Vec<Result<(), StorageRefusal>> {
    let set = |key: &str, text: &str| {
        local_storage()?.set_item(&full_key(key), text).map_err(|error| refusal(&error))
    };
    // Once for all of them: writing so much takes long.
    let room = set("spare", &" ".repeat(spare));
    let write = |&(key, text): &(&str, &str)| {
        room.and_then(|()| set(key, text))?;
        journal::note(key, Some(text));
        Ok(())
    };
    let outcomes = texts.iter().map(write).collect();
    if let Ok(storage) = local_storage() {
        // The spare text was only there to test the space.
        let _ = storage.remove_item(&full_key("spare"));
    }
    outcomes
}

/// Deletes the text under `key`.
pub(super) fn erase(key: &str) {
    if read(key).is_none() {
        return;
    }
    journal::note(key, None);
    WAITING.with_borrow_mut(|waiting| waiting.retain(|entry| entry.key != key));
    if let Ok(storage) = local_storage() {
        // A text that storage does not delete does no harm.
        let _ = storage.remove_item(&full_key(key));
    }
}

/// Tries again to store the texts that wait in memory.
pub(super) fn retry() {
    let outcome = WAITING.with_borrow_mut(flush);
    LAST_ERROR.set(outcome.err());
}

/// Why texts wait in memory, if any do.
pub(super) fn error() -> Option<StorageError> {
    if WAITING.with_borrow(Vec::is_empty) { None } else { LAST_ERROR.get() }
}

/// All keys that begin with `prefix`, in order, each once.
pub(super) fn keys(prefix: &str) -> Vec<String> {
    let waiting =
        |waiting: &Vec<WaitingText>| waiting.iter().map(|entry| entry.key.clone()).collect::<Vec<_>>();
    let mut keys = WAITING.with_borrow(waiting);
    keys.retain(|key| key.starts_with(prefix));
    keys.extend(stored_keys(&full_key(prefix)).map(|key| key[PREFIX.len()..].to_owned()));
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// The stored texts whose whole key begins with this prefix: the rest of the key, and the text.
pub(super) fn raw(prefix: &str) -> Vec<(String, String)> {
    let Ok(storage) = local_storage() else { return Vec::new() };
    let text = |key: &str| storage.get_item(key).ok().flatten();
    let with_text = |key: String| text(&key).map(|text| (key[prefix.len()..].to_owned(), text));
    stored_keys(prefix).filter_map(with_text).collect()
}

/// Sets or deletes one of the texts that [`raw`] reads, if the storage allows it.
pub(super) fn set_raw(key: &str, text: Option<&str>) {
    if let Ok(storage) = local_storage() {
        // The journal, whose checkpoints these are, does without one.
        let _ = match text {
            Some(text) => storage.set_item(key, text),
            None => storage.remove_item(key),
        };
    }
}

/// The keys in the storage with this prefix.
fn stored_keys(prefix: &str) -> impl Iterator<Item = String> {
    let keys = local_storage().map(|storage| Object::keys(storage.as_ref())).unwrap_or_default();
    let keys = (0..keys.length()).filter_map(move |index| keys.get(index).as_string());
    keys.filter(move |key| key.starts_with(prefix))
}

/// Calls `callback` when another tab has changed or deleted the text under `key`. A page from a disk does not hear of that in every
/// browser, so `callback` is also called when somebody comes to this tab.
pub(super) fn on_change_elsewhere(key: &str, callback: impl Fn() + Clone + 'static) -> ListenerGuard {
    let key = full_key(key);
    on_any_change_elsewhere(move |changed| changed == key, callback)
}

/// The same for all texts whose key begins with `prefix`.
pub(super) fn on_changes_elsewhere(prefix: &str, callback: impl Fn() + Clone + 'static) -> ListenerGuard {
    let prefix = full_key(prefix);
    on_any_change_elsewhere(move |changed| changed.starts_with(&prefix), callback)
}

fn on_any_change_elsewhere(
    is_meant: impl Fn(&str) -> bool + 'static,
    callback: impl Fn() + Clone + 'static,
) -> ListenerGuard {
    let come = callback.clone();
    let changed = move |event: Event| {
        let changed = Reflect::get(&event, &"key".into()).ok().and_then(|key| key.as_string());
        if changed.is_some_and(|key| is_meant(&key)) {
            callback();
        }
    };
    ListenerGuard::new().on_window("storage", Box::new(changed)).on_window("focus", Box::new(move |_| come()))
}

fn enqueue(waiting: &mut Vec<WaitingText>, key: &str, text: &str, write: Write) -> Result<(), StorageError> {
    match waiting.iter_mut().find(|entry| entry.key == key) {
        Some(entry) if write == Write::Once && entry.text != text => return Err(StorageError::Conflict),
        Some(entry) => text.clone_into(&mut entry.text),
        None => waiting.push(WaitingText { key: key.to_owned(), text: text.to_owned(), write }),
    }
    Ok(())
}

/// Stores the waiting texts, oldest first, until the storage accepts no more.
fn flush(waiting: &mut Vec<WaitingText>) -> Result<(), StorageError> {
    let mut outcome = Ok(());
    while let Some(entry) = waiting.first() {
        match store(entry) {
            Ok(()) => {}
            // This text can never be stored, so it is dropped. The caller gets the error, even if it wrote
            // another text.
            Err(StorageError::Conflict) => outcome = Err(StorageError::Conflict),
            Err(error @ (StorageError::Refused(_) | StorageError::Deleted)) => return Err(error),
        }
        waiting.remove(0);
    }
    outcome
}

fn store(entry: &WaitingText) -> Result<(), StorageError> {
    let storage = local_storage()?;
    if entry.write == Write::Once
        && let Some(there) = stored(&storage, &entry.key)
    {
        return if there == entry.text { Ok(()) } else { Err(StorageError::Conflict) };
    }
    Ok(storage.set_item(&full_key(&entry.key), &entry.text).map_err(|error| refusal(&error))?)
}

/// Translates an exception. In some browsers, a page that may not store anything gets the same exception as a
/// page whose storage is full.
fn refusal(error: &JsValue) -> StorageRefusal {
    let name = error.dyn_ref::<DomException>().map(DomException::name).unwrap_or_default();
    match name.as_str() {
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => StorageRefusal::Full,
        _ => StorageRefusal::Denied,
    }
}

fn local_storage() -> Result<Storage, StorageRefusal> {
    STORAGE.with(|cached| {
        if cached.get().is_none() {
            let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
            // It is empty, so it can be set.
            let _ = cached.set(storage.ok_or(StorageRefusal::Denied)?);
        }
        cached.get().cloned().ok_or(StorageRefusal::Denied)
    })
}

fn stored(storage: &Storage, key: &str) -> Option<String> {
    storage.get_item(&full_key(key)).ok().flatten()
}

fn full_key(key: &str) -> String {
    let mut full = String::from(PREFIX);
    full.push_str(key);
    full
}
