//! Content of a wrong type.

use lean::{Html, html};

struct Card;

fn card(card: Card) -> Html {
    html! { <p>{card}</p> }
}

fn main() {}
