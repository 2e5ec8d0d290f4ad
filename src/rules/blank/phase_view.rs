//! Where the game stands, as everybody sees it.

use std::sync::Arc;

use super::{CardSeen, Draft, EffectSource, PendingChoice};
use crate::rules::Seat;

/// What the table is doing.
#[derive(Debug, Clone, PartialEq)]
pub enum PhaseView {
    /// Rules are opened and read aloud (BL-08).
    Opening {
        /// How many rules are still face down after this one.
        left: u8,
        /// Whether all rules have been read and only the "everybody understands" confirmation is missing (BL-09).
        all_read: bool,
    },
    /// A player's turn to play.
    Turn {
        /// Whether it is an extra play, which costs no Penalty if nothing matches.
        extra: bool,
    },
    /// Several effects were triggered, and the table has to agree on their order; any player may enter it
    /// (BL-48). A reported event also waits for the table, even if it has triggered only one effect.
    Ordering {
        /// The effects, in the order in which they will be resolved.
        queue: Vec<EffectSource>,
        /// Who reported the event, if it was reported: this player can be accused while the report waits (BL-R41).
        reporter: Option<Seat>,
        /// Whether another order could have another result (BL-R75).
        matters: bool,
    },
    /// The game waits for a choice.
    Choosing {
        /// The choice, and who makes it.
        choice: PendingChoice,
        /// The rule, card or ruling that asks for the choice.
        source: EffectSource,
        /// The cards that are shown to all (EF-SHOW); empty for any other choice.
        shown: Vec<CardSeen>,
        /// The effects that are resolved after this one.
        queue: Vec<EffectSource>,
    },
    /// The Draw Pile is empty, so the game pauses (BL-60).
    Paused,
    /// Somebody is about to win; this is the last chance for others to object (BL-R18).
    LastCall {
        /// The player who wins if nobody objects.
        winner: Seat,
    },
    /// The winner chooses a prize (BL-65).
    Prize {
        /// Who has won.
        winner: Seat,
        /// Who writes (BL-R73).
        writer: Seat,
        /// What was shown to all.
        draft: Option<Arc<Draft>>,
        /// Whether everybody has discussed the draft.
        discussed: bool,
        /// Who decides; of several, the majority.
        judges: Vec<Seat>,
        /// The votes of those who decide, so far.
        approvals: Vec<(Seat, bool)>,
        /// Whether the present draft was refused; a new draft resets this.
        refused: bool,
        /// Whether one answer decides for all, because nobody owns the deck yet (BL-R76).
        together: bool,
        /// The deck that needs a name before the accepted draft is written.
        unnamed: Option<u8>,
    },
    /// The game is over, and the decks in this view can be saved.
    Over {
        /// Who has won.
        winner: Seat,
    },
}
