//! What a view is made of: elements, texts, and marks between them.
//!
//! Bound by hand and not through `web-sys`, which would ask for a window and for a document, either of which may be
//! missing, each time something is made. Where a view is drawn, both are there.

use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};

use super::Listening;

pub use web_sys::Event;

#[wasm_bindgen]
extern "C" {
    /// Something in the page: an element, a text, a mark.
    #[derive(Clone, PartialEq)]
    pub type Node;

    /// Makes an element of HTML.
    #[wasm_bindgen(js_namespace = document, js_name = "createElement")]
    pub fn html(tag: &str) -> Node;

    #[wasm_bindgen(js_namespace = document, js_name = "createElementNS")]
    fn create_element_of(namespace: &str, tag: &str) -> Node;

    /// Makes a text.
    #[wasm_bindgen(js_namespace = document, js_name = "createTextNode")]
    pub fn text(says: &str) -> Node;

    #[wasm_bindgen(js_namespace = document, js_name = "createComment")]
    fn create_comment(says: &str) -> Node;

    /// Makes a place that is nowhere, to draw in: whatever is put into it leaves it when it is put elsewhere.
    #[wasm_bindgen(js_namespace = document, js_name = "createDocumentFragment")]
    pub fn nowhere() -> Node;

    #[wasm_bindgen(method, js_name = "cloneNode")]
    fn copy_with(this: &Node, all: bool) -> Node;

    /// Puts a node before another one, or at the end.
    #[wasm_bindgen(method, js_name = "insertBefore")]
    pub fn insert(this: &Node, node: &Node, before: Option<&Node>);

    #[wasm_bindgen(method, catch, js_name = "moveBefore")]
    fn try_move(this: &Node, node: &Node, before: Option<&Node>) -> Result<(), JsValue>;

    #[wasm_bindgen(method)]
    fn remove(this: &Node);

    /// The node it is in.
    #[wasm_bindgen(method, getter, js_name = "parentNode")]
    pub fn parent(this: &Node) -> Option<Node>;

    /// The first node in it.
    #[wasm_bindgen(method, getter, js_name = "firstChild")]
    pub fn first(this: &Node) -> Option<Node>;

    /// The last node in it.
    #[wasm_bindgen(method, getter, js_name = "lastChild")]
    pub fn last(this: &Node) -> Option<Node>;

    /// The node behind it.
    #[wasm_bindgen(method, getter, js_name = "nextSibling")]
    pub fn next(this: &Node) -> Option<Node>;

    /// Lets a text say something else.
    #[wasm_bindgen(method, setter, js_name = "nodeValue")]
    pub fn set_says(this: &Node, says: &str);

    /// Sets an attribute of an element.
    #[wasm_bindgen(method, js_name = "setAttribute")]
    pub fn set_attribute(this: &Node, name: &str, value: &str);

    /// Takes an attribute of an element away.
    #[wasm_bindgen(method, js_name = "removeAttribute")]
    pub fn remove_attribute(this: &Node, name: &str);

    #[wasm_bindgen(method, structural, indexing_setter)]
    fn set_property(this: &Node, name: &str, value: &JsValue);

    #[wasm_bindgen(method, getter)]
    fn style(this: &Node) -> Style;

    type Style;

    #[wasm_bindgen(method, js_name = "setProperty")]
    fn set(this: &Style, name: &str, value: &str);
}

/// Makes an element of a drawing.
pub fn svg(tag: &str) -> Node {
    create_element_of("http://www.w3.org/2000/svg", tag)
}

/// Makes a mark, which nobody sees.
pub fn mark() -> Node {
    create_comment("")
}

impl Node {
    /// A copy of it with all that is in it.
    pub fn copy(&self) -> Self {
        self.copy_with(true)
    }

    /// Sets a property of an element to a text.
    pub fn set_text(&self, property: &str, text: &str) {
        self.set_property(property, &text.into());
    }

    /// Turns a property of an element on or off.
    pub fn set_flag(&self, property: &str, on: bool) {
        self.set_property(property, &on.into());
    }

    /// Sets a property of an element's own style; an empty value takes it away.
    pub fn set_style(&self, property: &str, value: &str) {
        self.style().set(property, value);
    }

    /// Takes everything out of an element.
    pub fn empty(&self) {
        self.set_text("textContent", "");
    }

    /// Hears `event` at an element, for as long as the answer is kept.
    pub fn listen(&self, event: &'static str, hear: Box<dyn FnMut(Event)>) -> Listening {
        Listening::new().at(self.unchecked_ref(), event, hear)
    }

    /// The element, as those know it who ask for one by its kind.
    pub fn as_element(&self) -> &web_sys::Element {
        self.unchecked_ref()
    }
}

/// Nodes that stand in a row.
pub struct Span {
    /// The first of them.
    pub first: Node,
    /// The last of them; the same, if there is but one.
    pub last: Node,
}

impl Span {
    /// All that is in a place; a mark, if nothing is.
    pub fn within(place: &Node) -> Self {
        if let (Some(first), Some(last)) = (place.first(), place.last()) {
            return Self { first, last };
        }
        let mark = mark();
        place.insert(&mark, None);
        Self { first: mark.clone(), last: mark }
    }

    /// Puts them into `parent`, before `before`.
    ///
    /// What is there already keeps its focus and its animations, if the browser can move things.
    pub fn put(&self, parent: &Node, before: &Node) {
        self.each(|node| {
            let moved = node.parent().as_ref() == Some(parent) && parent.try_move(node, Some(before)).is_ok();
            if !moved {
                parent.insert(node, Some(before));
            }
        });
    }

    /// Takes them out of the page.
    pub fn clear(&self) {
        self.each(Node::remove);
    }

    /// Whether nothing stands between the first and the last.
    pub fn is_empty(&self) -> bool {
        self.first.next().as_ref() == Some(&self.last)
    }

    /// Takes what stands between the first and the last out of the page.
    pub fn clear_between(&self) {
        if let Some(place) = self.first.parent().filter(|place| self.fills(place)) {
            // All at once: for browsers that is half the work.
            place.empty();
            place.insert(&self.first, None);
            place.insert(&self.last, None);
            return;
        }
        while let Some(node) = self.first.next().filter(|node| *node != self.last) {
            node.remove();
        }
    }

    /// Whether nothing else is in a place, and several nodes stand between the first and the last.
    fn fills(&self, place: &Node) -> bool {
        let second = self.first.next().and_then(|node| node.next());
        second.is_some_and(|node| node != self.last)
            && place.first().as_ref() == Some(&self.first)
            && place.last().as_ref() == Some(&self.last)
    }

    fn each(&self, mut each: impl FnMut(&Node)) {
        let mut here = Some(self.first.clone());
        while let Some(node) = here {
            here = if node == self.last { None } else { node.next() };
            each(&node);
        }
    }
}
