//! The value of a play for a computer player of BLANK.
//!
//! The weights are estimates: only which of them is greater matters much. `cargo bench` lets the levels play against each other with
//! them (`benches/tournament`).

use crate::rules::blank::{
    Amount, AutoEffect, CardIndex, CardNumber, CardSeen, Clause, Colour, Effect, Filter, Holding, OwnView,
    Parity, Pattern, PlayerSelector, Target, Trigger, View,
};

/// The value of a card that leaves the bot's hand, also as part of a play.
const CARD_LESS: i32 = 3;

/// The value of each play that the rest of the hand will need.
const PLAY_LEFT: i32 = -2;

/// The value of an effect by which the bot gets a card: worse than a card less is good, because it may need a play of its own.
const CARD_MORE: i32 = -4;

/// The value of a card that one other player gets: little, because there are others.
const CARD_FOR_OTHER: i32 = 1;

/// The value of a card for players who may be the bot or somebody else.
const CARD_FOR_ANYBODY: i32 = -2;

/// A turn that somebody loses is worth as much as so many cards.
const CARDS_A_TURN: i32 = 2;

/// About how many cards are drawn until one matches.
const UNTIL_MATCH: i32 = 3;

/// A play whose value is estimated.
struct Play<'a> {
    view: &'a View,
    /// The card that goes on top.
    top: &'a CardSeen,
    /// How many cards are played.
    cards: i32,
    /// The hand before the play.
    hand: &'a [CardSeen],
    /// The cards that are left in the hand.
    rest: &'a [&'a CardSeen],
    /// How many cards are left in the hand.
    left: i32,
}

/// The value of playing a set of cards, from their number, the plays that are needed afterwards, and the
/// effects of the top card and of open rules.
pub(super) fn play_value(view: &View, own: &OwnView, set: &[CardIndex]) -> i32 {
    let Some(top) = set.last().and_then(|index| own.hand.iter().find(|card| card.index == *index)) else {
        return 0;
    };
    let rest: Vec<&CardSeen> = own.hand.iter().filter(|card| !set.contains(&card.index)).collect();
    let count = |cards: usize| i32::try_from(cards).unwrap_or(0);
    let (cards, left) = (count(set.len()), count(rest.len()));
    let play = Play { view, top, cards, hand: &own.hand, rest: &rest, left };
    let triggered = view.rules.iter().filter(|rule| triggers(&rule.rule.trigger, &play));
    let clauses = triggered.flat_map(|rule| &rule.rule.clauses);
    let written = top.card.written.iter().flat_map(|effect| &effect.clauses);
    let effect_value: i32 = clauses.chain(written).map(|clause| play.clause_value(clause)).sum();
    CARD_LESS * play.cards + PLAY_LEFT * plays_left(rest.clone()) + effect_value
}

/// Whether a play triggers a rule, as far as a bot can see.
fn triggers(trigger: &Trigger, play: &Play) -> bool {
    let (top_filter, previous_top, count) = match trigger {
        Trigger::Played { cards, previous_top, count } => (cards, previous_top, count),
        Trigger::Hand { holds, cards } => {
            return hand_satisfies(play.rest.iter().copied(), *holds, cards)
                && !hand_satisfies(play.hand.iter(), *holds, cards);
        }
        // What else a play may cause, such as the size of a hand, is too rare to look for; the rest is not caused by playing.
        Trigger::Detected(_)
        | Trigger::Drawn { .. }
        | Trigger::Discarded(_)
        | Trigger::ReportedAct(_)
        | Trigger::ReportedEvent(_)
        | Trigger::Time { .. }
        | Trigger::AsWritten => return false,
    };
    let enough = usize::try_from(play.cards).is_ok_and(|cards| count.accepts(cards));
    let is_on_wanted_card =
        previous_top.is_any() || play.view.top.as_ref().is_some_and(|below| passes(previous_top, below));
    enough && is_on_wanted_card && passes(top_filter, play.top)
}

/// Whether all cards of a hand pass a filter, or none does, as `holds` asks. An empty hand satisfies neither.
fn hand_satisfies<'a>(hand: impl Iterator<Item = &'a CardSeen>, holds: Holding, filter: &Filter) -> bool {
    let mut hand = hand.peekable();
    hand.peek().is_some() && hand.all(|card| passes(filter, card) == (holds == Holding::Only))
}

/// Whether a card passes a filter. Only the conditions on number, colour and parity are looked at.
fn passes(filter: &Filter, card: &CardSeen) -> bool {
    let is_even = card.number().get().is_multiple_of(2);
    let fits = |pattern: &Pattern| {
        (pattern.numbers.is_empty() || pattern.numbers.contains(&card.number()))
            && (pattern.colours.is_empty() || pattern.colours.contains(&card.colour()))
            && pattern.parity.is_none_or(|parity| (parity == Parity::Even) == is_even)
    };
    filter.is_any() || filter.0.iter().any(fits)
}

/// What all cards of a set have in common, so that they can be played together.
#[derive(Clone, Copy)]
enum InCommon {
    Number(CardNumber),
    Colour(Colour),
}

