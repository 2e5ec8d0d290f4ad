//! What the screens of 10 Blank White Pieceagories show, worked out from a view. Components only draw it.

mod advice;
mod game;
pub mod house;
pub mod introduction;
mod preparation;
mod result;
mod second_screen;
mod setup;
mod sheet_table;

use super::{
    Strip,
    hold::HoldPurpose,
    names::listed_briefly,
    sheets::{SheetScreen, phase_and_turn},
};
use crate::rules::{
    Seat, Viewer,
    pieceagories::{Person, PhaseView, View},
    sheets::OpenPhaseView,
};

use preparation::flipper;

pub use advice::{OPENINGS, TIE_BREAKS, advice, categories_wanted, idea, minutes, span_of_minutes};
pub use preparation::{
    BrainstormPress, CoinPress, PickingFoot, ROW, TAP_SLIPS, before_flip, brainstorm_press,
    category_count_text, coin_label, coin_press, day_near, example_category, face_down, inventors, number_of,
    pass_to, picked_at, picking_foot, picking_sentence, pile_sentence, preparation_letter, preparation_throw,
    press_on_slip, rolls_dice, slip_hint, slips_known, slips_seen, slips_with, takes_more_slips, time_set,
    typed_twice, who_invents,
};
pub use result::{
    Climb, LineRemark, Standing, climb, forfeit_reminder, forfeit_reminder_for, forfeit_reminder_for_blank,
    put_last, remark, running_totals, score, scored_foot, standings, victory,
};
pub use setup::{
    AROUND, FIRST_SOURCES, WAYS_TO_INVENT, bring, checklist, how_long_cards_last, line_beside_lengths,
    other_source, owner_of, pawn_label, problem_at, problem_of_chair, seats_around, source_in_a_line,
    source_texts, summary, who_could_host, writing_advice,
};
pub use sheet_table::{best_answers, sheet_table, throw, written_rounds};

/// Which screen of the game is shown. What changes within one does not draw it anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableScreen {
    /// Categories are invented.
    Brainstorm,
    /// The host picks ten.
    Picking,
    /// A coin is flipped.
    Flipping,
    /// The dice are rolled.
    Dice,
    /// Answers are written and read.
    Sheets(SheetScreen),
    /// The score of a round.
    Scored,
    /// The game is over.
    Ceremony,
}

/// The screen that a view belongs to.
pub fn screen(view: &View) -> TableScreen {
    match &view.phase {
        PhaseView::Brainstorm { .. } => TableScreen::Brainstorm,
        PhaseView::Picking { .. } => TableScreen::Picking,
        PhaseView::Flipping { .. } => TableScreen::Flipping,
        PhaseView::ReadyToRoll { .. } => TableScreen::Dice,
        PhaseView::Typing { .. } => TableScreen::Sheets(SheetScreen::Typing),
        PhaseView::Sheets { phase, .. } => TableScreen::Sheets(SheetScreen::of(phase)),
        PhaseView::Scored { .. } => TableScreen::Scored,
        PhaseView::Over { .. } => TableScreen::Ceremony,
    }
}

/// The name of a screen in style sheets.
pub fn slug(screen: TableScreen) -> &'static str {
    match screen {
        TableScreen::Brainstorm => "brainstorm",
        TableScreen::Picking => "picking",
        TableScreen::Flipping => "flipping",
        TableScreen::Dice => "dice",
        TableScreen::Sheets(screen) => screen.slug(),
        TableScreen::Scored => "scored",
        TableScreen::Ceremony => "ceremony",
    }
}

/// What the person who lifts the curtain is to do.
pub fn purpose(view: &View) -> HoldPurpose {
    if screen(view) == TableScreen::Sheets(SheetScreen::Typing) {
        HoldPurpose::Write
    } else {
        HoldPurpose::WriteCategories
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

/// Everybody with a pawn.
pub fn racers(view: &View) -> impl Iterator<Item = &Person> {
    view.people.iter().filter(|person| person.pawn.is_some())
}

/// The scoreboard in words.
pub fn board_label(view: &View) -> String {
    let standings: Vec<String> =
        racers(view).map(|person| format!("{} {}", person.name, person.won)).collect();
    format!("{} of {}", standings.join(", "), view.board.spaces())
}

/// Those who can leave and return, everybody with a pawn but the host: seat, name, and whether they are here.
pub fn who_may_leave(view: &View) -> Vec<(Seat, String, bool)> {
    let others = racers(view).filter(|person| person.seat != view.host);
    others.map(|person| (person.seat, person.name.to_string(), person.here)).collect()
}

/// What the strip says.
pub fn strip(view: &View, viewer: Viewer) -> Strip {
    let name = |seat| name(view, seat);
    let host = || name(view.host);
    let says = |phase: &str, turn: String| (phase.to_owned(), turn);
    let (phase, turn) = match &view.phase {
        PhaseView::Brainstorm { .. } => match brainstorm_press(view) {
            BrainstormPress::Pass(seat) => says("Categories", name(seat)),
            BrainstormPress::Collect if view.house.together => says("Categories", "everybody".to_owned()),
            BrainstormPress::Collect => says("Categories", host()),
        },
        PhaseView::Picking { .. } => says("The list", host()),
        PhaseView::Flipping { .. } => says("The coin", name(flipper(view).unwrap_or(view.host))),
        PhaseView::ReadyToRoll { .. } => says("The letter", host()),
        PhaseView::Typing { typing, .. } => says("Writing", typing.turn().map(name).unwrap_or_default()),
        PhaseView::Sheets { throw, phase, .. } => {
            let (label, turn) = phase_and_turn(phase, throw.map(|throw| throw.letter()), view.host, name);
            // Only the host goes on from the appeals.
            if let OpenPhaseView::Appeals { .. } = phase { (label, host()) } else { (label, turn) }
        }
        PhaseView::Scored { .. } => says("The score", host()),
        PhaseView::Over { .. } => says("Game over", String::new()),
    };
    let round = format!("Round {} of {}", view.round, view.rounds);
    // Behind the curtain it is the viewer's turn.
    Strip { round, phase, turn: viewer.seat().map_or(turn, name), turns: None }
}
