//! Points: the scoreboard beside the screens, the score of a round, the end of a set, and the end of the game.

use std::cmp::Reverse;

use super::{names, sheet_table::rolled};
use crate::{
    rules::{
        Seat,
        scattergories::{Action, Column, OwnView, Person, PhaseView, Scoring, SetResult, View, set_name},
        sheets::OpenPhaseView,
    },
    screens::{
        ending::won_with,
        lead::lead,
        sheets::{self, SEE_WHO_WON, Score},
    },
    wording::{Noun, Sentence, counted, paragraph},
};

/// The sum of a row of points.
pub(super) fn sum(row: &[u8]) -> u32 {
    row.iter().copied().map(u32::from).sum()
}

/// The letter of a round.
fn letter(column: &Column) -> String {
    char::from(column.roll.face.letter()).to_string()
}

/// The scoreboard beside the screens: everybody's points, a column for each round whose letter the viewer knows (SC-03). Its heads
/// are these letters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetTable {
    /// The letters of the rounds.
    pub heads: Vec<String>,
    /// Everybody, in seat order.
    pub rows: Vec<SetRow>,
}

/// A row of the scoreboard beside the screens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetRow {
    /// Whose it is.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// The points of each round of the set; `None` before anything of it is read or scored.
    pub columns: Vec<Option<u32>>,
    /// The points of the set.
    pub total: u32,
    /// Whether they are here.
    pub here: bool,
}

impl SetTable {
    /// Whether the points are added up: those of a single round need no sum.
    pub fn adds_up(&self) -> bool {
        self.heads.len() > 1
    }

    /// What stands above the heads.
    pub fn caption(&self) -> &'static str {
        if self.heads.is_empty() { "No points yet" } else { "Points by letter" }
    }
}

/// The scoreboard beside the screens. While answers are read, it has the points for what was read (SC-R44).
pub fn set_table(view: &View, own: Option<&OwnView>) -> SetTable {
    let played = view.columns.iter().map(|column| letter(column));
    let now = rolled(&view.phase, own).map(|face| char::from(face.letter()).to_string());
    let heads: Vec<String> = played.chain(now).collect();
    let mut rows = set_rows(view);
    for row in &mut rows {
        row.columns.resize(heads.len(), None);
    }
    SetTable { heads, rows }
}

fn set_rows(view: &View) -> Vec<SetRow> {
    let scored = if let PhaseView::Scored { column, .. } = &view.phase { Some(column) } else { None };
    let row = |person: &Person| {
        let points_in = |column: &Column| column.points.get(person.seat.index()).map_or(0, |row| sum(row));
        let scored = view.columns.iter().chain(scored).map(|column| points_in(column));
        let columns: Vec<Option<u32>> = scored.chain(points_read(view, person.seat)).map(Some).collect();
        let total = columns.iter().flatten().sum();
        SetRow { seat: person.seat, name: person.name.to_string(), columns, total, here: person.here }
    };
    view.people.iter().map(row).collect()
}

/// The points of a seat for what was read of this round; `None` unless its answers are read.
pub(super) fn points_read(view: &View, seat: Seat) -> Option<u32> {
    match &view.phase {
        PhaseView::Sheets { phase: OpenPhaseView::Reading { heard, .. }, .. } => {
            Some(sheets::points_read(heard, seat))
        }
        PhaseView::Sheets { .. }
        | PhaseView::Agreeing { .. }
        | PhaseView::Typing(_)
        | PhaseView::Scored { .. }
        | PhaseView::SetOver(_)
        | PhaseView::Over { .. } => None,
    }
}

/// The score of the round: who has the most.
pub fn score(view: &View) -> Option<Score> {
    let PhaseView::Scored { column, totals } = &view.phase else { return None };
    let most = totals.iter().max().copied().unwrap_or_default();
    let best = (0..).map(Seat).zip(totals).filter(|(_, total)| **total == most && most > 0);
    let winners: Vec<Seat> = best.map(|(seat, _)| seat).collect();
    let (letter, winner_names) = (letter(column), names(view, &winners));
    let title = match winners.len() {
        0 => format!("Nobody scored in round {letter}"),
        1 => format!("{winner_names} wins the round with {letter}"),
        _ => format!("{winner_names} share round {letter}"),
    };
    Some(Score { title, points: column.points.clone(), winners, winner_label: "most" })
}

/// What is played at once when the last round of a set is scored: the end, so that one screen shows every result (SC-R37).
pub fn ends_at_once(view: &View) -> Vec<Action> {
    let is_last = matches!(view.phase, PhaseView::Scored { .. }) && view.round == view.rounds;
    if is_last { vec![Action::Advance, Action::End] } else { Vec::new() }
}

