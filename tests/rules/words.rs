//! How answers are parsed and compared: the tables of the rules, row by row. `similarity` has more pairs, `unaccent`
//! every character, `laws` properties of any text, `wrapped` quotation marks and brackets around an answer.

mod laws;
mod similarity;
mod unaccent;
mod wrapped;

use partypiece::rules::words::{
    Answer,
    InvalidAnswer::{self, LeadingArticle, NoLetter, WrongLetter},
    Letter,
    Similarity::{self, Order, Part, Plural, Spacing, Spelling},
    first_letter, fold, with_article_last,
};

fn answer(text: &str) -> Answer {
    Answer::parse(text).unwrap_or_else(|| panic!("{text:?} has a letter or digit"))
}

fn key(text: &str) -> String {
    answer(text).key().join(" ")
}

fn check(letter: char, text: &str) -> Result<(), InvalidAnswer> {
    answer(text).check(Letter::new(letter).expect("A to Z"))
}

fn alliterates(letter: char, text: &str) -> bool {
    answer(text).alliterates(Letter::new(letter).expect("A to Z"))
}

fn similarity(one: &str, other: &str) -> Option<Similarity> {
    answer(one).similarity(&answer(other))
}

fn same(one: &str, other: &str) -> bool {
    answer(one).same(&answer(other))
}

/// PG-55, PG-56, PG-57, PG-60, PG-R21, PG-R49, PG-R50
#[test]
fn each_text_of_the_table_has_its_result_and_key() {
    for (letter, text, result, expected_key) in [
        ('W', "Walking Dead, The", Ok(()), "walking dead"),
        ('W', "The Walking Dead", Err(LeadingArticle), "the walking dead"),
        ('T', "“The Walking Dead”", Err(LeadingArticle), "the walking dead"),
        ('W', "Walking Dead, The.", Ok(()), "walking dead"),
        ('T', "The, The", Ok(()), "the"),
        ('B', "Bush, George", Ok(()), "george bush"),
        ('E', "Éclair", Ok(()), "eclair"),
        ('R', "'Round Midnight", Ok(()), "round midnight"),
        ('S', "7-Up", Err(NoLetter), "7 up"),
        ('A', "A", Ok(()), "a"),
        ('C', "c a r r o t", Ok(()), "c a r r o t"),
        ('O', "Ørsted", Ok(()), "orsted"),
    ] {
        assert_eq!(
            (check(letter, text), key(text).as_str()),
            (result, expected_key),
            "{text} under {letter}"
        );
    }
}

/// PG-64, PG-66, PG-R48
#[test]
fn each_pair_of_the_table_is_the_same_or_similar() {
    // `None` means the same answer.
    for (one, other, expected) in [
        ("dog", "Dog!", None),
        ("dog", "dogs", Some(Plural)),
        ("ice-cream", "ice cream", None),
        ("icecream", "ice cream", Some(Spacing)),
        ("Farrah Fawcett", "Fawcett, Farrah", None),
        ("Bush", "Bush, George", Some(Part)),
        ("movie", "movies", Some(Plural)),
        ("colour", "color", Some(Spelling)),
        ("Walking Dead", "Walking Dead, The", None),
        ("c a r r o t", "carrot", Some(Spacing)),
        ("salt, pepper", "salt pepper", Some(Order)),
    ] {
        assert_eq!(same(one, other), expected.is_none(), "{one} / {other}");
        assert_eq!(similarity(one, other), expected, "{one} / {other}");
    }
}

/// PG-73, PG-R33, PG-R50
#[test]
fn each_answer_of_the_table_alliterates_or_not() {
    for (letter, text, expected) in [
        ('F', "Farrah Fawcett", true),
        ('F', "Fawcett, Farrah", true),
        ('F', "Frankie Feeny Falls", true),
        ('F', "Frankie Falls Down", false),
        ('C', "crunchy carrots", true),
        ('D', "crunchy carrots", false),
        // A compound with hyphens is one word, and articles do not count.
        ('C', "carrot", false),
        ('C', "chitter-chatter", false),
        ('C', "carrot, a", false),
        ('C', "carrot the", false),
        ('C', "chitter-chatter Charlie", true),
        ('C', "cat-dog Charlie", true),
        ('C', "Charlie the Cat", true),
        ('C', "Crunchy Carrot, The", true),
        // Small words and initials count; a punctuation mark between spaces does not.
        ('C', "cats and cows", false),
        ('C', "cats of Corfu", false),
        ('A', "Alan A. Ames", true),
        ('B', "Alan A. Burns", false),
        ('B', "Burns A. B.", false),
        // The final dot is not part of the answer, so this ends with an article (PG-R50).
        ('B', "Burns B. A.", true),
        ('C', "cats & cows", true),
        ('E', "Émile Échard", true),
        ('R', "'Round \"roses\"", true),
        ('S', "7-Up soda", false),
        ('S', "soda 7-Up", false),
    ] {
        assert_eq!(alliterates(letter, text), expected, "{text} under {letter}");
    }
}

