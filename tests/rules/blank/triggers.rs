//! Each kind of trigger.

use partypiece::{
    cards::GapInput,
    rules::{
        Seat,
        blank::{
            AccusationKey, Action, Activity, AutoEffect, CardCount, CardNumber, CardProblem, Cause, Colour,
            DetectedEvent, Duty, Filter, Holding, Parity, Pattern, PickedBy, PlayerSelector, Refusal,
            Relation, Rule, RuleIndex, Span, Trigger,
        },
    },
};

use super::table::{
    ANA, BO, CY, HAND_OF_SEVEN, Layout, any_play, count_resolved, for_players, layout, number_played, rule,
    say, task,
};

/// A rule whose only effect is an obligation.
fn obligation_rule(trigger: Trigger) -> partypiece::rules::blank::Rule {
    rule(trigger, task(PlayerSelector::Causer, say("hm")))
}

fn detected(event: DetectedEvent) -> Trigger {
    Trigger::Detected(event)
}

fn start_with(layout: Layout, trigger: Trigger) -> super::table::Table {
    layout.rules(&[obligation_rule(trigger)]).start()
}

/// BL-86
#[test]
fn a_played_card_triggers() {
    let mut table = start_with(layout(&["b3 b3", "b2"], "b4"), number_played(3));
    assert_eq!(count_resolved(&table.play_cards(ANA, "b3")), 1);
    assert_eq!(count_resolved(&table.play_cards(BO, "b2")), 0);
    for (cards, resolved) in [("r1", 0), ("r1 r2", 1), ("r1 r2 r3", 0)] {
        let two = Trigger::played(Filter::default(), CardCount::Exactly(2));
        let mut table = start_with(layout(&["r1 r2 r3", "r1"], "r4"), two);
        assert_eq!(count_resolved(&table.play_cards(ANA, cards)), resolved, "exactly 2: {cards}");
    }
}

/// BL-105
#[test]
fn a_filter_accepts_either_side_of_an_or() {
    let blue = Pattern { colours: vec![Colour::Blue], ..Pattern::default() };
    let five = Pattern { numbers: vec![CardNumber::new(5).unwrap()], ..Pattern::default() };
    let trigger = Trigger::played(Filter(vec![blue, five]), CardCount::Any);
    let mut table = start_with(layout(&["b2 b5", "r5", "r2"], "b4"), trigger.clone());
    assert_eq!(count_resolved(&table.play_cards(ANA, "b2")), 1);
    let mut table = start_with(layout(&["r5", "r2"], "r4"), trigger);
    assert_eq!(count_resolved(&table.play_cards(ANA, "r5")), 1);
    assert_eq!(count_resolved(&table.play_cards(BO, "r2")), 0);
}

#[test]
fn a_card_has_to_meet_every_condition_of_a_pattern() {
    let passes = |pattern: Pattern| {
        let trigger = Trigger::played(Filter(vec![pattern]), CardCount::Any);
        let mut table = start_with(layout(&["r2", "r1"], "r4"), trigger);
        count_resolved(&table.play_cards(ANA, "r2")) == 1
    };
    let even = Some(Parity::Even);
    assert!(passes(Pattern { parity: even, colours: vec![Colour::Red], ..Pattern::default() }));
    assert!(!passes(Pattern { parity: even, colours: vec![Colour::Blue], ..Pattern::default() }));
    assert!(!passes(Pattern { parity: Some(Parity::Odd), ..Pattern::default() }));
    assert!(passes(Pattern { relation: Some(Relation::Lower), ..Pattern::default() }));
    assert!(passes(Pattern { relation: Some(Relation::SameColour), ..Pattern::default() }));
    assert!(!passes(Pattern { relation: Some(Relation::Higher), ..Pattern::default() }));
    assert!(!passes(Pattern { relation: Some(Relation::SameNumber), ..Pattern::default() }));
    assert!(!passes(Pattern { author: Some("Ana".to_owned()), ..Pattern::default() }));
    assert!(!passes(Pattern { title: Some("soup".to_owned()), ..Pattern::default() }));
    assert!(passes(Pattern { mark: Some(partypiece::rules::blank::DeckMark::Star), ..Pattern::default() }));
    assert!(!passes(Pattern {
        kind: Some(partypiece::rules::blank::CardKind::WithEffect),
        ..Pattern::default()
    }));
}

