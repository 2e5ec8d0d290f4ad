//! The steps of a set with pictures.

use crate::ui::prelude::*;

use crate::{
    rules::piecepack::Suit,
    ui::{
        games::scattergories::die::letter_die,
        how_to,
        parts::{BigLetter, Clock, Pawn, Sheet, SheetLine, Slip},
    },
};

/// The steps (SC-01 to SC-35).
pub(super) fn steps() -> Html {
    let steps = [
        (
            "Agree on a list",
            "Everybody gets the same twelve categories. You can exchange or rewrite any of them until everybody agrees.",
            list(),
        ),
        (
            "Roll the letter",
            "One player rolls a die with twenty letters. Rare letters are not on it. If the letter of the round before \
             comes up, roll again.",
            letter_die(['R', 'K', 'T']),
        ),
        (
            "Write",
            "You have 2:30 minutes. Write one answer for each category that begins with the letter.",
            html! { <BigLetter letter=Some('C')/><Clock remaining=97 total=150/> },
        ),
        (
            "Mark names and titles",
            "Press “Name” beside the name of a person, a place or a brand, and “Title” beside the title of a book, a \
             film or a song.",
            sheet(),
        ),
        (
            "Read and strike",
            "Category by category, everybody reads out their answer. If two have the same, both are struck. An answer \
             that only one has is a point.",
            answers(),
        ),
        (
            "Challenge",
            "A vegetable, really? Press an answer to challenge it, and the table votes. A majority strikes it.",
            html! { <BigLetter letter=Some('?')/> },
        ),
        (
            "Three rounds",
            "Play two more rounds with the same list and new letters. Three rounds are a set.",
            html! { <BigLetter letter=Some('C')/><BigLetter letter=Some('K')/><BigLetter letter=Some('T')/> },
        ),
        (
            "Add up",
            "The most points in all three rounds win the set. On a tie all of them win. Then you can play another set.",
            [(Suit::Suns, "A"), (Suit::Moons, "B"), (Suit::Crowns, "C")]
                .map(|(suit, initial)| html! { <Pawn suit initial/> })
                .collect_html(),
        ),
    ];
    html! { <how_to::Steps steps=steps.into()/> }
}

fn list() -> Html {
    html! {
        <Slip text="Heard through the wall" number=Some(1)/>
        <Slip text="Name for a goldfish" number=Some(2)/>
        <Slip text="Good at a picnic" number=Some(3)/>
    }
}

fn sheet() -> Html {
    html! {
        <Sheet head="C">
            <SheetLine number=1 category="Name for a goldfish" done=true>"Captain Carp"</SheetLine>
            <SheetLine number=2 category="Good at a picnic" done=true>"Cake"</SheetLine>
        </Sheet>
    }
}

fn answers() -> Html {
    html! {
        <ul class="verdicts">
            <li><Pawn suit=Suit::Suns initial="A"/><s>"Cake"</s></li>
            <li><Pawn suit=Suit::Moons initial="B"/><s>"cake"</s></li>
            <li><Pawn suit=Suit::Crowns initial="C"/><b>"Cushions"</b></li>
        </ul>
    }
}

/// The game in three cards, for newcomers.
pub fn introduction() -> Vec<how_to::HowToStep> {
    vec![
        (
            "One letter",
            "A die gives the letter. Everybody has the same twelve categories.",
            letter_die(['R', 'K', 'T']),
        ),
        (
            "Write",
            "Find one answer for each category before time runs out. Each answer begins with the letter.",
            sheet(),
        ),
        (
            "Score",
            "Same answer as somebody else: no points. One point for each of the others. Three rounds make a set.",
            answers(),
        ),
    ]
}
