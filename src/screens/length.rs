//! The two usual lengths of a long game: as written, or short (LK-36).

/// One of the two usual lengths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// As the rules say.
    AsWritten,
    /// For a group with little time.
    Short,
}

impl Length {
    /// Both, in the order of the page.
    pub const ALL: [Self; 2] = [Self::AsWritten, Self::Short];

    /// Its name.
    pub fn title(self) -> &'static str {
        match self {
            Length::AsWritten => "As written",
            Length::Short => "Short",
        }
    }
}

/// The plan of a game that has both lengths.
pub trait LongGame: Clone {
    /// The length of this plan; `None` if the group has chosen another one.
    fn length(&self) -> Option<Length>;

    /// Gives the plan this length and leaves the rest as it is.
    fn set_length(&mut self, length: Length);

    /// What is played and about how long it takes these players, for example "2 deals, about 10 minutes".
    fn length_line(&self, players: usize) -> String;

    /// The summary that stands beside the two lengths: nothing if one of them is chosen. Then the row has its rounds and minutes, and
    /// the short one beside it is the shorter game that a long summary would propose (SU-04).
    fn summary_beside(&self, summary: impl FnOnce() -> String) -> String {
        if self.length().is_some() { String::new() } else { summary() }
    }

    /// What a game of this length would be.
    fn line_of(&self, length: Length, players: usize) -> String {
        let mut plan = self.clone();
        plan.set_length(length);
        plan.length_line(players)
    }
}
