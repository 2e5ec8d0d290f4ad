//! Recovery after a killed browser: all changes in the journal are recovered, and deleted entries stay deleted.

use std::collections::BTreeMap;

use partypiece::play::journal::{Change, Checkpoints, JournalEntry, Stamp, lost};
use proptest::prelude::*;

type Texts = BTreeMap<String, String>;

/// When a page starts, changes that are older than this number of milliseconds count as stored
/// (`browser/storage/journal.rs`).
const STORED_AFTER: u64 = 60_000;

/// Something that happens in one of two tabs.
#[derive(Debug, Clone)]
enum Operation {
    /// The page is loaded again.
    Load { tab: usize },
    /// The game of this tab gets its head, or its next step.
    Play { tab: usize },
    /// The last step is damaged, moved aside and played again.
    Mend { tab: usize },
    /// A draft is replaced.
    Draft { tab: usize, text: String },
    /// A draft is deleted.
    Drop { tab: usize },
    /// The game is deleted.
    Delete { tab: usize },
}

fn operation() -> impl Strategy<Value = Operation> {
    let tab = || 0..2_usize;
    prop_oneof![
        1 => tab().prop_map(|tab| Operation::Load { tab }),
        8 => tab().prop_map(|tab| Operation::Play { tab }),
        1 => tab().prop_map(|tab| Operation::Mend { tab }),
        3 => (tab(), "[a-c]{1,2}").prop_map(|(tab, text)| Operation::Draft { tab, text }),
        2 => tab().prop_map(|tab| Operation::Drop { tab }),
        1 => tab().prop_map(|tab| Operation::Delete { tab }),
    ]
}

/// The storage, with the checkpoints of the tabs.
#[derive(Debug, Clone, Default, PartialEq)]
struct Storage {
    texts: Texts,
    checkpoints: Checkpoints,
}

/// Two tabs that write into one storage and one journal.
#[derive(Default)]
struct Laptop {
    storage: Storage,
    /// The storage after each change, before and after its checkpoint is written.
    states: Vec<[Storage; 2]>,
    changes: Vec<JournalEntry>,
    clock: u64,
    loads: usize,
    writers: [Stamps; 2],
    /// A counter, so that all texts differ.
    texts_written: usize,
}

/// What a page knows about its own changes.
#[derive(Default, Clone)]
struct Stamps {
    writer: String,
    last: u64,
    erased: Vec<String>,
}

impl Laptop {
    fn after(operations: &[(Operation, u64)]) -> Self {
        let mut laptop = Self { clock: 1_000_000, ..Self::default() };
        laptop.load(0);
        laptop.load(1);
        for (operation, wait) in operations {
            laptop.clock += wait;
            laptop.apply(operation);
        }
        laptop
    }

    fn load(&mut self, tab: usize) {
        self.loads += 1;
        let checkpoints = &mut self.storage.checkpoints;
        *checkpoints = checkpoints.clone().advanced_to(self.clock - STORED_AFTER);
        let obsolete: Vec<String> = checkpoints.obsolete_writers().map(str::to_owned).collect();
        checkpoints.writers.retain(|writer, _| !obsolete.contains(writer));
        self.writers[tab] =
            Stamps { writer: format!("w{}", self.loads), last: checkpoints.all_until, erased: vec![] };
    }

    fn change(&mut self, tab: usize, key: &str, text: Option<String>) {
        let page = &mut self.writers[tab];
        page.last = self.clock.max(page.last + 1);
        let change = match text.clone() {
            Some(text) => Change::Write { text, after_erase: page.erased.iter().any(|erased| erased == key) },
            None => Change::Erase,
        };
        match text {
            Some(text) => drop(self.storage.texts.insert(key.to_owned(), text)),
            None => {
                page.erased.push(key.to_owned());
                self.storage.texts.remove(key);
            }
        }
        let stamp = Stamp { writer: page.writer.clone(), time: page.last };
        let unmarked = self.storage.clone();
        self.storage.checkpoints.writers.insert(stamp.writer.clone(), stamp.time);
        self.changes.push(JournalEntry { key: key.to_owned(), stamp, change });
        self.states.push([unmarked, self.storage.clone()]);
    }

