//! The values of attributes, properties and styles.

use std::borrow::Cow;

use leptos::prelude::{Get, Memo, RwSignal, Signal};

use crate::{dom::Node, effect::render_effect};

/// The kinds of values of an element: attributes, properties and styles.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum ValueKind {
    Attribute,
    Property,
    Style,
}

impl ValueKind {
    fn set(self, element: &Node, name: &str, value: &Value) {
        match (self, value) {
            (ValueKind::Attribute, Value::Off) => element.remove_attribute(name),
            (ValueKind::Attribute, Value::On) => element.set_attribute(name, ""),
            (ValueKind::Attribute, Value::Text(text)) => element.set_attribute(name, text),
            (ValueKind::Property, Value::Off) => element.set_bool_property(name, false),
            (ValueKind::Property, Value::On) => element.set_bool_property(name, true),
            (ValueKind::Property, Value::Text(text)) => element.set_text_property(name, text),
            (ValueKind::Style, Value::Off | Value::On) => element.set_style(name, ""),
            (ValueKind::Style, Value::Text(text)) => element.set_style(name, text),
        }
    }

    /// Sets the value now, and again whenever it changes.
    ///
    /// A property is set even if the new value equals the last one, because the user may have changed the property in
    /// between, by typing or ticking.
    pub(crate) fn bind(self, element: &Node, name: &'static str, source: ValueSource) {
        match source {
            ValueSource::Constant(value) => self.set(element, name, &value),
            ValueSource::Reactive(mut value) => {
                let element = element.clone();
                let mut before = None;
                render_effect(Box::new(move || {
                    let now = value.value();
                    if self == ValueKind::Property || before.as_ref() != Some(&now) {
                        self.set(&element, name, &now);
                    }
                    before = Some(now);
                }));
            }
        }
    }
}

/// The value of an attribute, a property or a style.
#[derive(PartialEq)]
pub enum Value {
    /// The attribute is removed, the property is `false`, the style is not set.
    Off,
    /// The attribute is there and empty, the property is `true`, the style is not set.
    On,
    /// A text.
    Text(Cow<'static, str>),
}

/// Where a value comes from.
pub enum ValueSource {
    /// It stays as it is.
    Constant(Value),
    /// It is computed anew whenever a signal it has read changes.
    Reactive(Box<dyn ReactiveValue>),
}

impl ValueSource {
    /// The value it has now.
    fn now(self) -> Value {
        match self {
            ValueSource::Constant(value) => value,
            ValueSource::Reactive(mut value) => value.value(),
        }
    }
}

/// A type that can be the value of an attribute, a property or a style.
#[diagnostic::on_unimplemented(
    message = "an attribute cannot be set to `{Self}`",
    label = "expected a text, a number, a `bool`, an `Option`, or a signal of one of these",
    note = "write `.to_string()` for something that has a `Display`, and `move || …` for something that changes"
)]
pub trait IntoValue {
    /// Where its value comes from.
    fn into_source(self) -> ValueSource;
}

impl IntoValue for bool {
    fn into_source(self) -> ValueSource {
        ValueSource::Constant(if self { Value::On } else { Value::Off })
    }
}

impl IntoValue for &'static str {
    fn into_source(self) -> ValueSource {
        ValueSource::Constant(Value::Text(Cow::Borrowed(self)))
    }
}

impl IntoValue for String {
    fn into_source(self) -> ValueSource {
        ValueSource::Constant(Value::Text(Cow::Owned(self)))
    }
}

impl<V: IntoValue> IntoValue for Option<V> {
    fn into_source(self) -> ValueSource {
        self.map_or(ValueSource::Constant(Value::Off), V::into_source)
    }
}

impl<V: IntoValue, F: FnMut() -> V + 'static> IntoValue for F {
    fn into_source(self) -> ValueSource {
        ValueSource::Reactive(Box::new(self))
    }
}

/// A closure that computes a value. It is a trait for the same reason as [`Render`](crate::Render).
pub trait ReactiveValue {
    /// The value as it is now.
    fn value(&mut self) -> Value;
}

impl<V: IntoValue, F: FnMut() -> V> ReactiveValue for F {
    fn value(&mut self) -> Value {
        self().into_source().now()
    }
}

/// Implements [`IntoValue`] for numbers and `char`, which become texts, and for signals, which become their values.
macro_rules! into_value {
    (numbers $($number:ty)*) => {
        $(impl IntoValue for $number {
            fn into_source(self) -> ValueSource {
                self.to_string().into_source()
            }
        })*
    };
    (signals $($signal:ident)*) => {
        $(impl<T: IntoValue + Clone + Send + Sync + 'static> IntoValue for $signal<T> {
            fn into_source(self) -> ValueSource {
                (move || self.get()).into_source()
            }
        })*
    };
}

into_value!(numbers char u8 u16 u32 u64 usize i32);
into_value!(signals Signal Memo RwSignal);
