//! The text of cards as English sentences: "If a 6 is played, then the next player draws 1 card."

mod effect;

use std::fmt::{self, Display, Formatter};

use super::{
    AutoEffect, CardCount, CardKind, Cause, Chooser, Clause, DetectedEvent, Effect, Filter, Holding, Parity,
    Pattern, PlayerSelector, Relation, Rule, RuleSelector, Side, Span, Target, Trigger, WrittenEffect,
};
use crate::wording::{Noun, agreeing, counted, listed, one_of, plural};

fn cards(number: u8) -> String {
    counted(number, Noun::CARD)
}

/// A text that people wrote, without full stops at its end, for the middle or the end of a sentence. Of full stops alone, as in
/// `say “...”`, none is left out.
pub(crate) fn without_stop(text: &str) -> &str {
    let text = text.trim();
    let without = text.trim_end_matches(|letter: char| letter == '.' || letter.is_whitespace());
    if without.is_empty() { text } else { without }
}

/// The text with a capital letter at the start and a full stop at the end.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let stop = if text.ends_with(['.', '?', '!']) { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

impl Display for Pattern {
    /// The cards that fit the pattern: `a 6`, `a blue card`, `an even red or green card`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let parity = self.parity.map(|parity| match parity {
            Parity::Even => "even",
            Parity::Odd => "odd",
        });
        let kind = self.kind.map(|kind| match kind {
            CardKind::Plain => "plain",
            CardKind::Illustrated => "illustrated",
            CardKind::WithEffect => "written",
        });
        let noun = if self.numbers.is_empty() { "card".to_owned() } else { one_of(&self.numbers) };
        let first = [parity, kind].into_iter().flatten().map(str::to_owned);
        let words: Vec<String> =
            first.chain([one_of(&self.colours), noun]).filter(|word| !word.is_empty()).collect();
        let words = words.join(" ");
        // No word of a pattern begins with `u`, and no number from 1 to 6 with a vowel.
        let article = if words.starts_with(['a', 'e', 'i', 'o']) { "an" } else { "a" };
        write!(f, "{article} {words}")?;
        if let Some(mark) = self.mark {
            write!(f, " with the {mark}")?;
        }
        if let Some(author) = &self.author {
            write!(f, " signed by {author}")?;
        }
        if let Some(title) = &self.title {
            write!(f, " with “{title}” in its title")?;
        }
        match self.relation {
            None => Ok(()),
            Some(Relation::SameColour) => write!(f, " of the colour before"),
            Some(Relation::SameNumber) => write!(f, " of the number before"),
            Some(Relation::Higher) => write!(f, " higher than the one before"),
            Some(Relation::Lower) => write!(f, " lower than the one before"),
        }
    }
}

impl Pattern {
    /// All cards that fit the pattern: `every 6`, `every blue card`.
    fn every(&self) -> String {
        let one = self.to_string();
        format!("every {}", one.split_once(' ').map_or(one.as_str(), |(_article, cards)| cards))
    }
}

impl Filter {
    /// All cards that pass the filter: `every card`, `every blue card and every 5`.
    fn every(&self) -> String {
        if self.is_any() { "every card".to_owned() } else { listed(self.0.iter().map(Pattern::every)) }
    }
}

impl Display for Filter {
    /// The cards that pass the filter: `any card`, `a blue card or a 5`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.is_any() {
            return f.write_str("any card");
        }
        f.write_str(&one_of(&self.0))
    }
}

impl Span {
    fn counted_in(self) -> (u32, Noun) {
        match self {
            Span::Turns(number) => (u32::from(number), Noun::TURN),
            Span::Rounds(number) => (number.into(), Noun::ROUND),
            Span::Seconds(number) => (number.into(), Noun::SECOND),
        }
    }

    /// What stands after `every`: `3 rounds`, `round`.
    fn period(self) -> String {
        match self.counted_in() {
            (1, noun) => noun.after(1_u8).to_owned(),
            (number, noun) => counted(number, noun),
        }
    }
}

/// A text that people wrote, or three dots while it is still to be written.
fn or_dots(text: &str) -> &str {
    match without_stop(text) {
        "" => "…",
        text => text,
    }
}

