//! Combinations of triggers, targets and effects, each played in a small game.

use partypiece::rules::{
    Seat,
    blank::{
        AccusationKey, Action, Amount, AutoEffect, CardCount, CardNumber, Cause, Chooser, Clause, Colour,
        CountsAs, DetectedEvent, Effect, EffectDuration, EffectSource, Event, Feature, Filter, Holding,
        Limit, PassBy, PassDirection, PhaseView, PickedBy, PlayerSelector, Rule, RuleIndex, RuleSelector,
        Side, Span, Target, Trigger,
    },
};

use super::{
    random::play_progressing,
    table::{ANA, BO, CY, Table, any_play, card_code, for_players, layout, rule, say, task},
};

/// Triggers of every kind.
pub(crate) fn triggers() -> Vec<Trigger> {
    let filter = || Filter::number(CardNumber::ALL[1]);
    let detected = [
        DetectedEvent::HandIs(6),
        DetectedEvent::TakesPenalty,
        DetectedEvent::PlaysAtLeast(2),
        DetectedEvent::CannotPlay,
        DetectedEvent::FalselyAccuses,
        DetectedEvent::MatchesByColour,
        DetectedEvent::MatchesByNumber,
        DetectedEvent::SameNumberTwice,
        DetectedEvent::TurnStarts,
        DetectedEvent::Reshuffle,
    ];
    let mut all = vec![
        Trigger::played(filter(), CardCount::Any),
        Trigger::played(Filter::default(), CardCount::AtLeast(1)),
        Trigger::Played { cards: filter(), previous_top: Filter::colour(Colour::Red), count: CardCount::Any },
        Trigger::Drawn { cause: Cause::Any, least: 1 },
        Trigger::Drawn { cause: Cause::Penalty, least: 1 },
        Trigger::Drawn { cause: Cause::Effect, least: 1 },
        Trigger::Discarded(Filter::default()),
        Trigger::Hand { holds: Holding::Without, cards: Filter::colour(Colour::Green) },
        Trigger::ReportedAct("somebody hums".to_owned()),
        Trigger::ReportedEvent("the kettle boils".to_owned()),
        Trigger::AsWritten,
        Trigger::Time { span: Span::Turns(1), repeats: true },
        Trigger::Time { span: Span::Rounds(1), repeats: false },
        Trigger::Time { span: Span::Seconds(30), repeats: true },
    ];
    all.extend(detected.map(Trigger::Detected));
    all
}

fn player_selectors() -> Vec<PlayerSelector> {
    let named = || PlayerSelector::Worded("whoever wears red".to_owned());
    [
        PlayerSelector::Next,
        PlayerSelector::Previous,
        PlayerSelector::All,
        PlayerSelector::Others,
        PlayerSelector::Active,
        PlayerSelector::Causer,
        PlayerSelector::Chosen,
    ]
    .into_iter()
    .chain([Chooser::Next, Chooser::Causer].map(PlayerSelector::ChosenBy))
    .chain([PlayerSelector::Most, PlayerSelector::Fewest, PlayerSelector::Random, named()])
    .collect()
}

/// Targets of every kind.
pub(crate) fn targets() -> Vec<Target> {
    let rules = [
        RuleSelector::Oldest,
        RuleSelector::Newest,
        RuleSelector::Chosen,
        RuleSelector::Random,
        RuleSelector::All,
        RuleSelector::This,
    ];
    player_selectors()
        .into_iter()
        .flat_map(|players| [Target::Players(players.clone()), Target::Hands(players)])
        .chain([Target::InPlay(Filter::default()), Target::InPlay(Filter::colour(Colour::Blue))])
        .chain([Target::DrawPile, Target::DiscardPile])
        .chain(rules.map(Target::Rules))
        .collect()
}

