//! What is worth telling tomorrow.

use crate::ui::prelude::*;

use crate::{
    rules::{
        Seat,
        pieceagories::{Mark, Number, Past, View},
    },
    ui::games::pieceagories::{at::At, marks::names},
};

/// How many moments are told, and how many of one kind: a handful is heard, a list is not.
const TOLD: usize = 4;
const ALIKE: usize = 2;

/// Why a moment is worth telling, the best reason first.
#[derive(Clone, Copy, PartialEq)]
enum Why {
    /// Every word of the answer began with the letter.
    Two,
    /// It came through where others were struck.
    Alone,
    /// Three or more people thought of it at once.
    Shared,
}

/// A moment of the game.
struct Moment {
    why: Why,
    /// How many were struck, or thought of it: more is better.
    many: usize,
    /// The answer it is about.
    text: String,
    /// What was remarkable.
    tale: String,
}

/// The best moments, if there were sheets to find any in.
pub(super) fn moments(at: At, view: &View) -> AnyView {
    let all: Vec<Moment> = view.past.iter().flat_map(|past| of_round(at, past)).collect();
    let found = best(all);
    if found.is_empty() {
        return ().into_any();
    }
    let told = |moment: Moment| {
        view! { <li><bdi class="text">{moment.text}</bdi><span class="tale" dir="auto">{moment.tale}</span></li> }
    };
    view! {
        <section class="moments">
            <h2>"Worth telling"</h2>
            <ul>{found.into_iter().map(told).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// One answer with what became of it.
struct Given<'a> {
    by: Seat,
    text: &'a str,
    mark: &'a Mark,
}

/// The best of each kind. Of two as good as each other, the earlier is told.
fn best(mut all: Vec<Moment>) -> Vec<Moment> {
    all.sort_by_key(|moment| std::cmp::Reverse(moment.many));
    let mut told: Vec<Moment> = Vec::new();
    for moment in all {
        if told.iter().filter(|other| other.why == moment.why).count() < ALIKE {
            told.push(moment);
        }
    }
    told.sort_by_key(|moment| moment.why as u8);
    told.truncate(TOLD);
    told
}

fn of_round(at: At, past: &Past) -> Vec<Moment> {
    let Some((sheets, marks)) = &past.sheets else { return Vec::new() };
    let line = |line: Number| {
        let category = &past.categories[line.index()];
        let given: Vec<Given<'_>> = (0..)
            .map(Seat)
            .zip(sheets.iter().zip(marks))
            .map(|(by, (sheet, marks))| Given {
                by,
                text: sheet[line.index()].trim(),
                mark: &marks[line.index()],
            })
            .collect();
        [two(at, category, &given), alone(at, category, &given), shared(at, category, line, &given)]
    };
    Number::all().flat_map(line).flatten().collect()
}

/// An answer worth two.
fn two(at: At, category: &str, given: &[Given<'_>]) -> Option<Moment> {
    let best = given.iter().find(|given| given.mark.points() == 2)?;
    let tale = format!("{}, worth two for “{category}”", at.name(best.by));
    Some(Moment { why: Why::Two, many: 1, text: best.text.to_owned(), tale })
}

/// The only answer that came through where others were struck.
fn alone(at: At, category: &str, given: &[Given<'_>]) -> Option<Moment> {
    let struck = given.iter().filter(|given| !given.mark.stands() && *given.mark != Mark::Empty).count();
    let mut standing = given.iter().filter(|given| given.mark.stands());
    let (Some(only), None) = (standing.next(), standing.next()) else { return None };
    let tale = format!("{} alone came through with “{category}”", at.name(only.by));
    (struck > 1).then(|| Moment { why: Why::Alone, many: struck, text: only.text.to_owned(), tale })
}

/// The answer three or more people had at once.
fn shared(at: At, category: &str, line: Number, given: &[Given<'_>]) -> Option<Moment> {
    let (seats, text) = given.iter().find_map(|given| {
        let Mark::Duplicate { with } = given.mark else { return None };
        let others = with.iter().filter(|place| place.line == line).map(|place| place.seat);
        let seats: Vec<Seat> = std::iter::once(given.by).chain(others).collect();
        (seats.len() > 2).then_some((seats, given.text))
    })?;
    let tale = format!("{} thought of the same for “{category}”", names(at, &seats));
    Some(Moment { why: Why::Shared, many: seats.len(), text: text.to_owned(), tale })
}
