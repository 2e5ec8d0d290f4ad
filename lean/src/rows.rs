//! Lists whose rows are added, removed and moved.

use std::hash::{Hash, Hasher};

use leptos::prelude::{Owner, untrack};

use crate::{
    Html,
    dom::{self, Node, Nodes},
    effect::render_effect,
    focus,
    subsequence::longest_increasing_subsequence,
};

/// Goes through the rows of a list in order. Calls the callback with each row's key and its render function, which runs
/// only if the page has no row with that key.
pub(crate) type EachRow = Box<dyn FnMut(&mut dyn FnMut(RowKey, &mut dyn FnMut() -> Html))>;

/// A hash of the row's key. With it, list code is compiled once and not for each key type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RowKey(u64);

impl RowKey {
    /// Hashes a key.
    pub(crate) fn of(value: &impl Hash) -> Self {
        let mut key = RowKey(0xcbf2_9ce4_8422_2325);
        value.hash(&mut key);
        key
    }
}

/// FNV-1a: short, and good enough for the keys of one list.
impl Hasher for RowKey {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// A row in the page.
struct Row {
    key: RowKey,
    nodes: Nodes,
    owner: Owner,
}

impl Row {
    /// Draws a row into a fragment. Signals that the row reads while it is drawn do not make the list run again.
    fn draw(key: RowKey, owner: Owner, render: &mut dyn FnMut() -> Html) -> Self {
        let fragment = dom::create_fragment();
        owner.with(|| untrack(|| render().insert_into(&fragment, None)));
        Self { key, nodes: Nodes::in_fragment(&fragment), owner }
    }

    fn remove(self) {
        self.owner.cleanup();
        self.nodes.remove();
    }
}

/// Draws a list. While a key stays in the list, its row is only moved, never drawn again.
pub(crate) fn insert(mut each: EachRow, parent: &Node, before: Option<&Node>) {
    let markers = Nodes::markers(parent, before);
    // A row outlives the run of the effect that draws it, so it belongs to the owner of the list.
    let Some(owner) = Owner::current().map(|owner| owner.downgrade()) else { return };
    let mut shown: Vec<Row> = Vec::new();
    render_effect(Box::new(move || {
        let Some(owner) = owner.upgrade() else { return };
        let mut old: Vec<Option<Row>> = shown.drain(..).map(Some).collect();
        let mut old_indexes: Vec<Option<usize>> = Vec::new();
        each(&mut |key, render| {
            let old_index = old.iter().position(|row| row.as_ref().is_some_and(|row| row.key == key));
            let row = old_index.and_then(|old_index| old[old_index].take());
            shown.push(row.unwrap_or_else(|| Row::draw(key, owner.child(), render)));
            old_indexes.push(old_index);
        });
        let Some(parent) = markers.last.parent_node() else { return };
        focus::keep(&parent, || {
            if shown.is_empty() {
                old.iter().flatten().for_each(|row| row.owner.cleanup());
                markers.clear_between();
                return;
            }
            // From the last to the first: when a row is removed, a browser re-checks all following rows.
            old.into_iter().flatten().rev().for_each(Row::remove);
            arrange(&shown, &longest_increasing_subsequence(&old_indexes), &parent, &markers.last);
        });
    }));
}

/// Moves the rows for which `stays` is false to their new places, from the last to the first.
fn arrange(rows: &[Row], stays: &[bool], parent: &Node, end: &Node) {
    let mut next = end;
    for (row, stays) in rows.iter().zip(stays).rev() {
        if !stays {
            row.nodes.move_before(parent, next);
        }
        next = &row.nodes.first;
    }
}
