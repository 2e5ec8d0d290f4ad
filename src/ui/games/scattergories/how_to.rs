//! How to play Scattergories, on a page and in pictures.

mod steps;

use crate::ui::prelude::*;

use crate::{play::Kind, ui::how_to::RulesPage};
pub use steps::introduction;
use steps::steps;

/// The game in one sentence.
const LINE: &str = "Twelve categories, one letter, and less time than you need: find what nobody else finds.";

/// What an answer has to be (SC-12 to SC-24).
const ANSWERS: [(&str, &str); 6] = [
    ("The first word begins with it.", "Under C “collard greens” will do, and “fresh carrots” will not."),
    (
        "A name may have it anywhere.",
        "“Harry S. Truman” will do for S, if its writer calls it a proper noun. A title may not: of a book, a film or a \
         song only the first word counts, be it an article.",
    ),
    (
        "One answer a line.",
        "Of “Carrot / Celery” its writer keeps one. “Trick or Treat” is one, if they say so.",
    ),
    ("An answer is used once.", "Written on two of your lines, the first keeps its chance."),
    (
        "Anything is better than nothing.",
        "A bad answer costs no more than an empty line, and the table may let it pass.",
    ),
    ("Time up is time up.", "What stands there is the answer, though it stop in the middle of a word."),
];

/// What answers are worth (SC-22 to SC-28).
const POINTS: [(&str, &str); 4] = [
    ("Yours alone: 1 point", "If nobody else has it anywhere in the round."),
    ("Somebody has it, too: 0", "For everybody who has it, whatever the category."),
    (
        "Names that chime: more",
        "A proper noun brings a point for each of its words on the letter: “Ronald Reagan” two, “Hubert Horatio \
         Humphrey” three.",
    ),
    (
        "Junior",
        "On the letter two points, on any other letter one, and nothing for what somebody else has, too.",
    ),
];

/// How the table decides (SC-29 to SC-32).
const VOTES: [(&str, &str); 4] = [
    ("Does that fit?", "Anybody can challenge an answer. All vote, whoever wrote it too."),
    ("A tie?", "Then the vote of whoever wrote it is left out. Still a tie: the answer stands."),
    ("Too much alike?", "“Dog” and “dogs”: everybody votes on whether they are the same."),
    ("A name, a title?", "What somebody calls their answer can be challenged, too."),
];

/// House rules (SC-R01 to SC-R24).
const HOUSE: [(&str, &str); 7] = [
    (
        "On paper",
        "Everybody writes at once against one clock, and the sheets are typed in afterwards, or the points.",
    ),
    ("More or less time", "From 10 seconds to three minutes. Two and a half are a good habit."),
    ("Another die", "All letters, the two dice of Pieceagories, or letters of your own."),
    ("A point each", "Names bring no more than anything else."),
    ("Same category only", "An answer is struck only where another has it for the very same category."),
    ("Articles do not count", "“The Tempest” is then an answer under T for its second word."),
    ("Hand in early", "Whoever is done need not wait for the clock."),
];

/// The screen.
#[component]
pub fn HowTo() -> Html {
    let inside = html! {
        {steps()}
        {section("What counts as an answer", "setup-section", "", &ANSWERS)}
        {section("What it brings", "setup-section", "", &POINTS)}
        {section("When in doubt, vote", "setup-section", "", &VOTES)}
        {section("What a table may agree on", "setup-section wide", "columns", &HOUSE)}
    };
    html! { <RulesPage kind=Kind::Scattergories class="setup leaf how-to" title="How to play Scattergories" line=LINE inside/> }
}

fn section(
    title: &'static str,
    class: &'static str,
    list: &'static str,
    rules: &'static [(&str, &str)],
) -> Html {
    let rule = |&(name, text): &(&'static str, &'static str)| {
        html! { <div><dt>{name}</dt><dd>{text}</dd></div> }
    };
    html! {
        <section class=class>
            <h2>{title}</h2>
            <dl class=list>{rules.iter().map(rule).collect_html()}</dl>
        </section>
    }
}
