//! The focus: moving it, and pressing buttons by key.

use leptos::prelude::{queue_microtask, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};

/// Presses the first reachable button that matches `selector`. Returns whether there was one.
pub fn press(selector: &str) -> bool {
    let reached = format!(":is({selector}):not([inert] *)");
    let button = document().and_then(|document| html(document.query_selector(&reached).ok().flatten()));
    if let Some(button) = &button {
        button.click();
    }
    button.is_some()
}

/// Focuses the first element that matches `selector`. Returns whether there was one.
pub fn put(selector: &str) -> bool {
    let thing = document().and_then(|document| document.query_selector(selector).ok().flatten());
    // Focusing the focused element again would still make the browser lay out the page.
    thing.is_some() && thing == focused() || html(thing).is_some_and(|thing| thing.focus().is_ok())
}

/// Focuses the field to type in next, unless a form field has the focus. Returns true if a field has the focus now.
///
/// Such a field has `data-cursor`.
pub fn put_cursor() -> bool {
    is_writing() || put("[data-cursor]")
}

/// Focuses an element as soon as it exists: fast typists begin the next name before the next frame.
pub fn hurry(selector: String) {
    if !put(&selector) {
        queue_microtask(move || {
            if !put(&selector) {
                put_when_drawn(selector);
            }
        });
    }
}

/// Focuses an element in the next animation frame, when sections have opened and rows have moved.
pub fn put_when_drawn(selector: String) {
    request_animation_frame(move || {
        put(&selector);
    });
}

/// Takes the focus from whatever has it.
pub fn leave() {
    if let Some(thing) = html(focused()) {
        // It fails only for a removed element, which has no focus.
        let _ = thing.blur();
    }
}

/// Whether a form field has the focus. Then the page must not move it.
pub fn is_writing() -> bool {
    focused().is_some_and(|element| element.matches("input, textarea, select").unwrap_or(false))
}

/// Whether no element has the focus.
pub fn is_lost() -> bool {
    focused().is_none_or(|element| element.tag_name() == "BODY")
}

/// Moves the focus inside its grid of buttons. An arrow key moves it to the nearest button in that direction, by screen
/// position; Home and End move it to the first and the last button. Returns whether the key was one of these and the
/// focus is in a grid.
pub fn step(key: &str) -> bool {
    let Some(from) = focused() else { return false };
    let Some(grid) = from.closest("[data-rove]").ok().flatten() else { return false };
    let buttons = buttons(&grid);
    let here = middle(&from);
    let nearest = |towards: fn(Offset) -> bool| {
        let step = |button: &&HtmlElement| {
            let there = middle(button);
            Offset { right: there.0 - here.0, down: there.1 - here.1 }
        };
        let ahead = buttons.iter().filter(|button| towards(step(button)));
        ahead.min_by_key(|button| step(button).length())
    };
    let to = match key {
        "ArrowRight" => nearest(|step| step.right > 4 && step.down.abs() < step.right),
        "ArrowLeft" => nearest(|step| step.right < -4 && step.down.abs() < -step.right),
        "ArrowDown" => nearest(|step| step.down > 4 && step.right.abs() <= step.down * 4),
        "ArrowUp" => nearest(|step| step.down < -4 && step.right.abs() <= -step.down * 4),
        "Home" => buttons.first(),
        "End" => buttons.last(),
        _ => return false,
    };
    if let Some(to) = to {
        // Only the focused button is a tab stop.
        for button in &buttons {
            button.set_tab_index(-1);
        }
        to.set_tab_index(0);
        // A removed button needs no focus.
        let _ = to.focus();
    }
    true
}

/// Makes the first button of every grid the tab stop again.
pub fn rest() {
    let grids = document().and_then(|document| document.query_selector_all("[data-rove]").ok());
    let Some(grids) = grids else { return };
    for grid in (0..grids.length()).filter_map(|at| grids.get(at)?.dyn_into::<Element>().ok()) {
        for (at, button) in buttons(&grid).iter().enumerate() {
            let stop = if at == 0 { 0 } else { -1 };
            // Setting the same value would still count as a change for the browser.
            if button.tab_index() != stop {
                button.set_tab_index(stop);
            }
        }
    }
}

/// From one button to another, in whole pixels.
#[derive(Clone, Copy)]
struct Offset {
    right: i32,
    down: i32,
}

impl Offset {
    /// The distance. Vertical distance counts double, so that ArrowUp and ArrowDown prefer the neighbouring row.
    fn length(self) -> i32 {
        self.right.abs() + 2 * self.down.abs()
    }
}

fn buttons(grid: &Element) -> Vec<HtmlElement> {
    let Ok(found) = grid.query_selector_all("button") else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect()
}

/// The middle of an element, in whole pixels.
pub(super) fn middle(element: &Element) -> (i32, i32) {
    let room = element.get_bounding_client_rect();
    // Pixels of a window fit into `i32`.
    ((room.left() + room.width() / 2.0) as i32, (room.top() + room.height() / 2.0) as i32)
}

fn html(element: Option<Element>) -> Option<HtmlElement> {
    element?.dyn_into().ok()
}

pub(super) fn focused() -> Option<Element> {
    document()?.active_element()
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}
