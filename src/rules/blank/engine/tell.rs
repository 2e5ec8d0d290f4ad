//! Sentences for all events, for the log and for text that is read aloud.

use super::{
    Blank, CardSeen, Decree, EffectSource, Event, Pick, RuleNo,
    event::{Finding, PenaltyReason},
    many, sentence,
};
use crate::rules::Seat;

impl Blank {
    fn who(&self, seat: Seat) -> String {
        self.setup.name(seat).to_string()
    }

    /// The name of a rule: its title, or its text if it has no title.
    fn called(&self, rule: RuleNo) -> String {
        match self.rule(rule) {
            Some(rule) if rule.title.is_empty() => format!("“{rule}”"),
            Some(rule) => format!("“{}”", rule.title),
            None => "a rule".to_owned(),
        }
    }

    /// The name of what caused an effect.
    fn source(&self, source: EffectSource) -> String {
        match source {
            EffectSource::Rule(rule) => self.called(rule),
            EffectSource::Card(card) => self.face(card).map(description).unwrap_or_default(),
            EffectSource::Table => "the ruling".to_owned(),
        }
    }

    fn sources(&self, sources: &[EffectSource]) -> String {
        sources.iter().map(|source| self.source(*source)).collect::<Vec<_>>().join(", then ")
    }

    /// The sentence that lists what was triggered, in order.
    fn fired_sentence(&self, sources: &[EffectSource]) -> String {
        let kind = match sources {
            [EffectSource::Card(_)] => "Card",
            [EffectSource::Rule(_) | EffectSource::Table] => "Rule",
            [] | [_, _, ..] => "In this order",
        };
        format!("{kind}: {}.", self.sources(sources))
    }

    /// The sentence for an event.
    pub(in crate::rules::blank) fn sentence(&self, event: &Event) -> String {
        match event {
            Event::Turn(seat) => format!("It is {}'s turn.", self.who(*seat)),
            Event::Lost(seat) => format!("{} loses a turn.", self.who(*seat)),
            Event::Played { by, cards } => self.played(*by, cards),
            Event::Returned { to, cards } => {
                let go = if *cards == 1 { "goes" } else { "go" };
                format!("{} {go} back to {}.", many((*cards).into(), "card"), self.who(*to))
            }
            Event::Penalty { seat, reason } => format!("{} takes a Penalty: {reason}.", self.who(*seat)),
            Event::Drew { seat, cards: 0 } => format!("{} cannot draw: no cards are left.", self.who(*seat)),
            Event::Drew { seat, cards } => {
                format!("{} draws {}.", self.who(*seat), many((*cards).into(), "card"))
            }
            Event::Passed(seat) => format!("{} cannot play once more: nothing matches.", self.who(*seat)),
            Event::Moved { from, to, cards } => {
                format!("{} gets {} from {}.", self.who(*to), many((*cards).into(), "card"), self.who(*from))
            }
            Event::Swapped(one, other) => {
                format!("{} and {} swap hands.", self.who(*one), self.who(*other))
            }
            Event::Discarded { by, cards } => {
                let cards: Vec<String> = cards.iter().map(description).collect();
                format!("{} discards {}.", self.who(*by), cards.join(", "))
            }
            Event::Shown { of: Some(seat), cards } => {
                format!("{} shows {}.", self.who(*seat), many((*cards).into(), "card"))
            }
            Event::Shown { of: None, cards } => {
                format!("Everybody sees {} of the Draw Pile.", many((*cards).into(), "card"))
            }
            Event::Shuffled => "The pile is shuffled.".to_owned(),
            Event::RanOut => "The Draw Pile is empty.".to_owned(),
            Event::Reshuffled { cards } => {
                format!(
                    "The discards are shuffled into a new Draw Pile of {}.",
                    many((*cards).into(), "card")
                )
            }
            Event::Flipped(card) => format!("The {} is turned onto the Discard Pile.", description(card)),
            Event::WentUnder(card) => format!("The {} goes under the Discard Pile.", description(card)),
            Event::PlaysAgain(seat) => format!("{} plays once more.", self.who(*seat)),
            Event::WillLose(seat, turns) => {
                format!("{} will lose {}.", self.who(*seat), many((*turns).into(), "turn"))
            }
            Event::Reversed => "The direction of play changes.".to_owned(),
            Event::Immune(seat) => format!("{} is protected from the next effect.", self.who(*seat)),
            Event::Spared(seat) => format!("{} is protected: the effect is ignored.", self.who(*seat)),
            Event::Opened(rule) => self.opened(*rule),
            Event::Understood => "Everybody understands the rules.".to_owned(),
            Event::Fired(sources) => self.fired_sentence(sources),
            Event::Ordered(sources) => format!("New order: {}.", self.sources(sources)),
            Event::Resolving(source) => self.resolving(*source),
            Event::Chose { by, pick } => self.choice(*by, pick.as_ref()),
            Event::Lasting(text) => sentence(text),
            Event::LastingOver(text) => format!("This is over: {text}."),
            Event::Waived(seat, text) => format!("{} no longer has to {text}.", self.who(*seat)),
            Event::Dropped(rule) => format!("{} goes under the Rule Card Pile.", self.called(*rule)),
            Event::Obliged { seat, text, .. } => format!("{} has to do this: {text}.", self.who(*seat)),
            Event::Done { seat, .. } => format!("{} has done it.", self.who(*seat)),
            Event::Missed { seat, .. } => {
                format!("{} did not do it in time. Anybody may call it out.", self.who(*seat))
            }
            Event::Reported { by, rule, who } => {
                let trigger = self.rule(*rule).map(|rule| rule.trigger.to_string()).unwrap_or_default();
                format!("{} says that {} did this: {trigger}.", self.who(*by), self.who(*who))
            }
            Event::ClockRan(rule) => format!("Time is up for {}.", self.called(*rule)),
            Event::Accused { by, charges } => {
                let texts: Vec<&str> = charges.iter().map(|accusation| accusation.text.as_str()).collect();
                format!("{} calls it out: {}", self.who(*by), texts.join(" "))
            }
            Event::Admitted(seat) => format!("{} admits it.", self.who(*seat)),
            Event::Decided { finding, text, .. } => match finding {
                Finding::Upheld => format!("Agreed: {text}"),
                Finding::False => format!("Not agreed: {text}"),
                Finding::Open => format!("Undecided: {text} Nobody takes a Penalty for it."),
            },
            Event::Proposed { by, text, decree } => {
                format!("{} proposes: {}", self.who(*by), self.ruling(text, *decree))
            }
            Event::Ruled { text, decree } => {
                format!("The whole table agrees: {}", self.ruling(text, *decree))
            }
            Event::NotRuled => "Not everybody agrees. Nothing changes.".to_owned(),
            Event::LastCall(seat) => format!("{} has no cards left. Does anybody object?", self.who(*seat)),
            Event::NotYet(seat) => format!("{} has not won yet. Play goes on.", self.who(*seat)),
            Event::Won(seat) => format!("Applause for {}!", self.who(*seat)),
            Event::Named { name, .. } => format!("The deck is called {name}."),
            Event::Drafted(text) => format!("Proposed: {text}"),
            Event::Discussed => "Everybody talked about it.".to_owned(),
            Event::Refused => "Not accepted. The winner may change it.".to_owned(),
            Event::PrizeRecord(text) => format!("From now on: {text}"),
            Event::Declined => "The winner skips the prize.".to_owned(),
        }
    }

