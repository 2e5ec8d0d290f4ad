//! Ends presses that were not meant for what is there now. This is the one place for all buttons of all screens.
//!
//! A press begins when a finger, a pen, a mouse button or a key goes down. The browser sends the result of
//! the press, a click or a letter, to the element that is there when the press ends. So if the page changed
//! meanwhile, the press would reach what appeared in the place of its element. The same is true of the second press
//! of a double click, and of a key that is held down: `screens/presses.rs` decides whether they count.

use std::cell::{Cell, RefCell};

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

use super::{ListenerGuard, page::FIELDS};
use crate::screens::presses::{
    Aim, Control, Meaning, PointerKind, PointerPress, TypedField, is_for_composition, key_counts,
};

thread_local! {
    static PRESSES: RefCell<Presses> = const {
        RefCell::new(Presses { pointers: Vec::new(), last_pointer: 0, keys: Vec::new(), aim: Aim::new() })
    };
    static STEPS: Cell<u32> = const { Cell::new(0) };
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
    /// What the last presses of pointers were aimed at.
    aim: Aim<Element>,
}

struct Press<T> {
    /// The pointer or the key.
    source: T,
    /// Whether it began before the last [`end_all`].
    ended: bool,
}

/// The maximum number of remembered pointers: more than there are fingers at a screen. The oldest is forgotten.
const MAX_POINTERS: usize = 32;

/// Listens before all other listeners, as long as the page is open.
pub fn listen() {
    let mut listening = ListenerGuard::new();
    for event in [
        "pointerdown",
        "pointermove",
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

/// Notes a step of a game: what a button of its table does next is something else.
pub fn note_step() {
    STEPS.set(STEPS.get().wrapping_add(1));
}

fn record(event: &Event) {
    if event.dyn_ref::<KeyboardEvent>().is_some_and(ends_composition) {
        // The browser still uses the key.
        event.stop_immediate_propagation();
        return;
    }
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

/// Whether an Enter only ends a composition, such as the choice of a Chinese word: it is meant for the keyboard, not for the page. Safari
/// sends it after the end of the composition, where only the old code 229 tells.
fn ends_composition(key: &KeyboardEvent) -> bool {
    is_for_composition(&key.key(), key.is_composing(), key.key_code())
}

impl Presses {
    /// Records the event and returns whether it belongs to a key press that was ended, or repeats one that has counted.
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
        ended || !key_counts(&event.key(), event.repeat(), field_of(event))
    }

    /// Records the event and returns whether it belongs to a pointer press that was ended or does not count.
    fn record_pointer(&mut self, event: &MouseEvent) -> bool {
        let pointer = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_id);
        match (event.type_().as_str(), pointer) {
            ("pointerdown", Some(pointer)) => {
                self.last_pointer = pointer;
                begin(&mut self.pointers, pointer);
                if self.pointers.len() > MAX_POINTERS {
                    self.pointers.remove(0);
                }
                event.button() == 0 && !self.aim.pressed(press_of(event)) && self.end_last()
            }
            ("pointermove", _) => {
                if kind_of(event) == PointerKind::Mouse {
                    self.aim.moved(place_of(event));
                }
                false
            }
            ("pointerup", Some(pointer)) => {
                self.last_pointer = pointer;
                self.aim.released(event.time_stamp());
                is_ended(&self.pointers, &pointer).unwrap_or(false)
            }
            // A click without a pointer comes from a key, which was checked before, from a screen reader, or
            // from the page itself.
            ("click", _) if event.detail() == 0 => false,
            ("mousedown", _) if event.button() == 0 && !self.aim.clicked(event.detail()) => self.end_last(),
            ("click", _) if self.has_changed(event) => true,
            _ => {
                let known = pointer.and_then(|pointer| is_ended(&self.pointers, &pointer));
                known.or_else(|| is_ended(&self.pointers, &self.last_pointer)).unwrap_or(false)
            }
        }
    }

    /// Ends the last press of a pointer: it does not count. Returns true.
    fn end_last(&mut self) -> bool {
        let last = self.last_pointer;
        self.pointers.iter_mut().filter(|press| press.source == last).for_each(|press| press.ended = true);
        true
    }

    /// Whether the control under a click means something else than when the press began.
    fn has_changed(&self, click: &MouseEvent) -> bool {
        let now = control_of(click);
        self.aim.control().zip(now.as_ref()).is_some_and(|(began, now)| !began.stayed(now))
    }
}

/// Elements that a press can reach.
const CONTROLS: &str = "button, a[href], summary, input, select, textarea, label, [role=button]";
/// Controls that always mean the same, whatever they say.
const LASTING: &str = "summary, input, select, textarea, label, dialog, [data-lasting]";
/// Buttons that a press turns on or off.
const SWITCHES: &str = "[aria-pressed]";
/// Controls that do what is next.
const ONCE_PER_PRESS: &str = "[data-primary]:not([data-repeats])";

fn press_of(event: &MouseEvent) -> PointerPress<Element> {
    PointerPress {
        time: event.time_stamp(),
        place: place_of(event),
        kind: kind_of(event),
        control: control_of(event),
    }
}

fn place_of(event: &MouseEvent) -> [i32; 2] {
    [event.client_x(), event.client_y()]
}

fn kind_of(event: &MouseEvent) -> PointerKind {
    match event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type).as_deref() {
        Some("touch" | "pen") => PointerKind::Touch,
        Some(_) | None => PointerKind::Mouse,
    }
}

fn control_of(event: &MouseEvent) -> Option<Control<Element>> {
    let target: Element = event.target()?.dyn_into().ok()?;
    // A dialog is a control only beside its content, where a press closes it.
    let dialog = target.matches("dialog").is_ok_and(|is| is).then(|| target.clone());
    let element = target.closest(CONTROLS).ok().flatten().or(dialog)?;
    let is = |selector| element.matches(selector).unwrap_or(false);
    let (meaning, says) = if is(LASTING) {
        (Meaning::Lasting, String::new())
    } else if is(SWITCHES) {
        (Meaning::Switch, String::new())
    } else {
        let label = element.get_attribute("aria-label").unwrap_or_default();
        let says = label + &element.text_content().unwrap_or_default();
        (if is(ONCE_PER_PRESS) { Meaning::OncePerPress } else { Meaning::Text }, says)
    };
    Some(Control { element, says, meaning, steps: STEPS.get() })
}

/// The field in which somebody types.
fn field_of(event: &KeyboardEvent) -> Option<TypedField> {
    let target: Element = event.target()?.dyn_into().ok()?;
    match target.tag_name().as_str() {
        "TEXTAREA" => Some(TypedField::Lines),
        "INPUT" if target.matches(FIELDS).unwrap_or(false) => Some(TypedField::Line),
        _ => None,
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
