//! Browser tests may say that a text is not on the page. That shows something only if the text can be there.

use super::{assert_none, source_files};

/// The names that browser tests give to players.
const NAMES: [&str; 4] = ["Ana", "Bo", "Cy", "Dora"];

/// The texts of `!page.shows("…")` and `page.find_now(Role::Button, "…").await?.is_none()`.
fn absent_texts(code: &str) -> Vec<&str> {
    let not_shown = code.split("!page.shows(\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0));
    let not_found = code.split("find_now(Role::").skip(1).filter_map(|rest| {
        let (text, rest) = rest.split_once(", \"")?.1.split_once("\").await?")?;
        rest.trim_start().starts_with(".is_none()").then_some(text)
    });
    not_shown.chain(not_found).collect()
}

/// The words of a text without names and numbers at its ends, which tests choose.
fn fixed_part(text: &str) -> &str {
    let mut text = text;
    loop {
        let trimmed = text.trim_matches(|letter: char| !letter.is_alphabetic());
        let trimmed =
            NAMES.iter().fold(trimmed, |text, name| text.trim_start_matches(name).trim_end_matches(name));
        if trimmed.len() == text.len() {
            return text;
        }
        text = trimmed;
    }
}

#[test]
fn absent_texts_and_their_fixed_parts_are_found() {
    let code = r#"
        ensure!(!page.shows("Retired").await?);
        page.find_now(Role::Button, "Done: Bo").await?.is_none();
        page.find_now(Role::Button, "Start").await?.is_some();
    "#;
    assert_eq!(absent_texts(code), ["Retired", "Done: Bo"]);
    assert_eq!(fixed_part("Done: Bo"), "Done");
    assert_eq!(fixed_part("24 can play"), "can play");
    assert_eq!(fixed_part("Ana"), "");
}

/// A text stands in the sources of the page, or a test brings it there.
#[test]
fn a_text_that_is_not_on_the_page_is_one_that_can_be_there() {
    let tests = source_files(&["tests/browser"], &[".rs"]);
    let page: String = source_files(&["src"], &[".rs"]).into_iter().map(|file| file.text).collect();
    let mut found = Vec::new();
    for test in &tests {
        for text in absent_texts(&test.text) {
            let fixed = fixed_part(text);
            let is_brought = test.text.matches(fixed).nth(1).is_some();
            if !page.contains(fixed) && !is_brought {
                found.push(format!("{}: {text}", test.path));
            }
        }
    }
    assert_none(&found, "no page says this, so the test cannot fail");
}
