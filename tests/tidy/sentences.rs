//! Checks of what the page says: each sentence stands in the code once, and phrases that were replaced do not come back.

use std::{collections::BTreeMap, fs, path::Path};

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

/// These phrases were replaced by plain words.
#[test]
fn replaced_phrases_are_not_used_again() {
    let phrases = [
        "Take back",
        "Another game",
        "Again with the same luck",
        "The same cards again",
        "Same list and letters again",
        "Five tables",
        "To the tables",
        "Games that wait",
        "Let it be",
        "Leave it",
        "Leave this out",
        "Let it rest",
        "Let the page play along",
        "in person",
        "Bring decks along",
        "Take it along",
        "What is kept",
        "Room taken",
        "What the table ruled",
        "As the system has it",
        "One tab plays it",
        "by luck",
        "Right: deal",
        "Is it right?",
        "nothing to install and nobody to ask",
        "This page is the whole program",
        "Type who is here",
        "Typed in turn",
        "Somebody without a pawn",
        "Day and month decide",
        "Into the pile",
        "One category on a line",
        "make a better evening",
        "Lay the list out",
        "it gives the minutes",
        "under the cup",
        "stands at zero",
        "the article goes behind",
        "So it is",
        "says what it is",
        "the ballot of",
        "share the set",
        "Add up the set",
        "To the applause",
        "Applause for",
        "Erase these sheets",
        "The paper goes",
        "Void this round",
        "holds at once",
        "Head your sheets",
        "Start the clock",
        "We have real piecepacks",
        "of flesh and blood",
        "By a press",
        "Where coins come from",
        "When is whose turn",
        "Score and roll",
        "Luck says",
        "Take the line",
        "threw last",
        "cannot be unseen",
        "lifts the curtain",
        "On top:",
        "that is right.",
        "It is so",
        "Not so",
        "That is all",
        "Set off:",
        "is rid of",
        "What stands on",
        "The glory is enough",
        "by their own leave",
        "What the page does",
        "Words alone",
        "that you keep yourselves",
        "comes home",
        "Not like that",
        "Pens down",
        "Shuffled anew",
        "Setting the table",
        "Brainstorm",
        "The brainstorm",
        "Old post",
        "Anybody may ask",
    ];
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("index.html")).unwrap();
    let mut texts = literals();
    texts.push(Literal { place: "index.html".to_owned(), text: page });
    let mut found = Vec::new();
    for Literal { place, text } in &texts {
        let used = phrases.iter().filter(|phrase| text.contains(**phrase));
        found.extend(used.map(|phrase| format!("{place} says “{phrase}”")));
    }
    assert_none(&found, "say it in plain words");
}
