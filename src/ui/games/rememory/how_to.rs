//! How to play Rememory, on a page and in pictures.

mod steps;

use crate::ui::prelude::*;

use crate::{
    play::Kind,
    ui::how_to::{RulesPage, Term, section},
};
pub use steps::introduction;
use steps::{steps, variants};

/// The game in one sentence.
const LINE: &str =
    "A coin shows which of the 24 hidden tiles to find. Remember where they are and collect the most tiles.";

/// The screen.
#[component]
pub fn HowTo() -> Html {
    let inside = html! {
        {steps()}
        {variants()}
        {section("Questions", &FINER_POINTS)}
        {section("Alone, or with the computer", &ALONE)}
    };
    html! { <RulesPage kind=Kind::Rememory class="setup leaf how-to remembered" title="How to play Rememory" line=LINE inside/> }
}

/// Frequent questions.
const FINER_POINTS: [Term; 6] = [
    (
        "Do suit and value both matter?",
        "Yes. Each coin has exactly one tile: for the 3 of Moons, the 2 of Moons and the 3 of Suns are wrong.",
    ),
    (
        "How long can we look at a wrong tile?",
        "Until somebody presses “Hide the tile”. You can choose a timer before the game.",
    ),
    ("Can I turn the same tile again?", "Yes. You can turn any tile that lies face down."),
    ("Do we play the last tile?", "Yes. Turn it like any other tile."),
    (
        "Does the page help us remember?",
        "No. A tile that was seen and hidden again is not marked, for screen readers too.",
    ),
    ("How many can play?", "Up to 99. With more than 24 players, some may never get a turn."),
];

/// Playing alone and with computer players.
const ALONE: [Term; 3] = [
    ("Alone", "You count turns: a turn ends with a wrong tile. Your best result of every variant is saved."),
    ("Today's grid", "The same for everybody who plays alone that day. It works offline."),
    (
        "Computer players",
        "Easy forgets much, medium forgets some, hard forgets nothing. A computer player sees only what a person in its seat sees.",
    ),
];
