//! Several things in a row of words.

/// Several as one says them: `Ana`, `Ana and Bo`, `Ana, Bo and Cy`.
pub fn listed(several: &[String]) -> String {
    match several.split_last() {
        None => "nobody".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}
