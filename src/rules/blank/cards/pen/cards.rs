//! Gaps for filters: number, colour and further conditions, and an "or" for a second pattern.
//!
//! Rare conditions have no gap until the writer adds them, so a rule about any card stays short to write.

use super::{Cards, FilterLocation, Gap, TextField, one, words};
use crate::rules::blank::{CardKind, CardNumber, Colour, DeckMark, Filter, Parity, Pattern, Relation, Rule};

/// A filter that every card passes.
pub(super) fn any() -> Filter {
    Filter::default()
}

/// A filter for cards of one number, 1 to 6.
pub(super) fn of_number(number: u8) -> Filter {
    CardNumber::new(number).map(Filter::number).unwrap_or_default()
}

/// Gaps of a filter: of its first pattern, and of a second one after the "or" (BL-105).
pub(super) fn filter(
    now: &Rule,
    cards: &Filter,
    at: FilterLocation,
    put: &dyn Fn(Filter) -> Rule,
    gaps: &mut Vec<Gap>,
) {
    let first = cards.0.first().cloned().unwrap_or_default();
    let second = cards.0.get(1).cloned();
    let with = |first: Pattern, second: Option<Pattern>| {
        // A pattern without conditions is dropped. It stays if the filter has exactly one pattern: "all cards of a
        // kind".
        let any = first == Pattern::default() && second.is_none() && cards.0.len() != 1;
        put(if any { Filter::default() } else { Filter([first].into_iter().chain(second).collect()) })
    };
    pattern(now, &first, Cards { at, second: false }, &|first| with(first, second.clone()), gaps);
    let other =
        second.clone().unwrap_or_else(|| Pattern { colours: vec![Colour::Blue], ..Pattern::default() });
    let or = [
        ("no other kind".to_owned(), with(first.clone(), None)),
        ("or …".to_owned(), with(first.clone(), Some(other))),
    ];
    gaps.push(one("or another kind", now, or.into()));
    if let Some(second) = &second {
        let put = |second: Pattern| with(first.clone(), Some(second));
        pattern(now, second, Cards { at, second: true }, &put, gaps);
    }
}

/// Gaps of a pattern: number, colour, the conditions it has, and a gap to add another condition.
fn pattern(now: &Rule, is: &Pattern, cards: Cards, put: &dyn Fn(Pattern) -> Rule, gaps: &mut Vec<Gap>) {
    numbers(now, is, put, gaps);
    colours(now, is, put, gaps);
    if is.kind.is_some() {
        let kinds = [
            ("whatever is on it", None),
            ("plain", Some(CardKind::Plain)),
            ("illustrated", Some(CardKind::Illustrated)),
            ("written on", Some(CardKind::WithEffect)),
        ];
        let kinds = kinds.map(|(name, kind)| (name.to_owned(), put(Pattern { kind, ..is.clone() })));
        gaps.push(one("what is on it", now, kinds.into()));
    }
    if is.relation.is_some() {
        let relations = [
            ("after any card", None),
            ("higher than before", Some(Relation::Higher)),
            ("lower than before", Some(Relation::Lower)),
            ("the colour before", Some(Relation::SameColour)),
            ("the number before", Some(Relation::SameNumber)),
        ];
        let relations =
            relations.map(|(name, relation)| (name.to_owned(), put(Pattern { relation, ..is.clone() })));
        gaps.push(one("compared with the card before", now, relations.into()));
    }
    if is.mark.is_some() {
        let mut of = vec![("from any deck".to_owned(), put(Pattern { mark: None, ..is.clone() }))];
        let deck = |mark: DeckMark| {
            (format!("from the deck of the {mark}"), put(Pattern { mark: Some(mark), ..is.clone() }))
        };
        of.extend(DeckMark::ALL.map(deck));
        gaps.push(one("from which deck", now, of));
    }
    if let Some(author) = &is.author {
        let of = [("signed by …", is.clone()), ("signed by anybody", Pattern { author: None, ..is.clone() })];
        gaps.push(one("signed", now, of.map(|(name, to)| (name.to_owned(), put(to))).into()));
        gaps.push(words("whose name", TextField::Author(cards), author));
    }
    if let Some(title) = &is.title {
        let of = [
            ("with a title that has …", is.clone()),
            ("with any title", Pattern { title: None, ..is.clone() }),
        ];
        gaps.push(one("its title", now, of.map(|(name, to)| (name.to_owned(), put(to))).into()));
        gaps.push(words("which word", TextField::Title(cards), title));
    }
    besides(now, is, put, gaps);
}

