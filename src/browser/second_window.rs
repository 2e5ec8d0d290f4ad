//! The texts between the laptop's page and its second screen, which is a window of the same page.
//!
//! They are posted from window to window, because that works for pages that were opened from a disk, too. Where a window does
//! not know the other one, for example because somebody opened the address by hand, a broadcast channel of the origin is used.

use std::cell::RefCell;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent, Window};

use super::{ListenerGuard, page};

thread_local! {
    /// The windows that were opened from here, or that have asked.
    static WINDOWS: RefCell<Vec<Window>> = const { RefCell::new(Vec::new()) };
    static CHANNEL: Option<BroadcastChannel> = BroadcastChannel::new(NAME).ok();
}

/// The name of the window and of the channel.
const NAME: &str = "partypiece-second-screen";

/// Opens the second screen at this address of the page (`#/…`), or brings it to the front. It has to be called by a press.
/// Returns whether the browser allowed it.
pub fn open(hash: &str) -> bool {
    let address = format!("{}{hash}", page::address_without_hash());
    let opened = web_sys::window().and_then(|window| {
        window.open_with_url_and_target_and_features(&address, NAME, "popup,width=1280,height=720").ok()?
    });
    let is_open = opened.is_some();
    if let Some(opened) = opened {
        remember(opened);
    }
    is_open
}

/// Whether a second screen that this page knows is open.
pub fn is_open() -> bool {
    WINDOWS.with_borrow_mut(|windows| {
        windows.retain(|window| !window.closed().unwrap_or(true));
        !windows.is_empty()
    })
}

/// Sends a text to every second screen.
pub fn send(text: &str) {
    if is_open() {
        WINDOWS.with_borrow(|windows| windows.iter().for_each(|window| post(window, text)));
    }
    broadcast(text);
}

/// Sends a text from the second screen to the laptop's page.
pub fn send_to_laptop(text: &str) {
    match opener() {
        Some(laptop) => post(&laptop, text),
        None => broadcast(text),
    }
}

/// Calls `received` with every text from another window of this page.
pub fn on_text(received: impl Fn(&str) + Clone + 'static) -> ListenerGuard {
    let from_window = {
        let received = received.clone();
        move |event: web_sys::Event| {
            let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
            // A page of another origin may post, too. All pages from a disk have the origin `null`.
            if web_sys::window().is_none_or(|window| window.origin() != event.origin()) {
                return;
            }
            if let Some(text) = event.data().as_string() {
                if let Some(source) = event.source() {
                    remember(source.unchecked_into());
                }
                received(&text);
            }
        }
    };
    let listeners = ListenerGuard::new().in_window("message", Box::new(from_window));
    let from_channel = move |event: web_sys::Event| {
        if let Some(text) = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string()) {
            received(&text);
        }
    };
    CHANNEL.with(|channel| match channel {
        Some(channel) => listeners.on(channel, "message", Box::new(from_channel)),
        None => listeners,
    })
}

/// The laptop's page, if it has opened this window and is still there.
fn opener() -> Option<Window> {
    let opener = web_sys::window()?.opener().ok().filter(JsValue::is_object)?;
    let opener: Window = opener.unchecked_into();
    (!opener.closed().unwrap_or(true)).then_some(opener)
}

fn remember(window: Window) {
    WINDOWS.with_borrow_mut(|windows| {
        if !windows.contains(&window) {
            windows.push(window);
        }
    });
}

/// Posts a text to a window, if it still shows this page.
fn post(window: &Window, text: &str) {
    // Pages from a disk have no origin that could be named.
    let target = web_sys::window().map(|window| window.origin()).filter(|origin| origin != "null");
    // If it was closed in the meantime, nobody misses the text.
    let _ = window.post_message(&JsValue::from_str(text), target.as_deref().unwrap_or("*"));
}

fn broadcast(text: &str) {
    CHANNEL.with(|channel| {
        if let Some(channel) = channel {
            // This fails only if the channel is closed.
            let _ = channel.post_message(&JsValue::from_str(text));
        }
    });
}
