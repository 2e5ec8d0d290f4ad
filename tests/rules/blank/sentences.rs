//! The sentences of cards, of the log and of refusals.

use std::collections::BTreeSet;

use partypiece::rules::blank::{
    AutoEffect, CardCount, CardDeck, CardKind, CardNumber, Clause, Colour, CountsAs, Effect, EffectDuration,
    Filter, Pattern, PickedBy, PlayerSelector, Rule, Side, Span, Target, Trigger,
};

use super::{
    combinations,
    table::{effect_on, for_players, number_played, rule, say, task},
};

/// BL-82
#[test]
fn a_rule_reads_as_if_this_then_that() {
    let draws = rule(number_played(6), for_players(PlayerSelector::Next, AutoEffect::Draw(1.into())));
    assert_eq!(draws.to_string(), "If a 6 is played, then the next player draws 1 card.");
}

/// BL-109, BL-77: the sentences of a fresh deck.
#[test]
fn the_rules_of_a_fresh_deck_are_these_sentences() {
    let deck = CardDeck::fresh();
    let rules: Vec<String> =
        deck.rules.iter().filter_map(|card| card.rule.as_ref()).map(ToString::to_string).collect();
    assert_eq!(
        rules,
        [
            "If a 6 is played, then the next player draws 1 card.",
            "If a 1 is played, then the direction of play changes.",
            "If at least 2 cards are played together, then the previous player draws 1 card.",
            "If a play matches by number, then the player whose turn it is has to name the symbol on top.",
            "If somebody has exactly 1 card, then that player says “blank”.",
            "If somebody takes a Penalty, then the next player gives 1 card to that player.",
            "If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.",
            "If a green card is played, then everybody passes 1 card to the left.",
            "Every 3 rounds, the newest open rule is replaced by a new one.",
            "If a telephone makes a sound, then everybody draws 1 card.",
            "If somebody draws, then that player has to knock twice on the table.",
            "If any card is discarded, then the top card of the Discard Pile goes under all others.",
            "If an even card is played, then the top card counts as any colour until the next play.",
            "If the discards are shuffled, then whoever holds the fewest cards draws 1 card.",
        ]
    );
    let effects: Vec<String> = deck
        .cards
        .iter()
        .filter(|card| card.kind() == CardKind::WithEffect)
        .map(|card| card.text())
        .collect();
    assert_eq!(
        effects,
        [
            "The next player draws 2 cards.",
            "The player whose turn it is swaps hands with a chosen player.",
            "The player whose turn it is plays once more.",
            "A chosen player has to make the noise of an animal.",
            "Everybody discards 1 card.",
            "The next player takes 1 card from the player whose turn it is, at random.",
        ]
    );
}

#[test]
fn conditions_and_changes_are_sentences() {
    let pattern = Pattern {
        colours: vec![Colour::Blue, Colour::Red],
        numbers: vec![CardNumber::ALL[4]],
        ..Pattern::default()
    };
    assert_eq!(Filter(vec![pattern]).to_string(), "a blue or red 5");
    let two = Filter([Filter::colour(Colour::Orange).0, Filter::number(CardNumber::ALL[4]).0].concat());
    assert_eq!(two.to_string(), "an orange card or a 5");
    let ones = effect_on(
        Target::InPlay(Filter::number(CardNumber::ALL[0])),
        AutoEffect::Change { counts: CountsAs::Number(CardNumber::ALL[5]), lasts: EffectDuration::Turns(1) },
    );
    let trigger = Trigger::played(Filter::number(CardNumber::ALL[1]), CardCount::Exactly(2));
    assert_eq!(
        rule(trigger, ones).to_string(),
        "If exactly 2 cards are played, a 2 on top, then a 1 counts as a 6 for 1 turn."
    );
}

