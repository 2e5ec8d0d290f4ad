//! Prepares games natively, up to the situation that a test needs.

use anyhow::{Context, Result};
use partypiece::{
    play::Game,
    rules::{
        Seat,
        luck::Seed,
        name::Name,
        scattergories::{Action, Answers, CategoryList, Die, Scattergories, Setup},
        words::Letter,
    },
};

pub(crate) const CATEGORIES: [&str; 12] = [
    "Vegetable",
    "Pet",
    "President",
    "Book",
    "Sandwich",
    "In a kitchen",
    "Song",
    "City",
    "Fruit",
    "Tool",
    "Excuse",
    "Gift",
];

/// A setup for Ana, Bo and Cy with a list and a die of two letters, which alternate.
pub(crate) fn setup(answers: Answers) -> Result<Setup> {
    let name = |text| Name::parse(text).map_err(|reason| anyhow::anyhow!("{reason}"));
    let setup = Setup::of(["Ana", "Bo", "Cy"].into_iter().map(name).collect::<Result<_>>()?);
    let categories = CATEGORIES.map(str::to_owned);
    let letter = |c| Letter::new(c).context("a letter");
    let die = Die::Custom(vec![letter('C')?, letter('S')?]);
    Ok(Setup { list: Some(CategoryList { name: "Ours".to_owned(), categories }), answers, die, ..setup })
}

/// A game after these actions.
pub(crate) fn game_after(setup: Setup, actions: Vec<(u8, Action)>) -> Result<Game<Scattergories>> {
    let mut game =
        Game::<Scattergories>::start(setup, Seed(1)).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    for (by, action) in actions {
        game.play(Seat(by), action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    }
    Ok(game)
}

/// A game in which the die was rolled and nobody has written yet.
pub(crate) fn after_roll(setup: Setup) -> Result<Game<Scattergories>> {
    game_after(setup, vec![(0, Action::AgreeAll), (0, Action::Roll)])
}
