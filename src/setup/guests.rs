//! The list of players as people type it, complete or not. A game uses the columns that it needs.

mod kept;
mod pasted_names;
mod problem;
mod stored;
mod typed;

use std::{collections::BTreeSet, fmt, ops::RangeInclusive};

use serde::{Deserialize, Serialize};

use crate::rules::{
    day::Birthday,
    name::{InvalidName, Name},
    piecepack::Suit,
    player::{Level, Player},
};

use kept::KeptGuest;
pub use kept::{Invited, RemovedGuests, count_names};
pub(super) use pasted_names::names;
pub use problem::{GuestProblem, GuestsError};
pub(super) use stored::StoredGuest;
pub use typed::Typed;

/// The names of computer players, unless people change them. After these they come again with a number.
pub const BOT_NAMES: [&str; 32] = [
    "Fern", "Pebble", "Juniper", "Otter", "Clover", "Flint", "Heron", "Moss", "Acorn", "Badger", "Cedar",
    "Dune", "Ember", "Finch", "Ginger", "Hazel", "Iris", "Jasper", "Kestrel", "Lark", "Maple", "Nettle",
    "Olive", "Poppy", "Quartz", "Robin", "Sorrel", "Thistle", "Umber", "Violet", "Willow", "Yarrow",
];

/// The id of a line. It stays the same when the line moves or its name changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GuestId(u32);

impl fmt::Display for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A line of the list: a person, a computer player, or no name yet.
#[derive(Debug, Clone, PartialEq)]
pub struct Guest {
    /// Its id.
    pub id: GuestId,
    /// The name as it was typed. A line without a name is not a player.
    pub name: String,
    /// The level of a computer player; `None` for a person.
    pub level: Option<Level>,
    /// The birthday as far as it was entered.
    pub born: Birthday,
    /// The suit of the pawn.
    pub pawn: Option<Suit>,
}

impl Guest {
    /// Whether the line has no name.
    pub fn is_unnamed(&self) -> bool {
        self.name.trim().is_empty()
    }

    /// The name in its valid form.
    ///
    /// # Errors
    /// Why it is not a valid name.
    pub fn parse_name(&self) -> Result<Name, InvalidName> {
        Name::parse(&self.name)
    }
}

/// All players in seat order, and those that the game has no seat for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(from = "Vec<StoredGuest>", into = "Vec<StoredGuest>")]
pub struct Guests {
    guests: Vec<Guest>,
    kept: Vec<KeptGuest>,
    next_id: u32,
}

/// A removed line, for undo.
#[derive(Debug, Clone, PartialEq)]
pub struct RemovedGuest {
    pub(super) guest: Guest,
    index: usize,
}

impl RemovedGuest {
    /// The name on the line.
    pub fn name(&self) -> &str {
        self.guest.name.trim()
    }
}

impl Default for Guests {
    /// Two empty lines.
    fn default() -> Self {
        Self::from(Vec::new())
    }
}

impl Guests {
    /// The most lines that people can add: as many players as Rememory has seats for (RM-01).
    pub const MAX: usize = 99;

    /// The list, in order.
    pub fn list(&self) -> &[Guest] {
        &self.guests
    }

