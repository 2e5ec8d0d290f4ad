//! Starts the page in a browser. A native build only prints how to start it.

#[cfg(target_arch = "wasm32")]
fn main() {
    partypiece::ui::mount();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("Partypiece is played in a browser: `cargo xtask play` builds it, serves it and opens it.");
}
