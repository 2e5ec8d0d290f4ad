//! The foot of a table: quiet buttons, a sentence, and the large button.
//!
//! There is one large button for as long as the table exists, with changing text. If it were replaced, the new one
//! would need the focus, and browsers lay out the whole page twice for that.

use leptos::{
    html::Button,
    prelude::{provide_context, use_context},
};

use super::notice::Notice;
use crate::{
    browser::page,
    ui::{opponents::go_on, prelude::*},
};

/// The foot. `refused` answers presses elsewhere at the table. `inside` is drawn again when its signals change; a
/// [`Primary`](super::Primary) in it becomes the large button.
#[component]
pub fn Foot(
    /// Why a press elsewhere at the table was refused.
    refused: RwSignal<Option<String>>,
    /// Its content, drawn again whenever a signal it reads changes.
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
    // Only content drawn in here finds the large button.
    let inside = move || {
        provide_context(Some(large));
        inside()
    };
    html! {
        <footer class="action">
            <Notice text=refused/>
            {go_on()}
            {inside}
            <span class="press">{button}<Notice text=large.answer asked=large.asked/></span>
        </footer>
    }
}

/// The large button and its refusal.
#[derive(Clone, Copy)]
pub(super) struct Large {
    button: NodeRef<Button>,
    /// What it does now; `None` while it is unused.
    stands_for: RwSignal<Option<Use>>,
    /// Whether no component uses it. It still shows its last text until another one takes it or a frame has passed.
    free: StoredValue<bool>,
    /// Whether it only says what to do elsewhere on the table.
    leads: RwSignal<Signal<bool>>,
    answer: RwSignal<Option<String>>,
    asked: RwSignal<u32>,
}

/// What the large button does for the moment.
#[derive(Clone, Copy)]
struct Use {
    refused: Memo<Option<String>>,
    on_press: Callback<()>,
}

impl Large {
    /// The element. While it is unused it has `data-rests` for the style sheets; with `hidden` it would lose the focus
    /// at once.
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

    /// Takes the large button, if there is one and it is free, until the current reactive owner is cleaned up.
    pub(super) fn take() -> Option<Self> {
        let large: Self = use_context::<Option<Self>>().flatten().filter(|large| large.free.get_value())?;
        large.free.set_value(false);
        large.answer.set(None);
        large.asked.set(0);
        on_cleanup(move || large.let_go());
        Some(large)
    }

    /// Keeps the content of a dialog from taking the large button.
    pub(super) fn keep_from() {
        provide_context(None::<Self>);
    }

    /// How often it was pressed while refused.
    pub(super) fn asked(self) -> RwSignal<u32> {
        self.asked
    }

    /// Styles it as plain text while `leads` is true.
    pub(super) fn leads_when(self, leads: Signal<bool>) {
        self.leads.set(leads);
    }

    /// Sets its text, its action and its refusal.
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

    /// Gives it up. If nothing has taken it after the next frame it becomes unused. Its refusal is removed at once,
    /// because it may have been for one person.
    fn let_go(self) {
        // If the table is gone, nothing is left to do, here and below.
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

    /// Makes it unused. It keeps its place, and the focus if it has it.
    fn rest(self) {
        self.say(Html::Nothing);
        self.stands_for.set(None);
    }
}
