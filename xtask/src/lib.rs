//! The development tasks of Partypiece: build, pack, test, serve, measure.
//!
//! `play` builds the page and serves it, `pack` builds and weighs it, `test` does all that a change must survive, `bench` measures,
//! `soak` does what takes too long for every change.
//! Each first sees to its tools ([`tools`]), so that a fresh clone needs nothing but Rust and, for the small page,
//! Node. The library half exists for the browser tests, which serve the page by the same [`serve::Server`].

pub mod bench;
pub mod budget;
pub mod build;
pub mod engines;
pub mod fold;
pub mod pack;
pub mod peers;
pub mod play;
pub mod serve;
pub mod soak;
pub mod squeeze;
pub mod steps;
pub mod test;
pub mod tools;
pub mod workflows;
