//! The words for automatic effects: "the next player draws 2 cards".

use std::fmt::{self, Display, Formatter};

use super::cards;
use crate::{
    rules::blank::{Amount, AutoEffect, CountsAs, EffectDuration, Limit, PassBy, PassDirection, PickedBy},
    wording::{Noun, agreeing, counted, plural},
};

impl Display for EffectDuration {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            EffectDuration::NextPlay => write!(f, "until the next play"),
            EffectDuration::Turns(n) => write!(f, "for {}", counted(*n, Noun::TURN)),
            EffectDuration::Rounds(n) => write!(f, "for {}", counted(*n, Noun::ROUND)),
            EffectDuration::WhileOpen => write!(f, "while this card is open"),
        }
    }
}

impl Display for CountsAs {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            CountsAs::Number(number) => write!(f, "a {number}"),
            CountsAs::Colour(colour) => colour.fmt(f),
            CountsAs::AnyNumber => write!(f, "any number"),
            CountsAs::AnyColour => write!(f, "any colour"),
            CountsAs::ChosenColour => write!(f, "a chosen colour"),
        }
    }
}

impl Display for Limit {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Cards(n) => write!(f, "may play at most {} at once", cards(*n)),
            Limit::ColourOnly => write!(f, "may match by colour only"),
            Limit::NumberOnly => write!(f, "may match by number only"),
            Limit::Never(feature) => write!(f, "may not play {feature}"),
            Limit::NotLast(feature) => write!(f, "may not play {feature} as the last card"),
        }
    }
}

impl PickedBy {
    /// Who chooses this many cards, worded to follow a verb such as "takes".
    pub(crate) fn describe(self, cards: Amount) -> &'static str {
        match self {
            PickedBy::Random => "at random",
            PickedBy::Owner => agreeing(cards.number(), "chosen by its owner", "chosen by their owner"),
            PickedBy::Taker => "chosen by the taker",
        }
    }

    /// The end of a sentence whose subject loses the cards. Who loses cards chooses them, unless something else is said. Empty if
    /// all cards go, because then nobody chooses.
    fn of_loser(self, cards: Amount) -> &'static str {
        match self {
            _ if cards == Amount::All => "",
            PickedBy::Random => " at random",
            PickedBy::Owner => "",
            PickedBy::Taker => ", chosen by the taker",
        }
    }

    /// The text of [`describe`](Self::describe) after a comma, where somebody else takes them. Empty if all cards go.
    fn of_taker(self, cards: Amount) -> String {
        if cards == Amount::All { String::new() } else { format!(", {}", self.describe(cards)) }
    }
}

impl Display for Amount {
    /// The cards: `2 cards`, `all cards`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Number(n) => f.write_str(&cards(*n)),
            Amount::TopNumber => f.write_str("as many cards as the number on top"),
            Amount::Played => f.write_str("as many cards as were played"),
            Amount::UntilHandHas(_) | Amount::UntilMatch => f.write_str("cards"),
            Amount::All => f.write_str("all cards"),
        }
    }
}

impl Amount {
    /// The number that words agree with. An amount that is known only later is `0 cards`: it takes the plural.
    fn number(self) -> u8 {
        if let Amount::Number(number) = self { number } else { 0 }
    }

    /// How long cards come into a hand: ` until the hand has 7`.
    fn until_reached(self) -> String {
        match self {
            Amount::UntilHandHas(n) => format!(" until the hand has {n}"),
            Amount::UntilMatch => " until one matches".to_owned(),
            Amount::Number(_) | Amount::TopNumber | Amount::Played | Amount::All => String::new(),
        }
    }

    /// How long cards leave a hand: ` until 5 are left`.
    fn until_left(self) -> String {
        match self {
            Amount::UntilHandHas(n) => plural(n, " until 1 is left", " until # are left"),
            Amount::Number(_) | Amount::TopNumber | Amount::Played | Amount::UntilMatch | Amount::All => {
                String::new()
            }
        }
    }
}

impl PassBy {
    /// What the card has to have in common with the top card.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::Colour => "colour",
        }
    }
}

impl AutoEffect {
    /// What happens to a target, as a sentence without a full stop.
    pub(crate) fn describe(&self, target: &dyn Display) -> String {
        match self {
            AutoEffect::Draw(cards) => format!("{target} draws {cards}{}", cards.until_reached()),
            AutoEffect::TakeDiscards(cards) => {
                let condition = cards.until_reached();
                format!("{target} takes {cards} from under the top card of the Discard Pile{condition}")
            }
            AutoEffect::Take { cards, from, pick } => {
                let (condition, picked) = (cards.until_left(), pick.of_taker(*cards));
                format!("{target} takes {cards} from {from}{condition}{picked}")
            }
            AutoEffect::Give { cards, to, pick } => {
                format!("{target} gives {cards} to {to}{}{}", cards.until_left(), pick.of_loser(*cards))
            }
            AutoEffect::Discard { cards, pick } => {
                format!("{target} discards {cards}{}{}", cards.until_left(), pick.of_loser(*cards))
            }
            AutoEffect::DiscardAll(filter) => format!("{target} discards {}", filter.every()),
            AutoEffect::Change { counts, lasts } => format!("{target} counts as {counts} {lasts}"),
            AutoEffect::Skip(n) => format!("{target} loses the next {}", plural(*n, "turn", "# turns")),
            AutoEffect::Reverse => "the direction of play changes".to_owned(),
            AutoEffect::PlayAgain => format!("{target} plays once more"),
            AutoEffect::Swap(with) => format!("{target} swaps hands with {with}"),
            AutoEffect::Pass { cards, to } => {
                let direction = match to {
                    PassDirection::Left => "to the left",
                    PassDirection::Right => "to the right",
                    PassDirection::Onward => "on",
                };
                format!("{target} passes {cards} {direction}{}", cards.until_left())
            }
            AutoEffect::Show(None) => format!("{target} shows the whole hand to all"),
            AutoEffect::Show(Some(n)) => format!("{target} shows {} to all", cards(*n)),
            AutoEffect::ShowTo(players) => format!("{target} shows the hand to {players} only"),
            AutoEffect::Shuffle => format!("{target} is shuffled"),
            AutoEffect::Flip => format!("the top card of {target} is turned onto the Discard Pile"),
            AutoEffect::Under => format!("the top card of {target} goes under all others"),
            AutoEffect::MixBack => {
                format!("all cards of {target} but the top one are shuffled into the Draw Pile")
            }
            AutoEffect::AddRules(n) => plural(*n, "1 more rule is opened", "# more rules are opened"),
            AutoEffect::DropRules => format!("{target} goes back under the Rule Card Pile"),
            AutoEffect::ReplaceRules => format!("{target} is replaced by a new one"),
            AutoEffect::Limit { to, lasts } => format!("{target} {to} {lasts}"),
            AutoEffect::JumpIn(lasts) => format!("{target} may jump in with an identical card {lasts}"),
            AutoEffect::DrawOrPass { cards: n, by, penalty } => {
                let (verb, what) = match penalty {
                    true => ("takes", counted(*n, Noun::PENALTY_CARD)),
                    false => ("draws", cards(*n)),
                };
                let (them, feature) = (agreeing(*n, "it", "them"), by.name());
                format!("{target} {verb} {what}, or passes {them} on with a card of the same {feature}")
            }
            AutoEffect::Immune(n) => {
                format!("{target} is protected from the next effect for {}", counted(*n, Noun::TURN))
            }
        }
    }
}
