//! BL-R69: what is said when a rule can do nothing, and from whom the next player is counted.

use partypiece::rules::{
    Luck,
    blank::{
        Action, Amount, AutoEffect, CardNumber, DetectedEvent, Effect, EffectSource, Event, Filter, House,
        Pick, PickedBy, PlayerSelector, Rule, RuleIndex, RuleSelector, Span, Target, Trigger,
    },
    luck::Seed,
};

use super::{
    combinations::{clauses, triggers},
    random::try_random_action,
    table::{ANA, BO, CY, Layout, Table, any_play, effect_on, for_players, layout, number_played, rule},
};

/// The starter deck's rule about Penalties: the next player gives a card to whoever takes one.
pub(crate) fn condolences() -> Rule {
    let give = AutoEffect::Give { cards: 1.into(), to: PlayerSelector::Causer, pick: PickedBy::Owner };
    let trigger = Trigger::Detected(DetectedEvent::TakesPenalty);
    Rule { title: "Condolences".to_owned(), ..rule(trigger, for_players(PlayerSelector::Next, give)) }
}

fn has(table: &Table, sentence: &str) -> bool {
    table.log().iter().any(|line| line == sentence)
}

/// BL-R69: Ana's turn, and Bo, who sits next, takes a Penalty. Cy, who sits after Bo, gives.
#[test]
fn next_is_counted_from_whoever_set_the_rule_off() {
    let mut table = layout(&["r1", "r1", "r1"], "r4").rules(&[condolences()]).start();
    table.play_cards(BO, "r1");
    assert_eq!(table.open_choice().0, Some(CY));
    let events = table.choose(table.first_cards());
    assert!(events.contains(&Event::Moved { from: CY, to: BO, cards: 1 }));
}

/// BL-R69, BL-R33: after a change of direction, the next player is the other neighbour.
#[test]
fn next_is_counted_in_the_direction_of_play() {
    let reverse = rule(number_played(1), for_players(PlayerSelector::All, AutoEffect::Reverse));
    let mut table = layout(&["r1", "r1", "r1", "r1"], "r4").rules(&[condolences(), reverse]).start();
    table.play_cards(ANA, "r1");
    table.play_cards(BO, "r1");
    assert_eq!(table.open_choice().0, Some(ANA));
}

/// BL-R69: with two players, the other one is next, whoever's turn it is.
#[test]
fn of_two_players_the_other_one_is_next() {
    let mut table = layout(&["r1", "r1"], "r4").rules(&[condolences()]).start();
    table.play_cards(BO, "r1");
    assert_eq!(table.open_choice().0, Some(ANA));
}

/// BL-R69: when nobody set it off, the next player is counted from whoever's turn it is.
#[test]
fn time_is_counted_from_the_turn() {
    let timed = Trigger::Time { span: Span::Seconds(30), repeats: true };
    let draw = for_players(PlayerSelector::Next, AutoEffect::Draw(1.into()));
    let mut table = layout(&["r1", "r1", "r1"], "r4").rules(&[rule(timed, draw)]).start();
    let clock = table.open_rules()[0];
    let events = table.play(CY, Action::Clock(clock));
    assert!(events.contains(&Event::Drew { seat: BO, cards: 1 }));
}

