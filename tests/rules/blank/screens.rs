//! What BLANK's screens say, worked out from views.

use partypiece::{
    rules::blank::{Action, AutoEffect, House, PassDirection, PickedBy, PlayerSelector},
    screens::blank::{
        Awaited, Room, awaited, fits, hand_title, news, phase, purpose, room, sentence, sorted, turn,
    },
};

use super::table::{ANA, BO, CY, any_play, does, layout, rule};

/// BL-27, BL-R49: the table asks for whoever's turn it is.
#[test]
fn the_laptop_is_asked_for_by_whoever_is_to_play() {
    let table = layout(&["g1", "g2"], "g3").go();
    let view = table.view();
    assert_eq!((room(&view), phase(&view), turn(&view)), (Room::Play, "Turn", "Ana".to_owned()));
    let waits = awaited(&view, false);
    assert_eq!(waits, Awaited::Pass(ANA));
    assert_eq!(sentence(&view, &waits), "Pass the laptop to Ana.");
    assert_eq!((purpose(&view, ANA), purpose(&view, BO)), ("to play", "to see the hand"));
    let own = table.eyes(ANA);
    assert_eq!(awaited(&own, true), Awaited::Play { extra: false });
    assert_eq!(awaited(&table.eyes(BO), true), Awaited::Peek);
    assert_eq!(hand_title(&own), "Ana’s hand");
}

/// BL-48: while a rule asks somebody for cards, the sentence says for what, and not what to match.
#[test]
fn a_rule_that_asks_for_a_card_says_what_becomes_of_it() {
    let pass = does(PlayerSelector::All, AutoEffect::Pass { cards: 1, to: PassDirection::Left });
    let mut table = layout(&["g1 g2", "r1 r2"], "g3").rules(&[rule(any_play(), pass)]).go();
    table.plays(ANA, "g1");
    let view = table.view();
    let said = sentence(&view, &awaited(&view, false));
    assert!(said.ends_with("Ana, choose 1 card to pass to Bo."), "{said}");
    let discard = does(PlayerSelector::Next, AutoEffect::Discard { cards: 2, pick: PickedBy::Owner });
    let mut table = layout(&["g1 g2", "r1 r2"], "g3").rules(&[rule(any_play(), discard)]).go();
    table.plays(ANA, "g1");
    let view = table.view();
    let said = sentence(&view, &awaited(&view, false));
    assert!(said.ends_with("Bo, choose 2 cards to put under the top card."), "{said}");
}

/// BL-52: who did what stays in sight, and the Penalty with its reason, however much follows.
#[test]
fn news_keep_who_did_what_and_the_penalty() {
    let told: Vec<(bool, String)> = [
        (false, "1 card goes back to Ana."),
        (true, "Ana takes a Penalty: played a card that does not match."),
        (false, "Ana draws 1 card."),
        (false, "Rule: “Echo”."),
        (false, ""),
        (false, "It is Bo's turn."),
    ]
    .map(|(important, sentence)| (important, sentence.to_owned()))
    .into();
    assert_eq!(
        news(&told),
        "1 card goes back to Ana. Ana takes a Penalty: played a card that does not match. Rule: “Echo”. It is Bo's turn."
    );
    assert_eq!(news(&[]), "");
}

/// BL-R09: cards that match are marked for whoever is to play, where the house wants that.
#[test]
fn cards_are_marked_with_training_wheels_only() {
    let marked = |house: House| {
        let table = layout(&["g1 r2", "r1", "r1"], "g3").house(house).go();
        let view = table.eyes(ANA);
        let marks =
            sorted(&view.hand, true).iter().take(2).map(|card| fits(&view, card.no)).collect::<Vec<_>>();
        (marks, fits(&table.eyes(CY), view.hand[0].no))
    };
    let wheels = House { training_wheels: true, ..House::default() };
    assert_eq!(marked(wheels), (vec![Some("true"), Some("false")], None));
    assert_eq!(marked(House::default()), (vec![None, None], None));
}

/// BL-R18: the last call names whoever wins if nobody objects.
#[test]
fn the_last_call_asks_for_objections() {
    let mut table = layout(&["g1 g2 g3 g4 g5 g6 g1", "r1"], "g3").go();
    let hand = table.eyes(ANA).hand.iter().map(|card| card.no).collect();
    table.play(ANA, Action::Play(hand));
    let view = table.view();
    assert_eq!(awaited(&view, false), Awaited::LastCall(ANA));
    assert_eq!(sentence(&view, &Awaited::LastCall(ANA)), "Ana has no cards left. Does anybody object?");
    assert_eq!(phase(&view), "Last call");
}
