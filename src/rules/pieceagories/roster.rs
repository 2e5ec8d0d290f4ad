//! The people at the table as they are typed in on the set-up screen, finished or not.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Birthday, Chair, ChairId, Setup};
use crate::rules::piecepack::Suit;

/// More names than there can be chairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooManyChairs {
    names: usize,
}

impl fmt::Display for TooManyChairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "At most {1} seats fit, not {0}.", self.names, Roster::MAX)
    }
}

/// The chairs in seat order, with their pawns.
///
/// Two chairs never have the same pawn, and all pawns are of suits in play. If there are too few pawns, chairs with a
/// name get them first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(from = "StoredRoster", into = "StoredRoster")]
pub struct Roster {
    chairs: Vec<Chair>,
    suits: u8,
    next: u32,
    host: Option<ChairId>,
    /// The typed name of a host without a chair. Kept even while somebody on a chair is the host.
    pub runner: String,
}

/// A removed chair, for undo.
#[derive(Debug, Clone, PartialEq)]
pub struct RemovedChair {
    chair: Chair,
    place: usize,
    hosted: bool,
}

impl RemovedChair {
    /// The name on the chair.
    pub fn name(&self) -> &str {
        &self.chair.name
    }
}

impl Default for Roster {
    /// Two empty chairs and a standard set.
    fn default() -> Self {
        Self::from(StoredRoster::default())
    }
}

impl Roster {
    /// The most chairs. There are fewer pawns than that, but people without a pawn stay visible in the list.
    pub const MAX: usize = 24;

    /// The most people who can play: one for each suit.
    pub const PAWNS: usize = Suit::ALL.len();

    /// The chairs in order.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The chair, if it is still there.
    pub fn chair(&self, id: ChairId) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.id == id)
    }

    /// The index of a chair.
    pub fn place(&self, id: ChairId) -> Option<usize> {
        self.chairs.iter().position(|chair| chair.id == id)
    }

    /// The chairs with a name.
    pub fn people(&self) -> impl Iterator<Item = &Chair> {
        self.chairs.iter().filter(|chair| !chair.is_empty())
    }

    /// The first chair, if no chair has a name.
    pub fn nobody(&self) -> Option<ChairId> {
        self.chairs.first().filter(|_| self.people().next().is_none()).map(|chair| chair.id)
    }

    /// The number of suits in play (PG-02, PG-R55).
    pub fn suits(&self) -> u8 {
        self.suits
    }

    /// The suits in play, in order.
    pub fn owned(&self) -> &'static [Suit] {
        &Suit::ALL[..usize::from(self.suits)]
    }

    /// The host's chair: the chosen one, or if that has no name, the first chair with a name. `None` if the host has
    /// no chair (PG-21).
    pub fn host(&self) -> Option<ChairId> {
        let chosen = self.host?;
        let here = self.people().find(|chair| chair.id == chosen).or_else(|| self.people().next());
        Some(here.map_or(chosen, |chair| chair.id))
    }

    /// Makes the person on a chair the host; `None` for a host without a chair.
    pub fn let_host(&mut self, chair: Option<ChairId>) {
        self.host = chair;
    }

    /// Sets a name.
    pub fn rename(&mut self, id: ChairId, name: &str) {
        if let Some(chair) = self.chairs.iter_mut().find(|chair| chair.id == id) {
            name.clone_into(&mut chair.name);
        }
        self.deal_pawns();
    }

    /// Sets a birthday.
    pub fn set_birthday(&mut self, id: ChairId, born: Birthday) {
        if let Some(chair) = self.chairs.iter_mut().find(|chair| chair.id == id) {
            chair.born = born;
        }
    }

    /// Adds an empty chair at the end.
    ///
    /// # Errors
    /// There are too many chairs.
    pub fn add(&mut self) -> Result<ChairId, TooManyChairs> {
        self.insert(self.chairs.len(), "")
    }

    fn insert(&mut self, place: usize, name: &str) -> Result<ChairId, TooManyChairs> {
        if self.chairs.len() >= Self::MAX {
            return Err(TooManyChairs { names: self.chairs.len() + 1 });
        }
        let id = ChairId(self.next);
        self.next += 1;
        let chair = Chair { id, name: name.to_owned(), born: Birthday::default(), pawn: None };
        self.chairs.insert(place.min(self.chairs.len()), chair);
        self.deal_pawns();
        Ok(id)
    }

    /// Removes a chair. If fewer than two are left, empty ones are added.
    pub fn remove(&mut self, id: ChairId) -> Option<RemovedChair> {
        let place = self.place(id)?;
        let chair = self.chairs.remove(place);
        let hosted = self.host == Some(id);
        while self.chairs.len() < 2 {
            self.add().ok()?;
        }
        if hosted {
            self.host = self.chairs.first().map(|chair| chair.id);
        }
        self.deal_pawns();
        Some(RemovedChair { chair, place, hosted })
    }

    /// Restores a removed chair at its place. If there are only two chairs, an empty one is removed first. The chair
    /// gets its pawn back, unless a person has it now. Returns the chair.
    pub fn put_back(&mut self, away: RemovedChair) -> ChairId {
        if self.chairs.len() == 2
            && let Some(empty) = self.chairs.iter().rposition(Chair::is_empty)
        {
            self.chairs.remove(empty);
        }
        let RemovedChair { mut chair, place, hosted } = away;
        let id = chair.id;
        if let Some(holder) = self.chairs.iter_mut().find(|other| other.pawn == chair.pawn) {
            if holder.is_empty() {
                holder.pawn = None;
            } else {
                chair.pawn = None;
            }
        }
        if hosted {
            self.host = Some(id);
        }
        self.chairs.insert(place.min(self.chairs.len()), chair);
        self.deal_pawns();
        id
    }

    /// Moves a chair to an index; the chairs in between move by one.
    pub fn seat(&mut self, id: ChairId, place: usize) {
        if let Some(from) = self.place(id) {
            let chair = self.chairs.remove(from);
            self.chairs.insert(place.min(self.chairs.len()), chair);
        }
    }

    /// Gives a pawn to a chair. The chair that had this pawn gets the other one in exchange (PG-26).
    pub fn give_pawn(&mut self, id: ChairId, pawn: Suit) {
        let Some(place) = self.place(id).filter(|_| self.owned().contains(&pawn)) else { return };
        let former = self.chairs[place].pawn;
        if let Some(holder) = self.chairs.iter_mut().find(|chair| chair.pawn == Some(pawn)) {
            holder.pawn = former;
        }
        self.chairs[place].pawn = Some(pawn);
    }

    /// Adds all names of a text, separated by lines, commas, semicolons or tabs: the first on this chair if it is
    /// empty, the others after it. Returns the last chair that got a name.
    ///
    /// # Errors
    /// There are too many names; then none is added.
    pub fn paste(&mut self, id: ChairId, text: &str) -> Result<ChairId, TooManyChairs> {
        let names = names(text);
        let place = self.place(id).unwrap_or(self.chairs.len());
        let takes_chair = self.chair(id).is_some_and(Chair::is_empty);
        let new = names.len().saturating_sub(usize::from(takes_chair));
        let empty = self.chairs.iter().skip(place + 1).take_while(|chair| chair.is_empty()).count();
        let chairs = self.chairs.len() + new.saturating_sub(empty);
        if chairs > Self::MAX {
            return Err(TooManyChairs { names: chairs });
        }
        let mut last = id;
        let first = if takes_chair { place } else { place + 1 };
        for (at, name) in (first..).zip(names) {
            last = match self.chairs.get(at).filter(|chair| chair.is_empty()) {
                Some(chair) => chair.id,
                None => self.insert(at, "")?,
            };
            self.rename(last, name);
        }
        Ok(last)
    }

    /// Gives every chair a pawn, as far as there are any. A chair keeps its pawn while that suit is in play. There are
    /// as many suits as people, but at least those of a standard set (PG-R55).
    fn deal_pawns(&mut self) {
        let people = u8::try_from(self.people().count()).unwrap_or(u8::MAX);
        self.suits = people.clamp(*Setup::SUITS.start(), *Setup::SUITS.end());
        let owned = self.owned();
        for chair in &mut self.chairs {
            chair.pawn = chair.pawn.filter(|pawn| owned.contains(pawn));
        }
        for seated in [true, false] {
            while let Some(place) =
                self.chairs.iter().position(|chair| chair.pawn.is_none() && chair.is_empty() != seated)
            {
                let Some(pawn) = self.free_pawn(seated) else { break };
                self.chairs[place].pawn = Some(pawn);
            }
        }
    }

    /// A pawn that no chair has. For a person it may also be taken from an empty chair.
    fn free_pawn(&mut self, for_person: bool) -> Option<Suit> {
        let taken: Vec<Suit> = self.chairs.iter().filter_map(|chair| chair.pawn).collect();
        let free = self.owned().iter().copied().find(|pawn| !taken.contains(pawn));
        free.or_else(|| {
            let spare = self.chairs.iter_mut().rev().find(|chair| chair.is_empty() && chair.pawn.is_some());
            spare.filter(|_| for_person)?.pawn.take()
        })
    }
}

