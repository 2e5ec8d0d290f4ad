//! How many cards an effect moves: a number, the number on top, as many as were played, until a hand has a
//! given size, or all.

use partypiece::rules::blank::{
    Action, Amount, AutoEffect, CardProblem, ChoiceKind, Destination, PassDirection, PickedBy,
    PlayerSelector, Trigger,
};

use super::table::{ANA, BO, CY, Table, any_play, for_players, layout, rule};

/// Three players, and Ana has played these cards, the last one with the effect.
fn after(hand: &'static str, play: &str, players: PlayerSelector, effect: AutoEffect) -> Table {
    let effects = [for_players(players, effect)];
    let mut table = layout(&[hand, "r1 r2", "r1"], "r4").effects(&effects).start();
    table.play_cards(ANA, play);
    table
}

fn discard(cards: Amount) -> AutoEffect {
    AutoEffect::Discard { cards, pick: PickedBy::Owner }
}

/// BL-R50: the number on the top card, and the number of cards of the last play.
#[test]
fn the_number_on_top_and_the_cards_played_are_counted() {
    let draw =
        |amount| after("r1 r3 r6a", "r1 r3 r6", PlayerSelector::Next, AutoEffect::Draw(amount)).counts();
    assert_eq!(draw(Amount::TopNumber), [4, 13, 7]);
    assert_eq!(draw(Amount::Played), [4, 10, 7]);
    // Before the first play, the number of played cards is 0.
    let bell = || Trigger::ReportedEvent("the doorbell rings".to_owned());
    let draw = |amount| {
        let rule = rule(bell(), for_players(PlayerSelector::Next, AutoEffect::Draw(amount)));
        let mut table = layout(&["r1", "r1", "r1"], "r4").rules(&[rule]).start();
        let rule = table.open_rules()[0];
        table.play(ANA, Action::Report { rule, who: None });
        table.play(ANA, Action::Resolve);
        table.counts()
    };
    assert_eq!((draw(Amount::Played), draw(Amount::TopNumber)), (vec![7, 7, 7], vec![7, 11, 7]));
}

/// BL-R51: a hand loses cards until this many are left, or gets cards until it has this many. A hand that is small enough
/// already loses nothing, and one that is large enough gets nothing; then nobody has to choose.
#[test]
fn a_hand_shrinks_or_grows_to_a_size() {
    let mut table = after("r6a", "r6", PlayerSelector::All, discard(Amount::UntilHandHas(6)));
    let (by, kind) = table.open_choice();
    assert_eq!((by, kind), (Some(BO), ChoiceKind::Cards { of: BO, cards: 1, to: Destination::Discarded }));
    table.choose(table.first_cards());
    table.choose(table.first_cards());
    assert_eq!(table.counts(), [6, 6, 6]);
    let draw = AutoEffect::Draw(Amount::UntilHandHas(7));
    assert_eq!(after("r1 r6a", "r1 r6", PlayerSelector::All, draw).counts(), [7, 7, 7]);
    let pass = AutoEffect::Pass { cards: Amount::UntilHandHas(6), to: PassDirection::Left };
    let mut table = after("r1 r6a", "r1 r6", PlayerSelector::All, pass);
    table.choose(table.first_cards());
    table.choose(table.first_cards());
    assert_eq!(table.counts(), [6, 6, 7], "Ana has five cards and passes none");
}

/// BL-R51: if several players take cards from one hand, each of them takes from what the player before has
/// left. The hand keeps the given number of cards.
#[test]
fn several_takers_leave_the_given_number() {
    let take = |cards| AutoEffect::Take { cards, from: PlayerSelector::Next, pick: PickedBy::Random };
    assert_eq!(after("r6a", "r6", PlayerSelector::All, take(Amount::UntilHandHas(4))).counts(), [9, 4, 7]);
    assert_eq!(after("r6a", "r6", PlayerSelector::Previous, take(Amount::All)).counts(), [6, 0, 14]);
}

/// BL-R51: if all cards of a hand are moved, nobody has to choose. An effect cannot draw all cards.
#[test]
fn all_cards_go_without_a_choice() {
    let give = AutoEffect::Give { cards: Amount::All, to: PlayerSelector::Active, pick: PickedBy::Owner };
    assert_eq!(after("r6a", "r6", PlayerSelector::Next, give).counts(), [13, 0, 7]);
    let table = after("r6a", "r6", PlayerSelector::Next, discard(Amount::All));
    assert_eq!((table.counts(), table.hand(CY).len()), (vec![6, 0, 7], 7));
    let draw_all = rule(any_play(), for_players(PlayerSelector::Next, AutoEffect::Draw(Amount::All)));
    assert_eq!(draw_all.check(), Err(CardProblem::EffectDoesNotFit));
    let too_many = rule(any_play(), for_players(PlayerSelector::Next, discard(Amount::UntilHandHas(21))));
    assert!(too_many.check().is_err());
}

/// BL-82: the sentences.
#[test]
fn an_amount_reads_plainly() {
    let text = |effect| for_players(PlayerSelector::Next, effect).to_string();
    let take =
        |cards| text(AutoEffect::Take { cards, from: PlayerSelector::Previous, pick: PickedBy::Random });
    assert_eq!(
        text(AutoEffect::Draw(Amount::UntilHandHas(7))),
        "the next player draws cards until the hand has 7"
    );
    assert_eq!(text(AutoEffect::Draw(Amount::Played)), "the next player draws as many cards as were played");
    assert_eq!(
        take(Amount::UntilHandHas(1)),
        "the next player takes cards from the previous player until 1 is left, at random"
    );
    assert_eq!(take(Amount::All), "the next player takes all cards from the previous player");
    assert_eq!(text(discard(Amount::UntilHandHas(5))), "the next player discards cards until 5 are left");
    let pass = AutoEffect::Pass { cards: Amount::TopNumber, to: PassDirection::Left };
    assert_eq!(text(pass), "the next player passes as many cards as the number on top to the left");
}

/// BL-R44, BL-R50: a number is stored as in older files; every other amount is stored as a text.
#[test]
fn an_amount_is_a_number_or_a_word_in_a_file() {
    let texts = [
        (AutoEffect::Draw(Amount::Number(2)), r#"{"draw":2}"#),
        (AutoEffect::Draw(Amount::TopNumber), r#"{"draw":"top number"}"#),
        (AutoEffect::Draw(Amount::Played), r#"{"draw":"played"}"#),
        (discard(Amount::UntilHandHas(5)), r#"{"discard":{"cards":"until 5","pick":"owner"}}"#),
        (discard(Amount::All), r#"{"discard":{"cards":"all","pick":"owner"}}"#),
    ];
    for (effect, text) in texts {
        assert_eq!(serde_json::to_string(&effect).unwrap(), text);
        assert_eq!(serde_json::from_str::<AutoEffect>(text).unwrap(), effect);
        assert_eq!(partypiece::json::read::<AutoEffect>(text), Ok(effect));
    }
    for wrong in [r#"{"draw":"some"}"#, r#"{"draw":"until x"}"#, r#"{"draw":300}"#, r#"{"draw":[1]}"#] {
        assert!(partypiece::json::read::<AutoEffect>(wrong).is_err(), "{wrong}");
    }
}
