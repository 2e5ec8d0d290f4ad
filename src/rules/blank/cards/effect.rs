//! Clauses of a card: each is a target and an effect on it.

use serde::{Deserialize, Serialize};

use super::{Amount, CardNumber, Colour, Feature, Filter, PlayerSelector, Target};

/// One target and one effect (BL-82). A card has up to [`Clause::MAX`] clauses, which are applied in order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// Who or what the effect is for.
    pub target: Target,
    /// The effect.
    pub effect: Effect,
}

/// An effect on a target (BL-107).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// An effect that the page applies by itself.
    Auto(AutoEffect),
    /// Say something (EF-SAY, BL-102).
    Say(String),
    /// Do something (EF-DO, BL-103).
    Do(String),
    /// Do something, or else draw cards (EF-OR, BL-R79).
    OrDraw {
        /// What to do.
        text: String,
        /// How many cards, 1 to 7.
        cards: u8,
    },
    /// Do something for a while (EF-KEEP, BL-R57).
    Keep {
        /// What to do.
        text: String,
        /// For how long. Never [`EffectDuration::NextPlay`], because an [`Effect::Do`] lasts that long anyway.
        lasts: EffectDuration,
    },
    /// Answer a question; the table judges (EF-ASK, BL-107).
    Ask {
        /// The question.
        question: String,
        /// The right answer, shown to those who judge.
        answer: String,
        /// The effects for players who answer wrongly.
        wrong: Vec<AutoEffect>,
    },
    /// Compete; the table names who lost or won (EF-CONTEST).
    Contest {
        /// What the contest is about.
        text: String,
        /// Whether the table names the loser or the winner.
        side: Side,
        /// The effects for the player who is named.
        then: Vec<AutoEffect>,
    },
    /// Any other effect, in free words (EF-FREE).
    Free(String),
}

/// Which side of a contest is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "a side is what it is called")]
pub enum Side {
    Loser,
    Winner,
    /// Whoever does last what all have to do, as in a race or when all slap the table.
    Last,
    /// Whoever does it first.
    First,
}

