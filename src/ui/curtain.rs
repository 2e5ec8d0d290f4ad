//! The curtain between two players.
//!
//! Behind it nothing private exists: it is not hidden, it is not there. Whoever is named lifts it on purpose, by
//! holding the button or a key down and letting go. What was pressed before it moved reaches nothing afterwards.

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::{Waiting, after},
        focus, page, presses,
    },
    rules::{Seat, Viewer},
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

    /// Lifts it for whom it waits for.
    fn lift(self) {
        if let Some(seat) = self.waiting.get_untracked() {
            presses::end_all();
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
            // Nobody can have meant what was not there yet.
            presses::end_all();
            self.viewer.set(Viewer::Seat(seat));
        }
    }

    /// Whoever was behind it is done: the page is the table's again.
    pub fn leave(self) {
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
    name: String,
    /// What they will be asked to do, for example "to write".
    #[prop(into)]
    purpose: String,
) -> Html {
    // While it is held, the time runs; letting go too early forgets it.
    let holding = StoredValue::new_local(None::<Waiting>);
    let held = RwSignal::new(false);
    let long_enough = RwSignal::new(false);
    let hold = move || {
        if !held.get_untracked() {
            held.set(true);
            holding.set_value(Some(after(HOLD, move || long_enough.set(true))));
        }
    };
    let let_go = move || {
        held.set(false);
        holding.set_value(None);
        long_enough.set(false);
    };
    // It is lifted by letting go: held on, a finger or a key would at once press what lies behind.
    let lift = move || {
        let lifts = long_enough.get_untracked();
        let_go();
        if lifts {
            curtain.lift();
        }
    };
    page::focus(".hold");
    let is_ours = |key: &leptos::ev::KeyboardEvent| matches!(key.key().as_str(), " " | "Enter");
    let key_down = move |key: leptos::ev::KeyboardEvent| {
        if is_ours(&key) {
            key.prevent_default();
            hold();
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
            curtain.lift();
        }
    };
    html! {
        <section class="curtain" aria-labelledby="curtain-name">
            <p>"Pass the laptop to"</p>
            <h1 id="curtain-name" dir="auto">{name.clone()}</h1>
            <p class="purpose">{purpose}</p>
            <button
                class="hold"
                type="button"
                data-held=move || held.get().to_string()
                on:pointerdown=move |_| hold()
                on:pointerup=move |_| lift()
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
