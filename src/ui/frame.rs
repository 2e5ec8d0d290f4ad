//! The frame around every game.

use leptos::{
    html,
    prelude::{provide_context, use_context},
};

use crate::ui::prelude::*;

use super::{
    first_time, games,
    how_to::RulesOnly,
    parts::{Dialog, TableViewer, live_region},
    screen::Screen,
    settings::{MuteButton, ThemeButton},
};
use crate::{
    browser::{dialog, focus, page},
    play::Kind,
    screens::{Strip, countdown::running_time_text, keys},
};

/// The seconds left on the clock of the table, while one runs.
#[derive(Clone, Copy)]
pub struct TableTime(pub Signal<Option<u32>>);

/// The frame of a game screen: strip, board, foot, log.
///
/// When the strip or the viewer changes and nobody is typing, the focus moves to the field marked
/// `data-cursor`, or else to the button to hold at the foot, or else to the primary button. A focus that is lost is found by the
/// table around it.
#[component]
pub fn Frame(
    /// Which game it is.
    game: Kind,
    /// What the strip says.
    #[prop(into)]
    strip: Signal<Strip>,
    /// The buttons of the strip that need the game.
    #[prop(into)]
    tools: ViewFn,
    /// Warnings, below the strip.
    #[prop(into)]
    warnings: ViewFn,
    /// The game in three cards.
    introduction: ViewFn,
    /// The log, oldest first.
    #[prop(into)]
    log: Signal<Vec<String>>,
    /// The text of the live region.
    #[prop(into)]
    spoken: Signal<String>,
    /// Whether a curtain covers the screen. Then nothing in this frame can be focused or clicked.
    covered: Memo<bool>,
    /// The board and the foot.
    children: ChildrenFn,
) -> impl IntoView {
    let help_open = RwSignal::new(false);
    let seconds = use_context::<TableTime>();
    // The dialog lies over the clock, which does not wait.
    let time_left = move || {
        let seconds = seconds?.0.get()?;
        Some(view! { <p role="timer"><strong>{running_time_text(seconds)}</strong></p> }.into_any())
    };
    let table_viewer = use_context::<TableViewer>();
    Effect::new(move |_| {
        strip.track();
        if let Some(TableViewer(viewer)) = table_viewer {
            viewer.track();
        }
        if covered.get() {
            dialog::close_below_curtain();
        }
        // After the new screen has been drawn.
        page::after_painting(move || {
            page::scroll_to_turn();
            // If a curtain covers the table since, its own button has the focus.
            if covered.try_get_untracked() == Some(false) && !focus::set_to_marked() {
                focus::set_to_primary();
            }
        });
    });
    view! {
        <div class="table" inert=move || covered.get().then_some("")>
            <header class="strip row">
                // A phone shows only the short name (`style/strip.css`).
                <a class="game" href=Screen::Home.hash() title="All games">
                    <span class="rest">{game.title().strip_suffix(game.short())}</span>{game.short()}
                </a>
                <span class="round">{move || strip.with(|strip| strip.round.clone())}</span>
                <h1 class="phase">{move || strip.with(|strip| strip.phase.clone())}</h1>
                <span class="turn" dir="auto">{move || strip.with(|strip| strip.turn.clone())}</span>
                <div class="tools">
                    {tools.run()}
                    <MuteButton/>
                    <ThemeButton/>
                    <button id="full-screen" type="button" class="quiet" on:click=|_| page::toggle_fullscreen()>
                        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                            <path d="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6"/>
                        </svg>
                        <span class="visually-hidden">"Full screen"</span>
                    </button>
                    <button id="help" type="button" class="quiet" on:click=move |_| help_open.set(true)>
                        <span aria-hidden="true">"?"</span>
                        <span class="visually-hidden">"Rules and keys"</span>
                    </button>
                </div>
                {warnings.run()}
            </header>
            {children()}
            <Log log/>
            {live_region(spoken)}
            <Dialog open=help_open on_close=move |()| help_open.set(false) title="Rules and keys" long=true>
                {time_left}
                {rules(game)}
                {first_time::tips(game)}
                {keys(game)}
                <details>
                    <summary>"The game in three pictures"</summary>
                    {introduction.run()}
                </details>
            </Dialog>
        </div>
    }
}

/// The log, closed at first.
#[component]
fn Log(log: Signal<Vec<String>>) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    let open = RwSignal::new(false);
    Effect::new(move |_| {
        // Track the log only while it is open.
        if let (true, Some(list)) = (open.get(), list.get()) {
            log.track();
            // The lines may be drawn after this.
            page::after_painting(move || {
                // On a laptop the whole log scrolls, on a phone only the list.
                list.set_scroll_top(list.scroll_height());
                if let Some(log) = list.parent_element() {
                    log.set_scroll_top(log.scroll_height());
                }
            });
        }
    });
    // Sentences are made only while the log is open; a long game has thousands.
    let lines = move || {
        open.get().then(|| log.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view())
    };
    view! {
        <details class="log" on:toggle=move |event| open.set(page::is_open(&event))>
            <summary>"Log"</summary>
            <ol node_ref=list>{lines}</ol>
        </details>
    }
}

/// The rules of the game without the frame of their page.
fn rules(game: Kind) -> AnyView {
    provide_context(RulesOnly);
    view! { <games::HowTo kind=game/> }.into_any()
}

/// The list of keys.
fn keys(game: Kind) -> AnyView {
    let row = |(key, action)| view! { <dt><kbd>{key}</kbd></dt><dd>{action}</dd> };
    view! {
        <h3>"Keys"</h3>
        <dl class="keys">{keys::keys(game).map(row).collect_view()}</dl>
        <p><a href=Screen::HowTo(game).hash()>"All rules on one page"</a></p>
    }
    .into_any()
}
