//! Before the first turn: decks, rules, hands, and the first player.

use std::collections::BTreeSet;

use partypiece::{
    play::Game,
    rules::{
        Seat,
        blank::{
            Action, Activity, AutoEffect, Blank, CardDeck, CardId, DeckMark, Event, PhaseView,
            PlayerSelector, Refusal, RuleView, Setup,
        },
        luck::Seed,
        player::Player,
    },
};

use super::table::{ANA, BO, CY, Table, for_players, fresh_setup, layout, number_played, people, rule};

fn start(setup: &Setup) -> Result<Game<Blank>, Refusal> {
    Game::start(setup.clone(), Seed(1))
}

/// BL-05, BL-06, BL-10, BL-11, BL-12, BL-13, BL-14, BL-R42
#[test]
fn each_player_gets_seven_cards_and_one_card_starts_the_discard_pile() {
    let table = Table::new(&fresh_setup(4), 5);
    let view = table.view();
    assert_eq!(table.counts(), [7; 4]);
    assert_eq!((view.draw_pile, view.discards), (72 - 28 - 1, 1));
    assert_eq!((view.rules.len(), view.rule_pile), (1, 13), "rules are opened one by one");
    assert_eq!(view.rules_to_open(), Some(2));
    let hand = |seat: Seat| table.own(seat).hand;
    let dealt: Vec<_> = table.seats().into_iter().flat_map(hand).collect();
    assert_eq!(dealt.len(), 28);
    assert!(dealt.iter().any(|card| card.card.picture.is_none()), "plain cards are dealt too");
    assert_eq!(table.0.own(Seat(99)), None, "a stranger sees no hand");
    table.assert_complete();
}

/// BL-07, BL-08, BL-09, BL-43
#[test]
fn three_rules_are_read_one_by_one_and_confirmed() {
    let mut table = Table::new(&fresh_setup(4), 5);
    for open in 1..=3 {
        assert_eq!(table.open_rules().len(), open);
        assert_eq!(table.refusal(ANA, Action::NoMatch), Refusal::NotNow { activity: Activity::ReadingRules });
        assert!(matches!(table.refusal(BO, Action::Understood), Refusal::NotNow { .. }));
        table.play(BO, Action::Read);
    }
    assert_eq!(table.phase(), PhaseView::Opening { left: 0, all_read: true });
    assert!(matches!(table.refusal(ANA, Action::Read), Refusal::NotNow { .. }));
    let events = table.play(CY, Action::Understood);
    assert!(events.contains(&Event::Turn(ANA)));
    assert_eq!((table.open_rules().len(), table.view().rule_pile), (3, 11));
}

/// BL-03: every view contains all open rules.
#[test]
fn open_rules_are_always_visible() {
    let mut table = Table::new(&fresh_setup(3), 2);
    table.begin();
    let view = table.view();
    assert_eq!(view.rules.len(), 3);
    let begins =
        |seen: &RuleView| ["If ", "Every "].iter().any(|word| seen.rule.to_string().starts_with(word));
    assert!(view.rules.iter().all(begins));
}

/// BL-07, BL-42
#[test]
fn the_three_open_rules_are_random() {
    let mut seen = BTreeSet::new();
    let mut times = [0; 14];
    for seed in 0..700 {
        let mut table = Table::new(&fresh_setup(2), seed);
        table.begin();
        let open = table.open_rules();
        open.iter().for_each(|rule| times[rule.to_usize()] += 1);
        seen.insert(open.into_iter().collect::<BTreeSet<_>>());
    }
    assert!(seen.len() > 270, "{} of 364", seen.len());
    assert!(times.iter().all(|&times| (110..190).contains(&times)), "3 of 14 each: {times:?}");
}

/// BL-11: each of the 72 cards, plain or not, is dealt to a hand equally often, and no card is often on top.
#[test]
fn every_game_card_is_equally_likely_everywhere() {
    let (mut held, mut top) = ([0; 72], [0; 72]);
    for seed in 0..360 {
        let table = Table::new(&fresh_setup(4), seed);
        let hands = table.seats().into_iter().flat_map(|seat| table.own(seat).hand);
        hands.for_each(|card| held[card.index.to_usize()] += 1);
        top[table.view().top.unwrap().index.to_usize()] += 1;
    }
    assert!(held.iter().all(|times| (100..180).contains(times)), "28 of 72 each: {held:?}");
    assert!(top.iter().all(|&times| times < 20), "1 of 72 each: {top:?}");
}

/// BL-15, BL-R04
#[test]
fn the_youngest_begins() {
    let mut table = Table::new(&Setup { youngest: CY, ..fresh_setup(4) }, 1);
    table.begin();
    assert_eq!(table.active(), CY);
    assert_eq!(start(&Setup { youngest: Seat(4), ..fresh_setup(4) }).err(), Some(Refusal::NoSuchSeat));
}

/// BL-14, BL-23, BL-R05
#[test]
fn the_first_card_triggers_nothing() {
    let draws = for_players(PlayerSelector::All, AutoEffect::Draw(1.into()));
    let table = layout(&["r1", "b1"], "r4a")
        .effects(std::slice::from_ref(&draws))
        .rules(&[rule(number_played(4), draws)])
        .start();
    assert_eq!(table.counts(), [7, 7]);
    assert!(table.view().top.unwrap().card.written.is_some());
}

