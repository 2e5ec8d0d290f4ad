//! Ends presses that began before the page changed, because they were not meant for what is there now.
//!
//! A press begins when a finger, a pen, a mouse button or a key goes down. The browser sends the result of
//! the press, a click or a letter, to the element that is there when the press ends. So if the page changed
//! meanwhile, the press would reach what appeared in the place of its element.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, MouseEvent, PointerEvent};

use super::ListenerGuard;

thread_local! {
    static PRESSES: RefCell<Presses> = const { RefCell::new(Presses { pointers: Vec::new(), last_pointer: 0, keys: Vec::new() }) };
}

/// All presses that have begun and may still send events.
struct Presses {
    /// The last press of each pointer. A finger gets a new id for each touch, a mouse always has the same.
    pointers: Vec<Press<i32>>,
    /// The pointer of the last pointer event. Mouse events that a browser derives from that event have no
    /// pointer id.
    last_pointer: i32,
    /// Keys that are down.
    keys: Vec<Press<String>>,
}

/// One press.
struct Press<T> {
    /// The pointer or the key.
    source: T,
    /// Whether it began before the last [`end_all`].
    ended: bool,
}

/// The maximum number of remembered pointers.
const MAX_POINTERS: usize = 32;

/// Listens before all other listeners, as long as the page is open.
pub fn listen() {
    let mut listening = ListenerGuard::new();
    for event in [
        "pointerdown",
        "pointerup",
        "mousedown",
        "mouseup",
        "click",
        "dblclick",
        "keydown",
        "keypress",
        "keyup",
    ] {
        listening = listening.capture_on_window(event, Box::new(|event: Event| record(&event)));
    }
    listening.keep_forever();
}

/// Ends all current presses: their later clicks, releases and key events do not reach the page.
pub fn end_all() {
    PRESSES.with_borrow_mut(|presses| {
        presses.pointers.iter_mut().for_each(|press| press.ended = true);
        presses.keys.iter_mut().for_each(|press| press.ended = true);
    });
}

fn record(event: &Event) {
    let ended = PRESSES.with_borrow_mut(|presses| {
        if let Some(key) = event.dyn_ref::<KeyboardEvent>() {
            presses.record_key(key)
        } else if let Some(mouse) = event.dyn_ref::<MouseEvent>() {
            presses.record_pointer(mouse)
        } else {
            // When a browser fills in a form, it sends `keydown` events that are not `KeyboardEvent`s.
            false
        }
    });
    if ended {
        event.prevent_default();
        event.stop_immediate_propagation();
    }
}

impl Presses {
    /// Records the event and returns whether it belongs to a key press that was ended.
    fn record_key(&mut self, event: &KeyboardEvent) -> bool {
        let code = event.code();
        // An on-screen keyboard sends letters without key codes.
        let key = if code.is_empty() { event.key() } else { code };
        let begins = event.type_() == "keydown" && !event.repeat();
        if begins {
            begin(&mut self.keys, key);
            return false;
        }
        let ended = is_ended(&self.keys, &key).unwrap_or(false);
        if event.type_() == "keyup" {
            self.keys.retain(|press| press.source != key);
        }
        ended
    }

    /// Records the event and returns whether it belongs to a pointer press that was ended.
    fn record_pointer(&mut self, event: &MouseEvent) -> bool {
        let pointer = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_id);
        match (event.type_().as_str(), pointer) {
            ("pointerdown", Some(pointer)) => {
                self.last_pointer = pointer;
                begin(&mut self.pointers, pointer);
                if self.pointers.len() > MAX_POINTERS {
                    self.pointers.remove(0);
                }
                false
            }
            ("pointerup", Some(pointer)) => {
                self.last_pointer = pointer;
                is_ended(&self.pointers, &pointer).unwrap_or(false)
            }
            // A click without a pointer comes from a key, which was checked before, from a screen reader, or
            // from the page itself.
            ("click", _) if event.detail() == 0 => false,
            _ => {
                let known = pointer.and_then(|pointer| is_ended(&self.pointers, &pointer));
                known.or_else(|| is_ended(&self.pointers, &self.last_pointer)).unwrap_or(false)
            }
        }
    }
}

/// Records that a press begins.
fn begin<T: PartialEq>(presses: &mut Vec<Press<T>>, source: T) {
    presses.retain(|press| press.source != source);
    presses.push(Press { source, ended: false });
}

/// Whether the press of `source` was ended by [`end_all`]; `None` if no press of `source` is remembered.
fn is_ended<T: PartialEq>(presses: &[Press<T>], source: &T) -> Option<bool> {
    presses.iter().find(|press| press.source == *source).map(|press| press.ended)
}
