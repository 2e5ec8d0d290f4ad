//! Where `check` and `apply` disagree.

/// What comes of an action that `check` has allowed and `apply` cannot do: nothing.
///
/// There should be none such. A test that comes here stops, so that the gap is found; people go on playing.
#[track_caller]
pub(super) fn gap<T: Default>() -> T {
    debug_assert!(false, "check has allowed what apply cannot do");
    T::default()
}
