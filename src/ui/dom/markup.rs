//! Elements, from the markup of a `view!`.

use std::{str::Split, vec::IntoIter};

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
    /// What its elements that stand in no other are copied from; nothing, if all are made.
    copies: Option<IntoIter<Node>>,
    /// The elements that have begun, the innermost last.
    open: Vec<Open>,
    /// What stands in no element.
    views: Vec<AnyView>,
}

/// An element that has begun.
struct Open {
    element: Node,
    /// What of a copy comes next in it: what is put into it now stands before that.
    next: Option<Node>,
}

impl Markup {
    /// Reads up to the first gap.
    pub fn new(words: &'static str) -> Self {
        let mut markup = Self::of(words, mold::copies(words));
        markup.read();
        markup
    }

    /// The elements that stand in no other, with nothing in any gap.
    pub(super) fn cast(words: &'static str) -> Vec<Node> {
        let mut markup = Self::of(words, None);
        while markup.read() {}
        let element = |view| match view {
            AnyView::Element(element) => Some(element),
            AnyView::Nothing
            | AnyView::Text(_)
            | AnyView::Several(_)
            | AnyView::Live(_)
            | AnyView::Rows(_) => None,
        };
        markup.views.into_iter().filter_map(element).collect()
    }

    fn of(words: &'static str, copies: Option<Vec<Node>>) -> Self {
        let copies = copies.map(Vec::into_iter);
        Self { words: words.split('\0'), copies, open: Vec::new(), views: Vec::new() }
    }

    /// Fills an element that stands in the page already.
    pub fn within(element: Node) -> Self {
        let open = vec![Open { element, next: None }];
        Self { words: "".split('\0'), copies: None, open, views: Vec::new() }
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
                    if let (None, Some(open), Some((name, value))) =
                        (&self.copies, self.open.last(), word.split_once('='))
                    {
                        open.element.set_attribute(name, value);
                    }
                }
                Some('"') => {
                    if self.copied().is_none() {
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
        let outermost = self.open.is_empty();
        let copy = if outermost { self.copies.as_mut().and_then(Iterator::next) } else { self.copied() };
        let element = copy.unwrap_or_else(make);
        let next = self.copies.as_ref().and_then(|_| element.first());
        self.open.push(Open { element, next });
    }

    /// Ends the innermost element. One that was copied along with what it is in is where it belongs.
    fn end(&mut self) {
        if let Some(Open { element, .. }) = self.open.pop()
            && (self.copies.is_none() || self.open.is_empty())
        {
            self.put(AnyView::Element(element));
        }
    }

    /// What comes next in a copy, and steps over it.
    fn copied(&mut self) -> Option<Node> {
        let open = self.open.last_mut()?;
        let copied = open.next.take()?;
        open.next = copied.next();
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
