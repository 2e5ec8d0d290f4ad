//! The sentences for events, for the log and for screen readers.

use super::{
    Accusation, Blank, CardSeen, EffectSource, Event, House, Limit, Obstacle, Pick, RuleIndex, RulingChange,
    Trigger,
    event::{AccusationResult, PenaltyReason},
    sentence, without_stop,
};
use crate::{
    rules::{
        Seat,
        sentences::{time_is_up_for, wins},
    },
    wording::{Noun, agreeing, counted, in_order, paragraph},
};

/// The sentence for a pause of the game: nobody can draw before the discards are shuffled.
pub const DRAW_PILE_EMPTY: &str = "The Draw Pile is empty.";

/// Why cards have to be drawn and cannot be passed on (BL-R80).
pub const SO_MANY_STAY: &str = "So many cannot be passed on.";

/// What follows a task that was not done in time.
pub const ANYBODY_MAY_CALL: &str = "Anybody may call it out.";

impl Blank {
    pub(super) fn name(&self, seat: Seat) -> String {
        self.setup.name(seat).to_string()
    }

    /// The name of a rule: its title, or its text if it has no title.
    fn rule_name(&self, rule: RuleIndex) -> String {
        match self.rule(rule) {
            Some(rule) if rule.title.is_empty() => format!("“{}”", without_stop(&rule.to_string())),
            Some(rule) => format!("“{}”", rule.title),
            None => "a rule".to_owned(),
        }
    }

    /// The name of the source of an effect.
    fn source_name(&self, source: EffectSource) -> String {
        match source {
            EffectSource::Rule(rule) => self.rule_name(rule),
            EffectSource::Card(card) => self.face(card).map(description).unwrap_or_default(),
            EffectSource::Table => "the ruling".to_owned(),
        }
    }

    fn sources(&self, sources: &[EffectSource]) -> String {
        in_order(sources.iter().map(|source| self.source_name(*source)))
    }

    /// The sentence that lists what was triggered, in order.
    fn triggered_sentence(&self, sources: &[EffectSource]) -> String {
        let listed = self.sources(sources);
        match sources {
            [EffectSource::Card(_)] => format!("Card: {listed}."),
            [EffectSource::Rule(_) | EffectSource::Table] => format!("Rule: {listed}."),
            [] | [_, _, ..] => format!("In this order: {listed}."),
        }
    }

