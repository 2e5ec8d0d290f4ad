//! Gaps for triggers: which triggers there are, and what the writer chooses for each.

use std::mem::discriminant;

use super::{FilterLocation, Gap, TextField, cards, cards::filter_gaps, choice_gap, number_gap, text_gap};
use crate::rules::blank::{CardCount, Cause, Colour, DetectedEvent, Filter, Holding, Rule, Span, Trigger};

/// The trigger "a card is played".
pub(super) fn played() -> Trigger {
    Trigger::played(cards::any(), CardCount::Any)
}

/// The triggers to choose from, with their names.
fn offered_triggers() -> Vec<(&'static str, Trigger)> {
    let detected = Trigger::Detected;
    vec![
        ("a card is played", played()),
        ("somebody draws", Trigger::Drawn { cause: Cause::Any, least: 1 }),
        ("a card is discarded", Trigger::Discarded(cards::any())),
        ("a hand comes to …", detected(DetectedEvent::HandIs(1))),
        ("a hand has no …", Trigger::Hand { holds: Holding::Without, cards: Filter::colour(Colour::Red) }),
        ("somebody takes a Penalty", detected(DetectedEvent::TakesPenalty)),
        ("somebody plays several", detected(DetectedEvent::PlaysAtLeast(2))),
        ("somebody cannot play", detected(DetectedEvent::CannotPlay)),
        ("somebody accuses falsely", detected(DetectedEvent::FalselyAccuses)),
        ("a play matches by colour", detected(DetectedEvent::MatchesByColour)),
        ("a play matches by number", detected(DetectedEvent::MatchesByNumber)),
        ("the same number comes twice in a row", detected(DetectedEvent::SameNumberTwice)),
        ("a turn begins", detected(DetectedEvent::TurnStarts)),
        ("the discards are shuffled", detected(DetectedEvent::Reshuffle)),
        // The writer goes on after "somebody ".
        ("somebody at the table …", Trigger::ReportedAct(format!("{} ", Trigger::DOER))),
        ("something outside the game …", Trigger::ReportedEvent(String::new())),
        ("time passes", Trigger::Time { span: Span::Rounds(1), repeats: true }),
    ]
}

/// Whether two triggers are of the same kind; their details may differ. Each detected event is a kind of its own.
fn is_same_kind(one: &Trigger, other: &Trigger) -> bool {
    if let (Trigger::Detected(one), Trigger::Detected(other)) = (one, other) {
        discriminant(one) == discriminant(other)
    } else {
        discriminant(one) == discriminant(other)
    }
}

/// The gaps of the trigger. Of the numbers that the check of a rule allows, they offer those that people use.
pub(super) fn gaps(rule: &Rule) -> Vec<Gap> {
    let make = |trigger: Trigger| Rule { trigger, ..rule.clone() };
    let kinds = offered_triggers().into_iter().map(|(name, trigger)| {
        let trigger = if is_same_kind(&trigger, &rule.trigger) { rule.trigger.clone() } else { trigger };
        (name.to_owned(), make(trigger))
    });
    let mut gaps = vec![choice_gap("when", rule, kinds.collect())];
    match &rule.trigger {
        Trigger::Played { cards, previous_top, count } => {
            let with = |cards: Filter, previous_top: Filter, count| {
                make(Trigger::Played { cards, previous_top, count })
            };
            filter_gaps(
                rule,
                cards,
                FilterLocation::Trigger,
                &|cards| with(cards, previous_top.clone(), *count),
                &mut gaps,
            );
            beneath_gaps(
                rule,
                previous_top,
                &|previous_top| with(cards.clone(), previous_top, *count),
                &mut gaps,
            );
            count_gap(rule, *count, &|count| with(cards.clone(), previous_top.clone(), count), &mut gaps);
        }
        Trigger::Drawn { cause, least } => {
            gaps.push(number_gap("how many at least", rule, 1, 7, &|least| {
                make(Trigger::Drawn { cause: *cause, least })
            }));
            let causes = [
                ("for any reason", Cause::Any),
                ("as a Penalty", Cause::Penalty),
                ("by a card", Cause::Effect),
            ];
            let causes =
                causes.map(|(name, cause)| (name.to_owned(), make(Trigger::Drawn { cause, least: *least })));
            gaps.push(choice_gap("why", rule, causes.into()));
        }
        Trigger::Discarded(cards) => {
            filter_gaps(
                rule,
                cards,
                FilterLocation::Trigger,
                &|cards| make(Trigger::Discarded(cards)),
                &mut gaps,
            );
        }
        Trigger::Hand { holds, cards } => hand_gaps(rule, *holds, cards, &mut gaps),
        Trigger::Detected(DetectedEvent::HandIs(_)) => {
            gaps.push(number_gap("how many cards", rule, 0, 20, &|n| {
                make(Trigger::Detected(DetectedEvent::HandIs(n)))
            }));
        }
        Trigger::Detected(DetectedEvent::PlaysAtLeast(_)) => {
            gaps.push(number_gap("how many at least", rule, 1, 7, &|n| {
                make(Trigger::Detected(DetectedEvent::PlaysAtLeast(n)))
            }));
        }
        Trigger::ReportedAct(text) => gaps.push(text_gap("what somebody does", TextField::Trigger, text)),
        Trigger::ReportedEvent(text) => gaps.push(text_gap("what happens", TextField::Trigger, text)),
        Trigger::Time { span, repeats } => time_gaps(rule, *span, *repeats, &mut gaps),
        Trigger::Detected(
            DetectedEvent::TakesPenalty
            | DetectedEvent::CannotPlay
            | DetectedEvent::FalselyAccuses
            | DetectedEvent::MatchesByColour
            | DetectedEvent::MatchesByNumber
            | DetectedEvent::SameNumberTwice
            | DetectedEvent::TurnStarts
            | DetectedEvent::Reshuffle,
        )
        | Trigger::AsWritten => {}
    }
    gaps
}

