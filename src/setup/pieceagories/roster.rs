//! The people at the table as they are typed in on the set-up screen, finished or not.

use std::{fmt, mem};

use serde::{Deserialize, Serialize};

use crate::{
    rules::{day::Birthday, name::Name, pieceagories::Setup, piecepack::Suit},
    setup::guests::{Guest, GuestId, Guests, RemovedGuest, StoredGuest, names},
};

/// More chairs than [`Roster::MAX`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooManyChairs {
    chairs: usize,
}

impl fmt::Display for TooManyChairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "The list holds at most {} people, not {}.", Roster::MAX, self.chairs)
    }
}

/// The list of players with their pawns, and the host. Each line is a chair.
///
/// Two chairs never have the same pawn, and all pawns are of suits in play. If there are too few pawns, chairs with a
/// name get them first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(from = "StoredRoster", into = "StoredRoster")]
pub struct Roster {
    guests: Guests,
    suits: u8,
    host: Option<GuestId>,
    /// The typed name of a host without a chair. Kept even while somebody on a chair is the host.
    pub host_name: String,
}

/// A removed chair, for undo.
#[derive(Debug, Clone, PartialEq)]
pub struct RemovedChair {
    guest: RemovedGuest,
    hosted: bool,
}

impl RemovedChair {
    /// The name on the chair.
    pub fn name(&self) -> &str {
        self.guest.name()
    }
}

impl Default for Roster {
    /// Two empty chairs and a standard set.
    fn default() -> Self {
        Self::from(StoredRoster::default())
    }
}

impl Roster {
    /// The most people who can play: there is a pawn for each (PG-01, PG-R55).
    pub const SEATS: usize = 8;

    /// The most chairs. There are fewer pawns than that, but people without a pawn stay visible in the list.
    pub const MAX: usize = 24;

    /// The list, in seat order.
    pub fn guests(&self) -> &Guests {
        &self.guests
    }

    /// The first chair, if no chair has a name.
    pub fn first_if_all_unnamed(&self) -> Option<GuestId> {
        self.guests.list().first().filter(|_| self.guests.named_count() == 0).map(|guest| guest.id)
    }

    /// The number of suits in play (PG-02, PG-R55).
    pub fn suits(&self) -> u8 {
        self.suits
    }

