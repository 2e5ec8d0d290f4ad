//! Computer players. They get the public view, their own view and the public events.
//!
//! They cannot cheat: a [`Rules::OwnView`] has no field for secrets of others, and a [`Rules::Event`] is public.

mod blank;
mod clear;
mod pace;
mod rememory;
mod seated;

pub use pace::{BotWait, Pace};
pub use seated::{Bots, LuckPurpose, luck};

use crate::rules::{Luck, Rules, Seat, player::Level};

/// The rules of a game that computer players can play.
pub trait BotRules: Rules {
    /// What a bot remembers; `()` if there is nothing to remember.
    type Memory: Default + Send + Sync + 'static;

    /// Remembers an event. `luck` decides what the bot overlooks; it is not the game's own random stream.
    fn observe(memory: &mut Self::Memory, seat: Seat, level: Level, event: &Self::Event, luck: &mut Luck);

    /// Remembers what the bot saw in its own view after its action. The actions of others show it nothing that is not in their events.
    fn observe_own_view(
        memory: &mut Self::Memory,
        view: &Self::View,
        own: Option<&Self::OwnView>,
        level: Level,
        luck: &mut Luck,
    ) {
        // Named for the games that need them; in most there is nothing to see.
        let _ = (memory, view, own, level, luck);
    }

    /// Whether people need time to look at what an event shows before the next bot acts.
    fn needs_pause(event: &Self::Event) -> bool {
        Self::reveals(event)
    }

    /// Why the next bot gives people more time than usual; `None` if it does not.
    fn waits_for_people(view: &Self::View) -> Option<BotWait> {
        // Named for the games that need it.
        let _ = view;
        None
    }

    /// The next action of `seat`, from what it may see; `None` if it has nothing to do.
    fn choose(
        view: &Self::View,
        own: Option<&Self::OwnView>,
        memory: &Self::Memory,
        seat: Seat,
        level: Level,
        luck: &mut Luck,
    ) -> Option<Self::Action>;
}

/// The seats of the computer players of a game, with their levels.
pub(crate) fn bot_levels<R: BotRules>(setup: &R::Setup) -> impl Iterator<Item = (Seat, Level)> {
    let seats = (0..).map(Seat).zip(R::player_names(setup)).map(|(seat, _)| seat);
    seats.filter_map(move |seat| Some((seat, R::level(setup, seat)?)))
}