/// BL-72, BL-77: whoever loses cards is the one who does it, and a task or a question that is still to be written has dots.
#[test]
fn who_does_something_is_the_subject_of_its_sentence() {
    use PlayerSelector::{All, Fewest, Next, Others};
    let discard = |pick| AutoEffect::Discard { cards: 2.into(), pick };
    let blue_or_5 = Filter([Filter::colour(Colour::Blue).0, Filter::number(CardNumber::ALL[4]).0].concat());
    let any_colour = AutoEffect::Change { counts: CountsAs::AnyColour, lasts: EffectDuration::NextPlay };
    let sentences = [
        (for_players(All, discard(PickedBy::Owner)), "everybody discards 2 cards"),
        (for_players(Next, discard(PickedBy::Random)), "the next player discards 2 cards at random"),
        (
            effect_on(Target::Hands(Others), AutoEffect::DiscardAll(blue_or_5)),
            "everybody else discards every blue card and every 5",
        ),
        (
            for_players(Fewest, AutoEffect::Show(None)),
            "whoever holds the fewest cards shows the whole hand to all",
        ),
        (for_players(Next, AutoEffect::Show(Some(1))), "the next player shows 1 card to all"),
        (
            effect_on(Target::DrawPile, AutoEffect::Show(Some(2))),
            "the top 2 cards of the Draw Pile are shown to all",
        ),
        (
            effect_on(Target::Hands(Next), any_colour),
            "every card in the hand of the next player counts as any colour until the next play",
        ),
        (for_players(All, AutoEffect::Immune(2)), "everybody is protected from the next effect for 2 turns"),
        (task(All, Effect::OrDraw { text: String::new(), cards: 2 }), "everybody has to … or draw 2 cards"),
        (task(All, say("")), "everybody says “…”"),
    ];
    for (clause, sentence) in sentences {
        assert_eq!(clause.to_string(), sentence);
    }
    let happens = |text: &str| Trigger::ReportedAct(text.to_owned()).to_string();
    assert_eq!([happens("somebody "), happens("somebody sings")], ["somebody …", "somebody sings"]);
}

/// BL-82, BL-91: what happens again and again has no "if".
#[test]
fn what_happens_again_and_again_reads_as_every() {
    let reads = |span, repeats| {
        rule(Trigger::Time { span, repeats }, for_players(PlayerSelector::All, AutoEffect::Reverse))
            .to_string()
    };
    assert_eq!(reads(Span::Rounds(1), true), "Every round, the direction of play changes.");
    assert_eq!(reads(Span::Seconds(30), true), "Every 30 seconds, the direction of play changes.");
    assert_eq!(reads(Span::Turns(4), false), "If 4 turns have passed, then the direction of play changes.");
}

/// BL-84, BL-104: the sentences of triggers differ.
#[test]
fn every_clause_and_trigger_has_a_sentence() {
    let triggers: BTreeSet<String> = combinations::triggers().iter().map(ToString::to_string).collect();
    assert_eq!(triggers.len(), combinations::triggers().len());
    for clause in combinations::clauses() {
        let sentence = rule(number_played(1), clause).to_string();
        assert!(sentence.starts_with("If a 1 is played, then ") && sentence.ends_with('.'), "{sentence}");
        assert!(sentence.len() > 26 && !sentence.contains("  "), "{sentence}");
    }
}

/// The sentence of a rule with this effect, and another one after it.
fn with_another(trigger: Trigger, clause: Clause) -> String {
    let reverse = for_players(PlayerSelector::All, AutoEffect::Reverse);
    let written = rule(trigger, clause);
    Rule { clauses: vec![written.clauses[0].clone(), reverse], ..written }.to_string()
}

/// BL-82, BL-84: a full stop that somebody typed stands only where the sentence of the card ends.
#[test]
fn a_typed_full_stop_is_not_inside_a_sentence() {
    let written = |text: &str| text.to_owned();
    let for_all = |effect| task(PlayerSelector::All, effect);
    let clauses = [
        (for_all(say("please.")), "everybody says “please”"),
        (for_all(say("...")), "everybody says “...”"),
        (for_all(Effect::Do(written("sing. "))), "everybody has to sing"),
        (
            for_all(Effect::OrDraw { text: written("sing."), cards: 2 }),
            "everybody has to sing or draw 2 cards",
        ),
        (
            for_all(Effect::Keep { text: written("rhyme.."), lasts: EffectDuration::Turns(2) }),
            "everybody has to rhyme for 2 turns",
        ),
        (
            for_all(Effect::Contest { text: written("a race."), side: Side::Loser, then: Vec::new() }),
            "everybody competes: a race",
        ),
        (for_all(Effect::Free(written("Nobody laughs.."))), "Nobody laughs"),
        (
            for_players(PlayerSelector::Worded(written("whoever wears red.")), AutoEffect::Draw(1.into())),
            "whoever wears red draws 1 card",
        ),
    ];
    let bell = || Trigger::ReportedEvent(written("a bell rings."));
    for (clause, said) in clauses {
        assert_eq!(rule(bell(), clause.clone()).to_string(), format!("If a bell rings, then {said}."));
        assert_eq!(
            with_another(bell(), clause),
            format!("If a bell rings, then {said}, and then the direction of play changes.")
        );
    }
}
