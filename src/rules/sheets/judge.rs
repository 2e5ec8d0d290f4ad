//! What a game decides about answers.

use super::{
    AnswerPlace, Appeals, Entry, ParsedSheets, Sheet,
    place::{at_line, at_line_mut},
};
use crate::rules::words::{Answer, InvalidAnswer, Letter};

/// What a game decides about the answers of a round: which are valid, and what they are worth.
pub(in crate::rules) trait Judge {
    /// How many lines a sheet has.
    const LINES: u8;
    /// Whether writers mark the kind of their answers: proper noun or title (SC-R07).
    const HAS_KINDS: bool;
    /// Whether an answer can be appealed after it was read, too, because its writer may have changed it (SC-R18).
    const APPEALS_WHEN_READ: bool;

    /// The letter of the round.
    fn letter(&self) -> Letter;

    /// Whether only answers to the same category are compared (PG-R22, SC-R05).
    fn same_category(&self) -> bool;

    /// Parses a line. Returns the answer, or why it is not valid; `None` if nothing was written. `granted`
    /// says whether the table lets the answer count although it does not begin with a letter from A to Z.
    fn parse_line(
        &self,
        place: AnswerPlace,
        entry: &Entry,
        granted: bool,
    ) -> Option<Result<Answer, InvalidAnswer>>;

    /// Whether the writer of a line may ask the table to let it count (PG-R49, SC-R18).
    fn may_appeal(&self, place: AnswerPlace, entry: &Entry, granted: bool) -> bool {
        self.parse_line(place, entry, granted) == Some(Err(InvalidAnswer::NoLetter))
    }

    /// The points of an answer if it counts.
    fn points(&self, answer: &Answer, entry: &Entry, granted: bool) -> u8;

    /// Whether the favourite answer to a category is worth a point more, if it counts (PG-R70, SC-R40).
    fn favourite_scores(&self) -> bool;

    /// The points of most answers that count.
    fn usual_points(&self) -> u8 {
        1
    }

    /// The most points of a line.
    fn most_points(&self) -> u8;

    /// Parses sheets.
    fn parse_sheets(&self, sheets: &[Sheet], appeals: &Appeals) -> ParsedSheets {
        ParsedSheets::new(sheets.len(), Self::LINES, self.same_category(), |place| {
            self.parse_line(place, entry_at(sheets, place)?, appeals.granted(place))
        })
    }
}

/// The entry at a place, if there is one.
pub(super) fn entry_at(sheets: &[Sheet], place: AnswerPlace) -> Option<&Entry> {
    at_line(sheets.get(place.seat.index())?, place.line)
}

/// The entry at a place, to change it.
pub(super) fn entry_at_mut(sheets: &mut [Sheet], place: AnswerPlace) -> Option<&mut Entry> {
    at_line_mut(sheets.get_mut(place.seat.index())?, place.line)
}
