use super::at::At;
use crate::ui::prelude::*;
pub(super) fn board(_at: At) -> AnyView {
    ().into_any()
}
pub(super) fn action(_at: At) -> AnyView {
    ().into_any()
}
