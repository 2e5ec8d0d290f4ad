//! The piles: running out, shuffling, turning.

use std::collections::BTreeMap;

use partypiece::rules::blank::{
    Act, Action, AutoEffect, Event, PickedBy, PlayerSelector, Refusal, Scene, Target, Trigger,
};

use super::table::{
    ANA, BO, CY, Table, any_play, does, layout, number, on, penalties, resolved, rule, times,
};

/// Three cards played, the Draw Pile of one, and Bo to draw three.
fn short_of_cards() -> Table {
    let two = does(PlayerSelector::Next, AutoEffect::Draw(3));
    let fewest = rule(Trigger::Act(Act::Reshuffle), does(PlayerSelector::Fewest, AutoEffect::Draw(1)));
    let mut table = layout(&["r1 r2 r3a", "g1"], "r4").effects(&[two]).rules(&[fewest]).draw("b1").go();
    table.plays(ANA, "r1 r2 r3");
    table
}

/// BL-60, BL-61, BL-62, BL-63, BL-90, BL-R23, BL-R45
#[test]
fn the_game_pauses_in_the_middle_of_a_draw_and_goes_on_with_it() {
    let mut table = short_of_cards();
    assert_eq!((table.scene(), table.counts()), (Scene::Paused, vec![4, 8]));
    assert_eq!((table.view().draw_pile, table.view().discards), (0, 4));
    assert!(matches!(table.refused(ANA, Action::NoMatch), Refusal::NotNow { .. }));
    let events = table.play(BO, Action::Reshuffle);
    assert!(events.contains(&Event::Reshuffled { cards: 3 }));
    assert!(events.contains(&Event::Drew { seat: BO, cards: 3 }));
    assert_eq!((table.top(), table.view().discards), ("r3".to_owned(), 1));
    assert_eq!(table.counts(), [5, 10], "and the rule on shuffling fired after it");
}

/// BL-62: each of the discards under the top one may come first; hands, rules and the top card stay where they are.
#[test]
fn the_discards_come_back_in_any_order() {
    let rules: Vec<_> =
        (1..=4).map(|n| rule(number(n), does(PlayerSelector::All, AutoEffect::Reverse))).collect();
    let mut first = BTreeMap::<String, u32>::new();
    for luck in 0..60 {
        let draws = [does(PlayerSelector::Next, AutoEffect::Draw(1))];
        let layout = layout(&["r1 r2 r3 r6a", "g1 g2", "y1"], "r4").effects(&draws).rules(&rules);
        let mut table = layout.draw("").luck(luck).go();
        let (open, cy) = (table.open(), table.hand(CY));
        table.plays(ANA, "r1 r2 r3 r6");
        let (ana, bo) = (table.hand(ANA), table.hand(BO));
        table.play(BO, Action::Reshuffle);
        let held = table.hand(BO);
        assert_eq!((table.hand(ANA), table.hand(CY), &held[..7]), (ana, cy, &bo[..]));
        assert_eq!((table.open(), table.top(), table.view().draw_pile), (open, "r6".to_owned(), 3));
        *first.entry(held[7].clone()).or_default() += 1;
    }
    assert_eq!(first.keys().collect::<Vec<_>>(), ["r1", "r2", "r3", "r4"]);
    assert!(first.values().all(|times| (5..30).contains(times)), "{first:?}");
}

/// BL-R23: an empty Draw Pile alone is no pause.
#[test]
fn the_pile_is_shuffled_when_a_card_is_needed_and_not_before() {
    let one = does(PlayerSelector::Next, AutoEffect::Draw(1));
    let mut table = layout(&["r1 r2a", "r5"], "r4").effects(&[one]).draw("b1").go();
    table.plays(ANA, "r1 r2");
    assert_eq!((table.view().draw_pile, table.scene()), (0, Scene::Turn { extra: false }));
}