/// An effect that the page applies by itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AutoEffect {
    /// Draw this many cards; this is not a Penalty (EF-DRAW, BL-98).
    Draw(Amount),
    /// Take this many cards from somebody (EF-TAKE, BL-99).
    Take {
        /// How many.
        cards: Amount,
        /// From whom; of several players, from each.
        from: PlayerSelector,
        /// Who chooses the cards.
        pick: PickedBy,
    },
    /// Take this many cards from under the top card of the Discard Pile (EF-TAKE, BL-R55).
    TakeDiscards(Amount),
    /// Give this many cards to somebody (EF-GIVE).
    Give {
        /// How many.
        cards: Amount,
        /// To whom; of several players, the first one after the giver.
        to: PlayerSelector,
        /// Who chooses the cards.
        pick: PickedBy,
    },
    /// Put this many cards under the top card (EF-DISCARD, BL-100, BL-R25).
    Discard {
        /// How many.
        cards: Amount,
        /// Who chooses the cards.
        pick: PickedBy,
    },
    /// Put all cards that pass the filter under the top card (EF-DISCARD).
    DiscardAll(Filter),
    /// Cards count as another number or colour for matching (EF-CHANGE, BL-101).
    Change {
        /// What they count as.
        counts: CountsAs,
        /// For how long.
        lasts: EffectDuration,
    },
    /// Lose this many turns, 1 to 5 (EF-SKIP, BL-R35).
    Skip(u8),
    /// Change the direction of play (EF-REVERSE, BL-27).
    Reverse,
    /// Get an extra play, if it is the target's turn (EF-AGAIN).
    #[serde(rename = "again")]
    PlayAgain,
    /// Exchange hands with somebody (EF-SWAP).
    Swap(PlayerSelector),
    /// Each target passes on this many cards of their choice, all at the same time (EF-PASS).
    Pass {
        /// How many.
        cards: Amount,
        /// Which way.
        to: PassDirection,
    },
    /// Show this many cards until everybody has seen them (EF-SHOW); `None` means the whole hand, or one card of the Draw Pile.
    Show(Option<u8>),
    /// Show the whole hand to one player only; of several, the first one after the owner (EF-SHOWTO, BL-R56).
    ShowTo(PlayerSelector),
    /// Shuffle the target pile; the top discard stays where it is (EF-PILE, BL-96).
    Shuffle,
    /// Move the top card of the Draw Pile to the Discard Pile; this does not count as a play (EF-PILE).
    Flip,
    /// Put the top discard under the Discard Pile (EF-PILE, BL-97).
    Under,
    /// Shuffle all discards except the top one into the Draw Pile (EF-PILE).
    MixBack,
    /// Open this many additional rules, 1 to 3 (EF-RULE, BL-R38).
    AddRules(u8),
    /// Put rules under the Rule Card Pile (EF-RULE, BL-44).
    DropRules,
    /// Put rules under the Rule Card Pile and open the same number of new ones (EF-RULE).
    ReplaceRules,
    /// Restrict what may be played (EF-LIMIT).
    Limit {
        /// What is still allowed.
        to: Limit,
        /// For how long.
        lasts: EffectDuration,
    },
    /// Until this ends, jump in with cards that have the colour and number of the top card (EF-JUMP, BL-R58).
    JumpIn(EffectDuration),
    /// Draw cards, or pass them on to the next player by a card of the same number or colour (EF-STACK, BL-R80).
    DrawOrPass {
        /// How many, 1 to 7.
        cards: u8,
        /// With which card they are passed on.
        by: PassBy,
        /// Whether they are Penalty cards.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        penalty: bool,
    },
    /// Ignore the next effect on the target within this many turns, 1 to 9 (EF-IMMUNE).
    Immune(u8),
}

/// How an effect changes hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandChange {
    /// Cards come from the Draw Pile.
    Draw,
    /// Cards move from one hand to another, or from the Discard Pile to a hand.
    Move,
    /// Cards go to the Discard Pile.
    Discard,
    /// Hands or parts of them are exchanged.
    Exchange,
    /// Hands stay as they are.
    None,
}

/// Who chooses cards from a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PickedBy {
    /// Nobody: the cards are chosen at random.
    Random,
    /// The player who holds the cards.
    Owner,
    /// The player who gets the cards; this player sees the hand. If nobody gets the cards, their owner.
    Taker,
}

/// The direction in which cards are passed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PassDirection {
    /// To the left, which is the direction of play at the start.
    Left,
    /// To the right.
    Right,
    /// In the present direction of play.
    Onward,
}

/// What a card counts as for matching.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CountsAs {
    /// A number.
    Number(CardNumber),
    /// A colour.
    Colour(Colour),
    /// Any number.
    AnyNumber,
    /// Any colour.
    AnyColour,
    /// A colour that the active player chooses.
    ChosenColour,
}

/// How long a lasting effect applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EffectDuration {
    /// Until the next play is accepted.
    NextPlay,
    /// For this many turns, 1 to 20.
    Turns(u8),
    /// For this many rounds, 1 to 9. A round is as many turns as there are players.
    Rounds(u8),
    /// As long as the rule is open; for a Game Card, as long as it is the top card.
    WhileOpen,
}

/// The limit on what may be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// At most this many cards together, 1 to 6.
    Cards(u8),
    /// Only cards that match by colour.
    ColourOnly,
    /// Only cards that match by number.
    NumberOnly,
    /// No card with this colour or number (BL-R78).
    Never(Feature),
    /// No card with this colour or number as the last one of a hand (BL-R78).
    NotLast(Feature),
}

/// With which card drawn cards are passed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PassBy {
    /// One of the same number.
    Number,
    /// One of the same colour.
    Colour,
}

