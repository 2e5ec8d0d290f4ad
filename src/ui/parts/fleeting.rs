//! Something that is shown for a moment and never in the way: the next press ends it.

use crate::ui::prelude::*;

use crate::browser::{
    clock::{TimeoutGuard, start_timeout},
    page,
};

/// A value that is shown for a while, but at most until the next press. Copies share their state.
pub struct Fleeting<T: Send + Sync + 'static> {
    shown: RwSignal<Option<T>>,
    ms: u32,
    end: StoredValue<Option<TimeoutGuard>, LocalStorage>,
}

impl<T: Send + Sync> Clone for Fleeting<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync> Copy for Fleeting<T> {}

impl<T: Clone + Send + Sync + 'static> Fleeting<T> {
    /// Shows nothing yet; later each value for so many milliseconds.
    pub fn lasting(ms: u32) -> Self {
        let shown = RwSignal::new(None);
        keep_with_owner(page::on_press(move || {
            shown.try_maybe_update(|shown| (shown.take().is_some(), ()));
        }));
        Self { shown, ms, end: StoredValue::new_local(None) }
    }

    /// Shows a value instead of the one before. The press that led to it does not end it.
    pub fn show(self, value: T) {
        self.shown.set(Some(value));
        let end = start_timeout(self.ms, move || {
            self.shown.try_set(None);
        });
        self.end.set_value(Some(end));
    }

    /// Changes the value, if it is still shown.
    pub fn change(self, change: impl FnOnce(&mut T)) {
        self.shown.try_maybe_update(|shown| (shown.is_some(), shown.as_mut().map(change)));
    }

    /// What is shown now; tracked.
    pub fn get(self) -> Option<T> {
        self.shown.get()
    }

    /// Whether something is shown now; tracked.
    pub fn is_shown(self) -> bool {
        self.shown.with(Option::is_some)
    }
}
