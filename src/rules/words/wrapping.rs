//! Characters around an answer that do not belong to it: quotation marks, brackets, a full stop at the end.

use super::{fold::is_apostrophe, written::is_separator};

/// Whether quotation marks and similar characters around an answer belong to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wrapping {
    /// They do, as in version 1 of the rules of both word games.
    Included,
    /// They do not (PG-R50).
    Ignored,
}

/// The answer in a text: without quotation marks and brackets around it, and without a final `.`, `!`, `?` or `…`
/// (PG-R50).
///
/// Otherwise the articles in `“The Tempest”` and `Walking Dead, The.` would not be recognised. Characters inside an
/// answer stay: `A-Team`, `A.B.C. Book`.
pub(super) fn unwrapped(text: &str) -> &str {
    let around = |c: char| is_separator(c) || is_bracket(c) || is_quotation_mark(c);
    text.trim_start_matches(around).trim_end_matches(|c| around(c) || is_final(c))
}

/// Whether a character can end a sentence.
fn is_final(c: char) -> bool {
    matches!(c, '.' | '!' | '?' | '…' | '。' | '｡' | '．' | '！' | '？')
}

/// Whether a character is a quotation mark, or an apostrophe, which people type instead.
fn is_quotation_mark(c: char) -> bool {
    is_apostrophe(c)
        || matches!(c,
            '"' | '＂' | '«' | '»' | '‚' | '“'..='‟' | '‹' | '›' | '\u{2e02}'..='\u{2e05}' | '\u{2e09}' | '\u{2e0a}'
            | '\u{2e0c}' | '\u{2e0d}' | '\u{2e1c}' | '\u{2e1d}' | '\u{2e20}' | '\u{2e21}' | '\u{2e42}'
            | '「'..='』' | '〝'..='〟' | '｢' | '｣' | '\u{fe41}'..='\u{fe44}')
}

/// Whether a character is a bracket of any shape.
fn is_bracket(c: char) -> bool {
    matches!(c,
        '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>' | '\u{f3a}'..='\u{f3d}' | '\u{169b}' | '\u{169c}'
        | '⁅' | '⁆' | '⁽' | '⁾' | '₍' | '₎' | '⌈'..='⌋' | '\u{2329}' | '\u{232a}' | '❨'..='❵' | '⟅' | '⟆'
        | '⟦'..='⟯' | '⦃'..='⦘' | '⧘'..='⧛' | '⧼' | '⧽' | '\u{2e22}'..='\u{2e29}' | '\u{2e55}'..='\u{2e5c}'
        | '〈'..='》' | '【' | '】' | '〔'..='〛' | '\u{fd3e}' | '\u{fd3f}' | '\u{fe17}' | '\u{fe18}'
        | '\u{fe35}'..='\u{fe40}' | '\u{fe47}' | '\u{fe48}' | '\u{fe59}'..='\u{fe5e}' | '（' | '）' | '＜' | '＞'
        | '［' | '］' | '｛' | '｝' | '｟' | '｠')
}
