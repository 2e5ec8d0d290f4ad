//! Quotation marks and brackets around an answer, which are not part of it.

use partypiece::rules::words::{
    Answer,
    InvalidAnswer::{LeadingArticle, WrongLetter},
    with_article_last,
};
use proptest::{prelude::*, sample::select, string::string_regex};

use super::{alliterates, answer, check, key, same, similarity};

/// PG-R50, SC-R27: an article is recognised at the beginning, even after quotation marks or brackets.
#[test]
fn an_article_is_recognised_inside_quotation_marks() {
    for text in [
        "“The Walking Dead”",
        "\"The Walking Dead\"",
        "'The Walking Dead'",
        "‘The Walking Dead’",
        "``The Walking Dead''",
        "«The Walking Dead»",
        "« The Walking Dead »",
        "„The Walking Dead“",
        "(The Walking Dead)",
        "[The Walking Dead]",
        "{The Walking Dead}",
        "<The Walking Dead>",
        "「The Walking Dead」",
        "(“The Walking Dead.”)…",
        ", “The Walking Dead”,",
        "\u{feff}“\u{200b}The Walking Dead”",
    ] {
        assert_eq!(check('T', text), Err(LeadingArticle), "{text}");
        assert_eq!(with_article_last(text).as_deref(), Some("Walking Dead, The"), "{text}");
    }
}

/// PG-R50, SC-R27
#[test]
fn an_article_at_the_end_is_recognised_before_any_final_mark() {
    for text in [
        "Walking Dead, The.",
        "Walking Dead, The!",
        "Walking Dead, The?!",
        "Walking Dead, The …",
        "Walking Dead, The...",
        "Walking Dead, The。",
        "“Walking Dead, The”",
        "“Walking Dead, The.”",
        "(Walking Dead, The)",
        "“Walking Dead, The”,",
    ] {
        assert_eq!(key(text), "walking dead", "{text}");
        assert_eq!(check('W', text), Ok(()), "{text}");
        assert!(same(text, "Walking Dead, The"), "{text}");
    }
}

/// PG-R50: only marks at the ends are taken off. A mark inside separates words, so `A-Team` has two.
#[test]
fn a_mark_inside_an_answer_separates_words() {
    for (letter, text, expected) in [
        ('A', "A-Team", "a team"),
        ('A', "“A-Team”", "a team"),
        ('A', "A.B.C. Book", "a b c book"),
        ('A', "A. Milne", "a milne"),
        ('M', "Milne, A. A.", "a a milne"),
        ('P', "Panic! At the Disco", "panic at the disco"),
        ('R', "'Round Midnight", "round midnight"),
        ('B', "(Bush, George)", "george bush"),
    ] {
        assert_eq!((check(letter, text), key(text).as_str()), (Ok(()), expected), "{text}");
    }
    assert_eq!(check('B', "“George Bush”"), Err(WrongLetter));
}

/// PG-R21, PG-R50: an article without another word is a normal word.
#[test]
fn a_quoted_article_alone_is_an_answer() {
    for text in ["“A”", "A.", "(A)", "A!"] {
        assert_eq!((check('A', text), key(text).as_str()), (Ok(()), "a"), "{text}");
    }
}

/// PG-55, PG-R50
#[test]
fn quotation_marks_around_nothing_are_no_answer() {
    for text in ["“”", "()", "...", "…!", "“ . ”"] {
        assert_eq!(Answer::parse(text), None, "{text}");
    }
}

/// PG-73, PG-R33, PG-R50
#[test]
fn a_quoted_answer_alliterates_like_an_unquoted_one() {
    assert!(alliterates('C', "“Crunchy Carrot, The.”"));
    assert!(!alliterates('C', "“Carrot, The.”"), "one word and its article");
}

/// PG-66, PG-R50
#[test]
fn answers_that_differ_only_in_quotation_marks_are_the_same() {
    assert_eq!(similarity("“Walking Dead, The”", "Walking Dead"), None);
    assert!(same("“Walking Dead, The”", "Walking Dead"));
}

/// Everything that Unicode calls a quotation mark or a bracket, and what keyboards have instead.
fn quotation_mark() -> impl Strategy<Value = String> {
    let marks = string_regex("[\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\"'`´<> ]{0,3}");
    marks.expect("classes of characters")
}

fn ending() -> impl Strategy<Value = String> {
    string_regex("[.!?…]{0,3}").expect("a class of characters")
}

proptest! {
    /// PG-R50, SC-R27
    #[test]
    fn an_answer_is_what_is_inside_its_wrapping(
        text in select(vec!["The Walking Dead", "Walking Dead, The", "Bush, George", "A-Team", "the", "Éclair"]),
        before in quotation_mark(),
        ending in ending(),
        after in quotation_mark(),
    ) {
        let wrapped = format!("{before}{text}{ending}{after}");
        prop_assert_eq!(answer(&wrapped), answer(text));
        prop_assert_eq!(Answer::parse_ignoring_article(&wrapped), Answer::parse_ignoring_article(text));
        prop_assert_eq!(with_article_last(&wrapped), with_article_last(text));
    }
}