impl Display for Trigger {
    /// The text between `If` and the comma. What happens again and again needs no `If`: `every 3 rounds`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Trigger::Played { cards: top, previous_top, count } => {
                let (are, together) =
                    if *count == CardCount::Exactly(1) { ("is", "") } else { ("are", " together") };
                let several = match count {
                    CardCount::Any => None,
                    CardCount::Exactly(n) => Some(format!("exactly {}", cards(*n))),
                    CardCount::AtLeast(n) => Some(format!("at least {}", cards(*n))),
                };
                let on_card =
                    if previous_top.is_any() { String::new() } else { format!(" on {previous_top}") };
                match several {
                    None => write!(f, "{top} is played{on_card}"),
                    Some(several) if top.is_any() => write!(f, "{several} {are} played{together}{on_card}"),
                    Some(several) => write!(f, "{several} {are} played{on_card}, {top} on top"),
                }
            }
            Trigger::Drawn { cause, least } => {
                match least {
                    // Every draw has one card at least.
                    0 | 1 => write!(f, "somebody draws")?,
                    n => write!(f, "somebody draws at least {}", cards(*n))?,
                }
                match cause {
                    Cause::Any => Ok(()),
                    Cause::Penalty => write!(f, " as a Penalty"),
                    Cause::Effect => write!(f, " because of a card"),
                }
            }
            Trigger::Discarded(filter) => write!(f, "{filter} is discarded"),
            Trigger::Detected(event) => event.fmt(f),
            Trigger::Hand { holds: Holding::Without, cards } => write!(f, "a hand is left without {cards}"),
            Trigger::Hand { holds: Holding::Only, cards } => write!(f, "every card in a hand is {cards}"),
            Trigger::ReportedAct(text) if text.trim() == Self::DOER => write!(f, "{} …", Self::DOER),
            Trigger::ReportedAct(text) | Trigger::ReportedEvent(text) => f.write_str(or_dots(text)),
            Trigger::Time { span, repeats: true } => write!(f, "every {}", span.period()),
            Trigger::Time { span, repeats: false } => {
                let (number, noun) = span.counted_in();
                write!(f, "{} {} passed", counted(number, noun), agreeing(number, "has", "have"))
            }
            Trigger::AsWritten => write!(f, "this applies"),
        }
    }
}

impl Display for DetectedEvent {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            DetectedEvent::HandIs(n) => write!(f, "somebody has exactly {}", cards(*n)),
            DetectedEvent::TakesPenalty => write!(f, "somebody takes a Penalty"),
            DetectedEvent::PlaysAtLeast(n) => write!(f, "somebody plays at least {} together", cards(*n)),
            DetectedEvent::CannotPlay => write!(f, "somebody cannot play"),
            DetectedEvent::FalselyAccuses => write!(f, "somebody accuses falsely"),
            DetectedEvent::MatchesByColour => write!(f, "a play matches by colour"),
            DetectedEvent::MatchesByNumber => write!(f, "a play matches by number"),
            DetectedEvent::SameNumberTwice => write!(f, "the same number is played twice in a row"),
            DetectedEvent::TurnStarts => write!(f, "a turn begins"),
            DetectedEvent::Reshuffle => write!(f, "the discards are shuffled"),
        }
    }
}

impl Display for PlayerSelector {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PlayerSelector::Next => "the next player",
            PlayerSelector::Previous => "the previous player",
            PlayerSelector::All => "everybody",
            PlayerSelector::Others => "everybody else",
            PlayerSelector::Active => "the player whose turn it is",
            PlayerSelector::Causer => "that player",
            PlayerSelector::Chosen => "a chosen player",
            PlayerSelector::ChosenBy(Chooser::Next) => "a player chosen by the next player",
            PlayerSelector::ChosenBy(Chooser::Previous) => "a player chosen by the previous player",
            PlayerSelector::ChosenBy(Chooser::Causer) => "a player chosen by that player",
            PlayerSelector::Most => "whoever holds the most cards",
            PlayerSelector::Fewest => "whoever holds the fewest cards",
            PlayerSelector::Random => "a random player",
            PlayerSelector::Worded(text) => or_dots(text),
        })
    }
}

impl Display for RuleSelector {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RuleSelector::Oldest => "the oldest open rule",
            RuleSelector::Newest => "the newest open rule",
            RuleSelector::Chosen => "a chosen open rule",
            RuleSelector::Random => "a random open rule",
            RuleSelector::All => "every open rule",
            RuleSelector::This => "this rule",
        })
    }
}

impl Display for Target {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Target::Players(players) => players.fmt(f),
            Target::Hands(players) => write!(f, "every card in the hand of {players}"),
            Target::InPlay(filter) if filter.is_any() => write!(f, "the top card"),
            Target::InPlay(filter) => filter.fmt(f),
            Target::DrawPile => write!(f, "the Draw Pile"),
            Target::DiscardPile => write!(f, "the Discard Pile"),
            Target::Rules(selector) => selector.fmt(f),
        }
    }
}

