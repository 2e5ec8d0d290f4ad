use crate::ui::prelude::*;
#[component]
pub fn HowTo() -> impl IntoView {
    view! { <p>"x"</p> }
}
