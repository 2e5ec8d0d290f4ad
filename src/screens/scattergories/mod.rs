//! What Scattergories' screens show, worked out from a view. Components only draw it.

mod answers;
mod game;
pub mod house;
pub mod introduction;
mod points;
mod second_screen;
mod setup;
mod sheet_table;

use super::{
    Strip,
    names::listed_briefly,
    sheets::{SheetScreen, phase_and_turn},
};
use crate::{
    rules::{
        Seat, Viewer,
        scattergories::{PhaseView, View},
    },
    wording::{Sentence, agreeing, isolated, listed},
};

pub use answers::{
    AnswerButtons, SeveralAnswers, answer_buttons, chooses_one, first_of_several, kind_matters, remark,
    several,
};
pub use points::{
    PointsRow, PointsTable, SetRow, SetTable, chart_labels, ends_at_once, min_outstanding_points,
    points_table, running_totals, score, scored_foot, set_table, set_title, victory,
};
pub use setup::{
    SCORING, advice, dice, die_in_a_line, first_categories, first_setup, minutes, problem_of_time, summary,
    time_in_a_line, with_letter_toggled,
};
pub use sheet_table::{best_answers, pawn, rolled, sheet_table, written_rounds};

/// Which screen of the game is shown. What changes within one does not draw it anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableScreen {
    /// Everybody agrees on a list, and the letter is rolled.
    Agreeing,
    /// Answers are written and read.
    Sheets(SheetScreen),
    /// The score of a round.
    Scored,
    /// The end of a set.
    SetOver,
    /// The game is over.
    Ceremony,
}

/// The screen that a view belongs to.
pub fn screen(view: &View) -> TableScreen {
    match &view.phase {
        PhaseView::Agreeing { .. } => TableScreen::Agreeing,
        PhaseView::Typing(_) => TableScreen::Sheets(SheetScreen::Typing),
        PhaseView::Sheets { phase, .. } => TableScreen::Sheets(SheetScreen::of(phase)),
        PhaseView::Scored { .. } => TableScreen::Scored,
        PhaseView::SetOver(_) => TableScreen::SetOver,
        PhaseView::Over { .. } => TableScreen::Ceremony,
    }
}

/// The name of a screen in style sheets.
pub fn slug(screen: TableScreen) -> &'static str {
    match screen {
        TableScreen::Agreeing => "agreeing",
        TableScreen::Sheets(screen) => screen.slug(),
        TableScreen::Scored => "scored",
        TableScreen::SetOver => "set-over",
        TableScreen::Ceremony => "ceremony",
    }
}

/// The name of a seat.
pub fn name(view: &View, seat: Seat) -> String {
    view.people
        .iter()
        .find(|person| person.seat == seat)
        .map_or_else(String::new, |person| person.name.to_string())
}

/// The names of some seats in a sentence; of many, the first ones.
fn names(view: &View, seats: &[Seat]) -> String {
    listed_briefly(&seats.iter().map(|&seat| name(view, seat)).collect::<Vec<_>>())
}

/// Everybody, and whether they are here.
pub fn who_may_leave(view: &View) -> Vec<(Seat, String, bool)> {
    view.people.iter().map(|person| (person.seat, person.name.to_string(), person.here)).collect()
}

/// Everybody at the table, and whether they have agreed to the list (SC-07, SC-R26).
pub fn agreement(view: &View) -> Vec<(Seat, String, bool)> {
    let PhaseView::Agreeing { agreed } = &view.phase else { return Vec::new() };
    let here = view.people.iter().filter(|person| person.here);
    here.map(|person| (person.seat, person.name.to_string(), agreed.contains(&person.seat))).collect()
}

/// Whether everybody at the table has agreed to the list. Whoever has left is not asked (SC-R02).
fn is_agreed(view: &View) -> bool {
    agreement(view).iter().all(|(_, _, agreed)| *agreed)
}

/// What the large button does before a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AgreeingPress {
    /// Offers lists.
    Choose,
    /// Everybody agrees at once. After some have agreed one by one, the sentence beside the button names the others.
    AgreeAll(Sentence),
    /// Rolls the letter die.
    Roll,
}

/// What the large button does before a round.
pub fn agreeing_press(view: &View) -> AgreeingPress {
    let people = agreement(view);
    let open: Vec<String> =
        people.iter().filter(|person| !person.2).map(|person| isolated(&person.1)).collect();
    let is_fine = "Is this list fine for everybody?";
    match open.len() {
        _ if view.list.is_none() => AgreeingPress::Choose,
        0 => AgreeingPress::Roll,
        all if all == people.len() => AgreeingPress::AgreeAll(is_fine.to_owned().into()),
        several => {
            let have = agreeing(several, "has", "have");
            let sentence = format!("{} {have} not agreed to this list yet. {is_fine}", listed(open));
            AgreeingPress::AgreeAll(sentence.into())
        }
    }
}

/// Whether people agree one by one: some have, but not all. Before that the page asks all at once.
pub fn agrees_one_by_one(view: &View) -> bool {
    let people = agreement(view);
    people.iter().any(|person| person.2) && !is_agreed(view)
}

/// Who rolls the letter die.
pub fn rolls_letter_die(name: &str) -> Sentence {
    format!("{} rolls the letter die.", isolated(name)).into()
}

/// Three letters of the die for its picture.
pub fn pictured_letters(view: &View) -> [char; 3] {
    let letter =
        |index: usize| view.faces.get(index % view.faces.len().max(1)).map_or('A', |&face| face.into());
    [letter(0), letter(1), letter(2)]
}

/// What the strip says.
pub fn strip(view: &View, viewer: Viewer) -> Strip {
    let name = |seat| name(view, seat);
    let due = || name(view.due);
    let says = |phase: &str, turn: String| (phase.to_owned(), turn);
    let (phase, turn) = match &view.phase {
        PhaseView::Agreeing { .. } if is_agreed(view) => says("The letter", due()),
        PhaseView::Agreeing { .. } => says("The list", "everybody".to_owned()),
        PhaseView::Typing(typing) => says("Writing", typing.turn().map(name).unwrap_or_default()),
        PhaseView::Sheets { roll, phase, several } => {
            let (label, turn) = phase_and_turn(phase, roll.map(|roll| roll.face.letter()), view.due, name);
            let chooser = several.as_ref().filter(|_| phase.poll().is_none());
            (label, chooser.map_or(turn, |several| name(several.place.seat)))
        }
        // A name here would be taken for the winner.
        PhaseView::Scored { .. } => says("The score", String::new()),
        PhaseView::SetOver(_) => says("The set", String::new()),
        PhaseView::Over { .. } => says("Game over", String::new()),
    };
    let round = match view.set {
        1 => format!("Round {} of {}", view.round, view.rounds),
        set => format!("Set {set}, round {} of {}", view.round, view.rounds),
    };
    // Behind the curtain it is the viewer's turn.
    Strip { round, phase, turn: viewer.seat().map_or(turn, name), turns: None }
}
