//! Properties of answers, tested with random texts.

use partypiece::rules::words::{
    Answer, InvalidAnswer, Letter, Similarity, first_letter, fold, with_article_last,
};
use proptest::{collection::vec, prelude::*, sample::select};

use super::{answer, same};

/// A word that is not an article.
fn word() -> impl Strategy<Value = String> {
    "[a-zàéîøœßłþ]{1,7}".prop_filter("an article", |word| !["a", "an", "the"].contains(&word.as_str()))
}

fn words(most: usize) -> impl Strategy<Value = Vec<String>> {
    vec(word(), 1..=most)
}

fn article() -> impl Strategy<Value = &'static str> {
    select(vec!["a", "an", "the", "A", "An", "The", "THE"])
}

/// Texts made of a few pieces, so that two of them are often the same.
fn text_of_few_pieces() -> impl Strategy<Value = String> {
    let pieces = [
        "dog", "dogs", "Dog", "cat", "man", "men", "the", "a", "A.", "í", "7", ",", ", ", " ", "-", "’", "&",
    ];
    vec(select(pieces.to_vec()), 0..8).prop_map(|pieces| pieces.join(" "))
}

/// Texts of any characters, and texts made of a few pieces.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "\\PC{0,40}",
        text_of_few_pieces(),
        text_of_few_pieces().prop_map(|text| text.replace(' ', ""))
    ]
}

fn letter() -> impl Strategy<Value = Letter> {
    prop::char::range('A', 'Z').prop_filter_map("A to Z", Letter::new)
}

/// Words, and a text with the same words: some capitals, other spaces, and marks that make no difference.
fn same_words_differently() -> impl Strategy<Value = (Vec<String>, String)> {
    let gap = select(vec![" ", "  ", "\t", " - ", "-", " & ", "/", "! ", "\u{a0}", " “"]);
    let mark = select(vec!["", "", "'", "’", "\u{ad}", "\u{200b}", "\u{301}"]);
    words(4).prop_flat_map(move |words| {
        let letters = words.iter().map(|word| word.chars().count()).sum::<usize>();
        let styles = (vec(gap.clone(), words.len()), vec((any::<bool>(), mark.clone()), letters));
        (Just(words), styles).prop_map(|(words, (gaps, letters))| {
            let mut letters = letters.into_iter();
            let mut text = String::new();
            for (word, gap) in words.iter().zip(gaps) {
                for (c, (capital, mark)) in word.chars().zip(&mut letters) {
                    if capital {
                        text.extend(c.to_uppercase())
                    } else {
                        text.push(c)
                    }
                    text.push_str(mark);
                }
                text.push_str(gap);
            }
            (words, text)
        })
    })
}

/// A word, and the same word with a few typing errors.
fn typing_errors() -> impl Strategy<Value = (String, String)> {
    ("[abc]{3,11}", vec((0..4u8, any::<prop::sample::Index>(), "[abc]"), 0..4)).prop_map(|(one, errors)| {
        let mut other = one.clone();
        for (kind, place, letter) in errors {
            let index = place.index(other.len());
            match kind {
                0 => other.insert_str(index, &letter),
                1 => other.replace_range(index..=index, &letter),
                2 if other.len() > 1 => other.replace_range(index..=index, ""),
                _ => {
                    let moved = other.remove(index);
                    other.insert((index + 1).min(other.len()), moved);
                }
            }
        }
        (one, other)
    })
}

