//! The second screen: a window of the same page, for example on a television, that shows the public table of the running game.
//!
//! This file is the laptop's side: it opens the window and sends it what it shows. The window is in `window`.

mod boards;
pub mod window;

use leptos::prelude::use_context;

use crate::ui::prelude::*;

use super::{
    parts::{Notice, Quiet, set_notice},
    screen::Screen,
    session::Session,
};
use crate::{
    browser::{
        chance,
        clock::{self, IntervalGuard},
        page,
        second_window::{self, Connection},
        sound,
    },
    rules::Viewer,
    screens::{
        GameScreens, Strip,
        second_screen::{Message, PageId, Progress, PublicTable, public_table},
    },
};

/// The second screen of this page. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub struct SecondScreen {
    page: PageId,
    connection: RwSignal<Connection>,
    /// The last message about the table, to answer a second screen that asks.
    shown: StoredValue<String>,
    /// Checks whether the window was closed.
    checking: StoredValue<Option<IntervalGuard>, LocalStorage>,
}

/// How often the page checks whether the window was closed.
const CHECK_MS: u32 = 1_000;

impl SecondScreen {
    /// Waits for second screens, which may have been opened before this page was reloaded. Call it once.
    pub fn listen() -> Self {
        let page = PageId(chance::number());
        let second = Self {
            page,
            connection: RwSignal::new(Connection::None),
            shown: StoredValue::new(Message::Table { page, table: Box::new(None) }.to_text()),
            checking: StoredValue::new_local(None),
        };
        let answer = move |text: &str, sender| {
            if Message::is_question(text) {
                second_window::connect(sender);
                second.answer();
            }
        };
        Effect::new(move |_| {
            let open = if second.is_open() { "open" } else { "" };
            page::set_root_attribute("data-second-screen", open);
        });
        second_window::on_text(answer).keep_forever();
        sound::on_muted_sound(move |sound| {
            second_window::send(&Message::Sound { page, sound }.to_text());
        });
        second
    }

    /// The second screen of this page.
    pub fn of_page() -> Option<Self> {
        use_context::<Self>()
    }

    /// Whether it is open; tracks it.
    pub fn is_open(self) -> bool {
        self.connection.get() == Connection::Open
    }

    /// Opens the window, and returns whether the browser allowed it. It does so only while a press is handled.
    fn open(self) -> bool {
        let opened = second_window::open(&Screen::SecondScreen.hash());
        if opened {
            self.connected();
        }
        opened
    }

    /// Answers a second screen. A hidden tab answers only if it has a second screen already.
    fn answer(self) {
        if page::is_visible() || self.connection.get_untracked() == Connection::Open {
            self.connected();
            second_window::send(&self.shown.get_value());
        }
    }

    fn connected(self) {
        if self.connection.get_untracked() == Connection::Open {
            return;
        }
        self.connection.set(Connection::Open);
        self.checking.set_value(Some(clock::every(CHECK_MS, move || {
            let now = second_window::connection();
            if now != Connection::Open {
                self.connection.set(now);
                self.checking.set_value(None);
            }
        })));
    }

    /// Shows another table, or none.
    fn show(self, table: Option<PublicTable>) {
        let text = Message::Table { page: self.page, table: Box::new(table) }.to_text();
        second_window::send(&text);
        self.shown.set_value(text);
    }

    /// Shows the table of a game until the owner is dropped, as long as no other tab has the game.
    pub fn follow<G: GameScreens>(
        self,
        session: Session<G>,
        strip: impl Fn(&G::View, Viewer) -> Strip + Copy + Send + Sync + 'static,
        progress: Signal<Progress>,
        is_in_this_tab: Signal<bool>,
    ) {
        self.keep_showing(move || {
            let progress = is_in_this_tab.get().then(|| progress.get())?;
            Some(session.game.with(|game| public_table(&game.public(), strip, progress)))
        });
    }

    /// Shows a table and its changes until the owner is dropped. While `table` returns `None`, nothing is sent.
    pub fn keep_showing(self, table: impl Fn() -> Option<PublicTable> + Send + Sync + 'static) {
        Effect::new(move |_| {
            if self.is_open()
                && let Some(table) = table()
            {
                self.show(Some(table));
            }
        });
        on_cleanup(move || {
            if self.connection.get_untracked() == Connection::Open {
                self.show(None);
            }
        });
    }
}

/// Why no window opened.
const BLOCKED: &str =
    "The browser did not open a window. Allow pop-up windows for this page, then press again.";

/// The button that opens the second screen.
#[component]
pub fn SecondScreenButton(
    /// Called when it was opened.
    #[prop(into)]
    on_open: Callback<()>,
) -> AnyView {
    let Some(second) = SecondScreen::of_page() else { return ().into_any() };
    let blocked = RwSignal::new(None);
    let press = move |()| {
        let opened = second.open();
        set_notice(blocked, (!opened).then(|| BLOCKED.to_owned()));
        if opened {
            on_open.run(());
        }
    };
    view! {
        <span class="press">
            <Quiet on_press=press>"Show on a second screen"</Quiet>
            <Notice text=blocked/>
        </span>
    }
    .into_any()
}

/// Offers the second screen again after somebody has closed it at this table. If it was closed before, that was on purpose
/// (SS-13).
pub fn offer_again() -> AnyView {
    let Some(second) = SecondScreen::of_page() else { return ().into_any() };
    let dismiss = move |()| {
        second_window::dismiss_closed();
        second.connection.set(Connection::None);
    };
    if second.connection.get_untracked() == Connection::Closed {
        dismiss(());
    }
    let closed = Memo::new(move |_| second.connection.get() == Connection::Closed);
    view! {
        <Show when=move || closed.get()>
            <div class="warning row" role="alert">
                <p>"The second screen was closed."</p>
                <Quiet on_press=move |()| { second.open(); }>"Open it again"</Quiet>
                <Quiet on_press=dismiss>"OK"</Quiet>
            </div>
        </Show>
    }
    .into_any()
}
