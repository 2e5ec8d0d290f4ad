//! The packed page itself: it starts wherever it lies, keeps to itself, and says so when it cannot start.

use anyhow::{Context, Result};
use browser_tests::{Guest, LAPTOP, PHONE, Role, overheard, party};
use serde_json::json;

const NONE: [&str; 0] = [];

#[test]
fn the_page_starts_over_http() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.sees(Role::Heading, "Partypiece").await?;
        Ok(())
    })
}

#[test]
fn the_page_starts_from_a_disk_and_asks_for_nothing() -> Result<()> {
    overheard(LAPTOP, async |guest| {
        guest.visits(&guest.house.on_disk()).await?;
        guest.sees(Role::Heading, "Partypiece").await?;
        assert_eq!(guest.requests().await?, [guest.house.on_disk()]);
        Ok(())
    })
}

/// What "Save page as" keeps is the document as it stands, not the file as it came.
#[test]
fn a_page_saved_in_the_middle_of_a_game_starts_cleanly() -> Result<()> {
    overheard(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let wasm = "return Array.from(document.getElementById('wasm').textContent, (l) => l.charCodeAt(0) % 256).join()";
        let before = guest.asks(wasm).await?;
        guest.asks("document.getElementById('partypiece').append('a stale hand of cards')").await?;
        guest.asks("document.body.append(document.createElement('dialog'))").await?;

        for copy in ["saved.html", "saved-again.html"] {
            let saved = guest.asks("return document.documentElement.outerHTML").await?;
            let address = guest.house.keep(copy, saved.as_str().unwrap_or_default())?;
            guest.requests().await?;
            guest.visits(&address).await?;
            guest.sees(Role::Heading, "Partypiece").await?;
            assert!(!guest.reads("a stale hand").await?);
            assert_eq!(guest.asks("return document.querySelectorAll('dialog').length").await?, json!(0));
            assert_eq!(guest.asks(wasm).await?, before, "every byte comes through");
            assert_eq!(guest.requests().await?, [address], "a host's courtesies mean nothing on a disk");
        }
        Ok(())
    })
}

#[test]
fn over_http_the_page_asks_for_its_own_courtesies_alone() -> Result<()> {
    overheard(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.asks("return navigator.serviceWorker.ready.then(() => true)").await?;
        let own = ["/", "/sw.js", "/manifest.webmanifest"];
        let asked = guest.house.asked();
        assert!(asked.iter().all(|path| own.contains(&path.as_str())), "{asked:?}");
        let requests = guest.requests().await?;
        assert!(requests.iter().all(|address| address.starts_with(guest.house.address())), "{requests:?}");
        Ok(())
    })
}

#[test]
fn with_the_worker_the_page_starts_without_a_network() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.asks("return navigator.serviceWorker.ready.then(() => true)").await?;
        guest
            .until("the worker has taken over", async || {
                Ok(guest.asks("return !!navigator.serviceWorker.controller").await? == json!(true))
            })
            .await?;
        let none = json!({ "offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0 });
        guest.browser.cdp().send_raw("Network.emulateNetworkConditions", none).await?;
        guest.comes_in().await?;
        guest.sees(Role::Heading, "Partypiece").await?;
        // That there is no network is what the console is sure to say.
        guest.complaints().await?;
        Ok(())
    })
}

#[test]
fn home_has_no_barriers() -> Result<()> {
    party(PHONE, async |guest| {
        guest.comes_in().await?;
        assert_eq!(guest.barriers().await?, NONE);
        Ok(())
    })
}

#[test]
fn the_policy_lets_no_stranger_in() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        assert_eq!(guest.complaints().await?, NONE);
        let intrude = "const script = document.createElement('script'); script.textContent = 'window.stranger = 1'; \
                       document.body.append(script)";
        guest.asks(intrude).await?;
        assert_eq!(guest.asks("return typeof window.stranger").await?, json!("undefined"));
        assert_eq!(guest.asks("return fetch('/').then(() => 'in', () => 'out')").await?, json!("out"));
        let complaints = guest.complaints().await?.join("\n");
        assert!(complaints.contains("script-src") && complaints.contains("connect-src"), "{complaints}");
        Ok(())
    })
}

#[test]
fn a_browser_without_webassembly_is_told_so_and_still_sees_home() -> Result<()> {
    party(LAPTOP, async |guest| {
        takes_away(guest, "delete window.WebAssembly").await?;
        guest.comes_in().await?;
        guest.hears("They need WebAssembly").await?;
        guest.hears("Rememory").await?;
        assert_eq!(guest.barriers().await?, NONE);
        assert_eq!(guest.complaints().await?.len(), 1, "the reason stands on the console");
        Ok(())
    })
}

#[test]
fn without_a_worker_the_page_starts_all_the_same() -> Result<()> {
    party(LAPTOP, async |guest| {
        takes_away(guest, "delete Navigator.prototype.serviceWorker").await?;
        guest.comes_in().await?;
        guest.sees(Role::Heading, "Partypiece").await?;
        Ok(())
    })
}

/// Runs a script before any of the page's own, on every page from now on.
async fn takes_away(guest: &Guest, script: &str) -> Result<()> {
    let script = json!({ "source": script });
    guest.browser.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
    Ok(())
}

/// A browser that denies its database, and one that never answers: games are kept as well as storage alone keeps them.
#[test]
fn without_a_database_the_page_starts_and_keeps_games_all_the_same() -> Result<()> {
    for open in ["() => { throw new DOMException('denied', 'SecurityError') }", "() => new EventTarget()"] {
        party(LAPTOP, async |guest| {
            let script = json!({ "source": format!("IDBFactory.prototype.open = {open}") });
            guest.browser.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
            guest.comes_in().await?;
            guest.asks("location.hash = '#/set-up/rememory'").await?;
            guest.writes("Name at seat 1", "Ana").await?;
            guest.press(Role::Button, "Deal").await?;
            guest.press(Role::Button, "Draw a coin").await?;
            guest.hears("Ana, where is the ").await?;
            let before = guest.text().await?;
            guest.reloads().await?;
            let asked = before.lines().find(|line| line.starts_with("Ana, where is the "));
            guest.hears(asked.context("a tile was asked for")?).await
        })?;
    }
    Ok(())
}
