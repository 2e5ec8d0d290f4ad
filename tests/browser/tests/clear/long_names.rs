//! LK-06: many people with long names: their names can be told apart everywhere.

use anyhow::Result;
use browser_tests::{LAPTOP, PHONE, PHONE_LANDSCAPE, Role, assert_names_readable, long_names, with_page};
use partypiece::rules::{
    Seat,
    clear::{Action, Mode, Setup},
};

use crate::games::{game_after, setup};

fn with_long_names(people: usize, mode: Mode) -> Result<Setup> {
    let mut setup = Setup { mode, ..setup(people, 2)? };
    setup.first = partypiece::rules::clear::FirstRoller::Seat(Seat(0));
    for (player, name) in setup.players.iter_mut().zip(long_names(people)?) {
        player.name = name;
    }
    Ok(setup)
}

#[test]
fn names_can_be_read_on_cards_and_in_a_review() -> Result<()> {
    for (window, people) in [(LAPTOP, 8), (LAPTOP, 3), (PHONE, 8), (PHONE_LANDSCAPE, 8)] {
        with_page(window, async |page| {
            page.open().await?;
            let names = long_names(people)?;
            let mut done = vec![(Seat(0), Action::Roll)];
            done.extend((1..).take(people - 1).map(|seat| (Seat(seat), Action::Scratch)));
            page.open_saved_game(&game_after(with_long_names(people, Mode::Cards)?, 1, &done)?).await?;
            page.press(Role::Button, "Scratch (no line)").await?;
            page.find(Role::Button, "Roll four dice").await?;
            assert_names_readable(page, &names).await?;
            page.press(Role::Button, "Show that again").await?;
            page.find(Role::Button, "Previous roll").await?;
            assert_names_readable(page, &names).await
        })?;
    }
    Ok(())
}

#[test]
fn names_can_be_read_beside_calls() -> Result<()> {
    for window in [LAPTOP, PHONE, PHONE_LANDSCAPE] {
        with_page(window, async |page| {
            page.open().await?;
            let names = long_names(8)?;
            let roll = [(Seat(0), Action::Roll)];
            page.open_saved_game(&game_after(with_long_names(8, Mode::Caller)?, 1, &roll)?).await?;
            assert_names_readable(page, &names).await
        })?;
    }
    Ok(())
}
