//! Each kind of target and of effect, with the examples from the rules.

use partypiece::rules::blank::{
    Action, AutoEffect, CardNumber, ChoiceKind, Clause, Colour, CountsAs, EffectDuration, Event, Filter,
    Limit, PassDirection, Pick, PickedBy, PlayerSelector, RuleSelector, Target,
};
use partypiece::screens::blank::lasting_effects;

use super::table::{
    ANA, BO, CY, DI, Table, count_events, count_resolved, effect_on, for_players, layout, number_played,
    penalties, rule, say, task,
};

/// Ana plays a card with this effect: `r2a`, a red 2.
pub(super) fn play_clause(clause: Clause) -> Table {
    let hands = ["r2a r3 r6", "r1 g1 g2", "r1 b1 b2", "r1 y1 y2"];
    let mut table = layout(&hands, "r4").effects(&[clause]).start();
    table.play_cards(ANA, "r2");
    table
}

fn assert_counts_after(clause: &Clause, counts: [u16; 4]) {
    assert_eq!(play_clause(clause.clone()).counts(), counts, "{clause}");
}

/// BL-92, BL-93, BL-94, BL-98
#[test]
fn the_selected_players_draw() {
    let draw = |players| for_players(players, AutoEffect::Draw(1.into()));
    assert_counts_after(&draw(PlayerSelector::Next), [6, 8, 7, 7]);
    assert_counts_after(&draw(PlayerSelector::Previous), [6, 7, 7, 8]);
    assert_counts_after(&draw(PlayerSelector::All), [7, 8, 8, 8]);
    assert_counts_after(&draw(PlayerSelector::Others), [6, 8, 8, 8]);
    assert_counts_after(&draw(PlayerSelector::Active), [7, 7, 7, 7]);
    assert_counts_after(&draw(PlayerSelector::Causer), [7, 7, 7, 7]);
    assert_counts_after(&draw(PlayerSelector::Most), [6, 8, 8, 8]);
    assert_counts_after(&draw(PlayerSelector::Fewest), [7, 7, 7, 7]);
    let table = play_clause(draw(PlayerSelector::Random));
    assert_eq!(table.counts().iter().sum::<u16>(), 28);
}

/// BL-92, BL-93, BL-R33, BL-27
#[test]
fn next_and_previous_follow_the_direction() {
    let both = |players| {
        let reverse = rule(number_played(2), for_players(PlayerSelector::All, AutoEffect::Reverse));
        let mut table = layout(&["r2a", "r1", "r1", "r1"], "r4")
            .effects(&[for_players(players, AutoEffect::Draw(1.into()))])
            .rules(&[reverse])
            .start();
        table.play_cards(ANA, "r2");
        table.play(ANA, Action::Resolve);
        table
    };
    assert_eq!(both(PlayerSelector::Next).counts(), [6, 7, 7, 8]);
    let table = both(PlayerSelector::Previous);
    assert_eq!((table.counts(), table.active()), (vec![6, 8, 7, 7], DI));
}

/// BL-R34, BL-R33
#[test]
fn with_two_players_the_direction_changes_nothing() {
    let mut table = layout(&["r2a", "r1"], "r4")
        .effects(&[for_players(PlayerSelector::All, AutoEffect::Reverse)])
        .start();
    table.play_cards(ANA, "r2");
    assert_eq!(table.active(), BO);
    assert!(!table.view().clockwise);
    for players in [PlayerSelector::Next, PlayerSelector::Previous] {
        let mut table =
            layout(&["r2a", "r1"], "r4").effects(&[for_players(players, AutoEffect::Draw(1.into()))]).start();
        table.play_cards(ANA, "r2");
        assert_eq!(table.counts(), [6, 8], "next and previous are both the other player");
    }
}

fn discard(cards: u8, pick: PickedBy) -> AutoEffect {
    AutoEffect::Discard { cards: cards.into(), pick }
}

