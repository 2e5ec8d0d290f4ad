//! What attributes, properties and styles are set to.

use std::borrow::Cow;

use super::live::follow;
use crate::{
    browser::dom::Node,
    ui::signals::{Memo, RwSignal, Signal},
};

/// What of an element is set.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Part {
    Attribute,
    Property,
    Style,
}

impl Part {
    fn set(self, element: &Node, name: &str, value: &Value) {
        match (self, value) {
            (Part::Attribute, Value::No) => element.remove_attribute(name),
            (Part::Attribute, Value::Yes) => element.set_attribute(name, ""),
            (Part::Attribute, Value::Text(text)) => element.set_attribute(name, text),
            (Part::Property, Value::No) => element.set_flag(name, false),
            (Part::Property, Value::Yes) => element.set_flag(name, true),
            (Part::Property, Value::Text(text)) => element.set_text(name, text),
            (Part::Style, Value::No | Value::Yes) => element.set_style(name, ""),
            (Part::Style, Value::Text(text)) => element.set_style(name, text),
        }
    }

    /// Sets it now, and again whenever its value changes.
    ///
    /// A property is set again even to what it was set to before: whoever types or ticks has changed it since.
    pub(super) fn keep_set(self, element: &Node, name: &'static str, source: Source) {
        match source {
            Source::Still(value) => self.set(element, name, &value),
            Source::Live(mut live) => {
                let element = element.clone();
                let mut was = None;
                follow(Box::new(move || {
                    let is = live.tell();
                    if self == Part::Property || was.as_ref() != Some(&is) {
                        self.set(&element, name, &is);
                    }
                    was = Some(is);
                }));
            }
        }
    }
}

/// What an attribute, a property or a style is set to.
#[derive(PartialEq)]
pub enum Value {
    /// No, off, not there.
    No,
    /// Yes, on, there.
    Yes,
    /// A text.
    Text(Cow<'static, str>),
}

/// Where a value comes from.
pub enum Source {
    /// It stays as it is.
    Still(Value),
    /// It is looked up anew whenever a signal it was read from changes.
    Live(Box<dyn Tell>),
}

impl Source {
    /// The value it has now.
    fn now(self) -> Value {
        match self {
            Source::Still(value) => value,
            Source::Live(mut live) => live.tell(),
        }
    }
}

/// Whatever an attribute, a property or a style can be set to.
pub trait IntoValue {
    /// Where its value comes from.
    fn into_source(self) -> Source;
}

impl IntoValue for bool {
    fn into_source(self) -> Source {
        Source::Still(if self { Value::Yes } else { Value::No })
    }
}

impl IntoValue for &'static str {
    fn into_source(self) -> Source {
        Source::Still(Value::Text(Cow::Borrowed(self)))
    }
}

impl IntoValue for String {
    fn into_source(self) -> Source {
        Source::Still(Value::Text(Cow::Owned(self)))
    }
}

impl<V: IntoValue> IntoValue for Option<V> {
    fn into_source(self) -> Source {
        self.map_or(Source::Still(Value::No), V::into_source)
    }
}

impl<V: IntoValue, F: FnMut() -> V + 'static> IntoValue for F {
    fn into_source(self) -> Source {
        Source::Live(Box::new(self))
    }
}

/// A closure that tells a value. It is a trait for the same reason as `Look`.
pub trait Tell {
    /// The value as it is now.
    fn tell(&mut self) -> Value;
}

impl<V: IntoValue, F: FnMut() -> V> Tell for F {
    fn tell(&mut self) -> Value {
        self().into_source().now()
    }
}

/// Numbers read as they are written, and signals as what they hold.
macro_rules! as_values {
    (numbers $($number:ty)*) => {
        $(impl IntoValue for $number {
            fn into_source(self) -> Source {
                self.to_string().into_source()
            }
        })*
    };
    (signals $($signal:ident)*) => {
        $(impl<T: IntoValue + Clone + Send + Sync + 'static> IntoValue for $signal<T> {
            fn into_source(self) -> Source {
                (move || self.get()).into_source()
            }
        })*
    };
}

as_values!(numbers char u8 u16 u32 u64 usize i32);
as_values!(signals Signal Memo RwSignal);
