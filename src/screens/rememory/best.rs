//! The best result of a single player, as it is stored: the turns, the game, and the best result before that game.

use std::{fmt, str::FromStr};

/// The fewest turns in which a single player cleared the grid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BestResult {
    /// The turns.
    pub turns: u32,
    /// The id of the game, so that a reload of its end compares it with what was the best before.
    game: String,
    /// The best result before.
    before: Option<u32>,
}

impl BestResult {
    /// The best result that the game with this id is compared with.
    pub fn before(best: Option<&Self>, game: &str) -> Option<u32> {
        let best = best?;
        if best.game == game { best.before } else { Some(best.turns) }
    }

    /// What to store after the game with this id; `None` if it is no new best.
    pub fn after(best: Option<&Self>, game: &str, turns: u32) -> Option<Self> {
        let before = Self::before(best, game);
        before.is_none_or(|before| turns < before).then(|| Self { turns, game: game.to_owned(), before })
    }
}

/// `34 <id> 40`, or `34 <id>` for a first result.
impl fmt::Display for BestResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.turns, self.game)?;
        self.before.iter().try_for_each(|before| write!(f, " {before}"))
    }
}

impl FromStr for BestResult {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parts = text.split(' ');
        let turns = parts.next().and_then(|turns| turns.parse().ok()).ok_or(())?;
        let game = parts.next().ok_or(())?.to_owned();
        Ok(Self { turns, game, before: parts.next().and_then(|before| before.parse().ok()) })
    }
}
