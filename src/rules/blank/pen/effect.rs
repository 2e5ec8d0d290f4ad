//! What happens to a target: which effects there are for it, and what is asked about each.

use std::mem::discriminant;

use super::{At, Gap, Line, cards, cards::filter, numbers, one, whoms, words};
use crate::rules::blank::{
    Clause, Colour, CountsAs, Deed, Effect, Lasts, Limit, Number, Picked, Rule, Side, Target, Way, Whom,
};

/// All effects, with what they are called in a list.
fn effects() -> Vec<(&'static str, Effect)> {
    let auto = Effect::Auto;
    let none = String::new;
    vec![
        ("draws", auto(Deed::Draw(1))),
        ("takes cards", auto(Deed::Take { cards: 1, from: Whom::Chosen, pick: Picked::Random })),
        ("gives cards", auto(Deed::Give { cards: 1, to: Whom::Next, pick: Picked::Owner })),
        ("discards", auto(Deed::Discard { cards: 1, pick: Picked::Owner })),
        ("discards all of a kind", auto(Deed::DiscardAll(cards::of_number(1)))),
        ("says …", Effect::Say(none())),
        ("has to …", Effect::Do(none())),
        ("answers a question", Effect::Ask { question: none(), answer: none(), wrong: vec![Deed::Draw(1)] }),
        ("competes", Effect::Contest { text: none(), side: Side::Loser, then: vec![Deed::Draw(1)] }),
        (
            "counts as something else",
            auto(Deed::Change { counts: CountsAs::AnyColour, lasts: Lasts::NextPlay }),
        ),
        ("loses turns", auto(Deed::Skip(1))),
        ("plays once more", auto(Deed::Again)),
        ("turns the direction round", auto(Deed::Reverse)),
        ("swaps hands", auto(Deed::Swap(Whom::Next))),
        ("passes cards on", auto(Deed::Pass { cards: 1, to: Way::Left })),
        ("is held to a limit", auto(Deed::Limit { to: Limit::Cards(1), lasts: Lasts::Turns(1) })),
        ("is spared the next effect", auto(Deed::Immune(1))),
        ("is shown to all", auto(Deed::Show(None))),
        ("is shuffled", auto(Deed::Shuffle)),
        ("has its top card turned over", auto(Deed::Flip)),
        ("has its top card put under", auto(Deed::Under)),
        ("is mixed back into the Draw Pile", auto(Deed::MixBack)),
        ("goes back under its pile", auto(Deed::DropRules)),
        ("is replaced by a new one", auto(Deed::ReplaceRules)),
        ("is joined by new ones", auto(Deed::AddRules(1))),
        ("anything else …", Effect::Free(none())),
    ]
}

/// Whether two effects are of one kind, whatever is asked about them.
fn alike(one: &Effect, other: &Effect) -> bool {
    if let (Effect::Auto(one), Effect::Auto(other)) = (one, other) {
        discriminant(one) == discriminant(other)
    } else {
        discriminant(one) == discriminant(other)
    }
}

/// The first effect that makes sense for a target; anything does in free words.
pub(super) fn first_for(target: &Target) -> Effect {
    let fits = |effect: &Effect| effect.need().met_by(target);
    let mut all = effects().into_iter().map(|(_, effect)| effect);
    all.find(fits).unwrap_or_else(|| Effect::Free(String::new()))
}

pub(super) fn gaps(rule: &Rule, at: usize) -> Vec<Gap> {
    let Some(Clause { target, effect }) = rule.clauses.get(at) else { return Vec::new() };
    let put = |effect: Effect| rule.doing(at, effect);
    let fitting = effects().into_iter().filter(|(_, other)| other.need().met_by(target));
    let kinds = fitting.map(|(name, other)| {
        let other = if alike(&other, effect) { effect.clone() } else { other };
        (name.to_owned(), put(other))
    });
    let mut gaps = vec![one("what happens", rule, kinds.collect())];
    let after = |deeds: &dyn Fn(Vec<Deed>) -> Effect| {
        let mut of = vec![("nothing more".to_owned(), put(deeds(Vec::new())))];
        let all = [Deed::Draw(1), Deed::Draw(2), Deed::Draw(3), Deed::Skip(1), one_discarded()];
        of.extend(all.map(|deed| (deed.told(&"that player"), put(deeds(vec![deed])))));
        of
    };
    match effect {
        Effect::Auto(deed) => self::deed(rule, at, deed, &|deed| put(Effect::Auto(deed)), &mut gaps),
        Effect::Say(text) | Effect::Do(text) | Effect::Free(text) => {
            gaps.push(words("in your words", Line::Effect(at), text));
        }
        Effect::Ask { question, answer, .. } => {
            gaps.push(words("question", Line::Effect(at), question));
            gaps.push(words("answer", Line::Answer(at), answer));
            let ask = |wrong| Effect::Ask { question: question.clone(), answer: answer.clone(), wrong };
            gaps.push(one("if that is wrong", rule, after(&ask)));
        }
        Effect::Contest { text, side, then } => {
            gaps.push(words("in what", Line::Effect(at), text));
            let with = |side, then| Effect::Contest { text: text.clone(), side, then };
            let sides = [("the loser", Side::Loser), ("the winner", Side::Winner)];
            let sides = sides.map(|(name, side)| (name.to_owned(), put(with(side, then.clone()))));
            gaps.push(one("who is named", rule, sides.into()));
            gaps.push(one("and then", rule, after(&|then| with(*side, then))));
        }
    }
    gaps
}