    fn apply(&mut self, operation: &Operation) {
        let (Operation::Load { tab }
        | Operation::Play { tab }
        | Operation::Mend { tab }
        | Operation::Draft { tab, .. }
        | Operation::Drop { tab }
        | Operation::Delete { tab }) = *operation;
        let game = game(tab);
        let steps = self.storage.texts.keys().filter(|key| key.starts_with(&format!("{game}step/"))).count();
        let is_there = self.storage.texts.contains_key(&format!("{game}head"));
        let last = step(tab, steps.saturating_sub(1));
        self.texts_written += 1;
        let text = format!("text {}", self.texts_written);
        match operation {
            Operation::Load { .. } => self.load(tab),
            Operation::Play { .. } if is_there => self.change(tab, &step(tab, steps), Some(text)),
            Operation::Play { .. } => self.change(tab, &format!("{game}head"), Some(text)),
            Operation::Mend { .. } if steps > 0 => {
                let damaged = self.storage.texts.get(&last).cloned();
                self.change(tab, &format!("{game}torn/{}/{:06}", self.texts_written, steps - 1), damaged);
                self.change(tab, &last, None);
                self.change(tab, &last, Some(text));
            }
            Operation::Draft { text, .. } if is_there => {
                self.change(tab, &format!("{game}draft/x"), Some(text.clone()));
            }
            Operation::Drop { .. } => self.change(tab, &format!("{game}draft/x"), None),
            Operation::Delete { .. } => {
                let keys: Vec<String> = self.storage.texts.keys().cloned().collect();
                for key in keys.iter().filter(|key| key.starts_with(&game)) {
                    self.change(tab, key, None);
                }
            }
            Operation::Mend { .. } | Operation::Draft { .. } => {}
        }
    }

    /// The journal after this number of changes: the last change of each key.
    fn journal(&self, changes: usize) -> Vec<JournalEntry> {
        let last = self.changes[..changes].iter().map(|entry| (entry.key.clone(), entry.clone()));
        last.collect::<BTreeMap<_, _>>().into_values().collect()
    }

    /// The storage after this number of changes.
    fn state(&self, changes: usize, marked: bool) -> Storage {
        match changes.checked_sub(1) {
            Some(last) => self.states[last][usize::from(marked)].clone(),
            None => Storage::default(),
        }
    }
}

fn game(tab: usize) -> String {
    format!("game/{}/", ["2345678923", "zxwvtsrqpn"][tab])
}

fn step(tab: usize, n: usize) -> String {
    format!("{}step/{n:06}", game(tab))
}

fn recover(storage: &mut Storage, journal: Vec<JournalEntry>) -> Vec<JournalEntry> {
    let lost = lost(journal, &storage.checkpoints, &[], |key| storage.texts.get(key).cloned());
    for JournalEntry { key, change, .. } in &lost {
        match change {
            Change::Write { text, .. } => drop(storage.texts.insert(key.clone(), text.clone())),
            Change::Erase => drop(storage.texts.remove(key)),
        }
    }
    lost
}

/// The texts without the rest of an interrupted deletion: a game without its head, and steps without the one before.
fn without_orphans(texts: &Texts) -> Texts {
    let mut whole = texts.clone();
    for tab in 0..2 {
        let mut n = 0;
        while texts.contains_key(&step(tab, n)) {
            n += 1;
        }
        whole.retain(|key, _| !key.starts_with(&format!("{}step/", game(tab))) || *key < step(tab, n));
        if !texts.contains_key(&format!("{}head", game(tab))) {
            whole.retain(|key, _| !key.starts_with(&game(tab)));
        }
    }
    whole
}

