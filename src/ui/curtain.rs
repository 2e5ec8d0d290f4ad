//! The curtain between two players.
//!
//! Behind it nothing private exists: it is not hidden, it is not there. Whoever is named lifts it on purpose, by
//! holding the button down or by a key.

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::{Waiting, after},
        focus, page,
    },
    rules::{Seat, Viewer},
};

/// How long the button is held until the curtain lifts, in milliseconds: long enough to be no accident.
const HOLD: u32 = 600;

/// Who is to have the laptop, while the curtain is down.
#[derive(Clone, Copy)]
pub struct Curtain {
    waiting: RwSignal<Option<Seat>>,
    /// Who has just lifted it, and steps behind it once it is seen to be up.
    lifted: StoredValue<Option<Seat>>,
    viewer: RwSignal<Viewer>,
}

impl Curtain {
    /// A curtain that is up. It falls by itself when the page is hidden while somebody is behind it.
    pub fn new(viewer: RwSignal<Viewer>) -> Self {
        let curtain = Self { waiting: RwSignal::new(None), lifted: StoredValue::new(None), viewer };
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
        self.lifted.set_value(None);
        self.viewer.set(Viewer::Table);
        self.waiting.set(Some(seat));
    }

    /// Lifts it for whom it waits for.
    fn lift(self) {
        if let Some(seat) = self.waiting.get_untracked() {
            // While everything still stands as it did: later a browser would lay out all that has changed, twice, to
            // find out that the button which has the focus is gone.
            focus::leave();
            self.waiting.set(None);
            self.lifted.set_value(Some(seat));
            // Up first, and then what is private: who lifts it need not wait for all of that to see that it is up.
            page::after_painting(move || self.step_behind());
        }
    }

    /// Whoever lifted it is behind it, unless it has fallen since.
    fn step_behind(self) {
        if let Some(seat) = self.lifted.try_update_value(Option::take).flatten() {
            self.viewer.set(Viewer::Seat(seat));
        }
    }

    /// Whoever was behind it is done: the page is the table's again.
    pub fn leave(self) {
        self.lifted.set_value(None);
        // A curtain that is up stays as it is: set anew, it would have the whole table drawn again.
        if self.waiting.with_untracked(Option::is_some) {
            self.waiting.set(None);
        }
        self.viewer.set(Viewer::Table);
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
    name: String,
    /// What they will be asked to do, for example "to write".
    #[prop(into)]
    purpose: String,
) -> impl IntoView {
    // While it is held, the time runs; letting go too early forgets it.
    let holding = StoredValue::new_local(None::<Waiting>);
    let held = RwSignal::new(false);
    let long_enough = RwSignal::new(false);
    let hold = move |then: fn(Curtain, RwSignal<bool>)| {
        if !held.get_untracked() {
            held.set(true);
            holding.set_value(Some(after(HOLD, move || then(curtain, long_enough))));
        }
    };
    let let_go = move || {
        held.set(false);
        holding.set_value(None);
        long_enough.set(false);
    };
    page::focus(".hold");
    // A key lifts it when it is let go: held on, it would at once press what lies behind.
    let key_down = move |key: leptos::ev::KeyboardEvent| {
        if matches!(key.key().as_str(), " " | "Enter") {
            key.prevent_default();
            hold(|_, long_enough| long_enough.set(true));
        }
    };
    let key_up = move |key: leptos::ev::KeyboardEvent| {
        key.prevent_default();
        let lifts = long_enough.get_untracked();
        let_go();
        if lifts {
            curtain.lift();
        }
    };
    // A press that came from no finger and no key is a screen reader's, which cannot hold.
    let spoken = move |press: leptos::ev::MouseEvent| {
        if press.detail() == 0 {
            curtain.lift();
        }
    };
    view! {
        <section class="curtain" aria-labelledby="curtain-name">
            <p>"Pass the laptop to"</p>
            <h1 id="curtain-name" dir="auto">{name.clone()}</h1>
            <p class="purpose">{purpose}</p>
            <button
                class="hold"
                type="button"
                data-held=move || held.get().to_string()
                on:pointerdown=move |_| hold(|curtain, _| curtain.lift())
                on:pointerup=move |_| let_go()
                on:pointerleave=move |_| let_go()
                on:pointercancel=move |_| let_go()
                on:contextmenu=|event| event.prevent_default()
                on:keydown=key_down
                on:keyup=key_up
                on:click=spoken
                on:blur=move |_| let_go()
            >
                <bdi>{name}</bdi>
                {move || if long_enough.get() { ": let go now" } else { ": hold to lift the curtain" }}
            </button>
        </section>
    }
}