/// BL-99, BL-R37
#[test]
fn cards_are_taken_and_given() {
    let take =
        |from, pick| for_players(PlayerSelector::Active, AutoEffect::Take { cards: 1.into(), from, pick });
    assert_counts_after(&take(PlayerSelector::Previous, PickedBy::Random), [7, 7, 7, 6]);
    assert_counts_after(&take(PlayerSelector::Others, PickedBy::Random), [9, 6, 6, 6]);
    let mut table = play_clause(take(PlayerSelector::Next, PickedBy::Taker));
    assert_eq!(table.open_choice().0, Some(ANA), "whoever takes chooses");
    table.choose(table.first_cards());
    assert_eq!(table.counts(), [7, 6, 7, 7]);
    let mut table = play_clause(take(PlayerSelector::Next, PickedBy::Owner));
    assert_eq!(table.open_choice().0, Some(BO));
    let card = table.cards(BO, "g2");
    table.choose(Pick::Cards(card));
    assert!(table.hand(ANA).contains(&"g2".to_owned()));
    let give = for_players(
        PlayerSelector::Next,
        AutoEffect::Give { cards: 1.into(), to: PlayerSelector::Causer, pick: PickedBy::Random },
    );
    assert_counts_after(&give, [7, 6, 7, 7]);
    assert_counts_after(
        &for_players(
            PlayerSelector::Next,
            AutoEffect::Take { cards: 7.into(), from: PlayerSelector::Active, pick: PickedBy::Random },
        ),
        [0, 13, 7, 7],
    );
}

/// BL-100, BL-106, BL-R25, BL-R37
#[test]
fn cards_are_discarded_under_the_top_card() {
    let one = for_players(PlayerSelector::Next, discard(1, PickedBy::Owner));
    let mut table = play_clause(one);
    let card = table.cards(BO, "g2");
    table.choose(Pick::Cards(card));
    assert_eq!((table.counts(), table.top()), (vec![6, 6, 7, 7], "r2".to_owned()));
    assert_eq!(table.view().discards, 3);
    let all = for_players(PlayerSelector::Others, AutoEffect::DiscardAll(Filter::number(CardNumber::ALL[0])));
    assert_counts_after(&all, [6, 5, 5, 5]);
    assert_counts_after(
        &effect_on(Target::Hands(PlayerSelector::Next), discard(7, PickedBy::Random)),
        [6, 0, 7, 7],
    );
    assert_counts_after(&for_players(PlayerSelector::Active, discard(7, PickedBy::Owner)), [0, 7, 7, 7]);
    // Players discard in playing order, and the last card lies directly under the top card: "y1" of Di.
    let ones =
        || for_players(PlayerSelector::Others, AutoEffect::DiscardAll(Filter::number(CardNumber::ALL[0])));
    let move_top_under = [rule(number_played(2), effect_on(Target::DiscardPile, AutoEffect::Under))];
    let mut table =
        layout(&["r2a", "g1", "b1", "y1"], "r4").effects(&[ones()]).rules(&move_top_under).start();
    table.play_cards(ANA, "r2");
    table.play(ANA, Action::Order(vec![1, 0]));
    table.play(ANA, Action::Resolve);
    assert_eq!(table.top(), "y1");
    // In playing order Cy comes first and Ana second.
    let mut table = layout(&["r3 g1", "r2a", "y1"], "r4").effects(&[ones()]).rules(&move_top_under).start();
    table.play_cards(ANA, "r3");
    table.play_cards(BO, "r2");
    table.play(BO, Action::Order(vec![1, 0]));
    table.play(BO, Action::Resolve);
    assert_eq!((table.top(), table.counts()), ("g1".to_owned(), vec![5, 6, 6]));
}

