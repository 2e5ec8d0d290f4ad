//! The foot of a table: quiet buttons, a sentence, and the primary button.
//!
//! There is one primary button for as long as the table exists, with changing text. If it were replaced, the new one
//! would need the focus, and browsers lay out the whole page twice for that.

use leptos::prelude::{Notify, Trigger, provide_context, queue_microtask, use_context};

use super::Notice;
use crate::ui::{opponents::continue_button, prelude::*};

/// The foot. `inside` is drawn again when its signals change; a
/// [`Primary`](super::Primary) in it becomes the primary button.
#[component]
pub fn Foot(
    /// The notice of the table.
    notice: RwSignal<Option<String>>,
    /// Its content, drawn again whenever a signal it reads changes.
    inside: impl Fn() -> AnyView + Send + 'static,
) -> impl IntoView {
    let primary = PrimaryButton {
        content: StoredValue::new_local(None),
        content_changed: Trigger::new(),
        press: RwSignal::new(None),
        is_free: StoredValue::new(true),
        points_elsewhere: RwSignal::new(Signal::stored(false)),
        repeats: RwSignal::new(false),
        answer: RwSignal::new(None),
        attempts: RwSignal::new(0),
    };
    let button = primary.draw();
    // Only content that is drawn in this closure finds the primary button.
    let inside = move || {
        provide_context(Some(primary));
        inside()
    };
    view! {
        <footer class="foot row" data-foot="">
            <Notice text=notice/>
            {continue_button()}
            {inside}
            <span class="press">{button}<Notice text=primary.answer attempts=primary.attempts/></span>
        </footer>
    }
}

/// The primary button and its refusal.
#[derive(Clone, Copy)]
pub(super) struct PrimaryButton {
    /// What the button shows; drawn once.
    content: StoredValue<Option<Children>, LocalStorage>,
    content_changed: Trigger,
    /// What a press does; `None` while it is unused.
    press: RwSignal<Option<PrimaryPress>>,
    /// Whether no component has it now. It still shows its last text until another component takes it or the foot is drawn.
    is_free: StoredValue<bool>,
    /// Whether it only says what to do elsewhere on the table. The inner signal belongs to the component that has the button, and may end
    /// before another one takes it.
    points_elsewhere: RwSignal<Signal<bool>>,
    /// Whether quick presses one after the other all count, as long as it says the same.
    repeats: RwSignal<bool>,
    /// Why a press was refused, as it is shown.
    answer: RwSignal<Option<String>>,
    attempts: RwSignal<u32>,
}

/// Removes the answer to a refused press of the primary button as soon as what was refused changes; `track` reads that.
pub fn forget_answer_after(track: impl Fn() + 'static) {
    if let Some(primary) = use_context::<Option<PrimaryButton>>().flatten() {
        Effect::new(move |_| {
            track();
            primary.attempts.set(0);
        });
    }
}

/// What a press of the primary button does now.
#[derive(Clone, Copy)]
struct PrimaryPress {
    refused: Memo<Option<String>>,
    on_press: Callback<()>,
}

impl PrimaryButton {
    /// The element. While it is unused it has `data-unused` for the style sheets; with `hidden` it would lose the focus
    /// at once.
    fn draw(self) -> AnyView {
        let refused = move || self.press.get()?.refused.try_with(Option::is_some);
        let press = move |_| {
            if let Some(press) = self.press.get_untracked().filter(|_| !self.is_free.get_value()) {
                press.on_press.run(());
            }
        };
        let shown = move || {
            self.content_changed.track();
            let content = self.content.try_update_value(Option::take).flatten()?;
            Some(untrack(content))
        };
        view! {
            <button
                type="button"
                class="primary"
                data-primary=""
                data-unused=move || self.press.with(Option::is_none)
                data-points-elsewhere=move || self.points_elsewhere.get().try_get().filter(|elsewhere| *elsewhere).map(|_| "true")
                data-repeats=move || self.repeats.get().then_some("")
                aria-disabled=move || refused().filter(|refused| *refused).map(|_| "true")
                on:click=press
            >{shown}</button>
        }.into_any()
    }

    /// Takes the primary button, if there is one and it is free, until the current reactive owner is cleaned up.
    pub(super) fn take() -> Option<Self> {
        let primary: Self =
            use_context::<Option<Self>>().flatten().filter(|primary| primary.is_free.get_value())?;
        primary.is_free.set_value(false);
        primary.answer.set(None);
        primary.attempts.set(0);
        on_cleanup(move || primary.release());
        Some(primary)
    }

    /// Keeps the content of a dialog from taking the primary button.
    pub(super) fn hide_from_dialog() {
        provide_context(None::<Self>);
    }

    /// How often it was pressed while refused.
    pub(super) fn attempts(self) -> RwSignal<u32> {
        self.attempts
    }

    /// Styles it as plain text while `points_elsewhere` is true.
    pub(super) fn set_points_elsewhere(self, points_elsewhere: Signal<bool>) {
        self.points_elsewhere.set(points_elsewhere);
    }

    /// Lets quick presses one after the other all count, as long as it says the same.
    pub(super) fn set_repeats(self, repeats: bool) {
        self.repeats.set(repeats);
    }

    /// Sets its text and its action. `refused`: why it cannot be pressed. `answer`: the same reason, once somebody has
    /// pressed it; only this is shown.
    pub(super) fn set(
        self,
        refused: Memo<Option<String>>,
        answer: Signal<Option<String>>,
        on_press: Callback<()>,
        content: Children,
    ) {
        Effect::new(move || self.answer.set(answer.get()));
        self.set_content(Some(content));
        self.press.set(Some(PrimaryPress { refused, on_press }));
    }

    fn set_content(self, content: Option<Children>) {
        self.content.set_value(content);
        self.content_changed.notify();
    }

    /// Releases it. If no component takes it while the foot is drawn anew, it becomes unused. A refusal that is shown is
    /// removed at once, because it may be for one person only.
    fn release(self) {
        // Here and below, `try_` fails only if the table was removed.
        let _ = self.is_free.try_set_value(true);
        if self.answer.try_get_untracked().flatten().is_some() {
            self.answer.try_set(None);
        }
        queue_microtask(move || {
            if self.is_free.try_get_value() == Some(true) {
                self.clear();
            }
        });
    }

    /// Makes the primary button unused. In the next frame it is hidden and loses the focus, which the table then moves on.
    fn clear(self) {
        self.set_content(None);
        self.press.set(None);
    }
}
