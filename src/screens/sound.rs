//! The sounds of the table. Which sound an event makes is in each game's `game.rs`; `browser/sound` plays it.

use serde::{Deserialize, Serialize};

use crate::rules::{sheets::SheetEvent, vote::VoteResult};

/// A sound of the table. The comments say what it was made for; games also use it for other events. One press is heard as the last
/// of its sounds in this order, which is the one that matters most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sound {
    /// One of the last ten seconds.
    Tick,
    /// A card or a slip of paper laid down.
    Card,
    /// Dice rolling.
    Dice,
    /// Dice that are shaken under a cup.
    Cup,
    /// A coin that lands.
    Coin,
    /// Something went well.
    Chime,
    /// Time is up, or something went wrong.
    Buzzer,
    /// A pawn climbs: the chime, and short clapping.
    Cheer,
    /// The table applauds.
    Applause,
}

/// What is heard of the events of one press: the sound that matters most. `None` if nothing is heard.
pub fn heard<E>(events: &[E], sound: impl FnMut(&E) -> Option<Sound>) -> Option<Sound> {
    events.iter().filter_map(sound).max()
}

/// The sound of a counted vote on an answer; nothing else that happens to sheets has one.
pub(super) fn of_sheets(event: &SheetEvent) -> Option<Sound> {
    let SheetEvent::Counted { tally, .. } = event else { return None };
    Some(if tally.result == VoteResult::Struck { Sound::Buzzer } else { Sound::Chime })
}
