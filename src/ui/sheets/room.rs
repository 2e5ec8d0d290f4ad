//! The rooms in which sheets lie on the table.

use crate::ui::prelude::*;

use super::{Sheets, entering, paper, poll, reading, typing};

/// A room in which sheets lie on the table. What changes within a room does not rebuild it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SheetRoom {
    /// One after another writes, behind the curtain.
    Typing,
    /// All write at once, on paper.
    Paper,
    /// What was written on paper is typed in.
    Entering,
    /// Answers without a letter ask to be let pass.
    Appeals,
    /// Line by line, answers are read out and compared.
    Reading,
}

impl SheetRoom {
    /// What the style sheets call it.
    pub fn slug(self) -> &'static str {
        match self {
            SheetRoom::Typing => "typing",
            SheetRoom::Paper => "paper",
            SheetRoom::Entering => "entering",
            SheetRoom::Appeals => "appeals",
            SheetRoom::Reading => "reading",
        }
    }

    /// What lies on the table there.
    pub fn board(self, sheets: Sheets) -> Html {
        match self {
            SheetRoom::Typing => typing::board(sheets),
            SheetRoom::Paper => paper::board(sheets),
            SheetRoom::Entering => entering::board(sheets),
            SheetRoom::Appeals => poll::appeals_board(sheets),
            SheetRoom::Reading => reading::board(sheets),
        }
    }

    /// What can be pressed there.
    pub fn action(self, sheets: Sheets) -> Html {
        match self {
            SheetRoom::Typing => typing::action(sheets),
            SheetRoom::Paper => paper::action(sheets),
            SheetRoom::Entering => entering::action(sheets),
            SheetRoom::Appeals => poll::appeals_action(sheets),
            SheetRoom::Reading => reading::action(sheets),
        }
    }
}
