//! A position in a text: its line, and its path through objects and lists.

/// The maximum number of characters of a path. Of a longer path only the end is shown.
const MAX_CHARACTERS: usize = 120;

/// A position in a text.
pub(super) struct JsonLocation {
    /// The line, from 1.
    pub(super) line: usize,
    /// The field, such as `setup.players[2]`.
    pub(super) field: String,
}

/// An object or a list that is open.
enum PathFrame<'t> {
    /// In an object: the key of the current value.
    Object(Option<&'t str>),
    /// In a list: the index of the current value.
    List(usize),
}

impl JsonLocation {
    /// The position at byte `at`, or with `enclosing` that of the object or list around it. Computed only after an error,
    /// so that reading stays fast.
    pub(super) fn of(text: &str, at: usize, enclosing: bool) -> Self {
        let read = text.get(..at).unwrap_or(text);
        let mut frames = frames(read);
        if enclosing {
            frames.pop();
        }
        let mut field = String::new();
        for frame in frames {
            match frame {
                PathFrame::List(index) => field.push_str(&format!("[{index}]")),
                PathFrame::Object(None) => {}
                PathFrame::Object(Some(key)) if field.is_empty() => field.push_str(key),
                PathFrame::Object(Some(key)) => field.push_str(&format!(".{key}")),
            }
        }
        let characters = field.chars().count();
        if characters > MAX_CHARACTERS {
            let end: String = field.chars().skip(characters - MAX_CHARACTERS).collect();
            field = format!("…{end}");
        }
        Self { line: 1 + read.matches('\n').count(), field }
    }
}

/// The objects and lists that are open at the end of a text.
fn frames(text: &str) -> Vec<PathFrame<'_>> {
    let (mut frames, mut string) = (Vec::new(), None);
    let mut bytes = text.bytes().enumerate();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'"' => {
                let rest = text.get(at + 1..).unwrap_or_default();
                let length = string_length(rest);
                string = rest.get(..length);
                // Skip to its closing quote.
                bytes.by_ref().take(length + 1).for_each(drop);
            }
            b'{' => frames.push(PathFrame::Object(None)),
            b'[' => frames.push(PathFrame::List(0)),
            b'}' | b']' => drop(frames.pop()),
            b':' => {
                if let Some(PathFrame::Object(key)) = frames.last_mut() {
                    *key = string.take();
                }
            }
            b',' => match frames.last_mut() {
                Some(PathFrame::Object(key)) => *key = None,
                Some(PathFrame::List(index)) => *index += 1,
                None => {}
            },
            _ => {}
        }
    }
    frames
}

/// The length of a string in bytes, up to its quote or the end of the text.
fn string_length(rest: &str) -> usize {
    let mut escaped = false;
    let ends = |byte: u8| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    };
    rest.bytes().position(ends).unwrap_or(rest.len())
}
