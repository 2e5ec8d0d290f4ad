//! How to play Scattergories, on a page and in pictures.

mod steps;

use crate::ui::prelude::*;

use crate::{
    play::Kind,
    screens::house::SCATTERGORIES,
    ui::how_to::{RulesPage, Term, house_rules, section},
};
pub use steps::introduction;
use steps::steps;

/// The game in one sentence.
const LINE: &str = "Twelve categories, one letter, little time: find answers that nobody else has.";

/// What an answer has to be (SC-12 to SC-24).
const ANSWERS: [Term; 6] = [
    ("The first word begins with it.", "With C, “collard greens” counts and “fresh carrots” does not."),
    (
        "A name may have it anywhere.",
        "“Harry S. Truman” counts for S if its writer marks it as a name. In a title of a book, a film or a song only \
         the first word counts, even if it is “The”.",
    ),
    (
        "One answer a line.",
        "Of “Carrot / Celery” the writer keeps one. “Trick or Treat” is one answer if the writer says so.",
    ),
    ("An answer is used once.", "If you write it on two lines, only the first can score."),
    ("Write something on every line.", "A bad answer costs nothing, and the table may accept it."),
    ("Time up is time up.", "When time runs out, your answers are locked, even in the middle of a word."),
];

/// What answers are worth (SC-22 to SC-28).
const POINTS: [Term; 4] = [
    ("Only you have it: 1 point", "Nobody else has the answer anywhere in the round."),
    ("Somebody else has it, too: 0", "For everybody who has it, in any category."),
    (
        "Names can score more",
        "A name scores a point for each of its words that begins with the letter: “Ronald Reagan” 2, “Hubert Horatio \
         Humphrey” 3.",
    ),
    (
        "Junior",
        "2 points for the right letter, 1 for any other letter, 0 for an answer that somebody else has, too.",
    ),
];

/// How the table decides (SC-29 to SC-32).
const VOTES: [Term; 4] = [
    ("Does it fit?", "Press an answer to challenge it. Everybody votes, the writer too."),
    ("A tie?", "Then the writer's own vote is left out. Still tied: the answer counts."),
    ("The same?", "“Dog” and “dogs”: everybody votes whether they are the same."),
    ("A name or a title?", "You can challenge that, too."),
];

/// Options that are more than a switch (SC-R01 to SC-R24).
const OPTIONS: [Term; 4] = [
    ("On paper", "Everybody writes at once. Then you tap what counts, or type the answers in."),
    ("More or less time", "10 seconds to 3 minutes. Usual: 2:30."),
    ("Another die", "All letters, the two dice of Pieceagories, or letters of your own."),
    ("A point each", "Names score like any other answer."),
];

/// The screen.
#[component]
pub fn HowTo() -> Html {
    let inside = html! {
        {steps()}
        {section("What counts as an answer", &ANSWERS)}
        {section("Points", &POINTS)}
        {section("When in doubt, vote", &VOTES)}
        {house_rules(&OPTIONS, &SCATTERGORIES)}
    };
    html! { <RulesPage kind=Kind::Scattergories class="setup leaf how-to" title="How to play Scattergories" line=LINE inside/> }
}
