//! Which presses count: each counts once, and only for what it was aimed at (PK-01 to PK-04).
//!
//! Whoever presses twice in a row has seen only what was there before the first press. If the second press lands on
//! something that means something else by now, it was not aimed at it, and does nothing. This module gets what the
//! browser tells about presses, so that it can be tested.

/// How long after a press another one at the same place is still aimed at what was there before, in milliseconds. It is a
/// little more than the half second of a double click.
pub const AIMED: f64 = 600.0;

/// How far apart two presses are at most, in pixels across or down, if they are at the same place. A finger lands less
/// exactly than a mouse; two small buttons side by side are further apart.
const SAME_PLACE: u32 = 24;

/// How long after a press another one on the same button is still aimed at it, in milliseconds, if the button is for somebody else by
/// now: it says the same, so people see later that it has changed.
pub const AIMED_AT_THE_SAME_WORDS: f64 = 800.0;

/// How far a mouse is moved at least, in pixels across or down, to be aimed anew. No hand holds it still while its finger presses, and
/// some browsers report a movement that is none.
const STEADY: u32 = 6;

/// What kind of pointer presses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointerKind {
    /// A mouse: the browser counts its clicks, and sees whether it was moved since the last press.
    Mouse,
    /// A finger or a pen, which is aimed anew for each press.
    Touch,
}

/// How a control changes its meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meaning {
    /// It means what it says: a button whose text has changed does something else. So does one at a table after a step of the
    /// game, because it is for whoever plays next.
    Text,
    /// Each press does the same again or goes one further, whatever it says meanwhile: a field, undo, a number that a press raises.
    Lasting,
    /// Each press takes the last one back. So a double click, which is one press for many people, would do nothing.
    Switch,
    /// After each press it means something else, even if it says the same: the large button, which does what the table
    /// does next.
    OncePerPress,
}

/// A control that can be pressed. `E` is an element of the page.
#[derive(Debug, Clone, PartialEq)]
pub struct Control<E> {
    /// The element, which may be used again for something else.
    pub element: E,
    /// Its text and its label.
    pub says: String,
    /// How its meaning changes.
    pub meaning: Meaning,
    /// How many steps of games the page has stored before.
    pub steps: u32,
}

impl<E: PartialEq> Control<E> {
    /// Whether a press that was aimed at this control may press `now`.
    fn still_means(&self, now: &Self) -> bool {
        self.element == now.element
            && match now.meaning {
                Meaning::Text => self.says == now.says && self.steps == now.steps,
                Meaning::Lasting => true,
                Meaning::Switch | Meaning::OncePerPress => false,
            }
    }

    /// Whether this is the control `before`, which says the same, but is for somebody else since a step of the game.
    fn is_for_somebody_else(&self, before: &Self) -> bool {
        self.element == before.element
            && self.meaning == Meaning::Text
            && self.says == before.says
            && self.steps != before.steps
    }

    /// Whether a press that began on this control may still act when it ends. Meanwhile the control may have changed by
    /// itself, for example because time was up.
    pub fn stayed(&self, now: &Self) -> bool {
        // A press is for the element on which it began; on another one nothing was pressed.
        self.element != now.element
            || matches!(self.meaning, Meaning::Lasting | Meaning::Switch)
            || self.says == now.says
    }
}

/// A press of a pointer.
#[derive(Debug, Clone, PartialEq)]
pub struct PointerPress<E> {
    /// When it begins, in milliseconds; later, when it ended.
    pub time: f64,
    /// Where, in pixels.
    pub place: [i32; 2],
    /// What kind of pointer.
    pub kind: PointerKind,
    /// The control there, if any.
    pub control: Option<Control<E>>,
}

impl<E: PartialEq> PointerPress<E> {
    /// Whether this press was aimed at what was there before the press `before`: nobody can look and aim anew so quickly.
    fn is_aimed_with(&self, before: &Self) -> bool {
        let controls = self.control.as_ref().zip(before.control.as_ref());
        let same_control = controls.is_some_and(|(control, other)| control.element == other.element);
        let is_near = distance(self.place, before.place) <= SAME_PLACE;
        let says_the_same = controls.is_some_and(|(control, other)| control.is_for_somebody_else(other));
        let aimed = if says_the_same { AIMED_AT_THE_SAME_WORDS } else { AIMED };
        self.time - before.time <= aimed && (is_near || same_control)
    }
}

