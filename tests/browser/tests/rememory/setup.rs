//! Before the first coin: the players, who begins, and the variants.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, PHONE, Page, Role, with_page};
use partypiece::rules::rememory::Variant;

use crate::games::{NativeCopy, assert_accessible};

/// Opens the set-up page and types the names of Ana and Bo.
async fn enter_two_names(page: &Page) -> Result<()> {
    page.open().await?;
    page.open_screen("set-up/rememory").await?;
    page.wait_until("a name is asked for", async || Ok(page.focused_name().await? == "Name at seat 1"))
        .await?;
    page.type_keys("Ana").await?;
    page.type_keys(Key::Enter).await?;
    page.type_keys("Bo").await
}

/// RM-02, RM-38: from home to the first coin with two names; the rules and the credits have their own pages.
#[test]
fn two_names_are_enough_for_the_first_coin() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        let link = page.shown_text_of("a[href='#/set-up/rememory']").await?;
        ensure!(link.contains("15 to 30 minutes"), "{link}");
        page.open_screen("how-to-play/rememory").await?;
        page.find(Role::Heading, "How to play Rememory").await?;
        page.open_screen("about").await?;
        page.wait_for_text("Roger Meertens in 2009").await?;
        page.wait_for_text("GNU Free Documentation License, version 1.2 or later").await?;
        enter_two_names(page).await?;
        page.wait_for_text("About 15 minutes").await?;
        page.press(Role::Button, "Start").await?;
        page.find(Role::Button, "Draw a coin").await?;
        Ok(())
    })
}

/// RM-09: whoever remembers the last game begins. The page asks who that is, and lists the games on this
/// laptop.
#[test]
fn the_player_who_remembers_the_last_game_begins() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 24)?;
        page.put_in_storage("state", "1 2 over").await?;
        page.open_saved_game(&copy.game).await?;
        page.wait_for_text("wins with 24 tiles").await?;
        enter_two_names(page).await?;
        page.press_beginning(Role::Disclosure, "Who begins").await?;
        page.wait_for_text("which game with piecepack coins and tiles").await?;
        page.press(Role::Disclosure, "Games played on this laptop").await?;
        page.wait_for_text("Rememory, ").await?;
        page.press(Role::Button, "Bo").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Start").await?;
        page.wait_for_text("Bo, draw a coin").await?;
        Ok(())
    })
}

/// RM-22 to RM-25, RM-R08: every variant can be chosen, and shows its own settings.
#[test]
fn every_variant_shows_its_settings() -> Result<()> {
    with_page(LAPTOP, async |page| {
        enter_two_names(page).await?;
        for (variant, setting) in [
            ("Hands", "Hidden hands"),
            ("Steals", "By value"),
            ("Rows", "In order"),
            ("Scattered", "Covered"),
        ] {
            page.press_beginning(Role::Radio, variant).await?;
            page.wait_for_text(setting).await?;
            assert_accessible(page).await?;
        }
        page.press(Role::Button, "Start").await?;
        page.wait_for_text("Scattered · turn 1").await?;
        Ok(())
    })
}

/// RM-R04: with a timer for wrong tiles nobody has to press.
#[test]
fn a_timer_hides_a_wrong_tile_by_itself() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.store("setting/rememory-close", "3").await?;
        let mut copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 0)?;
        page.open_saved_game(&copy.game).await?;
        copy.draw_coin(page).await?;
        let (place, _) = copy.wrong_tile()?;
        copy.turn_tile(page, place).await?;
        page.wait_for_text("It is hidden in 3 seconds").await?;
        page.wait_for_text("Bo, draw a coin").await
    })
}

/// A game without computer players can be opened after one with them.
#[test]
fn a_table_without_computer_players_opens_after_one_with_them() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_screen("set-up/rememory").await?;
        page.type_into("Name at seat 1", "Ana").await?;
        page.press(Role::Button, "Add a computer player").await?;
        page.press(Role::Button, "Start").await?;
        page.find(Role::Button, "Undo").await?;
        page.open_screen("set-up/rememory").await?;
        page.press(Role::Button, "Take away Fern").await?;
        page.press(Role::Button, "Start").await?;
        page.press(Role::Button, "Draw a coin").await
    })
}
