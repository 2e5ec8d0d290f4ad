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
    AnyView, IntoView, mold,
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
    /// What comes next of a copy of its elements that stand in no other; nothing, if all are made.
    next: Option<Node>,
    /// The elements that have begun, the innermost last.
    open: Vec<Open>,
    /// What stands in no element.
    views: Vec<AnyView>,
}

/// An element that has begun.
struct Open {
    element: Node,
    /// Whether it was made here, and is no copy, in which all that never changes is there already.
    made: bool,
    /// What of a copy comes next in it: what is put into it now stands before that.
    next: Option<Node>,
}

impl Markup {
    /// Reads up to the first gap.
    pub fn new(words: &'static str) -> Self {
        let mut markup = Self::of(words, mold::copy(words));
        markup.read();
        markup
    }

    /// All of it, with nothing in any gap, nowhere yet.
    pub(super) fn cast(words: &'static str) -> Node {
        let mut markup = Self::of(words, None);
        while markup.read() {}
        let nowhere = dom::nowhere();
        markup.view().draw(&nowhere, None);
        nowhere
    }

    fn of(words: &'static str, next: Option<Node>) -> Self {
        Self { words: words.split('\0'), next, open: Vec::new(), views: Vec::new() }
    }

    /// Fills an element that stands in the page already.
    pub fn within(element: Node) -> Self {
        let open = vec![Open { element, made: true, next: None }];
        Self { words: "".split('\0'), next: None, open, views: Vec::new() }
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
        if let Some(open) = self.open.last() {
            reference.load(open.element.as_element());
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
        if let Some(open) = self.open.last() {
            part.keep_set(&open.element, name, source);
        }
        self.read();
    }

    /// Listens for as long as the present owner. Whatever is made in answer belongs to that owner, too.
    fn listen(&mut self, event: &'static str, mut hear: Box<dyn FnMut(Event)>) {
        if let (Some(open), Some(owner)) = (self.open.last(), Owner::current()) {
            let owner = owner.downgrade();
            let hear = move |event| {
                if let Some(owner) = owner.upgrade() {
                    owner.with(|| hear(event));
                }
            };
            StoredValue::new_local(open.element.listen(event, Box::new(hear)));
        }
        self.read();
    }

    /// Reads up to the next gap, or to the end. Says whether there is a gap.
    fn read(&mut self) -> bool {
        while let Some(word) = self.words.next() {
            let mut letters = word.chars();
            let kind = letters.next();
            let word = letters.as_str();
            match kind {
                Some('<') => self.begin(|| dom::html(word)),
                Some('~') => self.begin(|| dom::svg(word)),
                Some('.') => {
                    if let (Some(Open { element, made: true, .. }), Some((name, value))) =
                        (self.open.last(), word.split_once('='))
                    {
                        element.set_attribute(name, value);
                    }
                }
                Some('"') => {
                    // A text that stands in no element may be one that only comes to say something else.
                    if self.copied().is_none() || self.open.is_empty() {
                        self.put(AnyView::Text(word.into()));
                    }
                }
                Some('>') => self.end(),
                Some(_) => return true,
                None => return false,
            }
        }
        false
    }

    /// Begins an element.
    fn begin(&mut self, make: impl Fn() -> Node) {
        let copied = self.copied();
        let made = copied.is_none();
        let element = copied.unwrap_or_else(make);
        let next = element.first();
        self.open.push(Open { element, made, next });
    }

    /// Ends the innermost element. One that was copied along with what it is in is where it belongs.
    fn end(&mut self) {
        if let Some(Open { element, made, .. }) = self.open.pop()
            && (made || self.open.is_empty())
        {
            self.put(AnyView::Element(element));
        }
    }

    /// What comes next in a copy, and steps over it.
    fn copied(&mut self) -> Option<Node> {
        let next = self.open.last_mut().map_or(&mut self.next, |open| &mut open.next);
        let copied = next.take()?;
        *next = copied.next();
        Some(copied)
    }

    /// Puts a view where the text is just now.
    fn put(&mut self, view: AnyView) {
        match self.open.last() {
            Some(open) => view.draw(&open.element, open.next.as_ref()),
            None => self.views.push(view),
        }
    }
}
