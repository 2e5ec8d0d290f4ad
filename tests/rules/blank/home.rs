//! Decks come home from a game with what was won in it, whatever happened to them meanwhile.

use partypiece::rules::blank::{
    CardDeck, CardId, Clause, DeckMark, PrizeRecord, Rule, RuleCard, Trigger, WrittenEffect, WrittenOn,
};

fn star() -> CardDeck {
    CardDeck {
        name: "Friday deck".to_owned(),
        mark: Some(DeckMark::Star),
        owner: "Di".to_owned(),
        ..CardDeck::fresh()
    }
}

fn rung(what: &str) -> Rule {
    Rule { trigger: Trigger::Happens(what.to_owned()), ..Rule::template() }
}

fn kept(game: u32, on: WrittenOn) -> PrizeRecord {
    PrizeRecord { game, by: "Ana".to_owned(), approved: "Di".to_owned(), on }
}

/// The deck after one more game in which a rule was won.
fn won(deck: &CardDeck, rule: Rule) -> CardDeck {
    let mut deck = deck.clone();
    let id = deck.plain_rule().unwrap();
    deck.rules.iter_mut().find(|card| card.id == id).unwrap().rule = Some(rule);
    deck.games += 1;
    deck.new_rule = Some(id);
    deck.history.push(kept(deck.games, WrittenOn::Rule(id)));
    deck
}

/// The deck after one more game in which a Game Card was customised.
fn customised(deck: &CardDeck, id: CardId, title: &str) -> CardDeck {
    let mut deck = deck.clone();
    deck.games += 1;
    deck.new_rule = None;
    let card = deck.cards.iter_mut().find(|card| card.id == id).unwrap();
    card.title = title.to_owned();
    card.effect =
        Some(WrittenEffect { clauses: vec![Clause::template()], author: "Ana".to_owned(), drawing: None });
    deck.history.push(kept(deck.games, WrittenOn::Card(id)));
    deck
}

/// BL-80: each goes home as it was played.
#[test]
fn a_deck_that_nobody_touched_comes_home_as_it_was_played() {
    let played = won(&star(), rung("the doorbell rings"));
    assert_eq!(star().taking_in(&star(), &played), played);
    assert_eq!(played.new_rule, Some(CardId(15)));
}

/// BL-01, BL-04, BL-70: of two games that were dealt of one deck, the prizes of both are kept.
#[test]
fn what_was_won_in_two_games_is_kept_from_both() {
    let (dealt, first) = (star(), won(&star(), rung("the doorbell rings")));
    let second = won(&star(), rung("somebody sneezes"));
    let home = first.taking_in(&dealt, &second);
    assert_eq!((home.games, home.written(), home.new_rule), (2, 16, Some(CardId(16))));
    assert_eq!(home.rule(CardId(15)), Some(&rung("the doorbell rings")));
    assert_eq!(home.rule(CardId(16)), Some(&rung("somebody sneezes")));
    assert_eq!(home.history.last(), Some(&kept(2, WrittenOn::Rule(CardId(16)))));
    assert_eq!(home.check(), Ok(()));
}

/// BL-R26: what is written on a card stays; a name that was changed at home stays, too.
#[test]
fn what_is_written_at_home_stays() {
    let here = CardDeck { name: "Sunday deck".to_owned(), ..customised(&star(), CardId(3), "Hop") };
    let there = customised(&star(), CardId(3), "Hush");
    let home = here.taking_in(&star(), &there);
    assert_eq!((home.name.as_str(), home.games), ("Sunday deck", 2));
    assert_eq!(home.cards[2].title, "Hop");
    assert_eq!(home.history, here.history);
    let other = here.taking_in(&star(), &customised(&star(), CardId(4), "Hush"));
    assert_eq!((other.cards[2].title.as_str(), other.cards[3].title.as_str()), ("Hop", "Hush"));
}

/// BL-R29: a rule is new for one game.
#[test]
fn a_game_without_a_new_rule_leaves_none_new() {
    let here = CardDeck { name: "Sunday deck".to_owned(), new_rule: Some(CardId(5)), ..star() };
    let home = here.taking_in(&star(), &customised(&star(), CardId(3), "Hop"));
    assert_eq!((home.new_rule, home.games, home.history.len()), (None, 1, 1));
    let renamed = CardDeck { name: "Monday deck".to_owned(), ..star() };
    assert_eq!(here.taking_in(&star(), &renamed), here, "nothing was played");
}

/// BL-R27: where no plain card is left, nothing is written over.
#[test]
fn a_full_deck_takes_no_more_rules() {
    let mut full = star();
    for card in &mut full.rules {
        card.rule.get_or_insert_with(|| rung("the phone rings"));
    }
    let home = full.taking_in(&star(), &won(&star(), rung("somebody sneezes")));
    assert_eq!((home.written(), home.history.len()), (38, 0));
}

/// BL-R27: plain cards that the table added come home as well, also to a deck that was in another game meanwhile.
#[test]
fn plain_cards_that_were_added_come_home() {
    let mut full = star();
    full.rules.retain(|card| card.rule.is_some());
    let first = customised(&full, CardId(1), "Hop");
    let mut added = full.clone();
    added.rules.push(RuleCard { id: CardId(90), rule: None });
    let second = won(&added, rung("somebody sneezes"));
    let home = first.taking_in(&full, &second);
    assert_eq!((home.games, home.written(), home.rules.len()), (2, 15, 15));
    assert_eq!(home.check(), Ok(()));
}
