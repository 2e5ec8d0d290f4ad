use super::at::At;
use crate::ui::prelude::*;
pub(super) fn appeals_board(_at: At) -> AnyView {
    ().into_any()
}
pub(super) fn appeals_action(_at: At) -> AnyView {
    ().into_any()
}
