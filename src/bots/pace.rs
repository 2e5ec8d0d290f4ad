//! How fast computer players act: a setting of the page, never part of a record.

/// How much time computer players leave people to follow them. What people have to do themselves, at
/// [`BotWait::Objection`] and [`BotWait::Task`], takes the same time at every pace.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Pace {
    /// Twice the time of [`Normal`](Self::Normal).
    Slow,
    /// Two and a half seconds after something was shown, and less than a second for other moves.
    #[default]
    Normal,
    /// At most a second for each move.
    Fast,
}

impl Pace {
    /// All paces, the slowest first.
    pub const ALL: [Pace; 3] = [Pace::Slow, Pace::Normal, Pace::Fast];

    /// The name under which the choice is saved.
    pub fn slug(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
        }
    }

    /// The pace with this slug; the normal one for any other text.
    pub fn from_slug(slug: &str) -> Self {
        Self::ALL.into_iter().find(|pace| pace.slug() == slug).unwrap_or_default()
    }

    /// How many milliseconds pass before a computer player acts.
    pub fn wait_ms(self, wait: BotWait) -> u32 {
        let normal = match wait {
            BotWait::Task => return 15_000,
            BotWait::Objection => return 8_000,
            BotWait::Look => 2_500,
            BotWait::Short => 700,
        };
        match self {
            Pace::Slow => normal * 2,
            Pace::Normal => normal,
            // A look is a second then.
            Pace::Fast => normal * 2 / 5,
        }
    }
}

/// Why a computer player waits before it acts, the shortest wait first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum BotWait {
    /// People only have to see that something happens.
    Short,
    /// The last move showed something that people want to look at, such as a tile or everybody's lines.
    Look,
    /// Somebody forgot something, and the next move ends the chance to call it out.
    Objection,
    /// Somebody has to do something before the next move, such as knocking on the table.
    Task,
}