/// BL-R69: each thing that cannot be done is said with its reason, after the title of the rule.
#[test]
fn what_cannot_be_done_is_said_with_its_reason() {
    let said = |effect, target, expected: &str| {
        let titled = Rule { title: "Tea".to_owned(), ..rule(number_played(1), effect_on(target, effect)) };
        let mut table = layout(&["r1", "r1"], "r4").draw_pile("").rules(&[titled]).start();
        table.play_cards(ANA, "r1");
        assert!(has(&table, expected), "{expected}: {:?}", table.log());
    };
    let next = || Target::Players(PlayerSelector::Next);
    let to_next = AutoEffect::Give { cards: 1.into(), to: PlayerSelector::Next, pick: PickedBy::Owner };
    said(to_next, next(), "Tea: nobody is next.");
    said(
        AutoEffect::Swap(PlayerSelector::Active),
        Target::Players(PlayerSelector::Active),
        "Tea: there is nobody else for Ana.",
    );
    said(AutoEffect::PlayAgain, next(), "Tea: it is not Bo’s turn.");
    said(AutoEffect::DiscardAll(Filter::number(CardNumber::ALL[5])), next(), "Tea: Bo has no such card.");
    said(
        AutoEffect::AddRules(1),
        Target::Rules(RuleSelector::Newest),
        "Tea: no rule is left in the Rule Card Pile.",
    );
    said(AutoEffect::Show(None), Target::DrawPile, "Tea: the Draw Pile is empty.");
    said(AutoEffect::Shuffle, Target::DiscardPile, "Tea: there are no cards to shuffle.");
    said(AutoEffect::Draw(Amount::UntilHandHas(3)), next(), "Tea: Bo has enough cards.");
}

/// BL-R69: a hand without cards gives none, and the sentence names the rule and the player.
#[test]
fn a_player_without_cards_is_said_to_have_none() {
    let gives = AutoEffect::Give { cards: 1.into(), to: PlayerSelector::Previous, pick: PickedBy::Owner };
    let drop = AutoEffect::Discard { cards: Amount::All, pick: PickedBy::Owner };
    let (mut first, second) =
        (rule(any_play(), for_players(PlayerSelector::Next, drop)), for_players(PlayerSelector::Next, gives));
    first.clauses.push(second);
    first.title = "Condolences".to_owned();
    let mut table = layout(&["r1", "r1", "r1"], "r4").rules(&[first]).start();
    table.play_cards(ANA, "r1");
    assert!(has(&table, "Condolences: Bo has no card to give."), "{:?}", table.log());
}

/// Whether an event tells people that an effect has changed something, or why it has not.
fn tells(event: &Event) -> bool {
    match event {
        Event::NothingDone { .. } | Event::EffectIgnored(_) => true,
        Event::RuleOpened(_)
        | Event::Returned { .. }
        | Event::Drew { .. }
        | Event::Moved { .. }
        | Event::TookDiscards { .. }
        | Event::Swapped(..)
        | Event::Discarded { .. }
        | Event::Shown { .. }
        | Event::ShownTo { .. }
        | Event::LastingBegan(_)
        | Event::WillLoseTurns(..)
        | Event::Reversed
        | Event::PlaysAgain(_)
        | Event::Immune(_)
        | Event::Stacked(_)
        | Event::Shuffled
        | Event::Flipped(_)
        | Event::WentUnder(_)
        | Event::RuleDropped(_)
        | Event::Obliged { .. } => true,
        // The table's word about a question is a change, too.
        Event::Chose { pick: Some(Pick::Right(_)), .. } => true,
        _ => false,
    }
}

/// The first rule that was applied without a change and without a sentence. An application ends where the next begins, and
/// an extra play where the next turn begins.
fn silent_application(table: &Table) -> Option<EffectSource> {
    let mut open: Option<(EffectSource, bool)> = None;
    for event in table.0.actions().iter().flat_map(|played| &played.events) {
        match event {
            Event::Resolving(source) => {
                if let Some((silent, false)) = open.replace((*source, false)) {
                    return Some(silent);
                }
            }
            Event::Turn(_) | Event::LastCall(_) => {
                if let Some((silent, false)) = open.take() {
                    return Some(silent);
                }
            }
            event => {
                if let Some((_, told)) = &mut open {
                    *told |= tells(event);
                }
            }
        }
    }
    None
}

/// Tables on which much is missing: cards to draw, rules to open, cards in the hands.
fn poor_tables(written: &Rule) -> Vec<Layout> {
    let small = layout(&["r2 r3 r2 b2 g1", "r1 r2 b2 b6 g2"], "r4").rules(std::slice::from_ref(written));
    let drops = AutoEffect::Discard { cards: Amount::UntilHandHas(1), pick: PickedBy::Random };
    let effects = [for_players(PlayerSelector::All, drops)];
    let three = layout(&["r2a r3 r2 b2 g1", "r1 r2a b2 b6 g2", "r6 b6 g6 r2a b2"], "r4");
    vec![
        small.clone().draw_pile(""),
        small.draw_pile("r1 b1"),
        three.clone().effects(&effects).rules(std::slice::from_ref(written)),
        three
            .effects(&effects)
            .rules(&[
                written.clone(),
                rule(number_played(6), for_players(PlayerSelector::Next, AutoEffect::Immune(2))),
            ])
            .house(House { effects_by_hand: true, ..House::default() }),
    ]
}

