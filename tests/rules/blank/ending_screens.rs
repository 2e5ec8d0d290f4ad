//! What BLANK shows at the end of a game.

use partypiece::{
    evening::BestMoment,
    rules::blank::{
        AccusationResult, CardSeen, EffectSource, Event, Inscription, Offence, PenaltyReason, PlayerSelector,
        Rule,
    },
    screens::{
        blank::{how_won, moments, ranking},
        ending::beyond_podium,
    },
};

use super::table::{ANA, BO, CY, DI, any_play, layout, rule, say, task};
use crate::best::in_words;

/// BL-R77: a moment happened in one turn, to somebody: a play of many cards, a chain of effects, many cards at once, a swap of
/// different hands, a win that others prevented.
#[test]
fn a_best_moment_happened_in_one_turn() {
    let table = layout(&["g1 g2 g4", "r1 r2", "r3", "r5"], "g3").start();
    let three: Vec<_> = table.own(ANA).hand.iter().take(3).cloned().collect();
    let play = |by, cards: &[CardSeen]| Event::Played { by, cards: cards.to_vec() };
    let source = EffectSource::Table;
    let events = [
        Event::Turn(ANA),
        play(ANA, &three),
        Event::Turn(BO),
        play(BO, &three[..1]),
        Event::Triggered(vec![source; 3]),
        Event::Drew { seat: CY, cards: 3 },
        Event::Moved { from: BO, to: CY, cards: 2 },
        Event::LostTurn(CY),
        Event::Turn(DI),
        play(DI, &three[..1]),
        Event::Swapped(BO, CY),
        Event::NotWonYet(DI),
    ];
    let best = moments(&table.view(), &events.iter().collect::<Vec<_>>());
    let told: Vec<BestMoment> = best.iter().filter(|moment| moment.is_told()).cloned().collect();
    let expected = [
        ("So close", "Di nearly won on turn 4"),
        ("12 cards for 4", "Cy swapped hands with Bo on turn 4"),
        ("3 effects of one play", "Bo set them off on turn 2"),
        ("5 cards more", "Cy got them all on turn 2"),
    ];
    assert_eq!(
        in_words(&told),
        expected.map(|(title, story)| (title.to_owned(), story.to_owned())),
        "four are enough"
    );
    let first = moments(&table.view(), &events[..2].iter().collect::<Vec<_>>());
    assert_eq!(
        in_words(&first[..1]),
        [("3 cards at once".to_owned(), "Ana played them on turn 1".to_owned())]
    );
}

/// BL-R77: a chain is of one play. The beginning of the turn, a report, another play and a vote add nothing to it.
#[test]
fn a_chain_is_of_one_play() {
    let table = layout(&["g1 g2 g4", "r1 r2", "r3"], "g3").start();
    let cards: Vec<_> = table.own(ANA).hand.iter().take(4).cloned().collect();
    let effects = |number: usize| {
        let source = EffectSource::Table;
        [vec![Event::Triggered(vec![source; number])], vec![Event::Resolving(source); number]].concat()
    };
    let play = |cards: &[CardSeen]| vec![Event::Played { by: ANA, cards: cards.to_vec() }];
    let decided = Event::Decided { seat: BO, result: AccusationResult::Upheld, offence: Offence::OutOfTurn };
    let before = [vec![Event::Turn(ANA)], effects(2), play(&cards[..1]), effects(2)].concat();
    let again =
        [vec![Event::PlaysAgain(ANA)], effects(1), play(&cards), effects(1), vec![decided], effects(3)];
    let told = |events: &[Event]| {
        let best = moments(&table.view(), &events.iter().collect::<Vec<_>>());
        let told: Vec<BestMoment> = best.into_iter().filter(BestMoment::is_told).collect();
        in_words(&told).into_iter().map(|(title, _)| title).collect::<Vec<_>>()
    };
    let whole_turn = [before.clone(), again.concat()].concat();
    assert_eq!(told(&whole_turn), ["4 cards at once"], "by the second play");
    assert_eq!(told(&[before, effects(2)].concat()), ["4 effects of one play"], "one after another");
}

/// BL-R77, EV-14: numbers that were only counted are kept for the records, and are not told at the end.
#[test]
fn what_was_only_counted_is_no_moment() {
    let table = layout(&["g1 g2 g4", "r1 r2", "r3"], "g3").start();
    let cards: Vec<_> = table.own(ANA).hand.iter().take(3).cloned().collect();
    let penalty = || Event::Penalty { seat: BO, reason: PenaltyReason::CannotPlay };
    let events = [
        penalty(),
        penalty(),
        Event::Played { by: ANA, cards: cards.clone() },
        Event::Played { by: CY, cards },
    ];
    let best = moments(&table.view(), &events.iter().collect::<Vec<_>>());
    assert!(best.iter().all(|moment| !moment.is_told()), "{best:?}");
    let expected = [("3 cards at once", "Ana and Cy"), ("2 Penalties", "Bo")];
    assert_eq!(in_words(&best), expected.map(|(title, story)| (title.to_owned(), story.to_owned())));
}

/// BL-R77: everybody is named: on the podium, or after it with their place.
#[test]
fn everybody_is_named_at_the_end() {
    let view = layout(&["g1"; 6], "g3").start().view();
    let with = |cards: [u16; 6]| {
        let mut view = view.clone();
        view.people.iter_mut().zip(cards).for_each(|(person, cards)| person.cards = cards);
        let ranked = ranking(&view, ANA);
        let beyond: Vec<String> =
            beyond_podium(&ranked).iter().map(|ranked| format!("{} {}", ranked.place, ranked.name)).collect();
        beyond.join(", ")
    };
    assert_eq!(with([0, 1, 2, 3, 4, 5]), "4 Di, 5 Eve, 6 Fay");
    assert_eq!(with([0, 4, 4, 4, 4, 4]), "2 Eve, 2 Fay", "“and 2 more” stands on the podium");
    assert_eq!(with([0, 1, 2, 2, 2, 2]), "", "four names fit");
}

/// BL-64: a rule that was won is called by its title.
#[test]
fn the_best_moments_name_a_new_rule_by_its_title() {
    let won =
        Rule { title: "Swap Meet".to_owned(), ..rule(any_play(), task(PlayerSelector::Next, say("please"))) };
    let table = layout(&["g1", "r1"], "g3").rules(std::slice::from_ref(&won)).start();
    let best = moments(&table.view(), &[&Event::PrizeWritten(Inscription::Rule(won.clone()))]);
    assert_eq!(in_words(&best), [("Swap Meet".to_owned(), format!("{won} It stays in the deck for good."))]);
}

/// BL-64: a winner may have lost the last card without playing it.
#[test]
fn the_end_says_how_the_winner_lost_the_last_card() {
    let view = layout(&["g1", "r1 r2"], "g3").start().view();
    let played = Event::Played { by: ANA, cards: Vec::new() };
    let moved = Event::Moved { from: ANA, to: BO, cards: 1 };
    let swapped = Event::Swapped(BO, ANA);
    let turn = format!("on turn {}", view.turn);
    let how = |events: &[&Event]| how_won(&view, ANA, events);
    assert_eq!(how(&[&moved, &played]), format!("played the last card {turn}"));
    assert_eq!(how(&[&played, &moved]), format!("the last card went to Bo {turn}"));
    assert_eq!(how(&[&played, &moved, &swapped]), format!("swapped hands {turn}"));
}