    /// The sentence for an event.
    pub(in crate::rules::blank) fn sentence(&self, event: &Event) -> String {
        match event {
            Event::Turn(seat) => format!("It is {}’s turn.", self.name(*seat)),
            Event::LostTurn(seat) => format!("{} loses a turn.", self.name(*seat)),
            Event::TurnOver(seat) => format!("{}’s turn is over because of the Penalty.", self.name(*seat)),
            Event::JumpedIn(seat) => format!("{} jumps in.", self.name(*seat)),
            Event::Played { by, cards } => self.played(*by, cards),
            Event::Returned { to, cards } => {
                let go = agreeing(*cards, "goes", "go");
                format!("{} {go} back to {}.", counted(*cards, Noun::CARD), self.name(*to))
            }
            Event::Penalty { seat, reason } => {
                format!("{} takes a Penalty card: {reason}.", self.name(*seat))
            }
            Event::Drew { seat, cards: 0 } => format!("{} cannot draw: no cards are left.", self.name(*seat)),
            Event::Drew { seat, cards } => {
                format!("{} draws {}.", self.name(*seat), counted(*cards, Noun::CARD))
            }
            Event::FilledIn(seat) => format!("{} writes on a card in the hand.", self.name(*seat)),
            Event::GotPoints(seat, points) => {
                let (name, amount) = (self.name(*seat), counted(points.unsigned_abs(), Noun::POINT));
                if *points < 0 { format!("{name} loses {amount}.") } else { format!("{name} gets {amount}.") }
            }
            Event::ExtraPlayEnded(seat) => {
                format!("{} cannot play once more: nothing matches.", self.name(*seat))
            }
            Event::Moved { from, to, cards } => {
                format!("{} gets {} from {}.", self.name(*to), counted(*cards, Noun::CARD), self.name(*from))
            }
            Event::TookDiscards { seat, cards } => {
                let cards = counted(*cards, Noun::CARD);
                format!("{} takes {cards} from the Discard Pile.", self.name(*seat))
            }
            Event::Swapped(one, other) => {
                format!("{} and {} swap hands.", self.name(*one), self.name(*other))
            }
            Event::Discarded { by, cards } => {
                let cards: Vec<String> = cards.iter().map(description).collect();
                format!("{} discards {}.", self.name(*by), cards.join(", "))
            }
            Event::Shown { of: Some(seat), cards } => {
                format!("{} shows {}.", self.name(*seat), counted(*cards, Noun::CARD))
            }
            Event::Shown { of: None, cards } => {
                format!("Everybody sees {} of the Draw Pile.", counted(*cards, Noun::CARD))
            }
            Event::ShownTo { of, to } => {
                format!("{} shows the hand to {} only.", self.name(*of), self.name(*to))
            }
            Event::Stacked(stack) if !stack.can_be_passed() => {
                format!("{} has to draw {}. {SO_MANY_STAY}", self.name(stack.seat), stack.counted())
            }
            Event::Stacked(stack) => {
                let (name, cards) = (self.name(stack.seat), stack.counted());
                let (them, feature) = (agreeing(stack.total(), "it", "them"), stack.by.name());
                format!("{name} has to draw {cards}, or to pass {them} on with a card of the same {feature}.")
            }
            Event::Shuffled => "The pile is shuffled.".to_owned(),
            Event::DrawPileEmpty => DRAW_PILE_EMPTY.to_owned(),
            Event::Reshuffled { cards } => {
                format!("The discards are shuffled into a new Draw Pile of {}.", counted(*cards, Noun::CARD))
            }
            Event::Flipped(card) => format!("The {} is turned onto the Discard Pile.", description(card)),
            Event::WentUnder(card) => format!("The {} goes under the Discard Pile.", description(card)),
            Event::PlaysAgain(seat) => format!("{} plays once more.", self.name(*seat)),
            Event::WillLoseTurns(seat, turns) => {
                format!("{} will lose {}.", self.name(*seat), counted(*turns, Noun::TURN))
            }
            Event::Reversed => "The direction of play changes.".to_owned(),
            Event::Immune(seat) => format!("{} is protected from the next effect.", self.name(*seat)),
            Event::EffectIgnored(seat) => {
                format!("{} is protected: the effect is ignored.", self.name(*seat))
            }
            Event::NothingDone { source, why } => self.nothing_done(*source, *why),
            Event::RuleOpened(rule) => self.opened(*rule),
            Event::Understood => "Everybody understands the rules.".to_owned(),
            Event::Triggered(sources) => self.triggered_sentence(sources),
            Event::Ordered(sources) => format!("New order: {}.", self.sources(sources)),
            Event::Resolving(source) => self.resolving(*source),
            Event::Chose { by, pick } => self.choice(*by, pick.as_ref()),
            Event::LastingBegan(lasting) => sentence(&lasting.describe(|seat| self.name(seat))),
            Event::LastingEnded(lasting) => {
                format!("No longer: {}.", lasting.describe(|seat| self.name(seat)))
            }
            Event::Waived(seat, duty) | Event::ObligationEnded(seat, duty) => {
                duty.no_longer(&self.name(*seat))
            }
            Event::RuleDropped(rule) => format!("{} goes under the Rule Card Pile.", self.rule_name(*rule)),
            Event::Obliged { seat, duty, .. } => {
                let name = self.name(*seat);
                format!("{name} has to do this: {}.", duty.describe(&name))
            }
            Event::CountsAsDone { seat, .. } => format!("{} has done it.", self.name(*seat)),
            Event::Missed { seat, .. } => {
                format!("{} did not do it in time. {ANYBODY_MAY_CALL}", self.name(*seat))
            }
            Event::Reported { by, rule, who } => {
                let by = self.name(*by);
                match self.rule(*rule).map(|rule| &rule.trigger) {
                    Some(trigger @ Trigger::ReportedAct(_)) => {
                        format!("{by} says that {} did this: {trigger}.", self.name(*who))
                    }
                    Some(trigger @ Trigger::ReportedEvent(_)) => format!("{by} says: {trigger}."),
                    Some(_) | None => format!("{by} says that {} applies.", self.rule_name(*rule)),
                }
            }
            Event::TimeUp(rule) => time_is_up_for(&self.rule_name(*rule)),
            Event::Accused { by, accusations } => {
                let sentence = |accused: &Accusation| accused.offence.describe(&self.name(accused.accused));
                let sentences: Vec<String> = accusations.iter().map(sentence).collect();
                format!("{} calls it out: {}", self.name(*by), paragraph(sentences))
            }
            Event::Admitted(seat) => format!("{} admits it.", self.name(*seat)),
            Event::Decided { seat, result, offence } => {
                let text = offence.describe(&self.name(*seat));
                match result {
                    AccusationResult::Upheld => format!("Rightly called out: “{text}”"),
                    AccusationResult::False => format!("Wrongly called out: “{text}”"),
                    AccusationResult::Open => {
                        format!("Undecided: “{text}” Nobody takes a Penalty card for it.")
                    }
                }
            }
            Event::RulingProposed { by, text, change } => {
                format!("{} proposes: {}", self.name(*by), self.ruling(text, *change))
            }
            Event::RulingAccepted { text, change } => {
                format!("The whole table agrees: {}", self.ruling(text, *change))
            }
            Event::RulingRejected => "Not everybody agrees. Nothing changes.".to_owned(),
            Event::LastCall(seat) => {
                let is_out = self.hand(*seat).is_empty();
                let reason = winning_reason(&self.name(*seat), self.setup.house, is_out);
                format!("{reason} Does anybody object?")
            }
            Event::NotWonYet(seat) => format!("{} has not won yet. Play goes on.", self.name(*seat)),
            Event::Won(seat) => wins([self.name(*seat)]),
            Event::DeckNamed { name, .. } => format!("The deck is called {name}."),
            Event::DraftShown(text) => format!("Proposed: {text}"),
            Event::DraftDiscussed => "Everybody talked about it.".to_owned(),
            Event::DraftAccepted => "Accepted. The deck still needs a name.".to_owned(),
            Event::DraftRefused => "Not accepted. The winner may change it.".to_owned(),
            Event::PrizeWritten(text) => format!("From now on: {text}"),
            Event::PrizeDeclined => "The winner skips the prize.".to_owned(),
        }
    }

