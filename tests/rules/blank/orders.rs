//! BL-R75: the table is asked for the order of effects only where it changes something.

use std::collections::BTreeSet;

use partypiece::{
    play::LogLine,
    rules::{
        Luck, Seat,
        blank::{
            Action, Amount, AutoEffect, CardDeck, CardIndex, Cause, ChoiceKind, Clause, Colour,
            DetectedEvent, Event, House, PassDirection, PhaseView, Pick, PickedBy, PlayerSelector, Rule,
            Target, Trigger, View,
        },
        luck::Seed,
    },
    screens::blank::{Prompt, sentence},
};

use super::{
    random::{random_deck_table, try_random_action},
    table::{
        ANA, BO, CY, Layout, Table, any_play, count_resolved, effect_on, for_players, layout, number_played,
        rule, say, task,
    },
};

/// All orders of this many effects.
fn orders(effects: u8) -> Vec<Vec<u8>> {
    if effects == 0 {
        return vec![Vec::new()];
    }
    let with_last = |order: Vec<u8>| {
        (0..effects).map(move |at| {
            let mut order = order.clone();
            order.insert(at.into(), effects - 1);
            order
        })
    };
    orders(effects - 1).into_iter().flat_map(with_last).collect()
}

/// The same answer in every order of the effects: the first player, rule or colour, the first cards.
fn answer(table: &Table, by: Option<Seat>, kind: &ChoiceKind) -> Action {
    Action::Choose(match kind {
        ChoiceKind::Player { among } | ChoiceKind::Contest { among, .. } => {
            Pick::Player(*among.iter().min().expect("somebody"))
        }
        ChoiceKind::Players { .. } => Pick::Players(vec![BO]),
        ChoiceKind::Cards { cards, .. } => {
            let offered = table.own(by.unwrap_or(ANA)).offered.expect("cards");
            let mut cards_offered: Vec<CardIndex> = offered.iter().map(|card| card.index).collect();
            cards_offered.sort_unstable();
            cards_offered.truncate(usize::from(*cards));
            Pick::Cards(cards_offered)
        }
        ChoiceKind::Points { .. } => Pick::Nobody,
        ChoiceKind::Rule => Pick::Rule(table.open_rules().into_iter().min().expect("a rule")),
        ChoiceKind::Colour => Pick::Colour(Colour::Blue),
        ChoiceKind::AnswerIsRight { .. } => Pick::Right(false),
        ChoiceKind::HasSeenHand { .. } | ChoiceKind::EverybodyHasSeen => Pick::Seen,
    })
}

/// What came of the effects in one order.
#[derive(Debug, PartialEq)]
struct Result {
    /// What the log says up to the next turn, whatever its order.
    said: Vec<String>,
    hands: Vec<BTreeSet<CardIndex>>,
    view: View,
}

/// Resolves the waiting effects in this order.
fn resolved(table: &Table, order: &[u8]) -> Result {
    let mut table = Table(table.0.clone());
    let before = table.0.actions().len();
    table.play(ANA, Action::Order(order.to_vec()));
    table.play(ANA, Action::Resolve);
    for _ in 0..99 {
        match table.phase() {
            PhaseView::Choosing { choice, .. } => {
                let action = answer(&table, choice.by, &choice.kind);
                table.play(choice.by.unwrap_or(ANA), action);
            }
            PhaseView::Paused => drop(table.play(ANA, Action::Reshuffle)),
            _ => break,
        }
    }
    let events = table.0.actions()[before..].iter().flat_map(|played| &played.events);
    let until_turn = events.take_while(|event| !matches!(event, Event::Turn(_)));
    let is_said = |event: &&Event| !matches!(event, Event::Ordered(_));
    let said = until_turn.filter(is_said).map(|event| table.0.tell(&LogLine::Event(event)));
    let mut said: Vec<String> = said.collect();
    said.sort_unstable();
    let hand = |seat: Seat| table.own(seat).hand.iter().map(|card| card.index).collect();
    Result { said, hands: table.seats().into_iter().map(hand).collect(), view: normalised(table.view()) }
}

/// Without the numbers and the order of tasks, which are nobody's business.
fn normalised(mut view: View) -> View {
    view.accusations.clear();
    view.obligations.iter_mut().for_each(|owed| owed.id = 0);
    view.obligations.sort_by_key(|owed| format!("{owed:?}"));
    view
}

/// Whether the effects have changed nothing but who has got which card that nobody knew, and whether they have.
fn is_exchange(table: &Table, one: &Result, other: &Result) -> bool {
    let known: BTreeSet<CardIndex> =
        table.seats().into_iter().flat_map(|seat| table.own(seat).hand).map(|card| card.index).collect();
    one.hands.iter().zip(&other.hands).all(|(one, other)| {
        one.len() == other.len() && one.intersection(&known).eq(other.intersection(&known))
    })
}

