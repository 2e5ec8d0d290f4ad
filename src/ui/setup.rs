//! The parts that the set-up screens of all games share.

use crate::ui::prelude::*;

use super::{home::continue_link, masthead::Masthead, parts::Primary, screen::Screen};
use crate::{
    play::Kind,
    screens::{
        length::{Length, LongGame},
        painted::{START, line},
    },
    setup::guests::GuestId,
};

/// The line below the title of a screen without a button that saves.
pub const SAVED_AT_ONCE: &str = "Changes are saved at once.";

/// A set-up screen: the choices, a summary of the game, and the button that starts it.
///
/// The part down to the names, and the row of Start, are painted before the program is there, by `#painted` in `index.html` and
/// `public/painted.js`. What is added there, or changes its height, has to be added to both; `tests/browser/tests/arriving` measures
/// whether anything moves.
#[component]
pub fn SetupPage(
    /// The game.
    kind: Kind,
    /// The choices.
    body: AnyView,
    /// Why the game could not start.
    #[prop(default = ().into_any())]
    notice: AnyView,
    /// The choice between the usual lengths of a long game.
    #[prop(optional)]
    lengths: Option<AnyView>,
    /// A summary of the game that would start.
    summary: Signal<String>,
    /// Starts the game.
    start: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="setup form-page grid">
            <Masthead here=Screen::Setup(kind) title=kind.title() line=line(kind)/>
            <main class="stack">{continue_link(kind)}{body}</main>
            <footer class="foot row" data-foot="">
                {notice}
                {lengths}
                <p class="say">{move || summary.get()}</p>
                <Primary on_press=start>{START}</Primary>
            </footer>
        </div>
    }
}

/// The choice between the usual lengths of a long game (LK-36).
pub fn lengths<P: LongGame + Send + Sync + 'static>(plan: RwSignal<P>, players: Signal<usize>) -> AnyView {
    let one = move |length: Length| {
        let is_chosen = move || plan.with(|plan| plan.length() == Some(length));
        let choose = move |_| plan.update(|plan| plan.set_length(length));
        view! {
            <label class="length">
                <input type="radio" name="length" prop:checked=is_chosen on:change=choose/>
                <b>{length.title()}</b>
                <small>{move || plan.with(|plan| plan.line_of(length, players.get()))}</small>
            </label>
        }
    };
    view! {
        <fieldset class="lengths row">
            <legend class="visually-hidden">"How long"</legend>
            {Length::ALL.map(one).into_iter().collect_view()}
        </fieldset>
    }
    .into_any()
}

/// Buttons with the names of players and one for nobody. One of them is pressed: who is `chosen`, which may leave out somebody who has left
/// the list. A press sets `choose`.
pub fn name_choice(
    label: &'static str,
    nobody: &'static str,
    names: impl Fn() -> Vec<(GuestId, String)> + Send + Sync + 'static,
    chosen: Signal<Option<GuestId>>,
    choose: RwSignal<Option<GuestId>>,
) -> AnyView {
    let button = move |(id, name): (Option<GuestId>, String)| {
        let pressed = move || (chosen.get() == id).to_string();
        view! {
            <button type="button" class="quiet" aria-pressed=pressed on:click=move |_| choose.set(id)>
                <bdi translate="no">{name}</bdi>
            </button>
        }
        .into_any()
    };
    let buttons = move || names().into_iter().map(|(id, name)| button((Some(id), name))).collect_view();
    view! {
        <div class="row" role="group" aria-label=label>{button((None, nobody.to_owned()))}{buttons}</div>
    }
    .into_any()
}
