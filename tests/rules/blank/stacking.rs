//! BL-R80: cards that are passed on to the next player (EF-STACK).

use partypiece::{
    rules::blank::{
        Action, AutoEffect, DetectedEvent, Event, House, Limit, PassBy, PenaltyReason, PlayerSelector,
        Refusal, Rule, Stack, Trigger,
    },
    screens::blank::{Prompt, foot_sentence, no_match_label},
};

use super::table::{ANA, BO, CY, Table, for_players, layout, number_played, penalties, rule};

/// Whoever plays a 2 lays cards or Penalty cards on two targets. Ana has played one.
fn stacked_twice(targets: [(PlayerSelector, u8, bool); 2]) -> Table {
    let lay = |(players, cards, penalty)| {
        for_players(players, AutoEffect::DrawOrPass { cards, by: PassBy::Number, penalty })
    };
    let [first, second] = targets.map(lay);
    let twos = Rule { clauses: vec![first.clone(), second], ..rule(number_played(2), first) };
    let mut table = layout(&["r2 r3", "g2 r1", "y3 r1"], "r4").rules(&[twos]).start();
    table.play_cards(ANA, "r2");
    table
}

/// Ana has played a 2: Bo draws two cards or passes them on with a card of the same number.
fn stacked(penalty: bool, house: House) -> Table {
    let stack = AutoEffect::DrawOrPass { cards: 2, by: PassBy::Number, penalty };
    let twos = rule(number_played(2), for_players(PlayerSelector::Next, stack));
    let hands = ["r2 r3 g3", "g2 r1 b2", "y2 r1"];
    let mut table = layout(&hands, "r4").rules(&[twos]).house(house).start();
    table.play_cards(ANA, "r2");
    table
}

/// BL-R80: the cards grow with each play that passes them on; whoever passes nothing on draws all of them, and the turn is over.
#[test]
fn cards_are_passed_on_and_grow() {
    let mut table = stacked(false, House::default());
    let lies_on = |seat, cards| Stack { seat, cards, penalty_cards: 0, by: PassBy::Number };
    assert_eq!((table.view().stacks, table.counts()), (vec![lies_on(BO, 2)], vec![6, 7, 7]));
    assert_eq!(table.own(BO).matching, table.cards(BO, "g2 b2"), "the red 1 passes nothing on");
    let events = table.play_cards(BO, "g2");
    assert!(events.contains(&Event::Stacked(lies_on(CY, 4))), "{events:?}");
    let label = no_match_label(&table.view(), false);
    let own = table.own(CY);
    let said = foot_sentence(&table.view(), &Prompt::Play { extra: false }, Some(&own), &[]);
    assert_eq!(
        (label.as_str(), said.as_str()),
        ("Draw 4 cards", "Draw 4 cards, or pass them on with a card of the same number.")
    );
    // Drawing is allowed, though the yellow 2 would pass them on.
    let events = table.play(CY, Action::NoMatch);
    assert!(events.contains(&Event::Drew { seat: CY, cards: 4 }) && penalties(&events).is_empty());
    assert_eq!((table.view().stacks, table.active(), table.counts()), (Vec::new(), ANA, vec![6, 6, 11]));
    assert_eq!(table.refusal(ANA, Action::NoMatch), Refusal::SomethingMatches, "afterwards all is as ever");
}

/// BL-R80: the turn is over, also for somebody who could play again by another rule.
#[test]
fn whoever_draws_the_cards_does_not_play_again() {
    let stack = AutoEffect::DrawOrPass { cards: 2, by: PassBy::Number, penalty: false };
    let twos = rule(number_played(2), for_players(PlayerSelector::Next, stack));
    let again = for_players(PlayerSelector::Active, AutoEffect::PlayAgain);
    let starts = rule(Trigger::Detected(DetectedEvent::TurnStarts), again);
    let mut table = layout(&["r2 r3 g3", "g5 r1 b5", "y6 r1"], "r4").rules(&[twos, starts]).start();
    table.play_cards(ANA, "r2");
    table.play_cards(ANA, "r3");
    table.play(BO, Action::NoMatch);
    assert_eq!((table.view().stacks, table.active()), (Vec::new(), CY));
}

