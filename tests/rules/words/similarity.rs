//! Which answers are similar, and how.

use partypiece::rules::words::Similarity::{self, Ending, Order, Part, Plural, Spacing, Spelling};

use super::{answer, similarity};

/// PG-66
#[test]
fn singular_and_plural_are_similar() {
    for (one, other) in [
        ("dog", "dogs"),
        ("bus", "buses"),
        ("box", "boxes"),
        ("berry", "berries"),
        ("leaf", "leaves"),
        ("knife", "knives"),
        ("elf", "elves"),
        ("wife", "wives"),
        ("go", "goes"),
        ("fly", "flies"),
        ("gas", "ga"),
        ("red dog", "red dogs"),
        ("dogs house", "dog houses"),
        ("man", "men"),
        ("women", "woman"),
        ("men", "mans"),
        ("child", "children"),
        ("person", "people"),
        ("mouse", "mice"),
        ("geese", "goose"),
        ("foot", "feet"),
        ("tooth", "teeth"),
        ("ox", "oxen"),
        ("die", "dice"),
        ("cactus", "cacti"),
    ] {
        assert_eq!(similarity(one, other), Some(Plural), "{one} / {other}");
    }
    for (one, other) in [
        // In the first five pairs, the longer word is too short for a plural ending.
        ("as", "a"),
        ("yes", "y"),
        ("dies", "dy"),
        ("ives", "if"),
        ("ives", "ife"),
        ("glass", "glas"),
        ("dog", "cats"),
        // The words are compared in pairs, but their number or their order differs.
        ("red dog", "dogs"),
        ("dog cat", "cats dogs"),
    ] {
        assert_ne!(similarity(one, other), Some(Plural), "{one} / {other}");
    }
}

/// PG-66
#[test]
fn one_answer_may_be_part_of_another() {
    for (one, other, expected) in [
        ("Bush", "George W. Bush", Some(Part)),
        ("new york", "york city, new", Some(Part)),
        ("cat cat", "cat dog bird", None),
        ("cat cat", "cat dog cat", Some(Part)),
        // In the first two pairs, no word of the shorter answer has at least three letters. In the last pair,
        // one word of it is not in the other answer.
        ("J. R.", "J. R. Ewing", None),
        ("up", "up we go", None),
        ("old red cat", "old red dog", None),
    ] {
        assert_eq!(similarity(one, other), expected, "{one} / {other}");
    }
}

/// PG-66
#[test]
fn longer_answers_may_have_more_typing_errors() {
    for (one, other, expected) in [
        ("colour", "color", Some(Spelling)),
        ("brid", "bird", None),
        ("tiger", "tigre", Some(Spelling)),
        ("tiger", "tier", Some(Spelling)),
        ("tiger", "tiler", Some(Spelling)),
        ("tiger", "toner", None),
        ("tiger", "itger", Some(Spelling)),
        ("tiger", "gtger", None),
        ("tiger", "ixger", None),
        ("elephant", "elefant", None),
        ("mozzarella", "mozarela", Some(Spelling)),
        ("parmesan x", "parmezanx", Some(Spelling)),
        ("chameleon", "kameleon", Some(Spelling)),
        ("chameleon", "kamelion", None),
        ("cauliflower", "xcaulifloewr", Some(Spelling)),
    ] {
        assert_eq!(similarity(one, other), expected, "{one} / {other}");
    }
}

/// PG-66
#[test]
fn one_answer_may_be_the_other_with_another_ending() {
    for (one, other, expected) in [
        ("Amazon", "Amazonas", Some(Ending)),
        ("Amazonas", "amazon", Some(Ending)),
        ("Italia", "Italian", Some(Spelling)),
        ("Moskva", "Moskvači", Some(Ending)),
        ("water", "watering", None),
        ("road", "roader", None),
        ("amazon", "the amazonas", None),
    ] {
        assert_eq!(similarity(one, other), expected, "{one} / {other}");
    }
}

/// PG-66
#[test]
fn the_first_similarity_is_the_one_reported() {
    let all = [Plural, Spacing, Order, Part, Spelling, Ending];
    assert!(all.is_sorted());
    assert_eq!(all.map(Similarity::opens_vote), [true, true, true, false, false, false]);
    for (one, other, first) in [
        ("tigers", "tiger", Plural),
        ("superman", "super man", Spacing),
        ("catfish cat", "cat catfish", Order),
        ("abcdefgh i", "abcdefgh", Part),
    ] {
        assert_eq!(similarity(one, other), Some(first), "{one} / {other}");
    }
}

/// PG-66
#[test]
fn long_texts_are_compared_quickly() {
    // A comparison letter by letter would take minutes. In a game an answer has at most 200 characters.
    let long = "abcdefghij".repeat(20_000);
    let (one, other) = (answer(&format!("x{long}y")), answer(&format!("{long}yz")));
    assert_eq!(one.similarity(&other), None);
    let longest = "\u{fdfa}".repeat(199);
    let (one, other) = (answer(&format!("x{longest}")), answer(&format!("{longest}z")));
    assert_eq!(one.similarity(&other), Some(Spelling), "as long as an answer can be");
    let spaced = answer(&"a b ".repeat(50_000));
    assert_eq!(spaced.similarity(&one), None);
}
