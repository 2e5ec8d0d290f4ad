//! Moves the focus, and presses elements that a selector finds.

use leptos::prelude::{queue_microtask, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, HtmlElement, HtmlInputElement, KeyboardEvent};

use super::{
    ListenerGuard, clock,
    page::{self, center, is_shortcut},
};

/// Buttons whose positions differ by at most this many pixels count as one row or column.
const TOLERANCE: i32 = 4;

/// Up and down also reach a button that is up to this many times as far to the side: not every row has a button just above or below.
const SIDEWAYS: i32 = 4;

/// Takes an arrow key from the browser, and returns whether it points forward (right or down).
/// `None` for any other key and for shortcuts of the browser, such as Alt and the left arrow for Back.
pub fn take_arrow(key: &KeyboardEvent) -> Option<bool> {
    let forward = match key.key().as_str() {
        _ if is_shortcut(key) => return None,
        "ArrowRight" | "ArrowDown" => true,
        "ArrowLeft" | "ArrowUp" => false,
        _ => return None,
    };
    key.prevent_default();
    Some(forward)
}

/// Presses the first reachable button that matches `selector`. Returns whether there was one.
pub fn press(selector: &str) -> bool {
    let reachable = format!(":is({selector}):not([inert] *)");
    let button =
        document().and_then(|document| as_html_element(document.query_selector(&reachable).ok().flatten()));
    if let Some(button) = &button {
        button.click();
    }
    button.is_some()
}

/// Focuses the first element that matches `selector`. Returns whether there was one.
pub fn set(selector: &str) -> bool {
    let element = document().and_then(|document| document.query_selector(selector).ok().flatten());
    // Focusing the focused element again would still make the browser lay out the page.
    element.is_some() && element == focused()
        || as_html_element(element).is_some_and(|element| element.focus().is_ok())
}

/// Focuses the field or button marked `data-cursor`, unless a form field has the focus already. Returns
/// whether a field or the marked element has the focus afterwards.
pub fn set_to_marked() -> bool {
    is_in_field() || set("[data-cursor]")
}

/// Where somebody writes in a field: the part of its text that is selected, or only the place of the cursor.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Caret {
    start: u32,
    end: u32,
}

/// The caret of the field that an event is about.
pub fn caret_of(event: &Event) -> Option<Caret> {
    let field: HtmlInputElement = event.target()?.dyn_into().ok()?;
    let (start, end) = (field.selection_start().ok()??, field.selection_end().ok()??);
    Some(Caret { start, end })
}

/// Sets the caret of the field that has the focus.
pub fn set_caret(Caret { start, end }: Caret) {
    if let Some(field) = focused().and_then(|element| element.dyn_into::<HtmlInputElement>().ok()) {
        // This fails only for a field without text, which has no caret.
        let _ = field.set_selection_range(start, end);
    }
}

/// Focuses the button to hold at the foot, or else the primary button.
pub fn set_to_primary() {
    if !set("[data-foot] [data-hold]") {
        set("[data-primary]");
    }
}

/// Focuses an element: at once, or in a microtask, or at the latest in the next frame. The next frame alone
/// is too late for fast typists, who begin the next name before it.
pub fn set_soon(selector: String) {
    if !set(&selector) {
        queue_microtask(move || {
            if !set(&selector) {
                set_in_next_frame(selector);
            }
        });
    }
}

/// Focuses an element: at once or, if it is not drawn yet, after the present task. That works also while the page is hidden, where
/// [`set_soon`] would wait for a frame.
pub fn set_after_task(selector: &'static str) {
    if !set(selector) {
        clock::call_later(0, move || {
            set(selector);
        });
    }
}

/// Focuses an element of a screen that is being drawn, unless another one has the focus by then.
pub fn set_if_lost(selector: String) {
    queue_microtask(move || {
        if is_lost() {
            set_soon(selector);
        }
    });
}

/// Focuses an element in the next animation frame, when sections have opened and rows have moved.
pub fn set_in_next_frame(selector: String) {
    request_animation_frame(move || {
        set(&selector);
    });
}

/// Removes the focus from the element that has it.
pub fn remove() {
    if let Some(element) = as_html_element(focused()) {
        // This fails only for a removed element, which has no focus.
        let _ = element.blur();
    }
}

/// Whether a form field has the focus, even a checkbox. Then the page must not move it.
pub fn is_in_field() -> bool {
    focused().is_some_and(|element| element.matches("input, textarea, select").unwrap_or(false))
}

/// Whether no element has the focus.
pub fn is_lost() -> bool {
    focused().is_none_or(|element| element.tag_name() == "BODY")
}

