//! The components that games and screens share.
//!
//! A part draws a piece or a control and knows no session. It gets plain values and signals. The styles of
//! most parts are under `style/parts`.

pub mod applause;
pub mod board;
pub mod box_label;
pub mod button;
pub mod card;
pub mod chart;
pub mod clock;
pub mod controls;
pub mod dialog;
pub mod emblem;
pub mod fleeting;
pub mod foot;
pub mod gains;
pub mod hold;
pub mod piecepack;
pub mod sentence;
pub mod sheet;
pub mod spotlight;
pub mod vote;

pub use applause::Applause;
pub use board::{BoardPawn, Scoreboard};
pub use button::{Notice, Primary, Quiet, TableViewer};
pub use chart::{Chart, ChartLine};
pub use clock::Clock;
pub use dialog::Dialog;
pub use fleeting::Fleeting;
pub use foot::{Foot, forget_answer_after};
pub use gains::{Gain, Gains, counted_up};
pub use hold::HoldButton;
pub use piecepack::{Coin, Die, Pawn, SeenCoin, SuitMark, Tile};
pub use sentence::drawn;
pub use sheet::{AnswerInGap, BigLetter, CategoryAuthors, Sheet, SheetLine, Slip};
pub use spotlight::{in_spotlight, spotlight, spotlit};
pub use vote::{Ballots, Voter};

use crate::{screens::said_again, ui::prelude::*};

/// Draws nothing.
fn nothing() -> AnyView {
    ().into_any()
}

/// A text that only screen readers say, whenever it changes. It is never drawn anew, because they hear nothing of a new element.
pub fn live_region(text: impl Into<Signal<String>>) -> AnyView {
    let text: Signal<String> = text.into();
    view! { <p class="visually-hidden" role="status">{move || text.get()}</p> }.into_any()
}

/// Announces a sentence in a live region, also one that was the last there.
pub fn announce(region: RwSignal<String>, sentence: String) {
    region.update(|announced| *announced = said_again(announced, sentence));
}

/// Shows a sentence in a [`Notice`], which screen readers say, also one that is shown there already. Nothing else sets a
/// notice to a sentence: otherwise an equal one would be silent. If its screen is closed by then, nothing is shown.
pub fn show_notice(notice: RwSignal<Option<String>>, sentence: String) {
    notice.try_update(|shown| *shown = Some(said_again(shown.as_deref().unwrap_or_default(), sentence)));
}

/// Shows a sentence as [`show_notice`] does, or removes the one that is shown.
pub fn set_notice(notice: RwSignal<Option<String>>, sentence: Option<String>) {
    match sentence {
        Some(sentence) => show_notice(notice, sentence),
        None => notice.set(None),
    }
}

/// Lets `say` say all that a notice says from now on: what it said before is over. The same sentences are said again.
pub fn say_anew(notice: RwSignal<Option<String>>, say: impl FnOnce()) {
    let before = notice.try_update(Option::take).flatten().unwrap_or_default();
    say();
    let now = notice.try_update(Option::take).flatten();
    notice.try_set(now.map(|sentences| said_again(&before, sentences)));
}

/// Shows a sentence besides what is shown already, for what is said of several files.
pub fn add_to_notice(notice: RwSignal<Option<String>>, sentence: String) {
    notice.update(|shown| {
        *shown = Some(match shown.take() {
            // The same is said of many files only once.
            Some(before) if before.lines().any(|line| line.trim_end() == sentence) => before,
            Some(before) => format!("{before}\n{sentence}"),
            None => sentence,
        });
    });
}

/// Alternates with a count, so that an animation starts again at each step.
fn parity(count: u32) -> &'static str {
    if count.is_multiple_of(2) { "even" } else { "odd" }
}
