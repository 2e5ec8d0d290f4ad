//! Writing a rule by choosing the content of each gap.

use std::collections::BTreeSet;

use partypiece::{
    cards::{Gap, GapInput, TextField},
    rules::{
        Luck,
        blank::{
            AutoEffect, CardCount, CardProblem, Clause, Effect, Pattern, PickedBy, PlayerSelector, Rule,
            Span, Target, Trigger,
        },
        luck::Seed,
    },
    screens::blank::sandbox::{Proposal, try_out},
};

/// All gaps of a rule, the trigger's first.
fn gaps(rule: &Rule) -> Vec<Gap> {
    let clauses = 0..rule.clauses.len();
    let of_clauses = clauses.flat_map(|index| [rule.target_gaps(index), rule.effect_gaps(index)].concat());
    rule.trigger_gaps().into_iter().chain(of_clauses).collect()
}

/// Fills one random gap with a random choice.
fn fill_random_gap(rule: &Rule, luck: &mut Luck) -> Rule {
    let gaps = gaps(rule);
    let gap = gaps[luck.below(gaps.len() as u32) as usize].clone();
    match gap.input {
        GapInput::Choice { options, .. } => options[luck.below(options.len() as u32) as usize].1.clone(),
        GapInput::Text { field, .. } => {
            let mut rule = rule.clone();
            rule.set_text(field, "hum".to_owned());
            rule
        }
    }
}

/// BL-82, BL-104: every choice makes sense, and only free words can still be missing.
#[test]
fn every_choice_makes_sense() {
    for seed in 0..60 {
        let mut luck = Luck::new(Seed(seed));
        let mut rule = Rule::template();
        for _ in 0..40 {
            rule = fill_random_gap(&rule, &mut luck);
            assert!(
                matches!(rule.check(), Ok(()) | Err(CardProblem::Empty(_))),
                "{rule}: {:?}",
                rule.check()
            );
            for gap in gaps(&rule) {
                let GapInput::Choice { options, selected } = gap.input else { continue };
                assert_eq!(selected.map(|index| &options[index].1), Some(&rule), "{} of {rule}", gap.label);
            }
        }
    }
}

/// BW-01: "Surprise me" gives a rule that makes sense and lacks no text, whatever was written before. Title and signature stay.
#[test]
fn a_surprise_is_a_whole_rule() {
    let mut sentences = BTreeSet::new();
    for seed in 0..400 {
        let mut luck = Luck::new(Seed(seed));
        let written = (0..5).fold(Rule::template(), |rule, _| fill_random_gap(&rule, &mut luck));
        let written = Rule { title: "Echo".to_owned(), author: "Ana".to_owned(), ..written };
        let rule = written.surprise(&mut luck);
        assert_eq!(rule.check(), Ok(()), "{rule}");
        assert_eq!((rule.title.as_str(), rule.author.as_str()), ("Echo", "Ana"));
        sentences.insert(rule.to_string());
    }
    assert!(sentences.len() > 200, "only {} different rules", sentences.len());
}

/// Surprises of this many seeds.
fn surprises(seeds: u64) -> impl Iterator<Item = Rule> {
    (0..seeds).map(|seed| Rule::template().surprise(&mut Luck::new(Seed(seed))))
}

/// BW-14: a third of the surprises are something to say, to do or to guess.
#[test]
fn a_third_of_the_surprises_is_for_people() {
    let by_people = |rule: &Rule| !matches!(rule.clauses[0].effect, Effect::Auto(_));
    let (all, by_people) = (3_000, surprises(3_000).filter(by_people).count());
    assert!(by_people * 10 > all * 3 && by_people * 10 < all * 4, "{by_people} of {all}");
}

/// BW-14: a surprise is said in one breath: one condition for a card, and no long sentence.
#[test]
fn a_surprise_is_said_as_one_would_say_it() {
    for rule in surprises(3_000) {
        // A question has the sentence for wrong answers besides.
        let most = if matches!(rule.clauses[0].effect, Effect::Ask { .. }) { 200 } else { 150 };
        assert!(rule.to_string().chars().count() <= most, "{rule}");
        let Trigger::Played { cards, previous_top, count } = &rule.trigger else { continue };
        assert!(previous_top.is_any() && *count == CardCount::Any && cards.0.len() == 1, "{rule}");
        let Pattern { numbers, colours, parity, kind, mark, author, title, relation } = &cards.0[0];
        let conditions =
            numbers.len() + colours.len() + usize::from(parity.is_some()) + usize::from(relation.is_some());
        assert_eq!(conditions, 1, "{rule}");
        assert!(kind.is_none() && mark.is_none() && author.is_none() && title.is_none(), "{rule}");
    }
}

