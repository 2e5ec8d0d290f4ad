//! Who made the games, what this page is, and what it keeps.

use crate::ui::prelude::*;

use super::games;
use super::{
    masthead::{back, masthead},
    screen::Screen,
};
use crate::play::Kind;

/// The screen.
#[component]
pub fn About() -> Html {
    html! {
        <div class="setup leaf">
            {masthead(&Screen::About, "About", "Whose games these are, and what this page does with yours.")}
            <main>
                <section class="setup-section">
                    <h2>"What it is"</h2>
                    <p>
                        "Partypiece is a table for party games: one laptop, one page, the people in the room. The page
                        keeps the rules, the clock and the score; inventing, laughing and arguing is left to you."
                    </p>
                    <p class="quietly">"Version "{env!("CARGO_PKG_VERSION")}</p>
                </section>
                <section class="setup-section">
                    <h2>"Whose games"</h2>
                    {Kind::ALL.map(whose).into_iter().collect_html()}
                    <p>
                        "The piecepack, the set of tiles, coins, dice and pawns that it is played with, was devised by
                        James Kyle, who gave it to the public domain in 2000."
                    </p>
                </section>
                <section class="setup-section">
                    <h2>"What is kept, and where"</h2>
                    <p>
                        "Games, names and settings are kept by this browser, on this machine, for this page. Nothing is
                        sent anywhere: once it is loaded the page uses no network at all, and its own policy forbids it
                        to. There is no account, no counting of visitors and no cookie."
                    </p>
                    <p>
                        "On the tables a game can be saved as a file, opened again elsewhere, or forgotten."
                    </p>
                </section>
                <section class="setup-section">
                    <h2>"Licence and names"</h2>
                    <p>
                        "The program is free: use, change and pass it on under the MIT licence or the Apache licence
                        2.0, whichever you prefer."
                    </p>
                    <p>
                        "Scattergories, Cards Against Humanity, Apples to Apples and BLANK are names that belong to their
                        owners. They stand here only to say whose rules or whose cards are meant; nobody of them has
                        anything to do with this page, and no card of theirs is in it."
                    </p>
                </section>
            </main>
            {back()}
        </div>
    }
}

/// Whose game it is, in sentences.
fn whose(kind: Kind) -> Html {
    let sentence = |sentence: &&'static str| html! { <p>{*sentence}</p> };
    games::credits(kind).iter().map(sentence).collect_html()
}
