//! Prepares games natively, up to the situation that a test needs.

use anyhow::{Context, Result};
use partypiece::{
    play::Game,
    rules::{
        Seat,
        clear::{Action, Clear, Ending, Mode, PhaseView, Setup, Squares, View, line},
        luck::Seed,
        name::Name,
        player::Player,
    },
};

pub(crate) type Table = Game<Clear>;

pub(crate) const NAMES: [&str; 8] = ["Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal"];

/// A setup for this number of people and deals, with cards on the screen.
pub(crate) fn setup(people: usize, deals: u8) -> Result<Setup> {
    let names = NAMES.iter().take(people).map(|name| Name::parse(name));
    let names: Vec<Name> = names.collect::<Result<_, _>>().map_err(|reason| anyhow::anyhow!("{reason}"))?;
    Ok(Setup { deals, ..Setup::of(names.into_iter().map(Player::person).collect()) })
}

/// A setup for two deals with real cards, in which the first person begins.
pub(crate) fn with_real_cards(people: usize) -> Result<Setup> {
    Ok(Setup {
        mode: Mode::Caller,
        first: partypiece::rules::clear::FirstRoller::Seat(Seat(0)),
        ..setup(people, 2)?
    })
}

/// A game with this seed after these actions.
pub(crate) fn game_after(setup: Setup, seed: u64, actions: &[(Seat, Action)]) -> Result<Table> {
    let mut game = Table::start(setup, Seed(seed)).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    for &(by, action) in actions {
        game.play(by, action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    }
    Ok(game)
}

/// The first matching line on a card, if there is one.
pub(crate) fn first_line(view: &View, seat: Seat) -> Option<Squares> {
    let card = view.person(seat)?.card?;
    line::all_fitting(&card, view.throw()?).first().copied()
}

/// The next action if everybody takes the first matching line, starting with the roller.
pub(crate) fn next(game: &Table) -> Option<(Seat, Action)> {
    let view = game.view();
    match &view.phase {
        PhaseView::Rolling { .. } => Some((view.roller, Action::Roll)),
        PhaseView::Acting { .. } => {
            let people = view.people.iter().cycle().skip(view.roller.index());
            let seat = people.take(view.people.len()).find(|person| !person.acted)?.seat;
            Some((seat, first_line(&view, seat).map_or(Action::Scratch, Action::Take)))
        }
        PhaseView::Bonus { by, largest } => Some((*by, Action::Bonus(*largest))),
        PhaseView::Scored => Some((view.scorekeeper, Action::Confirm)),
        PhaseView::Over { .. } => None,
    }
}

/// The possible ends of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// One player is clear. With more than two players, they choose a card for the bonus.
    OneClear,
    /// Two players are clear.
    TwoClear,
    /// Nobody could take a line in the Scratch-Off.
    AllScratched,
}

fn end(view: &View) -> Option<End> {
    match (&view.phase, view.sheet.last().map(|deal| &deal.ending)) {
        (PhaseView::Bonus { .. }, _) => Some(End::OneClear),
        (_, Some(Ending::Cleared { seats, .. })) if seats.len() > 1 => Some(End::TwoClear),
        (_, Some(Ending::Cleared { .. })) => Some(End::OneClear),
        (_, Some(Ending::AllScratched)) => Some(End::AllScratched),
        (_, None) => None,
    }
}

/// A first deal that ends as `wanted` if everybody takes the first matching line. It is stopped before its
/// last `throws` throws.
pub(crate) fn shortly_before(setup: &Setup, wanted: End, throws: usize) -> Result<Table> {
    for seed in 0..20_000 {
        let mut game = game_after(setup.clone(), seed, &[])?;
        let mut done = Vec::new();
        while end(&game.view()).is_none() {
            let (by, action) = next(&game).context("the game ended before the deal")?;
            game.play(by, action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
            done.push((by, action));
        }
        if end(&game.view()) == Some(wanted) {
            let rolls = done.iter().enumerate().filter(|(_, (_, action))| *action == Action::Roll);
            let from =
                rolls.map(|(index, _)| index).nth_back(throws - 1).context("the deal has too few throws")?;
            return game_after(setup.clone(), seed, &done[..from]);
        }
    }
    anyhow::bail!("found no deal that ends like this")
}
