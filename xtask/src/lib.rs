//! The development tasks of Partypiece: build, pack, test, serve, measure.
//!
//! `play` builds the page and serves it, `pack` builds it and measures its size, `test` runs all checks, `bench` measures
//! speed, and `soak` runs the tests that take too long for every change. Each task installs the tools that it
//! needs ([`tools`]). So a fresh clone needs only Rust, Node for the smallest page and the tests, and a
//! browser for the tests. There is a library besides the program, because the browser tests also use
//! [`serve::Server`].

pub mod bench;
pub mod budget;
pub mod build;
pub mod engines;
pub mod inline;
pub mod lint;
pub mod pack;
pub mod paths;
pub mod play;
pub mod serve;
pub mod soak;
pub mod steps;
mod styles;
pub mod test;
pub mod tools;
