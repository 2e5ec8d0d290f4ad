//! The curtain between two players.
//!
//! While it is down, the page contains nothing private. To lift it, the named player holds a button or a key and lets go. A
//! press that began before the curtain moved has no effect afterwards.
//!
//! The table works as a curtain too: it shows nothing private, and its foot has the button to hold. So
//! passing the laptop and lifting the curtain are one screen. [`Cover`] hides the table as well. It is used
//! after [`Curtain::lower`], for example when the tab is hidden or somebody gets the laptop out of turn.

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::{TimeoutGuard, start_timeout},
        focus, page, presses,
    },
    rules::{Seat, Viewer},
    screens::countdown::running_time_text,
    ui::parts::{Notice, Quiet},
};

/// How long the button must be held, in milliseconds: long enough that nobody does it by accident.
const HOLD: u32 = 600;

/// The state of the curtain: who gets the laptop next.
#[derive(Clone, Copy)]
pub struct Curtain {
    waiting: RwSignal<Option<Seat>>,
    viewer: RwSignal<Viewer>,
    /// The notice of the table. It is for the person who sees it, so it is removed when the curtain moves or
    /// they leave.
    notice: RwSignal<Option<String>>,
}

impl Curtain {
    /// A curtain that is up. It is lowered when the page is hidden while somebody is behind it. `notice` is
    /// cleared whenever the curtain moves or somebody leaves.
    pub fn new(viewer: RwSignal<Viewer>, notice: RwSignal<Option<String>>) -> Self {
        let curtain = Self { waiting: RwSignal::new(None), viewer, notice };
        let listening = page::on_hidden(move || {
            if let Some(seat) = viewer.try_get_untracked().and_then(Viewer::seat) {
                curtain.lower(seat);
            }
        });
        StoredValue::new_local(listening);
        curtain
    }

    /// Lowers it: from now on the page only has the table's view, until `seat` lifts it.
    pub fn lower(self, seat: Seat) {
        // A key that is still down must not lift it at once.
        presses::end_all();
        self.clear_notice();
        self.viewer.set(Viewer::Table);
        self.waiting.set(Some(seat));
    }

    /// Lifts it for a seat, who sees their private part from now on.
    fn lift(self, seat: Seat) {
        // A press that began earlier was not meant for what is shown now.
        presses::end_all();
        // Otherwise whatever stands in the place of this button would get its focus.
        focus::remove();
        self.clear_notice();
        if self.waiting.with_untracked(Option::is_some) {
            self.waiting.set(None);
        }
        self.viewer.set(Viewer::Seat(seat));
    }

    /// Ends the private part: the page has the table's view again.
    pub fn leave(self) {
        // The button to hold appears now; a key or finger that is still down must not start holding it.
        presses::end_all();
        self.clear_notice();
        // Setting it again would draw the whole table again.
        if self.waiting.with_untracked(Option::is_some) {
            self.waiting.set(None);
        }
        self.viewer.set(Viewer::Table);
    }

    fn clear_notice(self) {
        if self.notice.with_untracked(Option::is_some) {
            self.notice.set(None);
        }
    }

    /// Who has to lift it.
    pub fn waits_for(self) -> Option<Seat> {
        self.waiting.get()
    }
}

/// The curtain over the whole table. It says who gets the laptop and for what, and the time left to them if
/// it is running already; nothing else.
#[component]
pub fn Cover(
    /// The curtain.
    curtain: Curtain,
    /// Who has to lift it.
    seat: Seat,
    /// Their name.
    name: String,
    /// What they will be asked to do, for example "to write".
    #[prop(into)]
    purpose: String,
    /// The seconds that are left to them if their time is running already.
    seconds: Signal<Option<u32>>,
) -> impl IntoView {
    let time =
        move || seconds.get().map(|seconds| view! { <p role="timer">{running_time_text(seconds)}</p> });
    let longest = longest_word(&name).to_string();
    focus::set_after_task("[data-curtain] [data-hold]");
    view! {
        <section class="curtain stack" data-curtain="" aria-labelledby="curtain-name" style:--longest=longest>
            <p>"Pass the laptop to"</p>
            <h1 id="curtain-name" dir="auto">{name.clone()}</h1>
            {time}
            <Hold curtain seat name purpose/>
            <Quiet on_press=move |()| curtain.leave()>"Back to the table"</Quiet>
        </section>
    }
}

