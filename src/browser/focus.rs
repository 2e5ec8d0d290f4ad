//! Where the focus is: pressing what a key stands for, and moving among what lies in a grid.

use leptos::prelude::{queue_microtask, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};

/// Presses the first button that `selector` finds and that can be reached. Says whether there was one.
pub fn press(selector: &str) -> bool {
    let reached = format!(":is({selector}):not([inert] *)");
    let button = document().and_then(|document| html(document.query_selector(&reached).ok().flatten()));
    if let Some(button) = &button {
        button.click();
    }
    button.is_some()
}

/// Puts the focus on the first thing that `selector` finds. Says whether there was one.
pub fn put(selector: &str) -> bool {
    let thing = document().and_then(|document| document.query_selector(selector).ok().flatten());
    // Asked for what has the focus, a browser lays the page out all the same.
    thing.is_some() && thing == focused() || html(thing).is_some_and(|thing| thing.focus().is_ok())
}

/// Puts the cursor where something is to be typed next, unless somebody is typing already. Says whether there is such a
/// place.
///
/// A field says so by `data-cursor`, as long as nobody has to do anything else first.
pub fn put_cursor() -> bool {
    is_writing() || put("[data-cursor]")
}

/// Puts the focus on what `selector` finds as soon as it is there: whoever types fast has begun the next name before the
/// next frame is drawn.
pub fn hurry(selector: String) {
    if !put(&selector) {
        queue_microtask(move || {
            if !put(&selector) {
                put_when_drawn(selector);
            }
        });
    }
}

/// Puts the focus on what `selector` finds, after whatever unfolds, moves or comes new has been drawn.
pub fn put_when_drawn(selector: String) {
    request_animation_frame(move || {
        put(&selector);
    });
}

/// Takes the focus from whatever has it.
pub fn leave() {
    if let Some(thing) = html(focused()) {
        // It fails only for what has left the page, and that has no focus.
        let _ = thing.blur();
    }
}

/// Whether somebody is writing: then the focus is theirs, and nobody moves it.
pub fn is_writing() -> bool {
    focused().is_some_and(|element| element.matches("input, textarea, select").unwrap_or(false))
}

/// Whether nothing has it.
pub(super) fn is_lost() -> bool {
    focused().is_none_or(|element| element.tag_name() == "BODY")
}

/// Moves the focus by an arrow key, Home or End among the buttons of the grid it is in: the nearest in that
/// direction, by where they are drawn. Says whether the key was one that moves.
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
        // One stop for Tab: the button that has the focus.
        for button in &buttons {
            button.set_tab_index(-1);
        }
        to.set_tab_index(0);
        // A button that has just left the page needs no focus.
        let _ = to.focus();
    }
    true
}

/// Lets Tab stop at the first button of every grid again, as if nobody had ever moved there.
pub fn rest() {
    let grids = document().and_then(|document| document.query_selector_all("[data-rove]").ok());
    let Some(grids) = grids else { return };
    for grid in (0..grids.length()).filter_map(|at| grids.get(at)?.dyn_into::<Element>().ok()) {
        for (at, button) in buttons(&grid).iter().enumerate() {
            let stop = if at == 0 { 0 } else { -1 };
            // What stays as it is is not touched: to a browser it would be a change.
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
    /// How far it is; sideways counts for less than a row, so that arrows up and down change rows first.
    fn length(self) -> i32 {
        self.right.abs() + 2 * self.down.abs()
    }
}

fn buttons(grid: &Element) -> Vec<HtmlElement> {
    let Ok(found) = grid.query_selector_all("button") else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect()
}

/// The middle of an element, in whole pixels.
fn middle(element: &Element) -> (i32, i32) {
    let room = element.get_bounding_client_rect();
    // Pixels of a window fit.
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