/// BL-87, BL-98: a draw triggers once, however many cards are drawn. A draw by an effect is not a Penalty.
#[test]
fn a_draw_triggers_once() {
    let drawn = |cause, least| Trigger::Drawn { cause, least };
    let table = |trigger| {
        let two = for_players(PlayerSelector::Next, AutoEffect::Draw(2.into()));
        layout(&["r2a", "g1"], "r4")
            .draw_pile("b1 b3 b5 b6")
            .effects(&[two])
            .rules(&[obligation_rule(trigger)])
            .start()
    };
    for (trigger, by_effect, by_penalty) in [
        (drawn(Cause::Any, 1), 1, 1),
        (drawn(Cause::Effect, 1), 1, 0),
        (drawn(Cause::Penalty, 1), 0, 1),
        (drawn(Cause::Any, 2), 1, 0),
        (drawn(Cause::Any, 3), 0, 0),
    ] {
        let mut table = table(trigger);
        assert_eq!(count_resolved(&table.play_cards(ANA, "r2")) - 1, by_effect);
        assert_eq!(count_resolved(&table.play(BO, Action::NoMatch)), by_penalty);
    }
    // When several players draw by one effect, it is one draw by all of them.
    let all = for_players(PlayerSelector::All, AutoEffect::Draw(2.into()));
    let mut table =
        layout(&["r2a", "g1"], "r4").effects(&[all]).rules(&[obligation_rule(drawn(Cause::Any, 1))]).start();
    assert_eq!((count_resolved(&table.play_cards(ANA, "r2")), table.view().obligations.len()), (2, 2));
}

/// BL-88, BL-R25: a play is not a discard.
#[test]
fn a_discard_by_an_effect_triggers() {
    let discard =
        for_players(PlayerSelector::All, AutoEffect::Discard { cards: 1.into(), pick: PickedBy::Random });
    let mut table = layout(&["r2a r3", "r1"], "r4")
        .effects(&[discard])
        .rules(&[obligation_rule(Trigger::Discarded(Filter::default()))])
        .start();
    let events = table.play_cards(ANA, "r2");
    assert_eq!(count_resolved(&events), 2, "the card, and the rule once for all who discarded");
    assert_eq!(table.view().obligations.len(), 2, "everybody who discarded has the obligation");
    table.play_cards(BO, "r1");
    assert_eq!(table.view().obligations.len(), 2, "a play is no discard");
    for (n, resolved) in [(5, 1), (6, 0)] {
        let discard = for_players(
            PlayerSelector::Next,
            AutoEffect::Discard { cards: 7.into(), pick: PickedBy::Random },
        );
        let number = Filter::number(CardNumber::new(n).unwrap());
        let layout = layout(&["r2a", "r1", "r1"], "r4").effects(&[discard]);
        let mut table = layout.rules(&[obligation_rule(Trigger::Discarded(number))]).start();
        assert_eq!(count_resolved(&table.play_cards(ANA, "r2")) - 1, resolved, "a {n} is discarded");
    }
}

/// BL-89, BL-45
#[test]
fn something_outside_the_game_is_reported_by_anybody() {
    let bell = rule(
        Trigger::ReportedEvent("the doorbell rings".to_owned()),
        for_players(PlayerSelector::All, AutoEffect::Draw(1.into())),
    );
    let mut table = layout(&["r1", "r1", "r1"], "r4").rules(&[bell, obligation_rule(any_play())]).start();
    let happened = |rule: u16| Action::Report { rule: RuleIndex(rule), who: None };
    let open = table.open_rules();
    assert_eq!(table.refusal(CY, happened(open[1].0)), Refusal::DetectedByPage);
    assert_eq!(table.refusal(CY, happened(99)), Refusal::NotOpen);
    table.play(CY, happened(open[0].0));
    assert!(table.log().contains(&"Cy says: the doorbell rings.".to_owned()), "nobody did it");
    assert_eq!(table.counts(), [7, 7, 7], "others can still accuse the reporter");
    assert_eq!(count_resolved(&table.play(ANA, Action::Resolve)), 1);
    assert_eq!((table.counts(), table.active()), (vec![8, 8, 8], ANA));
}

/// BL-45
#[test]
fn a_reported_act_names_the_player() {
    let mut table =
        start_with(layout(&["r1", "r1", "r1"], "r4"), Trigger::ReportedAct("somebody laughs".to_owned()));
    let rule = table.open_rules()[0];
    table.play(BO, Action::Report { rule, who: Some(CY) });
    assert!(table.log().contains(&"Bo says that Cy did this: somebody laughs.".to_owned()));
    table.play(BO, Action::Resolve);
    let obligations = table.view().obligations;
    assert_eq!(obligations.iter().map(|obligation| obligation.seat).collect::<Vec<_>>(), [CY]);
}

