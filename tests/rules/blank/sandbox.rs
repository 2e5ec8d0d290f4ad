//! “Try it”: a rule or a card is played by three computer players before the table approves it.

use partypiece::{
    rules::{
        blank::{
            AutoEffect, CardDeck, Clause, DetectedEvent, Effect, GameCard, PlayerSelector, Rule,
            RuleSelector, Side, Span, Target, Trigger, WrittenEffect,
        },
        luck::Seed,
    },
    screens::blank::sandbox::{Proposal, TryOut, try_out},
};
use proptest::prelude::*;

use super::{
    combinations,
    table::{effect_on, for_players, number_played, rule, task},
};

fn try_rule(trigger: Trigger, clause: Clause, seed: u64) -> TryOut {
    try_out(&Proposal::Rule(rule(trigger, clause)), Seed(seed)).expect("a whole rule")
}

fn next_draws(cards: u8) -> Clause {
    for_players(PlayerSelector::Next, AutoEffect::Draw(cards.into()))
}

fn card_with(clause: Clause) -> Proposal {
    let written =
        WrittenEffect { clauses: vec![clause], author: "Bo".to_owned(), drawing: None, points: None };
    let card = CardDeck::fresh().cards[2].clone();
    Proposal::Card(GameCard { title: "Hop".to_owned(), written: Some(written), ..card })
}

/// BW-09: the log says step by step what the rule did.
#[test]
fn the_log_says_what_the_rule_did() {
    let TryOut { summary, notes_for_people, turns } = try_rule(number_played(6), next_draws(2), 1);
    assert!(notes_for_people.is_empty());
    let triggered: Vec<_> = turns.iter().filter(|turn| turn.triggered).collect();
    assert!(turns[0].triggered && turns.len() <= 6);
    for turn in &triggered {
        let (before, after) = turn.text.split_once(" The rule applies: ").expect("it applies");
        assert!(before.contains("plays") && before.contains('6'), "{before}");
        assert!(after.contains(" draws 2 cards."), "{after}");
    }
    assert_eq!(summary, format!("It happened in {} of these {} turns.", triggered.len(), turns.len()));
}

/// BW-09: a card is played by somebody, and its effect is in the log.
#[test]
fn a_card_is_tried_too() {
    let trial = try_out(&card_with(next_draws(3)), Seed(5)).unwrap();
    let turn = &trial.turns[0];
    assert!(turn.text.contains("plays") && turn.text.contains("Hop"), "{}", turn.text);
    assert!(
        turn.text.contains("The card applies: ") && turn.text.contains("draws 3 cards."),
        "{}",
        turn.text
    );
}

/// BW-09, BL-R69
#[test]
fn the_log_says_why_an_effect_changes_nothing() {
    let every_turn = Trigger::Detected(DetectedEvent::TurnStarts);
    // The rule is open already and the deck has no other, so none can be added.
    let add = effect_on(Target::Rules(RuleSelector::Oldest), AutoEffect::AddRules(1));
    let trial = try_rule(every_turn, add, 2);
    assert!(
        trial.turns[0].text.contains("The rule applies: No rule is left in the Rule Card Pile."),
        "{}",
        trial.turns[0].text
    );
}

/// BW-10: another seed gives other turns, and the same seed gives the same turns.
#[test]
fn another_seed_plays_other_turns() {
    let proposal = Proposal::Rule(rule(number_played(2), next_draws(1)));
    let trials: Vec<TryOut> = (0..4).map(|seed| try_out(&proposal, Seed(seed)).unwrap()).collect();
    assert!(trials.windows(2).any(|pair| pair[0] != pair[1]));
    assert_eq!(try_out(&proposal, Seed(3)).as_ref(), Ok(&trials[3]));
}

/// BW-11
#[test]
fn a_rule_that_never_happens_is_said_to_never_happen() {
    let twenty = Trigger::Detected(DetectedEvent::HandIs(20));
    let TryOut { summary, turns, .. } = try_rule(twenty, next_draws(1), 1);
    assert!(summary.starts_with("It never happened in ") && summary.ends_with(" turns."), "{summary}");
    assert!(turns.is_empty());
}

