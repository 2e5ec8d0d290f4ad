//! The type of all views, and the types that can be converted into it.

use std::borrow::Cow;

use leptos::prelude::{Get, Memo, RwSignal, Signal};

use crate::{
    dom::{self, Node},
    effect, rows,
};

/// A view: content for a place in the page.
///
/// All views have this one type, so the code that draws them is compiled once.
pub enum Html {
    /// Nothing.
    Nothing,
    /// A text.
    Text(Cow<'static, str>),
    /// An element, with all that is in it.
    Element(Node),
    /// Views one after the other.
    Several(Vec<Html>),
    /// A view that is drawn anew whenever a signal that it read changes.
    Reactive(Box<dyn Render>),
    /// A list whose rows come, go and move.
    Rows(rows::EachRow),
}

impl Html {
    /// Exists only for its warning: a needless `.into_html()` calls this method, not the one of [`IntoHtml`].
    #[deprecated(note = "this is `Html` already: leave `.into_html()` out")]
    #[doc(hidden)]
    #[must_use]
    pub fn into_html(self) -> Html {
        self
    }

    /// Draws the view into `parent`, before `before` or at the end.
    ///
    /// Its reactive parts work until the current owner is cleaned up.
    pub(crate) fn insert_into(self, parent: &Node, before: Option<&Node>) {
        match self {
            Html::Nothing => {}
            Html::Text(text) => parent.insert_before(&dom::create_text(&text), before),
            Html::Element(element) => parent.insert_before(&element, before),
            Html::Several(views) => views.into_iter().for_each(|view| view.insert_into(parent, before)),
            Html::Reactive(view) => effect::insert_reactive(view, parent, before),
            Html::Rows(rows) => rows::insert(rows, parent, before),
        }
    }
}

/// A type that can be used as content in `html!`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be content of `html!`",
    label = "expected a text, a number, an `Html`, or a signal of one of these",
    note = "write `.to_string()` for something that has a `Display`, and `move || …` for something that changes"
)]
pub trait IntoHtml {
    /// Converts it into a view.
    fn into_html(self) -> Html;
}

impl IntoHtml for Html {
    fn into_html(self) -> Html {
        self
    }
}

impl IntoHtml for () {
    fn into_html(self) -> Html {
        Html::Nothing
    }
}

impl IntoHtml for &'static str {
    fn into_html(self) -> Html {
        Html::Text(Cow::Borrowed(self))
    }
}

impl IntoHtml for String {
    fn into_html(self) -> Html {
        Html::Text(Cow::Owned(self))
    }
}

impl<V: IntoHtml> IntoHtml for Option<V> {
    fn into_html(self) -> Html {
        self.map_or(Html::Nothing, V::into_html)
    }
}

impl<V: IntoHtml> IntoHtml for Vec<V> {
    fn into_html(self) -> Html {
        self.collect_html()
    }
}

impl<V: IntoHtml, F: FnMut() -> V + 'static> IntoHtml for F {
    fn into_html(self) -> Html {
        Html::Reactive(Box::new(self))
    }
}

/// A closure that makes a view.
///
/// It is used instead of `Box<dyn FnMut() -> Html>`: for that, the compiler would also generate a call as `FnOnce` for every
/// closure, and the page would be larger.
pub trait Render {
    /// The view as it is now.
    fn render(&mut self) -> Html;
}

impl<V: IntoHtml, F: FnMut() -> V> Render for F {
    fn render(&mut self) -> Html {
        self().into_html()
    }
}

/// Combines many views into one.
pub trait CollectHtml {
    /// A view with all of them, one after the other.
    fn collect_html(self) -> Html;
}

impl<I: IntoIterator<Item: IntoHtml>> CollectHtml for I {
    fn collect_html(self) -> Html {
        Html::Several(self.into_iter().map(IntoHtml::into_html).collect())
    }
}

/// Implements [`IntoHtml`] for numbers and `char`, which become texts, and for signals, which become their values.
macro_rules! into_html {
    (numbers $($number:ty)*) => {
        $(impl IntoHtml for $number {
            fn into_html(self) -> Html {
                self.to_string().into_html()
            }
        })*
    };
    (signals $($signal:ident)*) => {
        $(impl<T: IntoHtml + Clone + Send + Sync + 'static> IntoHtml for $signal<T> {
            fn into_html(self) -> Html {
                (move || self.get()).into_html()
            }
        })*
    };
}

into_html!(numbers char u8 u16 u32 u64 usize i32);
into_html!(signals Signal Memo RwSignal);
