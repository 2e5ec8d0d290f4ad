//! LK-03: shortcuts of the browser are left to it.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Page, Role, with_page};
use serde_json::json;

use crate::start_rememory;

/// Records for each key, except Alt and Control, whether the page has taken it from the browser.
const RECORD: &str = "window.taken = [];
    addEventListener('keydown', (event) => {
        if (!['Alt', 'Control'].includes(event.key)) taken.push(event.defaultPrevented);
    });";

async fn press_with(page: &Page, modifier: Key, key: Key) -> Result<()> {
    let keys = page.browser.action_chain().key_down(modifier.clone()).send_keys(key);
    Ok(keys.key_up(modifier).perform().await?)
}

#[test]
fn arrows_with_a_modifier_do_not_move_the_focus() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        start_rememory(page).await?;
        page.press(Role::Button, "Draw a coin").await?;
        page.wait_for_text("Ana, find the ").await?;
        page.focus_on(".tiles button").await?;
        let first = page.focused_name().await?;
        page.execute(RECORD).await?;
        for (modifier, key) in [(Key::Alt, Key::Right), (Key::Control, Key::End), (Key::Alt, Key::Down)] {
            press_with(page, modifier, key).await?;
            ensure!(page.focused_name().await? == first, "the focus has moved");
        }
        page.type_keys(Key::Right).await?;
        ensure!(page.focused_name().await? != first, "the arrow alone does not move it");
        ensure!(page.noted("taken").await? == json!([false, false, false, true]));
        Ok(())
    })
}

#[test]
fn arrows_with_a_modifier_do_not_move_a_seat() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_screen("set-up/clear").await?;
        page.type_three_names().await?;
        let names = "[aria-label^='Name at seat']";
        let before = page.values_of(names).await?;
        page.focus_on(".grip").await?;
        page.execute(RECORD).await?;
        press_with(page, Key::Alt, Key::Down).await?;
        ensure!(page.noted("taken").await? == json!([false]));
        page.wait_until_still().await?;
        ensure!(page.values_of(names).await? == before, "a seat has moved");
        page.type_keys(Key::Down).await?;
        page.wait_until("the arrow alone moves it", async || Ok(page.values_of(names).await? != before)).await
    })
}
