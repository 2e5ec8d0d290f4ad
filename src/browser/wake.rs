//! Keeping the screen awake while a clock runs: people who write on paper touch nothing for minutes.

use std::cell::{Cell, RefCell};

use js_sys::futures::{JsFuture, spawn_local};
use wasm_bindgen::JsCast;

use super::{
    optional::{WakeLockSentinel, features},
    page,
};

thread_local! {
    static WANTED: Cell<bool> = const { Cell::new(false) };
    static LOCK: RefCell<Option<WakeLockSentinel>> = const { RefCell::new(None) };
    static WATCHING: Cell<bool> = const { Cell::new(false) };
}

/// Keeps the screen awake from now on, or lets it sleep again.
pub fn set_keep_awake(on: bool) {
    WANTED.set(on);
    if on {
        watch();
        request();
    } else {
        let_sleep();
    }
}

/// Requests the lock again whenever the page is shown, because the browser releases it when the page is hidden.
fn watch() {
    if WATCHING.replace(true) {
        return;
    }
    let request_again = || {
        if WANTED.get() {
            request();
        }
    };
    page::on_shown(request_again).keep_forever();
}

fn request() {
    let promise =
        features().and_then(|features| features.wake_lock()).and_then(|lock| lock.request("screen").ok());
    let Some(promise) = promise else { return };
    spawn_local(async move {
        let Ok(lock) = JsFuture::from(promise).await else { return };
        let previous = LOCK.replace(Some(lock.unchecked_into()));
        release(previous);
        // It may have become unwanted while the browser answered.
        if !WANTED.get() {
            let_sleep();
        }
    });
}

fn let_sleep() {
    release(LOCK.take());
}

fn release(lock: Option<WakeLockSentinel>) {
    let promise = lock.and_then(|lock| lock.release().ok());
    if let Some(promise) = promise {
        spawn_local(async {
            // A failure does no harm: then the browser has released the lock already.
            let _ = JsFuture::from(promise).await;
        });
    }
}
