//! The sounds of the table. Which sound an event makes is in each game's `game.rs`; `browser/sound` plays it.

use crate::rules::{sheets::SheetEvent, vote::VoteResult};

/// A sound of the table. The comments say what it was made for; games also use it for other events.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    /// Dice rolling.
    Dice,
    /// A coin that lands.
    Coin,
    /// A card or a slip of paper laid down.
    Card,
    /// One of the last ten seconds.
    Tick,
    /// Time is up, or something went wrong.
    Buzzer,
    /// Something went well.
    Chime,
    /// The table applauds.
    Applause,
}

impl Sound {
    /// All sounds.
    pub const ALL: [Sound; 7] =
        [Sound::Dice, Sound::Coin, Sound::Card, Sound::Tick, Sound::Buzzer, Sound::Chime, Sound::Applause];

    /// Its name in messages to a second screen.
    pub fn slug(self) -> &'static str {
        match self {
            Sound::Dice => "dice",
            Sound::Coin => "coin",
            Sound::Card => "card",
            Sound::Tick => "tick",
            Sound::Buzzer => "buzzer",
            Sound::Chime => "chime",
            Sound::Applause => "applause",
        }
    }

    /// The sound with this slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|sound| sound.slug() == slug)
    }
}

/// The sound of a counted vote on an answer; nothing else that happens to sheets has one.
pub(super) fn of_sheets(event: &SheetEvent) -> Option<Sound> {
    let SheetEvent::Counted { tally, .. } = event else { return None };
    Some(if tally.result == VoteResult::Struck { Sound::Buzzer } else { Sound::Chime })
}
