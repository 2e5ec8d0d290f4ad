//! What BLANK shows at the end of a game.

use partypiece::{
    rules::blank::{Event, Inscription, PenaltyReason, PlayerSelector, Rule},
    screens::blank::{how_won, moments},
};

use super::table::{ANA, BO, CY, any_play, layout, rule, say, task};
use crate::best::in_words;

/// BL-64: the largest play and the player with most Penalties.
#[test]
fn the_end_shows_the_best_moments() {
    let mut table = layout(&["g1 g2 g4", "r1 r2", "r3"], "g3").start();
    let mut events = Vec::new();
    for _ in 0..2 {
        events.push(Event::Penalty { seat: BO, reason: PenaltyReason::CannotPlay });
    }
    let cards: Vec<_> = table.own(ANA).hand.iter().take(3).cloned().collect();
    events.push(Event::Played { by: ANA, cards: cards.clone() });
    events.push(Event::Played { by: CY, cards });
    table.play_cards(ANA, "g1");
    let best = moments(&table.view(), &events.iter().collect::<Vec<_>>());
    let expected = [("3 cards at once", "Ana and Cy"), ("2 Penalties", "Bo")];
    assert_eq!(in_words(&best), expected.map(|(title, story)| (title.to_owned(), story.to_owned())));
}

/// BL-64: a rule that was won is called by its title.
#[test]
fn the_best_moments_name_a_new_rule_by_its_title() {
    let won =
        Rule { title: "Swap Meet".to_owned(), ..rule(any_play(), task(PlayerSelector::Next, say("please"))) };
    let table = layout(&["g1", "r1"], "g3").rules(std::slice::from_ref(&won)).start();
    let best = moments(&table.view(), &[&Event::PrizeWritten(Inscription::Rule(won.clone()))]);
    assert_eq!(in_words(&best), [("Swap Meet".to_owned(), format!("{won} In the deck from now on"))]);
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
