//! What cannot be, because `check` refuses it.

/// Says that `check` has allowed what `apply` cannot do. A test that comes here fails; on the page nothing happens, which is
/// better for a party than a page that is gone.
#[track_caller]
pub(super) fn gap(what: &str) {
    debug_assert!(false, "allowed, and yet there is {what}");
}
