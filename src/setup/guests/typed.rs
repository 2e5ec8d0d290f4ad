//! The list that was typed before the program was there.

use serde::Deserialize;

use super::{Guest, Guests, KeptGuest};

/// What was typed into the painted set-up (`public/painted.js`).
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Typed {
    /// The stored list over which it was typed.
    seen: Guests,
    /// The list as it is now.
    guests: Guests,
}

impl Typed {
    /// The list for the set-up: as it was typed. Whoever is remembered, but was not there when the typing began, is kept
    /// without a seat: such people came with a carried backup, or from another tab at the last moment, and nobody has seen them when
    /// Start was pressed.
    pub fn over(self, remembered: &Guests) -> Guests {
        let Self { seen, mut guests } = self;
        let is_known = |guest: &Guest, list: &Guests| {
            list.named().chain(list.kept()).any(|other| other.name.trim() == guest.name.trim())
        };
        for guest in remembered.named().chain(remembered.kept()) {
            if !is_known(guest, &seen) && !is_known(guest, &guests) {
                // No game has more seats, so nobody comes back by itself.
                let guest = Guest { id: guests.new_id(), ..guest.clone() };
                guests.kept.push(KeptGuest { guest, seats: Guests::MAX });
            }
        }
        guests
    }
}
