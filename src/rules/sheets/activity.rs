//! What a word game does now.

use std::fmt;

/// What the table of a word game does now, so that something else has to wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SheetActivity {
    /// Categories are invented (Pieceagories).
    Inventing,
    /// The list of the round is picked (Pieceagories).
    Picking,
    /// A coin has to be flipped (Pieceagories).
    Flipping,
    /// The dice have to be rolled (Pieceagories).
    Rolling,
    /// Everybody has to agree on the list before the die is rolled (Scattergories).
    Agreeing,

    /// People type in turn.
    Typing,
    /// Everybody writes on paper.
    Paper,
    /// The paper sheets are typed in.
    Entering,
    /// One category after the other is answered.
    Blitz,
    /// The table decides on answers that do not begin with a letter from A to Z.
    Appeals,
    /// Answers are read.
    Reading,

    /// The round is scored, and pawns move next (Pieceagories).
    MovingPawns,
    /// The round is scored (Scattergories).
    Scored,
    /// The set is over (Scattergories).
    SetOver,
    /// The game is over.
    Over,
}

impl fmt::Display for SheetActivity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SheetActivity::Inventing => "categories are being written",
            SheetActivity::Picking => "the list is being picked",
            SheetActivity::Flipping => "a coin has to be flipped",
            SheetActivity::Rolling => "the dice have to be rolled",
            SheetActivity::Agreeing => "everybody has to agree on the list, then the die is rolled",
            SheetActivity::Typing => "people write, one after the other",
            SheetActivity::Paper => "people write on paper",
            SheetActivity::Entering => "the paper sheets are being typed in",
            SheetActivity::Blitz => "one category at a time goes around the table",
            SheetActivity::Appeals => {
                "the table decides on answers that do not begin with a letter from A to Z"
            }
            SheetActivity::Reading => "answers are being read",
            SheetActivity::MovingPawns => "the round is scored and pawns are about to move",
            SheetActivity::Scored => "the round is scored",
            SheetActivity::SetOver => "the set is over",
            SheetActivity::Over => "the game is over",
        })
    }
}