fn auto_effects() -> Vec<AutoEffect> {
    let (cards, number) = (Amount::Number(2), CountsAs::Number(CardNumber::ALL[5]));
    vec![
        AutoEffect::Draw(2.into()),
        AutoEffect::Take { cards, from: PlayerSelector::Next, pick: PickedBy::Random },
        AutoEffect::Take { cards, from: PlayerSelector::Others, pick: PickedBy::Taker },
        AutoEffect::Take { cards, from: PlayerSelector::Chosen, pick: PickedBy::Owner },
        AutoEffect::Give { cards, to: PlayerSelector::All, pick: PickedBy::Owner },
        AutoEffect::Discard { cards, pick: PickedBy::Owner },
        AutoEffect::Discard { cards, pick: PickedBy::Random },
        AutoEffect::Draw(Amount::TopNumber),
        AutoEffect::Draw(Amount::UntilHandHas(7)),
        AutoEffect::Take { cards: Amount::UntilHandHas(3), from: PlayerSelector::All, pick: PickedBy::Owner },
        AutoEffect::TakeDiscards(cards),
        AutoEffect::TakeDiscards(Amount::All),
        AutoEffect::Give { cards: Amount::All, to: PlayerSelector::Next, pick: PickedBy::Owner },
        AutoEffect::Discard { cards: Amount::UntilHandHas(3), pick: PickedBy::Owner },
        AutoEffect::Discard { cards: Amount::Played, pick: PickedBy::Random },
        AutoEffect::Pass { cards: Amount::UntilHandHas(1), to: PassDirection::Left },
        AutoEffect::DiscardAll(Filter::number(CardNumber::ALL[0])),
        AutoEffect::Change { counts: number, lasts: EffectDuration::Turns(2) },
        AutoEffect::Change { counts: CountsAs::ChosenColour, lasts: EffectDuration::WhileOpen },
        AutoEffect::Change { counts: CountsAs::AnyNumber, lasts: EffectDuration::NextPlay },
        AutoEffect::Skip(1),
        AutoEffect::Reverse,
        AutoEffect::PlayAgain,
        AutoEffect::Swap(PlayerSelector::Next),
        AutoEffect::Swap(PlayerSelector::Chosen),
        AutoEffect::Pass { cards, to: PassDirection::Right },
        AutoEffect::Pass { cards, to: PassDirection::Onward },
        AutoEffect::Show(None),
        AutoEffect::Show(Some(2)),
        AutoEffect::ShowTo(PlayerSelector::Next),
        AutoEffect::ShowTo(PlayerSelector::Chosen),
        AutoEffect::Shuffle,
        AutoEffect::Flip,
        AutoEffect::Under,
        AutoEffect::MixBack,
        AutoEffect::AddRules(1),
        AutoEffect::DropRules,
        AutoEffect::ReplaceRules,
        AutoEffect::Limit { to: Limit::Cards(1), lasts: EffectDuration::NextPlay },
        AutoEffect::Limit { to: Limit::NumberOnly, lasts: EffectDuration::Rounds(2) },
        AutoEffect::Limit { to: Limit::ColourOnly, lasts: EffectDuration::WhileOpen },
        AutoEffect::Limit { to: Limit::Never(Feature::Colour(Colour::Red)), lasts: EffectDuration::Turns(2) },
        AutoEffect::Limit {
            to: Limit::NotLast(Feature::Number(CardNumber::ALL[1])),
            lasts: EffectDuration::WhileOpen,
        },
        AutoEffect::Draw(Amount::UntilMatch),
        AutoEffect::DrawOrPass { cards: 2, by: PassBy::Number, penalty: false },
        AutoEffect::DrawOrPass { cards: 1, by: PassBy::Colour, penalty: true },
        AutoEffect::JumpIn(EffectDuration::WhileOpen),
        AutoEffect::JumpIn(EffectDuration::Turns(2)),
        AutoEffect::Immune(2),
    ]
}

/// Effects of every kind.
pub(crate) fn effects() -> Vec<Effect> {
    let wrong =
        vec![AutoEffect::Draw(1.into()), AutoEffect::Discard { cards: 1.into(), pick: PickedBy::Random }];
    let text = || "hop".to_owned();
    auto_effects()
        .into_iter()
        .map(Effect::Auto)
        .chain([
            Effect::Say(text()),
            Effect::Do(text()),
            Effect::Keep { text: text(), lasts: EffectDuration::Rounds(1) },
            Effect::Keep { text: text(), lasts: EffectDuration::WhileOpen },
            Effect::Ask { question: text(), answer: String::new(), wrong: wrong.clone() },
            Effect::Contest { text: text(), side: Side::Winner, then: wrong.clone() },
            Effect::Contest { text: text(), side: Side::Last, then: wrong },
            Effect::OrDraw { text: text(), cards: 2 },
            Effect::Free(text()),
        ])
        .collect()
}

/// All valid pairs of these targets and effects.
pub(crate) fn clauses() -> Vec<Clause> {
    let pairs = targets().into_iter().flat_map(|target| {
        effects().into_iter().map(move |effect| Clause { target: target.clone(), effect })
    });
    pairs.filter(Clause::fits).collect()
}

