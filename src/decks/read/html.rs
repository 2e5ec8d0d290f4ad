//! The text of a web page: each item of a list, each paragraph and each cell is a line. It is read letter by letter, as all files of decks
//! are, so that the page can draw between two parts of a large file.

/// The tags inside of a line. All others, such as `li`, `td` and `p`, begin and end lines.
const INLINE: [&str; 20] = [
    "a", "abbr", "b", "bdi", "big", "cite", "code", "em", "font", "i", "kbd", "mark", "q", "s", "small",
    "span", "strong", "sub", "sup", "u",
];

/// The tags whose content nobody sees in the page. `head` is not one of them: HTML lets people leave out where it ends, and all
/// that it may contain is named here or has no content, such as `meta`.
const HIDDEN: [&str; 5] = ["script", "style", "title", "noscript", "template"];

/// The tags with which a web page or a part of one begins. No list of words begins with one of these.
const OPENING_TAGS: [&str; 28] = [
    "html",
    "head",
    "meta",
    "body",
    "div",
    "p",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "select",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "br",
    "hr",
    "blockquote",
];

/// How many bytes of a tag are kept. Only its name matters; what follows may be a whole picture.
const MAX_TAG: usize = 200;

/// Turns the letters of a web page into those of plain text.
#[derive(Default)]
pub(super) struct HtmlText {
    /// The tag that is open, without its `<`.
    tag: Option<String>,
    /// Whether a comment is open, and how many of the last letters were `-`.
    comment: Option<u8>,
    /// The tag whose content is left out.
    hidden: Option<&'static str>,
    /// Whether the line has any text so far.
    has_text: bool,
    /// The tag that has just ended a line, and whether it is a closing one.
    ended: Option<(String, bool)>,
}

/// What stands between two cells of a table, which no text has.
pub(super) const CELL_END: char = '\u{1f}';

/// Turns the letters of a web page into those of its table.
#[derive(Default)]
pub(super) struct HtmlTable {
    text: HtmlText,
    in_cell: bool,
    /// Whether the row has a cell so far.
    has_cell: bool,
    /// How many lines of text are in no table.
    beside: usize,
}

impl HtmlTable {
    /// How many lines of text are in no table.
    pub(super) fn lines_beside(&self) -> usize {
        self.beside
    }

    /// The letter of the table for the next letter of the page, if there is one.
    pub(super) fn push(&mut self, c: char) -> Option<char> {
        let letter = self.text.push(c);
        match self.text.ended.take() {
            Some((name, closes)) => self.tag(&name, closes, letter.is_some()),
            None => letter.filter(|_| self.in_cell),
        }
    }

    fn tag(&mut self, name: &str, closes: bool, had_text: bool) -> Option<char> {
        let was_in_cell = self.in_cell;
        self.beside += usize::from(had_text && !was_in_cell);
        match name {
            "td" | "th" => {
                self.in_cell = !closes;
                let is_next = !closes && std::mem::replace(&mut self.has_cell, true);
                is_next.then_some(CELL_END)
            }
            "tr" | "thead" | "tbody" | "table" => {
                self.in_cell = false;
                std::mem::take(&mut self.has_cell).then_some('\n')
            }
            _ => (was_in_cell && had_text).then_some(' '),
        }
    }
}

/// Whether the beginning of a file is a web page, a part of one, or XML.
pub(super) fn is_html(opening: &str) -> bool {
    let opening = opening.trim_start().to_ascii_lowercase();
    let Some(tag) = opening.strip_prefix('<') else { return false };
    let name = tag.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    tag.starts_with("?xml") || tag.starts_with("!doctype html") || OPENING_TAGS.contains(&name)
}

impl HtmlText {
    /// The letter of plain text for the next letter of the page, if there is one.
    pub(super) fn push(&mut self, c: char) -> Option<char> {
        if let Some(dashes) = self.comment {
            self.comment =
                (c != '>' || dashes < 2).then_some(if c == '-' { dashes.saturating_add(1) } else { 0 });
            return None;
        }
        // A `<` before a space or a digit is no tag. In hidden content only a closing tag counts: `a<b` in a script is no tag.
        let begins_tag = c.is_ascii_alphabetic() && self.hidden.is_none() || "/!?".contains(c);
        if self.tag.as_ref().is_some_and(String::is_empty) && !begins_tag {
            self.tag = None;
        }
        if let Some(tag) = &mut self.tag {
            if c == '>' {
                return self.end_tag();
            }
            if tag.len() < MAX_TAG {
                tag.push(c);
            }
            if tag == "!--" {
                (self.tag, self.comment) = (None, Some(0));
            }
            return None;
        }
        match c {
            '<' => {
                self.tag = Some(String::new());
                None
            }
            _ if self.hidden.is_some() => None,
            c if c.is_whitespace() => self.has_text.then_some(' '),
            c => {
                self.has_text = true;
                Some(c)
            }
        }
    }

    fn end_tag(&mut self) -> Option<char> {
        let tag = self.tag.take().unwrap_or_default().to_ascii_lowercase();
        let name = tag
            .trim_start_matches('/')
            .split(|c: char| !c.is_ascii_alphanumeric())
            .next()
            .unwrap_or_default();
        match self.hidden {
            Some(hidden) => {
                self.hidden = (!tag.starts_with('/') || hidden != name).then_some(hidden);
                None
            }
            None if INLINE.contains(&name) => None,
            None => {
                let closes = tag.starts_with('/');
                self.hidden = HIDDEN.iter().find(|hidden| **hidden == name && !closes).copied();
                self.ended = Some((name.to_owned(), closes));
                std::mem::take(&mut self.has_text).then_some('\n')
            }
        }
    }
}
