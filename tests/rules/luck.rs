//! The random numbers are fixed: if one of these tests fails, old records no longer replay.

use std::{collections::BTreeSet, num::NonZeroU64};

use partypiece::rules::{Luck, luck::Seed};
use proptest::prelude::*;

fn below(seed: u64, bound: u32) -> Vec<u32> {
    let mut luck = Luck::new(Seed(seed));
    (0..8).map(|_| luck.below(bound)).collect()
}

/// With the bound `u32::MAX`, each number is a word of the keystream itself; only the largest word is drawn
/// again.
#[test]
fn words_are_those_of_chacha_with_eight_rounds() {
    // For a key of zeros the published keystream begins 3e 00 ef 2f  89 5f 40 d6  7f 5b b8 e8  1f 09 a5 a1.
    let published = [0x2fef_003e, 0xd640_5f89, 0xe8b8_5b7f, 0xa1a5_091f];
    assert_eq!(below(0, u32::MAX)[..4], published);
    let one = [2_699_648_719, 1_638_484_553, 3_990_160_702, 1_266_703_218];
    assert_eq!(below(1, u32::MAX)[..4], one);
}

#[test]
fn numbers_below_a_bound_are_fixed() {
    assert_eq!(below(0, 6), [0, 3, 1, 3, 4, 0, 4, 3]);
    assert_eq!(below(1, 6), [1, 5, 4, 0, 2, 4, 2, 2]);
    let numbers = [62_957, 413_258, 475_450, 773_606, 911_980, 942_118, 451_702, 16_627];
    assert_eq!(below(0x0123_4567_89ab_cdef, 1_000_000), numbers);
}

/// RM-R39
#[test]
fn derived_streams_are_fixed_and_different() {
    let words = |salt: u64, numbers| {
        let mut luck = Luck::derived(Seed(1), NonZeroU64::new(salt).expect("a salt"), numbers);
        [(); 3].map(|()| luck.below(u32::MAX))
    };
    assert_eq!(words(1, [0, 0]), [1_489_600_331, 1_011_583_306, 2_319_271_736]);
    let streams = [words(1, [0, 0]), words(2, [0, 0]), words(1, [1, 0]), words(1, [0, 1])];
    let streams: BTreeSet<[u32; 3]> = streams.into_iter().collect();
    assert_eq!(streams.len(), 4);
}

/// Numbers in the last incomplete range are drawn again; otherwise small results would be more likely.
#[test]
fn a_biased_number_is_drawn_again() {
    let accepted = [804_192_318, 998_218_446, 505_049_583, 1_927_367_832];
    assert_eq!(below(0, 0x8000_0001)[..4], accepted, "of the first six words four are too large");
}

#[test]
fn shuffles_are_fixed() {
    for (seed, order) in
        [(0, [5, 2, 8, 10, 3, 7, 1, 4, 11, 9, 0, 6]), (1, [4, 5, 6, 8, 1, 11, 3, 9, 0, 10, 2, 7])]
    {
        let mut items: Vec<u8> = (0..12).collect();
        Luck::new(Seed(seed)).shuffle(&mut items);
        assert_eq!(items, order, "seed {seed}");
    }
}

#[test]
fn all_orders_of_three_occur() {
    let orders: BTreeSet<[u8; 3]> = (0..100)
        .map(|seed| {
            let mut items = [1, 2, 3];
            Luck::new(Seed(seed)).shuffle(&mut items);
            items
        })
        .collect();
    assert_eq!(orders.len(), 6);
}

proptest! {
    #[test]
    fn a_number_is_below_its_bound(seed: u64, bound: u32) {
        let number = Luck::new(Seed(seed)).below(bound);
        prop_assert!(number < bound || (bound, number) == (0, 0));
    }

    #[test]
    fn a_shuffle_keeps_all_elements(seed: u64, mut items in prop::collection::vec(0..9u8, 0..40)) {
        let mut sorted = items.clone();
        Luck::new(Seed(seed)).shuffle(&mut items);
        sorted.sort_unstable();
        items.sort_unstable();
        prop_assert_eq!(items, sorted);
    }

    #[test]
    fn the_same_seed_gives_the_same_numbers(seed: u64) {
        prop_assert_eq!(below(seed, 1_000), below(seed, 1_000));
        prop_assert_ne!(below(seed, 1_000_000), below(seed ^ 1, 1_000_000));
    }
}

/// At any position in a ChaCha block.
#[test]
fn a_copy_of_luck_continues_with_the_same_numbers() {
    for drawn in 0..70 {
        let mut luck = Luck::new(Seed(9));
        for _ in 0..drawn {
            luck.below(1_000);
        }
        let mut copy = luck.clone();
        assert_eq!(copy, luck);
        let next = |luck: &mut Luck| (0..40).map(|_| luck.below(1_000_000)).collect::<Vec<_>>();
        assert_eq!(next(&mut copy), next(&mut luck), "after {drawn}");
    }
}