/// Plays helpful actions until somebody is about to play a card or the game is over.
fn settle(table: &mut Table) {
    let mut actions = 0;
    while !matches!(table.phase(), PhaseView::Turn { .. } | PhaseView::Over { .. })
        || table.view().decision.is_some()
    {
        assert!(play_progressing(table, actions), "the game is over");
        actions += 1;
        assert!(actions < 200, "the game does not end: {:?}", table.phase());
    }
}

fn try_action(table: &mut Table, by: Seat, action: Action) {
    if table.0.play(by, action).is_ok() {
        settle(table);
    }
}

fn play_whole_hand(table: &Table, seat: Seat) -> Action {
    Action::Play(table.own(seat).hand.iter().map(|card| card.index).collect())
}

/// Plays a small game in which every trigger occurs. Returns how often the written rule was resolved.
fn small_game(written: &Rule) -> usize {
    let says = rule(any_play(), task(PlayerSelector::Next, say("hm")));
    let draws = rule(any_play(), for_players(PlayerSelector::Next, AutoEffect::Draw(1.into())));
    let discards =
        for_players(PlayerSelector::All, AutoEffect::Discard { cards: 1.into(), pick: PickedBy::Random });
    let hands = ["r2a r3 r2 b2 g1", "r1 r2 b2 b6 g2", "r6 b6 g6 r2 b2"];
    let layout = layout(&hands, "r4").effects(&[discards]).rules(&[written.clone(), says, draws]);
    let mut table = layout.draw_pile("r1 b1 r2 b2 r3 b3").start();
    settle(&mut table);
    // A rule that triggers at the start of a turn may have removed itself.
    if let Some(first) = table.open_rules().first().copied() {
        try_action(&mut table, BO, Action::Report { rule: first, who: Some(CY) });
        try_action(&mut table, BO, Action::Clock(first));
    }
    // The rule may have taken the 2 from Ana.
    let two = table.own(ANA).hand.iter().find(|card| card_code(card) == "r2").map(|card| card.index);
    try_action(&mut table, ANA, Action::Play(two.into_iter().collect()));
    let active = table.active();
    let all = play_whole_hand(&table, active);
    try_action(&mut table, active, all);
    if let Some(obligation) = table.view().obligations.first().cloned() {
        let by = if obligation.seat == BO { CY } else { BO };
        if table.0.play(by, Action::Accuse(vec![AccusationKey::Obligation(obligation.id)])).is_ok() {
            for judge in table.seats() {
                _ = table.0.play(judge, Action::Vote { accusation: 0, is_true: Some(false) });
            }
            settle(&mut table);
        }
    }
    for choice in 0..4 {
        play_progressing(&mut table, choice);
        settle(&mut table);
    }
    table.assert_complete();
    // The layout numbers its rules in their order.
    let is_resolved = |event: &&Event| **event == Event::Resolving(EffectSource::Rule(RuleIndex(0)));
    table.0.actions().iter().flat_map(|played| &played.events).filter(is_resolved).count()
}

/// BL-104, BL-R22, BL-R38: `small_game` also checks that no card is lost.
#[test]
fn no_trigger_target_or_effect_hangs_a_game() {
    let clauses = clauses();
    assert!(clauses.len() > 300, "{}", clauses.len());
    // Each trigger is tested with every ninth clause; the long test below tests all pairs.
    for (index, trigger) in triggers().into_iter().enumerate() {
        let resolved: usize = clauses
            .iter()
            .skip(index % 9)
            .step_by(9)
            .map(|clause| small_game(&rule(trigger.clone(), clause.clone())))
            .sum();
        assert!(resolved > 0, "{trigger}");
    }
}

/// BL-104
#[test]
#[ignore = "takes a minute"]
fn every_combination_is_valid_and_hangs_no_game() {
    for trigger in triggers() {
        for clause in clauses() {
            let rule = rule(trigger.clone(), clause);
            assert_eq!(rule.check(), Ok(()), "{rule}");
            small_game(&rule);
        }
    }
}

/// BL-104
#[test]
fn an_effect_that_does_not_fit_its_target_is_refused() {
    let all = targets().len() * effects().len();
    assert!(clauses().len() < all);
    let silly = Clause { target: Target::DrawPile, effect: Effect::Auto(AutoEffect::Skip(1)) };
    assert!(!silly.fits());
    assert!(rule(any_play(), silly).check().is_err());
    let sensible = Trigger::Time { span: Span::Turns(2), repeats: true };
    assert_eq!(rule(sensible, task(PlayerSelector::All, say("hm"))).check(), Ok(()));
}
