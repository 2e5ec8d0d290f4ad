//! Clear! on the page: cards of coins, one throw for all, and the score.
//!
//! Each room has a `board`, and an `action` drawn in the foot with the primary button. The state that both
//! share is `ClearTable`.

pub mod how_to;
pub mod setup;

mod bonus;
mod caller;
mod card;
mod cards;
mod ceremony;
mod dice;
mod drag;
mod picture;
mod review;
mod scoresheet;
mod state;
mod table;

pub(super) use table::mount;
