//! What stands between the tags of a component, and the two components that let views come and go.

use std::{hash::Hash, rc::Rc};

use leptos::prelude::{Get, Memo, component};

use crate::{Html, IntoHtml, rows::RowKey};

/// What stands between the two tags of a component, to be drawn once.
pub type Content = Box<dyn FnOnce() -> Html>;

/// A view that can be drawn as often as a component likes; nothing, by default.
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

/// One view while a condition holds, another while it does not.
#[component]
pub fn If<W: Fn() -> bool + Send + Sync + 'static>(
    /// The condition. If it gives the same result again, nothing is drawn again.
    when: W,
    /// What is shown while it holds.
    children: ContentFn,
    /// What is shown while it does not.
    #[prop(optional, into)]
    fallback: ContentFn,
) -> Html {
    let when = Memo::new(move |_| when());
    (move || if when.get() { children.render() } else { fallback.render() }).into_html()
}

/// A row for each of many items. A row whose key stays is moved with its item, not drawn again.
#[component]
pub fn Each<Items, Many, Item, Name, KeyOf, Row, V>(
    /// The items.
    each: Items,
    /// What tells an item from all others, and stays when the item changes.
    key: KeyOf,
    /// The row of an item.
    children: Row,
) -> Html
where
    Items: Fn() -> Many + 'static,
    Many: IntoIterator<Item = Item> + 'static,
    Name: Hash + 'static,
    KeyOf: Fn(&Item) -> Name + 'static,
    Row: Fn(Item) -> V + 'static,
    V: IntoHtml + 'static,
    Item: 'static,
{
    Html::Rows(Box::new(move |row| {
        for item in each() {
            let name = RowKey::of(&key(&item));
            let mut item = Some(item);
            row(name, &mut || item.take().map_or(Html::Nothing, |item| children(item).into_html()));
        }
    }))
}
