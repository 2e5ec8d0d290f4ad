//! A disagreement between `check` and `apply`.

/// The result of an action that `check` allowed and `apply` cannot do: nothing happens.
///
/// There should be none. Debug builds and tests stop here, so that the mistake is found; in a release people continue
/// playing.
#[track_caller]
pub(super) fn gap<T: Default>() -> T {
    debug_assert!(false, "check has allowed what apply cannot do");
    T::default()
}
