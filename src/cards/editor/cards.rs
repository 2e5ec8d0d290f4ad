//! Gaps for filters: number, colour and further conditions, and an "or" for a second pattern.
//!
//! A rare condition has a gap only after the writer adds it, so simple rules have few gaps and read like a sentence (BW-15).

use super::{FilterLocation, Gap, GapInput, PatternLocation, TextField, choice_gap, text_gap};
use crate::rules::blank::{CardKind, CardNumber, Colour, DeckMark, Filter, Parity, Pattern, Relation, Rule};

/// A filter that every card passes.
pub(super) fn any() -> Filter {
    Filter::default()
}

/// The filter with which a choice of cards begins, which the writer then changes: cards with a 1. It has a condition, because without
/// one every card would pass.
pub(super) fn ones() -> Filter {
    let [one, ..] = CardNumber::ALL;
    Filter::number(one)
}

/// The gaps of a filter: those of its first pattern, and those of a second one after the "or" (BL-105).
pub(super) fn filter_gaps(
    rule: &Rule,
    cards: &Filter,
    location: FilterLocation,
    make: &dyn Fn(Filter) -> Rule,
    gaps: &mut Vec<Gap>,
) {
    let first = cards.0.first().cloned().unwrap_or_default();
    let second = cards.0.get(1).cloned();
    let with = |first: Pattern, second: Option<Pattern>| {
        // An empty filter stays empty while no condition is chosen. A filter that has a pattern keeps one: with an empty
        // filter the target "all cards of a kind" would become "the top card".
        let is_empty = first == Pattern::default() && second.is_none() && cards.0.is_empty();
        make(if is_empty { Filter::default() } else { Filter([first].into_iter().chain(second).collect()) })
    };
    pattern_gaps(
        rule,
        &first,
        PatternLocation { filter: location, second: false },
        &|first| with(first, second.clone()),
        gaps,
    );
    if let Some(second) = &second {
        let or = [
            ("no other kind".to_owned(), with(first.clone(), None)),
            ("or …".to_owned(), with(first.clone(), Some(second.clone()))),
        ];
        gaps.push(choice_gap("or another kind", rule, or.into()));
        let make = |second: Pattern| with(first.clone(), Some(second));
        pattern_gaps(rule, second, PatternLocation { filter: location, second: true }, &make, gaps);
    } else {
        // Any condition will do to begin with; without one every card would pass.
        let other = Pattern { colours: vec![Colour::Blue], ..Pattern::default() };
        add_condition(gaps, "or another kind", with(first, Some(other)));
    }
}

/// Adds an option to the first gap for one more condition. The gaps of a filter, which always have one, come before.
pub(super) fn add_condition(gaps: &mut [Gap], name: &str, to: Rule) {
    let gap = gaps.iter_mut().find(|gap| gap.label == ONE_MORE);
    debug_assert!(gap.is_some(), "the option “{name}” is lost");
    if let Some(Gap { input: GapInput::Choice { options, .. }, .. }) = gap {
        options.push((name.to_owned(), to));
    }
}

/// The label of the gap to add another condition.
const ONE_MORE: &str = "one more condition";

/// The gaps of a filter that is only about number and colour, such as the filter for the previous top card.
/// There is no gap for further conditions, so that a rule has few gaps.
pub(super) fn face_gaps(rule: &Rule, cards: &Filter, make: &dyn Fn(Filter) -> Rule, gaps: &mut Vec<Gap>) {
    let first = cards.0.first().cloned().unwrap_or_default();
    let make = |first| make(Filter([first].into_iter().chain(cards.0.iter().skip(1).cloned()).collect()));
    number_gaps(rule, &first, &make, gaps);
    colour_gaps(rule, &first, &make, gaps);
}

/// Gaps of a pattern: number, colour, the conditions it has, and a gap to add another condition.
fn pattern_gaps(
    rule: &Rule,
    pattern: &Pattern,
    location: PatternLocation,
    make: &dyn Fn(Pattern) -> Rule,
    gaps: &mut Vec<Gap>,
) {
    number_gaps(rule, pattern, make, gaps);
    colour_gaps(rule, pattern, make, gaps);
    if pattern.kind.is_some() {
        let kinds = [
            ("whatever is on it", None),
            ("plain", Some(CardKind::Plain)),
            ("illustrated", Some(CardKind::Illustrated)),
            ("written on", Some(CardKind::WithEffect)),
        ];
        let kinds = kinds.map(|(name, kind)| (name.to_owned(), make(Pattern { kind, ..pattern.clone() })));
        gaps.push(choice_gap("what is on it", rule, kinds.into()));
    }
    if pattern.relation.is_some() {
        let relations = [
            ("after any card", None),
            ("higher than before", Some(Relation::Higher)),
            ("lower than before", Some(Relation::Lower)),
            ("the colour before", Some(Relation::SameColour)),
            ("the number before", Some(Relation::SameNumber)),
        ];
        let relations = relations
            .map(|(name, relation)| (name.to_owned(), make(Pattern { relation, ..pattern.clone() })));
        gaps.push(choice_gap("compared with the card before", rule, relations.into()));
    }
    if pattern.mark.is_some() {
        let mut options = vec![("from any deck".to_owned(), make(Pattern { mark: None, ..pattern.clone() }))];
        let deck = |mark: DeckMark| {
            (format!("from the deck of the {mark}"), make(Pattern { mark: Some(mark), ..pattern.clone() }))
        };
        options.extend(DeckMark::ALL.map(deck));
        gaps.push(choice_gap("from which deck", rule, options));
    }
    if let Some(author) = &pattern.author {
        let options = [
            ("signed by …", pattern.clone()),
            ("signed by anybody", Pattern { author: None, ..pattern.clone() }),
        ];
        gaps.push(choice_gap("signed", rule, options.map(|(name, to)| (name.to_owned(), make(to))).into()));
        gaps.push(text_gap("whose name", TextField::Author(location), author));
    }
    if let Some(title) = &pattern.title {
        let options = [
            ("with a title that has …", pattern.clone()),
            ("with any title", Pattern { title: None, ..pattern.clone() }),
        ];
        gaps.push(choice_gap(
            "its title",
            rule,
            options.map(|(name, to)| (name.to_owned(), make(to))).into(),
        ));
        gaps.push(text_gap("which word", TextField::Title(location), title));
    }
    additional_condition(rule, pattern, location, make, gaps);
}

