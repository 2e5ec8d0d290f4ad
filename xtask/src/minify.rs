//! Removes comments and white space from style sheets.

/// Removes comments and replaces white space by single spaces, except in strings.
///
/// Going further saves less than 1% after compression.
#[must_use]
pub fn css(css: &str) -> String {
    let mut small = String::with_capacity(css.len());
    let mut rest = css;
    while let Some(first) = rest.chars().next() {
        let taken = match first {
            '/' if rest.starts_with("/*") => {
                // A comment separates two words, as a space does.
                space(&mut small);
                comment(rest)
            }
            '"' | '\'' => {
                let string = quoted(rest, first);
                small.push_str(string);
                string.len()
            }
            _ if first.is_ascii_whitespace() => {
                space(&mut small);
                1
            }
            _ => {
                small.push(first);
                first.len_utf8()
            }
        };
        rest = &rest[taken..];
    }
    small
}

/// Adds one space, but not at the beginning, nor after another space, a brace or a semicolon.
fn space(small: &mut String) {
    if !small.is_empty() && !small.ends_with([' ', '{', '}', ';']) {
        small.push(' ');
    }
}

/// The length of the comment at the beginning of `rest`; everything if the comment has no end.
fn comment(rest: &str) -> usize {
    rest.find("*/").map_or(rest.len(), |end| end + 2)
}

/// The string with which `rest` begins, with its quotes.
fn quoted(rest: &str, quote: char) -> &str {
    let mut escaped = false;
    for (position, letter) in rest.char_indices().skip(1) {
        if letter == quote && !escaped {
            return &rest[..=position];
        }
        escaped = letter == '\\' && !escaped;
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::css;

    #[test]
    fn comments_and_spaces_are_removed() {
        let source = "/* felt */\n.table {\n  color : red; /* warm */\n\n  margin: 0 auto\n}\n";
        assert_eq!(css(source), ".table {color : red;margin: 0 auto }");
    }

    #[test]
    fn strings_are_not_changed() {
        let source = r#"q { content: "/* not  a comment \" */"; } p { content: 'a  b' }"#;
        assert_eq!(css(source), r#"q {content: "/* not  a comment \" */";}p {content: 'a  b' }"#);
    }

    #[test]
    fn a_comment_separates_words_and_may_have_no_end() {
        assert_eq!(css("a/* */b"), "a b");
        assert_eq!(css("a{}/* for ever"), "a{}");
        assert_eq!(css("a::after{content:\"open"), "a::after{content:\"open");
    }
}
