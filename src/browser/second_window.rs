//! The texts between the laptop's page and its second screen, which is a window of the same page.
//!
//! The second screen asks every second what to show (`Message::Ask`). The texts are posted from window to window, because
//! that works for pages that were opened from a disk, too. A second screen that does not know the laptop's window, because
//! somebody opened its address by hand, uses a broadcast channel of the origin.

use std::cell::{Cell, RefCell};

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, Event, MessageEvent, Window};

use super::{ListenerGuard, clock, page};

thread_local! {
    /// The second screens: windows that this page has opened, or that have asked.
    static WINDOWS: RefCell<Vec<Window>> = const { RefCell::new(Vec::new()) };
    /// Whether one of them was closed.
    static CLOSED: Cell<bool> = const { Cell::new(false) };
    static CHANNEL: Option<BroadcastChannel> = BroadcastChannel::new(NAME).ok();
    /// When somebody last asked by the channel, in wall clock milliseconds.
    static ASKED_BY_CHANNEL: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
}

/// The name of the window and of the channel.
const NAME: &str = "partypiece-second-screen";

/// A window of its own, not a tab, in the shape of a television until somebody makes it fill one.
const FEATURES: &str = "popup,width=1280,height=720";

/// How long after its last question a second screen that uses the channel counts as open, in milliseconds.
const CHANNEL_TIMEOUT: f64 = 5_000.0;

/// Whether there is a second screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Connection {
    /// There is none.
    None,
    /// At least one is open.
    Open,
    /// A window was closed, and no other one is open.
    Closed,
}

/// Where a text comes from.
pub enum Sender {
    /// A window that knows this one.
    Window(Window),
    /// The broadcast channel.
    Channel,
}

/// Opens the second screen at this address of the page (`#/…`), or brings it to the front. Call it in the handler of a
/// press; otherwise browsers block it. Returns whether a window opened.
pub fn open(hash: &str) -> bool {
    let address = format!("{}{hash}", page::address_without_hash());
    let opened = web_sys::window()
        .and_then(|window| window.open_with_url_and_target_and_features(&address, NAME, FEATURES).ok()?);
    let is_open = opened.is_some();
    if let Some(opened) = opened {
        connect(Sender::Window(opened));
    }
    is_open
}

/// Counts the sender of a question as a second screen.
pub fn connect(sender: Sender) {
    match sender {
        Sender::Window(window) => WINDOWS.with_borrow_mut(|windows| {
            if !windows.contains(&window) {
                windows.push(window);
            }
        }),
        Sender::Channel => ASKED_BY_CHANNEL.set(clock::now()),
    }
}

/// Whether there is a second screen now.
pub fn connection() -> Connection {
    let windows = WINDOWS.with_borrow_mut(|windows| {
        let before = windows.len();
        windows.retain(|window| !window.closed().unwrap_or(true));
        CLOSED.set(CLOSED.get() || windows.len() < before);
        windows.len()
    });
    if windows > 0 || is_channel_used() {
        Connection::Open
    } else if CLOSED.get() {
        Connection::Closed
    } else {
        Connection::None
    }
}

fn is_channel_used() -> bool {
    clock::now() - ASKED_BY_CHANNEL.get() < CHANNEL_TIMEOUT
}

/// Forgets that a window was closed.
pub fn dismiss_closed() {
    CLOSED.set(false);
}

/// Sends a text to every second screen.
pub fn send(text: &str) {
    WINDOWS.with_borrow(|windows| windows.iter().for_each(|window| post(window, text)));
    if is_channel_used() {
        broadcast(text);
    }
}

/// Sends a text from the second screen to the laptop's page.
pub fn send_to_laptop(text: &str) {
    match opener() {
        Some(laptop) => post(&laptop, text),
        None => broadcast(text),
    }
}

/// Calls `received` with every text from another window of this page. A second screen that knows the laptop's window
/// ignores the channel, so no text comes twice.
pub fn on_text(received: impl Fn(&str, Sender) + Clone + 'static) -> ListenerGuard {
    let from_window = {
        let received = received.clone();
        move |event: Event| {
            let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
            let own = web_sys::window();
            // A page of another origin may post, too. Pages from a disk all have the origin `null`, so they are let through.
            if own.as_ref().is_none_or(|own| own.origin() != event.origin()) {
                return;
            }
            let source = event.source().map(JsCast::unchecked_into::<Window>);
            if let (Some(text), Some(source)) = (event.data().as_string(), source)
                && own.as_ref() != Some(&source)
            {
                received(&text, Sender::Window(source));
            }
        }
    };
    let listeners = ListenerGuard::new().on_window("message", Box::new(from_window));
    let from_channel = move |event: Event| {
        let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
        if let Some(text) = text.filter(|_| opener().is_none()) {
            received(&text, Sender::Channel);
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

/// Posts a text to a window. If this page is from a web server, only a window of the same origin gets it.
fn post(window: &Window, text: &str) {
    // Pages from a disk have no origin that could be named.
    let target = web_sys::window().map(|window| window.origin()).filter(|origin| origin != "null");
    // If the window was closed in the meantime, nobody misses the text.
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
