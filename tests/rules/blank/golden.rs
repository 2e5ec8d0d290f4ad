//! Whole games for the golden records. One has every event that `has_every_event` asks for: it is played by random actions up to
//! the prize. The other is about what is said when a rule can do nothing.

use partypiece::rules::{
    Luck,
    blank::{
        Action, AutoEffect, CardDeck, DeckMark, DetectedEvent, Draft, Event, PhaseView, PlayerSelector,
        RuleSelector, Setup, Target, Trigger,
    },
    luck::Seed,
};

use super::{
    random::try_random_action,
    said::condolences,
    table::{
        ANA, BO, CY, HAND_OF_SEVEN, Table, effect_on, for_players, fresh_setup, layout, number_played, rule,
    },
};

fn setup() -> Setup {
    let deck = CardDeck {
        name: "Friday deck".to_owned(),
        mark: Some(DeckMark::Star),
        owner: "Bo".to_owned(),
        ..CardDeck::fresh()
    };
    Setup { decks: vec![deck], ..fresh_setup(3) }
}

/// The seed of a game in which every important event occurs, found by trying seeds in order.
const SEED: u64 = 25787;

/// Plays a game of this seed up to the prize.
fn play_to_prize(seed: u64) -> Table {
    let (mut table, mut luck) = (Table::new(&setup(), seed), Luck::new(Seed(seed)));
    for tried in 0..1500 {
        if tried == 60 {
            _ = table.0.undo(true);
            _ = table.0.redo();
        }
        if matches!(table.phase(), PhaseView::Prize { .. } | PhaseView::Over { .. }) {
            break;
        }
        try_random_action(&mut table, &mut luck);
    }
    table
}

/// Whether such an event is in the log of the game.
fn has(table: &Table, matches: impl Fn(&Event) -> bool) -> bool {
    table.0.actions().iter().flat_map(|played| &played.events).any(matches)
}

fn has_every_event(table: &Table) -> bool {
    matches!(table.phase(), PhaseView::Prize { .. })
        && has(table, |event| matches!(event, Event::Played { cards, .. } if cards.len() > 1))
        && has(table, |event| matches!(event, Event::Returned { .. }))
        && has(table, |event| matches!(event, Event::Ordered(_)))
        && has(table, |event| matches!(event, Event::Reshuffled { .. }))
        && has(table, |event| matches!(event, Event::Missed { .. }))
        && has(table, |event| matches!(event, Event::Decided { .. }))
        && has(table, |event| matches!(event, Event::RulingAccepted { .. }))
        && has(table, |event| {
            matches!(event, Event::Discarded { .. } | Event::Swapped(..) | Event::Moved { .. })
        })
}

/// A whole game: random actions up to the prize, then a rule that is refused once.
pub(crate) fn whole_game() -> Table {
    let mut table = play_to_prize(SEED);
    let PhaseView::Prize { winner, .. } = table.phase() else { panic!("nobody has won") };
    let written = rule(
        Trigger::Detected(DetectedEvent::CannotPlay),
        for_players(PlayerSelector::Causer, AutoEffect::Draw(1.into())),
    );
    for (by, action) in [
        (winner, Action::Draft(Box::new(Draft::Rule { deck: 0, rule: written }))),
        (winner, Action::Discussed),
        (BO, Action::Approve(false)),
        (winner, Action::Discussed),
        (BO, Action::Approve(true)),
    ] {
        table.play(by, action);
    }
    table
}

/// A short game about BL-R69: from whom the next player is counted, and what is said when a rule
/// can do nothing.
pub(crate) fn saying_why() -> Table {
    let no_more =
        rule(number_played(1), effect_on(Target::Rules(RuleSelector::Newest), AutoEffect::AddRules(1)));
    let hands = [HAND_OF_SEVEN, "r1", "b2"];
    let mut table = layout(&hands, "r4").rules(&[condolences(), no_more]).start();
    table.play_cards(BO, "r1");
    table.choose(table.first_cards());
    table.play_cards(ANA, HAND_OF_SEVEN);
    table.play(BO, Action::Close);
    table.play(ANA, Action::Decline);
    table
}

/// BL-R69
#[test]
fn a_golden_game_says_why_a_rule_can_do_nothing() {
    let table = saying_why();
    assert!(table.0.outcome().is_some());
    assert!(has(&table, |event| matches!(event, Event::NothingDone { .. })));
    assert!(has(&table, |event| matches!(event, Event::Moved { from: CY, to: BO, .. })));
}

#[test]
fn every_important_event_occurs_in_the_golden_game() {
    let table = whole_game();
    assert!(has_every_event(&play_to_prize(SEED)));
    assert!(has(&table, |event| matches!(event, Event::PrizeWritten(_))));
    assert!(table.0.outcome().is_some_and(|outcome| outcome.winners.len() == 1));
    assert!(!table.0.to_act().contains(&ANA));
}