/// So many people, some with hardly any cards. Each play changes the direction if `turning`.
fn crowd(people: usize, turning: bool, written: &Rule) -> Layout {
    let hands = ["r2a r3 r2 b2 g1", "r1", "b2 r6", "b2 b6 g2 r6 b1 g6", "g2 r2", "p1"];
    let drops = AutoEffect::Discard { cards: Amount::UntilHandHas(1), pick: PickedBy::Random };
    let turns = rule(any_play(), for_players(PlayerSelector::All, AutoEffect::Reverse));
    let rules = if turning { vec![written.clone(), turns] } else { vec![written.clone()] };
    layout(&hands[..people], "r4").effects(&[for_players(PlayerSelector::All, drops)]).rules(&rules)
}

/// Plays at random, and checks that no application of the first rule was silent. Returns how often it was applied, and how often
/// something could not be done.
fn play_and_listen(layout: Layout, seed: u64, written: &Rule) -> (usize, usize) {
    let mut table = layout.seed(seed).start();
    let mut luck = Luck::new(Seed(seed));
    for _ in 0..40 {
        try_random_action(&mut table, &mut luck);
    }
    let count = |of: fn(&Event) -> bool| {
        table.0.actions().iter().flat_map(|played| &played.events).filter(|event| of(event)).count()
    };
    let is_rule = silent_application(&table) == Some(EffectSource::Rule(RuleIndex(0)));
    // An extra play is told when it comes.
    let plays_again =
        written.clauses.iter().any(|clause| clause.effect == Effect::Auto(AutoEffect::PlayAgain));
    assert!(!is_rule || plays_again, "{written}\n{}", table.log().join("\n"));
    (
        count(|event| *event == Event::Resolving(EffectSource::Rule(RuleIndex(0)))),
        count(|event| matches!(event, Event::NothingDone { .. })),
    )
}

/// BL-R69: whatever sets a rule off, each of its applications changes something or says why it does not.
#[test]
fn no_application_of_a_rule_is_silent() {
    let triggers = triggers();
    let (mut applied, mut nothing_done) = (0, 0);
    for (index, clause) in clauses().into_iter().enumerate() {
        let written = rule(triggers[index % triggers.len()].clone(), clause);
        let layouts = poor_tables(&written);
        let (times, in_vain) =
            play_and_listen(layouts[index % layouts.len()].clone(), index as u64, &written);
        applied += times;
        nothing_done += in_vain;
    }
    assert!(applied > 300 && nothing_done > 50, "{applied} applied, {nothing_done} without an effect");
}

/// BL-R69: two to six people, in both directions of play, and with two clauses on a rule.
#[test]
fn no_application_is_silent_however_many_play() {
    let (triggers, clauses) = (triggers(), clauses());
    let (mut applied, mut nothing_done) = (0, 0);
    for index in 0..ROUNDS {
        let clause = |step: usize| clauses[index * step % clauses.len()].clone();
        let mut written = rule(triggers[index * 7 % triggers.len()].clone(), clause(31));
        if index % 3 == 0 {
            written.clauses.push(clause(57));
        }
        let layout = crowd(2 + index % 5, index % 2 == 0, &written);
        let layout = if index % 4 == 0 { layout.draw_pile("r1 b1") } else { layout };
        let (times, in_vain) = play_and_listen(layout, index as u64, &written);
        applied += times;
        nothing_done += in_vain;
    }
    assert!(applied > 300 && nothing_done > 50, "{applied} applied, {nothing_done} without an effect");
}

/// How many rules are tried.
const ROUNDS: usize = 1_200;
