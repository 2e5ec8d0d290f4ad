//! The drawing pad on a plain card, for a finger, a mouse, or keys (BL-76, BW-03 to BW-08).
//!
//! With keys, arrows move the tool, with Shift by small steps. Space puts the pen or the eraser down or lifts it, and prints a
//! stamp.

use leptos::ev::{KeyboardEvent, PointerEvent};

use crate::ui::prelude::*;

use crate::{
    browser::{
        page,
        pointer::{capture, position},
    },
    rules::blank::{Colour, Drawing, DrawnStamp, PenWidth},
    screens::blank::sketch::{Pen, PressedBy, Sketch, Tool, inks},
    ui::parts::{card::shapes, emblem},
};

/// How far an arrow moves the tool, in the units of a drawing, which is 256 wide and high.
const STEP: i16 = 12;

/// How far it moves the tool with Shift.
const SMALL_STEP: i16 = 3;

/// Where the tool is at first.
const MIDDLE: [u8; 2] = [128, 128];

/// The drawing, the chosen tool, and the position of the tool for keys.
#[derive(Clone, Copy)]
pub(super) struct Pad {
    sketch: RwSignal<Sketch>,
    pen: RwSignal<Pen>,
    cursor: RwSignal<[u8; 2]>,
}

impl Pad {
    pub(super) fn new(sketch: RwSignal<Sketch>) -> Self {
        Self { sketch, pen: RwSignal::new(Pen::default()), cursor: RwSignal::new(MIDDLE) }
    }

    /// The area to draw on.
    pub(super) fn area(self) -> AnyView {
        let Self { sketch, pen, cursor } = self;
        let press = move |event: PointerEvent| {
            capture(&event);
            event.prevent_default();
            let position = position(&event);
            sketch.update(|sketch| sketch.press(PressedBy::Pointer, pen.get_untracked(), position));
        };
        let is_drawing = move || sketch.with_untracked(Sketch::pressed_by) == Some(PressedBy::Pointer);
        let draw = move |event: PointerEvent| {
            if is_drawing() {
                let position = position(&event);
                sketch.update(|sketch| sketch.move_to(PressedBy::Pointer, pen.get_untracked(), position));
            }
        };
        let release = move |_| {
            if is_drawing() {
                sketch.update(Sketch::release);
            }
        };
        // The pad may disappear during a press: the editor is closed, or the curtain comes down.
        on_cleanup(move || {
            sketch.try_update(Sketch::release);
        });
        let cross = move || {
            let [x, y] = cursor.get().map(i16::from);
            // Each bar is 28 units long, with the position in its middle.
            format!("M{} {y}h28M{x} {}v28", x - 14, y - 14)
        };
        let label = move || match pen.get().tool {
            Tool::Pen => "Drawing pad. Arrows move the pen, Space puts it down or lifts it.".to_owned(),
            Tool::Eraser => "Drawing pad. Arrows move the eraser, Space puts it down or lifts it.".to_owned(),
            Tool::Stamp(stamp) => format!("Drawing pad. Arrows move the {stamp}, Space prints it."),
        };
        view! {
            <span
                class="pad"
                role="application"
                tabindex="0"
                aria-label=label
                on:pointerdown=press
                on:pointermove=draw
                on:pointerup=release
                on:pointercancel=release
                on:keydown=move |event| self.key(event)
            >
                <svg class="sketch" viewBox="0 0 256 256" aria-hidden="true">
                    <g prop:innerHTML=move || sketch.with(|sketch| shapes(sketch.drawing()))></g>
                    <path class="pen" data-down=move || sketch.with(Sketch::pressed_by).map(|_| "") d=cross/>
                </svg>
            </span>
        }
        .into_any()
    }

    fn key(self, event: KeyboardEvent) {
        let Self { sketch, pen, cursor } = self;
        let step = if event.shift_key() { SMALL_STEP } else { STEP };
        let (right, down) = match event.key().as_str() {
            _ if page::is_shortcut(&event) => return,
            "ArrowRight" => (step, 0),
            "ArrowLeft" => (-step, 0),
            "ArrowDown" => (0, step),
            "ArrowUp" => (0, -step),
            " " => {
                event.prevent_default();
                let (pen, position) = (pen.get_untracked(), cursor.get_untracked());
                sketch.update(|sketch| {
                    let lifts = sketch.pressed_by().is_some();
                    if !lifts {
                        sketch.press(PressedBy::Key, pen, position);
                    }
                    if lifts || matches!(pen.tool, Tool::Stamp(_)) {
                        sketch.release();
                    }
                });
                return;
            }
            _ => return,
        };
        event.prevent_default();
        let moved = |from: u8, by: i16| u8::try_from((i16::from(from) + by).clamp(0, 255)).unwrap_or(from);
        cursor.update(|[x, y]| (*x, *y) = (moved(*x, right), moved(*y, down)));
        sketch.update(|sketch| sketch.move_to(PressedBy::Key, pen.get_untracked(), cursor.get_untracked()));
    }

