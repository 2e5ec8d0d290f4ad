//! An event without its listener.

use lean::{Html, html};

fn button() -> Html {
    html! { <button on:click/> }
}

fn main() {}
