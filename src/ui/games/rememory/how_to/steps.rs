//! A turn, a step and a picture at a time, and what the four variants change.

use crate::ui::prelude::*;

use crate::{
    rules::piecepack::{Rank, Suit},
    ui::{
        how_to,
        parts::{SeenCoin, Tile},
    },
};

/// A game from the first coin to the applause (RM-05 to RM-20).
pub(super) fn steps() -> Html {
    let steps = [
        (
            "Lay out the tiles",
            "All 24 are shuffled and lie face down, six beside each other and four below each other, with room to pick \
             them up. Shake all 24 coins in the bag.",
            row(&[None, None, None]),
        ),
        (
            "Begin",
            "Which piecepack game did you play last? Whoever is first to remember begins. If nobody does, choose as you \
             like, or let luck.",
            row(&[None]),
        ),
        (
            "Draw a coin",
            "Everybody sees it. Now find the one tile with its suit and its value.",
            coin(Some(Suit::Moons), Some(Rank::Three)),
        ),
        (
            "Turn one tile",
            "Just one. If it is the right one, keep it, lay the coin aside for good, and draw again: your turn goes on.",
            row(&[None, Some((Suit::Moons, Rank::Three)), None]),
        ),
        (
            "A wrong one",
            "Everybody may look well. Then it is turned face down in its place, the coin goes back, and the player on your left \
             goes on.",
            row(&[None, Some((Suit::Suns, Rank::Three)), None]),
        ),
        (
            "The last tile",
            "ends the game. Most tiles win; if several have the most, all of them do.",
            row(&[
                Some((Suit::Crowns, Rank::Ace)),
                Some((Suit::Arms, Rank::Five)),
                Some((Suit::Moons, Rank::Three)),
            ]),
        ),
    ];
    html! { <how_to::Steps steps=steps.into()/> }
}

/// The four variants: each changes where coins come from, and nothing else (RM-22 to RM-37).
pub(super) fn variants() -> Html {
    let variants = [
        (
            "Hands",
            "No bag: coins are dealt, at random, by suit or by value. On your turn pick one of your own. What could not \
             be dealt evenly lies in reserve; with every tile you find you take a coin of it. Who has none is passed \
             over.",
            coin(Some(Suit::Suns), Some(Rank::Two)),
        ),
        (
            "Steals",
            "The mean one. Dealt as before, but others see only the suits of your coins. Instead of a coin of your own \
             you may point at anybody's: find its tile, and the tile is yours. If not, the coin stays theirs.",
            html! { <SeenCoin suit=Some(Suit::Arms) rank=None/><SeenCoin suit=Some(Suit::Suns) rank=None/> },
        ),
        (
            "Rows",
            "Coins lie beside the tiles in rows, by suit or by value, in order or shuffled, that side up. Pick any; look \
             at its other side alone, unless you remember. After a wrong tile it goes back to its place.",
            html! { <SeenCoin suit=Some(Suit::Crowns) rank=None/><SeenCoin suit=Some(Suit::Crowns) rank=None/><SeenCoin suit=Some(Suit::Crowns) rank=None/> },
        ),
        (
            "Scattered",
            "The hardest: coins lie beside the tiles in no order at all. There are two things to remember, where the \
             tile is and where its coin.",
            html! { <SeenCoin suit=Some(Suit::Moons) rank=None/><SeenCoin suit=None rank=None/><SeenCoin suit=Some(Suit::Suns) rank=None/> },
        ),
    ];
    html! {
        <section class="wide">
            <h2>"Four variants"</h2>
            <p class="quietly">"Where they are played, the table also agrees whether people may tell which coin they picked."</p>
        </section>
        <how_to::Steps steps=variants.into()/>
    }
}

fn row(faces: &[Option<(Suit, Rank)>]) -> Html {
    faces.iter().map(|&face| html! { <Tile face/> }).collect_html()
}

/// Both sides of a coin.
fn coin(suit: Option<Suit>, rank: Option<Rank>) -> Html {
    html! { <SeenCoin suit rank=None/><SeenCoin suit=None rank/> }
}
