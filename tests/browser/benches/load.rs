//! Measures how long a page loads: until it is painted, answers the first press, takes the first letter of a name, and shows the
//! whole result of the press. Ours, a small Rememory in boardgame.io and React, and the smallest page that Leptos draws.
//!
//! `cargo xtask bench load` builds the pages into `target/load` and runs this. Each visit has an empty cache, a processor
//! slowed down to a quarter, and a latency of 150 ms; the connection has 1.6 Mbit/s, and then 10. The pages are visited
//! alternately, seven times each, so that other work of the machine slows down all of them.

use std::{array, collections::BTreeMap, thread, time::Duration};

use anyhow::{Result, bail};
use browser_tests::{LAPTOP, Page, SlowLine, Slowness, with_page};
use serde_json::{Value, json};
use xtask::{serve::Server, steps::root};

const ROUNDS: usize = 7;

/// The connections, in Mbit/s.
const SPEEDS: [f64; 2] = [1.6, 10.0];

/// How long a request is on its way to the server.
const LATENCY: Duration = Duration::from_millis(150);

/// What is measured, in milliseconds since the visit began.
const MOMENTS: [&str; 5] =
    ["painted", "press answered", "letter answered", "result complete", "last byte to result"];

/// A page, and CSS selectors of its parts.
struct Candidate {
    name: &'static str,
    /// The element that the page draws into.
    root: &'static str,
    /// The element to press.
    button: &'static str,
    /// The first field for a name. A page without names answers when the press was carried out.
    field: &'static str,
    /// An element that exists at the latest when the press was carried out.
    result: &'static str,
}

const CANDIDATES: [Candidate; 3] = [
    Candidate {
        name: "boardgame",
        root: "#root",
        button: ".coins button",
        field: ".coins button[data-chosen=true]",
        result: ".coins button[data-chosen=true]",
    },
    Candidate { name: "leptos", root: "body", button: "main button", field: "main", result: "main" },
    Candidate {
        name: "partypiece",
        root: "#partypiece",
        button: ".game-card[href$=rememory]",
        field: "#partypiece input[type=text]",
        result: "#partypiece .setup .folds",
    },
];

/// Presses every tenth of a second, from the beginning on, until the press is answered; then types a letter into the field, as
/// soon as there is one; and waits for the result. A press is answered when something inside the root changes right after it.
/// Changes of the root itself do not count: they are elements that arrive while the document is loaded. A letter is answered
/// when the frame with it has been painted.
const PRESS: &str = "(([rootSelector, button, field, result]) => {
    const load = window.load = {};
    const missing = { button, field, result };
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
        if (target) delete missing.button;
        if (target && !load.answered) { pressed = performance.now(); target.click(); }
        const typed = load.answered && document.querySelector(field);
        if (typed && !load.typing) {
            load.typing = true;
            delete missing.field;
            if (typed.matches('input')) {
                typed.focus();
                typed.value = 'A';
                typed.dispatchEvent(new InputEvent('input', { bubbles: true }));
            }
            requestAnimationFrame(() => setTimeout(() => { load.letter = performance.now(); }));
        }
        if (load.letter && document.querySelector(result)) {
            delete missing.result;
            load.result ??= performance.now();
            return;
        }
        // Whatever is not there five seconds after the last byte, will not come.
        const arrived = performance.getEntriesByType('navigation')[0]?.responseEnd;
        if (arrived && performance.now() - arrived > 5000) load.missing = Object.values(missing)[0] ?? 'an answer to the press';
        else setTimeout(look, 20);
    };
    look();
})";

/// Waits for what [`PRESS`] measured.
const READ: &str = "const [done] = arguments;
    const wait = () => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0];
        const { answered, letter, result, missing } = window.load ?? {};
        if (missing) return done(missing);
        const { responseEnd } = performance.getEntriesByType('navigation')[0];
        if (result && paint) done([paint.startTime, answered, letter, result, result - responseEnd]);
        else setTimeout(wait, 50);
    };
    wait();";

/// The moments of one visit, as [`MOMENTS`] names them.
type Visit = [f64; MOMENTS.len()];

