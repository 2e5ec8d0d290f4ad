//! The case that `check` and `apply` contradict each other.

/// The empty result of an action that `check` has allowed but `apply` cannot do.
///
/// This is always a mistake in our code. Debug builds and tests stop here, so that it is found; in a release people
/// can continue to play.
#[track_caller]
pub(super) fn gap<T: Default>() -> T {
    debug_assert!(false, "check has allowed what apply cannot do");
    T::default()
}
