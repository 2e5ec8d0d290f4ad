//! Computer players of Clear!. All cards are open, so they have nothing to remember. `docs/bots.md` says how well they
//! play.

mod line_value;

use std::convert::Infallible;

use super::BotRules;
use crate::rules::{
    Luck, Seat,
    clear::{Action, Card, Clear, Event, Person, PhaseView, Squares, Throw, View, line},
    player::Level,
};

impl BotRules for Clear {
    type Memory = ();

    fn observe((): &mut (), _: Seat, _: Level, _: &Event, _: &mut Luck) {}

    /// Results need a pause before the next roll. A throw needs none: people look at it while others decide.
    fn needs_pause(event: &Event) -> bool {
        matches!(event, Event::Played(_) | Event::Scored { .. })
    }

    fn choose(
        view: &View,
        _: Option<&Infallible>,
        (): &(),
        seat: Seat,
        level: Level,
        luck: &mut Luck,
    ) -> Option<Action> {
        let act_as = |actor: Seat, action| (actor == seat).then_some(action);
        match &view.phase {
            PhaseView::Rolling { .. } => act_as(view.roller, Action::Roll),
            PhaseView::Acting { throw } => {
                // A person without a card on the screen has a real one, and then no computer plays.
                let Person { card: Some(card), acted: false, .. } = view.person(seat)? else { return None };
                let line = choose_line(card, throw, level, view.house.check_scratch, luck);
                Some(line.map_or(Action::Scratch, Action::Take))
            }
            // The largest card gives the most points (CL-73).
            PhaseView::Bonus { by, largest } => act_as(*by, Action::Bonus(*largest)),
            PhaseView::Scored => act_as(view.scorekeeper, Action::Confirm),
            PhaseView::Over { .. } => None,
        }
    }
}

/// The line to take; `None` is a Scratch.
///
/// Easy overlooks one line in three and takes any other; medium overlooks one in ten and prefers four coins; hard sees
/// all lines and looks one roll ahead, and never scratches while a line fits. With `check_scratch`, a bot that overlooked all lines still
/// takes one.
fn choose_line(
    card: &Card,
    throw: &Throw,
    level: Level,
    check_scratch: bool,
    luck: &mut Luck,
) -> Option<Squares> {
    let fitting = line::fitting(card, throw);
    let lines = fitting.as_slice();
    let (noticed, of) = match level {
        Level::Easy => (2, 3),
        Level::Medium => (9, 10),
        // The line with the highest value; of several, the first one.
        Level::Hard => {
            return lines.iter().copied().rev().max_by_key(|&line| line_value::line_value(card, line));
        }
    };
    let seen: Vec<Squares> = lines.iter().copied().filter(|_| luck.below(of) < noticed).collect();
    let seen = if check_scratch && seen.is_empty() { lines } else { &seen };
    let fours: Vec<Squares> = seen.iter().copied().filter(|line| line.len() == 4).collect();
    random_line(if level == Level::Easy || fours.is_empty() { seen } else { &fours }, luck)
}

fn random_line(lines: &[Squares], luck: &mut Luck) -> Option<Squares> {
    lines.get(luck.below(u32::try_from(lines.len()).unwrap_or(0)) as usize).copied()
}
