//! An event that no browser has.

use lean::{Html, html};

fn button() -> Html {
    html! { <button on:clik=|_| {}/> }
}

fn main() {}
