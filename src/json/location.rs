//! A position in a text: its line, and its path through objects and arrays.

/// The maximum number of characters of a path. Of a longer path only the end is shown.
const MAX_CHARACTERS: usize = 120;

/// A position in a text.
pub(super) struct JsonLocation {
    /// The line, from 1.
    pub(super) line: usize,
    /// The path to the field, such as `setup.players[2]`.
    pub(super) path: String,
}

/// An object or an array that is open.
enum PathFrame<'t> {
    /// In an object: the key of the current value.
    Object(Option<&'t str>),
    /// In an array: the index of the current value.
    Array(usize),
}

impl JsonLocation {
    /// The line of the byte `byte_index`, and the path to its value or, if `enclosing` is true, to the object or array
    /// around it. Computed only after an error, so that reading stays fast.
    pub(super) fn of(text: &str, byte_index: usize, enclosing: bool) -> Self {
        let read = text.get(..byte_index).unwrap_or(text);
        let mut frames = frames(read);
        if enclosing {
            frames.pop();
        }
        let mut path = String::new();
        for frame in frames {
            match frame {
                PathFrame::Array(index) => path.push_str(&format!("[{index}]")),
                PathFrame::Object(None) => {}
                PathFrame::Object(Some(key)) if path.is_empty() => path.push_str(key),
                PathFrame::Object(Some(key)) => path.push_str(&format!(".{key}")),
            }
        }
        let characters = path.chars().count();
        if characters > MAX_CHARACTERS {
            let end: String = path.chars().skip(characters - MAX_CHARACTERS).collect();
            path = format!("…{end}");
        }
        Self { line: 1 + read.matches('\n').count(), path }
    }
}

/// The objects and arrays that are open at the end of a text.
fn frames(text: &str) -> Vec<PathFrame<'_>> {
    let (mut frames, mut string) = (Vec::new(), None);
    let mut bytes = text.bytes().enumerate();
    while let Some((byte_index, byte)) = bytes.next() {
        match byte {
            b'"' => {
                let rest = text.get(byte_index + 1..).unwrap_or_default();
                let length = string_length(rest);
                string = rest.get(..length);
                // Skip to its closing quote.
                bytes.by_ref().take(length + 1).for_each(drop);
            }
            b'{' => frames.push(PathFrame::Object(None)),
            b'[' => frames.push(PathFrame::Array(0)),
            b'}' | b']' => drop(frames.pop()),
            b':' => {
                if let Some(PathFrame::Object(key)) = frames.last_mut() {
                    *key = string.take();
                }
            }
            b',' => match frames.last_mut() {
                Some(PathFrame::Object(key)) => *key = None,
                Some(PathFrame::Array(index)) => *index += 1,
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
    let is_closing_quote = |byte: u8| {
        let closes = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        closes
    };
    rest.bytes().position(is_closing_quote).unwrap_or(rest.len())
}
