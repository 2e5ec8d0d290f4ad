//! Features that a browser may not have.
//!
//! `web-sys` assumes that they exist, or leaves them out as unstable, and calling a missing one would throw.
//! Here a missing feature is `None`, and a call that throws returns an error.

use js_sys::{Function, Promise};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};
use web_sys::IdbTransaction;

#[wasm_bindgen]
extern "C" {
    /// The navigator; each of its features may be missing.
    pub(super) type Features;

    /// Locks between the tabs of one origin.
    #[wasm_bindgen(method, getter)]
    pub(super) fn locks(this: &Features) -> Option<Locks>;

    /// Keeps the screen awake.
    #[wasm_bindgen(method, getter, js_name = "wakeLock")]
    pub(super) fn wake_lock(this: &Features) -> Option<WakeLock>;

    /// The storage of this page.
    #[wasm_bindgen(method, getter)]
    pub(super) fn storage(this: &Features) -> Option<StorageManager>;

    /// Whether somebody has used this page.
    #[wasm_bindgen(method, getter, js_name = "userActivation")]
    pub(super) fn activation(this: &Features) -> Option<Activation>;

    #[wasm_bindgen(method, getter)]
    pub(super) fn clipboard(this: &Features) -> Option<Clipboard>;

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

    /// The options of a lock request.
    #[wasm_bindgen(extends = js_sys::Object)]
    pub(super) type LockOptions;

    #[wasm_bindgen(method, setter, js_name = "ifAvailable")]
    pub(super) fn set_if_available(this: &LockOptions, if_available: bool);

    #[wasm_bindgen(method, setter, js_name = "steal")]
    pub(super) fn set_steal(this: &LockOptions, steal: bool);

    pub(super) type WakeLock;

    #[wasm_bindgen(method, catch)]
    pub(super) fn request(this: &WakeLock, kind: &str) -> Result<Promise, JsValue>;

    /// A lock that keeps the screen awake.
    pub(super) type WakeLockSentinel;

    #[wasm_bindgen(method, catch)]
    pub(super) fn release(this: &WakeLockSentinel) -> Result<Promise, JsValue>;

    pub(super) type StorageManager;

    #[wasm_bindgen(method, catch)]
    pub(super) fn persist(this: &StorageManager) -> Result<Promise, JsValue>;

    pub(super) type Clipboard;

    #[wasm_bindgen(method, catch, js_name = "writeText")]
    pub(super) fn write_text(this: &Clipboard, text: &str) -> Result<Promise, JsValue>;

    /// An `IDBDatabase`; its transactions take options here.
    pub(super) type Database;

    #[wasm_bindgen(method, catch)]
    pub(super) fn transaction(
        this: &Database,
        store: &str,
        mode: &str,
        options: &TransactionOptions,
    ) -> Result<Transaction, JsValue>;

    /// A transaction that can be committed early.
    #[wasm_bindgen(extends = IdbTransaction)]
    pub(super) type Transaction;

    #[wasm_bindgen(method, catch)]
    pub(super) fn commit(this: &Transaction) -> Result<(), JsValue>;

    #[wasm_bindgen(extends = js_sys::Object)]
    pub(super) type TransactionOptions;

    #[wasm_bindgen(method, setter)]
    pub(super) fn set_durability(this: &TransactionOptions, durability: &str);

    pub(super) type Activation;

    #[wasm_bindgen(method, getter, js_name = "hasBeenActive")]
    pub(super) fn has_been_active(this: &Activation) -> bool;
}

/// The features of the browser, if there is a window.
pub(super) fn features() -> Option<Features> {
    Some(JsValue::from(web_sys::window()?.navigator()).unchecked_into())
}