/// The gap to add another condition.
fn besides(now: &Rule, is: &Pattern, put: &dyn Fn(Pattern) -> Rule, gaps: &mut Vec<Gap>) {
    let number = CardNumber::ALL.into_iter().find(|number| !is.numbers.contains(number));
    let number = number.filter(|_| !is.numbers.is_empty());
    let colour = Colour::ALL.into_iter().find(|colour| !is.colours.contains(colour));
    let colour = colour.filter(|_| !is.colours.is_empty());
    let mut of = vec![("nothing else".to_owned(), put(is.clone()))];
    let mut add = |name: &str, to: Option<Pattern>| of.extend(to.map(|to| (name.to_owned(), put(to))));
    add(
        "another number",
        number.map(|number| Pattern { numbers: [is.numbers.clone(), vec![number]].concat(), ..is.clone() }),
    );
    add(
        "another colour",
        colour.map(|colour| Pattern { colours: [is.colours.clone(), vec![colour]].concat(), ..is.clone() }),
    );
    add("what is on it", is.kind.is_none().then(|| Pattern { kind: Some(CardKind::Plain), ..is.clone() }));
    add(
        "the card before",
        is.relation.is_none().then(|| Pattern { relation: Some(Relation::Higher), ..is.clone() }),
    );
    add("its deck", is.mark.is_none().then(|| Pattern { mark: Some(DeckMark::Star), ..is.clone() }));
    add("who signed it", is.author.is_none().then(|| Pattern { author: Some(String::new()), ..is.clone() }));
    add("its title", is.title.is_none().then(|| Pattern { title: Some(String::new()), ..is.clone() }));
    gaps.push(one("one more condition", now, of));
}

/// A gap for the number; one gap for each, if there are several.
fn numbers(now: &Rule, is: &Pattern, put: &dyn Fn(Pattern) -> Rule, gaps: &mut Vec<Gap>) {
    let with = |numbers: Vec<CardNumber>, parity| put(Pattern { numbers, parity, ..is.clone() });
    if is.numbers.len() < 2 {
        let mut of = vec![("any number".to_owned(), with(Vec::new(), None))];
        of.extend(CardNumber::ALL.map(|number| (number.to_string(), with(vec![number], None))));
        for (name, parity) in [("even", Parity::Even), ("odd", Parity::Odd)] {
            of.push((name.to_owned(), with(Vec::new(), Some(parity))));
        }
        return gaps.push(one("number", now, of));
    }
    several(&is.numbers, &CardNumber::ALL, "number", now, &|numbers| with(numbers, is.parity), gaps);
}

/// A gap for the colour; one gap for each, if there are several.
fn colours(now: &Rule, is: &Pattern, put: &dyn Fn(Pattern) -> Rule, gaps: &mut Vec<Gap>) {
    let with = |colours: Vec<Colour>| put(Pattern { colours, ..is.clone() });
    if is.colours.len() < 2 {
        let mut of = vec![("any colour".to_owned(), with(Vec::new()))];
        of.extend(Colour::ALL.map(|colour| (colour.to_string(), with(vec![colour]))));
        return gaps.push(one("colour", now, of));
    }
    several(&is.colours, &Colour::ALL, "colour", now, &with, gaps);
}

/// One gap for each of several numbers or colours. Its options are the value itself, values not used yet, or none.
fn several<T: Copy + PartialEq + ToString>(
    are: &[T],
    all: &[T],
    what: &'static str,
    now: &Rule,
    put: &dyn Fn(Vec<T>) -> Rule,
    gaps: &mut Vec<Gap>,
) {
    for (at, this) in are.iter().enumerate() {
        let mut fewer = are.to_vec();
        fewer.remove(at);
        let mut of = vec![("none".to_owned(), put(fewer))];
        for other in all.iter().filter(|other| *other == this || !are.contains(other)) {
            let mut changed = are.to_vec();
            changed[at] = *other;
            let or = if at == 0 { "" } else { "or " };
            of.push((format!("{or}{}", other.to_string()), put(changed)));
        }
        gaps.push(one(what, now, of));
    }
}