/// Checks a queue that is not asked for: in every order the log says the same, and everything is the same; if players have drawn
/// from the face-down pile, up to who has got which of its cards.
fn check_that_no_order_matters(table: &Table, effects: u8) {
    let first = resolved(table, &orders(effects)[0]);
    for order in &orders(effects)[1..] {
        let other = resolved(table, order);
        assert_eq!(first.said, other.said, "{order:?}\n{}", table.log().join("\n"));
        if first.hands == other.hands {
            assert!(first.view == other.view, "{order:?}\n{}", table.log().join("\n"));
        } else {
            // What follows in the next turn may depend on the cards, so the hands are compared only if nothing has followed.
            let nothing_followed = matches!(other.view.phase, PhaseView::Turn { .. });
            assert!(!nothing_followed || is_exchange(table, &first, &other), "{order:?}");
        }
    }
}

/// BL-R75, BL-48: with any rules and effects, whenever the table is not asked, every order has the same result.
#[test]
fn an_order_that_is_not_asked_for_changes_nothing() {
    let (mut not_asked, mut asked, mut changing) = (0, 0, 0);
    for seed in 0..900 {
        let mut table = random_deck_table(seed, 2 + (seed % 4) as usize);
        if !table.0.setup().house.every_order {
            continue;
        }
        let mut luck = Luck::new(Seed(seed));
        for _ in 0..120 {
            try_random_action(&mut table, &mut luck);
            let PhaseView::Ordering { queue, reporter: None, matters } = table.phase() else { continue };
            let effects = queue.len() as u8;
            if table.view().decision.is_some() || !(2..=4).contains(&effects) {
                continue;
            }
            if matters {
                let results = || orders(effects).into_iter().map(|order| resolved(&table, &order));
                let first = results().next();
                asked += 1;
                changing += usize::from(results().any(|result| Some(result) != first));
            } else {
                not_asked += 1;
                check_that_no_order_matters(&table, effects);
            }
        }
    }
    println!("{not_asked} not asked, {asked} asked, {changing} of these with several results");
    assert!(not_asked > 100, "{not_asked} queues were tried");
}

/// Whether the table is asked after Ana plays a 2 that triggers these rules.
fn asks(layout: Layout) -> bool {
    let mut table = layout.asking_less().start();
    table.play_cards(ANA, "r2");
    matches!(table.phase(), PhaseView::Ordering { .. })
}

/// Three players, and these clauses, each on a rule of its own.
fn clauses(clauses: &[Clause]) -> Layout {
    let rules: Vec<Rule> = clauses.iter().map(|clause| rule(number_played(2), clause.clone())).collect();
    layout(&["r2 r3", "r3", "r3"], "r4").rules(&rules)
}

fn draws(players: PlayerSelector) -> Clause {
    for_players(players, AutoEffect::Draw(1.into()))
}

/// BL-R75: the usual pairs.
#[test]
fn only_an_order_that_changes_something_is_asked_for() {
    use PlayerSelector::{Active, All, Chosen, Next, Previous};
    let (reverse, skip) =
        (for_players(All, AutoEffect::Reverse), |who| for_players(who, AutoEffect::Skip(1)));
    let take = |from| AutoEffect::Take { cards: 1.into(), from, pick: PickedBy::Random };
    let give = |to| AutoEffect::Give { cards: 1.into(), to, pick: PickedBy::Random };
    let pass = AutoEffect::Pass { cards: 1.into(), to: PassDirection::Left };
    let sings = || task(Active, say("la"));
    let not_asked = [
        [draws(Next), sings()],
        [draws(Next), draws(Next)],
        [draws(Next), draws(Previous)],
        [skip(Next), draws(Next)],
        [skip(Next), skip(Previous)],
        [sings(), task(Next, say("please"))],
        [reverse.clone(), sings()],
        [for_players(Chosen, AutoEffect::Draw(2.into())), sings()],
        [draws(Next), for_players(Active, take(Previous))],
        [draws(Next), for_players(Next, take(Active))],
        [draws(Next), for_players(Active, give(Next))],
    ];
    for pair in &not_asked {
        assert!(!asks(clauses(pair)), "{pair:?}");
    }
    let asked = [
        [draws(Next), reverse],
        [draws(Next), for_players(Active, take(Next))],
        [draws(Active), for_players(Next, take(Active))],
        [for_players(Next, take(Active)), for_players(Previous, take(Active))],
        [for_players(Next, AutoEffect::Draw(Amount::UntilHandHas(5))), for_players(Next, take(Active))],
        [for_players(Next, AutoEffect::Immune(2)), draws(Next)],
        [for_players(All, pass), draws(Next)],
        [for_players(Chosen, AutoEffect::Draw(1.into())), draws(Next)],
        [effect_on(Target::DrawPile, AutoEffect::Show(Some(1))), draws(Next)],
        [draws(PlayerSelector::Most), draws(Next)],
    ];
    for pair in &asked {
        assert!(asks(clauses(pair)), "{pair:?}");
    }
}