    /// The tools, beside the card or below it.
    pub(super) fn tools(self) -> AnyView {
        let Self { sketch, pen, .. } = self;
        // A pen that keys have put down is lifted first.
        let change = move |change: &dyn Fn(&mut Pen)| {
            sketch.update(Sketch::release);
            pen.update(change);
        };
        let tools = [(Tool::Pen, "pen"), (Tool::Eraser, "eraser")];
        let tools = tools.map(|(tool, name)| {
            (tool, name.to_owned(), view! { <b aria-hidden="true">{name}</b> }.into_any())
        });
        let stamps =
            DrawnStamp::ALL.map(|stamp| (Tool::Stamp(stamp), stamp.to_string(), emblem::stamp(stamp)));
        let widths = PenWidth::ALL.map(|width| {
            let dot = view! { <i class="dot" style:--dot=format!("{}px", width.of_stroke())></i> }.into_any();
            (width, width.to_string(), dot)
        });
        let inks = inks().map(|(ink, name)| {
            let symbol = ink.map(emblem::shape);
            (ink, name, view! { <i class="ink" data-colour=ink.map(Colour::slug)>{symbol}</i> }.into_any())
        });
        let tool = move || pen.get().tool;
        let choose_tool = move |tool| change(&|pen| pen.tool = tool);
        let button = move |label: &'static str, change: fn(&mut Sketch)| {
            view! { <button type="button" class="quiet" on:click=move |_| sketch.update(change)>{label}</button> }.into_any()
        };
        view! {
            <div class="kit row">
                {choices("Tool", "tool", tools, tool, choose_tool)}
                {choices("Width", "width", widths, move || pen.get().width, move |width| change(&|pen| pen.width = width))}
                {choices("Colour", "ink", inks, move || pen.get().ink, move |ink| change(&|pen| pen.ink = ink))}
                {choices("Stamp", "tool", stamps, tool, choose_tool)}
                <p class="row">
                    {button("Undo drawing", Sketch::undo)}
                    {button("Redo drawing", Sketch::redo)}
                    {button("Clear drawing", Sketch::clear)}
                    <span role="status">{move || sketch.with(Sketch::status)}</span>
                </p>
                {description(sketch)}
            </div>
        }.into_any()
    }
}

/// Radio buttons that look like coins. Each has a value, a name and a picture. One button of a group is chosen; a group may have
/// several fieldsets.
fn choices<T: Copy + PartialEq + Send + Sync + 'static>(
    legend: &'static str,
    group: &'static str,
    options: impl IntoIterator<Item = (T, String, AnyView)>,
    chosen: impl Fn() -> T + Copy + Send + Sync + 'static,
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> AnyView {
    let option = move |(value, name, picture): (T, String, AnyView)| {
        view! {
            <label title=name.clone()>
                <input
                    type="radio"
                    name=group
                    aria-label=name.clone()
                    prop:checked=move || chosen() == value
                    on:change=move |_| choose(value)
                />
                {picture}
            </label>
        }
        .into_any()
    };
    let options = options.into_iter().map(option).collect_view();
    view! { <fieldset class="coins row"><legend class="visually-hidden">{legend}</legend>{options}</fieldset> }.into_any()
}

/// The field for what the drawing shows (BW-07).
fn description(sketch: RwSignal<Sketch>) -> AnyView {
    let write = move |event| sketch.update(|sketch| sketch.describe(event_target_value(&event)));
    view! {
        <label class="shows row">
            <span>"What it shows, for those who can’t see it"</span>
            <input
                autocomplete="off"
                dir="auto"
                maxlength=Drawing::MAX_DESCRIPTION.to_string()
                prop:value=move || sketch.with(|sketch| sketch.drawing().description.clone())
                on:input=write
            />
        </label>
    }
    .into_any()
}
