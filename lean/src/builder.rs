//! Builds elements from a template and the content of its gaps.

use std::slice::Iter;

use leptos::{
    ev::EventDescriptor,
    html::ElementType,
    prelude::{Owner, StoredValue},
    tachys::html::node_ref::NodeRefContainer,
};
use wasm_bindgen::JsValue;
use web_sys::Event;

use crate::{
    Html, IntoHtml, IntoValue,
    dom::{self, Node},
    template::{self, Part, Template},
    value::{ValueKind, ValueSource},
};

/// Builds the elements of one `html!`; only the macro calls it.
///
/// It reads the template up to the next gap, lets the gap be filled, and reads on.
pub struct Builder {
    parts: Iter<'static, Part>,
    /// The next top-level node of the clone, if the elements were cloned.
    next: Option<Node>,
    /// The open elements, the innermost last.
    open: Vec<OpenElement>,
    /// The top-level views.
    views: Vec<Html>,
}

/// An element whose end was not read yet.
struct OpenElement {
    element: Node,
    /// Whether it was cloned. Then it has its constant parts already.
    cloned: bool,
    /// The next node of a clone. New content is inserted before it.
    next: Option<Node>,
}

impl Builder {
    /// Reads up to the first gap.
    #[must_use]
    pub fn new(template: Template) -> Self {
        let mut builder = Self::from_clone(template, template::clone_cached(template));
        builder.read();
        builder
    }

    /// The elements of a template with nothing in the gaps, in a fragment.
    pub(crate) fn without_gaps(template: Template) -> Node {
        let mut builder = Self::from_clone(template, None);
        while builder.read() {}
        let fragment = dom::create_fragment();
        builder.into_html().insert_into(&fragment, None);
        fragment
    }

    fn from_clone(template: Template, next: Option<Node>) -> Self {
        Self { parts: template.iter(), next, open: Vec::new(), views: Vec::new() }
    }

    /// Fills a gap with an attribute.
    pub fn attribute(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(ValueKind::Attribute, name, value.into_source());
    }

    /// Fills a gap with a property.
    pub fn property(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(ValueKind::Property, name, value.into_source());
    }

    /// Fills a gap with a property of the element's `style`.
    pub fn style(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(ValueKind::Style, name, value.into_source());
    }

    /// Fills a gap with an event listener.
    pub fn on<E>(&mut self, _: E, name: &'static str, mut listener: impl FnMut(E::EventType) + 'static)
    where
        E: EventDescriptor<EventType: From<JsValue>>,
    {
        self.listen(name, Box::new(move |event| listener(JsValue::from(event).into())));
    }

    /// Fills a gap with a `NodeRef`, which gets the element.
    pub fn node_ref<E: ElementType>(&mut self, reference: impl NodeRefContainer<E>) {
        if let Some(open) = self.open.last() {
            reference.load(open.element.as_element());
        }
        self.read();
    }

    /// Fills a gap with a view.
    pub fn child(&mut self, view: impl IntoHtml) {
        self.put(view.into_html());
        self.read();
    }

    /// The view that was built.
    #[must_use]
    pub fn into_html(mut self) -> Html {
        match self.views.pop() {
            Some(only) if self.views.is_empty() => only,
            last => {
                self.views.extend(last);
                Html::Several(self.views)
            }
        }
    }

    fn set(&mut self, kind: ValueKind, name: &'static str, source: ValueSource) {
        if let Some(open) = self.open.last() {
            kind.bind(&open.element, name, source);
        }
        self.read();
    }

    /// Adds a listener until the current owner is cleaned up. Signals that the listener creates belong to that owner.
    fn listen(&mut self, event: &'static str, mut listener: Box<dyn FnMut(Event)>) {
        if let (Some(open), Some(owner)) = (self.open.last(), Owner::current()) {
            let owner = owner.downgrade();
            let listener = move |event| {
                if let Some(owner) = owner.upgrade() {
                    owner.with(|| listener(event));
                }
            };
            StoredValue::new_local(open.element.listen(event, Box::new(listener)));
        }
        self.read();
    }

    /// Reads up to the next gap or to the end. Returns whether there is a gap.
    fn read(&mut self) -> bool {
        while let Some(part) = self.parts.next() {
            match *part {
                Part::Element(tag) => self.start(|| dom::create_element(tag)),
                Part::SvgElement(tag) => self.start(|| dom::create_svg_element(tag)),
                Part::Attribute(name, value) => {
                    if let Some(OpenElement { element, cloned: false, .. }) = self.open.last() {
                        element.set_attribute(name, value);
                    }
                }
                Part::Text(text) => {
                    // At the top level the cloned text is skipped, and a new `Html::Text` is made: only
                    // this lets a reactive view keep one text node and change its value.
                    if self.next_cloned().is_none() || self.open.is_empty() {
                        self.put(Html::Text(text.into()));
                    }
                }
                Part::Gap => return true,
                Part::End => self.end(),
            }
        }
        false
    }

    /// Starts an element.
    fn start(&mut self, create: impl Fn() -> Node) {
        let clone = self.next_cloned();
        let cloned = clone.is_some();
        let element = clone.unwrap_or_else(create);
        let next = element.first_child();
        self.open.push(OpenElement { element, cloned, next });
    }

    /// Ends the innermost element. One that was cloned together with its parent is in its parent already.
    fn end(&mut self) {
        if let Some(OpenElement { element, cloned, .. }) = self.open.pop()
            && (!cloned || self.open.is_empty())
        {
            self.put(Html::Element(element));
        }
    }

    /// Takes the next node of a clone.
    fn next_cloned(&mut self) -> Option<Node> {
        let next = self.open.last_mut().map_or(&mut self.next, |open| &mut open.next);
        let node = next.take()?;
        *next = node.next_sibling();
        Some(node)
    }

    /// Inserts a view at the current position.
    fn put(&mut self, view: Html) {
        match self.open.last() {
            Some(open) => view.insert_into(&open.element, open.next.as_ref()),
            None => self.views.push(view),
        }
    }
}
