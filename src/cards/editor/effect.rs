//! Gaps for effects: which effects fit a target, and what the writer chooses for each.

use std::mem::discriminant;

use super::{
    FilterLocation, Gap, TextField, cards, cards::filter_gaps, choice_gap, number_gap, player_gap, text_gap,
};
use crate::rules::blank::{
    Amount, AutoEffect, CardNumber, Clause, Colour, CountsAs, Effect, EffectDuration, Feature, Limit, PassBy,
    PassDirection, PickedBy, PlayerSelector, Rule, Side, Target,
};

/// All effects in the order of the list, with their names there and the details with which they begin. The first one that fits a target is
/// the one with which a new target begins.
fn effects() -> Vec<(&'static str, Effect)> {
    let auto = Effect::Auto;
    let empty = String::new;
    vec![
        ("draws", auto(AutoEffect::Draw(Amount::Number(1)))),
        (
            "takes cards",
            auto(AutoEffect::Take {
                cards: Amount::Number(1),
                from: PlayerSelector::Chosen,
                pick: PickedBy::Random,
            }),
        ),
        ("takes from the Discard Pile", auto(AutoEffect::TakeDiscards(Amount::Number(1)))),
        (
            "gives cards",
            auto(AutoEffect::Give {
                cards: Amount::Number(1),
                to: PlayerSelector::Next,
                pick: PickedBy::Owner,
            }),
        ),
        ("discards", auto(AutoEffect::Discard { cards: Amount::Number(1), pick: PickedBy::Owner })),
        ("discards all of a kind", auto(AutoEffect::DiscardAll(cards::ones()))),
        ("says …", Effect::Say(empty())),
        ("has to …", Effect::Do(empty())),
        ("has to … or draws cards", Effect::OrDraw { text: empty(), cards: 2 }),
        ("has to … for a while", Effect::Keep { text: empty(), lasts: EffectDuration::Rounds(1) }),
        (
            "answers a question",
            Effect::Ask {
                question: empty(),
                answer: empty(),
                wrong: vec![AutoEffect::Draw(Amount::Number(1))],
            },
        ),
        (
            "competes",
            Effect::Contest {
                text: empty(),
                side: Side::Loser,
                then: vec![AutoEffect::Draw(Amount::Number(1))],
            },
        ),
        (
            "counts as something else",
            auto(AutoEffect::Change { counts: CountsAs::AnyColour, lasts: EffectDuration::NextPlay }),
        ),
        ("loses turns", auto(AutoEffect::Skip(1))),
        ("plays once more", auto(AutoEffect::PlayAgain)),
        ("changes the direction", auto(AutoEffect::Reverse)),
        ("swaps hands", auto(AutoEffect::Swap(PlayerSelector::Next))),
        ("passes cards on", auto(AutoEffect::Pass { cards: Amount::Number(1), to: PassDirection::Left })),
        ("gets a limit", auto(AutoEffect::Limit { to: Limit::Cards(1), lasts: EffectDuration::Turns(1) })),
        ("may jump in with an identical card", auto(AutoEffect::JumpIn(EffectDuration::WhileOpen))),
        (
            "draws cards or passes them on",
            auto(AutoEffect::DrawOrPass { cards: 2, by: PassBy::Number, penalty: false }),
        ),
        ("is protected from the next effect", auto(AutoEffect::Immune(1))),
        ("is shown to all", auto(AutoEffect::Show(None))),
        ("shows the hand to one player", auto(AutoEffect::ShowTo(PlayerSelector::Next))),
        ("is shuffled", auto(AutoEffect::Shuffle)),
        ("has its top card turned over", auto(AutoEffect::Flip)),
        ("has its top card put under it", auto(AutoEffect::Under)),
        ("is mixed back into the Draw Pile", auto(AutoEffect::MixBack)),
        ("goes back under its pile", auto(AutoEffect::DropRules)),
        ("is replaced by a new one", auto(AutoEffect::ReplaceRules)),
        ("is joined by new ones", auto(AutoEffect::AddRules(1))),
        ("anything else …", Effect::Free(empty())),
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

/// The gaps of the effect of a clause. Its numbers are those of [`auto_gaps`].
pub(super) fn gaps(rule: &Rule, clause_index: usize) -> Vec<Gap> {
    let Some(Clause { target, effect }) = rule.clauses.get(clause_index) else { return Vec::new() };
    let make = |effect: Effect| rule.with_effect(clause_index, effect);
    let fitting = effects().into_iter().filter(|(_, other)| other.fits(target));
    let kinds = fitting.map(|(name, other)| {
        let other = if is_same_kind(&other, effect) { effect.clone() } else { other };
        (name.to_owned(), make(other))
    });
    let mut gaps = vec![choice_gap("does what", rule, kinds.collect())];
    // What follows a wrong answer or a contest: a short choice.
    let consequences = |rebuild: &dyn Fn(Vec<AutoEffect>) -> Effect| {
        let mut options = vec![("nothing more".to_owned(), make(rebuild(Vec::new())))];
        let all = [
            AutoEffect::Draw(Amount::Number(1)),
            AutoEffect::Draw(Amount::Number(2)),
            AutoEffect::Draw(Amount::Number(3)),
            AutoEffect::Skip(1),
            AutoEffect::Discard { cards: Amount::Number(1), pick: PickedBy::Owner },
        ];
        options.extend(all.map(|effect| (effect.describe(&"that player"), make(rebuild(vec![effect])))));
        options
    };
    match effect {
        Effect::Auto(effect) => {
            auto_gaps(rule, clause_index, effect, &|effect| make(Effect::Auto(effect)), &mut gaps)
        }
        Effect::Say(text) | Effect::Do(text) | Effect::Free(text) => {
            gaps.push(text_gap("in your words", TextField::Effect(clause_index), text));
        }
        Effect::OrDraw { text, .. } => {
            gaps.push(text_gap("in your words", TextField::Effect(clause_index), text));
            let make = |cards| make(Effect::OrDraw { text: text.clone(), cards });
            gaps.push(number_gap("or draws how many", rule, 1, 7, &make));
        }
        Effect::Keep { text, lasts: _ } => {
            gaps.push(text_gap("in your words", TextField::Effect(clause_index), text));
            gaps.push(how_long(rule, None, &|lasts| make(Effect::Keep { text: text.clone(), lasts })));
        }
        Effect::Ask { question, answer, .. } => {
            gaps.push(text_gap("question", TextField::Effect(clause_index), question));
            gaps.push(text_gap("answer", TextField::Answer(clause_index), answer));
            let ask = |wrong| Effect::Ask { question: question.clone(), answer: answer.clone(), wrong };
            gaps.push(choice_gap("if that is wrong", rule, consequences(&ask)));
        }
        Effect::Contest { text, side, then } => {
            gaps.push(text_gap("at what", TextField::Effect(clause_index), text));
            let rebuild = |side, then| Effect::Contest { text: text.clone(), side, then };
            let sides = [
                ("the loser", Side::Loser),
                ("the winner", Side::Winner),
                ("the last to do it", Side::Last),
                ("the first to do it", Side::First),
            ];
            let sides = sides.map(|(name, side)| (name.to_owned(), make(rebuild(side, then.clone()))));
            gaps.push(choice_gap("which of them", rule, sides.into()));
            gaps.push(choice_gap("and then", rule, consequences(&|then| rebuild(*side, then))));
        }
    }
    gaps
}

/// The gaps of an automatic effect. Of the numbers that the check of a card allows, they offer those that people use.
fn auto_gaps(
    rule: &Rule,
    clause_index: usize,
    effect: &AutoEffect,
    make: &dyn Fn(AutoEffect) -> Rule,
    gaps: &mut Vec<Gap>,
) {
    let until_play = Some(EffectDuration::NextPlay);
    match effect {
        AutoEffect::Draw(cards) => {
            let make = |cards| make(AutoEffect::Draw(cards));
            let until = Some(("until one matches", Amount::UntilMatch));
            amount_gaps(rule, *cards, "until the hand has …", until, &make, gaps);
        }
        AutoEffect::TakeDiscards(cards) => {
            let make = |cards| make(AutoEffect::TakeDiscards(cards));
            amount_gaps(rule, *cards, "until the hand has …", ALL, &make, gaps);
        }
        AutoEffect::Take { cards, from, pick } => {
            let with = |cards, from, pick| make(AutoEffect::Take { cards, from, pick });
            amount_leaving_gaps(rule, *cards, &|cards| with(cards, from.clone(), *pick), gaps);
            player_gaps(rule, clause_index, "from whom", from, &|from| with(*cards, from, *pick), gaps);
            picks(rule, *cards, &MOVE_PICKS, &|pick| with(*cards, from.clone(), pick), gaps);
        }
        AutoEffect::Give { cards, to, pick } => {
            let with = |cards, to, pick| make(AutoEffect::Give { cards, to, pick });
            amount_leaving_gaps(rule, *cards, &|cards| with(cards, to.clone(), *pick), gaps);
            player_gaps(rule, clause_index, "to whom", to, &|to| with(*cards, to, *pick), gaps);
            picks(rule, *cards, &MOVE_PICKS, &|pick| with(*cards, to.clone(), pick), gaps);
        }
        AutoEffect::Discard { cards, pick } => {
            amount_leaving_gaps(
                rule,
                *cards,
                &|cards| make(AutoEffect::Discard { cards, pick: *pick }),
                gaps,
            );
            picks(
                rule,
                *cards,
                &DISCARD_PICKS,
                &|pick| make(AutoEffect::Discard { cards: *cards, pick }),
                gaps,
            );
        }
        AutoEffect::DiscardAll(cards) => filter_gaps(
            rule,
            cards,
            FilterLocation::Effect(clause_index),
            &|cards| make(AutoEffect::DiscardAll(cards)),
            gaps,
        ),
        AutoEffect::Change { counts, lasts } => {
            gaps.push(counts_as(rule, &|counts| make(AutoEffect::Change { counts, lasts: *lasts })));
            gaps.push(how_long(rule, until_play, &|lasts| {
                make(AutoEffect::Change { counts: *counts, lasts })
            }));
        }
        AutoEffect::Skip(_) => {
            gaps.push(number_gap("how many turns", rule, 1, 5, &|n| make(AutoEffect::Skip(n))))
        }
        AutoEffect::Swap(with) => {
            player_gaps(rule, clause_index, "with whom", with, &|with| make(AutoEffect::Swap(with)), gaps)
        }
        AutoEffect::Pass { cards, to } => {
            amount_leaving_gaps(rule, *cards, &|cards| make(AutoEffect::Pass { cards, to: *to }), gaps);
            let directions = [
                ("to the left", PassDirection::Left),
                ("to the right", PassDirection::Right),
                ("the way play goes", PassDirection::Onward),
            ];
            let directions =
                directions.map(|(name, to)| (name.to_owned(), make(AutoEffect::Pass { cards: *cards, to })));
            gaps.push(choice_gap("which way", rule, directions.into()));
        }
        AutoEffect::Show(_) => {
            let mut options = vec![("all".to_owned(), make(AutoEffect::Show(None)))];
            options.extend((1..=7).map(|n| (n.to_string(), make(AutoEffect::Show(Some(n))))));
            gaps.push(choice_gap("how many", rule, options));
        }
        AutoEffect::ShowTo(players) => {
            player_gaps(
                rule,
                clause_index,
                "to whom",
                players,
                &|players| make(AutoEffect::ShowTo(players)),
                gaps,
            );
        }
        AutoEffect::AddRules(_) => {
            gaps.push(number_gap("how many", rule, 1, 3, &|n| make(AutoEffect::AddRules(n))))
        }
        AutoEffect::Limit { to, lasts } => {
            let limit = |to| make(AutoEffect::Limit { to, lasts: *lasts });
            let mut options: Vec<_> =
                (1..=6).map(|n| (Limit::Cards(n).to_string(), limit(Limit::Cards(n)))).collect();
            let others = [Limit::ColourOnly, Limit::NumberOnly].into_iter();
            let others =
                others.chain(Feature::all().map(Limit::Never)).chain(Feature::all().map(Limit::NotLast));
            options.extend(others.map(|to| (to.to_string(), limit(to))));
            gaps.push(choice_gap("limited to", rule, options));
            gaps.push(how_long(rule, until_play, &|lasts| make(AutoEffect::Limit { to: *to, lasts })));
        }
        AutoEffect::JumpIn(_) => {
            gaps.push(how_long(rule, until_play, &|lasts| make(AutoEffect::JumpIn(lasts))));
        }
        AutoEffect::DrawOrPass { cards, by, penalty } => {
            let with = |cards, by, penalty| make(AutoEffect::DrawOrPass { cards, by, penalty });
            gaps.push(number_gap("how many", rule, 1, 7, &|cards| with(cards, *by, *penalty)));
            let kinds = [("cards", false), ("Penalty cards", true)];
            let kinds = kinds.map(|(name, penalty)| (name.to_owned(), with(*cards, *by, penalty)));
            gaps.push(choice_gap("of what", rule, kinds.into()));
            let features = [("the same number", PassBy::Number), ("the same colour", PassBy::Colour)];
            let features = features.map(|(name, by)| (name.to_owned(), with(*cards, by, *penalty)));
            gaps.push(choice_gap("passed on with", rule, features.into()));
        }
        AutoEffect::Immune(_) => {
            gaps.push(number_gap("within how many turns", rule, 1, 9, &|n| make(AutoEffect::Immune(n))))
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

/// The gap for the other player of an effect. If words describe that player, also the gap for the words.
fn player_gaps(
    rule: &Rule,
    clause_index: usize,
    label: &'static str,
    with: &PlayerSelector,
    make: &dyn Fn(PlayerSelector) -> Rule,
    gaps: &mut Vec<Gap>,
) {
    gaps.push(player_gap(label, rule, with, make));
    if let PlayerSelector::Worded(text) = with {
        gaps.push(text_gap("in your words", TextField::With(clause_index), text));
    }
}

/// The gaps for how many cards leave a hand.
fn amount_leaving_gaps(rule: &Rule, now: Amount, make: &dyn Fn(Amount) -> Rule, gaps: &mut Vec<Gap>) {
    amount_gaps(rule, now, "until … are left", ALL, make, gaps);
}

/// The option that all cards go.
const ALL: Option<(&str, Amount)> = Some(("all", Amount::All));

/// The gap for how many cards. If cards come or go until the hand has a certain size, also the gap for that size.
fn amount_gaps(
    rule: &Rule,
    now: Amount,
    size_label: &'static str,
    last: Option<(&'static str, Amount)>,
    make: &dyn Fn(Amount) -> Rule,
    gaps: &mut Vec<Gap>,
) {
    // A size to begin with; the gap below changes it.
    let size = if let Amount::UntilHandHas(_) = now { now } else { Amount::UntilHandHas(5) };
    let mut options: Vec<_> = (1..=7).map(|n| (n.to_string(), make(Amount::Number(n)))).collect();
    options.extend([
        ("the number on top".to_owned(), make(Amount::TopNumber)),
        ("as many as were played".to_owned(), make(Amount::Played)),
        (size_label.to_owned(), make(size)),
    ]);
    options.extend(last.map(|(name, amount)| (name.to_owned(), make(amount))));
    gaps.push(choice_gap("how many", rule, options));
    if let Amount::UntilHandHas(_) = now {
        gaps.push(number_gap("until how many", rule, 1, 9, &|n| make(Amount::UntilHandHas(n))));
    }
}

/// Who can choose cards that go from one player to another.
const MOVE_PICKS: [PickedBy; 3] = [PickedBy::Owner, PickedBy::Random, PickedBy::Taker];
/// Who can choose cards to discard. There is no taker, because nobody gets the cards.
const DISCARD_PICKS: [PickedBy; 2] = [PickedBy::Owner, PickedBy::Random];

/// The gap for who chooses the cards; none if all cards go.
fn picks(rule: &Rule, cards: Amount, all: &[PickedBy], make: &dyn Fn(PickedBy) -> Rule, gaps: &mut Vec<Gap>) {
    if cards != Amount::All {
        let option = |pick: &PickedBy| (pick.describe(Amount::Number(1)).to_owned(), make(*pick));
        gaps.push(choice_gap("who chooses", rule, all.iter().map(option).collect()));
    }
}

fn counts_as(rule: &Rule, make: &dyn Fn(CountsAs) -> Rule) -> Gap {
    let all = [CountsAs::AnyColour, CountsAs::AnyNumber, CountsAs::ChosenColour].into_iter();
    let all = all.chain(Colour::ALL.map(CountsAs::Colour)).chain(CardNumber::ALL.map(CountsAs::Number));
    choice_gap("as what", rule, all.map(|counts| (counts.to_string(), make(counts))).collect())
}

/// The gap for how long an effect lasts. `shortest` comes before the others: a task never lasts until the next play, because any other
/// task lasts so long.
fn how_long(rule: &Rule, shortest: Option<EffectDuration>, make: &dyn Fn(EffectDuration) -> Rule) -> Gap {
    let turns = (1..=9).map(EffectDuration::Turns);
    let rounds = (1..=5).map(EffectDuration::Rounds);
    let all = shortest.into_iter().chain([EffectDuration::WhileOpen]).chain(turns).chain(rounds);
    choice_gap("for how long", rule, all.map(|lasts| (lasts.to_string(), make(lasts))).collect())
}
