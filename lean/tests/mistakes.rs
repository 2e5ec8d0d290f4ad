//! Compiler messages for wrong markup: each file of `mistakes` has one mistake, and the file beside it the message.

#[test]
fn the_message_of_each_mistake_says_what_to_write_instead() {
    trybuild::TestCases::new().compile_fail("tests/mistakes/*.rs");
}
