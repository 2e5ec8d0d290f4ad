//! Elements, from the markup of a `view!`.

use std::str::Split;

use leptos::{
    ev::EventDescriptor,
    html::ElementType,
    prelude::{Owner, StoredValue},
    tachys::html::node_ref::NodeRefContainer,
};
use wasm_bindgen::JsValue;

use super::{
    AnyView, IntoView,
    value::{IntoValue, Part, Source},
};
use crate::browser::dom::{self, Event, Node};

/// Elements in the making.
///
/// `view!` writes all that never changes into one text and leaves a gap wherever the program has something to say; this
/// reads the text up to the next gap, lets it be filled, and reads on. The words of the text end with a NUL:
///
/// | word | means |
/// |---|---|
/// | `<div` | an element begins |
/// | `~path` | an element of a drawing begins |
/// | `.class=row` | it has an attribute |
/// | `"says` | a text |
/// | `>` | the element ends |
/// | `?` | a gap |
pub struct Markup {
    words: Split<'static, char>,
    /// The elements that have begun, the innermost last.
    open: Vec<Node>,
    /// What stands in no element.
    views: Vec<AnyView>,
}

impl Markup {
    /// Reads up to the first gap.
    pub fn new(words: &'static str) -> Self {
        let mut markup = Self { words: words.split('\0'), open: Vec::new(), views: Vec::new() };
        markup.read();
        markup
    }

    /// Fills an element that stands in the page already.
    pub fn within(element: Node) -> Self {
        Self { words: "".split('\0'), open: vec![element], views: Vec::new() }
    }

    /// Fills a gap with an attribute.
    pub fn attribute(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(Part::Attribute, name, value.into_source());
    }

    /// Fills a gap with a property.
    pub fn property(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(Part::Property, name, value.into_source());
    }

    /// Fills a gap with a property of the element's own style.
    pub fn style(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(Part::Style, name, value.into_source());
    }

    /// Fills a gap with an ear for an event.
    pub fn on<E>(&mut self, _: E, name: &'static str, mut hear: impl FnMut(E::EventType) + 'static)
    where
        E: EventDescriptor<EventType: From<JsValue>>,
    {
        self.listen(name, Box::new(move |event| hear(JsValue::from(event).into())));
    }

    /// Fills a gap with a reference that is to know the element.
    pub fn node_ref<E: ElementType>(&mut self, reference: impl NodeRefContainer<E>) {
        if let Some(element) = self.open.last() {
            reference.load(element.as_element());
        }
        self.read();
    }

    /// Fills a gap with a view.
    pub fn child(&mut self, view: impl IntoView) {
        self.put(view.into_any());
        self.read();
    }

    /// All that was made.
    pub fn view(mut self) -> AnyView {
        match self.views.pop() {
            Some(only) if self.views.is_empty() => only,
            last => {
                self.views.extend(last);
                AnyView::Several(self.views)
            }
        }
    }

    fn set(&mut self, part: Part, name: &'static str, source: Source) {
        if let Some(element) = self.open.last() {
            part.keep_set(element, name, source);
        }
        self.read();
    }

    /// Listens for as long as the present owner. Whatever is made in answer belongs to that owner, too.
    fn listen(&mut self, event: &'static str, mut hear: Box<dyn FnMut(Event)>) {
        if let (Some(element), Some(owner)) = (self.open.last(), Owner::current()) {
            let owner = owner.downgrade();
            let hear = move |event| {
                if let Some(owner) = owner.upgrade() {
                    owner.with(|| hear(event));
                }
            };
            StoredValue::new_local(element.listen(event, Box::new(hear)));
        }
        self.read();
    }

    /// Reads up to the next gap, or to the end.
    fn read(&mut self) {
        while let Some(word) = self.words.next() {
            let mut letters = word.chars();
            let kind = letters.next();
            let word = letters.as_str();
            match kind {
                Some('<') => self.open.push(dom::html(word)),
                Some('~') => self.open.push(dom::svg(word)),
                Some('.') => {
                    if let (Some(element), Some((name, value))) = (self.open.last(), word.split_once('=')) {
                        element.set_attribute(name, value);
                    }
                }
                Some('"') => self.put(AnyView::Text(word.into())),
                Some('>') => {
                    if let Some(element) = self.open.pop() {
                        self.put(AnyView::Element(element));
                    }
                }
                Some(_) | None => return,
            }
        }
    }

    /// Puts a view where the text is just now.
    fn put(&mut self, view: AnyView) {
        match self.open.last() {
            Some(element) => view.draw(element, None),
            None => self.views.push(view),
        }
    }
}
