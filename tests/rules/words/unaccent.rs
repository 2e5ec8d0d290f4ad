//! Packs the table that removes accents, and compares it with Unicode's own, character by character.

use std::{collections::BTreeMap, env, fmt::Write, fs, ops::RangeInclusive, path::Path};

use partypiece::rules::words::{Answer, fold, is_letter_or_digit};
use proptest::prelude::*;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Characters that stay unchanged: forms of letters from old Chinese and Arabic code pages. No keyboard types them, and
/// they would add three and a half kilobytes to the page.
const UNCHANGED: [RangeInclusive<char>; 5] = [
    '\u{2e80}'..='\u{2fdf}',   // radicals of Chinese characters
    '\u{f900}'..='\u{faff}',   // Chinese characters that Unicode has twice
    '\u{2f800}'..='\u{2fa1f}', // more of these
    '\u{fbea}'..='\u{fdfb}',   // Arabic ligatures
    '\u{1ee00}'..='\u{1eeff}', // Arabic mathematical letters
];

fn is_unchanged(c: char) -> bool {
    UNCHANGED.iter().any(|block| block.contains(&c))
}

/// A text without accents, by Unicode's whole tables.
fn plain(text: &str) -> String {
    text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect()
}

/// What is packed: every character that changes and is not handled by a rule.
fn table() -> BTreeMap<u32, String> {
    let is_skipped = |c: &char| c.is_ascii() || ('가'..='힣').contains(c) || is_unchanged(*c);
    let all = ('\0'..=char::MAX).filter(|c| !is_skipped(c)).map(|c| (c, plain(c.encode_utf8(&mut [0; 4]))));
    all.filter(|(c, plain)| !plain.chars().eq([*c])).map(|(c, plain)| (u32::from(c), plain)).collect()
}

/// How many characters directly after `first` become `expected(n)`, where n is their distance from `first`.
fn run_length(table: &BTreeMap<u32, String>, first: u32, expected: impl Fn(u32) -> Option<String>) -> u32 {
    (1..).take_while(|n| expected(*n).is_some_and(|plain| table.get(&(first + n)) == Some(&plain))).count()
        as u32
}

/// If the text is a single letter: the letter with a code that is higher by `by`.
fn later_letter(plain: &str, by: u32) -> Option<String> {
    let mut letters = plain.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    char::from_u32(u32::from(letter) + by).map(String::from)
}

/// The contents of `runs.txt` and `letters.txt`.
fn packed(table: &BTreeMap<u32, String>) -> (String, String) {
    let (mut runs, mut letters, mut next) = (String::new(), String::new(), 0x80);
    let encode = |number| char::from_u32(u32::from(' ') + number).unwrap();
    for (&first, plain) in table {
        if first < next {
            continue;
        }
        let equal = run_length(table, first, |_| Some(plain.clone()));
        let sequential = run_length(table, first, |n| later_letter(plain, n));
        let length = if sequential > equal { sequential * 2 + 1 } else { equal * 2 };
        runs.extend([encode(first - next), encode(length)]);
        writeln!(letters, "{plain}").unwrap();
        next = first + length / 2 + 1;
    }
    (runs, letters)
}

/// With `PACK=1` in the environment the table is packed again. A changed table may change how old records are
/// read, so it needs a new version of the rules.
///
/// PG-R48
#[test]
fn the_packed_table_is_what_unicode_says() {
    let (runs, letters) = packed(&table());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules/words/unaccent");
    for (name, packed) in [("runs.txt", runs), ("letters.txt", letters)] {
        if env::var_os("PACK").is_some() {
            fs::write(folder.join(name), &packed).unwrap();
        }
        let stored = fs::read_to_string(folder.join(name)).unwrap();
        assert!(
            stored == packed,
            "{name} is not what would be packed: PACK=1 cargo test --test rules packs it"
        );
    }
}

/// PG-64, PG-R48
#[test]
fn every_character_is_folded_as_unicode_says() {
    for c in '\0'..=char::MAX {
        let text = c.to_string();
        let plain = if is_unchanged(c) { text.clone() } else { plain(&text) };
        assert_eq!(fold(&text), without_special(&plain), "{c:?} ({:x})", u32::from(c));
    }
}

