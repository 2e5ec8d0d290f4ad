//! The piles: empty piles, shuffling, and turning cards.

use std::collections::BTreeMap;

use partypiece::rules::blank::{
    AccusationKey, Action, Amount, AutoEffect, Cause, DetectedEvent, Event, PhaseView, PickedBy,
    PlayerSelector, Refusal, Target, Trigger,
};

use super::table::{
    ANA, BO, CY, Table, any_play, count_events, count_resolved, effect_on, for_players, judge, layout,
    number_played, penalties, rule, say, task,
};

/// Three cards were played, the Draw Pile had one card, and Bo has to draw three.
fn short_of_cards() -> Table {
    let draw = for_players(PlayerSelector::Next, AutoEffect::Draw(3.into()));
    let on_reshuffle = rule(
        Trigger::Detected(DetectedEvent::Reshuffle),
        for_players(PlayerSelector::Fewest, AutoEffect::Draw(1.into())),
    );
    let mut table =
        layout(&["r1 r2 r3a", "g1"], "r4").effects(&[draw]).rules(&[on_reshuffle]).draw_pile("b1").start();
    table.play_cards(ANA, "r1 r2 r3");
    table
}

/// BL-60, BL-61, BL-62, BL-63, BL-90, BL-R23, BL-R45
#[test]
fn the_game_pauses_in_the_middle_of_a_draw_and_continues_it() {
    let mut table = short_of_cards();
    assert_eq!((table.phase(), table.counts()), (PhaseView::Paused, vec![4, 8]));
    assert_eq!((table.view().draw_pile, table.view().discards), (0, 4));
    assert!(matches!(table.refusal(ANA, Action::NoMatch), Refusal::NotNow { .. }));
    let events = table.play(BO, Action::Reshuffle);
    assert!(events.contains(&Event::Reshuffled { cards: 3 }));
    assert!(events.contains(&Event::Drew { seat: BO, cards: 3 }));
    assert_eq!((table.top(), table.view().discards), ("r3".to_owned(), 1));
    assert_eq!(table.counts(), [5, 10], "then the rule about shuffling triggered");
}

/// BL-R68: a Penalty during the pause is drawn after the same shuffle, and nobody has to shuffle again.
#[test]
fn a_penalty_during_the_pause_needs_no_second_shuffle() {
    let please = rule(number_played(2), task(PlayerSelector::Causer, say("please")));
    let draw = for_players(PlayerSelector::Next, AutoEffect::Draw(2.into()));
    let mut table =
        layout(&["r2", "r1a", "g1"], "r4").effects(&[draw]).rules(&[please]).draw_pile("").start();
    table.play_cards(ANA, "r2");
    table.play_cards(BO, "r1");
    assert_eq!(table.phase(), PhaseView::Paused, "Cy has to draw two");
    table.play(CY, Action::Accuse(vec![AccusationKey::Obligation(1)]));
    judge(&mut table, &[(BO, true)]);
    assert_eq!(
        (table.phase(), table.counts()),
        (PhaseView::Paused, vec![6, 6, 7]),
        "Ana has to draw one, too"
    );
    table.play(CY, Action::Reshuffle);
    assert_eq!((table.phase(), table.active()), (PhaseView::Turn { extra: false }, CY));
    assert_eq!((table.counts(), table.view().draw_pile), (vec![7, 6, 8], 0), "there were only two cards");
}

/// BL-62: any discard under the top card may come first; hands, rules and the top card stay in place.
#[test]
fn the_discards_are_shuffled_into_any_order() {
    let rules: Vec<_> = (1..=4)
        .map(|n| rule(number_played(n), for_players(PlayerSelector::All, AutoEffect::Reverse)))
        .collect();
    let mut first = BTreeMap::<String, u32>::new();
    for seed in 0..60 {
        let draws = [for_players(PlayerSelector::Next, AutoEffect::Draw(1.into()))];
        let layout = layout(&["r1 r2 r3 r6a", "g1 g2", "y1"], "r4").effects(&draws).rules(&rules);
        let mut table = layout.draw_pile("").seed(seed).start();
        let (open, cy) = (table.open_rules(), table.hand(CY));
        table.play_cards(ANA, "r1 r2 r3 r6");
        let (ana, bo) = (table.hand(ANA), table.hand(BO));
        table.play(BO, Action::Reshuffle);
        let in_hand = table.hand(BO);
        assert_eq!((table.hand(ANA), table.hand(CY), &in_hand[..7]), (ana, cy, &bo[..]));
        assert_eq!((table.open_rules(), table.top(), table.view().draw_pile), (open, "r6".to_owned(), 3));
        *first.entry(in_hand[7].clone()).or_default() += 1;
    }
    assert_eq!(first.keys().collect::<Vec<_>>(), ["r1", "r2", "r3", "r4"]);
    assert!(first.values().all(|times| (5..30).contains(times)), "{first:?}");
}

/// BL-R23: an empty Draw Pile does not pause the game.
#[test]
fn the_pile_is_shuffled_only_when_a_card_is_needed() {
    let one = for_players(PlayerSelector::Next, AutoEffect::Draw(1.into()));
    let mut table = layout(&["r1 r2a", "r5"], "r4").effects(&[one]).draw_pile("b1").start();
    table.play_cards(ANA, "r1 r2");
    assert_eq!((table.view().draw_pile, table.phase()), (0, PhaseView::Turn { extra: false }));
}

