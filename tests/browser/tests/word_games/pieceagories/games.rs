//! Prepares games natively, up to the situation that a test needs.

use anyhow::Result;
use partypiece::{
    play::Game,
    rules::{
        Seat,
        luck::Seed,
        name::Name,
        pieceagories::{
            Action, Answers, CategorySource, Day, Host, House, PawnPlayer, PhaseView, Pieceagories, Setup,
            Timer,
        },
        piecepack::{Rank, Suit},
    },
};

pub(crate) type Table = Game<Pieceagories>;

pub(crate) const CATEGORIES: [&str; 10] = [
    "Rivers",
    "Fruit",
    "Excuses",
    "Cities",
    "Famous liars",
    "Things under a bed",
    "Smells",
    "Songs",
    "Jobs for a cat",
    "Words nobody can spell",
];

pub(crate) fn name(text: &str) -> Result<Name> {
    Name::parse(text).map_err(|reason| anyhow::anyhow!("{reason}"))
}

/// A setup in which Ana is host and plays, with Bo and Cy; their birthdays follow each other from January on.
pub(crate) fn setup(rounds: u8, answers: Answers) -> Result<Setup> {
    let people = [("Ana", Suit::Suns, 1), ("Bo", Suit::Moons, 2), ("Cy", Suit::Crowns, 3)];
    let player =
        |(text, pawn, month)| Ok(PawnPlayer { name: name(text)?, pawn, birthday: Day::new(month, 1) });
    Ok(Setup {
        players: people.into_iter().map(player).collect::<Result<_>>()?,
        host: Host::Plays(Seat(0)),
        suits: 4,
        rounds,
        source: CategorySource::Free,
        answers,
        timer: Timer::Page,
        house: House::default(),
    })
}

/// A game with this seed after these actions.
pub(crate) fn game_after(setup: Setup, seed: u64, actions: Vec<(u8, Action)>) -> Result<Table> {
    let mut game = Table::start(setup, Seed(seed)).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    for (by, action) in actions {
        game.play(Seat(by), action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    }
    Ok(game)
}

/// From the brainstorm to a complete list.
pub(crate) fn steps_to_list() -> Vec<(u8, Action)> {
    let slips = CATEGORIES.iter().map(|&slip| slip.to_owned()).collect();
    let picks = (0..10).map(|slip| (0, Action::Pick { slip, number: None }));
    [(1, Action::Invent(slips)), (0, Action::Collect)]
        .into_iter()
        .chain(picks)
        .chain([(0, Action::UseList)])
        .collect()
}

/// A game in which the dice are thrown and nobody has written yet.
pub(crate) fn after_throw(setup: Setup) -> Result<Table> {
    let mut game = game_after(setup, 5, steps_to_list())?;
    // A Blitz has no coins.
    if game.play(Seat(0), Action::Roll).is_ok() {
        return Ok(game);
    }
    let mut act =
        |by, action| game.play(Seat(by), action).map(drop).map_err(|refusal| anyhow::anyhow!("{refusal}"));
    act(0, Action::Today(Day::new(1, 1).unwrap_or_else(|| unreachable!())))?;
    for place in 0..24 {
        let by = u8::try_from(place % 3)?;
        act(by, Action::Flip(place))?;
        if act(0, Action::Roll).is_ok() {
            return Ok(game);
        }
    }
    anyhow::bail!("no coin has a number")
}

/// A seed with which the first coin is blank.
pub(crate) fn seed_with_blank_coin(setup: &Setup) -> Result<u64> {
    for seed in 0..10_000 {
        let mut game = game_after(setup.clone(), seed, steps_to_list())?;
        let today = Action::Today(Day::new(1, 1).unwrap_or_else(|| unreachable!()));
        let turns = [(0, today), (0, Action::Flip(0))];
        let turned = turns.into_iter().all(|(by, action)| game.play(Seat(by), action).is_ok());
        let view = game.view();
        if turned
            && matches!(view.phase, PhaseView::Flipping { .. })
            && view.coins[0].face == Some(Rank::Null)
        {
            return Ok(seed);
        }
    }
    anyhow::bail!("no such seed")
}