impl InCommon {
    /// Whether a card has this number or this colour.
    fn is_on(self, card: &CardSeen) -> bool {
        match self {
            InCommon::Number(number) => card.number() == number,
            InCommon::Colour(colour) => card.colour() == colour,
        }
    }
}

/// The number of plays that a hand would need if every card matched, with the largest set of one number or colour first.
fn plays_left(mut hand: Vec<&CardSeen>) -> i32 {
    let mut plays = 0;
    while let Some(in_common) = hand
        .iter()
        .flat_map(|card| [InCommon::Number(card.number()), InCommon::Colour(card.colour())])
        .max_by_key(|in_common| hand.iter().filter(|card| in_common.is_on(card)).count())
    {
        hand.retain(|card| !in_common.is_on(card));
        plays += 1;
    }
    plays
}

impl Play<'_> {
    /// The size of the hand of these players: the bot's own hand after the play, or the average of all others.
    fn hand_size(&self, players: &PlayerSelector) -> i32 {
        if matches!(players, PlayerSelector::Active | PlayerSelector::Causer) {
            return self.left;
        }
        let others = self.view.people.iter().filter(|person| person.seat != self.view.active);
        let (sum, count) =
            others.fold((0, 0), |(sum, count), person| (sum + i32::from(person.cards), count + 1));
        sum / count.max(1)
    }

    /// How many cards these players lose by this amount.
    fn lost(&self, amount: Amount, players: &PlayerSelector) -> i32 {
        match amount {
            Amount::Number(cards) => cards.into(),
            Amount::TopNumber => self.top.number().get().into(),
            Amount::Played => self.cards,
            Amount::UntilHandHas(size) => (self.hand_size(players) - i32::from(size)).max(0),
            Amount::UntilMatch => UNTIL_MATCH,
            Amount::All => self.hand_size(players),
        }
    }

    /// How many cards these players get by this amount: as many as they would lose, except that a hand size is reached by
    /// filling the hand up.
    fn gained(&self, amount: Amount, players: &PlayerSelector) -> i32 {
        if let Amount::UntilHandHas(size) = amount {
            (i32::from(size) - self.hand_size(players)).max(0)
        } else {
            self.lost(amount, players)
        }
    }

    /// The value of a clause for the player who triggers it, by the cards and turns that they and others gain or
    /// lose.
    fn clause_value(&self, Clause { target, effect }: &Clause) -> i32 {
        let (Target::Players(players) | Target::Hands(players), Effect::Auto(auto_effect)) = (target, effect)
        else {
            return 0;
        };
        // The value for the bot of one more card in the hands of these players.
        let card_value = match players {
            PlayerSelector::Active | PlayerSelector::Causer => CARD_MORE,
            PlayerSelector::Next
            | PlayerSelector::Previous
            | PlayerSelector::Others
            | PlayerSelector::Chosen
            // Whoever has just played cards is assumed not to have the most.
            | PlayerSelector::Most => CARD_FOR_OTHER,
            PlayerSelector::ChosenBy(_)
            | PlayerSelector::All
            | PlayerSelector::Fewest
            | PlayerSelector::Random
            | PlayerSelector::Worded(_) => CARD_FOR_ANYBODY,
        };
        match auto_effect {
            AutoEffect::Draw(cards) => card_value * self.gained(*cards, players),
            AutoEffect::TakeDiscards(Amount::All) => card_value * i32::from(self.view.discards),
            AutoEffect::TakeDiscards(cards) => card_value * self.gained(*cards, players),
            AutoEffect::Discard { cards, .. } => -card_value * self.lost(*cards, players),
            AutoEffect::DrawOrPass { cards, .. } => card_value * i32::from(*cards),
            AutoEffect::Skip(turns) => card_value * CARDS_A_TURN * i32::from(*turns),
            // One more card can be played.
            AutoEffect::PlayAgain => CARD_LESS,
            // Others take cards from the bot.
            AutoEffect::Take { cards, from, .. } if *from == PlayerSelector::Active => {
                CARD_LESS * self.lost(*cards, from)
            }
            // The bot swaps with the smallest hand. If the bot has no cards left, the value is negative:
            // after the swap it has cards and does not win.
            AutoEffect::Swap(PlayerSelector::Chosen) if *players == PlayerSelector::Active => {
                let others = self.view.people.iter().filter(|person| person.seat != self.view.active);
                let fewest = others.map(|person| i32::from(person.cards)).min().unwrap_or(self.left);
                CARD_LESS * (self.left - fewest)
            }
            // What these do to the number of cards cannot be said before, or is nothing.
            AutoEffect::Take { .. }
            | AutoEffect::Give { .. }
            | AutoEffect::DiscardAll(_)
            | AutoEffect::Change { .. }
            | AutoEffect::Reverse
            | AutoEffect::Swap(_)
            | AutoEffect::Pass { .. }
            | AutoEffect::Show(_)
            | AutoEffect::ShowTo(_)
            | AutoEffect::Shuffle
            | AutoEffect::Flip
            | AutoEffect::Under
            | AutoEffect::MixBack
            | AutoEffect::AddRules(_)
            | AutoEffect::DropRules
            | AutoEffect::ReplaceRules
            | AutoEffect::Limit { .. }
            | AutoEffect::JumpIn(_)
            | AutoEffect::Immune(_) => 0,
        }
    }
}