    /// The suits in play, in order.
    pub fn suits_in_play(&self) -> &'static [Suit] {
        &Suit::ALL[..usize::from(self.suits)]
    }

    /// The host's chair: the chosen chair, or, if it has no name but others have one, the first of these.
    /// `None` if the host has no chair (PG-21).
    pub fn host(&self) -> Option<GuestId> {
        let chosen = self.host?;
        let mut people = self.guests.named();
        let here = people.find(|guest| guest.id == chosen).or_else(|| self.guests.named().next());
        Some(here.map_or(chosen, |guest| guest.id))
    }

    /// Makes the person on a chair the host; `None` for a host without a chair.
    pub fn set_host(&mut self, chair: Option<GuestId>) {
        self.host = chair;
    }

    /// Seats these people, unless there are none or they already sit in this order. People who had a chair
    /// keep their pawn and birthday. If a host with a chair is not among them, the first person becomes the
    /// host.
    pub fn seat<'a>(&mut self, people: impl Iterator<Item = &'a str>) {
        let people: Vec<&str> = people.take(Self::MAX).collect();
        if !people.is_empty() && !self.names().eq(people.iter().copied()) {
            self.seat_lines(&people);
        }
    }

    /// Seats these people, also if they are the same as before; an empty line is an empty chair. What [`Roster::seat`] says
    /// about pawns, birthdays and the host is true here, too.
    pub fn seat_lines(&mut self, people: &[&str]) {
        let known: Vec<Option<GuestId>> = people.iter().map(|name| self.chair_of(name)).collect();
        let host = self.host().map(|host| known.iter().position(|&id| id == Some(host)).unwrap_or_default());
        let chair = |(name, id): (&&str, Option<GuestId>)| {
            let old = id.and_then(|id| self.guests.guest(id));
            let (born, pawn) = old.map_or((Birthday::default(), None), |old| (old.born, old.pawn));
            StoredGuest { name: (*name).to_owned(), born, pawn, ..StoredGuest::default() }
        };
        let chairs = people.iter().zip(known).map(chair).collect();
        *self = StoredRoster { chairs, host, runner: mem::take(&mut self.host_name) }.into();
    }

    /// The chair of the person with this name, in any spelling.
    fn chair_of(&self, name: &str) -> Option<GuestId> {
        self.guests.people_called(&Name::parse(name).ok()?).first().copied()
    }

    /// The names of the people, in seat order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.guests.named().map(|chair| chair.name.trim())
    }

    /// Sets a name.
    pub fn rename(&mut self, id: GuestId, name: &str) {
        self.guests.rename(id, name);
        self.deal_pawns();
    }

    /// Sets a birthday.
    pub fn set_birthday(&mut self, id: GuestId, born: Birthday) {
        self.guests.set_birthday(id, born);
    }

    /// Adds an empty chair at the end.
    ///
    /// # Errors
    /// There are too many chairs.
    pub fn add(&mut self) -> Result<GuestId, TooManyChairs> {
        self.insert(self.guests.list().len())
    }

    fn insert(&mut self, index: usize) -> Result<GuestId, TooManyChairs> {
        let chairs = self.guests.list().len() + 1;
        let id = (chairs <= Self::MAX).then(|| self.guests.insert(index, StoredGuest::default())).flatten();
        self.deal_pawns();
        id.ok_or(TooManyChairs { chairs })
    }

    /// Removes a chair. If fewer than two are left, empty ones are added.
    pub fn remove(&mut self, id: GuestId) -> Option<RemovedChair> {
        let guest = self.guests.remove(id)?;
        let hosted = self.host == Some(id);
        while self.guests.list().len() < 2 {
            self.add().ok()?;
        }
        if hosted {
            self.host = self.guests.list().first().map(|guest| guest.id);
        }
        self.deal_pawns();
        Some(RemovedChair { guest, hosted })
    }

    /// Removes a person: their chairs, and the name of a host without a chair.
    pub fn forget(&mut self, person: &Name) {
        for id in self.guests.people_called(person) {
            self.remove(id);
        }
        if Name::parse(&self.host_name).is_ok_and(|name| name.same_as(person)) {
            self.host_name.clear();
        }
    }

    /// Restores a removed chair at its place, and returns its id. If there are only two chairs, or
    /// [`Roster::MAX`], the last empty chair, if any, is removed first. The chair gets its pawn back, unless
    /// a person has that pawn now or its suit is not in play.
    ///
    /// # Errors
    /// There are too many chairs.
    pub fn put_back(&mut self, removed: &RemovedChair) -> Result<GuestId, TooManyChairs> {
        let RemovedChair { guest: mut removed_guest, hosted } = removed.clone();
        let chairs = self.guests.list().len();
        let empty = self.guests.list().iter().rfind(|guest| guest.is_unnamed()).map(|guest| guest.id);
        // Of two chairs, an empty one may have been added when this one was removed.
        let replaced = empty.filter(|_| chairs == 2 || chairs >= Self::MAX);
        // Whoever comes back takes the place of an empty chair, and with it the part of the host.
        let was_host = replaced.is_some() && replaced == self.host;
        match replaced {
            Some(empty) => {
                self.guests.remove(empty);
            }
            None if chairs >= Self::MAX => return Err(TooManyChairs { chairs: chairs + 1 }),
            None => {}
        }
        let pawn = &mut removed_guest.guest.pawn;
        if let Some(holder) = self.guests.list_mut().iter_mut().find(|other| other.pawn == *pawn) {
            if holder.is_unnamed() {
                holder.pawn = None;
            } else {
                *pawn = None;
            }
        }
        let id = self.guests.restore(&removed_guest).ok_or(TooManyChairs { chairs: chairs + 1 })?;
        if hosted || was_host {
            self.host = Some(id);
        }
        self.deal_pawns();
        Ok(id)
    }

    /// Removes all people and returns how it was before. Two empty chairs stay; whether the host has a chair stays, too.
    pub fn remove_all(&mut self) -> Roster {
        let empty =
            StoredRoster { chairs: Vec::new(), host: self.host.map(|_| 0), runner: self.host_name.clone() };
        mem::replace(self, empty.into())
    }

    /// Brings back a roster from before. Whoever came since, and is not in it, gets a chair after it.
    ///
    /// # Errors
    /// There are too many chairs; then nothing changes.
    pub fn restore_all(&mut self, before: &Roster) -> Result<(), TooManyChairs> {
        let is_back =
            |name: &&str| Name::parse(name).is_ok_and(|name| !before.guests.people_called(&name).is_empty());
        let since: Vec<String> = self.names().filter(|name| !is_back(name)).map(str::to_owned).collect();
        let chairs = before.guests.list().len() + since.len();
        if chairs > Self::MAX {
            return Err(TooManyChairs { chairs });
        }
        before.clone_into(self);
        for name in since {
            let id = self.add()?;
            self.rename(id, &name);
        }
        Ok(())
    }

    /// Replaces all people by the names in a text. Returns how it was before.
    ///
    /// # Errors
    /// There are too many names; then nothing changes.
    pub fn replace(&mut self, text: &str) -> Result<Roster, TooManyChairs> {
        let before = self.remove_all();
        let first = self.guests.list().first().map(|chair| chair.id);
        match first.map(|first| self.paste(first, text)) {
            Some(Err(too_many)) => {
                *self = before;
                Err(too_many)
            }
            Some(Ok(_)) | None => Ok(before),
        }
    }

    /// Moves a chair to an index; the chairs in between move by one.
    pub fn move_to(&mut self, id: GuestId, index: usize) {
        self.guests.move_to(id, index);
    }

    /// Gives a pawn to the chair `id`. The chair that had this pawn gets the former pawn of `id` in exchange
    /// (PG-26).
    pub fn give_pawn(&mut self, id: GuestId, pawn: Suit) {
        let Some(index) = self.guests.position(id).filter(|_| self.suits_in_play().contains(&pawn)) else {
            return;
        };
        let chairs = self.guests.list_mut();
        let former = chairs[index].pawn;
        if let Some(holder) = chairs.iter_mut().find(|chair| chair.pawn == Some(pawn)) {
            holder.pawn = former;
        }
        chairs[index].pawn = Some(pawn);
    }

    /// Adds all names in a text. The first name gets the chair `id` if it is empty, the others get chairs after it. Returns
    /// the last chair that got a name.
    ///
    /// # Errors
    /// There are too many names; then none is added.
    pub fn paste(&mut self, id: GuestId, text: &str) -> Result<GuestId, TooManyChairs> {
        let chairs = self.guests.list();
        let index = self.guests.position(id).unwrap_or(chairs.len());
        let takes_chair = self.guests.guest(id).is_some_and(Guest::is_unnamed);
        let names = names(text);
        let new = names.len().saturating_sub(usize::from(takes_chair));
        let empty = chairs.iter().skip(index + 1).take_while(|chair| chair.is_unnamed()).count();
        let needed = chairs.len() + new.saturating_sub(empty);
        if needed > Self::MAX {
            return Err(TooManyChairs { chairs: needed });
        }
        let mut last = id;
        let first = if takes_chair { index } else { index + 1 };
        for (index, name) in (first..).zip(names) {
            last = match self.guests.list().get(index).filter(|chair| chair.is_unnamed()) {
                Some(chair) => chair.id,
                None => self.insert(index)?,
            };
            self.rename(last, name);
        }
        Ok(last)
    }

    /// Gives every chair a pawn, as long as there are pawns left. A chair keeps its pawn while that suit is
    /// in play, but an empty chair gives it up for a person. There are as many suits as people, but at least
    /// 4 and at most 8 (PG-R55).
    fn deal_pawns(&mut self) {
        let people = u8::try_from(self.guests.named_count()).unwrap_or(u8::MAX);
        self.suits = people.clamp(*Setup::SUITS.start(), *Setup::SUITS.end());
        let in_play = self.suits_in_play();
        for chair in self.guests.list_mut() {
            chair.pawn = chair.pawn.filter(|pawn| in_play.contains(pawn));
        }
        // People first.
        for named in [true, false] {
            let waits = |chair: &Guest| chair.pawn.is_none() && chair.is_unnamed() != named;
            while let Some(index) = self.guests.list().iter().position(waits) {
                let Some(pawn) = self.free_pawn(named) else { break };
                self.guests.list_mut()[index].pawn = Some(pawn);
            }
        }
    }

    /// A pawn that no chair has. For a person it may also be taken from an empty chair.
    fn free_pawn(&mut self, for_person: bool) -> Option<Suit> {
        let taken: Vec<Suit> = self.guests.list().iter().filter_map(|chair| chair.pawn).collect();
        let free = self.suits_in_play().iter().copied().find(|pawn| !taken.contains(pawn));
        free.or_else(|| {
            let mut chairs = self.guests.list_mut().iter_mut();
            let spare = chairs.rfind(|chair| chair.is_unnamed() && chair.pawn.is_some());
            spare.filter(|_| for_person)?.pawn.take()
        })
    }
}

