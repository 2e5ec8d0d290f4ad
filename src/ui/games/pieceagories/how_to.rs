//! How to play Pieceagories, on a page and in pictures.

mod chart;
mod steps;

use crate::ui::prelude::*;

use crate::{
    play::Kind,
    screens::house::PIECEAGORIES,
    ui::how_to::{RulesPage, Term, house_rules, section, wide_section},
};
use chart::letter_chart;
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
        {section("What counts as an answer", &ANSWERS)}
        {section("When in doubt, vote", &VOTES)}
        {wide_section("Other sources of categories", "Everything else stays the same. One source a game.", &SOURCES)}
        {house_rules(&OPTIONS, &PIECEAGORIES)}
    };
    html! { <RulesPage kind=Kind::Pieceagories class="setup leaf how-to" title="How to play Pieceagories" line=LINE inside/> }
}

/// What an answer has to be (PG-55 to PG-62).
const ANSWERS: [Term; 6] = [
    ("It begins with the letter.", "Accents and capitals make no difference: “Éclair” counts for E."),
    (
        "A, an and the go last.",
        "“Shining, The” counts for S. “The Shining” counts for no letter, not even T.",
    ),
    ("A last name may come first.", "“Curie, Marie” counts for C, “Marie Curie” for M."),
    ("An answer is used once.", "If you write it on two lines, only the first can score."),
    ("Be inventive.", "An answer is wrong only if the table votes so."),
    ("Time up is time up.", "When time runs out, your answers are locked, even in the middle of a word."),
];

/// How the table decides (PG-66 to PG-71, PG-R26 to PG-R31).
const VOTES: [Term; 4] = [
    (
        "The same?",
        "One has “dog” and another “dogs”: everybody votes. The same: both are struck. Different: both count.",
    ),
    (
        "Does that count?",
        "Press an answer to challenge it. If more vote to strike it than to keep it, it is struck.",
    ),
    ("A tie?", "Then the votes of the writers are left out. Still tied: the answer counts."),
    ("No letter at all?", "“7-Up” with S: the writer can ask the table to accept it."),
];

/// Where categories may come from instead (PG-84 to PG-99).
const SOURCES: [Term; 4] = [
    (
        "Pieceagories Pieceagories",
        "First the dice give a letter, and every category must begin with it. The host may roll again at any time.",
    ),
    (
        "Against Humanity",
        "Type or paste black cards of Cards Against Humanity. Each round ten are drawn at random and do not come back.",
    ),
    ("Apples", "Adjectives of Apples to Apples, drawn in the same way. You have half the time."),
    (
        "Other cards",
        "Cards of a similar game. You choose whether they come back and whether you have half the time.",
    ),
];

/// Options that are more than a switch.
const OPTIONS: [Term; 6] = [
    ("More or fewer rounds", "1 to 20 instead of 6. With more than 6 the board grows."),
    ("More suits", "With more than one piecepack up to eight play, a pawn of another suit for each."),
    ("A host who only runs the table", "They pick, roll and vote, but have no pawn and no sheet."),
    ("On paper", "Everybody writes at once. Then you tap what counts, or type the answers in."),
    ("Your own timer", "The page says what to set. Press a button when time is up."),
    (
        "A forfeit",
        "For whoever flips a blank coin or has an answer struck: a drink, if all are old enough, or whatever you decide.",
    ),
];
