//! The document and the window: address, keys, visibility, scrolling, clipboard, printing.

use std::{cell::RefCell, rc::Rc};

use wasm_bindgen::JsCast;
use web_sys::{
    Document, Element, Event, HtmlElement, KeyboardEvent, ScrollBehavior, ScrollIntoViewOptions,
    ScrollLogicalPosition, VisibilityState, Window,
};

use super::{ListenerGuard, clock, optional::features};
use crate::screens::{keys::LastTyped, shortest_scroll};

/// The part of the address after `#`, decoded; may be empty.
pub fn hash() -> String {
    let Some(hash) = window().and_then(|window| window.location().hash().ok()) else { return String::new() };
    let hash = hash.strip_prefix('#').unwrap_or(&hash);
    js_sys::decode_uri_component(hash).map_or_else(|_| hash.to_owned(), String::from)
}

/// The address without the part from `#` on.
pub fn address_without_hash() -> String {
    let address = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    address.split('#').next().unwrap_or_default().to_owned()
}

/// Changes the part of the address after `#`. Back returns to the address before.
pub fn set_hash(hash: &str) {
    if let Some(window) = window() {
        // If it fails, the page stays where it is.
        let _ = window.location().set_hash(hash);
    }
}

/// Replaces the part of the address from `#` on; `hash` begins with `#`. Back does not return to the address before, because the
/// history has no new entry.
pub fn replace_hash(hash: &str) {
    if let Some(window) = window() {
        // If it fails, the page stays where it is.
        let _ = window.location().replace(hash);
    }
}

/// Whether the `<details>` of a `toggle` event is open now. The browser opens and closes it, and tells the page afterwards.
pub fn is_open(toggled: &Event) -> bool {
    let details = toggled.target().and_then(|target| target.dyn_into::<Element>().ok());
    details.is_some_and(|details| details.has_attribute("open"))
}

/// What is said when a text was copied.
pub const COPIED: &str = "Copied.";

/// Why a text was not copied.
pub const NOT_COPIED: &str = "This browser does not allow it.";

/// Copies a text to the clipboard; `callback` gets whether that worked.
pub fn copy(text: &str, callback: impl FnOnce(bool) + 'static) {
    let writing = features()
        .and_then(|features| features.clipboard())
        .and_then(|clipboard| clipboard.write_text(text).ok());
    js_sys::futures::spawn_local(async move {
        callback(match writing {
            Some(writing) => js_sys::futures::JsFuture::from(writing).await.is_ok(),
            None => false,
        });
    });
}

/// Calls `changed` whenever the part after `#` has changed, by the page, by Back or by hand.
pub fn on_hash_change(mut changed: impl FnMut() + 'static) -> ListenerGuard {
    ListenerGuard::new().on_window("hashchange", Box::new(move |_| changed()))
}

/// Calls `hidden` whenever the page is hidden: by another tab, a locked screen or when it is closed. This may be the last
/// call that the page gets, so save here whatever must be saved. It may come twice.
pub fn on_hidden(hidden: impl FnMut() + 'static) -> ListenerGuard {
    let hidden: Rc<RefCell<dyn FnMut()>> = Rc::new(RefCell::new(hidden));
    let call = move || {
        // A call that comes while it still runs is left out.
        if let Ok(mut hidden) = hidden.try_borrow_mut() {
            hidden();
        }
    };
    let on_page_hide = call.clone();
    let on_visibility_change = move |_| {
        if !is_visible() {
            call();
        }
    };
    ListenerGuard::new()
        .on_document("visibilitychange", Box::new(on_visibility_change))
        .on_window("pagehide", Box::new(move |_| on_page_hide()))
}

/// Calls `shown` whenever the page becomes visible again.
pub fn on_shown(mut shown: impl FnMut() + 'static) -> ListenerGuard {
    let on_visibility_change = move |_| {
        if is_visible() {
            shown();
        }
    };
    ListenerGuard::new().on_document("visibilitychange", Box::new(on_visibility_change))
}

/// Lets the browser ask whether to close or to leave the page, whenever `is_needed` says so.
pub fn ask_before_closing(is_needed: impl Fn() -> bool + 'static) -> ListenerGuard {
    let ask = move |event: Event| {
        if is_needed() {
            event.prevent_default();
        }
    };
    ListenerGuard::new().on_window("beforeunload", Box::new(ask))
}

/// Whether the page is visible.
pub fn is_visible() -> bool {
    document().is_none_or(|document| document.visibility_state() == VisibilityState::Visible)
}

thread_local! {
    /// Callbacks for after the next paint, in order.
    static AFTER_PAINTING: RefCell<Vec<Box<dyn FnOnce()>>> = const { RefCell::new(Vec::new()) };
}