/// BL-90
#[test]
fn an_event_that_the_page_detects_triggers() {
    let mut three =
        start_with(layout(&["r1 r2 r3", "r1 r2"], "r4"), detected(DetectedEvent::PlaysAtLeast(3)));
    assert_eq!(count_resolved(&three.play_cards(ANA, "r1 r2 r3")), 1);
    assert_eq!(count_resolved(&three.play_cards(BO, "r1 r2")), 0);
    let mut colour = start_with(layout(&["r1 g4 r4", "r1"], "r4"), detected(DetectedEvent::MatchesByColour));
    assert_eq!(count_resolved(&colour.play_cards(ANA, "g4")), 0);
    let mut both = layout(&["r4", "r1"], "r4")
        .rules(&[
            obligation_rule(detected(DetectedEvent::MatchesByColour)),
            obligation_rule(detected(DetectedEvent::MatchesByNumber)),
        ])
        .start();
    both.play_cards(ANA, "r4");
    assert_eq!(
        count_resolved(&both.play(ANA, Action::Resolve)),
        2,
        "a card that matches both ways triggers both"
    );
    let mut cannot = start_with(layout(&["g1", "r1"], "r4"), detected(DetectedEvent::CannotPlay));
    assert_eq!(count_resolved(&cannot.play(ANA, Action::NoMatch)), 1);
    let mut penalty = start_with(layout(&["g1", "r1"], "r4"), detected(DetectedEvent::TakesPenalty));
    assert_eq!(count_resolved(&penalty.play_cards(ANA, "g1")), 1);
    let mut starts = start_with(layout(&["r1", "r1"], "r4"), detected(DetectedEvent::TurnStarts));
    assert_eq!(count_resolved(&starts.play_cards(ANA, "r1")), 1);
    let mut twice = start_with(layout(&["r1", "g1", "b2"], "r4"), detected(DetectedEvent::SameNumberTwice));
    assert_eq!(count_resolved(&twice.play_cards(ANA, "r1")), 0);
    assert_eq!(count_resolved(&twice.play_cards(BO, "g1")), 1);
}

/// BL-90
#[test]
fn a_hand_that_reaches_a_size_triggers() {
    let mut table = start_with(layout(&["r1 r2 r3", "r1"], "r4"), detected(DetectedEvent::HandIs(5)));
    assert_eq!(count_resolved(&table.play_cards(ANA, "r1 r2")), 1);
    assert_eq!(table.view().obligations[0].seat, ANA);
    assert_eq!(count_resolved(&table.play_cards(BO, "r1")), 0);
    assert_eq!(count_resolved(&table.play_cards(ANA, "r3")), 0, "four are not five");
}

/// BL-90, BL-54
#[test]
fn a_false_accusation_triggers() {
    let mut table = layout(&["r1", "r1", "r1", "r1"], "r4")
        .rules(&[
            rule(any_play(), task(PlayerSelector::Active, say("please"))),
            rule(
                detected(DetectedEvent::FalselyAccuses),
                for_players(PlayerSelector::Causer, AutoEffect::Draw(2.into())),
            ),
        ])
        .start();
    table.play_cards(ANA, "r1");
    let id = table.view().obligations[0].id;
    table.play(BO, Action::Accuse(vec![AccusationKey::Obligation(id)]));
    table.play(CY, Action::Vote { accusation: 0, is_true: Some(false) });
    table.play(CY, Action::CountVotes);
    assert_eq!(table.counts(), [6, 10, 7, 7], "a Penalty, and two more");
}

/// BL-91
#[test]
fn passed_turns_and_rounds_trigger() {
    let time = |span, repeats| Trigger::Time { span, repeats };
    for (trigger, resolved) in [
        (time(Span::Turns(3), true), 3),
        (time(Span::Turns(3), false), 1),
        (time(Span::Rounds(2), true), 2),
        (time(Span::Rounds(5), true), 0),
    ] {
        let layout = layout(&["r1 r2 r3 r4 r6", "r1 r2 r3 r4 r6"], "r4")
            .rules(&[rule(trigger.clone(), for_players(PlayerSelector::Active, AutoEffect::Immune(1)))]);
        let mut table = layout.start();
        let mut seen = 0;
        for turn in 0..9 {
            let seat = [ANA, BO][turn % 2];
            let left = table.view().rules[0].due_in;
            if let Trigger::Time { span: Span::Turns(3), repeats: true } = trigger {
                assert_eq!(left, Some([3, 2, 1][turn % 3]), "the rule says when");
            }
            let card = table.own(seat).matching[0];
            seen += count_resolved(&table.play(seat, Action::Play(vec![card])));
        }
        assert_eq!(seen, resolved);
    }
}

