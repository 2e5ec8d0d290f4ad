//! Measures how long a page loads until it answers the first press: ours, a small Rememory in boardgame.io and React, and
//! the smallest page that Leptos draws.
//!
//! `cargo xtask bench load` builds the pages into `target/load` and runs this. Each visit has an empty cache, a processor
//! slowed down to a quarter, and a connection of 1.6 Mbit/s with a latency of 150 ms. The pages are visited alternately, nine
//! times each, so that other work of the machine slows down all of them.

use std::{collections::BTreeMap, thread};

use anyhow::{Context, Result};
use browser_tests::{LAPTOP, with_page};
use serde_json::{Value, json};
use xtask::{serve::Server, steps::root};

const ROUNDS: usize = 9;

/// A page, and CSS selectors of its parts.
struct Candidate {
    name: &'static str,
    /// The element that the page draws into.
    root: &'static str,
    /// The element to press.
    button: &'static str,
    /// An element that exists at the latest when the press was carried out.
    result: &'static str,
}

const CANDIDATES: [Candidate; 3] = [
    Candidate {
        name: "boardgame",
        root: "#root",
        button: ".flip-grid button:last-child",
        result: ".flip-grid button[data-chosen=true]",
    },
    Candidate { name: "leptos", root: "body", button: "main button", result: "main" },
    Candidate {
        name: "partypiece",
        root: "#partypiece",
        button: ".game-card[href$=rememory], .game-cards li:nth-child(4) .game-card",
        result: "#partypiece .setup",
    },
];

/// Presses every tenth of a second, from the beginning on, until the press is answered, and then waits for its result. A
/// press is answered when something inside the root changes right after it. Changes of the root itself do not count: they
/// are elements that arrive while the document is loaded.
const PRESS: &str = "(([rootSelector, button, result]) => {
    const load = window.load = {};
    let observer, pressed = 0;
    const look = () => {
        const root = document.querySelector(rootSelector), target = document.querySelector(button);
        if (root && target && !observer) {
            observer = new MutationObserver((changes) => {
                const now = performance.now();
                const inside = changes.some((change) => change.target !== root);
                if (pressed && inside && now - pressed < 90) load.answered ??= now;
            });
            observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
        }
        if (load.answered && document.querySelector(result)) { load.result ??= performance.now(); return; }
        if (target && !load.answered) { pressed = performance.now(); target.click(); }
        setTimeout(look, 100);
    };
    look();
})";

/// When the page was painted, answered and showed the result, in milliseconds since the visit began.
const MOMENTS: &str = "const [done] = arguments;
    const wait = () => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0];
        if (window.load?.result && paint) done([paint.startTime, load.answered, load.result]);
        else setTimeout(wait, 50);
    };
    wait();";

fn main() -> Result<()> {
    let mut visits: BTreeMap<&str, Vec<[f64; 3]>> = BTreeMap::new();
    let servers: Vec<String> = CANDIDATES.iter().map(serve).collect::<Result<_>>()?;
    for _ in 0..ROUNDS {
        for (candidate, address) in CANDIDATES.iter().zip(&servers) {
            visits.entry(candidate.name).or_default().push(visit(candidate, address)?);
        }
    }
    let medians: BTreeMap<&str, [f64; 3]> =
        visits.into_iter().map(|(name, all)| (name, median(&all))).collect();
    let boardgame = medians["boardgame"];
    println!(
        "milliseconds (and as a multiple of boardgame.io's): first paint, first answered press, its result"
    );
    for (name, moments) in medians {
        let [paint, answered, result] = std::array::from_fn(|index| {
            format!("{:5.0} ({:.2})", moments[index], moments[index] / boardgame[index])
        });
        println!("  {name:<12} {paint}  {answered}  {result}");
    }
    Ok(())
}

fn serve(candidate: &Candidate) -> Result<String> {
    let server = Server::bind(&root().join("target/load").join(candidate.name), 0)?;
    let address = format!("http://{}/", server.address());
    thread::spawn(|| server.serve(|_| ()));
    Ok(address)
}

fn visit(candidate: &Candidate, address: &str) -> Result<[f64; 3]> {
    with_page(LAPTOP, async |page| {
        let cdp = page.browser.cdp();
        let Candidate { root, button, result, .. } = candidate;
        cdp.send_raw("Page.enable", json!({})).await?;
        page.run_on_load(&format!("{PRESS}({})", json!([root, button, result]))).await?;
        cdp.send_raw("Network.enable", json!({})).await?;
        let connection = json!({ "offline": false, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750 });
        cdp.send_raw("Network.emulateNetworkConditions", connection).await?;
        cdp.send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await?;
        page.browser.goto(address).await?;
        let moments: Value = page.browser.execute_async(MOMENTS, Vec::new()).await?.json().clone();
        // The other pages have no icon, which the browser reports. Reading the messages removes them.
        page.console_errors().await?;
        serde_json::from_value(moments).context("the page returned no moments")
    })
}

fn median(all: &[[f64; 3]]) -> [f64; 3] {
    std::array::from_fn(|index| {
        let mut moments: Vec<f64> = all.iter().map(|visit| visit[index]).collect();
        moments.sort_by(f64::total_cmp);
        moments[moments.len() / 2]
    })
}
