//! Values that are stored whenever they change, and that follow what another tab stores. Otherwise the tab that is changed last would
//! undo in silence what was done in the other one.

use serde::{Serialize, de::DeserializeOwned};

use crate::ui::prelude::*;

use crate::browser::storage;

/// A stored value. Every copy uses the same signal.
pub struct StoredSignal<T: 'static> {
    pub value: RwSignal<T>,
    read: Callback<(), Option<T>>,
    /// The value as it was taken from another tab, as text. It is not stored again: two tabs that use it differently would change it
    /// in turn without an end.
    taken: StoredValue<Option<String>>,
}

impl<T> Clone for StoredSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for StoredSignal<T> {}

impl<T: Serialize + Send + Sync + 'static> StoredSignal<T> {
    /// The value that `read` reads now, or else the first one. From now on `write` writes every change.
    pub fn new(
        read: impl Fn() -> Option<T> + Send + Sync + 'static,
        first: impl FnOnce() -> T,
        write: impl Fn(&T) + 'static,
    ) -> Self {
        let value = RwSignal::new(read().unwrap_or_else(first));
        let taken = StoredValue::new(None);
        Effect::new(move |_| {
            let text = value.with(text_of);
            if taken.with_value(|taken| *taken != text || text.is_none()) {
                taken.set_value(None);
                value.with_untracked(&write);
            }
        });
        Self { value, read: Callback::new(move |()| read()), taken }
    }

    /// Takes what another tab has stored.
    pub fn take(self) {
        let Some(stored) = self.read.run(()) else { return };
        let text = text_of(&stored);
        if self.value.with_untracked(text_of) != text {
            self.taken.set_value(text);
            self.value.set(stored);
        }
    }

    /// Takes what other tabs store under this setting, as long as the owner exists.
    pub fn follow(self, setting: &'static str) -> Self {
        keep_with_owner(storage::on_setting_changed_elsewhere(setting, move || self.take()));
        self
    }
}

/// A value as text; `None` if it cannot be written so.
fn text_of<T: Serialize>(value: &T) -> Option<String> {
    serde_json::to_string(value).ok()
}

/// A value that is stored as a setting for the next evening, on every change.
pub fn stored<T>(setting: &'static str, first: impl FnOnce() -> T) -> RwSignal<T>
where
    T: Serialize + DeserializeOwned + Send + Sync + 'static,
{
    stored_setting(setting, first).follow(setting).value
}

/// The same, for whoever decides when to take what other tabs store.
pub fn stored_setting<T>(setting: &'static str, first: impl FnOnce() -> T) -> StoredSignal<T>
where
    T: Serialize + DeserializeOwned + Send + Sync + 'static,
{
    StoredSignal::new(move || read(setting), first, move |value| write(setting, value))
}

/// Changes the stored value of a setting, if there is one.
pub fn change_stored<T: Serialize + DeserializeOwned>(setting: &str, change: impl FnOnce(&mut T)) {
    if let Some(mut value) = read(setting) {
        change(&mut value);
        write(setting, &value);
    }
}

/// The stored value of a setting.
pub fn read<T: DeserializeOwned>(setting: &str) -> Option<T> {
    storage::setting(setting).and_then(|text| serde_json::from_str(&text).ok())
}

/// Stores the value of a setting.
pub fn write<T: Serialize>(setting: &str, value: &T) {
    if let Some(text) = text_of(value) {
        storage::set_setting(setting, &text);
    }
}