/// BL-95
#[test]
fn the_top_card_counts_as_something_else() {
    let blue = CountsAs::Colour(Colour::Blue);
    let change = |counts| {
        effect_on(
            Target::InPlay(Filter::default()),
            AutoEffect::Change { counts, lasts: EffectDuration::NextPlay },
        )
    };
    let mut table = layout(&["r2a", "b1 b2", "b3 r3"], "r4").effects(&[change(blue)]).start();
    table.play_cards(ANA, "r2");
    assert_eq!(lasting_effects(&table.view()), ["the red 2 counts as blue until the next play"]);
    assert_eq!(table.view().top_counts.colours, 1 << 4);
    assert!(penalties(&table.play_cards(BO, "b1")).is_empty());
    assert!(table.view().lasting.is_empty());
    // The top card counts as every colour, but the cards of a set still have to share one colour.
    for (cards, allowed) in [("b1 b3", true), ("b1 g3", false)] {
        let mut table = layout(&["r2a", "b1 b3 g3"], "r4").effects(&[change(CountsAs::AnyColour)]).start();
        table.play_cards(ANA, "r2");
        assert_eq!(penalties(&table.play_cards(BO, cards)).is_empty(), allowed, "{cards}");
    }
    let mut table = layout(&["r2a", "g1"], "r4").effects(&[change(CountsAs::ChosenColour)]).start();
    table.play_cards(ANA, "r2");
    assert_eq!(table.open_choice(), (Some(ANA), ChoiceKind::Colour));
    table.choose(Pick::Colour(Colour::Green));
    assert!(penalties(&table.play_cards(BO, "g1")).is_empty());
}

/// BL-101
#[test]
fn ones_count_as_sixes() {
    // With a filter, these are all such cards, also those in hands.
    let ones = Target::InPlay(Filter::number(CardNumber::ALL[0]));
    let six = CountsAs::Number(CardNumber::ALL[5]);
    for (lasts, later) in [(EffectDuration::NextPlay, false), (EffectDuration::Turns(5), true)] {
        let table = || {
            let change = [effect_on(ones.clone(), AutoEffect::Change { counts: six, lasts })];
            let sixes = [rule(number_played(6), task(PlayerSelector::Active, say("six")))];
            let mut table = layout(&["r6a", "b1 b2 r2", "y1"], "r4").effects(&change).rules(&sixes).start();
            table.play_cards(ANA, "r6");
            table.play(ANA, Action::Resolve);
            table
        };
        assert_eq!(penalties(&table().play_cards(BO, "b2")).len(), 1, "no other number is changed");
        let mut plain = table();
        plain.play_cards(BO, "r2");
        assert_eq!(plain.view().top_counts.numbers, 1 << 1, "nor is the card on top");
        let mut table = table();
        let events = table.play_cards(BO, "b1");
        assert!(penalties(&events).is_empty(), "Blue 1 on Red 6");
        assert_eq!(count_resolved(&events), 0, "a rule about sixes reads the printed number, 1");
        // The printed card is unchanged. A Yellow 1 matches it by number: either both count as 1 again, or both still count as 6.
        assert_eq!(table.top(), "b1");
        assert_eq!(!table.view().lasting.is_empty(), later);
        assert!(penalties(&table.play_cards(CY, "y1")).is_empty());
    }
}

/// BL-R35
#[test]
fn a_skipped_player_loses_only_turns() {
    let table = play_clause(for_players(PlayerSelector::Next, AutoEffect::Skip(1)));
    assert_eq!((table.active(), table.view().people[1].skips), (CY, 0));
    let mut table = play_clause(for_players(PlayerSelector::Previous, AutoEffect::Skip(2)));
    assert_eq!((table.active(), table.view().people[3].skips), (BO, 2));
    table.play_cards(BO, "r1");
    table.play_cards(CY, "r1");
    assert_eq!((table.active(), table.view().people[3].skips, table.view().turn), (ANA, 1, 5));
}

/// BL-R35: nobody has more than nine turns to lose, and the log counts only those that are added.
#[test]
fn nine_turns_are_the_most_to_lose() {
    let skip = for_players(PlayerSelector::Next, AutoEffect::Skip(5));
    let effects = [skip.clone(), skip.clone(), skip];
    let mut table = layout(&["r2a r3b r1c", "g2"], "r4").effects(&effects).start();
    // Bo loses one of them after each play.
    let added: Vec<_> =
        ["r2", "r3", "r1"].map(|card| table.play_cards(ANA, card)).into_iter().flatten().collect();
    let added: Vec<u8> = added
        .iter()
        .filter_map(|event| match event {
            Event::WillLoseTurns(BO, turns) => Some(*turns),
            _ => None,
        })
        .collect();
    assert_eq!(added, [5, 5, 1]);
}

