//! Recognises the kind of a file by its content, because its name may be wrong.

use super::blank_white;
use crate::play::step_key;

/// A kind of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FileKind {
    /// A record of a game: a line with the setup, then a line for each step.
    Record,
    /// The export of a damaged game: its stored keys, each followed by its text.
    Storage,
    /// A backup.
    Backup,
    /// A saved page; it may have a backup in it.
    Page,
    /// A deck of cards.
    Cards,
    /// A deck of blankwhite.cards.
    BlankWhite,
    /// The first letters of a file of ours.
    CutOff,
    /// Any other text. It is read as decks of categories.
    Categories,
    /// Anything else.
    NotText,
}

/// Top-level fields and the kind of file that has them. One field is enough, because others may be damaged.
const FIELDS: [(&str, FileKind); 12] = [
    ("partypiece_game", FileKind::Record),
    // A record of a trial version, so that the refusal says so.
    ("partypiece", FileKind::Record),
    ("seed", FileKind::Record),
    ("setup", FileKind::Record),
    ("did", FileKind::Record),
    ("undo", FileKind::Record),
    ("paused", FileKind::Record),
    // An undo of a trial version.
    ("took_back", FileKind::Record),
    ("party", FileKind::Backup),
    ("kept", FileKind::Backup),
    ("partypiece_deck", FileKind::Cards),
    ("deck", FileKind::Cards),
];

/// What stands at the beginning of our own files and of no list of words. If a part of a file is damaged, another mark is left.
const MARKS: [(&str, FileKind); 9] = [
    ("{\"partypiece_game\":", FileKind::Record),
    ("partypiece_game", FileKind::Record),
    ("\"setup\":{\"", FileKind::Record),
    ("\"did\":{\"by\":", FileKind::Record),
    ("{\"party\":", FileKind::Backup),
    (BACKUP_TEXTS, FileKind::Backup),
    ("{\"partypiece_deck\":", FileKind::Cards),
    ("partypiece_deck", FileKind::Cards),
    (DECK, FileKind::Cards),
];

/// What begins the texts of a backup.
pub(super) const BACKUP_TEXTS: &str = "\"kept\":[\"";

/// What begins a deck of cards.
pub(super) const DECK: &str = "\"deck\":{\"name\":";

/// A file of at least so many characters can be recognised as the beginning of one of ours.
const MIN_CUT: usize = 3;

/// What is in every page that was saved; one of them is enough.
const PAGE_MARKS: [&str; 3] = ["id=\"partypiece\"", "<title>Partypiece</title>", PAGE_BACKUP];

/// What begins the backup in a page.
const PAGE_BACKUP: &str = "<script id=\"party\" type=\"application/json\">";

/// How many characters are checked to find out whether a file is text, or one of ours.
const OPENING: usize = 2_000;

impl FileKind {
    /// The kind of file of a text.
    pub(super) fn of(text: &str) -> Self {
        let text = text.trim_start();
        let first = text.lines().next().unwrap_or_default();
        if first.starts_with("game/") && storage_key(first).is_some() {
            return FileKind::Storage;
        }
        if PAGE_MARKS.iter().any(|mark| text.contains(mark)) {
            return FileKind::Page;
        }
        // The second one is that of a trial version.
        if ["\"redo\"", "\"again\""].contains(&first.trim()) {
            return FileKind::Record;
        }
        if let Some(kind) = by_mark(text) {
            return kind;
        }
        let fields = if text.starts_with('{') { top_level_fields(text) } else { Vec::new() };
        if blank_white::is_deck(text, &fields) {
            return FileKind::BlankWhite;
        }
        let kind_of = |field: &&str| FIELDS.iter().find(|(known, _)| known == field).map(|(_, kind)| *kind);
        fields.iter().find_map(kind_of).unwrap_or_else(|| text_or_binary(text))
    }
}