/// BL-91, BL-R40
#[test]
fn seconds_are_counted_by_the_page() {
    let clock = |repeats| Trigger::Time { span: Span::Seconds(30), repeats };
    let mut once = start_with(layout(&["r1", "r1"], "r4"), clock(false));
    let rule = once.open_rules()[0];
    assert_eq!(once.view().rules[0].seconds, Some(30));
    assert_eq!(once.view().running_timers(), [(rule, 30)]);
    assert_eq!(count_resolved(&once.play(BO, Action::Clock(rule))), 1);
    assert_eq!(once.refusal(BO, Action::Clock(rule)), Refusal::NoTimer);
    let mut repeats = start_with(layout(&["r1", "r1"], "r4"), clock(true));
    repeats.play(BO, Action::Clock(rule));
    assert_eq!(count_resolved(&repeats.play(BO, Action::Clock(rule))), 1);
    let rules = [obligation_rule(any_play()), obligation_rule(any_play()), obligation_rule(clock(true))];
    let mut ordering = layout(&["r1", "r1"], "r4").rules(&rules).start();
    let last = ordering.open_rules()[2];
    ordering.play_cards(ANA, "r1");
    assert_eq!(ordering.view().running_timers(), [], "timers stand still outside of turns");
    assert_eq!(ordering.refusal(BO, Action::Clock(last)), Refusal::NotNow { activity: Activity::Ordering });
    let mut none = start_with(layout(&["r1", "r1"], "r4"), any_play());
    assert_eq!(none.refusal(BO, Action::Clock(rule)), Refusal::NoTimer);
}

/// BL-18
#[test]
fn a_penalty_draw_triggers_in_the_turn_of_another_player() {
    let mut table =
        start_with(layout(&["r1", "r1", "g1"], "r4"), Trigger::Drawn { cause: Cause::Any, least: 1 });
    let card = table.cards(CY, "g1");
    let events = table.play(CY, Action::Play(card));
    assert_eq!(count_resolved(&events), 1);
    assert_eq!((table.active(), table.view().obligations[0].seat), (ANA, CY));
}

/// BL-84, BL-69
#[test]
fn people_apply_a_rule_in_free_words() {
    let words = partypiece::rules::blank::Rule::from_free_words("Nobody may point at anybody.", "Ana");
    assert_eq!(words.to_string(), "Nobody may point at anybody.");
    assert_eq!(words.check(), Ok(()));
    let mut table = layout(&["r1", "r1"], "r4").rules(&[words]).start();
    let rule = table.open_rules()[0];
    table.play(BO, Action::Report { rule, who: None });
    table.play(BO, Action::Resolve);
    table.choose(partypiece::rules::blank::Pick::Players(vec![ANA]));
    assert_eq!(table.view().obligations[0].duty, Duty::Free("Nobody may point at anybody.".to_owned()));
}

/// BL-R52: the card beneath is the card that was on top before the play, even if several cards are played
/// together.
#[test]
fn a_rule_can_ask_for_the_card_beneath() {
    let red_on_blue = |count| {
        let (cards, previous_top) = (Filter::colour(Colour::Red), Filter::colour(Colour::Blue));
        rule(
            Trigger::Played { cards, previous_top, count },
            for_players(PlayerSelector::Next, AutoEffect::Draw(2.into())),
        )
    };
    let drawn = |top, cards, count| {
        let mut table = layout(&["r4 b4 b6", "r1"], top).rules(&[red_on_blue(count)]).start();
        table.play_cards(ANA, cards);
        table.counts()[1]
    };
    assert_eq!(drawn("b4", "r4", CardCount::Any), 9);
    assert_eq!(drawn("r6", "r4", CardCount::Any), 7, "red on red");
    assert_eq!(drawn("b4", "b6", CardCount::Any), 7, "blue on blue");
    assert_eq!(drawn("r4", "b4 r4", CardCount::Any), 7, "red was on top before");
    assert_eq!(drawn("b4", "b4 r4", CardCount::AtLeast(2)), 9);
    let text = |count| red_on_blue(count).trigger.to_string();
    assert_eq!(text(CardCount::Any), "a red card is played on a blue card");
    assert_eq!(text(CardCount::AtLeast(2)), "at least 2 cards are played on a blue card, a red card on top");
    let any = Trigger::Played {
        cards: Filter::default(),
        previous_top: Filter::number(CardNumber::ALL[5]),
        count: CardCount::Exactly(2),
    };
    assert_eq!(any.to_string(), "exactly 2 cards are played together on a 6");
    let one = Trigger::played(Filter::default(), CardCount::Exactly(1));
    assert_eq!(one.to_string(), "exactly 1 card is played");
}