/// BW-14: what a surprise waits for comes to pass: no hand has to have eighteen cards, and nobody swaps with themselves.
#[test]
fn a_surprise_is_never_impossible() {
    for rule in surprises(60) {
        let trial = try_out(&Proposal::Rule(rule.clone()), Seed(1)).expect("a rule that can be tried");
        assert!(!trial.summary.starts_with("It never happened"), "{rule}: {}", trial.summary);
    }
    for rule in surprises(3_000) {
        let Clause { target: Target::Players(players), effect: Effect::Auto(effect) } = &rule.clauses[0]
        else {
            continue;
        };
        let (AutoEffect::Swap(with)
        | AutoEffect::Give { to: with, .. }
        | AutoEffect::Take { from: with, .. }) = effect
        else {
            continue;
        };
        assert_ne!(with, players, "{rule}");
    }
}

/// BL-68, BL-86 to BL-103, BL-106, BL-107: the editor offers every kind of trigger, target and effect, except
/// [`Trigger::AsWritten`], a whole rule in free words.
#[test]
fn every_kind_of_sentence_can_be_written() {
    let mut kinds = BTreeSet::new();
    let mut luck = Luck::new(Seed(7));
    let mut rule = Rule::template();
    for step in 0..8_000 {
        rule = fill_random_gap(&rule, &mut luck);
        // After 200 steps nothing of the first rule is left.
        if step < 200 {
            continue;
        }
        let first_words =
            |debug: String| debug.split(|c: char| !c.is_alphanumeric()).take(2).collect::<Vec<_>>().join(" ");
        kinds.insert(first_words(format!("{:?}", rule.trigger)));
        for clause in &rule.clauses {
            kinds.insert(first_words(format!("{:?}", clause.target)));
            kinds.insert(
                format!("{:?}", clause.effect).split(|c: char| !c.is_alphanumeric()).take(2).collect(),
            );
        }
    }
    let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
    for expected in [
        "Played",
        "Drawn",
        "Discarded",
        "ReportedAct",
        "ReportedEvent",
        "Time",
        "Detected Reshuffle",
        "Detected HandIs",
        "Hand ",
    ] {
        assert!(kinds.iter().any(|kind| kind.starts_with(expected)), "{expected}");
    }
    for expected in [
        "Players Next",
        "Players Previous",
        "Players All",
        "Players ChosenBy",
        "Players Worded",
        "Hands Most",
        "InPlay",
        "DrawPile",
        "DiscardPile",
        "Rules This",
    ] {
        assert!(kinds.iter().any(|kind| kind.starts_with(expected)), "{expected}");
    }
    for expected in [
        "AutoDraw",
        "AutoTake",
        "AutoTakeDiscards",
        "AutoGive",
        "AutoDiscard",
        "AutoDiscardAll",
        "AutoChange",
        "AutoSkip",
        "AutoReverse",
        "AutoPlayAgain",
        "AutoSwap",
        "AutoPass",
        "AutoShow",
        "AutoShowTo",
        "AutoShuffle",
        "AutoFlip",
        "AutoUnder",
        "AutoMixBack",
        "AutoAddRules",
        "AutoDropRules",
        "AutoReplaceRules",
        "AutoLimit",
        "AutoImmune",
        "AutoJumpIn",
        "AutoDrawOrPass",
    ] {
        assert!(kinds.contains(&expected), "{expected}");
    }
    for expected in ["Say", "Do", "OrDraw", "Keep", "Ask", "Contest", "Free"] {
        assert!(kinds.contains(&expected), "{expected}");
    }
}

/// BL-105: every condition on a card can be written: several numbers and colours, what is on the card, how it compares
/// with the card before, its deck, its signature, its title; also on both sides of an "or".
#[test]
fn every_condition_on_a_card_can_be_written() {
    let choose = |rule: &Rule, label: &str, nth: usize, word: &str| {
        let gap = gaps(rule).into_iter().filter(|gap| gap.label == label).nth(nth).expect(label);
        let GapInput::Choice { options, .. } = gap.input else { panic!("{label} is chosen") };
        options.into_iter().find(|(name, _)| name == word).expect(word).1
    };
    let mut rule = Rule::template();
    let chosen = [
        ("number", 0, "2"),
        ("one more condition", 0, "another number"),
        ("number", 1, "or 5"),
        ("colour", 0, "red"),
        ("one more condition", 0, "another colour"),
        ("one more condition", 0, "what is on it"),
        ("one more condition", 0, "the card before"),
        ("one more condition", 0, "its deck"),
        ("from which deck", 0, "from the deck of the fish"),
        ("one more condition", 0, "or another kind"),
        ("one more condition", 1, "who signed it"),
        ("one more condition", 1, "its title"),
    ];
    for (label, nth, word) in chosen {
        rule = choose(&rule, label, nth, word);
    }
    assert_eq!(rule.check(), Err(CardProblem::Empty("name")));
    for (label, word) in [("whose name", "Ana"), ("which word", "whale")] {
        let gap = gaps(&rule).into_iter().find(|gap| gap.label == label).expect(label);
        let GapInput::Text { field, .. } = gap.input else { panic!("{label} is written") };
        rule.set_text(field, word.to_owned());
    }
    assert_eq!(
        rule.to_string(),
        "If a plain red or orange 2 or 5 with the fish higher than the one before or a blue card signed by Ana with \
         “whale” in its title is played, then the next player draws 1 card."
    );
    assert_eq!(rule.check(), Ok(()));
    let fewer = choose(&choose(&rule, "number", 0, "none"), "signed", 0, "signed by anybody");
    assert!(fewer.to_string().starts_with("If a plain red or orange 5 with the fish"), "{fewer}");
    assert!(!fewer.to_string().contains("Ana"), "{fewer}");
}