proptest! {
    /// The browser may be killed at any moment, with any older state of the storage on the disk. Changes in the journal
    /// are recovered, deleted entries stay deleted, and a storage that is newer than the journal does not change.
    #[test]
    fn journalled_changes_are_never_lost_and_deletions_stay(
        operations in proptest::collection::vec((operation(), 0..90_000_u64), 1..60),
        stored in any::<proptest::sample::Index>(),
        journalled in any::<proptest::sample::Index>(),
        marked in any::<bool>(),
    ) {
        let laptop = Laptop::after(&operations);
        let changes = laptop.changes.len();
        let (stored, journalled) = (stored.index(changes + 1), journalled.index(changes + 1));
        let mut storage = laptop.state(stored, marked || journalled < stored);
        let first = recover(&mut storage, laptop.journal(journalled));
        let latest = laptop.state(stored.max(journalled), true);
        prop_assert_eq!(without_orphans(&storage.texts), without_orphans(&latest.texts));

        // A second recovery with the old journal changes nothing. The journal that the first recovery wrote recovers the
        // same texts from the old storage.
        prop_assert_eq!(recover(&mut storage.clone(), laptop.journal(journalled)), vec![]);
        let mut journal = laptop.journal(journalled);
        for entry in first {
            let stamp = Stamp { writer: "again".to_owned(), time: laptop.clock + 1_000_000 };
            journal.retain(|old| old.key != entry.key);
            journal.push(JournalEntry { stamp, ..entry });
        }
        let mut second = laptop.state(stored, marked || journalled < stored);
        recover(&mut second, journal);
        prop_assert_eq!(without_orphans(&second.texts), without_orphans(&storage.texts));
    }
}

fn write(key: String, time: u64, text: &str) -> JournalEntry {
    let change = Change::Write { text: text.to_owned(), after_erase: false };
    JournalEntry { key, stamp: Stamp { writer: "w".to_owned(), time }, change }
}

fn storage(texts: &[(String, &str)], marked: u64) -> Storage {
    let texts = texts.iter().map(|(key, text)| (key.clone(), (*text).to_owned())).collect();
    let writers = BTreeMap::from([("w".to_owned(), marked)]);
    Storage { texts, checkpoints: Checkpoints { all_until: 0, writers } }
}

#[test]
fn a_game_continued_without_a_journal_stays_unchanged() {
    let head = || format!("{}head", game(0));
    let journal = || vec![write(step(0, 1), 7, "there"), write(step(0, 2), 8, "there")];
    let mut here = storage(&[(head(), "{}"), (step(0, 0), "one"), (step(0, 1), "here")], 5);
    let before = here.clone();
    assert_eq!(recover(&mut here, journal()), []);
    assert_eq!(here, before);
    // If the stored game was not continued in the meantime, the steps of the journal are recovered.
    let mut here = storage(&[(head(), "{}"), (step(0, 0), "one")], 5);
    assert_eq!(recover(&mut here, journal()).len(), 2);
}

#[test]
fn a_step_without_the_one_before_is_not_recovered() {
    let journal =
        vec![write(step(0, 1), 7, "two"), write(step(0, 3), 8, "four"), write(step(0, 4), 9, "five")];
    let mut here = storage(&[(format!("{}head", game(0)), "{}"), (step(0, 0), "one")], 5);
    recover(&mut here, journal);
    assert!(here.texts.contains_key(&step(0, 1)));
    assert!(!here.texts.contains_key(&step(0, 3)) && !here.texts.contains_key(&step(0, 4)));
}

#[test]
fn changes_of_an_open_tab_are_not_recovered_by_another() {
    let here = storage(&[], 5);
    let journal = vec![write("setting/theme".to_owned(), 7, "dark")];
    assert_eq!(lost(journal.clone(), &here.checkpoints, &["w".to_owned()], |_| None), []);
    assert_eq!(lost(journal.clone(), &here.checkpoints, &[], |_| None), journal);
}

#[test]
fn a_clock_set_back_loses_nothing() {
    let checkpoints = Checkpoints { all_until: 9, writers: BTreeMap::from([("w".to_owned(), 4)]) };
    assert_eq!(checkpoints.obsolete_writers().collect::<Vec<_>>(), ["w"]);
    assert!(checkpoints.cover(&Stamp { writer: "w".to_owned(), time: 9 }));
    assert!(!checkpoints.cover(&Stamp { writer: "w".to_owned(), time: 10 }));
    assert_eq!(checkpoints.clone().advanced_to(5), checkpoints, "no old entry becomes valid again");
    assert_eq!(checkpoints.advanced_to(12).all_until, 12);
}
