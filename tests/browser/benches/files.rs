//! Measures how long the page takes to read a file of decks: 30,000 lines, half of which repeat others (SC-06).
//!
//! `cargo bench --package browser-tests --bench files` drops the file on the packed page and prints the time from the drop
//! until the preview says how many entries there are.

use anyhow::{Context, Result};
use browser_tests::{LAPTOP, Page, Role, with_page};

/// The number of rounds. The shortest is printed, because other work of the machine only makes a round longer.
const ROUNDS: usize = 5;

/// Drops a new file, waits for the preview, and returns how many milliseconds it took.
const DROP: &str = "const [done] = arguments;
    const line = (_, index) => `Seen on ferry number ${index % 15000}\\n`;
    const lines = Array.from({ length: 30000 }, line);
    const carried = new DataTransfer();
    carried.items.add(new File(lines, 'plain.txt'));
    const watch = new MutationObserver(() => {
        if (!document.body.innerText.includes('15000 entries; 15000 left out')) return;
        watch.disconnect();
        done(performance.now() - start);
    });
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    const start = performance.now();
    for (const kind of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));";

fn main() -> Result<()> {
    let round = |_| {
        with_page(LAPTOP, async |page| {
            page.open().await?;
            read(page).await
        })
    };
    let rounds = (0..ROUNDS).map(round).collect::<Result<Vec<_>>>()?;
    let shortest = rounds.into_iter().min_by(f64::total_cmp).context("no round")?;
    println!("30,000 lines, half of them repeated: {shortest:.0} ms from the drop to the preview");
    Ok(())
}

async fn read(page: &Page) -> Result<f64> {
    page.execute("location.hash = '#/decks'").await?;
    page.find(Role::Heading, "Decks").await?;
    let answer = page.browser.execute_async(DROP, Vec::new()).await?.json().clone();
    answer.as_f64().context("the page returned no time")
}
