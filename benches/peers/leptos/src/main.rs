//! The smallest page with Leptos: a number, and a button that increases it.

use leptos::{mount::mount_to_body, prelude::*};

fn main() {
    mount_to_body(|| {
        let (number, set_number) = signal(0);
        view! {
            <main>
                <button on:click=move |_| set_number.update(|number| *number += 1)>"One more"</button>
                <p>{number}</p>
            </main>
        }
    });
}
