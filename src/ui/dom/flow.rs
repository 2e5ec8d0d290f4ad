//! What views are handed on as, and the two components that let them come and go.

use std::{hash::Hash, rc::Rc};

use leptos::prelude::component;

use super::{AnyView, IntoView, rows::Key};
use crate::ui::signals::Memo;

/// What stands between the two tags of a component, to be drawn once.
pub type Children = Box<dyn FnOnce() -> AnyView>;

/// What stands between the two tags of a component, to be drawn as often as it likes.
pub type ChildrenFn = Rc<dyn Fn() -> AnyView>;

/// Makes children of the kind a component wants.
pub trait ToChildren<F> {
    /// The children that `draw` draws.
    fn to_children(draw: F) -> Self;
}

impl<V: IntoView, F: FnOnce() -> V + 'static> ToChildren<F> for Children {
    fn to_children(draw: F) -> Self {
        Box::new(move || draw().into_any())
    }
}

impl<V: IntoView, F: Fn() -> V + 'static> ToChildren<F> for ChildrenFn {
    fn to_children(draw: F) -> Self {
        Rc::new(move || draw().into_any())
    }
}

/// A view that is drawn on demand; nothing, by default.
#[derive(Clone)]
pub struct ViewFn(ChildrenFn);

impl ViewFn {
    /// Draws it.
    pub fn run(&self) -> AnyView {
        (self.0)()
    }
}

impl Default for ViewFn {
    fn default() -> Self {
        Self(Rc::new(|| AnyView::Nothing))
    }
}

impl<V: IntoView, F: Fn() -> V + 'static> From<F> for ViewFn {
    fn from(draw: F) -> Self {
        Self(Rc::new(move || draw().into_any()))
    }
}

/// One view while something holds, another while it does not.
#[component]
pub fn Show<W: Fn() -> bool + Send + Sync + 'static>(
    /// What has to hold. Only when that changes is anything drawn.
    when: W,
    /// What is shown while it holds.
    children: ChildrenFn,
    /// What is shown while it does not.
    #[prop(optional, into)]
    fallback: ViewFn,
) -> AnyView {
    let when = Memo::new(move |_| when());
    (move || if when.get() { children() } else { fallback.run() }).into_any()
}

/// A row for each of many things. Rows move with their things, and are never drawn twice.
#[component]
pub fn For<Things, Many, Thing, Name, Tell, Row, V>(
    /// The things.
    each: Things,
    /// What tells a thing from all others, and stays when the thing changes.
    key: Tell,
    /// The row of a thing.
    children: Row,
) -> AnyView
where
    Things: Fn() -> Many + 'static,
    Many: IntoIterator<Item = Thing> + 'static,
    Name: Hash + 'static,
    Tell: Fn(&Thing) -> Name + 'static,
    Row: Fn(Thing) -> V + 'static,
    V: IntoView + 'static,
    Thing: 'static,
{
    AnyView::Rows(Box::new(move |row| {
        for thing in each() {
            let name = Key::of(&key(&thing));
            let mut thing = Some(thing);
            row(name, &mut || thing.take().map_or(AnyView::Nothing, |thing| children(thing).into_any()));
        }
    }))
}
