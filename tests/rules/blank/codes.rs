//! The codes of triggers, targets and effects in `docs/rules/blank.md`: each has a code, and the lists of `combinations.rs` have each
//! code. A new variant does not compile until it has one.

use std::collections::BTreeSet;

use partypiece::rules::blank::{AutoEffect, Effect, PlayerSelector, Target, Trigger};

use super::combinations::{effects, targets, triggers};

/// `None` for a rule whose trigger is in its text.
fn trigger_code(trigger: &Trigger) -> Option<&'static str> {
    Some(match trigger {
        Trigger::Played { .. } => "TR-PLAY",
        Trigger::Drawn { .. } => "TR-DRAW",
        Trigger::Discarded(_) => "TR-DISC",
        Trigger::Detected(_) => "TR-ACT",
        Trigger::Hand { .. } => "TR-HAND",
        Trigger::ReportedAct(_) => "TR-ACT-TEXT",
        Trigger::ReportedEvent(_) => "TR-EVENT",
        Trigger::Time { .. } => "TR-TIME",
        Trigger::AsWritten => return None,
    })
}

fn target_codes(target: &Target) -> Vec<&'static str> {
    match target {
        Target::Players(players) => vec![player_code(players)],
        Target::Hands(players) => vec!["TG-HANDS", player_code(players)],
        Target::InPlay(_) => vec!["TG-INPLAY"],
        Target::DrawPile => vec!["TG-DRAWPILE"],
        Target::DiscardPile => vec!["TG-DISCARDPILE"],
        Target::Rules(_) => vec!["TG-RULES"],
    }
}

fn player_code(players: &PlayerSelector) -> &'static str {
    match players {
        PlayerSelector::Next => "TG-NEXT",
        PlayerSelector::Previous => "TG-PREV",
        PlayerSelector::All => "TG-ALL",
        PlayerSelector::Others => "TG-OTHERS",
        PlayerSelector::Active => "TG-SELF",
        PlayerSelector::Causer => "TG-WHO",
        PlayerSelector::Chosen => "TG-CHOSEN",
        PlayerSelector::ChosenBy(_) => "TG-CHOSENBY",
        PlayerSelector::Most => "TG-MOST",
        PlayerSelector::Fewest => "TG-FEWEST",
        PlayerSelector::Random => "TG-RANDOM",
        PlayerSelector::Worded(_) => "TG-TEXT",
    }
}

fn effect_code(effect: &Effect) -> &'static str {
    match effect {
        Effect::Auto(effect) => auto_effect_code(effect),
        Effect::Say(_) => "EF-SAY",
        Effect::Do(_) => "EF-DO",
        Effect::OrDraw { .. } => "EF-OR",
        Effect::Keep { .. } => "EF-KEEP",
        Effect::Ask { .. } => "EF-ASK",
        Effect::Contest { .. } => "EF-CONTEST",
        Effect::Free(_) => "EF-FREE",
    }
}

fn auto_effect_code(effect: &AutoEffect) -> &'static str {
    match effect {
        AutoEffect::Draw(_) => "EF-DRAW",
        AutoEffect::Take { .. } | AutoEffect::TakeDiscards(_) => "EF-TAKE",
        AutoEffect::Give { .. } => "EF-GIVE",
        AutoEffect::Discard { .. } | AutoEffect::DiscardAll(_) => "EF-DISCARD",
        AutoEffect::Change { .. } => "EF-CHANGE",
        AutoEffect::Skip(_) => "EF-SKIP",
        AutoEffect::Reverse => "EF-REVERSE",
        AutoEffect::PlayAgain => "EF-AGAIN",
        AutoEffect::Swap(_) => "EF-SWAP",
        AutoEffect::Pass { .. } => "EF-PASS",
        AutoEffect::Show(_) => "EF-SHOW",
        AutoEffect::ShowTo(_) => "EF-SHOWTO",
        AutoEffect::Shuffle | AutoEffect::Flip | AutoEffect::Under | AutoEffect::MixBack => "EF-PILE",
        AutoEffect::AddRules(_) | AutoEffect::DropRules | AutoEffect::ReplaceRules => "EF-RULE",
        AutoEffect::Limit { .. } => "EF-LIMIT",
        AutoEffect::JumpIn(_) => "EF-JUMP",
        AutoEffect::DrawOrPass { .. } => "EF-STACK",
        AutoEffect::Immune(_) => "EF-IMMUNE",
    }
}

/// The codes in the first column of the tables of the document.
fn codes_in_document() -> BTreeSet<&'static str> {
    let document = include_str!("../../../docs/rules/blank.md");
    let cells = document.lines().filter_map(|line| line.strip_prefix('|')?.split('|').next());
    let words = cells.flat_map(|cell| cell.split([',', ' ', '(', '[']));
    // TR-SELF has no type in the code: the effect of a Game Card happens when the card is played on top.
    words
        .filter(|word| ["TR-", "TG-", "EF-"].iter().any(|kind| word.starts_with(kind) && *word != "TR-SELF"))
        .collect()
}

/// BL-104
#[test]
fn every_trigger_target_and_effect_is_in_the_document_and_is_tested() {
    let codes: BTreeSet<&str> = triggers()
        .iter()
        .filter_map(trigger_code)
        .chain(targets().iter().flat_map(target_codes))
        .chain(effects().iter().map(effect_code))
        .collect();
    assert_eq!(codes, codes_in_document());
}
