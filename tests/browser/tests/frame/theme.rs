//! LK-01, LK-10: the evening theme comes at dusk, and is one press away. The menu has the rest of the appearance.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, PHONE, Page, Role, with_page};

use crate::start_rememory;

/// Takes the hour from the session storage, noon at first, and records what the page does each minute.
const FAKE_HOUR: &str = "
    Date.prototype.getHours = () => Number(sessionStorage.getItem('hour') ?? 12);
    window.eachMinute = [];
    const setIntervalOfBrowser = setInterval;
    window.setInterval = (callback, delay, ...more) => {
        if (delay === 60_000) eachMinute.push(callback);
        return setIntervalOfBrowser(callback, delay, ...more);
    };";

async fn set_hour(page: &Page, hour: u8) -> Result<()> {
    page.execute(&format!("sessionStorage.setItem('hour', {hour})")).await.map(drop)
}

async fn wait_until_dark(page: &Page, dark: bool) -> Result<()> {
    page.wait_until(&format!("the theme is dark: {dark}"), async || {
        Ok((page.style_of("html", "color-scheme").await? == "dark") == dark)
    })
    .await
}

#[test]
fn an_open_page_turns_dark_at_dusk_and_light_in_the_morning() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.run_on_load(FAKE_HOUR).await?;
        page.open().await?;
        wait_until_dark(page, false).await?;
        set_hour(page, 18).await?;
        page.execute("eachMinute.forEach((callback) => callback())").await?;
        wait_until_dark(page, true).await?;
        set_hour(page, 7).await?;
        page.open_screen("about").await?;
        wait_until_dark(page, false).await?;
        set_hour(page, 23).await?;
        page.execute("document.dispatchEvent(new Event('visibilitychange'))").await?;
        wait_until_dark(page, true).await?;
        // The button knows the theme that is shown, so one press changes it.
        page.press(Role::Button, "Evening theme").await?;
        wait_until_dark(page, false).await
    })
}

/// Without WebAssembly the program never runs, so the head of the page has set the theme.
#[test]
fn the_theme_is_there_before_the_program() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.run_on_load(&format!("{FAKE_HOUR} delete window.WebAssembly")).await?;
        page.open().await?;
        wait_until_dark(page, false).await?;
        set_hour(page, 18).await?;
        page.reload().await?;
        wait_until_dark(page, true).await?;
        page.store("setting/theme", "light").await?;
        page.reload().await?;
        wait_until_dark(page, false).await?;
        // The console says why nothing starts. Reading its errors removes them.
        page.console_errors().await.map(drop)
    })
}

#[test]
fn the_evening_theme_is_one_press_away_at_a_table() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.run_on_load(FAKE_HOUR).await?;
        page.open().await?;
        start_rememory(page).await?;
        page.press(Role::Button, "Evening theme").await?;
        wait_until_dark(page, true).await?;
        page.reload().await?;
        page.find(Role::Button, "Draw a coin").await?;
        wait_until_dark(page, true).await?;
        page.press(Role::Button, "Evening theme").await?;
        wait_until_dark(page, false).await
    })
}

#[test]
fn on_a_phone_the_theme_is_behind_the_three_dots() -> Result<()> {
    with_page(PHONE, async |page| {
        page.run_on_load(FAKE_HOUR).await?;
        page.open().await?;
        start_rememory(page).await?;
        page.press(Role::Button, "More").await?;
        page.press(Role::Radio, "Evening").await?;
        wait_until_dark(page, true).await?;
        Ok(())
    })
}

/// LK-10: the text size is behind the three dots, and at a word game the screen that prints lists and pads.
#[test]
fn the_menu_has_the_text_size_and_the_way_to_the_printer() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        page.open_screen("set-up/scattergories").await?;
        page.type_three_names().await?;
        page.press(Role::Button, "Start").await?;
        page.press(Role::Button, "More").await?;
        page.press(Role::Radio, "Larger").await?;
        page.wait_until("the text is larger", async || {
            Ok(page.attribute_of("html", "data-text").await?.as_deref() == Some("larger"))
        })
        .await?;
        page.press(Role::Link, "Print lists and answer pads").await?;
        page.find(Role::Heading, "Print").await?;
        page.find(Role::Heading, "The list").await?;
        let sheets = [page.count(".prints > *").await?, page.count(".prints :is(li, tbody tr)").await?];
        ensure!(sheets == [4, 4 * 12], "a list and a pad for each player");
        page.press(Role::Link, "Back to the game").await?;
        page.find(Role::Button, "Everybody agrees").await.map(drop)
    })
}
