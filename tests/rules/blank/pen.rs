//! Writing a rule by choosing what stands in each of its gaps.

use std::collections::BTreeSet;

use partypiece::rules::{
    Luck,
    blank::{Asks, Fault, Gap, Line, Rule, Trigger},
    luck::Seed,
};

/// All gaps of a rule, trigger first.
fn gaps(rule: &Rule) -> Vec<Gap> {
    let clauses = 0..rule.clauses.len();
    let of_clauses = clauses.flat_map(|at| [rule.target_gaps(at), rule.effect_gaps(at)].concat());
    rule.trigger_gaps().into_iter().chain(of_clauses).collect()
}

/// Fills a gap anyhow.
fn fill(rule: &Rule, luck: &mut Luck) -> Rule {
    let gaps = gaps(rule);
    let gap = gaps[luck.below(gaps.len() as u32) as usize].clone();
    match gap.asks {
        Asks::One { of, .. } => of[luck.below(of.len() as u32) as usize].1.clone(),
        Asks::Words { line, .. } => {
            let mut rule = rule.clone();
            rule.say(line, "hum".to_owned());
            rule
        }
    }
}

/// BL-82, BL-104: nothing that can be chosen makes no sense; only words can be missing.
#[test]
fn whatever_is_chosen_makes_sense() {
    for seed in 0..60 {
        let mut luck = Luck::new(Seed(seed));
        let mut rule = Rule::begun();
        for _ in 0..40 {
            rule = fill(&rule, &mut luck);
            assert!(matches!(rule.check(), Ok(()) | Err(Fault::Empty(_))), "{rule}: {:?}", rule.check());
            for gap in gaps(&rule) {
                let Asks::One { of, at } = gap.asks else { continue };
                assert_eq!(at.map(|at| &of[at].1), Some(&rule), "{} of {rule}", gap.what);
            }
        }
    }
}

/// BL-68, BL-86 to BL-107: every kind of trigger, target and effect is in the lists.
#[test]
fn every_kind_of_sentence_can_be_written() {
    let mut said = BTreeSet::new();
    let mut luck = Luck::new(Seed(7));
    let mut rule = Rule::begun();
    for _ in 0..8_000 {
        rule = fill(&rule, &mut luck);
        let kind =
            |debug: String| debug.split(|c: char| !c.is_alphanumeric()).take(2).collect::<Vec<_>>().join(" ");
        said.insert(kind(format!("{:?}", rule.trigger)));
        for clause in &rule.clauses {
            said.insert(kind(format!("{:?}", clause.target)));
            said.insert(
                format!("{:?}", clause.effect).split(|c: char| !c.is_alphanumeric()).take(2).collect(),
            );
        }
    }
    let said: Vec<&str> = said.iter().map(String::as_str).collect();
    for kind in ["Played", "Drawn", "Discarded", "Does", "Happens", "Time", "Act Reshuffle", "Act HandIs"] {
        assert!(said.iter().any(|said| said.starts_with(kind)), "{kind}");
    }
    for kind in ["Players Worded", "Hands Most", "InPlay", "DrawPile", "DiscardPile", "Rules This"] {
        assert!(said.iter().any(|said| said.starts_with(kind)), "{kind}");
    }
    for kind in [
        "AutoDraw",
        "AutoTake",
        "AutoGive",
        "AutoDiscard",
        "AutoDiscardAll",
        "AutoChange",
        "AutoSkip",
        "AutoReverse",
        "AutoAgain",
        "AutoSwap",
        "AutoPass",
        "AutoShow",
        "AutoShuffle",
        "AutoFlip",
        "AutoUnder",
        "AutoMixBack",
        "AutoAddRules",
        "AutoDropRules",
        "AutoReplaceRules",
        "AutoLimit",
        "AutoImmune",
    ] {
        assert!(said.contains(&kind), "{kind}");
    }
    for kind in ["Say", "Do", "Ask", "Contest", "Free"] {
        assert!(said.iter().any(|said| said.starts_with(kind)), "{kind}");
    }
}

/// BL-69, BL-84: words stand where they belong, and nowhere else.
#[test]
fn words_stand_where_they_belong() {
    let mut rule = Rule::begun();
    let before = rule.clone();
    rule.say(Line::Trigger, "hum".to_owned());
    assert_eq!(rule, before, "a play has no words");
    rule.trigger = Trigger::Happens(String::new());
    rule.say(Line::Trigger, "the doorbell rings".to_owned());
    assert_eq!(rule.to_string(), "If the doorbell rings, then the next player draws 1 card.");
}
