use crate::ui::prelude::*;
#[component]
pub(super) fn Home() -> impl IntoView {
    view! { <p>"home"</p> }
}
