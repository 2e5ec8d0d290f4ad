//! Lists in sentences.

/// A list as it stands in a sentence: `Ana`, `Ana and Bo`, `Ana, Bo and Cy`.
pub fn listed(several: &[String]) -> String {
    match several.split_last() {
        None => "nobody".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}
