//! Pieces that every game draws with, in wood, felt and paper.
//!
//! A part knows how a thing looks and how it is pressed, never what the game would make of it. It is given plain
//! values and signals, and its look lives in a file of the same name under `style/parts`.

pub mod applause;
pub mod board;
pub mod button;
pub mod chart;
pub mod clock;
pub mod coin;
pub mod dialog;
pub mod die;
pub mod letter;
pub mod notice;
pub mod pawn;
mod rank;
pub mod sheet;
pub mod slip;
pub mod suit;
pub mod tile;
pub mod vote;

pub use applause::Applause;
pub use board::{BoardPawn, Scoreboard};
pub use button::{Primary, Quiet};
pub use chart::{Chart, ChartLine};
pub use clock::Clock;
pub use coin::Coin;
pub use dialog::Dialog;
pub use die::Die;
pub use letter::BigLetter;
pub use notice::Notice;
pub use pawn::Pawn;
pub use sheet::{Sheet, SheetLine};
pub use slip::Slip;
pub use suit::SuitMark;
pub use tile::Tile;
pub use vote::{Ballots, Voter};
