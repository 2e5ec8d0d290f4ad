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
const LINE: &str = "Invent the questions, let a coin and two dice choose time and letter, and be the only one to think of it.";

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
                <dd>"Accents and capitals make no difference: “Éclair” will do for E."</dd>
                <dt>"A, an and the go behind."</dt>
                <dd>"“Shining, The” will do for S; “The Shining” will do for no letter, not even T."</dd>
                <dt>"A last name may come first."</dt>
                <dd>"“Curie, Marie” for C or “Marie Curie” for M, as you like."</dd>
                <dt>"An answer is used once."</dt>
                <dd>"Written on two of your lines, only the first can score, even where it fits both."</dd>
                <dt>"Invention is welcome."</dt>
                <dd>"Nothing is wrong until the table has voted that it is."</dd>
                <dt>"Time up is time up."</dt>
                <dd>"What stands there is the answer, though it stop in the middle of a word."</dd>
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
                <dt>"Too much alike?"</dt>
                <dd>
                    "One says “dog” and the other “dogs”: everybody votes. The same: both are struck. Different: both
                    stand."
                </dd>
                <dt>"Does that count?"</dt>
                <dd>"Anybody can challenge an answer, once. More votes to strike it than to keep it, and it is gone."</dd>
                <dt>"A tie?"</dt>
                <dd>
                    "Then the votes of those whose answers are in question are left out and the rest is counted again.
                    Still a tie: the answer stands."
                </dd>
                <dt>"No letter at all?"</dt>
                <dd>"“7-Up” under S: whoever wrote it can ask the table to let it pass."</dd>
            </dl>
        </section>
    }
}
