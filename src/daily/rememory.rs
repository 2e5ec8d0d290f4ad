//! The day's grid of Rememory, alone: the fewer turns, the better (RM-R35).

use super::{Better, DailyGame, DayFacts, DayRules, DayScore, good_score::good_score, in_lines};
use crate::{
    play::Game,
    rules::{
        name::Name,
        player::{Level, Player},
        rememory::{Company, Event, House, Rememory, Setup, Starter, Variant},
    },
    wording::Noun,
};

pub(super) const FACTS: DayFacts = DayFacts {
    line: "Alone, in few turns",
    label: *b"RMRY",
    noun: Noun::TURN,
    better: Better::Fewer,
    ranges: &[0, 20, 25, 30, 35, 40, 50],
    good_score: good_score::<Rememory>,
};

impl DayRules for Rememory {
    const GAME: DailyGame = DailyGame::Rememory;

    fn day_setup(name: Name) -> Setup {
        setup_of(Player::person(name))
    }

    /// It plays at level medium, because hard forgets nothing.
    fn computer_setup() -> Setup {
        setup_of(Player::bot(Name::nobody().clone(), Level::Medium))
    }

    fn is_day_setup(setup: &Setup) -> bool {
        matches!(setup.players.as_slice(), [player] if player.level.is_none() && *setup == setup_of(player.clone()))
    }

    /// Turns, and the tiles in the order in which they were turned.
    fn day_score(game: &Game<Self>) -> Option<DayScore> {
        game.outcome()?;
        let symbols =
            game.actions().iter().flat_map(|played| &played.events).filter_map(|event| match event {
                Event::Hit { .. } => Some('🟩'),
                Event::Missed { .. } => Some('⬜'),
                _ => None,
            });
        Some(DayScore { score: game.view().turns, computer: None, symbols: in_lines(symbols) })
    }
}

/// The basic game, alone.
fn setup_of(player: Player) -> Setup {
    Setup {
        players: vec![player],
        company: Company::Solo,
        variant: Variant::Bag,
        starter: Starter::Random,
        house: House::default(),
    }
}
