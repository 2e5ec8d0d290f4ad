//! Parses and compares answers: letters, articles, duplicates, similarity, alliteration.
//!
//! Two texts are the same answer if they differ only in capitals, accents, punctuation, or a last name that is written
//! first. If they are only similar, the players can vote on them.

mod answer;
mod fold;
mod letter;
mod plural;
mod similarity;
mod unaccent;
mod wrapping;
mod written;

pub use answer::comparison_words;
pub use answer::{Answer, InvalidAnswer, comparison_text};
pub use fold::fold;
pub(super) use fold::without_invisible;
pub use letter::Letter;
pub use similarity::Similarity;
pub use wrapping::Wrapping;
pub use written::{first_letter, with_article_last};

/// A list as it stands in a sentence: `Ana`, `Ana and Bo`, `Ana, Bo and Cy`.
pub fn listed(several: &[String]) -> String {
    match several.split_last() {
        None => "nobody".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}