/// The effects of a wrong answer or a contest: `the loser draws 1 card`.
fn consequences(player: &str, effects: &[AutoEffect]) -> String {
    let sentences: Vec<String> = effects.iter().map(|effect| effect.describe(&player)).collect();
    sentences.join(", and ")
}

impl Display for Clause {
    /// The text after `then`, without a full stop.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let target = &self.target;
        match &self.effect {
            // Nobody plays the cards of the Draw Pile that are shown.
            Effect::Auto(AutoEffect::Show(Some(n))) if *target == Target::DrawPile => {
                write!(
                    f,
                    "{}",
                    plural(
                        *n,
                        "the top card of the Draw Pile is shown to all",
                        "the top # cards of the Draw Pile are shown to all"
                    )
                )
            }
            Effect::Auto(AutoEffect::Show(None)) if *target == Target::DrawPile => {
                write!(f, "{target} is shown to all")
            }
            // The players do it, whether the card names them or their hands.
            Effect::Auto(
                effect @ (AutoEffect::Discard { .. }
                | AutoEffect::DiscardAll(_)
                | AutoEffect::Show(_)
                | AutoEffect::ShowTo(_)),
            ) => match target {
                Target::Players(players) | Target::Hands(players) => f.write_str(&effect.describe(players)),
                // The effect does not fit them, so no card says it.
                Target::InPlay(_) | Target::DrawPile | Target::DiscardPile | Target::Rules(_) => Ok(()),
            },
            Effect::Auto(effect) => f.write_str(&effect.describe(target)),
            Effect::Say(text) => write!(f, "{target} says “{}”", or_dots(text)),
            Effect::Do(text) => write!(f, "{target} has to {}", or_dots(text)),
            Effect::OrDraw { text, cards: n } => {
                write!(f, "{target} has to {} or draw {}", or_dots(text), cards(*n))
            }
            Effect::Keep { text, lasts } => write!(f, "{target} has to {} {lasts}", or_dots(text)),
            Effect::Ask { question, wrong, .. } => {
                write!(f, "{target} answers “{}”", or_dots(question))?;
                if wrong.is_empty() {
                    Ok(())
                } else {
                    write!(f, "; if that is wrong, {}", consequences("whoever answered", wrong))
                }
            }
            Effect::Contest { text, side, then } => {
                let text = or_dots(text);
                let player = match side {
                    Side::Loser => "the loser",
                    Side::Winner => "the winner",
                    Side::Last => "whoever is last",
                    Side::First => "whoever is first",
                };
                match side {
                    Side::Loser | Side::Winner => write!(f, "{target} competes: {text}")?,
                    Side::Last | Side::First => write!(f, "{target} has to {text} at once")?,
                }
                if then.is_empty() { Ok(()) } else { write!(f, "; {}", consequences(player, then)) }
            }
            Effect::Free(text) => f.write_str(or_dots(text)),
        }
    }
}

/// Clauses in order: `the next player draws 1 card, and then everybody …`.
fn joined(clauses: &[Clause]) -> String {
    clauses.iter().map(ToString::to_string).collect::<Vec<_>>().join(", and then ")
}

impl Display for WrittenEffect {
    /// The text in the text area of a Game Card.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&sentence(&joined(&self.clauses)))
    }
}

impl Rule {
    /// The first word of the sentence, and the trigger after it: `If` and `a 6 is played`, `Every` and `3 rounds`.
    pub fn beginning(&self) -> (&'static str, String) {
        match &self.trigger {
            Trigger::Time { span, repeats: true } => ("Every", span.period()),
            trigger => ("If", trigger.to_string()),
        }
    }

    /// What stands before the clause at `index`; nothing after `Every 3 rounds`.
    pub fn before_clause(&self, index: usize) -> &'static str {
        match (index, &self.trigger) {
            (0, Trigger::Time { repeats: true, .. }) => "",
            (0, _) => "then",
            (_, _) => "and then",
        }
    }
}

impl Display for Rule {
    /// The whole rule: the trigger, then the effects.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let then = joined(&self.clauses);
        match &self.trigger {
            Trigger::AsWritten => f.write_str(&sentence(&then)),
            trigger @ Trigger::Time { repeats: true, .. } => {
                f.write_str(&sentence(&format!("{trigger}, {then}")))
            }
            trigger => f.write_str(&sentence(&format!("if {trigger}, then {then}"))),
        }
    }
}
