//! The set-up: players, answers, letters, time, and list.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Role, with_page};

use super::helpers::{assert_accessible, assert_accessible_and_fits, press_by_key};

/// SC-R02, SC-07
#[test]
fn two_names_start_a_game_with_a_list_to_agree_on() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_screen("set-up/scattergories").await?;
        page.find(Role::Heading, "Scattergories").await?;
        page.press(Role::Button, "Start").await?;
        page.wait_for_text("Enter at least one name.").await?;
        page.type_into("Name at seat 1", "Ana").await?;
        page.type_keys(Key::Enter).await?;
        page.press(Role::Button, "Start").await?;
        page.wait_for_text("At least two players are needed.").await?;
        page.type_into("Name at seat 2", "Bo").await?;
        page.wait_for_text("A set of three rounds, about").await?;
        page.press(Role::Button, "Start").await?;
        page.find(Role::Button, "Everybody agrees").await?;
        assert_accessible_and_fits(page).await?;
        let categories = page.count(".ten > li").await?;
        ensure!(categories == 12, "the list has {categories} categories");
        Ok(())
    })
}

/// Every section is accessible when it is open; an invalid time is refused (SC-09, SC-R01).
#[test]
fn an_invalid_time_is_refused_and_a_die_is_made_of_letters() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_screen("set-up/scattergories").await?;
        page.type_into("Name at seat 1", "Ana").await?;
        page.type_into("Name at seat 2", "Bo").await?;
        for fold in ["The list", "Time", "The letter die", "Points and house rules"] {
            page.press_beginning(Role::Disclosure, fold).await?;
            assert_accessible(page).await?;
        }
        page.press_beginning(Role::Disclosure, "Time").await?;
        page.set_value(".seconds input", "181").await?;
        page.press(Role::Button, "Start").await?;
        page.wait_for_text("The timer takes 10 to 180 seconds, not 181.").await?;
        page.set_value(".seconds input", "90").await?;
        page.press_beginning(Role::Disclosure, "The letter die").await?;
        page.press(Role::Radio, "Letters of your own Press the letters for the die.").await?;
        // The bar of buttons covers the button "A" until it has the focus.
        press_by_key(page, "A").await?;
        assert_accessible(page).await?;
        page.wait_for_text("BCDEFGHIJKLMNOPRSTW").await?;
        page.press(Role::Button, "Start").await?;
        page.find(Role::Button, "Everybody agrees").await?;
        Ok(())
    })
}

/// FI-05: lines that are pasted into a line of the list fill it and those below, and what does not fit is told. A single line
/// is left to the browser.
#[test]
fn a_pasted_list_fills_the_lines_below() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_screen("set-up/scattergories").await?;
        page.press_beginning(Role::Disclosure, "The list").await?;
        let first = page.values_of(".paper-list input").await?.swap_remove(0);
        page.press(Role::Textbox, "Category 2").await?;
        page.paste("1. Things in a shed\r\n2. Café food\r\n\r\n3. “Quoted” names\r\n").await?;
        let pasted = ["Things in a shed", "Café food", "“Quoted” names"];
        page.wait_until("the lines are there", async || {
            Ok(page.values_of(".paper-list input").await?[..4] == [&[first.as_str()], &pasted[..]].concat())
        })
        .await?;
        page.press(Role::Textbox, "Category 11").await?;
        page.paste("Rivers\nHats\nTrees\nSongs").await?;
        page.wait_for_text("2 pasted lines did not fit on the list.").await?;
        page.paste("One line").await?;
        let list = page.values_of(".paper-list input").await?;
        assert_eq!(list[10..], ["Rivers", "Hats"]);
        Ok(())
    })
}
