//! Tests of 10 Blank White Pieceagories. Most files belong to a heading of `docs/rules/pieceagories.md`; the
//! others test properties, secrets, sentences and screens, or help the tests.

mod appeals;
mod articles;
mod authors;
mod blitz;
mod coins;
mod extensions;
mod laws;
mod letter;
mod list;
mod people;
mod preparation;
mod random;
mod reminders;
mod rounds;
mod rulings;
mod scoring;
mod screens;
mod secrets;
mod seen;
pub(crate) mod sentences;
pub(crate) mod setups;
mod sheet_screens;
pub(crate) mod table;
mod together;
mod typed_cards;
mod votes;
mod writing;