/// The kind of a file of ours by the first mark at its beginning, or by its first letters if there are no more.
fn by_mark(text: &str) -> Option<FileKind> {
    let is_cut = |(mark, _): &(&str, FileKind)| text.len() >= MIN_CUT && mark.starts_with(text.trim_end());
    if MARKS.iter().any(is_cut) {
        return Some(FileKind::CutOff);
    }
    let opening = text.get(..text.floor_char_boundary(OPENING)).unwrap_or_default();
    let found = MARKS.iter().filter_map(|(mark, kind)| Some((opening.find(mark)?, *kind)));
    found.min_by_key(|(position, _)| *position).map(|(_, kind)| kind)
}

/// Distinguishes text from binary files: more than a fifth of their characters are control characters or lost.
fn text_or_binary(text: &str) -> FileKind {
    let is_binary = |c: &char| c.is_control() && !c.is_whitespace() || *c == crate::decode::LOST;
    let opening = || text.chars().take(OPENING);
    if opening().filter(is_binary).count() * 5 > opening().count() {
        FileKind::NotText
    } else {
        FileKind::Categories
    }
}

/// The top-level fields of the object at the beginning of a text.
fn top_level_fields(text: &str) -> Vec<&str> {
    let (mut fields, mut string, mut depth) = (Vec::new(), "", 0usize);
    // The start of the string that is open.
    let mut open = None;
    let mut escaped = false;
    for (position, byte) in text.bytes().enumerate() {
        match (open, byte) {
            (Some(_), _) if escaped => escaped = false,
            (Some(_), b'\\') => escaped = true,
            (Some(begin), b'"') => {
                string = text.get(begin..position).unwrap_or_default();
                open = None;
            }
            (Some(_), _) => {}
            (None, b'"') => open = Some(position + 1),
            (None, b'{' | b'[') => depth += 1,
            (None, b'}' | b']') => depth = depth.saturating_sub(1),
            (None, b':') if depth == 1 => fields.push(string),
            (None, _) => {}
        }
        if depth == 0 {
            break;
        }
    }
    fields
}

/// The part of a game that a key names: `game/2345678923/step/000001` names `step/000001`.
fn storage_key(line: &str) -> Option<&str> {
    let (id, part) = line.strip_prefix("game/")?.split_once('/')?;
    let is_known = part == "head"
        || part == "state"
        || ["step/", "draft/", "torn/"].iter().any(|prefix| part.starts_with(prefix));
    (is_known && !id.is_empty() && id.bytes().all(|character| character.is_ascii_alphanumeric()))
        .then_some(part)
}

/// The lines of the record in an export of a stored game, up to the first missing step, and the number of all steps that it had.
pub(super) fn storage_lines(text: &str) -> (Vec<(usize, &str)>, usize) {
    let mut parts: Vec<(&str, usize, &str)> = Vec::new();
    let mut lines = (1..).zip(text.lines()).peekable();
    while let Some((_, line)) = lines.next() {
        let Some(part) = storage_key(line) else { continue };
        // A record's texts are one line each.
        if let Some((line_number, text)) = lines.next_if(|(_, next)| storage_key(next).is_none()) {
            parts.push((part, line_number, text));
        }
    }
    let part = |wanted: &str| {
        parts.iter().find(|(part, ..)| *part == wanted).map(|(_, line_number, text)| (*line_number, *text))
    };
    let head = part("head").into_iter();
    let lines = head.chain((0..).map_while(|step: usize| part(&step_key(step)))).collect();
    let number = |part: &str| part.strip_prefix("step/")?.parse::<usize>().ok();
    let last = parts.iter().filter_map(|(part, ..)| number(part)).max();
    (lines, last.map_or(0, |last| last.saturating_add(1)))
}

/// The backup in a page, and the number of lines before it. The tags around it may be damaged or cut off.
pub(super) fn page_backup(text: &str) -> Option<(usize, &str)> {
    let tag = text.find(PAGE_BACKUP).map(|start| start + PAGE_BACKUP.len());
    let (before, rest) = text.split_at(tag.or_else(|| text.rfind("{\"party\":"))?);
    let backup = rest.split("</script>").next()?;
    Some((before.matches('\n').count(), backup))
}
