//! The About page: who made the games, what the page is, what it stores.

use crate::ui::prelude::*;

use super::{
    masthead::{Back, Masthead},
    screen::Screen,
};
use crate::{play::Kind, screens::GameFacts};

#[component]
pub fn About() -> impl IntoView {
    view! {
        <div class="setup text-page grid">
            <Masthead here=Screen::About title="About" line="Who made these games, and where your games are saved."/>
            <main class="grid">
                <section class="setup-section wide">
                    <h2>"What this is"</h2>
                    <p>
                        "Partypiece is five party games on one laptop. The page knows the rules, the time and the score. You
                        do the rest."
                    </p>
                    <p class="quietly">{format!("Version {}", env!("CARGO_PKG_VERSION"))}</p>
                </section>
                <section class="setup-section">
                    <h2>"Who made the games"</h2>
                    {Kind::ALL.map(credits).into_iter().collect_view()}
                    <p>
                        "The piecepack, the set of tiles, coins, dice and pawns that it is played with, was devised by
                        James Kyle, who gave it to the public domain in 2000."
                    </p>
                </section>
                <section class="setup-section">
                    <h2>"Where your games are saved"</h2>
                    <p>
                        "This browser saves games, names and settings on this computer. Nothing is sent anywhere: the page
                        uses no network after it was loaded. There is no account, no tracking and no cookie."
                    </p>
                    <p>
                        "Under “Games” you can save a game as a file, open it on another computer, or delete it."
                    </p>
                </section>
                <section class="setup-section">
                    <h2>"Licence and names"</h2>
                    <p>
                        "The program is free: use, change and share it under the MIT licence or the Apache licence
                        2.0, whichever you prefer."
                    </p>
                    <p>
                        "Scattergories, Cards Against Humanity, Apples to Apples and BLANK are names that belong to their
                        owners. They are used here only to say which rules or cards are meant. Their owners have nothing to do with
                        this page, and none of their cards are in it."
                    </p>
                </section>
            </main>
            <Back/>
        </div>
    }
}

/// The credits of a game.
fn credits(kind: Kind) -> AnyView {
    let sentence = |sentence: &&'static str| view! { <p>{*sentence}</p> };
    GameFacts::of(kind).credits.iter().map(sentence).collect_view().into_any()
}
