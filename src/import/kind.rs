//! What kind of file it is, by what stands in it: a name says nothing, and may be wrong.

/// A kind of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FileKind {
    /// A record of a game: a line that says what was agreed, then a line for each step.
    Record,
    /// A game as it lies on the shelf, each text under its key: what is saved of one whose record is not whole.
    Shelf,
    /// All that a table keeps.
    Backup,
    /// A page that was saved, maybe with all that its table keeps.
    Page,
    /// A deck of cards.
    Cards,
    /// Something else, which is a text: maybe decks of categories.
    Categories,
    /// Something else, which is none.
    NotText,
}

/// Fields outside of all others, and what has them. Each of them alone gives its file away, so that one that is damaged
/// hides nothing.
const FIELDS: [(&str, FileKind); 9] = [
    ("partypiece", FileKind::Record),
    ("seed", FileKind::Record),
    ("setup", FileKind::Record),
    ("did", FileKind::Record),
    ("took_back", FileKind::Record),
    ("party", FileKind::Backup),
    ("kept", FileKind::Backup),
    ("partypiece_deck", FileKind::Cards),
    ("deck", FileKind::Cards),
];

/// So many letters of a file are looked at to see whether they are letters at all.
const OPENING: usize = 2_000;

impl FileKind {
    /// What kind of file a text came from.
    pub(super) fn of(text: &str) -> Self {
        let text = text.trim_start();
        let first = text.lines().next().unwrap_or_default();
        if first.starts_with("game/") && shelf_key(first).is_some() {
            return FileKind::Shelf;
        }
        if text.starts_with('<') && text.contains("id=\"partypiece\"") {
            return FileKind::Page;
        }
        if first.trim() == "\"again\"" {
            return FileKind::Record;
        }
        let fields = if text.starts_with('{') { outer_fields(text) } else { Vec::new() };
        let told = |field: &&str| FIELDS.iter().find(|(known, _)| known == field).map(|(_, kind)| *kind);
        fields.iter().find_map(told).or_else(|| by_its_opening(text)).unwrap_or_else(|| other(text))
    }
}

/// A file whose very first letters are damaged is told by its version, which stands right behind them.
fn by_its_opening(text: &str) -> Option<FileKind> {
    let opening: String = text.chars().take(20).collect();
    let versions = [
        ("partypiece_deck\":", FileKind::Cards),
        ("partypiece\":", FileKind::Record),
        ("party\":", FileKind::Backup),
    ];
    versions.into_iter().find(|(version, _)| opening.contains(version)).map(|(_, kind)| kind)
}

/// Text, or something that is none: nobody writes many letters that cannot be seen.
fn other(text: &str) -> FileKind {
    let odd = |c: &char| c.is_control() && !c.is_whitespace() || *c == crate::decode::LOST;
    let opening = || text.chars().take(OPENING);
    if opening().filter(odd).count() * 5 > opening().count() {
        FileKind::NotText
    } else {
        FileKind::Categories
    }
}

/// The fields of the object that a text begins with.
fn outer_fields(text: &str) -> Vec<&str> {
    let (mut fields, mut word, mut depth) = (Vec::new(), "", 0usize);
    let mut from = None;
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate() {
        match (from, byte) {
            (Some(_), _) if escaped => escaped = false,
            (Some(_), b'\\') => escaped = true,
            (Some(begin), b'"') => {
                word = text.get(begin..at).unwrap_or_default();
                from = None;
            }
            (Some(_), _) => {}
            (None, b'"') => from = Some(at + 1),
            (None, b'{' | b'[') => depth += 1,
            (None, b'}' | b']') => depth = depth.saturating_sub(1),
            (None, b':') if depth == 1 => fields.push(word),
            (None, _) => {}
        }
        if depth == 0 {
            break;
        }
    }
    fields
}

/// The part of a game that a key of the shelf names: `game/2345678923/step/000001` names `step/000001`.
fn shelf_key(line: &str) -> Option<&str> {
    let (id, part) = line.strip_prefix("game/")?.split_once('/')?;
    let known = part == "head"
        || part == "state"
        || ["step/", "draft/", "torn/"].iter().any(|known| part.starts_with(known));
    (known && !id.is_empty() && id.bytes().all(|letter| letter.is_ascii_alphanumeric())).then_some(part)
}

/// The record of a game that lies in a file as it lay on the shelf, its head and its steps up to the first that is missing;
/// and how many steps there are.
pub(super) fn lines_of_shelf(text: &str) -> (Vec<(usize, &str)>, usize) {
    let mut parts: Vec<(&str, usize, &str)> = Vec::new();
    let mut lines = (1..).zip(text.lines()).peekable();
    while let Some((_, line)) = lines.next() {
        let Some(part) = shelf_key(line) else { continue };
        // A record's texts are one line each.
        if let Some((at, text)) = lines.next_if(|(_, next)| shelf_key(next).is_none()) {
            parts.push((part, at, text));
        }
    }
    let part =
        |wanted: &str| parts.iter().find(|(part, ..)| *part == wanted).map(|(_, at, text)| (*at, *text));
    let head = part("head").into_iter();
    let lines = head.chain((0..).map_while(|step: usize| part(&format!("step/{step:06}")))).collect();
    (lines, parts.iter().filter(|(part, ..)| part.starts_with("step/")).count())
}

/// The backup that a page carries, and how many lines of the page come before it.
pub(super) fn backup_of_page(text: &str) -> Option<(usize, &str)> {
    let (before, rest) = text.split_once("<script id=\"party\" type=\"application/json\">")?;
    let (backup, _) = rest.split_once("</script>")?;
    Some((before.matches('\n').count(), backup))
}
