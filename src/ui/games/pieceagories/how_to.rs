//! How to play Pieceagories, on a page and in pictures.

mod chart;
mod house;
mod steps;

use crate::ui::prelude::*;

use crate::{play::Kind, ui::how_to::RulesPage};
use chart::letter_chart;
use house::{house_rules, other_categories};
pub use steps::introduction;
use steps::steps;

/// The game in one sentence.
const LINE: &str =
    "Write categories. A coin sets the time, two dice set the letter. Find answers that nobody else has.";

/// The screen.
#[component]
pub fn HowTo() -> Html {
    let inside = html! {
        {steps()}
        {letter_chart()}
        {answers()}
        {votes()}
        {other_categories()}
        {house_rules()}
    };
    html! { <RulesPage kind=Kind::Pieceagories class="setup leaf how-to" title="How to play Pieceagories" line=LINE inside/> }
}

/// What an answer has to be (PG-55 to PG-62).
fn answers() -> Html {
    html! {
        <section class="setup-section">
            <h2>"What counts as an answer"</h2>
            <dl>
                <dt>"It begins with the letter."</dt>
                <dd>"Accents and capitals make no difference: “Éclair” counts for E."</dd>
                <dt>"A, an and the go last."</dt>
                <dd>"“Shining, The” counts for S. “The Shining” counts for no letter, not even T."</dd>
                <dt>"A last name may come first."</dt>
                <dd>"“Curie, Marie” counts for C, “Marie Curie” for M."</dd>
                <dt>"An answer is used once."</dt>
                <dd>"If you write it on two lines, only the first can score."</dd>
                <dt>"Be inventive."</dt>
                <dd>"An answer is wrong only if the table votes so."</dd>
                <dt>"Time up is time up."</dt>
                <dd>"When time runs out, your answers are locked, even in the middle of a word."</dd>
            </dl>
        </section>
    }
}

/// How the table decides (PG-66 to PG-71, PG-R26 to PG-R31).
fn votes() -> Html {
    html! {
        <section class="setup-section">
            <h2>"When in doubt, vote"</h2>
            <dl>
                <dt>"The same?"</dt>
                <dd>
                    "One has “dog” and another “dogs”: everybody votes. The same: both are struck. Different: both
                    count."
                </dd>
                <dt>"Does that count?"</dt>
                <dd>"Press an answer to challenge it. If more vote to strike it than to keep it, it is struck."</dd>
                <dt>"A tie?"</dt>
                <dd>
                    "Then the votes of the writers are left out. Still tied: the answer counts."
                </dd>
                <dt>"No letter at all?"</dt>
                <dd>"“7-Up” with S: the writer can ask the table to accept it."</dd>
            </dl>
        </section>
    }
}
