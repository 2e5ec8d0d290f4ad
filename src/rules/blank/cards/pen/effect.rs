//! Gaps for effects: which effects fit a target, and what the writer chooses for each.

use std::mem::discriminant;

use super::{FilterLocation, Gap, TextField, cards, cards::filter, numbers, one, whoms, words};
use crate::rules::blank::{
    AutoEffect, CardNumber, Clause, Colour, CountsAs, Effect, EffectDuration, Limit, PassDirection, PickedBy,
    PlayerSelector, Rule, Side, Target,
};

/// All effects, with their names in the list.
fn effects() -> Vec<(&'static str, Effect)> {
    let auto = Effect::Auto;
    let none = String::new;
    vec![
        ("draws", auto(AutoEffect::Draw(1))),
        (
            "takes cards",
            auto(AutoEffect::Take { cards: 1, from: PlayerSelector::Chosen, pick: PickedBy::Random }),
        ),
        ("gives cards", auto(AutoEffect::Give { cards: 1, to: PlayerSelector::Next, pick: PickedBy::Owner })),
        ("discards", auto(AutoEffect::Discard { cards: 1, pick: PickedBy::Owner })),
        ("discards all of a kind", auto(AutoEffect::DiscardAll(cards::of_number(1)))),
        ("says …", Effect::Say(none())),
        ("has to …", Effect::Do(none())),
        (
            "answers a question",
            Effect::Ask { question: none(), answer: none(), wrong: vec![AutoEffect::Draw(1)] },
        ),
        ("competes", Effect::Contest { text: none(), side: Side::Loser, then: vec![AutoEffect::Draw(1)] }),
        (
            "counts as something else",
            auto(AutoEffect::Change { counts: CountsAs::AnyColour, lasts: EffectDuration::NextPlay }),
        ),
        ("loses turns", auto(AutoEffect::Skip(1))),
        ("plays once more", auto(AutoEffect::PlayAgain)),
        ("changes the direction", auto(AutoEffect::Reverse)),
        ("swaps hands", auto(AutoEffect::Swap(PlayerSelector::Next))),
        ("passes cards on", auto(AutoEffect::Pass { cards: 1, to: PassDirection::Left })),
        ("gets a limit", auto(AutoEffect::Limit { to: Limit::Cards(1), lasts: EffectDuration::Turns(1) })),
        ("is protected from the next effect", auto(AutoEffect::Immune(1))),
        ("is shown to all", auto(AutoEffect::Show(None))),
        ("is shuffled", auto(AutoEffect::Shuffle)),
        ("has its top card turned over", auto(AutoEffect::Flip)),
        ("has its top card put under", auto(AutoEffect::Under)),
        ("is mixed back into the Draw Pile", auto(AutoEffect::MixBack)),
        ("goes back under its pile", auto(AutoEffect::DropRules)),
        ("is replaced by a new one", auto(AutoEffect::ReplaceRules)),
        ("is joined by new ones", auto(AutoEffect::AddRules(1))),
        ("anything else …", Effect::Free(none())),
    ]
}

/// Whether two effects are of the same kind; their details may differ.
fn is_same_kind(one: &Effect, other: &Effect) -> bool {
    if let (Effect::Auto(one), Effect::Auto(other)) = (one, other) {
        discriminant(one) == discriminant(other)
    } else {
        discriminant(one) == discriminant(other)
    }
}

/// The first effect that makes sense for a target. If none does, free words, which fit every target.
pub(super) fn first_for(target: &Target) -> Effect {
    let fits = |effect: &Effect| effect.fits(target);
    let mut all = effects().into_iter().map(|(_, effect)| effect);
    all.find(fits).unwrap_or_else(|| Effect::Free(String::new()))
}