/// PG-55, PG-100, PG-R49
#[test]
fn an_answer_begins_with_the_letter() {
    for (letter, text, checked) in [
        ('C', "Carrot", Ok(())),
        ('C', "carrot", Ok(())),
        ('C', "broccoli", Err(WrongLetter)),
        ('C', "«Ça va?»", Ok(())),
        ('S', "ßharp", Ok(())),
        ('C', "Ｃａｒｒｏｔ", Ok(())),
        ('C', ", - Carrot", Ok(())),
        // These can be appealed.
        ('U', "7-Up", Err(NoLetter)),
        ('A', "Анна", Err(NoLetter)),
        ('O', "Όμηρος", Err(NoLetter)),
        ('T', "1001 Tales", Err(NoLetter)),
    ] {
        assert_eq!(check(letter, text), checked, "{text} under {letter}");
    }
}

/// PG-56, PG-57, PG-R21
#[test]
fn an_answer_must_not_begin_with_an_article() {
    for (letter, text, checked) in [
        ('T', "The Walking Dead", Err(LeadingArticle)),
        ('T', "Twilight Zone, The", Ok(())),
        ('T', "The Thing", Err(LeadingArticle)),
        ('T', "Thing, The", Ok(())),
        ('T', "THE thing", Err(LeadingArticle)),
        ('O', "An Oak", Err(LeadingArticle)),
        ('O', "Oak, an", Ok(())),
        ('C', "a cat", Err(LeadingArticle)),
        ('C', "The, Cat", Err(LeadingArticle)),
        ('T', "The, Cat, A", Err(LeadingArticle)),
        ('T', "“ The Thing", Err(LeadingArticle)),
        ('T', "T\u{200b}he Thing", Err(LeadingArticle)),
        // These do not begin with an article, or the article is the only word.
        ('A', "A-Team", Ok(())),
        ('A', "A.B.C. Book", Ok(())),
        ('A', "A. Milne", Ok(())),
        ('A', "À la carte", Ok(())),
        ('T', "Thé vert", Ok(())),
        ('T', "Then", Ok(())),
        ('A', "Ann", Ok(())),
        ('T', "the", Ok(())),
        ('T', "The &", Ok(())),
    ] {
        assert_eq!(check(letter, text), checked, "{text} under {letter}");
    }
}

/// PG-56, PG-R50
#[test]
fn an_article_after_the_last_comma_does_not_count() {
    for (text, expected) in [
        ("oak, an", "oak"),
        ("Cat，THE", "cat"),
        ("Dead, Walking, The", "walking dead"),
        ("Dead, The Walking", "the walking dead"),
        ("Cat, A.", "cat"),
        ("Cat, A. B.", "a b cat"),
        ("Cat, Thé", "the cat"),
        ("Cat, the, the", "the cat"),
        ("Cat, The,", "cat"),
        (", Bush,, George", "george bush"),
        ("Cat the", "cat the"),
        ("The,", "the"),
        ("Lock, Stock, Barrel", "lock stock barrel"),
    ] {
        assert_eq!(key(text), expected, "{text}");
    }
}

/// PG-60, PG-61
#[test]
fn a_last_name_may_be_written_first() {
    for (letter, text, checked) in [
        ('B', "Bush, George", Ok(())),
        ('G', "Bush, George", Err(WrongLetter)),
        ('B', "Barack Obama", Ok(())),
        ('O', "Obama, Barack", Ok(())),
        ('O', "Barack Obama", Err(WrongLetter)),
    ] {
        assert_eq!(check(letter, text), checked, "{text} under {letter}");
    }
    assert!(same("Barack Obama", "Obama, Barack"));
}

