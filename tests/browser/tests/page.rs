//! The packed page: it starts from any place, requests only what belongs to it, and says so when it cannot
//! start.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, PHONE, Role, with_logged_page, with_page};
use serde_json::json;

const NONE: [&str; 0] = [];

#[test]
fn the_page_starts_from_a_disk_without_a_request() -> Result<()> {
    with_logged_page(LAPTOP, async |page| {
        page.goto(&page.server.on_disk()).await?;
        page.find(Role::Heading, "Partypiece").await?;
        assert_eq!(page.requests().await?, [page.server.on_disk()]);
        Ok(())
    })
}

/// The home page is painted before the program has loaded. A press on a game is answered at once, and the game opens later.
#[test]
fn a_press_on_a_game_counts_before_the_program_has_loaded() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let press = "new MutationObserver((_, observer) => {
            const game = document.querySelector('.game-card[href$=rememory]');
            if (!game || !document.getElementById('home')) return;
            observer.disconnect();
            game.click();
            const busy = document.querySelector('[aria-busy=true]') === game;
            window.early = [document.querySelector('[role=status]').textContent, location.hash, busy, typeof wasm_bindgen];
        }).observe(document, { childList: true, subtree: true });";
        page.run_on_load(press).await?;
        page.open().await?;
        page.find(Role::Heading, "Rememory").await?;
        let early = page.noted("early").await?;
        assert_eq!(early, json!(["Opening Rememory…", "#/set-up/rememory", true, "undefined"]));
        Ok(())
    })
}

/// On a phone the home page is longer than the screen, and people scroll it. The screen that opens is not scrolled.
#[test]
fn a_set_up_screen_opens_at_its_top_when_home_was_scrolled() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        for game in ["rememory", "scattergories", "clear"] {
            page.find(Role::Heading, "Partypiece").await?;
            page.scroll_to_end().await?;
            page.click_by_script(&format!(".game-card[href$={game}]")).await?;
            page.find(Role::Button, "Start").await?;
            page.wait_until_still().await?;
            assert_eq!(page.scrolled().await?, [0.0, 0.0], "{game}");
            page.open_screen("").await?;
        }
        Ok(())
    })
}

/// "Save page as" keeps the current document, not the original file.
#[test]
fn a_page_saved_in_the_middle_of_a_game_starts_cleanly() -> Result<()> {
    with_logged_page(LAPTOP, async |page| {
        page.open().await?;
        let before = page.texts_of("script[type]").await?;
        page.execute("document.getElementById('partypiece').append('a stale hand of cards')").await?;
        page.execute("document.body.append(document.createElement('dialog'))").await?;

        for copy in ["saved.html", "saved-again.html"] {
            let address = page.server.save_copy(copy, &page.saved_document().await?)?;
            page.requests().await?;
            page.goto(&address).await?;
            page.find(Role::Heading, "Partypiece").await?;
            assert!(!page.shows("a stale hand").await?);
            assert_eq!(page.count("dialog").await?, 0);
            assert_eq!(page.texts_of("script[type]").await?, before, "every byte comes through");
            assert_eq!(
                page.requests().await?,
                [address],
                "no manifest and no worker are requested from a disk"
            );
        }
        Ok(())
    })
}

#[test]
fn over_http_the_page_requests_only_its_manifest_and_worker() -> Result<()> {
    with_logged_page(LAPTOP, async |page| {
        page.open().await?;
        page.wait_for_worker().await?;
        let own = ["/", "/sw.js", "/manifest.webmanifest"];
        let paths = page.server.requested_paths();
        assert!(paths.iter().all(|path| own.contains(&path.as_str())), "{paths:?}");
        let requests = page.requests().await?;
        assert!(requests.iter().all(|address| address.starts_with(page.server.address())), "{requests:?}");
        Ok(())
    })
}

#[test]
fn with_the_worker_the_page_starts_without_a_network() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.wait_for_worker().await?;
        let none = json!({ "offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0 });
        page.browser.cdp().send_raw("Network.emulateNetworkConditions", none).await?;
        page.open().await?;
        page.find(Role::Heading, "Partypiece").await?;
        // The console reports the missing network. Reading its errors removes them.
        page.console_errors().await?;
        Ok(())
    })
}

#[test]
fn a_system_that_asks_for_more_contrast_gets_the_theme_of_high_contrast() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let more = json!({ "features": [{ "name": "prefers-contrast", "value": "more" }] });
        page.open().await?;
        let usual = page.style_of("body", "color").await?;
        page.browser.cdp().send_raw("Emulation.setEmulatedMedia", more).await?;
        page.wait_until("the text is black or white", async || {
            Ok(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
                .contains(&page.style_of("body", "color").await?.as_str()))
        })
        .await?;
        ensure!(usual != page.style_of("body", "color").await?, "the contrast was high already");
        Ok(())
    })
}

#[test]
fn the_content_security_policy_blocks_foreign_scripts() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        assert_eq!(page.console_errors().await?, NONE);
        let intrude = "const script = document.createElement('script'); script.textContent = 'window.stranger = 1'; \
                       document.body.append(script)";
        page.execute(intrude).await?;
        assert_eq!(page.execute("return typeof window.stranger").await?, json!("undefined"));
        assert_eq!(page.execute("return fetch('/').then(() => 'in', () => 'out')").await?, json!("out"));
        let complaints = page.console_errors().await?.join("\n");
        assert!(complaints.contains("script-src") && complaints.contains("connect-src"), "{complaints}");
        Ok(())
    })
}

#[test]
fn a_browser_without_webassembly_is_told_so_and_still_sees_home() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.run_on_load("delete window.WebAssembly").await?;
        page.open().await?;
        page.wait_for_text("They need WebAssembly").await?;
        page.wait_for_text("Rememory").await?;
        assert_eq!(page.accessibility_violations().await?, NONE);
        assert_eq!(page.console_errors().await?.len(), 1, "the console has the reason");
        Ok(())
    })
}

#[test]
fn without_a_worker_the_page_starts_normally() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.run_on_load("delete Navigator.prototype.serviceWorker").await?;
        page.open().await?;
        page.find(Role::Heading, "Partypiece").await?;
        Ok(())
    })
}

/// If the browser refuses its database, or the database never answers, games are stored only in `localStorage`.
#[test]
fn without_a_database_the_page_starts_and_stores_games() -> Result<()> {
    for open in ["() => { throw new DOMException('denied', 'SecurityError') }", "() => new EventTarget()"] {
        with_page(LAPTOP, async |page| {
            page.run_on_load(&format!("IDBFactory.prototype.open = {open}")).await?;
            page.open().await?;
            page.open_screen("set-up/rememory").await?;
            page.type_into("Name at seat 1", "Ana").await?;
            page.press(Role::Button, "Start").await?;
            page.press(Role::Button, "Draw a coin").await?;
            page.wait_for_text("Ana, find the ").await?;
            let before = page.text().await?;
            page.reload().await?;
            let task = before.lines().find(|line| line.starts_with("Ana, find the "));
            page.wait_for_text(task.context("a tile to find")?).await
        })?;
    }
    Ok(())
}
