//! What the rules of every game look like on a page: the frame, and the steps, each with its picture.

use crate::ui::prelude::*;

use super::{
    masthead::{back, masthead, other_rules},
    screen::Screen,
};
use crate::play::Kind;

/// The page of a game, with its line and all that is to be told inside. `class` is what the style sheets know it by.
pub fn page(kind: Kind, class: &'static str, title: &'static str, line: &'static str, inside: Html) -> Html {
    html! {
        <div class=class>
            {masthead(&Screen::HowTo(kind), title, line)}
            <main>
                {other_rules(kind)}
                {inside}
            </main>
            {back()}
        </div>
    }
}

/// A step: what it is called, what is done, and a picture of it.
pub type Step = (&'static str, &'static str, Html);

/// Steps, one after another.
pub fn steps(steps: Vec<Step>) -> Html {
    let step = |(title, text, picture): Step| {
        html! {
            <li class="setup-section">
                <div class="picture" aria-hidden="true">{picture}</div>
                <h2>{title}</h2>
                <p>{text}</p>
            </li>
        }
    };
    html! { <ol class="steps wide">{steps.into_iter().map(step).collect_html()}</ol> }
}
