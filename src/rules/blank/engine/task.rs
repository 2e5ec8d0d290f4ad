//! The stack of tasks that the game still has to do. The last one is done next. The game waits when people have to act.

use super::{
    Amount, AutoEffect, CardIndex, Destination, EffectSource, Filter, PendingChoice, Pick, RuleIndex, Side,
};
use crate::rules::Seat;

/// A rule or a card that was triggered.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) struct Triggered {
    /// What was triggered.
    pub(in crate::rules::blank) source: EffectSource,
    /// The players who caused the event that triggered it (TG-WHO).
    pub(in crate::rules::blank) causers: Vec<Seat>,
    /// The player who reported the event, if it was reported (BL-45).
    pub(in crate::rules::blank) reporter: Option<Seat>,
}

/// A target for which the actual players, cards or rules have been found.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) enum ResolvedTarget {
    /// These players, or the cards in their hands, in the order of play from the active one.
    Players(Vec<Seat>),
    /// The top card, or all cards that pass the filter.
    InPlay(Filter),
    /// The Draw Pile.
    DrawPile,
    /// The Discard Pile.
    DiscardPile,
    /// These open rules.
    Rules(Vec<RuleIndex>),
}

/// Cards that have to be chosen from a hand.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) struct CardSelection {
    /// Whose hand.
    pub(in crate::rules::blank) of: Seat,
    /// How many; if the hand has fewer, all of them (BL-R37).
    pub(in crate::rules::blank) cards: Amount,
    /// Who chooses; `None` means that they are chosen at random.
    pub(in crate::rules::blank) by: Option<Seat>,
    /// What happens to the cards.
    pub(in crate::rules::blank) to: Destination,
}

/// Cards that were chosen from a hand but are still in it.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) struct SelectedCards {
    /// Whose hand.
    pub(in crate::rules::blank) of: Seat,
    /// Which cards.
    pub(in crate::rules::blank) cards: Vec<CardIndex>,
    /// What happens to the cards.
    pub(in crate::rules::blank) to: Destination,
}

/// A question or a contest that the table judges.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) enum Judged {
    /// A question to each of these players, one after the other; whoever answers wrong gets the effects.
    Question { question: String, answer: String, wrong: Vec<AutoEffect> },
    /// A contest between these players; whoever has lost or won it gets the effects.
    Contest { text: String, side: Side, then: Vec<AutoEffect> },
}

/// A task that the game still has to do.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) enum Task {
    /// A player plays.
    Turn {
        /// Whether it is an extra play.
        extra: bool,
    },
    /// The turn ends, after everything it triggered is done (BL-34).
    EndTurn,
    /// The triggered rules and cards. Several of them, or a reported event, wait until the table agrees on the order (BL-48,
    /// BL-R41).
    Queue {
        /// The triggered rules and cards, in the order in which they are resolved.
        queue: Vec<Triggered>,
        /// Whether the order is agreed.
        agreed: bool,
    },
    /// A clause of a triggered effect; the clauses after it follow.
    Clause {
        /// What was triggered.
        triggered: Triggered,
        /// Index of the clause.
        clause_index: usize,
        /// The choices made for it so far.
        answers: Vec<Pick>,
    },
    /// An automatic effect whose target has been found.
    Effect {
        /// What was triggered.
        triggered: Triggered,
        /// The effect.
        effect: AutoEffect,
        /// Its target.
        target: ResolvedTarget,
        /// The choices made for it so far.
        answers: Vec<Pick>,
    },
    /// A question or a contest, judged by the table.
    Judged {
        /// What was triggered.
        triggered: Triggered,
        /// The question or the contest.
        judged: Judged,
        /// The players to be judged; for a question one after the other.
        among: Vec<Seat>,
        /// The table's answer about the first player, or about the contest.
        answers: Vec<Pick>,
    },
    /// Cards are chosen from hands, and then all moved at once.
    Gather {
        /// The rule, card or ruling that caused it.
        source: EffectSource,
        /// The choices of cards that are still to be made.
        left: Vec<CardSelection>,
        /// The cards chosen so far.
        selected: Vec<SelectedCards>,
        /// The answer to the first choice in `left`.
        answers: Vec<Pick>,
    },
    /// Cards are drawn one by one (BL-R45).
    Drawing {
        /// The players who still have to draw, and how many cards each.
        left: Vec<(Seat, u8)>,
        /// The players who have drawn, and how many cards each.
        drawn: Vec<(Seat, u8)>,
        /// Whether it is a Penalty.
        penalty: bool,
    },
    /// The points of a card that was played are given to somebody (BL-R60).
    Points {
        /// Who played the card, and says who gets the points.
        by: Seat,
        /// The card.
        card: CardIndex,
        /// How many.
        points: i16,
        /// The answer.
        answers: Vec<Pick>,
    },
    /// The top card of the Draw Pile is turned over.
    Flip {
        /// The rule or card that caused it.
        source: EffectSource,
    },
    /// The Draw Pile is empty, so the game pauses (BL-60).
    Pause,
    /// The game waits for a choice that the task below on the stack needs, or until cards have been seen.
    Wait {
        /// The choice, and who makes it.
        choice: PendingChoice,
        /// The rule, card or ruling that asks for it.
        source: EffectSource,
        /// Cards that are shown to all during the wait (EF-SHOW).
        shown: Vec<CardIndex>,
    },
    /// Everybody may object before this player wins (BL-R18).
    LastCall(Seat),
}
