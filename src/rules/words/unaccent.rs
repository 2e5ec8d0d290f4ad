//! Removes accents: decomposes characters as Unicode does, and makes small letters.
//!
//! The tables of a Unicode crate are ten times as large as needed here, and with a newer version an old record might
//! replay differently. So the results are stored here in packed form. A test makes these tables and compares them with
//! the crate for each character (`tests/rules/words/unaccent.rs`).

use std::sync::LazyLock;

/// For each [`Run`] two numbers. The first is the number of unchanged characters between the previous run and
/// this one. The second packs its length and its kind (see [`unpack`]). A number n is stored as the character
/// with the code of the space plus n.
const RUNS: &str = include_str!("unaccent/runs.txt");

/// One line for each run: what its first character becomes.
const LETTERS: &str = include_str!("unaccent/letters.txt");

/// Neighbouring characters that change in the same way.
struct Run {
    first: u32,
    last: u32,
    plain: &'static str,
    /// Whether they become different letters in the order of their codes, as full-width capitals do. Otherwise all
    /// become the same text, as `ÀÁÂ` do.
    sequential: bool,
}

static TABLE: LazyLock<Vec<Run>> = LazyLock::new(unpack);

fn unpack() -> Vec<Run> {
    let mut numbers = RUNS.chars().map(|mark| u32::from(mark) - u32::from(' '));
    // The first character after ASCII, which `write` handles itself.
    let mut next = 0x80;
    let run = |plain| {
        let first = next + numbers.next()?;
        // The lowest bit is `sequential`; the other bits are the number of characters after the first.
        let packed = numbers.next()?;
        let last = first + packed / 2;
        next = last + 1;
        Some(Run { first, last, plain, sequential: packed % 2 == 1 })
    };
    LETTERS.lines().map_while(run).collect()
}

/// Writes `c` without accents; writes nothing if it is an accent itself.
pub(super) fn write(c: char, output: &mut String) {
    let code = u32::from(c);
    match c {
        '\0'..='\x7f' => output.push(c.to_ascii_lowercase()),
        '가'..='힣' => output.extend(jamo(code - u32::from('가'))),
        _ => match TABLE.get(TABLE.partition_point(|run| run.last < code)) {
            Some(run) if run.first <= code && run.sequential => {
                output.extend(later_letter(run.plain, code - run.first))
            }
            Some(run) if run.first <= code => output.push_str(run.plain),
            _ => output.push(c),
        },
    }
}

/// The letter whose code is `by` higher than that of the first letter in `plain`.
fn later_letter(plain: &str, by: u32) -> Option<char> {
    char::from_u32(u32::from(plain.chars().next()?) + by)
}

/// The letters of a Korean syllable. They follow a regular pattern, so no table is needed: one of 19 first
/// letters, one of 21 middle letters, and one of 27 last letters or none.
fn jamo(syllable: u32) -> impl Iterator<Item = char> {
    let end = syllable % 28;
    let end = (end > 0).then_some(0x11a7 + end);
    [Some(0x1100 + syllable / (21 * 28)), Some(0x1161 + syllable / 28 % 21), end]
        .into_iter()
        .flatten()
        .filter_map(char::from_u32)
}
