//! How much work reading a file is, counted and not timed: allocations are the same on every machine.

#![expect(unsafe_code, reason = "an allocator is unsafe by nature, and only one can count")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use partypiece::decks::Import;

/// The system's allocator, which counts how often this thread asks it for memory.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: everything is passed on to the system's allocator as it came; the counter needs no memory of its own.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// How many allocations some work takes.
fn allocations<T>(work: impl FnOnce() -> T) -> usize {
    let before = ALLOCATIONS.get();
    let done = work();
    let after = ALLOCATIONS.get();
    drop(done);
    after - before
}

/// Twice as much to read is at most a little more than twice the work.
fn grows_with_its_length(what: &str, work: impl Fn(usize)) {
    let (one, two) = (allocations(|| work(400)), allocations(|| work(800)));
    assert!(two < 3 * one, "{what}: {one} allocations for 400, {two} for 800");
}

/// SC-06: so many entries, each of which stands there twice.
fn repeated(entries: usize, row: impl Fn(usize) -> String) -> String {
    (0..2 * entries).map(|at| row(at % entries)).collect()
}

fn import(file: &str, text: String) {
    let preview = Import::new(file, text.into_bytes()).map(Import::whole).ok();
    assert!(preview.is_some_and(|preview| preview.left_out > 0 && preview.entries() > 0));
}

#[test]
fn repeats_cost_no_more_than_other_entries() {
    grows_with_its_length("plain text", |entries| {
        import("a.txt", repeated(entries, |at| format!("Thing {at}\n")));
    });
    grows_with_its_length("a table", |entries| {
        import("a.csv", format!("text,pack\n{}", repeated(entries, |at| format!("Thing {at},Box\n"))));
    });
    grows_with_its_length("decks of Partypiece", |entries| {
        let rows = repeated(entries, |at| format!("\"Thing {at}\",\n"));
        import("a.json", format!("{{\"decks\":[{{\"entries\":[{rows}]}}]}}"));
    });
    grows_with_its_length("cards that packs name", |entries| {
        let cards: String = (0..entries).map(|at| format!("\"Thing {at}\",\n")).collect();
        let names = repeated(entries, |at| format!("{at},"));
        let pack = format!("{{\"name\":\"Box\",\"black\":[{names}]}}");
        import("a.json", format!("{{\"black\":[{cards}],\"packs\":[{pack}]}}"));
    });
}
