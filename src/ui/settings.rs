use crate::ui::prelude::*;
#[component]
pub(super) fn Settings() -> impl IntoView {
    view! { <p>"settings"</p> }
}
#[component]
pub(super) fn MuteButton() -> impl IntoView {
    view! { <button id="mute">"m"</button> }
}
pub(super) fn apply() {}
