//! The best moments of a game.

use std::collections::BTreeMap;

use super::{AnswerMark, SheetTable};
use crate::{
    evening::BestMoment,
    rules::{
        Seat,
        sheets::{Favourites, at_line},
    },
};

/// What was written in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenRound {
    /// The round and its letter.
    pub title: String,
    /// The categories, number 1 first.
    pub list: Vec<String>,
    /// Their authors, if they are shown.
    pub authors: Vec<String>,
    /// Everybody's answers and marks, by seat; empty if only points were entered.
    pub sheets: Vec<Vec<(String, AnswerMark)>>,
    /// Whose answers the table liked best, by the numbers of their categories.
    pub favourites: Favourites,
    /// Everybody's points, by seat.
    pub totals: Vec<u32>,
}

/// How many moments are shown, how many of one kind, and how many favourites, which come first (PG-R69).
const MAX_MOMENTS: usize = 4;
const MAX_OF_A_KIND: usize = 2;
const MAX_FAVOURITES: usize = 4;

/// The kind of a moment, the best one first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum MomentKind {
    /// What the table liked best.
    Favourite,
    /// An outstanding answer: worth at least the minimum points.
    Outstanding,
    /// The only answer of a line that counted, while at least two others were struck.
    Alone,
    /// An answer that three or more people had.
    Shared,
}

/// What may become one of the best moments.
struct Candidate {
    kind: MomentKind,
    /// The points, the number of struck answers, or the number of people: more is better.
    amount: usize,
    /// The moment.
    moment: BestMoment,
}

/// An answer with its mark.
struct MarkedAnswer<'a> {
    by: Seat,
    text: &'a str,
    mark: &'a AnswerMark,
}

/// The best moments, if any: each answer and why it is shown. `minimum` is the minimum points of an outstanding answer.
pub fn moments(table: &SheetTable, rounds: &[WrittenRound], minimum: u8) -> Vec<BestMoment> {
    let mut favourites = favourites(table, rounds);
    let answers = favourites.iter().filter_map(|candidate| match &candidate.moment {
        BestMoment::Favourite { answer, category, .. } => Some((answer.clone(), category.clone())),
        _ => None,
    });
    let liked: Vec<(String, String)> = answers.collect();
    // A favourite that was worth more is no second moment.
    let is_new = |candidate: &Candidate| match &candidate.moment {
        BestMoment::WorthMost { answer, category, .. } | BestMoment::OnlyOne { answer, category, .. } => {
            !liked.iter().any(|(other, of)| other == answer && of == category)
        }
        _ => true,
    };
    favourites.extend(rounds.iter().flat_map(|written| of_round(table, written, minimum)).filter(is_new));
    best(favourites).into_iter().map(|candidate| candidate.moment).collect()
}

/// The best of each kind; of equal ones the earlier.
fn best(mut all: Vec<Candidate>) -> Vec<Candidate> {
    all.sort_by_key(|moment| std::cmp::Reverse(moment.amount));
    let mut best: Vec<Candidate> = Vec::new();
    for moment in all {
        let most = if moment.kind == MomentKind::Favourite { MAX_FAVOURITES } else { MAX_OF_A_KIND };
        if best.iter().filter(|other| other.kind == moment.kind).count() < most {
            best.push(moment);
        }
    }
    best.sort_by_key(|moment| moment.kind);
    best.truncate(MAX_MOMENTS);
    best
}

