//! “Show that again” (BL-R66).

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::rules::player::Level;

use crate::games::{ANA, NativeCopy, assert_accessible, setup_with};

/// BL-R66: the last turns can be read again, with the cards that were played.
#[test]
fn the_last_turns_are_shown_with_their_cards() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut game = NativeCopy::started(setup_with(&["r1 r2", "g2"], "r4", "y1 y2 y3", Vec::new())?)?;
        page.open_saved_game(&game.game).await?;
        page.press(Role::Button, "Show that again").await?;
        page.wait_for_text("Nobody has played yet.").await?;
        page.press(Role::Button, "Close").await?;
        page.wait_until("the dialog has given the focus back to its own button", async || {
            Ok(page.focused_name().await?.contains("Show that again"))
        })
        .await?;
        page.focus_on(".foot .hold").await?;
        game.play_cards(page, ANA, "r1 r2").await?;
        page.press(Role::Button, "Show that again").await?;
        page.find(Role::Dialog, "The last turns").await?;
        page.wait_for_text("Ana plays the red 1, and the red 2 on top.").await?;
        page.find(Role::Image, "plain red 2").await?;
        assert_accessible(page).await
    })
}

async fn turn(page: &Page) -> Result<String> {
    let strip = page.shown_text_of(".strip").await?;
    let turn = strip.split_whitespace().skip_while(|word| *word != "Turn").take(2);
    Ok(turn.collect::<Vec<_>>().join(" "))
}

/// BL-R66: computer players wait while somebody looks.
#[test]
fn computer_players_wait_while_turns_are_shown_again() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.speed_up_clock(8).await?;
        page.open().await?;
        page.store("setting/pace", "slow").await?;
        let mut setup = setup_with(&["r1"; 8], "r4", "y1 y2 y3 y4 y5 y6 b1 b2", Vec::new())?;
        setup.players.iter_mut().skip(1).for_each(|player| player.level = Some(Level::Easy));
        page.open_saved_game(&NativeCopy::started(setup)?.game).await?;
        page.press(Role::Button, "plain red 1").await?;
        page.press(Role::Button, "Play this card").await?;
        page.press(Role::Button, "Show that again").await?;
        page.wait_for_text("Ana plays the red 1.").await?;
        let shown = turn(page).await?;
        page.wait_on_page_clock(20).await?;
        ensure!(turn(page).await? == shown, "a computer player went on");
        page.press(Role::Button, "Close").await?;
        page.wait_until("the next one plays", async || Ok(turn(page).await? != shown)).await
    })
}