impl PassBy {
    /// What may be played instead of drawing.
    pub(in crate::rules::blank) fn limit(self) -> Limit {
        match self {
            Self::Number => Limit::NumberOnly,
            Self::Colour => Limit::ColourOnly,
        }
    }
}

impl Clause {
    /// The maximum number of clauses on a card. So many sentences fit on it.
    pub const MAX: usize = 3;

    /// Whether its effect makes sense for its target (BL-104).
    pub fn fits(&self) -> bool {
        self.effect.fits(&self.target)
    }
}

impl Effect {
    /// Whether it makes sense for a target. Free words fit every target.
    pub fn fits(&self, target: &Target) -> bool {
        match self {
            Effect::Auto(effect) => effect.fits(target),
            Effect::Keep { lasts: EffectDuration::NextPlay, .. } => false,
            Effect::Say(_)
            | Effect::Do(_)
            | Effect::OrDraw { .. }
            | Effect::Keep { .. }
            | Effect::Ask { .. }
            | Effect::Contest { .. } => {
                matches!(target, Target::Players(_))
            }
            Effect::Free(_) => true,
        }
    }
}

impl AutoEffect {
    /// How it changes hands.
    pub fn hand_change(&self) -> HandChange {
        match self {
            Self::Draw(_) => HandChange::Draw,
            Self::Take { .. } | Self::TakeDiscards(_) | Self::Give { .. } => HandChange::Move,
            Self::Discard { .. } | Self::DiscardAll(_) => HandChange::Discard,
            Self::Swap(_) | Self::Pass { .. } => HandChange::Exchange,
            Self::Change { .. }
            | Self::Skip(_)
            | Self::Reverse
            | Self::PlayAgain
            | Self::Show(_)
            | Self::ShowTo(_)
            | Self::Shuffle
            | Self::Flip
            | Self::Under
            | Self::MixBack
            | Self::AddRules(_)
            | Self::DropRules
            | Self::ReplaceRules
            | Self::Limit { .. }
            | Self::JumpIn(_)
            | Self::DrawOrPass { .. }
            | Self::Immune(_) => HandChange::None,
        }
    }

    /// Whether it makes sense for a target.
    pub fn fits(&self, target: &Target) -> bool {
        use Target::{DiscardPile, DrawPile, Hands, InPlay, Players, Rules};
        match self {
            // Only who draws can draw until a card matches.
            Self::Take { cards: Amount::UntilMatch, .. }
            | Self::TakeDiscards(Amount::UntilMatch)
            | Self::Give { cards: Amount::UntilMatch, .. }
            | Self::Pass { cards: Amount::UntilMatch, .. }
            | Self::Discard { cards: Amount::UntilMatch, .. } => false,
            // Nobody draws the whole Draw Pile.
            Self::Draw(Amount::All) => false,
            Self::Draw(_)
            | Self::Take { .. }
            | Self::TakeDiscards(_)
            | Self::Give { .. }
            | Self::Swap(_)
            | Self::Pass { .. }
            | Self::Skip(_)
            | Self::Reverse
            | Self::PlayAgain
            | Self::Limit { .. }
            | Self::JumpIn(_)
            | Self::DrawOrPass { .. }
            | Self::Immune(_) => {
                matches!(target, Players(_))
            }
            Self::Discard { .. } | Self::DiscardAll(_) => matches!(target, Players(_) | Hands(_)),
            Self::ShowTo(_) => matches!(target, Players(_) | Hands(_)),
            Self::Change { .. } => matches!(target, Hands(_) | InPlay(_)),
            Self::Show(_) => matches!(target, Players(_) | Hands(_) | DrawPile),
            Self::Shuffle => matches!(target, DrawPile | DiscardPile),
            Self::Flip => matches!(target, DrawPile),
            Self::Under | Self::MixBack => matches!(target, DiscardPile),
            Self::AddRules(_) | Self::DropRules | Self::ReplaceRules => matches!(target, Rules(_)),
        }
    }
}
