//! The foot of a table: quiet buttons, a sentence, and the large button.
//!
//! There is one large button as long as the table stands, whatever it comes to say. One in place of another would have to
//! be given the focus anew with every press, and browsers lay the whole table out for that, twice.

use leptos::{
    ev::MouseEvent,
    prelude::{provide_context, use_context},
};

use super::notice::Notice;
use crate::{
    browser::{
        dom::{self, Node},
        page,
    },
    ui::{dom::Markup, prelude::*},
};

/// What style sheets know it by while it stands for nothing. A button that is `hidden` loses the focus on the spot.
const RESTS: &str = "data-rests";

/// Lays the foot. `refused` answers presses elsewhere at the table; `inside` is drawn anew as it sees fit, and what it has
/// of a [`Primary`](super::Primary) becomes the large button.
pub fn foot(refused: RwSignal<Option<String>>, inside: impl Fn() -> AnyView + 'static) -> AnyView {
    let button = dom::html("button");
    button.set_attribute("type", "button");
    button.set_attribute("class", "primary");
    let large = Large {
        button: StoredValue::new_local(button.clone()),
        free: StoredValue::new(true),
        answer: RwSignal::new(None),
        asked: RwSignal::new(0),
    };
    large.rest();
    // Only what is drawn in here finds it.
    let inside = move || {
        provide_context(Some(large));
        inside()
    };
    view! {
        <footer class="action">
            <Notice text=refused/>
            {inside}
            <span class="press">{AnyView::Element(button)}<Notice text=large.answer asked=large.asked/></span>
        </footer>
    }
}

/// The large button, and the answer to a press of it.
#[derive(Clone, Copy)]
pub(super) struct Large {
    button: StoredValue<Node, LocalStorage>,
    /// Whether it stands for nothing just now.
    free: StoredValue<bool>,
    answer: RwSignal<Option<String>>,
    asked: RwSignal<u32>,
}

impl Large {
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

    /// Lets it say and do something.
    pub(super) fn stand_for(
        self,
        refused: Memo<Option<String>>,
        answer: Signal<Option<String>>,
        press: impl FnMut(MouseEvent) + 'static,
        says: Children,
    ) {
        Effect::new(move || self.answer.set(answer.get()));
        self.button.with_value(|button| button.set_text("textContent", ""));
        let mut inside = Markup::within(self.button.get_value());
        inside.attribute("aria-disabled", move || refused.with(Option::is_some).then_some("true"));
        inside.on(leptos::ev::click, "click", press);
        inside.child(says());
        self.button.with_value(|button| button.remove_attribute(RESTS));
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
        let _ = self.button.try_with_value(|button| {
            button.set_text("textContent", "");
            button.set_attribute(RESTS, "");
        });
    }
}
