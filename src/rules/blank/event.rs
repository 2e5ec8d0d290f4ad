//! What happened, for everybody's ears.

use super::CardSeen;
use super::{Accusation, Decree, EffectSource, Pick, RuleNo};
use crate::rules::Seat;

/// What happened. Public: no card that goes into a hand, lies in one, or comes back to one is in it.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// A rule was opened (BL-07, BL-44).
    Opened(RuleNo),
    /// Everybody understands; the first turn opens (BL-09).
    Understood,
    /// A turn begins (BL-27).
    Turn(Seat),
    /// Somebody's turn is lost (BL-R35).
    Lost(Seat),
    /// Cards were played, the last one on top (BL-31).
    Played {
        /// By whom.
        by: Seat,
        /// Which.
        cards: Vec<CardSeen>,
    },
    /// Cards went back to the hand they came from (BL-53, BL-55, BL-57).
    Returned {
        /// Whose.
        to: Seat,
        /// How many.
        cards: u8,
    },
    /// Somebody takes a Penalty (BL-52).
    Penalty {
        /// Who.
        seat: Seat,
        /// Why.
        reason: PenaltyReason,
    },
    /// Somebody drew (BL-98).
    Drew {
        /// Who.
        seat: Seat,
        /// How many; 0 if there were no cards (BL-R24).
        cards: u8,
    },
    /// Nothing matched in the extra play, so it ends (EF-AGAIN).
    Passed(Seat),
    /// Rules or a card were set off (BL-18, BL-33).
    Fired(Vec<EffectSource>),
    /// The order was changed (BL-48).
    Ordered(Vec<EffectSource>),
    /// Something set off is being done.
    Resolving(EffectSource),
    /// The effect on somebody was ignored (EF-IMMUNE).
    Spared(Seat),
    /// Somebody chose, or the table did; `cards` and the like are only counted.
    Chose {
        /// Who; nobody means the table.
        by: Option<Seat>,
        /// What, unless it is cards.
        pick: Option<Pick>,
    },
    /// Cards went from hand to hand (BL-99).
    Moved {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How many.
        cards: u8,
    },
    /// Two hands were exchanged (EF-SWAP).
    Swapped(Seat, Seat),
    /// Cards went under the top card (BL-100).
    Discarded {
        /// From whose hand.
        by: Seat,
        /// Which, the last one lying highest.
        cards: Vec<CardSeen>,
    },
    /// Cards are shown (EF-SHOW).
    Shown {
        /// Whose; nobody's are of the Draw Pile.
        of: Option<Seat>,
        /// How many.
        cards: u8,
    },
    /// Something counts as something else, or plays are narrowed; the sentence says how (BL-101).
    Lasting(String),
    /// What lasted is over.
    LastingOver(String),
    /// Somebody is rid of what was to be done, as the table ruled (BL-108).
    Waived(Seat, String),
    /// Somebody will lose turns.
    WillLose(Seat, u8),
    /// The direction changed.
    Reversed,
    /// Somebody plays once more.
    PlaysAgain(Seat),
    /// Somebody is spared the next effect.
    Immune(Seat),
    /// The Draw Pile was shuffled (BL-96).
    Shuffled,
    /// The Draw Pile is empty and a card is needed (BL-60).
    RanOut,
    /// The discards became the new Draw Pile (BL-61, BL-62).
    Reshuffled {
        /// Of so many cards.
        cards: u16,
    },
    /// A card was turned from the Draw Pile onto the Discard Pile.
    Flipped(CardSeen),
    /// The top discard went under (BL-97).
    WentUnder(CardSeen),
    /// A rule went under the Rule Card Pile (BL-44).
    Dropped(RuleNo),
    /// Somebody has to do something (BL-102, BL-103).
    Obliged {
        /// The obligation's number.
        id: u32,
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// An obligation was met.
    Done {
        /// Its number.
        id: u32,
        /// Whose it was.
        seat: Seat,
    },
    /// An obligation was not met before the next card was played (BL-56).
    Missed {
        /// Its number.
        id: u32,
        /// Whose it is.
        seat: Seat,
    },
    /// Somebody says that something happened (BL-45).
    Reported {
        /// Who says so.
        by: Seat,
        /// Which rule speaks of it.
        rule: RuleNo,
        /// Who did it.
        who: Seat,
    },
    /// A rule's seconds have passed.
    ClockRan(RuleNo),
    /// Somebody accused others (BL-R13).
    Accused {
        /// Who accuses.
        by: Seat,
        /// Whom, and of what.
        charges: Vec<Accusation>,
    },
    /// Somebody admitted it.
    Admitted(Seat),
    /// A charge was decided (BL-R15).
    Decided {
        /// Whom it was against.
        seat: Seat,
        /// What was found.
        finding: Finding,
        /// The charge, as a sentence.
        text: String,
    },
    /// Somebody proposed a ruling (BL-108).
    Proposed {
        /// Who.
        by: Seat,
        /// Its words.
        text: String,
        /// What would be done.
        decree: Decree,
    },
    /// Everybody agreed to it.
    Ruled {
        /// Its words.
        text: String,
        /// What is done.
        decree: Decree,
    },
    /// Not everybody agreed.
    NotRuled,
    /// Somebody is rid of all cards: the last call (BL-R18).
    LastCall(Seat),
    /// The last call brought them cards again.
    NotYet(Seat),
    /// Somebody has won (BL-64).
    Won(Seat),
    /// A deck has its name, mark and owner.
    Named {
        /// Which of the decks.
        deck: u8,
        /// Its name.
        name: String,
    },
    /// The winner showed what they would write; the sentence says it (BL-66).
    Drafted(String),
    /// It was talked over.
    Discussed,
    /// It was refused (BL-67).
    Refused,
    /// It was approved, and stands on the card now.
    PrizeRecord(String),
    /// The winner left the prize.
    Declined,
}

