use super::at::At;
use leptos::prelude::*;
pub(super) fn board(_at: At) -> AnyView {
    ().into_any()
}
pub(super) fn action(_at: At) -> AnyView {
    ().into_any()
}