/// The answers that the table liked best: everybody's first one comes before anybody's second one.
fn favourites(table: &SheetTable, rounds: &[WrittenRound]) -> Vec<Candidate> {
    let mut found: Vec<Candidate> = Vec::new();
    let mut by_author: BTreeMap<Seat, usize> = BTreeMap::new();
    for written in rounds {
        for (&line, &seat) in &written.favourites {
            let nth = by_author.entry(seat).or_default();
            *nth += 1;
            let answer = written.sheets.get(seat.index()).and_then(|sheet| at_line(sheet, line));
            found.push(Candidate {
                kind: MomentKind::Favourite,
                // The more, the earlier.
                amount: usize::MAX - *nth,
                moment: BestMoment::Favourite {
                    answer: answer.map(|(text, _)| text.trim().to_owned()).unwrap_or_default(),
                    who: table.name(seat),
                    category: at_line(&written.list, line).cloned().unwrap_or_default(),
                },
            });
        }
    }
    found
}

/// What was outstanding, alone or shared in each category of a round.
fn of_round(table: &SheetTable, written: &WrittenRound, minimum: u8) -> Vec<Candidate> {
    let mut found = Vec::new();
    for (line, category) in (1_u8..).zip(&written.list) {
        let sheets = (0..).map(Seat).zip(&written.sheets);
        let answers: Vec<MarkedAnswer<'_>> =
            sheets.filter_map(|(by, sheet)| marked_answer(by, sheet, line)).collect();
        let moments = [
            outstanding(table, category, &answers, minimum),
            alone(table, category, &answers),
            shared(table, category, line, &answers),
        ];
        found.extend(moments.into_iter().flatten());
    }
    found
}

/// The answer of a seat on a line, from 1.
fn marked_answer(by: Seat, sheet: &[(String, AnswerMark)], line: u8) -> Option<MarkedAnswer<'_>> {
    let (text, mark) = at_line(sheet, line)?;
    Some(MarkedAnswer { by, text: text.trim(), mark })
}

/// The answer with the most points, if they are at least the minimum.
fn outstanding(
    table: &SheetTable,
    category: &str,
    answers: &[MarkedAnswer<'_>],
    minimum: u8,
) -> Option<Candidate> {
    let worth = |answer: &MarkedAnswer<'_>| {
        if let AnswerMark::Stands { points } = answer.mark { *points } else { 0 }
    };
    let best = answers.iter().max_by_key(|answer| worth(answer)).filter(|best| worth(best) >= minimum)?;
    let points = worth(best);
    Some(Candidate {
        kind: MomentKind::Outstanding,
        amount: points.into(),
        moment: BestMoment::WorthMost {
            answer: best.text.to_owned(),
            points: points.into(),
            who: table.name(best.by),
            category: category.to_owned(),
        },
    })
}

/// The only answer of a line that counted, while at least two others were struck.
fn alone(table: &SheetTable, category: &str, answers: &[MarkedAnswer<'_>]) -> Option<Candidate> {
    let struck =
        answers.iter().filter(|answer| !answer.mark.stands() && *answer.mark != AnswerMark::Empty).count();
    let mut standing = answers.iter().filter(|answer| answer.mark.stands());
    let (Some(only), None) = (standing.next(), standing.next()) else { return None };
    (struck > 1).then(|| Candidate {
        kind: MomentKind::Alone,
        amount: struck,
        moment: BestMoment::OnlyOne {
            answer: only.text.to_owned(),
            who: table.name(only.by),
            category: category.to_owned(),
        },
    })
}

/// The answer that three or more people had.
fn shared(table: &SheetTable, category: &str, line: u8, answers: &[MarkedAnswer<'_>]) -> Option<Candidate> {
    let (seats, text) = answers.iter().find_map(|answer| {
        let AnswerMark::Duplicate { with } = answer.mark else { return None };
        let others = with.iter().filter(|place| place.line == line).map(|place| place.seat);
        let seats: Vec<Seat> = std::iter::once(answer.by).chain(others).collect();
        (seats.len() > 2).then_some((seats, answer.text))
    })?;
    let who = seats.iter().map(|seat| table.name(*seat)).collect();
    let moment = BestMoment::SameAnswer { answer: text.to_owned(), who, category: category.to_owned() };
    Some(Candidate { kind: MomentKind::Shared, amount: seats.len(), moment })
}
