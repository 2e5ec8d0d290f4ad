//! Changing a value whose type was erased, whoever else holds on to it.
//!
//! Nothing in here knows of a page, so that a native test can show that no change is ever lost.

use std::{any::Any, sync::Arc};

/// Changes what is held and hands on the answer; nothing is done, and nothing answered, only if it is no `T`.
///
/// Whoever else holds the same value keeps it as it was: then a copy is changed, and takes its place here.
pub(super) fn change<T, U>(
    held: &mut Arc<dyn Any + Send + Sync>,
    change: impl FnOnce(&mut T) -> U,
) -> Option<U>
where
    T: Clone + Send + Sync + 'static,
{
    if Arc::get_mut(held).is_none() {
        let copy = held.downcast_ref::<T>()?.clone();
        *held = Arc::new(copy);
    }
    Arc::get_mut(held)?.downcast_mut().map(change)
}
