//! The components that all games share.
//!
//! A part draws a piece or a control and knows no game. It gets plain values and signals. Its style is in a file of the
//! same name under `style/parts`.

pub mod applause;
pub mod board;
pub mod box_label;
pub mod button;
pub mod card;
pub mod chart;
pub mod clock;
pub mod coin;
pub mod controls;
pub mod dialog;
pub mod die;
pub mod emblem;
pub mod foot;
pub mod letter;
pub mod notice;
pub mod pawn;
mod rank;
pub mod seen;
pub mod sheet;
pub mod slip;
pub mod suit;
pub mod tile;
pub mod vote;

pub use applause::Applause;
pub use board::{BoardPawn, Scoreboard};
pub use button::{Primary, Quiet, TableViewer};
pub use chart::{Chart, ChartLine};
pub use clock::Clock;
pub use coin::Coin;
pub use dialog::Dialog;
pub use die::Die;
pub use foot::Foot;
pub use letter::BigLetter;
pub use notice::Notice;
pub use pawn::Pawn;
pub use seen::SeenCoin;
pub use sheet::{Sheet, SheetLine};
pub use slip::{Slip, WrittenBy};
pub use suit::SuitMark;
pub use tile::Tile;
pub use vote::{Ballots, Voter};

use crate::ui::prelude::*;

/// An empty view.
fn nothing() -> Html {
    Html::Nothing
}

/// A boolean as an attribute value.
fn flag(yes: bool) -> &'static str {
    if yes { "true" } else { "false" }
}

/// Alternates with a count, so that an animation starts again at each step.
fn parity(count: u32) -> &'static str {
    if count.is_multiple_of(2) { "even" } else { "odd" }
}
