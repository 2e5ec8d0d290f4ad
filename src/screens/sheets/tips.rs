//! The tips that both word games give newcomers.

use crate::{rules::sheets::OpenPhaseView, screens::first_time::Moment};

pub(in crate::screens) const WRITE: Moment =
    Moment::usual("write", "One answer on each line. Each begins with the letter. Enter: next line.");
pub(in crate::screens) const READ: Moment = Moment::usual(
    "read",
    "Read the answers aloud. You don’t believe one? Press it. Two mean the same? Press “Compare”.",
);
pub(in crate::screens) const BLITZ: Moment = Moment::of_option(
    "blitz",
    "One category goes around. Take the laptop, press start, write one answer and pass it on.",
);

/// The tip about reading stays until this many answers have been read.
const FIRST_ANSWERS: usize = 12;

/// The moment of a round whose letter everybody sees.
pub(in crate::screens) fn of_phase(phase: &OpenPhaseView) -> Option<Moment> {
    match phase {
        OpenPhaseView::Blitz { .. } => Some(BLITZ),
        OpenPhaseView::Reading { heard, .. } => (heard.len() < FIRST_ANSWERS).then_some(READ),
        OpenPhaseView::Paper { .. } | OpenPhaseView::Entering { .. } | OpenPhaseView::Appeals { .. } => None,
    }
}
