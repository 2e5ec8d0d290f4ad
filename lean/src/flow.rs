//! The children of components, and the components for conditions and lists.

use std::{hash::Hash, rc::Rc};

use leptos::prelude::{Get, Memo, component};

use crate::{Html, IntoHtml, rows::RowKey};

/// The children of a component that draws them once.
pub type Content = Box<dyn FnOnce() -> Html>;

/// A view that can be drawn many times; empty by default.
#[derive(Clone)]
pub struct ContentFn(Rc<dyn Fn() -> Html>);

impl ContentFn {
    /// Draws it.
    #[must_use]
    pub fn render(&self) -> Html {
        (self.0)()
    }
}

impl Default for ContentFn {
    fn default() -> Self {
        Self(Rc::new(|| Html::Nothing))
    }
}

impl<V: IntoHtml, F: Fn() -> V + 'static> From<F> for ContentFn {
    fn from(render: F) -> Self {
        Self(Rc::new(move || render().into_html()))
    }
}

/// Converts a component's children to the type of its `children` prop; only the macro calls it.
pub trait FromChildren<F> {
    /// Wraps `render`, which draws the children later.
    fn from_children(render: F) -> Self;
}

impl<V: IntoHtml, F: FnOnce() -> V + 'static> FromChildren<F> for Content {
    fn from_children(render: F) -> Self {
        Box::new(move || render().into_html())
    }
}

impl<V: IntoHtml, F: Fn() -> V + 'static> FromChildren<F> for ContentFn {
    fn from_children(render: F) -> Self {
        render.into()
    }
}

/// One view while a condition is true, another while it is false.
#[component]
pub fn If<W: Fn() -> bool + Send + Sync + 'static>(
    /// The condition. If it gives the same result again, nothing is drawn again.
    when: W,
    /// The view while it is true.
    children: ContentFn,
    /// The view while it is false.
    #[prop(optional, into)]
    fallback: ContentFn,
) -> Html {
    let when = Memo::new(move |_| when());
    (move || if when.get() { children.render() } else { fallback.render() }).into_html()
}

/// A row for each item. While a key stays in the list, its row is moved, not drawn again.
#[component]
pub fn Each<Items, List, Item, Key, KeyOf, Row, V>(
    /// The items.
    each: Items,
    /// The key of an item: different for each item, and the same when the item changes.
    key: KeyOf,
    /// The row of an item.
    children: Row,
) -> Html
where
    Items: Fn() -> List + 'static,
    List: IntoIterator<Item = Item> + 'static,
    Key: Hash + 'static,
    KeyOf: Fn(&Item) -> Key + 'static,
    Row: Fn(Item) -> V + 'static,
    V: IntoHtml + 'static,
    Item: 'static,
{
    Html::Rows(Box::new(move |show_row| {
        for item in each() {
            let row_key = RowKey::of(&key(&item));
            let mut item = Some(item);
            show_row(row_key, &mut || item.take().map_or(Html::Nothing, |item| children(item).into_html()));
        }
    }))
}
