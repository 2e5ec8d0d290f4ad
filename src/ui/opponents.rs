//! Players that the page moves, at a table on the screen.

use crate::ui::prelude::*;

use super::session::Session;
use crate::{
    bots::Opponent,
    browser::clock::{Waiting, after},
    play::{Game, Step},
    rules::{Luck, Seat, Viewer, luck::Seed, player::Level},
};

/// How long a bot seems to think, in milliseconds: so that people see one thing after the other.
const THINKING: u32 = 700;

/// A bot at the table.
struct Bot<R: Opponent> {
    seat: Seat,
    level: Level,
    memory: R::Memory,
}

/// All bots of a game, and how much of it they have heard.
struct Bots<R: Opponent> {
    bots: Vec<Bot<R>>,
    /// Steps of the record, to see whether something was taken back.
    steps: usize,
    /// The game as far as they have heard it, played along: what each of them saw then can be seen again.
    heard: Game<R>,
}

impl<R: Opponent> Bots<R> {
    /// Those of a game, before they have heard of it.
    fn at(game: &Game<R>) -> Option<Self> {
        let seats = (0..R::who(game.setup()).len()).filter_map(|at| u8::try_from(at).ok()).map(Seat);
        let bot =
            |seat| Some(Bot { seat, level: R::level(game.setup(), seat)?, memory: R::Memory::default() });
        // It was begun once, so it can be begun again.
        let heard = game.anew().ok()?;
        Some(Self { bots: seats.filter_map(bot).collect(), steps: 0, heard })
    }

    /// Hears what is new, and sees what came of each bot's own turns. What was taken back was never heard: everything
    /// is then heard again from the beginning, and the same things are let slip.
    fn listen(&mut self, game: &Game<R>) {
        let new = game.steps().get(self.steps..).unwrap_or_default();
        let heard = self.heard.turns().len();
        if new.iter().any(|step| matches!(step, Step::TookBack { .. })) || game.turns().len() < heard {
            let Some(anew) = Self::at(game) else { return };
            *self = anew;
        }
        self.steps = game.steps().len();
        for (at, turn) in game.turns().iter().enumerate().skip(self.heard.turns().len()) {
            // It was allowed, and the same luck allows it again.
            let _ = self.heard.play(turn.by, turn.action.clone());
            for Bot { seat, level, memory } in &mut self.bots {
                let mut luck = luck(game.seed(), *seat, at);
                turn.events.iter().for_each(|event| R::hear(memory, *seat, *level, event, &mut luck));
                if turn.by == *seat {
                    R::see(memory, &self.heard.view(Viewer::Seat(*seat)), *level, &mut luck);
                }
            }
        }
    }

    /// Who does what next, if any of them is to do anything.
    fn choose(&self, game: &Game<R>) -> Option<(Seat, R::Action)> {
        if game.outcome().is_some() {
            return None;
        }
        self.bots.iter().find_map(|Bot { seat, level, memory }| {
            let view = game.view(Viewer::Seat(*seat));
            let mut luck = luck(game.seed(), *seat, game.steps().len());
            Some((*seat, R::choose(&view, memory, *seat, *level, &mut luck)?))
        })
    }
}

/// A bot's own luck: another one for every seat and every moment, and the same again after a reload.
fn luck(seed: Seed, seat: Seat, moment: usize) -> Luck {
    let moment = (moment as u64) << 8 | u64::from(seat.0);
    Luck::new(Seed(seed.0 ^ moment.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}

/// Lets the page play for whoever it was agreed to play for, as long as `here` says that this tab has the game.
pub fn play_along<R: Opponent>(session: Session<R>, here: Signal<bool>) {
    let bots = session.game.with_untracked(Bots::at);
    let Some(bots) = bots.filter(|bots| !bots.bots.is_empty()) else { return };
    session.play_for(bots.bots.iter().map(|bot| bot.seat).collect());
    let bots = StoredValue::new(bots);
    let thinking = StoredValue::new_local(None::<Waiting>);
    Effect::new(move |_| {
        session.game.with(|game| bots.update_value(|bots| bots.listen(game)));
        if !here.get() {
            thinking.set_value(None);
            return;
        }
        // Chosen only when the time has come: by then something else may have happened, and this is begun anew.
        thinking.set_value(Some(after(THINKING, move || {
            let chosen = session.game.with_untracked(|game| bots.with_value(|bots| bots.choose(game)));
            if let Some((seat, action)) = chosen {
                // A bot that chose what is refused would wait for ever; its tests say that none does.
                let _ = session.play(seat, action);
            }
        })));
    });
}
