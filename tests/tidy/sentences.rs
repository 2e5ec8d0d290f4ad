//! Checks of what the page says: each sentence stands in the code once.

use std::collections::BTreeMap;

use super::{SourceFile, assert_none, source_files};

/// A text in the code, with its place.
struct Literal {
    place: String,
    text: String,
    /// The code between it and the text before it.
    before: String,
}

/// All string literals of the program, except raw ones and those of its own tests.
fn literals() -> Vec<Literal> {
    source_files(&["src"], &[".rs"]).iter().flat_map(literals_of).collect()
}

fn literals_of(SourceFile { path, text }: &SourceFile) -> Vec<Literal> {
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let (mut found, mut rest, mut last_end) = (Vec::new(), code, 0);
    while let Some(first) = rest.chars().next() {
        rest = if let Some(comment) = rest.strip_prefix("//") {
            comment.split_once('\n').map_or("", |(_, after)| after)
        } else if let Some(raw) = rest.strip_prefix("r#\"") {
            raw.split_once("\"#").map_or("", |(_, after)| after)
        } else if let Some(literal) = rest.strip_prefix('"') {
            let start = code.len() - rest.len();
            let line = code[..start].matches('\n').count() + 1;
            let (text, after) = read_literal(literal);
            let before = code[last_end..start].to_owned();
            found.push(Literal { place: format!("{path}:{line}"), text, before });
            last_end = code.len() - after.len();
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
    for Literal { place, text, .. } in literals() {
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
    let found: Vec<String> =
        straight.map(|Literal { place, text, .. }| format!("“{text}” in {place}")).collect();
    assert_none(&found, "write ’ in sentences of the page");
}

/// The texts that differ like singular and plural and are none: the file, the first text, and what it is.
const NO_PLURALS: [(&str, &str, &str); 5] = [
    ("src/decks/read/csv.rs", "category", "the name of a kind in files of other programs"),
    ("src/decks/read/csv.rs", "adjective", "the name of a kind in files of other programs"),
    ("src/screens/address.rs", "cards", "the address of a screen"),
    ("src/screens/address.rs", "#/cards", "the address of a screen"),
    ("src/ui/category_decks.rs", "deck", "the name of a file"),
];

/// The forms of a word or of a sentence are chosen by `src/wording`, because languages differ in how many forms there are.
/// Everywhere else two texts in branches that differ only in number would be such a choice.
#[test]
fn only_wording_chooses_between_singular_and_plural() {
    let (mut found, mut used) = (Vec::new(), Vec::new());
    for file in source_files(&["src"], &[".rs"]) {
        if file.path.starts_with("src/wording/") {
            continue;
        }
        for pair in literals_of(&file).windows(2) {
            let [one, other] = pair else { continue };
            let is_choice = is_branch(&other.before) && differ_in_number(&one.text, &other.text);
            match NO_PLURALS.iter().find(|(path, text, _)| file.path == *path && one.text == *text) {
                Some(exception) if is_choice => used.push(exception),
                None if is_choice => {
                    found.push(format!("“{}” and “{}” in {}", one.text, other.text, one.place));
                }
                Some(_) | None => {}
            }
        }
    }
    let unused = NO_PLURALS.iter().filter(|exception| !used.contains(exception));
    found.extend(unused.map(|(path, text, _)| format!("{path}: no exception for “{text}” is needed")));
    assert_none(&found, "use `counted`, `agreeing` or `plural` of src/wording");
}

/// Whether the code between two texts is that between two branches: `else` or `=>`, and nothing that ends a function.
fn is_branch(between: &str) -> bool {
    (between.contains("else {") || between.contains("=>")) && between.lines().count() <= 5
}

/// Whether two texts say the same of one and of several.
fn differ_in_number(one: &str, other: &str) -> bool {
    let (one, other) = (counted_words(one), counted_words(other));
    let forms = |words: &[String]| -> Vec<String> {
        words.iter().filter(|word| *word != "each").map(|word| without_number(word)).collect()
    };
    !one.is_empty() && one != other && forms(&one) == forms(&other)
}

/// The words of a text without those that count.
fn counted_words(text: &str) -> Vec<String> {
    let text = without_places(text);
    let words = text.split(|letter: char| !letter.is_alphanumeric()).map(str::to_lowercase);
    words.filter(|word| !["", "1", "a", "an", "one"].contains(&&word[..])).collect()
}

/// A text without what stands in its places.
fn without_places(text: &str) -> String {
    let mut depth = 0;
    let outside = |letter: &char| {
        depth += i32::from(*letter == '{') - i32::from(*letter == '}');
        depth == 0 && *letter != '}'
    };
    text.chars().filter(outside).collect()
}

/// A word as it is for one and for several: `is` and `are` are equal, and so are `line` and `lines`.
fn without_number(word: &str) -> String {
    match word {
        "is" => "are".to_owned(),
        "was" => "were".to_owned(),
        "has" => "have".to_owned(),
        "goes" => "go".to_owned(),
        "its" => "their".to_owned(),
        "it" => "they".to_owned(),
        "this" => "these".to_owned(),
        word => match word.strip_suffix("ies") {
            Some(stem) => format!("{stem}y"),
            None => word.strip_suffix('s').unwrap_or(word).to_owned(),
        },
    }
}

#[test]
fn texts_that_differ_only_in_number_are_found() {
    for (one, other) in [
        ("is", "are"),
        ("1 line was left", "{lines} lines were left"),
        ("One entry of {name}", "{} entries of {name}"),
        ("{one} has decided. ", "{} have decided. "),
        ("A drink", "A drink each"),
    ] {
        assert!(differ_in_number(one, other), "{one}, {other}");
    }
    for (one, other) in
        [("Letter", "Letter {}"), ("", "set {set}"), ("Choose this card", "Play {cards} cards")]
    {
        assert!(!differ_in_number(one, other), "{one}, {other}");
    }
    assert!(is_branch(".to_owned(),\n        several => ") && !is_branch(", "));
}

/// A text that an element cuts in two cannot be translated as one. It is a [`Sentence`](partypiece::wording::Sentence) with a
/// marked place for what stands in the element.
#[test]
fn no_sentence_is_cut_by_a_name() {
    let has_words = |text: &str| text.chars().any(char::is_alphabetic);
    let mut found = Vec::new();
    for SourceFile { path, text } in source_files(&["src/ui"], &[".rs"]) {
        let mut line = 1;
        for piece in text.split_inclusive("<bdi") {
            line += piece.matches('\n').count();
            let before = piece.strip_suffix("<bdi").unwrap_or_default().trim_end();
            let words_before = before.strip_suffix('"').and_then(|text| text.rsplit('"').next());
            let after = piece.split_once("</bdi>").map_or("", |(_, after)| after.trim_start());
            let words_after = after.strip_prefix('"').and_then(|text| text.split('"').next());
            if [words_before, words_after].into_iter().flatten().any(has_words) {
                found.push(format!("{path}:{line}"));
            }
        }
    }
    assert_none(&found, "word it in src/screens with `isolated`, and draw it with `drawn`");
}

/// The texts with words that begin or end with a space or a comma and are no pieces of a sentence: the file, the text, and what it is.
const NO_PIECES: [(&str, &str, &str); 6] = [
    ("src/screens/second_screen/message.rs", "partypiece ", "the beginning of a message"),
    ("src/screens/second_screen/message.rs", " \"Ask\"", "an example of a message"),
    ("src/rules/blank/cards/amount.rs", "until ", "the beginning of a code"),
    ("src/ui/parts/card.rs", " data-colour={}", "an attribute"),
    ("src/ui/daily.rs", "\"seed\":{},", "a part of a record"),
    ("src/ui/games/blank/prize/gaps.rs", "If this card is played on top,", "a part of a rule of BLANK"),
];

/// A sentence is one text with places, because no other language puts the pieces of an English one together. What begins or ends
/// with a space or a comma was made to be put together; whole sentences are, by `paragraph`. The words of BLANK's rules stay as they are
/// until their language is worded anew.
#[test]
fn no_text_is_a_piece_of_a_sentence() {
    let shown = ["src/screens/", "src/ui/", "src/rules/", "src/play/", "src/daily/", "src/evening/"];
    let is_of_rules = |place: &str| place.starts_with("src/rules/blank/cards/sentence");
    let is_piece = |text: &str| {
        let outside_places = without_places(text);
        outside_places.chars().any(char::is_alphabetic)
            && (text.starts_with([' ', ',', ';', ':', ')']) || text.ends_with([' ', ',', ';', '(']))
    };
    let (mut found, mut used) = (Vec::new(), Vec::new());
    for Literal { place, text, .. } in literals() {
        if !shown.iter().any(|path| place.starts_with(path)) || is_of_rules(&place) || !is_piece(&text) {
            continue;
        }
        match NO_PIECES.iter().find(|(path, piece, _)| place.starts_with(path) && text == *piece) {
            Some(exception) => used.push(exception),
            None => found.push(format!("“{text}” in {place}")),
        }
    }
    let unused = NO_PIECES.iter().filter(|exception| !used.contains(exception));
    found.extend(unused.map(|(path, text, _)| format!("{path}: no exception for “{text}” is needed")));
    assert_none(&found, "word the whole sentence, with places, or join whole sentences with `paragraph`");
}

/// The texts in events, actions, states and stored results: what people wrote or chose, and names of people. The file, and its
/// fields and variants with a text.
const WRITTEN: [(&str, &[&str]); 26] = [
    ("src/rules/name.rs", &["Name"]),
    (
        "src/rules/blank/action.rs",
        &["name", "owner", "title", "author", "text", "description", "question", "answer"],
    ),
    ("src/rules/blank/cards/card.rs", &["title", "author"]),
    ("src/rules/blank/cards/deck.rs", &["name", "owner", "by", "approved_by"]),
    ("src/rules/blank/cards/drawing.rs", &["description"]),
    ("src/rules/blank/cards/effect.rs", &["Say", "Do", "text", "question", "answer", "Free"]),
    ("src/rules/blank/cards/target.rs", &["Worded"]),
    ("src/rules/blank/cards/trigger.rs", &["ReportedAct", "ReportedEvent", "author", "title"]),
    ("src/rules/blank/duty.rs", &["Say", "Do", "text", "Free"]),
    ("src/rules/blank/engine/allowed.rs", &["name", "owner"]),
    ("src/rules/blank/engine/task.rs", &["question", "text"]),
    ("src/rules/blank/event.rs", &["text", "name"]),
    ("src/rules/pieceagories/action.rs", &["Invent", "AddCards", "how"]),
    ("src/rules/pieceagories/check.rs", &["Invent", "cards", "category", "how"]),
    ("src/rules/pieceagories/event.rs", &["category", "how", "text"]),
    ("src/rules/pieceagories/mod.rs", &["categories"]),
    ("src/rules/pieceagories/pool.rs", &["text", "key"]),
    ("src/rules/pieceagories/setup.rs", &["cards", "game", "Other"]),
    ("src/rules/scattergories/check.rs", &["text"]),
    ("src/rules/scattergories/event.rs", &["list", "text"]),
    ("src/rules/scattergories/list.rs", &["name", "categories"]),
    ("src/rules/sheets/entry.rs", &["text"]),
    ("src/rules/sheets/event.rs", &["text"]),
    ("src/rules/sheets/question.rs", &["texts", "text"]),
    ("src/evening/moment.rs", &["who", "answer", "category"]),
    // A date and a time.
    ("src/evening/result.rs", &["date"]),
];

/// Events, states and stored results are facts: seats, numbers, cards. A sentence in one would be in the language in which it
/// was written, and somebody would read it back. `tell` and `src/screens` word facts.
#[test]
fn no_event_state_or_result_has_a_sentence() {
    let shows = ["refusal.rs", "view.rs", "scene.rs", "problem.rs", "materials.rs"];
    let mut files = source_files(&["src/rules"], &[".rs"]);
    files.retain(|file| {
        let is_shown = shows.iter().any(|name| file.path.ends_with(name));
        !is_shown && !file.path.contains("/editor") && !file.path.starts_with("src/rules/words/")
    });
    files.extend(source_files(&["src/evening"], &["moment.rs", "result.rs"]));
    let (mut found, mut used) = (Vec::new(), Vec::new());
    for file in &files {
        for (line_number, line) in file.code() {
            let Some(field) = field_with_text(line) else { continue };
            match WRITTEN.iter().find(|(path, fields)| file.path == *path && fields.contains(&field)) {
                Some((path, _)) => used.push((*path, field)),
                None => found.push(format!("{}:{line_number} {field}", file.path)),
            }
        }
    }
    let listed = WRITTEN.iter().flat_map(|(path, fields)| fields.iter().map(|field| (*path, *field)));
    let unused = listed.filter(|written| !used.contains(written));
    found.extend(unused.map(|(path, field)| format!("{path} has no {field}")));
    assert_none(&found, "keep what happened, and word it where it is said");
}

/// The name of the first field or variant with a text that a line of code declares.
fn field_with_text(line: &str) -> Option<&str> {
    let others = ["fn ", "let ", "const ", "use ", "impl", "::new", "format!", "map(", "|", "=", "->", ".."];
    if others.iter().any(|code| line.contains(code)) {
        return None;
    }
    let text = ["String", "&'static str"].iter().filter_map(|text| line.find(text)).min()?;
    let kind = line[..text].rfind([':', '('])?;
    line[..kind].rsplit(|letter: char| !letter.is_alphanumeric() && letter != '_').next()
}

#[test]
fn fields_with_a_text_are_found() {
    assert_eq!(field_with_text("    Picked { number: Number, category: String },"), Some("category"));
    assert_eq!(field_with_text("    Invent(Vec<String>),"), Some("Invent"));
    assert_eq!(field_with_text("        how: Option<String>,"), Some("how"));
    assert_eq!(field_with_text("    fn name(text: String) {"), None);
}
