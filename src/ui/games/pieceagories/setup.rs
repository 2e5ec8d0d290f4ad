use crate::ui::prelude::*;
#[component]
pub fn SetUp() -> impl IntoView {
    view! { <p>"x"</p> }
}
