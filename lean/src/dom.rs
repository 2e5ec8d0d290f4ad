//! The few calls of the DOM that drawing needs.
//!
//! Except for listeners, they are not bound through `web-sys`, which returns an optional window and document
//! for each call. Where a view is drawn, both exist.

use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use web_sys::{Event, EventTarget};

#[wasm_bindgen]
extern "C" {
    /// A node of the page: an element, a text, a comment or a fragment.
    #[derive(Clone, PartialEq)]
    pub type Node;

    #[wasm_bindgen(js_namespace = document, js_name = "createElement")]
    pub(crate) fn create_element(tag: &str) -> Node;

    #[wasm_bindgen(js_namespace = document, js_name = "createElementNS")]
    fn create_element_in(namespace: &str, tag: &str) -> Node;

    #[wasm_bindgen(js_namespace = document, js_name = "createTextNode")]
    pub(crate) fn create_text(text: &str) -> Node;

    #[wasm_bindgen(js_namespace = document, js_name = "createComment")]
    fn create_comment(text: &str) -> Node;

    #[wasm_bindgen(js_namespace = document, js_name = "createDocumentFragment")]
    pub(crate) fn create_fragment() -> Node;

    #[wasm_bindgen(method, js_name = "cloneNode")]
    fn clone_node_with(this: &Node, deep: bool) -> Node;

    #[wasm_bindgen(method, js_name = "insertBefore")]
    pub(crate) fn insert_before(this: &Node, node: &Node, before: Option<&Node>);

    #[wasm_bindgen(method, catch, js_name = "moveBefore")]
    fn try_move_before(this: &Node, node: &Node, before: Option<&Node>) -> Result<(), JsValue>;

    #[wasm_bindgen(method)]
    fn remove(this: &Node);

    #[wasm_bindgen(method, getter, js_name = "parentNode")]
    pub(crate) fn parent_node(this: &Node) -> Option<Node>;

    #[wasm_bindgen(method, getter, js_name = "firstChild")]
    pub(crate) fn first_child(this: &Node) -> Option<Node>;

    #[wasm_bindgen(method, getter, js_name = "lastChild")]
    fn last_child(this: &Node) -> Option<Node>;

    #[wasm_bindgen(method, getter, js_name = "nextSibling")]
    pub(crate) fn next_sibling(this: &Node) -> Option<Node>;

    #[wasm_bindgen(method, setter, js_name = "nodeValue")]
    pub(crate) fn set_node_value(this: &Node, text: &str);

    #[wasm_bindgen(method, js_name = "setAttribute")]
    pub(crate) fn set_attribute(this: &Node, name: &str, value: &str);

    #[wasm_bindgen(method, js_name = "removeAttribute")]
    pub(crate) fn remove_attribute(this: &Node, name: &str);

    #[wasm_bindgen(method, structural, indexing_setter)]
    fn set_property(this: &Node, name: &str, value: &JsValue);

    #[wasm_bindgen(method, getter)]
    fn style(this: &Node) -> Style;

    type Style;

    #[wasm_bindgen(method, js_name = "setProperty")]
    fn set(this: &Style, name: &str, value: &str);
}

/// Creates an SVG element.
pub(crate) fn create_svg_element(tag: &str) -> Node {
    create_element_in("http://www.w3.org/2000/svg", tag)
}

/// Creates an empty comment, which marks a position invisibly.
pub(crate) fn create_marker() -> Node {
    create_comment("")
}

impl Node {
    /// A deep copy.
    pub(crate) fn clone_node(&self) -> Self {
        self.clone_node_with(true)
    }

    /// Sets a property of an element to a text.
    pub(crate) fn set_text_property(&self, property: &str, text: &str) {
        self.set_property(property, &text.into());
    }

    /// Sets a property of an element to true or false.
    pub(crate) fn set_bool_property(&self, property: &str, on: bool) {
        self.set_property(property, &on.into());
    }