pub(super) fn gaps(rule: &Rule, at: usize) -> Vec<Gap> {
    let Some(Clause { target, effect }) = rule.clauses.get(at) else { return Vec::new() };
    let put = |effect: Effect| rule.with_effect(at, effect);
    let fitting = effects().into_iter().filter(|(_, other)| other.fits(target));
    let kinds = fitting.map(|(name, other)| {
        let other = if is_same_kind(&other, effect) { effect.clone() } else { other };
        (name.to_owned(), put(other))
    });
    let mut gaps = vec![one("does what", rule, kinds.collect())];
    let after = |deeds: &dyn Fn(Vec<AutoEffect>) -> Effect| {
        let mut of = vec![("nothing more".to_owned(), put(deeds(Vec::new())))];
        let all = [
            AutoEffect::Draw(1),
            AutoEffect::Draw(2),
            AutoEffect::Draw(3),
            AutoEffect::Skip(1),
            one_discarded(),
        ];
        of.extend(all.map(|deed| (deed.describe(&"that player"), put(deeds(vec![deed])))));
        of
    };
    match effect {
        Effect::Auto(deed) => self::auto_gaps(rule, at, deed, &|deed| put(Effect::Auto(deed)), &mut gaps),
        Effect::Say(text) | Effect::Do(text) | Effect::Free(text) => {
            gaps.push(words("in your words", TextField::Effect(at), text));
        }
        Effect::Ask { question, answer, .. } => {
            gaps.push(words("question", TextField::Effect(at), question));
            gaps.push(words("answer", TextField::Answer(at), answer));
            let ask = |wrong| Effect::Ask { question: question.clone(), answer: answer.clone(), wrong };
            gaps.push(one("if that is wrong", rule, after(&ask)));
        }
        Effect::Contest { text, side, then } => {
            gaps.push(words("at what", TextField::Effect(at), text));
            let with = |side, then| Effect::Contest { text: text.clone(), side, then };
            let sides = [("the loser", Side::Loser), ("the winner", Side::Winner)];
            let sides = sides.map(|(name, side)| (name.to_owned(), put(with(side, then.clone()))));
            gaps.push(one("which of them", rule, sides.into()));
            gaps.push(one("and then", rule, after(&|then| with(*side, then))));
        }
    }
    gaps
}

fn one_discarded() -> AutoEffect {
    AutoEffect::Discard { cards: 1, pick: PickedBy::Owner }
}

