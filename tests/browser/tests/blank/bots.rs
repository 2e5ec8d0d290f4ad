//! One person with computer players.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::{
    blank::{House, PlayerSelector},
    player::Level,
};
use serde_json::json;

use crate::games::{BO, NativeCopy, assert_accessible, say_rule, setup_with};

/// Presses what Ana can press next: a task that she has done, the first playable card, or the primary button. Returns the
/// open screen.
const PRESS_NEXT: &str = "
    const buttons = [...document.querySelectorAll('button')];
    const named = (name) => buttons.find((button) => button.innerText.trim().startsWith(name));
    const done = buttons.find((button) => button.innerText.includes('Done: Ana'));
    const card = document.querySelector('.fan [data-fits=true]');
    const play = named('Play this card');
    (done ?? play ?? named('Shuffle the discards') ?? (named('Nothing matches') ? card ?? named('Nothing matches') : null))?.click();
    return document.querySelector('.blank-table').dataset.screen";

/// BL-27: with one person and bots there is no curtain: the hand stays visible, and the bots play by themselves.
#[test]
fn one_person_with_bots_needs_no_curtain() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut setup = setup_with(&["r1 g5", "r2 r3", "r5 g6"], "r4", "y1 y2 y3 y4", Vec::new())?;
        setup.players[1].level = Some(Level::Hard);
        setup.players[2].level = Some(Level::Easy);
        let copy = NativeCopy::started(setup)?;
        page.open_saved_game(&copy.game).await?;
        // Computer players do nothing out of turn, so there is nothing to call out.
        ensure!(page.find_now(Role::Button, "Call it out").await?.is_none(), "something can be called out");
        page.press(Role::Button, "plain red 1").await?;
        page.press(Role::Button, "plain green 5").await?;
        page.wait_for_text("These cards do not go together. Play only red cards, or only 4s.").await?;
        page.press(Role::Button, "plain green 5").await?;
        page.press(Role::Button, "Play this card").await?;
        page.find(Role::Region, "Ana’s hand").await?;
        page.find(Role::Button, "Nothing matches: draw a card").await?;
        assert_accessible(page).await
    })
}

/// LK-13: while a dialog is open, a computer player waits, even for longer than the 15 seconds for a task.
#[test]
fn a_bot_waits_while_a_dialog_is_open() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.speed_up_clock(3).await?;
        page.open().await?;
        let rules = vec![say_rule(PlayerSelector::Active)];
        let mut setup = setup_with(&["r1 g5", "r2 g3"], "r4", "y1 y2 y3 y4", rules)?;
        setup.players[1].level = Some(Level::Hard);
        page.open_saved_game(&NativeCopy::started(setup)?.game).await?;
        page.press(Role::Button, "plain red 1").await?;
        page.press(Role::Button, "Play this card").await?;
        page.wait_for_text("Bo, 7 cards").await?;
        page.press(Role::Button, "More").await?;
        page.find(Role::Dialog, "This game").await?;
        page.wait_on_page_clock(18).await?;
        ensure!(page.shows("Bo, 7 cards").await?, "Bo has played meanwhile");
        page.press(Role::Button, "Close").await?;
        page.wait_for_text("Bo, 6 cards").await
    })
}

/// BL-27 to BL-64: a person and a bot play to the end of a game. The bot obeys rules and plays by itself.
#[test]
fn a_game_against_a_bot_ends() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.speed_up_clock(8).await?;
        page.open().await?;
        let hands = ["r1 r2 y3 g4 b5 o6 r6", "r3 y1 g2 b3 o4 r5 g6"];
        let draw = "o1 b2 g3 y4 r5 o2 b1 g5 y6 r1 o3 b4 g1 y2 r6 o5 b6";
        let mut setup = setup_with(&hands, "r4", draw, vec![say_rule(PlayerSelector::Next)])?;
        setup.youngest = BO;
        setup.players[1].level = Some(Level::Medium);
        setup.house = House { mark_playable: true, ..House::default() };
        let copy = NativeCopy::started(setup)?;
        page.open_saved_game(&copy.game).await?;
        for turn in 0.. {
            // The bot may still be playing, which changes what can be pressed.
            page.wait_until_still().await?;
            let before = page.text().await?;
            ensure!(turn < 200, "nobody ever wins:\n{before}");
            if page.execute(PRESS_NEXT).await? != json!("play") {
                break;
            }
            if let Some(winner) =
                ["Ana", "Bo"].into_iter().find(|name| before.contains(&format!("Nobody objects: {name}")))
            {
                page.press(Role::Button, &format!("Nobody objects: {winner} wins")).await?;
            }
            page.wait_until("something happens", async || Ok(page.text().await? != before)).await?;
        }
        page.wait_until("somebody has won", async || page.shows("The winner").await).await?;
        Ok(())
    })
}
