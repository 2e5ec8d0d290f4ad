//! The page of rules of every game: frame, and steps with pictures.

use leptos::prelude::use_context;

use crate::ui::prelude::*;

use super::{
    masthead::{Back, Masthead, OtherRules},
    screen::Screen,
};
use crate::play::Kind;

/// A context that is set where only the rules are wanted, as in the dialog at the table.
#[derive(Clone)]
pub struct RulesOnly;

/// The page of rules of a game.
#[component]
pub fn RulesPage(
    /// Whose rules they are.
    kind: Kind,

    /// The class for the style sheets.
    class: &'static str,

    /// Its title.
    title: &'static str,

    /// A line about the game.
    line: &'static str,

    /// The rules.
    inside: Html,
) -> Html {
    if use_context::<RulesOnly>().is_some() {
        return html! { <div class=class.trim_start_matches("setup ")><div class="rules">{inside}</div></div> };
    }
    html! {
        <div class=class>
            <Masthead here=Screen::HowTo(kind) title line/>
            <main>
                <OtherRules here=kind/>
                {inside}
            </main>
            <Back/>
        </div>
    }
}

/// A step: title, text and picture.
pub type HowToStep = (&'static str, &'static str, Html);

/// The steps in order.
#[component]
pub fn Steps(
    /// In their order.
    steps: Vec<HowToStep>,
) -> Html {
    let step = |(title, text, picture): HowToStep| {
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
