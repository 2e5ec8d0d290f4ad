//! Signals and memos: Leptos' own, compiled once.
//!
//! Leptos compiles all of a signal anew for each type that one holds, and all of a memo for each closure that makes one.
//! Here what they hold is wrapped up, so that its graph sees but one type, and a type adds no more than what it is to
//! clone it and to compare it.

use std::{any::Any, marker::PhantomData, ops::Deref, sync::Arc};

use leptos::prelude::{self as graph, Get, GetUntracked, Set, Track, Write};

use super::erased;

/// What a signal holds, whatever that is.
pub(super) type Held = Arc<dyn Any + Send + Sync>;

/// Something that can be read, now and whenever it has changed. Copied freely; there is still one of it.
///
/// What a component is given as a signal may be a signal, a memo, a closure or a value that never changes.
pub struct Signal<T> {
    read: graph::Signal<Held>,
    holds: PhantomData<fn() -> T>,
}

/// Something that is made of signals, and counts as changed only when it is another.
pub struct Memo<T>(Signal<T>);

/// Something that can be read and changed.
pub struct RwSignal<T> {
    signal: Signal<T>,
    write: graph::RwSignal<Held>,
}

impl<T: Send + Sync + 'static> Signal<T> {
    /// What `derive` says, asked each time.
    pub fn derive(derive: impl Fn() -> T + Send + Sync + 'static) -> Self {
        let derive: Box<dyn Fn() -> Held + Send + Sync> = Box::new(move || Arc::new(derive()));
        Self::of(graph::Signal::derive(derive))
    }

    /// Looks at what it holds, and follows it.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(known(&self.read.get()))
    }

    /// Looks at what it holds.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(known(&self.read.get_untracked()))
    }

    /// Follows it.
    pub fn track(self) {
        self.read.track();
    }

    /// What Leptos has of it, for whoever does not mind what it holds.
    pub(super) fn held(self) -> graph::Signal<Held> {
        self.read
    }

    pub(super) fn of(read: graph::Signal<Held>) -> Self {
        Self { read, holds: PhantomData }
    }
}

impl<T: Clone + Send + Sync + 'static> Signal<T> {
    /// What it holds; follows it.
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// What it holds.
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }

    /// What it holds, unless whoever owned it is gone.
    pub fn try_get_untracked(self) -> Option<T> {
        self.read.try_get_untracked().map(|held| known::<T>(&held).clone())
    }
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// What `make` makes of the signals it reads and of what it made before.
    pub fn new(make: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Self {
        Self::of(Box::new(move |before| {
            let now = make(before.as_ref().map(known));
            match before {
                Some(before) if *known::<T>(&before) == now => (before, false),
                Some(_) | None => (Arc::new(now), true),
            }
        }))
    }
}

impl<T: Send + Sync + 'static> Memo<T> {
    /// What the signal holds that `choose` says, and not another copy of it.
    pub(super) fn one_of(choose: impl Fn() -> Signal<T> + Send + Sync + 'static) -> Self {
        Self::of(Box::new(move |before| {
            let now = choose().read.get();
            let another = before.is_none_or(|before| !Arc::ptr_eq(&before, &now));
            (now, another)
        }))
    }

    /// Made by what says, of what was held before, what is held now and whether that is another.
    fn of(make: Box<dyn Fn(Option<Held>) -> (Held, bool) + Send + Sync>) -> Self {
        Self(Signal::of(graph::Memo::new_owning(make).into()))
    }
}

impl<T: Send + Sync + 'static> RwSignal<T> {
    /// A signal that holds `value` until it is changed.
    pub fn new(value: T) -> Self {
        let write = graph::RwSignal::<Held>::new(Arc::new(value));
        Self { signal: Signal::of(write.into()), write }
    }

    /// Lets it hold another value.
    pub fn set(self, value: T) {
        self.write.set(Arc::new(value));
    }

    /// Lets it hold another value, unless whoever owned it is gone.
    pub fn try_set(self, value: T) {
        self.write.try_set(Arc::new(value));
    }
}

impl<T: Clone + Send + Sync + 'static> RwSignal<T> {
    /// Changes what it holds.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// Changes what it holds and hands on the answer, unless whoever owned it is gone. Whoever is just looking at it goes on
    /// looking at what it held before.
    pub fn try_update<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        erased::change(&mut *self.write.try_write()?, change)
    }
}

/// What is held, by its type. The type of a signal sees to it that it is of no other.
fn known<T: 'static>(held: &Held) -> &T {
    held.downcast_ref().unwrap_or_else(|| unreachable!())
}

impl<T> Deref for Memo<T> {
    type Target = Signal<T>;

    fn deref(&self) -> &Signal<T> {
        &self.0
    }
}

impl<T> Deref for RwSignal<T> {
    type Target = Signal<T>;

    fn deref(&self) -> &Signal<T> {
        &self.signal
    }
}

impl<T> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Self {
        memo.0
    }
}

impl<T> From<RwSignal<T>> for Signal<T> {
    fn from(signal: RwSignal<T>) -> Self {
        signal.signal
    }
}

impl<T: Send + Sync + 'static> From<T> for Signal<T> {
    fn from(value: T) -> Self {
        Self::of(graph::Signal::stored(Arc::new(value)))
    }
}

impl From<&str> for Signal<String> {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl<T: Default + Send + Sync + 'static> Default for Signal<T> {
    fn default() -> Self {
        T::default().into()
    }
}

/// Handles are copied whatever it is that they hold.
macro_rules! copied {
    ($($handle:ident)*) => {
        $(
            impl<T> Clone for $handle<T> {
                fn clone(&self) -> Self {
                    *self
                }
            }

            impl<T> Copy for $handle<T> {}
        )*
    };
}

copied!(Signal Memo RwSignal);