/// BL-R24
#[test]
fn with_no_cards_left_a_penalty_counts_as_taken() {
    let mut table = layout(&["g1", "r1"], "r4").draw_pile("").start();
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
        let effects = [
            effect_on(Target::DrawPile, AutoEffect::Shuffle),
            for_players(PlayerSelector::All, AutoEffect::Reverse),
        ];
        let hand = if shuffled { "r6a" } else { "r6b" };
        let mut table = layout(&[hand, "g1"], "r4").effects(&effects).draw_pile(pile).start();
        table.play_cards(ANA, "r6");
        assert_eq!(table.view().draw_pile, 12);
        table.play(BO, Action::NoMatch);
        table.hand(BO).last().cloned().unwrap()
    };
    assert_eq!(draws(false), "r1");
    assert_ne!(draws(true), "r1", "with this seed");
}

/// BL-97
#[test]
fn the_top_discard_goes_under_the_pile() {
    let under = effect_on(Target::DiscardPile, AutoEffect::Under);
    let mut table = layout(&["r6a", "b1"], "r4").effects(&[under]).start();
    table.play_cards(ANA, "r6");
    assert_eq!((table.top(), table.view().discards), ("r4".to_owned(), 2));
}

/// BL-23
#[test]
fn a_card_turned_from_the_pile_is_not_played() {
    let flip = effect_on(Target::DrawPile, AutoEffect::Flip);
    let rules = [
        rule(number_played(6), flip),
        rule(number_played(1), for_players(PlayerSelector::All, AutoEffect::Draw(1.into()))),
    ];
    let mut table = layout(&["r6", "b1"], "r4").rules(&rules).draw_pile("b1 b2").start();
    let events = table.play_cards(ANA, "r6");
    assert_eq!(count_events(&events, |event| matches!(event, Event::Flipped(_))), 1);
    assert_eq!(
        (table.top(), table.counts()),
        ("b1".to_owned(), vec![6, 7]),
        "the rule about 1 is not triggered"
    );
    let mix = effect_on(Target::DiscardPile, AutoEffect::MixBack);
    let mut table = layout(&["r6", "b1"], "r4").rules(&[rule(any_play(), mix)]).draw_pile("b1").start();
    table.play_cards(ANA, "r6");
    assert_eq!((table.view().draw_pile, table.view().discards), (2, 1));
}

/// BL-23, BL-R25: the text of a card takes effect when it is played, not when it is drawn, discarded or
/// turned.
#[test]
fn a_card_has_an_effect_only_when_played() {
    let written = for_players(PlayerSelector::All, AutoEffect::Reverse);
    for effect in [
        for_players(PlayerSelector::Next, AutoEffect::Draw(1.into())),
        for_players(PlayerSelector::Next, AutoEffect::Discard { cards: 1.into(), pick: PickedBy::Random }),
        effect_on(Target::DrawPile, AutoEffect::Flip),
    ] {
        let hands = ["r2a", "g1b g1b g1b g1b g1b g1b g1b", "r1"];
        let mut table =
            layout(&hands, "r4").draw_pile("y1b").effects(&[effect.clone(), written.clone()]).start();
        let events = table.play_cards(ANA, "r2");
        assert_eq!((count_resolved(&events), table.view().clockwise), (1, true), "{effect}");
    }
}

/// BL-60: turning a card needs a card too.
#[test]
fn turning_a_card_from_an_empty_pile_pauses_too() {
    let flip = effect_on(Target::DrawPile, AutoEffect::Flip);
    let mut table = layout(&["r6a", "b1"], "r4").effects(&[flip]).draw_pile("").start();
    table.play_cards(ANA, "r6");
    assert_eq!(table.phase(), PhaseView::Paused);
    table.play(ANA, Action::Reshuffle);
    assert_eq!(table.top(), "r4");
}

/// EF-TAKE, BL-R55: one after the other, players take cards from directly under the top card, as long as
/// there are any. Taking them is not a draw.
#[test]
fn cards_are_taken_from_under_the_top_discard() {
    let drawn = rule(
        Trigger::Drawn { cause: Cause::Any, least: 1 },
        for_players(PlayerSelector::All, AutoEffect::Draw(3.into())),
    );
    let take = |players, amount| {
        let effects = [for_players(players, AutoEffect::TakeDiscards(amount))];
        let mut table = layout(&["r1 r3 r2a", "g1", "g1"], "r4")
            .effects(&effects)
            .rules(std::slice::from_ref(&drawn))
            .start();
        let events = table.play_cards(ANA, "r1 r3 r2");
        let (view, hands) = (table.view(), table.seats().iter().map(|&seat| table.hand(seat)).collect());
        (table.counts(), view.discards, table.top(), hands, events)
    };
    let (counts, discards, top, hands, events): (_, _, _, Vec<Vec<String>>, _) =
        take(PlayerSelector::Next, 2.into());
    assert_eq!((counts, discards, top.as_str()), (vec![4, 9, 7], 2, "r2"));
    assert!(hands[1].ends_with(&["r1".to_owned(), "r3".to_owned()]), "{:?}", hands[1]);
    let took = Event::TookDiscards { seat: BO, cards: 2 };
    assert_eq!((count_resolved(&events), events.contains(&took)), (1, true), "only the card's own effect");
    assert_eq!(take(PlayerSelector::All, 2.into()).0, [6, 8, 7], "Bo gets the last one, and Cy none");
    assert_eq!(take(PlayerSelector::Previous, Amount::All).0, [4, 7, 10]);
    assert_eq!(take(PlayerSelector::All, Amount::UntilHandHas(6)).0, [6, 7, 7]);
    let text = |amount| for_players(PlayerSelector::Next, AutoEffect::TakeDiscards(amount)).to_string();
    assert_eq!(
        text(Amount::UntilHandHas(7)),
        "the next player takes cards from under the top card of the Discard Pile until the hand has 7"
    );
}
