//! The three cards before a first game of Rememory. Each variant has its own, because they differ in where coins come from.

use crate::rules::rememory::{Variant, View};

/// The title and the text of a card.
type Card = (&'static str, &'static str);

/// The three cards: where the coin comes from, its tile, and what happens after a wrong one.
pub fn introduction(view: &View) -> [Card; 3] {
    [coin_card(view), tile_card(view.variant), ("Remember", remember(view))]
}

fn coin_card(view: &View) -> Card {
    match (view.variant, view.solo) {
        (Variant::Bag, _) => (
            "A coin",
            "It shows what to find: a suit and a number. A spiral is the ace; a blank coin has only its suit.",
        ),
        (Variant::Hands { .. }, true) => {
            ("Your coins", "All the coins are yours. Choose one: it shows which tile to find.")
        }
        (Variant::Hands { .. }, false) => {
            ("Your coins", "The coins were dealt. Choose one of your own: it shows which tile to find.")
        }
        (Variant::Steals { .. }, _) => (
            "Yours or theirs",
            "The coins were dealt. Choose one of your own or somebody else’s: it shows which tile to find.",
        ),
        (Variant::Rows { .. }, true) => {
            ("Any coin", "They lie in rows beside the tiles. Choose any and look at it: find the same tile.")
        }
        (Variant::Rows { .. }, false) => (
            "Any coin",
            "The coins lie in rows. Choose any: only you may look at its other side. Then find its tile.",
        ),
        (Variant::Scattered { .. }, true) => {
            ("Any coin", "They lie beside the tiles in no order. Take any and look at it: find its tile.")
        }
        (Variant::Scattered { .. }, false) => (
            "Any coin",
            "The coins lie in no order. Take any: only you may look at it. You look for the same tile.",
        ),
    }
}

/// What everybody does with a coin.
macro_rules! turn_a_tile {
    () => {
        "Turn over one of the 24 hidden tiles."
    };
}

fn tile_card(variant: Variant) -> Card {
    let text = match variant {
        Variant::Steals { .. } => {
            concat!(
                turn_a_tile!(),
                " ",
                "The right one is yours, even if the coin was not, and your turn goes on."
            )
        }
        Variant::Bag | Variant::Hands { .. } | Variant::Rows { .. } | Variant::Scattered { .. } => {
            concat!(turn_a_tile!(), " ", "Is it the right one? Keep it, and your turn goes on.")
        }
    };
    ("Find its tile", text)
}

/// The end of a turn among several.
macro_rules! next_player {
    () => {
        "A wrong tile is hidden again, and it is the next player’s turn."
    };
}

/// What happens after a wrong tile, and who wins.
fn remember(view: &View) -> &'static str {
    let goes_back = match view.variant {
        Variant::Rows { .. } | Variant::Scattered { .. } => true,
        Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } => false,
    };
    let is_even = view.variant.ends_even(view.people.len());
    if view.solo {
        return "A wrong tile is hidden again, and the turn ends. The fewer turns you need, the better.";
    }
    match (goes_back, is_even, view.first_wins) {
        (true, ..) => concat!(next_player!(), " ", "The coin goes back. Most tiles win."),
        (false, true, true) => concat!(next_player!(), " ", "Who first has all their tiles wins."),
        (false, true, false) => concat!(next_player!(), " ", "You all win when the last tile is found."),
        (false, false, _) => concat!(next_player!(), " ", "Most tiles win."),
    }
}
