//! Which cards are meant: a number, a colour, what is on them, how they stand to the one before; and "or".

use super::{Gap, one};
use crate::rules::blank::{Colour, Filter, Kind, Number, Parity, Pattern, Relation, Rule};

/// Any card.
pub(super) fn any() -> Filter {
    Filter::default()
}

/// Cards of a number, 1 to 6.
pub(super) fn of_number(number: u8) -> Filter {
    Number::new(number).map(Filter::number).unwrap_or_default()
}

/// Gaps of a filter: of its first pattern, and of a second one behind "or" (BL-105).
pub(super) fn filter(now: &Rule, cards: &Filter, put: &dyn Fn(Filter) -> Rule, gaps: &mut Vec<Gap>) {
    let first = cards.0.first().cloned().unwrap_or_default();
    let second = cards.0.get(1).cloned();
    let with = |first: Pattern, second: Option<Pattern>| {
        // Cards of all kinds need no pattern, unless it is all cards of a kind that are meant.
        let any = first == Pattern::default() && second.is_none() && cards.0.len() != 1;
        put(if any { Filter::default() } else { Filter([first].into_iter().chain(second).collect()) })
    };
    let change = |first: Pattern| with(first, second.clone());
    gaps.push(of_numbers(now, &first, &change));
    gaps.push(of_colours(now, &first, &change));
    let kinds = [
        ("whatever is on it", None),
        ("plain", Some(Kind::Plain)),
        ("illustrated", Some(Kind::Illustrated)),
        ("written on", Some(Kind::WithEffect)),
    ];
    let kinds = kinds.map(|(name, kind)| (name.to_owned(), change(Pattern { kind, ..first.clone() })));
    gaps.push(one("what is on it", now, kinds.into()));
    let relations = [
        ("whatever was before", None),
        ("higher than before", Some(Relation::Higher)),
        ("lower than before", Some(Relation::Lower)),
        ("the colour before", Some(Relation::SameColour)),
        ("the number before", Some(Relation::SameNumber)),
    ];
    let relations =
        relations.map(|(name, relation)| (name.to_owned(), change(Pattern { relation, ..first.clone() })));
    gaps.push(one("against the card before", now, relations.into()));
    let other =
        second.clone().unwrap_or_else(|| Pattern { colours: vec![Colour::Blue], ..Pattern::default() });
    let or = [
        ("and no other".to_owned(), with(first.clone(), None)),
        ("or …".to_owned(), with(first.clone(), Some(other))),
    ];
    gaps.push(one("or another kind", now, or.into()));
    if let Some(second) = &second {
        let change = |second: Pattern| with(first.clone(), Some(second));
        gaps.push(of_numbers(now, second, &change));
        gaps.push(of_colours(now, second, &change));
    }
}

fn of_numbers(now: &Rule, pattern: &Pattern, put: &dyn Fn(Pattern) -> Rule) -> Gap {
    let with = |numbers: Vec<Number>, parity| put(Pattern { numbers, parity, ..pattern.clone() });
    let mut of = vec![("any number".to_owned(), with(Vec::new(), None))];
    of.extend(Number::ALL.map(|number| (number.to_string(), with(vec![number], None))));
    for (name, parity) in [("even", Parity::Even), ("odd", Parity::Odd)] {
        of.push((name.to_owned(), with(Vec::new(), Some(parity))));
    }
    one("number", now, of)
}

fn of_colours(now: &Rule, pattern: &Pattern, put: &dyn Fn(Pattern) -> Rule) -> Gap {
    let with = |colours: Vec<Colour>| put(Pattern { colours, ..pattern.clone() });
    let mut of = vec![("any colour".to_owned(), with(Vec::new()))];
    of.extend(Colour::ALL.map(|colour| (colour.to_string(), with(vec![colour]))));
    one("colour", now, of)
}
