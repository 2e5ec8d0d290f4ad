//! Targets: who or what an effect is for.

use serde::{Deserialize, Serialize};

use super::Filter;

/// Who or what an effect is for (BL-106).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Players.
    Players(PlayerSelector),
    /// The cards in the hands of players (TG-HANDS).
    Hands(PlayerSelector),
    /// The top card; or, with a filter, all cards that pass it, whoever plays them (TG-INPLAY, BL-95).
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
    /// The next player in the present direction of play (TG-NEXT, BL-92, BL-R33).
    Next,
    /// The previous player in the present direction of play (TG-PREV, BL-93).
    Previous,
    /// All players, including the active one (TG-ALL, BL-94).
    All,
    /// All players except the active one (TG-OTHERS).
    Others,
    /// The active player (TG-SELF).
    Active,
    /// All players who caused the event that triggered the rule (TG-WHO).
    #[serde(rename = "who")]
    Causer,
    /// A player that the active player chooses (TG-CHOSEN).
    Chosen,
    /// A player chosen by the next player, the previous one or the causer (TG-CHOSENBY, BL-R54).
    ChosenBy(Chooser),
    /// All players who hold the most cards (TG-MOST).
    Most,
    /// All players who hold the fewest cards (TG-FEWEST).
    Fewest,
    /// A random player (TG-RANDOM).
    Random,
    /// The players that a description fits, for example "whoever wears red"; the table names them (TG-TEXT).
    Worded(String),
}

/// Who chooses a player instead of the active player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chooser {
    /// The next player in the present direction of play.
    Next,
    /// The previous player in the present direction of play.
    Previous,
    /// The player who caused the event that triggered the rule; of several, the first from the active player.
    #[serde(rename = "who")]
    Causer,
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
    /// A random one.
    Random,
    /// All of them.
    All,
    /// The rule that contains this clause; on a Game Card this selects nothing.
    This,
}