    /// Why an effect did nothing, after its title if it has one (BL-R69).
    fn nothing_done(&self, source: EffectSource, why: Obstacle) -> String {
        let title = match source {
            EffectSource::Rule(rule) => self.rule(rule).map(|rule| rule.title.as_str()),
            EffectSource::Card(card) => self.face(card).map(|face| face.card.title.as_str()),
            EffectSource::Table => None,
        };
        let why = why.describe(|seat| self.name(seat));
        match title.filter(|title| !title.is_empty()) {
            Some(title) => format!("{title}: {why}."),
            None => sentence(&why),
        }
    }

    fn played(&self, by: Seat, cards: &[CardSeen]) -> String {
        match cards {
            [card] => format!("{} plays the {}.", self.name(by), description(card)),
            [under @ .., top] => {
                let under: Vec<String> =
                    under.iter().map(|card| format!("the {}", description(card))).collect();
                format!("{} plays {}, and the {} on top.", self.name(by), under.join(", "), description(top))
            }
            [] => String::new(),
        }
    }

    fn opened(&self, rule: RuleIndex) -> String {
        match self.rule(rule) {
            Some(rule) if rule.title.is_empty() => format!("New rule: {rule}"),
            Some(rule) => format!("New rule “{}”: {rule}", rule.title),
            None => "A new rule is open.".to_owned(),
        }
    }

    fn resolving(&self, source: EffectSource) -> String {
        match source {
            EffectSource::Rule(rule) => self.rule(rule).map(ToString::to_string).unwrap_or_default(),
            EffectSource::Card(card) => self.face(card).map(|face| face.card.text()).unwrap_or_default(),
            EffectSource::Table => "As the table agreed.".to_owned(),
        }
    }

