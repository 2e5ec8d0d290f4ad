//! What a view is, and what can be one.

use std::borrow::Cow;

use super::{live, rows};
use crate::{
    browser::dom::{self, Node},
    ui::signals::{Memo, RwSignal, Signal},
};

/// A view: what is to stand somewhere in the page.
///
/// There is but this one type of it, so that whatever draws is compiled once.
pub enum AnyView {
    /// Nothing.
    Nothing,
    /// A text.
    Text(Cow<'static, str>),
    /// An element, with all that is in it.
    Element(Node),
    /// Views one after the other.
    Several(Vec<AnyView>),
    /// A view that is drawn anew whenever a signal it has read changes.
    Live(Box<dyn Look>),
    /// A list whose rows come, go and move.
    Rows(rows::Each),
}

impl AnyView {
    /// Draws the view into `parent`, before `before` or at the end.
    ///
    /// What changes of itself does so for as long as the owner it was drawn under.
    pub(super) fn draw(self, parent: &Node, before: Option<&Node>) {
        match self {
            AnyView::Nothing => {}
            AnyView::Text(says) => parent.insert(&dom::text(&says), before),
            AnyView::Element(element) => parent.insert(&element, before),
            AnyView::Several(views) => views.into_iter().for_each(|view| view.draw(parent, before)),
            AnyView::Live(look) => live::draw(look, parent, before),
            AnyView::Rows(each) => rows::draw(each, parent, before),
        }
    }
}

/// Whatever can stand in a view, as a child of an element or by itself.
pub trait IntoView {
    /// The view it is.
    fn into_any(self) -> AnyView;
}

impl IntoView for AnyView {
    fn into_any(self) -> AnyView {
        self
    }
}

impl IntoView for () {
    fn into_any(self) -> AnyView {
        AnyView::Nothing
    }
}

impl IntoView for &'static str {
    fn into_any(self) -> AnyView {
        AnyView::Text(Cow::Borrowed(self))
    }
}

impl IntoView for String {
    fn into_any(self) -> AnyView {
        AnyView::Text(Cow::Owned(self))
    }
}

impl<V: IntoView> IntoView for Option<V> {
    fn into_any(self) -> AnyView {
        self.map_or(AnyView::Nothing, V::into_any)
    }
}

impl<V: IntoView> IntoView for Vec<V> {
    fn into_any(self) -> AnyView {
        self.collect_view()
    }
}

impl<V: IntoView, F: FnMut() -> V + 'static> IntoView for F {
    fn into_any(self) -> AnyView {
        AnyView::Live(Box::new(self))
    }
}

/// A closure that makes a view.
///
/// A trait of our own, because a boxed `FnMut` has to be ready to be called as an `FnOnce`, too, and the page would
/// carry that call for every closure in it.
pub trait Look {
    /// The view as it is now.
    fn look(&mut self) -> AnyView;
}

impl<V: IntoView, F: FnMut() -> V> Look for F {
    fn look(&mut self) -> AnyView {
        self().into_any()
    }
}

/// Makes one view of many.
pub trait CollectView {
    /// All of them, one after the other.
    fn collect_view(self) -> AnyView;
}

impl<I: IntoIterator<Item: IntoView>> CollectView for I {
    fn collect_view(self) -> AnyView {
        AnyView::Several(self.into_iter().map(IntoView::into_any).collect())
    }
}

/// Numbers read as they are written, and signals as what they hold.
macro_rules! in_views {
    (numbers $($number:ty)*) => {
        $(impl IntoView for $number {
            fn into_any(self) -> AnyView {
                self.to_string().into_any()
            }
        })*
    };
    (signals $($signal:ident)*) => {
        $(impl<T: IntoView + Clone + Send + Sync + 'static> IntoView for $signal<T> {
            fn into_any(self) -> AnyView {
                (move || self.get()).into_any()
            }
        })*
    };
}

in_views!(numbers char u8 u16 u32 u64 usize i32);
in_views!(signals Signal Memo RwSignal);
