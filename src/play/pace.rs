//! How fast computer players act: a setting of the page, never part of a record.

/// How much time computer players leave people to follow them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Pace {
    /// Twice the time.
    Slow,
    /// Two and a half seconds after something was shown.
    #[default]
    Normal,
    /// Less than a second for each move.
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

    /// How many milliseconds pass before a computer player acts. `shown` says that the last move showed something that
    /// people want to look at, such as a tile or everybody's lines.
    pub fn wait_ms(self, shown: bool) -> u32 {
        match (self, shown) {
            (Pace::Slow, true) => 5000,
            (Pace::Slow, false) => 1400,
            (Pace::Normal, true) => 2500,
            (Pace::Normal, false) => 700,
            (Pace::Fast, true) => 900,
            (Pace::Fast, false) => 300,
        }
    }
}
