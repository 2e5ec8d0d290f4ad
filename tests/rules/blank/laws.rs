//! Properties that hold after any actions, with any text on the cards.

use partypiece::rules::{
    Luck, Seat,
    blank::{AutoEffect, PickedBy, PlayerSelector, View},
    luck::Seed,
};
use proptest::{collection::vec, prelude::*, sample::select};

use crate::laws::{record, replayed};

use super::{
    random::{any_action, play_progressing, random_deck_table, try_random_action},
    table::{ANA, BO, CY, Table, for_players, fresh_setup, layout},
};

fn random_game(seed: u64, tries: usize) -> (Table, Luck) {
    let mut table = random_deck_table(seed, 2 + (seed % 4) as usize);
    let mut luck = Luck::new(Seed(seed ^ 7));
    (0..tries).for_each(|_| _ = try_random_action(&mut table, &mut luck));
    (table, luck)
}

/// Plays random actions with random decks, with a new deck for each game. At the end of each game no card is missing.
fn play_random_actions(seed: u64, actions: usize) -> usize {
    let (mut luck, mut done, mut games) = (Luck::new(Seed(seed)), 0, 0);
    while done < actions {
        let mut table = random_deck_table(seed + games, 2 + (games % 9) as usize);
        for _ in 0..400 {
            done += usize::from(try_random_action(&mut table, &mut luck));
            if table.0.outcome().is_some() {
                break;
            }
        }
        table.assert_complete();
        games += 1;
    }
    done
}

/// BL-R22 and the invariant of the state machine: no game hangs, and no card is lost.
#[test]
fn twenty_thousand_random_actions_lose_no_card() {
    assert!(play_random_actions(0, 20_000) >= 20_000);
}

#[test]
#[ignore = "takes minutes"]
fn a_million_random_actions_lose_no_card() {
    assert!(play_random_actions(1_000_000, 1_000_000) >= 1_000_000);
}

/// BL-02: with a fresh deck somebody wins.
#[test]
fn random_play_with_a_fresh_deck_always_ends() {
    for seed in 0..30 {
        let mut table = Table::new(&fresh_setup(2 + (seed % 5) as usize), seed);
        let mut luck = Luck::new(Seed(seed));
        let mut actions = 0;
        while play_progressing(&mut table, luck.below(1 << 16)) {
            actions += 1;
            assert!(actions < 6000, "{:?}", table.phase());
        }
        assert_eq!(table.0.outcome().expect("an end").winners.len(), 1);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_refused_action_changes_nothing(seed: u64) {
        let (mut table, mut luck) = random_game(seed, 40);
        for _ in 0..20 {
            let (by, action) = (Seat(luck.below(5) as u8), any_action(&mut luck));
            let before = (table.views(), table.0.steps().len());
            let checked = table.0.check(by, &action).err();
            let refused = table.0.play(by, action).err();
            prop_assert_eq!(&checked, &refused);
            if refused.is_some() {
                prop_assert!(before == (table.views(), table.0.steps().len()));
            }
        }
        prop_assert!(replayed(&table.0).same_as(&table.0));
    }

    #[test]
    fn replaying_a_record_gives_the_same_game(seed: u64) {
        let (table, _) = random_game(seed, 60);
        let again = Table(replayed(&table.0));
        prop_assert!(again.0.same_as(&table.0));
        prop_assert!(again.views() == table.views());
        prop_assert_eq!(record(&again.0), record(&table.0));
    }

    #[test]
    fn undo_then_redo_gives_the_same_game(seed: u64, back in 1..5usize) {
        let (mut table, _) = random_game(seed, 40);
        let (before, views) = (replayed(&table.0), table.views());
        let undone = (0..back).filter(|_| table.0.undo(true).is_ok()).count();
        for _ in 0..undone {
            prop_assert!(table.0.redo().is_ok());
        }
        prop_assert!(table.0.same_as(&before));
        prop_assert!(table.views() == views);
    }

    #[test]
    fn somebody_can_act_until_the_game_is_over(seed: u64) {
        let (table, _) = random_game(seed, 80);
        prop_assert_eq!(table.0.to_act().is_empty(), table.0.outcome().is_some());
        // Every event has a sentence.
        for line in table.0.log() {
            prop_assert!(!table.0.tell(&line).is_empty(), "{:?}", line);
        }
    }

    /// BL-12: nobody sees the hand of another player, or the Draw Pile.
    #[test]
    fn a_view_does_not_depend_on_what_it_hides(
        hand in hidden_cards(7), other_hand in hidden_cards(7), pile in hidden_cards(9), other_pile in hidden_cards(9),
    ) {
        let with = |hand: &str, draw: &str| {
            let (hand, draw): (&'static str, &'static str) = (hand.to_owned().leak(), draw.to_owned().leak());
            let effects = [for_players(PlayerSelector::All, AutoEffect::Draw(1.into())), for_players(PlayerSelector::Next, AutoEffect::Give { cards: 1.into(), to: PlayerSelector::Previous, pick: PickedBy::Owner })];
            let mut table = layout(&["r1a r2b", hand, "g1"], "r4").effects(&effects).draw_pile(draw).start();
            let own = table.own(CY);
            let mut seen = vec![without_card_list(table.view())];
            table.play_cards(ANA, "r1");
            seen.push(without_card_list(table.view()));
            let log = table.log();
            (seen, own, log)
        };
        prop_assert_eq!(with(&hand, &pile), with(&other_hand, &other_pile));
    }

    #[test]
    fn a_stranger_has_no_own_view(seed: u64) {
        let (table, _) = random_game(seed, 40);
        prop_assert_eq!(table.0.own(Seat(99)), None);
    }
}

/// A view without its decks. They are public, but here they contain the hidden cards, so they differ.
fn without_card_list(mut view: View) -> View {
    view.decks.clear();
    view
}

/// Codes of cards that nobody sees.
fn hidden_cards(cards: usize) -> impl Strategy<Value = String> {
    vec(select(vec!["g2", "b3", "y6", "p1", "o2", "b5"]), cards).prop_map(|cards| cards.join(" "))
}

/// BL-R42: everybody sees how many cards change hands, but only the two players see which.
#[test]
fn what_is_chosen_in_secret_stays_secret() {
    let give = for_players(
        PlayerSelector::Next,
        AutoEffect::Give { cards: 1.into(), to: PlayerSelector::Active, pick: PickedBy::Owner },
    );
    let with = |card: &str| {
        let mut table = layout(&["r2a", "g1 b2", "r1"], "r4").effects(std::slice::from_ref(&give)).start();
        table.play_cards(ANA, "r2");
        let card = table.cards(BO, card);
        table.choose(partypiece::rules::blank::Pick::Cards(card));
        assert_eq!(table.counts(), [7, 6, 7]);
        let log = table.log();
        (table.view(), table.own(CY), log)
    };
    assert_eq!(with("g1"), with("b2"));
}
