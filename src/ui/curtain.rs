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
    browser::{focus, page, presses},
    rules::{Seat, Viewer},
    screens::{
        countdown::{TIME_IS_UP, running_time_text},
        hold::{HoldPurpose, HoldTexts},
    },
    ui::parts::{HoldButton, Quiet},
};

/// The state of the curtain: who gets the laptop next.
#[derive(Clone, Copy)]
pub struct Curtain {
    waiting: RwSignal<Option<Seat>>,
    viewer: RwSignal<Viewer>,
    /// The notice of the table. It is for the person who sees it, so it is removed when the curtain moves or
    /// they leave.
    notice: RwSignal<Option<String>>,
    /// What it says below the name.
    aside: RwSignal<Option<String>>,
    /// Whether it was lowered because somebody's time was up.
    after_time: RwSignal<bool>,
}

impl Curtain {
    /// A curtain that is up. It is lowered when the page is hidden while somebody is behind it. `notice` is
    /// cleared whenever the curtain moves or somebody leaves.
    pub fn new(viewer: RwSignal<Viewer>, notice: RwSignal<Option<String>>) -> Self {
        let (waiting, aside) = (RwSignal::new(None), RwSignal::new(None));
        let curtain = Self { waiting, viewer, notice, aside, after_time: RwSignal::new(false) };
        let listening = page::on_hidden(move || {
            if let Some(seat) = viewer.try_get_untracked().and_then(Viewer::seat) {
                curtain.lower(seat);
            }
        });
        keep_with_owner(listening);
        curtain
    }

    /// Lowers it: from now on the page only has the table's view, until `seat` lifts it.
    pub fn lower(self, seat: Seat) {
        // A key that is still down must not lift it at once.
        presses::end_all();
        self.clear_notice();
        self.after_time.set(false);
        self.viewer.set(Viewer::Table);
        self.waiting.set(Some(seat));
    }

    /// Lowers it for the next one because the time of a writer was up, and says so (PG-R76, SC-R49).
    pub fn lower_after_time(self, next: Seat) {
        self.lower(next);
        self.after_time.set(true);
    }

    /// Lifts it for a seat, who sees their private part from now on.
    pub fn lift(self, seat: Seat) {
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

    /// Says something public below the name: how far the round is.
    pub fn say(self, aside: Option<String>) {
        self.aside.set(aside);
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
    curtain: Curtain,
    /// Who has to lift it.
    seat: Seat,
    name: String,
    /// What they will be asked to do.
    purpose: HoldPurpose,
    /// The seconds that are left to them if their time is running already.
    seconds: Signal<Option<u32>>,
) -> impl IntoView {
    let time =
        move || seconds.get().map(|seconds| view! { <p role="timer">{running_time_text(seconds)}</p> });
    let longest = longest_word(&name).to_string();
    focus::set_after_task("[data-curtain] [data-hold]");
    view! {
        <section class="curtain stack" data-curtain="" aria-labelledby="curtain-time curtain-name" style:--longest=longest>
            {move || curtain.after_time.get().then(|| view! { <strong id="curtain-time" class="time-up">{TIME_IS_UP}</strong> })}
            <p>"Pass the laptop to"</p>
            <h1 id="curtain-name" dir="auto">{name.clone()}</h1>
            {move || curtain.aside.get().map(|aside| view! { <p class="aside">{aside}</p> })}
            {time}
            <Hold curtain seat name purpose/>
            <Quiet on_press=move |()| curtain.leave()>"Back to the table"</Quiet>
        </section>
    }
}

/// How many letters the longest word of a name has. The name is written so small that no word of it has to be broken.
pub fn longest_word(name: &str) -> usize {
    name.split_whitespace().map(|word| word.chars().count()).max().unwrap_or_default()
}

/// The button that somebody holds and releases to see their private part.
#[component]
pub fn Hold(
    curtain: Curtain,
    /// Who lifts it.
    seat: Seat,
    name: String,
    /// What they will be asked to do.
    purpose: HoldPurpose,
) -> impl IntoView {
    view! { <HoldButton texts=HoldTexts::of(&name, purpose) on_hold=move |()| curtain.lift(seat)/> }
}