/// Gaps of an effect that the page carries out by itself.
fn auto_gaps(
    rule: &Rule,
    at: usize,
    deed: &AutoEffect,
    put: &dyn Fn(AutoEffect) -> Rule,
    gaps: &mut Vec<Gap>,
) {
    let many = |put: &dyn Fn(u8) -> Rule| numbers("how many", rule, 1, 7, put);
    match deed {
        AutoEffect::Draw(_) => gaps.push(many(&|n| put(AutoEffect::Draw(n)))),
        AutoEffect::Take { cards, from, pick } => {
            let with = |cards, from, pick| put(AutoEffect::Take { cards, from, pick });
            gaps.push(many(&|n| with(n, from.clone(), *pick)));
            player_gaps(rule, at, "from whom", from, &|from| with(*cards, from, *pick), gaps);
            gaps.push(picks(rule, &|pick| with(*cards, from.clone(), pick)));
        }
        AutoEffect::Give { cards, to, pick } => {
            let with = |cards, to, pick| put(AutoEffect::Give { cards, to, pick });
            gaps.push(many(&|n| with(n, to.clone(), *pick)));
            player_gaps(rule, at, "to whom", to, &|to| with(*cards, to, *pick), gaps);
            gaps.push(picks(rule, &|pick| with(*cards, to.clone(), pick)));
        }
        AutoEffect::Discard { cards, pick } => {
            gaps.push(many(&|n| put(AutoEffect::Discard { cards: n, pick: *pick })));
            gaps.push(picks(rule, &|pick| put(AutoEffect::Discard { cards: *cards, pick })));
        }
        AutoEffect::DiscardAll(cards) => {
            filter(rule, cards, FilterLocation::Effect(at), &|cards| put(AutoEffect::DiscardAll(cards)), gaps)
        }
        AutoEffect::Change { counts, lasts } => {
            gaps.push(counts_as(rule, &|counts| put(AutoEffect::Change { counts, lasts: *lasts })));
            gaps.push(how_long(rule, &|lasts| put(AutoEffect::Change { counts: *counts, lasts })));
        }
        AutoEffect::Skip(_) => {
            gaps.push(numbers("how many turns", rule, 1, 5, &|n| put(AutoEffect::Skip(n))))
        }
        AutoEffect::Swap(with) => {
            player_gaps(rule, at, "with whom", with, &|with| put(AutoEffect::Swap(with)), gaps)
        }
        AutoEffect::Pass { cards, to } => {
            gaps.push(many(&|n| put(AutoEffect::Pass { cards: n, to: *to })));
            let ways = [
                ("to the left", PassDirection::Left),
                ("to the right", PassDirection::Right),
                ("the way play goes", PassDirection::Onward),
            ];
            let ways = ways.map(|(name, to)| (name.to_owned(), put(AutoEffect::Pass { cards: *cards, to })));
            gaps.push(one("which way", rule, ways.into()));
        }
        AutoEffect::Show(_) => {
            let mut of = vec![("all".to_owned(), put(AutoEffect::Show(None)))];
            of.extend((1..=7).map(|n| (n.to_string(), put(AutoEffect::Show(Some(n))))));
            gaps.push(one("how many", rule, of));
        }
        AutoEffect::AddRules(_) => {
            gaps.push(numbers("how many", rule, 1, 3, &|n| put(AutoEffect::AddRules(n))))
        }
        AutoEffect::Limit { to, lasts } => {
            let limit = |to| put(AutoEffect::Limit { to, lasts: *lasts });
            let mut of: Vec<_> =
                (1..=6).map(|n| (Limit::Cards(n).to_string(), limit(Limit::Cards(n)))).collect();
            of.extend([Limit::ColourOnly, Limit::NumberOnly].map(|to| (to.to_string(), limit(to))));
            gaps.push(one("limited to", rule, of));
            gaps.push(how_long(rule, &|lasts| put(AutoEffect::Limit { to: *to, lasts })));
        }
        AutoEffect::Immune(_) => {
            gaps.push(numbers("within how many turns", rule, 1, 9, &|n| put(AutoEffect::Immune(n))))
        }
        AutoEffect::Reverse
        | AutoEffect::PlayAgain
        | AutoEffect::Shuffle
        | AutoEffect::Flip
        | AutoEffect::Under
        | AutoEffect::MixBack
        | AutoEffect::DropRules
        | AutoEffect::ReplaceRules => {}
    }
}

/// A gap for the other player of an effect, and one for the text if it is a description.
fn player_gaps(
    rule: &Rule,
    at: usize,
    what: &'static str,
    with: &PlayerSelector,
    put: &dyn Fn(PlayerSelector) -> Rule,
    gaps: &mut Vec<Gap>,
) {
    gaps.push(whoms(what, rule, with, put));
    if let PlayerSelector::Worded(text) = with {
        gaps.push(words("in your words", TextField::With(at), text));
    }
}

fn picks(rule: &Rule, put: &dyn Fn(PickedBy) -> Rule) -> Gap {
    let all = [PickedBy::Owner, PickedBy::Random, PickedBy::Taker];
    one("who chooses", rule, all.map(|pick| (pick.describe(1).to_owned(), put(pick))).into())
}

fn counts_as(rule: &Rule, put: &dyn Fn(CountsAs) -> Rule) -> Gap {
    let all = [CountsAs::AnyColour, CountsAs::AnyNumber, CountsAs::ChosenColour].into_iter();
    let all = all.chain(Colour::ALL.map(CountsAs::Colour)).chain(CardNumber::ALL.map(CountsAs::Number));
    one("as what", rule, all.map(|counts| (counts.to_string(), put(counts))).collect())
}

fn how_long(rule: &Rule, put: &dyn Fn(EffectDuration) -> Rule) -> Gap {
    let all = [EffectDuration::NextPlay, EffectDuration::WhileOpen]
        .into_iter()
        .chain((1..=9).map(EffectDuration::Turns));
    one("for how long", rule, all.map(|lasts| (lasts.to_string(), put(lasts))).collect())
}
