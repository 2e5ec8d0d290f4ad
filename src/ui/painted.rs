//! Takes the painted set-up over: what was typed into it before the program was there is stored, as if it had been typed into
//! the real one.

use super::{
    games,
    guests::{remember, remembered},
    screen::Screen,
};
use crate::{browser::page, setup::guests::Typed};

/// Stores what was typed.
pub fn take_over(typed: &str) {
    let Ok(typed) = serde_json::from_str::<Typed>(typed) else { return };
    let guests = typed.over(&remembered());
    remember(&guests);
    if let Screen::Setup(kind) = Screen::from_fragment(&page::hash()) {
        games::take_over(kind, &guests);
    }
}
