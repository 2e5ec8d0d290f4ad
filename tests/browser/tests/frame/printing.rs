//! LK-04: a page of rules is printed without links and buttons.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, with_page};
use partypiece::play::Kind;
use serde_json::json;

#[test]
fn rules_are_printed_without_what_is_around_them() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        for game in Kind::ALL {
            page.open_screen(&format!("how-to-play/{}", game.slug())).await?;
            page.wait_until("the rules are there", async || {
                Ok(page.text_of(".how-to h1").await?.is_some_and(|title| title.contains(game.short())))
            })
            .await?;
            let sections = page.count_displayed(".how-to .setup-section").await?;
            let print = json!({ "media": "print" });
            page.browser.cdp().send_raw("Emulation.setEmulatedMedia", print).await?;
            let around = page.count_displayed("nav, .foot, .strip, button, a").await?;
            ensure!(around == 0, "{around} parts around the rules of {game:?} are printed");
            ensure!(page.count_displayed("h1").await? == 1);
            ensure!(sections != 0 && page.count_displayed(".how-to .setup-section").await? == sections);
            let screen = json!({ "media": "" });
            page.browser.cdp().send_raw("Emulation.setEmulatedMedia", screen).await?;
        }
        Ok(())
    })
}
