//! Ninety-nine people around one laptop.

use anyhow::{Result, ensure};
use browser_tests::{Guest, LAPTOP, PROJECTOR, Role, party};
use partypiece::rules::rememory::{Action, Variant};
use serde_json::json;

use crate::tables::{Night, fits, no_barriers};

fn names() -> Vec<String> {
    (1..=99).map(|nth| format!("Guest {nth}")).collect()
}

/// Pastes a text where the focus is.
async fn pastes(guest: &Guest, text: &str) -> Result<()> {
    let paste = "const clipboardData = new DataTransfer(); clipboardData.setData('text', arguments[0]);
        document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))";
    guest.browser.execute(paste, vec![json!(text)]).await?;
    Ok(())
}

/// RM-01, RM-10: all names at once, and the game is on; who has to wait is told how long.
#[test]
fn ninety_nine_names_are_pasted_and_play() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.asks("location.hash = '#/set-up/rememory'").await?;
        guest.until("a name is asked for", async || Ok(guest.focus().await? == "Name at seat 1")).await?;
        pastes(guest, &names().join("\n")).await?;
        guest.hears("99 players").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Deal").await?;
        guest.sees(Role::Button, "Draw a coin").await?;
        guest.hears("Who is next").await?;
        fits(guest).await?;
        no_barriers(guest).await?;
        let choose = "const field = document.querySelector('.queue select'); field.value = '41';
            field.dispatchEvent(new Event('change', { bubbles: true }))";
        guest.asks(choose).await?;
        guest
            .until("it is told when", async || {
                Ok(guest.reads("Guest 42 is").await? || guest.reads("Guest 42's turn").await?)
            })
            .await
    })
}

/// A press is answered within a frame, with 99 players and a processor four times slower than this one: what the page
/// itself has to do for it, in time of the processor, so that whatever else this machine does counts for nothing.
#[test]
fn with_ninety_nine_a_slow_laptop_answers_at_once() -> Result<()> {
    party(PROJECTOR, async |guest| {
        guest.comes_in().await?;
        let names = names();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut night = Night::begun(Variant::Bag, &names, 6)?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.browser.cdp().send_raw("Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
        let mut quickest = f64::MAX;
        for _ in 0..4 {
            guest.sees(Role::Button, "Draw a coin").await?;
            let before = spent(guest).await?;
            guest.asks("document.querySelector('.action .primary').click()").await?;
            quickest = quickest.min(spent(guest).await? - before);
            night.does(Action::Draw)?;
            guest.sees(Role::Button, "Choose a tile").await?;
            night.misses(guest).await?;
        }
        ensure!(quickest * 4.0 < 0.017, "a press took {quickest} seconds");
        Ok(())
    })
}

/// How many seconds the page's own program has run.
async fn spent(guest: &Guest) -> Result<f64> {
    let all = guest.browser.cdp().send_raw("Performance.getMetrics", json!({})).await?;
    let metrics = all["metrics"].as_array().cloned().unwrap_or_default();
    let script = metrics.iter().find(|metric| metric["name"] == "ScriptDuration");
    script.and_then(|metric| metric["value"].as_f64()).ok_or_else(|| anyhow::anyhow!("nothing was measured"))
}