/// BL-R75: a 6 makes the next player draw, and “Light Fingers” is a 6 that lets the same player take a card from whoever played it: in
/// both orders that player has the drawn card and a card of the hand, so nothing is asked. With one more rule that reacts to the size of
/// a hand, it is.
#[test]
fn a_draw_and_light_fingers_need_no_order() {
    let deck = CardDeck::fresh();
    let light_fingers = deck.cards.iter().find(|card| card.title == "Light Fingers").expect("a starter card");
    let takes = light_fingers.written.as_ref().expect("it has an effect").clauses[0].clone();
    assert!(!asks(clauses(&[draws(PlayerSelector::Next), takes.clone()])));
    let says = rule(Trigger::Detected(DetectedEvent::HandIs(4)), task(PlayerSelector::Causer, say("four")));
    let rules = [rule(number_played(2), draws(PlayerSelector::Next)), rule(number_played(2), takes), says];
    assert!(asks(layout(&["r2 r3", "r3", "r3"], "r4").rules(&rules)));
}

/// BL-R75: draws change places only if nobody can tell: the pile is long enough, its cards are unknown, and no rule reacts.
#[test]
fn draws_are_ordered_where_somebody_could_tell() {
    use PlayerSelector::{All, Next, Previous};
    let pair = [draws(Next), draws(Previous)];
    assert!(asks(clauses(&pair).draw_pile("p1")), "one of them draws nothing");
    let says = task(PlayerSelector::Causer, say("hm"));
    let with = |trigger| {
        let rules = [rule(number_played(2), pair[0].clone()), rule(number_played(2), pair[1].clone())];
        layout(&["r2 r3", "r3", "r3"], "r4").rules(&[
            rules[0].clone(),
            rules[1].clone(),
            rule(trigger, says.clone()),
        ])
    };
    assert!(asks(with(Trigger::Drawn { cause: Cause::Any, least: 1 })), "only the first draw triggers it");
    assert!(asks(with(Trigger::Detected(DetectedEvent::HandIs(8)))));
    assert!(!asks(with(Trigger::Detected(DetectedEvent::TakesPenalty))));
    // The top of the pile was shown before.
    let show = rule(number_played(3), effect_on(Target::DrawPile, AutoEffect::Show(Some(2))));
    let rules = [rule(number_played(2), pair[0].clone()), rule(number_played(2), pair[1].clone()), show];
    let mut table = layout(&["r3 r1", "r2 r1", "r3"], "r4").rules(&rules).asking_less().start();
    table.play_cards(ANA, "r3");
    table.choose(Pick::Seen);
    table.play_cards(BO, "r2");
    assert!(table.view().is_ordering(), "the cards are known");
    // Of two players, the other one is next in both directions.
    let reversing = [rule(any_play(), for_players(All, AutoEffect::Reverse)), rule(any_play(), draws(Next))];
    assert!(!asks(layout(&["r2 r3", "r3"], "r4").rules(&reversing)));
}

/// BL-R75: effects that are not ordered happen at once, oldest first, and a report still waits (BL-R41).
#[test]
fn effects_that_need_no_order_happen_at_once() {
    let reported = rule(Trigger::ReportedAct("somebody hums".to_owned()), draws(PlayerSelector::Causer));
    let rules = [
        rule(number_played(2), draws(PlayerSelector::Next)),
        rule(any_play(), task(PlayerSelector::Active, say("la"))),
        reported,
    ];
    let mut table = layout(&["r2 r3", "r3", "r3"], "r4").rules(&rules).asking_less().start();
    let events = table.play_cards(ANA, "r2");
    assert_eq!(count_resolved(&events), 2);
    assert_eq!((table.counts(), table.active()), (vec![6, 8, 7], BO));
    let hums = table.open_rules()[2];
    table.play(BO, Action::Report { rule: hums, who: Some(CY) });
    assert!(table.view().is_ordering(), "the table agrees that it happened");
}

/// BL-48: the table may choose to agree on every order. So it was before, and a record of that time plays as it did.
#[test]
fn a_table_may_agree_on_every_order() {
    let pair = [draws(PlayerSelector::Next), task(PlayerSelector::Active, say("la"))];
    let mut table = clauses(&pair).start();
    table.play_cards(ANA, "r2");
    assert!(table.view().is_ordering());
    assert_eq!(
        sentence(&table.view(), &Prompt::Order),
        "Several rules apply. Their order changes nothing this time."
    );
    let (old, new) = (r#"{"mark_playable":true}"#, serde_json::to_string(&House::default()).unwrap());
    let read = |text: &str| serde_json::from_str::<House>(text).unwrap();
    assert_eq!(read(old), House { mark_playable: true, every_order: true, ..House::default() });
    assert_eq!(read(&new), House::default());
}
