//! Compiler messages for wrong markup: each file of `mistakes` has one mistake, and the file beside it the message.

#[test]
fn every_mistake_is_told_what_to_write_instead() {
    trybuild::TestCases::new().compile_fail("tests/mistakes/*.rs");
}