/// Characters typed as an apostrophe: they join the letters beside them.
const APOSTROPHES: [char; 9] = ['\'', '‘', '’', '‛', 'ʻ', 'ʼ', '＇', '`', '´'];

/// A letter or digit that Unicode decomposes is read like its parts, even if one of them is an apostrophe: `ŉ` is `ʼn`,
/// an answer under N.
///
/// PG-R48
#[test]
fn every_letter_is_read_as_its_parts_are() {
    let read = |text: &str| Answer::parse(text).map_or_else(Vec::new, |answer| answer.key().to_vec());
    for c in ('\0'..=char::MAX).filter(|c| is_letter_or_digit(*c) && !is_unchanged(*c) && !is_filler(*c)) {
        let text = c.to_string();
        let parts = without_special(&plain(&text)).replace(APOSTROPHES, "");
        let words: Vec<&str> =
            parts.split(|c| !is_letter_or_digit(c)).filter(|word| !word.is_empty()).collect();
        assert_eq!(read(&text), words, "{c:?} ({:x})", u32::from(c));
    }
    assert_eq!(Answer::parse("ŉ").and_then(|answer| answer.first_letter()).map(char::from), Some('N'));
}

/// FNV-1a over the numbers of the characters for which `is_one` is true.
fn checksum(is_one: impl Fn(char) -> bool) -> u64 {
    let add = |sum: u64, c: char| (sum ^ u64::from(c)).wrapping_mul(0x100_0000_01b3);
    ('\0'..=char::MAX).filter(|c| is_one(*c)).fold(0xcbf2_9ce4_8422_2325, add)
}

/// If this fails after an update of Rust, its newer Unicode has more letters. Before the checksums are changed, the rules need a
/// new version, or tables of their own for letters: a line that had no answer, or one word, may be read differently now.
///
/// PG-55, PG-R48
#[test]
fn letters_digits_and_spaces_are_those_of_unicode_17() {
    assert_eq!(checksum(is_letter_or_digit), 0x8291_16d8_aa7d_4b14);
    assert_eq!(checksum(char::is_whitespace), 0x2315_91ad_12ff_e059);
}

/// Korean letters that are invisible.
fn is_filler(c: char) -> bool {
    matches!(c, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}')
}

/// A text without accents, with the additional letters of the rules replaced.
fn without_special(plain: &str) -> String {
    SPECIAL.iter().fold(plain.to_owned(), |text, (letter, plain)| text.replace(*letter, plain))
}

const SPECIAL: [(char, &str); 14] = [
    ('ß', "ss"),
    ('æ', "ae"),
    ('œ', "oe"),
    ('ø', "o"),
    ('ł', "l"),
    ('ð', "d"),
    ('đ', "d"),
    ('þ', "th"),
    ('ħ', "h"),
    ('ŧ', "t"),
    ('ı', "i"),
    ('ŋ', "n"),
    ('ĸ', "k"),
    ('ς', "σ"),
];

/// The letters with a plain form of their own are all of Latin-1 and Latin Extended-A that Unicode does not decompose, and the
/// sigma at the end of a word.
///
/// PG-R48
#[test]
fn every_letter_of_european_keyboards_has_a_plain_form() {
    let is_special = |c: &char| c.is_lowercase() && plain(&c.to_string()) == c.to_string();
    let mut special: Vec<char> = ('À'..='ſ').filter(is_special).chain(['ς']).collect();
    let mut listed: Vec<char> = SPECIAL.iter().map(|(letter, _)| *letter).collect();
    special.sort_unstable();
    listed.sort_unstable();
    assert_eq!(listed, special);
}

proptest! {
    /// PG-64, PG-R48
    #[test]
    fn a_text_is_folded_as_its_characters_are(text in any::<String>()) {
        prop_assume!(!text.contains(is_unchanged));
        prop_assert_eq!(fold(&text), without_special(&plain(&text)));
    }
}
