//! Nothing older than a quarter of a second is lost when the browser is killed: games, steps, names, and deletions.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use browser_tests::{BrowserProfile, LAPTOP, Page, Role};
use partypiece::rules::luck::{Luck, Seed};

/// Changes older than this, in milliseconds, must not be lost. A person needs longer to see the result of a press.
const OLD: u64 = 250;

/// The content of the storage at a moment of the page's clock, key by key.
struct Snapshot {
    time: u64,
    texts: BTreeMap<String, String>,
}

impl Snapshot {
    async fn take(page: &Page) -> Result<Self> {
        let all = "return [Date.now(), Object.entries(localStorage).filter(([key]) => key.startsWith('partypiece/'))]";
        let (time, texts): (u64, Vec<(String, String)>) = serde_json::from_value(page.execute(all).await?)?;
        Ok(Self { time, texts: texts.into_iter().collect() })
    }
}

/// Checks that each text is as it was in the last old snapshot, or in a later one. The key `…/state` is left out: it has
/// only times and whether the game is over, and is written later.
fn assert_nothing_lost(seen: &[Snapshot], killed_at: u64, found: &Snapshot) -> Result<()> {
    let old = seen.iter().rposition(|snapshot| snapshot.time + OLD <= killed_at).unwrap_or_default();
    let seen = &seen[old..];
    let all = seen.iter().chain([found]).flat_map(|snapshot| snapshot.texts.keys());
    for key in all.filter(|key| !key.ends_with("/state")) {
        let text = found.texts.get(key);
        ensure!(
            seen.iter().any(|snapshot| snapshot.texts.get(key) == text),
            "{key} is {text:?}, and was {:?} {} ms before",
            seen.iter().map(|snapshot| snapshot.texts.get(key)).collect::<Vec<_>>(),
            killed_at - seen[0].time,
        );
    }
    Ok(())
}

/// The names of buttons that begin with this text.
async fn buttons(page: &Page, beginning: &str) -> Result<Vec<String>> {
    let names = "return [...document.querySelectorAll('button')].map((button) => (button.ariaLabel ?? button.innerText).trim().replace(/\\s+/g, ' '))";
    let names: Vec<String> = serde_json::from_value(page.execute(names).await?)?;
    Ok(names.into_iter().filter(|name| name.starts_with(beginning)).collect())
}

/// Starts a game for one player and makes up to eight random moves, reading the storage after each.
async fn play(page: &Page, luck: &mut Luck, seen: &mut Vec<Snapshot>) -> Result<()> {
    page.open_screen("set-up/rememory").await?;
    page.find(Role::Textbox, "Name at seat 1").await?;
    if page.value_of("input").await?.as_deref() == Some("") {
        page.type_into("Name at seat 1", "Ana").await?;
    }
    page.press(Role::Button, "Start").await?;
    page.find(Role::Button, "Draw a coin").await?;
    seen.push(Snapshot::take(page).await?);
    for _ in 0..luck.below(9) {
        for beginning in ["Draw a coin", "Hide the tile", "hidden tile"] {
            let found = buttons(page, beginning).await?;
            if !found.is_empty() {
                let index = luck.below(u32::try_from(found.len())?) as usize;
                page.press(Role::Button, &found[index]).await?;
                page.wait_for_paint().await?;
                break;
            }
        }
        seen.push(Snapshot::take(page).await?);
    }
    Ok(())
}

/// Deletes the game that was played last.
async fn delete_newest_game(page: &Page, seen: &mut Vec<Snapshot>) -> Result<()> {
    page.open_screen("").await?;
    page.wait_until("a game is there", async || Ok(!buttons(page, "Delete").await?.is_empty())).await?;
    let games = buttons(page, "Delete").await?;
    page.press(Role::Button, &games[0]).await?;
    page.wait_for_paint().await?;
    seen.push(Snapshot::take(page).await?);
    Ok(())
}

/// Several times: opens the page with one profile, plays, kills the browser, and checks at the next opening that nothing was lost.
fn kill_repeatedly(times: u32, name: &str, address: fn(&BrowserProfile) -> String) -> Result<()> {
    let profile = BrowserProfile::new(LAPTOP, name)?;
    let address = address(&profile);
    let mut luck = Luck::new(Seed(u64::from(std::process::id())));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut seen = Vec::new();
        let mut killed_at = 0;
        for kills in 0..=times {
            let open = profile.open().await?;
            open.page.goto(&address).await?;
            let found = Snapshot::take(&open.page).await?;
            if kills > 0 {
                assert_nothing_lost(&seen, killed_at, &found)
                    .with_context(|| format!("kill {kills} of {times}, process {}", std::process::id()))?;
            }
            if kills == times {
                return open.close().await;
            }
            // Home lists no game in which nobody has moved.
            let has_listed_game = found.texts.keys().any(|key| key.contains("/step/"));
            seen = vec![found];
            if has_listed_game && luck.below(2) == 0 {
                delete_newest_game(&open.page, &mut seen).await?;
            }
            play(&open.page, &mut luck, &mut seen).await?;
            if luck.below(2) == 0 {
                let last = seen.last().map(|snapshot| snapshot.time).unwrap_or_default();
                let old = format!("return Date.now() >= {}", last + OLD);
                open.page.wait_for_true("the last press is old", &old).await?;
            }
            killed_at = open.kill()?;
        }
        Ok(())
    })
}

fn over_http(profile: &BrowserProfile) -> String {
    profile.server().address().to_owned()
}

fn from_a_disk(profile: &BrowserProfile) -> String {
    profile.server().on_disk()
}

#[test]
fn nothing_is_lost_when_the_browser_is_killed() -> Result<()> {
    kill_repeatedly(3, "killed-over-http", over_http)
}

#[test]
fn nothing_is_lost_from_a_disk_when_the_browser_is_killed() -> Result<()> {
    kill_repeatedly(2, "killed-from-a-disk", from_a_disk)
}

#[test]
#[ignore = "takes minutes: `cargo xtask soak` runs it"]
fn nothing_is_lost_when_the_browser_is_killed_thirty_times() -> Result<()> {
    kill_repeatedly(30, "killed-thirty-times", over_http)
}

#[test]
#[ignore = "takes minutes: `cargo xtask soak` runs it"]
fn nothing_is_lost_from_a_disk_when_the_browser_is_killed_twenty_times() -> Result<()> {
    kill_repeatedly(20, "killed-twenty-times", from_a_disk)
}