/// BL-R35: a player who will be skipped may still accuse others, and effects still apply to this player.
#[test]
fn a_skipped_player_is_still_a_target_and_may_accuse() {
    let both = [
        for_players(PlayerSelector::Previous, AutoEffect::Skip(1)),
        for_players(PlayerSelector::Others, AutoEffect::Draw(1.into())),
    ];
    let please = rule(number_played(2), task(PlayerSelector::Next, say("please")));
    let mut table = layout(&["r2", "r3a", "r1b", "r5"], "r4").effects(&both).rules(&[please]).start();
    table.play_cards(ANA, "r2");
    table.play_cards(BO, "r3");
    assert_eq!(table.view().people[0].skips, 1);
    table.play(ANA, Action::Accuse(vec![partypiece::rules::blank::AccusationKey::Obligation(1)]));
    table.play(BO, Action::Admit);
    table.play(ANA, Action::CountVotes);
    assert_eq!(table.counts(), [6, 7, 7, 7]);
    table.play_cards(CY, "r1");
    assert_eq!(table.counts(), [7, 8, 6, 8]);
}

/// BL-R36, EF-AGAIN
#[test]
fn play_again_ends_without_a_penalty() {
    let again = for_players(PlayerSelector::Active, AutoEffect::PlayAgain);
    let mut table = layout(&["r2a g1", "r1"], "r4").effects(std::slice::from_ref(&again)).start();
    table.play_cards(ANA, "r2");
    assert_eq!(table.active(), ANA);
    let events = table.play(ANA, Action::NoMatch);
    assert!(penalties(&events).is_empty());
    assert_eq!((table.active(), table.counts()), (BO, vec![6, 7]));
    // A card drawn by an effect can be played at once.
    let draws = rule(number_played(2), for_players(PlayerSelector::Active, AutoEffect::Draw(1.into())));
    let mut table =
        layout(&["r2a g1", "r1"], "r4").effects(&[again]).rules(&[draws]).draw_pile("r5 b1").start();
    table.play_cards(ANA, "r2");
    table.play(ANA, Action::Resolve);
    assert!(penalties(&table.play_cards(ANA, "r5")).is_empty());
    assert_eq!(table.active(), BO);
}

#[test]
fn hands_are_swapped_passed_and_shown() {
    let mut table =
        play_clause(for_players(PlayerSelector::Active, AutoEffect::Swap(PlayerSelector::Chosen)));
    assert!(matches!(table.open_choice().1, ChoiceKind::Player { .. }));
    let (ana, cy) = (table.hand(ANA), table.hand(CY));
    table.choose(Pick::Player(CY));
    assert_eq!((table.hand(CY), table.hand(ANA)), (ana, cy));
    let mut table = play_clause(for_players(
        PlayerSelector::All,
        AutoEffect::Pass { cards: 1.into(), to: PassDirection::Left },
    ));
    for (seat, card) in [(ANA, "r3"), (BO, "g1"), (CY, "b1"), (DI, "y1")] {
        assert_eq!(table.open_choice().0, Some(seat));
        assert_eq!(table.counts(), [6, 7, 7, 7], "nothing moves before all have chosen");
        let card = table.cards(seat, card);
        table.choose(Pick::Cards(card));
    }
    assert!(table.hand(BO).contains(&"r3".to_owned()) && table.hand(ANA).contains(&"y1".to_owned()));
    let mut table = play_clause(effect_on(Target::Hands(PlayerSelector::Next), AutoEffect::Show(None)));
    assert_eq!(table.view().shown_cards().len(), 7);
    table.choose(Pick::Seen);
    assert_eq!(table.active(), BO);
    let mut table = play_clause(effect_on(Target::DrawPile, AutoEffect::Show(Some(2))));
    table.choose(Pick::Seen);
    assert_eq!(table.active(), BO);
}

