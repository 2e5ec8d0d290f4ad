//! What people put around an answer, and what is no part of it.

use partypiece::rules::words::{
    Answer,
    InvalidAnswer::{LeadingArticle, WrongLetter},
    article_behind,
};
use proptest::{prelude::*, sample::select, string::string_regex};

use super::{alliterates, answer, check, key, same, similarity};

/// PG-R50, SC-R27: an article is found behind a quotation mark or a bracket, at either end
#[test]
fn a_wrapping_hides_no_article() {
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
        assert_eq!(article_behind(text).as_deref(), Some("Walking Dead, The"), "{text}");
    }
}

/// PG-R50, SC-R27
#[test]
fn an_article_behind_stays_behind_whatever_ends_the_answer() {
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

/// PG-R50: what stands inside an answer belongs to it
#[test]
fn what_stands_inside_stays() {
    for (letter, text, keyed) in [
        ('A', "A-Team", "a team"),
        ('A', "“A-Team”", "a team"),
        ('A', "A.B.C. Book", "a b c book"),
        ('A', "A. Milne", "a milne"),
        ('M', "Milne, A. A.", "a a milne"),
        ('P', "Panic! At the Disco", "panic at the disco"),
        ('R', "'Round Midnight", "round midnight"),
        ('B', "(Bush, George)", "george bush"),
    ] {
        assert_eq!((check(letter, text), key(text).as_str()), (Ok(()), keyed), "{text}");
    }
    assert_eq!(check('B', "“George Bush”"), Err(WrongLetter));
}

/// PG-R21, PG-R50: an article that is all there is, is a word like any other
#[test]
fn a_wrapped_article_alone_is_an_answer() {
    for text in ["“A”", "A.", "(A)", "A!"] {
        assert_eq!((check('A', text), key(text).as_str()), (Ok(()), "a"), "{text}");
    }
}

/// PG-55, PG-R50
#[test]
fn a_wrapping_around_nothing_is_no_answer() {
    for text in ["“”", "()", "...", "…!", "“ . ”"] {
        assert_eq!(Answer::read(text), None, "{text}");
    }
}

/// PG-73, PG-R33, PG-R50
#[test]
fn a_wrapped_answer_alliterates_as_it_does_bare() {
    assert!(alliterates('C', "“Crunchy Carrot, The.”"));
    assert!(!alliterates('C', "“Carrot, The.”"), "one word and its article");
}

/// PG-66, PG-R50: the table is asked about the answers, not about their wrapping
#[test]
fn a_wrapping_makes_nothing_alike() {
    assert_eq!(similarity("“Walking Dead, The”", "Walking Dead"), None);
    assert!(same("“Walking Dead, The”", "Walking Dead"));
}

/// Whatever Unicode calls a quotation mark or a bracket, and what keyboards have for one.
fn wrapping() -> impl Strategy<Value = String> {
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
        before in wrapping(),
        ending in ending(),
        after in wrapping(),
    ) {
        let wrapped = format!("{before}{text}{ending}{after}");
        prop_assert_eq!(answer(&wrapped), answer(text));
        prop_assert_eq!(Answer::read_past_article(&wrapped), Answer::read_past_article(text));
        prop_assert_eq!(article_behind(&wrapped), article_behind(text));
    }
}
