//! The players that a game has no seat for. They stay in the list, in order, for games with more seats.

use std::mem;

use super::{Guest, GuestId, Guests, names};
use crate::rules::name::Name;

/// A player without a seat.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct KeptGuest {
    pub(super) guest: Guest,
    /// How many seats the largest game had that had none for this player. Only a game with more seats takes them.
    pub(super) seats: usize,
}

/// Who may play a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Invited {
    /// People and computer players.
    Everybody,
    /// People only. Computer players are not counted and keep their places in the list.
    PeopleOnly,
}

impl Invited {
    /// Whether computer players may play, too.
    pub fn allows_bots(self) -> bool {
        self == Invited::Everybody
    }

    /// Whether somebody needs a seat in the game.
    fn includes(self, guest: &Guest) -> bool {
        !guest.is_unnamed() && (self.allows_bots() || guest.level.is_none())
    }
}

/// All players of a list that was emptied, for undo.
#[derive(Debug, Clone, PartialEq)]
pub struct RemovedGuests {
    guests: Vec<Guest>,
    kept: Vec<KeptGuest>,
}

impl RemovedGuests {
    /// How many names were removed.
    pub fn count(&self) -> usize {
        self.guests.len() + self.kept.len()
    }

    /// Whether somebody of this name is among them.
    fn has(&self, guest: &Guest) -> bool {
        let Ok(name) = guest.parse_name() else { return false };
        let removed = self.guests.iter().chain(self.kept.iter().map(|kept| &kept.guest));
        removed.filter_map(|other| other.parse_name().ok()).any(|other| other.same_as(&name))
    }
}

impl Guests {
    /// The players without a seat, in order.
    pub fn kept(&self) -> impl Iterator<Item = &Guest> {
        self.kept.iter().map(|kept| &kept.guest)
    }

    /// The names of the players without a seat who are not among these.
    pub fn kept_beside(&self, known: &[GuestId]) -> Vec<String> {
        let new = self.kept().filter(|guest| !known.contains(&guest.id));
        new.map(|guest| guest.name.trim().to_owned()).collect()
    }

    /// Seats the first players that fit, and keeps the others. Those whom a smaller game had no seat for come back, but not
    /// those whom this game had none for: whoever removes a player from a full list does not want the next one instead.
    /// Returns whether somebody came or went.
    pub fn fit(&mut self, seats: usize, invited: Invited) -> bool {
        // `|` and not `||`, because both have to be done.
        self.keep_beyond(seats, invited) | self.seat_returning(seats, invited)
    }

    /// Keeps those who sit after the last seat. Returns whether somebody left.
    fn keep_beyond(&mut self, seats: usize, invited: Invited) -> bool {
        let mut seated = 0;
        let mut beyond = |guest: &mut Guest| {
            let counts = invited.includes(guest);
            seated += usize::from(counts);
            counts && seated > seats
        };
        let leaving: Vec<KeptGuest> = self
            .guests
            .extract_if(.., |guest| beyond(guest))
            .map(|guest| KeptGuest { guest, seats })
            .collect();
        let has_left = !leaving.is_empty();
        // They sat before those who are kept already.
        self.kept.splice(..0, leaving);
        has_left
    }

    /// Gives free seats to those whom a game with fewer seats had none for. Whoever still gets none is noted as one for whom this game had
    /// no seat, either. Returns whether somebody came.
    fn seat_returning(&mut self, seats: usize, invited: Invited) -> bool {
        let mut free =
            seats.saturating_sub(self.guests.iter().filter(|guest| invited.includes(guest)).count());
        let mut returning = Vec::new();
        for mut kept in mem::take(&mut self.kept) {
            let waits = kept.seats < seats && invited.includes(&kept.guest);
            if waits && free > 0 {
                free -= 1;
                returning.push(kept.guest);
            } else {
                if waits {
                    kept.seats = seats;
                }
                self.kept.push(kept);
            }
        }
        if returning.is_empty() {
            return false;
        }
        // No empty line is left between the players.
        self.guests.retain(|guest| !guest.is_unnamed());
        self.guests.extend(returning);
        true
    }

    /// Gives a seat to a player who has none: an empty line, a new one, or else the one of the last player, who is kept
    /// instead. Returns that player.
    pub fn exchange(&mut self, id: GuestId, seats: usize, invited: Invited) -> Option<Guest> {
        let index = self.kept.iter().position(|kept| kept.guest.id == id)?;
        let coming = self.kept[index].guest.clone();
        let seated = self.guests.iter().filter(|guest| invited.includes(guest)).count();
        if seated < seats {
            self.kept.remove(index);
            match self.guests.iter_mut().find(|guest| guest.is_unnamed()) {
                Some(line) => *line = coming,
                None => self.guests.push(coming),
            }
            return None;
        }
        let last = self.guests.iter_mut().rfind(|guest| invited.includes(guest))?;
        let leaving = mem::replace(last, coming);
        self.kept[index] = KeptGuest { guest: leaving.clone(), seats };
        Some(leaving)
    }

    /// Removes all players, with or without a seat. Two empty lines stay.
    pub fn remove_all(&mut self) -> RemovedGuests {
        let mut guests = mem::take(&mut self.guests);
        guests.retain(|guest| !guest.is_unnamed());
        let kept = mem::take(&mut self.kept);
        self.add_empty_lines();
        RemovedGuests { guests, kept }
    }

    /// Brings back all removed players, before those who came since and are not among them. `false` if there is no room for all
    /// of them.
    pub fn restore_all(&mut self, removed: &RemovedGuests) -> bool {
        let RemovedGuests { mut guests, mut kept } = removed.clone();
        guests.extend(self.guests.iter().filter(|guest| !guest.is_unnamed() && !removed.has(guest)).cloned());
        kept.extend(self.kept.iter().filter(|kept| !removed.has(&kept.guest)).cloned());
        // A list that was longer than that before, because people were kept besides, may be so again.
        if guests.len() + kept.len() > removed.count().max(Self::MAX) {
            return false;
        }
        (self.guests, self.kept) = (guests, kept);
        self.add_empty_lines();
        true
    }

    /// Replaces all players by the names in a text. Returns the removed ones, and how many names did not fit.
    pub fn replace(&mut self, text: &str) -> (RemovedGuests, usize) {
        let removed = self.remove_all();
        let left_out = self.guests.first().map(|guest| guest.id).map_or(0, |first| self.paste(first, text));
        (removed, left_out)
    }

    /// Removes a person everywhere, in any spelling.
    pub fn forget(&mut self, person: &Name) {
        for id in self.people_called(person) {
            self.remove(id);
        }
        let is_called = |guest: &Guest| guest.parse_name().is_ok_and(|name| name.same_as(person));
        self.kept.retain(|kept| kept.guest.level.is_some() || !is_called(&kept.guest));
    }

    /// Takes the people without a seat from another list; the computer players without a seat stay.
    pub fn set_kept_people(&mut self, other: &Guests) {
        let mut people = other.kept.iter().filter(|kept| kept.guest.level.is_none()).cloned();
        let mut kept: Vec<KeptGuest> = mem::take(&mut self.kept)
            .into_iter()
            .filter_map(|old| if old.guest.level.is_some() { Some(old) } else { people.next() })
            .collect();
        kept.extend(people);
        self.kept = kept;
    }
}

/// How many names a text has.
pub fn count_names(text: &str) -> usize {
    names(text).len()
}
