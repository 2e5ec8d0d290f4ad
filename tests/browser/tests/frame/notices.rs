//! LK-05: the screens of a second tab and of a storage that refuses a game.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, LARGE_SCREEN, PHONE, PHONE_LANDSCAPE, Page, Role, assert_accessible, with_page};
use serde_json::json;

use crate::start_rememory;

/// Finds parts with this selector, and elements in them, that are cut off or outside the window.
const CUT: &str = "const [selector] = arguments;
    const parts = [...document.querySelectorAll(`${selector}, ${selector} *`)].filter((part) => part.checkVisibility());
    return parts.filter((part) => {
        const box = part.getBoundingClientRect();
        const over = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
        const clips = getComputedStyle(part).overflow !== 'visible';
        return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || (over && clips);
    }).map((part) => part.outerHTML.slice(0, 90)).join('\\n')";

async fn assert_whole(page: &Page, part: &str) -> Result<()> {
    for window in [LAPTOP, LARGE_SCREEN, PHONE, PHONE_LANDSCAPE] {
        page.set_window(window).await?;
        page.wait_until_still().await?;
        page.finish_animations().await?;
        let cut = page.browser.execute(CUT, vec![json!(part)]).await?;
        ensure!(*cut.json() == json!(""), "{window:?}: {}", cut.json());
        assert_accessible(page).await?;
    }
    Ok(())
}

#[test]
fn the_screen_of_a_second_tab_is_whole_at_every_size() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        start_rememory(page).await?;
        let table = page.browser.current_url().await?;
        let first = page.browser.window().await?;
        let second = page.new_window().await?;
        page.browser.switch_to_window(second).await?;
        page.goto(table.as_str()).await?;
        page.find(Role::Heading, "This game is open in another tab").await?;
        assert_whole(page, ".curtain").await?;
        page.press(Role::Button, "Play here instead").await?;
        page.find(Role::Button, "Draw a coin").await?;
        page.browser.switch_to_window(first).await?;
        page.find(Role::Heading, "This game is open in another tab").await?;
        Ok(())
    })
}

/// PK-11: the warning comes before the first move.
#[test]
fn the_warning_about_the_storage_is_whole_at_every_size() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let refuse =
            "Storage.prototype.setItem = () => { throw new DOMException('denied', 'SecurityError') }";
        page.run_on_load(refuse).await?;
        page.open().await?;
        start_rememory(page).await?;
        page.wait_for_text("This browser cannot save anything for this page").await?;
        assert_whole(page, ".warning").await?;
        page.set_window(LAPTOP).await?;
        page.press(Role::Button, "OK").await?;
        page.wait_until("the warning is gone", async || {
            Ok(!page.shows("This browser cannot save anything").await?)
        })
        .await
    })
}

/// Whether closing the page now would ask, as the browser finds out: by an event that the page can stop.
async fn asks_before_closing(page: &Page) -> Result<bool> {
    let close = "const closing = new Event('beforeunload', { cancelable: true });
        dispatchEvent(closing);
        return closing.defaultPrevented";
    Ok(page.execute(close).await? == json!(true))
}

/// PK-11: a game that is only in memory is not lost by closing the page without a question; a stored one needs none.
#[test]
fn closing_asks_if_and_only_if_the_browser_saves_nothing() -> Result<()> {
    const REFUSE: &str =
        "Storage.prototype.setItem = () => { throw new DOMException('denied', 'SecurityError') }";
    for refuses in [false, true] {
        with_page(LAPTOP, async |page| {
            if refuses {
                page.run_on_load(REFUSE).await?;
            }
            page.open().await?;
            ensure!(!asks_before_closing(page).await? || refuses, "home has nothing to lose");
            start_rememory(page).await?;
            ensure!(asks_before_closing(page).await? == refuses, "before the first move: {refuses}");
            page.press(Role::Button, "Draw a coin").await?;
            page.wait_for_text("Ana, find the ").await?;
            ensure!(asks_before_closing(page).await? == refuses, "after the first move: {refuses}");
            page.open_screen("").await?;
            page.find(Role::Heading, "Partypiece").await?;
            ensure!(asks_before_closing(page).await? == refuses, "back at home: {refuses}");
            Ok(())
        })?;
    }
    Ok(())
}
