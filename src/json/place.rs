//! Where in a text something stands: its line, and the way to it through objects and lists.

/// Longer than this, a field is shown only from its end.
const LONGEST: usize = 120;

/// A place in a text.
pub(super) struct JsonLocation {
    /// The line, from 1.
    pub(super) line: usize,
    /// The field, such as `setup.players[2]`.
    pub(super) field: String,
}

/// An object or a list that is open.
enum PathFrame<'t> {
    /// In an object: the key whose value is due or was read.
    Object(Option<&'t str>),
    /// In a list: how many values came before.
    List(usize),
}

impl JsonLocation {
    /// The place that a reader of JSON has come to; of `the whole` that it stands in, if so wanted. Looked for only when
    /// something is wrong, so that reading pays nothing for it.
    pub(super) fn of(text: &str, at: usize, whole: bool) -> Self {
        let read = text.get(..at).unwrap_or(text);
        let mut frames = frames(read);
        if whole {
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
        let letters = field.chars().count();
        if letters > LONGEST {
            let end: String = field.chars().skip(letters - LONGEST).collect();
            field = format!("…{end}");
        }
        Self { line: 1 + read.matches('\n').count(), field }
    }
}

/// What is open at the end of a text.
fn frames(text: &str) -> Vec<PathFrame<'_>> {
    let (mut frames, mut word) = (Vec::new(), None);
    let mut bytes = text.bytes().enumerate();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'"' => {
                let rest = text.get(at + 1..).unwrap_or_default();
                let length = string_length(rest);
                word = rest.get(..length);
                // To the quote at its end.
                bytes.by_ref().take(length + 1).for_each(drop);
            }
            b'{' => frames.push(PathFrame::Object(None)),
            b'[' => frames.push(PathFrame::List(0)),
            b'}' | b']' => drop(frames.pop()),
            b':' => {
                if let Some(PathFrame::Object(key)) = frames.last_mut() {
                    *key = word.take();
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

/// How many bytes a string has up to its quote, or to the end of the text.
fn string_length(rest: &str) -> usize {
    let mut escaped = false;
    let ends = |byte: u8| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    };
    rest.bytes().position(ends).unwrap_or(rest.len())
}