fn main() -> Result<()> {
    let lines: Vec<SlowLine> = CANDIDATES.iter().map(serve).collect::<Result<_>>()?;
    for speed in SPEEDS {
        let mut visits: BTreeMap<&str, Vec<Visit>> = BTreeMap::new();
        for _ in 0..ROUNDS {
            for (candidate, line) in CANDIDATES.iter().zip(&lines) {
                visits.entry(candidate.name).or_default().push(first_visit(candidate, line, speed)?);
            }
        }
        println!("First visits at {speed} Mbit/s");
        print(&visits);
    }
    let mut visits: BTreeMap<&str, Vec<Visit>> = BTreeMap::new();
    for _ in 0..ROUNDS {
        for (candidate, line) in CANDIDATES.iter().zip(&lines) {
            visits.entry(candidate.name).or_default().push(second_visit(candidate, line)?);
        }
    }
    println!("Second visits at 1.6 Mbit/s");
    print(&visits);
    Ok(())
}

/// Prints medians, and each as a multiple of boardgame.io's.
fn print(visits: &BTreeMap<&str, Vec<Visit>>) {
    let peer = visits.get("boardgame").map(|all| median(all));
    println!("  {:<12} {}", "", MOMENTS.map(|moment| format!("{moment:>20}")).concat());
    for (name, all) in visits {
        let moments = median(all);
        let cell = |at: usize| {
            let times = peer.map_or(1.0, |peer| moments[at] / peer[at]);
            format!("{:>12.0} {:>7}", moments[at], format!("({times:.2})"))
        };
        println!("  {name:<12} {}", array::from_fn::<_, { MOMENTS.len() }, _>(cell).concat());
    }
}

/// Serves a page, and returns the connection to it.
fn serve(candidate: &Candidate) -> Result<SlowLine> {
    let server = Server::bind(&root().join("target/load").join(candidate.name), 0)?.cached();
    let line = SlowLine::to(server.address())?;
    thread::spawn(|| server.serve(|_| ()));
    Ok(line)
}

fn first_visit(candidate: &Candidate, line: &SlowLine, speed: f64) -> Result<Visit> {
    with_page(LAPTOP, async |page| slow_visit(page, candidate, line, speed).await)
}

/// A visit after one at full speed, as of somebody who comes back.
fn second_visit(candidate: &Candidate, line: &SlowLine) -> Result<Visit> {
    with_page(LAPTOP, async |page| {
        page.browser.goto(line.address()).await?;
        if candidate.name == "partypiece" {
            page.wait_until("the worker has taken over", async || {
                Ok(page.execute("return !!navigator.serviceWorker?.controller").await? == json!(true))
            })
            .await?;
        }
        slow_visit(page, candidate, line, SPEEDS[0]).await
    })
}

/// A visit with a slow processor and a slow connection.
async fn slow_visit(page: &Page, candidate: &Candidate, line: &SlowLine, speed: f64) -> Result<Visit> {
    let cdp = page.browser.cdp();
    // The inspector decodes the whole page twice more than any visitor's browser.
    cdp.send_raw("Network.disable", json!({})).await?;
    cdp.send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await?;
    line.slow_down(Some(Slowness { latency: LATENCY, bytes_per_second: speed * 125_000.0 }));
    let visit = visit(page, candidate, &line.address()).await;
    line.slow_down(None);
    visit
}

async fn visit(page: &Page, candidate: &Candidate, address: &str) -> Result<Visit> {
    let Candidate { name, root, button, field, result } = candidate;
    page.run_on_load(&format!("{PRESS}({})", json!([root, button, field, result]))).await?;
    page.browser.goto(address).await?;
    let moments: Value = page.browser.execute_async(READ, Vec::new()).await?.json().clone();
    // The other pages have no icon, which the browser reports. Reading the messages removes them.
    page.console_errors().await?;
    match serde_json::from_value(moments.clone()) {
        Ok(moments) => Ok(moments),
        Err(_) => bail!("the page {name} has nothing at {moments}: the bench has to look for something else"),
    }
}

fn median(all: &[Visit]) -> Visit {
    array::from_fn(|index| {
        let mut moments: Vec<f64> = all.iter().map(|visit| visit[index]).collect();
        moments.sort_by(f64::total_cmp);
        moments[moments.len() / 2]
    })
}
