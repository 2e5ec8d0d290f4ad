//! How to play Rememory, on a page and in pictures.

mod steps;

use crate::ui::prelude::*;

use crate::{play::Kind, ui::how_to::RulesPage};
use steps::{steps, variants};

/// The game in a line.
const LINE: &str = "A coin says what to find, and one of 24 hidden tiles is it. Remember where, and keep more of them than anybody else.";

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

/// What tables ask about.
fn finer_points() -> Html {
    html! {
        <section class="setup-section">
            <h2>"Finer points"</h2>
            <dl>
                <dt>"Suit and value, both."</dt>
                <dd>"For each coin there is one tile and no other: the 3 of Moons, not the 2, and not that of Suns."</dd>
                <dt>"How long may we look?"</dt>
                <dd>"Until somebody says that everybody has seen it. For the hurried there is a timer at set-up."</dd>
                <dt>"The same tile again?"</dt>
                <dd>"Any that lies face down may be turned, the one of a moment ago too."</dd>
                <dt>"The last tile"</dt>
                <dd>"is turned like any other, though nobody can miss it."</dd>
                <dt>"Does the page help?"</dt>
                <dd>"It does not. A tile that was seen and hidden again is marked in no way, here or for screen readers."</dd>
                <dt>"Many of you?"</dt>
                <dd>"Up to 99 can play. With more than 24 not everybody may come to a turn: then cheer."</dd>
            </dl>
        </section>
    }
}

/// Alone, and with the page.
fn alone() -> Html {
    html! {
        <section class="setup-section">
            <h2>"Alone, or with the page"</h2>
            <dl>
                <dt>"Alone"</dt>
                <dd>"you count turns: a turn lasts until a wrong tile. Your best is kept for every variant."</dd>
                <dt>"Today's grid"</dt>
                <dd>"is the same for everybody who plays alone that day. It grows from the date, and needs no network."</dd>
                <dt>"The page plays along"</dt>
                <dd>
                    "on three levels: easy forgets much, medium forgets some, hard forgets nothing. It sees what anybody
                    at the table sees, and no more."
                </dd>
            </dl>
        </section>
    }
}
