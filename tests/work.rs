//! Counts the allocations of reading a file or the history. Unlike times, they are the same on every machine.

#![expect(unsafe_code, reason = "only an allocator can count allocations, and implementing one is unsafe")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use partypiece::{
    decks::Import,
    evening::{History, Results},
    play::DecksHere,
};

/// The system's allocator with a counter of this thread's allocations.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: every call is passed on unchanged to the system's allocator; the counter itself does not allocate.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Counts the allocations of some work.
fn allocations<T>(work: impl FnOnce() -> T) -> usize {
    let before = ALLOCATIONS.get();
    let result = work();
    let after = ALLOCATIONS.get();
    drop(result);
    after - before
}

/// Checks that twice the input needs less than three times the allocations.
fn assert_linear(format: &str, work: impl Fn(usize)) {
    let (one, two) = (allocations(|| work(400)), allocations(|| work(800)));
    assert!(two < 3 * one, "{format}: {one} allocations for 400, {two} for 800");
}

/// SC-06: this number of entries, each twice.
fn repeated(entries: usize, row: impl Fn(usize) -> String) -> String {
    (0..2 * entries).map(|number| row(number % entries)).collect()
}

fn import(file: &str, text: String) {
    let preview = Import::new(file, text.into_bytes()).map(Import::read_to_end).ok();
    assert!(preview.is_some_and(|preview| preview.entries_left_out > 0 && preview.entries() > 0));
}

#[test]
fn reading_repeated_entries_is_linear() {
    assert_linear("plain text", |entries| {
        import("a.txt", repeated(entries, |number| format!("Thing {number}\n")));
    });
    assert_linear("a table", |entries| {
        import(
            "a.csv",
            format!("text,pack\n{}", repeated(entries, |number| format!("Thing {number},Box\n"))),
        );
    });
    assert_linear("decks of Partypiece", |entries| {
        let rows = repeated(entries, |number| format!("\"Thing {number}\",\n"));
        import("a.json", format!("{{\"decks\":[{{\"entries\":[{rows}]}}]}}"));
    });
    assert_linear("packs that name cards by number", |entries| {
        let cards: String = (0..entries).map(|number| format!("\"Thing {number}\",\n")).collect();
        let names = repeated(entries, |number| format!("{number},"));
        let pack = format!("{{\"name\":\"Box\",\"black\":[{names}]}}");
        import("a.json", format!("{{\"black\":[{cards}],\"packs\":[{pack}]}}"));
    });
}

/// EV-11: the history of ten thousand games opens without waiting.
#[test]
fn reading_the_history_is_linear() {
    let people = "[{\"name\":\"Ann\",\"place\":1,\"score\":3},{\"name\":\"Bob\",\"place\":2,\"score\":1}]";
    let game = |number: usize| {
        format!(
            "{{\"kind\":\"clear\",\"at\":{number},\"date\":\"2026-11-24 20:00\",\"evening\":1,\"people\":{people}}}"
        )
    };
    assert_linear("results", |games| {
        let texts: Vec<String> = (0..games).map(game).collect();
        let results = Results::read(texts.iter().map(String::as_str));
        assert_eq!(results.all.len(), games);
        assert_eq!(History::of(&results).people.len(), 2);
    });
}

/// ST-04: a backup with thousands of decks is merged without waiting.
#[test]
fn merging_decks_is_linear() {
    assert_linear("decks of a backup", |decks| {
        let deck = |number: usize| (format!("deck/{number}"), format!("Entry {number}\n"));
        let mut here: DecksHere = (0..decks).map(deck).collect();
        let added = (decks / 2..2 * decks).map(deck);
        let added = added.filter_map(|(key, text)| here.add(&key, &text, String::new));
        assert_eq!(added.count(), decks);
    });
}
