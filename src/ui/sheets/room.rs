//! The rooms in which sheets lie on the table.

use crate::ui::prelude::*;

use super::{Sheets, entering, paper, poll, reading, typing};

/// A room in which sheets lie on the table. What changes within a room does not rebuild it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Room {
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

impl Room {
    /// What the style sheets call it.
    pub fn slug(self) -> &'static str {
        match self {
            Room::Typing => "typing",
            Room::Paper => "paper",
            Room::Entering => "entering",
            Room::Appeals => "appeals",
            Room::Reading => "reading",
        }
    }

    /// What lies on the table there.
    pub fn board(self, sheets: Sheets) -> Html {
        match self {
            Room::Typing => typing::board(sheets),
            Room::Paper => paper::board(sheets),
            Room::Entering => entering::board(sheets),
            Room::Appeals => poll::appeals_board(sheets),
            Room::Reading => reading::board(sheets),
        }
    }

    /// What can be pressed there.
    pub fn action(self, sheets: Sheets) -> Html {
        match self {
            Room::Typing => typing::action(sheets),
            Room::Paper => paper::action(sheets),
            Room::Entering => entering::action(sheets),
            Room::Appeals => poll::appeals_action(sheets),
            Room::Reading => reading::action(sheets),
        }
    }
}