    fn choice(&self, by: Option<Seat>, pick: Option<&Pick>) -> String {
        let chooser = by.map_or_else(|| "The table".to_owned(), |seat| self.name(seat));
        match pick {
            None => format!("{chooser} has chosen."),
            Some(Pick::Player(seat)) => format!("{chooser} names {}.", self.name(*seat)),
            Some(Pick::Nobody) => format!("{chooser} names nobody."),
            Some(Pick::Players(seats)) => format!("{chooser} names {}.", self.names_of(seats)),
            Some(Pick::Rule(rule)) => format!("{chooser} chooses {}.", self.rule_name(*rule)),
            Some(Pick::Colour(colour)) => format!("{chooser} chooses {colour}."),
            Some(Pick::Right(true)) => "That is right.".to_owned(),
            Some(Pick::Right(false)) => "That is wrong.".to_owned(),
            Some(Pick::Seen) if by.is_none() => "Everybody has seen it.".to_owned(),
            Some(Pick::Seen) => format!("{chooser} has seen it."),
            Some(Pick::Cards(_)) => format!("{chooser} has chosen."),
        }
    }

    fn ruling(&self, text: &str, change: RulingChange) -> String {
        let change = match change {
            RulingChange::Words => String::new(),
            RulingChange::Draw(seat, cards) => {
                format!("{} draws {}", self.name(seat), counted(cards, Noun::CARD))
            }
            RulingChange::Return(seat, cards) => {
                format!("{} puts {} back", self.name(seat), counted(cards, Noun::CARD))
            }
            RulingChange::Skip(seat) => format!("{} loses a turn", self.name(seat)),
            RulingChange::Reverse => "the direction changes".to_owned(),
            RulingChange::Turn(seat) => format!("it is {}’s turn", self.name(seat)),
            RulingChange::EndLasting(_) => "a lasting effect ends".to_owned(),
            RulingChange::Waive(_) => "a task is cancelled".to_owned(),
            RulingChange::Blanks(_, cards) => format!("{} are added", counted(cards, Noun::PLAIN_RULE_CARD)),
        };
        match (without_stop(text), change.as_str()) {
            ("", change) => sentence(change),
            (text, "") => sentence(text),
            (text, change) => paragraph([sentence(text), sentence(change)]),
        }
    }
}

/// Why somebody wins if nobody objects (BL-R18, BL-R61, BL-R62). `is_out` says whether their hand is empty.
pub fn winning_reason(winner: &str, house: House, is_out: bool) -> String {
    match (house.points_win, is_out) {
        (true, _) => format!("The game is over, and {winner} has most points."),
        (false, true) => format!("{winner} has no cards left."),
        (false, false) => format!("Nobody can play, and {winner} has the smallest hand."),
    }
}

/// The name of a card, including its title if it has one.
fn description(card: &CardSeen) -> String {
    if card.card.title.is_empty() {
        card.card.to_string()
    } else {
        format!("{} “{}”", card.card, card.card.title)
    }
}

impl std::fmt::Display for PenaltyReason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let reason = match self {
            PenaltyReason::AgainstLimit(Limit::Cards(0)) => "played a card instead of drawing",
            PenaltyReason::AgainstLimit(Limit::Cards(most)) => {
                return write!(f, "played more than {} at once", counted(*most, Noun::CARD));
            }
            PenaltyReason::AgainstLimit(Limit::Never(feature)) => {
                return write!(f, "played {feature}, which nobody may play now");
            }
            PenaltyReason::AgainstLimit(Limit::NotLast(feature)) => {
                return write!(f, "played {feature} as the last card");
            }
            PenaltyReason::AgainstLimit(Limit::ColourOnly) => "played a card that does not match by colour",
            PenaltyReason::AgainstLimit(Limit::NumberOnly) => "played a card that does not match by number",
            PenaltyReason::OutOfTurn => "played out of turn",
            PenaltyReason::FalseAccusation => "accused or reported wrongly",
            PenaltyReason::NoMatchPlayed => "played a card that does not match",
            PenaltyReason::NotFollowed => "did not do what they had to do",
            PenaltyReason::MixedPlay => "played cards that do not match each other",
            PenaltyReason::CannotPlay => "nothing matches",
            PenaltyReason::NotPassedOn => "did not pass it on",
        };
        f.write_str(reason)
    }
}