/// PG-58, PG-59, PG-64
#[test]
fn the_same_answer_is_never_voted_on_as_similar() {
    for (one, other) in [("Coconut", "coconut"), ("China", "CHINA"), ("Dog", "dog"), ("dogs", "dogs")] {
        assert!(same(one, other));
        assert_eq!(similarity(one, other), None);
    }
    assert!(!same("Dog", "Dragon"));
    assert_eq!(similarity("Dog", "Dragon"), None);
}

/// PG-R48
#[test]
fn accents_capitals_and_punctuation_make_no_other_answer() {
    for (one, other) in [
        ("Crème brûlée", "CREME BRULEE"),
        ("Cre\u{300}me", "Crème"),
        ("rock 'n' roll", "Rock n Roll"),
        ("rock ’n’ roll", "rock `n´ roll"),
        ("Hawaiʻi", "Hawai'i"),
        ("ŉ Dag", "'n dag"),
        ("  spaced \t out ", "spaced out"),
        ("spaced\u{a0}out", "spaced out"),
        ("co\u{ad}conut\u{200e}", "coconut"),
        ("St. John's", "st johns"),
        ("café-bar", "Cafe Bar"),
        ("ﬁsh", "fish"),
        ("straße", "STRASSE"),
        ("ΟΔΟΣ", "οδος"),
        ("one, two, three", "one two three"),
    ] {
        assert!(same(one, other), "{one} / {other}");
    }
    // But what follows a single comma is moved to the front.
    assert!(!same("salt, pepper", "salt pepper"));
}

/// PG-R48
#[test]
fn special_letters_become_plain_letters() {
    for (text, folded) in [
        ("Éçñü", "ecnu"),
        ("ßẞ", "ssss"),
        ("ÆæŒœ", "aeaeoeoe"),
        ("ØøǾ", "ooo"),
        ("Łł", "ll"),
        ("ÐðĐđ", "dddd"),
        ("Þþ", "thth"),
        ("Ħħ", "hh"),
        ("Ŧŧ", "tt"),
        ("ıİ", "ii"),
        ("Ŋŋ", "nn"),
        ("ĸ", "k"),
        ("Ⅳ ½ ﬃ", "iv 1⁄2 ffi"),
        ("It’s 5!", "it’s 5!"),
    ] {
        assert_eq!(fold(text), folded, "{text}");
    }
}

/// PG-55
#[test]
fn without_a_letter_or_digit_there_is_no_answer() {
    for text in ["", " ", " \t\u{a0}", ",", "!?", "&, –", "'", "\u{200b}\u{ad}", "\u{3164}", "\u{301}"] {
        assert_eq!(Answer::parse(text), None, "{text:?}");
    }
}

/// PG-56, PG-R50
#[test]
fn a_leading_article_can_be_moved_to_the_end() {
    for (text, moved) in [
        ("The Walking Dead", "Walking Dead, The"),
        ("  a  Red-Hot  Chilli ", "Red-Hot  Chilli, a"),
        ("THE Éclair!", "Éclair, THE"),
        ("The, Cat", "Cat, The"),
        ("“ An Oak ”, ", "Oak, An"),
    ] {
        assert_eq!(with_article_last(text).as_deref(), Some(moved), "{text}");
    }
    for text in ["Walking Dead, The", "A-Team", "À la carte", "The", "The, The", "Cat the", "", "&"] {
        assert_eq!(with_article_last(text), None, "{text}");
    }
}

/// PG-56, PG-R48: the invisible U+FE0F after a heart makes it a red one. It is no part of the words, but stays in what is shown.
#[test]
fn an_answer_keeps_the_look_of_its_emoji() {
    assert!(same("I ❤\u{fe0f} cats", "I ❤ cats"));
    assert_eq!(with_article_last("The ❤\u{fe0f} Machine").as_deref(), Some("❤\u{fe0f} Machine, The"));
}

/// PG-88, PG-R39
#[test]
fn the_letter_of_a_category_is_that_of_its_first_word_even_an_article() {
    for (text, letter) in [
        ("Sports teams", Some('S')),
        ("The Beatles songs", Some('T')),
        ("Songs about rain and trains", Some('S')),
        ("“Élégant” things", Some('E')),
        ("… & so on", Some('S')),
        ("\u{3164}Sports", Some('S')),
        ("80s songs", None),
        ("Ёлки", None),
        ("", None),
    ] {
        assert_eq!(first_letter(text), letter.and_then(Letter::new), "{text}");
    }
}
