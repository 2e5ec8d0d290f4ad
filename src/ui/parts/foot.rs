//! The foot of a table: quiet buttons, a sentence, and the large button.
//!
//! There is one large button as long as the table stands, whatever it comes to say. One in place of another would have to
//! be given the focus anew with every press, and browsers lay the whole table out for that, twice.

use leptos::{
    html::Button,
    prelude::{provide_context, use_context},
};

use super::notice::Notice;
use crate::{browser::page, ui::prelude::*};

/// Lays the foot. `refused` answers presses elsewhere at the table; `inside` is drawn anew as it sees fit, and what it has
/// of a [`Primary`](super::Primary) becomes the large button.
#[component]
pub fn Foot(
    /// The answer to presses elsewhere at the table.
    refused: RwSignal<Option<String>>,
    /// What stands in it. It is drawn anew whenever a signal it has read changes.
    inside: impl Fn() -> Html + 'static,
) -> Html {
    let large = Large {
        button: NodeRef::new(),
        stands_for: RwSignal::new(None),
        free: StoredValue::new(true),
        leads: RwSignal::new(Signal::stored(false)),
        answer: RwSignal::new(None),
        asked: RwSignal::new(0),
    };
    let button = large.draw();
    // Only what is drawn in here finds it.
    let inside = move || {
        provide_context(Some(large));
        inside()
    };
    html! {
        <footer class="action">
            <Notice text=refused/>
            {inside}
            <span class="press">{button}<Notice text=large.answer asked=large.asked/></span>
        </footer>
    }
}

/// The large button, and the answer to a press of it.
#[derive(Clone, Copy)]
pub(super) struct Large {
    button: NodeRef<Button>,
    /// What it is there for; nothing while it rests.
    stands_for: RwSignal<Option<Use>>,
    /// Whether nothing has it just now. What it was there for stays on it until something else takes it, or it rests.
    free: StoredValue<bool>,
    /// Whether it only says what to do elsewhere on the table.
    leads: RwSignal<Signal<bool>>,
    answer: RwSignal<Option<String>>,
    asked: RwSignal<u32>,
}

/// What the large button is there for, for the time being.
#[derive(Clone, Copy)]
struct Use {
    refused: Memo<Option<String>>,
    on_press: Callback<()>,
}

impl Large {
    /// The button itself. While it rests, style sheets know it by `data-rests`: a button that is `hidden` loses the focus on
    /// the spot.
    fn draw(self) -> Html {
        let refused = move || self.stands_for.get()?.refused.try_with(Option::is_some);
        let press = move |_| {
            if let Some(now) = self.stands_for.get_untracked().filter(|_| !self.free.get_value()) {
                now.on_press.run(());
            }
        };
        html! {
            <button
                type="button"
                class="primary"
                node_ref=self.button
                data-rests=move || self.stands_for.with(Option::is_none)
                data-leads=move || self.leads.get().try_get().filter(|leads| *leads).map(|_| "true")
                aria-disabled=move || refused().filter(|refused| *refused).map(|_| "true")
                on:click=press
            ></button>
        }
    }

    /// The large button, if there is one here and nothing else has it, for as long as the present owner.
    pub(super) fn take() -> Option<Self> {
        let large: Self = use_context::<Option<Self>>().flatten().filter(|large| large.free.get_value())?;
        large.free.set_value(false);
        large.answer.set(None);
        large.asked.set(0);
        on_cleanup(move || large.let_go());
        Some(large)
    }

    /// Nothing drawn from here on, as in a dialog, is to have it.
    pub(super) fn keep_from() {
        provide_context(None::<Self>);
    }

    /// How often somebody has pressed it for the reason why it may not be pressed.
    pub(super) fn asked(self) -> RwSignal<u32> {
        self.asked
    }

    /// Lets it look like a sentence whenever `leads` says so.
    pub(super) fn leads_when(self, leads: Signal<bool>) {
        self.leads.set(leads);
    }

    /// Lets it say and do something.
    pub(super) fn stand_for(
        self,
        refused: Memo<Option<String>>,
        answer: Signal<Option<String>>,
        on_press: Callback<()>,
        says: Content,
    ) {
        Effect::new(move || self.answer.set(answer.get()));
        self.say(says());
        self.stands_for.set(Some(Use { refused, on_press }));
    }

    fn say(self, says: Html) {
        if let Some(button) = self.button.get_untracked() {
            lean::replace_children(&button, says);
        }
    }

    /// It is there for something else; if nothing has taken it by the time all has been painted, it rests. Its answer goes
    /// at once: it may have been for one person alone.
    fn let_go(self) {
        // With the table gone there is nothing left to do, here and below.
        let _ = self.free.try_set_value(true);
        if self.answer.try_get_untracked().flatten().is_some() {
            self.answer.try_set(None);
        }
        page::after_painting(move || {
            if self.free.try_get_value() == Some(true) {
                self.rest();
            }
        });
    }

    /// It says and does nothing. It stays where it is, with the focus if it has that, until it stands for something else.
    fn rest(self) {
        self.say(Html::Nothing);
        self.stands_for.set(None);
    }
}
