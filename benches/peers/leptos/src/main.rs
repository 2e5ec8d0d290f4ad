//! The smallest page with Leptos: a number, and a button that increases it.

fn main() {
    #[cfg(target_arch = "wasm32")]
    leptos::mount::mount_to_body(page);
}

#[cfg(target_arch = "wasm32")]
fn page() -> impl leptos::IntoView {
    use leptos::prelude::*;

    let (number, set_number) = signal(0);
    view! {
        <main>
            <button on:click=move |_| set_number.update(|number| *number += 1)>"One more"</button>
            <p>{number}</p>
        </main>
    }
}
