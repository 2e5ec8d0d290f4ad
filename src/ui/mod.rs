//! The page.

pub mod games;
pub mod parts;

use leptos::prelude::*;

/// Mounts the page where `index.html` has left room for it.
pub fn mount() {
    leptos::mount::mount_to_body(|| view! { <p>"Partypiece"</p> });
}