    /// A line, if it is still there.
    pub fn guest(&self, id: GuestId) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.id == id)
    }

    /// The index of a line.
    pub fn position(&self, id: GuestId) -> Option<usize> {
        self.guests.iter().position(|guest| guest.id == id)
    }

    /// The lines with a name.
    pub fn named(&self) -> impl DoubleEndedIterator<Item = &Guest> {
        self.guests.iter().filter(|guest| !guest.is_unnamed())
    }

    /// The lines of people, with or without a name.
    pub fn people(&self) -> impl Iterator<Item = &Guest> {
        self.guests.iter().filter(|guest| guest.level.is_none())
    }

    /// The number of names.
    pub fn named_count(&self) -> usize {
        self.named().count()
    }

    /// The lines of people with this name, in any spelling.
    pub fn people_called(&self, name: &Name) -> Vec<GuestId> {
        let is_called = |guest: &&Guest| guest.parse_name().is_ok_and(|other| other.same_as(name));
        self.people().filter(is_called).map(|guest| guest.id).collect()
    }

    pub(super) fn list_mut(&mut self) -> &mut [Guest] {
        &mut self.guests
    }

    /// Sets a name.
    pub fn rename(&mut self, id: GuestId, name: &str) {
        if let Some(guest) = self.guest_mut(id) {
            name.clone_into(&mut guest.name);
        }
    }

    /// Sets the level of a computer player, or makes the line a person.
    pub fn set_level(&mut self, id: GuestId, level: Option<Level>) {
        if let Some(guest) = self.guest_mut(id) {
            guest.level = level;
        }
    }

    /// Sets a birthday.
    pub fn set_birthday(&mut self, id: GuestId, born: Birthday) {
        if let Some(guest) = self.guest_mut(id) {
            guest.born = born;
        }
    }

    fn guest_mut(&mut self, id: GuestId) -> Option<&mut Guest> {
        self.guests.iter_mut().find(|guest| guest.id == id)
    }

    /// Adds an empty line at the end, unless the list is full.
    pub fn add(&mut self) -> Option<GuestId> {
        self.push(String::new(), None)
    }

    /// Adds a computer player on the first empty line. If there is no such line, or nobody has a name yet (then the first lines are for
    /// people), a new line is added at the end; `None` if the list is full then.
    pub fn add_bot(&mut self, level: Level) -> Option<GuestId> {
        let name = self.free_bot_name();
        let empty = self.guests.iter().position(|guest| guest.is_unnamed() && guest.level.is_none());
        match empty.filter(|_| self.named_count() > 0) {
            Some(index) => {
                let guest = &mut self.guests[index];
                (guest.name, guest.level) = (name, Some(level));
                Some(guest.id)
            }
            None => self.push(name, Some(level)),
        }
    }

    /// The first name for a computer player that nobody has, in whatever letters: two people of one name cannot play.
    fn free_bot_name(&self) -> String {
        let taken: BTreeSet<String> =
            self.guests.iter().chain(self.kept()).map(|guest| guest.name.trim().to_lowercase()).collect();
        let named = |round: usize| {
            BOT_NAMES
                .iter()
                .map(move |name| if round == 1 { (*name).to_owned() } else { format!("{name} {round}") })
        };
        let mut names = (1..).flat_map(named);
        names.find(|name| !taken.contains(&name.to_lowercase())).unwrap_or_default()
    }

    /// Adds a line at the end, unless the list is full.
    fn push(&mut self, name: String, level: Option<Level>) -> Option<GuestId> {
        self.insert(self.guests.len(), StoredGuest { name, level, ..StoredGuest::default() })
    }

    /// Inserts a line at an index, unless the list is full.
    pub(super) fn insert(&mut self, index: usize, guest: StoredGuest) -> Option<GuestId> {
        if self.is_full() {
            return None;
        }
        let guest = self.numbered(guest);
        let id = guest.id;
        self.guests.insert(index.min(self.guests.len()), guest);
        Some(id)
    }

    /// Whether no line can be added. Players without a seat count, because there has to be a line for them when they come back.
    fn is_full(&self) -> bool {
        self.guests.len() + self.kept.len() >= Self::MAX
    }

    /// A stored line with an id of its own.
    fn numbered(&mut self, stored: StoredGuest) -> Guest {
        let id = self.new_id();
        let StoredGuest { name, level, born, pawn, .. } = stored;
        Guest { id, name, level, born, pawn }
    }

    fn new_id(&mut self) -> GuestId {
        let id = GuestId(self.next_id);
        self.next_id += 1;
        id
    }

    /// Adds empty lines until there are two lines, because nearly every game needs two players.
    fn add_empty_lines(&mut self) {
        while self.guests.len() < 2 {
            let empty = self.numbered(StoredGuest::default());
            self.guests.push(empty);
        }
    }

    /// Removes a line. If it was the only one, an empty line takes its place.
    pub fn remove(&mut self, id: GuestId) -> Option<RemovedGuest> {
        let index = self.position(id)?;
        let guest = self.guests.remove(index);
        if self.guests.is_empty() {
            self.add();
        }
        Some(RemovedGuest { guest, index })
    }

    /// Removes all computer players, for a game of people only.
    pub fn remove_bots(&mut self) {
        let bots: Vec<GuestId> =
            self.guests.iter().filter(|guest| guest.level.is_some()).map(|guest| guest.id).collect();
        for id in bots {
            self.remove(id);
        }
        self.kept.retain(|kept| kept.guest.level.is_none());
    }

    /// Gives the lines of people these names, in order, and adds or removes lines of people as needed. Computer players
    /// keep their lines. What does not fit in a full list is left out.
    pub fn set_people<'a>(&mut self, names: impl Iterator<Item = &'a str>) {
        let people: Vec<GuestId> = self.people().map(|guest| guest.id).collect();
        let mut lines = people.into_iter();
        for name in names {
            match lines.next() {
                Some(id) => self.rename(id, name),
                None => drop(self.push(name.to_owned(), None)),
            }
        }
        for id in lines {
            self.remove(id);
        }
    }

    /// Restores a removed line at its index. In a full list, the last line without a name is removed first;
    /// `None` if there is no such line.
    pub fn restore(&mut self, removed: &RemovedGuest) -> Option<GuestId> {
        if self.is_full() {
            let unnamed = self.guests.iter().rposition(Guest::is_unnamed)?;
            self.guests.remove(unnamed);
        }
        let RemovedGuest { guest, index } = removed.clone();
        let id = guest.id;
        self.guests.insert(index.min(self.guests.len()), guest);
        Some(id)
    }

    /// Moves a line to an index; the lines in between move by one.
    pub fn move_to(&mut self, id: GuestId, index: usize) {
        if let Some(from) = self.position(id) {
            let guest = self.guests.remove(from);
            self.guests.insert(index.min(self.guests.len()), guest);
        }
    }

    /// Adds all names in a text. The first name replaces the name on the line `id`; the others get the empty lines after it, then new ones.
    /// Returns how many names did not fit.
    pub fn paste(&mut self, id: GuestId, text: &str) -> usize {
        let mut names = names(text).into_iter();
        let mut index = self.position(id).unwrap_or(self.guests.len());
        for name in names.by_ref() {
            while self.guests.get(index).is_some_and(|guest| guest.id != id && !guest.is_unnamed()) {
                index += 1;
            }
            if let Some(guest) = self.guests.get_mut(index) {
                name.clone_into(&mut guest.name);
            } else if self.push(name.to_owned(), None).is_none() {
                return 1 + names.count();
            }
            index += 1;
        }
        0
    }

    /// The players. `allowed`: how many players the game can have.
    ///
    /// # Errors
    /// The first problem and its line.
    pub fn players(&self, allowed: RangeInclusive<usize>) -> Result<Vec<Player>, GuestsError> {
        let mut players: Vec<Player> = Vec::new();
        let mut keys: Vec<String> = Vec::new();
        for guest in self.named() {
            let error = |problem| GuestsError { line: Some(guest.id), problem };
            let name = guest.parse_name().map_err(|reason| error(GuestProblem::InvalidName(reason)))?;
            let key = name.comparison_key();
            if keys.contains(&key) {
                return Err(error(GuestProblem::Twice(name)));
            }
            keys.push(key);
            players.push(Player { name, level: guest.level });
        }
        let (named, least, most) = (players.len(), *allowed.start(), *allowed.end());
        // A problem of the whole list.
        let list_error = |problem| GuestsError { line: None, problem };
        if named < least {
            let empty = self.guests.iter().find(|guest| guest.is_unnamed()).map(|guest| guest.id);
            Err(GuestsError { line: empty, problem: GuestProblem::Few { named, least } })
        } else if named > most {
            Err(list_error(GuestProblem::Many { named, most }))
        } else if players.iter().all(|player| player.level.is_some()) {
            Err(list_error(GuestProblem::NoPeople))
        } else {
            Ok(players)
        }
    }
}

/// Whether a text has several names. Pasting it then adds several players.
pub fn has_several_names(text: &str) -> bool {
    names(text).len() > 1
}
