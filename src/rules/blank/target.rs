//! Whom or what an effect is for.

use serde::{Deserialize, Serialize};

use super::Filter;

/// Whom or what an effect is for (BL-106).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Players.
    Players(PlayerSelector),
    /// The cards in the hands of players (TG-HANDS).
    Hands(PlayerSelector),
    /// The top card; with a filter, all cards that pass it, wherever they are played from (TG-INPLAY, BL-95).
    InPlay(Filter),
    /// The Draw Pile (TG-DRAWPILE, BL-96).
    DrawPile,
    /// The Discard Pile (TG-DISCARDPILE, BL-97).
    DiscardPile,
    /// Rule Cards (TG-RULES).
    Rules(RuleSelector),
}

/// Which players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerSelector {
    /// The next one in the direction of the moment (TG-NEXT, BL-92, BL-R33).
    Next,
    /// The one before in the direction of the moment (TG-PREV, BL-93).
    Previous,
    /// Everybody, the active player included (TG-ALL, BL-94).
    All,
    /// Everybody but the active player (TG-OTHERS).
    Others,
    /// The active player (TG-SELF).
    Active,
    /// All who did what set the rule off (TG-WHO).
    Who,
    /// Somebody the active player chooses (TG-CHOSEN).
    Chosen,
    /// All who hold the most cards (TG-MOST).
    Most,
    /// All who hold the fewest cards (TG-FEWEST).
    Fewest,
    /// Somebody by luck (TG-RANDOM).
    Random,
    /// Whoever the words fit, "whoever wears red": the table names them (TG-TEXT).
    Worded(String),
}

/// Which of the open rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RuleSelector {
    /// The one that has been open longest.
    Oldest,
    /// The one that was opened last.
    Newest,
    /// One that the active player chooses.
    Chosen,
    /// One by luck.
    Random,
    /// All of them.
    All,
    /// The rule itself that says so; on a Game Card, none.
    This,
}
