//! The curtain between two players.
//!
//! Behind it nothing private exists: it is not hidden, it is not there. Whoever is named lifts it on purpose, by
//! holding a button or a key down and letting go. What was pressed before it moved reaches nothing afterwards.
//!
//! The table itself is such a curtain: it shows nothing private, and its foot has the button to hold. So passing the
//! laptop and lifting the curtain are one screen. [`Cover`] hides the table too: it falls when the tab is hidden, and when
//! somebody is given the laptop out of turn.

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::{Waiting, after},
        focus, page, presses,
    },
    rules::{Seat, Viewer},
    ui::parts::Notice,
};

/// How long the button is held until letting go lifts the curtain, in milliseconds: long enough to be no accident.
const HOLD: u32 = 600;

/// Who is to have the laptop, while the curtain is down.
#[derive(Clone, Copy)]
pub struct Curtain {
    waiting: RwSignal<Option<Seat>>,
    /// Who has just lifted it, and steps behind it once it is seen to be up.
    lifted: StoredValue<Option<Seat>>,
    viewer: RwSignal<Viewer>,
    /// The sentence that answers a press that was refused: it belongs to whoever pressed, and goes with them.
    refused: RwSignal<Option<String>>,
}

impl Curtain {
    /// A curtain that is up. It falls by itself when the page is hidden while somebody is behind it. `refused` is emptied
    /// whenever somebody comes out from behind it.
    pub fn new(viewer: RwSignal<Viewer>, refused: RwSignal<Option<String>>) -> Self {
        let curtain = Self { waiting: RwSignal::new(None), lifted: StoredValue::new(None), viewer, refused };
        let listening = page::on_hidden(move || {
            let behind = viewer.try_get_untracked().and_then(Viewer::seat);
            if let Some(seat) = behind.or_else(|| curtain.lifted.try_get_value().flatten()) {
                curtain.fall(seat);
            }
        });
        StoredValue::new_local(listening);
        curtain
    }

    /// Lets it fall: from now on the page knows only what the table may know, until `seat` lifts it.
    pub fn fall(self, seat: Seat) {
        // A key that is still held down after it let the curtain fall must not lift it as well.
        presses::end_all();
        self.lifted.set_value(None);
        self.forget_refusal();
        self.viewer.set(Viewer::Table);
        self.waiting.set(Some(seat));
    }

    /// Lifts it for a seat.
    fn lift(self, seat: Seat) {
        presses::end_all();
        // While everything still stands as it did: later a browser would lay out all that has changed, twice, to
        // find out that the button which has the focus is gone.
        focus::leave();
        self.forget_refusal();
        if self.waiting.with_untracked(Option::is_some) {
            self.waiting.set(None);
        }
        self.lifted.set_value(Some(seat));
        // Up first, and then what is private: who lifts it need not wait for all of that to see that it is up.
        page::after_painting(move || self.step_behind());
    }

    /// Whoever lifted it is behind it, unless it has fallen since.
    fn step_behind(self) {
        if let Some(seat) = self.lifted.try_update_value(Option::take).flatten() {
            // Nobody can have meant what was not there yet.
            presses::end_all();
            self.viewer.set(Viewer::Seat(seat));
        }
    }

    /// Whoever was behind it is done: the page is the table's again.
    pub fn leave(self) {
        // The table's button to hold comes now: a key or finger that is still down must not begin to hold it.
        presses::end_all();
        self.lifted.set_value(None);
        self.forget_refusal();
        // A curtain that is up stays as it is: set anew, it would have the whole table drawn again.
        if self.waiting.with_untracked(Option::is_some) {
            self.waiting.set(None);
        }
        self.viewer.set(Viewer::Table);
    }

    fn forget_refusal(self) {
        if self.refused.with_untracked(Option::is_some) {
            self.refused.set(None);
        }
    }

    /// Whom it waits for.
    pub fn waits_for(self) -> Option<Seat> {
        self.waiting.get()
    }
}

/// The curtain, drawn over everything: whose turn it is to hold the laptop, and nothing else.
#[component]
pub fn Cover(
    /// The curtain.
    curtain: Curtain,
    /// Whom it waits for.
    seat: Seat,
    /// What they are called.
    name: String,
    /// What they will be asked to do, for example "to write".
    #[prop(into)]
    purpose: String,
) -> Html {
    page::focus(".curtain .hold");
    html! {
        <section class="curtain" aria-labelledby="curtain-name">
            <p>"Pass the laptop to"</p>
            <h1 id="curtain-name" dir="auto">{name.clone()}</h1>
            <Hold curtain seat name purpose/>
        </section>
    }
}

/// The button that somebody holds down, and lets go, to see what is theirs. A short press only says how it is pressed.
#[component]
pub fn Hold(
    /// The curtain.
    curtain: Curtain,
    /// Who lifts it.
    seat: Seat,
    /// What they are called.
    name: String,
    /// What they will be asked to do, for example "to write".
    #[prop(into)]
    purpose: String,
) -> Html {
    let hold = Holding::new();
    let too_short = RwSignal::new(0_u32);
    // It is lifted by letting go: held on, a finger or a key would at once press what lies behind.
    let lift = move || match hold.end() {
        Some(true) => curtain.lift(seat),
        Some(false) => too_short.update(|times| *times += 1),
        None => {}
    };
    let is_ours = |key: &leptos::ev::KeyboardEvent| matches!(key.key().as_str(), " " | "Enter");
    let key_down = move |key: leptos::ev::KeyboardEvent| {
        if is_ours(&key) {
            key.prevent_default();
            hold.begin();
        }
    };
    let key_up = move |key: leptos::ev::KeyboardEvent| {
        if is_ours(&key) {
            key.prevent_default();
            lift();
        }
    };
    // A press that came from no finger and no key is a screen reader's, which cannot hold.
    let spoken = move |press: leptos::ev::MouseEvent| {
        if press.detail() == 0 {
            curtain.lift(seat);
        }
    };
    let forget = move || {
        hold.end();
    };
    let advice = format!("{name}, hold the button down for a moment, then let go.");
    let answer = Signal::derive(move || (too_short.get() > 0).then(|| advice.clone()));
    let label = format!(": hold {purpose}");
    html! {
        <span class="press held">
            <button
                class="hold"
                type="button"
                data-held=move || hold.held.get().to_string()
                on:pointerdown=move |_| hold.begin()
                on:pointerup=move |_| lift()
                on:pointerleave=move |_| forget()
                on:pointercancel=move |_| forget()
                on:contextmenu=|event| event.prevent_default()
                on:keydown=key_down
                on:keyup=key_up
                on:click=spoken
                on:blur=move |_| forget()
            >
                <bdi>{name}</bdi>
                {move || if hold.long_enough.get() { ": let go now".to_owned() } else { label.clone() }}
            </button>
            <Notice text=answer asked=too_short/>
        </span>
    }
}

/// How long a button has been held.
#[derive(Clone, Copy)]
struct Holding {
    timer: StoredValue<Option<Waiting>, LocalStorage>,
    held: RwSignal<bool>,
    long_enough: RwSignal<bool>,
}

impl Holding {
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
            self.timer.set_value(Some(after(HOLD, move || self.long_enough.set(true))));
        }
    }

    /// Forgets it. Says whether it was held for long enough; nothing if it was not held.
    fn end(self) -> Option<bool> {
        let held = self.held.try_get_untracked()?;
        let long_enough = self.long_enough.try_get_untracked()?;
        self.held.set(false);
        self.timer.set_value(None);
        self.long_enough.set(false);
        held.then_some(long_enough)
    }
}
