//! Characters without accents: decomposed as Unicode does it, without accents, in small letters.
//!
//! The tables of the crate that knows all this are ten times as heavy as what is asked of them here, and a newer one
//! might read an old record in another way. So the answers themselves are kept, packed by the test that holds them
//! against that crate, one character after another (`tests/rules/words/unaccent.rs`).

use std::sync::LazyLock;

/// Two marks for each run of characters, written as characters from the space on: how many stay as they are before
/// it, and how long it is (see [`read`]).
const RUNS: &str = include_str!("unaccent/runs.txt");

/// A line for each run: what its first character becomes.
const LETTERS: &str = include_str!("unaccent/letters.txt");

/// Neighbouring characters that lose their accents in the same way.
struct Run {
    first: u32,
    last: u32,
    plain: &'static str,
    /// Whether each character after the first becomes the next letter, as in a row of capitals; or else all
    /// become the same, as in `ÀÁÂ`.
    rises: bool,
}

static TABLE: LazyLock<Vec<Run>> = LazyLock::new(read);

fn read() -> Vec<Run> {
    let mut numbers = RUNS.chars().map(|mark| u32::from(mark) - u32::from(' '));
    let mut next = 0x80;
    let run = |plain| {
        let first = next + numbers.next()?;
        // One bit says whether it rises; above it stands how many characters come after the first.
        let length = numbers.next()?;
        let last = first + length / 2;
        next = last + 1;
        Some(Run { first, last, plain, rises: length % 2 == 1 })
    };
    LETTERS.lines().map_while(run).collect()
}

/// Writes `c` without accents: nothing if it is an accent itself.
pub(super) fn write(c: char, onto: &mut String) {
    let code = u32::from(c);
    match c {
        '\0'..='\x7f' => onto.push(c.to_ascii_lowercase()),
        '가'..='힣' => onto.extend(jamo(code - u32::from('가'))),
        _ => match TABLE.get(TABLE.partition_point(|run| run.last < code)) {
            Some(run) if run.first <= code && run.rises => onto.extend(risen(run.plain, code - run.first)),
            Some(run) if run.first <= code => onto.push_str(run.plain),
            _ => onto.push(c),
        },
    }
}

/// The letter that comes `by` letters after the one in `plain`.
fn risen(plain: &str, by: u32) -> Option<char> {
    char::from_u32(u32::from(plain.chars().next()?) + by)
}

/// The letters of a Korean syllable, which are laid out so regularly that no table is needed: 19 that begin it, each
/// with 21 for its middle, each of these with 27 for its end, or none.
fn jamo(syllable: u32) -> impl Iterator<Item = char> {
    let end = syllable % 28;
    let end = (end > 0).then_some(0x11a7 + end);
    [Some(0x1100 + syllable / (21 * 28)), Some(0x1161 + syllable / 28 % 21), end]
        .into_iter()
        .flatten()
        .filter_map(char::from_u32)
}