/// BL-R24
#[test]
fn with_no_card_anywhere_a_penalty_counts_as_taken() {
    let mut table = layout(&["g1", "r1"], "r4").draw("").go();
    let events = table.play(ANA, Action::NoMatch);
    assert_eq!(penalties(&events).len(), 1);
    assert!(events.contains(&Event::Drew { seat: ANA, cards: 0 }));
    assert_eq!((table.counts(), table.active()), (vec![7, 7], BO));
}

/// BL-96
#[test]
fn the_draw_pile_is_shuffled() {
    let pile = "r1 r2 r3 r4 r5 r6 b1 b2 b3 b4 b5 b6";
    let draws = |shuffled: bool| {
        let effects =
            [on(Target::DrawPile, AutoEffect::Shuffle), does(PlayerSelector::All, AutoEffect::Reverse)];
        let hand = if shuffled { "r6a" } else { "r6b" };
        let mut table = layout(&[hand, "g1"], "r4").effects(&effects).draw(pile).go();
        table.plays(ANA, "r6");
        assert_eq!(table.view().draw_pile, 12);
        table.play(BO, Action::NoMatch);
        table.hand(BO).last().cloned().unwrap()
    };
    assert_eq!(draws(false), "r1");
    assert_ne!(draws(true), "r1", "with this luck");
}

/// BL-97
#[test]
fn the_top_discard_goes_under() {
    let under = on(Target::DiscardPile, AutoEffect::Under);
    let mut table = layout(&["r6a", "b1"], "r4").effects(&[under]).go();
    table.plays(ANA, "r6");
    assert_eq!((table.top(), table.view().discards), ("r4".to_owned(), 2));
}

/// BL-23
#[test]
fn a_card_that_is_turned_is_not_played() {
    let flip = on(Target::DrawPile, AutoEffect::Flip);
    let rules = [rule(number(6), flip), rule(number(1), does(PlayerSelector::All, AutoEffect::Draw(1)))];
    let mut table = layout(&["r6", "b1"], "r4").rules(&rules).draw("b1 b2").go();
    let events = table.plays(ANA, "r6");
    assert_eq!(times(&events, |event| matches!(event, Event::Flipped(_))), 1);
    assert_eq!((table.top(), table.counts()), ("b1".to_owned(), vec![6, 7]), "the rule on 1 stays silent");
    let mix = on(Target::DiscardPile, AutoEffect::MixBack);
    let mut table = layout(&["r6", "b1"], "r4").rules(&[rule(any_play(), mix)]).draw("b1").go();
    table.plays(ANA, "r6");
    assert_eq!((table.view().draw_pile, table.view().discards), (2, 1));
}

/// BL-23, BL-R25: what is written on a card happens if it is played, and neither as it is drawn nor as it is put away.
#[test]
fn a_card_does_nothing_unless_it_is_played() {
    let written = does(PlayerSelector::All, AutoEffect::Reverse);
    for deed in [
        does(PlayerSelector::Next, AutoEffect::Draw(1)),
        does(PlayerSelector::Next, AutoEffect::Discard { cards: 1, pick: PickedBy::Random }),
        on(Target::DrawPile, AutoEffect::Flip),
    ] {
        let hands = ["r2a", "g1b g1b g1b g1b g1b g1b g1b", "r1"];
        let mut table = layout(&hands, "r4").draw("y1b").effects(&[deed.clone(), written.clone()]).go();
        let events = table.plays(ANA, "r2");
        assert_eq!((resolved(&events), table.view().clockwise), (1, true), "{deed}");
    }
}

/// BL-60: turning a card needs one too.
#[test]
fn turning_a_card_of_an_empty_pile_pauses_too() {
    let flip = on(Target::DrawPile, AutoEffect::Flip);
    let mut table = layout(&["r6a", "b1"], "r4").effects(&[flip]).draw("").go();
    table.plays(ANA, "r6");
    assert_eq!(table.scene(), Scene::Paused);
    table.play(ANA, Action::Reshuffle);
    assert_eq!(table.top(), "r4");
}
