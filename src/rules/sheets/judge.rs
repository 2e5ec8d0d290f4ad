//! What a game decides about answers.

use std::fmt;

use super::{AnswerKind, AnswerPlace, Appeals, Ground, ParsedSheets};
use crate::rules::words::{Answer, InvalidAnswer, Letter};

/// What a game decides about the answers of a round: which are valid, and what they are worth.
pub(in crate::rules) trait Judge<const LAST: u8> {
    /// A line of a sheet, with its text.
    type Line: AsRef<str> + Clone;
    /// A sheet of `LAST` lines.
    type Sheet: AsRef<[Self::Line]> + AsMut<[Self::Line]> + Clone + fmt::Debug + Default + PartialEq;

    /// The letter of the round.
    fn letter(&self) -> Letter;

    /// Whether only answers to the same category are compared (PG-R22, SC-R05).
    fn same_category(&self) -> bool;

    /// Parses a line. Returns the answer, or why it is not valid; `None` if nothing was written. `granted`
    /// says whether the table lets the answer count although it does not begin with a letter from A to Z.
    fn parse_line(
        &self,
        place: AnswerPlace<LAST>,
        line: &Self::Line,
        granted: bool,
    ) -> Option<Result<Answer, InvalidAnswer>>;

    /// Whether the writer of a line may ask the table to let it count (PG-R49, SC-R18).
    fn may_appeal(&self, place: AnswerPlace<LAST>, line: &Self::Line, granted: bool) -> bool {
        self.parse_line(place, line, granted) == Some(Err(InvalidAnswer::NoLetter))
    }

    /// The points of an answer if it counts.
    fn points(&self, answer: &Answer, line: &Self::Line, granted: bool) -> u8;

    /// The points of most answers that count.
    fn usual_points(&self) -> u8 {
        1
    }

    /// The most points of a line.
    fn most_points(&self) -> u8;

    /// Whether writers mark the kind of their answers: proper noun or title (SC-R07).
    const HAS_KINDS: bool = false;

    /// What kind of answer a line is, according to its writer.
    fn kind(_line: &Self::Line) -> AnswerKind {
        AnswerKind::default()
    }

    /// Changes the kind of a line, after a challenge on this ground was successful.
    fn correct(_line: &mut Self::Line, _ground: Ground) {}

    /// Parses sheets.
    fn parse_sheets(&self, sheets: &[Self::Sheet], appeals: &Appeals<LAST>) -> ParsedSheets<LAST> {
        ParsedSheets::new(sheets.len(), self.same_category(), |place| {
            self.parse_line(place, line_at(sheets, place)?, appeals.granted(place))
        })
    }
}

/// The line at a place, if there is one.
pub(super) fn line_at<S: AsRef<[L]>, L, const LAST: u8>(
    sheets: &[S],
    place: AnswerPlace<LAST>,
) -> Option<&L> {
    sheets.get(place.seat.index())?.as_ref().get(place.line.index())
}