/// The gap for the card that was on top before the play, and the gaps of the filter for that card. If it may be any card, only an
/// option among the further conditions.
fn beneath_gaps(rule: &Rule, previous_top: &Filter, make: &dyn Fn(Filter) -> Rule, gaps: &mut Vec<Gap>) {
    if previous_top.is_any() {
        return cards::add_condition(gaps, "on what it is played", make(cards::ones()));
    }
    let options = [("any card", cards::any()), ("a card of a kind", previous_top.clone())];
    gaps.push(choice_gap(
        "on what",
        rule,
        options.map(|(name, previous_top)| (name.to_owned(), make(previous_top))).into(),
    ));
    cards::face_gaps(rule, previous_top, make, gaps);
}

/// The gaps for the cards of a hand. Conditions that every card meets are not offered.
fn hand_gaps(rule: &Rule, holds: Holding, cards: &Filter, gaps: &mut Vec<Gap>) {
    let make = |holds, cards| Rule { trigger: Trigger::Hand { holds, cards }, ..rule.clone() };
    let kinds = [("no card like this", Holding::Without), ("only cards like this", Holding::Only)];
    let kinds = kinds.map(|(name, holds)| (name.to_owned(), make(holds, cards.clone())));
    gaps.push(choice_gap("the hand has", rule, kinds.into()));
    let mut of_cards = Vec::new();
    filter_gaps(rule, cards, FilterLocation::Hand, &|cards| make(holds, cards), &mut of_cards);
    let accepts_all =
        |rule: &Rule| matches!(&rule.trigger, Trigger::Hand { cards, .. } if cards.accepts_all());
    gaps.extend(of_cards.into_iter().map(|gap| gap.without(rule, accepts_all)));
}

/// The gap for how many cards are played together. If it may be any number, only an option among the further conditions.
fn count_gap(rule: &Rule, count: CardCount, make: &dyn Fn(CardCount) -> Rule, gaps: &mut Vec<Gap>) {
    if count == CardCount::Any {
        return cards::add_condition(gaps, "how many at once", make(CardCount::AtLeast(2)));
    }
    let mut options = vec![("any number of them".to_owned(), make(CardCount::Any))];
    // One or more would be any number.
    options.extend((2..=7).map(|n| (format!("{n} or more"), make(CardCount::AtLeast(n)))));
    options.extend((1..=7).map(|n| (format!("exactly {n}"), make(CardCount::Exactly(n)))));
    gaps.push(choice_gap("how many at once", rule, options));
}

/// The gaps for how much time passes, in what it is counted, and whether it does so again.
fn time_gaps(rule: &Rule, span: Span, repeats: bool, gaps: &mut Vec<Gap>) {
    let make = |span, repeats| Rule { trigger: Trigger::Time { span, repeats }, ..rule.clone() };
    let spans = match span {
        Span::Turns(_) => (1..=12).map(Span::Turns).collect::<Vec<_>>(),
        Span::Rounds(_) => (1..=12).map(Span::Rounds).collect(),
        Span::Seconds(_) => [10, 20, 30, 45, 60, 90, 120, 180, 300, 600].map(Span::Seconds).into(),
    };
    let length = |span: Span| match span {
        Span::Turns(n) | Span::Rounds(n) => n.to_string(),
        Span::Seconds(n) => n.to_string(),
    };
    gaps.push(choice_gap(
        "how long",
        rule,
        spans.into_iter().map(|span| (length(span), make(span, repeats))).collect(),
    ));
    let units = [("turns", Span::Turns(1)), ("rounds", Span::Rounds(1)), ("seconds", Span::Seconds(60))];
    let units = units.map(|(name, unit)| {
        let is_current = discriminant(&unit) == discriminant(&span);
        (name.to_owned(), make(if is_current { span } else { unit }, repeats))
    });
    gaps.push(choice_gap("counted in", rule, units.into()));
    let frequencies = [("again and again", true), ("once", false)];
    gaps.push(choice_gap(
        "how often",
        rule,
        frequencies.map(|(name, repeats)| (name.to_owned(), make(span, repeats))).into(),
    ));
}
