//! One person, and players that the page moves.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::{
    blank::{House, PlayerSelector},
    player::Level,
};
use serde_json::json;

use crate::tables::{BO, Night, assert_accessible, assert_fits, courtesy, laid};

/// What Ana does next, if it is her turn: the first card that is marked, or what the large button says; what she has to say
/// she says.
const PRESSES: &str = "
    const buttons = [...document.querySelectorAll('button')];
    const called = (name) => buttons.find((button) => button.innerText.trim().startsWith(name));
    const done = buttons.find((button) => button.innerText.includes('Done: Ana'));
    const card = document.querySelector('.fan [data-fits=true]');
    const chosen = called('Play this card');
    (done ?? chosen ?? called('Shuffle the discards') ?? (called('Nothing matches') ? card ?? called('Nothing matches') : null))?.click();
    return document.querySelector('.blank-table').dataset.room";

/// BL-27: with one person and bots there is no curtain: the hand stays up, and the page plays on by itself.
#[test]
fn alone_with_bots_nobody_waits_behind_a_curtain() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut setup = laid(&["r1 g5", "r2 r3", "r5 g6"], "r4", "y1 y2 y3 y4", Vec::new())?;
        setup.players[1].level = Some(Level::Hard);
        setup.players[2].level = Some(Level::Easy);
        let night = Night::begun(setup)?;
        page.open_saved_game(&night.game).await?;
        page.press(Role::Button, "plain red 1").await?;
        assert_fits(page).await?;
        page.press(Role::Button, "Play this card").await?;
        page.find(Role::Region, "Ana’s hand").await?;
        page.find(Role::Button, "Nothing matches: draw a card").await?;
        assert_accessible(page).await
    })
}

/// BL-27 to BL-64: two people, one of whom the page moves, come to the end of a game at each level; the page obeys and plays by
/// itself, and whoever is left over loses.
#[test]
fn a_game_of_two_against_the_page_comes_to_its_end_at_each_level() -> Result<()> {
    for level in Level::ALL {
        with_page(LAPTOP, async |page| {
            page.speed_up_clock(8).await?;
            page.open().await?;
            let hands = ["r1 r2 y3 g4 b5 o6 r6", "r3 y1 g2 b3 o4 r5 g6"];
            let draw = "o1 b2 g3 y4 r5 o2 b1 g5 y6 r1 o3 b4 g1 y2 r6 o5 b6";
            let mut setup = laid(&hands, "r4", draw, vec![courtesy(PlayerSelector::Next)])?;
            setup.youngest = BO;
            setup.players[1].level = Some(level);
            setup.house = House { training_wheels: true, sharp_eyes: false };
            let night = Night::begun(setup)?;
            page.open_saved_game(&night.game).await?;
            for turn in 0.. {
                // What is pressed is what the table asks for now: not what it asked for before the page played on.
                page.wait_until_still().await?;
                let before = page.text().await?;
                ensure!(turn < 200, "nobody ever wins:\n{before}");
                if page.execute(PRESSES).await? != json!("play") {
                    break;
                }
                if let Some(winner) =
                    ["Ana", "Bo"].into_iter().find(|name| before.contains(&format!("Nobody objects: {name}")))
                {
                    assert_fits(page).await?;
                    page.press(Role::Button, &format!("Nobody objects: {winner} wins")).await?;
                }
                page.wait_until("something happens", async || Ok(page.text().await? != before)).await?;
            }
            page.wait_until("somebody has won", async || page.shows("The winner").await).await?;
            assert_accessible(page).await
        })?;
    }
    Ok(())
}