/// Why somebody takes a Penalty (BL-52).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PenaltyReason {
    /// Played out of turn (BL-53).
    OutOfTurn,
    /// Accused falsely, or reported what did not happen (BL-54, BL-R41).
    FalseAccusation,
    /// Played what does not match (BL-55).
    NoMatchPlayed,
    /// Did not do what a card says (BL-56).
    NotFollowed,
    /// Played cards that share neither colour nor number (BL-57).
    MixedPlay,
    /// Held nothing that matches (BL-37).
    CannotPlay,
}

impl PenaltyReason {
    /// All six (BL-41).
    pub const ALL: [PenaltyReason; 6] = [
        PenaltyReason::OutOfTurn,
        PenaltyReason::FalseAccusation,
        PenaltyReason::NoMatchPlayed,
        PenaltyReason::NotFollowed,
        PenaltyReason::MixedPlay,
        PenaltyReason::CannotPlay,
    ];
}

/// What was found about a charge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finding {
    /// It is right: the accused takes a Penalty.
    Upheld,
    /// It is false: the accuser takes one, for all false ones together.
    False,
    /// Nobody knows: nobody takes any.
    Open,
}

impl Event {
    /// Whether something was seen that cannot be unseen: then taking it back needs everybody.
    pub(super) fn reveals(&self) -> bool {
        match self {
            Event::Opened(_)
            | Event::Played { .. }
            | Event::Returned { .. }
            | Event::Drew { .. }
            | Event::Moved { .. }
            | Event::Swapped(..)
            | Event::Discarded { .. }
            | Event::Shown { .. }
            | Event::Flipped(_) => true,
            Event::Understood
            | Event::Turn(_)
            | Event::Lost(_)
            | Event::Penalty { .. }
            | Event::Passed(_)
            | Event::Fired(_)
            | Event::Ordered(_)
            | Event::Resolving(_)
            | Event::Spared(_)
            | Event::Chose { .. }
            | Event::Lasting(_)
            | Event::LastingOver(_)
            | Event::Waived(..)
            | Event::WillLose(..)
            | Event::Reversed
            | Event::PlaysAgain(_)
            | Event::Immune(_)
            | Event::Shuffled
            | Event::RanOut
            | Event::Reshuffled { .. }
            | Event::WentUnder(_)
            | Event::Dropped(_)
            | Event::Obliged { .. }
            | Event::Done { .. }
            | Event::Missed { .. }
            | Event::Reported { .. }
            | Event::ClockRan(_)
            | Event::Accused { .. }
            | Event::Admitted(_)
            | Event::Decided { .. }
            | Event::Proposed { .. }
            | Event::Ruled { .. }
            | Event::NotRuled
            | Event::LastCall(_)
            | Event::NotYet(_)
            | Event::Won(_)
            | Event::Named { .. }
            | Event::Drafted(_)
            | Event::Discussed
            | Event::Refused
            | Event::PrizeRecord(_)
            | Event::Declined => false,
        }
    }
}
