use crate::ui::prelude::*;
#[component]
pub(super) fn About() -> impl IntoView {
    view! { <p>"about"</p> }
}