/// The names in a text, separated by lines, commas, semicolons or tabs.
fn names(text: &str) -> Vec<&str> {
    text.split(['\n', '\r', ',', ';', '\t']).map(str::trim).filter(|name| !name.is_empty()).collect()
}

/// Whether a text has several names, so that pasting it should add several people.
pub fn names_many(text: &str) -> bool {
    names(text).len() > 1
}

/// A roster as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(default)]
struct StoredRoster {
    chairs: Vec<StoredChair>,
    /// The index of the host's chair; `None` if the host has no chair.
    host: Option<usize>,
    runner: String,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct StoredChair {
    name: String,
    born: Birthday,
    pawn: Option<Suit>,
}

impl Default for StoredRoster {
    fn default() -> Self {
        Self { chairs: Vec::new(), host: Some(0), runner: String::new() }
    }
}

impl From<StoredRoster> for Roster {
    /// Every stored roster is accepted: chairs beyond the limit are dropped, and if two chairs have the same pawn, the
    /// second gets another one.
    fn from(kept: StoredRoster) -> Self {
        let mut roster = Roster {
            chairs: Vec::new(),
            suits: *Setup::SUITS.start(),
            next: 0,
            host: None,
            runner: kept.runner,
        };
        let mut taken = Vec::new();
        for StoredChair { name, born, pawn } in kept.chairs.into_iter().take(Self::MAX) {
            let pawn = pawn.filter(|pawn| !taken.contains(pawn));
            taken.extend(pawn);
            roster.chairs.push(Chair { id: ChairId(roster.next), name, born, pawn });
            roster.next += 1;
        }
        while roster.chairs.len() < 2 && roster.add().is_ok() {}
        roster.deal_pawns();
        let chair = |place| roster.chairs.get(place).or(roster.chairs.first()).map(|chair: &Chair| chair.id);
        roster.host = kept.host.and_then(chair);
        roster
    }
}

impl From<Roster> for StoredRoster {
    fn from(roster: Roster) -> Self {
        let host = roster.host.and_then(|id| roster.place(id));
        let keep = |Chair { name, born, pawn, .. }| StoredChair { name, born, pawn };
        Self { host, runner: roster.runner, chairs: roster.chairs.into_iter().map(keep).collect() }
    }
}
