//! Checks of what the page says: each sentence stands in the code once.

use std::collections::BTreeMap;

use super::{SourceFile, assert_none, source_files};

/// A text in the code, with its place.
struct Literal {
    place: String,
    text: String,
}

/// All string literals of the program, except raw ones and those of its own tests.
fn literals() -> Vec<Literal> {
    source_files(&["src"], &[".rs"]).iter().flat_map(literals_of).collect()
}

fn literals_of(SourceFile { path, text }: &SourceFile) -> Vec<Literal> {
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let (mut found, mut rest) = (Vec::new(), code);
    while let Some(first) = rest.chars().next() {
        rest = if let Some(comment) = rest.strip_prefix("//") {
            comment.split_once('\n').map_or("", |(_, after)| after)
        } else if let Some(raw) = rest.strip_prefix("r#\"") {
            raw.split_once("\"#").map_or("", |(_, after)| after)
        } else if let Some(literal) = rest.strip_prefix('"') {
            let line = code[..code.len() - rest.len()].matches('\n').count() + 1;
            let (text, after) = read_literal(literal);
            found.push(Literal { place: format!("{path}:{line}"), text });
            after
        } else if let Some(quote) = rest.strip_prefix('\'') {
            after_char_literal(quote)
        } else {
            &rest[first.len_utf8()..]
        };
    }
    found
}

/// The text of a literal after its quotation mark, and the code after it.
fn read_literal(code: &str) -> (String, &str) {
    let mut text = String::new();
    let mut letters = code.char_indices();
    while let Some((position, letter)) = letters.next() {
        match letter {
            '"' => return (text, &code[position + 1..]),
            '\\' => match letters.next() {
                // The literal continues in the next line.
                Some((_, '\n')) => {
                    while letters.clone().next().is_some_and(|(_, letter)| letter.is_whitespace()) {
                        letters.next();
                    }
                }
                Some((_, 'n')) => text.push('\n'),
                Some((_, escaped)) => text.push(escaped),
                None => {}
            },
            letter => text.push(letter),
        }
    }
    (text, "")
}

/// The code after a char literal, or after the apostrophe of a lifetime. `code` begins after the first apostrophe.
fn after_char_literal(code: &str) -> &str {
    let mut letters = code.chars();
    match (letters.next(), letters.next()) {
        (Some('\\'), Some(escaped)) => {
            code[1 + escaped.len_utf8()..].split_once('\'').map_or("", |(_, after)| after)
        }
        (Some(letter), Some('\'')) => &code[letter.len_utf8() + 1..],
        _ => code,
    }
}

/// The sentences and titles of a text that have at least five words.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let begins =
        |sentence: &&str| sentence.starts_with(|letter: char| letter.is_uppercase() || "{“".contains(letter));
    let is_long = |sentence: &&str| sentence.split_whitespace().count() >= 5;
    text.split_inclusive(['.', '!', '?', '\n']).map(str::trim).filter(begins).filter(is_long)
}

#[test]
fn literals_and_sentences_are_found() {
    let text = r#"
        // "A comment is no text of the page."
        let quote = ('"', '\'', '\u{e9}');
        fn is<'a>() { "One \"two\" \
                       three. {four} and five of them! x" }
    "#;
    let found = literals_of(&SourceFile { path: "a.rs".to_owned(), text: text.to_owned() });
    let texts: Vec<&str> = found.iter().map(|literal| literal.text.as_str()).collect();
    assert_eq!(texts, ["One \"two\" three. {four} and five of them! x"]);
    assert_eq!(found[0].place, "a.rs:4");
    assert_eq!(sentences(texts[0]).collect::<Vec<_>>(), ["{four} and five of them!"]);
}

/// A sentence that stands twice is changed or translated in one place only.
#[test]
fn no_sentence_of_the_page_stands_twice() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for Literal { place, text } in literals() {
        for sentence in sentences(&text) {
            places.entry(sentence.to_owned()).or_default().push(place.clone());
        }
    }
    let twice = places.into_iter().filter(|(_, places)| places.len() > 1);
    let found: Vec<String> =
        twice.map(|(sentence, places)| format!("“{sentence}” in {}", places.join(" and in "))).collect();
    assert_none(&found, "give each sentence one home: a constant or a function");
}

/// Apostrophes in sentences are curly, as quotation marks are. Two titles are exceptions, because people have
/// cards with these titles in their decks.
#[test]
fn apostrophes_are_curly() {
    let titles = ["Somebody Else's Shoes", "Wizard's Laundry"];
    let is_straight = |text: &str| {
        let around = |(at, _): (usize, &str)| {
            let (before, after) = (text[..at].chars().last(), text[at + 1..].chars().next());
            before.is_some_and(|letter| letter.is_alphabetic() || letter == '}')
                && after.is_some_and(char::is_lowercase)
        };
        text.match_indices('\'').any(around)
    };
    let straight = literals().into_iter().filter(|literal| {
        is_straight(&literal.text) && !titles.contains(&literal.text.as_str()) && literal.text.contains(' ')
    });
    let found: Vec<String> = straight.map(|Literal { place, text }| format!("“{text}” in {place}")).collect();
    assert_none(&found, "write ’ in sentences of the page");
}