    fn played(&self, by: Seat, cards: &[CardSeen]) -> String {
        match cards {
            [card] => format!("{} plays the {}.", self.who(by), description(card)),
            [under @ .., top] => {
                let under: Vec<String> = under.iter().map(description).collect();
                format!("{} plays {}, and the {} on top.", self.who(by), under.join(", "), description(top))
            }
            [] => String::new(),
        }
    }

    fn opened(&self, rule: RuleNo) -> String {
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
        let who = by.map_or_else(|| "The table".to_owned(), |seat| self.who(seat));
        match pick {
            None => format!("{who} has chosen."),
            Some(Pick::Player(seat)) => format!("{who} names {}.", self.who(*seat)),
            Some(Pick::Players(seats)) => format!("{who} names {}.", self.names_of(seats)),
            Some(Pick::Rule(rule)) => format!("{who} chooses {}.", self.called(*rule)),
            Some(Pick::Colour(colour)) => format!("{who} chooses {colour}."),
            Some(Pick::Right(true)) => "That is right.".to_owned(),
            Some(Pick::Right(false)) => "That is wrong.".to_owned(),
            Some(Pick::Cards(_) | Pick::Seen) => format!("{who} has chosen."),
        }
    }

    fn ruling(&self, text: &str, decree: Decree) -> String {
        let what = match decree {
            Decree::Words => String::new(),
            Decree::Draw(seat, cards) => format!("{} draws {}", self.who(seat), many(cards.into(), "card")),
            Decree::Return(seat, cards) => {
                format!("{} puts {} back", self.who(seat), many(cards.into(), "card"))
            }
            Decree::Skip(seat) => format!("{} loses a turn", self.who(seat)),
            Decree::Reverse => "the direction changes".to_owned(),
            Decree::Turn(seat) => format!("it is {}'s turn", self.who(seat)),
            Decree::EndLasting(_) => "a lasting effect ends".to_owned(),
            Decree::Waive(_) => "a task is cancelled".to_owned(),
            Decree::Blanks(_, cards) => format!("{} are added", many(cards.into(), "plain Rule Card")),
        };
        match (text.trim(), what.as_str()) {
            ("", what) => sentence(what),
            (text, "") => sentence(text),
            (text, what) => format!("{} {}", sentence(text), sentence(what)),
        }
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
        f.write_str(match self {
            PenaltyReason::OutOfTurn => "played out of turn",
            PenaltyReason::FalseAccusation => "accused or reported wrongly",
            PenaltyReason::NoMatchPlayed => "played a card that does not match",
            PenaltyReason::NotFollowed => "did not do what a card asked for",
            PenaltyReason::MixedPlay => "played cards that do not match each other",
            PenaltyReason::CannotPlay => "nothing matches",
        })
    }
}
