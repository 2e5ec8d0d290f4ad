//! Lists in YAML: each line is turned into JSON, whose reader knows what to do with names, lists and lists of lists.

use super::toml::quoted;

/// The letters of JSON for the lines of a file in YAML.
#[derive(Default)]
pub(super) struct Yaml {
    line: String,
    /// The lists and objects that are open, each with its indentation.
    open: Vec<(usize, YamlNode)>,
    /// Whether the last key waits for a value, which may begin on the next line.
    has_key: bool,
    /// The indentation of the key whose value are the following lines as they stand: `words: |`.
    block: Option<usize>,
    /// A list in brackets that goes on on the next line.
    brackets: String,
}

#[derive(Clone, Copy, PartialEq)]
enum YamlNode {
    List,
    Object,
}

impl YamlNode {
    fn brackets(self) -> (&'static str, &'static str) {
        match self {
            YamlNode::List => ("[", "]"),
            YamlNode::Object => ("{", "}"),
        }
    }
}

impl Yaml {
    /// The JSON of a line that ends, or nothing.
    pub(super) fn push(&mut self, c: char) -> String {
        if c == '\n' {
            return self.end_line();
        }
        self.line.push(c);
        String::new()
    }

    /// The JSON of the end of the file.
    pub(super) fn end(&mut self) -> String {
        let mut json = self.end_line();
        if self.block.take().is_some() {
            json.push_str("],");
        }
        while self.close(&mut json) {}
        json
    }

    fn end_line(&mut self) -> String {
        let line = std::mem::take(&mut self.line);
        let content = line.trim_start();
        let (indent, content) = (line.len() - content.len(), content.trim_end());
        let mut json = String::new();
        match self.block {
            Some(_) if content.is_empty() => return json,
            Some(outer) if indent > outer => return quoted(content) + ",",
            Some(_) => {
                json.push_str("],");
                self.block = None;
            }
            None => {}
        }
        if !self.brackets.is_empty() {
            self.value(indent, content, &mut json);
        } else if !(content.is_empty()
            || content.starts_with(['#', '%'])
            || ["---", "..."].contains(&content))
        {
            // No comment, no directive such as `%YAML 1.2`, and no line between documents.
            self.entry(indent, content, false, &mut json);
        }
        json
    }

    fn entry(&mut self, indent: usize, content: &str, is_item: bool, json: &mut String) {
        if let Some(item) = content.strip_prefix('-').filter(|item| item.is_empty() || item.starts_with(' '))
        {
            self.continue_with(indent, YamlNode::List, json);
            let item = item.trim_start();
            if !item.is_empty() {
                self.entry(indent + content.len() - item.len(), item, true, json);
            }
        } else if let Some((key, value)) = key_and_value(content, is_item) {
            self.continue_with(indent, YamlNode::Object, json);
            json.push_str(&quoted(key));
            json.push(':');
            self.has_key = true;
            self.value(indent, value, json);
        } else if is_item || self.has_key || self.is_in_list() {
            self.value(indent, content, json);
        } else {
            // In YAML a line without a key goes on with the text before it. Here it is a text of its own, with itself as key.
            let text = quoted(scalar(content));
            json.push_str(&format!("{text}:{text},"));
        }
    }

    fn is_in_list(&self) -> bool {
        self.open.last().is_none_or(|(_, container)| *container == YamlNode::List)
    }

    /// Closes what ends before a line with this indentation, and opens the list or the object that the line belongs to.
    fn continue_with(&mut self, indent: usize, container: YamlNode, json: &mut String) {
        while let Some((outer, last)) = self.open.last().copied() {
            // The list of a key may be as far indented as its key.
            let is_value = self.has_key && container == YamlNode::List && last == YamlNode::Object;
            if outer < indent || outer == indent && (last == container || is_value) {
                break;
            }
            self.close(json);
        }
        if self.open.last() == Some(&(indent, container)) {
            self.end_key(json);
        } else {
            self.has_key = false;
            self.open.push((indent, container));
            json.push_str(container.brackets().0);
        }
    }

    /// Closes the innermost list or object, if any is open.
    fn close(&mut self, json: &mut String) -> bool {
        self.end_key(json);
        let closed = self.open.pop();
        if let Some((_, container)) = closed {
            json.push_str(container.brackets().1);
            json.push(',');
        }
        closed.is_some()
    }

    /// A key without a value has none.
    fn end_key(&mut self, json: &mut String) {
        if std::mem::take(&mut self.has_key) {
            json.push_str("null,");
        }
    }

    /// The value of a key, or an item of a list. Without a value, it comes on the next lines.
    fn value(&mut self, indent: usize, value: &str, json: &mut String) {
        let is_list = !self.brackets.is_empty() || value.starts_with('[');
        if value.is_empty() || value.starts_with('#') {
            return;
        }
        // Alone, or with a sign: `|-`.
        if value.starts_with(['|', '>']) && value.len() <= 2 {
            self.block = Some(indent);
            json.push('[');
        } else if is_list {
            self.brackets.push_str(value);
            self.brackets.push(' ');
            if !value.contains(']') {
                return;
            }
            let list = std::mem::take(&mut self.brackets);
            let items = list.split(['[', ']', ',']).map(scalar).filter(|item| !item.is_empty());
            let items: Vec<String> = items.map(quoted).collect();
            json.push_str(&format!("[{}],", items.join(",")));
        } else {
            json.push_str(&quoted(scalar(value)));
            json.push(',');
        }
        self.has_key = false;
    }
}

/// The key of a line and what stands behind it. In an item of a list, several words before a colon are a text.
fn key_and_value(content: &str, is_item: bool) -> Option<(&str, &str)> {
    let (key, value) = content.split_once(": ").or_else(|| Some((content.strip_suffix(':')?, "")))?;
    let is_text =
        key.starts_with(['"', '\'', '[', '{']) && scalar(key) == key || is_item && key.contains(' ');
    (!is_text && !key.is_empty()).then(|| (scalar(key), value.trim()))
}

/// A text without its quotation marks, or without the comment behind it.
fn scalar(text: &str) -> &str {
    let text = text.trim();
    for quote in ['"', '\''] {
        if let Some((inner, _)) = text.strip_prefix(quote).and_then(|inner| inner.rsplit_once(quote)) {
            return inner;
        }
    }
    text.split_once(" #").map_or(text, |(text, _)| text.trim_end())
}
