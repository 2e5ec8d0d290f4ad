//! Hints on a line: what the house rules tell a player, at once or step by step when they ask.

use crate::rules::{
    Seat,
    clear::{Hint, Squares, View},
};

/// How much of a hint a player has asked for on a throw, where hints are given on request (CL-R05).
///
/// A hint that shows everything at once plays for them. So the first press only says whether it is worth looking.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum AskedHint {
    /// Nothing yet.
    #[default]
    Nothing,
    /// Whether a line fits.
    Whether,
    /// One line, after they knew that there is one.
    Line,
}

impl AskedHint {
    /// What the next press on the button asks for.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            AskedHint::Nothing => AskedHint::Whether,
            AskedHint::Whether | AskedHint::Line => AskedHint::Line,
        }
    }

    /// The text of the button.
    pub fn button(self) -> &'static str {
        match self {
            AskedHint::Nothing => "Hint",
            AskedHint::Whether | AskedHint::Line => "Show a line",
        }
    }
}

/// What `seat` is told now, because they `asked` or because the table tells it always.
pub fn hint(view: &View, seat: Seat, asked: AskedHint) -> Option<Hint> {
    view.hint(seat).filter(|_| !view.gives_hints_on_request() || asked != AskedHint::Nothing)
}

/// The lines drawn on the card of `seat` as a hint: all that fit, or one if hints are given on request. Of several it is
/// one with the most coins.
pub fn hinted_lines(view: &View, seat: Seat, asked: AskedHint) -> Vec<Squares> {
    let Some(Hint::Lines(lines)) = hint(view, seat, asked) else { return Vec::new() };
    if !view.gives_hints_on_request() {
        return lines;
    }
    match asked {
        AskedHint::Line => lines.into_iter().max_by_key(|line| line.len()).into_iter().collect(),
        AskedHint::Nothing | AskedHint::Whether => Vec::new(),
    }
}

/// Whether a hint says that `seat` has no line.
pub(super) fn knows_that_no_line_fits(view: &View, seat: Seat, asked: AskedHint) -> bool {
    match hint(view, seat, asked) {
        Some(Hint::Exists(exists)) => !exists,
        Some(Hint::Lines(lines)) => lines.is_empty(),
        None => false,
    }
}

/// Why there is no further hint for `seat`.
pub fn no_further_hint(view: &View, seat: Seat, asked: AskedHint) -> Option<String> {
    if knows_that_no_line_fits(view, seat, asked) {
        return Some("No line fits. Press “Scratch”.".to_owned());
    }
    (asked == AskedHint::Line).then(|| "The line is drawn on the card.".to_owned())
}