proptest! {
    /// PG-55, PG-R48
    #[test]
    fn any_text_can_be_read(one in text(), other in text(), letter in letter()) {
        let (_, _, read, other) = (first_letter(&one), with_article_last(&one), Answer::parse(&one), Answer::parse(&other));
        prop_assert_eq!(read.is_some(), read.as_ref().is_some_and(|answer| !answer.key().is_empty()));
        if let (Some(one), Some(other)) = (read, other) {
            let _ = (one.check(letter), one.alliterates(letter), one.similarity(&other));
        }
    }

    /// PG-R48
    #[test]
    fn folding_is_idempotent(text in text()) {
        let folded = fold(&text);
        prop_assert_eq!(fold(&folded), folded);
    }

    /// PG-64, PG-R48
    #[test]
    fn the_same_words_written_differently_are_the_same_answer((words, text) in same_words_differently()) {
        prop_assert!(same(&words.join(" "), &text), "{:?} / {:?}", words, text);
    }

    /// PG-59, PG-64
    #[test]
    fn the_same_answers_are_not_similar(one in text_of_few_pieces(), other in text_of_few_pieces()) {
        if let (Some(one), Some(other)) = (Answer::parse(&one), Answer::parse(&other)) {
            prop_assert!(!one.same(&other) || one.similarity(&other).is_none());
            prop_assert_eq!(one.same(&other), one.key() == other.key());
            prop_assert_eq!(one.similarity(&one), None);
        }
    }

    /// PG-66
    #[test]
    fn similarity_is_symmetric(one in text_of_few_pieces(), other in text_of_few_pieces()) {
        if let (Some(one), Some(other)) = (Answer::parse(&one), Answer::parse(&other)) {
            prop_assert_eq!(one.similarity(&other), other.similarity(&one));
        }
    }

    /// PG-66
    #[test]
    fn other_spaces_and_another_order_are_at_least_similar(words in words(4)) {
        let apart = answer(&words.join(" "));
        let together = answer(&words.concat());
        let backwards = answer(&words.iter().rev().map(String::as_str).collect::<Vec<_>>().join(" "));
        prop_assert!(apart.same(&together) || apart.similarity(&together).is_some_and(Similarity::opens_vote));
        prop_assert!(apart.same(&backwards) || apart.similarity(&backwards).is_some_and(Similarity::opens_vote));
    }

    /// PG-66: the longer an answer, the more typing errors it may have.
    #[test]
    fn answers_are_similar_up_to_one_error_in_five_letters_and_two_in_nine((one, other) in typing_errors()) {
        let errors = strsim::osa_distance(&one, &other);
        let longer = one.len().max(other.len());
        let expected = errors == 1 && longer >= 5 || errors == 2 && longer >= 9;
        let is_spelling = answer(&one).similarity(&answer(&other)) == Some(Similarity::Spelling);
        prop_assert_eq!(is_spelling, expected);
    }

    /// PG-60, PG-61, PG-R48
    #[test]
    fn a_last_name_written_first_is_the_same_answer(given in words(2), family in words(2)) {
        let (given, family) = (given.join(" "), family.join(" "));
        let (natural, inverted) = (format!("{given} {family}"), format!("{family}, {given}"));
        prop_assert!(same(&natural, &inverted));
        for (text, first) in [(natural, given), (inverted, family)] {
            let letter = first_letter(&first).expect("every word begins with a letter");
            prop_assert_eq!(answer(&text).check(letter), Ok(()));
        }
    }

    /// PG-56, PG-57, PG-R21
    #[test]
    fn an_article_fails_in_front_and_is_ignored_at_the_end(term in words(3), article in article(), letter in letter()) {
        let term = term.join(" ");
        let (article_first, article_last) = (format!("{article} {term}"), format!("{term}, {article}"));
        prop_assert_eq!(answer(&article_first).check(letter), Err(InvalidAnswer::LeadingArticle));
        prop_assert_eq!(answer(&article_last).check(letter), answer(&term).check(letter));
        prop_assert!(same(&article_last, &term));
        prop_assert_eq!(with_article_last(&article_first), Some(article_last));
    }

    /// PG-56
    #[test]
    fn an_article_can_be_moved_only_from_the_front(text in text(), letter in letter()) {
        let is_first = Answer::parse(&text).is_some_and(|answer| answer.check(letter) == Err(InvalidAnswer::LeadingArticle));
        prop_assert_eq!(with_article_last(&text).is_some(), is_first);
    }

    /// PG-55, PG-100, PG-R49
    #[test]
    fn an_answer_is_valid_for_at_most_one_letter(text in text()) {
        if let Some(answer) = Answer::parse(&text) {
            let letters = ('A'..='Z').filter_map(Letter::new);
            let passes = letters.clone().filter(|letter| answer.check(*letter).is_ok()).count();
            let wrong = letters.filter(|letter| answer.check(*letter) == Err(InvalidAnswer::WrongLetter)).count();
            prop_assert!((passes, wrong) == (1, 25) || (passes, wrong) == (0, 0));
        }
    }

    /// PG-73, PG-R33
    #[test]
    fn an_article_changes_no_alliteration(
        term in vec("[bc][a-c]{0,4}", 1..4),
        article in article(),
        letter in select(vec!['B', 'C']).prop_filter_map("A to Z", Letter::new),
    ) {
        let (first, rest) = term.split_at(1);
        let with_article = [first, &[article.to_owned()], rest].concat().join(" ");
        let expected = term.len() > 1 && term.iter().all(|word| first_letter(word) == Some(letter));
        prop_assert_eq!(answer(&term.join(" ")).alliterates(letter), expected);
        prop_assert_eq!(answer(&with_article).alliterates(letter), expected);
    }
}
