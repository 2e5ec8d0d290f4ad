//! The workshop of Partypiece.
fn main() {}
