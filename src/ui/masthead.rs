//! The head of the screens that are not tables, and the foot of side pages.

use crate::ui::prelude::*;

use super::{
    screen::{self, Screen},
    settings::{MuteButton, ThemeButton},
};
use crate::{play::Kind, screens::address::pages};

/// The title of a screen, a sentence about it, and links to the other screens.
#[component]
pub fn Masthead(
    /// The current screen.
    here: Screen,
    /// The title of the screen.
    title: &'static str,
    /// A line about it.
    #[prop(into)]
    line: String,
) -> impl IntoView {
    let pages = pages(here.game_to_explain(&screen::return_target()));
    view! {
        <header class="masthead row">
            <div>
                <h1>{title}</h1>
                <p>{line}</p>
            </div>
            <nav class="row" aria-label="Pages">
                {pages.iter().map(|(to, name)| page_link(&here, to, name)).collect_view()}
                <MuteButton/>
                <ThemeButton/>
            </nav>
        </header>
    }
}

/// Links to the rules of all games; the shown one is marked.
#[component]
pub fn RulesLinks(
    /// The game whose rules are shown.
    here: Kind,
) -> impl IntoView {
    let here = Screen::HowTo(here);
    let links = Kind::ALL.into_iter().map(|kind| page_link(&here, &Screen::HowTo(kind), kind.short()));
    view! { <nav class="row" aria-label="Games">{links.collect_view()}</nav> }
}

/// A link to a screen; the current one is marked.
fn page_link(here: &Screen, to: &Screen, name: &'static str) -> AnyView {
    view! { <a href=to.hash() aria-current=here.mark_of(to)>{name}</a> }.into_any()
}

/// The foot of a side page: one button back to the last screen that was no side page, for example a game.
#[component]
pub fn Back() -> impl IntoView {
    let to = screen::return_target();
    view! {
        <footer class="foot row" data-foot="">
            <span class="press">
                <a class="primary" data-primary="" href=to.hash()>{to.back()}</a>
            </span>
        </footer>
    }
}
