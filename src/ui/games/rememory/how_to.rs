//! How to play Rememory, on a page and in pictures.

mod steps;

use crate::ui::prelude::*;

use crate::{play::Kind, ui::how_to::RulesPage};
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
        {finer_points()}
        {alone()}
    };
    html! { <RulesPage kind=Kind::Rememory class="setup leaf how-to remembered" title="How to play Rememory" line=LINE inside/> }
}

/// Frequent questions.
fn finer_points() -> Html {
    html! {
        <section class="setup-section">
            <h2>"Questions"</h2>
            <dl>
                <dt>"Do suit and value both matter?"</dt>
                <dd>"Yes. Each coin has exactly one tile: for the 3 of Moons, the 2 of Moons and the 3 of Suns are wrong."</dd>
                <dt>"How long can we look at a wrong tile?"</dt>
                <dd>"Until somebody presses “Hide the tile”. You can choose a timer before the game."</dd>
                <dt>"Can I turn the same tile again?"</dt>
                <dd>"Yes. You can turn any tile that lies face down."</dd>
                <dt>"Do we play the last tile?"</dt>
                <dd>"Yes. Turn it like any other tile."</dd>
                <dt>"Does the page help us remember?"</dt>
                <dd>"No. A tile that was seen and hidden again is not marked, for screen readers too."</dd>
                <dt>"How many can play?"</dt>
                <dd>"Up to 99. With more than 24 players, some may never get a turn."</dd>
            </dl>
        </section>
    }
}

/// Playing alone and with computer players.
fn alone() -> Html {
    html! {
        <section class="setup-section">
            <h2>"Alone, or with the computer"</h2>
            <dl>
                <dt>"Alone"</dt>
                <dd>"You count turns: a turn ends with a wrong tile. Your best result of every variant is saved."</dd>
                <dt>"Today's grid"</dt>
                <dd>"The same for everybody who plays alone that day. It works offline."</dd>
                <dt>"Computer players"</dt>
                <dd>
                    "Easy forgets much, medium forgets some, hard forgets nothing. A computer player sees only what a
                    person in its seat sees."
                </dd>
            </dl>
        </section>
    }
}
