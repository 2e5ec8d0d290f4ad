//! The drawing pad on a plain card, for a finger, a mouse, or keys (BL-76).
//!
//! With keys, arrows move the pen, with Shift by small steps, and Space puts it down or lifts it.

use leptos::ev::{KeyboardEvent, PointerEvent};

use crate::ui::prelude::*;

use crate::{
    browser::pointer::{capture, position},
    rules::blank::Drawing,
    ui::parts::card::strokes,
};

/// How far an arrow moves the pen, and how far with Shift.
const STEPS: (i16, i16) = (12, 3);
/// The least distance between two points; nearer ones are left out to keep a drawing small.
const MIN_POINT_DISTANCE: u16 = 4;

/// The pen for keys: its position, and whether it draws.
#[derive(Clone, Copy, PartialEq)]
struct Pen {
    at: [u8; 2],
    down: bool,
}

pub(super) fn pad(drawing: RwSignal<Drawing>) -> Html {
    let pen = RwSignal::new(Pen { at: [128, 128], down: false });
    let held = RwSignal::new(false);
    let press = move |event: PointerEvent| {
        capture(&event);
        event.prevent_default();
        held.set(true);
        begin(drawing, position(&event));
    };
    let draw = move |event: PointerEvent| {
        if held.get_untracked() {
            draw_to(drawing, position(&event), MIN_POINT_DISTANCE);
        }
    };
    let let_go = move |_| held.set(false);
    let cross = move || {
        let [x, y] = pen.get().at.map(i16::from);
        format!("M{} {y}h28M{x} {}v28", x - 14, y - 14)
    };
    html! {
        <span
            class="pad"
            role="application"
            tabindex="0"
            aria-label="Drawing pad. Arrows move the pen, Space puts it down or lifts it."
            on:pointerdown=press
            on:pointermove=draw
            on:pointerup=let_go
            on:pointercancel=let_go
            on:keydown=move |event| key(event, pen, drawing)
        >
            <svg class="sketch" viewBox="0 0 256 256" aria-hidden="true">
                <path d=move || drawing.with(strokes)/>
                <path class="pen" data-down=move || pen.get().down.then_some("") d=cross/>
            </svg>
        </span>
    }
}

/// The buttons that undo a stroke or clear the drawing.
pub(super) fn tools(drawing: RwSignal<Drawing>) -> Html {
    let back = move |_| {
        drawing.update(|drawing| {
            drawing.0.pop();
        });
    };
    let full = move || drawing.with(is_full).then_some("The card is full.");
    html! {
        <p class="row tools">
            <button type="button" class="quiet" on:click=back>"Undo a stroke"</button>
            <button type="button" class="quiet" on:click=move |_| drawing.set(Drawing::default())>"Clear the drawing"</button>
            <span role="status">{full}</span>
        </p>
    }
}

fn key(event: KeyboardEvent, pen: RwSignal<Pen>, drawing: RwSignal<Drawing>) {
    let far = if event.shift_key() { STEPS.1 } else { STEPS.0 };
    let (right, down) = match event.key().as_str() {
        "ArrowRight" => (far, 0),
        "ArrowLeft" => (-far, 0),
        "ArrowDown" => (0, far),
        "ArrowUp" => (0, -far),
        " " => {
            event.prevent_default();
            pen.update(|pen| pen.down = !pen.down);
            if pen.get_untracked().down {
                begin(drawing, pen.get_untracked().at);
            }
            return;
        }
        _ => return,
    };
    event.prevent_default();
    let moved = |from: u8, by: i16| u8::try_from((i16::from(from) + by).clamp(0, 255)).unwrap_or(from);
    pen.update(|pen| pen.at = [moved(pen.at[0], right), moved(pen.at[1], down)]);
    if pen.get_untracked().down {
        draw_to(drawing, pen.get_untracked().at, 0);
    }
}

/// Whether there is no room for another stroke or point.
fn is_full(drawing: &Drawing) -> bool {
    drawing.0.len() >= Drawing::MAX_STROKES
        || drawing.0.iter().map(Vec::len).sum::<usize>() >= Drawing::MAX_POINTS
}

fn begin(drawing: RwSignal<Drawing>, at: [u8; 2]) {
    drawing.update(|drawing| {
        if !is_full(drawing) {
            drawing.0.push(vec![at]);
        }
    });
}

/// Draws a line to a point, unless it is too near to the last.
fn draw_to(drawing: RwSignal<Drawing>, at: [u8; 2], min_distance: u16) {
    drawing.update(|drawing| {
        let points: usize = drawing.0.iter().map(Vec::len).sum();
        let Some(stroke) = drawing.0.last_mut().filter(|_| points < Drawing::MAX_POINTS) else { return };
        let far = stroke.last().is_none_or(|last| {
            u16::from(last[0].abs_diff(at[0])) + u16::from(last[1].abs_diff(at[1])) > min_distance
        });
        if far {
            stroke.push(at);
        }
    });
}
