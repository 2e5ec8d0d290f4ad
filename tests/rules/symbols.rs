//! The symbols beside answers, and what the rules of both word games say about them.

use partypiece::{rules::sheets::AnswerMark, screens::sheets::SYMBOLS};

/// LK-35.
#[test]
fn the_rules_explain_the_symbol_of_every_mark() {
    let with = Vec::new;
    let marks = [
        AnswerMark::Empty,
        AnswerMark::Stands { points: 1 },
        AnswerMark::Stands { points: 2 },
        AnswerMark::WrongLetter,
        AnswerMark::NoLetter,
        AnswerMark::LeadingArticle,
        AnswerMark::Several,
        AnswerMark::RepeatOnSheet { line: 1 },
        AnswerMark::Duplicate { with: with() },
        AnswerMark::VotedSame { with: with() },
        AnswerMark::VotedDown,
    ];
    for mark in &marks {
        assert!(SYMBOLS.iter().any(|(symbol, _)| *symbol == mark.symbol()), "{mark:?}");
    }
    assert_eq!(SYMBOLS.len(), marks.len());
}
