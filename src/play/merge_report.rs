//! What came of merging a backup, for a sentence.

use std::fmt;

use crate::wording::{Noun, agreeing, counted, paragraph};

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
        let mut sentences = vec![match (imported, self.known) {
            (0, 0) => "The file has no games.".to_owned(),
            (0, _) => "All games of the file were here already.".to_owned(),
            (_, 0) => format!("{} imported.", games(imported)),
            (_, known) => {
                let were = agreeing(known, "was", "were");
                format!("{} imported; {} {were} here already.", games(imported), games(known))
            }
        }];
        if self.diverged > 0 {
            sentences.push("A game that was continued in two places is now here twice.".to_owned());
        }
        for (count, noun) in [(self.decks, Noun::DECK), (self.results, Noun::RESULT)] {
            if count > 0 {
                sentences.push(format!("{} imported.", counted(count, noun)));
            }
        }
        if self.damaged_decks > 0 {
            let (decks, are) =
                (counted(self.damaged_decks, Noun::DECK), agreeing(self.damaged_decks, "is", "are"));
            sentences.push(format!(
                "{decks} of cards {are} damaged and cannot be shown; what is left stays in every backup."
            ));
        }
        if self.settings > 0 {
            sentences.push("Names and settings imported.".to_owned());
        }
        f.write_str(&paragraph(sentences))
    }
}
