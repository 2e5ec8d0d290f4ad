//! Measures how quickly a file of decks is read: 30,000 lines, half of which repeat others (SC-06).
//!
//! `cargo bench --bench decks` prints a line for each format.

#![expect(clippy::panic, reason = "a bench that fails says why")]

use std::{hint::black_box, time::Instant};

use partypiece::decks::Import;

/// The number of lines of a file.
const LINES: usize = 30_000;

/// The number of rounds. The shortest is printed, because other work of the machine only makes a round longer.
const ROUNDS: usize = 9;

fn main() {
    let rows =
        |row: fn(usize) -> String| (0..LINES).map(|number| row(number % (LINES / 2))).collect::<String>();
    let plain = rows(|number| format!("Seen on ferry number {number}\n"));
    let table = "kind,text,pack\n".to_owned()
        + &rows(|number| format!("categories,Seen on ferry number {number},Sea\n"));
    let ours = rows(|number| format!("\"Seen on ferry number {number}\",\n"));
    let ours = format!("{{\"format\": \"partypiece decks\", \"decks\": [{{\"entries\": [{ours}]}}]}}");
    for (file, text) in [("plain.txt", plain), ("table.csv", table), ("ours.json", ours)] {
        let read = || {
            let bytes = text.clone().into_bytes();
            let begun = Instant::now();
            let Ok(import) = Import::new(file, bytes) else { panic!("{file} is too large") };
            let preview = black_box(import.read_to_end());
            (begun.elapsed(), preview.to_string())
        };
        if let Some((shortest, preview)) = (0..ROUNDS).map(|_| read()).min() {
            println!("{preview} {:.1} ms", shortest.as_secs_f64() * 1_000.0);
        }
    }
}
