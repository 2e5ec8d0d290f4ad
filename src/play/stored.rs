//! A game as the storage has it. A step may have been lost in the middle; the steps after such a gap belong to no game
//! that can be replayed, so they are damage like a step that cannot be read. Two steps that were exchanged are another game, as long
//! as both are allowed there; only somebody who edits the storage can do that, and could write any other game as well.

use super::{AnyGame, Damage, Game, RecordError, read};
use crate::rules::Rules;

/// The key of a step among those of its game; the first step is 0. It has six digits, so that keys sort in the order of the steps.
pub fn step_key(number: usize) -> String {
    format!("step/{number:06}")
}

/// The lines of a stored game up to the first gap, and how many steps are missing there or follow it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRecord {
    /// The head and the steps before the gap.
    lines: Vec<String>,
    /// The steps that are missing in gaps, those without a text, and those after them.
    cut_off: usize,
}

impl StoredRecord {
    /// A record from its head and all its steps, each with its number (the first step is 0), in their order.
    pub fn new(head: String, steps: impl IntoIterator<Item = (usize, String)>) -> Self {
        let (mut lines, mut all) = (vec![head], 0);
        for (number, text) in steps {
            // The number of the last step says how many there were.
            all = number.saturating_add(1);
            if all == lines.len() && !text.trim().is_empty() {
                lines.push(text);
            }
        }
        let cut_off = all.saturating_sub(lines.len() - 1);
        Self { lines, cut_off }
    }

    /// The head and the steps before the first gap.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Replays the record as far as possible.
    ///
    /// # Errors
    /// It is no record, or this page cannot continue it.
    pub fn read<R: Rules>(&self) -> Result<(Game<R>, Option<Damage>), RecordError> {
        let (game, damage) = read(self.lines.iter().map(String::as_str))?;
        Ok((game, self.with_gap(damage)))
    }

    /// The same for a game of any kind.
    ///
    /// # Errors
    /// It is no record, or this page cannot continue it.
    pub fn read_any(&self) -> Result<(AnyGame, Option<Damage>), RecordError> {
        let (game, damage) = AnyGame::read(&self.lines)?;
        Ok((game, self.with_gap(damage)))
    }

    /// The damage with the steps after the gap.
    fn with_gap(&self, damage: Option<Damage>) -> Option<Damage> {
        match damage {
            Some(damage) => Some(Damage { lost: damage.lost + self.cut_off, ..damage }),
            None if self.cut_off == 0 => None,
            None => Some(Damage::missing(self.lines.len(), self.cut_off)),
        }
    }
}