/// Calls `callback` after the next paint; if the page is hidden, after it is shown again.
///
/// All callbacks share one request to the browser, because a request costs more than most of them.
pub fn after_painting(callback: impl FnOnce() + 'static) {
    let first = AFTER_PAINTING.with_borrow_mut(|waiting| {
        waiting.push(Box::new(callback));
        waiting.len() == 1
    });
    if first {
        leptos::prelude::request_animation_frame(|| {
            clock::call_later(0, || AFTER_PAINTING.take().into_iter().for_each(|callback| callback()));
        });
    }
}

/// A key press, wherever the focus is.
pub struct KeyPress {
    /// Its name: a letter as it is written, or a word such as `Enter`, `Escape`, `ArrowLeft`.
    pub key: String,
    /// Whether Shift was down.
    pub shift: bool,
    /// Whether it repeats because it is held down.
    pub repeated: bool,
    /// Whether somebody types it into a field. Enter in the last field of a form does not count: it presses the large button.
    pub in_field: bool,
    /// Whether it was meant for a field that was removed a moment ago, while somebody was typing.
    pub continued_typing: bool,
    /// Whether the focused element handles Enter or Space itself.
    pub on_control: bool,
    event: KeyboardEvent,
}

impl KeyPress {
    /// Prevents the browser's own action.
    pub fn prevent(&self) {
        self.event.prevent_default();
    }
}

/// Calls `press` on every key, except for shortcuts of the browser (Control, Alt, Meta), composed letters, and keys
/// that were handled already.
pub fn on_key(mut press: impl FnMut(KeyPress) + 'static) -> ListenerGuard {
    let listener = move |event: Event| {
        if let Some(key) = key_of(event) {
            press(key);
        }
    };
    let stop_typing = |_| LAST_TYPED.with_borrow_mut(|(_, last_typed)| last_typed.stopped());
    ListenerGuard::new()
        .on_document("keydown", Box::new(listener))
        .on_document("pointerdown", Box::new(stop_typing))
}

/// Calls `press` whenever a pointer or a key goes down anywhere, until the [`ListenerGuard`] is dropped. It is called before anything
/// else hears of the press, so that it does not end what the same press began.
pub fn on_press(press: impl Fn() + Copy + 'static) -> ListenerGuard {
    ListenerGuard::new()
        .capture_on_window("pointerdown", Box::new(move |_| press()))
        .capture_on_window("keydown", Box::new(move |_| press()))
}

/// Whether a key belongs to a shortcut of the browser or the system: Control, Alt or Meta is down.
pub fn is_shortcut(key: &KeyboardEvent) -> bool {
    key.ctrl_key() || key.alt_key() || key.meta_key()
}

fn key_of(event: Event) -> Option<KeyPress> {
    // When a browser fills in a form, it sends `keydown` events that are not `KeyboardEvent`s.
    let event: KeyboardEvent = event.dyn_into().ok()?;
    let focused: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let within = |selector: &str| focused.as_ref()?.closest(selector).ok().flatten();
    let field = within(FIELDS);
    let ends_typing = event.key() == "Enter" && within(LAST_FIELD).is_some();
    let in_field = field.is_some() && !ends_typing;
    // Shortcuts and composed letters are noted as typing, too.
    let continued_typing = continued_typing(&event, field);
    if is_shortcut(&event) || event.is_composing() || event.default_prevented() {
        return None;
    }
    Some(KeyPress {
        key: event.key(),
        shift: event.shift_key(),
        repeated: event.repeat(),
        in_field,
        continued_typing,
        on_control: within(CONTROLS).is_some(),
        event,
    })
}

thread_local! {
    /// The field into which somebody typed last, and when.
    static LAST_TYPED: RefCell<(Option<Element>, LastTyped)> = RefCell::default();
}

/// Notes a key press in `field`, or outside any field. Returns whether it was meant for a field that was removed a moment ago,
/// while somebody was typing.
fn continued_typing(event: &KeyboardEvent, field: Option<Element>) -> bool {
    LAST_TYPED.with_borrow_mut(|(last_field, last_typed)| {
        let now = event.time_stamp();
        if field.is_some() {
            *last_field = field;
            last_typed.pressed_in_field(&event.key(), now);
            return false;
        }
        if last_field.as_ref().is_some_and(|field| field.is_connected()) {
            last_typed.stopped();
        }
        last_typed.continues(&event.key(), now)
    })
}

/// Fields that use letter keys themselves: texts and lists of options. A checkbox is an input too, but uses
/// no letters.
pub(super) const FIELDS: &str = "input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=range],[type=color],[type=file]), textarea, select, [contenteditable]";

/// A field after which there is nothing more to type: Enter presses the large button.
const LAST_FIELD: &str = "input[enterkeyhint=done]";

