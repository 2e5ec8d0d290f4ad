//! The rules engine: which actions are allowed, what they change, and what each viewer may see.

mod accusations;
mod allowed;
mod apply;
mod check;
mod decisions;
mod effects;
mod fact;
mod hand_effects;
mod hands;
mod lasting;
mod obstacles;
mod options;
mod order;
mod piles;
mod prize;
mod resolve;
mod rule_effects;
mod run;
mod seats;
mod stacking;
mod start;
mod task;
mod tell;
mod view;

use super::*;

pub use allowed::Allowed;
pub(super) use lasting::{Expiry, Lasting, Tried, matched_by, mismatch_reason};
pub(super) use prize::Prize;
pub use tell::{ANYBODY_MAY_CALL, DRAW_PILE_EMPTY, SO_MANY_STAY, winning_reason};

pub(super) use task::{Task, Triggered};
