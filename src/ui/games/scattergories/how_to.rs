//! How to play Scattergories, on a page and in pictures.

use crate::ui::prelude::*;

use super::agreeing::letter_die;
use crate::{
    play::Kind,
    rules::{piecepack::Suit, scattergories::View},
    screens::{
        scattergories::{
            house::HOUSE_RULES,
            introduction::{one_letter, worth},
        },
        sheets::SYMBOLS,
    },
    ui::{
        how_to::{self, RulesPage, Term, house_rules, section},
        parts::{BigLetter, Clock, Pawn, Slip},
    },
};

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
    how_to::USED_ONCE,
    ("Write something on every line.", "A bad answer costs nothing, and the table may accept it."),
    how_to::TIME_UP,
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
    ("Does it fit?", "Everybody votes, the writer too."),
    how_to::TIE,
    ("The same?", "“Dog” and “dogs”: everybody votes whether they are the same."),
    ("A name or a title?", "You can challenge that, too."),
];

/// Options that are more than a switch (SC-R01 to SC-R24).
const OPTIONS: [Term; 4] = [
    how_to::ON_PAPER,
    ("More or less time", "10 seconds to 3 minutes. Usual: 2:30."),
    ("Another die", "All letters, the two dice of Pieceagories, or letters of your own."),
    ("A point each", "Names score like any other answer."),
];

pub(super) fn page() -> impl IntoView {
    let inside = view! {
        {steps()}
        {section(how_to::ANSWERS_TITLE, &ANSWERS)}
        {section("Points", &POINTS)}
        {section("When in doubt, vote", &VOTES)}
        {section(how_to::SYMBOLS_TITLE, &SYMBOLS)}
        {house_rules(&OPTIONS, &HOUSE_RULES)}
    }
    .into_any();
    view! { <RulesPage kind=Kind::Scattergories class="how-to" title="How to play Scattergories" line=LINE inside/> }
}

/// The steps (SC-01 to SC-35).
fn steps() -> AnyView {
    let steps = [
        (
            "Agree on a list",
            "Everybody gets the same twelve categories. Before you start you can exchange or rewrite any of them. At the table \
             everybody has to agree; otherwise choose another list.",
            list(),
        ),
        (
            "Roll the letter",
            "One player rolls a die with twenty letters. Rare letters are not on it. If the letter of the round before \
             comes up, roll again.",
            letter_die(['R', 'K', 'T']),
        ),
        (
            how_to::WRITE.0,
            how_to::WRITE.1,
            view! { <BigLetter letter=Some('C')/><Clock remaining=97 total=150/> }.into_any(),
        ),
        (
            "Mark names and titles",
            "Press “A name?” beside the name of a person, a place or a brand, and “A title?” beside the title of a book, a \
             film or a song.",
            sheet(),
        ),
        (how_to::READ.0, how_to::READ.1, answers()),
        (
            "Challenge",
            "A vegetable, really? Press the answer, and the table votes. A majority strikes it.",
            view! { <BigLetter letter=Some('?')/> }.into_any(),
        ),
        (
            "More rounds",
            "The same list gets a new letter. Usually three rounds are a set; you can choose one or two.",
            view! { <BigLetter letter=Some('C')/><BigLetter letter=Some('K')/><BigLetter letter=Some('T')/> }
                .into_any(),
        ),
        (
            "Add up",
            "The most points in all rounds win the set. On a tie all of them win. Then you can play another set.",
            [(Suit::Suns, "A"), (Suit::Moons, "B"), (Suit::Crowns, "C")]
                .map(|(suit, initial)| view! { <Pawn suit initial/> })
                .collect_view()
                .into_any(),
        ),
    ];
    view! { <how_to::Steps steps=steps.into()/> }.into_any()
}

fn list() -> AnyView {
    view! {
        <Slip text="Heard through the wall" number=Some(1)/>
        <Slip text="Name for a goldfish" number=Some(2)/>
        <Slip text="Good at a picnic" number=Some(3)/>
    }
    .into_any()
}

fn sheet() -> AnyView {
    how_to::sheet("C", [(1, "Name for a goldfish", "Captain Carp"), (2, "Good at a picnic", "Cake")])
}

fn answers() -> AnyView {
    how_to::answers(["Cake", "cake", "Cushions"])
}

/// The game in three cards, for newcomers.
pub(super) fn introduction(view: &View) -> Vec<how_to::HowToStep> {
    vec![
        ("One letter", one_letter(view), letter_die(['R', 'K', 'T'])),
        (how_to::INTRODUCTION_WRITE.0, how_to::INTRODUCTION_WRITE.1, sheet()),
        (how_to::INTRODUCTION_SCORE, worth(view), answers()),
    ]
}