/// BL-R80: another card costs a Penalty, and the cards are still to be drawn.
#[test]
fn no_other_card_is_played_instead() {
    let mut table = stacked(false, House::default());
    let events = table.play_cards(BO, "r1");
    assert_eq!(penalties(&events), [(BO, PenaltyReason::AgainstLimit(Limit::NumberOnly))]);
    assert_eq!(
        table.view().stacks.iter().map(|stack| (stack.seat, stack.cards)).collect::<Vec<_>>(),
        [(BO, 2)]
    );
    let mut marked = stacked(false, House { mark_playable: true, ..House::default() });
    let red = marked.cards(BO, "r1");
    assert_eq!(marked.refusal(BO, Action::Play(red)), Refusal::DoesNotMatch);
}

/// BL-R80: what is passed on may be Penalty cards.
#[test]
fn a_penalty_can_be_passed_on() {
    let mut table = stacked(true, House::default());
    table.play_cards(BO, "g2");
    let events = table.play(CY, Action::NoMatch);
    assert_eq!(penalties(&events), [(CY, PenaltyReason::NotPassedOn); 4]);
    assert_eq!((table.active(), table.counts()), (ANA, vec![6, 6, 11]));
}

/// BL-R80: twelve cards cannot be passed on, so that nobody plays for ever.
#[test]
fn twelve_cards_are_drawn() {
    let stack = AutoEffect::DrawOrPass { cards: 7, by: PassBy::Number, penalty: false };
    let twos = rule(number_played(2), for_players(PlayerSelector::Next, stack));
    let mut table = layout(&["r2 r3", "g2 b2", "y2 r1"], "r4").rules(&[twos]).start();
    table.play_cards(ANA, "r2");
    table.play_cards(BO, "g2");
    assert_eq!(table.view().stacks.iter().map(|stack| stack.cards).collect::<Vec<_>>(), [Stack::MOST]);
    assert!(table.own(CY).matching.is_empty(), "the yellow 2 passes nothing on");
    assert!(table.log().contains(&"Cy has to draw 12 cards. So many cannot be passed on.".to_owned()));
}

/// BL-R80: cards on two players stay apart, and each draws their own, until one passes theirs on to the other.
#[test]
fn cards_on_two_players_stay_apart() {
    let next_and_previous = [(PlayerSelector::Next, 2, false), (PlayerSelector::Previous, 1, false)];
    let mut table = stacked_twice(next_and_previous.clone());
    assert!(table.play(BO, Action::NoMatch).contains(&Event::Drew { seat: BO, cards: 2 }));
    assert!(table.play(CY, Action::NoMatch).contains(&Event::Drew { seat: CY, cards: 1 }));
    assert_eq!(table.counts(), [6, 9, 8]);

    let mut table = stacked_twice(next_and_previous);
    table.play_cards(BO, "g2");
    assert!(
        table.play(CY, Action::NoMatch).contains(&Event::Drew { seat: CY, cards: 5 }),
        "2 + 1, and 2 more"
    );
    assert!(table.play(ANA, Action::NoMatch).contains(&Event::Drew { seat: ANA, cards: 1 }));
}

/// BL-R80: a rule that lays cards on several players lays them on each.
#[test]
fn cards_are_laid_on_each_of_several_players() {
    let mut table = stacked_twice([(PlayerSelector::Others, 1, false), (PlayerSelector::Next, 1, false)]);
    assert!(table.play(BO, Action::NoMatch).contains(&Event::Drew { seat: BO, cards: 2 }));
    assert!(table.play(CY, Action::NoMatch).contains(&Event::Drew { seat: CY, cards: 1 }));
}

/// BL-R80: of cards and Penalty cards that come together, each is taken as what it is.
#[test]
fn cards_and_penalty_cards_are_counted_apart() {
    let mut table = stacked_twice([(PlayerSelector::Next, 2, false), (PlayerSelector::Next, 1, true)]);
    let sentence =
        "Bo has to draw 2 cards and 1 Penalty card, or to pass them on with a card of the same number.";
    assert!(table.log().iter().any(|line| line == sentence), "{:?}", table.log());
    let events = table.play(BO, Action::NoMatch);
    assert_eq!(penalties(&events), [(BO, PenaltyReason::NotPassedOn)]);
    assert_eq!((table.counts(), table.active()), (vec![6, 10, 7], CY));
}
