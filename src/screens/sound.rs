//! The sounds of the table. Which sound an event makes is in each game's `game.rs`; `browser/sound` plays it.

use crate::rules::{sheets::SheetEvent, vote::VoteResult};

macro_rules! sounds {
    ($($(#[$doc:meta])* $name:ident $slug:literal)*) => {
        /// A sound of the table. The comments say what it was made for; games also use it for other events. One press is heard as
        /// the last of its sounds in this order, which is the one that matters most.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Sound {
            $($(#[$doc])* $name,)*
        }

        impl Sound {
            /// All sounds.
            pub const ALL: &[Sound] = &[$(Sound::$name,)*];

            /// Its name in messages to a second screen.
            pub fn slug(self) -> &'static str {
                match self {
                    $(Sound::$name => $slug,)*
                }
            }
        }
    };
}

sounds! {
    /// One of the last ten seconds.
    Tick "tick"
    /// A card or a slip of paper laid down.
    Card "card"
    /// Dice rolling.
    Dice "dice"
    /// A coin that lands.
    Coin "coin"
    /// Something went well.
    Chime "chime"
    /// Time is up, or something went wrong.
    Buzzer "buzzer"
    /// A pawn climbs: the chime, and short clapping.
    Cheer "cheer"
    /// The table applauds.
    Applause "applause"
}

impl Sound {
    /// The sound with this slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|sound| sound.slug() == slug)
    }
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