/// Elements that Enter or Space press.
const CONTROLS: &str = "button, a[href], summary, input[type=checkbox], input[type=radio], input[type=button], input[type=submit], [role=button]";

/// Enters or leaves full screen.
pub fn toggle_fullscreen() {
    let Some(document) = document() else { return };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        // If it is not allowed, nothing happens.
        let _ = root.request_fullscreen();
    }
}

/// Sets an attribute of the root element, such as `data-theme`; an empty value removes it.
pub fn set_root_attribute(name: &str, value: &str) {
    let Some(root) = document().and_then(|document| document.document_element()) else { return };
    // This fails only for an invalid name, and all names are constants.
    let _ = if value.is_empty() { root.remove_attribute(name) } else { root.set_attribute(name, value) };
}

/// Sets `--to-x` and `--to-y` of an element: how many pixels right and down it has to move to reach the target.
/// `selector` finds the element, `target` the target.
pub fn set_distance(selector: &str, target: &str) {
    let (Some(element), Some(target)) = (find(selector), find(target)) else { return };
    let (from, to) = (center(&element), center(&target));
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        for (name, length) in [("--to-x", to.0 - from.0), ("--to-y", to.1 - from.1)] {
            // This fails only for an invalid name.
            let _ = element.style().set_property(name, &format!("{length}px"));
        }
    }
}

/// The center of the first element that matches `selector`, in whole pixels of the window: right and down. `None` if it has no
/// space on the screen.
pub fn center_of(selector: &str) -> Option<[i32; 2]> {
    let element = find(selector)?;
    let rect = element.get_bounding_client_rect();
    let (right, down) = center(&element);
    (rect.width() > 0.0).then_some([right, down])
}

/// The center of an element, in whole pixels.
pub(super) fn center(element: &Element) -> (i32, i32) {
    let rect = element.get_bounding_client_rect();
    // Pixels of a window fit into `i32`.
    ((rect.left() + rect.width() / 2.0) as i32, (rect.top() + rect.height() / 2.0) as i32)
}

/// Scrolls to the top of the page.
pub fn scroll_to_top() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Scrolls the first element that matches `selector` into view, as little as possible.
pub fn scroll_into_view(selector: &str) {
    let Some(element) = find(selector) else { return };
    let options = ScrollIntoViewOptions::new();
    options.set_behavior(if reduced_motion() { ScrollBehavior::Auto } else { ScrollBehavior::Smooth });
    options.set_block(ScrollLogicalPosition::Nearest);
    options.set_inline(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Scrolls every part with `data-scroll-to-turn`. It then shows the player whose turn it is (`data-turn`) or,
/// if the part has none, the toggle button that is on (`aria-pressed`). Nothing else is scrolled.
pub fn scroll_to_turn() {
    let parts = document().and_then(|document| document.query_selector_all("[data-scroll-to-turn]").ok());
    let Some(parts) = parts else { return };
    for part in (0..parts.length()).filter_map(|index| parts.get(index)?.dyn_into::<Element>().ok()) {
        let find = |selector: &str| part.query_selector(selector).ok().flatten();
        let Some(next) = find("[data-turn=true]").or_else(|| find("[aria-pressed=true]")) else { continue };
        let (visible, next) = (part.get_bounding_client_rect(), next.get_bounding_client_rect());
        let across = shortest_scroll([visible.left(), visible.right()], [next.left(), next.right()]);
        let down = shortest_scroll([visible.top(), visible.bottom()], [next.top(), next.bottom()]);
        part.scroll_by_with_x_and_y(across, down);
    }
}

/// Scrolls an element to its beginning.
pub fn scroll_to_start(selector: &str) {
    if let Some(element) = find(selector) {
        element.set_scroll_top(0);
    }
}

/// Whether the user asked for less motion.
pub fn reduced_motion() -> bool {
    prefers("(prefers-reduced-motion: reduce)")
}

/// Whether the device asks for dark pages.
pub fn prefers_dark() -> bool {
    prefers("(prefers-color-scheme: dark)")
}

fn prefers(query: &str) -> bool {
    let query = window().and_then(|window| window.match_media(query).ok()?);
    query.is_some_and(|query| query.matches())
}

/// Whether the page was opened as a file, not from a server.
pub fn is_file() -> bool {
    window().and_then(|window| window.location().protocol().ok()).is_some_and(|protocol| protocol == "file:")
}

/// Opens the print dialog.
pub fn print() {
    if let Some(window) = window() {
        // This fails only if the browser cannot print.
        let _ = window.print();
    }
}

fn window() -> Option<Window> {
    web_sys::window()
}

fn document() -> Option<Document> {
    window()?.document()
}

fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok()?
}
