//! Presses that began before something was there, and so were never meant for it.
//!
//! A press begins when a finger, a pen, a button or a key goes down. What comes of it, a click or a letter, a browser
//! gives to whatever is there when it ends. Where something private appears in between, it would be pressed by whoever
//! let go of what was there before.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, MouseEvent, PointerEvent};

use super::Listening;

thread_local! {
    static PRESSES: RefCell<Presses> = const { RefCell::new(Presses { pointers: Vec::new(), last: 0, keys: Vec::new() }) };
}

/// All that may still come of something that went down.
struct Presses {
    /// Pointers that came down, each as it did last. A finger has a number of its own each time, a mouse always the same.
    pointers: Vec<Press<i32>>,
    /// The pointer that was heard last: what a browser makes of it as mouse events has no number.
    last: i32,
    /// Keys that are down.
    keys: Vec<Press<String>>,
}

/// Something that went down.
struct Press<T> {
    what: T,
    /// Whether that was before the last [`end_all`].
    ended: bool,
}

/// More pointers than anybody has fingers need not be remembered.
const FINGERS: usize = 32;

/// Listens before anything else does, for as long as the page lives.
pub fn listen() {
    let mut listening = Listening::new();
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
        listening = listening.first_in_window(event, Box::new(|event: Event| hear(&event)));
    }
    listening.for_ever();
}

/// Whatever is pressed just now ends here: nothing that comes of it reaches what is there from now on.
pub fn end_all() {
    PRESSES.with_borrow_mut(|presses| {
        presses.pointers.iter_mut().for_each(|press| press.ended = true);
        presses.keys.iter_mut().for_each(|press| press.ended = true);
    });
}

fn hear(event: &Event) {
    let over = PRESSES.with_borrow_mut(|presses| {
        if let Some(key) = event.dyn_ref::<KeyboardEvent>() {
            presses.key(key)
        } else if let Some(mouse) = event.dyn_ref::<MouseEvent>() {
            presses.pointer(mouse)
        } else {
            // Filling in a form by itself, a browser sends keys that are none.
            false
        }
    });
    if over {
        event.prevent_default();
        event.stop_immediate_propagation();
    }
}

impl Presses {
    /// Whether this comes of a key that went down before.
    fn key(&mut self, event: &KeyboardEvent) -> bool {
        let code = event.code();
        // A keyboard on a screen has no places, only letters.
        let key = if code.is_empty() { event.key() } else { code };
        let begins = event.type_() == "keydown" && !event.repeat();
        if begins {
            begin(&mut self.keys, key);
            return false;
        }
        let over = is_over(&self.keys, &key).unwrap_or(false);
        if event.type_() == "keyup" {
            self.keys.retain(|press| press.what != key);
        }
        over
    }

    /// Whether this comes of a pointer that came down before.
    fn pointer(&mut self, event: &MouseEvent) -> bool {
        let pointer = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_id);
        match (event.type_().as_str(), pointer) {
            ("pointerdown", Some(pointer)) => {
                self.last = pointer;
                begin(&mut self.pointers, pointer);
                if self.pointers.len() > FINGERS {
                    self.pointers.remove(0);
                }
                false
            }
            ("pointerup", Some(pointer)) => {
                self.last = pointer;
                is_over(&self.pointers, &pointer).unwrap_or(false)
            }
            // A click of no pointer is a key's, which was heard already, or that of a screen reader.
            ("click", _) if event.detail() == 0 => false,
            _ => {
                let known = pointer.and_then(|pointer| is_over(&self.pointers, &pointer));
                known.or_else(|| is_over(&self.pointers, &self.last)).unwrap_or(false)
            }
        }
    }
}

/// Something goes down.
fn begin<T: PartialEq>(presses: &mut Vec<Press<T>>, what: T) {
    presses.retain(|press| press.what != what);
    presses.push(Press { what, ended: false });
}

/// Whether it went down before; nothing, if it never did.
fn is_over<T: PartialEq>(presses: &[Press<T>], what: &T) -> Option<bool> {
    presses.iter().find(|press| press.what == *what).map(|press| press.ended)
}