#[test]
fn limits_and_immunity_apply() {
    let limit =
        |to| for_players(PlayerSelector::All, AutoEffect::Limit { to, lasts: EffectDuration::Turns(3) });
    let is_allowed = |to, cards: &str| {
        let mut table = layout(&["r2a", "r1 r3 g2"], "r4").effects(&[limit(to)]).start();
        table.play_cards(ANA, "r2");
        penalties(&table.play_cards(BO, cards)).is_empty()
    };
    assert!(is_allowed(Limit::Cards(1), "r1") && !is_allowed(Limit::Cards(1), "r1 r3"));
    assert!(is_allowed(Limit::ColourOnly, "r1") && !is_allowed(Limit::ColourOnly, "g2"));
    assert!(is_allowed(Limit::NumberOnly, "g2") && !is_allowed(Limit::NumberOnly, "r1"));
    let immune = rule(number_played(2), for_players(PlayerSelector::Next, AutoEffect::Immune(3)));
    let mut table = layout(&["r2a", "r1"], "r4")
        .effects(&[for_players(PlayerSelector::All, AutoEffect::Draw(1.into()))])
        .rules(&[immune])
        .start();
    table.play_cards(ANA, "r2");
    let events = table.play(ANA, Action::Resolve);
    assert_eq!(table.counts(), [7, 7]);
    assert_eq!(count_events(&events, |event| *event == Event::EffectIgnored(BO)), 1);
}

/// BL-106, BL-44, BL-R38
#[test]
fn rules_are_removed_and_replaced() {
    let rules: Vec<_> = (1..=5)
        .map(|n| rule(number_played(n), for_players(PlayerSelector::All, AutoEffect::Immune(1))))
        .collect();
    let table = |selector, effect| {
        let mut table = layout(&["r6a", "r1"], "r4")
            .effects(&[effect_on(Target::Rules(selector), effect)])
            .rules(&rules)
            .start();
        let before = table.open_rules();
        table.play_cards(ANA, "r6");
        (before, table)
    };
    let (before, dropped) = table(RuleSelector::Newest, AutoEffect::DropRules);
    assert_eq!((dropped.open_rules(), dropped.view().rule_pile), (before[..2].to_vec(), 3));
    let (before, dropped) = table(RuleSelector::Oldest, AutoEffect::DropRules);
    assert_eq!(dropped.open_rules(), before[1..]);
    let (_, dropped) = table(RuleSelector::All, AutoEffect::DropRules);
    assert_eq!((dropped.open_rules().len(), dropped.active()), (0, BO), "with no open rule the game goes on");
    let (before, added) = table(RuleSelector::All, AutoEffect::AddRules(3));
    assert_eq!((added.open_rules().len(), added.view().rule_pile), (5, 0), "an empty pile adds nothing");
    assert_eq!(added.open_rules()[..3], before);
    let (before, replaced) = table(RuleSelector::Newest, AutoEffect::ReplaceRules);
    assert_eq!((&replaced.open_rules()[..2], replaced.view().rule_pile), (&before[..2], 2));
    let (before, mut chosen) = table(RuleSelector::Chosen, AutoEffect::DropRules);
    chosen.choose(Pick::Rule(before[1]));
    assert_eq!(chosen.open_rules(), [before[0], before[2]]);
    // A dropped rule goes under the pile, so the two others of the pile are opened first.
    let cycle = effect_on(Target::Rules(RuleSelector::Oldest), AutoEffect::ReplaceRules);
    let mut table = layout(&["r6a r1", "r6a r1"], "r4").effects(&[cycle]).rules(&rules).start();
    let first = table.open_rules()[0];
    table.play_cards(ANA, "r6");
    assert!(!table.open_rules().contains(&first));
    table.play_cards(BO, "r6");
    assert!(!table.open_rules().contains(&first), "two others came first");
    // With an empty pile of rules, replacing does nothing.
    let mut table = layout(&["r6a", "r1"], "r4")
        .effects(&[effect_on(Target::Rules(RuleSelector::Newest), AutoEffect::ReplaceRules)])
        .rules(&rules[..3])
        .start();
    let before = table.open_rules();
    table.play_cards(ANA, "r6");
    assert_eq!(table.open_rules(), before);
}
