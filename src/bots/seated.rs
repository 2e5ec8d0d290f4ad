//! The bots of a game, with their memories.

use super::{Opponent, Purpose, luck};
use crate::{
    play::{Game, Step},
    rules::{Seat, player::Level},
};

/// A bot at the table.
struct Bot<R: Opponent> {
    seat: Seat,
    level: Level,
    memory: R::Memory,
}

/// All bots of a game, with how much of it they have observed.
pub struct Bots<R: Opponent> {
    bots: Vec<Bot<R>>,
    /// The number of observed steps, to notice an undo.
    steps: usize,
    /// A replay of the game up to the last observed turn, to make the views of that time.
    observed: Game<R>,
}

impl<R: Opponent> Bots<R> {
    /// The bots of a game, before they have observed anything; `None` if only people play.
    pub fn at(game: &Game<R>) -> Option<Self> {
        let seats = (0..R::who(game.setup()).len()).filter_map(|at| u8::try_from(at).ok()).map(Seat);
        let bot =
            |seat| Some(Bot { seat, level: R::level(game.setup(), seat)?, memory: R::Memory::default() });
        let bots: Vec<Bot<R>> = seats.filter_map(bot).collect();
        if bots.is_empty() {
            return None;
        }
        // The same setup was started before, so this works.
        let observed = game.anew().ok()?;
        Some(Self { bots, steps: 0, observed })
    }

    /// Their seats.
    pub fn seats(&self) -> Vec<Seat> {
        self.bots.iter().map(|bot| bot.seat).collect()
    }

    /// Whether only bots have to act, so that people wait for them.
    pub fn are_waited_for(&self, game: &Game<R>) -> bool {
        let to_act = game.to_act();
        !to_act.is_empty() && to_act.iter().all(|seat| self.bots.iter().any(|bot| bot.seat == *seat))
    }

    /// Observes new events. After an undo all events are observed again from the beginning, with the same random
    /// numbers.
    pub fn listen(&mut self, game: &Game<R>) {
        let new = game.steps().get(self.steps..).unwrap_or_default();
        let observed = self.observed.turns().len();
        if new.iter().any(|step| matches!(step, Step::Undo { .. })) || game.turns().len() < observed {
            let Some(anew) = Self::at(game) else { return };
            *self = anew;
        }
        self.steps = game.steps().len();
        for (at, turn) in game.turns().iter().enumerate().skip(self.observed.turns().len()) {
            let again = self.observed.play(turn.by, turn.action.clone()).map(drop);
            debug_assert_eq!(again, Ok(()), "it was allowed, and the same luck allows it again");
            for Bot { seat, level, memory } in &mut self.bots {
                let hearing = &mut luck(game.seed(), *seat, at, Purpose::Hearing);
                turn.events.iter().for_each(|event| R::observe(memory, *seat, *level, event, hearing));
                if turn.by == *seat {
                    let seeing = &mut luck(game.seed(), *seat, at, Purpose::Seeing);
                    let own = self.observed.own(*seat);
                    R::see(memory, &self.observed.view(), own.as_ref(), *level, seeing);
                }
            }
        }
    }

    /// The next action of a bot, if any has to act.
    pub fn choose(&self, game: &Game<R>) -> Option<(Seat, R::Action)> {
        if game.outcome().is_some() {
            return None;
        }
        let view = game.view();
        self.bots.iter().find_map(|Bot { seat, level, memory }| {
            let own = game.own(*seat);
            let choosing = &mut luck(game.seed(), *seat, game.steps().len(), Purpose::Choosing);
            Some((*seat, R::choose(&view, own.as_ref(), memory, *seat, *level, choosing)?))
        })
    }
}