/// BW-15: a simple rule has few gaps, and each further condition is one choice away.
#[test]
fn a_simple_rule_has_few_gaps() {
    let labels = |rule: &Rule| gaps(rule).into_iter().map(|gap| gap.label).collect::<Vec<_>>();
    let template = Rule::template();
    assert_eq!(
        labels(&template),
        ["when", "number", "colour", "one more condition", "who or what", "does what", "how many"]
    );
    let GapInput::Choice { options, .. } = gaps(&template)[3].input.clone() else { panic!("it is chosen") };
    for (condition, label) in [
        ("or another kind", "or another kind"),
        ("on what it is played", "on what"),
        ("how many at once", "how many at once"),
    ] {
        let (_, rule) = options.iter().find(|(name, _)| name == condition).expect(condition);
        assert!(labels(rule).contains(&label), "{condition}");
    }
}

/// BW-15: a length of time keeps its number in its own unit; in another unit it begins anew, at one, or at a minute.
#[test]
fn a_length_of_time_begins_anew_in_another_unit() {
    let waits = |span| Rule { trigger: Trigger::Time { span, repeats: true }, ..Rule::template() };
    let rule = waits(Span::Turns(3));
    let units = gaps(&rule).into_iter().find(|gap| gap.label == "counted in").expect("the gap");
    let GapInput::Choice { options, selected } = units.input else { panic!("it is chosen") };
    let named = |(name, span): (&str, Span)| (name.to_owned(), waits(span));
    let expected = [("turns", Span::Turns(3)), ("rounds", Span::Rounds(1)), ("seconds", Span::Seconds(60))];
    assert_eq!((options, selected), (expected.map(named).to_vec(), Some(0)));
}

/// BL-104: nobody takes the cards that an effect discards, so the editor does not offer “the taker” as the
/// player who chooses them. A rule of an older deck with this choice can still be edited.
#[test]
fn nobody_takes_what_is_discarded() {
    let with = |effect| Rule {
        clauses: vec![Clause { effect: Effect::Auto(effect), ..Clause::template() }],
        ..Rule::template()
    };
    let choosers = |rule: &Rule| {
        let gap = gaps(rule).into_iter().find(|gap| gap.label == "who chooses").expect("the gap");
        let GapInput::Choice { options, selected } = gap.input else { panic!("it is chosen") };
        (options.into_iter().map(|(name, _)| name).collect::<Vec<_>>(), selected)
    };
    let discard = |pick| with(AutoEffect::Discard { cards: 1.into(), pick });
    let (owner, random) = ("chosen by its owner".to_owned(), "at random".to_owned());
    assert_eq!(choosers(&discard(PickedBy::Random)), (vec![owner.clone(), random.clone()], Some(1)));
    assert_eq!(choosers(&discard(PickedBy::Taker)), (vec![owner, random], None));
    let take = AutoEffect::Take { cards: 1.into(), from: PlayerSelector::Next, pick: PickedBy::Taker };
    assert_eq!(choosers(&with(take)).0.len(), 3);
}

/// BL-69, BL-84: free words are stored only if the rule has a place for them.
#[test]
fn free_words_are_only_where_they_belong() {
    let mut rule = Rule::template();
    let before = rule.clone();
    rule.set_text(TextField::Trigger, "hum".to_owned());
    assert_eq!(rule, before, "a play has no words");
    rule.trigger = Trigger::ReportedEvent(String::new());
    rule.set_text(TextField::Trigger, "the doorbell rings".to_owned());
    assert_eq!(rule.to_string(), "If the doorbell rings, then the next player draws 1 card.");
}
