//! Rules half in blocks and half in words: the page sees the trigger, people do the rest (BW-16, BL-45).

use partypiece::{
    rules::blank::{
        Action, CardCount, CardNumber, Colour, DetectedEvent, Effect, Filter, Parity, Pattern,
        PlayerSelector, Rule, Trigger,
    },
    screens::blank::all_done,
};

use super::{
    combinations::triggers,
    table::{ANA, BO, layout, rule, task},
};

fn red() -> Trigger {
    Trigger::played(Filter::colour(Colour::Red), CardCount::Any)
}

/// BW-16: whoever writes in words what a block can say is offered the block.
#[test]
fn a_trigger_in_words_is_recognised() {
    let six = Trigger::played(Filter::number(CardNumber::ALL[5]), CardCount::Any);
    let even = Pattern { parity: Some(Parity::Even), ..Pattern::default() };
    let detected = Trigger::Detected;
    let expected = [
        ("a red card is played", red()),
        ("somebody plays red", red()),
        ("Anyone lays a red card.", red()),
        ("somebody plays a 6", six.clone()),
        ("a six is played", six),
        ("an even card is played", Trigger::played(Filter(vec![even]), CardCount::Any)),
        ("someone plays three cards at once", detected(DetectedEvent::PlaysAtLeast(3))),
        ("somebody has one card left", detected(DetectedEvent::HandIs(1))),
        ("a player gets a Penalty", detected(DetectedEvent::TakesPenalty)),
        ("somebody can’t play", detected(DetectedEvent::CannotPlay)),
        ("the same number is played twice in a row", detected(DetectedEvent::SameNumberTwice)),
        ("a turn starts", detected(DetectedEvent::TurnStarts)),
    ];
    for (words, trigger) in expected {
        assert_eq!(Trigger::from_words(words), Some(trigger), "{words}");
    }
    let words = "somebody plays a red card".to_owned();
    let written = Rule { trigger: Trigger::ReportedAct(words), ..Rule::template() };
    assert_eq!((written.offered_trigger(), Rule::template().offered_trigger()), (Some(red()), None));
    for words in [
        "somebody laughs",
        "somebody",
        "the doorbell rings",
        "a red card is sung",
        "",
        "somebody plays the piano",
    ] {
        assert_eq!(Trigger::from_words(words), None, "{words}");
    }
}

/// BW-16: what a card says of a trigger is recognised, and never as another one.
#[test]
fn words_of_a_card_are_never_taken_for_another_trigger() {
    let mut recognised = 0;
    for trigger in triggers() {
        let found = Trigger::from_words(&trigger.to_string());
        assert!(found.is_none() || found == Some(trigger.clone()), "{trigger}: {found:?}");
        recognised += usize::from(found.is_some());
    }
    assert!(recognised >= 9, "{recognised} are recognised");
}

/// BW-16: of a whole sentence the trigger becomes a block, and the effect stays as it was written.
#[test]
fn a_sentence_becomes_half_a_block() {
    let half = |sentence: &str| Rule::half_in_blocks(sentence).map(|rule| rule.to_string());
    let expected = [
        (
            "Whenever a red card is played, everybody stands up.",
            "If a red card is played, then everybody stands up.",
        ),
        ("if somebody plays a 6 then the youngest sings", "If a 6 is played, then the youngest sings."),
        ("Whoever plays a red card must sing", "If a red card is played, then that player has to sing."),
        ("Everybody claps when a turn begins", "If a turn begins, then Everybody claps."),
        ("Whoever takes a Penalty says sorry.", "If somebody takes a Penalty, then that player says sorry."),
    ];
    for (sentence, rule) in expected {
        assert_eq!(half(sentence).as_deref(), Some(rule), "{sentence}");
    }
    for sentence in [
        "Whoever laughs first drinks.",
        "Nobody may say no",
        "If a red card is played",
        "",
        "İf a red card is played, sing",
    ] {
        assert_eq!(half(sentence), None, "{sentence}");
    }
}

/// BW-16, BL-45: each time it takes one press, whoever has to do it: nothing is reported, nobody is named.
#[test]
fn a_rule_half_in_words_takes_at_most_two_presses() {
    let free = |players| rule(red(), task(players, Effect::Free("everybody stands up".to_owned())));
    for players in [PlayerSelector::Causer, PlayerSelector::All] {
        let mut table = layout(&["r2 r3", "r3", "g1"], "r4").rules(&[free(players.clone())]).start();
        table.play_cards(ANA, "r2");
        let view = table.view();
        let actions = match all_done(&view, &view.obligations[0]) {
            none if none.is_empty() => vec![Action::Done(view.obligations[0].id)],
            all => all,
        };
        // One press makes all these actions.
        assert_eq!(actions.len(), view.obligations.len(), "{players}");
        for action in actions {
            table.play(BO, action);
        }
        assert!(table.view().obligations.iter().all(|owed| !owed.state.is_not_done()));
        assert!(view.obligations.iter().skip(1).all(|owed| all_done(&view, owed).is_empty()), "one button");
    }
}
