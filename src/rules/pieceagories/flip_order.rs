//! The order in which players flip coins.

use super::Day;
use crate::rules::Seat;

/// Who flips the next coin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NextFlip {
    /// This player.
    Seat(Seat),
    /// One of these players with the same birthday; the host chooses (PG-42). Empty if none of the players is here.
    Tie(Vec<Seat>),
}

/// The order in which players flip coins, in groups, and the current group.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct FlipOrder {
    /// Players with the same birthday, or one player each if the order is by seat, in flipping order. No group is empty.
    groups: Vec<Vec<Seat>>,
    /// The index of the current group.
    group_index: usize,
    /// The players of the current group who have not flipped a coin since the order reached this group (PG-R12).
    waiting: Vec<Seat>,
}

impl FlipOrder {
    /// The order by birthday, beginning with the next birthday from `today` on (PG-38).
    pub(super) fn from(today: Day, birthdays: &[(Seat, Day)]) -> Self {
        let mut order: Vec<(u16, Seat)> =
            birthdays.iter().map(|&(seat, day)| (day.distance_from(today), seat)).collect();
        order.sort_unstable();
        let groups = order
            .chunk_by(|a, b| a.0 == b.0)
            .map(|same| same.iter().map(|&(_, seat)| seat).collect())
            .collect();
        Self::starting_at_first(groups)
    }

    /// The order by seat, if the house rules do not use birthdays.
    pub(super) fn by_seat(seats: impl Iterator<Item = Seat>) -> Self {
        Self::starting_at_first(seats.map(|seat| vec![seat]).collect())
    }

    fn starting_at_first(groups: Vec<Vec<Seat>>) -> Self {
        let waiting = groups.first().cloned().unwrap_or_default();
        Self { groups, group_index: 0, waiting }
    }

    /// Who flips next among the players for whom `here` is true. Groups without any such player are skipped.
    pub(super) fn due(&self, here: impl Fn(Seat) -> bool) -> NextFlip {
        let mut flip_order = self.clone();
        // Once more than there are groups: the current one may have begun, and all of it comes again at the end.
        for _ in 0..=self.groups.len() {
            let present: Vec<Seat> = flip_order.waiting.iter().copied().filter(|&seat| here(seat)).collect();
            match present[..] {
                [] => flip_order.next_group(),
                [only] => return NextFlip::Seat(only),
                [..] => return NextFlip::Tie(present),
            }
        }
        NextFlip::Tie(Vec::new())
    }

    /// Moves on after `flipper` flipped a coin (PG-40, PG-45).
    pub(super) fn pass_on(&mut self, flipper: Seat) {
        // Groups before the flipper's are skipped, as in `due`: nobody who waits there is here.
        for _ in 0..self.groups.len() {
            if self.waiting.contains(&flipper) {
                break;
            }
            self.next_group();
        }
        self.waiting.retain(|&seat| seat != flipper);
        if self.waiting.is_empty() {
            self.next_group();
        }
    }

    fn next_group(&mut self) {
        if !self.groups.is_empty() {
            self.group_index = (self.group_index + 1) % self.groups.len();
            self.waiting.clone_from(&self.groups[self.group_index]);
        }
    }
}
