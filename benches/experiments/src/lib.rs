//! What is compared, and not needed to build or test the page: other pages, the speed of the rules, and what Trunk builds.
//!
//! There is a library besides the program, because a bench in the browser clicks in one of these pages.

pub mod peers;
pub mod rules;
pub mod trunk;