/// For how many frames after a press a lost focus is looked for: what a press removes may be gone only some frames later.
const FRAMES: u8 = 10;

/// Looks after each press whether the focus was lost, because the control that had it is gone, and then moves it to the first
/// of these selectors that finds an element. Otherwise keys would go nowhere.
///
/// Where a place is drawn anew, `kept_focus` has moved the focus before. This is for everything else at a table.
///
/// Whoever presses beside all controls takes the focus away on purpose, for example to hide the keyboard of a phone.
pub fn watch_presses(next: &'static [&'static str]) -> ListenerGuard {
    let mut guard = ListenerGuard::new();
    for event in ["click", "pointerup", "keydown", "keyup"] {
        let look = move |event: Event| {
            if reaches_control(&event) {
                find_again(next, FRAMES);
            }
        };
        guard = guard.capture_on_window(event, Box::new(look));
    }
    guard
}

/// Whether an event presses a control; a key may also press one elsewhere. A letter that is typed presses nothing.
fn reaches_control(event: &Event) -> bool {
    if let Some(key) = event.dyn_ref::<KeyboardEvent>() {
        return !is_in_field() || key.key() == "Enter";
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| {
        target.closest("button, a, summary, label, input, select").is_ok_and(|it| it.is_some())
    })
}

/// Moves a lost focus to the first of these selectors that finds an element, whenever it is lost within the next frames.
pub fn find_again_after_removal(next: &'static [&'static str]) {
    find_again(next, FRAMES);
}

fn find_again(next: &'static [&'static str], frames: u8) {
    page::after_painting(move || {
        if is_lost() {
            next.iter().any(|selector| set(selector));
        }
        if frames > 1 {
            find_again(next, frames - 1);
        }
    });
}

/// Whether the focus is on the primary button or nowhere, so that it may go to what is next.
pub fn is_free() -> bool {
    is_lost() || focused().is_some_and(|element| element.matches("[data-primary]").unwrap_or(false))
}

/// Moves the focus from the primary button, or from nowhere, to the first tab stop of a grid of buttons, if there is one.
pub fn enter_grid() -> bool {
    is_free() && set("main [data-rove] button[tabindex='0']:not([inert] *)")
}

/// Moves the focus inside its grid of buttons. An arrow key moves it to the nearest button in that direction, by screen
/// position; Home and End move it to the first and the last button. Returns whether the key was one of these and the
/// focus is in a grid. Shortcuts of the browser are not handled.
pub fn move_in_grid(key: &KeyboardEvent) -> bool {
    if is_shortcut(key) {
        return false;
    }
    let Some(from) = focused() else { return false };
    let Some(grid) = from.closest("[data-rove]").ok().flatten() else { return false };
    let buttons = buttons(&grid);
    let here = center(&from);
    let nearest = |towards: fn(Offset) -> bool| {
        let offset = |button: &&HtmlElement| {
            let there = center(button);
            Offset { right: there.0 - here.0, down: there.1 - here.1 }
        };
        let ahead = buttons.iter().filter(|button| towards(offset(button)));
        ahead.min_by_key(|button| offset(button).length())
    };
    let to = match key.key().as_str() {
        "ArrowRight" => nearest(|offset| offset.right > TOLERANCE && offset.down.abs() < offset.right),
        "ArrowLeft" => nearest(|offset| offset.right < -TOLERANCE && offset.down.abs() < -offset.right),
        "ArrowDown" => {
            nearest(|offset| offset.down > TOLERANCE && offset.right.abs() <= offset.down * SIDEWAYS)
        }
        "ArrowUp" => {
            nearest(|offset| offset.down < -TOLERANCE && offset.right.abs() <= -offset.down * SIDEWAYS)
        }
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
        // This fails only for a removed button.
        let _ = to.focus();
    }
    true
}

/// Makes the first button of every grid the tab stop again.
pub fn reset_tab_stops() {
    let grids = document().and_then(|document| document.query_selector_all("[data-rove]").ok());
    let Some(grids) = grids else { return };
    for grid in (0..grids.length()).filter_map(|index| grids.get(index)?.dyn_into::<Element>().ok()) {
        for (index, button) in buttons(&grid).iter().enumerate() {
            let tab_index = if index == 0 { 0 } else { -1 };
            // Setting the same value would still count as a change for the browser.
            if button.tab_index() != tab_index {
                button.set_tab_index(tab_index);
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
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

fn as_html_element(element: Option<Element>) -> Option<HtmlElement> {
    element?.dyn_into().ok()
}

pub(super) fn focused() -> Option<Element> {
    document()?.active_element()
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}
