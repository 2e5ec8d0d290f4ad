//! Whether the page grows during a long evening: a hundred games in one page, of all kinds in turn. Each is set up, played
//! for a while and left.
//!
//! `cargo xtask bench evening` prints what the page holds after ten games and after a hundred. It fails if heap, nodes or
//! listeners have grown by more than a twentieth.

use std::iter;

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, Page, with_page};
use partypiece::play::Kind;
use serde_json::{Value, json};

const GAMES: usize = 100;
/// The number of games before the first measurement: every kind was played twice by then.
const FEW: usize = 10;
/// The factor by which each measured number may grow from the first measurement to the last.
const GROWTH: f64 = 1.05;

/// What is measured, and its name in Chromium's protocol.
const MEASURED: [(&str, &str); 3] =
    [("JavaScript heap, bytes", "JSHeapUsedSize"), ("nodes", "Nodes"), ("listeners", "JSEventListeners")];

/// Sets a game up, plays it for up to forty presses, leaves it and returns the number of presses. Each time
/// it presses the first of these that is there: the quiet button of a dialog, the button of the curtain, the
/// primary button if it is enabled, or the next one of the other buttons.
const PLAY: &str = "const [kind, done] = arguments;
    const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const until = async (there) => { while (!there()) await frame(); };
    const press = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const type = (field, name) => {
        field.value = name;
        field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const play = async () => {
        location.hash = `#/set-up/${kind}`;
        await until(() => all('.setup input[id^=name-]').length > 1);
        all('.setup input[id^=name-]').slice(0, 2).forEach((field, seat) => field.value || type(field, ['Ann', 'Bob'][seat]));
        const bot = all('.setup button').find((element) => element.textContent === 'Add a computer player');
        // The page remembers computer players, so one is added only at the first Clear!.
        if (bot && kind === 'clear' && all('.setup input[id^=name-]').length < 3) press(bot);
        await frame();
        press(all('.setup .primary')[0]);
        await until(() => all('.table').length);
        let pressed = 0;
        for (let turn = 0; turn < 40; turn += 1) {
            await frame();
            const [leave] = all('dialog[open] .row:last-child .quiet');
            const [primary] = all('.table .foot .primary:not([data-unused], [aria-disabled=true])');
            const others = all('.table main button:not([aria-disabled=true])');
            const button = leave ?? all('.hold')[0] ?? primary ?? others[turn % others.length];
            if (button) { press(button); pressed += 1; }
        }
        location.hash = '#/';
        await until(() => all('.home').length);
        return pressed;
    };
    play().then(done, (reason) => done(String(reason)));";

/// The size of the program's own memory. When wasm-bindgen's script is called again, it returns the running
/// program.
const MEMORY: &str =
    "const [done] = arguments; wasm_bindgen().then((program) => done(program.memory.buffer.byteLength));";

fn main() -> Result<()> {
    let (few, many) = with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut sizes = Vec::new();
        for (game, kind) in (1..=GAMES).zip(Kind::ALL.into_iter().cycle()) {
            let slug = json!(kind.slug());
            let pressed = page.browser.execute_async(PLAY, vec![slug]).await?.json().clone();
            ensure!(pressed.as_u64().is_some_and(|presses| presses > 0), "{}: {pressed}", kind.title());
            if game == FEW || game == GAMES {
                sizes.push(sizes_of(page).await?);
            }
        }
        sizes.try_into().map(|[few, many]: [Vec<f64>; 2]| (few, many)).ok().context("it was measured twice")
    })?;
    let names: Vec<&str> = MEASURED.iter().map(|(name, _)| *name).chain(["wasm memory, bytes"]).collect();
    println!("what the page holds after {FEW} games, after {GAMES}, and how many times as much that is");
    for ((name, few), many) in names.iter().zip(&few).zip(&many) {
        println!("  {name:<24} {few:>12} {many:>12} {:8.3}", many / few);
    }
    let grown = names
        .iter()
        .take(MEASURED.len())
        .zip(few.iter().zip(&many))
        .find(|(_, (few, many))| **many > **few * GROWTH);
    ensure!(grown.is_none(), "this grows with every game: {}", grown.map_or("", |(name, _)| name));
    Ok(())
}

/// Measures the page at an address where no games are listed, after everything that can be freed was freed.
async fn sizes_of(page: &Page) -> Result<Vec<f64>> {
    page.execute("location.hash = '#/about'").await?;
    let is_gone = "return !document.querySelector('.home')";
    page.wait_until("home is gone", async || Ok(page.execute(is_gone).await? == json!(true))).await?;
    let chromium = page.browser.cdp();
    // Each collection makes the program release more objects, which the next one collects. After two, nodes of the first games
    // were still counted.
    for _ in 0..12 {
        chromium.send_raw("HeapProfiler.collectGarbage", json!({})).await?;
    }
    chromium.send_raw("Performance.enable", json!({})).await?;
    let reply = chromium.send_raw("Performance.getMetrics", json!({})).await?;
    let metrics = reply["metrics"].as_array().context("Chromium lists its metrics")?;
    let metric = |name: &str| {
        let found = metrics.iter().find(|metric| metric["name"] == name);
        found.and_then(|metric| metric["value"].as_f64()).with_context(|| format!("Chromium measures {name}"))
    };
    let memory: Value = page.browser.execute_async(MEMORY, Vec::new()).await?.json().clone();
    let memory = memory.as_f64().context("the program has a memory");
    MEASURED.iter().map(|(_, name)| metric(name)).chain(iter::once(memory)).collect()
}
