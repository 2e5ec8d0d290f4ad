//! What rules and cards cannot do, and why (BL-R69).

use super::{Amount, Destination, EffectSource, Event, Obstacle, run::Events};
use crate::rules::Seat;

/// Says that an effect did nothing.
pub(super) fn nothing_done(source: EffectSource, why: Obstacle, events: &mut Events) {
    events.push(Event::NothingDone { source, why });
}

impl Obstacle {
    /// Why a player gets no cards when `amount` means none.
    pub(super) fn to_get_none(amount: Amount, seat: Seat) -> Self {
        match amount {
            Amount::UntilHandHas(_) => Self::EnoughCards(seat),
            Amount::UntilMatch => Self::HasMatch(seat),
            // Of these only `Played` can mean none.
            Amount::Played | Amount::Number(_) | Amount::TopNumber | Amount::All => Self::NothingPlayed,
        }
    }

    /// Why no card of a hand was chosen.
    pub(super) fn to_lose_none(amount: Amount, of: Seat, to: Destination, has_cards: bool) -> Self {
        match amount {
            _ if !has_cards => Self::NoCard(of, to),
            Amount::UntilHandHas(_) => Self::FewCards(of),
            // Of these, too, only `Played` can mean none.
            Amount::Played | Amount::Number(_) | Amount::TopNumber | Amount::UntilMatch | Amount::All => {
                Self::NothingPlayed
            }
        }
    }

    /// The reason as part of a sentence. `name` says the name of a player.
    pub(super) fn describe(self, name: impl Fn(Seat) -> String) -> String {
        match self {
            Self::Nobody => "nobody is meant".to_owned(),
            Self::NobodyNext => "nobody is next".to_owned(),
            Self::NobodyElse(seat) => format!("there is nobody else for {}", name(seat)),
            Self::NoCard(seat, Destination::To(_)) => format!("{} has no card to give", name(seat)),
            Self::NoCard(seat, Destination::Discarded) => format!("{} has no card to discard", name(seat)),
            Self::NoCard(seat, Destination::Shown) => format!("{} has no card to show", name(seat)),
            Self::NoSuchCard(seat) => format!("{} has no such card", name(seat)),
            Self::EnoughCards(seat) => format!("{} has enough cards", name(seat)),
            Self::HasMatch(seat) => format!("{} has a card that matches", name(seat)),
            Self::FewCards(seat) => format!("{} has few enough cards", name(seat)),
            Self::NothingPlayed => "no card has been played yet".to_owned(),
            Self::DrawPileEmpty => "the Draw Pile is empty".to_owned(),
            Self::OnlyTopCard => "the Discard Pile has only its top card".to_owned(),
            Self::NothingToShuffle => "there are no cards to shuffle".to_owned(),
            Self::NotTheirTurn(seat) => format!("it is not {}’s turn", name(seat)),
            Self::TurnEnds(seat) => format!("{}’s turn ends with the Penalty", name(seat)),
            Self::MostExtraPlays(seat) => format!("{} cannot get more extra plays", name(seat)),
            Self::MostLostTurns(seat) => format!("{} cannot lose more turns", name(seat)),
            Self::AlreadySo => "this is so already".to_owned(),
            Self::NoRuleLeft => "no rule is left in the Rule Card Pile".to_owned(),
            Self::NoSuchRule => "no such rule is open".to_owned(),
        }
    }
}
