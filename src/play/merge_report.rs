//! What came of merging a backup, for a sentence.

use std::fmt;

use crate::wording::{Noun, agreeing, counted};

/// The result of merging a backup.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MergeReport {
    /// Games that were not here.
    pub new: usize,
    /// Games that had been continued elsewhere; their new steps were added here.
    pub ahead: usize,
    /// Games that had been continued both here and elsewhere; the version from elsewhere was added as a new game.
    pub diverged: usize,
    /// Games that were here already.
    pub known: usize,
    /// Decks that were new.
    pub decks: usize,
    /// Decks that were new and that this page cannot read, because they are damaged. Their texts are kept.
    pub damaged_decks: usize,
    /// Results of finished games that were new.
    pub results: usize,
    /// Names and settings that were new. Existing ones were not changed.
    pub settings: usize,
}

impl fmt::Display for MergeReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = |count: usize| counted(count, Noun::GAME);
        let imported = self.new + self.diverged + self.ahead;
        match (imported, self.known) {
            (0, 0) => write!(f, "The file has no games.")?,
            (0, _) => write!(f, "All games of the file were here already.")?,
            (_, 0) => write!(f, "{} imported.", games(imported))?,
            (_, known) => {
                let were = agreeing(known, "was", "were");
                write!(f, "{} imported; {} {were} here already.", games(imported), games(known))?;
            }
        }
        if self.diverged > 0 {
            write!(f, " A game that was continued in two places is now here twice.")?;
        }
        for (count, noun) in [(self.decks, Noun::DECK), (self.results, Noun::RESULT)] {
            if count > 0 {
                write!(f, " {} imported.", counted(count, noun))?;
            }
        }
        if self.damaged_decks > 0 {
            let (decks, are) =
                (counted(self.damaged_decks, Noun::DECK), agreeing(self.damaged_decks, "is", "are"));
            write!(
                f,
                " {decks} of cards {are} damaged and cannot be shown; what is left stays in every backup."
            )?;
        }
        if self.settings > 0 {
            write!(f, " Names and settings imported.")?;
        }
        Ok(())
    }
}
