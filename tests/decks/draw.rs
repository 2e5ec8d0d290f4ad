//! Good lists: unused categories, no overlaps, and the same list for the same luck.

use partypiece::{
    decks::{CategoryDeck, DrawRequest, Line, built_in, draw, overlap, pile},
    rules::{Luck, luck::Seed},
};
use proptest::{collection::vec, prelude::*};

use super::{deck, line};

fn request<'a>(length: usize, decks: &'a [&'a CategoryDeck]) -> DrawRequest<'a> {
    DrawRequest { length, decks, recent: &[], pinned: &[], retired: &[] }
}

fn luck(seed: u64) -> Luck {
    Luck::new(Seed(seed))
}

fn lines(texts: &[&str]) -> Vec<Line> {
    texts.iter().map(|text| line(text)).collect()
}

#[test]
fn categories_overlap_if_they_are_about_the_same_word() {
    for (one, other) in [
        ("Fruit", "Red fruit"),
        ("Green fruit", "Fruits with stones"),
        ("Found in a kitchen", "Things in the kitchen"),
        ("Bird of prey", "Birds"),
        ("Reason to laugh", "Something to laugh about"),
        ("Colour", "Color"),
    ] {
        assert!(overlap(&line(one), &line(other)), "{one} / {other}");
    }
    for (one, other) in [
        ("Found in a kitchen", "Found in a garage"),
        ("Something red", "Something round"),
        ("Name for a goldfish", "Name for a boat"),
        ("The ____ of my aunt.", "What of the aunt?"),
        ("Animal with a tail", "Dress with a train"),
    ] {
        assert!(!overlap(&line(one), &line(other)), "{one} / {other}");
    }
}

#[test]
fn a_list_of_the_built_in_decks_is_fresh_and_has_no_overlaps() {
    let decks = built_in();
    let decks = [&decks[0], &decks[1]];
    let mut recent = Vec::new();
    for seed in 0..12 {
        let drawn = draw(&DrawRequest { recent: &recent, ..request(12, &decks) }, &mut luck(seed));
        assert_eq!((drawn.list.len(), drawn.reused, drawn.missing), (12, 0, 0));
        assert_eq!(drawn.to_string(), "");
        for (index, one) in drawn.list.iter().enumerate() {
            assert!(!recent.contains(one), "{one} came again");
            assert!(drawn.list[..index].iter().all(|other| !overlap(one, other)), "{one} overlaps");
        }
        recent.extend(drawn.list);
    }
}

#[test]
fn the_same_luck_draws_the_same_list() {
    let decks = built_in();
    let draw = |seed| draw(&request(12, &[&decks[0]]), &mut luck(seed)).list;
    assert_eq!(draw(7), draw(7));
    assert_ne!(draw(7), draw(8));
}

#[test]
fn pinned_entries_stay_in_place_and_retired_ones_are_never_drawn() {
    let deck = deck("Ten", &["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "i9", "j10"]);
    let (pinned, retired) = (lines(&["Home-made", "c3"]), lines(&["A1", "b2"]));
    let decks = [&deck];
    for seed in 0..20 {
        let request = DrawRequest { pinned: &pinned, retired: &retired, ..request(9, &decks) };
        let drawn = draw(&request, &mut luck(seed));
        assert_eq!(drawn.list[..2], pinned);
        assert_eq!((drawn.list.len(), drawn.missing), (9, 0));
        assert!(drawn.list.iter().all(|line| !["a1", "b2"].contains(&line.as_str())));
        assert_eq!(drawn.list.iter().filter(|line| line.as_str() == "c3").count(), 1);
    }
}

#[test]
fn a_deck_that_runs_out_gives_overlaps_then_the_longest_unused_then_nothing() {
    let deck = deck("Small", &["Fruit", "Red fruit", "Birds", "Fish"]);
    let recent = lines(&["Birds", "Fish"]);
    let decks = [&deck];
    let request = |length| DrawRequest { recent: &recent, ..request(length, &decks) };
    let two = draw(&request(2), &mut luck(1));
    assert!(two.list.contains(&line("Fruit")) && two.list.contains(&line("Red fruit")));
    let three = draw(&request(3), &mut luck(1));
    assert_eq!((three.list[2].as_str(), three.reused, three.missing), ("Birds", 1, 0));
    assert_eq!(three.to_string(), "The decks are nearly used up: 1 of these 3 were on a list lately.");
    let six = draw(&request(6), &mut luck(1));
    assert_eq!((six.list.len(), six.reused, six.missing), (4, 2, 2));
    assert_eq!(
        six.to_string(),
        "The decks have run out: the list has only 4 of 6 categories. Add some, or another deck."
    );
}

#[test]
fn every_entry_has_the_same_chance() {
    let (one, other) = (deck("One", &["a1", "b2", "c3"]), deck("Other", &["d4"]));
    let decks = [&one, &other];
    let mut luck = luck(3);
    let mut counts = [0; 4];
    for _ in 0..4_000 {
        let drawn = draw(&request(1, &decks), &mut luck);
        counts["abcd".find(&drawn.list[0].as_str()[..1]).unwrap()] += 1;
    }
    assert!(counts.iter().all(|count| (900..1_100).contains(count)), "{counts:?}");
}

proptest! {
    #[test]
    fn a_list_has_no_entry_twice_and_nothing_retired(
        (length, seed) in (0usize..15, any::<u64>()),
        words in vec("[a-d]{1,2}", 0..30),
        (recent, pinned, retired) in (vec("[a-d]{1,2}", 0..9), vec("[a-d]{1,2}", 0..5), vec("[a-d]{1,2}", 0..9)),
    ) {
        let mut source = deck("Source", &[]);
        for word in &words {
            // A repeated word is one entry.
            let _ = source.add(line(word));
        }
        let lines = |words: &[String]| words.iter().map(|word| line(word)).collect::<Vec<_>>();
        let (recent, pinned, retired) = (lines(&recent), lines(&pinned), lines(&retired));
        let drawn = draw(&DrawRequest { length, decks: &[&source, &source], recent: &recent, pinned: &pinned, retired: &retired }, &mut luck(seed));
        prop_assert_eq!(drawn.list.len() + drawn.missing, length);
        for (index, entry) in drawn.list.iter().enumerate() {
            prop_assert!(!drawn.list[..index].contains(entry));
            prop_assert!(pinned.contains(entry) || source.has(entry) && !retired.contains(entry));
        }
        if drawn.missing > 0 {
            let left = |entry: &&Line| !retired.contains(entry) && !drawn.list.contains(entry);
            prop_assert_eq!(source.entries().iter().find(left), None);
        }
    }
}

/// PG-92
#[test]
fn a_pile_has_every_card_with_the_same_chance_and_none_twice() {
    let (one, other) = (deck("One", &["A1", "A2", "A3", "A4"]), deck("Other", &["a1", "B2", "B3"]));
    let decks = [&one, &other];
    let whole = pile(&decks, 100, &mut luck(1));
    assert_eq!(whole.len(), 6, "what reads the same is one card");
    let mut times = std::collections::BTreeMap::new();
    for seed in 0..6_000 {
        let pile = pile(&decks, 2, &mut luck(seed));
        assert_eq!(pile.len(), 2);
        for card in pile {
            *times.entry(card.key().to_owned()).or_insert(0) += 1;
        }
    }
    // Each card is in a third of the 6,000 piles; A1 is in both decks and still drawn no more often.
    assert!(times.len() == 6 && times.values().all(|times| (1_850..2_150).contains(times)), "{times:?}");
}