/// How many letters the longest word of a name has. The name is written so small that no word of it has to be broken.
fn longest_word(name: &str) -> usize {
    name.split_whitespace().map(|word| word.chars().count()).max().unwrap_or_default()
}

/// The button that somebody holds and releases to see their private part. A short press only explains how to press it.
#[component]
pub fn Hold(
    /// The curtain.
    curtain: Curtain,
    /// Who lifts it.
    seat: Seat,
    /// Their name.
    name: String,
    /// What they will be asked to do, for example "to write".
    #[prop(into)]
    purpose: String,
) -> impl IntoView {
    let hold = HoldPress::new();
    let too_short = RwSignal::new(0_u32);
    // It acts on release: otherwise the finger or key that is still down would press what appears next.
    let lift = move || match hold.end() {
        Some(true) => curtain.lift(seat),
        Some(false) => too_short.update(|times| *times += 1),
        None => {}
    };
    let is_hold_key = |key: &leptos::ev::KeyboardEvent| matches!(key.key().as_str(), " " | "Enter");
    let key_down = move |key: leptos::ev::KeyboardEvent| {
        if is_hold_key(&key) {
            key.prevent_default();
            hold.begin();
        }
    };
    let key_up = move |key: leptos::ev::KeyboardEvent| {
        if is_hold_key(&key) {
            key.prevent_default();
            lift();
        }
    };
    // A click without a pointer or key comes from a screen reader, which cannot hold.
    let screen_reader_click = move |press: leptos::ev::MouseEvent| {
        if press.detail() == 0 {
            curtain.lift(seat);
        }
    };
    let cancel = move || {
        hold.end();
    };
    let advice = format!("{name}, hold the button down for a moment, then let go.");
    let advice_shown = Signal::derive(move || (too_short.get() > 0).then(|| advice.clone()));
    let label = format!(": hold {purpose}");
    let let_go = || view! { <span class="let-go">": let go now"</span> };
    view! {
        <span class="press held">
            <button
                class="hold"
                data-hold=""
                type="button"
                data-held=move || hold.held.get().to_string()
                on:pointerdown=move |_| hold.begin()
                on:pointerup=move |_| lift()
                on:pointerleave=move |_| cancel()
                on:pointercancel=move |_| cancel()
                on:contextmenu=|event| event.prevent_default()
                on:keydown=key_down
                on:keyup=key_up
                on:click=screen_reader_click
                on:blur=move |_| cancel()
            >
                <bdi>{name}</bdi>
                // `let_go` hides the label but keeps its space: the button must not shrink under a finger near its edge.
                <span class="purpose">{label}{move || hold.long_enough.get().then(let_go)}</span>
            </button>
            <Notice text=advice_shown attempts=too_short/>
        </span>
    }
}

/// Whether a button is held, and whether long enough.
#[derive(Clone, Copy)]
struct HoldPress {
    timer: StoredValue<Option<TimeoutGuard>, LocalStorage>,
    held: RwSignal<bool>,
    long_enough: RwSignal<bool>,
}

impl HoldPress {
    fn new() -> Self {
        Self {
            timer: StoredValue::new_local(None),
            held: RwSignal::new(false),
            long_enough: RwSignal::new(false),
        }
    }

    fn begin(self) {
        if !self.held.get_untracked() {
            self.held.set(true);
            self.timer.set_value(Some(start_timeout(HOLD, move || self.long_enough.set(true))));
        }
    }

    /// Ends the hold. Returns whether it was long enough; `None` if nothing was held.
    fn end(self) -> Option<bool> {
        let held = self.held.try_get_untracked()?;
        let long_enough = self.long_enough.try_get_untracked()?;
        self.held.set(false);
        self.timer.set_value(None);
        self.long_enough.set(false);
        held.then_some(long_enough)
    }
}
