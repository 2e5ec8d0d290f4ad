//! Which sound an event of a game makes. `browser/sound` plays it.

use crate::rules::{blank, clear, pieceagories, rememory, scattergories, sheets::SheetEvent, vote::Verdict};

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

/// The sound of an event of Pieceagories, if it has one.
pub fn of_pieceagories(event: &pieceagories::Event) -> Option<Sound> {
    use pieceagories::Event;
    match event {
        Event::CoinFlipped { .. } => Some(Sound::Coin),
        Event::Prepared(_) | Event::Rolled(_) | Event::RolledUnseen => Some(Sound::Dice),
        Event::Picked { .. } | Event::Drawn | Event::ListUsed => Some(Sound::Card),
        Event::Sheet(event) => of_sheets(event),
        Event::Advanced { .. } => Some(Sound::Chime),
        Event::Over { .. } => Some(Sound::Applause),
        _ => None,
    }
}

/// The sound of an event of Scattergories, if it has one.
pub fn of_scattergories(event: &scattergories::Event) -> Option<Sound> {
    use scattergories::Event;
    match event {
        Event::Rolled(_) | Event::RolledUnseen { .. } => Some(Sound::Dice),
        Event::Proposed { .. } | Event::AllAgreed { .. } => Some(Sound::Card),
        Event::Sheet(event) => of_sheets(event),
        Event::SetOver { .. } => Some(Sound::Chime),
        Event::Over { .. } => Some(Sound::Applause),
        _ => None,
    }
}

/// The sound of a counted vote on an answer; nothing else that happens to sheets has one.
fn of_sheets(event: &SheetEvent) -> Option<Sound> {
    let SheetEvent::Counted { tally, .. } = event else { return None };
    Some(if tally.verdict == Verdict::Struck { Sound::Buzzer } else { Sound::Chime })
}

/// The sound of an event of Clear!, if it has one.
pub fn of_clear(event: &clear::Event) -> Option<Sound> {
    use clear::{Call, Event};
    match event {
        Event::Rolled { .. } => Some(Sound::Dice),
        Event::Acted { .. } => Some(Sound::Card),
        Event::Played(result) => match result.call {
            Call::Four => Some(Sound::Chime),
            Call::Three | Call::Two => Some(Sound::Coin),
            Call::Scratch => None,
        },
        Event::Cleared { .. } | Event::Bonus { .. } => Some(Sound::Chime),
        Event::ScratchRound { .. } => Some(Sound::Tick),
        Event::ScratchOff { .. } => Some(Sound::Buzzer),
        Event::Dealt { .. } => Some(Sound::Card),
        Event::Over { .. } => Some(Sound::Applause),
        Event::PawnsOff | Event::Scored { .. } | Event::Announced { .. } | Event::Counted { .. } => None,
    }
}

/// The sound of an event of Rememory, if it has one.
pub fn of_rememory(event: &rememory::Event) -> Option<Sound> {
    use rememory::Event;
    match event {
        Event::Drew { .. } | Event::Picked { .. } | Event::Stole { .. } | Event::Revealed { .. } => {
            Some(Sound::Coin)
        }
        Event::Hit { .. } => Some(Sound::Chime),
        Event::Missed { .. } | Event::Closed => Some(Sound::Card),
        Event::Over { .. } => Some(Sound::Applause),
        Event::Looked { .. }
        | Event::TookReserve { .. }
        | Event::Passed { .. }
        | Event::TurnBegins { .. } => None,
    }
}

/// The sound of an event of BLANK, if it has one.
pub fn of_blank(event: &blank::Event) -> Option<Sound> {
    use blank::Event;
    match event {
        Event::Won(_) => Some(Sound::Applause),
        Event::LastCall(_) | Event::PlaysAgain(_) | Event::PrizeWritten(_) => Some(Sound::Chime),
        Event::Penalty { .. } | Event::DrawPileEmpty | Event::Missed { .. } => Some(Sound::Buzzer),
        Event::RuleOpened(_)
        | Event::Played { .. }
        | Event::Drew { .. }
        | Event::Moved { .. }
        | Event::Swapped(..)
        | Event::Discarded { .. }
        | Event::Flipped(_)
        | Event::WentUnder(_)
        | Event::Shuffled
        | Event::Reshuffled { .. } => Some(Sound::Card),
        Event::Accused { .. } | Event::Obliged { .. } | Event::Triggered(_) => Some(Sound::Coin),
        _ => None,
    }
}
