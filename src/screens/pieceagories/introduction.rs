//! What the cards before a first game of Pieceagories say, for the house rules of this game.

use crate::rules::pieceagories::View;

/// The title and the text of a card.
type Card = (&'static str, &'static str);

/// What gives the time and the letter: in a Blitz no coin is flipped (PG-R60).
pub fn coin_and_dice(view: &View) -> Card {
    if view.house.blitz {
        ("Two dice", "Two dice give the letter of a round. With the most points your pawn climbs.")
    } else {
        (
            "Coin and dice",
            "A coin sets the minutes, two dice give the letter of a round. The most points in it: your pawn climbs.",
        )
    }
}
