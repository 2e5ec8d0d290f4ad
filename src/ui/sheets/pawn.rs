//! How somebody stands before their name.

use crate::ui::prelude::*;

use super::Writer;
use crate::ui::parts::{Pawn, pawn::initial};

impl Writer {
    /// Their pawn, if they have one.
    pub fn pawn(&self) -> Option<Html> {
        self.suit.map(|suit| html! { <Pawn suit initial=initial(&self.name)/> })
    }
}
