//! A moment that is seen by everybody: a picture, large over the table, for two seconds.

use crate::ui::prelude::*;

use super::Fleeting;
use crate::browser::page;

/// Two seconds, and the time in which it comes and goes (`style/parts/gains.css`).
const SHOWN_MS: u32 = 2400;

/// Draws a picture large over the table whenever `happened` returns something. Nobody waits for it,
/// the next press ends it, and screen readers hear of it by the sentences of the events. If the user asked for less motion there is none.
pub fn spotlight<T: Clone + Send + Sync + 'static>(
    happened: impl Fn() -> Option<T> + 'static,
    picture: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView {
    let shown = in_spotlight();
    Effect::new(move |_| {
        if let Some(happened) = happened().filter(|_| !page::reduced_motion()) {
            shown.show(happened);
        }
    });
    spotlit(shown, picture)
}

/// Something that can be shown for as long as a picture.
pub fn in_spotlight<T: Clone + Send + Sync + 'static>() -> Fleeting<T> {
    Fleeting::lasting(SHOWN_MS)
}

/// Draws what is shown large over the table. If the user asked for less motion, it does not move.
pub fn spotlit<T: Clone + Send + Sync + 'static>(
    shown: Fleeting<T>,
    picture: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView {
    let picture = move || {
        shown.get().map(|what| view! { <div class="spotlight" data-spotlight="" aria-hidden="true">{picture(what)}</div> })
    };
    picture.into_any()
}
