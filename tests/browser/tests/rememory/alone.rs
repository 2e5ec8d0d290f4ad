//! One player alone; the number of turns counts.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::rules::rememory::{Deal, Show, Variant};

use crate::games::{NativeCopy, assert_fits};

async fn stored_heads(page: &Page) -> Result<String> {
    Ok(page.all_stored("/head").await?.join(","))
}

/// The grid is cleared, the number of turns is shown, and the best result is stored.
#[test]
fn a_single_player_sees_the_number_of_turns_and_the_best_result() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = NativeCopy::started(Variant::Bag, &["Ana"], 22)?;
        page.open_saved_game(&copy.game).await?;
        copy.draw_coin(page).await?;
        assert_fits(page).await?;
        copy.turn_wrong_tile(page).await?;
        for _ in 0..2 {
            copy.draw_coin(page).await?;
            copy.turn_right_tile(page).await?;
        }
        page.wait_for_text("All tiles found in").await?;
        page.wait_for_text("2 turns").await?;
        page.wait_for_text("This is your first result").await?;
        // RM-R44: the stored best knows its game, so it is not compared with itself after a reload.
        page.reload().await?;
        page.wait_for_text("All tiles found in").await?;
        page.wait_for_text("This is your first result").await?;
        Ok(())
    })
}

/// Nothing has to be hidden from others, so there is no curtain.
#[test]
fn a_single_player_looks_at_a_coin_without_a_curtain() -> Result<()> {
    for variant in [
        Variant::Scattered { show: Show::Suit, reveal: false },
        Variant::Hands { deal: Deal::Random, hidden: true },
    ] {
        with_page(LAPTOP, async |page| {
            page.open().await?;
            let copy = NativeCopy::started(variant, &["Ana"], 3)?;
            page.open_saved_game(&copy.game).await?;
            page.press(Role::Button, "Choose a coin").await?;
            let coin = page.focused_name().await?;
            page.press(Role::Button, &coin).await?;
            page.wait_for_text("Ana, find the ").await?;
            assert_fits(page).await
        })?;
    }
    Ok(())
}

/// The grid of the day is the same each time.
#[test]
fn todays_grid_is_the_same_twice() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.stop_calendar().await?;
        page.open().await?;
        let mut seeds = Vec::new();
        for _ in 0..2 {
            page.open_screen("set-up/rememory").await?;
            page.find(Role::Textbox, "Name at seat 1").await?;
            page.clear_storage().await?;
            page.reload().await?;
            page.type_into("Name at seat 1", "Ana").await?;
            page.press_beginning(Role::Disclosure, "Alone").await?;
            page.press(Role::Radio, "Today’s grid The same for everybody who plays alone today.").await?;
            page.press(Role::Button, "Start").await?;
            page.find(Role::Button, "Draw a coin").await?;
            seeds.push(stored_heads(page).await?);
        }
        ensure!(!seeds[0].is_empty() && seeds[0] == seeds[1], "{seeds:?}");
        Ok(())
    })
}
