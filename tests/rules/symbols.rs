//! The symbols beside answers, and what the rules of both word games say about them.

use partypiece::screens::sheets::{AnyAnswerMark, SYMBOLS};

/// LK-35.
#[test]
fn the_rules_explain_the_symbol_of_every_mark() {
    let with = Vec::new;
    let marks = [
        AnyAnswerMark::Empty,
        AnyAnswerMark::Stands { points: 1 },
        AnyAnswerMark::Stands { points: 2 },
        AnyAnswerMark::WrongLetter,
        AnyAnswerMark::NoLetter,
        AnyAnswerMark::LeadingArticle,
        AnyAnswerMark::Several,
        AnyAnswerMark::RepeatOnSheet { line: 1 },
        AnyAnswerMark::Duplicate { with: with() },
        AnyAnswerMark::VotedSame { with: with() },
        AnyAnswerMark::VotedDown,
    ];
    for mark in &marks {
        assert!(SYMBOLS.iter().any(|(symbol, _)| *symbol == mark.symbol()), "{mark:?}");
    }
    assert_eq!(SYMBOLS.len(), marks.len());
}
