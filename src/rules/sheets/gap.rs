//! Categories with a gap, as in “Grandpa never travels without ____.”: answers are read back in it (PG-R64, SC-R33).

use crate::rules::words::is_letter_or_digit;

/// The text before and after the gap of a category: a run of `_`, but not a single one inside a word. `None` without a gap, and
/// with several, because one answer does not say what belongs in which.
pub fn around_gap(category: &str) -> Option<(&str, &str)> {
    let (before, rest) = category.split_once('_')?;
    let after = rest.trim_start_matches('_');
    let is_single = after.len() == rest.len();
    let is_in_word =
        is_single && before.ends_with(is_letter_or_digit) && after.starts_with(is_letter_or_digit);
    (!is_in_word && !after.contains('_')).then_some((before, after))
}

/// The category with the answer in its gap; `None` without a gap or an answer.
pub fn in_gap(category: &str, answer: &str) -> Option<String> {
    let (before, after) = around_gap(category).filter(|_| !answer.is_empty())?;
    Some(format!("{before}{answer}{after}"))
}
