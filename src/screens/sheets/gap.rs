//! Categories with a gap, as in “Grandpa never travels without ____.”: answers are read back in it.

/// The text before and after the gap of a category: a run of `_`, but not a single one inside a word. `None` without a gap, and
/// with several, because one answer does not say what belongs in which.
pub fn around_gap(category: &str) -> Option<(&str, &str)> {
    let (before, rest) = category.split_once('_')?;
    let after = rest.trim_start_matches('_');
    let is_single = after.len() == rest.len();
    let is_in_word =
        is_single && before.ends_with(char::is_alphanumeric) && after.starts_with(char::is_alphanumeric);
    (!is_in_word && !after.contains('_')).then_some((before, after))
}

/// How the name of a button says an answer: a category with a gap is read with the answer in it (PG-R64, SC-R33).
pub fn said_in_gap(category: &str, answer: &str) -> String {
    match around_gap(category) {
        Some((before, after)) if !answer.is_empty() => format!("“{before}{answer}{after}”"),
        Some(_) | None => answer.to_owned(),
    }
}
