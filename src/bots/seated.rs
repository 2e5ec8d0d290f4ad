//! The bots of a game, their memories and their random numbers.

use std::num::NonZeroU64;

use super::{BotRules, bot_levels};
use crate::{
    play::{Game, Step},
    rules::{Luck, Seat, luck::Seed, player::Level},
};

/// A bot at the table.
struct Bot<R: BotRules> {
    seat: Seat,
    level: Level,
    memory: R::Memory,
}

/// All bots of a game, and how much of it they have observed.
pub struct Bots<R: BotRules> {
    bots: Vec<Bot<R>>,
    /// The number of observed steps, to detect an undo.
    steps: usize,
    /// A replay of the game up to the last observed action, to get the views after each action.
    observed: Game<R>,
}

impl<R: BotRules> Bots<R> {
    /// The bots of a game, before they have observed anything; `None` if only people play.
    pub fn new(game: &Game<R>) -> Option<Self> {
        let bot = |(seat, level)| Bot { seat, level, memory: R::Memory::default() };
        let bots: Vec<Bot<R>> = bot_levels::<R>(game.setup()).map(bot).collect();
        if bots.is_empty() {
            return None;
        }
        // This succeeds, because the same setup was started before.
        let observed = game.restarted().ok()?;
        Some(Self { bots, steps: 0, observed })
    }

    /// The seats of the bots.
    pub fn seats(&self) -> Vec<Seat> {
        self.bots.iter().map(|bot| bot.seat).collect()
    }

    /// Whether somebody may act, and only bots may.
    pub fn only_bots_may_act(&self, game: &Game<R>) -> bool {
        let to_act = game.to_act();
        !to_act.is_empty() && to_act.iter().all(|seat| self.bots.iter().any(|bot| bot.seat == *seat))
    }

    /// Observes new events. After an undo all events are observed again from the beginning, with the same random
    /// numbers.
    pub fn observe(&mut self, game: &Game<R>) {
        let new = game.steps().get(self.steps..).unwrap_or_default();
        let observed_actions = self.observed.actions().len();
        // A game with fewer actions than were observed is another one, even if no undo is among its new steps.
        if new.iter().any(|step| matches!(step, Step::Undo { .. })) || game.actions().len() < observed_actions
        {
            let Some(new_bots) = Self::new(game) else { return };
            *self = new_bots;
        }
        self.steps = game.steps().len();
        for (action_index, played) in game.actions().iter().enumerate().skip(self.observed.actions().len()) {
            let replayed = self.observed.play(played.by, played.action.clone()).map(drop);
            debug_assert_eq!(replayed, Ok(()), "an action that was allowed is allowed in the replay");
            for Bot { seat, level, memory } in &mut self.bots {
                let event_luck = &mut luck(game.seed(), *seat, action_index, LuckPurpose::ObservingEvents);
                played.events.iter().for_each(|event| R::observe(memory, *seat, *level, event, event_luck));
                if played.by == *seat {
                    let own_view_luck =
                        &mut luck(game.seed(), *seat, action_index, LuckPurpose::ObservingOwnView);
                    let own = self.observed.own(*seat);
                    R::observe_own_view(memory, &self.observed.view(), own.as_ref(), *level, own_view_luck);
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
            let choice_luck = &mut luck(game.seed(), *seat, game.steps().len(), LuckPurpose::Choosing);
            Some((*seat, R::choose(&view, own.as_ref(), memory, *seat, *level, choice_luck)?))
        })
    }
}

/// What a bot needs random numbers for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LuckPurpose {
    /// To choose what it does.
    Choosing,
    /// To remember or overlook public events.
    ObservingEvents,
    /// To remember or overlook what only this bot saw.
    ObservingOwnView,
}

impl LuckPurpose {
    /// The salt of its random streams.
    fn salt(self) -> NonZeroU64 {
        NonZeroU64::MIN.saturating_add(match self {
            LuckPurpose::Choosing => 0,
            LuckPurpose::ObservingEvents => 1,
            LuckPurpose::ObservingOwnView => 2,
        })
    }
}

/// The random numbers of a bot: a stream for every seat, moment and purpose, which is the same after a reload. The moment of an
/// observation is the index of the action, so that a bot overlooks the same things again after an undo. The moment of a choice is
/// the number of steps so far, which an undo raises.
///
/// It is never the game's own stream, because the bot's choices could then reveal secrets. Each purpose has its own
/// stream, so that what a bot overlooks does not depend on what it chose (RM-R39).
pub fn luck(seed: Seed, seat: Seat, moment: usize, purpose: LuckPurpose) -> Luck {
    Luck::derived(seed, purpose.salt(), [moment as u64, u64::from(seat.0)])
}