/// A roster as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(default)]
struct StoredRoster {
    chairs: Vec<StoredGuest>,
    /// The index of the host's chair; `None` if the host has no chair.
    host: Option<usize>,
    /// The typed name of a host without a chair.
    runner: String,
}

impl Default for StoredRoster {
    fn default() -> Self {
        Self { chairs: Vec::new(), host: Some(0), runner: String::new() }
    }
}

impl From<StoredRoster> for Roster {
    /// Every stored roster is accepted: chairs beyond the limit are dropped, and if two chairs have the same pawn, the
    /// second gets another one.
    fn from(mut stored: StoredRoster) -> Self {
        let mut taken = Vec::new();
        stored.chairs.truncate(Self::MAX);
        for chair in &mut stored.chairs {
            chair.pawn = chair.pawn.filter(|pawn| !taken.contains(pawn));
            taken.extend(chair.pawn);
        }
        let guests = Guests::from(stored.chairs);
        let chair = |index| guests.list().get(index).or(guests.list().first()).map(|chair| chair.id);
        let host = stored.host.and_then(chair);
        let mut roster = Roster { guests, suits: *Setup::SUITS.start(), host, host_name: stored.runner };
        roster.deal_pawns();
        roster
    }
}

impl From<Roster> for StoredRoster {
    fn from(roster: Roster) -> Self {
        let host = roster.host.and_then(|id| roster.guests.position(id));
        Self { host, runner: roster.host_name, chairs: roster.guests.into() }
    }
}
