//! The page.

pub mod games;
pub mod parts;

use leptos::prelude::*;

/// Mounts the page where `index.html` has left room for it.
pub fn mount() {
    if let Some(room) = crate::browser::room() {
        leptos::mount::mount_to(room, || view! { <main><h1>"Partypiece"</h1></main> }).forget();
    }
}
