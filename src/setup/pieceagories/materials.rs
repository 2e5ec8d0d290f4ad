//! The things that players need on the real table beside the laptop.

use crate::rules::pieceagories::{Answers, CategorySource, Setup, Timer};

/// A line of the checklist before play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Material {
    /// Its name: `paper`, `4 pens`.
    pub name: String,
    /// Whether the table has to bring it.
    pub need: Need,
    /// What people can use instead, or what to do with it. Nothing has to be bought.
    pub tip: &'static str,
}

/// Whether people have to bring something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// The game cannot be played without it.
    Needed,
    /// It is useful but not necessary.
    Optional,
    /// The page has it, or this setup does without it.
    NotNeeded,
}

/// The checklist for a setup (PG-08 to PG-12, PG-91, PG-95).
pub fn materials(setup: &Setup) -> Vec<Material> {
    let paper = setup.answers == Answers::Paper;
    let (writing_need, timer_need) = (needed(paper), needed(setup.timer == Timer::Physical));
    let pens = format!("{} pens", setup.players.len());
    let scissors = if paper { Need::Optional } else { Need::NotNeeded };
    let lines = [
        ("tiles, pawns, coins and two dice".to_owned(), Need::NotNeeded, "They lie on the page."),
        ("paper".to_owned(), writing_need, "Used paper is fine: write on the back."),
        (pens, writing_need, "One each; anything that writes."),
        ("a timer".to_owned(), timer_need, "Any that can be set: the kitchen’s, a phone’s, another game’s."),
        ("scissors".to_owned(), scissors, "Paper can be torn as well."),
    ];
    let line = |(name, need, tip)| Material { name, need, tip };
    lines.into_iter().chain(cards(&setup.source)).map(line).collect()
}

/// The cards that a source of categories needs, as the last line. `Plan::materials` removes it if all cards are from decks.
fn cards(source: &CategorySource) -> Option<(String, Need, &'static str)> {
    let cards = match source {
        CategorySource::Free | CategorySource::Squared => return None,
        CategorySource::AgainstHumanity { .. } => "the black cards of Cards Against Humanity".to_owned(),
        CategorySource::ApplesToApples { .. } => "the adjectives of Apples to Apples".to_owned(),
        CategorySource::Other { game, .. } => format!("the cards of {game}"),
    };
    Some((cards, Need::Needed, "Type or paste the texts of your cards, of any edition."))
}

/// What the table has to bring, if it is `needed`.
fn needed(needed: bool) -> Need {
    if needed { Need::Needed } else { Need::NotNeeded }
}