/// The gap to add another condition. Each option adds a first value of it; the writer then chooses another one in the gap that appears.
/// Another number or colour is an option beside one, because without any every number or colour is good.
fn additional_condition(
    rule: &Rule,
    pattern: &Pattern,
    location: PatternLocation,
    make: &dyn Fn(Pattern) -> Rule,
    gaps: &mut Vec<Gap>,
) {
    let number = CardNumber::ALL.into_iter().find(|number| !pattern.numbers.contains(number));
    let number = number.filter(|_| !pattern.numbers.is_empty());
    let colour = Colour::ALL.into_iter().find(|colour| !pattern.colours.contains(colour));
    let colour = colour.filter(|_| !pattern.colours.is_empty());
    let mut options = vec![("nothing else".to_owned(), make(pattern.clone()))];
    let mut add = |name: &str, to: Option<Pattern>| options.extend(to.map(|to| (name.to_owned(), make(to))));
    add(
        "another number",
        number.map(|number| Pattern {
            numbers: [pattern.numbers.clone(), vec![number]].concat(),
            ..pattern.clone()
        }),
    );
    add(
        "another colour",
        colour.map(|colour| Pattern {
            colours: [pattern.colours.clone(), vec![colour]].concat(),
            ..pattern.clone()
        }),
    );
    add(
        "what is on it",
        pattern.kind.is_none().then(|| Pattern { kind: Some(CardKind::Plain), ..pattern.clone() }),
    );
    add(
        "the card before",
        (pattern.relation.is_none() && location.filter.has_previous_card())
            .then(|| Pattern { relation: Some(Relation::Higher), ..pattern.clone() }),
    );
    add(
        "its deck",
        pattern.mark.is_none().then(|| Pattern { mark: Some(DeckMark::Star), ..pattern.clone() }),
    );
    add(
        "who signed it",
        pattern.author.is_none().then(|| Pattern { author: Some(String::new()), ..pattern.clone() }),
    );
    add(
        "its title",
        pattern.title.is_none().then(|| Pattern { title: Some(String::new()), ..pattern.clone() }),
    );
    gaps.push(choice_gap(ONE_MORE, rule, options));
}

/// A gap for the number, in which even and odd can be chosen, too; one gap for each, if there are several.
fn number_gaps(rule: &Rule, pattern: &Pattern, make: &dyn Fn(Pattern) -> Rule, gaps: &mut Vec<Gap>) {
    let with = |numbers: Vec<CardNumber>, parity| make(Pattern { numbers, parity, ..pattern.clone() });
    if pattern.numbers.len() < 2 {
        let mut options = vec![("any number".to_owned(), with(Vec::new(), None))];
        options.extend(CardNumber::ALL.map(|number| (number.to_string(), with(vec![number], None))));
        for (name, parity) in [("even", Parity::Even), ("odd", Parity::Odd)] {
            options.push((name.to_owned(), with(Vec::new(), Some(parity))));
        }
        return gaps.push(choice_gap("number", rule, options));
    }
    one_gap_each(
        &pattern.numbers,
        &CardNumber::ALL,
        "number",
        rule,
        &|numbers| with(numbers, pattern.parity),
        gaps,
    );
}

/// A gap for the colour; one gap for each, if there are several.
fn colour_gaps(rule: &Rule, pattern: &Pattern, make: &dyn Fn(Pattern) -> Rule, gaps: &mut Vec<Gap>) {
    let with = |colours: Vec<Colour>| make(Pattern { colours, ..pattern.clone() });
    if pattern.colours.len() < 2 {
        let mut options = vec![("any colour".to_owned(), with(Vec::new()))];
        options.extend(Colour::ALL.map(|colour| (colour.to_string(), with(vec![colour]))));
        return gaps.push(choice_gap("colour", rule, options));
    }
    one_gap_each(&pattern.colours, &Colour::ALL, "colour", rule, &with, gaps);
}

/// One gap for each of several numbers or colours. Its options are the value itself, values not used yet, or none.
fn one_gap_each<T: Copy + PartialEq + ToString>(
    present: &[T],
    all: &[T],
    label: &'static str,
    rule: &Rule,
    make: &dyn Fn(Vec<T>) -> Rule,
    gaps: &mut Vec<Gap>,
) {
    for (index, current) in present.iter().enumerate() {
        let mut fewer = present.to_vec();
        fewer.remove(index);
        let mut options = vec![("none".to_owned(), make(fewer))];
        for other in all.iter().filter(|other| *other == current || !present.contains(other)) {
            let mut changed = present.to_vec();
            changed[index] = *other;
            let or = if index == 0 { "" } else { "or " };
            options.push((format!("{or}{}", other.to_string()), make(changed)));
        }
        gaps.push(choice_gap(label, rule, options));
    }
}