    /// Sets a property of an element's `style`; an empty value removes it.
    pub(crate) fn set_style(&self, property: &str, value: &str) {
        self.style().set(property, value);
    }

    /// Removes all child nodes.
    pub(crate) fn clear(&self) {
        self.set_text_property("textContent", "");
    }

    /// Listens for `event` until the listener is dropped.
    pub(crate) fn listen(&self, event: &'static str, listener: Box<dyn FnMut(Event)>) -> Listener {
        let target: &EventTarget = self.unchecked_ref();
        let closure = Closure::wrap(listener);
        // This fails only if the listener is no function.
        let _ = target.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
        Listener { target: target.clone(), event, closure }
    }

    /// The same node as a type of `web-sys`.
    pub(crate) fn as_element(&self) -> &web_sys::Element {
        self.unchecked_ref()
    }
}

/// An event listener, which is removed when this is dropped.
pub(crate) struct Listener {
    target: EventTarget,
    event: &'static str,
    closure: Closure<dyn FnMut(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let listener = self.closure.as_ref().unchecked_ref();
        // This fails only if the listener is no function.
        let _ = self.target.remove_event_listener_with_callback(self.event, listener);
    }
}

/// Neighbouring nodes, from the first to the last.
pub(crate) struct Nodes {
    pub(crate) first: Node,
    /// The same as the first, if there is only one.
    pub(crate) last: Node,
}

impl Nodes {
    /// The nodes of a fragment; a marker if it is empty.
    pub(crate) fn in_fragment(fragment: &Node) -> Self {
        if let (Some(first), Some(last)) = (fragment.first_child(), fragment.last_child()) {
            return Self { first, last };
        }
        let marker = create_marker();
        fragment.insert_before(&marker, None);
        Self { first: marker.clone(), last: marker }
    }

    /// Two markers in `parent`, before `before` or at the end. The nodes between them can be replaced.
    pub(crate) fn markers(parent: &Node, before: Option<&Node>) -> Self {
        let markers = Self { first: create_marker(), last: create_marker() };
        parent.insert_before(&markers.first, before);
        parent.insert_before(&markers.last, before);
        markers
    }

    /// Moves them to `parent`, before `before`.
    ///
    /// Nodes that are in `parent` already keep their focus and their animations, if the browser has `moveBefore`.
    pub(crate) fn move_before(&self, parent: &Node, before: &Node) {
        self.each(|node| {
            let moved = node.parent_node().as_ref() == Some(parent)
                && parent.try_move_before(node, Some(before)).is_ok();
            if !moved {
                parent.insert_before(node, Some(before));
            }
        });
    }

    /// Removes them from the page.
    pub(crate) fn remove(&self) {
        self.each(Node::remove);
    }

    /// Whether no node is between the first and the last.
    pub(crate) fn are_adjacent(&self) -> bool {
        self.first.next_sibling().as_ref() == Some(&self.last)
    }

    /// Removes the nodes between the first and the last.
    pub(crate) fn clear_between(&self) {
        if let Some(parent) = self.first.parent_node().filter(|parent| self.fill(parent)) {
            // Removes all nodes in one call and inserts the two again: half the work for a browser.
            parent.clear();
            parent.insert_before(&self.first, None);
            parent.insert_before(&self.last, None);
            return;
        }
        while let Some(node) = self.first.next_sibling().filter(|node| *node != self.last) {
            node.remove();
        }
    }

    /// Whether `parent` has no other nodes, and several are between the first and the last.
    fn fill(&self, parent: &Node) -> bool {
        let second = self.first.next_sibling().and_then(|node| node.next_sibling());
        second.is_some_and(|node| node != self.last)
            && parent.first_child().as_ref() == Some(&self.first)
            && parent.last_child().as_ref() == Some(&self.last)
    }

    fn each(&self, mut each: impl FnMut(&Node)) {
        let mut next = Some(self.first.clone());
        while let Some(node) = next {
            next = if node == self.last { None } else { node.next_sibling() };
            each(&node);
        }
    }
}