/// The sentence and the large button beside the score. After the last round they are seen only if the end was undone.
pub fn scored_foot(view: &View) -> (Sentence, String) {
    if view.round == view.rounds {
        return ("All rounds are played.".to_owned().into(), SEE_WHO_WON.to_owned());
    }
    // Who leads, and by how much, is said between rounds (SC-R41).
    let totals: Vec<_> = set_rows(view).into_iter().map(|row| (row.name, row.total)).collect();
    let lead = lead(&totals, Noun::POINT).unwrap_or_default();
    let next = "Next: the same list with a new letter.".to_owned();
    (paragraph([lead, next]).into(), format!("Start round {}", view.round + 1))
}

/// Who won the set, and with how many points. Players with equal points share it (SC-R16).
pub fn set_title(view: &View) -> Option<String> {
    let PhaseView::SetOver(SetResult { totals, winners }) = &view.phase else { return None };
    let points = totals.iter().max().copied().unwrap_or_default();
    let set = set_name(view.set);
    let winner_names = names(view, winners);
    Some(match winners.len() {
        1 => format!("{winner_names} wins {set} with {points}"),
        _ => format!("{winner_names} share the win of {set} with {points} each"),
    })
}

/// Everybody's points, and where they came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsTable {
    /// The rounds by their letters, or the sets, and the sum; a single round needs no sum.
    pub heads: Vec<String>,
    /// Everybody, best first.
    pub rows: Vec<PointsRow>,
}

/// A row of everybody's points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsRow {
    /// Whose it is.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// The points of each round or set, if there are several.
    pub parts: Vec<u32>,
    /// All points.
    pub total: u32,
    /// Whether they have won.
    pub wins: bool,
}

/// The points of a set that is over, or of a game that is over; nothing before that.
pub fn points_table(view: &View) -> Option<PointsTable> {
    let (parts, totals, winners) = match &view.phase {
        PhaseView::SetOver(SetResult { totals, winners }) => (rounds(view), totals.clone(), winners),
        PhaseView::Over { winners } => {
            (parts(view), view.people.iter().map(|person| person.total).collect(), winners)
        }
        PhaseView::Agreeing { .. }
        | PhaseView::Typing(_)
        | PhaseView::Sheets { .. }
        | PhaseView::Scored { .. } => {
            return None;
        }
    };
    let parts = if parts.len() > 1 { parts } else { Vec::new() };
    let points_of = |points: &[u32], seat: Seat| points.get(seat.index()).copied().unwrap_or_default();
    let row = |person: &Person| PointsRow {
        seat: person.seat,
        name: person.name.to_string(),
        parts: parts.iter().map(|(_, points)| points_of(points, person.seat)).collect(),
        total: points_of(&totals, person.seat),
        wins: winners.contains(&person.seat),
    };
    let mut rows: Vec<PointsRow> = view.people.iter().map(row).collect();
    rows.sort_by_key(|row| Reverse(row.total));
    let all = if parts.is_empty() { "Points" } else { "In all" };
    let heads = parts.into_iter().map(|(head, _)| head).chain([all.to_owned()]).collect();
    Some(PointsTable { heads, rows })
}

/// A round or a set: its heading, and everybody's points by seat.
type Part = (String, Vec<u32>);

/// The rounds of the only set, or all sets.
fn parts(view: &View) -> Vec<Part> {
    if view.sets.is_empty() {
        return rounds(view);
    }
    let set = |(number, set): (usize, &SetResult)| (format!("Set {number}"), set.totals.clone());
    let now = (!view.columns.is_empty()).then(|| {
        let points = view.people.iter().map(|person| person.points).collect();
        (format!("Set {}", view.set), points)
    });
    (1..).zip(&view.sets).map(set).chain(now).collect()
}

/// The rounds of this set, by their letters.
fn rounds(view: &View) -> Vec<Part> {
    view.columns
        .iter()
        .map(|column| (letter(column), column.points.iter().map(|row| sum(row)).collect()))
        .collect()
}

/// The caption of the chart after the game, and what its columns are: rounds, or sets if there were several.
pub fn chart_labels(view: &View) -> (&'static str, &'static str) {
    if view.sets.is_empty() { ("Points, round by round", "Round") } else { ("Points, set by set", "Set") }
}

/// The sum of the points of a seat after each round, or after each set.
pub fn running_totals(view: &View, seat: Seat) -> Vec<u32> {
    let mut sum = 0;
    let running_total = |(_, points): (String, Vec<u32>)| {
        sum += points.get(seat.index()).copied().unwrap_or_default();
        sum
    };
    parts(view).into_iter().map(running_total).collect()
}

/// The sentence about the winners, with their points (SC-R16).
pub fn victory(view: &View, winners: &[Seat]) -> String {
    let first = view.people.iter().find(|person| winners.contains(&person.seat));
    let total = first.map_or(0, |person| person.total);
    match total {
        0 => "No points yet: everybody wins.".to_owned(),
        _ => won_with(winners.len(), &counted(total, Noun::POINT)),
    }
}

/// How many points an answer needs to be called one of the best: more than most answers have. In Junior most have two.
pub fn min_outstanding_points(view: &View) -> u8 {
    if view.scoring == Scoring::Junior { 3 } else { 2 }
}
