//! The primary button and the quiet buttons.

use leptos::prelude::use_context;

use crate::{
    rules::Viewer,
    screens::{is_said_again, said_again},
    ui::prelude::*,
};

use super::foot::PrimaryButton;

/// The viewer of the table that the button is on.
#[derive(Clone, Copy)]
pub struct TableViewer(pub RwSignal<Viewer>);

/// The primary button: what the table does next.
///
/// A screen has at most one, and so has an open dialog. The Enter key and the code that sets the focus find
/// it by `data-primary`.
#[component]
pub fn Primary(
    /// What pressing it does.
    #[prop(into)]
    on_press: Callback<()>,
    /// Why it may not be pressed yet; a press then shows and announces the reason.
    #[prop(optional, into)]
    refusal: Signal<Option<String>>,
    /// Whether it only says what to do elsewhere on the table. Then it looks like a sentence, and Enter moves the focus
    /// there.
    #[prop(optional, into)]
    points_elsewhere: Signal<bool>,
    /// Whether quick presses one after the other all count, as long as it says the same. Otherwise it does something else after
    /// each press, so the second press of a double click does nothing.
    #[prop(optional)]
    repeats: bool,
    /// Its content.
    children: Children,
) -> AnyView {
    let primary = PrimaryButton::take();
    if let Some(primary) = primary {
        primary.set_points_elsewhere(points_elsewhere);
        primary.set_repeats(repeats);
    }
    button(Look { class: "primary", primary: true, repeats }, primary, on_press, refusal, None, children)
}

/// A secondary button, or with `pressed` a toggle.
#[component]
pub fn Quiet(
    /// What pressing it does.
    #[prop(into)]
    on_press: Callback<()>,
    /// Why it may not be pressed yet; a press then shows and announces the reason.
    #[prop(optional, into)]
    refusal: Signal<Option<String>>,
    /// Whether it is pressed, for a toggle button.
    #[prop(optional, into)]
    pressed: Option<Signal<bool>>,
    /// Its content.
    children: Children,
) -> AnyView {
    button(
        Look { class: "quiet", primary: false, repeats: false },
        None,
        on_press,
        refusal,
        pressed,
        children,
    )
}

/// The attributes of a button that do not change.
#[derive(Clone, Copy)]
struct Look {
    class: &'static str,
    primary: bool,
    repeats: bool,
}

/// Draws a button that can always be pressed: if it has a refusal, a press shows the reason, and screen readers say that it is
/// unavailable. With `primary` nothing is drawn here, because it is the one primary button in the foot of the table.
fn button(
    look: Look,
    primary: Option<PrimaryButton>,
    on_press: Callback<()>,
    refusal: Signal<Option<String>>,
    pressed: Option<Signal<bool>>,
    children: Children,
) -> AnyView {
    let attempts = primary.map_or_else(|| RwSignal::new(0_u32), PrimaryButton::attempts);
    let refused = Memo::new(move |_| refusal.get());
    let answer = Signal::derive(move || refused.get().filter(|_| attempts.get() > 0));
    // Once the press is allowed, a refusal that was shown before is out of date.
    Effect::new(move || {
        if refused.with(Option::is_none) {
            attempts.set(0);
        }
    });
    // A shown refusal is for the person who pressed. When the viewer changes, it is removed at once.
    if let Some(TableViewer(viewer)) = use_context::<TableViewer>() {
        Effect::new(move || {
            viewer.track();
            if attempts.with_untracked(|times| *times > 0) {
                attempts.set(0);
            }
        });
    }
    let press = move || {
        if refused.with_untracked(Option::is_some) {
            attempts.update(|times| *times += 1);
        } else {
            on_press.run(());
        }
    };
    if let Some(primary) = primary {
        primary.set(refused, answer, Callback::new(move |()| press()), children);
        return ().into_any();
    }
    view! {
        <span class="press">
            <button
                type="button"
                class=look.class
                data-primary=look.primary.then_some("")
                data-repeats=look.repeats.then_some("")
                aria-pressed=move || pressed.map(|pressed| pressed.get().to_string())
                aria-disabled=move || refused.with(Option::is_some).then_some("true")
                on:click=move |_| press()
            >
                {children()}
            </button>
            <Notice text=answer attempts/>
        </span>
    }
    .into_any()
}

/// A sentence that is spoken when it appears.
///
/// Its element always exists, so that screen readers already watch it when the sentence comes. A sentence that answers a press is set with
/// [`show_notice`](super::show_notice), one that follows from other signals is derived from them.
#[component]
pub fn Notice(
    /// The sentence, if any.
    #[prop(into)]
    text: Signal<Option<String>>,
    /// How often it was requested. Each time it is shown and announced again.
    #[prop(optional, into)]
    attempts: Signal<u32>,
) -> impl IntoView {
    let requested = Memo::new(move |_| (text.get().unwrap_or_default(), attempts.get()));
    let shown = Memo::new(move |before: Option<&String>| {
        let (sentence, _) = requested.get();
        said_again(before.map_or("", String::as_str), sentence)
    });
    view! {
        <span class="notice" role="status" data-notice="" data-again=move || shown.with(|shown| is_said_again(shown)).then_some("")>
            {shown}
        </span>
    }
}
