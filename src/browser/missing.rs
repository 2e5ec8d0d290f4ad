//! Features a browser may lack.
//!
//! `web-sys` takes each of them for granted, or leaves it out as unsettled; calling what is not there would stop the
//! page. Here each is asked for first, and every call may fail.

use js_sys::{Function, Promise};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};
use web_sys::IdbTransaction;

#[wasm_bindgen]
extern "C" {
    /// The navigator, with doubt.
    pub(super) type Features;

    /// Locks between the tabs of one origin.
    #[wasm_bindgen(method, getter)]
    pub(super) fn locks(this: &Features) -> Option<Locks>;

    /// The screen's wakefulness.
    #[wasm_bindgen(method, getter, js_name = "wakeLock")]
    pub(super) fn wake_lock(this: &Features) -> Option<WakeLock>;

    /// What was copied last.
    #[wasm_bindgen(method, getter)]
    pub(super) fn clipboard(this: &Features) -> Option<Clipboard>;

    /// The room this page was given.
    #[wasm_bindgen(method, getter)]
    pub(super) fn storage(this: &Features) -> Option<StorageManager>;

    /// What somebody did on this page so far.
    #[wasm_bindgen(method, getter, js_name = "userActivation")]
    pub(super) fn activation(this: &Features) -> Option<Activation>;

    pub(super) type Locks;

    #[wasm_bindgen(method, catch)]
    pub(super) fn request(
        this: &Locks,
        name: &str,
        options: &LockOptions,
        granted: &Function,
    ) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, catch)]
    pub(super) fn query(this: &Locks) -> Result<Promise, JsValue>;

    /// How a lock is asked for.
    #[wasm_bindgen(extends = js_sys::Object)]
    pub(super) type LockOptions;

    #[wasm_bindgen(method, setter, js_name = "ifAvailable")]
    pub(super) fn set_if_available(this: &LockOptions, only: bool);

    #[wasm_bindgen(method, setter, js_name = "steal")]
    pub(super) fn set_steal(this: &LockOptions, steal: bool);

    pub(super) type WakeLock;

    #[wasm_bindgen(method, catch)]
    pub(super) fn request(this: &WakeLock, what: &str) -> Result<Promise, JsValue>;

    /// A screen kept awake.
    pub(super) type WakeLockSentinel;

    #[wasm_bindgen(method, catch)]
    pub(super) fn release(this: &WakeLockSentinel) -> Result<Promise, JsValue>;

    pub(super) type Clipboard;

    #[wasm_bindgen(method, catch, js_name = "writeText")]
    pub(super) fn write_text(this: &Clipboard, text: &str) -> Result<Promise, JsValue>;

    pub(super) type StorageManager;

    #[wasm_bindgen(method, catch)]
    pub(super) fn persist(this: &StorageManager) -> Result<Promise, JsValue>;

    /// A database, as one that says how safe what it takes is to be.
    pub(super) type Database;

    #[wasm_bindgen(method, catch)]
    pub(super) fn transaction(
        this: &Database,
        store: &str,
        mode: &str,
        durability: &Durability,
    ) -> Result<Transaction, JsValue>;

    /// A transaction, as one that can be told that nothing more comes.
    #[wasm_bindgen(extends = IdbTransaction)]
    pub(super) type Transaction;

    #[wasm_bindgen(method, catch)]
    pub(super) fn commit(this: &Transaction) -> Result<(), JsValue>;

    /// How safe.
    #[wasm_bindgen(extends = js_sys::Object)]
    pub(super) type Durability;

    #[wasm_bindgen(method, setter)]
    pub(super) fn set_durability(this: &Durability, how: &str);

    pub(super) type Activation;

    #[wasm_bindgen(method, getter, js_name = "hasBeenActive")]
    pub(super) fn has_been_active(this: &Activation) -> bool;
}

/// What this page's browser can do, if there is one.
pub(super) fn features() -> Option<Features> {
    Some(JsValue::from(web_sys::window()?.navigator()).unchecked_into())
}