fn one_discarded() -> Deed {
    Deed::Discard { cards: 1, pick: Picked::Owner }
}

/// Gaps of what the page carries out by itself.
fn deed(rule: &Rule, at: usize, deed: &Deed, put: &dyn Fn(Deed) -> Rule, gaps: &mut Vec<Gap>) {
    let many = |put: &dyn Fn(u8) -> Rule| numbers("how many", rule, 1, 7, put);
    match deed {
        Deed::Draw(_) => gaps.push(many(&|n| put(Deed::Draw(n)))),
        Deed::Take { cards, from, pick } => {
            let with = |cards, from, pick| put(Deed::Take { cards, from, pick });
            gaps.push(many(&|n| with(n, from.clone(), *pick)));
            whom(rule, at, "from whom", from, &|from| with(*cards, from, *pick), gaps);
            gaps.push(picks(rule, &|pick| with(*cards, from.clone(), pick)));
        }
        Deed::Give { cards, to, pick } => {
            let with = |cards, to, pick| put(Deed::Give { cards, to, pick });
            gaps.push(many(&|n| with(n, to.clone(), *pick)));
            whom(rule, at, "to whom", to, &|to| with(*cards, to, *pick), gaps);
            gaps.push(picks(rule, &|pick| with(*cards, to.clone(), pick)));
        }
        Deed::Discard { cards, pick } => {
            gaps.push(many(&|n| put(Deed::Discard { cards: n, pick: *pick })));
            gaps.push(picks(rule, &|pick| put(Deed::Discard { cards: *cards, pick })));
        }
        Deed::DiscardAll(cards) => {
            filter(rule, cards, At::Effect(at), &|cards| put(Deed::DiscardAll(cards)), gaps)
        }
        Deed::Change { counts, lasts } => {
            gaps.push(counts_as(rule, &|counts| put(Deed::Change { counts, lasts: *lasts })));
            gaps.push(how_long(rule, &|lasts| put(Deed::Change { counts: *counts, lasts })));
        }
        Deed::Skip(_) => gaps.push(numbers("how many turns", rule, 1, 5, &|n| put(Deed::Skip(n)))),
        Deed::Swap(with) => whom(rule, at, "with whom", with, &|with| put(Deed::Swap(with)), gaps),
        Deed::Pass { cards, to } => {
            gaps.push(many(&|n| put(Deed::Pass { cards: n, to: *to })));
            let ways = [
                ("to the left", Way::Left),
                ("to the right", Way::Right),
                ("the way play goes", Way::Onward),
            ];
            let ways = ways.map(|(name, to)| (name.to_owned(), put(Deed::Pass { cards: *cards, to })));
            gaps.push(one("which way", rule, ways.into()));
        }
        Deed::Show(_) => {
            let mut of = vec![("all".to_owned(), put(Deed::Show(None)))];
            of.extend((1..=7).map(|n| (n.to_string(), put(Deed::Show(Some(n))))));
            gaps.push(one("how many", rule, of));
        }
        Deed::AddRules(_) => gaps.push(numbers("how many", rule, 1, 3, &|n| put(Deed::AddRules(n)))),
        Deed::Limit { to, lasts } => {
            let limit = |to| put(Deed::Limit { to, lasts: *lasts });
            let mut of: Vec<_> =
                (1..=6).map(|n| (Limit::Cards(n).to_string(), limit(Limit::Cards(n)))).collect();
            of.extend([Limit::ColourOnly, Limit::NumberOnly].map(|to| (to.to_string(), limit(to))));
            gaps.push(one("to what", rule, of));
            gaps.push(how_long(rule, &|lasts| put(Deed::Limit { to: *to, lasts })));
        }
        Deed::Immune(_) => gaps.push(numbers("within turns", rule, 1, 9, &|n| put(Deed::Immune(n)))),
        Deed::Reverse
        | Deed::Again
        | Deed::Shuffle
        | Deed::Flip
        | Deed::Under
        | Deed::MixBack
        | Deed::DropRules
        | Deed::ReplaceRules => {}
    }
}

/// With whom something is done; in words of one's own, too.
fn whom(
    rule: &Rule,
    at: usize,
    what: &'static str,
    with: &Whom,
    put: &dyn Fn(Whom) -> Rule,
    gaps: &mut Vec<Gap>,
) {
    gaps.push(whoms(what, rule, with, put));
    if let Whom::Worded(text) = with {
        gaps.push(words("in your words", Line::With(at), text));
    }
}

fn picks(rule: &Rule, put: &dyn Fn(Picked) -> Rule) -> Gap {
    let all = [Picked::Owner, Picked::Random, Picked::Taker];
    one("who chooses", rule, all.map(|pick| (pick.told().to_owned(), put(pick))).into())
}

fn counts_as(rule: &Rule, put: &dyn Fn(CountsAs) -> Rule) -> Gap {
    let all = [CountsAs::AnyColour, CountsAs::AnyNumber, CountsAs::ChosenColour].into_iter();
    let all = all.chain(Colour::ALL.map(CountsAs::Colour)).chain(Number::ALL.map(CountsAs::Number));
    one("as what", rule, all.map(|counts| (counts.to_string(), put(counts))).collect())
}

fn how_long(rule: &Rule, put: &dyn Fn(Lasts) -> Rule) -> Gap {
    let all = [Lasts::NextPlay, Lasts::WhileOpen].into_iter().chain((1..=9).map(Lasts::Turns));
    one("for how long", rule, all.map(|lasts| (lasts.to_string(), put(lasts))).collect())
}
