//! Lists whose rows come, go and move.

use std::hash::{Hash, Hasher};

use leptos::prelude::{Owner, untrack};

use super::{
    AnyView,
    live::{follow, place},
    order::staying,
};
use crate::browser::{
    dom::{self, Node, Span},
    focus,
};

/// Goes through the rows there are to be, in order. Each has a key, and is drawn only if no row with that key is there.
pub(super) type Each = Box<dyn FnMut(&mut dyn FnMut(Key, &mut dyn FnMut() -> AnyView))>;

/// What tells a row from all others: 64 bits of whatever the list goes by, so that lists of all kinds are compiled once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key(u64);

impl Key {
    /// The key of whatever tells rows apart.
    pub(super) fn of(what: &impl Hash) -> Self {
        let mut key = Key(0xcbf2_9ce4_8422_2325);
        what.hash(&mut key);
        key
    }
}

/// FNV-1a: short, and good enough for the keys of one list.
impl Hasher for Key {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// A row as it stands in the page.
struct Row {
    key: Key,
    nodes: Span,
    owner: Owner,
}

impl Row {
    /// Draws a row, nowhere yet. What it reads while it is drawn is its own affair, not the list's.
    fn draw(key: Key, owner: Owner, look: &mut dyn FnMut() -> AnyView) -> Self {
        let nowhere = dom::nowhere();
        owner.with(|| untrack(|| look().draw(&nowhere, None)));
        Self { key, nodes: Span::within(&nowhere), owner }
    }

    fn clear(self) {
        self.owner.cleanup();
        self.nodes.clear();
    }
}

/// Draws a list. A row whose key stays is moved at most, never drawn again.
pub(super) fn draw(mut each: Each, parent: &Node, before: Option<&Node>) {
    let place = place(parent, before);
    // Rows outlive the moment they are drawn in, so they belong to whoever owns the list.
    let Some(owner) = Owner::current().map(|owner| owner.downgrade()) else { return };
    let mut shown: Vec<Row> = Vec::new();
    follow(Box::new(move || {
        let Some(owner) = owner.upgrade() else { return };
        let mut there: Vec<Option<Row>> = shown.drain(..).map(Some).collect();
        let mut before: Vec<Option<usize>> = Vec::new();
        each(&mut |key, look| {
            let stood = there.iter().position(|row| row.as_ref().is_some_and(|row| row.key == key));
            let row = stood.and_then(|stood| there[stood].take());
            shown.push(row.unwrap_or_else(|| Row::draw(key, owner.child(), look)));
            before.push(stood);
        });
        let Some(parent) = place.last.parent() else { return };
        focus::keep(&parent, || {
            if shown.is_empty() {
                there.iter().flatten().for_each(|row| row.owner.cleanup());
                place.clear_between();
                return;
            }
            // From the last on: each row that goes makes browsers look again at the ones behind it.
            there.into_iter().flatten().rev().for_each(Row::clear);
            arrange(&shown, &staying(&before), &parent, &place.last);
        });
    }));
}

/// Puts all rows that do not stay where they belong, from the last to the first.
fn arrange(rows: &[Row], stays: &[bool], parent: &Node, end: &Node) {
    let mut behind = end;
    for (row, stays) in rows.iter().zip(stays).rev() {
        if !stays {
            row.nodes.put(parent, behind);
        }
        behind = &row.nodes.first;
    }
}
