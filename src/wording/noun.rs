//! The nouns that stand after a number.

use super::agreeing;

/// A noun in singular and plural.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Noun {
    one: &'static str,
    other: &'static str,
}

impl Noun {
    /// The noun alone, as it stands after a number: `2 more` is followed by `cards`.
    pub fn after(self, number: impl TryInto<u64>) -> &'static str {
        agreeing(number, self.one, self.other)
    }
}

macro_rules! nouns {
    ($($name:ident $one:literal $other:literal)*) => {
        impl Noun {
            $(
                #[doc = concat!("`1 ", $one, "`, `2 ", $other, "`")]
                pub const $name: Self = Self { one: $one, other: $other };
            )*
        }
    };
}

nouns! {
    ADJECTIVE "adjective" "adjectives"
    CARD "card" "cards"
    CARD_WITHOUT_WORDS "card without words" "cards without words"
    CATEGORY "category" "categories"
    CELL "cell" "cells"
    COIN "coin" "coins"
    DEAL "deal" "deals"
    DECK "deck" "decks"
    DRAWING "drawing" "drawings"
    EFFECT "effect" "effects"
    ENTRY "entry" "entries"
    GAME "game" "games"
    GAME_CARD "Game Card" "Game Cards"
    HOUR "hour" "hours"
    LINE "line" "lines"
    MINUTE "minute" "minutes"
    NUMBER_OR_WORD "number or word" "numbers or words"
    PENALTY "Penalty" "Penalties"
    PENALTY_CARD "Penalty card" "Penalty cards"
    PLAIN_RULE_CARD "plain Rule Card" "plain Rule Cards"
    PLAYER "player" "players"
    POINT "point" "points"
    PROMPT "prompt" "prompts"
    RESULT "result" "results"
    ROUND "round" "rounds"
    RULE "rule" "rules"
    RULE_CARD "Rule Card" "Rule Cards"
    SECOND "second" "seconds"
    STAMP "stamp" "stamps"
    TEXT "text" "texts"
    TILE "tile" "tiles"
    TIME "time" "times"
    TURN "turn" "turns"
    VOTE "vote" "votes"
}
