//! Tests of Scattergories. Most files belong to a subject of `docs/rules/scattergories.md`; the others test
//! properties, secrets, sentences and screens, or help the tests.

mod blitz;
mod cancelled_votes;
mod die;
mod ending;
mod laws;
mod letter;
mod list;
mod one_answer;
mod random;
mod scoring;
mod screens;
mod secrets;
pub(crate) mod sentences;
mod sets;
pub(crate) mod setups;
mod standing;
pub(crate) mod story;
pub(crate) mod table;
mod tie_sentences;
mod votes;
mod writing;