/// How far two places are apart, across or down.
fn distance(one: [i32; 2], other: [i32; 2]) -> u32 {
    one[0].abs_diff(other[0]).max(one[1].abs_diff(other[1]))
}

/// What the last presses of pointers were aimed at.
#[derive(Debug, Clone)]
pub struct Aim<E> {
    /// The last press that counted, before the present one.
    counted: Option<PointerPress<E>>,
    /// The present press, or the last one.
    last: Option<PointerPress<E>>,
    /// Whether the last press was ignored. The next one is still compared with what counted before, because nothing else was
    /// aimed at meanwhile.
    ignored: bool,
    /// Whether a mouse was moved away since the last press.
    moved: bool,
}

impl<E> Aim<E> {
    /// Before the first press.
    pub const fn new() -> Self {
        Self { counted: None, last: None, ignored: false, moved: false }
    }
}

impl<E> Default for Aim<E> {
    fn default() -> Self {
        Self::new()
    }
}

impl<E: PartialEq> Aim<E> {
    /// A mouse moves to this place.
    pub fn moved(&mut self, to: [i32; 2]) {
        self.moved |= self.last.as_ref().is_none_or(|last| distance(last.place, to) > STEADY);
    }

    /// A pointer goes down. Returns whether the press counts as far as its time and its place tell. For a mouse, the browser also
    /// counts its clicks: see [`Self::clicked`].
    pub fn pressed(&mut self, press: PointerPress<E>) -> bool {
        let before = self.last.replace(press);
        if !self.ignored {
            self.counted = before;
        }
        let is_aimed_anew =
            self.moved && self.last.as_ref().is_some_and(|last| last.kind == PointerKind::Mouse);
        self.moved = false;
        self.ignored = !is_aimed_anew && self.follows_at_once() && !self.is_aimed_at_this();
        !self.ignored
    }

    /// The browser says that the last press is this click of several in a row, 2 for a double click: how quick that is, people set in
    /// their system. Returns whether the press counts.
    pub fn clicked(&mut self, number: i32) -> bool {
        // The browser counts on for as long as somebody presses quickly. So from the third click on the time since the last press that
        // counted decides, or no further one would get through (PK-02).
        let is_in_a_row = number == 2 || number > 2 && self.follows_at_once();
        self.ignored |= is_in_a_row && !self.is_aimed_at_this();
        !self.ignored
    }

    /// The last press ends at a time in milliseconds.
    pub fn released(&mut self, time: f64) {
        if let Some(last) = &mut self.last {
            last.time = last.time.max(time);
        }
    }

    /// What the last press began on.
    pub fn control(&self) -> Option<&Control<E>> {
        self.last.as_ref()?.control.as_ref()
    }

    fn follows_at_once(&self) -> bool {
        self.counted.as_ref().zip(self.last.as_ref()).is_some_and(|(before, last)| last.is_aimed_with(before))
    }

    /// Whether the last press reaches what the press before was aimed at. What is no control can neither be aimed at nor do
    /// anything by mistake.
    fn is_aimed_at_this(&self) -> bool {
        let aimed = self.counted.as_ref().and_then(|press| press.control.as_ref());
        match (aimed, self.control()) {
            (Some(aimed), Some(now)) => aimed.still_means(now),
            (Some(_) | None, None) | (None, Some(_)) => true,
        }
    }
}

/// Whether a key that goes down presses something. A key that is held down repeats itself, and presses once at most, wherever the focus
/// goes meanwhile. In a text it goes on writing: a space, and Enter where a text has several lines.
pub fn key_counts(key: &str, repeats: bool, field: Option<TypedField>) -> bool {
    match (key, field) {
        _ if !repeats => true,
        ("Enter", Some(TypedField::Lines)) | (" ", Some(TypedField::Line | TypedField::Lines)) => true,
        ("Enter" | " ", _) => false,
        _ => true,
    }
}

/// Whether a key ends a composition, such as the choice of a Chinese word, and presses nothing. `code` is the old code of the key: in
/// Safari the composition is over when this key comes, and only the code tells.
pub fn is_for_composition(key: &str, composing: bool, code: u32) -> bool {
    /// The code of every key that a composition uses.
    const PROCESSED: u32 = 229;
    key == "Enter" && (composing || code == PROCESSED)
}

/// What kind of field has the focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypedField {
    /// One line of text.
    Line,
    /// Several lines of text.
    Lines,
}
