//! From an address to the first answered press: our page beside a small Rememory in boardgame.io and React, and beside
//! the smallest page that Leptos draws.
//!
//! `cargo xtask bench load` builds the pages into `target/load` and runs this. Each visit is a cold one by a browser that is
//! slowed down to a quarter, over a line of 1.6 Mbit/s that takes 150 ms. The pages take turns for nine rounds, so that
//! whatever else the machine does falls on all of them alike.

use std::{collections::BTreeMap, thread};

use anyhow::{Context, Result};
use browser_tests::{LAPTOP, with_page};
use serde_json::{Value, json};
use xtask::{serve::Server, steps::root};

const ROUNDS: usize = 9;

/// A page, and how it is pressed.
struct Candidate {
    name: &'static str,
    /// What the page draws into.
    room: &'static str,
    /// What is pressed.
    button: &'static str,
    /// What is there when the press was carried out.
    there: &'static str,
}

const CANDIDATES: [Candidate; 3] = [
    Candidate {
        name: "boardgame",
        room: "#root",
        button: ".coins button:last-child",
        there: ".coins button[data-chosen=true]",
    },
    Candidate { name: "leptos", room: "body", button: "main button", there: "main" },
    Candidate {
        name: "partypiece",
        room: "#partypiece",
        button: ".game-card[href$=rememory], .game-cards li:nth-child(4) .game-card",
        there: "#partypiece .set-up, #partypiece form, #partypiece input",
    },
];

/// Presses every tenth of a second, from the first moment on, until what was pressed for is there. A press was answered when
/// something in the room changed right after it; what the room itself is given meanwhile are only arriving bytes.
const PRESS: &str = "(([room, button, there]) => {
    const load = window.load = {};
    let watch, pressed = 0;
    const look = () => {
        const drawn = document.querySelector(room), target = document.querySelector(button);
        if (drawn && target && !watch) {
            watch = new MutationObserver((changes) => {
                const now = performance.now();
                const inside = changes.some((change) => change.target !== drawn);
                if (pressed && inside && now - pressed < 90) load.answered ??= now;
            });
            watch.observe(drawn, { subtree: true, childList: true, characterData: true, attributes: true });
        }
        if (load.answered && document.querySelector(there)) { load.there ??= performance.now(); return; }
        if (target && !load.answered) { pressed = performance.now(); target.click(); }
        setTimeout(look, 100);
    };
    look();
})";

/// The moments of a visit, in milliseconds since it began.
const MOMENTS: &str = "const [done] = arguments;
    const wait = () => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0];
        if (window.load?.there && paint) done([paint.startTime, load.answered, load.there]);
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
    let yardstick = medians["boardgame"];
    println!(
        "milliseconds (and as a multiple of boardgame.io's): first paint, first answered press, what was pressed for"
    );
    for (name, moments) in medians {
        let [paint, answered, there] =
            std::array::from_fn(|at| format!("{:5.0} ({:.2})", moments[at], moments[at] / yardstick[at]));
        println!("  {name:<12} {paint}  {answered}  {there}");
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
        let Candidate { room, button, there, .. } = candidate;
        let source = format!("{PRESS}({})", json!([room, button, there]));
        cdp.send_raw("Page.enable", json!({})).await?;
        cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await?;
        cdp.send_raw("Network.enable", json!({})).await?;
        let line = json!({ "offline": false, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750 });
        cdp.send_raw("Network.emulateNetworkConditions", line).await?;
        cdp.send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await?;
        page.browser.goto(address).await?;
        let told: Value = page.browser.execute_async(MOMENTS, Vec::new()).await?.json().clone();
        // The other pages have no icon, which the browser reports. Reading the messages removes them.
        page.console_errors().await?;
        serde_json::from_value(told).context("the page tells its moments")
    })
}

fn median(all: &[[f64; 3]]) -> [f64; 3] {
    std::array::from_fn(|at| {
        let mut moments: Vec<f64> = all.iter().map(|visit| visit[at]).collect();
        moments.sort_by(f64::total_cmp);
        moments[moments.len() / 2]
    })
}
