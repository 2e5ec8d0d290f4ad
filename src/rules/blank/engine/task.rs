//! What the game still has to do, the next thing last: a stack that comes to rest whenever people are wanted.

use super::{AutoEffect, CardNo, Destination, Effect, EffectSource, Filter, PendingChoice, Pick, RuleNo};
use crate::rules::Seat;

/// Something that was set off.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) struct Firing {
    /// What was set off.
    pub(in crate::rules::blank) source: EffectSource,
    /// Who did what set it off (TG-WHO).
    pub(in crate::rules::blank) who: Vec<Seat>,
    /// Who reported it, if people have to (BL-45).
    pub(in crate::rules::blank) reporter: Option<Seat>,
}

/// Whom or what an effect is for, found out.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) enum ResolvedTarget {
    /// These players, or the cards in their hands, in playing order from the active one.
    Players(Vec<Seat>),
    /// The top card, or all cards that pass.
    InPlay(Filter),
    /// The Draw Pile.
    DrawPile,
    /// The Discard Pile.
    DiscardPile,
    /// These open rules.
    Rules(Vec<RuleNo>),
}

/// Cards that are to be chosen from a hand.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) struct CardSelection {
    /// Whose hand.
    pub(in crate::rules::blank) of: Seat,
    /// How many, or as many as there are (BL-R37).
    pub(in crate::rules::blank) cards: u8,
    /// Who chooses; nobody means luck.
    pub(in crate::rules::blank) by: Option<Seat>,
    /// What becomes of them.
    pub(in crate::rules::blank) to: Destination,
}

/// Cards that were chosen from a hand and still lie in it.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) struct SelectedCards {
    /// Whose hand.
    pub(in crate::rules::blank) of: Seat,
    /// Which.
    pub(in crate::rules::blank) cards: Vec<CardNo>,
    /// What becomes of them.
    pub(in crate::rules::blank) to: Destination,
}

/// Something the game still has to do.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) enum Task {
    /// Somebody plays.
    Turn {
        /// Whether it is an extra play.
        extra: bool,
    },
    /// A turn ends when everything it set off is done (BL-34).
    EndTurn,
    /// Things that were set off; several wait until the table agrees on their order (BL-48).
    Queue {
        /// In the order they are resolved.
        firings: Vec<Firing>,
        /// Whether the order is agreed.
        agreed: bool,
    },
    /// A clause of what was set off, and then those behind it.
    Clause {
        /// What was set off.
        firing: Firing,
        /// Which clause.
        at: usize,
        /// What was chosen for it so far.
        answers: Vec<Pick>,
    },
    /// An automatic effect, with its target found.
    Effect {
        /// What was set off.
        firing: Firing,
        /// What is done.
        effect: AutoEffect,
        /// On whom or what.
        on: ResolvedTarget,
        /// What was chosen for it so far.
        answers: Vec<Pick>,
    },
    /// A question or a contest, judged by the table.
    Judged {
        /// What was set off.
        firing: Firing,
        /// What is judged.
        effect: Effect,
        /// Who is judged: for a question one after the other.
        among: Vec<Seat>,
        /// What the table said.
        answers: Vec<Pick>,
    },
    /// Cards are chosen from hands and then moved, all at once.
    Gather {
        /// What set it off.
        source: EffectSource,
        /// From which hands.
        left: Vec<CardSelection>,
        /// What was chosen.
        selected: Vec<SelectedCards>,
        /// The answer to the first of what is left.
        answers: Vec<Pick>,
    },
    /// Cards are drawn one by one (BL-R45).
    Drawing {
        /// Who still draws how many.
        left: Vec<(Seat, u8)>,
        /// Who drew how many.
        drawn: Vec<(Seat, u8)>,
        /// Whether it is a Penalty.
        penalty: bool,
    },
    /// The top of the Draw Pile is turned.
    Flip,
    /// The Draw Pile is empty (BL-60).
    Pause,
    /// Something has to be chosen for the task beneath.
    Wait {
        /// What, and by whom.
        choice: PendingChoice,
        /// What asks for it.
        source: EffectSource,
        /// Cards that are shown to all meanwhile (EF-SHOW).
        shown: Vec<CardNo>,
    },
    /// Somebody is rid of all cards (BL-R18).
    LastCall(Seat),
}
