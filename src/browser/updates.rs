//! Newer versions of the page, which the service worker (`public/sw.js`) keeps for the next visit.

use super::ListenerGuard;

/// Whether a newer version is kept.
pub fn is_kept() -> bool {
    let root = || web_sys::window()?.document()?.document_element();
    // A script of `index.html` sets it, because the message may come before this program.
    root().is_some_and(|root| root.has_attribute("data-new-version"))
}

/// Calls `kept` when a newer version is kept.
pub fn on_kept(mut kept: impl FnMut() + 'static) -> ListenerGuard {
    ListenerGuard::new().on_window("newversion", Box::new(move |_| kept()))
}

/// Loads the page again, which gives the newest version that is kept.
pub fn reload() {
    if let Some(window) = web_sys::window() {
        // If it fails, the page stays as it is.
        let _ = window.location().reload();
    }
}
