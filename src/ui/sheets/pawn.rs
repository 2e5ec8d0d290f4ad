//! The pawn before a player's name.

use crate::ui::prelude::*;

use super::Writer;
use crate::ui::parts::{Pawn, pawn::initial};

impl Writer {
    /// The pawn, if they have one.
    pub fn pawn(&self) -> Option<Html> {
        self.suit.map(|suit| html! { <Pawn suit initial=initial(&self.name)/> })
    }
}
