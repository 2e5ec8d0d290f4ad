//! Answers as words: folding, letters, articles, duplicates, similarity, alliteration.
//!
//! What two people wrote is the same answer when it reads the same aloud: capitals, accents, punctuation and a name
//! put last-name-first make no difference. What is only nearly the same is for the table to vote on.

mod answer;
mod fold;
mod letter;
mod listed;
mod plural;
mod similarity;
mod unaccent;
mod wrapping;
mod written;

pub(super) use answer::same_key;
pub use answer::{Answer, InvalidAnswer, same_text};
pub use fold::fold;
pub(super) use fold::seen;
pub use letter::Letter;
pub use listed::listed;
pub use similarity::Similarity;
pub use wrapping::Wrapping;
pub use written::{article_behind, opening};
