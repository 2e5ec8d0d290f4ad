//! Keeping the screen awake while a clock runs: people who write on paper touch nothing for minutes.

use std::cell::{Cell, RefCell};

use js_sys::futures::{JsFuture, spawn_local};
use wasm_bindgen::JsCast;

use super::{
    missing::{WakeLockSentinel, features},
    page,
};

thread_local! {
    static WANTED: Cell<bool> = const { Cell::new(false) };
    static SCREEN: RefCell<Option<WakeLockSentinel>> = const { RefCell::new(None) };
    static WATCHING: Cell<bool> = const { Cell::new(false) };
}

/// Keeps the screen awake from now on, or lets it sleep again.
pub fn keep_awake(wanted: bool) {
    WANTED.set(wanted);
    if wanted {
        watch();
        ask();
    } else {
        let_sleep();
    }
}

/// Asks again whenever the page is shown, because the browser forgets the wish when it is hidden.
fn watch() {
    if WATCHING.replace(true) {
        return;
    }
    let ask_again = || {
        if WANTED.get() {
            ask();
        }
    };
    page::on_shown(ask_again).keep_forever();
}

fn ask() {
    let promise =
        features().and_then(|features| features.wake_lock()).and_then(|lock| lock.request("screen").ok());
    let Some(promise) = promise else { return };
    spawn_local(async move {
        let Ok(screen) = JsFuture::from(promise).await else { return };
        let before = SCREEN.replace(Some(screen.unchecked_into()));
        release(before);
        if !WANTED.get() {
            let_sleep();
        }
    });
}

fn let_sleep() {
    release(SCREEN.take());
}

fn release(screen: Option<WakeLockSentinel>) {
    let promise = screen.and_then(|screen| screen.release().ok());
    if let Some(promise) = promise {
        spawn_local(async {
            // A screen that was let go already stays so.
            let _ = JsFuture::from(promise).await;
        });
    }
}