/// BW-11: what only people can see is assumed to happen. Notes say what people would have to see or decide.
#[test]
fn what_only_people_can_see_is_said() {
    let laughs = Trigger::ReportedEvent("somebody laughs".to_owned());
    let trial = try_rule(laughs, task(PlayerSelector::Causer, Effect::Do("sing".to_owned())), 1);
    assert_eq!(trial.notes_for_people.len(), 2, "{:?}", trial.notes_for_people);
    assert!(trial.notes_for_people[0].starts_with("Only people can see when this happens."));
    assert!(trial.notes_for_people[1].starts_with("Only people can see whether it is done."));
    assert!(trial.turns[0].text.contains("has to do this: sing."), "{}", trial.turns[0].text);

    let free_rule = Rule::from_free_words("Nobody may say no", "Bo");
    let trial = try_out(&Proposal::Rule(free_rule), Seed(1)).unwrap();
    assert!(
        trial.notes_for_people.contains(&"The table is asked whom this means: whoever it is for.".to_owned())
    );
    assert!(trial.turns[0].text.contains("Nobody may say no"), "{}", trial.turns[0].text);

    let contest = Effect::Contest {
        text: "stare".to_owned(),
        side: Side::Loser,
        then: vec![AutoEffect::Draw(1.into())],
    };
    let seconds = Trigger::Time { span: Span::Seconds(30), repeats: true };
    let trial = try_rule(seconds, task(PlayerSelector::All, contest), 1);
    assert_eq!(
        trial.notes_for_people,
        ["Here, the seconds pass every few turns.", "The table is asked who lost: stare."]
    );
    assert!(trial.turns[0].text.contains("draws 1 card."), "{}", trial.turns[0].text);
}

/// BW-11: a note that several parts of a rule call for is said once.
#[test]
fn a_note_is_said_once() {
    let people_see = task(PlayerSelector::Causer, Effect::Do("sing".to_owned()));
    let question = Effect::Ask { question: "Why?".to_owned(), answer: String::new(), wrong: Vec::new() };
    let clauses = vec![people_see.clone(), task(PlayerSelector::Causer, question), people_see.clone()];
    let written = Rule { clauses, ..rule(number_played(1), people_see) };
    let trial = try_out(&Proposal::Rule(written), Seed(1)).unwrap();
    assert_eq!(
        trial.notes_for_people,
        [
            "Only people can see whether it is done. Who does not do it can be called out.",
            "The table is asked whether the answer is right."
        ]
    );
}

/// BW-09: a rule without its text is not tried, and the sentence says what is missing.
#[test]
fn an_unfinished_rule_is_not_tried() {
    let unfinished =
        Proposal::Rule(rule(number_played(1), task(PlayerSelector::Causer, Effect::Say(String::new()))));
    assert_eq!(try_out(&unfinished, Seed(1)), Err("The text is missing.".to_owned()));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    /// BW-09: every rule that can be written can be tried.
    #[test]
    fn any_rule_and_any_card_can_be_tried(trigger: prop::sample::Index, clause: prop::sample::Index, seed: u64) {
        let (triggers, clauses) = (combinations::triggers(), combinations::clauses());
        let clause = clause.get(&clauses).clone();
        let card = try_out(&card_with(clause.clone()), Seed(seed));
        prop_assert!(card.is_ok_and(|trial| !trial.summary.is_empty()));
        let rule = rule(trigger.get(&triggers).clone(), clause);
        let trial = try_out(&Proposal::Rule(rule), Seed(seed)).unwrap();
        prop_assert_eq!(trial.turns.is_empty(), trial.summary.starts_with("It never"));
        // After “The rule applies:” the text goes on, or says that nothing changes.
        prop_assert!(trial.turns.iter().all(|turn| !turn.text.ends_with(':')), "{:?}", trial.turns);
    }
}
