//! What BLANK's table shows one frame late.

use super::{Awaited, Room};
use crate::rules::{Public, Viewer, blank::RuleIndex};

/// What the table shows one frame late, so that the answer to a press is drawn first. Nothing of it is secret.
#[derive(Debug, Clone, PartialEq)]
pub struct LateTable {
    /// Who looks at the page.
    pub viewer: Viewer,
    /// The phase of the game that the board shows. The buttons at the foot are a frame ahead of it.
    pub room: Room,
    /// What the game waits for.
    pub awaited: Awaited,
    /// The rules that the last step triggered.
    pub triggered: Vec<RuleIndex>,
    /// Whether the page shows a hand.
    pub has_hand: bool,
    /// Whether hands are sorted by number.
    pub by_number: bool,
}

impl Public for LateTable {}
