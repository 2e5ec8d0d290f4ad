//! The rooms that use sheets.

use crate::ui::prelude::*;

use super::{Sheets, around, entering, paper, poll, reading, typing};

/// A room that uses sheets. What changes within a room does not draw it again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SheetRoom {
    /// One after another writes behind the curtain.
    Typing,
    /// One category at a time goes around.
    Around,
    /// All write at once, on paper.
    Paper,
    /// Paper sheets are typed in.
    Entering,
    /// Answers that begin with no letter may be appealed.
    Appeals,
    /// Line by line, answers are read out and compared.
    Reading,
}

impl SheetRoom {
    /// Its name in style sheets.
    pub fn slug(self) -> &'static str {
        match self {
            SheetRoom::Typing => "typing",
            SheetRoom::Around => "around",
            SheetRoom::Paper => "paper",
            SheetRoom::Entering => "entering",
            SheetRoom::Appeals => "appeals",
            SheetRoom::Reading => "reading",
        }
    }

    /// Its board.
    pub fn board(self, sheets: Sheets) -> Html {
        match self {
            SheetRoom::Typing => typing::board(sheets),
            SheetRoom::Around => around::board(sheets),
            SheetRoom::Paper => paper::board(sheets),
            SheetRoom::Entering => entering::board(sheets),
            SheetRoom::Appeals => poll::appeals_board(sheets),
            SheetRoom::Reading => reading::board(sheets),
        }
    }

    /// Its action bar.
    pub fn action(self, sheets: Sheets) -> Html {
        match self {
            SheetRoom::Typing => typing::action(sheets),
            SheetRoom::Around => around::action(sheets),
            SheetRoom::Paper => paper::action(sheets),
            SheetRoom::Entering => entering::action(sheets),
            SheetRoom::Appeals => poll::appeals_action(sheets),
            SheetRoom::Reading => reading::action(sheets),
        }
    }
}
