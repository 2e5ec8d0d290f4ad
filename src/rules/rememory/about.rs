//! Texts about the game that are only shown.

/// How long a game takes (RM-02).
pub const LENGTH: &str = "A game takes 15 to 30 minutes.";

/// The question that decides who begins (RM-09). If nobody remembers, a random player begins (RM-10).
pub const QUESTION: &str = "Who remembers which piecepack game some of you played last?";

/// Who made the game, and its licence terms (RM-38).
pub const CREDITS: [&str; 4] = [
    "Rememory is a traditional game, written down by Roger Meertens in 2009.",
    "It is also called Piecepack Memory.",
    "His text is published under the GNU Free Documentation License, version 1.2 or later, without invariant sections or cover texts: www.gnu.org/licenses/fdl.html.",
    "No sentence on this page is taken from it: all words here are its own.",
];