/// BL-R02
#[test]
fn there_are_no_more_players_than_the_cards_allow() {
    assert_eq!(Setup::max_players(72), 10);
    assert_eq!(Setup::max_players(144), 20);
    assert!(start(&fresh_setup(10)).is_ok());
    assert_eq!(start(&fresh_setup(1)).err(), Some(Refusal::TooFew));
    let mut eleven = fresh_setup(10);
    eleven.players.push(Player::person("Kim".to_owned().try_into().unwrap()));
    assert_eq!(start(&eleven).err(), Some(Refusal::TooManyForCards { cards: 72, room: 10 }));
    assert_eq!(
        (Setup::max_players(70), Setup::max_players(71)),
        (9, 10),
        "seven each, and one to begin with"
    );
    let tiny = [2, 8, 9, 10].map(|players| Setup::is_draw_pile_tiny(72, players));
    assert_eq!(tiny, [false, false, true, true], "a note above 8");
}

/// BL-R02: the cards of eight decks are enough for more people than share a laptop.
#[test]
fn not_more_than_forty_people_share_a_laptop() {
    let decks: Vec<CardDeck> =
        DeckMark::ALL[..8].iter().map(|mark| CardDeck { mark: Some(*mark), ..CardDeck::fresh() }).collect();
    let person = |n: usize| Player::person(format!("Guest {n}").try_into().unwrap());
    let crowd = |people: usize| Setup {
        players: (0..people).map(person).collect(),
        decks: decks.clone(),
        ..fresh_setup(2)
    };
    assert_eq!(crowd(40).check(), Ok(()));
    let refusal = crowd(41).check().unwrap_err();
    assert_eq!(refusal.to_string(), "At most 40 people can play, because all of them share one laptop.");
}

/// BL-21, BL-79, BL-80, BL-R31
#[test]
fn mixed_decks_differ_by_their_marks() {
    let marked = |mark| CardDeck { mark: Some(mark), ..CardDeck::fresh() };
    let both = |one, other| Setup { decks: vec![one, other], ..fresh_setup(4) };
    let mut table = Table::new(&both(marked(DeckMark::Star), marked(DeckMark::Key)), 3);
    table.begin();
    let view = table.view();
    assert_eq!(view.draw_pile + view.discards + 28, 144);
    assert_eq!((view.rules.len(), view.rule_pile), (3, 25));
    for rule in &view.rules {
        assert_eq!(rule.mark, Some([DeckMark::Star, DeckMark::Key][usize::from(rule.deck)]));
    }
    let hands = table.seats().into_iter().flat_map(|seat| table.own(seat).hand);
    for card in hands {
        assert_eq!(card.mark, Some([DeckMark::Star, DeckMark::Key][usize::from(card.deck)]));
    }
    let same = start(&both(marked(DeckMark::Star), marked(DeckMark::Star)));
    assert_eq!(same.err(), Some(Refusal::SameMark { mark: DeckMark::Star }));
    assert_eq!(start(&both(marked(DeckMark::Star), CardDeck::fresh())).err(), Some(Refusal::Unmarked));
}

/// BL-70, BL-R29
#[test]
fn a_rule_that_was_won_is_open_in_the_next_game() {
    let deck = CardDeck { new_rule: Some(CardId(5)), mark: Some(DeckMark::Star), ..CardDeck::fresh() };
    let other = CardDeck { mark: Some(DeckMark::Key), ..CardDeck::fresh() };
    let mut others = BTreeSet::new();
    for (seed, mixed) in (0..150).flat_map(|seed| [(seed, false), (seed, true)]) {
        let decks = if mixed { vec![deck.clone(), other.clone()] } else { vec![deck.clone()] };
        let mut table = Table::new(&Setup { decks, ..fresh_setup(3) }, seed);
        table.begin();
        let open = table.open_rules();
        assert_eq!(open.len(), 3);
        assert_eq!(open[2].0, 4, "the fifth rule, as the third of the three");
        others.extend(open[..2].iter().filter(|_| !mixed).copied());
    }
    assert_eq!(others.len(), 13, "any of the others can be open with it");
}

/// BL-R29: if the decks have too few rules, all of their rules are open.
#[test]
fn with_few_rules_all_are_open() {
    let one = layout(&["r1", "r1"], "r1")
        .rules(&[rule(number_played(1), for_players(PlayerSelector::All, AutoEffect::Reverse))])
        .start();
    assert_eq!(one.open_rules().len(), 1);
    let none = layout(&["r1", "r1"], "r1").start();
    assert_eq!((none.open_rules().len(), none.active()), (0, ANA));
}

#[test]
fn two_people_may_not_have_the_same_name() {
    let mut setup = fresh_setup(2);
    setup.players[1] = people(1).remove(0);
    assert!(matches!(start(&setup).err(), Some(Refusal::SameName { .. })));
    assert_eq!(start(&Setup { decks: Vec::new(), ..fresh_setup(2) }).err(), Some(Refusal::DeckMissing));
}
