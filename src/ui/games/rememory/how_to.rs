//! How to play Rememory, on a page and in pictures.

use crate::ui::prelude::*;

use super::setup::variants::pieces;
use crate::{
    play::Kind,
    rules::{
        piecepack::{Rank, Suit},
        rememory::View,
    },
    screens::rememory::{self, house::HOUSE_RULES},
    ui::{
        how_to::{self, RulesPage, Term, house_rules, section},
        parts::{SeenCoin, Tile},
    },
};

/// The game in one sentence.
const LINE: &str =
    "A coin shows which of the 24 hidden tiles to find. Remember where they are and collect the most tiles.";

pub(super) fn page() -> impl IntoView {
    let inside = view! {
        {steps()}
        {variants()}
        {section("Questions", &QUESTIONS)}
        {section("Alone, or with the computer", &ALONE)}
        {house_rules(&[], &HOUSE_RULES)}
    }
    .into_any();
    view! { <RulesPage kind=Kind::Rememory class="how-to remembered" title="How to play Rememory" line=LINE inside/> }
}

/// Frequent questions.
const QUESTIONS: [Term; 7] = [
    (
        "Do suit and value both matter?",
        "Yes. Each coin has exactly one tile: for the 3 of Moons, the 2 of Moons and the 3 of Suns are wrong.",
    ),
    (
        "How long can we look at a wrong tile?",
        "Until somebody presses “Hide the tile”. You can choose a timer before the game.",
    ),
    (
        "Which tiles are the ace and the blank?",
        "A tile with one large suit is the ace, and a tile with only a small suit in its corner is the blank. On coins a \
         spiral is the ace.",
    ),
    ("Can I turn the same tile again?", "Yes. You can turn any tile that lies face down."),
    ("Do we play the last tile?", "Yes. Turn it like any other tile."),
    (
        "Does the page help us remember?",
        "No. A tile that was seen and hidden again is not marked, and screen readers do not learn it either.",
    ),
    ("How many can play?", "Up to 99. With more than 24 players, some may never get a turn."),
];

/// Playing alone and with computer players.
const ALONE: [Term; 3] = [
    ("Alone", "You count turns: a turn ends with a wrong tile. Your best result of every variant is saved."),
    ("Today’s grid", "The same for everybody who plays alone that day. It works offline."),
    (
        "Computer players",
        "Easy forgets much, medium forgets some, hard forgets nothing. A computer player sees only what a person in its seat sees.",
    ),
];

/// The steps of a game, from laying out the tiles to the last tile (RM-05 to RM-20).
fn steps() -> AnyView {
    let steps = [
        (
            "Lay out the tiles",
            "Shuffle the 24 tiles and lay them face down: six columns, four rows. Put the 24 coins in the bag.",
            row(&[None, None, None]),
        ),
        (
            "Begin",
            "Which game with piecepack coins and tiles did you play last? The first who remembers begins. If nobody \
             remembers, pick somebody at random.",
            row(&[None]),
        ),
        (
            "Draw a coin",
            "Everybody sees it. Now find the tile with the same suit and value.",
            coin(Suit::Moons, Rank::Three),
        ),
        (
            "Turn one tile",
            "Only one. If it is the right tile, keep it, put the coin away and draw again: your turn goes on.",
            row(&[None, Some((Suit::Moons, Rank::Three)), None]),
        ),
        (
            "A wrong one",
            "Everybody sees it. Then it is turned face down in its place, the coin goes back, and the player on your left \
             is next.",
            row(&[None, Some((Suit::Suns, Rank::Three)), None]),
        ),
        (
            "The last tile",
            "The game ends when the last tile is found. The most tiles win; players with the same number win together.",
            row(&[
                Some((Suit::Crowns, Rank::Ace)),
                Some((Suit::Arms, Rank::Five)),
                Some((Suit::Moons, Rank::Three)),
            ]),
        ),
    ];
    view! { <how_to::Steps steps=steps.into()/> }.into_any()
}

/// The four variants without the bag. Each changes only where coins come from (RM-22 to RM-37).
fn variants() -> AnyView {
    let variants = [
        (
            "Hands",
            "No bag: the coins are dealt, at random, by suit or by value. On your turn, choose one of your own. Coins left \
             over are the reserve: with each tile you find, you take one of them. A player without coins is skipped.",
            coin(Suit::Suns, Rank::Two),
        ),
        (
            "Steals",
            "Like Hands, but others see only the suits of your coins. Instead of your own coin you can choose a coin of \
             another player: find its tile, and the tile is yours. If not, they keep the coin.",
            view! { <SeenCoin suit=Some(Suit::Arms) rank=None/><SeenCoin suit=Some(Suit::Suns) rank=None/> }.into_any(),
        ),
        (
            "Rows",
            "The coins lie beside the tiles in rows, by suit or by value. Choose any coin. Only you may look at its \
             other side. After a wrong tile it goes back to its place.",
            view! { <SeenCoin suit=Some(Suit::Crowns) rank=None/><SeenCoin suit=Some(Suit::Crowns) rank=None/><SeenCoin suit=Some(Suit::Crowns) rank=None/> }.into_any(),
        ),
        (
            "Scattered",
            "The hardest: the coins lie beside the tiles in no order. You have to remember where the tile is and where \
             its coin is.",
            view! { <SeenCoin suit=Some(Suit::Moons) rank=None/><SeenCoin suit=None rank=None/><SeenCoin suit=Some(Suit::Suns) rank=None/> }.into_any(),
        ),
    ];
    view! {
        <section class="wide">
            <h2>"Four variants"</h2>
            <p class="quietly">"Each variant changes where the coins come from."</p>
        </section>
        <how_to::Steps steps=variants.into()/>
    }
    .into_any()
}

fn row(faces: &[Option<(Suit, Rank)>]) -> AnyView {
    faces.iter().map(|&face| view! { <Tile face/> }).collect_view().into_any()
}

/// A coin with both its suit and its value, as the table shows it.
fn coin(suit: Suit, rank: Rank) -> AnyView {
    view! { <SeenCoin suit=Some(suit) rank=Some(rank)/> }.into_any()
}

/// The game in three cards, for newcomers.
pub(super) fn introduction(view: &View) -> Vec<how_to::HowToStep> {
    let pictures = [
        pieces(view.variant),
        row(&[None, Some((Suit::Moons, Rank::Three)), None]),
        row(&[Some((Suit::Suns, Rank::Three)), None, None]),
    ];
    rememory::introduction(view)
        .into_iter()
        .zip(pictures)
        .map(|((title, text), picture)| (title, text, picture))
        .collect()
}