/// TR-HAND, BL-R53: a rule about the cards in a hand applies when a hand begins to meet its condition, but not
/// while the hand goes on meeting it. Such a rule never applies to an empty hand.
#[test]
fn a_rule_can_be_about_the_cards_in_a_hand() {
    let of_hand = |holds, colour| {
        let trigger = Trigger::Hand { holds, cards: Filter::colour(colour) };
        rule(trigger, task(PlayerSelector::Causer, say("look")))
    };
    let triggers = |holds, colour, hand, play: &str| {
        let mut table = layout(&[hand, "p1"], "r4").rules(&[of_hand(holds, colour)]).start();
        let events = table.play_cards(ANA, play);
        (count_resolved(&events), table.view().obligations.first().map(|owed| owed.seat))
    };
    let (without, only) = (Holding::Without, Holding::Only);
    assert_eq!(triggers(without, Colour::Red, "r1 r2", "r1 r2"), (1, Some(ANA)));
    assert_eq!(triggers(without, Colour::Red, "r1 r2", "r1"), (0, None), "one is left");
    assert_eq!(triggers(without, Colour::Green, "r1 r2", "r1"), (0, None), "it was so before");
    assert_eq!(triggers(only, Colour::Purple, "r1", "r1"), (1, Some(ANA)));
    assert_eq!(triggers(only, Colour::Purple, "r1 r2", "r1"), (0, None));
    assert_eq!(triggers(without, Colour::Red, HAND_OF_SEVEN, HAND_OF_SEVEN), (0, None), "no card is left");
    let everything =
        |cards| rule(Trigger::Hand { holds: only, cards }, task(PlayerSelector::Causer, say("look")));
    for cards in [Filter::default(), Filter(vec![Pattern::default()])] {
        assert_eq!(everything(cards).check(), Err(CardProblem::NoCondition));
    }
    assert_eq!(of_hand(only, Colour::Red).trigger.to_string(), "every card in a hand is a red card");
}

/// TR-HAND, BL-R53: hands that change without changing size count, too.
#[test]
fn a_swap_can_make_a_hand_meet_the_condition() {
    let no_red = Trigger::Hand { holds: Holding::Without, cards: Filter::colour(Colour::Red) };
    let look = rule(no_red, task(PlayerSelector::Causer, say("look")));
    let swap = for_players(PlayerSelector::Previous, AutoEffect::Swap(PlayerSelector::Next));
    let mut table = layout(&["r2a r6", "g1", "r1 r3"], "r4").effects(&[swap]).rules(&[look]).start();
    table.play_cards(ANA, "r2");
    let seats: Vec<Seat> = table.view().obligations.iter().map(|owed| owed.seat).collect();
    assert_eq!((table.counts(), seats), (vec![6, 7, 7], vec![CY]));
}

/// BL-90: the editor begins the text with “somebody”, so that the rule reads as a sentence; this word alone is no event.
#[test]
fn a_reported_act_begins_with_somebody() {
    let GapInput::Choice { options, .. } = &Rule::template().trigger_gaps()[0].input else {
        panic!("there is no choice")
    };
    let reported = options.iter().find(|(_, rule)| matches!(rule.trigger, Trigger::ReportedAct(_)));
    let mut rule = reported.expect("a reported act").1.clone();
    assert_eq!(rule.check(), Err(CardProblem::Empty("trigger")));
    let Trigger::ReportedAct(text) = &mut rule.trigger else { panic!("no reported act") };
    text.push_str("laughs");
    assert_eq!(rule.check(), Ok(()));
    assert!(rule.to_string().starts_with("If somebody laughs, then"), "{rule}");
}
